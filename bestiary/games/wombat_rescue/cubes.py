"""Poop cubes and the smell they make (WR-018 to WR-022, WR-081 to WR-085).

The rows of cubes and smell are shared between clones and replaced, never changed in place.
"""

from bestiary.core.seats import Seat
from bestiary.games.wombat_rescue.components import CUBES, MOST_CUBES, RADII
from bestiary.games.wombat_rescue.phases import ACTING, CUBE_SOURCE, FIBER_DUE, REFILL
from bestiary.games.wombat_rescue.table import Table


def clear(table: Table) -> None:
    """No cube lies anywhere: all are in the supplies."""
    table.cubes = [[0] * table.count for _ in range(table.seats)]
    table.smell = [[0] * table.count for _ in range(table.seats)]
    table.heap = [0] * table.count
    table.supply = [CUBES] * table.seats


def lay(table: Table, seat: Seat, space: int, many: int = 1) -> None:
    """Cubes from a player's supply on a space."""
    table.supply[seat] -= many
    for _ in range(many):
        change(table, seat, space, 1)


def change(table: Table, seat: Seat, space: int, more: int) -> None:
    """One cube more (1) or less (-1): the smell of the space reaches farther or less far, at once (WR-022)."""
    count, rings = table.count, table.layout.grid.rings
    cubes, heap, smell = table.cubes[seat][:], table.heap[:], table.smell[seat][:]
    lower = cubes[space] if more > 0 else cubes[space] - 1
    cubes[space] += more
    heap[space] += more
    first = RADII[lower] + 1 if lower else 0
    for distance in range(first, RADII[lower + 1] + 1):
        for reached in rings[distance * count + space]:
            smell[reached] += more
    table.cubes[seat], table.heap, table.smell[seat] = cubes, heap, smell


def drop(table: Table) -> None:
    """Produces the cubes that are due, one after the other, unless the player has to choose one (WR-082)."""
    seat = table.turn
    while table.owed:
        space = table.mama[seat]
        if is_full(table, seat, space):
            if table.told is not None:
                table.tell("no_room", seat, {"space": table.name(space)})
        elif table.supply[seat]:
            lay(table, seat, space)
            if table.told is not None:
                table.tell("cube", seat, {"space": table.name(space)})
        else:
            table.ask(CUBE_SOURCE)
            return
        table.owed -= 1
    table.stage = ACTING if table.stage == FIBER_DUE else REFILL


def is_full(table: Table, seat: Seat, space: int) -> bool:
    """WR-083: whether a player can have no more cubes there."""
    return table.cubes[seat][space] == MOST_CUBES


def sources(table: Table) -> list[int]:
    """WR-082: where the cube can come from when the supply is empty."""
    cubes, at = table.cubes[table.turn], table.mama[table.turn]
    return [space for space in range(table.count) if cubes[space] and space != at]


def move_here(table: Table, source: int) -> None:
    """WR-082: a cube comes from elsewhere on the map."""
    seat = table.turn
    change(table, seat, source, -1)
    change(table, seat, table.mama[seat], 1)
    table.owed -= 1
    if table.told is not None:
        table.tell("cube_moved", seat, {"from": table.name(source), "space": table.name(table.mama[seat])})


def farthest(table: Table) -> int:
    """WR-D11: the source that is farthest from the mama, the first by (r, q)."""
    at, best, found = table.mama[table.turn], -1, 0
    for space in sources(table):
        distance = table.layout.grid.between(at, space)
        if distance > best:
            best, found = distance, space
    return found


def eaten(table: Table, space: int) -> None:
    """WR-110: every cube of a space goes back to its owner's supply."""
    for seat in range(table.seats):
        lost = table.cubes[seat][space]
        for _ in range(lost):
            change(table, seat, space, -1)
        table.supply[seat] += lost
        if lost and table.told is not None:
            table.tell("cubes_eaten", seat, {"space": table.name(space), "count": lost})
