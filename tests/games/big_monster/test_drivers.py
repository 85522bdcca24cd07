"""BM-D01, D03, D04: the sealed draft and the race, and that all three ways of drafting replay exactly."""

from typing import Any

import pytest

from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.errors import Refused
from bestiary.core.match import Match
from bestiary.core.record import Record, replay, verify
from bestiary.games.big_monster import GAME
from tests.ending import until_over
from tests.games.big_monster.positions import keep_all, new, refused, seen, started, texts, told

SEALED = {"draft": "sealed"}
RACING = {"draft": "race"}
OWN_SHIP = "explorer-02"


def sealed(**document: Any) -> Match:
    return started(**{"seats": 4, "turn": 3, "initiative": [2, 0, 1, 3], "options": SEALED, **document})


def race(**document: Any) -> Match:
    return started(**{"seats": 4, "turn": 3, "initiative": [2, 0, 1, 3], "options": RACING, **document})


def submit(match: Match, seat: int, *ships: int) -> None:
    for ship in ships:
        match.play(seat, f"rank ship={ship}")
    match.play(seat, match.state.default(seat))


@pytest.mark.rule("BM-D03")
def test_rankings_are_resolved_in_the_order_of_initiative() -> None:
    """Passing turn 2 is led by seat 1: it goes 1, 2, 3, 0."""
    match = sealed()
    submit(match, 0, 3, 1)
    submit(match, 3, 2, 0)
    submit(match, 2, 3, 0)
    submit(match, 1, 3, 2)
    given = [(event.seat, event.data["ship"]) for event in told(match, "handed_over")]
    assert given == [(1, 3), (2, 0), (3, 2), (0, 1)]
    assert seen(match).phase == "place"


@pytest.mark.rule("BM-D03", "BM-032")
def test_the_own_ship_only_when_none_is_free() -> None:
    match = sealed(seats=3, initiative=[0, 1, 2], turn=1)
    submit(match, 0, 1)
    submit(match, 1, 0)
    submit(match, 2, 0)
    assert [event.data["ship"] for event in told(match, "handed_over")] == [1, 0, 2]


@pytest.mark.rule("BM-D03", "BM-033")
def test_one_explorer_may_rank_the_own_ship() -> None:
    match = sealed(chosen=[None, OWN_SHIP])
    assert "rank ship=1" in texts(match, 1)
    assert "rank ship=0" not in texts(match, 0)
    assert refused(match, 0, "rank ship=0").code == "OWN_SHIP_FORBIDDEN"
    submit(match, 1, 1)
    keep_all(match)
    assert told(match, "handed_over")[0].seat == 1
    assert told(match, "handed_over")[0].data["ship"] == 1


@pytest.mark.rule("BM-D03")
def test_a_submission_is_secret_and_final() -> None:
    one, other = sealed(), sealed()
    submit(one, 0, 3, 1)
    submit(other, 0, 2)
    for viewer in (1, 2, 3, None):
        assert seen(one, viewer) == seen(other, viewer)
        assert one.told(viewer) == other.told(viewer)
    assert seen(one, 0).ranking == (3, 1, 2, 0)
    assert refused(one, 0, "rank ship=2").code == "ALREADY_HANDED_OVER"
    assert refused(one, 0, "keep kind=swamp").code == "ALREADY_KEPT"
    with pytest.raises(Refused):
        one.back(0)


@pytest.mark.rule("BM-D03", "BM-D05")
def test_ships_that_are_not_ranked_follow_round_the_table() -> None:
    match = sealed()
    submit(match, 2, 1)
    assert seen(match, 2).ranking == (1, 3, 0, 2)
    submit(match, 0)
    assert seen(match, 0).ranking == (1, 2, 3, 0)


@pytest.mark.rule("BM-D03")
def test_ships_are_ranked_in_the_tray() -> None:
    match = sealed()
    match.play(0, "rank ship=3")
    assert seen(match, 0).ranking == (3,)
    assert refused(match, 0, "rank ship=3").code == "ALREADY_RANKED"
    match.play(0, "rank ship=1")
    assert not any("rank" in text for text in texts(match, 0))  # the last one ranks itself
    assert match.pending == (1, 2, 3, 0)
    match.back(0)
    assert seen(match, 0).ranking == (3,)


@pytest.mark.rule("BM-D04", "BM-D04a", "BM-D04b")
def test_in_a_race_who_comes_first_has_the_choice() -> None:
    """One request for tile and ship; whoever is still missing is waited for in the order of initiative."""
    match = race(stacks=[{"tiles": ["swamp"]}, {"tiles": ["swamp"]}])
    assert list(match.pending) == [1, 2, 3, 0]
    match.play(0, "keep_and_hand_over kind=swamp ship=3")
    assert list(match.pending) == [1, 2, 3]
    assert seen(match).ships[3].given_by == 0
    assert refused(match, 1, "keep_and_hand_over kind=swamp ship=3").code == "SHIP_TAKEN"
    match.play(1, "keep_and_hand_over kind=swamp ship=2")  # and chooses again


@pytest.mark.rule("BM-D04a", "BM-028")
def test_in_a_race_nobody_sees_the_tile() -> None:
    one, other = race(stacks=[{"tiles": ["swamp", "desert"]}]), race(stacks=[{"tiles": ["swamp", "desert"]}])
    one.play(0, "keep_and_hand_over kind=swamp ship=3")
    other.play(0, "keep_and_hand_over kind=desert ship=3")
    for viewer in (1, 2, 3, None):
        assert seen(one, viewer) == seen(other, viewer)


@pytest.mark.rule("BM-D04a", "BM-D01", "BM-032")
def test_in_a_race_the_last_chooses_the_tile_and_the_ship_is_forced() -> None:
    match = race(seats=3, initiative=[0, 1, 2], stacks=[{"tiles": ["swamp"]}] * 3)
    match.play(2, "keep_and_hand_over kind=swamp ship=0")
    match.play(0, "keep_and_hand_over kind=swamp ship=2")
    assert {text.split("ship=")[1] for text in texts(match, 1)} == {"1"}
    match.play(1, "keep_and_hand_over kind=swamp ship=1")
    assert told(match, "handed_over")[-1].data == {"ship": 1, "forced": True}
    assert seen(match).phase == "place"


@pytest.mark.rule("BM-D04e", "BM-D05")
def test_who_is_missing_at_the_end_of_a_race_is_resolved_in_order() -> None:
    match = race()
    match.play(3, match.state.default(3))
    assert seen(match).ships[0].given_by == 3
    for seat in match.pending:
        match.play(seat, match.state.default(seat))
    assert [(event.seat, event.data["ship"]) for event in told(match, "handed_over")] == [
        (3, 0),
        (1, 2),
        (2, 3),
        (0, 1),
    ]


@pytest.mark.rule("BM-D04b")
def test_the_same_requests_in_another_order_give_another_race() -> None:
    requests = [(0, 2), (1, 2), (2, 0), (3, 0)]
    ends = []
    for order in (requests, requests[::-1]):
        match = race(stacks=[{"tiles": ["swamp"]}] * 4)
        accepted = []
        for seat, ship in order:
            action = f"keep_and_hand_over kind=swamp ship={ship}"
            if match.why_not(seat, action) is None:
                match.play(seat, action)
                accepted.append((seat, ship))
        ends.append(accepted)
    assert ends == [[(0, 2), (2, 0)], [(3, 0), (1, 2)]]


@pytest.mark.rule("BM-D01", "BM-D03", "BM-D04", "BM-I13")
@pytest.mark.parametrize("draft", ["ordered", "sealed", "race"])
@pytest.mark.parametrize("seats", [3, 5])
def test_every_draft_replays_exactly(draft: str, seats: int) -> None:
    """Whoever is waited for acts in any order; the record has the order of arrival."""
    match = new(seats, seed=seats, draft=draft)
    dice = Dice(key_from_seed(draft))
    for _ in until_over(match):
        seat = match.pending[dice.below(len(match.pending))]
        legal = match.legal(seat)
        match.play(seat, legal[dice.below(len(legal))])
    record = Record.from_json(match.record().to_json())
    assert verify(record, GAME).outcomes_checked
    *_, (_, _, last) = replay(record, GAME)
    assert last.save() == match.save()
    again = Match.resume(record, GAME)
    assert again.record() == record
    assert all(again.told(viewer) == match.told(viewer) for viewer in (*range(seats), None))


@pytest.mark.rule("BM-D13")
@pytest.mark.parametrize("draft", ["ordered", "sealed", "race"])
def test_partners_are_told_no_more_than_anybody(draft: str) -> None:
    """Every event is for one seat, for all but one, or for everybody: there is no channel for a team."""
    match = new(4, teams=True, draft=draft)
    for _ in until_over(match):
        seat = match.pending[-1]
        match.play(seat, match.legal(seat)[-1])
    tos = {event.to for viewer in (*range(4), None) for event in match.told(viewer)}
    assert tos <= {-1, *(1 << seat for seat in range(4)), *(~(1 << seat) for seat in range(4))}
