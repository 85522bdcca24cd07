"""The ice family: mutants, and the mutagens that reach them (BM-046 to BM-054).

Tiles neither move nor leave, so a mutant has mutated as often as there are mutagens that reach it, up to its last form.
"""

from bestiary.games.big_monster.components import CELLS, DOWN, LADDER, LEVELS, MUTAGEN, NONE, TOP, UP
from bestiary.games.big_monster.effects import NO_EFFECTS, mutated
from bestiary.games.big_monster.grid import MUTAGEN_IN, MUTANT_IN, face_at
from bestiary.games.big_monster.lattice import WIDTH


def level(grid: bytes, mutant: int, origin: int) -> int:
    """How often a mutant has mutated, or would if it lay there (BM-048 to BM-050, BM-052)."""
    found = 0
    if MUTAGEN_IN[grid[origin - WIDTH]] == DOWN:
        found += 1
    if MUTAGEN_IN[grid[origin + 2 * WIDTH]] == UP:
        found += 1
    return min(TOP[mutant], found)


def form(mutant: int, number: int) -> int:
    """What a mutant scores that has mutated so often (BM-051)."""
    return LADDER[LEVELS * mutant + number]


def mutates(grid: bytes, mutant: int, origin: int) -> int:
    """The effects of a mutant that comes to lie somewhere."""
    reached = level(grid, mutant, origin)
    return mutated(reached, form(mutant, reached) - form(mutant, 0))


def makes_mutate(grid: bytes, kind: int, origin: int) -> int:
    """The effects of a mutagenic tile."""
    steps = points = NO_EFFECTS
    for top in mutants_reached(grid, kind, origin):
        mutant = face_at(grid, top)
        now = level(grid, mutant, top)
        steps += 1
        points += form(mutant, now + 1) - form(mutant, now)
    return mutated(steps, points)


def mutants_reached(grid: bytes, kind: int, origin: int) -> list[int]:
    """The top cells of the mutants that a mutagenic tile makes evolve."""
    found: list[int] = []
    for side in (0, 1):
        top = reaches(kind, origin, side)
        if top != NONE and MUTANT_IN[grid[top]]:
            mutant = face_at(grid, top)
            if level(grid, mutant, top) < TOP[mutant]:  # BM-052
                found.append(top)
    return found


def reaches(kind: int, origin: int, side: int) -> int:
    """The top cell of the mutant that the mutagen in the left (0) or right (1) cell of a tile would reach, if any."""
    way = MUTAGEN[CELLS * kind + side]
    if way == 0:
        return NONE
    return origin + side + (WIDTH if way == DOWN else -2 * WIDTH)
