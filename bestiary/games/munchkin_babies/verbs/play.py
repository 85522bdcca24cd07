"""Putting a hand card on the table (MB-033, MB-037, MB-038, MB-040)."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import refusals
from bestiary.games.munchkin_babies.actions import AT_TABLE, TABLE_KINDS
from bestiary.games.munchkin_babies.babies.badges import bars_badge, is_badge, put_badge
from bestiary.games.munchkin_babies.babies.traits import can_carry, fits, usable
from bestiary.games.munchkin_babies.cards.deck import HIRELING, IDS, ITEM, SORT
from bestiary.games.munchkin_babies.fights.combat import touch
from bestiary.games.munchkin_babies.goods.piles import among, kinds_in
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.table import HIRELING_CARD, Table
from bestiary.games.munchkin_babies.verbs.verb import NOTHING, OPEN, SINGLE_CARD, TOO_BIG, Verb


class Play(Verb):
    """It lies in front of the player; an Item is equipped at once where there is room."""

    def candidates(self, at: Occasion) -> list[int]:
        if at.seat != at.table.turn and not at.table.asks_about_cards(at.seat):
            return [AT_TABLE[HIRELING_CARD]] if among(at.baby.hand, HIRELING_CARD) else NOTHING
        return kinds_in([AT_TABLE[kind] for kind in at.baby.hand if AT_TABLE[kind] >= 0])

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        kind, own = TABLE_KINDS[value], at.seat == at.table.turn
        if not among(at.baby.hand, kind):
            return refusals.NOT_YOURS
        if is_badge(kind):  # MB-038
            if not at.fresh(kind):
                if not own:
                    return refusals.NOT_YOUR_TURN
                if not at.open and not at.restoring():
                    return refusals.BUSY
            return bars_badge(at.baby, kind)
        if SORT[kind] == HIRELING:  # MB-033
            return None if at.open_for(kind) else refusals.BUSY
        if at.in_combat:
            return refusals.ITEM_IN_COMBAT
        if not at.own_turn and not at.fresh(kind):
            return refusals.BUSY if own else refusals.NOT_YOUR_TURN
        return None if can_carry(at.baby, kind) else refusals.BIG_LIMIT

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        kind, baby = TABLE_KINDS[value], table.babies[seat]
        table.leave_hand(seat, kind)
        worn = False
        if is_badge(kind):
            put_badge(baby, kind)
        elif SORT[kind] == HIRELING:
            baby.hireling = True
        else:
            baby.items.append(kind)
            if SORT[kind] == ITEM and fits(baby, kind) and usable(baby, kind):
                baby.worn.append(kind)
                worn = True
        table.recheck = True
        if table.told is not None:
            table.tell("played", seat, {"card": IDS[kind], "equipped": worn})
        touch(table, seat)


VERB = Play("play", "Play {card}", "mine:{card}", "table", moments=OPEN + SINGLE_CARD + TOO_BIG, cards=TABLE_KINDS)
