"""What a decent player of Big Monster looks at. The weights were found by play against random bots."""

from typing import Final

from bestiary.core.bot import Heuristic
from bestiary.core.seats import Seat
from bestiary.core.state import State
from bestiary.games.big_monster.components import (
    ALONE_NEEDS,
    FAMILY,
    GOAL_POINTS,
    PENALTY_POINTS,
    SWAMP,
    TEAM_NEEDS,
)
from bestiary.games.big_monster.draft import whole_ranking
from bestiary.games.big_monster.medals import measure, monsters_against_penalty, team_measure
from bestiary.games.big_monster.phases import (
    CHOOSING,
    DISCARDING,
    KEEPING,
    OVER,
    PLACING_FIRST,
    TAKING,
    TAKING_SECOND,
)
from bestiary.games.big_monster.promise import promises, zone_promise
from bestiary.games.big_monster.scoring import anywhere, worth
from bestiary.games.big_monster.state import BigMonsterState
from bestiary.games.big_monster.zone import Zone

MEDAL: Final = 0.7  # what the whole way to an open medal is worth, of its points
SHY: Final = 0.4  # the same when somebody else is nearer
SWAMPS: Final = 1.0  # what each swamp tile promises for those to come
ENVY: Final = 0.3  # what a point costs us that we let somebody else have
HELP: Final = 0.5  # what a point of our partner is worth to us
RANKS: Final = [1.0, 0.4, 0.2, 0.1, 0.05, 0.0]  # how much the places of a ranking matter
RANKED: Final = 100.0  # name every ship before keeping a tile, rather than leave them to the order of the table
# How likely the penalty is for who has fewer, as many, one more or two more monsters than the others' least.
FEWEST: Final = [0.7, 0.45, 0.2, 0.05, 0.0]
EXPLORERS: Final = [5.0, 3.0, 6.0, 4.5, 6.0, 3.5, 6.5, 5.5, 5.0, 3.5, 5.0, 5.0]


class BigMonsterHeuristic(Heuristic):
    """Our points, what our zone promises, medals in reach, the tile in hand at its best place, and what the next
    players could do with the rest."""

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, BigMonsterState)
        if state.phase == CHOOSING:
            return EXPLORERS[state.chosen[seat]] if state.chosen[seat] >= 0 else 0.0
        zone = state.fresh[seat]
        total = _prospect(state, seat, zone)
        kind = state.kept[seat]
        if zone is state.zones[seat]:
            kind = max(kind, state.placing[seat])
        if kind >= 0:
            total += tile_value(state, seat, kind)
        if state.seats == 2:
            return total + _duel(state, seat)
        if state.phase == KEEPING and kind < 0:  # ships are being ranked
            total += RANKED + best_value(state, seat, state.hand(seat))
            ranking = whole_ranking(seat, state.seats, state.trays.on(seat))
            return total + _ranking(state, seat, ranking, state.hand(seat))
        return total + _handing_over(state, seat, kind)

    def chance_matters(self, state: State) -> bool:
        return False  # new hands, or a new series, are dealt whatever we do

    def worlds(self) -> int:
        return 1  # what others have hidden hardly matters for what is best now


def _left(state: BigMonsterState) -> float:
    """How much of the game is still to come, after this turn."""
    if state.phase == OVER:
        return 0.0
    return max(0.0, 1.0 - state.progress() - 0.05)


def _prospect(state: BigMonsterState, seat: Seat, zone: Zone) -> float:
    """A zone with its points, what it promises, and medals."""
    left = _left(state)
    total = float(state.score(seat, seat))
    if left > 0.0:
        total += left * (zone_promise(zone) + SWAMPS * zone.counts[SWAMP])
    return total + _medals(state, seat, zone.counts)


def _medals(state: BigMonsterState, seat: Seat, counts: list[int]) -> float:
    """Medals in reach, and the penalty."""
    if state.phase == OVER:
        return 0.0
    explorer, total = state.zones[seat].explorer, 0.0
    for goal in state.goals:
        if not state.alone_won[goal]:
            have, rival = measure(counts, explorer, goal), 0
            for other in range(state.seats):
                if other != seat:
                    rival = max(rival, measure(state.zones[other].counts, state.zones[other].explorer, goal))
            near = min(1.0, have / ALONE_NEEDS[goal])
            total += (MEDAL if have >= rival else SHY) * GOAL_POINTS[goal] * near * near
        if state.partner[seat] >= 0 and not state.team_won[goal]:
            together = team_measure(counts, explorer, state.zones[state.partner[seat]], goal)
            near = min(1.0, together / TEAM_NEEDS[goal])
            total += MEDAL * GOAL_POINTS[goal] * near * near
    return total + PENALTY_POINTS * _penalised(state, seat, counts)


def _penalised(state: BigMonsterState, seat: Seat, counts: list[int]) -> float:
    """How likely the penalty is."""
    before = state.zones[seat].counts
    mine = monsters_against_penalty(state.zones[seat]) + measure(counts, -1, 0) + measure(counts, -1, 1)
    mine -= measure(before, -1, 0) + measure(before, -1, 1)
    least = 1000
    for other in range(state.seats):
        if other not in (seat, state.partner[seat]):
            least = min(least, monsters_against_penalty(state.zones[other]))
    return FEWEST[min(max(mine - least, -1), 3) + 1]


def tile_value(state: BigMonsterState, seat: Seat, kind: int) -> float:
    """What a tile is worth to a seat at its best place."""
    zone, left = state.zones[seat], _left(state)
    effects, promised = zone.effects_by_place(kind), promises(zone, kind)
    best, best_effects = -1.0, 0
    for number in range(len(effects)):
        here = left * promised[number]
        if effects[number]:
            here += worth(zone, effects[number])
        if here > best:
            best, best_effects = here, effects[number]
    total = best + anywhere(zone, kind, state.medals(seat))
    if FAMILY[kind] == SWAMP:
        total += left * SWAMPS
    return total + _medals(state, seat, zone.counts_with(kind, best_effects)) - _medals(state, seat, zone.counts)


def best_value(state: BigMonsterState, seat: Seat, kinds: list[int]) -> float:
    """What the best of some tiles is worth to a seat."""
    best, last = 0.0, -1
    for kind in kinds:
        if kind != last:
            best = max(best, tile_value(state, seat, kind))
        last = kind
    return best


def points_now(state: BigMonsterState, seat: Seat, kinds: list[int]) -> float:
    """The points that somebody could make at once with the best of some tiles: quickly found."""
    zone, best, last = state.zones[seat], 0, -1
    for kind in kinds:
        if kind != last:
            here = 0
            for effects in zone.effects_by_place(kind):
                if effects:
                    here = max(here, worth(zone, effects))
            best = max(best, here + anywhere(zone, kind, 0))
        last = kind
    return float(best)


def _handing_over(state: BigMonsterState, seat: Seat, kind: int) -> float:
    """What others can do with the rest of our hand."""
    ship = state.ships[seat]
    if state.kept[seat] < 0:  # it lies there already
        return _for_ship(state, seat, ship, state.hand(ship)) if ship >= 0 and kind >= 0 else 0.0
    rest = state.hand(seat)[:]
    rest.remove(kind)
    if ship >= 0:
        return _for_ship(state, seat, ship, rest)
    if state.rankings[seat]:
        return _ranking(state, seat, state.rankings[seat], rest)
    total = 0.0
    for other in range(state.seats):
        if other != seat:
            total += _for_ship(state, seat, other, rest)
    return total / (state.seats - 1)


def _for_ship(state: BigMonsterState, seat: Seat, ship: int, rest: list[int]) -> float:
    if ship == seat:
        return HELP * points_now(state, seat, rest)
    if ship == state.partner[seat]:
        return HELP * points_now(state, ship, rest)
    return -ENVY * points_now(state, ship, rest)


def _ranking(state: BigMonsterState, seat: Seat, ranking: list[int], rest: list[int]) -> float:
    total = 0.0
    for place in range(len(ranking)):
        if ranking[place] != seat or state.may_use_own_ship(seat):
            total += RANKS[place] * _for_ship(state, seat, ranking[place], rest)
    return total


def _duel(state: BigMonsterState, seat: Seat) -> float:
    """Two players: the best tile that we can still take, less what we leave to the other."""
    if state.picked < 0:
        return 0.0
    tiles = state.series[state.picked]
    if state.phase in (TAKING, TAKING_SECOND) and state.waiting >> seat & 1:
        return best_value(state, seat, tiles)
    if state.phase in (DISCARDING, PLACING_FIRST, TAKING_SECOND) and seat == state.first:
        return -ENVY * points_now(state, 1 - seat, tiles)
    return 0.0
