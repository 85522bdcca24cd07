"""What a character is and can: Classes, Races, Items, limits, and whether a condition holds for them."""

from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies.baby import LINGER
from bestiary.games.munchkin_babies.cards import (
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
from bestiary.games.munchkin_babies.matches import NOT_USABLE_BY, USABLE_BY, Condition
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.vocabulary import LISTS, ONGOING, TIME_OUT


def class_bits(table: Table, seat: Seat, hurts: bool) -> int:
    """The Classes that a test sees: one that would hurt does not see a lone Class under Super Munchkin (MB-D62)."""
    baby = table.babies[seat]
    if hurts and baby.super and len(baby.classes) == 1:
        return 0
    bits = 0
    for kind in baby.classes:
        bits |= CLASS_BIT[kind]
    return bits


def race_bits(table: Table, seat: Seat, hurts: bool) -> int:
    """The Races that a test sees; who has none is human, a lone Race under Half-Breed is not."""
    baby = table.babies[seat]
    if not baby.races:
        return HUMAN
    if hurts and baby.half and len(baby.races) == 1:
        return 0
    bits = 0
    for kind in baby.races:
        bits |= RACE_BIT[kind]
    return bits


def matches(table: Table, seat: Seat, wanted: Condition, hurts: bool) -> bool:
    """Whether a condition about a player holds; `hurts` where that is bad for them."""
    baby = table.babies[seat]
    if wanted.classes and not class_bits(table, seat, hurts) & wanted.classes:
        return False
    if wanted.races and not race_bits(table, seat, hurts) & wanted.races:
        return False
    if baby.level < wanted.level:
        return False
    if wanted.slot != NO_SLOT and not wears(table, seat, wanted.slot):
        return False
    if wanted.without != NO_SLOT and wears(table, seat, wanted.without):
        return False
    if wanted.tag and not equipped_tag(table, seat, wanted.tag):
        return False
    if wanted.carries:
        for kind in baby.items:
            if TAG_BITS[kind] & wanted.carries:
                return True
        return False
    return True


def wears(table: Table, seat: Seat, slot: int) -> bool:
    """Whether something is equipped in a slot; what a Hireling carries is worn by nobody."""
    for kind in table.babies[seat].worn:
        if SLOT[kind] == slot:
            return True
    return False


def equipped_tag(table: Table, seat: Seat, tag: int) -> bool:
    """Whether something with this label is equipped, by the player or their Hireling."""
    baby = table.babies[seat]
    for kind in baby.worn:
        if TAG_BITS[kind] & tag:
            return True
    return baby.porter >= 0 and TAG_BITS[baby.porter] & tag != 0


def usable(table: Table, seat: Seat, kind: int) -> bool:
    """Whether an Item would give its owner its bonus now (MB-093, MB-D59, MB-D60)."""
    baby = table.babies[seat]
    if kind in (baby.porter, baby.cheated):
        return True
    wanted, unwanted = USABLE_BY[kind], NOT_USABLE_BY[kind]
    if wanted is not None and not matches(table, seat, wanted, False):
        return False
    return unwanted is None or not matches(table, seat, unwanted, True)


def working(table: Table, seat: Seat, power: list[int]) -> int:
    """The sum of a passive power over equipped and usable Items."""
    baby = table.babies[seat]
    total = 0
    for kind in baby.worn:
        if power[kind] and usable(table, seat, kind):
            total += power[kind]
    if baby.porter >= 0:
        total += power[baby.porter]
    return total


def ability(table: Table, seat: Seat, power: list[int]) -> int:
    """The number of an ability of a Class or Race in play, or NONE (MB-063, MB-072)."""
    baby = table.babies[seat]
    for kind in baby.classes:
        if power[kind] != NONE:
            return power[kind]
    for kind in baby.races:
        if power[kind] != NONE:
            return power[kind]
    return NONE


# Big Items.


def big_items(table: Table, seat: Seat) -> list[int]:
    """Those that count against the limit (MB-096): not with a Hireling, not under Cheat!."""
    baby = table.babies[seat]
    return [kind for kind in baby.items if BIG[kind] and kind not in (baby.porter, baby.cheated)]


def big_limit(table: Table, seat: Seat) -> int:
    """How many Big Items a player may carry."""
    if ability(table, seat, ANY_BIG) != NONE:
        return 99
    return 1 + working(table, seat, EXTRA_BIG)


def can_carry(table: Table, seat: Seat, kind: int) -> bool:
    """MB-087, MB-096."""
    return not BIG[kind] or len(big_items(table, seat)) < big_limit(table, seat)


# Slots.


def hands_used(table: Table, seat: Seat) -> int:
    """MB-091."""
    baby = table.babies[seat]
    used = 0
    for kind in baby.worn:
        if kind != baby.cheated:
            used += HANDS if SLOT[kind] == TWO_HANDS else 1 if SLOT[kind] == ONE_HAND else 0
    return used


def fits(table: Table, seat: Seat, kind: int) -> bool:
    """Whether a slot is free for an Item (MB-088 to MB-092)."""
    baby = table.babies[seat]
    slot = SLOT[kind]
    if slot == NO_SLOT or kind == baby.cheated:
        return True
    if slot >= ONE_HAND:
        return hands_used(table, seat) + (HANDS if slot == TWO_HANDS else 1) <= HANDS
    for worn in baby.worn:
        if SLOT[worn] == slot and worn != baby.cheated:
            return False
    return True


def overfull(table: Table, seat: Seat) -> list[int]:
    """Equipped Items of slots that hold more than they can."""
    baby = table.babies[seat]
    found: list[int] = []
    hands = hands_used(table, seat) > HANDS
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


def losable(table: Table, seat: Seat) -> list[int]:
    """Items that a Curse, Bad Stuff or a thief can take: not those that hold fast while they are worn."""
    baby = table.babies[seat]
    return [
        kind
        for kind in baby.items
        if not UNLOSABLE[kind] or (kind not in baby.worn and kind != baby.porter) or not usable(table, seat, kind)
    ]


# Other numbers of a player.


def hand_limit(table: Table, seat: Seat) -> int:
    """Cards in hand at the end of the own turn (MB-020)."""
    limit = ability(table, seat, HAND_LIMIT)
    return (5 if limit == NONE else limit) + working(table, seat, MORE_HAND)


def die_bonus(table: Table, seat: Seat) -> int:
    """What lingers on every die of a player."""
    baby = table.babies[seat]
    total = 0
    for place in range(0, len(baby.lingering), LINGER):
        effect = LISTS[baby.lingering[place]][baby.lingering[place + 1]]
        if effect.op == ONGOING:
            total += effect.n
    return total


def run_bonus(table: Table, seat: Seat) -> int:
    """What helps a player to run from every monster (MB-177)."""
    own = ability(table, seat, RUNNER)
    return (0 if own == NONE else own) + working(table, seat, RUN_AWAY)


def timed_out(table: Table, seat: Seat) -> bool:
    """Whether a player may not meddle in the fights of others."""
    baby = table.babies[seat]
    for place in range(0, len(baby.lingering), LINGER):
        if LISTS[baby.lingering[place]][baby.lingering[place + 1]].op == TIME_OUT:
            return True
    return False


def carried_gold(table: Table, seat: Seat) -> int:
    """What all Items of a player are worth."""
    return sum([GOLD[kind] for kind in table.babies[seat].items])


def small(kind: int) -> bool:
    """Every Item that is not marked Big (MB-096)."""
    return not BIG[kind] or SORT[kind] == ONE_SHOT
