"""What is invented says so: each game's sentence for players, beside what its components.toml says of every fact."""

import re
import tomllib
from collections import Counter
from importlib import resources
from typing import Any

import pytest

from bestiary.core.registry import games
from bestiary.core.source import SOURCES

OURS = [game for game in games().values() if game.package.startswith("bestiary.")]
INVENTED = {
    "big_monster": "All 120 tiles, 12 explorers and 9 goals are known from the rulebook or from a public "
    "implementation; only their names are ours.",
    "monster_baby_rescue": "37 of the 68 care tiles, 12 of the 20 goals and 2 of the 8 final scorings are invented, "
    "because the published ones are not known; 19 more tiles are inferred.",
    "monster_cafe": "All 76 cards are known from the rulebook or from public pages; only that a tie is a shared "
    "victory is our own ruling.",
    "munchkin_babies": "What 124 of the 168 cards do is invented, because their texts are not public; so are 101 of "
    "their names.",
    "wombat_rescue": "All 24 map tiles, the 4 layouts, the terrains on the 30 wander cards and the faces of the "
    "dingo's die are invented: the rulebook tells only how many there are.",
}


def data(game: str) -> dict[str, Any]:
    folder = resources.files(f"bestiary.games.{game}")
    return tomllib.loads(folder.joinpath("components.toml").read_text(encoding="utf-8"))


def sources(entries: list[dict[str, Any]], field: str) -> Counter[str]:
    """Counted here for itself: the first word of each, as often as there are copies."""
    found: Counter[str] = Counter()
    for entry in entries:
        found[re.split(r"\W", entry[field])[0]] += entry.get("copies", 1)
    return found


@pytest.mark.parametrize("game", OURS, ids=lambda game: str(game.id))
def test_every_game_of_ours_says_what_is_invented_in_one_sentence(game: Any) -> None:
    assert game.invented == INVENTED[game.id]
    assert game.invented.endswith(".")
    assert ". " not in game.invented


def test_the_sentence_of_baby_rescue_counts_its_tiles() -> None:
    box = data("monster_baby_rescue")
    faces = {kind: [face for tile in box[kind] for face in tile["face"]] for kind in ("goal_tile", "final_tile")}
    assert sources(box["care_tile"], "provenance") == {"rulebook": 12, "inferred": 19, "invented": 37}
    assert sources(faces["goal_tile"], "provenance")["invented"] == 12
    assert sources(faces["final_tile"], "provenance")["invented"] == 2


def test_the_sentence_of_munchkin_babies_counts_its_cards() -> None:
    cards = data("munchkin_babies")["card"]
    assert sources(cards, "provenance")["invented"] == 124
    assert sources(cards, "name_from")["invented"] == 101
    assert sum(sources(cards, "provenance").values()) == 168


def test_of_the_map_of_wombat_rescue_only_the_counts_are_known() -> None:
    box = data("wombat_rescue")
    assert sources(box["tile"], "provenance") == {"invented": 24}
    assert sources(box["layout"], "provenance") == {"invented": 4}
    assert sources(box["wander_card"], "provenance") == {"invented": 30}
    assert box["dingo_die"]["provenance"].startswith("invented")


def test_nothing_on_a_card_of_the_cafe_is_invented() -> None:
    box = data("monster_cafe")
    cards = sources([*box["monster"], *box["meal"], *box["special"].values()], "src")
    assert set(cards) == {"rulebook", "public"}
    assert cards.total() == 76
    assert "tie invented" in box["score"]["src"]


def test_nothing_on_a_tile_of_big_monster_is_invented() -> None:
    box = data("big_monster")
    found = {kind: sources(box[kind], "src") for kind in ("kind", "explorer", "goal")}
    assert [count.total() for count in found.values()] == [120, 12, 9]
    assert {word for count in found.values() for word in count} == {"rulebook", "public"}
    assert set(SOURCES) - {"rulebook", "public"} == {"inferred", "invented"}
