"""Whatever a viewer sees that has a name, described: cards, tiles, goals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import Struct
from rich.text import Text

from bestiary.core.source import SAID
from bestiary.core.view import View
from bestiary.terminal.lettering import plain

MOST = 4  # of what is found
QUIET = ("id", "name", "text", "kind", "named", "source", "name_source")


def describe(view: View, words: str) -> list[Text]:
    """What has a name with these words in it, each once."""
    sought = words.casefold()
    found: dict[str, Text] = {}
    for thing in _named(view):
        name = str(getattr(thing, "name", "")).replace("_", " ")
        if sought in name.casefold() and name not in found:
            found[name] = _told(thing, name)
    exact = [text for name, text in found.items() if name.casefold() == sought]
    return exact or list(found.values())[:MOST]


def _named(thing: Any) -> Iterator[Struct]:
    if isinstance(thing, Struct):
        if isinstance(getattr(thing, "name", None), str):
            yield thing
        for field in thing.__struct_fields__:
            yield from _named(getattr(thing, field))
    elif isinstance(thing, Mapping):
        for value in thing.values():
            yield from _named(value)
    elif isinstance(thing, list | tuple):
        for value in thing:
            yield from _named(value)


def _told(thing: Struct, name: str) -> Text:
    told = Text(plain(name), "bold")
    words = str(getattr(thing, "text", "") or "")
    if words:
        told.append(f": {plain(words)}", "not bold")
    facts = [_fact(field, getattr(thing, field)) for field in thing.__struct_fields__ if field not in QUIET]
    facts += [SAID[getattr(thing, "source", "")]] if getattr(thing, "source", "") in SAID else []
    if any(facts):
        told.append(f" ({plain(', '.join(filter(None, facts)))})", "not bold dim")
    return told


def _fact(field: str, value: object) -> str:
    """A field in words; "" where it says nothing."""
    name = field.replace("_", " ")
    if value is True:
        return name
    return f"{name} {value}".replace("_", " ") if isinstance(value, str | int) and value not in ("", False) else ""
