"""What a tile would bring, line by line: it adds up, it comes true, and it is said in the game's words."""

import random

import pytest

from bestiary.core.match import Match
from bestiary.core.view import Choice
from bestiary.games.big_monster.medals import PENALTY, held
from bestiary.games.big_monster.scoring import medal_points, points
from bestiary.games.big_monster.state import BigMonsterState
from tests.ending import until_over
from tests.games.big_monster.positions import new, seen, started, tiles


def choice(match: Match, seat: int, text: str) -> Choice:
    return next(one for one in match.choices(seat) if one.text == text)


def lines(one: Choice) -> list[tuple[str, int]]:
    return [(line.category, line.points) for line in one.receipt]


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {}), (4, {"draft": "race"}), (5, {"draft": "sealed"})])
def test_what_was_promised_of_every_tile_is_the_score_at_the_end(seats: int, options: dict[str, str]) -> None:
    match, dice = new(seats, seed=seats, **options), random.Random(seats)
    promised = [0] * seats
    for _ in until_over(match):
        seat = match.pending[0]
        offered = match.choices(seat)
        dear = max(offered, key=lambda one: (one.gain or 0, dice.random()))
        if dear.text.startswith("place"):
            assert dear.gain == sum(line.points for line in dear.receipt)
            promised[seat] += dear.gain
        match.play(seat, dear.action)
    state = match.state
    assert isinstance(state, BigMonsterState)
    for seat in range(seats):
        medals = [medal for medal in held(state, seat) if medal != PENALTY]
        assert promised[seat] == points(state.zones[seat], len(medals)) + medal_points(medals)


def test_crystals_a_medal_and_what_counts_it() -> None:
    match = started(
        seats=4,
        phase="place",
        round=2,
        turn=6,
        goals=["desert", "rune", "crystal_set", "mutagenic", "different"],
        chosen=["explorer-08"],
        zones=[
            tiles(("lava_purple_red_bottom", 2, 0), ("lava_green", 1, 2), ("rune_green", 3, 0), ("grass_medal", 3, 2))
        ],
        placing=["lava_purple_red_top"],
    )
    closing = choice(match, 0, "place at=2,2")
    assert (closing.label, closing.gain) == ("Place the Purple dragon left of the Grassland (+25)", 25)
    assert lines(closing) == [
        ("Blue crystal", 10),
        ("Red crystal with your Purple dragon", 5),
        ("Medal Crystal set", 5),
        ("Explorer: 2 for each medal", 2),
        ("Grassland: 2 for each medal", 2),
        ("Purple dragon", 1),
    ]
    (tile,) = seen(match, 0).tiles
    assert tile.reason == "blue + red crystal, medal"
    assert tile.best is not None
    assert [(part.words, part.points) for part in tile.spots[tile.best].receipt] == lines(closing)
    assert {lines(one)[-1] for one in match.choices(0)} == {("Purple dragon", 1)}


def test_a_whole_big_monster_and_a_half_alone() -> None:
    match = started(
        seats=3, phase="place", turn=2, chosen=["explorer-04"], zones=[tiles(("big_monster_left", 2, 0))],
        placing=["big_monster_right"],
    )  # fmt: skip
    assert lines(choice(match, 0, "place at=3,0")) == [("Whole Big Monster: 11 instead of 1", 10)]
    assert lines(choice(match, 0, "place at=2,2")) == [("Big Monster head", 1)]


def test_mutants_evolve_and_swamps_count_each_other() -> None:
    match = started(
        seats=3,
        phase="place",
        turn=4,
        chosen=["explorer-04"],
        zones=[tiles(("ice_red", 2, 1), ("ice_blue", 3, 1)), tiles(("swamp", 2, 0), ("swamp", 2, 2))],
        placing=["mutagenic_double", "swamp"],
    )
    assert lines(choice(match, 0, "place at=2,0")) == [
        ("Red ice mutant evolves: 9 instead of 4", 5),
        ("Blue ice mutant evolves: 10 instead of 1", 9),
    ]
    swamp = match.choices(1)[0]
    assert lines(swamp) == [("2 other swamps: 2 more each", 4), ("Swamp monster: 2 for each of 3", 6)]


def test_a_hand_says_what_each_tile_brings_at_its_best_place() -> None:
    match = started(
        seats=3,
        turn=3,
        chosen=["explorer-04"],
        zones=[tiles(("big_monster_left", 2, 0), ("desert", -1, 0))],
        stacks=[{"tiles": ["big_monster_right", "desert", "ice_green", "grass_family"]}],
    )
    head = choice(match, 0, "keep kind=big_monster_right")
    assert (head.label, head.gain, head.outcome) == (
        "Keep the Big Monster head (+10 at best)",
        10,
        "a whole Big Monster",
    )
    by_kind = {tile.kind: tile for tile in seen(match, 0).tiles}
    assert {kind: by_kind[kind].reason for kind in ("desert", "ice_green", "grass_family")} == {
        "desert": "2 of 3 for the medal",
        "ice_green": "then 8, then 18",
        "grass_family": "1 for each family",
    }
    tile = by_kind["big_monster_right"]
    assert tile.best is not None
    assert sum(part.points for part in tile.spots[tile.best].receipt) == tile.spots[tile.best].points == 10
    assert by_kind["desert"].best is None


def test_places_are_told_by_what_lies_beside_them() -> None:
    match = started(
        seats=3, phase="place", turn=3, zones=[tiles(("lava_green", 2, 0), ("lava_green", 3, 0))], placing=["desert"]
    )
    labels = {one.text: one.title for one in match.choices(0)}
    assert len(set(labels.values())) == len(labels)
    assert labels["place at=4,0"] == "Place the Desert monster right of the second Green dragon"
    assert labels["place at=4,1"] == "Place the Desert monster right of the second Green dragon, lower down"
    assert labels["place at=0,2"] == "Place the Desert monster below the explorer, to the left"
