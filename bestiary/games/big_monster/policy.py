"""How anybody is taken to go on, quickly: the best tile at its best place. A whole turn of four takes about as long as
one look of a greedy player at one decision."""

from __future__ import annotations

from bestiary.core.dice import Dice
from bestiary.core.seats import Action, Seat
from bestiary.games.big_monster.actions import (
    CHOOSE_EXPLORER,
    CHOOSE_SERIES,
    DISCARD,
    HAND_OVER,
    KEEP,
    KEEP_AND_HAND_OVER,
    PICK_DISCARD,
    TAKE,
)
from bestiary.games.big_monster.appraising import best_tile, left, tile_values
from bestiary.games.big_monster.components import MOST_SEATS, TURNS
from bestiary.games.big_monster.phases import (
    ASSIGNING,
    CHOOSING,
    DISCARDING,
    KEEPING,
    PICKING,
    PLACING,
    PLACING_PHASES,
    RACE,
    SERIES,
    TAKING,
)
from bestiary.games.big_monster.prospects import best_place
from bestiary.games.big_monster.series import best_discard, first_picks
from bestiary.games.big_monster.ships import free_ships
from bestiary.games.big_monster.table import Table
from bestiary.games.big_monster.weights import EXPLORERS, WEIGHTS


def quick_move(table: Table, seat: Seat, dice: Dice) -> Action:
    """What a seat does that is waited for."""
    phase = table.phase
    if phase == PLACING or phase in PLACING_PHASES:
        return best_place(table.zones[seat], table.placing[seat], left(table))
    if phase == KEEPING:
        return _keep(table, seat, dice)
    if phase == ASSIGNING:
        return HAND_OVER + _any_ship(table, seat, dice)
    if phase == PICKING:
        return PICK_DISCARD + best_tile(table, seat, sorted(table.discards))
    if phase == SERIES:
        return CHOOSE_SERIES + (_worth(table, seat, 1) > _worth(table, seat, 0))
    if phase == DISCARDING:
        tiles = table.series[table.picked]
        return DISCARD + tiles[best_discard(tile_values(table, 1 - seat, tiles))[1]]
    if phase == TAKING:
        tiles = table.series[table.picked]
        picks = first_picks(tile_values(table, seat, tiles), tile_values(table, 1 - seat, tiles), WEIGHTS.duel)
        return TAKE + tiles[picks[1]]
    if phase == CHOOSING:
        one, two = table.offered_to(seat)
        return CHOOSE_EXPLORER + (one if EXPLORERS[one] > EXPLORERS[two] else two)
    return TAKE + best_tile(table, seat, table.series[table.picked])


def _keep(table: Table, seat: Seat, dice: Dice) -> Action:
    kind = best_tile(table, seat, table.hand(seat))
    if table.draft != RACE or table.turn == TURNS:
        return KEEP + kind
    return KEEP_AND_HAND_OVER + MOST_SEATS * kind + _any_ship(table, seat, dice)


def _any_ship(table: Table, seat: Seat, dice: Dice) -> int:
    ships = free_ships(table, seat)
    return ships[dice.below(len(ships))]


def _worth(table: Table, seat: Seat, number: int) -> float:
    """What an open series is worth to who is first."""
    tiles = table.series[number]
    return first_picks(tile_values(table, seat, tiles), tile_values(table, 1 - seat, tiles), WEIGHTS.duel)[0]
