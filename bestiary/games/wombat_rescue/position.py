"""Positions of Wombat Rescue as documents: written whole, read even where they are partial.

    {"game": "wombat_rescue", "seats": 2, "food": {"4,2": "green"},
     "cubes": [{"5,8": 1}, {"5,8": 1}], "wombats": [{"mama": "4,4", "pouch": 2, "home": [1]}]}

docs/positions/wombat_rescue.md says what each name means and what is filled in. Holds Structs: never compiled.
"""

from typing import Any

from msgspec import Struct

from bestiary.core.document import Small
from bestiary.games.wombat_rescue.components import (
    CARD_NAMES,
    COLOURS,
    DINGOES,
    TILE_IDS,
    TILE_NAMES,
)
from bestiary.games.wombat_rescue.digestion import LEFT, MIDDLE, SIDE_BY_SIDE, TRACT
from bestiary.games.wombat_rescue.disks import named
from bestiary.games.wombat_rescue.ground import UNKNOWN
from bestiary.games.wombat_rescue.phases import PHASES, STAGES
from bestiary.games.wombat_rescue.table import BARE, EMPTY, NO_TARGET, NOBODY, OFF, Table, members
from bestiary.games.wombat_rescue.wandering import counted

Counts = dict[str, Small]


class WombatDocument(Struct, frozen=True, forbid_unknown_fields=True):
    """A player: mama, babies, board."""

    mama: str | None = None
    pouch: Small | None = None
    home: list[Small] = []
    mouth: Counts = {}
    left: Counts = {}
    middle: Counts = {}
    right: list[Counts] = []
    unused: list[str] | None = None
    protected: bool = False


class PositionDocument(Struct, frozen=True, forbid_unknown_fields=True):
    """A position. None stands for what is not mentioned."""

    phase: str | None = None
    then: str | None = None
    start: Small | None = None
    turn: Small | None = None
    turns: int | None = None
    tiles: dict[str, str] | None = None
    food: dict[str, str] = {}
    cubes: list[Counts] | None = None
    wombats: list[WombatDocument] = []
    reserve: Small | None = None
    bag: Counts | None = None
    moves: Small = 0
    revealed: bool = False
    holding: bool = False
    ended: bool = False
    owed: Small | None = None
    deck: Counts | None = None
    discard: Counts | None = None
    aside: list[str] = []
    open: list[str] = []
    gaps: list[str] | None = None
    dingoes: list[str | None] | None = None
    controller: Small | None = None
    awake: bool = False
    placing: list[Small] | None = None
    todo: list[Small] | None = None
    die: Small | None = None
    rolls: Small | None = None
    mover: Small | None = None
    steps: Small | None = None
    target: Small | None = None
    caught: list[Small] = []
    heirs: list[Small] | None = None


def write(table: Table) -> dict[str, Any]:
    """The whole position."""
    name, spaces = table.name, range(table.count)
    return {
        "game": "wombat_rescue",
        "form": 1,
        "seats": table.seats,
        "options": table.options.plain(),
        "phase": PHASES[table.phase],
        "then": STAGES[table.stage],
        "start": table.start,
        "turn": table.turn,
        "turns": table.turns,
        "tiles": {
            slot: TILE_IDS[tile] for slot, tile in zip(table.layout.slots, table.tiles, strict=True) if tile != UNKNOWN
        },
        "food": {name(space): COLOURS[table.food[space]] for space in spaces if table.food[space] != BARE},
        "cubes": [_cubes(table, seat) for seat in range(table.seats)],
        "wombats": [_wombat(table, seat) for seat in range(table.seats)],
        "reserve": table.reserve if table.reserve != NOBODY else None,
        "bag": named(table.bag),
        "moves": table.moves,
        "revealed": table.revealed,
        "holding": table.holding,
        "ended": table.ended,
        "owed": table.owed,
        "deck": counted(table.deck),
        "discard": counted(table.discard),
        "aside": [CARD_NAMES[kind] for kind in table.aside],
        "open": [CARD_NAMES[kind] for kind in table.open],
        "gaps": [name(space) for space in table.gaps],
        "dingoes": [name(space) if space != OFF else None for space in table.dingo],
        "controller": table.controller if table.controller != NOBODY else None,
        "awake": table.awake,
        "placing": _numbers(table.placing),
        "todo": _numbers(table.todo),
        "die": table.die or None,
        "rolls": table.rolls,
        "mover": table.mover + 1,
        "steps": table.left,
        "target": _target(table),
        "caught": members(table.caught, table.seats),
        "heirs": members(table.heirs, table.seats),
    }


def _cubes(table: Table, seat: int) -> dict[str, int]:
    return {table.name(space): many for space, many in enumerate(table.cubes[seat]) if many}


def _wombat(table: Table, seat: int) -> dict[str, Any]:
    row, pouch, tract = seat * TRACT, table.pouch[seat], table.tract
    return {
        "mama": table.name(table.mama[seat]),
        "pouch": pouch + 1 if pouch != EMPTY else None,
        "home": [baby + 1 for baby in table.at_home(seat)],
        "mouth": named(table.mouth[seat]),
        "left": named(tract[row + LEFT]),
        "middle": named(tract[row + MIDDLE]),
        "right": [named(tract[row + place]) for place in SIDE_BY_SIDE if tract[row + place]],
        "unused": [TILE_NAMES[bit] for bit in members(table.unused[seat], len(TILE_NAMES))],
        "protected": table.is_protected(seat),
    }


def _numbers(bits: int) -> list[int]:
    return [number + 1 for number in members(bits, DINGOES)]


def _target(table: Table) -> int | None:
    """A seat, or a baby counted from 1."""
    if table.target == NO_TARGET:
        return None
    return table.target if table.seats > 1 else table.target + 1
