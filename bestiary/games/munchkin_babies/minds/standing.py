"""How a seat stands: what it has and may expect, compared with the others. Other hands are only counted."""

from typing import Final

from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies.babies.baby import Baby
from bestiary.games.munchkin_babies.babies.traits import hand_limit
from bestiary.games.munchkin_babies.cards.deck import CLASS, RACE, SORT, TREASURE
from bestiary.games.munchkin_babies.copying import copy_baby
from bestiary.games.munchkin_babies.minds.account import Account
from bestiary.games.munchkin_babies.minds.fights import stakes, trouble
from bestiary.games.munchkin_babies.minds.goods import (
    badge_worth,
    changes,
    hand_worth,
    outfit,
    table_worth,
    wearing,
)
from bestiary.games.munchkin_babies.minds.weights import FUSS, STEP, Weights
from bestiary.games.munchkin_babies.moments.moment import waited_for
from bestiary.games.munchkin_babies.phases import (
    BY_CHANCE,
    CREATION,
    DRAWING,
    FOR_EXTRA,
    FOR_LOOT,
    IS_OWN_TURN,
    place_of,
)
from bestiary.games.munchkin_babies.set_up import dressed
from bestiary.games.munchkin_babies.table import Table

_DECK: Final[int] = place_of(DRAWING, "deck")
_LEFT: Final[int] = place_of(DRAWING, "left")
_TO: Final[int] = place_of(DRAWING, "to")
_WHY: Final[int] = place_of(DRAWING, "why")
_LATER: Final = 0.7  # of what a better outfit gives, to who is not asked before it matters


def stand(weights: Weights, table: Table, seat: Seat, account: Account) -> None:
    """Own prospects, less a part of those of the others, above all of the best."""
    _own(weights, table, seat, account)
    others: list[float] = []
    for other in range(table.seats):
        others.append(-1000.0 if other == seat else _prospect(weights, table, other))
    best = others.index(max(others))
    for other in range(table.seats):
        if other != seat:
            envy = weights.malice + (weights.envy if other == best else 0.0)
            account.of_seat("rival", other, -envy * others[other])


def standing(weights: Weights, table: Table, seat: Seat) -> float:
    """The same as a number."""
    account = Account()
    stand(weights, table, seat, account)
    return account.total


def _prospect(weights: Weights, table: Table, seat: Seat) -> float:
    """What somebody else has, and what the fight may bring them."""
    baby = table.babies[seat]
    account = Account()
    account.total = weights.levels[baby.level] + weights.unknown * len(baby.hand)
    table_worth(weights, baby, account)
    if table.in_combat(seat):
        stakes(weights, table, seat, account)
    return account.total


def _own(weights: Weights, table: Table, seat: Seat, account: Account) -> None:
    baby = table.babies[seat]
    if table.op() == CREATION:
        laid = table.laid[seat][1:] if table.passed >> seat & 1 else table.trays.on(seat)
        baby = dressed(baby, laid)
    account.add("level", weights.levels[baby.level])
    table_worth(weights, baby, account)
    for kind in baby.hand:
        account.of_card("card", kind, hand_worth(weights, baby, kind))
    account.add("trouble", trouble(weights, table, seat))
    if seat == table.turn:
        over = len(baby.hand) - hand_limit(baby)
        if over > 0:
            account.add("excess", -weights.excess * over)
    if table.in_combat(seat):
        stakes(weights, table, seat, account)
    elif len(baby.items) > len(baby.worn) or IS_OWN_TURN[table.op()]:
        account.add("outfit", _better_dressed(weights, table, seat, baby))
    if table.op() == DRAWING and table.arg(_TO) == seat:
        _drawing(weights, table, account)
    account.add("fuss", -FUSS * table.free[seat] - STEP * table.steps[seat])


def _drawing(weights: Weights, table: Table, account: Account) -> None:
    """Cards about to be drawn; those of a fight count as what is at stake in it."""
    if table.arg(_WHY) in (FOR_LOOT, FOR_EXTRA):
        each = weights.treasure if table.arg(_DECK) == TREASURE else weights.unknown
        account.add("drawing", each * table.arg(_LEFT))


def _better_dressed(weights: Weights, table: Table, seat: Seat, baby: Baby) -> float:
    """What could be gained by changing what is worn, and on the own turn the Class or Race."""
    asked = not BY_CHANCE[table.op()] and waited_for(table) >> seat & 1 != 0
    now = wearing(weights, baby, baby.worn)
    most = _changed(weights, baby, baby, now)
    if asked and seat == table.turn and IS_OWN_TURN[table.op()]:
        for kind in baby.hand:
            if SORT[kind] in (CLASS, RACE):
                most = max(most, _as(weights, baby, kind, now))
    return most if asked else _LATER * most


def _changed(weights: Weights, baby: Baby, other: Baby, now: float) -> float:
    """What the best outfit of a character gives more than the present one."""
    best = outfit(weights, other)
    different = changes(best, baby.worn)
    return max(0.0, wearing(weights, other, best) - now - FUSS * different)


def _as(weights: Weights, baby: Baby, kind: int, now: float) -> float:
    """What another Class or Race instead of the present one would give."""
    is_class = SORT[kind] == CLASS
    present = baby.classes if is_class else baby.races
    if kind in present or len(present) > 1:
        return 0.0
    other = copy_baby(baby)
    gained = badge_worth(weights, kind) - hand_worth(weights, baby, kind)
    if present:
        gained -= badge_worth(weights, present[0])
    if is_class:
        other.classes = [kind]
    else:
        other.races = [kind]
    best = outfit(weights, other)
    steps = changes(best, baby.worn) + 1 + len(present)
    return gained + wearing(weights, other, best) - now - FUSS * steps
