"""What a tile would bring its owner, line by line, with the medals that it earns: they add up to the points.

A medal that is still open goes to everybody who meets its goal at the end of the turn, so what it brings is certain.
"""

from __future__ import annotations

from typing import Final

from bestiary.core.phrases import counted, listed
from bestiary.core.seats import Seat
from bestiary.games.big_monster.actions import cell_of
from bestiary.games.big_monster.beside import plain
from bestiary.games.big_monster.components import (
    ALONE_NEEDS,
    BIG_LEFT,
    BIG_POINTS,
    COLOURS,
    CRYSTAL_POINTS,
    EXPLORER_EACH,
    EXPLORER_PER,
    FAMILY,
    FLAT,
    GOAL_NAMES,
    GOAL_POINTS,
    GRASS,
    GRASS_EACH,
    GRASS_KIND,
    GRASS_PER,
    HALF_POINTS,
    KIND_IDS,
    KINDS,
    LADDER,
    LAVA,
    LEVELS,
    NONE,
    PIECES,
    POINTS,
    SWAMP,
    SWAMP_POINTS,
    TOP,
)
from bestiary.games.big_monster.crystals import COLOUR, closed_with, pieces_of
from bestiary.games.big_monster.effects import NO_EFFECTS, form_points, pairs, steps
from bestiary.games.big_monster.goals import measure, meets, team_meets
from bestiary.games.big_monster.ice import form, level, mutants_reached
from bestiary.games.big_monster.medals import held
from bestiary.games.big_monster.scoring import explorer_points, grass_points, grass_tiles
from bestiary.games.big_monster.table import Table
from bestiary.games.big_monster.view import Gain
from bestiary.games.big_monster.zone import Zone

_EACH: Final = (  # by what grassland tiles and explorers count: one of it
    "nothing",
    "ice tile",
    "lava tile",
    "grassland",
    "desert",
    "rune",
    "mutagenic monster",
    "Big Monster",
    "crystal",
    "green crystal",
    "crystal",
    "family",
    "medal",
)


def best_place(table: Table, seat: Seat, kind: int) -> int:
    """The cell where a tile brings most, or NONE where it brings the same everywhere."""
    zone, most, found = table.zones[seat], 0, NONE
    places, effects = zone.places(kind), zone.effects_by_place(kind)
    plainly = total(receipt(table, seat, kind, NONE))
    for number in range(len(places)):
        if effects[number] != NO_EFFECTS:
            cell = cell_of(places[number])
            more = total(receipt(table, seat, kind, cell)) - plainly
            if more > most:
                most, found = more, cell
    return found


def total(parts: list[Gain]) -> int:
    """What they add up to."""
    return sum([part.points for part in parts])


def receipt(table: Table, seat: Seat, kind: int, cell: int) -> list[Gain]:
    """What a tile brings in a place; NONE is any where it brings nothing about."""
    zone = table.zones[seat]
    effects = zone.effects(kind, cell) if cell != NONE else NO_EFFECTS
    parts = _made(zone, kind, cell, effects) if effects != NO_EFFECTS else []
    alone, team = earned(table, seat, kind, effects)
    parts += [Gain("medal", f"Medal {GOAL_NAMES[goal]}", GOAL_POINTS[goal]) for goal in alone]
    parts += [Gain("medal", f"Team medal {GOAL_NAMES[goal]}", GOAL_POINTS[goal]) for goal in team]
    before = len(held(table, seat))
    counts = zone.counts_with(kind, effects)
    parts += _counting(zone, kind, counts, before, before + len(alone) + len(team))
    parts += _own(zone, kind, counts, effects)
    return [part for part in parts if part.points]


def earned(table: Table, seat: Seat, kind: int, effects: int) -> tuple[list[int], list[int]]:
    """The open goals that a tile meets: one's own, and those of a team."""
    zone = table.zones[seat]
    counts = zone.counts_with(kind, effects)
    alone = [goal for goal in table.goals if not table.alone_won[goal] and meets(counts, zone.explorer, goal)]
    team: list[int] = []
    if table.partner[seat] != NONE:
        other = table.zones[table.partner[seat]]
        for goal in table.goals:
            if not table.team_won[goal] and team_meets(counts, zone.explorer, other.counts, other.explorer, goal):
                team.append(goal)
    return alone, team


def _made(zone: Zone, kind: int, cell: int, effects: int) -> list[Gain]:
    """Crystals, a whole Big Monster, and others that evolve."""
    parts: list[Gain] = []
    for piece in reversed(pieces_of(PIECES[kind])):  # the dearest crystals first
        faces = closed_with(zone.grid, piece, cell)
        if faces:
            colour = COLOUR[piece]
            words = f"{COLOURS[colour].capitalize()} crystal{_with(faces)}"
            parts.append(Gain(f"crystal_{COLOURS[colour]}", words, CRYSTAL_POINTS[colour]))
    if pairs(effects):
        words = f"Whole Big Monster: {BIG_POINTS} instead of {HALF_POINTS}"
        parts.append(Gain("big_monster", words, BIG_POINTS - HALF_POINTS))
    if FLAT[kind]:
        for origin in mutants_reached(zone.grid, kind, cell):
            mutant = zone.grid[origin] - 1
            now = level(zone.grid, mutant, origin)
            less, more = form(mutant, now), form(mutant, now + 1)
            parts.append(Gain(KIND_IDS[mutant], f"{plain(mutant)} evolves: {more} instead of {less}", more - less))
    return parts


def _with(faces: list[int]) -> str:
    """Whose pieces complete a crystal, where that is quickly said."""
    names: list[str] = []
    for face in faces:
        name = "explorer" if face >= KINDS else plain(face)
        if name not in names:
            names.append(name)
    return f" with your {listed(names)}" if len(names) <= 2 else ""


def _counting(zone: Zone, kind: int, counts: list[int], before: int, medals: int) -> list[Gain]:
    """What the explorer, other grassland tiles and other swamps count more."""
    parts: list[Gain] = []
    explorer = zone.explorer
    if explorer != NONE and EXPLORER_EACH[explorer]:
        more = explorer_points(zone, counts, medals) - explorer_points(zone, zone.counts, before)
        parts.append(Gain("explorer", f"Explorer: {_for_each(EXPLORER_EACH[explorer], EXPLORER_PER[explorer])}", more))
    for number in grass_tiles(zone.counts):
        more = grass_points(zone, counts, number, medals) - grass_points(zone, zone.counts, number, before)
        words = f"Grassland: {_for_each(GRASS_EACH[number], GRASS_PER[number])}"
        parts.append(Gain(KIND_IDS[GRASS_KIND + number], words, more))
    if FAMILY[kind] == GRASS:
        number = kind - GRASS_KIND
        words = f"Grassland: {_for_each(GRASS_EACH[number], GRASS_PER[number])}"
        parts.append(Gain(KIND_IDS[kind], words, grass_points(zone, counts, number, medals)))
    if FAMILY[kind] == SWAMP:
        others = zone.counts[SWAMP]
        words = f"{counted(others, 'other swamp')}: {SWAMP_POINTS} more each"
        parts.append(Gain(KIND_IDS[kind], words, SWAMP_POINTS * others))
    return parts


def _own(zone: Zone, kind: int, counts: list[int], effects: int) -> list[Gain]:
    """What the tile itself is worth."""
    if FAMILY[kind] == SWAMP:
        words = f"{plain(kind)}: {SWAMP_POINTS} for each of {counts[SWAMP]}"
        return [Gain(KIND_IDS[kind], words, SWAMP_POINTS * counts[SWAMP])]
    if TOP[kind]:
        words = f"{plain(kind)}{('', ', evolved', ', evolved twice')[steps(effects)]}"
        return [Gain(KIND_IDS[kind], words, POINTS[kind] + form_points(effects))]
    if FAMILY[kind] == GRASS or FLAT[kind] or pairs(effects):
        return []
    return [Gain(KIND_IDS[kind], plain(kind), POINTS[kind])]


def _for_each(each: int, per: int) -> str:
    return f"{each} for each {_EACH[per]}"


# In a few words, under a tile.


def reason(table: Table, seat: Seat, kind: int, cell: int) -> str:
    """Why a tile is worth what it is, at its best place."""
    zone = table.zones[seat]
    effects = zone.effects(kind, cell) if cell != NONE else NO_EFFECTS
    said = _made_shortly(zone, kind, cell, effects)
    alone, team = earned(table, seat, kind, effects)
    goals = alone or team
    if goals:
        said.append("medal" if said or len(goals) > 1 else f"{GOAL_NAMES[goals[0]]} medal")
    return ", ".join(said) or _on_the_way(table, seat, kind) or _printed(kind)


def _made_shortly(zone: Zone, kind: int, cell: int, effects: int) -> list[str]:
    if effects == NO_EFFECTS:
        return []
    colours = [COLOURS[COLOUR[p]] for p in reversed(pieces_of(PIECES[kind])) if closed_with(zone.grid, p, cell)]
    if colours:
        different = list(dict.fromkeys(colours))
        if len(different) == 1:
            return [f"{colours[0]} crystal" if len(colours) == 1 else f"{len(colours)} {colours[0]} crystals"]
        return [f"{' + '.join(different)} crystal"]
    if pairs(effects):
        return ["a whole Big Monster"]
    if TOP[kind]:
        return [f"evolves to {POINTS[kind] + form_points(effects)}"]
    return ["a mutant evolves" if steps(effects) == 1 else f"{steps(effects)} mutants evolve"]


def _on_the_way(table: Table, seat: Seat, kind: int) -> str:
    """How far a tile gets that is worth little but for an open medal."""
    if POINTS[kind] or FAMILY[kind] in (SWAMP, GRASS):
        return ""
    zone = table.zones[seat]
    counts = zone.counts_with(kind, NO_EFFECTS)
    for goal in table.goals:
        have = measure(counts, zone.explorer, goal)
        if not table.alone_won[goal] and have > measure(zone.counts, zone.explorer, goal):
            return f"{have} of {ALONE_NEEDS[goal]} for the medal"
    return ""


def _printed(kind: int) -> str:
    """What stands on a tile."""
    family = FAMILY[kind]
    if TOP[kind]:
        ladder = LADDER[LEVELS * kind + 1 : LEVELS * kind + 1 + TOP[kind]]
        return ", ".join([f"then {points}" for points in ladder])
    if family == SWAMP:
        return f"{SWAMP_POINTS} for each swamp"
    if family == GRASS:
        number = kind - GRASS_KIND
        return _for_each(GRASS_EACH[number], GRASS_PER[number])
    if POINTS[kind] and family != LAVA:
        return f"{BIG_POINTS} beside a {'head' if kind == BIG_LEFT else 'tail'}"
    if PIECES[kind]:
        found = [COLOURS[COLOUR[piece]] for piece in pieces_of(PIECES[kind])]
        return f"{listed(list(dict.fromkeys(found)))} pieces"
    return "for mutants in reach" if FLAT[kind] else "against the penalty"
