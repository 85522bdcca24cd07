"""Preparing to play: start player, disks, tiles (WR-008 to WR-017, WR-104, WR-119)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiary.core.seats import Seat
from bestiary.games.wombat_rescue.catching import EMPTY, OFF
from bestiary.games.wombat_rescue.components import (
    CARD_COPIES,
    CARDS,
    CUBES,
    DEN,
    DINGOES,
    FIBER,
    HEX_MARK,
    HEXES,
    HOLD,
    HOME_CUBES,
    MIDDLE_DISK,
    MOUTH_DISKS,
    PROTECT,
    REGULAR,
    RESERVE_DISK,
    RUN,
    SCAMPER,
    TILE_IDS,
    TILE_KINDS,
)
from bestiary.games.wombat_rescue.cubes import lay
from bestiary.games.wombat_rescue.digestion import MIDDLE, TRACT
from bestiary.games.wombat_rescue.disks import ALL, DISKS
from bestiary.games.wombat_rescue.ground import UNKNOWN, ground_of
from bestiary.games.wombat_rescue.options import WombatOptions
from bestiary.games.wombat_rescue.phases import DEALING, ORDER
from bestiary.games.wombat_rescue.refilling import next_space
from bestiary.games.wombat_rescue.stages import PREPARING

if TYPE_CHECKING:
    from bestiary.games.wombat_rescue.state import WombatState

NO_RESERVE: Final = -1
NOBODY: Final = -1


def open_box(state: WombatState) -> None:
    """Everything that does not depend on chance: pieces at home, babies on their tiles, disks in the bag."""
    seats, layout, options = state.seats, state.layout, state.options
    state.bag = ALL
    state.mama = [layout.home] * seats  # WR-014
    state.pouch = [EMPTY] * seats
    state.free = [(1 << len(layout.babies)) - 1] * seats  # WR-015
    state.waiting = [seats] * len(layout.babies)
    state.rescued = [0] * seats
    state.mouth = [0] * seats
    state.tract = [0] * (TRACT * seats)
    state.supply = [CUBES - HOME_CUBES] * seats
    state.cubes = [0] * (seats * state.count)
    state.smell = [0] * (seats * state.count)
    state.heap = [0] * state.count
    state.food = [-1] * state.count
    for seat in range(seats):
        for _ in range(HOME_CUBES):
            lay(state, seat, layout.home)
    state.unused = [action_tiles(options, seat) for seat in range(seats)]
    state.deck = CARD_COPIES[:]  # WR-017
    state.discard = [0] * CARDS
    state.dingo = [OFF] * (DINGOES if options.second_dingo else 1)
    state.tiles = [tile if TILE_KINDS[tile] != REGULAR else UNKNOWN for tile in layout.tiles]
    if seats == 1:
        state.tiles[_solo_slot(state)] = layout.tiles[layout.solo_slot]
    if not layout.shuffled:
        _lay_as_named(state)
        state.ground = ground_of(layout, state.tiles, options.boulders)
    state.pool = rest(state)
    state.stage, state.phase = PREPARING, ORDER


def action_tiles(options: WombatOptions, seat: Seat) -> int:
    """WR-004, WR-114 to WR-117: what a player has at the start, a bit for each tile."""
    tiles = HOLD | SCAMPER | FIBER
    if options.run_home:
        tiles |= RUN
    if options.protection_for is not None:
        if seat in options.protection_for:
            tiles |= PROTECT
    elif options.protection:
        tiles |= PROTECT
    return tiles


def _solo_slot(state: WombatState) -> int:
    """WR-119: where the starting den lies."""
    layout = state.layout
    chosen = state.options.starting_den
    return layout.slots.index(chosen) if chosen else layout.solo_slot


def _lay_as_named(state: WombatState) -> None:
    """A layout whose tiles are not dealt; another starting den changes places with what lies there."""
    layout = state.layout
    state.tiles = layout.tiles[:]
    if state.seats == 1:
        slot = _solo_slot(state)
        other = layout.solo_slot
        state.tiles[slot], state.tiles[other] = state.tiles[other], state.tiles[slot]


def start_with(state: WombatState, seat: Seat) -> None:
    """WR-009 to WR-012: who starts, and what everybody has in the mouth and in the tract."""
    seats = state.seats
    state.start = state.turn = seat
    state.controller = (seat + seats - 1) % seats if seats > 1 else NOBODY  # WR-016
    for number in range(seats):
        other = (seat + number) % seats
        state.tract[other * TRACT + MIDDLE] = DISKS[MIDDLE_DISK]
        state.bag -= DISKS[MIDDLE_DISK]
        if MOUTH_DISKS[number] >= 0:
            state.mouth[other] = DISKS[MOUTH_DISKS[number]]
            state.bag -= DISKS[MOUTH_DISKS[number]]
    if seats == 5:  # WR-104
        state.reserve = (seat + 4) % 5
        state.bag -= DISKS[RESERVE_DISK]
    if state.told is not None:
        state.tell("start", seat, {}, reveals=True)
    next_tile(state)


def next_tile(state: WombatState) -> None:
    """WR-008: the regular tiles are dealt to the regular slots."""
    if UNKNOWN in state.tiles:
        state.phase = DEALING
        return
    state.ground = ground_of(state.layout, state.tiles, state.options.boulders)
    if state.seats == 1:
        state.start_den = starting_den(state)
        state.dingo[0] = state.start_den
    else:
        state.placing = (1 << len(state.dingo)) - 1
    state.gaps = state.ground.food[:]  # WR-013
    next_space(state)


def rest(state: WombatState) -> list[int]:
    """The tiles that are still to be dealt, sorted."""
    return sorted([tile for tile in state.layout.tiles if tile not in state.tiles])


def deal(state: WombatState, tile: int) -> None:
    """A tile lies in the next free slot."""
    slot = state.tiles.index(UNKNOWN)
    state.tiles = state.tiles[:]
    state.tiles[slot] = tile
    state.pool.remove(tile)
    if state.told is not None:
        state.tell("tile_laid", None, {"tile": TILE_IDS[tile], "slot": state.layout.slots[slot]}, reveals=True)
    next_tile(state)


def starting_den(state: WombatState) -> int:
    """The den space of the tile in the solo slot."""
    slot = _solo_slot(state)
    marks = HEX_MARK[state.tiles[slot] * HEXES : state.tiles[slot] * HEXES + HEXES]
    return state.layout.cells[slot * HEXES + marks.index(DEN)]
