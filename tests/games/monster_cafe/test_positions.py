"""Positions as documents: what is filled in, and what is refused and why."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import bestiary
from bestiary.core.errors import BadPosition, UnknownName
from bestiary.games.monster_cafe import GAME
from tests.games.monster_cafe.positions import (
    CARDS,
    MEALS,
    PHASES,
    four_tables,
    owns,
    position,
    size,
    table,
)

PAGE = Path(__file__).parents[3] / "docs" / "positions" / "monster_cafe.md"
FIELDS = list(GAME.new(4).save())


# What is filled in.


def test_an_empty_document_is_the_first_turn_of_four_players() -> None:
    assert position().save() == {
        "game": "monster_cafe",
        "form": 1,
        "seats": 4,
        "options": {"first": None, "removed": None},
        "phase": "turn",
        "round": 1,
        "turn": 0,
        "started": 4,
        "drawn": None,
        "removed": [],
        "centre": [table(meal) for meal in MEALS[:4]],
        "out": [],
        "collections": [{"monsters": {}, "tables": {}}] * 4,
        "pile": dict.fromkeys(CARDS, 6),
        "stack": {meal: 1 if meal in MEALS[:4] else 2 for meal in MEALS},
        "discard": {},
        "discarded_tables": {},
    }


def test_counts_may_be_written_as_lists_or_as_numbers() -> None:
    counted = position(collections=[{"monsters": {"sludge": 2, "brain": 1}, "tables": {"bblt": 2}}])
    listed = position(collections=[{"monsters": ["sludge", "brain", "sludge"], "tables": ["bblt", "bblt"]}])

    assert counted.save() == listed.save()


@pytest.mark.parametrize(
    ("drawn", "phase"), [(None, "turn"), ("brain", "seat"), ("anything", "seat"), ("lemon_sorbet", "sorbet")]
)
def test_the_phase_follows_from_the_drawn_card(drawn: str | None, phase: str) -> None:
    assert position(drawn=drawn, collections=[owns(["sludge", "toenail"])]).save()["phase"] == phase


@pytest.mark.parametrize(
    ("collections", "out", "number"),
    [
        ([], [], 1),
        ([owns(["sludge"])], [], 1),
        ([owns([], ["bblt"])], [], 2),
        ([owns([], ["bblt"])], [0], 1),
        ([owns([], ["bblt"] * 2), owns([], ["boiled_brains"] * 2 + ["sludge_souffle"])], [1], 3),
    ],
)
def test_the_round_follows_from_the_tables_owned(collections: list[Any], out: list[int], number: int) -> None:
    assert position(collections=collections, out=out, turn=2).save()["round"] == number


def test_a_finished_game_is_in_round_four_with_everybody_out() -> None:
    document = position(phase="over").save()

    assert document["round"] == 4
    assert document["out"] == [0, 1, 2, 3]
    assert document["centre"] == [None] * 4


@pytest.mark.parametrize(
    ("seats", "turn", "tables", "out"), [(4, 2, 1, [0, 1, 3]), (3, 0, 1, [1, 2]), (2, 1, 2, [0]), (4, 1, 4, [])]
)
def test_with_a_table_for_one_player_the_others_are_out(seats: int, turn: int, tables: int, out: list[int]) -> None:
    centre = four_tables(["sludge"])[:tables]

    assert position(seats=seats, turn=turn, centre=centre).save()["out"] == out


def test_tables_left_out_of_the_centre_have_been_cleared() -> None:
    short = position(out=[3], centre=four_tables()[:3])
    marked = position(out=[3], centre=[*four_tables()[:3], None])

    assert short.save() == marked.save()


def test_the_centre_is_filled_with_meals_that_nobody_else_has() -> None:
    owned = owns([], ["spaghetti_and_eyeballs"])
    filled = position(round=2, collections=[owned], stack=[*MEALS[2:], *MEALS[3:], "bblt"][:8])

    meals = [place["meal"] for place in filled.save()["centre"]]
    assert len(meals) == 4
    assert meals[0] == "stinky_sock_stew"  # both plates are spare
    assert "bblt" not in meals  # both are in the stack


def test_with_players_out_the_centre_is_filled_for_the_others() -> None:
    centre = position(out=[1, 3]).save()["centre"]

    assert [place is not None for place in centre] == [True, True, False, False]


def test_kinds_that_are_not_mentioned_stay_out_the_last_ones_first() -> None:
    assert position(seats=3).save()["removed"] == ["bellybutton_lint", "dust_bunny"]
    mentioned = position(
        seats=3,
        centre=[table("bblt", "brain"), table("boiled_brains"), table("sludge_souffle")],
        collections=[owns(["dust_bunny"])],
    )
    assert mentioned.save()["removed"] == ["toenail", "roadkill"]


def test_kinds_named_by_the_options_stay_out() -> None:
    document = position(seats=2, options={"removed": ["sludge", "brain"]}).save()

    assert document["removed"] == ["sludge", "brain"]
    assert "sludge" not in document["pile"]
    assert "boiled_brains" not in document["stack"]


@pytest.mark.parametrize("place", ["pile", "discard", "stack", "discarded_tables"])
def test_a_kind_mentioned_anywhere_is_in_the_game(place: str) -> None:
    named = {"pile": "bellybutton_lint", "discard": "bellybutton_lint"}.get(place, "bblt")

    assert position(seats=2, round=4, **{place: [named]}).save()["removed"] == ["dust_bunny", "toenail"]


def test_cards_not_mentioned_lie_in_the_pile() -> None:
    document = position(
        centre=four_tables(["sludge"]), collections=[owns(["sludge", "brain"])], discard=["toenail"]
    ).save()

    assert (document["pile"]["sludge"], document["pile"]["brain"], document["pile"]["toenail"]) == (4, 5, 5)
    assert document["discard"] == {"toenail": 1}


def test_when_the_pile_is_given_the_rest_has_been_discarded() -> None:
    document = position(pile={"sludge": 2}).save()

    assert document["pile"] == {"sludge": 2}
    assert document["discard"]["sludge"] == 4
    assert document["discard"]["lemon_sorbet"] == 6
    assert size(document["discard"]) == 58


def test_when_the_stack_is_given_the_other_tables_have_been_discarded() -> None:
    document = position(seats=2, round=4, stack={}).save()

    assert document["stack"] == {}
    assert size(document["discarded_tables"]) == 12 - 3


def test_players_without_a_collection_have_nothing() -> None:
    document = position(collections=[{}, owns(["sludge"])]).save()

    assert document["collections"] == [
        {"monsters": {}, "tables": {}},
        {"monsters": {"sludge": 1}, "tables": {}},
        {"monsters": {}, "tables": {}},
        {"monsters": {}, "tables": {}},
    ]


@pytest.mark.rule("MC-008")
@pytest.mark.parametrize(
    ("phase", "round_", "count"),
    [("first_player", 1, 0), ("deal", 1, 0), ("starting_monsters", 1, 0), ("deal", 2, 4), ("turn", 1, 4)],
)
def test_starting_monsters_are_still_to_come_in_the_set_up_only(phase: str, round_: int, count: int) -> None:
    assert position(phase=phase, round=round_).save()["started"] == count


@pytest.mark.rule("MC-008", "MC-049")
def test_dealing_a_later_round_brings_no_second_starting_monster() -> None:
    match = bestiary.load({"game": "monster_cafe", "phase": "deal", "round": 3, "turn": 2}, seed=1)

    assert match.pending == (2,)
    assert all(size(collection["monsters"]) == 0 for collection in match.save()["collections"])


def test_a_position_names_its_game() -> None:
    assert bestiary.load({"game": "monster_cafe"}).seats == 4
    with pytest.raises(UnknownName):
        bestiary.load({"game": "monster_diner"})
    with pytest.raises(BadPosition, match=r"^game: "):
        bestiary.load({"seats": 4})
    with pytest.raises(BadPosition, match=r"^game: "):
        GAME.load({"game": "big_monster"})


def test_a_hyphen_does_as_well_as_an_underscore() -> None:
    assert bestiary.load({"game": "monster-cafe"}).seats == 4


# The page of the manual.


def examples() -> list[str]:
    return re.findall(r"```json\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def test_the_page_has_three_examples() -> None:
    assert len(examples()) == 3


@pytest.mark.parametrize("number", range(3))
def test_the_examples_of_the_page_are_positions(number: int) -> None:
    match = bestiary.load(json.loads(examples()[number]), seed=1)

    assert match.pending
    assert match.legal(match.pending[0])


def test_the_first_example_of_the_page_is_what_it_says() -> None:
    match = bestiary.load(json.loads(examples()[0]), seed=1)

    assert match.save()["out"] == [0, 1, 3]
    assert [match.text(action) for action in match.legal(2)] == ["draw", "clear table=0"]


def test_the_second_example_of_the_page_is_what_it_says() -> None:
    match = bestiary.load(json.loads(examples()[1]), seed=1)

    assert [match.text(action) for action in match.legal(0)] == ["scare kind=eyeball", "scare kind=anything"]


def test_the_third_example_of_the_page_is_what_it_says() -> None:
    match = bestiary.load(json.loads(examples()[2]), seed=1)

    assert [match.text(action) for action in match.legal(1)] == ["clear table=1", "clear table=2"]


def test_the_page_explains_every_name() -> None:
    page = PAGE.read_text(encoding="utf-8")

    for name in FIELDS:
        assert f"| `{name}` |" in page
    for phase in PHASES:
        assert f"`{phase}`" in page
    for card in (*CARDS, *MEALS):
        assert f"`{card}`" in page
