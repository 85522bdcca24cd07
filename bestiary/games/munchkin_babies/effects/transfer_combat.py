"""The fight becomes that of somebody who was not in it (MB-D56)."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import refusals
from bestiary.games.munchkin_babies.effects.effect import SentAt
from bestiary.games.munchkin_babies.fights.combat import drop_personal, send_away_helper
from bestiary.games.munchkin_babies.fights.fight import Offer
from bestiary.games.munchkin_babies.goods.spending import use_up
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.phases import REVEAL
from bestiary.games.munchkin_babies.table import Table


class TransferCombat(SentAt):
    """The same monsters, another fighter."""

    def bars(self, at: Occasion, kind: int, victim: Seat) -> Refusal | None:
        refusal = at.bars_into_fight(kind)
        if refusal is not None:
            return refusal
        return refusals.NOT_YOURSELF if at.table.in_combat(victim) else None

    def send(self, table: Table, seat: Seat, kind: int, victim: Seat) -> None:
        use_up(table, seat, kind)
        fight = table.fight
        if fight.helper >= 0:
            send_away_helper(table)
        drop_personal(table, fight.fighter)
        fight.fighter = victim
        fight.deal = Offer()
        fight.asked = [0] * table.seats
        fight.asks = 0
        fight.refused = []
        fight.volunteers = 0
        table.loot = True
        table.turn_to(REVEAL)


EFFECT = TransferCombat(to=("chosen",))
