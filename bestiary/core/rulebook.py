"""The numbered rules of a game, read from its RULES.md. Holds Structs: never compiled."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib import resources

from msgspec import Struct

from bestiary.core.prose import prose

# A rule is the first cell of a table row (| MC-024 | ... |) or a bold list entry (- **BM-051a** ...).
_ROW = re.compile(r"^\|\s*([A-Z]{1,2}-[A-Z]?\d+[a-z]?)\s*\|\s*(.+?)\s*\|")
_ENTRY = re.compile(r"^\s*-\s+\*\*([A-Z]{1,2}-[A-Z]?\d+[a-z]?)\b([^*]*)\*\*(.+)$")
_HEADING = re.compile(r"^#+\s+(.+)$")
# What proves rules rather than being one: worked examples, refusals, invariants.
_PROOF = re.compile(r"^[A-Z]{1,2}-[TRI]\d+[a-z]?$")


class Rule(Struct, frozen=True):
    """One numbered rule, in our own words and as players read it, and the section it stands in."""

    id: str
    text: str
    section: str
    proof: bool  # an example, refusal or invariant, not a rule of its own


class Rulebook:
    """All of them, in their order."""

    def __init__(self, entries: list[Rule]) -> None:
        self.entries = {entry.id: entry for entry in entries}

    @classmethod
    def parse(cls, text: str, names: Mapping[str, str] | None = None) -> Rulebook:
        """Reads the tables and lists of a RULES.md; `names` says what the ids in it are called."""
        section = ""
        entries: list[Rule] = []
        for line in text.splitlines():
            if heading := _HEADING.match(line):
                section = prose(heading[1], names)
            elif row := _ROW.match(line):
                entries.append(_rule(row[1], prose(row[2], names), section))
            elif entry := _ENTRY.match(line):
                entries.append(_rule(entry[1], prose(f"{entry[2]}{entry[3]}", names), section))
        return cls(entries)

    @property
    def rules(self) -> list[Rule]:
        """Rules, sub-rules and rulings."""
        return [entry for entry in self.entries.values() if not entry.proof]

    def find(self, words: str) -> list[Rule]:
        """Every entry whose id or text has all these words in it, without regard to case."""
        wanted = words.casefold().split()
        return [entry for entry in self.entries.values() if all(word in _searchable(entry) for word in wanted)]


@cache
def table_rules() -> Rulebook:
    """What the kernel itself refuses, whatever the game."""
    return Rulebook.parse(resources.files("bestiary.core").joinpath("RULES.md").read_text(encoding="utf-8"))


def _rule(identifier: str, text: str, section: str) -> Rule:
    return Rule(identifier, text, section, _PROOF.match(identifier) is not None)


def _searchable(entry: Rule) -> str:
    return f"{entry.id} {entry.text} {entry.section}".casefold()
