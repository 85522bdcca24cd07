"""BM-026 to BM-038 and BM-D01, D02, D05, D06, D12, D14: the turn of three to six players."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from bestiary.core.errors import Refused
from bestiary.games.big_monster import GAME
from tests.ending import until_over
from tests.games.big_monster.by_hand import KINDS
from tests.games.big_monster.played_games import MODES, SEEDS, played
from tests.games.big_monster.positions import (
    keep_all,
    new,
    play_defaults,
    position,
    refused,
    seen,
    started,
    texts,
    told,
)

DRAFTS = [mode for mode in MODES if mode != "duel"]
OWN_SHIP = "explorer-02"


@pytest.mark.rule("BM-026", "BM-D12")
@pytest.mark.parametrize("mode", DRAFTS)
def test_two_rounds_of_nine_turns(mode: str) -> None:
    match = play_defaults(new(MODES[mode][0], **MODES[mode][1]))
    turns = [(event.data["round"], event.data["turn"]) for event in told(match, "turn")]
    assert turns == [(number, turn) for number in (1, 2) for turn in range(1, 10)]
    assert all(event.progress for event in told(match, "turn"))


@pytest.mark.rule("BM-026")
@pytest.mark.parametrize("mode", DRAFTS)
def test_a_turn_is_keeping_handing_over_and_placing(mode: str) -> None:
    phases = [moment.document["phase"] for moment in played(mode, 0)]
    order = [phase for before, phase in pairwise(phases) if phase != before]
    turn = ["keep", "hand_over", "place"] if "hand_over" in phases else ["keep", "place"]
    start = order.index("keep")
    assert order[start : start + 2 * len(turn)] == turn * 2


@pytest.mark.rule("BM-027")
@pytest.mark.parametrize("mode", DRAFTS)
def test_hands_have_11_less_the_turn(mode: str) -> None:
    for moment in played(mode, 0):
        if moment.document["phase"] == "keep":
            assert {len(stack["tiles"]) for stack in moment.document["stacks"]} == {11 - moment.document["turn"]}


@pytest.mark.rule("BM-027")
def test_the_next_turn_begins_with_what_lies_on_the_own_ship() -> None:
    match = started(seats=3, turn=7, held=[0, 1, 2], stacks=[{"tiles": ["swamp", "desert"]}])
    before = [match.state.hand(seat) for seat in range(3)]  # type: ignore[attr-defined]
    keep_all(match)
    match.play(0, "hand_over ship=2")
    match.play(1, "hand_over ship=0")  # and seat 2 is left with ship 1
    for seat in range(3):
        match.play(seat, match.state.default(seat))
    after = [match.state.hand(seat) for seat in range(3)]  # type: ignore[attr-defined]
    assert after == [before[1][1:], before[2][1:], before[0][1:]]


@pytest.mark.rule("BM-028")
def test_a_kept_tile_is_secret_and_final() -> None:
    match = started(seats=3, turn=9, stacks=[{"tiles": ["swamp", "desert"]}])
    assert texts(match, 0) == ["keep kind=swamp", "keep kind=desert"]
    views = [seen(match, viewer) for viewer in (1, None)]
    match.play(0, "keep kind=desert")
    other = started(seats=3, turn=9, stacks=[{"tiles": ["swamp", "desert"]}])
    other.play(0, "keep kind=swamp")
    for viewer, before in zip((1, None), views, strict=True):
        assert seen(match, viewer) == seen(other, viewer) != before
        assert match.told(viewer) == other.told(viewer)
    assert seen(match, 0).kept == "desert"
    with pytest.raises(Refused, match="revealed"):
        match.back(0)
    assert refused(match, 0, "keep kind=swamp").code == "ALREADY_KEPT"


@pytest.mark.rule("BM-029", "BM-D02")
def test_the_rest_goes_on_one_ship_of_another_player() -> None:
    match = started(seats=4, turn=1)
    keep_all(match)
    assert texts(match, 0) == ["hand_over ship=1", "hand_over ship=2", "hand_over ship=3"]
    match.play(0, "hand_over ship=2")
    ship = seen(match).ships[2]
    assert (ship.free, ship.tiles, ship.given_by) == (False, 9, 0)


@pytest.mark.rule("BM-030")
def test_no_ship_gets_two_hands() -> None:
    match = started(seats=4, turn=1)
    keep_all(match)
    match.play(0, "hand_over ship=2")
    assert texts(match, 1) == ["hand_over ship=0", "hand_over ship=3"]
    assert refused(match, 1, "hand_over ship=2").code == "SHIP_TAKEN"


@pytest.mark.rule("BM-031")
def test_the_own_ship_is_forbidden_while_another_is_free() -> None:
    match = started(seats=3, turn=1, chosen=["explorer-04", "explorer-05", "explorer-06"])
    keep_all(match)
    assert refused(match, 0, "hand_over ship=0").code == "OWN_SHIP_FORBIDDEN"
    match.play(0, "hand_over ship=2")
    assert texts(match, 1) == ["hand_over ship=0"]


@pytest.mark.rule("BM-032")
def test_the_last_may_get_the_own_hand_back() -> None:
    match = started(seats=3, turn=1, chosen=["explorer-04", "explorer-05", "explorer-06"])
    keep_all(match)
    match.play(0, "hand_over ship=1")
    match.play(1, "hand_over ship=0")
    assert [event.data for event in told(match, "handed_over")][-1] == {"ship": 2, "forced": True}
    assert told(match, "handed_over")[-1].seat == 2
    assert seen(match).hands[2].dealt_to == 2


@pytest.mark.rule("BM-033", "BM-089")
def test_one_explorer_may_always_use_the_own_ship() -> None:
    match = started(seats=3, turn=1, chosen=[OWN_SHIP])
    keep_all(match)
    assert texts(match, 0) == ["hand_over ship=0", "hand_over ship=1", "hand_over ship=2"]
    match.play(0, "hand_over ship=0")
    assert seen(match).ships[0].given_by == 0


@pytest.mark.rule("BM-089")
def test_the_own_ship_must_be_free_even_for_that_explorer() -> None:
    match = started(seats=3, turn=1, chosen=[None, OWN_SHIP])
    keep_all(match)
    match.play(0, "hand_over ship=1")
    assert texts(match, 1) == ["hand_over ship=0", "hand_over ship=2"]
    assert refused(match, 1, "hand_over ship=1").code == "SHIP_TAKEN"


@pytest.mark.rule("BM-034")
def test_a_hand_on_a_ship_stays_there() -> None:
    match = started(seats=4, turn=1)
    keep_all(match)
    match.play(0, "hand_over ship=2")
    assert refused(match, 0, "hand_over ship=3").code == "ALREADY_HANDED_OVER"
    assert refused(match, 0, match.state.default(1)).code == "ALREADY_HANDED_OVER"
    with pytest.raises(Refused):
        match.back(0)


@pytest.mark.rule("BM-034", "BM-029")
def test_hands_come_at_once_after_the_choice() -> None:
    match = started(seats=3, turn=1)
    keep_all(match)
    assert seen(match).phase == "hand_over"


@pytest.mark.rule("BM-035")
@pytest.mark.parametrize("draft", ["ordered", "sealed", "race"])
def test_in_the_ninth_turn_the_other_tile_is_discarded(draft: str) -> None:
    match = started(seats=3, turn=9, options={"draft": draft}, stacks=[{"tiles": ["swamp", "desert"]}])
    match.play(0, "keep kind=desert")
    assert refused(match, 0, "hand_over ship=1").rule in ("BM-035", "BM-D02")
    keep_all(match)
    assert seen(match).phase == "place"
    assert len(seen(match).discards) == 3
    assert seen(match, 0).discards == ("swamp", None, None)
    assert seen(match).ships[0].free
    assert all(hand.size == 0 for hand in seen(match).hands)


@pytest.mark.rule("BM-036")
def test_all_kept_tiles_are_turned_up_at_once() -> None:
    match = started(seats=3, turn=9, stacks=[{"tiles": ["swamp", "desert"]}])
    match.play(0, "keep kind=desert")
    assert seen(match).placing == (None, None, None)
    keep_all(match, [1, 2])
    assert seen(match).placing[0] == "desert"
    assert [event.seat for event in told(match, "turned_up")] == [0, 1, 2]
    assert match.pending == (0, 1, 2)


@pytest.mark.rule("BM-037")
@pytest.mark.parametrize("action", ["pass", "sell kind=desert"])
def test_placing_is_mandatory(action: str) -> None:
    match = started(seats=3, phase="place", placing=["desert"])
    assert refused(match, 0, action).rule == "BM-037"
    assert {text.split()[0] for text in texts(match, 0)} == {"place"}


@pytest.mark.rule("BM-038")
def test_who_has_held_a_stack_remembers_it() -> None:
    """Given a stack that went from seat 0 to seat 1: both know it, the others do not."""
    match = started(seats=4, turn=1, stacks=[{"tiles": ["swamp"] * 3}])
    match.play(0, "keep kind=swamp")
    keep_all(match)
    mine = dict(match.state.view(0).hands[0].tiles)  # type: ignore[attr-defined]
    match.play(0, "hand_over ship=1")
    play_defaults(match, until=2)
    play_defaults(match, until=4)
    view = seen(match, 0)
    assert (view.round, view.turn) == (1, 2)
    assert view.hands[1].tiles == mine == seen(match, 1).hands[1].tiles
    assert view.hands[1].seen_by == (0, 1)
    assert [seen(match, viewer).hands[1].tiles for viewer in (2, 3, None)] == [None, None, None]


@pytest.mark.rule("BM-038")
def test_who_remembers_a_stack_does_not_know_what_is_kept_of_it() -> None:
    document: dict[str, Any] = {"seats": 3, "turn": 2, "stacks": [{"tiles": ["swamp", "desert"], "seen_by": [0, 1]}]}
    one, other = started(**document), started(**document)
    one.play(0, "keep kind=swamp")
    other.play(0, "keep kind=desert")
    assert seen(one, 1) == seen(other, 1)
    assert seen(one, 1).hands[0].tiles is not None
    assert (seen(one, 1).hands[0].tiles or {})["swamp"] == 1


@pytest.mark.rule("BM-038")
def test_who_remembers_a_stack_knows_what_was_discarded_of_it() -> None:
    match = started(seats=3, turn=9, stacks=[{"tiles": ["swamp", "desert"], "seen_by": [0, 1]}])
    match.play(0, "keep kind=desert")
    keep_all(match)
    assert seen(match, 0).discards[0] == seen(match, 1).discards[0] == "swamp"
    assert seen(match, 2).discards[0] is None
    assert seen(match, None).discards == (None, None, None)


@pytest.mark.rule("BM-038")
@pytest.mark.parametrize("mode", DRAFTS)
def test_what_is_public(mode: str) -> None:
    for moment in played(mode, 0)[::7]:
        spectator = seen(moment.state)
        for seat in range(moment.state.seats):
            view = seen(moment.state, seat)
            for field in ("ships", "goals", "teams", "order", "draft", "round", "turn", "decided", "undealt"):
                if field == "goals" and moment.document["phase"] == "place":
                    continue  # the own tile of this turn counts for its owner already
                assert getattr(view, field) == getattr(spectator, field), field
            assert [hand.size for hand in view.hands] == [hand.size for hand in spectator.hands]
            assert len(view.discards) == len(spectator.discards)


@pytest.mark.rule("BM-D01")
@pytest.mark.parametrize("mode", DRAFTS)
@pytest.mark.parametrize("seed", SEEDS)
def test_every_hand_over_passes_the_same_test(mode: str, seed: int) -> None:
    """Read from the documents alone: another free ship, or the own one for the last or by the explorer's leave."""
    for before, after in pairwise(played(mode, seed)):
        was, now = before.document, after.document
        if now["phase"] not in ("keep", "hand_over", "place") or was["round"] != now["round"]:
            continue
        gave = [seat for seat in range(now["seats"]) if was["ships"][seat] is None and now["ships"][seat] is not None]
        taken = [ship for ship in was["ships"] if ship is not None]
        if now["turn"] == was["turn"] and len(gave) <= 2:
            first = [seat for seat in gave if seat == after.seat]
            for seat in first + [seat for seat in gave if seat not in first]:
                ship = now["ships"][seat]
                assert ship not in taken
                free = now["seats"] - len(taken)
                assert ship != seat or now["chosen"][seat] == OWN_SHIP or free == 1
                taken.append(ship)


@pytest.mark.rule("BM-D02")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_initiative_goes_round_and_turns_about(seats: int) -> None:
    match = new(seats)
    permutation = list(seen(match).order)
    assert sorted(permutation) == list(range(seats))
    assert told(match, "initiative")[0].data["seats"] == permutation
    leads: Counter[int] = Counter()
    passing = 0
    for _ in until_over(match):
        view = seen(match)
        if view.phase == "hand_over" and not any(view.decided):
            start = permutation[passing % seats]
            step = 1 if view.round == 1 else -1
            assert list(view.order) == [(start + step * number) % seats for number in range(seats)]
            assert match.pending == (start,)
            leads[start] += 1
            passing += 1
        seat = match.pending[0]
        match.play(seat, match.state.default(seat))
    assert passing == 16
    assert {leads[seat] for seat in range(seats)} <= {16 // seats, -(-16 // seats)}


@pytest.mark.rule("BM-D02")
def test_everybody_keeps_in_any_order() -> None:
    match = started(seats=4, turn=1, initiative=[2, 0, 1, 3])
    assert list(match.pending) == [2, 3, 0, 1]
    for seat in (1, 3, 2, 0):
        match.play(seat, match.state.default(seat))
    assert list(match.pending) == [2]
    match.play(2, "hand_over ship=0")
    assert list(match.pending) == [3]


@pytest.mark.rule("BM-D05", "BM-D14b")
def test_defaults_of_the_draft() -> None:
    match = started(seats=4, turn=1, stacks=[{"tiles": ["swamp", "ice_green", "desert"]}], initiative=[3, 0, 1, 2])
    hand = match.state.hand(0)  # type: ignore[attr-defined]
    assert match.text(match.state.default(0)) == f"keep kind={KINDS[min(hand)]}"
    keep_all(match)
    assert match.text(match.state.default(3)) == "hand_over ship=0"
    match.play(3, "hand_over ship=1")
    assert match.text(match.state.default(0)) == "hand_over ship=2"


@pytest.mark.rule("BM-D05")
def test_the_default_never_names_the_own_ship_while_another_is_free() -> None:
    match = started(seats=3, turn=1, chosen=[OWN_SHIP], initiative=[0, 1, 2])
    keep_all(match)
    assert match.text(match.state.default(0)) == "hand_over ship=1"


@pytest.mark.rule("BM-D05")
def test_defaults_of_set_up_and_placing() -> None:
    match = new(3)
    assert match.text(match.state.default(1)) == f"choose_explorer explorer={min(seen(match, 1).explorers)}"
    placing = started(seats=3, phase="place", placing=["desert"])
    assert placing.text(placing.state.default(0)) == "place at=0,-2"


@pytest.mark.rule("BM-D14")
@pytest.mark.parametrize("mode", list(MODES))
def test_a_table_where_everybody_has_left_still_ends(mode: str) -> None:
    match = play_defaults(new(MODES[mode][0], **MODES[mode][1]))
    assert match.over


@pytest.mark.rule("BM-D06")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_handing_over_never_gets_stuck(seats: int) -> None:
    """Whatever ships are named: everybody finds one, and only the last can be left with the own."""
    documents = [position(seats=seats, phase="hand_over", chosen=[f"explorer-{n:02d}" for n in range(4, 4 + seats)])]
    ends = 0
    while documents:
        state = documents.pop()
        assert state.pending()
        (seat,) = state.pending()
        legal = state.legal(seat)
        assert legal
        assert all(GAME.actions.text(action) != f"hand_over ship={seat}" for action in legal)
        for action in legal if seats < 6 else legal[:3]:
            after = state.clone()
            after.apply(seat, action)
            if after.save()["phase"] == "hand_over":
                documents.append(after)
            else:
                ends += 1
                assert sorted(after.save()["ships"]) == list(range(seats))
    assert ends >= seats
