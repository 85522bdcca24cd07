"""Action tiles, and the fifth player's extra disk (WR-067 to WR-074, WR-105, WR-114)."""

from bestiary.core.seats import Seat
from bestiary.games.wombat_rescue.components import (
    FIBER_TILE,
    HOLD_TILE,
    PROTECTION_TILE,
    RESERVE_DISK,
    RUN_TILE,
    SCAMPER_TILE,
)
from bestiary.games.wombat_rescue.digestion import leave, rightmost
from bestiary.games.wombat_rescue.disks import DISKS
from bestiary.games.wombat_rescue.moving import rescue, walk
from bestiary.games.wombat_rescue.options import WombatOptions
from bestiary.games.wombat_rescue.phases import ACTING, FIBER_DUE, GOING
from bestiary.games.wombat_rescue.table import NOBODY, Table


def action_tiles(options: WombatOptions, seat: Seat) -> int:
    """WR-004, WR-114 to WR-117: what a player has at the start, a bit for each tile."""
    tiles = HOLD_TILE | SCAMPER_TILE | FIBER_TILE
    if options.run_home:
        tiles |= RUN_TILE
    if options.protection_for is not None:
        if seat in options.protection_for:
            tiles |= PROTECTION_TILE
    elif options.protection:
        tiles |= PROTECTION_TILE
    return tiles


def hold_it_in(table: Table) -> None:
    """WR-068."""
    _use(table, HOLD_TILE, "hold_it_in")
    table.holding = True


def scamper(table: Table, direction: int) -> None:
    """WR-071: one step, and no move is used."""
    _use(table, SCAMPER_TILE, "scamper")
    walk(table, direction, 1, "scamper")


def run_home(table: Table) -> None:
    """WR-072."""
    _use(table, RUN_TILE, "run_home")
    table.mama[table.turn] = table.layout.home
    rescue(table, table.turn)


def high_fiber(table: Table) -> None:
    """WR-073: the rightmost set leaves at once; of two on the right space the older."""
    _use(table, FIBER_TILE, "high_fiber")
    leave(table, rightmost(table, table.turn))
    table.stage = FIBER_DUE


def protect(table: Table) -> None:
    """WR-114."""
    _use(table, PROTECTION_TILE, "dingo_protection")
    table.protected |= 1 << table.turn


def add_reserve(table: Table) -> None:
    """WR-105."""
    table.reserve = NOBODY
    table.mouth[table.turn] += DISKS[RESERVE_DISK]
    table.phase, table.stage = GOING, ACTING
    if table.told is not None:
        table.tell("reserve", table.turn)


def _use(table: Table, tile: int, name: str) -> None:
    table.unused[table.turn] &= ~tile
    table.phase, table.stage = GOING, ACTING
    if table.told is not None:
        table.tell("tile", table.turn, {"tile": name})
