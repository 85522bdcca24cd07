"""What every position gives for nothing: the possible outcomes, and an empty tray."""

import pytest

from bestiary.core.game import Game
from bestiary.core.seats import CHANCE
from tests.core.matches import BURROW, CAFE


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


def test_nobody_listens_to_a_new_position_or_a_clone() -> None:
    for game in (CAFE, BURROW):
        state = game.new(3)
        assert state.told is None
        state.told = []
        assert state.clone().told is None
