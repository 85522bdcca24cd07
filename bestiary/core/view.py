"""What a viewer may see, and what each choice is called. Holds Structs: never compiled."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bestiary.core.result import Line
from bestiary.core.seats import Action, Seat, Viewer


class View(Struct, frozen=True, kw_only=True, tag=True, gc=False):
    """All that one viewer may know. Each game adds its own fields.

    Built from what may be seen, never by deleting secrets from a copy of everything.
    """

    viewer: Viewer
    seats: int
    waiting: tuple[Seat, ...]  # for whom the game waits, as far as this viewer may know
    progress: float
    scores: tuple[int, ...] = ()  # what each seat has now, as far as this viewer may know; () where nothing counts yet


class Choice(Struct, frozen=True, gc=False):
    """One legal action, for people: in words, and as a path of places to touch.

    The places of a board carry the same names, so a screen needs no rules: it lights up the first
    place of each path, then the second, and sends the action at the end of it.

    The label says it all. What a screen or a bot would otherwise have to read out of it stands beside it, where a game
    has something to say: a screen that offers several answers to one question asks it once.
    """

    action: Action
    text: str  # the action's text form, as in a record: "clear table=2"
    label: str  # what a person, or a screen reader, reads: "Clear the Sludge Souffle (3 monsters)"
    places: tuple[str, ...]  # such as ("pile",) or ("drawn", "table:2")
    final: bool = True  # False for a step into the tray: it can be taken back
    title: str = ""  # the label without the note: "Clear the Sludge Souffle"; "" for the whole label
    note: str = ""  # what else there is to know of it: "3 monsters"
    ask: str = ""  # what is being asked, the same for all answers to it: "Clear the ..."; "" where it stands alone
    answer: str = ""  # what this one answers to that: "Sludge Souffle"
    gain: int | None = None  # the points it gains at once; None where it is not about points
    receipt: tuple[Line, ...] = ()  # what the gain is made of, line by line; adds up to it
    outcome: str = ""  # what it comes to, in a few words that fit on a card: "13: you win"
    brief: str = ""  # the outcome where there is no room for words: "13 ✓"; "" where that is as short
    good: bool = False  # the outcome is one that its player would wish for: a screen may paint it so
    seats: tuple[Seat, ...] = ()  # whom it means; the label says `player(seat)` of them, until they have names

    def having(self, **changes: Any) -> "Choice":
        """The same choice with other words: for games, whose compiled modules know nothing of Structs."""
        return replace(self, **changes)


def player(seat: Seat) -> str:
    """How the words of a game, which know no names, speak of a seat.

    >>> player(1)
    'player 2'
    """
    return f"player {seat + 1}"


def named(choice: Choice, names: Sequence[str]) -> Choice:
    """The same choice with the names of those whom it means.

    >>> named(Choice(7, "push seat=1", "Push player 2", ("seat:1",), seats=(1,)), ["Ann", "Bo"]).label
    'Push Bo'
    """
    if not choice.seats:
        return choice
    words = {field: _named(getattr(choice, field), choice.seats, names) for field in SPOKEN}
    return choice.having(**words)


SPOKEN = ("label", "title", "note", "ask", "answer", "outcome", "brief")  # what of a choice is words
_STAND_INS = "\ue000\ue001\ue002\ue003\ue004\ue005\ue006\ue007"  # no name has such a letter: T-06


def _named(words: str, seats: Sequence[Seat], names: Sequence[str]) -> str:
    for seat in seats:
        words = words.replace(player(seat), _STAND_INS[seat])  # first, since somebody may be called "player 1"
    for seat in seats:
        words = words.replace(_STAND_INS[seat], names[seat])
    return words
