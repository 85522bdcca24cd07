"""Looking for trouble with a monster of the hand (MB-049)."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import needs, refusals
from bestiary.games.munchkin_babies.actions import AT_MONSTER
from bestiary.games.munchkin_babies.fights.combat import begin_fight
from bestiary.games.munchkin_babies.goods.trays import MONSTERS
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.phases import AFTER_COMBAT, TROUBLE_OR_LOOT
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.verbs.kick import OfThePhase


class Trouble(OfThePhase):
    """MB-049."""

    def candidates(self, at: Occasion) -> list[int]:
        return [AT_MONSTER[kind] for kind in at.hand() if AT_MONSTER[kind] >= 0]

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        refusal = super().bars(at, value)
        if refusal is not None:
            return refusal
        return None if MONSTERS[value] in at.baby.hand else refusals.NO_MONSTER

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        table.leave_hand(seat, MONSTERS[value])
        table.turn_to(AFTER_COMBAT)
        begin_fight(table, seat, MONSTERS[value])


VERB = Trouble(
    "trouble",
    "Look for trouble with {monster}",
    "mine:{monster}",
    "door",
    moments=(TROUBLE_OR_LOOT,),
    need=needs.OWN_TURN,
    cards=MONSTERS,
)
