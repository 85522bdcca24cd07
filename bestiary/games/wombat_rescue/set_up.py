"""Preparing to play: start player, disks, tiles (WR-008 to WR-017, WR-104, WR-119)."""

from bestiary.core.seats import Seat
from bestiary.games.wombat_rescue import cubes
from bestiary.games.wombat_rescue.components import (
    CARD_COPIES,
    CARDS,
    DEN,
    DINGOES,
    HEX_MARK,
    HEXES,
    HOME_CUBES,
    MIDDLE_DISK,
    MOST_SEATS,
    MOUTH_DISKS,
    REGULAR,
    RESERVE_DISK,
    TILE_IDS,
    TILE_KINDS,
)
from bestiary.games.wombat_rescue.dens import off_the_map
from bestiary.games.wombat_rescue.digestion import MIDDLE, TRACT
from bestiary.games.wombat_rescue.disks import ALL, DISKS, NONE
from bestiary.games.wombat_rescue.ground import UNKNOWN, ground_of
from bestiary.games.wombat_rescue.options import WombatOptions
from bestiary.games.wombat_rescue.phases import DEALING, ORDER, PREPARING
from bestiary.games.wombat_rescue.refilling import next_space
from bestiary.games.wombat_rescue.table import BARE, EMPTY, NOBODY, OFF, Table
from bestiary.games.wombat_rescue.tiles import action_tiles


def begin(table: Table, seats: int, options: WombatOptions) -> None:
    """A new game, nothing drawn or dealt yet."""
    unpack(table, seats, options)
    if seats == 1:
        start_with(table, 0)
    elif options.first is not None:
        start_with(table, options.first)


def unpack(table: Table, seats: int, options: WombatOptions) -> None:
    """The box of this many players, on the layout that they have chosen."""
    table.seats = seats
    table.options = options
    table.settle_on(options.chosen_layout())
    open_box(table)


def open_box(table: Table) -> None:
    """Everything that does not depend on chance: pieces at home, babies on their tiles, disks in the bag."""
    seats, layout, options = table.seats, table.layout, table.options
    table.bag = ALL
    table.mama = [layout.home] * seats  # WR-014
    table.pouch = [EMPTY] * seats
    table.free = [(1 << len(layout.babies)) - 1] * seats  # WR-015
    table.waiting = [seats] * len(layout.babies)
    table.rescued = [0] * seats
    table.mouth = [NONE] * seats
    table.tract = [NONE] * (TRACT * seats)
    table.food = [BARE] * table.count
    cubes.clear(table)
    for seat in range(seats):
        cubes.lay(table, seat, layout.home, HOME_CUBES)
    table.unused = [action_tiles(options, seat) for seat in range(seats)]
    table.deck = CARD_COPIES[:]  # WR-017
    table.discard = [0] * CARDS
    table.dingo = [OFF] * (DINGOES if options.second_dingo else 1)
    _lay_tiles(table)
    table.stage, table.phase = PREPARING, ORDER


def _lay_tiles(table: Table) -> None:
    """The tiles whose place is known. Solo, another starting den changes places with what lies there (WR-119)."""
    layout = table.layout
    if layout.shuffled:
        table.tiles = [tile if TILE_KINDS[tile] != REGULAR else UNKNOWN for tile in layout.tiles]
        if table.seats == 1:
            table.tiles[_solo_slot(table)] = layout.tiles[layout.solo_slot]
    else:
        table.tiles = layout.tiles[:]
        if table.seats == 1:
            slot, other = _solo_slot(table), layout.solo_slot
            table.tiles[slot], table.tiles[other] = table.tiles[other], table.tiles[slot]
        table.ground = ground_of(layout, table.tiles, table.options.boulders)
    table.pool = rest(table)


def _solo_slot(table: Table) -> int:
    """WR-119: where the starting den lies."""
    layout = table.layout
    chosen = table.options.starting_den
    return layout.slots.index(chosen) if chosen else layout.solo_slot


def start_with(table: Table, seat: Seat) -> None:
    """WR-009 to WR-012: who starts, and what everybody has in the mouth and in the tract."""
    seats = table.seats
    table.start = table.turn = seat
    table.controller = last_player(table)  # WR-016
    for number in range(seats):
        other = (seat + number) % seats
        table.tract[other * TRACT + MIDDLE] = DISKS[MIDDLE_DISK]
        table.bag -= DISKS[MIDDLE_DISK]
        if MOUTH_DISKS[number] >= 0:
            table.mouth[other] = DISKS[MOUTH_DISKS[number]]
            table.bag -= DISKS[MOUTH_DISKS[number]]
    table.reserve = fifth_player(table)
    if table.reserve != NOBODY:
        table.bag -= DISKS[RESERVE_DISK]
    if table.told is not None:
        table.tell("start", seat, {}, reveals=True)
    _next_tile(table)


def last_player(table: Table) -> Seat:
    """WR-016: who controls the dingo at first; NOBODY does alone (WR-126)."""
    return (table.start + table.seats - 1) % table.seats if table.seats > 1 else NOBODY


def fifth_player(table: Table) -> Seat:
    """WR-104: who has an extra disk beside the board."""
    return last_player(table) if table.seats == MOST_SEATS else NOBODY


def _next_tile(table: Table) -> None:
    """WR-008: the regular tiles are dealt to the regular slots."""
    if UNKNOWN in table.tiles:
        table.phase = DEALING
        return
    settle_ground(table)
    if table.seats == 1:
        table.dingo[0] = table.start_den
    else:
        table.placing = off_the_map(table)
    table.gaps = table.ground.food[:]  # WR-013
    next_space(table)


def settle_ground(table: Table) -> None:
    """All tiles lie there."""
    table.ground = ground_of(table.layout, table.tiles, table.options.boulders)
    if table.seats == 1:
        slot = _solo_slot(table)
        marks = HEX_MARK[table.tiles[slot] * HEXES : table.tiles[slot] * HEXES + HEXES]
        table.start_den = table.layout.cells[slot * HEXES + marks.index(DEN)]


def rest(table: Table) -> list[int]:
    """The tiles that are still to be dealt, sorted."""
    return sorted([tile for tile in table.layout.tiles if tile not in table.tiles])


def deal(table: Table, tile: int) -> None:
    """A tile lies in the next free slot."""
    slot = table.tiles.index(UNKNOWN)
    table.tiles = table.tiles[:]
    table.tiles[slot] = tile
    table.pool.remove(tile)
    if table.told is not None:
        table.tell("tile_laid", None, {"tile": TILE_IDS[tile], "slot": table.layout.slots[slot]}, reveals=True)
    _next_tile(table)
