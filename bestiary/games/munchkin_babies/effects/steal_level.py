"""A level of somebody else's. Never the winning one."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import refusals
from bestiary.games.munchkin_babies.effects.effect import SentAt
from bestiary.games.munchkin_babies.fights.combat import touch
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.table import TOP_LEVEL, Table


class StealLevel(SentAt):
    """From somebody of Level 2 or more."""

    def bars(self, at: Occasion, kind: int, victim: Seat) -> Refusal | None:
        if not at.open_for(kind):
            return refusals.BUSY
        if at.table.in_combat(victim) and at.kept_out():
            return refusals.TIMED_OUT
        if victim == at.seat:
            return refusals.NOT_YOURSELF
        if at.table.babies[victim].level < 2:
            return refusals.CONDITION
        return None if at.baby.level + 1 < TOP_LEVEL else refusals.LEVEL_TO_TEN

    def send(self, table: Table, seat: Seat, kind: int, victim: Seat) -> None:
        table.leave_hand(seat, kind)
        table.discard(kind)
        table.lower(victim, 1)
        table.raise_level(seat, 1)
        touch(table, victim)
        touch(table, seat)


EFFECT = StealLevel()
