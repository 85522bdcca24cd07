"""The ways that who is asked can go, with what happens on them: for views and for the words of choices."""

from bestiary.core.seats import Action, Seat
from bestiary.games.wombat_rescue import phases
from bestiary.games.wombat_rescue.actions import ACTIONS, DINGO_STEP, line_of
from bestiary.games.wombat_rescue.components import COLOURS
from bestiary.games.wombat_rescue.legality import legal
from bestiary.games.wombat_rescue.lines import Push, follow, obstacle, stop
from bestiary.games.wombat_rescue.table import BARE, EMPTY, OFF, Table
from bestiary.games.wombat_rescue.view import Push as PushedOn
from bestiary.games.wombat_rescue.view import Way


def ways(table: Table) -> tuple[Way, ...]:
    """Every legal action that goes somewhere."""
    if table.phase not in (phases.MOVEMENT, phases.WANDER_TO, phases.STEP):
        return ()
    seat = table.asked
    found: list[Way] = []
    for action in legal(table, seat):
        if table.phase == phases.STEP:
            at = table.dingo[table.mover]
            found.append(Way(action, "dingo_step", (at, table.next_to(at, action - DINGO_STEP))))
        elif leads_somewhere(action):
            found.append(way(table, seat, action))
    return tuple(found)


def leads_somewhere(action: Action) -> bool:
    """Whether it is a step or a line of a mama."""
    return ACTIONS.verb(action).name in ("move", "special", "scamper", "wander_to")


def way(table: Table, seat: Seat, action: Action) -> Way:
    """A legal move of a mama, without making it."""
    direction, distance = line_of(action)
    start = table.mama[seat]
    path = [start, *table.layout.grid.rays[direction * table.count + start][:distance]]
    end = path[-1]
    pushes: list[Push] = []
    follow(table, seat, direction, distance, pushes)
    caught = end in table.dingo
    flees = caught and table.seats > 1
    carried = table.pouch[seat] != EMPTY
    rescues = carried and table.layout.home in path[1:]
    colour, baby = table.food[end], table.baby_at[end]
    room = not carried or rescues or caught  # WR-124: alone, a baby flees from the dingo to where it was found,
    waits = baby >= 0 and (table.is_free(seat, baby) or (caught and table.pouch[seat] == baby))  # perhaps right here
    found = not flees and waits and room
    between = table.layout.grid.between
    near = [between(lair, end) for lair in table.dingo if lair != OFF]
    return Way(
        action,
        ACTIONS.verb(action).name,
        tuple(path),
        _pushed_on(table, pushes),
        _stop(table, seat, direction, distance, end, pushes),
        COLOURS[colour] if colour != BARE and not flees else None,
        baby + 1 if found else None,
        rescues,
        caught,
        between(end, table.layout.home),
        min(near) if near else None,
    )


def _pushed_on(table: Table, pushes: list[Push]) -> tuple[PushedOn, ...]:
    """By seat, over which spaces."""
    found: list[PushedOn] = []
    for seat in range(table.seats):
        goals = [push.goal for push in pushes if push.seat == seat]
        if goals:
            found.append(PushedOn(seat, (table.mama[seat], *goals)))
    return tuple(found)


def _stop(table: Table, seat: Seat, direction: int, distance: int, end: int, pushes: list[Push]) -> str | None:
    """Why a line ends where it does; None where it could go on."""
    for push in pushes:
        if push.step == distance - 1 and obstacle(table, push.seat, push.goal) is not None:
            return "push"
    found = stop(table, seat, end)
    if found is not None:
        return found
    beyond = table.next_to(end, direction)
    if beyond < 0:
        return "edge"
    return "boulder" if table.ground.boulders[beyond] else None
