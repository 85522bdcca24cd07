"""Copies of a position, and whether two are equal. Made by tools/make_copies.py from table.py. Do not edit."""

from bestiary.games.monster_baby_rescue.table import Table


def copy_into(source: Table, target: Table) -> None:
    """Makes a position equal to another, and independent of it. Who listens is left as it is."""
    target.seats = source.seats
    target.options = source.options
    target.printing = source.printing
    target.phase = source.phase
    target.turn = source.turn
    target.placed = source.placed
    target.monsters = source.monsters[:]
    target.goal_sides = source.goal_sides
    target.final_sides = source.final_sides
    target.goal_owner = source.goal_owner[:]
    target.deck = source.deck[:]
    target.row = source.row[:]
    target.owner = source.owner[:]
    target.have = source.have[:]
    target.position = source.position[:]
    target.arrival = source.arrival[:]
    target.arrivals = source.arrivals
    target.taken = source.taken
    target.final = source.final
    target.queue = source.queue[:]


def same(one: Table, other: Table) -> bool:
    """Whether two positions are equal, in all but who listens."""
    return (
        one.seats == other.seats
        and one.options == other.options
        and one.printing == other.printing
        and one.phase == other.phase
        and one.turn == other.turn
        and one.placed == other.placed
        and one.monsters == other.monsters
        and one.goal_sides == other.goal_sides
        and one.final_sides == other.final_sides
        and one.goal_owner == other.goal_owner
        and one.deck == other.deck
        and one.row == other.row
        and one.owner == other.owner
        and one.have == other.have
        and one.position == other.position
        and one.arrival == other.arrival
        and one.arrivals == other.arrivals
        and one.taken == other.taken
        and one.final == other.final
        and one.queue == other.queue
    )
