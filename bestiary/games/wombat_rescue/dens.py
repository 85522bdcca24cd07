"""Dens: where a dingo is put on the map (WR-016, WR-090, WR-091)."""

from bestiary.games.wombat_rescue.catching import which
from bestiary.games.wombat_rescue.phases import GOING
from bestiary.games.wombat_rescue.table import OFF, Table


def put_out(table: Table, phase: int) -> bool:
    """What is to be placed comes out of a den, if there is room. Whether the controller is asked which, in a phase."""
    while table.placing:
        free = free_dens(table)
        if len(free) > 1:
            table.ask(phase)
            return True
        if free:
            place(table, free[0])
        else:  # WR-091
            table.placing = 0
            if table.told is not None:
                table.tell("no_den", table.controller)
    return False


def free_dens(table: Table) -> list[int]:
    """The numbers of the dens without mama and dingo."""
    dens = table.ground.dens
    return [den for den in range(len(dens)) if dens[den] not in table.mama and dens[den] not in table.dingo]


def place(table: Table, den: int) -> None:
    """The first dingo that is to be placed stands on a den. He eats nothing there (WR-110)."""
    number = next_placed(table)
    table.placing &= ~(1 << number)
    table.dingo[number] = table.ground.dens[den]
    if table.told is not None:
        table.tell("placed", table.controller, {**which(table, number), "space": table.name(table.dingo[number])})
    table.phase = GOING


def next_placed(table: Table) -> int:
    """The first dingo that is to be placed."""
    return 0 if table.placing & 1 else 1


def off_the_map(table: Table) -> int:
    """The dingoes that would have to be placed, a bit for each."""
    off = 0
    for number in range(len(table.dingo)):
        if table.dingo[number] == OFF:
            off |= 1 << number
    return off


def on_the_map(table: Table) -> int:
    """The dingoes that would be rolled for."""
    return (1 << len(table.dingo)) - 1 & ~off_the_map(table)
