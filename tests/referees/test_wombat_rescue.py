"""Wombat Rescue beside its referee."""

from random import Random
from typing import Any

import pytest

from bestiary.games.wombat_rescue import GAME
from tests.effort import EFFORT
from tests.referees.referee import Referee
from tests.referees.watching import Seen, watch
from tests.referees.wombat_positions import crowded
from tests.referees.wombat_rescue import WombatReferee

GAMES = 4 * EFFORT
POSITIONS = 10 * EFFORT
RARE = [
    "add_reserve",
    "bag too small",
    "caught together",
    "caught where she stood",
    "cube moved",
    "deck shuffled",
    "fourth food card",
    "give_dingo",
    "lost",
    "no free den",
    "no room for a cube",
    "poop eaten",
    "pushed",
    "rammed",
    "ran into the dingo",
    "refill",
    "robbed",
    "won",
]
MORE = 10
Mode = tuple[int, dict[str, Any]]
MODES: list[Mode] = [(seats, {**options, "max_turns": 8}) for seats in GAME.seats for options in GAME.variants(seats)]


@pytest.mark.parametrize("mode", range(len(MODES)))
def test_whole_games(mode: int) -> None:
    seats, options = MODES[mode]
    for seed in range(GAMES):
        state = GAME.new(seats, options)
        watch(GAME, state, WombatReferee(seats, state.save()["options"]), seed)


@pytest.mark.parametrize(("seats", "turns"), [(1, 40), (2, 60)])
def test_games_of_players_who_want_to_win(seats: int, turns: int) -> None:
    """So many games, and more until one is won: how good bots are is not what is judged here."""
    seen = Seen()
    for seed in range(EFFORT + MORE):
        if seed >= EFFORT and seen["won"]:
            break
        state = GAME.new(seats, {"max_turns": turns})
        seen += watch(GAME, state, WombatReferee(seats, state.save()["options"]), seed, "greedy", note=rarities)
    assert seen["won"]


def test_crowded_positions() -> None:
    seen = Seen()
    for seed in range(POSITIONS):
        for seats, options in MODES:
            luck = Random(f"{seed} {seats} {options}")
            complete = GAME.new(seats, {**options, "max_turns": 3}).save()["options"]
            state = GAME.load(crowded(luck, seats, complete))
            seen += watch(GAME, state, WombatReferee(seats, complete, state.save()), seed, note=rarities)
    assert {*RARE} <= {*+seen}


def rarities(referee: Referee, seen: Seen) -> None:
    assert isinstance(referee, WombatReferee)
    if referee.done:
        seen.update(referee.happened)
        seen["won"] += referee.winner is not None
        seen["lost"] += referee.lost
