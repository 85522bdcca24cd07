"""Positions as documents: what is filled in."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import bestiary
from bestiary.core.errors import BadPosition
from bestiary.games.monster_baby_rescue import GAME
from bestiary.games.monster_baby_rescue.phases import PHASES
from tests.games.monster_baby_rescue.positions import ROW, home, levels, options, position, track
from tests.games.monster_baby_rescue.printings import TILES

PAGE = Path(__file__).parents[3] / "docs" / "positions" / "monster_baby_rescue.md"
FIELDS = list(GAME.new(3).save())


def test_an_empty_document_is_the_first_turn_of_three_players() -> None:
    deck = [name for name, tile in TILES.items() if tile["players"] in ("2+", "3+")]

    assert position().save() == {
        "game": "monster_baby_rescue",
        "form": 1,
        "seats": 3,
        "options": {"monsters": None, "goals": None, "finals": None, "printing": ""},
        "phase": "take",
        "placed": 6,
        "turn": 0,
        "monsters": ["basilisk", "cerberus", "orc"],
        "goals": "AAAAAAAAAA",
        "finals": "AAAA",
        "row": deck[:6],
        "deck": deck[6:],
        "track": track((0, 0), (1, 0), (2, 0)),
        "homes": [{"tiles": [], "levels": levels(1, 1, 1), "red": 0, "green": 0, "goals": []}] * 3,
        "choosing": None,
        "final": False,
        "waiting": [],
    }


LAST_TWO: dict[str, Any] = {"waiting": [0, 1], "track": track((2, 0), (0, 0), (1, 0))}


@pytest.mark.parametrize(
    ("document", "turn"),
    [
        ({"track": track((2, 1), (0, 1), (1, 4))}, 2),
        ({"final": True, "waiting": [1, 2], "row": [None, *ROW[1:]]}, 1),
        ({"final": True, "track": track((1, 0), (2, 3), (0, 4))}, 1),
        ({"phase": "choose_gem", "choosing": "DIA04", "homes": [{}, {}, home("DIA04")]}, 2),
    ],
)
def test_the_turn_follows_from_the_track_the_queue_or_the_open_choice(document: dict[str, Any], turn: int) -> None:
    assert position(**document).save()["turn"] == turn


@pytest.mark.parametrize(
    ("document", "lying"),
    [
        ({"phase": "start_order"}, 0),
        ({"phase": "deal", "placed": 4}, 4),
        ({"phase": "take"}, 6),
        ({"phase": "refill"}, 5),
        ({"phase": "choose_part", "choosing": "IMP28", "homes": [home("IMP28")]}, 5),
        ({"final": True}, 6),
        ({"final": True, "waiting": [2]}, 4),
        ({"final": True, "phase": "choose_part", "choosing": "IMP28", "homes": [home("IMP28")], **LAST_TWO}, 4),
        ({"phase": "over"}, 3),
    ],
)
def test_the_row_is_filled_as_far_as_it_would_be(document: dict[str, Any], lying: int) -> None:
    row = position(**document).save()["row"]

    assert [tile is not None for tile in row] == [place < lying for place in range(6)]


def test_tiles_not_mentioned_lie_in_the_deck() -> None:
    document = position(seats=2, row=ROW, homes=[home("PLY01")]).save()

    assert len(document["deck"]) == 32 - 6 - 1
    assert not {*ROW, "PLY01"} & set(document["deck"])


def test_when_the_deck_is_given_the_rest_is_out_of_the_game() -> None:
    document = position(seats=2, row=ROW, deck=["PLY01", "BED04"]).save()

    assert document["deck"] == ["BED04", "PLY01"]  # it has no order
    assert GAME.load(document).save() == document


def test_in_final_turns_the_deck_is_empty() -> None:
    assert position(final=True).save()["deck"] == []
    assert position(final=True).save()["waiting"] == [0, 1, 2]
    assert position(phase="over").save()["final"] is True


def test_sides_and_monsters_of_the_options_are_filled_in() -> None:
    chosen = {"monsters": ["dragon", "orc"], "goals": "ABABABABAB", "finals": "BBBB"}
    document = position(seats=2, options=chosen).save()

    assert (document["monsters"], document["goals"], document["finals"]) == (["dragon", "orc"], "ABABABABAB", "BBBB")


def test_levels_not_mentioned_are_one() -> None:
    document = position(homes=[home(levels={"torso": 3})]).save()

    assert document["homes"][0]["levels"] == levels(1, 3, 1)


@pytest.mark.parametrize("phase", PHASES[:5])
def test_a_set_up_goes_on_from_any_of_its_phases(phase: str) -> None:
    match = bestiary.load({"game": "monster_baby_rescue", "seats": 4, "phase": phase}, seed=3)

    assert len(match.pending) == 1
    assert match.legal(match.pending[0])


def test_a_position_names_its_game() -> None:
    assert bestiary.load({"game": "monster-baby-rescue", "seats": 2}).seats == 2
    with pytest.raises(BadPosition, match=r"^game: "):
        GAME.load({"game": "monster_cafe"})


# The page of the manual.


def examples() -> list[str]:
    """The indented blocks of the page."""
    return [block.strip() for block in re.findall(r"(?:^    .*\n)+", PAGE.read_text(encoding="utf-8"), re.MULTILINE)]


def test_the_example_of_the_page_is_what_it_says() -> None:
    (example,) = examples()
    match = bestiary.load(json.loads(example), seed=1)

    assert match.pending == (0,)
    assert options(match, 0) == [f"take place={place}" for place in range(1, 7)]
    assert match.save()["homes"][0]["green"] == 1


def test_the_page_explains_every_name() -> None:
    page = PAGE.read_text(encoding="utf-8")

    for name in FIELDS:
        assert f"`{name}`" in page or name in ("game", "form", "seats", "options")
    for phase in PHASES:
        assert f"`{phase}`" in page
