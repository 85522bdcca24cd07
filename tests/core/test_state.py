"""What every position gives for nothing: the possible outcomes, and an empty tray."""

import pytest

from bestiary.core.game import Game
from bestiary.core.seats import CHANCE
from bestiary.core.state import State
from tests.core.matches import BURROW, CAFE, finished, new_match, play_on


@pytest.mark.parametrize(("game", "seats"), [(CAFE, 2), (CAFE, 4), (BURROW, 3)])
def test_possible_outcomes_have_all_the_tickets(game: Game, seats: int) -> None:
    state = game.new(seats)
    while state.pending() == (CHANCE,):
        possible = state.possible()
        assert sum(possible.values()) == state.odds()
        assert all(tickets > 0 and game.outcomes.has(outcome) for outcome, tickets in possible.items())
        assert set(possible) == {state.outcome(ticket) for ticket in range(state.odds())}
        state.apply(CHANCE, state.outcome(0))


def test_first_player_is_drawn_fairly() -> None:
    assert CAFE.new(4).possible() == dict.fromkeys(range(4), 1)


def test_a_game_without_trays_has_empty_ones() -> None:
    assert CAFE.new(3).tray(1) == []


def test_a_game_that_says_nothing_of_windows_races_and_offers_has_none() -> None:
    state = CAFE.new(3)
    assert (state.window(), state.idle(0), state.answers(0), state.race()) == (None, False, [], 0)
    assert BURROW.new(3).race() == 0
    assert State.turns_begun(state) == 0
    assert State.forbidden(state, 0) == []


def test_all_that_is_legal_is_worth_thinking_about_where_nothing_only_prepares() -> None:
    state = play_on(new_match(CAFE, 3), 9).state
    seat = state.pending()[0]
    assert len(state.legal(seat)) > 1
    assert state.candidates(seat) == state.legal(seat)


@pytest.mark.parametrize("game", [CAFE, BURROW])
def test_totals_winners_and_pads_are_those_of_the_result(game: Game) -> None:
    state = finished(game, 3).state
    result = state.result()
    assert result is not None
    assert State.totals(state) == state.totals() == list(result.totals)
    assert State.won_by(state) == state.won_by() == list(result.winners)
    assert State.pads(state, None) == result.pads
    assert State.pads(game.new(3), None) == ()


def test_nobody_listens_to_a_new_position_or_a_clone() -> None:
    for game in (CAFE, BURROW):
        state = game.new(3)
        assert state.told is None
        state.told = []
        assert state.clone().told is None
