"""MR-072 to MR-080, MR-084, MR-085: the final scoring tiles, one by one."""

import pytest

from bestiary.games.monster_baby_rescue.view import FinalTile, RescueView
from tests.games.monster_baby_rescue.positions import counted, position


def tile(name: str, seats: int = 2, **counts: list[int]) -> FinalTile:
    """A final scoring tile, and what it pays seats with these counts."""
    for finals in ("AAAA", "BBBB"):
        view = counted(seats, finals, **counts).view(None)
        assert isinstance(view, RescueView)
        for found in view.finals:
            if found.name == name:
                return found
    raise ValueError(name)


def pays(name: str, **counts: int) -> int:
    """What it pays seat 0."""
    return tile(name, 2, **{count: [value] for count, value in counts.items()}).pays[0]


def shares(name: str, counts: list[int]) -> list[int]:
    """What a majority pays each seat."""
    column = {"longest ladder": "rungs", "comfiest home": "symbols"}[name]
    return list(tile(name, len(counts), **{column: counts}).pays)


LEVELS = [(head, torso, legs) for head in range(1, 5) for torso in range(1, 5) for legs in range(1, 5)]


@pytest.mark.rule("MR-072", "MR-072a")
@pytest.mark.parametrize(("head", "torso", "legs"), [levels for levels in LEVELS if 1 not in levels])
def test_lowest_part_without_a_part_at_level_one(head: int, torso: int, legs: int) -> None:
    points = {2: 4, 3: 8, 4: 12}[min(head, torso, legs)]

    assert pays("lowest part", head=head, torso=torso, legs=legs) == points


@pytest.mark.rule("MR-072", "MR-072b")
@pytest.mark.parametrize(("head", "torso", "legs"), [levels for levels in LEVELS if 1 in levels])
def test_lowest_part_with_parts_at_level_one(head: int, torso: int, legs: int) -> None:
    lost = 3 * (head, torso, legs).count(1)

    assert pays("lowest part", head=head, torso=torso, legs=legs) == -lost


@pytest.mark.rule("MR-073")
@pytest.mark.parametrize(
    ("count", "points"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 6), (5, 9), (6, 12), (7, 12), (12, 12)]
)
def test_diamond_count(count: int, points: int) -> None:
    for red in range(max(0, count - 6), min(6, count) + 1):
        assert pays("diamond count", red=red, green=count - red) == points


@pytest.mark.rule("MR-073")
def test_diamonds_on_linked_hearts_count_too() -> None:
    assert pays("diamond count", red=2, green=2, linked_red=2, linked_green=2) == 6


@pytest.mark.rule("MR-074")
@pytest.mark.parametrize(
    ("rungs", "points"), [(0, -1), (1, 1), (2, 2), (3, 4), (4, 6), (5, 9), (6, 12), (7, 12), (11, 12)]
)
def test_ladder_length(rungs: int, points: int) -> None:
    assert pays("ladder length", rungs=rungs) == points


@pytest.mark.rule("MR-075")
@pytest.mark.parametrize("red", range(7))
@pytest.mark.parametrize("green", range(7))
def test_diamond_pairs(red: int, green: int) -> None:
    points = -1 if red == green == 0 else 3 * min(red, green)

    assert pays("diamond pairs", red=red, green=green) == points


@pytest.mark.rule("MR-076")
def test_longest_ladder_pays_five_three_and_two_for_rungs() -> None:
    assert shares("longest ladder", [1, 4, 2, 3, 5]) == [0, 3, 0, 2, 5]
    other = tile("longest ladder", 3, playgrounds=[3, 2, 1], rungs=[1, 2, 3])
    assert list(other.pays) == [2, 3, 5]  # rungs, not tiles


@pytest.mark.rule("MR-077")
def test_comfiest_home_pays_six_four_and_two_for_symbols() -> None:
    assert shares("comfiest home", [1, 4, 2, 3, 5]) == [0, 4, 0, 2, 6]
    other = tile("comfiest home", 3, beds=[3, 2, 1], symbols=[1, 2, 3])
    assert list(other.pays) == [2, 4, 6]  # symbols, not tiles


TIES = [
    # counts, of the knots (5, 3, 2), of the beds (6, 4, 2)
    ([3, 3], [4, 4], [5, 5]),
    ([3, 3, 1], [4, 4, 2], [5, 5, 2]),
    ([3, 1, 1], [5, 2, 2], [6, 3, 3]),
    ([2, 2, 2], [3, 3, 3], [4, 4, 4]),
    ([3, 3, 1, 1], [4, 4, 1, 1], [5, 5, 1, 1]),
    ([3, 1, 1, 1], [5, 1, 1, 1], [6, 2, 2, 2]),
    ([2, 2, 2, 1], [3, 3, 3, 0], [4, 4, 4, 0]),
    ([4, 3, 2, 2], [5, 3, 1, 1], [6, 4, 1, 1]),
    ([2, 2, 2, 2], [2, 2, 2, 2], [3, 3, 3, 3]),
    ([4, 4, 2, 1, 1], [4, 4, 2, 0, 0], [5, 5, 2, 0, 0]),
    ([4, 2, 2, 2, 2], [5, 1, 1, 1, 1], [6, 1, 1, 1, 1]),
    ([4, 3, 2, 2, 2], [5, 3, 0, 0, 0], [6, 4, 0, 0, 0]),
    ([4, 4, 2, 2, 2], [4, 4, 0, 0, 0], [5, 5, 0, 0, 0]),
    ([4, 3, 3, 2, 1], [5, 2, 2, 0, 0], [6, 3, 3, 0, 0]),
    ([2, 2, 2, 2, 2], [2, 2, 2, 2, 2], [2, 2, 2, 2, 2]),
    ([2, 2, 2, 2, 1], [2, 2, 2, 2, 0], [3, 3, 3, 3, 0]),
]


@pytest.mark.rule("MR-078")
@pytest.mark.parametrize(("counts", "knots", "beds"), TIES)
def test_who_ties_shares_the_prizes_of_the_places_they_fill(
    counts: list[int], knots: list[int], beds: list[int]
) -> None:
    assert shares("longest ladder", counts) == knots
    assert shares("comfiest home", counts) == beds
    assert shares("longest ladder", counts[::-1]) == knots[::-1]  # whoever sits where


@pytest.mark.rule("MR-079")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([0, 0], [0, 0]),
        ([0, 1], [0, 5]),
        ([0, 2, 0], [0, 5, 0]),
        ([2, 0, 2, 0], [4, 0, 4, 0]),
        ([1, 0, 0, 2, 0], [3, 0, 0, 5, 0]),
    ],
)
def test_nothing_gets_nothing(counts: list[int], points: list[int]) -> None:
    assert shares("longest ladder", counts) == points


@pytest.mark.rule("MR-080")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_prizes_are_the_same_for_every_number_of_players(seats: int) -> None:
    counts = list(range(9, 9 - seats, -1))

    assert shares("longest ladder", counts) == [5, 3, 2, 0, 0][:seats]
    assert shares("comfiest home", counts) == [6, 4, 2, 0, 0][:seats]


@pytest.mark.rule("MR-084")
@pytest.mark.parametrize(("head", "torso", "legs"), LEVELS)
def test_parts_at_their_best(head: int, torso: int, legs: int) -> None:
    points = sum({1: -1, 2: 0, 3: 2, 4: 4}[level] for level in (head, torso, legs))

    assert pays("parts at their best", head=head, torso=torso, legs=legs) == points


@pytest.mark.rule("MR-085")
@pytest.mark.parametrize(
    ("symbols", "points"),
    [(0, -1), (1, 0), (2, 1), (3, 2), (4, 4), (5, 6), (6, 8), (7, 10), (8, 10), (16, 10)],
)
def test_bed_count(symbols: int, points: int) -> None:
    assert pays("bed count", symbols=symbols) == points


@pytest.mark.rule("MR-072", "MR-084", "MR-085", "MR-075", "MR-076")
def test_which_tile_has_which_two_sides() -> None:
    sides = []
    for finals in ("AAAA", "BBBB"):
        view = counted(2, finals).view(None)
        assert isinstance(view, RescueView)
        sides.append([found.name for found in view.finals])

    assert sides == [
        ["lowest part", "diamond count", "ladder length", "comfiest home"],
        ["parts at their best", "diamond pairs", "longest ladder", "bed count"],
    ]


@pytest.mark.rule("MR-072", "MR-073", "MR-074", "MR-075", "MR-076", "MR-077", "MR-084", "MR-085")
@pytest.mark.parametrize(
    ("sides", "shown"),
    [
        (
            "AAAA",
            [
                ("lowest part", "lowest_level", None, (0, 0, 4, 8, 12), 0, -3),
                ("diamond count", "table", "diamonds", (0, 1, 2, 4, 6, 9, 12), 0, 0),
                ("ladder length", "table", "rungs", (-1, 1, 2, 4, 6, 9, 12), 0, 0),
                ("comfiest home", "majority", "bed_symbols", (6, 4, 2), 0, 0),
            ],
        ),
        (
            "BBBB",
            [
                ("parts at their best", "per_part", None, (0, -1, 0, 2, 4), 0, 0),
                ("diamond pairs", "diamond_pairs", None, (), 3, -1),
                ("longest ladder", "majority", "rungs", (5, 3, 2), 0, 0),
                ("bed count", "table", "bed_symbols", (-1, 0, 1, 2, 4, 6, 8, 10), 0, 0),
            ],
        ),
    ],
)
def test_a_final_tile_shows_what_it_counts_and_what_it_pays(sides: str, shown: list[tuple[object, ...]]) -> None:
    tiles = position(finals=sides).view(None).finals

    assert [(tile.name, tile.rule, tile.counts, tile.table, tile.each, tile.worst) for tile in tiles] == shown
