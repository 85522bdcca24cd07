"""BM-001 to BM-008, BM-014, BM-065: what is in the box."""

from collections import Counter

import pytest

from bestiary.games.big_monster import components as box
from bestiary.games.big_monster.lattice import PLACE_NAMES, PLACES, RANK, cell
from tests.games.big_monster import by_hand
from tests.games.big_monster.played_games import MODES, played
from tests.games.big_monster.positions import parts, position, scored


@pytest.mark.rule("BM-001")
def test_there_are_120_tiles_and_40_of_them_are_marked() -> None:
    assert dict(zip(box.KIND_IDS, box.COPIES, strict=True)) == by_hand.COPIES
    assert sum(box.COPIES) == 120
    assert sum(box.FIVE_PLUS) == 40


@pytest.mark.rule("BM-014")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 80), (3, 80), (4, 80), (5, 120), (6, 120)])
def test_marked_tiles_are_for_five_or_six(seats: int, tiles: int) -> None:
    deck = dict(zip(box.KIND_IDS, box.deck(seats), strict=True))
    assert deck == (by_hand.COPIES if seats >= 5 else by_hand.BASE)
    assert sum(deck.values()) == tiles


@pytest.mark.rule("BM-002")
def test_there_are_seven_families() -> None:
    families = {name: [k for k, f in zip(box.KIND_IDS, box.FAMILY, strict=True) if box.FAMILY_IDS[f] == name]
                for name in box.FAMILY_IDS}  # fmt: skip
    assert families == {name: list(kinds) for name, kinds in by_hand.FAMILIES.items()}


@pytest.mark.rule("BM-003")
def test_only_mutagenic_tiles_lie_flat() -> None:
    assert [kind for kind, flat in zip(box.KIND_IDS, box.FLAT, strict=True) if flat] == list(by_hand.FLAT)


@pytest.mark.rule("BM-004", "BM-005")
def test_there_are_as_many_mutation_tiles_of_a_kind_as_mutants() -> None:
    mutants = {kind: copies for kind, copies, top in zip(box.KIND_IDS, box.COPIES, box.TOP, strict=False) if top}
    assert mutants == dict.fromkeys(by_hand.LADDER, 6)
    assert sum(mutants.values()) == 24
    ladders = [box.LADDER[box.LEVELS * number : box.LEVELS * (number + 1)] for number in range(len(mutants))]
    assert box.LEVELS == 3  # as it is printed, and the two sides of a mutation tile
    assert [tuple(points[: len(by_hand.LADDER[kind])]) for kind, points in zip(mutants, ladders, strict=True)] == list(
        by_hand.LADDER.values()
    )


@pytest.mark.rule("BM-006")
def test_there_are_twelve_explorers_and_two_in_black() -> None:
    assert [name for name, black in zip(box.EXPLORER_IDS, box.BLACK, strict=True) if black] == [
        "explorer-02",
        "explorer-03",
    ]
    assert list(by_hand.EXPLORERS) == box.EXPLORER_IDS


@pytest.mark.rule("BM-007")
def test_medals_never_run_out() -> None:
    """Six players meet a goal at once: six medals, though the box has one."""
    zones = [
        [{"kind": kind, "x": 2, "y": 2 * n} for n, kind in enumerate(kinds)]
        for kinds in (
            ["ice_blue", "lava_green", "swamp", "desert", "rune_green"],
            ["ice_blue", "lava_green", "swamp", "desert", "rune_green"],
            ["ice_blue", "lava_green", "swamp", "desert", "rune_green"],
            ["ice_red", "lava_green", "swamp", "desert", "rune_red_top"],
            ["ice_red", "lava_green", "swamp", "desert", "rune_red_top"],
            ["ice_red", "lava_green", "grass_rune", "desert", "rune_red_top"],
        )
    ]
    state = position(
        seats=6, round=1, turn=6, zones=zones, goals=["desert", "rune", "different", "ice_tiles", "lava_tiles"]
    )
    assert state.save()["medals"] == {"different": [0, 1, 2, 3, 4, 5]}
    assert [parts(state, seat)["Medals"] for seat in range(6)] == [5] * 6


@pytest.mark.rule("BM-008")
def test_values_of_crystals_and_medals() -> None:
    assert dict(zip(box.COLOURS, box.CRYSTAL_POINTS, strict=True)) == {"green": 2, "red": 5, "blue": 10}
    medals = dict(zip(box.GOAL_IDS, zip(box.ALONE_NEEDS, box.TEAM_NEEDS, box.GOAL_POINTS, strict=True), strict=True))
    assert medals == by_hand.NEEDS
    assert box.PENALTY_POINTS == -10


@pytest.mark.rule("BM-065")
def test_pieces_of_crystals() -> None:
    bits = {"left": 1, "right": 2, "top": 4, "bottom": 8}
    bits |= {"top_left": 16, "top_right": 32, "bottom_left": 64, "bottom_right": 128}
    for number, kind in enumerate(by_hand.KINDS):
        assert box.PIECES[number] == sum(bits[piece] for piece in by_hand.PIECES.get(kind, ())), kind
    carrying = {name for name, kinds in by_hand.FAMILIES.items() if any(kind in by_hand.PIECES for kind in kinds)}
    assert carrying == {"lava", "rune"}


@pytest.mark.rule("BM-D15")
def test_the_window_is_numbered_as_the_ruling_says() -> None:
    assert len(PLACES) == 3203
    names = {name: rank for rank, name in enumerate(PLACE_NAMES)}
    assert (names["0,-40"], names["2,0"], names["1,40"]) == (0, 1587, 3202)
    assert RANK[cell(2, 0)] == 1587
    spots = [tuple(map(int, name.split(","))) for name in PLACE_NAMES]
    assert spots == sorted(spots, key=lambda spot: (spot[1], spot[0]))
    assert (min(x for x, _ in spots), max(x for x, _ in spots)) == (-31, 32)
    assert (min(y for _, y in spots), max(y for _, y in spots)) == (-40, 40)


@pytest.mark.parametrize("mode", list(MODES))
def test_every_tile_of_a_game_comes_from_the_box(mode: str) -> None:
    end = played(mode, 0)[-1].document
    laid = Counter(tile["kind"] for zone in end["zones"] for tile in zone)
    assert all(count <= by_hand.COPIES[kind] for kind, count in laid.items())


def test_a_zone_with_nothing_but_the_explorer_is_worth_nothing() -> None:
    assert set(scored().values()) == {0}
