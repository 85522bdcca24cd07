"""Taking a card out of the discards with a card that searches them (MB-008)."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import EVERYONE, Seat
from bestiary.games.munchkin_babies import refusals
from bestiary.games.munchkin_babies.cards.clauses import kinds_for
from bestiary.games.munchkin_babies.cards.deck import IDS, IMMEDIATE
from bestiary.games.munchkin_babies.goods.drawing import open_received, resolve_at_once
from bestiary.games.munchkin_babies.goods.spending import first_held, leave
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.table import MOST_SEARCHES, Table
from bestiary.games.munchkin_babies.verbs.verb import NOTHING, OPEN, SINGLE_CARD, Verb


class Recover(Verb):
    """Everybody sees which."""

    def candidates(self, at: Occasion) -> list[int]:
        if first_held(at.table, at.seat, "recover_discard") < 0 or at.table.searches >= MOST_SEARCHES:
            return NOTHING
        return sorted({kind for pile in at.table.discards for kind in pile})

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        card = first_held(at.table, at.seat, "recover_discard")
        if card < 0:
            return refusals.NOT_YOURS
        if not at.open_for(card):
            return refusals.BUSY
        if at.table.searches >= MOST_SEARCHES:
            return refusals.TOO_MANY
        found = value in at.table.discards[0] or value in at.table.discards[1]
        return None if found else refusals.NOT_IN_DISCARDS

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        kind, card = value, first_held(table, seat, "recover_discard")
        leave(table, seat, card)
        table.searches += 1
        pile = table.discards[0] if kind in table.discards[0] else table.discards[1]
        pile.reverse()
        pile.remove(kind)
        pile.reverse()
        table.discard(card)
        if table.told is not None:
            table.tell("recovered", seat, {"card": IDS[card], "found": IDS[kind]})
        if IMMEDIATE[kind]:
            resolve_at_once(table, seat, kind)
            return
        table.take_up(seat, kind, EVERYONE)
        if seat != table.turn and table.fight.fighter < 0:
            table.babies[seat].fresh += 1
            open_received(table)


VERB = Recover(
    "recover",
    "Take {card} from the discards",
    "discards",
    "card:{card}",
    moments=OPEN + SINGLE_CARD,
    cards=kinds_for("recover_discard"),
)
