"""What a pending player might well try and may not: for the screen to offer with the reason."""

from bestiary.core.seats import Action, Seat
from bestiary.games.munchkin_babies.actions import (
    ACTIONS,
    AT_BOOST,
    AT_ENHANCER,
    AT_ITEM,
    AT_MONSTER,
    AT_REMOVER,
    AT_SENT,
    AT_TABLE,
    AT_USED,
    MOST,
    SIDES,
    WAYS_IN,
)
from bestiary.games.munchkin_babies.cards.clauses import PLAYED_FOR
from bestiary.games.munchkin_babies.cards.deck import CHEAT as CHEAT_SORT
from bestiary.games.munchkin_babies.cards.deck import MONSTER, NONE, SORT, WANDERING
from bestiary.games.munchkin_babies.goods.trays import MONSTERS
from bestiary.games.munchkin_babies.legality import bars
from bestiary.games.munchkin_babies.moments.moment import waited_for
from bestiary.games.munchkin_babies.phases import CREATION, IS_QUESTION
from bestiary.games.munchkin_babies.table import Table


def barred(table: Table, seat: Seat) -> list[tuple[int, Action]]:
    """For each hand card that cannot be played now the obvious way to play it; and, without a card, phases."""
    op = table.op()
    if IS_QUESTION[op] or op == CREATION or not waited_for(table) >> seat & 1:
        return []
    tried: list[tuple[int, Action]] = []
    if seat == table.turn and table.fight.fighter < 0:
        tried += [(NONE, ACTIONS.base("kick")), (NONE, ACTIONS.base("loot")), (NONE, ACTIONS.base("done"))]
    if seat == table.fight.fighter:
        tried.append((NONE, ACTIONS.base("resolve")))
    for kind in sorted(set(table.babies[seat].hand)):
        action = obvious(table, seat, kind)
        if action >= 0:
            tried.append((kind, action))
    return [(kind, action) for kind, action in tried if bars(table, seat, action) is not None]


def obvious(table: Table, seat: Seat, kind: int) -> Action:
    """The way in which a hand card is mostly played, or NONE."""
    foes = table.fight.foes
    foe = AT_MONSTER[foes[0]] if foes else 0
    if AT_BOOST[kind] >= 0:
        return ACTIONS.base("boost") + len(SIDES) * AT_BOOST[kind]
    if AT_REMOVER[kind] >= 0:
        return ACTIONS.base("remove") + AT_REMOVER[kind] * len(MONSTERS) + foe
    if AT_USED[kind] >= 0:
        return ACTIONS.base("use") + AT_USED[kind]
    if AT_SENT[kind] >= 0:
        return ACTIONS.base("send") + AT_SENT[kind] * MOST + seat
    if AT_TABLE[kind] >= 0:
        return ACTIONS.base("play") + AT_TABLE[kind]
    if AT_ENHANCER[kind] >= 0:
        return ACTIONS.base("enhance") + AT_ENHANCER[kind] * len(MONSTERS) + foe
    if SORT[kind] == MONSTER:
        return ACTIONS.base("trouble") + AT_MONSTER[kind]
    mine = [AT_MONSTER[held] for held in table.babies[seat].hand if SORT[held] == MONSTER] or [0]
    if SORT[kind] == WANDERING:
        return ACTIONS.base("add_monster") + len(WAYS_IN) * mine[0]
    if PLAYED_FOR[kind] == "swap_monster":
        return ACTIONS.base("swap") + mine[0]
    if PLAYED_FOR[kind] == "take_winning_item":
        return ACTIONS.base("grab") + _first_item(table.fight.fighter, table)
    return ACTIONS.base("cheat") + _first_item(seat, table) if SORT[kind] == CHEAT_SORT else NONE


def _first_item(seat: Seat, table: Table) -> int:
    """The place of an Item on a table, or of any."""
    held = table.babies[seat].items if seat >= 0 else []
    return max([AT_ITEM[kind] for kind in held] or [0])
