"""BM-065 to BM-070: crystals."""

import pytest

from tests.games.big_monster.positions import crystals, placing, position, scored, seen, tiles

PURPLE_BOTTOM, PURPLE_TOP = "lava_purple_red_bottom", "lava_purple_red_top"


@pytest.mark.rule("BM-066")
def test_two_green_halves_side_by_side() -> None:
    assert crystals(("rune_green", 2, 0), ("lava_blue_red_top", 3, 0)) == {"green": 1}
    assert crystals(("rune_green", 2, 0), ("desert", 3, 0), ("rune_green", 4, 0)) == {}


@pytest.mark.rule("BM-066")
def test_two_red_halves_one_above_the_other() -> None:
    assert crystals(("rune_red_bottom", 2, 0), ("rune_red_top", 2, 2)) == {"red": 1}
    assert crystals(("rune_red_top", 2, 0), ("rune_red_bottom", 2, 2)) == {}
    assert crystals(("rune_red_bottom", 2, 0), ("rune_red_bottom", 2, 2)) == {}


@pytest.mark.rule("BM-066")
def test_four_blue_quarters() -> None:
    block = [("lava_green", 2, 0), ("lava_green", 3, 0), ("lava_green", 2, 2), ("lava_green", 3, 2)]
    assert crystals(*block) == {"blue": 1}
    assert crystals(*block, ("lava_green", 4, 0), ("lava_green", 4, 2)) == {"blue": 2}
    runes = [("rune_blue_bottom", 2, 0), ("rune_blue_bottom", 3, 0), ("rune_blue_top", 2, 2), ("rune_blue_top", 3, 2)]
    assert crystals(*runes) == {"blue": 1}
    assert crystals(("rune_blue_top", 2, 0), ("lava_green", 3, 0), ("lava_green", 2, 2), ("lava_green", 3, 2)) == {}


@pytest.mark.rule("BM-066", "BM-070")
@pytest.mark.parametrize("order", ["bdca", "acdb", "abdc", "abcd"])
def test_whichever_quarter_comes_last_completes_a_blue_crystal(order: str) -> None:
    around = {"a": (2, 0), "b": (3, 0), "c": (2, 2), "d": (3, 2)}
    *before, last = [around[letter] for letter in order]
    laid = [("desert", 1, -2), ("desert", 2, -2), ("desert", 3, -2)] if last == (2, 0) else []
    match = placing(*laid, *[("lava_green", *place) for place in before], kind="lava_green")
    assert seen(match, 0).parts[0]["Crystals"] == 0
    match.play(0, f"place at={last[0]},{last[1]}")
    assert seen(match, 0).parts[0]["Crystals"] == 10


@pytest.mark.rule("BM-066", "BM-070")
@pytest.mark.parametrize("missing", range(4))
def test_three_quarters_are_no_crystal_whichever_is_missing(missing: int) -> None:
    block = [("lava_green", 2, 0), ("lava_green", 3, 0), ("lava_green", 2, 2), ("lava_green", 3, 2)]
    block[missing] = ("desert", *block[missing][1:])
    assert scored(*block)["Crystals"] == 0


@pytest.mark.rule("BM-066", "BM-070")
def test_one_tile_completes_two_blue_crystals_at_once() -> None:
    around = [(2, 0), (2, 2), (3, 2), (4, 2), (4, 0)]
    match = placing(*[("lava_green", *place) for place in around], kind="lava_green", seats=6)
    match.play(0, "place at=3,0")
    assert seen(match, 0).parts[0]["Crystals"] == 20


@pytest.mark.rule("BM-067")
@pytest.mark.parametrize(
    ("explorer", "laid", "found"),
    [
        ("explorer-10", [("rune_green", 2, 0)], {"green": 1}),
        ("explorer-10", [("rune_green", -1, 0)], {"green": 1}),
        ("explorer-10", [("rune_green", 2, 1)], {}),
        ("explorer-06", [("rune_red_top", 0, 2), ("rune_red_top", 1, 2)], {"red": 2}),
        ("explorer-12", [("rune_red_top", 0, 2), ("rune_red_top", 1, 2)], {"red": 1}),
        ("explorer-08", [("lava_green", 2, 0), ("lava_green", 2, 2), ("lava_green", 1, 2)], {"blue": 1}),
        ("explorer-08", [("lava_green", 2, 0), ("lava_green", 2, -2), ("lava_green", 1, -2)], {"blue": 1}),
        ("explorer-02", [("lava_green", -1, 0), ("lava_green", -1, 2), ("lava_green", 0, 2)], {"blue": 1}),
        ("explorer-04", [("rune_green", 2, 0), ("rune_red_top", 0, 2)], {}),
    ],
)
def test_the_explorers_pieces_count(explorer: str, laid: list[tuple[str, int, int]], found: dict[str, int]) -> None:
    assert crystals(*laid, explorer=explorer) == found


@pytest.mark.rule("BM-068")
def test_incomplete_crystals_count_for_nothing() -> None:
    three = [("lava_green", 2, 0), ("lava_green", 3, 0), ("lava_green", 2, 2)]
    assert scored(*three)["Crystals"] == 0
    assert scored(*three, explorer="explorer-11")["Explorer"] == 0
    assert scored(*three, ("grass_green_crystal", 4, 0))["Grassland"] == 0


@pytest.mark.rule("BM-069")
@pytest.mark.parametrize(
    "laid",
    [
        [("rune_green", 2, 0), ("rune_green", 3, 1)],
        [("lava_green", 2, 0), ("lava_green", 3, 1), ("lava_green", 2, 2), ("lava_green", 3, 3)],
        [("rune_red_bottom", 2, 0), ("desert", 3, 0), ("rune_red_top", 3, 2)],
    ],
)
def test_shifted_neighbours_complete_nothing(laid: list[tuple[str, int, int]]) -> None:
    assert crystals(*laid) == {}


@pytest.mark.rule("BM-070")
def test_crystals_are_counted_again_after_every_placement() -> None:
    match = placing(("rune_green", 2, 0), kind="lava_blue_red_top")
    assert seen(match, 0).parts[0]["Crystals"] == 0
    match.play(0, "place at=3,0")
    assert seen(match, 0).parts[0]["Crystals"] == 2


def test_a_crystal_is_shown_where_its_pieces_meet() -> None:
    laid = [(PURPLE_BOTTOM, 2, 0), (PURPLE_BOTTOM, 3, 0), (PURPLE_TOP, 2, 2), (PURPLE_TOP, 3, 2)]
    state = position(seats=6, round=2, turn=9, chosen=["explorer-04"], zones=[tiles(*laid)])
    found = {(crystal.colour, crystal.x, crystal.y) for crystal in seen(state).zones[0].crystals}
    assert found == {("green", 6, 2), ("green", 6, 6), ("red", 5, 4), ("red", 7, 4), ("blue", 6, 4)}


RING = [(2, 0), (3, 0), (4, 0), (2, 2), (4, 2), (2, 4), (3, 4), (4, 4)]
HALVES = {(2, 2): "rune_green", (4, 2): "rune_green", (3, 0): "rune_red_bottom", (3, 4): "rune_red_top"}


@pytest.mark.rule("BM-066", "BM-070")
@pytest.mark.parametrize(
    ("kind", "sides", "made"),
    [
        ("lava_green", {}, 4),
        (PURPLE_BOTTOM, {}, 4),
        (PURPLE_TOP, {}, 4),
        (PURPLE_BOTTOM, HALVES, 3),
        (PURPLE_TOP, HALVES, 3),
        ("lava_blue_red_bottom", HALVES, 3),
        ("lava_blue_red_top", HALVES, 3),
    ],
)
def test_a_place_shows_the_crystals_that_a_tile_makes_whole_there(
    kind: str, sides: dict[tuple[int, int], str], made: int
) -> None:
    match = placing(*[(sides.get(place, "lava_green"), *place) for place in RING], kind=kind, seats=6)
    (spot,) = [spot for spot in seen(match, 0).tiles[0].spots if (spot.x, spot.y) == (3, 2)]
    assert len(spot.crystals) == made
    before = set(seen(match, 0).zones[0].crystals)
    match.play(0, "place at=3,2")
    assert set(seen(match, 0).zones[0].crystals) - before == set(spot.crystals)
