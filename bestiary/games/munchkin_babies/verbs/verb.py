"""What a verb is: what might be done with it, what bars that, what it does, and how it is said. Found by its number."""

from typing import Final

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Action, Seat
from bestiary.games.munchkin_babies import needs, refusals
from bestiary.games.munchkin_babies.actions import ACTIONS
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.phases import (
    COMBAT_OPEN,
    CREATION,
    DOOR_CARD,
    EXCESS_BIG,
    FINAL_CALL,
    IS_OPEN,
    IS_OWN_TURN,
    IS_WINDOW,
    LISTEN,
    NAMES,
)
from bestiary.games.munchkin_babies.table import Table

# Where a verb may be possible at all: its moments.
WINDOWS: Final = tuple([number for number in range(len(NAMES)) if IS_WINDOW[number]])
OWN_TURN: Final = tuple([number for number in range(len(NAMES)) if IS_OWN_TURN[number]])
OPEN: Final = tuple([number for number in range(len(NAMES)) if IS_OPEN[number]])
OPEN_FIGHT: Final = (COMBAT_OPEN, FINAL_CALL)
SINGLE_CARD: Final = (LISTEN, DOOR_CARD)  # a card just turned up or drawn
TOO_BIG: Final = (EXCESS_BIG,)
SETTING_UP: Final = (CREATION,)

# What a verb is to the others in a window.
ACTS: Final = 0  # something has changed: who has passed is asked again
FREE: Final = 1  # a free action (MB-D50), which changes nothing in a window
SILENT: Final = 2

# Candidates, where there are few: none, the only value, both.
NOTHING: Final[list[int]] = []
ONLY: Final[list[int]] = [0]
BOTH: Final[list[int]] = [0, 1]


class Verb:
    """One verb. What it is about, its value, is what stands in the action beside it."""

    def __init__(
        self,
        name: str,
        label: str,
        *places: str,
        moments: tuple[int, ...] = (),
        counts: int = ACTS,
        idle: bool = False,
        need: int = 0,
        cards: list[int] | None = None,
    ) -> None:
        """In label and places {card}, {player} and so on stand for the parameters. Outside its moments, for who has not
        all that it needs (needs.py), or none of its cards, a verb is never legal: nobody asks it."""
        self.name = name
        self.base: int = ACTIONS.base(name)
        self.label = label
        self.places = places
        self.moments = moments
        self.counts = counts
        self.idle = idle or counts == FREE  # to have it is to have nothing to say in a window
        self.needs = needs.FREE_ACTION | need if counts == FREE else need
        self.cards = cards
        self.tray = ACTIONS.tray(self.base)

    def candidates(self, at: Occasion) -> list[int]:
        """The values that might be legal, sorted: all that are, and few that are not."""
        return NOTHING

    def list_legal(self, at: Occasion, found: list[Action]) -> None:
        """Adds what nothing bars."""
        for value in self.candidates(at):
            if self.bars(at, value) is None:
                found.append(self.base + value)

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        """What stands against it."""
        return refusals.NOT_ASKED

    def matters(self, at: Occasion) -> bool:
        """Whether who could do it has something to say in a window."""
        return not self.tray and not self.idle

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        """What it does, where it is legal. The tray is emptied by it."""
        raise NotImplementedError


class Answer(Verb):
    """A verb that does nothing but answer a question: what can be answered, and what that does, the moment knows."""


class Step(Verb):
    """A step into the tray: only what some closing action could use (MB-D52)."""

    def list_legal(self, at: Occasion, found: list[Action]) -> None:
        if self.bars_any(at) is None:
            for value in self.candidates(at):
                if self.bars_step(at, value) is None:
                    found.append(self.base + value)

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        refusal = self.bars_any(at)
        return self.bars_step(at, value) if refusal is None else refusal

    def bars_any(self, at: Occasion) -> Refusal | None:
        """What stands against all steps of this sort."""
        if not at.open and not self.good_for_sale(at) and not at.failed_roll():
            return refusals.CREATION if at.op == CREATION else refusals.BUSY
        return None if at.step_left() else refusals.TOO_MANY

    def good_for_sale(self, at: Occasion) -> bool:
        """Whether it could be sold now."""
        return False

    def bars_step(self, at: Occasion, value: int) -> Refusal | None:
        """What stands against this of all steps."""
        raise NotImplementedError

    def thing(self, value: int) -> int:
        """What it puts into the tray."""
        raise NotImplementedError

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        table.steps[seat] += table.op() != CREATION
        table.trays.put(seat, self.thing(value))
