"""A position of Munchkin Babies: the table, asked and moved by the rules."""

from __future__ import annotations

from typing import Any, Final

from bestiary.core.dice import Dice
from bestiary.core.refusal import Refusal
from bestiary.core.result import Line, Pads, Result, rank
from bestiary.core.seats import CHANCE, Action, Seat, Viewer
from bestiary.core.view import Choice
from bestiary.core.window import Window
from bestiary.games.munchkin_babies.actions import MOST
from bestiary.games.munchkin_babies.candidates import idle as nothing_to_say
from bestiary.games.munchkin_babies.candidates import legal_actions
from bestiary.games.munchkin_babies.creation import set_up
from bestiary.games.munchkin_babies.deeds import perform
from bestiary.games.munchkin_babies.defaults import default_action
from bestiary.games.munchkin_babies.imagining import imagine_into
from bestiary.games.munchkin_babies.look import look
from bestiary.games.munchkin_babies.machine import advance, by_chance, outcome_of, tickets, waited_for
from bestiary.games.munchkin_babies.options import BabiesOptions
from bestiary.games.munchkin_babies.phases import BY_CHANCE, OVER
from bestiary.games.munchkin_babies.position import write
from bestiary.games.munchkin_babies.reasons import REFUSALS
from bestiary.games.munchkin_babies.rules import bars
from bestiary.games.munchkin_babies.table import TOP_LEVEL, Table, Trade
from bestiary.games.munchkin_babies.traits import carried_gold
from bestiary.games.munchkin_babies.view import BabiesView
from bestiary.games.munchkin_babies.windows import open_window
from bestiary.games.munchkin_babies.words import forbidden, words

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
        self.open_box(seats, options)
        set_up(self)

    # Who is asked, and what may be done.

    def pending(self) -> tuple[Seat, ...]:
        op = self.op()
        if BY_CHANCE[op]:
            return CHANCE_ALONE
        first = (self.turn + 1) % self.seats
        return ORDERS[(self.seats * MOST + first) * (1 << MOST) + waited_for(self)]

    def legal(self, seat: Seat) -> list[Action]:
        return legal_actions(self, seat)

    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        return REFUSALS[bars(self, seat, action)]

    def tray(self, seat: Seat) -> list[int]:
        return self.trays.on(seat)

    def default(self, seat: Seat) -> Action:
        return default_action(self, seat)

    # Chance.

    def odds(self) -> int:
        return tickets(self)

    def outcome(self, ticket: int) -> Action:
        return outcome_of(self, ticket)

    # What happens.

    def apply(self, seat: Seat, action: Action) -> None:
        if seat == CHANCE:
            by_chance(self, action)
        else:
            perform(self, seat, action)
        advance(self)

    # How it stands, and how it ends.

    def result(self) -> Result | None:
        """Winners first (MB-029, MB-D10), the others by Level, then by what they carry."""
        if self.op() != OVER:
            return None
        keys = [(self.winners >> seat & 1, *self._standing(seat)) for seat in range(self.seats)]
        totals = tuple([baby.level for baby in self.babies])
        alone = tuple([(seat,) for seat in range(self.seats)])
        return Result(totals, self.pads(None), alone, rank(keys))

    def _standing(self, seat: Seat) -> tuple[int, int]:
        if self.winners >> seat & 1:
            return TOP_LEVEL, 0
        return self.babies[seat].level, carried_gold(self, seat)

    def pads(self, viewer: Viewer) -> Pads:
        return tuple([(Line("Level", baby.level),) for baby in self.babies])

    def progress(self) -> float:
        if self.op() == OVER:
            return 1.0
        return 0.99 * (max([baby.level for baby in self.babies]) - 1) / (TOP_LEVEL - 1)

    def window(self) -> Window | None:
        return open_window(self)

    def idle(self, seat: Seat) -> bool:
        return nothing_to_say(self, seat)

    def turns_begun(self) -> int:
        return self.turns

    # Copies, and the ways of looking.

    def clone(self) -> BabiesState:
        other = BabiesState()
        other.seats = self.seats
        other.options = self.options
        other.turn = self.turn
        other.turns = self.turns
        other.stack = self.stack[:]
        other.babies = [baby.clone() for baby in self.babies]
        other.deck = self.deck[:]
        other.deck_size = self.deck_size[:]
        other.discards = [self.discards[0][:], self.discards[1][:]]
        other.limbo = self.limbo[:]
        other.fight = self.fight.clone()
        other.trays = self.trays.clone()
        other.trades = [Trade(one.source, one.target, one.gives[:], one.wants[:]) for one in self.trades]
        other.passed = self.passed
        other.laid = [cards[:] for cards in self.laid]
        other.die = self.die
        other.free = self.free[:]
        other.steps = self.steps[:]
        other.searches = self.searches
        other.draws = self.draws
        other.doubled_sale = self.doubled_sale
        other.after_fight = self.after_fight
        other.loot = self.loot
        other.given = self.given[:]
        other.winners = self.winners
        other.recheck = self.recheck
        return other

    def imagine(self, viewer: Viewer, dice: Dice) -> BabiesState:
        world = self.clone()
        imagine_into(world, viewer, dice)
        return world

    def view(self, viewer: Viewer) -> BabiesView:
        return look(self, viewer)

    def choices(self, seat: Seat) -> list[Choice]:
        return words(self, seat)

    def forbidden(self, seat: Seat) -> list[Choice]:
        return forbidden(self, seat)

    def save(self) -> dict[str, Any]:
        return write(self)
