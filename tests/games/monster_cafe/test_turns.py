"""MC-012 to MC-016: rounds and turns."""

import pytest

import bestiary
from bestiary.core.match import Match
from tests.games.monster_cafe.positions import (
    four_tables,
    options,
    play_defaults,
    refused,
    seen,
    started,
    three_tables,
    told,
)


@pytest.mark.rule("MC-012", "MC-053")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_has_four_rounds(seats: int) -> None:
    match = play_defaults(bestiary.new("monster_cafe", seats=seats, seed=11))

    assert [event.data["round"] for event in told(match, "round")] == [1, 2, 3, 4]
    assert len(told(match, "cleared")) == 4 * seats
    assert match.told(None)[-1].what == "over"


@pytest.mark.rule("MC-014")
@pytest.mark.parametrize(
    ("turn", "out", "after"),
    [(0, [], 1), (1, [], 2), (3, [], 0), (0, [1], 2), (0, [1, 2], 3), (2, [3], 0), (2, [0, 3], 1), (3, [0, 1], 2)],
)
def test_the_next_turn_goes_to_the_nearest_active_player_to_the_left(turn: int, out: list[int], after: int) -> None:
    match = started("draw kind=sludge", turn=turn, out=out, centre=four_tables()[: 4 - len(out)])

    match.play(turn, "draw")
    match.play(turn, "seat table=0")

    assert match.pending == (after,)


@pytest.mark.rule("MC-014", "MC-016")
def test_after_a_clear_too_the_turn_goes_to_the_left() -> None:
    match = started(turn=2, out=[3], centre=four_tables(["sludge"])[:3])

    match.play(2, "clear table=0")

    assert match.pending == (0,)
    assert [collection.out for collection in seen(match).collections] == [False, False, True, True]


@pytest.mark.rule("MC-015")
def test_a_turn_is_one_draw_or_one_clear() -> None:
    match = started(centre=four_tables(["sludge"], [], ["brain", "brain"]))

    assert options(match, 0) == ["draw", "clear table=0", "clear table=2"]


@pytest.mark.rule("MC-015", "MC-R04")
def test_nobody_may_pass() -> None:
    match = started(centre=four_tables(["sludge"]))

    refusal = refused(match, 0, "pass")

    assert (refusal.code, refusal.rule) == ("MUST_ACT", "MC-015")
    assert refusal.text == "You must draw a card or clear a table."


@pytest.mark.rule("MC-T18", "MC-015", "MC-037")
def test_who_starts_a_round_can_only_draw() -> None:
    match = started(turn=1, centre=four_tables())

    assert options(match, 1) == ["draw"]
    assert refused(match, 1, "clear table=0").code == "TABLE_EMPTY"


@pytest.mark.rule("MC-016")
def test_who_has_cleared_gets_no_turn_until_the_next_round() -> None:
    match = started("draw kind=brain", "draw kind=toenail", seats=3, centre=three_tables(["sludge"]))

    match.play(0, "clear table=0")
    asked: list[int] = []
    for seat, action in [(1, "draw"), (1, "seat table=1"), (2, "draw"), (2, "seat table=2"), (1, "clear table=1")]:
        asked += match.pending
        match.play(seat, action)
    asked += match.pending
    assert asked == [1, 1, 2, 2, 1, 2]
    assert match.legal(0) == []

    match.play(2, "clear table=2")
    assert seen(match).round == 2
    assert match.pending == (2,)
    match.play(2, "draw")
    if match.pending == (2,):
        match.play(2, match.legal(2)[0])

    assert match.pending == (0,)
    assert options(match, 0)[0] == "draw"


@pytest.mark.rule("MC-014")
def test_a_turn_is_counted_from_its_beginning() -> None:
    match = bestiary.new("monster_cafe", seats=4, seed=3, options={"first": 0})
    assert match.turn == 1

    match.play(0, "draw")
    assert match.turn == 1
    play_until_turn_of(match, 1)
    assert match.turn == 2
    match.play(1, next(action for action in options(match, 1) if action.startswith("clear")))
    assert match.turn == 3


def play_until_turn_of(match: Match, seat: int) -> None:
    while match.pending != (seat,):
        match.play(match.pending[0], match.legal(match.pending[0])[0])
