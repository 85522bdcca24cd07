"""What a decent player of Big Monster looks at."""

from __future__ import annotations

import math
from typing import Final

from bestiary.core.bot import Heuristic
from bestiary.core.seats import Seat
from bestiary.core.state import State
from bestiary.games.big_monster.appraising import best_tile, left, standing, standing_terms, tile_values
from bestiary.games.big_monster.components import DUEL, NONE, TURNS
from bestiary.games.big_monster.phases import (
    ASSIGNING,
    CHOOSING,
    DISCARDING,
    KEEPING,
    PLACING,
    PLACING_FIRST,
    SEALED,
    TAKING,
    TAKING_SECOND,
)
from bestiary.games.big_monster.prospects import best_place
from bestiary.games.big_monster.scoring import score
from bestiary.games.big_monster.series import best_discard, first_picks
from bestiary.games.big_monster.ships import may_use_own_ship, whole_ranking
from bestiary.games.big_monster.table import Table
from bestiary.games.big_monster.weights import EXPLORERS, WEIGHTS
from bestiary.games.big_monster.zone import Zone

RANKS: Final = [1.0, 0.4, 0.2, 0.1, 0.05, 0.0]  # how much the places of a ranking matter
RANKED: Final = 1.0  # name every ship before keeping a tile, rather than leave them to the order of the table
USUAL: Final = 3.0  # what the best tile of any hand is worth; and how much more for each tile to choose from:
USUAL_TILE: Final = 0.6  # seen in 24 games of four
UNSURE: Final = 15.0  # points: so far apart, two partners can still change places


class BigMonsterHeuristic(Heuristic):
    """Our points, what our zone promises, medals in reach, the tile in hand at its best place, and what the next
    players could do with the rest."""

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, Table)
        return seat_value(state, seat)

    def terms(self, state: State, seat: Seat) -> dict[str, float]:
        assert isinstance(state, Table)
        return seat_terms(state, seat)

    def chance_matters(self, state: State) -> bool:
        return False  # new hands, or a new series, are dealt whatever we do

    def worlds(self) -> int:
        return 1  # what others have hidden hardly matters for what is best now


def seat_value(table: Table, seat: Seat) -> float:
    """What a position is worth to a seat."""
    if table.phase == CHOOSING:
        return EXPLORERS[table.chosen[seat]] if table.chosen[seat] != NONE else 0.0
    kind = tile_in_hand(table, seat)
    total = standing(table, seat, _with_tile(table, seat, kind))
    for points in _others(table, seat, kind).values():
        total += points
    return total


def seat_terms(table: Table, seat: Seat) -> dict[str, float]:
    """The same, taken apart."""
    if table.phase == CHOOSING:
        return {"explorer": seat_value(table, seat)}
    kind = tile_in_hand(table, seat)
    found = standing_terms(table, seat, _with_tile(table, seat, kind))
    found.update(_others(table, seat, kind))
    return found


def tile_in_hand(table: Table, seat: Seat) -> int:
    """The tile that a seat places next, if that is known: of a hand that it has just taken up, the best."""
    if table.fresh[seat] is not table.zones[seat]:
        return NONE
    kind = max(table.kept[seat], table.placing[seat])
    return best_tile(table, seat, table.hand(seat)) if kind == NONE and table.phase == KEEPING else kind


def _with_tile(table: Table, seat: Seat, kind: int) -> Zone:
    """The zone of a seat, with the tile in hand at its best place."""
    zone = table.fresh[seat]
    return zone if kind == NONE else zone.placed(kind, best_place(zone, kind, left(table)))


# What is left to others.


def _others(table: Table, seat: Seat, kind: int) -> dict[str, float]:
    """What others can make of the tiles that we do not keep, by term."""
    found: dict[str, float] = {}
    if table.seats == DUEL:
        _add_duel(found, table, seat)
    elif table.phase == PLACING and table.turn < TURNS:  # it lies there already
        _add(found, table, seat, table.ships[seat], table.hand(table.ships[seat]), 1.0)
    elif table.phase in (KEEPING, ASSIGNING) and table.turn < TURNS:
        _add_rest(found, table, seat, kind)
    return found


def _add_rest(found: dict[str, float], table: Table, seat: Seat, kind: int) -> None:
    """The rest of our hand."""
    ship, rest = table.ships[seat], table.hand(seat)[:]
    rest.remove(kind)
    if ship != NONE:
        _add(found, table, seat, ship, rest, 1.0)
    elif table.rankings[seat]:
        _add_ranking(found, table, seat, table.rankings[seat], rest)
    elif table.draft == SEALED and table.kept[seat] == NONE:
        ranked = table.trays.on(seat)
        found["ranked"] = RANKED * len(ranked)
        _add_ranking(found, table, seat, whole_ranking(table, seat, ranked), rest)
    else:
        for other in range(table.seats):
            if other != seat:
                _add(found, table, seat, other, rest, 1.0 / (table.seats - 1))


def _add_ranking(found: dict[str, float], table: Table, seat: Seat, ranking: list[int], rest: list[int]) -> None:
    for place in range(len(ranking)):
        if ranking[place] != seat or may_use_own_ship(table, seat):
            _add(found, table, seat, ranking[place], rest, RANKS[place])


def _add(found: dict[str, float], table: Table, seat: Seat, ship: int, rest: list[int], share: float) -> None:
    """What the owner of a ship can make of some tiles, beyond what another hand would bring."""
    points = share * (max(tile_values(table, ship, rest)) - USUAL - USUAL_TILE * len(rest))
    if ship == seat:
        term = "own"
    elif ship == table.partner[seat]:
        term, points = f"partner/{ship}", WEIGHTS.help * _need(table, seat, ship) * points
    else:
        term, points = f"rival/{ship}", -WEIGHTS.envy * points
    found[term] = found.get(term, 0.0) + points


def _need(table: Table, seat: Seat, partner: Seat) -> float:
    """How much more a point of our partner is worth than one of ours: the lower score counts (BM-097)."""
    behind = score(table, seat, None) - score(table, partner, None)
    lean = behind / math.sqrt(behind * behind + UNSURE * UNSURE)
    return (1.0 + lean) / (1.0 - lean)


def _add_duel(found: dict[str, float], table: Table, seat: Seat) -> None:
    """Two players: what we can still take of a series, less what we leave to the other."""
    if table.picked == NONE:
        return
    other, phase, tiles = 1 - seat, table.phase, table.series[table.picked]
    if phase == TAKING and seat == table.first:
        found["series"] = first_picks(tile_values(table, seat, tiles), tile_values(table, other, tiles), WEIGHTS.duel)[
            0
        ]
        _add_open(found, table, seat, other)
    elif phase == DISCARDING and seat == table.first:
        found[f"rival/{other}"] = -WEIGHTS.duel * best_discard(tile_values(table, other, tiles))[0]
    elif phase in (PLACING_FIRST, TAKING_SECOND) and seat == table.first:
        found[f"rival/{other}"] = -WEIGHTS.duel * max(tile_values(table, other, tiles))
    elif phase in (PLACING_FIRST, TAKING_SECOND):
        found["series"] = max(tile_values(table, seat, tiles))


def _add_open(found: dict[str, float], table: Table, seat: Seat, other: Seat) -> None:
    """BM-106: the series that stays open for the other, who is first then."""
    tiles = table.series[1 - table.picked]
    if tiles:
        theirs, ours = tile_values(table, other, tiles), tile_values(table, seat, tiles)
        found["open"] = -WEIGHTS.open * first_picks(theirs, ours, WEIGHTS.duel)[0]
