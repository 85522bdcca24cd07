"""What is allowed and what it does, verb by verb: the one place where actions meet the rules."""

from bestiary.core.seats import Action, Seat, only
from bestiary.games.munchkin_babies import reasons
from bestiary.games.munchkin_babies.abilities import (
    backstab,
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
    berserk,
    bribe,
    charm,
    chase_off,
    fly,
    reroll,
    steal,
    swap_curse,
    turning,
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
from bestiary.games.munchkin_babies.cardplay import (
    add_monster,
    aside_options,
    bars_adding,
    bars_cancel,
    bars_enhance,
    bars_escort,
    bars_grab,
    bars_into_fight,
    bars_recover,
    bars_remove,
    bars_send,
    bars_set_die,
    bars_swap,
    bars_use,
    boost,
    cancel,
    enhance,
    escort,
    grab,
    recover,
    remove,
    send,
    set_die,
    swap,
    turn_aside,
    use,
)
from bestiary.games.munchkin_babies.cards import IDS, NONE
from bestiary.games.munchkin_babies.choosing import effect_answer, effect_options, is_effect_choice
from bestiary.games.munchkin_babies.combat import touch
from bestiary.games.munchkin_babies.creation import be_ready
from bestiary.games.munchkin_babies.fights import answer_door, pick_answer, unearth_reward
from bestiary.games.munchkin_babies.fleeing import (
    WHO,
    answer_first,
    decide_first,
    flee_from,
    flee_options,
)
from bestiary.games.munchkin_babies.goods import (
    accept_trade,
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
    cheat,
    drop_trades,
    hand_over,
    offer_trade,
    play,
    sell,
    show,
)
from bestiary.games.munchkin_babies.helping import (
    answer,
    answer_forced,
    ask,
    bars_ask,
    bars_compel,
    bars_counter,
    bars_volunteer,
    compel,
    counter,
)
from bestiary.games.munchkin_babies.limits import limit_answer, limit_options
from bestiary.games.munchkin_babies.machine import waited_for
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
    FOR_KICK,
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
from bestiary.games.munchkin_babies.phases import DOOR as AT_THE_DOOR
from bestiary.games.munchkin_babies.reasons import ALLOWED
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.trays import bars_step, step_into
from bestiary.games.munchkin_babies.turns import (
    CARD,
    charity_answer,
    charity_options,
    end_arranging,
    look_for_trouble,
    loot,
    pay_unearthed,
    unearth_at_door,
)

WINDOWS = (FINAL_CALL, CURSE_WINDOW, ROLL_WINDOW, TURN_OPEN)
CHARITY_OPS = (CHARITY_DISCARD, CHARITY_SPLIT)


# What is allowed.


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
        asked = op in WINDOWS and waited_for(table) >> seat & 1
        return ALLOWED if asked else reasons.NOT_ASKED
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


# What it does.

_FREE = (EQUIP, UNEQUIP, HAND_OVER, TAKE_OVER, TRADE, ACCEPT_TRADE, DECLINE_TRADE, VOLUNTEER)
_SILENT = (PASS, CLEAR, SHOW, READY)


def perform(table: Table, seat: Seat, action: Action) -> None:
    """Carries out a legal action; what follows from it by itself is the machine's."""
    verb = VERB[action]
    value = action - BASE[verb]
    if verb <= AIM:
        step_into(table, seat, verb, value)
        if table.told is not None:
            table.tell("laid", seat, {"what": action}, only(seat))
        return
    tray = table.tray(seat)[:]
    table.trays.empty(seat)
    if verb in _FREE:
        table.free[seat] += 1
    elif verb == SHOW:
        table.steps[seat] += 1
    elif verb not in _SILENT and table.op() in WINDOWS:
        table.passed = 0
    if verb == CLEAR:
        if table.told is not None:
            table.tell("cleared", seat, {}, only(seat))
    elif verb == PASS:
        table.passed |= only(seat)
        if table.told is not None:
            table.tell("passed", seat, {}, only(seat))
    elif verb == READY:
        be_ready(table, seat, value == 1, tray)
    elif SUB_CHOICE[table.op()]:
        _answer(table, seat, verb, action, tray)
    else:
        _perform_verb(table, seat, verb, value, tray)


def _answer(table: Table, seat: Seat, verb: int, action: Action, tray: list[int]) -> None:
    op = table.op()
    value = action - BASE[verb]
    if is_effect_choice(op):
        effect_answer(table, action)
    elif op in CHARITY_OPS:
        charity_answer(table, action)
    elif EXCESS_BIG <= op <= EXCESS_EQUIP:
        if action in limit_options(table):
            limit_answer(table, action)
        else:
            _perform_verb(table, seat, verb, value, tray)
    elif op == TREASURE_PICK:
        pick_answer(table, action)
    elif op == FLEE_FIRST:
        answer_first(table, seat, action)
    elif op == FLEE_DECIDER:
        decide_first(table, action)
    elif op == FLEE_NEXT:
        flee_from(table, MONSTERS[value])
    elif op == UNEARTH:
        if table.arg(3) == FOR_KICK:
            unearth_at_door(table, verb == FROM_DISCARD)
        else:
            unearth_reward(table, verb == FROM_DISCARD)
    elif op == UNEARTH_PAY:
        pay_unearthed(table, action - CARD)
    elif op == FIGHT_OR_NOT:
        answer_door(table, verb == FIGHT)
    elif op == FORCED_STAY:
        answer_forced(table, verb == STAY)
    elif op == LOOT_OFFER:
        table.pop()
        if verb == LOOT:
            loot(table)
        elif table.told is not None:
            table.tell("skips", seat, {})
    elif op == TURNING_ASIDE:
        turn_aside(table, [action - CARD])
    elif verb == KEEP:
        _keep(table, seat)
    else:
        _perform_verb(table, seat, verb, value, tray)


def _keep(table: Table, seat: Seat) -> None:
    table.babies[seat].fresh = 0
    if table.told is not None:
        table.tell("keeps", seat, {})


def _perform_verb(table: Table, seat: Seat, verb: int, value: int, tray: list[int]) -> None:
    if verb == KICK:
        if table.told is not None:
            table.tell("kicks", seat, {})
        table.passed = 0
        table.turn_to(TURN_OPEN if table.options.stop_before_kick else AT_THE_DOOR)
    elif verb == TROUBLE:
        look_for_trouble(table, MONSTERS[value])
    elif verb == LOOT:
        table.turn_to(CHARITY)
        loot(table)
    elif verb == DONE:
        if table.told is not None:
            table.tell("done", seat, {})
        if table.op() == POST_COMBAT:
            table.after_fight = False
            table.turn_to(CHARITY)
        else:
            end_arranging(table)
    elif verb == KEEP:
        _keep(table, seat)
    elif verb == PLAY:
        play(table, seat, TABLE_KINDS[value])
    elif verb == DISCARD:
        table.discard_badge(seat, BADGE_KINDS[value])
        touch(table, seat)
    elif verb in (EQUIP, UNEQUIP):
        _turn_item(table, seat, ITEM_KINDS[value], verb == EQUIP)
    elif verb == HAND_OVER:
        hand_over(table, seat, ITEM_KINDS[value])
    elif verb == TAKE_OVER:
        hand_over(table, seat, NONE)
    elif verb == CHEAT:
        cheat(table, seat, ITEM_KINDS[value])
    elif verb == SELL:
        sell(table, seat, value == 1, tray)
    elif verb == TRADE:
        offer_trade(table, seat, value, tray)
    elif verb == ACCEPT_TRADE:
        accept_trade(table, seat, value)
    elif verb == DECLINE_TRADE:
        drop_trades(table, seat, value)
        if table.told is not None:
            table.tell("declined_trade", seat, {"from": value})
    elif verb == SHOW:
        show(table, seat, value, tray)
    elif verb == SEND:
        send(table, seat, SENT_AT[value // MOST], value % MOST)
    elif verb == USE:
        use(table, seat, USED_ALONE[value])
    elif verb == BOOST:
        boost(table, seat, BOOSTS[value // 2], value % 2)
    elif verb == ENHANCE:
        enhance(table, seat, ENHANCERS[value // len(MONSTERS)], MONSTERS[value % len(MONSTERS)])
    elif verb == ADD_MONSTER:
        add_monster(table, seat, MONSTERS[value // 3], value % 3)
    elif verb == SWAP:
        swap(table, seat, MONSTERS[value], tray)
    elif verb == REMOVE:
        remove(table, seat, REMOVERS[value // len(MONSTERS)], MONSTERS[value % len(MONSTERS)])
    elif verb == ESCORT:
        escort(table, seat, value == 1)
    elif verb == GRAB:
        grab(table, seat, ITEM_KINDS[value])
    elif verb == SET_DIE:
        set_die(table, seat, value + 1)
    elif verb == CANCEL:
        cancel(table, seat, CURSES[value])
    elif verb == RECOVER:
        recover(table, seat, value)
    else:
        _fight_verb(table, seat, verb, value, tray)


def _fight_verb(table: Table, seat: Seat, verb: int, value: int, tray: list[int]) -> None:
    if verb == RESOLVE:
        table.passed = 0
        table.turn_to(FINAL_CALL)
        if table.told is not None:
            table.tell("resolves", seat, {})
    elif verb == VOLUNTEER:
        table.fight.volunteers |= only(seat)
        if table.told is not None:
            table.tell("volunteers", seat, {})
    elif verb == ASK:
        ask(table, seat, value, tray)
    elif verb == COMPEL:
        compel(table, seat, value)
    elif verb in (ACCEPT, REFUSE):
        answer(table, verb == ACCEPT)
    elif verb == COUNTER:
        counter(table, seat, tray)
    elif verb == CHASE_OFF:
        chase_off(table, seat, MONSTERS[value])
    elif verb == BRIBE:
        bribe(table, seat, GOODS[value])
    elif verb == BERSERK:
        berserk(table, seat, tray)
    elif verb == TURNING:
        turning(table, seat, tray)
    elif verb == CHARM:
        charm(table, seat, MONSTERS[value])
    elif verb == BACKSTAB:
        backstab(table, seat, value, tray)
    elif verb == STEAL:
        steal(table, seat, value, tray)
    elif verb == FLY:
        fly(table, seat, tray)
    elif verb == REROLL:
        reroll(table, seat, tray)
    else:
        swap_curse(table, seat)


def _turn_item(table: Table, seat: Seat, kind: int, upright: bool) -> None:
    baby = table.babies[seat]
    if upright:
        baby.worn.append(kind)
    else:
        baby.worn.remove(kind)
    table.recheck = True
    if table.told is not None:
        table.tell("equipped" if upright else "unequipped", seat, {"card": IDS[kind]})
