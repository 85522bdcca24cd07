"""Positions of Monster Baby Rescue as documents: written whole here, read by reader.py even where partial.

    {"game": "monster_baby_rescue", "seats": 3,
     "track": [{"seat": 0, "position": 5}, {"seat": 1, "position": 5}, {"seat": 2, "position": 8}],
     "homes": [{"tiles": ["BED02", "PLY01"], "levels": {"head": 2}, "green": 1}]}

docs/positions/monster_baby_rescue.md says what each name means and what is filled in. Holds Structs: never compiled.
"""

from typing import Any

from msgspec import Struct

from bestiary.core.document import Small
from bestiary.core.seats import Seat
from bestiary.games.monster_baby_rescue.components import FINALS, GOALS, MONSTER_IDS, PARTS, TILE_IDS, TILES
from bestiary.games.monster_baby_rescue.counters import GREEN, HEAD, RED, WIDTH
from bestiary.games.monster_baby_rescue.phases import PHASES
from bestiary.games.monster_baby_rescue.sides import letters
from bestiary.games.monster_baby_rescue.table import EMPTY, NO_TILE, Table
from bestiary.games.monster_baby_rescue.track import standing


class FigureDocument(Struct, frozen=True, forbid_unknown_fields=True):
    """A figure on the track."""

    seat: Small
    position: Small = 0


class HomeDocument(Struct, frozen=True, forbid_unknown_fields=True):
    """What lies in front of a player."""

    tiles: list[str] = []
    levels: dict[str, Small] = {}
    red: Small = 0
    green: Small = 0
    goals: list[Small] = []


class RescueDocument(Struct, frozen=True, forbid_unknown_fields=True):
    """A position. None stands for what is not mentioned."""

    phase: str | None = None
    placed: Small | None = None
    turn: Small | None = None
    monsters: list[str] | None = None
    goals: str | None = None
    finals: str | None = None
    row: list[str | None] | None = None
    deck: list[str] | None = None
    track: list[FigureDocument] | None = None
    homes: list[HomeDocument] | None = None
    choosing: str | None = None
    final: bool = False
    waiting: list[Small] | None = None


def write(table: Table) -> dict[str, Any]:
    """The whole position."""
    return {
        "game": "monster_baby_rescue",
        "form": 1,
        "seats": table.seats,
        "options": table.options.plain(),
        "phase": PHASES[table.phase],
        "placed": table.placed,
        "turn": table.turn,
        "monsters": [MONSTER_IDS[kind] for kind in table.monsters],
        "goals": letters(table.goal_sides, GOALS),
        "finals": letters(table.final_sides, FINALS),
        "row": [TILE_IDS[tile] if tile != EMPTY else None for tile in table.row],
        "deck": [TILE_IDS[tile] for tile in table.deck],
        "track": [{"seat": seat, "position": table.position[seat]} for seat in standing(table)],
        "homes": [_home(table, seat) for seat in range(table.seats)],
        "choosing": TILE_IDS[table.taken] if table.taken != NO_TILE else None,
        "final": table.final,
        "waiting": table.queue[:],
    }


def _home(table: Table, seat: Seat) -> dict[str, Any]:
    row = seat * WIDTH
    return {
        "tiles": [TILE_IDS[tile] for tile in range(TILES) if table.owner[tile] == seat],
        "levels": {part: table.have[row + HEAD + number] for number, part in enumerate(PARTS)},
        "red": table.have[row + RED],
        "green": table.have[row + GREEN],
        "goals": [goal for goal in range(GOALS) if table.goal_owner[goal] == seat],
    }
