"""Wombat Rescue as the kernel asks it: each question goes to the part of the rules that answers it."""

from __future__ import annotations

from typing import Any, Final

from bestiary.core.dice import Dice
from bestiary.core.refusal import Refusal
from bestiary.core.result import Pads, Result
from bestiary.core.seats import CHANCE, Action, Seat, Viewer
from bestiary.core.view import Choice
from bestiary.games.wombat_rescue import chance, ending, legality, look, phases, position, scoring, set_up, words
from bestiary.games.wombat_rescue.acting import act
from bestiary.games.wombat_rescue.components import MOST_SEATS
from bestiary.games.wombat_rescue.copying import copy_into
from bestiary.games.wombat_rescue.options import WombatOptions
from bestiary.games.wombat_rescue.table import Table
from bestiary.games.wombat_rescue.view import WombatView

CHANCE_ALONE: Final = (CHANCE,)
NONE_ASKED: Final[tuple[Seat, ...]] = ()
ONE: Final[list[tuple[Seat, ...]]] = [(seat,) for seat in range(MOST_SEATS)]


class WombatState(Table):
    """A position of Wombat Rescue."""

    def set_up(self, seats: int, options: WombatOptions) -> None:
        """The box opened for this many players, nothing drawn or dealt yet."""
        set_up.begin(self, seats, options)

    def pending(self) -> tuple[Seat, ...]:
        if phases.asks_chance(self.phase):
            return CHANCE_ALONE
        return NONE_ASKED if self.phase == phases.OVER else ONE[self.asked]

    def legal(self, seat: Seat) -> list[Action]:
        return legality.legal(self, seat)

    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        return legality.bar(self, seat, action)

    def default(self, seat: Seat) -> Action:
        return legality.default(self, seat)

    def odds(self) -> int:
        return chance.odds(self)

    def outcome(self, ticket: int) -> Action:
        return chance.outcome(self, ticket)

    def apply(self, seat: Seat, action: Action) -> None:
        act(self, action)

    def totals(self) -> list[int]:
        return self.rescued[:]

    def won_by(self) -> list[Seat]:
        return scoring.won_by(self)

    def result(self) -> Result | None:
        return scoring.result_of(self)

    def pads(self, viewer: Viewer) -> Pads:
        return scoring.pads_of(self)

    def progress(self) -> float:
        return scoring.progress_of(self)

    def turns_begun(self) -> int:
        return self.turns + (self.stage != phases.PREPARING and self.turns < ending.most_turns(self))

    def clone(self) -> WombatState:
        other = WombatState()
        copy_into(self, other)
        return other

    def imagine(self, viewer: Viewer, dice: Dice) -> WombatState:
        """Nothing is hidden: deck and bag have no order, and what is in them can be told from what lies open."""
        return self.clone()

    def view(self, viewer: Viewer) -> WombatView:
        return look.look(self, viewer)

    def choices(self, seat: Seat) -> list[Choice]:
        return words.choices(self, seat)

    def forbidden(self, seat: Seat) -> list[Choice]:
        return words.forbidden(self, seat)

    def save(self) -> dict[str, Any]:
        return position.write(self)
