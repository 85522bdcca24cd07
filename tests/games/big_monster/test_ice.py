"""BM-046 to BM-055: mutants and mutagens."""

import pytest

from bestiary.games.big_monster.state import BigMonsterState
from tests.games.big_monster.positions import levels, parts, placing, position, scored, seen, tiles, told


@pytest.mark.rule("BM-046")
def test_a_double_mutagen_acts_downwards_in_both_cells() -> None:
    assert levels(("ice_red", 2, 1), ("ice_green", 3, 1), ("mutagenic_double", 2, 0)) == [1, 1, 0]
    assert levels(("mutagenic_double", 2, 0), ("ice_red", 2, -2)) == [0, 0]
    assert parts(_with(("mutagenic_double", 2, 0), explorer="explorer-06"))["Explorer"] == 2


@pytest.mark.rule("BM-047")
def test_a_single_mutagen_acts_upwards_in_its_right_cell() -> None:
    assert levels(("mutagenic_single", 2, 0), ("ice_red", 2, -2), ("ice_green", 3, -2)) == [0, 0, 1]
    assert levels(("mutagenic_single", 2, 0), ("ice_red", 2, 1), ("ice_green", 3, 1)) == [0, 0, 0]
    assert parts(_with(("mutagenic_single", 2, 0), explorer="explorer-06"))["Explorer"] == 1


def _with(*laid: tuple[str, int, int], explorer: str) -> BigMonsterState:
    return position(seats=6, round=2, turn=9, chosen=[explorer], zones=[tiles(*laid)])


@pytest.mark.rule("BM-048")
@pytest.mark.parametrize(
    ("mutagen", "mutant", "level"),
    [
        (("mutagenic_double", 2, 0), ("ice_orange", 2, 1), 1),
        (("mutagenic_double", 2, 0), ("ice_orange", 3, 1), 1),
        (("mutagenic_double", 2, 0), ("ice_orange", 4, 0), 0),  # beside
        (("mutagenic_double", 2, 0), ("ice_orange", 2, -2), 0),  # above
        (("mutagenic_single", 2, 0), ("ice_orange", 3, -2), 1),
        (("mutagenic_single", 2, 0), ("ice_orange", 4, -1), 0),
        (("mutagenic_single", 2, 0), ("ice_orange", 2, -2), 0),
    ],
)
def test_connections(mutagen: tuple[str, int, int], mutant: tuple[str, int, int], level: int) -> None:
    assert levels(mutagen, mutant) == [0, level]


@pytest.mark.rule("BM-049")
def test_a_mutant_evolves_at_once_whichever_comes_last() -> None:
    late_mutagen = placing(("ice_red", 2, 1), kind="mutagenic_double")
    late_mutagen.play(0, "place at=2,0")
    late_mutant = placing(("mutagenic_double", 2, 0), kind="ice_red")
    late_mutant.play(0, "place at=2,1")
    for match in (late_mutagen, late_mutant):
        assert {tile.kind: tile.level for tile in seen(match, 0).zones[0].tiles}["ice_red"] == 1
        assert parts(match)["Ice"] == 9
        assert told(match, "placed", 0)[-1].data["mutations"] == 1


@pytest.mark.rule("BM-050")
def test_one_placement_can_evolve_two_mutants() -> None:
    match = placing(("ice_red", 2, 1), ("ice_green", 3, 1), kind="mutagenic_double")
    match.play(0, "place at=2,0")
    assert [tile.level for tile in seen(match, 0).zones[0].tiles] == [1, 1, 0]


@pytest.mark.rule("BM-050")
def test_one_mutant_can_evolve_twice_at_once() -> None:
    match = placing(("desert", 2, 0), ("mutagenic_double", 2, -1), ("mutagenic_single", 2, 2), kind="ice_orange")
    match.play(0, "place at=3,0")
    assert seen(match, 0).zones[0].tiles[-1].level == 2
    assert parts(match)["Ice"] == 20


@pytest.mark.parametrize(
    ("kind", "points"),
    [
        pytest.param("ice_blue", (1, 10, 10), marks=pytest.mark.rule("BM-051a")),
        pytest.param("ice_orange", (2, 7, 20), marks=pytest.mark.rule("BM-051b")),
        pytest.param("ice_green", (3, 8, 18), marks=pytest.mark.rule("BM-051c")),
        pytest.param("ice_red", (4, 9, 15), marks=pytest.mark.rule("BM-051d")),
    ],
)
@pytest.mark.rule("BM-051", "BM-052")
def test_ladders(kind: str, points: tuple[int, int, int]) -> None:
    """One mutagen more than a mutant can use changes nothing."""
    mutant, above, below = (kind, 3, 0), ("mutagenic_double", 2, -1), ("mutagenic_single", 2, 2)
    beside = ("desert", 2, 0)
    assert scored(beside, mutant)["Ice"] == points[0]
    assert scored(beside, mutant, above)["Ice"] == points[1]
    assert scored(beside, mutant, below)["Ice"] == points[1]
    assert scored(beside, mutant, above, below)["Ice"] == points[2]
    top = 1 if kind == "ice_blue" else 2
    assert levels(beside, mutant, above, below)[1] == top


@pytest.mark.rule("BM-053")
@pytest.mark.parametrize("kind", ["swamp", "lava_green", "desert", "rune_green", "big_monster_left", "grass_rune"])
def test_only_mutants_mutate(kind: str) -> None:
    assert levels((kind, 2, 1), ("mutagenic_double", 2, 0)) == [0, 0]
    assert scored((kind, 2, 1), ("mutagenic_double", 2, 0))["Ice"] == 0


@pytest.mark.rule("BM-053")
def test_a_mutagen_does_not_mutate() -> None:
    assert levels(("mutagenic_single", 2, 1), ("mutagenic_double", 2, 0)) == [0, 0]


@pytest.mark.rule("BM-054")
def test_evolution_is_not_optional_and_never_reverts() -> None:
    match = placing(("ice_red", 2, 1), ("mutagenic_double", 2, 0), kind="swamp")
    assert seen(match, 0).zones[0].tiles[0].level == 1
    match.play(0, "place at=2,3")
    assert seen(match, 0).zones[0].tiles[0].level == 1
    assert all(text.startswith("place") for text in [match.text(action) for action in match.legal(1)])


@pytest.mark.rule("BM-055")
def test_mutagenic_tiles_score_nothing() -> None:
    assert set(scored(("mutagenic_double", 2, 0), ("mutagenic_single", 2, 1)).values()) == {0}
