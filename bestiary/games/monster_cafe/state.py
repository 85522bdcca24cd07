"""A position of Monster Café: the table, asked and moved by the rules."""

from __future__ import annotations

from typing import Any

from bestiary.core.dice import Dice
from bestiary.core.refusal import Refusal
from bestiary.core.result import Pads, Result
from bestiary.core.seats import Action, Seat, Viewer, leaders
from bestiary.core.view import Choice
from bestiary.games.monster_cafe.acting import act
from bestiary.games.monster_cafe.chance import odds, outcome
from bestiary.games.monster_cafe.copying import copy_into
from bestiary.games.monster_cafe.legality import bars, default, legal
from bestiary.games.monster_cafe.look import look
from bestiary.games.monster_cafe.position import write
from bestiary.games.monster_cafe.rounds import progress, turns_begun
from bestiary.games.monster_cafe.scoring import pads, result, score, scores
from bestiary.games.monster_cafe.table import Table
from bestiary.games.monster_cafe.turns import waited_for
from bestiary.games.monster_cafe.view import CafeView
from bestiary.games.monster_cafe.words import choices, forbidden


class CafeState(Table):
    """A position of Monster Café. Everything but the order of the two decks is public, and they have none."""

    def pending(self) -> tuple[Seat, ...]:
        return waited_for(self)

    def legal(self, seat: Seat) -> list[Action]:
        return legal(self, seat)

    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        return bars(self, seat, action)

    def odds(self) -> int:
        return odds(self)

    def outcome(self, ticket: int) -> Action:
        return outcome(self, ticket)

    def apply(self, seat: Seat, action: Action) -> None:
        act(self, seat, action)

    def default(self, seat: Seat) -> Action:
        return default(self, seat)

    def score(self, seat: Seat) -> int:
        """What a seat's collection is worth now."""
        return score(self.monsters, self.plates, seat)

    def totals(self) -> list[int]:
        return scores(self)

    def won_by(self) -> list[Seat]:
        return leaders(scores(self))

    def result(self) -> Result | None:
        return result(self)

    def pads(self, viewer: Viewer) -> Pads:
        return pads(self)

    def progress(self) -> float:
        return progress(self)

    def turns_begun(self) -> int:
        return turns_begun(self)

    def clone(self) -> CafeState:
        other = CafeState()
        copy_into(self, other)
        return other

    def imagine(self, viewer: Viewer, dice: Dice) -> CafeState:
        """Nothing is hidden: the decks are bags, and what is in them can be counted by everybody (MC-I17)."""
        return self.clone()

    def view(self, viewer: Viewer) -> CafeView:
        return look(self, viewer)

    def choices(self, seat: Seat) -> list[Choice]:
        return choices(self, seat)

    def forbidden(self, seat: Seat) -> list[Choice]:
        return forbidden(self, seat)

    def save(self) -> dict[str, Any]:
        return write(self)
