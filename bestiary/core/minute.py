"""A game said in a minute, for who has never played it: read from its minute.toml. Holds Structs: never compiled."""

from __future__ import annotations

from functools import cache
from importlib import resources

import msgspec
from msgspec import Struct


class Panel(Struct, frozen=True):
    """A picture and what it stands for, with the rules that say it at length."""

    title: str
    text: str
    picture: str = ""  # of the game's art
    rules: list[str] = []


class Minute(Struct, frozen=True, forbid_unknown_fields=True):
    """All panels, in the order in which they are read."""

    panel: list[Panel]


@cache
def minute(package: str) -> list[Panel]:
    """The panels of a game; none where it has no minute.toml beside its RULES.md."""
    file = resources.files(package).joinpath("minute.toml")
    if not file.is_file():
        return []
    return msgspec.toml.decode(file.read_text(encoding="utf-8"), type=Minute).panel
