"""Some Treasures are drawn, face down."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import refusals
from bestiary.games.munchkin_babies.cards.checking import NUMBER
from bestiary.games.munchkin_babies.cards.clauses import CLAUSE
from bestiary.games.munchkin_babies.cards.deck import TREASURE
from bestiary.games.munchkin_babies.effects.effect import Used
from bestiary.games.munchkin_babies.goods.spending import holds
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.phases import CARD_DONE, DRAWING, FOR_EXTRA
from bestiary.games.munchkin_babies.table import MOST_SEARCHES, Table


class Draw(Used):
    """Any time, but not often in one turn (MB-D50)."""

    def bars(self, at: Occasion, kind: int) -> Refusal | None:
        if not holds(at.table, at.seat, kind):
            return refusals.NOT_YOURS
        if not at.open_for(kind):
            return refusals.BUSY
        return None if at.table.draws < MOST_SEARCHES else refusals.TOO_MANY

    def use(self, table: Table, seat: Seat, kind: int) -> None:
        table.draws += 1
        table.leave_hand(seat, kind)
        table.limbo.append(kind)
        table.push(CARD_DONE, kind, seat, seat)
        table.push(DRAWING, TREASURE, CLAUSE[kind].n, seat, FOR_EXTRA)


EFFECT = Draw(deck=("treasure",), n=NUMBER, face=("down",))
