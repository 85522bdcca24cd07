"""Other printings than ours: our TOML with something changed in it."""

import tomllib
from importlib import resources
from typing import Any

OURS = resources.files("bestiary.games.monster_baby_rescue").joinpath("components.toml").read_text(encoding="utf-8")
DATA: dict[str, Any] = tomllib.loads(OURS)  # the bare values, not as the game reads them
TILES: dict[str, dict[str, Any]] = {tile["id"]: tile for tile in DATA["care_tile"]}


def changed(old: str, new: str, count: int = 1) -> str:
    """Our printing with a piece of its text replaced, which must be there so many times."""
    assert OURS.count(old) == count, (old, OURS.count(old))
    return OURS.replace(old, new)


def with_tile(name: str, old: str, new: str) -> str:
    """Our printing with a line of one tile replaced."""
    start = OURS.index(f'id = "{name}"')
    end = OURS.find("_tile]]", start)
    entry = OURS[start:] if end < 0 else OURS[start:end]
    assert entry.count(old) == 1, (name, old)
    return OURS[:start] + entry.replace(old, new) + OURS[start + len(entry) :]


def with_costs(*costs: int) -> str:
    """Our printing with other costs of the places."""
    return changed("row_costs = [2, 2, 3, 3, 4, 4]", f"row_costs = {list(costs)}")
