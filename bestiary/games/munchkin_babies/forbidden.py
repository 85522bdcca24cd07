"""What a pending player might well try and may not: for the screen to offer with the reason."""

from bestiary.core.seats import Action, Seat
from bestiary.games.munchkin_babies.actions import (
    AT_BOOST,
    AT_ENHANCER,
    AT_MONSTER,
    AT_REMOVER,
    AT_SENT,
    AT_TABLE,
    AT_USED,
    BASE,
    BOOST,
    DONE,
    ENHANCE,
    KICK,
    LOOT,
    MONSTERS,
    MOST,
    PLAY,
    REMOVE,
    RESOLVE,
    SEND,
    TROUBLE,
    USE,
)
from bestiary.games.munchkin_babies.cards import MONSTER, NONE, SORT
from bestiary.games.munchkin_babies.machine import waited_for
from bestiary.games.munchkin_babies.phases import CREATION, SUB_CHOICE
from bestiary.games.munchkin_babies.reasons import ALLOWED
from bestiary.games.munchkin_babies.rules import bars
from bestiary.games.munchkin_babies.table import Table


def barred(table: Table, seat: Seat) -> list[Action]:
    """For each hand card that cannot be played now the obvious way to play it; and phases that are not now."""
    op = table.op()
    if SUB_CHOICE[op] or op == CREATION or not waited_for(table) >> seat & 1:
        return []
    tried: list[Action] = []
    if seat == table.turn and table.fight.fighter < 0:
        tried += [BASE[KICK], BASE[LOOT], BASE[DONE]]
    if seat == table.fight.fighter:
        tried.append(BASE[RESOLVE])
    for kind in sorted(set(table.babies[seat].hand)):
        action = obvious(table, seat, kind)
        if action >= 0:
            tried.append(action)
    return [action for action in tried if bars(table, seat, action) != ALLOWED]


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
    return BASE[TROUBLE] + AT_MONSTER[kind] if SORT[kind] == MONSTER else NONE
