"""What every printing of Monster Baby Rescue has in common, read from components.toml and checked.

What the faces of the tiles show and what the places of the row cost is a printing's own: see printing.py.
"""

import tomllib
from importlib import resources
from typing import Any, Final

OUR_TEXT: Final[str] = (
    resources.files("bestiary.games.monster_baby_rescue").joinpath("components.toml").read_text(encoding="utf-8")
)
_data: Final[dict[str, Any]] = tomllib.loads(OUR_TEXT)
_setup: Final[dict[str, Any]] = _data["setup"]
_scoring: Final[dict[str, Any]] = _data["scoring"]

FEWEST_PLAYERS: Final[int] = _data["meta"]["players_min"]
MOST_PLAYERS: Final[int] = _data["meta"]["players_max"]
MARKS: Final[tuple[str, ...]] = (  # of a tile: the fewest players that it is for
    *[f"{count}+" for count in range(FEWEST_PLAYERS, MOST_PLAYERS)],
    str(MOST_PLAYERS),
)

# Kinds of care tiles.
BED: Final = 0
DIAMOND: Final = 1
DOCTOR: Final = 2
PLAYGROUND: Final = 3
IMPROVEMENT: Final = 4
WANT: Final = 5
KINDS: Final = ("bed", "diamond", "witch_doctor", "playground", "improvement", "want")
TOTALS: Final[list[int]] = [_data["expected_totals"][kind] for kind in KINDS]  # MR-001
TILE_IDS: Final[list[str]] = [tile["id"] for tile in _data["care_tile"]]
TILES: Final[int] = len(TILE_IDS)

# Colours of diamonds, and of the diamond that a heart needs.
RED: Final = 0
GREEN: Final = 1
EITHER: Final = 2
NONE: Final = -1
COLOURS: Final = ("red", "green")
SUPPLY: Final[int] = _setup["red_diamonds"]  # of each colour (MR-003)

MONSTER_IDS: Final[tuple[str, ...]] = tuple(_setup["monsters"])  # MR-004
PARTS: Final = ("head", "torso", "legs")
ANY: Final = 3  # of the parts
START_LEVEL: Final[int] = _setup["start_level"]  # of a part (MR-014)
TOP: Final[int] = _setup["max_level"]  # MR-034

PLACES: Final[int] = _setup["row_size"]
LOCATIONS: Final[int] = _setup["locations"]
LOCATION_NAMES: Final = ("river", "fern wood", "cave", "toadstools", "hill", "meadow")  # the rulebook names the river
GOALS: Final[int] = _setup["goal_tiles_in_play"]
FINALS: Final[int] = _setup["final_tiles_in_play"]

LINE_POINTS: Final[int] = _scoring["line_points"]
LINE_BEDS: Final[int] = _scoring["line_bed_tiles"]
LINE_PLAYGROUNDS: Final[int] = _scoring["line_playground_tiles"]
LINKED_POINTS: Final[int] = _scoring["linked_heart_points"]
ROUND_OF_SCORES: Final[int] = _scoring["score_marker"]


def _check() -> None:
    if tuple(_setup["body_parts"]) != PARTS:
        raise ValueError("components.toml: the parts are not head, torso and legs")
    if _setup["green_diamonds"] != SUPPLY:
        raise ValueError("components.toml: there are not as many green diamonds as red ones")
    totals = _data["expected_totals"]
    if (totals["care"], totals["goal"], totals["final"]) != (TILES, GOALS, FINALS) or sum(TOTALS) != TILES:
        raise ValueError("components.toml: the tiles do not add up to the counts of the rulebook")
    if len(MONSTER_IDS) < MOST_PLAYERS:
        raise ValueError("components.toml: there are fewer monsters than players")


_check()
