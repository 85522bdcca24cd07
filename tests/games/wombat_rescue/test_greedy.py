"""The heuristic finds babies, builds a chain of smell, gets home; measured with many games by `bestiary sim`."""

import pytest

from bestiary.bots import make_bot
from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.playout import play_out
from bestiary.games.wombat_rescue import GAME
from bestiary.games.wombat_rescue.grid import FAR
from bestiary.games.wombat_rescue.heuristic import AT_LEAST, WombatHeuristic
from bestiary.games.wombat_rescue.state import WombatState
from bestiary.games.wombat_rescue.travel import Land
from tests.games.wombat_rescue.positions import BLUE, RED, at, match_of, scene


def choice(state: WombatState) -> str:
    """What the greedy bot does."""
    match = match_of(state)
    seat = match.pending[0]
    return match.text(make_bot("greedy", GAME).choose(match.sight(seat, Dice(key_from_seed(1)))))


def test_beats_a_random_bot_well_before_the_bound() -> None:
    for number in range(3):
        state = GAME.new(2)
        bots = [make_bot("greedy", GAME), make_bot("random", GAME)]
        play_out(state, bots, [Dice(key_from_seed(number, seat)) for seat in (0, 1)], Dice(key_from_seed(number)))
        result = state.result()
        assert result is not None
        assert result.winners == (0,)
        assert state.turns < 2 * 80  # type: ignore[attr-defined]


def test_goes_home_with_a_baby() -> None:
    state = scene(home=(3, 0), mamas={RED: (0, 0)}, cubes={RED: {(0, 0): 3}}, pouch={RED: 0})
    assert choice(state) == "move direction=E distance=3"


def test_fetches_a_baby_that_is_near() -> None:
    state = scene(home=(-3, 0), mamas={RED: (0, 0)}, cubes={RED: {(0, 0): 3}}, babies=[(0, 3), (6, -6)])
    assert choice(state) == "move direction=SE distance=3"


def test_does_not_run_into_the_dingo() -> None:
    state = scene(mamas={RED: (0, 0)}, cubes={RED: {(0, 0): 3}}, dingo=[(1, 0)], pouch={RED: 0})
    assert choice(state) != "move direction=E distance=1"


def test_alone_rams_the_dingo_before_he_gets_a_baby() -> None:
    state = scene(
        seats=1,
        mamas={RED: (0, 0)},
        cubes={RED: {(0, 0): 3}},
        babies=[(4, 0), (6, -6), (0, -6), (-6, 6)],
        dingo=[(3, 0)],
        unused={RED: []},
    )
    state.awake = True
    state.moves = 2
    assert choice(state) == "move direction=E distance=3"


def test_costs_follow_lines_and_wandering() -> None:
    state = scene(cubes={RED: {(0, 0): 1}}, boulders=[(5, 0)])
    costs = Land(state, RED).to(at(state, (0, 0)))
    assert costs[at(state, (2, 0))] == 2  # one move
    assert costs[at(state, (2, -1))] == 4  # two
    assert costs[at(state, (3, 0))] == 7  # a wander step into the area first
    assert costs[at(state, (5, 0))] == FAR
    assert Land(state, BLUE).to(at(state, (0, 0)))[at(state, (2, 0))] == 10


def test_costs_know_what_stops_a_line() -> None:
    """Food, babies and foreign cubes: a line ends there, and another move goes on."""
    mine = {(0, 0): 3}
    stopped = [
        scene(cubes={RED: mine}, food={(2, 0): "green"}),
        scene(cubes={RED: mine}, babies=[(2, 0), (0, -6)]),
        scene(cubes={RED: mine, BLUE: {(2, 0): 1}}),
    ]
    for state in stopped:
        costs = Land(state, RED).to(at(state, (0, 0)))
        assert (costs[at(state, (2, 0))], costs[at(state, (4, 0))]) == (2, 4)


def test_chances_of_the_die() -> None:
    assert AT_LEAST[1][1] == pytest.approx(1.0)
    assert AT_LEAST[1][4] == pytest.approx(1 / 6)
    assert AT_LEAST[2][8] == pytest.approx(1 / 36)
    assert AT_LEAST[0][1] == 0.0


def test_the_best_of_a_choice_counts() -> None:
    heuristic = WombatHeuristic()
    state = scene(mamas={RED: (3, 0)})
    match = match_of(state, "wander", script=["card kind=grass_bush"])
    assert heuristic.value(match.now, RED) == heuristic.best_answer(match.now, RED)
