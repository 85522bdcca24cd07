"""When something may be done: states that are open to everybody, the own turn, a card just received."""

from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies.phases import (
    ARRANGE,
    CHARITY,
    COMBAT_OPEN,
    CURSE_WINDOW,
    DOOR_CARD,
    EXCESS_BIG,
    FINAL_CALL,
    FOR_EFFECT,
    FRAMES,
    HELP_ASK,
    HELP_COUNTER,
    LISTEN,
    OWN_TURN,
    POST_COMBAT,
    RECEIVED,
    ROLL_WINDOW,
    TROUBLE_OR_LOOT,
    TURN_OPEN,
)
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.traits import timed_out

_OPEN = (
    ARRANGE,
    TURN_OPEN,
    TROUBLE_OR_LOOT,
    POST_COMBAT,
    CHARITY,
    COMBAT_OPEN,
    FINAL_CALL,
    HELP_ASK,
    HELP_COUNTER,
    CURSE_WINDOW,
    ROLL_WINDOW,
    RECEIVED,
)
OPEN: list[bool] = [op in _OPEN for op in range(len(FRAMES))]


def open_to_all(table: Table) -> bool:
    """Whether any-time actions are accepted now (MB-D03): not inside an unfinished effect (MB-D63)."""
    op = table.op()
    return OPEN[op] and (op != ROLL_WINDOW or table.arg(2) != FOR_EFFECT)


def single_card(table: Table, seat: Seat) -> bool:
    """Whether a player is asked about one card just turned up or drawn."""
    return table.op() in (LISTEN, DOOR_CARD) and seat == table.turn


def fresh(table: Table, seat: Seat, kind: int) -> bool:
    """Whether a player is asked about a card just received (MB-037, MB-D18)."""
    if not single_card(table, seat) and (table.op() != RECEIVED or table.arg(1) != seat):
        return False
    baby = table.babies[seat]
    return kind in baby.hand[len(baby.hand) - baby.fresh :]


def open_for(table: Table, seat: Seat, kind: int) -> bool:
    """Whether a player may now play a hand card that is good at any time."""
    return open_to_all(table) or (single_card(table, seat) and fresh(table, seat, kind))


def own_turn(table: Table, seat: Seat) -> bool:
    """Whether own-turn actions are accepted from a player."""
    return seat == table.turn and OWN_TURN[table.op()]


def may_sell(table: Table, seat: Seat) -> bool:
    """On the own turn, out of combat; also to get rid of excess Big Items (MB-099)."""
    if own_turn(table, seat):
        return True
    excess = table.op() == EXCESS_BIG and table.arg(1) == seat
    return excess and seat == table.turn and table.fight.fighter < 0


def fight_open(table: Table) -> bool:
    """Whether combat actions are accepted."""
    return table.op() in (COMBAT_OPEN, FINAL_CALL)


def kept_out(table: Table, seat: Seat) -> bool:
    """Whether a time-out keeps a player from meddling in this fight."""
    return table.fight.fighter >= 0 and seat != table.fight.fighter and timed_out(table, seat)
