"""What lies on the map: tiles, food, cubes, and the food spaces that are still to be filled."""

from bestiary.core.errors import BadPosition, shown
from bestiary.games.wombat_rescue import cubes, phases
from bestiary.games.wombat_rescue.components import (
    COLOURS,
    CUBES,
    HOME_CUBES,
    MOST_CUBES,
    REGULAR,
    TILE_IDS,
    TILE_KINDS,
)
from bestiary.games.wombat_rescue.ground import UNKNOWN
from bestiary.games.wombat_rescue.phases import PHASES
from bestiary.games.wombat_rescue.reading.sheet import Sheet
from bestiary.games.wombat_rescue.refilling import empty_spaces
from bestiary.games.wombat_rescue.set_up import rest, settle_ground
from bestiary.games.wombat_rescue.table import BARE, Table

UNDEALT = (phases.ORDER, phases.DEALING)  # some tiles are not laid yet


def read_tiles(sheet: Sheet) -> None:
    """Which tile lies in each slot."""
    table, layout, given = sheet.table, sheet.table.layout, sheet.document.tiles
    if given is None:
        if table.phase not in UNDEALT:
            table.tiles = _as_named(table)
    else:
        for slot, name in given.items():
            _tile(sheet, slot, name)
    missing = [layout.slots[slot] for slot, tile in enumerate(table.tiles) if tile == UNKNOWN]
    dealing = layout.shuffled and table.phase in UNDEALT
    if bool(missing) != dealing:
        where = f"no tile lies in {', '.join(missing)}" if missing else "all tiles have been dealt"
        raise BadPosition("tiles", f"{where}, in the phase {PHASES[table.phase]!r}")
    table.pool = rest(table)
    if not missing:
        settle_ground(table)


def _tile(sheet: Sheet, slot: str, name: str) -> None:
    table, layout = sheet.table, sheet.table.layout
    where = f"tiles.{shown(slot)}"
    if slot not in layout.slots:
        raise BadPosition("tiles", f"the layout has no slot '{shown(slot)}'")
    if name not in TILE_IDS or TILE_IDS.index(name) not in layout.tiles:
        raise BadPosition(where, f"the layout has no tile '{shown(name)}'")
    number, tile = layout.slots.index(slot), TILE_IDS.index(name)
    fixed = table.tiles[number]
    if fixed not in (UNKNOWN, tile) or (TILE_KINDS[layout.tiles[number]] != REGULAR and fixed != tile):
        raise BadPosition(where, f"tile {TILE_IDS[fixed]} lies there")
    if tile in table.tiles and fixed != tile:
        raise BadPosition(where, f"tile {name} lies there twice")
    table.tiles = table.tiles[:]
    table.tiles[number] = tile


def read_food(sheet: Sheet) -> None:
    """The disks on food spaces."""
    table, food = sheet.table, [BARE] * sheet.table.count
    for name, colour in sheet.document.food.items():
        space = sheet.space("food", name)
        sheet.disks.take(f"food.{shown(name)}", colour)
        if space not in table.ground.food:
            raise BadPosition("food", f"{name} is no food space")
        food[space] = COLOURS.index(colour)
    table.food = food


def read_cubes(sheet: Sheet) -> None:
    """Everybody's cubes; one at home each where nothing is said."""
    table, given = sheet.table, sheet.document.cubes
    if given is None:
        return
    if len(given) > table.seats:
        raise BadPosition("cubes", f"there are {len(given)} lists for {table.seats} players")
    cubes.clear(table)
    home = {table.name(table.layout.home): HOME_CUBES}
    for seat, places in enumerate([*given, *[home] * (table.seats - len(given))]):
        for name, many in places.items():
            space = sheet.space(f"cubes[{seat}]", name)
            if not 0 < many <= MOST_CUBES:
                raise BadPosition(f"cubes[{seat}].{name}", f"there are 1 to {MOST_CUBES} cubes of one player")
            cubes.lay(table, seat, space, many)
        if table.supply[seat] < 0:
            raise BadPosition(f"cubes[{seat}]", f"everybody has {CUBES} cubes")


def read_gaps(sheet: Sheet) -> None:
    """The food spaces that are still to be filled."""
    table, given = sheet.table, sheet.document.gaps
    filling = table.phase in (phases.FILLING, phases.CHOOSING_SPACE)
    empty = empty_spaces(table)
    names = given if given is not None else [table.name(space) for space in empty] if filling else []
    table.gaps = [sheet.space("gaps", name) for name in names]
    if bool(table.gaps) != filling or not set(table.gaps) <= set(empty) or len(set(names)) != len(names):
        raise BadPosition("gaps", "it lists the empty food spaces that are still to be filled")


def _as_named(table: Table) -> list[int]:
    """The tiles as the layout names them, in the slots that are still free."""
    left = rest(table)
    tiles = table.tiles[:]
    for slot, tile in enumerate(table.layout.tiles):
        if tiles[slot] == UNKNOWN and tile in left:
            tiles[slot] = tile
            left.remove(tile)
    return [left.pop(0) if tile == UNKNOWN else tile for tile in tiles]
