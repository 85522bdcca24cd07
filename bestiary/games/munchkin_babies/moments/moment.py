"""What a moment of the game is: a frame of the stack, found by its number."""

from typing import Final

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Action, Seat, only
from bestiary.games.munchkin_babies import refusals
from bestiary.games.munchkin_babies.actions import ACTIONS, FACE
from bestiary.games.munchkin_babies.cards.deck import NONE
from bestiary.games.munchkin_babies.phases import NAMES
from bestiary.games.munchkin_babies.table import Table

PASS: Final[int] = ACTIONS.base("pass")
CARD: Final[int] = ACTIONS.base("choose")
PLAYER: Final[int] = ACTIONS.base("choose_player")


class Moment:
    """What happens in a frame while it is on top, who is asked there, and what their answers do."""

    def __init__(self, number: int, also: tuple[str, ...] = (), otherwise: Refusal = refusals.ANSWER_FIRST) -> None:
        """In a question some verbs may be possible beside its answers; `otherwise` is said of all the rest."""
        self.number = number
        self.name = NAMES[number]
        self.also = also
        self.otherwise = otherwise

    def step(self, table: Table) -> bool:
        """Goes on, if nobody has to be asked for it. Whether it has."""
        return False

    # Who is asked.

    def waited_for(self, table: Table) -> int:
        """The players that the game waits for, a bit each."""
        return only(table.turn)

    def options(self, table: Table) -> list[Action]:
        """The answers to a question."""
        return []

    def answer(self, table: Table, seat: Seat, action: Action) -> None:
        """What an answer does."""
        raise NotImplementedError

    def default(self, table: Table, seat: Seat) -> Action:
        """For a seat that is waited for and whose time runs out (19.3): always legal, from what the seat knows."""
        return PASS

    # Chance: a die, where nothing else is said.

    def tickets(self, table: Table) -> int:
        """How many equally likely outcomes there are."""
        return 6

    def outcome(self, table: Table, ticket: int) -> int:
        """What a ticket stands for."""
        return FACE + ticket

    def happen(self, table: Table, outcome: int) -> None:
        """Chance has answered."""
        raise NotImplementedError

    def rolled(self, table: Table, value: int) -> None:
        """The die that this has asked for is settled."""
        raise NotImplementedError

    # Windows.

    def asked(self, table: Table) -> int:
        """Who may answer in a window, whether they have passed or not; 0 where this is none."""
        return 0

    def touched(self, table: Table) -> int:
        """Who may win or lose something by what happens in a window."""
        return 0


class Window(Moment):
    """Everybody who is asked acts or passes (MB-D04)."""

    def waited_for(self, table: Table) -> int:
        return self.asked(table) & ~table.passed


def everybody(table: Table) -> int:
    """All seats, a bit each."""
    return (1 << table.seats) - 1


def cards(kinds: list[int]) -> list[Action]:
    """The answers that name one of these, each once."""
    return [CARD + kind for kind in sorted(set(kinds))]


def give_to(table: Table, seat: Seat, place: int, action: Action) -> Seat:
    """An answer to "to whom, and then which card?": the receiver waits in a parameter. Who got a card, or NONE."""
    to = table.arg(place)
    if to < 0:
        table.set_arg(place, action - PLAYER)
        if table.told is not None:
            table.tell("gives_to", seat, {"to": action - PLAYER})
        return NONE
    table.set_arg(place, NONE)
    table.pass_on(seat, to, action - CARD)
    return to


BY_NUMBER: Final[list[Moment]] = [Moment(number) for number in range(len(NAMES))]  # filled by written.py


def current(table: Table) -> Moment:
    """What is on top."""
    return BY_NUMBER[table.op()]


def waited_for(table: Table) -> int:
    """The players that the game waits for, a bit each."""
    return BY_NUMBER[table.op()].waited_for(table)
