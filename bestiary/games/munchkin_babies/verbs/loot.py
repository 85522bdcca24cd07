"""Looting the room (MB-050)."""

from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import needs
from bestiary.games.munchkin_babies.moments.turn import loot
from bestiary.games.munchkin_babies.phases import CHARITY, TROUBLE_OR_LOOT
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.verbs.kick import OfThePhase


class Loot(OfThePhase):
    """MB-050."""

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        table.turn_to(CHARITY)
        loot(table)


VERB = Loot("loot", "Loot the room", "loot", moments=(TROUBLE_OR_LOOT,), need=needs.OWN_TURN)
