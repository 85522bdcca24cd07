"""Combat strength, Treasures and levels of the fight, counted from scratch each time (MB-D22, MB-D53)."""

from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies.baby import LINGER
from bestiary.games.munchkin_babies.cards import (
    BACKSTAB,
    BIG_WIN,
    BONUS,
    BONUS_FOR,
    ITEMS_ONLY,
    LEVEL,
    LEVEL_ONLY,
    LEVELS_GAINED,
    MAKES_UNDEAD,
    NO_HELP,
    NONE,
    SLOT,
    STRENGTH,
    TREASURES,
    UNDEAD,
    VS_UNDEAD,
    WINS_TIES,
)
from bestiary.games.munchkin_babies.matches import (
    ALWAYS,
    BONUS_FOR_WHOM,
    EXTRA_LEVEL,
    EXTRA_TREASURE,
    LEVEL_ALONE,
    VERSUS,
    Condition,
)
from bestiary.games.munchkin_babies.table import HIRELING_CARD, TOP_LEVEL, Table
from bestiary.games.munchkin_babies.traits import ability, equipped_tag, matches, usable
from bestiary.games.munchkin_babies.vocabulary import (
    AUTO_KILL,
    EFFECT,
    LISTS,
    NEXT_COMBAT_BONUS,
    NEXT_COMBAT_ITEMS_OFF,
    Effect,
)

STAB: int = min(BACKSTAB)


def side(table: Table) -> list[Seat]:
    """The fighter, and the helper if there is one."""
    fight = table.fight
    return [fight.fighter] if fight.helper < 0 else [fight.fighter, fight.helper]


# The monsters.


def is_undead(table: Table, foe: int) -> bool:
    """By itself, or made so."""
    if UNDEAD[foe]:
        return True
    pairs = table.fight.enhancers
    for place in range(0, len(pairs), 2):
        if pairs[place] == foe and MAKES_UNDEAD[pairs[place + 1]]:
            return True
    return False


def undead_there(table: Table) -> bool:
    """Whether an Undead is in the fight."""
    for foe in table.fight.foes:
        if is_undead(table, foe):
            return True
    return False


def any_foe(table: Table, power: list[bool]) -> bool:
    """Whether a monster with a rule for the entire fight is in it (MB-142)."""
    for foe in table.fight.foes:
        if power[foe]:
            return True
    return False


def somebody(table: Table, wanted: Condition, hurts: bool) -> bool:
    """Whether anyone of the side matches (MB-158)."""
    members = side(table)
    if wanted.mixed:
        return len(members) == 2 and table.babies[members[0]].girl != table.babies[members[1]].girl
    for seat in members:
        if matches(table, seat, wanted, hurts):
            return True
    return False


def foe_strength(table: Table, place: int) -> int:
    """One monster with its enhancers (MB-123, MB-138, MB-162)."""
    fight = table.fight
    foe = fight.foes[place]
    total = LEVEL[foe] + fight.rolled[place]
    for pair in range(0, len(fight.enhancers), 2):
        if fight.enhancers[pair] == foe:
            total += STRENGTH[fight.enhancers[pair + 1]]
    for versus in VERSUS[foe]:
        if somebody(table, versus.whom, versus.n > 0):
            total += versus.n
    return total


def foe_treasures(table: Table, place: int) -> int:
    """What one monster is worth, never less than one (MB-136, MB-D37)."""
    fight = table.fight
    foe = fight.foes[place]
    total = TREASURES[foe]
    for pair in range(0, len(fight.enhancers), 2):
        if fight.enhancers[pair] == foe:
            total += TREASURES[fight.enhancers[pair + 1]]
    total = max(total, 1)
    for extra in EXTRA_TREASURE[foe]:
        if somebody(table, extra.whom, False):
            total += extra.n
    return total


def monsters_strength(table: Table) -> int:
    """All monsters and what was played for them (MB-141)."""
    fight = table.fight
    total = 0
    for place in range(len(fight.foes)):
        total += fight.counts[place] * foe_strength(table, place)
    for pair in range(0, len(fight.boosts), 2):
        if fight.boosts[pair + 1] == 1:
            total += boost_value(table, fight.boosts[pair])
    return total


# The side.


def boost_effect(kind: int) -> Effect:
    """What a one-shot adds to a side."""
    effect = EFFECT[kind]
    return LISTS[effect.otherwise][0] if effect.op == AUTO_KILL else effect


def boost_value(table: Table, kind: int) -> int:
    """How much that is now."""
    effect = boost_effect(kind)
    if effect.match is ALWAYS:
        return effect.n
    members = 0
    for seat in side(table):
        members += matches(table, seat, effect.match, False)
    return effect.n * members if members else effect.minimum


def items_off(table: Table, seat: Seat) -> Effect | None:
    """The effect that switches off a player's Items in this fight."""
    baby = table.babies[seat]
    for place in range(0, len(baby.lingering), LINGER):
        effect = LISTS[baby.lingering[place]][baby.lingering[place + 1]]
        if effect.op == NEXT_COMBAT_ITEMS_OFF and baby.lingering[place + 3]:
            return effect
    return None


def item_bonus(table: Table, seat: Seat, kind: int) -> int:
    """What an equipped and usable Item gives now."""
    total = BONUS[kind]
    if VS_UNDEAD[kind] and table.fight.fighter >= 0 and undead_there(table):
        total += VS_UNDEAD[kind]
    whom = BONUS_FOR_WHOM[kind]
    if whom is not None and matches(table, seat, whom, False):
        total += BONUS_FOR[kind]
    return total


def counted_items(table: Table, seat: Seat) -> list[int]:
    """The Items that give a player their bonus now."""
    baby = table.babies[seat]
    fighting = table.in_combat(seat)
    if fighting and any_foe(table, LEVEL_ONLY):
        return []
    off = items_off(table, seat) if fighting else None
    found: list[int] = []
    for kind in baby.worn:
        if usable(table, seat, kind) and (off is None or SLOT[kind] in off.slots):
            found.append(kind)
    if baby.porter >= 0 and (off is None or SLOT[baby.porter] in off.slots):
        found.append(baby.porter)
    return found


def hireling_bonus(table: Table, seat: Seat) -> int:
    """The Hireling's own."""
    if not table.babies[seat].hireling or (table.in_combat(seat) and any_foe(table, LEVEL_ONLY)):
        return 0
    return BONUS[HIRELING_CARD]


def penalties(table: Table, seat: Seat) -> int:
    """What lingers on a player in this fight."""
    baby = table.babies[seat]
    total = 0
    for place in range(0, len(baby.lingering), LINGER):
        effect = LISTS[baby.lingering[place]][baby.lingering[place + 1]]
        if effect.op == NEXT_COMBAT_BONUS and baby.lingering[place + 3]:
            total += effect.n
    return total


def stabs(table: Table, seat: Seat) -> int:
    """What backstabs cost a player."""
    return STAB * table.fight.stabbed[seat].bit_count()


def own_strength(table: Table, seat: Seat) -> int:
    """One player's combat strength (MB-122), in the fight or out of it. It may be negative (MB-012)."""
    fighting = table.in_combat(seat)
    total = 0 if fighting and any_foe(table, ITEMS_ONLY) else table.babies[seat].level
    for kind in counted_items(table, seat):
        total += item_bonus(table, seat, kind)
    total += hireling_bonus(table, seat)
    if fighting:
        fight = table.fight
        total += penalties(table, seat) + fight.berserk[seat] + fight.turning[seat] + stabs(table, seat)
    return total


def side_strength(table: Table) -> int:
    """Fighter, helper, and what was played for them."""
    fight = table.fight
    total = 0
    for seat in side(table):
        total += own_strength(table, seat)
    for pair in range(0, len(fight.boosts), 2):
        if fight.boosts[pair + 1] == 0:
            total += boost_value(table, fight.boosts[pair])
    return 2 * total if fight.doubled else total


def wins_ties(table: Table) -> bool:
    """MB-159."""
    for seat in side(table):
        if ability(table, seat, WINS_TIES) != NONE:
            return True
    return False


def winning(table: Table) -> bool:
    """Whether the side would win now (MB-124, MB-125)."""
    margin = side_strength(table) - monsters_strength(table)
    return margin > 0 or (margin == 0 and wins_ties(table))


# Rewards.


def treasures_now(table: Table) -> int:
    """What a win would give at this moment."""
    fight = table.fight
    total = fight.banked
    for place in range(len(fight.foes)):
        total += fight.counts[place] * foe_treasures(table, place)
    for pair in range(0, len(fight.killed), 3):
        total += fight.killed[pair + 1]
    return total


def kills(table: Table) -> int:
    """How many monsters a win would count as killed."""
    return sum(table.fight.counts) + len(table.fight.killed) // 3


def _nothing_but_level(table: Table) -> bool:
    """Whether no bonus of any kind is in the fighter's total."""
    fight, seat = table.fight, table.fight.fighter
    for kind in counted_items(table, seat):
        if item_bonus(table, seat, kind) != 0:
            return False
    if hireling_bonus(table, seat) or fight.doubled or fight.berserk[seat] or fight.turning[seat]:
        return False
    for pair in range(0, len(fight.boosts), 2):
        if fight.boosts[pair + 1] == 0:
            return False
    return True


def levels_now(table: Table, alone: bool) -> int:
    """The levels that a win would give the fighter at this moment (MB-170, MB-D23)."""
    fight = table.fight
    total = 0
    for pair in range(0, len(fight.killed), 3):
        total += LEVELS_GAINED[fight.killed[pair]]
    for place in range(len(fight.foes)):
        foe = fight.foes[place]
        total += fight.counts[place] * LEVELS_GAINED[foe]
        for extra in EXTRA_LEVEL[foe]:
            if extra.when == LEVEL_ALONE:
                holds = alone and _nothing_but_level(table)
            else:
                holds = max([equipped_tag(table, seat, extra.tag) for seat in side(table)])
            if holds:
                total += fight.counts[place] * extra.n
    margin = ability(table, fight.fighter, BIG_WIN)
    if alone and fight.foes and margin != NONE and side_strength(table) - monsters_strength(table) > margin:
        total += 1
    return total


def for_the_win(table: Table) -> bool:
    """Whether a win now would take the fighter to Level 10."""
    fight = table.fight
    return table.babies[fight.fighter].level + levels_now(table, fight.helper < 0) >= TOP_LEVEL


def help_forbidden(table: Table) -> bool:
    """MB-142: a monster or a card forbids help in the entire fight."""
    return table.fight.doubled or any_foe(table, NO_HELP)
