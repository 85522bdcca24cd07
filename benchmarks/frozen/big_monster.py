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
from bestiary.games.big_monster.goals import against_penalty, measure, team_measure
from bestiary.games.big_monster.medals import held, monsters_against_penalty
from bestiary.games.big_monster.phases import (
    CHOOSING,
    DISCARDING,
    KEEPING,
    OVER,
    PLACING_FIRST,
    TAKING,
    TAKING_SECOND,
)
from bestiary.games.big_monster.progress import progress
from bestiary.games.big_monster.scoring import anywhere, best_gain, score, worth
from bestiary.games.big_monster.ships import may_use_own_ship, whole_ranking
from bestiary.games.big_monster.table import Table
from bestiary.games.big_monster.zone import Zone
from frozen.big_monster_prospects import promises, zone_promise

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
        assert isinstance(state, Table)
        return seat_value(state, seat)

    def chance_matters(self, state: State) -> bool:
        return False  # new hands, or a new series, are dealt whatever we do

    def worlds(self) -> int:
        return 1  # what others have hidden hardly matters for what is best now


def seat_value(table: Table, seat: Seat) -> float:
    """What a position is worth to a seat."""
    if table.phase == CHOOSING:
        return EXPLORERS[table.chosen[seat]] if table.chosen[seat] >= 0 else 0.0
    zone = table.fresh[seat]
    total = _prospect(table, seat, zone)
    kind = table.kept[seat]
    if zone is table.zones[seat]:
        kind = max(kind, table.placing[seat])
    if kind >= 0:
        total += tile_value(table, seat, kind)
    if table.seats == 2:
        return total + _duel(table, seat)
    if table.phase == KEEPING and kind < 0:  # ships are being ranked
        total += RANKED + best_value(table, seat, table.hand(seat))
        ranking = whole_ranking(table, seat, table.trays.on(seat))
        return total + _ranking(table, seat, ranking, table.hand(seat))
    return total + _handing_over(table, seat, kind)


def _left(table: Table) -> float:
    """How much of the game is still to come, after this turn."""
    if table.phase == OVER:
        return 0.0
    return max(0.0, 1.0 - progress(table) - 0.05)


def _prospect(table: Table, seat: Seat, zone: Zone) -> float:
    """A zone with its points, what it promises, and medals."""
    left = _left(table)
    total = float(score(table, seat, seat))
    if left > 0.0:
        total += left * (zone_promise(zone) + SWAMPS * zone.counts[SWAMP])
    return total + _medals(table, seat, zone.counts)


def _medals(table: Table, seat: Seat, counts: list[int]) -> float:
    """Medals in reach, and the penalty."""
    if table.phase == OVER:
        return 0.0
    explorer, total = table.zones[seat].explorer, 0.0
    for goal in table.goals:
        if not table.alone_won[goal]:
            have, rival = measure(counts, explorer, goal), 0
            for other in range(table.seats):
                if other != seat:
                    rival = max(rival, measure(table.zones[other].counts, table.zones[other].explorer, goal))
            near = min(1.0, have / ALONE_NEEDS[goal])
            total += (MEDAL if have >= rival else SHY) * GOAL_POINTS[goal] * near * near
        if table.partner[seat] >= 0 and not table.team_won[goal]:
            partner = table.zones[table.partner[seat]]
            together = team_measure(counts, explorer, partner.counts, partner.explorer, goal)
            near = min(1.0, together / TEAM_NEEDS[goal])
            total += MEDAL * GOAL_POINTS[goal] * near * near
    return total + PENALTY_POINTS * _penalised(table, seat, counts)


def _penalised(table: Table, seat: Seat, counts: list[int]) -> float:
    """How likely the penalty is."""
    mine = against_penalty(counts, table.zones[seat].explorer)
    least = 1000
    for other in range(table.seats):
        if other not in (seat, table.partner[seat]):
            least = min(least, monsters_against_penalty(table, other))
    return FEWEST[min(max(mine - least, -1), 3) + 1]


def tile_value(table: Table, seat: Seat, kind: int) -> float:
    """What a tile is worth to a seat at its best place."""
    zone, left = table.zones[seat], _left(table)
    effects, promised = zone.effects_by_place(kind), promises(zone, kind)
    best, best_effects = -1.0, 0
    for number in range(len(effects)):
        here = left * promised[number] + worth(zone, effects[number])
        if here > best:
            best, best_effects = here, effects[number]
    total = best + anywhere(zone, kind, len(held(table, seat)))
    if FAMILY[kind] == SWAMP:
        total += left * SWAMPS
    return total + _medals(table, seat, zone.counts_with(kind, best_effects)) - _medals(table, seat, zone.counts)


def best_value(table: Table, seat: Seat, kinds: list[int]) -> float:
    """What the best of some tiles is worth to a seat."""
    best, last = 0.0, -1
    for kind in kinds:
        if kind != last:
            best = max(best, tile_value(table, seat, kind))
        last = kind
    return best


def points_now(table: Table, seat: Seat, kinds: list[int]) -> float:
    """The points that somebody could make at once with the best of some tiles: quickly found."""
    zone, best, last = table.zones[seat], 0, -1
    for kind in kinds:
        if kind != last:
            best = max(best, best_gain(zone, kind))
        last = kind
    return float(best)


def _handing_over(table: Table, seat: Seat, kind: int) -> float:
    """What others can do with the rest of our hand."""
    ship = table.ships[seat]
    if table.kept[seat] < 0:  # it lies there already
        return _for_ship(table, seat, ship, table.hand(ship)) if ship >= 0 and kind >= 0 else 0.0
    rest = table.hand(seat)[:]
    rest.remove(kind)
    if ship >= 0:
        return _for_ship(table, seat, ship, rest)
    if table.rankings[seat]:
        return _ranking(table, seat, table.rankings[seat], rest)
    total = 0.0
    for other in range(table.seats):
        if other != seat:
            total += _for_ship(table, seat, other, rest)
    return total / (table.seats - 1)


def _for_ship(table: Table, seat: Seat, ship: int, rest: list[int]) -> float:
    if ship == seat:
        return HELP * points_now(table, seat, rest)
    if ship == table.partner[seat]:
        return HELP * points_now(table, ship, rest)
    return -ENVY * points_now(table, ship, rest)


def _ranking(table: Table, seat: Seat, ranking: list[int], rest: list[int]) -> float:
    total = 0.0
    for place in range(len(ranking)):
        if ranking[place] != seat or may_use_own_ship(table, seat):
            total += RANKS[place] * _for_ship(table, seat, ranking[place], rest)
    return total


def _duel(table: Table, seat: Seat) -> float:
    """Two players: the best tile that we can still take, less what we leave to the other."""
    if table.picked < 0:
        return 0.0
    tiles = table.series[table.picked]
    if table.phase in (TAKING, TAKING_SECOND) and table.waits_for(seat):
        return best_value(table, seat, tiles)
    if table.phase in (DISCARDING, PLACING_FIRST, TAKING_SECOND) and seat == table.first:
        return -ENVY * points_now(table, 1 - seat, tiles)
    return 0.0
