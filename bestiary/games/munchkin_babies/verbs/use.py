"""Using a card that names nothing: what it does, and what bars that, its effect knows."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies.actions import AT_USED, USED_ALONE
from bestiary.games.munchkin_babies.cards.clauses import PLAYED_FOR
from bestiary.games.munchkin_babies.cards.deck import IDS
from bestiary.games.munchkin_babies.effects.effect import Used
from bestiary.games.munchkin_babies.effects.written import EFFECTS
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.verbs.verb import OPEN, SINGLE_CARD, Verb


class Use(Verb):
    """One-shots, and some other cards."""

    def candidates(self, at: Occasion) -> list[int]:
        return [AT_USED[kind] for kind in at.held() if AT_USED[kind] >= 0]

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        return _effect(USED_ALONE[value]).bars(at, USED_ALONE[value])

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        kind = USED_ALONE[value]
        if table.told is not None:
            table.tell("used", seat, {"card": IDS[kind]})
        _effect(kind).use(table, seat, kind)


def _effect(kind: int) -> Used:
    found = EFFECTS[PLAYED_FOR[kind]]
    assert isinstance(found, Used)
    return found


VERB = Use("use", "Use {card}", "mine:{card}", "use", moments=OPEN + SINGLE_CARD, cards=USED_ALONE)
