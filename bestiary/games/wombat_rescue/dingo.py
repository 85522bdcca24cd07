"""The dingo's part of the cleanup: rolling, choosing, running (WR-089 to WR-100, WR-110 to WR-112), and the solo game's
dingo, who is after the babies (WR-119 to WR-125)."""

from typing import Final

from bestiary.core.event import Value
from bestiary.games.wombat_rescue.catching import catch, chase_away, pass_control, which
from bestiary.games.wombat_rescue.components import CUBES, DINGOES, FACES, FEWEST_ROLLS, WAKES_AT
from bestiary.games.wombat_rescue.cubes import eaten
from bestiary.games.wombat_rescue.dens import off_the_map, on_the_map, put_out
from bestiary.games.wombat_rescue.ending import lose
from bestiary.games.wombat_rescue.phases import DEN, GOING, NEXT_TURN, PICK, ROLL, STEP, TARGET
from bestiary.games.wombat_rescue.prey import anybody, huntable, lair, nearer, prey
from bestiary.games.wombat_rescue.table import EMPTY, NO_TARGET, OFF, Table

BOTH: Final[int] = (1 << DINGOES) - 1  # a bit for each


def go_on(table: Table) -> None:
    """What the dingoes do next: be placed, be rolled for, or pass to another player."""
    if not table.begun:
        _begin(table)
    if put_out(table, DEN):  # WR-090
        return
    if (table.todo or table.rolls) and anybody(table):
        table.phase = ROLL
        return
    table.todo = table.rolls = 0
    table.begun = False
    table.stage = NEXT_TURN
    if table.caught:
        pass_control(table)  # WR-112d: by the last catch


def _begin(table: Table) -> None:
    """WR-089: only who controls the dingo moves him; solo he moves every turn once he is awake (WR-120)."""
    if table.seats == 1:
        table.awake = table.awake or CUBES - table.supply[0] >= WAKES_AT
        table.rolls = rolls_due(table) if table.awake else 0
    elif table.controller == table.turn:
        table.placing |= off_the_map(table)
        table.todo |= on_the_map(table)
    table.begun = True


def rolls_due(table: Table) -> int:
    """WR-121: solo."""
    return max(FEWEST_ROLLS, table.rescued[0])


# Rolling and choosing.


def roll(table: Table, face: int) -> None:
    """WR-092, WR-111."""
    table.die = table.left = FACES[face]
    if table.told is not None:
        table.tell("rolled", table.turn, {"face": table.left}, reveals=True)
    if table.todo == BOTH:
        table.ask(PICK)
    else:
        pick(table, max(table.todo.bit_length() - 1, 0))


def pick(table: Table, number: int) -> None:
    """This dingo moves."""
    if table.phase == PICK and table.told is not None:
        table.tell("picked", table.turn, which(table, number))
    table.todo &= ~(1 << number)
    table.mover = number
    table.phase = GOING
    found = prey(table, number)
    if len(found) > 1:
        table.ask(TARGET)
    else:
        aim(table, found[0])


# Running.


def aim(table: Table, target: int) -> None:
    """WR-D09: the target of this roll."""
    table.target = target
    table.phase = GOING
    if table.told is not None:
        table.tell("chases", table.turn, _whom(table))
    if table.dingo[table.mover] == lair(table, target):  # WR-D10
        _meet(table)
    run(table)


def run(table: Table) -> None:
    """WR-096: step after step, as long as there is only one way."""
    while table.left and table.phase == GOING:
        ways = shortening(table)
        if len(ways) > 1:
            table.ask(STEP)
            return
        if not ways:
            table.left = 0  # WR-096d
            if table.told is not None:
                table.tell("no_way", table.turn, which(table, table.mover))
            break
        step(table, ways[0])
    if table.phase == GOING:
        table.target = NO_TARGET
        table.mover = 0
        table.rolls -= table.rolls > 0


def shortening(table: Table) -> list[int]:
    """The directions that bring the dingo one step nearer to his target."""
    return nearer(table, table.dingo[table.mover], lair(table, table.target))


def step(table: Table, direction: int) -> None:
    """One step, and what the dingo meets there."""
    at = table.dingo[table.mover]
    space = table.next_to(at, direction)
    table.dingo[table.mover] = space
    table.left -= 1
    table.phase = GOING
    if table.told is not None:
        way: list[Value] = [table.name(at), table.name(space)]
        table.tell("dingo_ran", table.turn, {**which(table, table.mover), "path": way})
    if table.options.dingo_eats_poop and table.heap[space]:
        eaten(table, space)
    _meet(table)


def _meet(table: Table) -> None:
    """WR-097: he catches everybody there who is not protected, and stops."""
    if table.seats == 1:
        _meet_alone(table)
        return
    space = table.dingo[table.mover]
    here = [seat for seat in range(table.seats) if table.mama[seat] == space and huntable(table, seat)]
    if here:
        table.left = 0
        table.caught = 0  # WR-112d: only the last catch counts
        for seat in here:
            catch(table, seat, table.mover)


def _meet_alone(table: Table) -> None:
    """WR-123: a free baby is lost. WR-125: from a carrying mama he runs away."""
    space = table.dingo[0]
    if devours(table):
        table.left = 0
        lose(table, table.baby_at[space])
    elif table.mama[0] == space and table.pouch[0] != EMPTY and not table.is_protected(0):
        chase_away(table)
        table.left = 0
        table.rolls = 0


def devours(table: Table) -> bool:
    """WR-123: solo, whether a free baby is where the dingo is."""
    if table.seats > 1 or table.dingo[0] == OFF:
        return False
    baby = table.baby_at[table.dingo[0]]
    return baby >= 0 and table.is_free(0, baby)


def _whom(table: Table) -> dict[str, Value]:
    if table.seats == 1:
        return {**which(table, 0), "baby": table.target + 1}
    return {**which(table, table.mover), "whom": table.target}
