"""BM-056 to BM-064: Big Monsters, lava, swamp, grassland, desert, runes."""

import pytest

from tests.games.big_monster.by_hand import LAVA
from tests.games.big_monster.positions import column, parts, position, scored, seen, tiles

LEFT, RIGHT = "big_monster_left", "big_monster_right"


@pytest.mark.rule("BM-056")
def test_a_pair_side_by_side() -> None:
    assert scored((LEFT, 2, 0), (RIGHT, 3, 0))["Big Monsters"] == 11
    assert scored((LEFT, 2, 0))["Big Monsters"] == 1
    assert scored((LEFT, 2, 0), (LEFT, 2, 2), (RIGHT, 3, 2))["Big Monsters"] == 12


@pytest.mark.rule("BM-057")
@pytest.mark.parametrize(
    "laid", [((RIGHT, 2, 0), (LEFT, 3, 0)), ((LEFT, 2, 0), (RIGHT, 3, 1)), ((LEFT, 2, 0), (RIGHT, 2, 2))]
)
def test_what_is_no_pair(laid: tuple[tuple[str, int, int], ...]) -> None:
    assert scored(*laid)["Big Monsters"] == 2


@pytest.mark.rule("BM-058")
@pytest.mark.parametrize(("kind", "points"), list(zip(LAVA, (3, 3, 3, 1, 1), strict=True)))
def test_dragons(kind: str, points: int) -> None:
    assert scored((kind, 2, 0))["Lava"] == points


@pytest.mark.rule("BM-059", "BM-T23")
@pytest.mark.parametrize(("count", "points"), [(1, 2), (2, 8), (3, 18), (4, 32), (5, 50)])
def test_swamps(count: int, points: int) -> None:
    assert scored(*column("swamp", count))["Swamp"] == points


GREENS = [("rune_green", 2, 0), ("rune_green", 3, 0), ("rune_green", 4, 0)]  # two green crystals
RED = [("rune_red_bottom", -1, 0), ("rune_red_top", -1, 2)]


def grass(kind: str, *laid: tuple[str, int, int], **options: str) -> int:
    """What a grassland tile scores beside others, whose own grassland points are taken off."""
    place = (kind, 0, -2)
    with_it, without = scored(*laid, place, options=options), scored(*laid, options=options)
    return with_it["Grassland"] - without["Grassland"]


@pytest.mark.rule("BM-060", "BM-060a")
def test_two_for_each_green_crystal() -> None:
    assert grass("grass_green_crystal") == 0
    assert grass("grass_green_crystal", *GREENS, *RED) == 4


@pytest.mark.rule("BM-060b", "BM-D10")
def test_one_for_each_crystal_is_green_as_printed_or_any() -> None:
    assert grass("grass_crystal", *GREENS, *RED) == 2
    assert grass("grass_crystal", *GREENS, *RED, grass_crystal="any") == 3


@pytest.mark.rule("BM-060c")
def test_one_for_each_lava_tile() -> None:
    assert grass("grass_lava", *column("lava_green", 4)) == 4


@pytest.mark.rule("BM-060d")
def test_two_for_each_grassland_tile() -> None:
    assert grass("grass_grassland") == 2
    assert grass("grass_grassland", ("grass_rune", 2, 0), ("grass_medal", 2, 2)) == 6


@pytest.mark.rule("BM-060e")
def test_four_for_each_whole_big_monster() -> None:
    assert grass("grass_big_monster", (LEFT, 2, 0), (RIGHT, 3, 0), (LEFT, 2, 2)) == 4


@pytest.mark.rule("BM-060f", "BM-061")
def test_one_for_each_family() -> None:
    every = [
        ("ice_red", 2, 0),
        (LEFT, 2, 2),
        ("lava_green", 2, 4),
        ("swamp", 3, 0),
        ("desert", 3, 2),
        ("rune_green", 3, 4),
    ]
    assert grass("grass_family") == 1
    assert grass("grass_family", *every[:3]) == 4
    assert grass("grass_family", *every) == 7
    assert grass("grass_family", *every, ("ice_blue", 4, 0), ("mutagenic_single", 4, 2)) == 7


@pytest.mark.rule("BM-061", "BM-083", "BM-084")
@pytest.mark.parametrize("explorer", ["explorer-05", "explorer-12"])
def test_the_explorer_is_no_family_for_that_tile(explorer: str) -> None:
    state = position(seats=6, round=2, turn=9, chosen=[explorer], zones=[tiles(("grass_family", 2, 0))])
    assert parts(state)["Grassland"] == 1


@pytest.mark.rule("BM-060g", "BM-063")
def test_two_for_each_rune_monster() -> None:
    assert grass("grass_rune", ("rune_double", 2, 0), ("rune_green", 2, 2)) == 6


@pytest.mark.rule("BM-060h")
def test_three_for_each_desert() -> None:
    assert grass("grass_desert", *column("desert", 2)) == 6


@pytest.mark.rule("BM-060i", "BM-064")
def test_two_for_each_medal_the_penalty_included() -> None:
    zones = [tiles(*column("desert", 3), ("grass_medal", 3, 0))]
    medal = position(seats=3, round=2, turn=9, chosen=["explorer-04"], zones=zones)
    assert parts(medal)["Grassland"] == 2
    zones = [tiles(("grass_medal", 2, 0)), tiles(("desert", 2, 0)), tiles(("desert", 2, 0))]
    penalty = position(seats=3, phase="over", chosen=["explorer-04"], zones=zones)
    assert seen(penalty).penalty.holders == (0,)
    assert parts(penalty)["Grassland"] == 2


@pytest.mark.rule("BM-060")
def test_grassland_counts_only_the_own_zone() -> None:
    zones = [tiles(("grass_desert", 2, 0)), tiles(*column("desert", 2))]
    assert parts(position(seats=3, turn=4, chosen=["explorer-04"], zones=zones))["Grassland"] == 0


@pytest.mark.rule("BM-061")
def test_half_a_big_monster_and_one_mutagen_are_families() -> None:
    assert grass("grass_family", (RIGHT, 2, 0), ("mutagenic_single", 2, 2)) == 3


@pytest.mark.rule("BM-062")
def test_deserts_score_nothing_themselves() -> None:
    assert set(scored(*column("desert", 2)).values()) == {0}


@pytest.mark.rule("BM-063")
def test_runes_score_nothing_themselves_and_a_double_counts_two() -> None:
    assert set(scored(("rune_double", 2, 0), ("rune_red_top", 2, 2)).values()) == {0}
    state = position(seats=6, round=2, turn=9, zones=[tiles(("rune_double", 2, 0), ("rune_red_top", 2, 2))])
    assert next(goal.have[0] for goal in seen(state).goals if goal.id == "rune") == 3
    assert seen(state).zones[0].rune_monsters == 3
