"""Where the facts of a game's data come from. Never compiled."""

import tomllib
from collections.abc import Iterable, Mapping
from importlib import resources
from typing import Any, Literal, get_args

Source = Literal[
    "rulebook",  # stated in the rulebook's text
    "public",  # stated by a public page, or an open implementation
    "inferred",  # follows from these
    "invented",  # our own choice
]
SOURCES: tuple[Source, ...] = get_args(Source)
SAID: dict[str, str] = {
    "rulebook": "from the rulebook",
    "public": "from public pages",
    "inferred": "inferred",
    "invented": "invented here",
}


def source(told: str) -> Source:
    """What a components.toml says of a fact begins with one of the four words, and may say more.

    >>> source("inferred: this kind of face must exist")
    'inferred'
    """
    first = told.partition(" ")[0].rstrip(":;,")
    for known in SOURCES:
        if first == known:
            return known
    raise ValueError(f"{told!r} does not begin with one of {', '.join(SOURCES)}")


def components(package: str) -> dict[str, Any]:
    """The data of a game with all they say of themselves, as the components.toml beside its code has them."""
    return tomllib.loads(resources.files(package).joinpath("components.toml").read_text(encoding="utf-8"))


def count(entries: Iterable[Mapping[str, Any]], *wanted: Source, field: str = "provenance") -> int:
    """How many cards or tiles, copies counted, are from one of these sources; where none is named, of all."""
    return sum(entry.get("copies", 1) for entry in entries if not wanted or source(entry[field]) in wanted)
