"""What a decent player of Munchkin Babies looks at. The weights were found by play against itself."""

import math
from typing import Final

from bestiary.core.bot import Heuristic
from bestiary.core.seats import CHANCE, Action, Seat
from bestiary.core.state import State
from bestiary.games.munchkin_babies.actions import ACTIONS
from bestiary.games.munchkin_babies.babies.traits import ability, die_bonus, hand_limit, run_bonus, usable
from bestiary.games.munchkin_babies.cards.clauses import ALL, BAD_STUFF, CLAUSE, LISTS, PLAYED_FOR, ROLLED
from bestiary.games.munchkin_babies.cards.deck import BONUS as ITEM_BONUS
from bestiary.games.munchkin_babies.cards.deck import (
    CAUGHT,
    CLASS,
    CURSE,
    ENHANCER,
    ESCAPE,
    GETS_AWAY,
    GOLD,
    HELPER_LEVEL,
    IS_ITEM,
    ITEM,
    KINDS,
    LEVEL,
    LEVEL_UP,
    MONSTER,
    NONE,
    ONE_SHOT,
    RACE,
    RUN_AWAY,
    SORT,
)
from bestiary.games.munchkin_babies.fights.escape import ESCAPES_ON, not_pursued
from bestiary.games.munchkin_babies.fights.strength import (
    kills,
    levels_now,
    monsters_strength,
    own_strength,
    side_strength,
    treasures_now,
    wins_ties,
)
from bestiary.games.munchkin_babies.legality import bars
from bestiary.games.munchkin_babies.moments.helping import ASKED
from bestiary.games.munchkin_babies.phases import (
    COMBAT_OPEN,
    CURSE_WINDOW,
    DRAWING,
    HELP_ASK,
    HELP_COUNTER,
    IS_OWN_TURN,
    OVER,
    ROLL_WINDOW,
    ROLLING,
)
from bestiary.games.munchkin_babies.state import BabiesState
from bestiary.games.munchkin_babies.table import TOP_LEVEL, Table
from bestiary.games.munchkin_babies.verbs.sell import PRICE, sale_levels

_ACCEPT: Final[int] = ACTIONS.base("accept")
_ASK: Final[int] = ACTIONS.base("ask")
_BACKSTAB: Final[int] = ACTIONS.base("backstab")
_BERSERK: Final[int] = ACTIONS.base("berserk")
_COUNTER: Final[int] = ACTIONS.base("counter")
_FLY: Final[int] = ACTIONS.base("fly")
_PASS: Final[int] = ACTIONS.base("pass")
_REFUSE: Final[int] = ACTIONS.base("refuse")
_REROLL: Final[int] = ACTIONS.base("reroll")
_SELL: Final[int] = ACTIONS.base("sell")
_TURNING: Final[int] = ACTIONS.base("turning")

WORTH: Final[list[float]] = [0, 0, 10, 20, 31, 42, 54, 67, 81, 97, 500]  # of a Level
STRENGTH: Final = 1.6  # of a point of combat strength beyond the Level
TREASURE: Final = 4.0  # of a Treasure to be drawn
UNKNOWN: Final = 2.0  # of a card in another hand
BADGE: Final = 3.0  # of a Class or Race in play
GOLD_EACH: Final = 0.004
LASTING: Final = 3.0  # what a Curse in front of somebody costs
ENVY: Final = 0.2  # what the best of the others costs us, of their prospects
FUSS: Final = 0.05  # what a free action costs
IDLE: Final = -100.0  # what a tray is worth that is good for nothing
EXCESS: Final = 1.5  # what a card over the hand limit costs
SLOPE: Final = 2.2  # how much a point of margin decides
RISK: Final = 0.9  # how bad Bad Stuff is
PROMISED: Final = 8.0  # a Go Up a Level that is to be played on a helper; a Curse costs as much
EXPOSED: Final = 0.3  # what it costs to join a fight of somebody else: it may get worse


class BabiesHeuristic(Heuristic):
    """Own prospects, less a part of those of the best of the others; fights count as they are likely to end."""

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, BabiesState)
        tray = state.tray(seat)
        return self._with_tray(state, seat, tray) if tray else self._left_alone(state, seat)

    def _left_alone(self, state: BabiesState, seat: Seat) -> float:
        """Without what lies in the own tray, and as if nobody said anything in a window."""
        op = state.op()
        if op == OVER:
            return 1000.0 if state.winners >> seat & 1 else -1000.0
        if op in (CURSE_WINDOW, ROLL_WINDOW):
            after = state.clone()
            while after.op() in (CURSE_WINDOW, ROLL_WINDOW):
                after.apply(after.pending()[0], _PASS)
            return self._left_alone(after, seat)
        if op == ROLLING:
            return sum([self._left_alone(_rolled(state, face), seat) for face in range(6)]) / 6.0
        if op in (HELP_ASK, HELP_COUNTER):
            return self._answered(state, seat)
        return standing(state, seat)

    def _with_tray(self, state: BabiesState, seat: Seat, tray: list[int]) -> float:
        """As good as the best that can be made of what lies there."""
        best = self._left_alone(state, seat) + (_planned_sale(state, seat, tray) or IDLE)
        for action in _closings(state, seat):
            if bars(state, seat, action) is None:
                after = state.clone()
                after.apply(seat, action)
                best = max(best, self.value(after, seat) - FUSS)
        return best

    def _answered(self, state: BabiesState, seat: Seat) -> float:
        """As the one who is asked would like it best."""
        asked = state.arg(ASKED) if state.op() == HELP_ASK else state.fight.fighter
        accepted, refused = state.clone(), state.clone()
        accepted.apply(asked, _ACCEPT)
        refused.apply(asked, _REFUSE)
        willing = standing(accepted, asked) > standing(refused, asked)
        return standing(accepted if willing else refused, seat)

    def chance_matters(self, state: State) -> bool:
        """A card behind a door is as good as another; a die is looked at."""
        assert isinstance(state, BabiesState)
        return state.op() != DRAWING

    def worlds(self) -> int:
        return 1


def _closings(state: BabiesState, seat: Seat) -> list[Action]:
    """What a tray may be for."""
    op = state.op()
    if op == HELP_ASK:
        return [_COUNTER]
    found = [_SELL, _SELL + 1, _BERSERK, _TURNING, _FLY, _REROLL]
    if state.fight.fighter >= 0:
        found += [_BACKSTAB + state.fight.fighter]
    if op == COMBAT_OPEN and seat == state.fight.fighter:
        found += [_ASK + other for other in range(state.seats)]
    return found


def _rolled(state: BabiesState, ticket: int) -> BabiesState:
    """A position after a die."""
    after = state.clone()
    after.apply(CHANCE, after.outcome(ticket))
    return after


# Prospects.


def standing(table: Table, seat: Seat) -> float:
    """How a seat stands, compared with the best of the others."""
    best = -1000.0
    for other in range(table.seats):
        if other != seat:
            best = max(best, prospect(table, other, False))
    fuss = FUSS * (table.free[seat] + table.steps[seat])
    return prospect(table, seat, True) - ENVY * best - fuss


def prospect(table: Table, seat: Seat, own: bool) -> float:
    """What a player has, and what the fight may bring. Other hands are only counted."""
    baby = table.babies[seat]
    worth = WORTH[baby.level] + STRENGTH * (own_strength(table.fight, table.babies, seat) - baby.level)
    worth += BADGE * (len(baby.classes) + len(baby.races))
    worth -= LASTING * (len(baby.lasting))
    for kind in baby.items:
        if kind not in baby.worn and kind != baby.porter:
            worth += spare(kind)
    if own:
        for kind in baby.hand:
            worth += card_worth(table, seat, kind)
        if seat == table.turn:
            worth -= EXCESS * max(0, len(baby.hand) - hand_limit(baby))
    else:
        worth += UNKNOWN * len(baby.hand)
    if table.fight.fighter >= 0 and table.in_combat(seat):
        worth += stakes(table, seat)
    return worth


def spare(kind: int) -> float:
    """An Item that gives nothing now: gold, or a one-shot."""
    if SORT[kind] == ONE_SHOT:
        return max(GOLD_EACH * GOLD[kind], one_shot_worth(kind))
    return GOLD_EACH * GOLD[kind] + 0.2 * ITEM_BONUS[kind]


def one_shot_worth(kind: int) -> float:
    """What a one-shot may do in a fight."""
    return 0.6 * CLAUSE[kind].n if PLAYED_FOR[kind] == "combat_bonus" else 3.0


def card_worth(table: Table, seat: Seat, kind: int) -> float:
    """A card in the own hand."""
    sort = SORT[kind]
    if sort == LEVEL_UP:
        return 6.0
    if sort == ITEM:
        return GOLD_EACH * GOLD[kind] + (0.3 if usable(table.babies[seat], kind) else 0.1) * ITEM_BONUS[kind]
    if sort == ONE_SHOT:
        return spare(kind)
    if sort == CURSE:
        return 2.0
    if sort == MONSTER:
        return 1.2 if LEVEL[kind] < table.babies[seat].level + 2 else 0.6
    if sort == ENHANCER:
        return 1.5
    if sort in (CLASS, RACE):
        return 0.8
    return 1.5


# The fight.


def chance_to_win(table: Table) -> float:
    """From the margin now; somebody may still meddle."""
    fight, babies = table.fight, table.babies
    margin = float(side_strength(fight, babies) - monsters_strength(fight, babies))
    margin += 0.5 if wins_ties(fight, babies) else -0.5
    return 1.0 / (1.0 + math.exp(-margin * SLOPE / 2.0))


def stakes(table: Table, seat: Seat) -> float:
    """What the fight is worth to somebody in it."""
    fight = table.fight
    baby = table.babies[seat]
    won = 0.0
    treasures = treasures_now(table.fight, table.babies)
    share = min(fight.deal.share, treasures)
    if seat == fight.fighter:
        levels = levels_now(table.fight, table.babies, fight.helper < 0)
        won = WORTH[min(TOP_LEVEL, baby.level + levels)] - WORTH[baby.level]
        won += TREASURE * (treasures - share if fight.helper >= 0 else treasures)
    else:
        helping = ability(baby, HELPER_LEVEL)
        if helping != NONE:
            won = WORTH[min(TOP_LEVEL, baby.level + helping * kills(table.fight))] - WORTH[baby.level]
        won += TREASURE * share + spare_items(fight.deal.items)
        won += sum([PROMISED if SORT[kind] == LEVEL_UP else -PROMISED for kind in fight.deal.plays])
    chance = 0.0 if fight.fleeing else chance_to_win(table)
    exposed = 0.0 if seat == fight.fighter else EXPOSED
    return chance * won - (1.0 - chance) * RISK * danger(table, seat) - exposed


def spare_items(kinds: list[int]) -> float:
    """Items promised to a helper."""
    return sum([spare(kind) + STRENGTH * 0.5 * ITEM_BONUS[kind] for kind in kinds])


def danger(table: Table, seat: Seat) -> float:
    """What running away would cost, on average."""
    fight, baby = table.fight, table.babies[seat]
    foes = fight.todo if fight.fleeing and fight.runners and fight.runners[0] == seat else fight.foes
    if fight.fleeing and seat not in fight.runners:
        return 0.0
    total = 0.0
    for foe in foes:
        if ESCAPE[foe] == GETS_AWAY or not_pursued(baby, foe):
            continue
        caught = 1.0
        if ESCAPE[foe] != CAUGHT:
            needed = ESCAPES_ON - run_bonus(baby) - die_bonus(baby) - RUN_AWAY[foe]
            caught = max(0.0, min(1.0, (needed - 1) / 6.0))
        total += caught * hurt(table, seat, BAD_STUFF[foe])
    return total


def hurt(table: Table, seat: Seat, number: int) -> float:
    """What some Bad Stuff costs a player, roughly."""
    baby = table.babies[seat]
    total = 0.0
    for clause in LISTS[number]:
        if clause.effect == "lose_levels":
            lost = 3 if clause.n == ROLLED else clause.n
            total += WORTH[baby.level] - WORTH[max(1, baby.level - lost)]
        elif clause.effect == "set_level":
            total += WORTH[baby.level] - WORTH[max(1, min(baby.level, 2))]
        elif clause.effect in ("discard_hand", "nap_time", "give_cards"):
            total += 1.5 * len(baby.hand)
        elif clause.effect in ("lose_items", "lose_cards"):
            total += 3.0 * (3 if clause.n in (ROLLED, ALL) else clause.n) if baby.items or baby.hand else 0.0
        else:
            total += 4.0
    return total


# Sales.


def _planned_sale(state: BabiesState, seat: Seat, tray: list[int]) -> float:
    """Something for a tray that is on the way to a good sale."""
    if seat != state.turn or not IS_OWN_TURN[state.op()] or state.babies[seat].level >= TOP_LEVEL - 2 + 1:
        return 0.0
    plan = sale_plan(state, seat)
    for thing in tray:
        if thing >= KINDS or thing not in plan or tray.count(thing) > plan.count(thing):
            return 0.0
    return 0.6 * len(tray) if plan else 0.0


def sale_plan(state: BabiesState, seat: Seat) -> list[int]:
    """Items that are worth less than the level that they buy, or nothing."""
    baby = state.babies[seat]
    costs: list[tuple[float, int]] = []
    for kind in [*baby.hand, *baby.items]:
        if IS_ITEM[kind] and GOLD[kind]:
            kept = STRENGTH * ITEM_BONUS[kind] if kind in baby.worn or kind == baby.porter else spare(kind)
            costs.append((kept / GOLD[kind], kind))
    costs.sort()
    plan: list[int] = []
    total = cost = 0.0
    for each, kind in costs:
        if total >= PRICE:
            break
        plan.append(kind)
        total += GOLD[kind]
        cost += each * GOLD[kind]
    gained = WORTH[min(baby.level + 1, TOP_LEVEL - 1)] - WORTH[baby.level]
    if total < PRICE or cost >= gained or sale_levels(plan, False) < 1:
        return []
    return plan
