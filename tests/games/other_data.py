"""What the components.py of a game says to other data than ours: its source, with something changed in the TOML."""

import runpy
import tomllib
from pathlib import Path
from typing import Any
from unittest import mock

GAMES = Path(__file__).parents[2] / "bestiary" / "games"


def read_with(game: str, old: str, new: str) -> dict[str, Any]:
    """The constants that come of it; raises what is raised where they are checked."""
    loads = tomllib.loads

    def changed(text: str) -> dict[str, Any]:
        assert text.count(old) == 1, old
        return loads(text.replace(old, new))

    with mock.patch("tomllib.loads", changed):
        return runpy.run_path(str(GAMES / game / "components.py"))
