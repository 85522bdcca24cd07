"""BM-099 to BM-111: two players."""

from itertools import pairwise
from typing import Any

import pytest

from bestiary.core.match import Match
from bestiary.games.big_monster import GAME
from bestiary.games.big_monster.actions import OUTCOMES
from bestiary.games.big_monster.scoring import result
from tests.games.big_monster.played_games import SEEDS, played
from tests.games.big_monster.positions import (
    column,
    new,
    parts,
    play_defaults,
    position,
    refused,
    seen,
    started,
    texts,
    tiles,
    told,
)

ONE = ["rune_double", "lava_green", "ice_red", "ice_blue"]
TWO = ["swamp", "desert", "desert", "big_monster_left"]


def duel(**document: Any) -> Match:
    """The second turn, in which Yoann, seat 0, is first."""
    return started(**{"seats": 2, "turn": 2, "phase": "choose_series", "series": [ONE, TWO], "first": 0, **document})


@pytest.mark.rule("BM-099")
def test_eighty_tiles_in_twenty_stacks() -> None:
    match = new(2)
    assert seen(match).undealt == 80
    for seat in (0, 1):
        match.play(seat, match.legal(seat)[0])
    assert seen(match).undealt == 76
    assert sum(seen(match).series[0].values()) == 4
    end = play_defaults(match)
    assert seen(end).undealt == 0


@pytest.mark.rule("BM-100")
def test_no_black_suits_for_two() -> None:
    state = position(seats=2, phase="explorers")
    names = {OUTCOMES.text(outcome).split("=")[1] for outcome in state.possible()}
    assert names == {f"explorer-{number:02d}" for number in range(1, 13)} - {"explorer-02", "explorer-03"}
    for seed in range(10):
        match = new(2, seed=seed)
        assert not {"explorer-02", "explorer-03"} & {name for seat in (0, 1) for name in seen(match, seat).explorers}


@pytest.mark.rule("BM-102")
def test_who_begins_is_drawn_or_named() -> None:
    assert {seen(new(2, seed=seed)).first for seed in range(12)} == {0, 1}
    assert GAME.new(2, {"goals": ["big_monster", "ice_tiles", "lava_tiles"]}).possible() == {
        OUTCOMES.parse("first seat=0"): 1,
        OUTCOMES.parse("first seat=1"): 1,
    }
    assert seen(new(2, first=1)).first == 1


@pytest.mark.rule("BM-103", "BM-I15")
@pytest.mark.parametrize("seed", SEEDS)
def test_how_many_series_lie_open(seed: int) -> None:
    opened: dict[int, list[int]] = {}
    for moment in played("duel", seed):
        if moment.document["phase"] in ("choose_series", "take"):
            opened.setdefault(moment.document["turn"], [len(series) for series in moment.document["series"]])
    assert opened[1] == [4, 0]
    assert sorted(opened[20]) == [0, 4]
    assert all(opened[turn] == [4, 4] for turn in range(2, 20))


@pytest.mark.rule("BM-104")
def test_the_first_player_selects_a_series_takes_one_and_discards_one() -> None:
    match = duel()
    assert texts(match, 0) == ["choose_series series=1", "choose_series series=2"]
    match.play(0, "choose_series series=2")
    assert texts(match, 0) == ["take kind=big_monster_left", "take kind=swamp", "take kind=desert"]
    match.play(0, "take kind=desert")
    assert texts(match, 0) == ["discard kind=big_monster_left", "discard kind=swamp", "discard kind=desert"]
    match.play(0, "discard kind=swamp")
    assert seen(match).discards == ("swamp",)
    assert seen(match).phase == "place_first"


@pytest.mark.rule("BM-105")
def test_the_second_player_takes_one_of_the_two_that_are_left() -> None:
    match = duel()
    for action in ("choose_series series=2", "take kind=desert", "discard kind=swamp", "place at=2,0"):
        match.play(0, action)
    assert match.pending == (1,)
    assert texts(match, 1) == ["take kind=big_monster_left", "take kind=desert"]
    match.play(1, "take kind=desert")
    assert seen(match).discards == ("swamp", "big_monster_left")


@pytest.mark.rule("BM-106", "BM-T04")
def test_turn_two_of_the_rulebook() -> None:
    """Yoann takes the double rune and discards the lava tile: Celine chooses between two ice tiles; series 2 stays."""
    drawn = ["swamp", "swamp", "swamp", "swamp"]
    match = duel(zones=[tiles(("desert", 2, 0))] * 2)
    match = started(*(f"deal kind={kind}" for kind in drawn), **_document(match))
    for action in ("choose_series series=1", "take kind=rune_double", "discard kind=lava_green", "place at=2,2"):
        match.play(0, action)
    assert texts(match, 1) == ["take kind=ice_blue", "take kind=ice_red"]
    match.play(1, "take kind=ice_red")
    match.play(1, "place at=2,2")
    view = seen(match)
    assert view.discards[-2:] == ("lava_green", "ice_blue")
    assert (view.turn, view.first, match.pending) == (3, 1, (1,))
    assert view.series == ({"swamp": 4}, {"big_monster_left": 1, "swamp": 1, "desert": 2})
    assert [event.data["series"] for event in told(match, "series")] == [1]


def _document(match: Match) -> dict[str, Any]:
    return {name: value for name, value in match.save().items() if name not in ("game", "form", "deck", "series")} | {
        "series": [ONE, ["swamp", "desert", "desert", "big_monster_left"]]
    }


@pytest.mark.rule("BM-T04")
def test_sixteen_stacks_are_left_in_the_third_turn() -> None:
    game = played("duel", 0)
    third = next(m.state for m in game if (m.document["turn"], m.document["phase"]) == (3, "choose_series"))
    assert seen(third).undealt == 4 * 16


@pytest.mark.rule("BM-107", "BM-I15")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_first_player_changes_every_turn(seed: int) -> None:
    firsts = {}
    for moment in played("duel", seed):
        if moment.document["turn"]:
            firsts[moment.document["turn"]] = moment.document["first"]
    assert all(firsts[one] != firsts[other] for one, other in pairwise(sorted(firsts)))
    assert len(firsts) == 20


@pytest.mark.rule("BM-108")
def test_everybody_places_right_after_taking_and_is_seen() -> None:
    match = duel()
    for action in ("choose_series series=1", "take kind=ice_red", "discard kind=ice_blue"):
        match.play(0, action)
    assert refused(match, 1, "take kind=lava_green").code == "NOT_YOUR_TURN"
    assert refused(match, 0, "place at=3,0").code == "NOT_ADJACENT"
    match.play(0, "place at=2,0")
    assert seen(match, 1).zones[0].tiles[0].kind == "ice_red"


@pytest.mark.rule("BM-109")
def test_medals_are_checked_when_both_have_placed() -> None:
    three = [*column("desert", 2)]
    match = duel(
        turn=4, zones=[tiles(*three), tiles(*three)], series=[["desert", "desert", "swamp", "swamp"], ONE], first=1,
        chosen=["explorer-04", "explorer-01"],
    )  # fmt: skip
    for action in ("choose_series series=1", "take kind=desert", "discard kind=swamp", "place at=2,4"):
        match.play(1, action)
    assert seen(match).goals[0].winners == ()
    match.play(0, "take kind=desert")
    match.play(0, "place at=2,4")
    assert seen(match).goals[0].winners == (0, 1)
    assert [parts(match, seat)["Medals"] for seat in (0, 1)] == [10, 10]


@pytest.mark.rule("BM-110")
@pytest.mark.parametrize("seed", SEEDS)
def test_twenty_tiles_each(seed: int) -> None:
    end = played("duel", seed)[-1].document
    assert end["turn"] == 20
    assert [len(zone) for zone in end["zones"]] == [20, 20]
    assert len(end["discards"]) == 40


@pytest.mark.rule("BM-110")
@pytest.mark.parametrize(("counts", "penalised"), [((1, 2), (0,)), ((2, 1), (1,)), ((2, 2), (0, 1))])
def test_the_penalty_of_two(counts: tuple[int, int], penalised: tuple[int, ...]) -> None:
    zones = [tiles(*column("desert", count)) for count in counts]
    state = position(seats=2, phase="over", zones=zones, chosen=["explorer-04", "explorer-01"])
    assert seen(state).penalty.holders == penalised


@pytest.mark.rule("BM-111")
def test_ties_of_two_are_broken_by_points_of_big_monsters() -> None:
    """A pair beats three halves, although these are more tiles; bonuses of grassland do not count."""
    pair = tiles(("big_monster_left", 2, 0), ("big_monster_right", 3, 0))
    halves = tiles(*column("big_monster_left", 3), ("grass_big_monster", 3, 0))
    state = position(seats=2, phase="over", zones=[halves, pair])
    assert result(state, [50, 50], ()).ranking == ((1,), (0,))
    assert result(state, [50, 49], ()).ranking == ((0,), (1,))
    even = position(seats=2, phase="over", zones=[pair, pair])
    assert result(even, [50, 50], ()).ranking == ((0, 1),)


@pytest.mark.rule("BM-D05")
def test_defaults_of_two() -> None:
    match = duel()
    plays = []
    for _ in range(6):
        seat = match.pending[0]
        plays.append((seat, match.text(match.state.default(seat))))
        match.play(seat, match.state.default(seat))
    assert plays == [
        (0, "choose_series series=1"),
        (0, "take kind=ice_blue"),
        (0, "discard kind=ice_red"),
        (0, "place at=0,-2"),
        (1, "take kind=lava_green"),
        (1, "place at=0,-2"),
    ]


@pytest.mark.rule("BM-103")
def test_the_series_is_not_asked_where_there_is_one_only() -> None:
    match = new(2)
    for seat in (0, 1):
        match.play(seat, match.legal(seat)[0])
    assert seen(match).phase == "take"
    assert seen(match).picked == 1
    verbs = [moment.verb for moment in played("duel", 0)]
    assert verbs.count("choose_series") == 18
