"""The cards of Monster Café as constants, read from components.toml and checked."""

import tomllib
from importlib import resources
from typing import Any, Final

_data: Final[dict[str, Any]] = tomllib.loads(
    resources.files("bestiary.games.monster_cafe").joinpath("components.toml").read_text(encoding="utf-8")
)
_sorbet: Final[dict[str, Any]] = _data["special"]["lemon_sorbet"]
_players: Final[dict[int, dict[str, Any]]] = {int(count): setup for count, setup in _data["players"].items()}

FEWEST_PLAYERS: Final[int] = min(_players)
MOST_PLAYERS: Final[int] = max(_players)
ROUNDS: Final[int] = _data["counts"]["rounds"]
SIDES: Final[int] = _data["counts"]["seats_per_table"]  # how many monsters a table takes


def _by_players(name: str) -> list[int]:
    return [_players[count][name] if count in _players else 0 for count in range(MOST_PLAYERS + 1)]


TABLES: Final[list[int]] = _by_players("tables_per_round")
REMOVALS: Final[list[int]] = _by_players("removed_monster_sets")
MOST_TABLES: Final[int] = max(TABLES)

# Kinds are numbered as in the data: the regular ones, then the wild one, then the sorbet.
SORBET_ID: Final[str] = "lemon_sorbet"
KIND_IDS: Final[list[str]] = [monster["id"] for monster in _data["monster"]] + [SORBET_ID]
KIND_NAMES: Final[list[str]] = [monster["name"] for monster in _data["monster"]] + [_sorbet["name"]]
KIND_GLYPHS: Final[list[str]] = [monster["glyph"] for monster in _data["monster"]] + ["~~"]
COPIES: Final[list[int]] = [monster["copies"] for monster in _data["monster"]] + [_sorbet["copies"]]
MEAL_IDS: Final[list[str]] = [meal["id"] for meal in _data["meal"]]
MEAL_NAMES: Final[list[str]] = [meal["name"] for meal in _data["meal"]]
PLATES: Final[list[int]] = [meal["copies"] for meal in _data["meal"]]

KINDS: Final[int] = len(_data["monster"])  # of monsters; the sorbet is not one
MEALS: Final[int] = len(MEAL_IDS)
REGULAR: Final[int] = MEALS  # the kinds that eat one meal; kind k eats meal k (checked below)
ANYTHING: Final[int] = KIND_IDS.index("anything")
SORBET: Final[int] = KIND_IDS.index(SORBET_ID)
VALUE: Final[list[int]] = _data["score"]["by_matching_plates"]  # of a monster, by how many plates of its meal are owned


def _check() -> None:
    eats = [monster["eats"] for monster in _data["monster"]]
    if eats != [*MEAL_IDS, "any"]:  # MC-004
        raise ValueError("components.toml: every meal feeds one regular kind, in the same order, and the last is wild")
    if sum(COPIES) != _data["counts"]["monster_deck"] or sum(PLATES) != _data["counts"]["table_cards"]:
        raise ValueError("components.toml: the cards do not add up to the counts of the rulebook")


_check()
