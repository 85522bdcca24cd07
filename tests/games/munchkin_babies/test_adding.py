"""Adding a card as docs/adding-a-card.md says, in a copy of the package. What nobody has written is refused."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from art.munchkin_babies import GALLERY
from bestiary.games.munchkin_babies.cards.checking import check_card
from bestiary.games.munchkin_babies.cards.deck import COPIES, DECK, DOOR, IDS, KINDS, MONSTER, kinds_of, record
from bestiary.games.munchkin_babies.effects.written import EFFECTS, find, refuse_unwritten

ROOT = Path(__file__).parents[3]
DOCS = (ROOT / "docs" / "adding-a-card.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```(\w+)\n(.*?)```", DOCS, re.DOTALL)
MONSTER_ENTRY, CURSE_ENTRY = [text for sort, text in BLOCKS if sort == "toml"]
(EFFECT_FILE,) = [text for sort, text in BLOCKS if sort == "python" and "EFFECT =" in text]

PLAY_IT = """
from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.match import Match
from bestiary.games.munchkin_babies import GAME

def at_the_door(card, *actions):
    position = GAME.load({"seats": 3, "babies": [{"level": 4, "hand": ["undead", "cheat", "identical"]}, {"level": 2}]})
    match = Match(GAME, position, key=key_from_seed(1), script=[f"draw card={card}", *actions], from_position=True)
    match.play(0, "kick")
    return match

fight = at_the_door("laundry_wraith").view(0).fight
print(fight.monsters, fight.treasures, fight.foes[0].card.name)

match = at_the_door("sticky_fingers")
while match.view(0).phase == "curse_window":
    match.play(match.pending[0], "pass")
print([len(baby.hand) for baby in match.state.babies])

for seed in range(4):
    state, dice = GAME.start(4, GAME.options(max_turns=20)), Dice(key_from_seed(seed))
    while pending := state.pending():
        legal = state.legal(pending[0]) if pending[0] >= 0 else []
        state.apply(pending[0], legal[dice.below(len(legal))] if legal else state.outcome(dice.below(state.odds())))
print("played")
"""


def test_a_monster_is_one_entry_and_a_curse_with_a_new_effect_one_file_and_one_entry(tmp_path: Path) -> None:
    shutil.copytree(
        ROOT / "bestiary", tmp_path / "bestiary", ignore=shutil.ignore_patterns("static", "*.so", "__pycache__")
    )
    game = tmp_path / "bestiary" / "games" / "munchkin_babies"
    with (game / "components.toml").open("a", encoding="utf-8") as data:
        data.write(f"\n{MONSTER_ENTRY}\n{CURSE_ENTRY}\n")
    (game / "effects" / "pass_the_hand.py").write_text(EFFECT_FILE, encoding="utf-8")
    found = subprocess.run(
        [sys.executable, "-P", "-c", PLAY_IT],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.stderr == ""
    assert found.stdout.splitlines() == ["7 2 Laundry Wraith", "[0, 3, 0]", "played"]


@pytest.mark.rule("MB-002")
def test_the_deck_has_as_many_cards_as_the_rules_say() -> None:
    """A new card changes the deck: then MB-002, and this test, have to say so."""
    doors = sum(COPIES[kind] for kind in range(KINDS) if DECK[kind] == DOOR)
    assert (doors, sum(COPIES) - doors) == (95, 73)


def test_every_monster_has_a_picture() -> None:
    """A new one is drawn in art/munchkin_babies.py."""
    missing = [IDS[kind] for kind in kinds_of(MONSTER) if IDS[kind].replace("_", "-") not in GALLERY.titles]
    assert missing == []


def test_every_card_has_words() -> None:
    assert [IDS[kind] for kind in range(KINDS) if not record(kind)["text"].endswith((".", ")", "!"))] == []


def test_an_effect_that_nobody_has_written_is_refused() -> None:
    with pytest.raises(ValueError, match=r"x\.bad_stuff\.0: nobody has written the effect lose_teeth"):
        find("lose_teeth", "x.bad_stuff.0")


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"effect": "lose_levels", "m": 2}, "lose_levels has no parameter m"),
        ({"effect": "lose_levels", "n": "many"}, "lose_levels does not understand n = 'many'"),
        ({"effect": "lose_levels", "n": True}, "lose_levels does not understand n = True"),
        ({"effect": "lose_items", "n": 1, "size": "huge"}, "lose_items does not understand size = 'huge'"),
        ({"effect": "give_cards", "n": 2}, "give_cards does not understand n = 2"),
        ({"effect": "draw", "deck": "door", "n": 1}, "draw does not understand deck = 'door'"),
        ({"effect": "auto_kill", "monster": "nobody"}, "there is no card nobody"),
        ({"effect": "end_combat", "then_loot": 1}, "end_combat does not understand then_loot = 1"),
    ],
)
def test_a_parameter_that_an_effect_does_not_take_is_refused(given: dict[str, Any], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        refuse_unwritten(EFFECTS[given["effect"]], given, "here")


CARD: dict[str, Any] = {"id": "x", "name": "X", "copies": 1, "deck": "door", "kind": "race", "text": "."}


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"kind": "dragon"}, "no cards of the sort dragon"),
        ({"levl": 3}, "a race has no levl"),
        ({"abilities": [{"ability": "x_ray_eyes"}]}, "nobody has written x_ray_eyes"),
        ({"abilities": [{"ability": "hand_limit", "m": 6}]}, "hand_limit has no parameter m"),
        ({"abilities": [{"ability": "backstab", "discards": 2}]}, "backstab does not understand discards = 2"),
        ({"kind": "item", "specials": [{"effect": "glows"}]}, "nobody has written glows"),
        (
            {"kind": "item", "specials": [{"effect": "extra_big", "n": "two"}]},
            "extra_big does not understand n = 'two'",
        ),
    ],
)
def test_a_field_an_ability_or_a_special_that_nobody_has_written_is_refused(
    fields: dict[str, Any], problem: str
) -> None:
    check_card(CARD)
    with pytest.raises(ValueError, match=problem):
        check_card({**CARD, **fields})
