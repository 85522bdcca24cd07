"""Go Up a Level cards and other levels that no monster gives (MB-119, MB-120, MB-D66)."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import refusals
from bestiary.games.munchkin_babies.cards.clauses import COST
from bestiary.games.munchkin_babies.cards.deck import (
    HIRELING_IN_PLAY,
    IDS,
    JUST_AFTER_COMBAT,
    LEVELS,
    LOWEST,
    NONE,
    NOT_HIGHEST,
    OTHER_CARD_IN_HAND,
    REQUIRES,
    SELF_ONLY,
)
from bestiary.games.munchkin_babies.phases import CARD_DONE, GAINING, RUN
from bestiary.games.munchkin_babies.table import TOP_LEVEL, Table


def bars_level_up(table: Table, seat: Seat, kind: int, gainer: Seat) -> Refusal | None:
    """Against playing a Go Up a Level card of one's hand on somebody."""
    baby, needs = table.babies[gainer], REQUIRES[kind]
    if baby.level + LEVELS[kind] >= TOP_LEVEL:
        return refusals.LEVEL_TO_TEN
    if SELF_ONLY[kind] and gainer != seat:
        return refusals.SELF_ONLY
    if needs == NOT_HIGHEST:
        met = baby.level < max([other.level for other in table.babies])
    elif needs == LOWEST:
        met = baby.level == table.lowest_level()
    elif needs == HIRELING_IN_PLAY:
        met = max([other.hireling for other in table.babies])
    elif needs == JUST_AFTER_COMBAT:
        met = table.after_fight
    elif needs == OTHER_CARD_IN_HAND:
        met = len(table.babies[seat].hand) > 1
    else:
        met = True
    return None if met else refusals.CONDITION


def play_level_up(table: Table, seat: Seat, kind: int, gainer: Seat) -> None:
    """The cost is paid first, by who plays it."""
    table.leave_hand(seat, kind)
    table.limbo.append(kind)
    if table.told is not None:
        table.tell("sent", seat, {"card": IDS[kind], "to": gainer})
    table.push(CARD_DONE, kind, gainer, seat)
    table.push(GAINING, gainer, LEVELS[kind])
    if COST[kind] >= 0:
        table.push(RUN, COST[kind], 0, seat, seat, 0, NONE)
