"""Positions of Monster Café as documents: written whole here, read by reader.py even where they are partial.

    {"game": "monster_cafe", "seats": 4,
     "centre": [{"meal": "bblt", "monsters": ["sludge", "brain"]}, {"meal": "boiled_brains"}],
     "out": [2, 3], "turn": 1, "pile": {"toenail": 3, "lemon_sorbet": 1}}

docs/positions/monster_cafe.md says what each name means and what is filled in. Holds Structs: never compiled.
"""

from typing import Any

from msgspec import Struct

from bestiary.core.document import Small
from bestiary.games.monster_cafe.components import KIND_IDS, KINDS, MEAL_IDS, MEALS
from bestiary.games.monster_cafe.look import guests, named
from bestiary.games.monster_cafe.phases import PHASES
from bestiary.games.monster_cafe.table import GONE, NO_CARD, Table

Counts = dict[str, Small] | list[str]  # {"sludge": 2} or ["sludge", "sludge"]


class TableDocument(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the centre."""

    meal: str
    monsters: list[str] = []


class CollectionDocument(Struct, frozen=True, forbid_unknown_fields=True):
    """What lies in front of a player."""

    monsters: Counts = {}
    tables: Counts = {}


class CafeDocument(Struct, frozen=True, forbid_unknown_fields=True):
    """A position. None stands for what is not mentioned."""

    phase: str | None = None
    round: Small | None = None
    turn: Small = 0
    started: Small | None = None
    drawn: str | None = None
    removed: list[str] | None = None
    centre: list[TableDocument | None] | None = None
    out: list[Small] | None = None
    collections: list[CollectionDocument] | None = None
    pile: Counts | None = None
    stack: Counts | None = None
    discard: Counts | None = None
    discarded_tables: Counts | None = None


def write(table: Table) -> dict[str, Any]:
    """The whole position."""
    return {
        "game": "monster_cafe",
        "form": 1,
        "seats": table.seats,
        "options": table.options.plain(),
        "phase": PHASES[table.phase],
        "round": table.round,
        "turn": table.turn,
        "started": table.started,
        "drawn": KIND_IDS[table.drawn] if table.drawn != NO_CARD else None,
        "removed": [KIND_IDS[kind] for kind in table.removed],
        "centre": [
            {"meal": MEAL_IDS[table.meals[place]], "monsters": guests(table, place)}
            if table.meals[place] != GONE
            else None
            for place in range(table.tables)
        ],
        "out": [seat for seat in range(table.seats) if not table.in_round(seat)],
        "collections": [
            {
                "monsters": named(KIND_IDS, table.monsters, seat * KINDS, (seat + 1) * KINDS),
                "tables": named(MEAL_IDS, table.plates, seat * MEALS, (seat + 1) * MEALS),
            }
            for seat in range(table.seats)
        ],
        "pile": named(KIND_IDS, table.pile),
        "stack": named(MEAL_IDS, table.stack),
        "discard": named(KIND_IDS, table.discard),
        "discarded_tables": named(MEAL_IDS, table.discarded_plates),
    }
