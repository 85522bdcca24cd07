"""What each action does. Whether it is allowed, rules.py says; what follows by itself, machine.py does."""

from bestiary.core.seats import Action, Seat, only
from bestiary.games.munchkin_babies.abilities import (
    backstab,
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
    DECLINE_TRADE,
    DISCARD,
    DONE,
    ENHANCE,
    ENHANCERS,
    EQUIP,
    ESCORT,
    FIGHT,
    FLY,
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
    STAY,
    STEAL,
    SWAP,
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
    recover,
    send,
    set_die,
    use,
)
from bestiary.games.munchkin_babies.cards import IDS, NONE
from bestiary.games.munchkin_babies.choosing import effect_answer, is_effect_choice
from bestiary.games.munchkin_babies.combat import touch
from bestiary.games.munchkin_babies.creation import be_ready
from bestiary.games.munchkin_babies.curses import cancel
from bestiary.games.munchkin_babies.fights import answer_door, pick_answer, unearth_reward
from bestiary.games.munchkin_babies.fleeing import (
    answer_first,
    decide_first,
    flee_from,
)
from bestiary.games.munchkin_babies.goods import (
    accept_trade,
    cheat,
    drop_trades,
    hand_over,
    offer_trade,
    play,
    sell,
    show,
)
from bestiary.games.munchkin_babies.grabbing import grab, turn_aside
from bestiary.games.munchkin_babies.helping import (
    answer,
    answer_forced,
    ask,
    compel,
    counter,
)
from bestiary.games.munchkin_babies.limits import limit_answer, limit_options
from bestiary.games.munchkin_babies.meddling import (
    add_monster,
    boost,
    enhance,
    escort,
    remove,
    swap,
)
from bestiary.games.munchkin_babies.phases import (
    CHARITY,
    EXCESS_BIG,
    EXCESS_EQUIP,
    FIGHT_OR_NOT,
    FINAL_CALL,
    FLEE_DECIDER,
    FLEE_FIRST,
    FLEE_NEXT,
    FOR_KICK,
    FORCED_STAY,
    LOOT_OFFER,
    POST_COMBAT,
    SUB_CHOICE,
    TREASURE_PICK,
    TURN_OPEN,
    TURNING_ASIDE,
    UNEARTH,
    UNEARTH_PAY,
)
from bestiary.games.munchkin_babies.phases import DOOR as AT_THE_DOOR
from bestiary.games.munchkin_babies.rules import CHARITY_OPS, WINDOWS
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.trays import step_into
from bestiary.games.munchkin_babies.turns import (
    CARD,
    charity_answer,
    end_arranging,
    look_for_trouble,
    loot,
    pay_unearthed,
    unearth_at_door,
)

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
