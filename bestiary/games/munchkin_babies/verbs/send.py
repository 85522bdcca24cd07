"""Playing a card on a player: a Curse, a Go Up a Level, or another that names somebody (MB-033, MB-119, MB-183)."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import refusals
from bestiary.games.munchkin_babies.actions import AT_SENT, MOST, SENT_AT
from bestiary.games.munchkin_babies.babies.levels import bars_level_up, play_level_up
from bestiary.games.munchkin_babies.cards.clauses import PLAYED_FOR
from bestiary.games.munchkin_babies.cards.deck import CURSE, IDS, LEVEL_UP, SORT
from bestiary.games.munchkin_babies.effects.effect import SentAt
from bestiary.games.munchkin_babies.effects.written import EFFECTS
from bestiary.games.munchkin_babies.goods.spending import holds
from bestiary.games.munchkin_babies.moments.curse import send_curse
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.phases import CURSE_WINDOW
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.verbs.verb import OPEN, SINGLE_CARD, Verb


class Send(Verb):
    """What a card that is neither a Curse nor a Go Up a Level does, its effect knows."""

    def candidates(self, at: Occasion) -> list[int]:
        found: list[int] = []
        for kind in at.held():
            if AT_SENT[kind] >= 0:
                first = AT_SENT[kind] * MOST
                found += range(first, first + at.table.seats)
        return sorted(found)

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        kind, victim = SENT_AT[value // MOST], value % MOST
        if victim >= at.table.seats:
            return refusals.NO_PLAYER
        if not holds(at.table, at.seat, kind):
            return refusals.NOT_YOURS
        if SORT[kind] not in (CURSE, LEVEL_UP):
            return _effect(kind).bars(at, kind, victim)
        if not at.open_for(kind):
            return refusals.BUSY
        if at.table.in_combat(victim) and at.kept_out():
            return refusals.TIMED_OUT
        if SORT[kind] == CURSE:
            return None if at.op != CURSE_WINDOW else refusals.ANY_CURSE
        return bars_level_up(at.table, at.seat, kind, victim)

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        kind, victim = SENT_AT[value // MOST], value % MOST
        if SORT[kind] == LEVEL_UP:
            play_level_up(table, seat, kind, victim)
        elif SORT[kind] == CURSE:
            send_curse(table, seat, kind, victim)
        else:
            if table.told is not None:
                table.tell("sent", seat, {"card": IDS[kind], "to": victim})
            _effect(kind).send(table, seat, kind, victim)


def _effect(kind: int) -> SentAt:
    found = EFFECTS[PLAYED_FOR[kind]]
    assert isinstance(found, SentAt)
    return found


VERB = Send(
    "send", "Play {card} on {player}", "mine:{card}", "seat:{player}", moments=OPEN + SINGLE_CARD, cards=SENT_AT
)
