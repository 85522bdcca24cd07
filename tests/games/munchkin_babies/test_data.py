"""The cards are data, and the rules name none of them."""

import ast
from pathlib import Path
from typing import Any

import pytest

from bestiary.games import munchkin_babies
from bestiary.games.munchkin_babies.cards.checking import CARD, CLAUSES, MATCH, NUMBER, SLOTS_NAMED, Values, understood
from bestiary.games.munchkin_babies.cards.deck import IDS, ITEM, SORT, record

FOLDER = Path(munchkin_babies.__file__).parent
ITEMS = [IDS[kind] for kind in range(len(IDS)) if SORT[kind] == ITEM]
SLOTS = {
    "headgear": "Headgear",
    "armor": "Armor",
    "footgear": "Footgear",
    "1_hand": "1 Hand",
    "2_hands": "2 Hands",
    "none": "no slot",
}


@pytest.mark.rule("MB-088", "MB-089", "MB-090", "MB-091", "MB-096")
@pytest.mark.parametrize("item", ITEMS)
def test_an_item_takes_the_slot_that_its_text_names(item: str) -> None:
    facts = record(IDS.index(item))
    text = facts["text"].split(".")[0]
    assert [slot for slot, words in SLOTS.items() if words in text] == [facts["slot"]]
    assert ("Big" in text) == facts["big"]


def test_no_rule_names_a_card() -> None:
    """Class and Race names are words of the rules (MB-074), and so is what a vocabulary shares with a card."""
    own = {IDS[kind] for kind in range(len(IDS)) if record(kind)["kind"] not in ("class", "race")}
    shared = {"hireling", "cheat", "super_munchkin", "half_breed", "undead", "time_out", "wandering_monster"}
    for path in FOLDER.rglob("*.py"):
        tree = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        literals = {node.value for node in tree if isinstance(node, ast.Constant) and isinstance(node.value, str)}
        assert literals & (own - shared) == set(), path.name


def test_card_data_hold_plain_values_only() -> None:
    for kind in range(len(IDS)):
        assert plain(record(kind))


def plain(value: Any) -> bool:
    if isinstance(value, dict):
        return all(isinstance(name, str) and plain(part) for name, part in value.items())
    if isinstance(value, list):
        return all(plain(part) for part in value)
    return isinstance(value, str | int | bool) and not (isinstance(value, str) and "lambda" in value)


@pytest.mark.parametrize(
    ("known", "value", "so"),
    [
        (SLOTS_NAMED, ["headgear", "1_hand"], True),
        (SLOTS_NAMED, ["headgear", "wings"], False),
        (SLOTS_NAMED, "", False),
        (SLOTS_NAMED, SLOTS_NAMED[0], False),
        (NUMBER, 3, True),
        (NUMBER, True, False),
        (NUMBER, NUMBER[0], False),
        (MATCH, {}, True),
        (MATCH, [], False),
        (CLAUSES, [], True),
        (CLAUSES, {}, False),
        (CARD, "rug_rat", True),
        (CARD, 3, False),
        ((1, "all"), "all", True),
        ((1, "all"), True, False),
    ],
)
def test_what_an_effect_is_given_is_of_the_sort_that_it_takes(known: Values, value: Any, so: bool) -> None:
    assert understood(known, value) == so
