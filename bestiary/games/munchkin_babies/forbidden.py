"""What a pending player might well try and may not: for the screen to offer with the reason."""

from bestiary.core.seats import Action, Seat
from bestiary.games.munchkin_babies.actions import (
    ADD_MONSTER,
    AT_BOOST,
    AT_ENHANCER,
    AT_ITEM,
    AT_MONSTER,
    AT_REMOVER,
    AT_SENT,
    AT_TABLE,
    AT_USED,
    BASE,
    BOOST,
    CHEAT,
    DONE,
    ENHANCE,
    GRAB,
    KICK,
    LOOT,
    MONSTERS,
    MOST,
    PLAY,
    REMOVE,
    RESOLVE,
    SEND,
    SWAP,
    TROUBLE,
    USE,
)
from bestiary.games.munchkin_babies.cards import CHEAT as CHEAT_SORT
from bestiary.games.munchkin_babies.cards import MONSTER, NONE, SORT, WANDERING
from bestiary.games.munchkin_babies.machine import waited_for
from bestiary.games.munchkin_babies.phases import CREATION, SUB_CHOICE
from bestiary.games.munchkin_babies.reasons import ALLOWED
from bestiary.games.munchkin_babies.rules import bars
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.vocabulary import OP, SWAP_MONSTER, TAKE_WINNING_ITEM


def barred(table: Table, seat: Seat) -> list[tuple[int, Action]]:
    """For each hand card that cannot be played now the obvious way to play it; and, without a card, phases."""
    op = table.op()
    if SUB_CHOICE[op] or op == CREATION or not waited_for(table) >> seat & 1:
        return []
    tried: list[tuple[int, Action]] = []
    if seat == table.turn and table.fight.fighter < 0:
        tried += [(NONE, BASE[KICK]), (NONE, BASE[LOOT]), (NONE, BASE[DONE])]
    if seat == table.fight.fighter:
        tried.append((NONE, BASE[RESOLVE]))
    for kind in sorted(set(table.babies[seat].hand)):
        action = obvious(table, seat, kind)
        if action >= 0:
            tried.append((kind, action))
    return [(kind, action) for kind, action in tried if bars(table, seat, action) != ALLOWED]


def obvious(table: Table, seat: Seat, kind: int) -> Action:
    """The way in which a hand card is mostly played, or NONE."""
    foes = table.fight.foes
    foe = AT_MONSTER[foes[0]] if foes else 0
    if AT_BOOST[kind] >= 0:
        return BASE[BOOST] + 2 * AT_BOOST[kind]
    if AT_REMOVER[kind] >= 0:
        return BASE[REMOVE] + AT_REMOVER[kind] * len(MONSTERS) + foe
    if AT_USED[kind] >= 0:
        return BASE[USE] + AT_USED[kind]
    if AT_SENT[kind] >= 0:
        return BASE[SEND] + AT_SENT[kind] * MOST + seat
    if AT_TABLE[kind] >= 0:
        return BASE[PLAY] + AT_TABLE[kind]
    if AT_ENHANCER[kind] >= 0:
        return BASE[ENHANCE] + AT_ENHANCER[kind] * len(MONSTERS) + foe
    if SORT[kind] == MONSTER:
        return BASE[TROUBLE] + AT_MONSTER[kind]
    mine = [AT_MONSTER[held] for held in table.babies[seat].hand if SORT[held] == MONSTER] or [0]
    if SORT[kind] == WANDERING:
        return BASE[ADD_MONSTER] + 3 * mine[0]
    if OP[kind] == SWAP_MONSTER:
        return BASE[SWAP] + mine[0]
    if OP[kind] == TAKE_WINNING_ITEM:
        return BASE[GRAB] + _first_item(table.fight.fighter, table)
    return BASE[CHEAT] + _first_item(seat, table) if SORT[kind] == CHEAT_SORT else NONE


def _first_item(seat: Seat, table: Table) -> int:
    """The place of an Item on a table, or of any."""
    held = table.babies[seat].items if seat >= 0 else []
    return max([AT_ITEM[kind] for kind in held] or [0])
