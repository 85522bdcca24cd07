"""What is worth preparing in the tray: whole plans, so that no step is taken that leads nowhere."""

from typing import Final

from bestiary.core.seats import Action, Seat
from bestiary.games.munchkin_babies.actions import ACTIONS
from bestiary.games.munchkin_babies.babies.baby import Baby
from bestiary.games.munchkin_babies.babies.traits import ability, losable, small, usable
from bestiary.games.munchkin_babies.cards.deck import (
    BACKSTAB,
    BERSERK,
    DOUBLE_SALE,
    FLIGHT,
    GOLD,
    IS_ITEM,
    NONE,
    REROLL,
    THEFT,
    TURNING,
)
from bestiary.games.munchkin_babies.copying import copy_baby
from bestiary.games.munchkin_babies.fights.strength import treasures_now, undead_there
from bestiary.games.munchkin_babies.goods.spending import promised
from bestiary.games.munchkin_babies.goods.trays import SHARE, WANTED
from bestiary.games.munchkin_babies.minds.bargains import COUNTER, FIRM, price
from bestiary.games.munchkin_babies.minds.goods import carried_worth, hand_worth, outfit, wearing, worn_worth
from bestiary.games.munchkin_babies.minds.weights import Weights
from bestiary.games.munchkin_babies.moments.helping import ASKED
from bestiary.games.munchkin_babies.phases import (
    COMBAT_OPEN,
    ESCAPED,
    FINAL_CALL,
    FOR_ESCAPE,
    HELP_ASK,
    IS_OWN_TURN,
    ROLL_WINDOW,
    ROLLED_FOR,
    ROLLER,
)
from bestiary.games.munchkin_babies.table import TOP_LEVEL, Table
from bestiary.games.munchkin_babies.verbs.sell import PRICE

_ASK: Final[int] = ACTIONS.base("ask")
_BACKSTAB: Final[int] = ACTIONS.base("backstab")
_BERSERK: Final[int] = ACTIONS.base("berserk")
_FLY: Final[int] = ACTIONS.base("fly")
_REROLL: Final[int] = ACTIONS.base("reroll")
_SELL: Final[int] = ACTIONS.base("sell")
_STEAL: Final[int] = ACTIONS.base("steal")
TRADE: Final[int] = ACTIONS.base("trade")
_TURNING: Final[int] = ACTIONS.base("turning")
_GAIN: Final = 0.5  # what a trade must bring either side


class Plan:
    """What has to lie in the tray, and the action that it is for."""

    def __init__(self, things: list[int], action: Action) -> None:
        self.things = things
        self.action = action

    def missing(self, tray: list[int]) -> list[int] | None:
        """What has still to be laid; None where the tray holds something else."""
        left = self.things[:]
        for thing in tray:
            if thing not in left:
                return None
            left.remove(thing)
        return left


def plans(weights: Weights, table: Table, seat: Seat) -> list[Plan]:
    """What may be worth it now. Whether it is legal, the rules know; whether it pays, the heuristic."""
    op, fight = table.op(), table.fight
    if op == HELP_ASK:
        return _counters(weights, table, seat) if table.arg(ASKED) == seat else []
    if op == ROLL_WINDOW:
        return _rescues(weights, table, seat)
    found: list[Plan] = []
    if op in (COMBAT_OPEN, FINAL_CALL):
        found = _paid_in_fight(weights, table, seat)
        if op == COMBAT_OPEN and seat == fight.fighter and fight.helper < 0:
            found += _asks(weights, table, seat)
    elif seat == table.turn and IS_OWN_TURN[op]:
        found = _sales(weights, table, seat) + _thefts(weights, table, seat) + _trades(weights, table, seat)
    return found


# Help.


def _asks(weights: Weights, table: Table, seat: Seat) -> list[Plan]:
    """Somebody, for nothing up to all but the whole, first of all for a fair share."""
    most = treasures_now(table.fight, table.babies)
    found: list[Plan] = []
    for other in range(table.seats):
        if other != seat:
            for share in range(most + 1):
                found.append(Plan([SHARE + share] if share else [], _ASK + other))
    return found


def _counters(weights: Weights, table: Table, seat: Seat) -> list[Plan]:
    """The price of help, named once."""
    fair = price(weights, table, seat, seat)
    if table.fight.asked[seat] > FIRM or table.fight.offer.share >= fair:
        return []
    return [Plan([SHARE + fair], COUNTER)]


# What abilities cost.


def _paid_in_fight(weights: Weights, table: Table, seat: Seat) -> list[Plan]:
    baby, fight = table.babies[seat], table.fight
    if not baby.classes:
        return []
    found: list[Plan] = []
    cheap = _cheapest(weights, table, seat)
    if fight.includes(seat):
        if ability(baby, BERSERK) != NONE:
            found += _paid(cheap, ability(baby, BERSERK), _BERSERK)
        if ability(baby, TURNING) != NONE and undead_there(fight):
            found += _paid(cheap, ability(baby, TURNING), _TURNING)
    elif ability(baby, BACKSTAB) != NONE:
        found += _paid(cheap, 1, _BACKSTAB + fight.fighter)
    return found


def _rescues(weights: Weights, table: Table, seat: Seat) -> list[Plan]:
    """After a failed roll."""
    if table.arg(ROLLER) != seat or table.arg(ROLLED_FOR) != FOR_ESCAPE or table.arg(ESCAPED):
        return []
    baby = table.babies[seat]
    found: list[Plan] = []
    if ability(baby, FLIGHT) != NONE:
        found += _paid(_cheapest(weights, table, seat), ability(baby, FLIGHT), _FLY)
    if ability(baby, REROLL) != NONE:
        found += _paid(_cheapest(weights, table, seat), 1, _REROLL)
    return found


def _paid(cheap: list[int], most: int, action: Action) -> list[Plan]:
    return [Plan(cheap[:count], action) for count in range(1, min(most, len(cheap)) + 1)]


def _cheapest(weights: Weights, table: Table, seat: Seat) -> list[int]:
    """Cards that could be thrown away, what is worth least first."""
    baby = table.babies[seat]
    found = [(hand_worth(weights, baby, kind), kind) for kind in baby.hand]
    found += [(carried_worth(weights, baby, kind), kind) for kind in baby.items if kind not in baby.worn]
    found.sort()
    return [kind for _, kind in found if not promised(table, seat, kind)][:3]


# Goods.


def _sales(weights: Weights, table: Table, seat: Seat) -> list[Plan]:
    """Items that are worth less than the Level that they buy."""
    baby = table.babies[seat]
    if baby.level >= TOP_LEVEL - 1:
        return []
    costs: list[tuple[float, int]] = []
    for kind in [*baby.hand, *baby.items]:
        if IS_ITEM[kind] and GOLD[kind]:
            costs.append((_kept_for(weights, baby, kind) / GOLD[kind], kind))
    costs.sort()
    double = not table.doubled_sale and ability(baby, DOUBLE_SALE) != NONE
    plan: list[int] = []
    for _, kind in costs:
        if _fetches(plan, double) >= PRICE:
            break
        plan.append(kind)
    if _fetches(plan, double) < PRICE:
        return []
    for kind in plan[:]:
        fewer = plan[:]
        fewer.remove(kind)
        if _fetches(fewer, double) >= PRICE:
            plan = fewer
    return [Plan(plan, _SELL + int(double))]


def _fetches(items: list[int], double: bool) -> int:
    total, best = 0, 0
    for kind in items:
        total += GOLD[kind]
        best = max(best, GOLD[kind])
    return total + best if double else total


def _kept_for(weights: Weights, baby: Baby, kind: int) -> float:
    """What an Item is worth to its owner."""
    if kind in baby.worn or kind == baby.porter:
        return carried_worth(weights, baby, kind) + worn_worth(weights, baby, kind)
    return carried_worth(weights, baby, kind) if kind in baby.items else hand_worth(weights, baby, kind)


def _thefts(weights: Weights, table: Table, seat: Seat) -> list[Plan]:
    """From each of the others what is worth most to the thief, for the cheapest card."""
    baby = table.babies[seat]
    if not baby.classes or ability(baby, THEFT) == NONE:
        return []
    cheap = _cheapest(weights, table, seat)
    found: list[Plan] = []
    for other in range(table.seats):
        best, most = NONE, 0.0
        if other != seat and cheap:
            for kind in losable(table.babies[other]):
                worth = _dressed_worth(weights, baby, [kind], [])
                if small(kind) and worth > most:
                    best, most = kind, worth
        if best != NONE:
            found.append(Plan([cheap[0], WANTED + best], _STEAL + other))
    return found


def _trades(weights: Weights, table: Table, seat: Seat) -> list[Plan]:
    """What both would gain by, offered before anything else: who has declined is not asked twice in a turn."""
    if table.free[seat] or table.trades:
        return []
    baby = table.babies[seat]
    spare = [kind for kind in baby.items if kind not in baby.worn and kind not in (baby.porter, baby.cheated)]
    found: list[Plan] = []
    for other in range(table.seats):
        theirs = table.babies[other]
        if other == seat:
            continue
        for wanted in theirs.items:
            if wanted in theirs.worn or not usable(baby, wanted):
                continue
            for given in spare:
                if (
                    _dressed_worth(weights, baby, [wanted], [given]) > _GAIN
                    and _dressed_worth(weights, theirs, [given], [wanted]) > _GAIN
                ):
                    found.append(Plan([given, WANTED + wanted], TRADE + other))
    return found


def _dressed_worth(weights: Weights, baby: Baby, gets: list[int], loses: list[int]) -> float:
    """What an exchange brings somebody who dresses as well as possible before and after it."""
    after = copy_baby(baby)
    gained = wearing(weights, baby, outfit(weights, baby))
    for kind in loses:
        gained += carried_worth(weights, baby, kind)
        after.let_go(kind)
    after.items += gets
    for kind in gets:
        gained -= carried_worth(weights, baby, kind)
    return wearing(weights, after, outfit(weights, after)) - gained
