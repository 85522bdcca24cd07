"""Positions of Wombat Rescue as documents: written whole, read even where they are partial.

    {"game": "wombat_rescue", "seats": 2, "food": {"4,2": "green"},
     "cubes": [{"5,8": 1}, {"5,8": 1}], "wombats": [{"mama": "4,4", "pouch": 2, "home": [1]}]}

docs/positions/wombat_rescue.md says what each name means and what is filled in. Holds Structs: never compiled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from bestiary.core.document import Small
from bestiary.games.wombat_rescue.catching import OFF
from bestiary.games.wombat_rescue.components import (
    CARD_NAMES,
    COLOURS,
    TILE_IDS,
    TILE_NAMES,
)
from bestiary.games.wombat_rescue.digestion import LEFT, MIDDLE, OLDER, RIGHT, TRACT
from bestiary.games.wombat_rescue.disks import named
from bestiary.games.wombat_rescue.ground import UNKNOWN
from bestiary.games.wombat_rescue.phases import PHASES
from bestiary.games.wombat_rescue.stages import (
    STAGES,
)

if TYPE_CHECKING:
    from bestiary.games.wombat_rescue.state import WombatState

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


def write(state: WombatState) -> dict[str, Any]:
    """The whole position."""
    name, spaces = state.name, range(state.count)
    return {
        "game": "wombat_rescue",
        "form": 1,
        "seats": state.seats,
        "options": state.options.plain(),
        "phase": PHASES[state.phase],
        "then": STAGES[state.stage],
        "start": state.start,
        "turn": state.turn,
        "turns": state.turns,
        "tiles": {
            slot: TILE_IDS[tile] for slot, tile in zip(state.layout.slots, state.tiles, strict=True) if tile != UNKNOWN
        },
        "food": {name(space): COLOURS[state.food[space]] for space in spaces if state.food[space] >= 0},
        "cubes": [_cubes(state, seat) for seat in range(state.seats)],
        "wombats": [_wombat(state, seat) for seat in range(state.seats)],
        "reserve": state.reserve if state.reserve >= 0 else None,
        "bag": named(state.bag),
        "moves": state.moves,
        "revealed": state.revealed,
        "holding": state.holding,
        "owed": state.owed,
        "deck": _cards(state.deck),
        "discard": _cards(state.discard),
        "aside": [CARD_NAMES[kind] for kind in state.aside],
        "open": [CARD_NAMES[kind] for kind in state.open],
        "gaps": [name(space) for space in state.gaps],
        "dingoes": [name(space) if space != OFF else None for space in state.dingo],
        "controller": state.controller if state.controller >= 0 else None,
        "awake": state.awake,
        "placing": _numbers(state.placing),
        "todo": _numbers(state.todo),
        "die": state.die or None,
        "rolls": state.rolls,
        "mover": state.mover + 1,
        "steps": state.left,
        "target": _target(state),
        "caught": members(state.caught, state.seats),
        "heirs": members(state.heirs, state.seats),
    }


def _cubes(state: WombatState, seat: int) -> dict[str, int]:
    row = seat * state.count
    return {state.name(space): state.cubes[row + space] for space in range(state.count) if state.cubes[row + space]}


def _wombat(state: WombatState, seat: int) -> dict[str, Any]:
    row, pouch, tract = seat * TRACT, state.pouch[seat], state.tract
    babies = range(len(state.layout.babies))
    return {
        "mama": state.name(state.mama[seat]),
        "pouch": pouch + 1 if pouch >= 0 else None,
        "home": [baby + 1 for baby in babies if not state.free[seat] >> baby & 1 and pouch != baby],
        "mouth": named(state.mouth[seat]),
        "left": named(tract[row + LEFT]),
        "middle": named(tract[row + MIDDLE]),
        "right": [named(tract[row + place]) for place in (OLDER, RIGHT) if tract[row + place]],
        "unused": [TILE_NAMES[bit] for bit in range(len(TILE_NAMES)) if state.unused[seat] >> bit & 1],
        "protected": state.protected >> seat & 1 == 1,
    }


def _cards(cards: list[int]) -> dict[str, int]:
    return {name: copies for name, copies in zip(CARD_NAMES, cards, strict=True) if copies}


def _numbers(bits: int) -> list[int]:
    return [number + 1 for number in members(bits, 2)]


def members(bits: int, most: int) -> list[int]:
    """The numbers that a set of bits holds."""
    return [number for number in range(most) if bits >> number & 1]


def _target(state: WombatState) -> int | None:
    """A seat, or a baby counted from 1."""
    if state.target < 0:
        return None
    return state.target if state.seats > 1 else state.target + 1
