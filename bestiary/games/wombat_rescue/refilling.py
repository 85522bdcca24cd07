"""Food on the map: at set-up, and when three food cards have been set aside (WR-013, WR-086 to WR-088)."""

from bestiary.games.wombat_rescue.components import COLOURS, REFILL_AT
from bestiary.games.wombat_rescue.disks import DISKS, NONE, count
from bestiary.games.wombat_rescue.phases import CHOOSING_SPACE, DINGO, FILLING, GOING
from bestiary.games.wombat_rescue.table import BARE, Table


def check(table: Table) -> None:
    """WR-086: only after a reveal, and with three food cards aside; the one revealed last stays (WR-D20)."""
    table.stage = DINGO
    if not table.revealed:
        return
    table.revealed = False
    if len(table.aside) < REFILL_AT:
        return
    table.discard = table.discard[:]
    for kind in table.aside[:REFILL_AT]:
        table.discard[kind] += 1
    table.aside = table.aside[REFILL_AT:]
    table.gaps = empty_spaces(table)
    if table.told is not None:
        table.tell("refill", None, {"spaces": len(table.gaps)})
    next_space(table)


def empty_spaces(table: Table) -> list[int]:
    """WR-087: food spaces without disk, cube, mama or dingo."""
    found: list[int] = []
    for space in table.ground.food:
        bare = table.food[space] == BARE and not table.heap[space]
        if bare and space not in table.mama and space not in table.dingo:
            found.append(space)
    return found


def next_space(table: Table) -> None:
    """The next space gets a disk. WR-088: where there are too few disks, chance says which spaces get one."""
    if not table.gaps or table.bag == NONE:
        table.gaps = []
        table.phase = GOING
    elif count(table.bag) < len(table.gaps):
        table.phase = CHOOSING_SPACE
    else:
        table.phase = FILLING


def choose_space(table: Table, space: int) -> None:
    """WR-088: this one is next."""
    table.gaps.remove(space)
    table.gaps.insert(0, space)
    table.phase = FILLING
    if table.told is not None:
        table.tell("space_chosen", None, {"space": table.name(space)}, reveals=True)


def fill(table: Table, colour: int) -> None:
    """A disk from the bag lies on the space that is next."""
    space = table.gaps.pop(0)
    table.bag -= DISKS[colour]
    table.food = table.food[:]
    table.food[space] = colour
    if table.told is not None:
        table.tell("disk", None, {"colour": COLOURS[colour], "space": table.name(space)}, reveals=True)
    next_space(table)
