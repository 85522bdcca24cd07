"""Copies of a position, and whether two are equal. Made by tools/make_copies.py from table.py. Do not edit."""

from bestiary.games.monster_cafe.table import Table


def copy_into(source: Table, target: Table) -> None:
    """Makes a position equal to another, and independent of it. Who listens is left as it is."""
    target.seats = source.seats
    target.options = source.options
    target.phase = source.phase
    target.round = source.round
    target.turn = source.turn
    target.active = source.active
    target.tables = source.tables
    target.dealt = source.dealt
    target.started = source.started
    target.drawn = source.drawn
    target.removed = source.removed[:]
    target.pile = source.pile[:]
    target.pile_size = source.pile_size
    target.stack = source.stack[:]
    target.stack_size = source.stack_size
    target.meals = source.meals[:]
    target.guests = source.guests[:]
    target.seated = source.seated[:]
    target.centre = source.centre
    target.free = source.free
    target.occupied = source.occupied
    target.monsters = source.monsters[:]
    target.plates = source.plates[:]
    target.discard = source.discard[:]
    target.discarded_plates = source.discarded_plates[:]


def same(one: Table, other: Table) -> bool:
    """Whether two positions are equal, in all but who listens."""
    return (
        one.seats == other.seats
        and one.options == other.options
        and one.phase == other.phase
        and one.round == other.round
        and one.turn == other.turn
        and one.active == other.active
        and one.tables == other.tables
        and one.dealt == other.dealt
        and one.started == other.started
        and one.drawn == other.drawn
        and one.removed == other.removed
        and one.pile == other.pile
        and one.pile_size == other.pile_size
        and one.stack == other.stack
        and one.stack_size == other.stack_size
        and one.meals == other.meals
        and one.guests == other.guests
        and one.seated == other.seated
        and one.centre == other.centre
        and one.free == other.free
        and one.occupied == other.occupied
        and one.monsters == other.monsters
        and one.plates == other.plates
        and one.discard == other.discard
        and one.discarded_plates == other.discarded_plates
    )
