"""Grabbing an Item from somebody outside the fight: only one that turns it into a win."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import refusals
from bestiary.games.munchkin_babies.actions import AT_ITEM, ITEM_KINDS
from bestiary.games.munchkin_babies.babies.traits import can_carry
from bestiary.games.munchkin_babies.cards.clauses import kinds_for
from bestiary.games.munchkin_babies.cards.deck import IDS
from bestiary.games.munchkin_babies.fights.grabbing import owner_outside, ways_aside
from bestiary.games.munchkin_babies.fights.strength import winning
from bestiary.games.munchkin_babies.goods.spending import first_held, use_up
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.phases import TURNING_ASIDE
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.verbs.verb import NOTHING, OPEN_FIGHT, Verb


class Grab(Verb):
    """It is equipped at once, and kept."""

    def candidates(self, at: Occasion) -> list[int]:
        if first_held(at.table, at.seat, "take_winning_item") < 0:
            return NOTHING
        return sorted({AT_ITEM[kind] for baby in at.table.babies for kind in baby.items if AT_ITEM[kind] >= 0})

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        kind, card = ITEM_KINDS[value], first_held(at.table, at.seat, "take_winning_item")
        if card < 0:
            return refusals.NOT_YOURS
        refusal = at.bars_into_fight(card)
        if refusal is not None:
            return refusal
        if owner_outside(at.table, kind) < 0 or winning(at.fight, at.table.babies):
            return refusals.NOT_WINNING_ITEM
        if not can_carry(at.baby, kind):
            return refusals.BIG_LIMIT
        return None if ways_aside(at.table, at.seat, kind) else refusals.NOT_WINNING_ITEM

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        kind = ITEM_KINDS[value]
        use_up(table, seat, first_held(table, seat, "take_winning_item"))
        owner = owner_outside(table, kind)
        table.leave_table(owner, kind)
        table.babies[seat].items.append(kind)
        if table.told is not None:
            table.tell("grabbed", seat, {"card": IDS[kind], "from": owner})
        table.push(TURNING_ASIDE, seat, kind)


VERB = Grab("grab", "Grab {item}", "item:{item}", "grab", moments=OPEN_FIGHT, cards=kinds_for("take_winning_item"))
