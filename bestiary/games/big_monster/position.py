"""Positions of Big Monster as documents: written whole, read even where they are partial.

    {"game": "big_monster", "seats": 3, "turn": 2, "chosen": ["explorer-04"],
     "zones": [[{"kind": "lava_green", "x": 2, "y": 0}]], "stacks": [{"tiles": ["desert", "swamp"]}]}

docs/positions/big_monster.md says what each name means and what is filled in. Holds Structs: never compiled.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from bestiary.core.document import Small
from bestiary.games.big_monster.components import EXPLORER_IDS, GOAL_IDS, KIND_IDS
from bestiary.games.big_monster.lattice import column, row
from bestiary.games.big_monster.phases import PHASES, PLACING
from bestiary.games.big_monster.table import Table
from bestiary.games.big_monster.zone import FIRST_TILE, Zone


class TileDocument(Struct, frozen=True, forbid_unknown_fields=True):
    """A tile in a zone."""

    kind: str
    x: Small
    y: Small


class CellDocument(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a tile has been placed this turn."""

    x: Small
    y: Small


class StackDocument(Struct, frozen=True, forbid_unknown_fields=True):
    """A hand of tiles, and who has held it."""

    tiles: list[str] = []
    seen_by: list[Small] | None = None


class DiscardDocument(Struct, frozen=True, forbid_unknown_fields=True):
    """A discarded tile, and who knows it."""

    kind: str
    seen_by: list[Small] = []


class BigMonsterDocument(Struct, frozen=True, forbid_unknown_fields=True):
    """A position. None stands for what is not mentioned."""

    phase: str | None = None
    round: Small | None = None
    turn: Small | None = None
    goals: list[str] | None = None
    medals: dict[str, list[Small]] | None = None
    team_medals: dict[str, list[Small]] | None = None
    penalty: list[Small] | None = None
    initiative: list[Small] | None = None
    first: Small | None = None
    explorers: list[list[str]] = []
    chosen: list[str | None] = []
    zones: list[list[TileDocument]] = []
    fresh: list[CellDocument | None] = []
    stacks: list[StackDocument] = []
    held: list[Small] | None = None
    kept: list[str | None] = []
    ships: list[Small | None] | None = None
    rankings: list[list[Small]] = []
    trays: list[list[Small]] = []
    placing: list[str | None] = []
    discards: list[DiscardDocument] = []
    deck: dict[str, Small] | None = None
    series: list[list[str]] = []
    picked: Small | None = None


def write(table: Table) -> dict[str, Any]:
    """The whole position."""
    seats = range(table.seats)
    return {
        "game": "big_monster",
        "form": 1,
        "seats": table.seats,
        "options": table.options.plain(),
        "phase": PHASES[table.phase],
        "round": table.round,
        "turn": table.turn,
        "goals": [GOAL_IDS[goal] for goal in table.goals],
        "medals": _holders(table, table.alone_won),
        "team_medals": _holders(table, table.team_won),
        "penalty": _seats(table, table.penalty),
        "initiative": table.initiative[:],
        "first": table.first,
        "explorers": [[EXPLORER_IDS[number] for number in table.offered_to(seat) if number >= 0] for seat in seats],
        "chosen": [EXPLORER_IDS[number] if number >= 0 else None for number in table.chosen],
        "zones": [_tiles(zone) for zone in table.zones],
        "fresh": [_fresh(table, seat) for seat in seats],
        "stacks": [
            {"tiles": _names(table.stacks[number]), "seen_by": _seats(table, table.known[number])} for number in seats
        ],
        "held": table.held[:],
        "kept": [_name(kind) for kind in table.kept],
        "ships": [ship if ship >= 0 else None for ship in table.ships],
        "rankings": [ranking[:] for ranking in table.rankings],
        "trays": [table.trays.on(seat)[:] for seat in seats],
        "placing": [_name(kind) for kind in table.placing],
        "discards": [
            {"kind": KIND_IDS[kind], "seen_by": _seats(table, known)}
            for kind, known in zip(table.discards, table.discards_known, strict=True)
        ],
        "deck": {KIND_IDS[kind]: count for kind, count in enumerate(table.deck) if count},
        "series": [_names(series) for series in table.series],
        "picked": table.picked + 1 if table.picked >= 0 else None,
    }


def _holders(table: Table, won: list[int]) -> dict[str, list[int]]:
    return {GOAL_IDS[goal]: _seats(table, won[goal]) for goal in table.goals if won[goal]}


def _seats(table: Table, bits: int) -> list[int]:
    return [seat for seat in range(table.seats) if bits >> seat & 1]


def _name(kind: int) -> str | None:
    return KIND_IDS[kind] if kind >= 0 else None


def _names(kinds: list[int]) -> list[str]:
    return [KIND_IDS[kind] for kind in kinds]


def _tiles(zone: Zone) -> list[dict[str, Any]]:
    return [
        {"kind": KIND_IDS[face], "x": column(origin), "y": row(origin)}
        for face, origin in zip(zone.faces[FIRST_TILE:], zone.origins[FIRST_TILE:], strict=True)
    ]


def _fresh(table: Table, seat: int) -> dict[str, int] | None:
    if table.phase != PLACING or table.waits_for(seat):
        return None
    origin = table.fresh[seat].origins[-1]
    return {"x": column(origin), "y": row(origin)}
