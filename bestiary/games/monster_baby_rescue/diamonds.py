"""Diamonds: those that players have, and those that are left."""

from bestiary.games.monster_baby_rescue.components import COLOURS, SUPPLY
from bestiary.games.monster_baby_rescue.counters import RED, WIDTH
from bestiary.games.monster_baby_rescue.table import Table


def supply(table: Table, colour: int) -> int:
    """How many diamonds of a colour are left (MR-039)."""
    left = SUPPLY
    for seat in range(table.seats):
        left -= table.have[seat * WIDTH + RED + colour]
    return left


def colours_left(table: Table) -> list[int]:
    """The colours of which any is left."""
    return [colour for colour in range(len(COLOURS)) if supply(table, colour)]


def gain(table: Table, colour: int, count: int) -> None:
    """MR-037, MR-039: what is left, if it is less."""
    count = min(count, supply(table, colour))
    table.have[table.turn * WIDTH + RED + colour] += count
    if table.told is not None:
        table.tell("diamonds", table.turn, {"colour": COLOURS[colour], "count": count})
