"""What the documents say of the settings is what they are."""

from __future__ import annotations

import re
from pathlib import Path

from bestiary.processes import usable_cores
from bestiary.server.settings import NOT_SET_SO, Settings, read_settings

DOCS = Path(__file__).parents[2] / "docs"


def test_every_setting_stands_in_the_document_with_its_default(tmp_path: Path) -> None:
    text = (DOCS / "server.md").read_text(encoding="utf-8")
    table = text.partition("\n## Settings\n")[2].partition("\n## ")[0]
    told: dict[str, str] = {}
    for names, defaults in re.findall(r"^\| ([a-z_, ]+) \| (.*?) ?\|", table, flags=re.MULTILINE):
        if names != "name":
            told |= zip(names.split(", "), defaults.split(", "), strict=True)
    usual = read_settings(tmp_path)
    assert (told.pop("thinkers"), usual.thinkers) == ("cores - 1", max(1, usable_cores() - 1))
    are = {name: getattr(usual, name) for name in Settings.__struct_fields__ if name not in (*NOT_SET_SO, "thinkers")}
    assert told == {name: f"{value:g}" if isinstance(value, float) else str(value or "") for name, value in are.items()}


def test_bots_are_told_the_limits_there_are(tmp_path: Path) -> None:
    text = " ".join((DOCS / "bots.md").read_text(encoding="utf-8").split())
    limits = read_settings(tmp_path)
    for limit in (
        f"{limits.requests_a_second:g} requests a second from one address ({limits.requests_at_once} at once",
        f"{limits.connections} connections and {limits.tokens} tokens of one guest",
        f"{limits.connections_of_address} connections of one address",
        f"{limits.largest_body // 1024} kB a request",
    ):
        assert limit in text
