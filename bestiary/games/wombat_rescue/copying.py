"""Copies of a position, and whether two are equal. Made by tools/make_copies.py from table.py. Do not edit."""

from bestiary.games.wombat_rescue.table import Table


def copy_into(source: Table, target: Table) -> None:
    """Makes a position equal to another, and independent of it. Who listens is left as it is."""
    target.seats = source.seats
    target.options = source.options
    target.layout = source.layout
    target.ground = source.ground
    target.count = source.count
    target.baby_at = source.baby_at
    target.phase = source.phase
    target.stage = source.stage
    target.asked = source.asked
    target.turn = source.turn
    target.turns = source.turns
    target.start = source.start
    target.tiles = source.tiles
    target.pool = source.pool[:]
    target.food = source.food
    target.cubes = source.cubes[:]
    target.heap = source.heap
    target.smell = source.smell[:]
    target.mama = source.mama[:]
    target.pouch = source.pouch[:]
    target.free = source.free[:]
    target.waiting = source.waiting[:]
    target.rescued = source.rescued[:]
    target.bag = source.bag
    target.mouth = source.mouth[:]
    target.tract = source.tract[:]
    target.supply = source.supply[:]
    target.reserve = source.reserve
    target.owed = source.owed
    target.unused = source.unused[:]
    target.protected = source.protected
    target.holding = source.holding
    target.moves = source.moves
    target.revealed = source.revealed
    target.ended = source.ended
    target.deck = source.deck
    target.discard = source.discard
    target.aside = source.aside[:]
    target.open = source.open[:]
    target.gaps = source.gaps[:]
    target.dingo = source.dingo[:]
    target.start_den = source.start_den
    target.awake = source.awake
    target.controller = source.controller
    target.begun = source.begun
    target.placing = source.placing
    target.todo = source.todo
    target.rolls = source.rolls
    target.die = source.die
    target.mover = source.mover
    target.left = source.left
    target.target = source.target
    target.caught = source.caught
    target.heirs = source.heirs


def same(one: Table, other: Table) -> bool:
    """Whether two positions are equal, in all but who listens."""
    return (
        one.seats == other.seats
        and one.options == other.options
        and one.layout == other.layout
        and one.ground == other.ground
        and one.count == other.count
        and one.baby_at == other.baby_at
        and one.phase == other.phase
        and one.stage == other.stage
        and one.asked == other.asked
        and one.turn == other.turn
        and one.turns == other.turns
        and one.start == other.start
        and one.tiles == other.tiles
        and one.pool == other.pool
        and one.food == other.food
        and one.cubes == other.cubes
        and one.heap == other.heap
        and one.smell == other.smell
        and one.mama == other.mama
        and one.pouch == other.pouch
        and one.free == other.free
        and one.waiting == other.waiting
        and one.rescued == other.rescued
        and one.bag == other.bag
        and one.mouth == other.mouth
        and one.tract == other.tract
        and one.supply == other.supply
        and one.reserve == other.reserve
        and one.owed == other.owed
        and one.unused == other.unused
        and one.protected == other.protected
        and one.holding == other.holding
        and one.moves == other.moves
        and one.revealed == other.revealed
        and one.ended == other.ended
        and one.deck == other.deck
        and one.discard == other.discard
        and one.aside == other.aside
        and one.open == other.open
        and one.gaps == other.gaps
        and one.dingo == other.dingo
        and one.start_den == other.start_den
        and one.awake == other.awake
        and one.controller == other.controller
        and one.begun == other.begun
        and one.placing == other.placing
        and one.todo == other.todo
        and one.rolls == other.rolls
        and one.die == other.die
        and one.mover == other.mover
        and one.left == other.left
        and one.target == other.target
        and one.caught == other.caught
        and one.heirs == other.heirs
    )
