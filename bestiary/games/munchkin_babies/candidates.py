"""What a player might do in a position: a short list that holds everything legal. Whether it is, rules.py says."""

from bestiary.core.seats import Action, Seat
from bestiary.games.munchkin_babies.actions import (
    ACCEPT,
    ACCEPT_TRADE,
    ADD_MONSTER,
    AIM,
    ASK,
    AT_BADGE,
    AT_BOOST,
    AT_CURSE,
    AT_ENHANCER,
    AT_GOODS,
    AT_ITEM,
    AT_MONSTER,
    AT_REMOVER,
    AT_SENT,
    AT_TABLE,
    AT_USED,
    BACKSTAB,
    BASE,
    BERSERK,
    BOOST,
    BRIBE,
    CANCEL,
    CHARM,
    CHASE_OFF,
    CHEAT,
    CLEAR,
    COMPEL,
    COUNTER,
    DECLINE_TRADE,
    DISCARD,
    DONE,
    ENHANCE,
    EQUIP,
    ESCORT,
    FLY,
    GRAB,
    HAND_OVER,
    KEEP,
    KICK,
    LAY,
    LOOT,
    MONSTERS,
    MOST,
    MOST_SHARED,
    ORDER,
    ORDERS,
    PASS,
    PLAY,
    READY,
    RECOVER,
    REFUSE,
    REMOVE,
    REROLL,
    RESOLVE,
    SELL,
    SEND,
    SET_DIE,
    SHARE,
    SHOW,
    STEAL,
    SWAP,
    SWAP_CURSE,
    TAKE_OVER,
    TRADE,
    TROUBLE,
    TURNING,
    UNEQUIP,
    USE,
    VERB,
    VOLUNTEER,
    WANT,
)
from bestiary.games.munchkin_babies.cards import CHEAT as CHEAT_SORT
from bestiary.games.munchkin_babies.cards import ITEM, MONSTER, SORT
from bestiary.games.munchkin_babies.machine import waited_for
from bestiary.games.munchkin_babies.phases import (
    BY_CHANCE,
    COMBAT_OPEN,
    CREATION,
    CURSE_WINDOW,
    DOOR_CARD,
    EXCESS_BIG,
    HELP_ASK,
    HELP_COUNTER,
    LISTEN,
    OVER,
    RECEIVED,
    ROLL_WINDOW,
    SUB_CHOICE,
)
from bestiary.games.munchkin_babies.reasons import ALLOWED
from bestiary.games.munchkin_babies.rules import WINDOWS, bars, sub_options
from bestiary.games.munchkin_babies.spending import table_cards
from bestiary.games.munchkin_babies.strength import treasures_now
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.trays import can_pay
from bestiary.games.munchkin_babies.vocabulary import (
    AUTO_ESCAPE,
    CANCEL_CURSE,
    EFFECT,
    OP,
    RECOVER_DISCARD,
    SIDE,
    SWAP_MONSTER,
    TAKE_WINNING_ITEM,
)
from bestiary.games.munchkin_babies.vocabulary import SET_DIE as SETS_DIE


def legal_actions(table: Table, seat: Seat) -> list[Action]:
    """All that nothing forbids, sorted."""
    op = table.op()
    if op == OVER or BY_CHANCE[op]:
        return []
    if SUB_CHOICE[op] and op not in (LISTEN, DOOR_CARD, EXCESS_BIG):
        found = sub_options(table) if waited_for(table) >> seat & 1 else []
        if table.tray(seat):
            found = [*found, BASE[CLEAR]]
        return sorted(found)
    tried = sorted(set(_tried(table, seat)))
    return [action for action in tried if bars(table, seat, action) == ALLOWED]


_IDLE = (
    CLEAR,
    PASS,
    EQUIP,
    UNEQUIP,
    HAND_OVER,
    TAKE_OVER,
    TRADE,
    ACCEPT_TRADE,
    DECLINE_TRADE,
    SHOW,
    VOLUNTEER,
    DISCARD,
)


def idle(table: Table, seat: Seat) -> bool:
    """Whether a player asked in a window has nothing to say there: no card or ability that could change it. A table
    need not bother them, if nobody can tell by the time it takes (MB-D06)."""
    if table.op() not in WINDOWS or not waited_for(table) >> seat & 1 or can_pay(table, seat):
        return False
    for action in legal_actions(table, seat):
        if VERB[action] > AIM and VERB[action] not in _IDLE:
            return False
    return True


def _tried(table: Table, seat: Seat) -> list[Action]:
    op = table.op()
    baby = table.babies[seat]
    hand = sorted(set(baby.hand))
    tried: list[Action] = [BASE[CLEAR]]
    if op == CREATION:
        return [*tried, BASE[READY], BASE[READY] + 1, *[BASE[LAY] + kind for kind in hand]]
    if SUB_CHOICE[op]:
        if not waited_for(table) >> seat & 1:
            return tried
        tried += sub_options(table)
    _phase(table, seat, tried)
    items = sorted(set(baby.items))
    fighting = table.fight.fighter >= 0
    for kind in hand:
        _from_hand(table, kind, tried, fighting)
    for kind in sorted({*hand, *items}):
        _with_effect(table, seat, kind, tried, fighting)
    for kind in [*hand, *table_cards(table, seat)]:
        tried.append(BASE[LAY] + kind)
    for kind in [*baby.classes, *baby.races]:
        tried.append(BASE[DISCARD] + AT_BADGE[kind])
    for kind in items:
        if SORT[kind] == ITEM:
            place = AT_ITEM[kind]
            tried.append(BASE[UNEQUIP if kind in baby.worn else EQUIP] + place)
            if baby.hireling:
                tried.append(BASE[HAND_OVER] + place)
    if baby.porter >= 0:
        tried.append(BASE[TAKE_OVER])
    _with_others(table, seat, tried)
    if fighting:
        _in_fight(table, seat, tried)
    return tried


def _phase(table: Table, seat: Seat, tried: list[Action]) -> None:
    op = table.op()
    if seat == table.turn:
        tried += [BASE[KICK], BASE[LOOT], BASE[DONE]]
    if op in WINDOWS:
        tried.append(BASE[PASS])
    if op == RECEIVED:
        tried.append(BASE[KEEP])
    if op == CURSE_WINDOW:
        tried.append(BASE[SWAP_CURSE])
    if op == ROLL_WINDOW:
        tried += [BASE[FLY], BASE[REROLL]]
    if op in (HELP_ASK, HELP_COUNTER):
        tried += [BASE[ACCEPT], BASE[REFUSE], BASE[COUNTER]]
    if op in (HELP_ASK, COMBAT_OPEN):
        most = min(treasures_now(table), MOST_SHARED)
        tried += [BASE[SHARE] + count for count in range(1, most + 1)]
        tried += [BASE[ORDER] + order for order in range(len(ORDERS))]


def _from_hand(table: Table, kind: int, tried: list[Action], fighting: bool) -> None:
    sort = SORT[kind]
    if AT_TABLE[kind] >= 0:
        tried.append(BASE[PLAY] + AT_TABLE[kind])
    if sort == MONSTER:
        place = AT_MONSTER[kind]
        tried.append(BASE[TROUBLE] + place)
        if fighting:
            tried.append(BASE[SWAP] + place)
            tried += [BASE[ADD_MONSTER] + 3 * place + way for way in range(3)]
    elif AT_ENHANCER[kind] >= 0 and fighting:
        first = BASE[ENHANCE] + AT_ENHANCER[kind] * len(MONSTERS)
        tried += [first + AT_MONSTER[foe] for foe in table.fight.foes]


def _with_effect(table: Table, seat: Seat, kind: int, tried: list[Action], fighting: bool) -> None:
    """Cards of the hand, and one-shots of the table."""
    op = OP[kind]
    if AT_SENT[kind] >= 0:
        first = BASE[SEND] + AT_SENT[kind] * MOST
        tried += [first + other for other in range(table.seats)]
    if AT_USED[kind] >= 0:
        tried.append(BASE[USE] + AT_USED[kind])
    if op == RECOVER_DISCARD:
        tried += [BASE[RECOVER] + found for pile in table.discards for found in pile]
    elif op == CANCEL_CURSE:
        if table.op() == CURSE_WINDOW:
            tried.append(BASE[CANCEL] + AT_CURSE[table.arg(2)])
        for baby in table.babies:
            for place in range(2, len(baby.lingering), 4):
                if baby.lingering[place] >= 0:
                    tried.append(BASE[CANCEL] + AT_CURSE[baby.lingering[place]])
    elif op == SETS_DIE and table.op() == ROLL_WINDOW:
        tried += [BASE[SET_DIE] + face for face in range(6)]
    elif SORT[kind] == CHEAT_SORT:
        tried += [BASE[CHEAT] + AT_ITEM[item] for item in table.babies[seat].items if AT_ITEM[item] >= 0]
    if not fighting:
        return
    if AT_BOOST[kind] >= 0:
        tried += [BASE[BOOST] + 2 * AT_BOOST[kind], BASE[BOOST] + 2 * AT_BOOST[kind] + 1]
    if AT_REMOVER[kind] >= 0:
        first = BASE[REMOVE] + AT_REMOVER[kind] * len(MONSTERS)
        tried += [first + AT_MONSTER[foe] for foe in table.fight.foes]
    if op == AUTO_ESCAPE and EFFECT[kind].to == SIDE:
        tried += [BASE[ESCORT], BASE[ESCORT] + 1]
    elif op == SWAP_MONSTER:
        tried += [BASE[AIM] + AT_MONSTER[foe] for foe in table.fight.foes]
    elif op == TAKE_WINNING_ITEM:
        for baby in table.babies:
            tried += [BASE[GRAB] + AT_ITEM[item] for item in baby.items if AT_ITEM[item] >= 0]


def _with_others(table: Table, seat: Seat, tried: list[Action]) -> None:
    tray = table.tray(seat)
    for other in range(table.seats):
        if other == seat:
            continue
        for kind in table.babies[other].items:
            tried.append(BASE[WANT] + AT_GOODS[kind])
        if tray:
            tried += [BASE[TRADE] + other, BASE[SHOW] + other, BASE[STEAL] + other]
    for trade in table.trades:
        if trade.target == seat:
            tried += [BASE[ACCEPT_TRADE] + trade.source, BASE[DECLINE_TRADE] + trade.source]
    if tray and seat == table.turn:
        tried += [BASE[SELL], BASE[SELL] + 1]


def _in_fight(table: Table, seat: Seat, tried: list[Action]) -> None:
    fight = table.fight
    tried += [BASE[RESOLVE], BASE[VOLUNTEER], BASE[BERSERK], BASE[TURNING]]
    for foe in fight.foes:
        tried += [BASE[CHASE_OFF] + AT_MONSTER[foe], BASE[CHARM] + AT_MONSTER[foe]]
    for other in range(table.seats):
        tried += [BASE[BACKSTAB] + other]
        if seat == fight.fighter:
            tried += [BASE[ASK] + other, BASE[COMPEL] + other]
    if seat == fight.fighter:
        tried += [BASE[BRIBE] + AT_GOODS[kind] for kind in table.babies[seat].items]
