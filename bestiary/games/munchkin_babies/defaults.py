"""What happens when somebody's time runs out (19.3 of the rules): always legal, from what the seat knows."""

from bestiary.core.seats import Action, Seat
from bestiary.games.munchkin_babies.actions import (
    BACK_OUT,
    BASE,
    DECLINE,
    DONE,
    FIRST,
    FROM_DECK,
    KEEP,
    KICK,
    LOOT,
    MONSTERS,
    PASS,
    READY,
    REFUSE,
    RESOLVE,
)
from bestiary.games.munchkin_babies.choosing import effect_default, is_effect_choice
from bestiary.games.munchkin_babies.fights import pick_default
from bestiary.games.munchkin_babies.fleeing import EITHER, FROM, ME
from bestiary.games.munchkin_babies.limits import limit_default
from bestiary.games.munchkin_babies.phases import (
    ARRANGE,
    CHARITY,
    CHARITY_DISCARD,
    CHARITY_SPLIT,
    COMBAT_OPEN,
    CREATION,
    DOOR_CARD,
    EXCESS_BIG,
    EXCESS_EQUIP,
    FIGHT_OR_NOT,
    FLEE_DECIDER,
    FLEE_FIRST,
    FLEE_NEXT,
    FORCED_STAY,
    HELP_ASK,
    HELP_COUNTER,
    LISTEN,
    LOOT_OFFER,
    POST_COMBAT,
    RECEIVED,
    TREASURE_PICK,
    TROUBLE_OR_LOOT,
    TURNING_ASIDE,
    UNEARTH,
    UNEARTH_PAY,
)
from bestiary.games.munchkin_babies.rules import sub_options
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.turns import CARD, PLAYER, charity_receivers


def default_action(table: Table, seat: Seat) -> Action:
    """For a seat that is waited for."""
    op = table.op()
    if op == CREATION:
        return BASE[READY] + int(table.babies[seat].girl)
    if op == ARRANGE:
        return BASE[KICK]
    if op in (TROUBLE_OR_LOOT, LOOT_OFFER):
        return BASE[LOOT]
    if op in (POST_COMBAT, CHARITY):
        return BASE[DONE]
    if op in (LISTEN, DOOR_CARD, RECEIVED):
        return BASE[KEEP]
    if op == COMBAT_OPEN:
        return BASE[RESOLVE]
    if op in (HELP_ASK, HELP_COUNTER):
        return BASE[REFUSE]
    if op == FIGHT_OR_NOT:
        return BASE[DECLINE]
    if op == FORCED_STAY:
        return BASE[BACK_OUT]
    if op == UNEARTH:
        return BASE[FROM_DECK]
    if op in (UNEARTH_PAY, CHARITY_DISCARD) or (op == CHARITY_SPLIT and table.arg(1) >= 0):
        return CARD + table.babies[seat].hand[-1]  # the newest
    if op == CHARITY_SPLIT:
        return PLAYER + _next_receiver(table)
    if op == TREASURE_PICK:
        return pick_default(table)
    if op == FLEE_FIRST:
        return BASE[FIRST] + EITHER
    if op == FLEE_DECIDER:
        return BASE[FIRST] + ME
    if op == FLEE_NEXT:
        return FROM + MONSTERS.index(table.fight.todo[0])
    if EXCESS_BIG <= op <= EXCESS_EQUIP:
        return limit_default(table)
    if is_effect_choice(op):
        return effect_default(table)
    return sub_options(table)[0] if op == TURNING_ASIDE else BASE[PASS]


def _next_receiver(table: Table) -> Seat:
    """In seat order from the left, dealt one at a time."""
    able = charity_receivers(table)
    least = min([table.given[seat] for seat in able])
    return min(
        [seat for seat in able if table.given[seat] == least], key=lambda seat: (seat - table.turn - 1) % table.seats
    )
