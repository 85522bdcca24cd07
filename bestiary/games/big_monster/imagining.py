"""Positions that a viewer cannot tell from the real one.

Who has held a stack knows it (BM-038); all other stacks, the discards one has not seen and the deck are dealt anew from
one sorted pool. What others have chosen in secret is drawn anew: explorers, kept tiles, rankings, placements. What
chance has begun to deal and nobody has been told of has not happened.
"""

from __future__ import annotations

from bestiary.core.dice import Dice
from bestiary.core.seats import Viewer, includes
from bestiary.games.big_monster.components import DUEL, KINDS, NONE, OFFERED
from bestiary.games.big_monster.components import SERIES as SERIES_SIZE
from bestiary.games.big_monster.phases import (
    CHOOSING,
    DEALING,
    EXPLORERS,
    INITIATIVE,
    KEEPING,
    PLACING,
    REVEALING,
)
from bestiary.games.big_monster.set_up import explorers_in_game
from bestiary.games.big_monster.ships import may_use_own_ship
from bestiary.games.big_monster.table import Table


def imagine_into(world: Table, viewer: Viewer, dice: Dice) -> None:
    """Makes a copy a position with the same view; what it becomes depends only on what the viewer knows, and on the
    dice."""
    if world.phase < CHOOSING:
        _take_back(world)
    if world.offered[0] >= 0:
        _redeal_explorers(world, viewer, dice)
    if world.seats > DUEL:
        _redeal_tiles(world, viewer, dice)
        _choose_anew(world, viewer, dice)


def _take_back(world: Table) -> None:
    """What is half dealt."""
    if world.phase == INITIATIVE:
        world.initiative = []
    elif world.phase == EXPLORERS:
        world.offered = [NONE] * (OFFERED * world.seats)
    elif world.phase == DEALING:
        for stack in world.stacks:
            world.put_back(stack)
        world.stacks = [[] for _ in range(world.seats)]
    elif world.phase == REVEALING:
        for number in (0, 1):
            if len(world.series[number]) < SERIES_SIZE:
                world.put_back(world.series[number])
                world.series[number] = []
    world.dealt = 0


def _redeal_explorers(world: Table, viewer: Viewer, dice: Dice) -> None:
    """The explorers that others have been offered; after the choice, those they refused (BM-018)."""
    choosing = world.phase == CHOOSING
    public: list[int] = [] if choosing else world.chosen[:]
    if viewer is not None:
        public += world.offered_to(viewer)
    pool = [number for number in explorers_in_game(world) if number not in public]
    dice.shuffle(pool)
    for seat in range(world.seats):
        if seat == viewer:
            continue
        if choosing:
            world.offered[OFFERED * seat : OFFERED * (seat + 1)] = sorted([pool.pop(), pool.pop()])
            if world.chosen[seat] >= 0:
                world.chosen[seat] = world.offered[OFFERED * seat + dice.below(OFFERED)]
        else:
            world.offered[OFFERED * seat : OFFERED * (seat + 1)] = sorted([world.chosen[seat], pool.pop()])


def _redeal_tiles(world: Table, viewer: Viewer, dice: Dice) -> None:
    """The deck, the stacks that the viewer never held, and the discards it has not seen."""
    stacks = [number for number in range(world.seats) if not includes(world.known[number], viewer)]
    stacks = [number for number in stacks if world.stacks[number]]
    discards = [n for n in range(len(world.discards)) if not includes(world.discards_known[n], viewer)]
    if not stacks and not discards:
        return
    counts = world.deck[:]
    for number in stacks:
        for kind in world.stacks[number]:
            counts[kind] += 1
    for number in discards:
        counts[world.discards[number]] += 1
    pool: list[int] = []
    for kind in range(KINDS):
        pool += [kind] * counts[kind]
    for number in stacks:
        drawn = [_draw(pool, counts, dice) for _ in range(len(world.stacks[number]))]
        drawn.sort()
        world.stacks[number] = drawn
    for number in discards:
        world.discards[number] = _draw(pool, counts, dice)
    world.deck = counts


def _draw(pool: list[int], counts: list[int], dice: Dice) -> int:
    number = dice.below(len(pool))
    kind = pool[number]
    pool[number] = pool[len(pool) - 1]
    pool.pop()
    counts[kind] -= 1
    return kind


def _choose_anew(world: Table, viewer: Viewer, dice: Dice) -> None:
    """What others have chosen in secret this turn."""
    for seat in range(world.seats):
        if seat == viewer:
            continue
        world.trays.empty(seat)
        if world.kept[seat] >= 0:
            hand = world.hand(seat)
            world.kept[seat] = hand[dice.below(len(hand))]
        if world.phase == KEEPING and world.rankings[seat]:
            world.rankings[seat] = _any_ranking(world, seat, dice)
        if world.phase == PLACING and not world.waits_for(seat):
            kind = world.placing[seat]
            places = world.zones[seat].places(kind)
            world.fresh[seat] = world.zones[seat].placed(kind, places[dice.below(len(places))])


def _any_ranking(world: Table, seat: int, dice: Dice) -> list[int]:
    ships = list(range(world.seats))
    if may_use_own_ship(world, seat):
        dice.shuffle(ships)
        return ships
    ships.remove(seat)
    dice.shuffle(ships)
    ships.append(seat)
    return ships
