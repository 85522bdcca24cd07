"""Taking back the Item that the Hireling carries (MB-121)."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import needs
from bestiary.games.munchkin_babies.cards.deck import NONE
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.verbs.hand_over import bars_hand_over, hand_over
from bestiary.games.munchkin_babies.verbs.verb import FREE, NOTHING, ONLY, OPEN, Verb


class TakeOver(Verb):
    """The Hireling carries nothing."""

    def candidates(self, at: Occasion) -> list[int]:
        return ONLY if at.baby.porter >= 0 else NOTHING

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        return bars_hand_over(at, NONE)

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        hand_over(table, seat, NONE)


VERB = TakeOver(
    "take_over",
    "Take the Hireling's Item",
    "hireling",
    moments=OPEN,
    need=needs.SETTLED | needs.NO_FIGHT | needs.HIRELING | needs.ITEM,
    counts=FREE,
)
