"""Taking the helper, or the whole side, out of the fight: no roll, no reward."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import refusals
from bestiary.games.munchkin_babies.cards.clauses import CLAUSE, PLAYED_FOR, kinds_for
from bestiary.games.munchkin_babies.cards.deck import IDS, NONE
from bestiary.games.munchkin_babies.fights.combat import send_away_helper
from bestiary.games.munchkin_babies.goods.spending import holds, use_up
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.phases import CLEANUP
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.verbs.verb import BOTH, NOTHING, OPEN_FIGHT, Verb


class Escort(Verb):
    """They get away from every monster."""

    def candidates(self, at: Occasion) -> list[int]:
        return BOTH if _escort_card(at.table, at.seat) >= 0 else NOTHING

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        kind = _escort_card(at.table, at.seat)
        if kind < 0:
            return refusals.NOT_YOURS
        refusal = at.bars_into_fight(kind)
        if refusal is not None:
            return refusal
        return None if value == 1 or at.fight.helper >= 0 else refusals.CONDITION

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        kind = _escort_card(table, seat)
        use_up(table, seat, kind)
        if table.told is not None:
            table.tell("escorted", seat, {"card": IDS[kind], "side": value == 1})
        if value == 1:
            table.fight.fleeing = True
            table.turn_to(CLEANUP)
        else:
            send_away_helper(table)


def _escort_card(table: Table, seat: Seat) -> int:
    """A card that takes others out of a fight, or NONE."""
    baby = table.babies[seat]
    for kind in sorted([*baby.hand, *baby.items]):
        if PLAYED_FOR[kind] == "auto_escape" and CLAUSE[kind].to == "side" and holds(table, seat, kind):
            return kind
    return NONE


VERB = Escort(
    "escort", "Get the {who} out of the fight", "escort:{who}", moments=OPEN_FIGHT, cards=kinds_for("auto_escape")
)
