"""Whom a dingo is after: the nearest mamas (WR-092 to WR-095), in the solo game the nearest babies (WR-122)."""

from bestiary.core.seats import Seat
from bestiary.games.wombat_rescue.grid import FAR, SIDES
from bestiary.games.wombat_rescue.table import Table


def prey(table: Table, number: int) -> list[int]:
    """The nearest targets of a dingo, seats or solo babies; boulders do not count (WR-107)."""
    row, best = table.dingo[number] * table.count, FAR
    found: list[int] = []
    for target in range(targets(table)):
        if not hunts(table, target):
            continue
        distance = table.layout.grid.distance[row + lair(table, target)]
        if distance < best:
            best = distance
            found = [target]
        elif distance == best:
            found.append(target)
    return found


def anybody(table: Table) -> bool:
    """WR-095: whether there is somebody to chase."""
    for target in range(targets(table)):
        if hunts(table, target):
            return True
    return False


def targets(table: Table) -> int:
    """How many there may be."""
    return table.seats if table.seats > 1 else len(table.layout.babies)


def hunts(table: Table, target: int) -> bool:
    """Whether a target can be chased at all."""
    return huntable(table, target) if table.seats > 1 else _hunted(table, target)


def huntable(table: Table, seat: Seat) -> bool:
    """WR-094, WR-114: neither at home nor protected."""
    return table.mama[seat] != table.layout.home and not table.protected >> seat & 1


def _hunted(table: Table, baby: int) -> bool:
    """WR-122, WR-125: free, or carried without protection."""
    return table.is_free(0, baby) or (table.pouch[0] == baby and not table.is_protected(0))


def lair(table: Table, target: int) -> int:
    """Where a target is: a mama, solo a baby."""
    if table.seats > 1:
        return table.mama[target]
    return table.mama[0] if table.pouch[0] == target else table.layout.babies[target]


def nearer(table: Table, space: int, goal: int) -> list[int]:
    """The directions in which a dingo comes one step nearer to a goal (WR-096)."""
    ways, near, count = table.ground.ways(goal), table.layout.grid.near, table.count
    less = ways[space] - 1
    found: list[int] = []
    for direction in range(SIDES):
        other = near[direction * count + space]
        if other >= 0 and ways[other] == less:
            found.append(direction)
    return found


def route(table: Table, space: int, goal: int) -> list[int]:
    """One of the shortest ways of a dingo, the first by direction; where he stands if there is none."""
    found = [space]
    directions = nearer(table, space, goal)
    while directions:
        space = table.next_to(space, directions[0])
        found.append(space)
        directions = nearer(table, space, goal)
    return found


def runs(table: Table) -> tuple[tuple[int, ...], ...]:
    """While a dingo runs: one of the ways to each space on which his steps can end."""
    goal, ends = lair(table, table.target), [[table.dingo[table.mover]]]
    for _ in range(table.left):
        longer: dict[int, list[int]] = {}
        for way in ends:
            for direction in nearer(table, way[-1], goal):
                space = table.next_to(way[-1], direction)
                longer.setdefault(space, [*way, space])
        if not longer:
            break
        ends = list(longer.values())
    return tuple([tuple(way) for way in ends])
