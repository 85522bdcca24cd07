"""What a character is and can: Classes, Races, Items, limits, and whether a condition holds for them."""

from bestiary.games.munchkin_babies.babies.baby import Baby
from bestiary.games.munchkin_babies.cards.conditions import NOT_USABLE_BY, USABLE_BY, Condition
from bestiary.games.munchkin_babies.cards.deck import (
    ANY_BIG,
    BIG,
    CLASS_BIT,
    EXTRA_BIG,
    GOLD,
    HAND_LIMIT,
    HANDS,
    HUMAN,
    MORE_HAND,
    NO_SLOT,
    NONE,
    ONE_HAND,
    ONE_SHOT,
    RACE_BIT,
    RUN_AWAY,
    RUNNER,
    SLOT,
    SORT,
    TAG_BITS,
    TWO_HANDS,
    UNLOSABLE,
)


def class_bits(baby: Baby, hurts: bool) -> int:
    """The Classes that a test sees: one that would hurt does not see a lone Class under Super Munchkin (MB-D62)."""
    if hurts and baby.super and len(baby.classes) == 1:
        return 0
    bits = 0
    for kind in baby.classes:
        bits |= CLASS_BIT[kind]
    return bits


def race_bits(baby: Baby, hurts: bool) -> int:
    """The Races that a test sees; who has none is human, a lone Race under Half-Breed is not."""
    if not baby.races:
        return HUMAN
    if hurts and baby.half and len(baby.races) == 1:
        return 0
    bits = 0
    for kind in baby.races:
        bits |= RACE_BIT[kind]
    return bits


def matches(baby: Baby, wanted: Condition, hurts: bool) -> bool:
    """Whether a condition about a player holds; `hurts` where that is bad for them."""
    if wanted.classes and not class_bits(baby, hurts) & wanted.classes:
        return False
    if wanted.races and not race_bits(baby, hurts) & wanted.races:
        return False
    if baby.level < wanted.level:
        return False
    if wanted.slot != NO_SLOT and not wears(baby, wanted.slot):
        return False
    if wanted.without != NO_SLOT and wears(baby, wanted.without):
        return False
    if wanted.tag and not equipped_tag(baby, wanted.tag):
        return False
    if wanted.carries:
        for kind in baby.items:
            if TAG_BITS[kind] & wanted.carries:
                return True
        return False
    return True


def wears(baby: Baby, slot: int) -> bool:
    """Whether something is equipped in a slot; what a Hireling carries is worn by nobody."""
    for kind in baby.worn:
        if SLOT[kind] == slot:
            return True
    return False


def equipped_tag(baby: Baby, tag: int) -> bool:
    """Whether something with this label is equipped, by the player or their Hireling."""
    for kind in baby.worn:
        if TAG_BITS[kind] & tag:
            return True
    return baby.porter >= 0 and TAG_BITS[baby.porter] & tag != 0


def usable(baby: Baby, kind: int) -> bool:
    """Whether an Item would give its owner its bonus now (MB-093, MB-D59, MB-D60)."""
    if kind in (baby.porter, baby.cheated):
        return True
    wanted, unwanted = USABLE_BY[kind], NOT_USABLE_BY[kind]
    if wanted is not None and not matches(baby, wanted, False):
        return False
    return unwanted is None or not matches(baby, unwanted, True)


def working(baby: Baby, power: list[int]) -> int:
    """The sum of a passive power over equipped and usable Items."""
    total = 0
    for kind in baby.worn:
        if power[kind] and usable(baby, kind):
            total += power[kind]
    if baby.porter >= 0:
        total += power[baby.porter]
    return total


def ability(baby: Baby, power: list[int]) -> int:
    """The number of an ability of a Class or Race in play, or NONE (MB-063, MB-072)."""
    for kind in baby.classes:
        if power[kind] != NONE:
            return power[kind]
    for kind in baby.races:
        if power[kind] != NONE:
            return power[kind]
    return NONE


# Big Items.


def big_items(baby: Baby) -> list[int]:
    """Those that count against the limit (MB-096): not with a Hireling, not under Cheat!."""
    return [kind for kind in baby.items if BIG[kind] and kind not in (baby.porter, baby.cheated)]


def big_limit(baby: Baby) -> int:
    """How many Big Items a player may carry."""
    if ability(baby, ANY_BIG) != NONE:
        return 99
    return 1 + working(baby, EXTRA_BIG)


def can_carry(baby: Baby, kind: int) -> bool:
    """MB-087, MB-096."""
    return not BIG[kind] or len(big_items(baby)) < big_limit(baby)


def too_big(baby: Baby) -> bool:
    """Whether a player carries too many Big Items."""
    count = len(big_items(baby))
    return count > 1 and count > big_limit(baby)


# Slots.


def hands_used(baby: Baby) -> int:
    """MB-091."""
    used = 0
    for kind in baby.worn:
        if kind != baby.cheated:
            used += HANDS if SLOT[kind] == TWO_HANDS else 1 if SLOT[kind] == ONE_HAND else 0
    return used


def fits(baby: Baby, kind: int) -> bool:
    """Whether a slot is free for an Item (MB-088 to MB-092)."""
    slot = SLOT[kind]
    if slot == NO_SLOT or kind == baby.cheated:
        return True
    if slot >= ONE_HAND:
        return hands_used(baby) + (HANDS if slot == TWO_HANDS else 1) <= HANDS
    for worn in baby.worn:
        if SLOT[worn] == slot and worn != baby.cheated:
            return False
    return True


def overfull(baby: Baby) -> list[int]:
    """Equipped Items of slots that hold more than they can."""
    found: list[int] = []
    hands = hands_used(baby) > HANDS
    for kind in baby.worn:
        slot = SLOT[kind]
        if slot == NO_SLOT or kind == baby.cheated:
            continue
        if slot >= ONE_HAND:
            if hands:
                found.append(kind)
            continue
        for other in baby.worn:
            if other not in (kind, baby.cheated) and SLOT[other] == slot:
                found.append(kind)
                break
    return found


def losable(baby: Baby) -> list[int]:
    """Items that a Curse, Bad Stuff or a thief can take: not those that hold fast while they are worn."""
    return [
        kind
        for kind in baby.items
        if not UNLOSABLE[kind] or (kind not in baby.worn and kind != baby.porter) or not usable(baby, kind)
    ]


# Other numbers of a player.


def hand_limit(baby: Baby) -> int:
    """Cards in hand at the end of the own turn (MB-020)."""
    limit = ability(baby, HAND_LIMIT)
    return (5 if limit == NONE else limit) + working(baby, MORE_HAND)


def die_bonus(baby: Baby) -> int:
    """What lingers on every die of a player."""
    total = 0
    for lasting in baby.lasting:
        if lasting.clause().effect == "ongoing":
            total += lasting.clause().n
    return total


def run_bonus(baby: Baby) -> int:
    """What helps a player to run from every monster (MB-177)."""
    own = ability(baby, RUNNER)
    return (0 if own == NONE else own) + working(baby, RUN_AWAY)


def timed_out(baby: Baby) -> bool:
    """Whether a player may not meddle in the fights of others."""
    for lasting in baby.lasting:
        if lasting.clause().effect == "time_out":
            return True
    return False


def carried_gold(baby: Baby) -> int:
    """What all Items of a player are worth."""
    return sum([GOLD[kind] for kind in baby.items])


def small(kind: int) -> bool:
    """Every Item that is not marked Big (MB-096)."""
    return not BIG[kind] or SORT[kind] == ONE_SHOT
