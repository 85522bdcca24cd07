"""The worked examples of the rulebook and of the numbered rules that are not proved elsewhere."""

import pytest

from tests.games.big_monster.positions import (
    crystals,
    keep_all,
    parts,
    placing,
    position,
    refused,
    scored,
    seen,
    started,
    texts,
    tiles,
)

LEFT, RIGHT = "big_monster_left", "big_monster_right"
PURPLE_BOTTOM, PURPLE_TOP = "lava_purple_red_bottom", "lava_purple_red_top"


@pytest.mark.rule("BM-T01", "BM-046", "BM-047", "BM-049", "BM-052")
def test_sebastians_mutations() -> None:
    """A double mutagen mutates chicken and crab, and the chicken is at its end; a single one finishes the crab."""
    match = placing(("ice_blue", 2, 1), ("ice_orange", 3, 1), kind="mutagenic_double")
    match.play(0, "place at=2,0")
    assert [tile.level for tile in seen(match, 0).zones[0].tiles] == [1, 1, 0]
    assert [tile.points for tile in seen(match, 0).zones[0].tiles] == [10, 7, 0]
    match = placing(("ice_blue", 2, 1), ("ice_orange", 3, 1), ("mutagenic_double", 2, 0), kind="mutagenic_single")
    match.play(0, "place at=2,3")
    assert [tile.level for tile in seen(match, 0).zones[0].tiles] == [1, 2, 0, 0]
    assert parts(match)["Ice"] == 10 + 20


@pytest.mark.rule("BM-T02", "BM-058", "BM-066", "BM-068")
def test_damiens_lava() -> None:
    laid = [
        ("lava_green", 2, 0),
        ("lava_green", 3, 0),
        (PURPLE_BOTTOM, 2, 2),
        (PURPLE_TOP, 3, 2),
        ("lava_blue_red_top", 2, 4),
        ("lava_blue_red_top", 2, 6),
    ]
    found = scored(*laid, explorer="explorer-01")
    assert (found["Lava"], found["Crystals"]) == (14, 17)
    assert crystals(*laid, explorer="explorer-01") == {"green": 1, "red": 1, "blue": 1}


@pytest.mark.rule("BM-T05", "BM-039", "BM-040", "BM-041")
def test_the_picture_of_allowed_and_forbidden_places() -> None:
    match = placing(kind="swamp")
    for place in ("2,0", "2,1", "2,-1", "0,-2", "-1,1"):
        assert f"place at={place}" in texts(match, 0)
    assert refused(match, 0, "place at=2,2").code == "NOT_ADJACENT"
    assert refused(match, 0, "place at=3,0").code == "NOT_ADJACENT"
    assert refused(match, 0, "place at=1,1").code == "CELL_OCCUPIED"
    assert refused(match, 0, "place at=2,0 rotation=90").code == "ROTATION_FORBIDDEN"


@pytest.mark.rule("BM-T06", "BM-060f", "BM-061")
def test_the_tile_of_different_families() -> None:
    """Ice by a mutagen only, lava, grassland, half a Big Monster; the desert is the explorer's."""
    laid = tiles(("mutagenic_single", 2, 0), ("lava_green", 2, 1), ("grass_family", 3, 1), (LEFT, 2, 3))
    state = position(seats=3, turn=5, chosen=["explorer-12"], zones=[laid])
    assert parts(state)["Grassland"] == 4


@pytest.mark.rule("BM-T07", "BM-069")
def test_half_an_offset_kills_crystals() -> None:
    assert crystals((PURPLE_BOTTOM, 2, 0), (PURPLE_TOP, 3, 1)) == {}
    assert crystals((PURPLE_BOTTOM, 2, 0), (PURPLE_TOP, 3, 0)) == {"green": 1}


@pytest.mark.rule("BM-T08")
def test_the_purple_block() -> None:
    laid = [(PURPLE_BOTTOM, 2, 0), (PURPLE_BOTTOM, 3, 0), (PURPLE_TOP, 2, 2), (PURPLE_TOP, 3, 2)]
    assert crystals(*laid) == {"green": 2, "red": 2, "blue": 1}
    assert (scored(*laid)["Crystals"], scored(*laid)["Lava"]) == (24, 4)


@pytest.mark.rule("BM-T09", "BM-068")
def test_three_quarters_are_nothing() -> None:
    three = [("lava_green", 2, 0), ("lava_green", 3, 0), ("lava_green", 2, 2)]
    assert crystals(*three) == crystals(*three, ("ice_red", 3, 2)) == {}


@pytest.mark.rule("BM-T11", "BM-056", "BM-057")
@pytest.mark.parametrize(
    ("laid", "points", "whole"),
    [
        ([(LEFT, 2, 0), (RIGHT, 3, 0), (LEFT, 4, 0), (RIGHT, 5, 0)], 22, 2),
        ([(RIGHT, 2, 0), (LEFT, 3, 0)], 2, 0),
        ([(LEFT, 2, 0), (RIGHT, 3, 1)], 2, 0),
        ([(LEFT, 2, 0), (RIGHT, 3, 0), (RIGHT, 4, 0)], 12, 1),
    ],
)
def test_rows_of_big_monsters(laid: list[tuple[str, int, int]], points: int, whole: int) -> None:
    assert scored(*laid)["Big Monsters"] == points
    state = position(seats=6, round=2, turn=9, zones=[tiles(*laid)])
    assert seen(state).zones[0].big_monsters == whole
    assert sum(tile.points or 0 for tile in seen(state).zones[0].tiles) == points


@pytest.mark.rule("BM-T13", "BM-047", "BM-048")
def test_the_single_mutagen_works_on_its_right_cell_only() -> None:
    assert scored(("ice_red", 2, 0), ("mutagenic_single", 2, 2))["Ice"] == 4
    assert scored(("ice_red", 2, 0), ("mutagenic_single", 2, 2), ("ice_red", 3, 0))["Ice"] == 4 + 9


@pytest.mark.rule("BM-T19", "BM-030", "BM-031", "BM-032", "BM-033")
def test_the_last_ship_is_mine() -> None:
    """A gives to B, B to A: C may only use the own ship. Before B acted, C could not."""
    a, b, c = 0, 1, 2
    match = started(
        seats=3, turn=1, options={"draft": "race"}, stacks=[{"tiles": ["swamp"]}] * 3,
        chosen=["explorer-04", "explorer-05", "explorer-06"],
    )  # fmt: skip
    match.play(a, "keep_and_hand_over kind=swamp ship=1")
    assert refused(match, c, "keep_and_hand_over kind=swamp ship=2").code == "OWN_SHIP_FORBIDDEN"
    match.play(b, "keep_and_hand_over kind=swamp ship=0")
    assert {text.split("ship=")[1] for text in texts(match, c)} == {"2"}


@pytest.mark.rule("BM-T19", "BM-033")
def test_with_the_explorer_the_own_ship_is_mine_at_once() -> None:
    """Then A, who is second, must use B's ship, and B A's."""
    match = started(seats=3, turn=1, initiative=[2, 0, 1], chosen=["explorer-04", "explorer-05", "explorer-02"])
    keep_all(match)
    match.play(2, "hand_over ship=2")
    assert texts(match, 0) == ["hand_over ship=1"]
    match.play(0, "hand_over ship=1")
    assert seen(match).ships[0].given_by == 1
