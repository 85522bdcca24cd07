"""What cards are worth: on the table, worn or only carried, and in the own hand."""

from typing import Final

from bestiary.games.munchkin_babies.babies.baby import Baby
from bestiary.games.munchkin_babies.babies.badges import most_classes, most_races
from bestiary.games.munchkin_babies.babies.traits import matches, usable
from bestiary.games.munchkin_babies.cards.conditions import BONUS_FOR_WHOM
from bestiary.games.munchkin_babies.cards.deck import (
    ANY_BIG,
    BACKSTAB,
    BERSERK,
    BIG_WIN,
    BONUS,
    BONUS_FOR,
    CHARM,
    CHEAT,
    CLASS,
    COMPEL,
    CURSE,
    CURSE_SWAP,
    DOUBLE_SALE,
    ENHANCER,
    EXTRA_BIG,
    FLIGHT,
    GOLD,
    HAND_LIMIT,
    HELPER_LEVEL,
    ITEM,
    KINDS,
    LEVEL_UP,
    MONSTER,
    MORE_HAND,
    NONE,
    ONE_HAND,
    ONE_SHOT,
    OTHER,
    RACE,
    REROLL,
    RESURRECTION,
    RUN_AWAY,
    RUNNER,
    SLOT,
    SORT,
    STRENGTH,
    THEFT,
    TURNING,
    TWIN,
    TWO_HANDS,
    UNLOSABLE,
    VS_UNDEAD,
    WANDERING,
    WARD,
    WINS_TIES,
)
from bestiary.games.munchkin_babies.fights.strength import boost_clause
from bestiary.games.munchkin_babies.minds.account import Account
from bestiary.games.munchkin_babies.minds.weights import Weights
from bestiary.games.munchkin_babies.table import TOP_LEVEL

_ABILITIES: Final = (
    (WINS_TIES, 2.0),
    (BERSERK, 1.5),
    (FLIGHT, 1.0),
    (CHARM, 2.0),
    (BACKSTAB, 0.5),
    (THEFT, 2.0),
    (RESURRECTION, 1.0),
    (TURNING, 1.5),
    (RUNNER, 1.0),
    (HELPER_LEVEL, 3.0),
    (ANY_BIG, 1.5),
    (HAND_LIMIT, 1.0),
    (CURSE_SWAP, 1.5),
    (BIG_WIN, 2.0),
    (DOUBLE_SALE, 2.5),
    (REROLL, 1.0),
)
BADGES: Final[list[float]] = [  # of each Class and Race: what it can
    sum([worth for power, worth in _ABILITIES if power[kind] != NONE]) for kind in range(KINDS)
]
_POWERS: Final[list[float]] = [  # of each Item: what it can while it is worn, beside its bonus
    0.25 * VS_UNDEAD[kind]
    + 1.5 * (WARD[kind] > 0)
    + 1.5 * (COMPEL[kind] > 0)
    + 1.0 * EXTRA_BIG[kind]
    + 1.0 * MORE_HAND[kind]
    + 0.2 * (UNLOSABLE[kind] > 0)
    for kind in range(KINDS)
]
_EFFECT: Final = 3.0  # of a one-shot that gives no points
_LEVEL_UP: Final = 6.0
_MONSTER: Final = 0.6  # of a monster in hand, beside what looking for trouble with it would bring
_OTHERS: Final[dict[int, float]] = {WANDERING: 1.5, CHEAT: 2.0, OTHER: 3.0}  # other cards in hand
_IN_HAND: Final = 0.9  # an Item in hand, of the same Item on the table
_CLOSER: Final = 0.01  # of equals what is worn already is worn on


def gold_worth(weights: Weights, level: int, kind: int) -> float:
    """What an Item fetches; the last Level cannot be bought."""
    return weights.gold * GOLD[kind] if level < TOP_LEVEL - 1 else 0.0


def worn_worth(weights: Weights, baby: Baby, kind: int) -> float:
    """What wearing an Item gives, beside having it."""
    bonus = BONUS[kind]
    whom = BONUS_FOR_WHOM[kind]
    if whom is not None and matches(baby, whom, False):
        bonus += BONUS_FOR[kind]
    return weights.strength * bonus + weights.running * RUN_AWAY[kind] + _POWERS[kind]


def carried_worth(weights: Weights, baby: Baby, kind: int) -> float:
    """What having an Item gives, worn or not."""
    gold = gold_worth(weights, baby.level, kind)
    if SORT[kind] == ONE_SHOT:
        return max(gold, one_shot_worth(weights, kind))
    return gold + 0.15 * BONUS[kind]


def one_shot_worth(weights: Weights, kind: int) -> float:
    """What a one-shot may do in a fight."""
    clause = boost_clause(kind)
    return weights.potion * clause.n if clause.effect == "combat_bonus" else _EFFECT


def outfit(weights: Weights, baby: Baby) -> list[int]:
    """What of the carried Items is best worn."""
    best: list[int] = [NONE] * (ONE_HAND + 1)
    most = [0.0] * (ONE_HAND + 1)
    found: list[int] = []
    hands: list[tuple[float, int]] = []
    two, both = NONE, 0.0
    for kind in baby.items:
        if SORT[kind] != ITEM or kind == baby.porter or not usable(baby, kind):
            continue
        slot = SLOT[kind]
        if slot == 0 or kind == baby.cheated:
            found.append(kind)
            continue
        worth = worn_worth(weights, baby, kind) + (_CLOSER if kind in baby.worn else 0.0)
        if slot == ONE_HAND:
            hands.append((-worth, kind))
        elif slot == TWO_HANDS:
            if worth > both:
                two, both = kind, worth
        elif worth > most[slot]:
            best[slot], most[slot] = kind, worth
    hands.sort()
    single = 0.0
    for worth, _ in hands[:2]:
        single -= worth
    if both > single:
        found.append(two)
    else:
        found += [kind for _, kind in hands[:2]]
    return found + [kind for kind in best if kind != NONE]


def changes(wanted: list[int], worn: list[int]) -> int:
    """How many Items have to be turned for an outfit: put on, or taken off to make room."""
    new = [kind for kind in wanted if kind not in worn]
    count = len(new)
    for kind in worn:
        if kind not in wanted:
            for other in new:
                if SLOT[kind] and (SLOT[kind] == SLOT[other] or (SLOT[kind] >= ONE_HAND and SLOT[other] >= ONE_HAND)):
                    count += 1
                    break
    return count


def wearing(weights: Weights, baby: Baby, worn: list[int]) -> float:
    """What an outfit gives."""
    total = 0.0
    for kind in worn:
        if usable(baby, kind):
            total += worn_worth(weights, baby, kind)
    return total


def badge_worth(weights: Weights, kind: int) -> float:
    """A Class or Race in play, for what it can."""
    return weights.badge * BADGES[kind]


def table_worth(weights: Weights, baby: Baby, account: Account) -> None:
    """Everything in front of a player, as it lies."""
    for kind in baby.worn:
        if usable(baby, kind):
            account.of_card("card", kind, worn_worth(weights, baby, kind))
    if baby.porter >= 0:
        account.of_card("card", baby.porter, worn_worth(weights, baby, baby.porter))
    for kind in baby.items:
        account.of_card("card", kind, carried_worth(weights, baby, kind))
    for kind in baby.classes:
        account.of_card("badge", kind, badge_worth(weights, kind))
    for kind in baby.races:
        account.of_card("badge", kind, badge_worth(weights, kind))
    if baby.super or baby.half:
        account.add("badge", weights.badge * (int(baby.super) + int(baby.half)))
    if baby.hireling:
        account.add("hireling", weights.strength)
    if baby.lasting:
        account.add("lasting", -weights.lasting * len(baby.lasting))


def hand_worth(weights: Weights, baby: Baby, kind: int) -> float:
    """A card in the own hand."""
    sort = SORT[kind]
    if sort == ITEM:
        worn = 0.3 * worn_worth(weights, baby, kind) if usable(baby, kind) else 0.0
        return _IN_HAND * (carried_worth(weights, baby, kind) + worn)
    if sort == ONE_SHOT:
        return carried_worth(weights, baby, kind) - 0.1
    if sort == LEVEL_UP:
        return _LEVEL_UP if baby.level < TOP_LEVEL - 1 else 0.5
    return _door_card_worth(weights, baby, kind, sort)


def _door_card_worth(weights: Weights, baby: Baby, kind: int, sort: int) -> float:
    if sort == CURSE:
        return weights.curse
    if sort == MONSTER:
        return _MONSTER
    if sort == ENHANCER:
        return weights.hostile * (5 if TWIN[kind] else abs(STRENGTH[kind]))
    if sort == CLASS:
        return 1.2 if len(baby.classes) < most_classes(baby) else 0.6
    if sort == RACE:
        return 1.2 if len(baby.races) < most_races(baby) else 0.6
    return _OTHERS.get(sort, 1.0)
