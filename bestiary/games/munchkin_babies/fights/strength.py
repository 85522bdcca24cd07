"""Combat strength, Treasures and levels of the fight, counted from scratch each time (MB-D22, MB-D53).

The babies are handed in beside the fight, so that a question such as "would it be won with that Item?" can be asked
of babies who are not those at the table.
"""

from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies.babies.baby import Baby
from bestiary.games.munchkin_babies.babies.traits import ability, equipped_tag, matches, usable
from bestiary.games.munchkin_babies.cards.clauses import CLAUSE, LISTS, Clause
from bestiary.games.munchkin_babies.cards.conditions import (
    ALWAYS,
    BONUS_FOR_WHOM,
    EXTRA_LEVEL,
    EXTRA_TREASURE,
    LEVEL_ALONE,
    VERSUS,
    Condition,
)
from bestiary.games.munchkin_babies.cards.deck import (
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
from bestiary.games.munchkin_babies.fights.fight import MONSTERS, MUNCHKINS, Fight
from bestiary.games.munchkin_babies.table import HIRELING_CARD, TOP_LEVEL

STAB: int = min(BACKSTAB)


def side(fight: Fight) -> list[Seat]:
    """The fighter, and the helper if there is one."""
    return [fight.fighter] if fight.helper < 0 else [fight.fighter, fight.helper]


# The monsters.


def is_undead(fight: Fight, foe: int) -> bool:
    """By itself, or made so."""
    if UNDEAD[foe]:
        return True
    for enhancer in fight.enhancers_on(foe):
        if MAKES_UNDEAD[enhancer]:
            return True
    return False


def undead_there(fight: Fight) -> bool:
    """Whether an Undead is in the fight."""
    for foe in fight.foes:
        if is_undead(fight, foe):
            return True
    return False


def any_foe(fight: Fight, power: list[bool]) -> bool:
    """Whether a monster with a rule for the entire fight is in it (MB-142)."""
    for foe in fight.foes:
        if power[foe]:
            return True
    return False


def somebody(fight: Fight, babies: list[Baby], wanted: Condition, hurts: bool) -> bool:
    """Whether anyone of the side matches (MB-158)."""
    members = side(fight)
    if wanted.mixed:
        return len(members) == 2 and babies[members[0]].girl != babies[members[1]].girl
    for seat in members:
        if matches(babies[seat], wanted, hurts):
            return True
    return False


def foe_strength(fight: Fight, babies: list[Baby], place: int) -> int:
    """One monster with its enhancers (MB-123, MB-138, MB-162)."""
    foe = fight.foes[place]
    total = LEVEL[foe] + fight.rolled[place]
    for enhancer in fight.enhancers_on(foe):
        total += STRENGTH[enhancer]
    for versus in VERSUS[foe]:
        if somebody(fight, babies, versus.whom, versus.n > 0):
            total += versus.n
    return total


def foe_treasures(fight: Fight, babies: list[Baby], place: int) -> int:
    """What one monster is worth, never less than one (MB-136, MB-D37)."""
    foe = fight.foes[place]
    total = TREASURES[foe]
    for enhancer in fight.enhancers_on(foe):
        total += TREASURES[enhancer]
    total = max(total, 1)
    for extra in EXTRA_TREASURE[foe]:
        if somebody(fight, babies, extra.whom, False):
            total += extra.n
    return total


def monsters_strength(fight: Fight, babies: list[Baby]) -> int:
    """All monsters and what was played for them (MB-141)."""
    total = 0
    for place in range(len(fight.foes)):
        total += fight.counts[place] * foe_strength(fight, babies, place)
    for kind in fight.boosts_for(MONSTERS):
        total += boost_value(fight, babies, kind)
    return total


# The side.


def boost_clause(kind: int) -> Clause:
    """What a one-shot adds to a side."""
    clause = CLAUSE[kind]
    return LISTS[clause.otherwise][0] if clause.effect == "auto_kill" else clause


def boost_value(fight: Fight, babies: list[Baby], kind: int) -> int:
    """How much that is now."""
    clause = boost_clause(kind)
    if clause.match is ALWAYS:
        return clause.n
    members = 0
    for seat in side(fight):
        members += matches(babies[seat], clause.match, False)
    return clause.n * members if members else clause.minimum


def items_off(baby: Baby) -> Clause | None:
    """What switches off a player's Items in this fight."""
    for lasting in baby.lasting:
        if lasting.begun and lasting.clause().effect == "next_combat_items_off":
            return lasting.clause()
    return None


def item_bonus(fight: Fight, baby: Baby, kind: int) -> int:
    """What an equipped and usable Item gives now."""
    total = BONUS[kind]
    if VS_UNDEAD[kind] and fight.fighter >= 0 and undead_there(fight):
        total += VS_UNDEAD[kind]
    whom = BONUS_FOR_WHOM[kind]
    if whom is not None and matches(baby, whom, False):
        total += BONUS_FOR[kind]
    return total


def counted_items(fight: Fight, babies: list[Baby], seat: Seat) -> list[int]:
    """The Items that give a player their bonus now."""
    baby = babies[seat]
    fighting = fight.includes(seat)
    if fighting and any_foe(fight, LEVEL_ONLY):
        return []
    off = items_off(baby) if fighting else None
    found: list[int] = []
    for kind in baby.worn:
        if usable(baby, kind) and (off is None or SLOT[kind] in off.slots):
            found.append(kind)
    if baby.porter >= 0 and (off is None or SLOT[baby.porter] in off.slots):
        found.append(baby.porter)
    return found


def hireling_bonus(fight: Fight, babies: list[Baby], seat: Seat) -> int:
    """The Hireling's own."""
    if not babies[seat].hireling or (fight.includes(seat) and any_foe(fight, LEVEL_ONLY)):
        return 0
    return BONUS[HIRELING_CARD]


def penalties(baby: Baby) -> int:
    """What lasts on a player in this fight."""
    total = 0
    for lasting in baby.lasting:
        if lasting.begun and lasting.clause().effect == "next_combat_bonus":
            total += lasting.clause().n
    return total


def stabs(fight: Fight, seat: Seat) -> int:
    """What backstabs cost a player."""
    return STAB * fight.stabbed[seat].bit_count()


def own_strength(fight: Fight, babies: list[Baby], seat: Seat) -> int:
    """One player's combat strength (MB-122), in the fight or out of it. It may be negative (MB-012)."""
    fighting = fight.includes(seat)
    total = 0 if fighting and any_foe(fight, ITEMS_ONLY) else babies[seat].level
    for kind in counted_items(fight, babies, seat):
        total += item_bonus(fight, babies[seat], kind)
    total += hireling_bonus(fight, babies, seat)
    if fighting:
        total += penalties(babies[seat]) + fight.berserk[seat] + fight.turning[seat] + stabs(fight, seat)
    return total


def side_strength(fight: Fight, babies: list[Baby]) -> int:
    """Fighter, helper, and what was played for them."""
    total = 0
    for seat in side(fight):
        total += own_strength(fight, babies, seat)
    for kind in fight.boosts_for(MUNCHKINS):
        total += boost_value(fight, babies, kind)
    return 2 * total if fight.doubled else total


def wins_ties(fight: Fight, babies: list[Baby]) -> bool:
    """MB-159."""
    for seat in side(fight):
        if ability(babies[seat], WINS_TIES) != NONE:
            return True
    return False


def winning(fight: Fight, babies: list[Baby]) -> bool:
    """Whether the side would win now (MB-124, MB-125)."""
    margin = side_strength(fight, babies) - monsters_strength(fight, babies)
    return margin > 0 or (margin == 0 and wins_ties(fight, babies))


# Rewards.


def treasures_now(fight: Fight, babies: list[Baby]) -> int:
    """What a win would give at this moment."""
    total = fight.banked
    for place in range(len(fight.foes)):
        total += fight.counts[place] * foe_treasures(fight, babies, place)
    for killed in fight.killed:
        total += killed.treasures
    return total


def kills(fight: Fight) -> int:
    """How many monsters a win would count as killed."""
    return sum(fight.counts) + len(fight.killed)


def _nothing_but_level(fight: Fight, babies: list[Baby]) -> bool:
    """Whether no bonus of any kind is in the fighter's total."""
    seat = fight.fighter
    for kind in counted_items(fight, babies, seat):
        if item_bonus(fight, babies[seat], kind) != 0:
            return False
    if hireling_bonus(fight, babies, seat) or fight.doubled or fight.berserk[seat] or fight.turning[seat]:
        return False
    return not fight.boosts_for(MUNCHKINS)


def levels_now(fight: Fight, babies: list[Baby], alone: bool) -> int:
    """The levels that a win would give the fighter at this moment (MB-170, MB-D23)."""
    total = 0
    for killed in fight.killed:
        total += LEVELS_GAINED[killed.monster]
    for place in range(len(fight.foes)):
        foe = fight.foes[place]
        total += fight.counts[place] * LEVELS_GAINED[foe]
        for extra in EXTRA_LEVEL[foe]:
            if extra.when == LEVEL_ALONE:
                holds = alone and _nothing_but_level(fight, babies)
            else:
                holds = max([equipped_tag(babies[seat], extra.tag) for seat in side(fight)])
            if holds:
                total += fight.counts[place] * extra.n
    margin = ability(babies[fight.fighter], BIG_WIN)
    if alone and fight.foes and margin != NONE:
        total += side_strength(fight, babies) - monsters_strength(fight, babies) > margin
    return total


def for_the_win(fight: Fight, babies: list[Baby]) -> bool:
    """Whether a win now would take the fighter to Level 10."""
    return babies[fight.fighter].level + levels_now(fight, babies, fight.helper < 0) >= TOP_LEVEL


def help_forbidden(fight: Fight) -> bool:
    """MB-142: a monster or a card forbids help in the entire fight."""
    return fight.doubled or any_foe(fight, NO_HELP)
