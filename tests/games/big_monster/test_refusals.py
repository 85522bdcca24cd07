"""BM-R03 to BM-R21: what is refused, with its code and rule, and without a trace."""

from collections.abc import Callable
from typing import Any

import pytest

from bestiary.core.match import Match
from bestiary.games.big_monster import GAME
from tests.games.big_monster.positions import keep_all, new, play_defaults, refused, seen, started, tiles


def keeping(**document: Any) -> Match:
    return started(**{"seats": 3, "turn": 2, "stacks": [{"tiles": ["swamp", "desert"]}], **document})


def handing(**document: Any) -> Match:
    match = keeping(chosen=["explorer-04", "explorer-05", "explorer-06"], **document)
    keep_all(match)
    return match


def handed() -> Match:
    match = handing()
    match.play(1, "hand_over ship=2")  # seat 1 leads the second turn
    return match


def placing() -> Match:
    return started(seats=3, phase="place", turn=2, zones=[tiles(("desert", 2, 0))], placing=["swamp"])


def racing() -> Match:
    return keeping(options={"draft": "race"}, chosen=["explorer-04", "explorer-05", "explorer-06"])


def duel() -> Match:
    series = [["swamp", "desert", "ice_red", "ice_blue"], ["lava_green"] * 4]
    return started(seats=2, turn=2, phase="choose_series", series=series)


def taking() -> Match:
    match = duel()
    match.play(0, "choose_series series=1")
    return match


def discarding() -> Match:
    match = taking()
    match.play(0, "take kind=swamp")
    return match


def second() -> Match:
    match = discarding()
    match.play(0, "discard kind=desert")
    match.play(0, "place at=2,0")
    return match


def not_my_explorer(match: Match) -> str:
    return f"choose_explorer explorer={seen(match, 1).explorers[0]}"


CASES: list[Any] = [
    pytest.param(keeping, 0, "choose_explorer explorer=explorer-01", "WRONG_PHASE", "BM-017",
                 marks=pytest.mark.rule("BM-R04")),
    pytest.param(keeping, 0, "keep kind=grass_crystal", "TILE_NOT_IN_HAND", "BM-028", marks=pytest.mark.rule("BM-R05")),
    pytest.param(racing, 0, "keep_and_hand_over kind=grass_crystal ship=1", "TILE_NOT_IN_HAND", "BM-028",
                 marks=pytest.mark.rule("BM-R05")),
    pytest.param(handed, 2, "hand_over ship=2", "SHIP_TAKEN", "BM-030", marks=pytest.mark.rule("BM-R06")),
    pytest.param(handing, 1, "hand_over ship=1", "OWN_SHIP_FORBIDDEN", "BM-031", marks=pytest.mark.rule("BM-R07")),
    pytest.param(racing, 0, "keep_and_hand_over kind=swamp ship=0", "OWN_SHIP_FORBIDDEN", "BM-031",
                 marks=pytest.mark.rule("BM-R07")),
    pytest.param(handing, 1, "hand_over ship=5", "NO_SUCH_SHIP", "BM-029", id="no-such-ship"),
    pytest.param(handing, 0, "keep kind=desert", "ALREADY_KEPT", "BM-028", marks=pytest.mark.rule("BM-R08")),
    pytest.param(handed, 1, "hand_over ship=0", "ALREADY_HANDED_OVER", "BM-034", marks=pytest.mark.rule("BM-R08")),
    pytest.param(lambda: keeping(turn=9), 0, "hand_over ship=1", "WRONG_PHASE", "BM-035",
                 marks=pytest.mark.rule("BM-R09")),
    pytest.param(keeping, 0, "hand_over ship=1", "WRONG_PHASE", "BM-029", marks=pytest.mark.rule("BM-R09")),
    pytest.param(handing, 0, "hand_over ship=1", "NOT_YOUR_TURN", "BM-D02", marks=pytest.mark.rule("BM-R09")),
    pytest.param(keeping, 0, "place at=2,0", "WRONG_PHASE", "BM-036", marks=pytest.mark.rule("BM-R10")),
    pytest.param(handing, 1, "place at=2,0", "WRONG_PHASE", "BM-036", marks=pytest.mark.rule("BM-R10")),
    pytest.param(handing, 0, "place at=2,0", "NOT_YOUR_TURN", "BM-026", marks=pytest.mark.rule("BM-R20")),
    pytest.param(handing, 0, "choose_explorer explorer=explorer-04", "NOT_YOUR_TURN", "BM-026", id="not-asked"),
    pytest.param(handing, 0, "pick_discard kind=swamp", "NOT_YOUR_TURN", "BM-026", id="no-pick-either"),
    pytest.param(placing, 0, "place at=2,1", "CELL_OCCUPIED", "BM-042", marks=pytest.mark.rule("BM-R11")),
    pytest.param(placing, 0, "place at=1,1", "CELL_OCCUPIED", "BM-042", marks=pytest.mark.rule("BM-R11")),
    pytest.param(placing, 0, "place at=7,7", "NOT_ADJACENT", "BM-039", marks=pytest.mark.rule("BM-R12")),
    pytest.param(placing, 0, "place at=3,0 rotation=90", "ROTATION_FORBIDDEN", "BM-041",
                 marks=pytest.mark.rule("BM-R13")),
    pytest.param(placing, 0, "place at=3,0 zone=1", "NOT_YOUR_ZONE", "BM-036", marks=pytest.mark.rule("BM-R15")),
    pytest.param(placing, 0, "move from=2,0 to=3,0", "ALREADY_PLACED", "BM-044", marks=pytest.mark.rule("BM-R14")),
    pytest.param(placing, 0, "pick_discard kind=swamp", "NO_SUCH_ABILITY", "BM-090",
                 marks=pytest.mark.rule("BM-R16", "BM-090")),
    pytest.param(lambda: keeping(chosen=["explorer-03"]), 0, "pick_discard kind=swamp", "WRONG_PHASE", "BM-091",
                 marks=pytest.mark.rule("BM-R16")),
    pytest.param(discarding, 0, "discard kind=swamp", "SAME_TILE", "BM-104", marks=pytest.mark.rule("BM-R17")),
    pytest.param(discarding, 0, "discard kind=lava_green", "NOT_IN_SERIES", "BM-105", marks=pytest.mark.rule("BM-R18")),
    pytest.param(taking, 0, "take kind=lava_green", "NOT_IN_SERIES", "BM-105", marks=pytest.mark.rule("BM-R18")),
    pytest.param(lambda: started(seats=2, turn=1), 0, "choose_series series=2", "NOT_IN_SERIES", "BM-104",
                 marks=pytest.mark.rule("BM-R18")),
    pytest.param(second, 1, "take kind=lava_green", "NOT_IN_SERIES", "BM-105", marks=pytest.mark.rule("BM-R19")),
    pytest.param(second, 0, "take kind=ice_red", "NOT_YOUR_TURN", "BM-026", marks=pytest.mark.rule("BM-R20")),
    pytest.param(duel, 1, "choose_series series=1", "NOT_YOUR_TURN", "BM-026", marks=pytest.mark.rule("BM-R20")),
    pytest.param(taking, 0, "choose_series series=2", "NOT_IN_SERIES", "BM-104", id="series-chosen"),
    pytest.param(second, 1, "discard kind=ice_red", "WRONG_PHASE", "BM-104", id="second-discards"),
    pytest.param(duel, 0, "keep kind=swamp", "WRONG_PHASE", "BM-011", id="no-draft"),
    pytest.param(keeping, 0, "take kind=swamp", "WRONG_PHASE", "BM-099", id="no-duel"),
    pytest.param(keeping, 0, "rank ship=1", "WRONG_PHASE", "BM-D03", id="not-sealed"),
    pytest.param(keeping, 0, "keep_and_hand_over kind=swamp ship=1", "WRONG_PHASE", "BM-D04", id="no-race"),
    pytest.param(racing, 0, "keep kind=swamp", "WRONG_PHASE", "BM-D04a", id="tile-without-ship"),
    pytest.param(racing, 0, "hand_over ship=1", "WRONG_PHASE", "BM-D02", id="ship-without-tile"),
]  # fmt: skip


@pytest.mark.parametrize(("given", "seat", "action", "code", "rule"), CASES)
def test_refused_with_its_code_and_rule(
    given: Callable[[], Match], seat: int, action: str, code: str, rule: str
) -> None:
    refusal = refused(given(), seat, action)
    assert (refusal.code, refusal.rule) == (code, rule)
    assert refusal.text.endswith(".")
    assert rule in GAME.rulebook.entries


@pytest.mark.rule("BM-R01")
def test_the_sentence_of_the_first_refusal() -> None:
    with pytest.raises(Exception, match="Team mode needs 4 or 6 players"):
        new(3, teams=True)


@pytest.mark.rule("BM-R03", "BM-017")
def test_an_explorer_that_was_not_dealt_to_me() -> None:
    match = new(3)
    assert refused(match, 0, not_my_explorer(match)).code == "NOT_YOUR_EXPLORER"


@pytest.mark.rule("BM-R04", "BM-017")
def test_an_explorer_is_chosen_once() -> None:
    match = new(3)
    match.play(0, match.legal(0)[0])
    assert refused(match, 0, f"choose_explorer explorer={seen(match, 0).explorers[1]}").code == "ALREADY_CHOSEN"


@pytest.mark.rule("BM-R08", "BM-028")
def test_a_second_keep_while_others_still_choose() -> None:
    match = keeping()
    match.play(0, "keep kind=swamp")
    assert refused(match, 0, "keep kind=desert").code == "ALREADY_KEPT"


@pytest.mark.rule("BM-R08", "BM-034")
def test_a_second_request_in_a_race() -> None:
    match = racing()
    match.play(0, "keep_and_hand_over kind=swamp ship=1")
    assert refused(match, 0, "keep_and_hand_over kind=desert ship=2").code == "ALREADY_HANDED_OVER"


@pytest.mark.rule("BM-R09", "BM-D02")
def test_handing_over_while_others_still_keep() -> None:
    match = keeping()
    match.play(1, match.state.default(1))
    assert refused(match, 1, "hand_over ship=0").code == "WRONG_PHASE"


@pytest.mark.rule("BM-R14", "BM-044")
def test_placing_twice_in_a_turn() -> None:
    match = placing()
    match.play(0, "place at=3,0")
    assert refused(match, 0, "place at=2,2").code == "ALREADY_PLACED"


@pytest.mark.rule("BM-R21", "BM-095")
@pytest.mark.parametrize("seats", [2, 3])
def test_nothing_at_all_may_be_done_after_the_end(seats: int) -> None:
    match = play_defaults(new(seats))
    for seat in range(seats):
        for action in range(0, GAME.actions.size, 7):
            assert refused(match, seat, action).code == "GAME_OVER"
