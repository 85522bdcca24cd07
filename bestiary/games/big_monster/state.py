"""A position of Big Monster, as the kernel asks it."""

from __future__ import annotations

from typing import Any, Final

from bestiary.core.dice import Dice
from bestiary.core.refusal import Refusal
from bestiary.core.result import Pads, Result
from bestiary.core.seats import CHANCE, Action, Seat, Viewer
from bestiary.core.view import Choice
from bestiary.games.big_monster import chance, draft, duel, legality, pile, set_up
from bestiary.games.big_monster.actions import CHOOSE_EXPLORER
from bestiary.games.big_monster.copying import copy_into
from bestiary.games.big_monster.imagining import imagine_into
from bestiary.games.big_monster.look import look
from bestiary.games.big_monster.options import BigMonsterOptions
from bestiary.games.big_monster.order import WAITING
from bestiary.games.big_monster.pads import pads
from bestiary.games.big_monster.phases import CHOOSING, OVER, PLACING, PLACING_EXTRA
from bestiary.games.big_monster.position import write
from bestiary.games.big_monster.progress import progress, turns_begun
from bestiary.games.big_monster.scoring import result, scores, won_by
from bestiary.games.big_monster.table import Table
from bestiary.games.big_monster.view import BigMonsterView
from bestiary.games.big_monster.words import choices, forbidden

CHANCE_ALONE: Final = (CHANCE,)


class BigMonsterState(Table):
    """The table, and what it answers."""

    def set_up(self, seats: int, options: BigMonsterOptions) -> None:
        """The box opened for this many players, nothing drawn yet."""
        set_up.open_box(self, seats, options)

    # Who is asked, and what may be done.

    def pending(self) -> tuple[Seat, ...]:
        return CHANCE_ALONE if self.phase < CHOOSING else WAITING[self.order][self.waiting]

    def legal(self, seat: Seat) -> list[Action]:
        return legality.legal(self, seat)

    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        return legality.bars(self, seat, action)

    def candidates(self, seat: Seat) -> list[Action]:
        return legality.candidates(self, seat)

    def default(self, seat: Seat) -> Action:
        return legality.default(self, seat)

    def tray(self, seat: Seat) -> list[int]:
        return self.trays.on(seat)

    # What happens.

    def odds(self) -> int:
        return chance.odds(self)

    def outcome(self, ticket: int) -> Action:
        return chance.outcome(self, ticket)

    def apply(self, seat: Seat, action: Action) -> None:
        phase = self.phase
        if phase < CHOOSING:
            chance.happen(self, action)
        elif phase == CHOOSING:
            set_up.choose_explorer(self, seat, action - CHOOSE_EXPLORER)
        elif phase <= PLACING:
            draft.act(self, seat, action)
        elif phase <= PLACING_EXTRA:
            pile.act(self, seat, action)
        else:
            duel.act(self, seat, action)

    def race(self) -> int:
        return draft.racing_hand(self)

    # How it stands, and how it ends.

    def progress(self) -> float:
        return progress(self)

    def turns_begun(self) -> int:
        return turns_begun(self)

    def pads(self, viewer: Viewer) -> Pads:
        return pads(self, viewer)

    def result(self) -> Result | None:
        return result(self, scores(self), self.pads(None)) if self.phase == OVER else None

    def totals(self) -> list[int]:
        return scores(self)

    def won_by(self) -> list[Seat]:
        return won_by(self, scores(self))

    # Copies, and the ways of looking.

    def clone(self) -> BigMonsterState:
        other = BigMonsterState()
        copy_into(self, other)
        return other

    def imagine(self, viewer: Viewer, dice: Dice) -> BigMonsterState:
        world = self.clone()
        imagine_into(world, viewer, dice)
        return world

    def view(self, viewer: Viewer) -> BigMonsterView:
        return look(self, viewer)

    def choices(self, seat: Seat) -> list[Choice]:
        return choices(self, seat)

    def forbidden(self, seat: Seat) -> list[Choice]:
        return forbidden(self, seat)

    def save(self) -> dict[str, Any]:
        return write(self)
