"""The tiles, explorers and medals of Big Monster as constants, read from components.toml and checked."""

import tomllib
from importlib import resources
from typing import Any, Final

_data: Final[dict[str, Any]] = tomllib.loads(
    resources.files("bestiary.games.big_monster").joinpath("components.toml").read_text(encoding="utf-8")
)
_kinds: Final[list[dict[str, Any]]] = _data["kind"]
_explorers: Final[list[dict[str, Any]]] = _data["explorer"]

NONE: Final = -1  # no tile, no explorer, no series, no partner
DUEL: Final = 2  # seats: two play a duel, more a draft (BM-011)
MOST_SEATS: Final = 6
TEAM: Final = 2  # seats of one (BM-009)
OFFERED: Final = 2  # explorers, to each seat (BM-017)
ROUNDS: Final[int] = _data["play"]["rounds"]
TURNS: Final[int] = _data["play"]["turns"]  # of a round
HAND: Final[int] = _data["play"]["hand"]
DUEL_TURNS: Final[int] = _data["play"]["duel_turns"]
SERIES: Final[int] = _data["play"]["series"]  # tiles of one

# Families, numbered as in the rules (BM-002).
ICE: Final = 0
BIG: Final = 1
LAVA: Final = 2
SWAMP: Final = 3
GRASS: Final = 4
DESERT: Final = 5
RUNE: Final = 6
FAMILIES: Final = 7
FAMILY_IDS: Final = ("ice", "big_monster", "lava", "swamp", "grassland", "desert", "rune")

# Kinds of tiles, numbered as in the data; after them two for each explorer, its left and its right half: each half is
# an upright tile as far as crystals and mutagens go. A Big Monster has two halves as well.
HALVES: Final = 2
KIND_IDS: Final[list[str]] = [kind["id"] for kind in _kinds]
KIND_NAMES: Final[list[str]] = [kind["name"] for kind in _kinds]
KINDS: Final = 30
FACES: Final = 54  # kinds and halves of explorers
COPIES: Final[list[int]] = [kind["copies"] for kind in _kinds]
FIVE_PLUS: Final[list[int]] = [kind["five_plus"] for kind in _kinds]
FAMILY: Final[list[int]] = [FAMILY_IDS.index(kind["family"]) for kind in _kinds]
POINTS: Final[list[int]] = [kind["points"] for kind in _kinds]
FLAT: Final[list[bool]] = ["mutagens" in kind for kind in _kinds]
MONSTERS: Final[list[int]] = [kind.get("monsters", 1) for kind in _kinds]  # mutagenic or rune monsters drawn on it
BIG_LEFT: Final[int] = KIND_IDS.index("big_monster_left")
BIG_RIGHT: Final[int] = KIND_IDS.index("big_monster_right")
HALF_POINTS: Final[int] = POINTS[BIG_LEFT]  # of a half alone
SWAMP_TILE: Final[int] = KIND_IDS.index("swamp")

# Ladders of mutants: points at level n of a kind at [LEVELS * kind + n].
LEVELS: Final = 3
LADDER: Final[list[int]] = [points for kind in _kinds for points in [*kind.get("ladder", []), 0, 0, 0][:LEVELS]]
TOP: Final[list[int]] = [max(0, len(kind.get("ladder", [])) - 1) for kind in _kinds] + [0] * (FACES - KINDS)

# Mutagens: what acts in the left and in the right cell of a face, at [CELLS * face] and [CELLS * face + 1].
CELLS: Final = 2
UP: Final = -1
DOWN: Final = 1
_ACTS: Final = {"": 0, "up": UP, "down": DOWN}
MUTAGEN: Final[list[int]] = [_ACTS[way] for kind in _kinds for way in kind.get("mutagens", ["", ""])] + [
    UP if explorer["ability"] == "mutagen" and half == 1 and cell == 0 else 0  # BM-087
    for explorer in _explorers
    for half in (0, 1)
    for cell in (0, 1)
]

# Crystal pieces of a face, as bits.
LEFT: Final = 1
RIGHT: Final = 2
TOP_PIECE: Final = 4
BOTTOM: Final = 8
TOP_LEFT: Final = 16
TOP_RIGHT: Final = 32
BOTTOM_LEFT: Final = 64
BOTTOM_RIGHT: Final = 128
_BITS: Final = {
    "left": LEFT,
    "right": RIGHT,
    "top": TOP_PIECE,
    "bottom": BOTTOM,
    "top_left": TOP_LEFT,
    "top_right": TOP_RIGHT,
    "bottom_left": BOTTOM_LEFT,
    "bottom_right": BOTTOM_RIGHT,
}
_HALVES: Final = (  # which pieces of an explorer lie on its left, and on its right half
    {"left": LEFT, "bottom_l": BOTTOM, "top_left": TOP_LEFT, "bottom_left": BOTTOM_LEFT},
    {"right": RIGHT, "bottom_r": BOTTOM, "top_right": TOP_RIGHT, "bottom_right": BOTTOM_RIGHT},
)
PIECES: Final[list[int]] = [sum(_BITS[place] for place in kind.get("crystals", {})) for kind in _kinds] + [
    sum(bit for place, bit in half.items() if place in explorer["crystals"])
    for explorer in _explorers
    for half in _HALVES
]
COLOURS: Final = ("green", "red", "blue")
CRYSTAL_POINTS: Final[list[int]] = [_data["crystal_points"][colour] for colour in COLOURS]

# What grassland tiles and explorers count at the end: they score so much for each of these.
_PER: Final = (
    "nothing",
    "ice_tile",
    "lava_tile",
    "grassland_tile",
    "desert_tile",
    "rune_monster",
    "mutagenic_monster",
    "big_monster",
    "crystal",
    "green_crystal",
    "green_or_any_crystal",
    "family",
    "medal",
)
# Those for which a counter alone is not enough: by their place in the list above.
PER_ICE_TILE: Final = 1
PER_DESERT_TILE: Final = 4
PER_CRYSTAL: Final = 8
PER_GREEN_OR_ANY_CRYSTAL: Final = 10
PER_FAMILY: Final = 11
PER_MEDAL: Final = 12

# Grassland tiles, each there once: a zone has them as bits, numbered from the first of them.
_grasses: Final[list[dict[str, Any]]] = [kind for kind in _kinds if kind["family"] == "grassland"]
GRASS_KIND: Final[int] = KIND_IDS.index(_grasses[0]["id"])
GRASS_TILES: Final = 9
GRASS_PER: Final[list[int]] = [_PER.index(kind["per"]) for kind in _grasses]
GRASS_EACH: Final[list[int]] = [kind["each"] for kind in _grasses]

# Explorers.
EXPLORERS: Final = 12
EXPLORER_IDS: Final[list[str]] = [explorer["id"] for explorer in _explorers]
EXPLORER_NAMES: Final[list[str]] = [explorer["name"] for explorer in _explorers]
EXPLORER_PER: Final[list[int]] = [
    _PER.index(explorer["ability"].removeprefix("per_") if "each" in explorer else "nothing") for explorer in _explorers
]
EXPLORER_EACH: Final[list[int]] = [explorer.get("each", 0) for explorer in _explorers]
SUITS: Final[list[str]] = [explorer["suit"] for explorer in _explorers]
BLACK: Final[list[bool]] = [suit == "black" for suit in SUITS]
_abilities: Final[list[str]] = [explorer["ability"] for explorer in _explorers]
_WRITTEN: Final = ("own_ship", "discard_pick", "mutagen", "desert")
OWN_SHIP: Final[int] = _abilities.index("own_ship")
DISCARD_PICK: Final[int] = _abilities.index("discard_pick")
MUTAGEN_EXPLORER: Final[int] = _abilities.index("mutagen")
DESERT_EXPLORER: Final[int] = _abilities.index("desert")

BIG_POINTS: Final[int] = _data["score"]["big_monster_complete"]
SWAMP_POINTS: Final[int] = _data["score"]["swamp_each"]
PENALTY_POINTS: Final[int] = _data["score"]["penalty"]

# Goals of medals, in the order in which they are checked (BM-D09).
GOAL_IDS: Final[list[str]] = [goal["id"] for goal in _data["goal"]]
GOAL_NAMES: Final[list[str]] = [goal["name"] for goal in _data["goal"]]
GOALS: Final = 9
ALONE_NEEDS: Final[list[int]] = [goal["individual"] for goal in _data["goal"]]
TEAM_NEEDS: Final[list[int]] = [goal["team"] for goal in _data["goal"]]
GOAL_POINTS: Final[list[int]] = [goal["points"] for goal in _data["goal"]]
GROUPS: Final[dict[str, list[list[str]]]] = {name: _data["groups"][name] for name in ("alone", "teams", "six")}


_FIVE: Final = 5  # players, from whom on the tiles with that mark are used


def deck(seats: int) -> list[int]:
    """How many tiles of each kind are in the game (BM-014)."""
    if seats >= _FIVE:
        return COPIES[:]
    return [COPIES[kind] - FIVE_PLUS[kind] for kind in range(KINDS)]


def _check() -> None:
    counts = _data["counts"]
    if len(_kinds) != KINDS or sum(COPIES) != counts["tiles"] or sum(FIVE_PLUS) != counts["tiles_five_plus"]:
        raise ValueError("components.toml: the tiles do not add up to the counts of the rulebook")
    if sum(COPIES[kind] for kind in range(KINDS) if TOP[kind]) != counts["mutation_tiles"]:  # BM-005
        raise ValueError("components.toml: there is one mutation tile for each mutant")
    grasses = KIND_IDS[GRASS_KIND : GRASS_KIND + GRASS_TILES]
    if [kind["id"] for kind in _grasses] != grasses or any(kind["copies"] != 1 for kind in _grasses):
        raise ValueError("components.toml: the grassland tiles come one after the other, and each of them once")
    if {explorer["ability"] for explorer in _explorers if "each" not in explorer} != set(_WRITTEN):
        raise ValueError("components.toml: an ability of an explorer that nobody has written, or one that is missing")
    if len(GOAL_IDS) != GOALS or len(_explorers) != EXPLORERS or FACES != KINDS + HALVES * EXPLORERS:
        raise ValueError("components.toml: goals or explorers are missing")
    if len(PIECES) != FACES or len(MUTAGEN) != CELLS * FACES:
        raise ValueError("components.toml: faces are missing")


_check()
