"""A game in a minute: true to its numbered rules, short, and drawn."""

import re
from importlib import resources
from pathlib import Path

import pytest

from bestiary.core.game import Game
from bestiary.core.registry import games
from tests.toy.game import GAME as BURROW

ART = Path(__file__).parents[2] / "web" / "src" / "art"
MOST_WORDS = 220  # about a minute's reading


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_a_game_is_said_in_a_minute_by_its_own_rules(game: Game) -> None:
    panels = game.minute
    assert panels
    assert sum(len(f"{panel.title} {panel.text}".split()) for panel in panels) <= MOST_WORDS
    drawn = set(re.findall(r'^  "([\w-]+)":', (ART / f"{game.id}.ts").read_text(), re.MULTILINE))
    for panel in panels:
        assert panel.rules, panel.title
        assert set(panel.rules) <= set(game.rulebook.entries), panel.title
        assert panel.picture in drawn, panel.title
        assert not re.search(r"[A-Z]{1,2}-\d|_|`", panel.text), "a player reads this"


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_every_panel_is_shown_in_its_order(game: Game) -> None:
    written = resources.files(game.package).joinpath("minute.toml").read_text(encoding="utf-8")
    assert [panel.title for panel in game.minute] == re.findall(r'^title = "(.+)"$', written, re.MULTILINE)


def test_a_game_without_one_says_nothing() -> None:
    assert BURROW.minute == []
