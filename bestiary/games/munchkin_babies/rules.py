"""What is allowed, verb by verb: the one place where actions meet the rules."""

from bestiary.core.seats import Action, Seat
from bestiary.games.munchkin_babies import reasons
from bestiary.games.munchkin_babies.abilities import (
    bars_backstab,
    bars_berserk,
    bars_bribe,
    bars_charm,
    bars_chase_off,
    bars_fly,
    bars_reroll,
    bars_steal,
    bars_swap_curse,
    bars_turning,
)
from bestiary.games.munchkin_babies.actions import (
    ACCEPT,
    ACCEPT_TRADE,
    ADD_MONSTER,
    AIM,
    ASK,
    BACK_OUT,
    BACKSTAB,
    BADGE_KINDS,
    BASE,
    BERSERK,
    BOOST,
    BOOSTS,
    BRIBE,
    CANCEL,
    CHARM,
    CHASE_OFF,
    CHEAT,
    CLEAR,
    COMPEL,
    COUNTER,
    CURSES,
    DECLINE,
    DECLINE_TRADE,
    DISCARD,
    DONE,
    ENHANCE,
    ENHANCERS,
    EQUIP,
    ESCORT,
    FIGHT,
    FLY,
    FROM_DECK,
    FROM_DISCARD,
    GOODS,
    GRAB,
    HAND_OVER,
    ITEM_KINDS,
    KEEP,
    KICK,
    LOOT,
    MONSTERS,
    MOST,
    PASS,
    PLAY,
    READY,
    RECOVER,
    REFUSE,
    REMOVE,
    REMOVERS,
    REROLL,
    RESOLVE,
    SELL,
    SEND,
    SENT_AT,
    SET_DIE,
    SHOW,
    SKIP,
    STAY,
    STEAL,
    SWAP,
    SWAP_CURSE,
    TABLE_KINDS,
    TAKE_OVER,
    TRADE,
    TROUBLE,
    TURNING,
    UNEQUIP,
    USE,
    USED_ALONE,
    VERB,
    VOLUNTEER,
)
from bestiary.games.munchkin_babies.cardplay import bars_recover, bars_send, bars_set_die, bars_use
from bestiary.games.munchkin_babies.cards import NONE
from bestiary.games.munchkin_babies.choosing import effect_options, is_effect_choice
from bestiary.games.munchkin_babies.curses import bars_cancel
from bestiary.games.munchkin_babies.fleeing import (
    WHO,
    flee_options,
)
from bestiary.games.munchkin_babies.goods import (
    bars_answer,
    bars_cheat,
    bars_discard,
    bars_equip,
    bars_hand_over,
    bars_play,
    bars_sell,
    bars_show,
    bars_trade,
    bars_unequip,
)
from bestiary.games.munchkin_babies.grabbing import aside_options, bars_grab
from bestiary.games.munchkin_babies.helping import (
    bars_ask,
    bars_compel,
    bars_counter,
    bars_volunteer,
)
from bestiary.games.munchkin_babies.limits import limit_options
from bestiary.games.munchkin_babies.machine import waited_for
from bestiary.games.munchkin_babies.meddling import (
    bars_adding,
    bars_enhance,
    bars_escort,
    bars_into_fight,
    bars_remove,
    bars_swap,
)
from bestiary.games.munchkin_babies.moments import OPEN
from bestiary.games.munchkin_babies.phases import (
    ARRANGE,
    BY_CHANCE,
    CHARITY,
    CHARITY_DISCARD,
    CHARITY_SPLIT,
    COMBAT_OPEN,
    CREATION,
    CURSE_WINDOW,
    DOOR_CARD,
    EXCESS_BIG,
    EXCESS_EQUIP,
    FIGHT_OR_NOT,
    FINAL_CALL,
    FLEE_DECIDER,
    FLEE_FIRST,
    FLEE_NEXT,
    FORCED_STAY,
    HELP_ASK,
    HELP_COUNTER,
    LISTEN,
    LOOT_OFFER,
    OVER,
    POST_COMBAT,
    RECEIVED,
    ROLL_WINDOW,
    SUB_CHOICE,
    TREASURE_PICK,
    TROUBLE_OR_LOOT,
    TURN_OPEN,
    TURNING_ASIDE,
    UNEARTH,
    UNEARTH_PAY,
)
from bestiary.games.munchkin_babies.reasons import ALLOWED
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.trays import bars_step
from bestiary.games.munchkin_babies.turns import (
    CARD,
    charity_options,
)

WINDOWS = (FINAL_CALL, CURSE_WINDOW, ROLL_WINDOW, TURN_OPEN)
CHARITY_OPS = (CHARITY_DISCARD, CHARITY_SPLIT)


def sub_options(table: Table) -> list[Action]:
    """The answers to an open question that only one player, or two, may answer."""
    op = table.op()
    if is_effect_choice(op):
        return effect_options(table)
    if op in CHARITY_OPS:
        return charity_options(table)
    if EXCESS_BIG <= op <= EXCESS_EQUIP:
        return limit_options(table)
    if op == TREASURE_PICK:
        return [CARD + kind for kind in sorted(set(table.fight.spoils))]
    if op == FLEE_FIRST:
        return [WHO, WHO + 1, WHO + 2]
    if op == FLEE_DECIDER:
        return [WHO, WHO + 1]
    if op == FLEE_NEXT:
        return flee_options(table)
    if op == UNEARTH:
        return [BASE[FROM_DECK], BASE[FROM_DISCARD]]
    if op == UNEARTH_PAY:
        return [CARD + kind for kind in sorted(set(table.babies[table.arg(2)].hand))]
    if op == FIGHT_OR_NOT:
        return [BASE[FIGHT], BASE[DECLINE]]
    if op == FORCED_STAY:
        return [BASE[STAY], BASE[BACK_OUT]]
    if op == LOOT_OFFER:
        return [BASE[LOOT], BASE[SKIP]]
    if op == TURNING_ASIDE:
        return aside_options(table)
    return [BASE[KEEP]]  # LISTEN, DOOR_CARD


def bars(table: Table, seat: Seat, action: Action) -> int:
    """What stands against an action, as a number of reasons.py."""
    op, verb = table.op(), VERB[action]
    if op == OVER:
        return reasons.OVER
    if BY_CHANCE[op]:
        return reasons.BUSY
    value = action - BASE[verb]
    if verb == CLEAR:
        return ALLOWED if table.tray(seat) else reasons.EMPTY_TRAY
    if op == CREATION:
        return _bars_creation(table, seat, verb, value)
    if SUB_CHOICE[op]:
        return _bars_sub_choice(table, seat, action)
    if verb <= AIM:
        return bars_step(table, seat, verb, value)
    return _bars_verb(table, seat, verb, value)


def _bars_creation(table: Table, seat: Seat, verb: int, value: int) -> int:
    if table.passed >> seat & 1:
        return reasons.ALREADY_READY
    if verb <= AIM:
        return bars_step(table, seat, verb, value)
    return ALLOWED if verb == READY else reasons.CREATION


def _bars_sub_choice(table: Table, seat: Seat, action: Action) -> int:
    op, verb = table.op(), VERB[action]
    if not waited_for(table) >> seat & 1:
        return reasons.BUSY
    if action in sub_options(table):
        return ALLOWED
    value = action - BASE[verb]
    if op in (LISTEN, DOOR_CARD) and verb in (PLAY, SEND, USE, CHEAT, RECOVER):
        return _bars_verb(table, seat, verb, value)
    if op == EXCESS_BIG:  # restore the ability, or sell
        if verb <= AIM:
            return bars_step(table, seat, verb, value)
        if verb in (PLAY, EQUIP, SELL):
            return _bars_verb(table, seat, verb, value)
    if op in CHARITY_OPS:
        return reasons.CHARITY
    if op in (FORCED_STAY, FLEE_NEXT):
        return reasons.CANNOT_RUN
    return reasons.ANSWER_FIRST


def _bars_verb(table: Table, seat: Seat, verb: int, value: int) -> int:
    op, fight = table.op(), table.fight
    tray = table.tray(seat)
    # The turn.
    if verb == PASS:
        if op in WINDOWS and waited_for(table) >> seat & 1:
            return ALLOWED
        return reasons.NOT_ASKED
    if verb in (KICK, TROUBLE, LOOT, DONE):
        return _bars_phase(table, seat, verb, value)
    if verb == KEEP:
        return ALLOWED if op == RECEIVED and table.arg(1) == seat else reasons.NOT_ASKED
    # Cards and Items.
    if verb == PLAY:
        return bars_play(table, seat, TABLE_KINDS[value])
    if verb == DISCARD:
        return bars_discard(table, seat, BADGE_KINDS[value])
    if verb == EQUIP:
        return bars_equip(table, seat, ITEM_KINDS[value])
    if verb == UNEQUIP:
        return bars_unequip(table, seat, ITEM_KINDS[value])
    if verb == HAND_OVER:
        return bars_hand_over(table, seat, ITEM_KINDS[value])
    if verb == TAKE_OVER:
        return bars_hand_over(table, seat, NONE)
    if verb == CHEAT:
        return bars_cheat(table, seat, ITEM_KINDS[value])
    if verb == SELL:
        return bars_sell(table, seat, value == 1, tray)
    if verb in (TRADE, ACCEPT_TRADE, DECLINE_TRADE, SHOW, BACKSTAB, STEAL):
        if value >= table.seats:
            return reasons.NO_PLAYER
        if verb == TRADE:
            return bars_trade(table, seat, value, tray)
        if verb == SHOW:
            return bars_show(table, seat, value, tray)
        if verb == BACKSTAB:
            return bars_backstab(table, seat, value, tray)
        if verb == STEAL:
            return bars_steal(table, seat, value, tray)
        return bars_answer(table, seat, value)
    if verb == SEND:
        return bars_send(table, seat, SENT_AT[value // MOST], value % MOST)
    if verb == USE:
        return bars_use(table, seat, USED_ALONE[value])
    if verb == BOOST:
        return bars_into_fight(table, seat, BOOSTS[value // 2])
    if verb == ENHANCE:
        return bars_enhance(table, seat, ENHANCERS[value // len(MONSTERS)], MONSTERS[value % len(MONSTERS)])
    if verb == ADD_MONSTER:
        return bars_adding(table, seat, MONSTERS[value // 3], value % 3)
    if verb == SWAP:
        return bars_swap(table, seat, MONSTERS[value], tray)
    if verb == REMOVE:
        return bars_remove(table, seat, REMOVERS[value // len(MONSTERS)], MONSTERS[value % len(MONSTERS)])
    if verb == ESCORT:
        return bars_escort(table, seat, value == 1)
    if verb == GRAB:
        return bars_grab(table, seat, ITEM_KINDS[value])
    if verb == SET_DIE:
        return bars_set_die(table, seat)
    if verb == CANCEL:
        return bars_cancel(table, seat, CURSES[value])
    if verb == RECOVER:
        return bars_recover(table, seat, value)
    # The fight.
    if verb == RESOLVE:
        if fight.fighter < 0:
            return reasons.NO_COMBAT
        return ALLOWED if op == COMBAT_OPEN and seat == fight.fighter else reasons.NOT_ON_SIDE
    if verb == VOLUNTEER:
        return bars_volunteer(table, seat)
    if verb == ASK:
        return bars_ask(table, seat, value, tray)
    if verb == COMPEL:
        return bars_compel(table, seat, value)
    if verb in (ACCEPT, REFUSE):
        asked = op == HELP_ASK and table.arg(1) == seat
        return ALLOWED if asked or (op == HELP_COUNTER and seat == fight.fighter) else reasons.NOT_ASKED
    if verb == COUNTER:
        return bars_counter(table, seat, tray)
    if verb in (STAY, BACK_OUT):
        return reasons.NO_BACKING_OUT if fight.helper == seat else reasons.NOT_ASKED
    if verb == CHASE_OFF:
        return bars_chase_off(table, seat, MONSTERS[value])
    if verb == BRIBE:
        return bars_bribe(table, seat, GOODS[value])
    # Abilities.
    if verb == BERSERK:
        return bars_berserk(table, seat, tray)
    if verb == TURNING:
        return bars_turning(table, seat, tray)
    if verb == CHARM:
        return bars_charm(table, seat, MONSTERS[value])
    if verb == FLY:
        return bars_fly(table, seat, tray)
    if verb == REROLL:
        return bars_reroll(table, seat, tray)
    if verb == SWAP_CURSE:
        return bars_swap_curse(table, seat)
    return reasons.NOT_ASKED


def _bars_phase(table: Table, seat: Seat, verb: int, value: int) -> int:
    op = table.op()
    if seat != table.turn:
        return reasons.NOT_YOUR_TURN
    if not OPEN[op]:
        return reasons.BUSY
    if verb == KICK:
        return ALLOWED if op == ARRANGE else reasons.NOT_NOW
    if verb == DONE:
        return ALLOWED if op in (POST_COMBAT, CHARITY) else reasons.NOT_NOW
    if op != TROUBLE_OR_LOOT:
        return reasons.NOT_NOW
    if verb == LOOT or MONSTERS[value] in table.babies[seat].hand:
        return ALLOWED
    return reasons.NO_MONSTER
