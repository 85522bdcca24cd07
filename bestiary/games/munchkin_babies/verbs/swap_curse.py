"""Losing a level instead of being hit by a Curse (MB-D58, MB-C07)."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import needs, refusals
from bestiary.games.munchkin_babies.babies.traits import ability
from bestiary.games.munchkin_babies.cards.deck import CURSE_SWAP, NONE
from bestiary.games.munchkin_babies.fights.combat import reopen
from bestiary.games.munchkin_babies.moments.curse import stop_curse
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.phases import CURSE_WINDOW, CURSED
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.verbs.verb import ONLY, Verb


class SwapCurse(Verb):
    """MB-D58."""

    def candidates(self, at: Occasion) -> list[int]:
        return ONLY

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        if at.op != CURSE_WINDOW or at.table.arg(CURSED) != at.seat:
            return refusals.CANNOT_SWAP
        least = ability(at.baby, CURSE_SWAP)
        return None if least != NONE and at.baby.level >= least else refusals.CANNOT_SWAP

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        if table.told is not None:
            table.tell("swapped_curse", seat, {})
        stop_curse(table)
        table.lower(seat, 1)
        if table.in_combat(seat):
            reopen(table)


VERB = SwapCurse("swap_curse", "Lose a level instead", "swap_curse", moments=(CURSE_WINDOW,), need=needs.BADGE)
