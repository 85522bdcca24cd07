"""Forcing somebody to help, with no share (MB-167)."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat, only
from bestiary.games.munchkin_babies import needs, refusals
from bestiary.games.munchkin_babies.babies.traits import working
from bestiary.games.munchkin_babies.cards.deck import COMPEL
from bestiary.games.munchkin_babies.fights.combat import join
from bestiary.games.munchkin_babies.fights.fight import Offer
from bestiary.games.munchkin_babies.fights.strength import levels_now
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.phases import COMBAT_OPEN
from bestiary.games.munchkin_babies.table import TOP_LEVEL, Table
from bestiary.games.munchkin_babies.verbs.ask import ForHelp


class Compel(ForHelp):
    """MB-167."""

    def bars_way(self, at: Occasion, other: Seat) -> Refusal | None:
        if not working(at.baby, COMPEL):
            return refusals.NO_ABILITY
        if at.fight.compels >> at.seat & 1:
            return refusals.ONCE_PER_COMBAT
        if at.table.babies[other].level <= at.baby.level:
            return refusals.CONDITION
        winning_level = at.baby.level + levels_now(at.fight, at.table.babies, False) >= TOP_LEVEL
        return refusals.FOR_THE_WIN if winning_level else None

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        table.fight.compels |= only(seat)
        table.fight.deal = Offer()
        join(table, value, True)


VERB = Compel("compel", "Make {player} help", "compel:{player}", moments=(COMBAT_OPEN,), need=needs.FIGHT | needs.ITEM)
