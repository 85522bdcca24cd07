"""A position of Monster Baby Rescue: the table, asked and moved by the rules."""

from __future__ import annotations

from typing import Any

from bestiary.core.dice import Dice
from bestiary.core.refusal import Refusal
from bestiary.core.result import Pads, Result
from bestiary.core.seats import Action, Seat, Viewer, leaders
from bestiary.core.view import Choice
from bestiary.games.monster_baby_rescue.acting import act
from bestiary.games.monster_baby_rescue.chance import odds, outcome
from bestiary.games.monster_baby_rescue.copying import copy_into
from bestiary.games.monster_baby_rescue.legality import bars, default, legal
from bestiary.games.monster_baby_rescue.look import look
from bestiary.games.monster_baby_rescue.position import write
from bestiary.games.monster_baby_rescue.scoring import pads, result, score, scores
from bestiary.games.monster_baby_rescue.table import Table
from bestiary.games.monster_baby_rescue.turns import progress, turns_begun, waited_for
from bestiary.games.monster_baby_rescue.view import RescueView
from bestiary.games.monster_baby_rescue.words import choices, forbidden


class RescueState(Table):
    """A position of Monster Baby Rescue. Everything but the order of the deck is public, and it has none (MR-D11)."""

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
        act(self, action)

    def default(self, seat: Seat) -> Action:
        return default(self, seat)

    def score(self, seat: Seat) -> int:
        """What a seat would have if the game ended now."""
        return score(self, seat)

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

    def clone(self) -> RescueState:
        other = RescueState()
        copy_into(self, other)
        return other

    def imagine(self, viewer: Viewer, dice: Dice) -> RescueState:
        """Nothing is hidden: the deck is a bag, and what is in it can be told from what lies open."""
        return self.clone()

    def view(self, viewer: Viewer) -> RescueView:
        return look(self, viewer)

    def choices(self, seat: Seat) -> list[Choice]:
        return choices(self, seat)

    def forbidden(self, seat: Seat) -> list[Choice]:
        return forbidden(self, seat)

    def save(self) -> dict[str, Any]:
        return write(self)
