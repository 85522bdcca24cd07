"""The components of Wombat Rescue, read from components.toml into constants and flat tables."""

import tomllib
from importlib import resources
from typing import Any, Final

# Kinds of tiles.
HOME_TILE: Final = 0
BABY_TILE: Final = 1
REGULAR: Final = 2
KINDS: Final = ("home", "baby", "regular")

# Marks of spaces.
PLAIN: Final = 0
FOOD: Final = 1
BOULDER: Final = 2
DEN: Final = 3
HOME: Final = 4
BABY: Final = 5
MARKS: Final = ("", "food", "boulder", "den", "home", "baby")

COLOURS: Final = ("green", "orange", "black")  # of food disks


def _read() -> dict[str, Any]:
    folder = resources.files("bestiary.games.wombat_rescue")
    return tomllib.loads(folder.joinpath("components.toml").read_text(encoding="utf-8"))


DATA: Final[dict[str, Any]] = _read()

TERRAINS: Final[tuple[str, ...]] = tuple([str(name) for name in DATA["terrain"]["types"]])
FEWEST_SEATS: Final[int] = DATA["meta"]["players_min"]
MOST_SEATS: Final[int] = DATA["meta"]["players_max"]
PLAYER_COLOURS: Final[tuple[str, ...]] = tuple([str(name) for name in DATA["components"]["colours"]])
CUBES: Final[int] = DATA["components"]["cubes_per_player"]
BABIES: Final[int] = DATA["components"]["babies_per_player"]
DINGOES: Final[int] = DATA["components"]["dingoes"]

# Tiles, and their hexes one after the other (WR-001).
HEXES: Final[int] = len(DATA["grid"]["tile_outline"])  # of a tile
TILE_LENGTH: Final[int] = 1 + max([int(q) for q, _ in DATA["grid"]["tile_outline"]])
TILE_IDS: Final[list[str]] = [str(tile["id"]) for tile in DATA["tile"]]
TILE_KINDS: Final[list[int]] = [KINDS.index(tile["kind"]) for tile in DATA["tile"]]
HEX_Q: Final[list[int]] = [int(part["q"]) for tile in DATA["tile"] for part in tile["hexes"]]
HEX_R: Final[list[int]] = [int(part["r"]) for tile in DATA["tile"] for part in tile["hexes"]]
HEX_TERRAIN: Final[list[int]] = [TERRAINS.index(part["terrain"]) for tile in DATA["tile"] for part in tile["hexes"]]
HEX_MARK: Final[list[int]] = [MARKS.index(part["mark"]) for tile in DATA["tile"] for part in tile["hexes"]]
MOST_SPACES: Final[int] = HEXES * len(TILE_IDS)
MOST_DENS: Final[int] = HEX_MARK.count(DEN)
LONGEST: Final[int] = TILE_LENGTH * len(TILE_IDS) - 1  # no line is longer

# Food disks (WR-002).
DISK_COUNTS: Final[list[int]] = [int(DATA["food"][colour]["count"]) for colour in COLOURS]
DISK_VALUES: Final[list[int]] = [int(DATA["food"][colour]["value"]) for colour in COLOURS]
DIGESTIBLE: Final[int] = DATA["food"]["digest_threshold"]
REFILL_AT: Final[int] = DATA["food"]["set_aside_for_refill"]
MIDDLE_DISK: Final[int] = COLOURS.index(DATA["start"]["middle_tract"])
MOUTH_DISKS: Final[list[int]] = [COLOURS.index(name) if name else -1 for name in DATA["start"]["mouth_extra"]]
RESERVE_DISK: Final[int] = COLOURS.index(DATA["start"]["fifth_player_reserve"])
HOME_CUBES: Final[int] = DATA["start"]["home_cubes"]

# Wander cards (WR-003), by kind.
CARD_OPTIONS: Final[list[list[str]]] = [[str(name) for name in card["options"]] for card in DATA["wander_card"]]
CARD_TERRAINS: Final[list[int]] = [  # a bit for each of these
    sum(1 << TERRAINS.index(name) for name in options) for options in CARD_OPTIONS
]
CARD_FOOD: Final[list[bool]] = [bool(card["food"]) for card in DATA["wander_card"]]
CARD_NAMES: Final[list[str]] = [
    "_".join([*options, "food"] if food else options) for options, food in zip(CARD_OPTIONS, CARD_FOOD, strict=True)
]
CARD_COPIES: Final[list[int]] = [int(card["copies"]) for card in DATA["wander_card"]]
CARDS: Final[int] = len(CARD_NAMES)

# The die, and the numbers of the rules.
DIE: Final[list[int]] = [int(face) for face in DATA["dingo_die"]["faces"]]
FACES: Final[list[int]] = sorted(set(DIE))
RADII: Final[list[int]] = [int(radius) for radius in DATA["smell"]["radius_by_cubes"]]
MOST_CUBES: Final[int] = DATA["smell"]["max_cubes_per_player_per_space"]
MOVES: Final[int] = DATA["turn"]["max_moves"]
MOST_PUSHED: Final[int] = DATA["turn"]["max_push"]
TRACT_SPACES: Final[int] = DATA["turn"]["tract_spaces"]
WAKES_AT: Final[int] = DATA["solo"]["dingo_wakes_at_cubes"]
FEWEST_ROLLS: Final[int] = DATA["solo"]["min_rolls"]
SHORT_BABIES: Final[int] = DATA["short_game"]["babies_needed"]
SHORT_REGULAR: Final[int] = TILE_KINDS.count(REGULAR) - int(DATA["short_game"]["regular_tiles_removed"])

# Action tiles, a bit for each (WR-067, WR-114).
TILE_NAMES: Final[tuple[str, ...]] = tuple(
    [str(name) for name in DATA["actions"]["tiles"] + DATA["actions"]["optional"]]
)
HOLD_TILE: Final[int] = 1 << TILE_NAMES.index("hold_it_in")
SCAMPER_TILE: Final[int] = 1 << TILE_NAMES.index("scamper")
RUN_TILE: Final[int] = 1 << TILE_NAMES.index("run_home")
FIBER_TILE: Final[int] = 1 << TILE_NAMES.index("high_fiber")
PROTECTION_TILE: Final[int] = 1 << TILE_NAMES.index("dingo_protection")
