"""Straight lines: how far a mama can go, what stops her, and whom she pushes (WR-027 to WR-037, WR-050 to WR-059)."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.wombat_rescue import refusals
from bestiary.games.wombat_rescue.components import LONGEST, MOST_PUSHED
from bestiary.games.wombat_rescue.grid import SIDES
from bestiary.games.wombat_rescue.table import BARE, NOBODY, Table


class Push:
    """A mama who is pushed one space on, in which step of the line."""

    __slots__ = ("goal", "seat", "step")

    def __init__(self, step: int, seat: Seat, goal: int) -> None:
        self.step = step
        self.seat = seat
        self.goal = goal


def follow(
    table: Table, seat: Seat, direction: int, most: int, pushes: list[Push] | None = None, alone: bool = False
) -> tuple[int, Refusal | None]:
    """How many spaces a mama can go in a direction, up to so many, and what bars one more: None where something stops
    her, or at the edge. Nobody is moved; whom she would push is added to `pushes`. Who knows that nobody is before her
    says that she is alone."""
    boulders, shared, area = table.ground.boulders, table.layout.shared, table.smell[seat]
    where = table.mama  # a copy, as soon as somebody is in the way,
    pushed: list[int] | None = None  # with how often each of them is pushed
    distance = 0
    for space in table.layout.grid.rays[direction * table.count + where[seat]]:
        if boulders[space]:
            return distance, refusals.BOULDER
        stopped = False
        if not (alone or shared[space]) and stander(where, seat, space) != NOBODY:
            if pushed is None:
                where = where[:]
                pushed = [0] * table.seats
            row = _row(table, where, seat, space, direction)
            bar = _bars_push(table, where, pushed, row, direction)
            if bar is not None:
                return distance, bar
            for other in row:
                goal = table.next_to(where[other], direction)
                where[other] = goal
                pushed[other] += 1
                stopped = stopped or obstacle(table, other, goal) is not None  # WR-055
                if pushes is not None:
                    pushes.append(Push(distance, other, goal))
        distance += 1
        if distance == most or stopped or not area[space] or obstacle(table, seat, space) is not None:
            break
    return distance, None


def reach(table: Table, seat: Seat, direction: int, alone: bool = False) -> int:
    """How far a normal move can go in a direction (WR-029)."""
    return follow(table, seat, direction, LONGEST, None, alone)[0]


def bars_move(table: Table, seat: Seat, direction: int, distance: int) -> Refusal | None:
    """What stands against a normal move that far (WR-036)."""
    farthest, bar = follow(table, seat, direction, LONGEST)
    if distance <= farthest:
        return None
    return refusals.TOO_FAR[farthest] if bar is None else bar


def bars_step(table: Table, seat: Seat, direction: int) -> Refusal | None:
    """What stands against a single step (WR-058, WR-071)."""
    space = table.next_to(table.mama[seat], direction)
    if space < 0:
        return refusals.EDGE
    if table.ground.boulders[space]:
        return refusals.BOULDER
    if table.layout.shared[space] or stander(table.mama, seat, space) == NOBODY:
        return None
    return follow(table, seat, direction, 1)[1]


def can_step(table: Table, seat: Seat, directions: int) -> bool:
    """Whether she can make a single step in any of some directions, a bit for each."""
    for direction in range(SIDES):
        if directions >> direction & 1 and bars_step(table, seat, direction) is None:
            return True
    return False


def ahead(table: Table, seat: Seat) -> int:
    """In which directions another mama is straight before her, a bit for each: only there can anybody be pushed."""
    heading, where = table.layout.grid.heading, table.mama
    row, found = where[seat] * table.count, 0
    for other in range(len(where)):
        if other != seat and heading[row + where[other]] >= 0:
            found |= 1 << heading[row + where[other]]
    return found


def stop(table: Table, seat: Seat, space: int) -> str | None:
    """What makes a mama stop who enters a space: one word for it (WR-030 to WR-034)."""
    found = obstacle(table, seat, space)
    if found is None and not table.smell[seat][space]:
        return "smell"
    return found


def obstacle(table: Table, seat: Seat, space: int) -> str | None:
    """What lies or stands there that stops a mama, even one who is pushed (WR-031 to WR-034, WR-055)."""
    for lair in table.dingo:
        if lair == space:
            return "dingo"
    if table.food[space] != BARE:
        return "food"
    baby = table.baby_at[space]
    if baby >= 0 and table.waiting[baby]:
        return "baby"
    if table.heap[space] and table.heap[space] > table.cubes[seat][space]:
        return "cube"
    return None


def stander(where: list[int], seat: Seat, space: int) -> Seat:
    """Whose mama other than this one stands on a space, where mamas stand alone."""
    for other in range(len(where)):
        if where[other] == space and other != seat:
            return other
    return NOBODY


def _row(table: Table, where: list[int], seat: Seat, space: int, direction: int) -> list[Seat]:
    """Who stands on a space and on the next ones, one behind the other; on a shared space nobody is pushed (WR-053)."""
    row: list[Seat] = []
    while space >= 0 and not table.layout.shared[space]:
        other = stander(where, seat, space)
        if other == NOBODY:
            break
        row.append(other)
        space = table.next_to(space, direction)
    return row


def _bars_push(table: Table, where: list[int], pushed: list[int], row: list[Seat], direction: int) -> Refusal | None:
    beyond = table.next_to(where[row[-1]], direction)
    if beyond < 0 or table.ground.boulders[beyond]:
        return refusals.PUSH_BLOCKED  # WR-054
    for other in row:
        if pushed[other] == MOST_PUSHED:
            return refusals.PUSH_LIMIT  # WR-052
    return None
