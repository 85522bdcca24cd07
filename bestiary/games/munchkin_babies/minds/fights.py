"""What a fight is worth to somebody: how likely it is won, what it brings, and what losing it costs."""

import math
from typing import Final

from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies.babies.baby import Baby
from bestiary.games.munchkin_babies.babies.traits import ability, die_bonus, matches, run_bonus
from bestiary.games.munchkin_babies.cards.clauses import ALL, BAD_STUFF, HANDS_SLOT, LISTS, LOWEST, ROLLED, Clause
from bestiary.games.munchkin_babies.cards.conditions import VERSUS
from bestiary.games.munchkin_babies.cards.deck import (
    CAUGHT,
    ESCAPE,
    GETS_AWAY,
    HELPER_LEVEL,
    LEVEL,
    LEVEL_UP,
    LEVELS_GAINED,
    MONSTER,
    NONE,
    ONE_HAND,
    RUN_AWAY,
    SLOT,
    SORT,
    TREASURES,
)
from bestiary.games.munchkin_babies.fights.escape import ESCAPES_ON, not_pursued
from bestiary.games.munchkin_babies.fights.strength import (
    for_the_win,
    kills,
    levels_now,
    monsters_strength,
    own_strength,
    side_strength,
    treasures_now,
    wins_ties,
)
from bestiary.games.munchkin_babies.minds.account import Account
from bestiary.games.munchkin_babies.minds.goods import carried_worth, worn_worth
from bestiary.games.munchkin_babies.minds.weights import Weights
from bestiary.games.munchkin_babies.phases import COMBAT_OPEN, FINAL_CALL, WIDTH
from bestiary.games.munchkin_babies.table import TOP_LEVEL, Table

_RISE: Final = 60.0  # what a monster in hand is taken to bring at most, even where it is the last one


def is_undecided(table: Table) -> bool:
    """Whether the fight can still be won or lost."""
    for place in range(len(table.stack) - WIDTH, -1, -WIDTH):
        if table.stack[place] in (COMBAT_OPEN, FINAL_CALL):
            return True
    return False


def margin(table: Table) -> int:
    """How much the side is ahead."""
    fight, babies = table.fight, table.babies
    return side_strength(fight, babies) - monsters_strength(fight, babies)


def chance_to_win(weights: Weights, table: Table) -> float:
    """From the margin now. Somebody may still meddle, above all where the game is at stake."""
    fight, babies = table.fight, table.babies
    ahead = margin(table) + (0.5 if wins_ties(fight, babies) else -0.5)
    slope = weights.slope
    if for_the_win(fight, babies):
        cards = 0
        for seat in range(table.seats):
            if seat != fight.fighter:
                cards += len(babies[seat].hand)
        ahead -= weights.meddling * cards
        slope /= 1.0 + weights.meddling * cards
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, ahead * slope))))


def stakes(weights: Weights, table: Table, seat: Seat, account: Account) -> None:
    """What the fight is worth to somebody in it."""
    fight, baby = table.fight, table.babies[seat]
    if fight.fleeing:
        account.add("fight/danger", -weights.risk * danger(weights, table, seat))
        return
    undecided = is_undecided(table)
    chance = chance_to_win(weights, table) if undecided else 1.0
    treasures = treasures_now(fight, table.babies)
    share = min(fight.deal.share, treasures) if fight.helper >= 0 else 0
    levels = 0
    if seat == fight.fighter:
        if undecided:
            levels = levels_now(fight, table.babies, fight.helper < 0)
        account.add("fight/treasures", chance * weights.treasure * (treasures - share))
    else:
        helping = ability(baby, HELPER_LEVEL)
        if helping != NONE and undecided:
            levels = helping * kills(fight)
        promised = 0.0
        for kind in fight.deal.items:
            promised += carried_worth(weights, baby, kind) + 0.5 * worn_worth(weights, baby, kind)
        for kind in fight.deal.plays:
            promised += weights.promised if SORT[kind] == LEVEL_UP else -weights.promised
        account.add("fight/share", chance * (weights.treasure * share + promised) - weights.exposed)
    rising = weights.levels[min(TOP_LEVEL, baby.level + levels)] - weights.levels[baby.level]
    account.add("fight/levels", chance * rising)
    if chance < 1.0:
        account.add("fight/danger", -(1.0 - chance) * weights.risk * danger(weights, table, seat))


def trouble(weights: Weights, table: Table, seat: Seat) -> float:
    """What the monsters in hand promise: those that could be beaten are a Level each, one a turn."""
    baby = table.babies[seat]
    best = second = 0.0
    strength = NONE
    for kind in baby.hand:
        if SORT[kind] != MONSTER:
            continue
        if strength == NONE:
            strength = own_strength(table.fight, table.babies, seat)
        ahead = strength - LEVEL[kind] - 0.5
        for versus in VERSUS[kind]:
            if matches(baby, versus.whom, versus.n > 0):
                ahead -= versus.n
        chance = 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, ahead * weights.slope))))
        rising = weights.levels[min(TOP_LEVEL, baby.level + LEVELS_GAINED[kind])] - weights.levels[baby.level]
        worth = chance * (min(rising, _RISE) + weights.treasure * TREASURES[kind])
        if worth > best:
            best, second = worth, best
        else:
            second = max(second, worth)
    return weights.trouble * (best + 0.4 * second)


def danger(weights: Weights, table: Table, seat: Seat) -> float:
    """What running away would cost, on average."""
    fight, baby = table.fight, table.babies[seat]
    if fight.fleeing and seat not in fight.runners:
        return 0.0
    foes = fight.todo if fight.fleeing and fight.runners[0] == seat else fight.foes
    total = 0.0
    for foe in foes:
        if ESCAPE[foe] == GETS_AWAY or not_pursued(baby, foe):
            continue
        caught = 1.0
        if ESCAPE[foe] != CAUGHT:
            needed = ESCAPES_ON - run_bonus(baby) - die_bonus(baby) - RUN_AWAY[foe]
            caught = max(0.0, min(1.0, (needed - 1) / 6.0))
        total += caught * hurt(weights, table, baby, BAD_STUFF[foe])
    return total


def hurt(weights: Weights, table: Table, baby: Baby, number: int) -> float:
    """What some Bad Stuff costs a player, roughly."""
    total = 0.0
    for clause in LISTS[number]:
        total += _clause_hurts(weights, table, baby, clause)
    return total


def _clause_hurts(weights: Weights, table: Table, baby: Baby, clause: Clause) -> float:
    effect = clause.effect
    if effect in ("lose_levels", "set_level"):
        return _fall(weights, table, baby, clause)
    if effect in ("discard_hand", "nap_time", "give_cards"):
        return 1.8 * len(baby.hand)
    if effect in ("lose_items", "lose_cards", "lose_gold"):
        return _lost_cards(weights, table, baby, clause)
    if effect == "lose_slot":
        return _lost_slot(weights, table, baby, clause)
    if effect == "choose":
        return min([hurt(weights, table, baby, option) for option in clause.lists])
    if effect == "if":
        chosen = clause.lists[0] if matches(baby, clause.match, True) else clause.otherwise
        return hurt(weights, table, baby, chosen) if chosen >= 0 else 0.0
    if effect == "roll_table":
        return sum([hurt(weights, table, baby, row) for row in clause.lists[1:]]) / 6.0
    return 0.0 if effect == "none" else 3.0


def _lost_cards(weights: Weights, table: Table, baby: Baby, clause: Clause) -> float:
    """Items or cards that are lost, so many or for so much gold."""
    count = len(baby.items) + (len(baby.hand) if clause.effect == "lose_cards" else 0)
    if count == 0 and clause.otherwise >= 0:
        return hurt(weights, table, baby, clause.otherwise)
    lost = 3 if clause.n in (ROLLED, ALL) or clause.effect == "lose_gold" else clause.n
    return 2.5 * min(lost, count)


def _fall(weights: Weights, table: Table, baby: Baby, clause: Clause) -> float:
    """Levels that are lost."""
    if clause.effect == "set_level":
        left = table.lowest_level() if clause.n == LOWEST else clause.n
    else:
        left = baby.level - (3 if clause.n == ROLLED else clause.n)
    return weights.levels[baby.level] - weights.levels[max(1, min(left, baby.level))]


def _lost_slot(weights: Weights, table: Table, baby: Baby, clause: Clause) -> float:
    """Items of a slot that are lost."""
    total = 0.0
    slot = clause.slots[0]
    for kind in baby.items:
        if SLOT[kind] == slot or (slot == HANDS_SLOT and SLOT[kind] >= ONE_HAND):
            lost = carried_worth(weights, baby, kind)
            if kind in baby.worn:
                lost += worn_worth(weights, baby, kind)
            total = total + lost if clause.n == ALL else max(total, lost)
    if total == 0.0 and clause.otherwise >= 0:
        return hurt(weights, table, baby, clause.otherwise)
    return total
