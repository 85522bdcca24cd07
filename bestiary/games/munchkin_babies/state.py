"""A position of Munchkin Babies: the table, asked and moved by the rules."""

from __future__ import annotations

from typing import Any, Final

from bestiary.core.dice import Dice
from bestiary.core.refusal import Refusal
from bestiary.core.result import Pads, Result
from bestiary.core.seats import CHANCE, Action, Seat, Viewer
from bestiary.core.view import Choice
from bestiary.core.window import Window
from bestiary.games.munchkin_babies.acting import by_chance, perform
from bestiary.games.munchkin_babies.actions import MOST
from bestiary.games.munchkin_babies.copying import copy_into
from bestiary.games.munchkin_babies.forbidden import barred
from bestiary.games.munchkin_babies.imagining import imagine_into
from bestiary.games.munchkin_babies.legality import answers, bars, candidates, idle, legal_actions
from bestiary.games.munchkin_babies.look import look
from bestiary.games.munchkin_babies.moments.moment import current, waited_for
from bestiary.games.munchkin_babies.moments.windows import open_window
from bestiary.games.munchkin_babies.options import BabiesOptions
from bestiary.games.munchkin_babies.phases import BY_CHANCE, OVER
from bestiary.games.munchkin_babies.position import write
from bestiary.games.munchkin_babies.scoring import pads_of, result_of, won_by
from bestiary.games.munchkin_babies.set_up import set_up
from bestiary.games.munchkin_babies.table import TOP_LEVEL, Table
from bestiary.games.munchkin_babies.view import BabiesView
from bestiary.games.munchkin_babies.words import in_words, in_words_at

CHANCE_ALONE: Final = (CHANCE,)


def _orders() -> list[tuple[int, ...]]:
    """For each number of seats, first seat and set of seats: the set in the order of asking."""
    found: list[tuple[int, ...]] = []
    for seats in range(MOST + 1):
        for first in range(MOST):
            for mask in range(1 << MOST):
                order = [(first + step) % seats for step in range(seats)] if seats else []
                found.append(tuple([seat for seat in order if mask >> seat & 1]))
    return found


ORDERS: Final[list[tuple[int, ...]]] = _orders()


class BabiesState(Table):
    """A position of Munchkin Babies. Hands, trays, passes and what was shown are secret; the decks are bags."""

    def set_up(self, seats: int, options: BabiesOptions) -> None:
        """The box opened for this many players, nothing dealt yet."""
        set_up(self, seats, options)

    # Who is asked, and what may be done.

    def pending(self) -> tuple[Seat, ...]:
        if BY_CHANCE[self.op()]:
            return CHANCE_ALONE
        first = (self.turn + 1) % self.seats
        return ORDERS[(self.seats * MOST + first) * (1 << MOST) + waited_for(self)]

    def legal(self, seat: Seat) -> list[Action]:
        return legal_actions(self, seat)

    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        return bars(self, seat, action)

    def candidates(self, seat: Seat) -> list[Action]:
        return candidates(self, seat)

    def tray(self, seat: Seat) -> list[int]:
        return self.trays.on(seat)

    def default(self, seat: Seat) -> Action:
        return current(self).default(self, seat)

    # Chance.

    def odds(self) -> int:
        return current(self).tickets(self)

    def outcome(self, ticket: int) -> Action:
        return current(self).outcome(self, ticket)

    # What happens.

    def apply(self, seat: Seat, action: Action) -> None:
        if seat == CHANCE:
            by_chance(self, action)
        else:
            perform(self, seat, action)

    # How it stands, and how it ends.

    def result(self) -> Result | None:
        return result_of(self) if self.op() == OVER else None

    def totals(self) -> list[int]:
        return [baby.level for baby in self.babies]

    def won_by(self) -> list[Seat]:
        return won_by(self)

    def pads(self, viewer: Viewer) -> Pads:
        return pads_of(self)

    def progress(self) -> float:
        if self.op() == OVER:
            return 1.0
        return 0.99 * (max([baby.level for baby in self.babies]) - 1) / (TOP_LEVEL - 1)

    def window(self) -> Window | None:
        return open_window(self)

    def idle(self, seat: Seat) -> bool:
        return idle(self, seat)

    def answers(self, seat: Seat) -> list[Action]:
        return answers(self, seat)

    def turns_begun(self) -> int:
        return self.turns

    # Copies, and the ways of looking.

    def clone(self) -> BabiesState:
        other = BabiesState()
        copy_into(self, other)
        return other

    def imagine(self, viewer: Viewer, dice: Dice) -> BabiesState:
        world = self.clone()
        imagine_into(world, viewer, dice)
        return world

    def view(self, viewer: Viewer) -> BabiesView:
        return look(self, viewer)

    def choices(self, seat: Seat) -> list[Choice]:
        return in_words(self, seat, legal_actions(self, seat))

    def forbidden(self, seat: Seat) -> list[Choice]:
        return [in_words_at(kind, action) for kind, action in barred(self, seat)]

    def save(self) -> dict[str, Any]:
        return write(self)
