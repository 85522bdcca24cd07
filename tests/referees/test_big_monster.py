"""Big Monster beside its referee."""

from random import Random
from typing import Any

import pytest

from bestiary.games.big_monster import GAME
from tests.effort import EFFORT
from tests.referees.big_monster import BigMonsterReferee
from tests.referees.big_monster_draft import DraftReferee
from tests.referees.big_monster_duel import DuelReferee
from tests.referees.big_monster_positions import fitted
from tests.referees.referee import Referee
from tests.referees.watching import Seen, watch

GAMES = 2 * EFFORT
POSITIONS = 3 * EFFORT
RARE = [
    "Big Monster",
    "blue crystal",
    "discard picked",
    "medal for several",
    "own ship",
    "penalty for several",
    "team medal",
    "twice mutated",
    "two crystals at once",
    "two mutations at once",
]
SIX = {"medals": "six", "goals": ["big_monster", "swamp_grassland", "lava_tiles", "ice_tiles"]}
READINGS = {"ice_explorer": "mutants", "grass_crystal": "any"}
MODES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"first": 1, **READINGS}),
    *[(seats, {"draft": draft}) for seats in (3, 4, 5, 6) for draft in ("ordered", "sealed", "race")],
    *[(seats, {"draft": draft, "teams": True}) for seats in (4, 6) for draft in ("ordered", "sealed", "race")],
    (3, {**SIX, **READINGS}),
    (6, {"teams": True, "partners": "ABACBC"}),
]


@pytest.mark.parametrize("mode", range(len(MODES)))
def test_whole_games(mode: int) -> None:
    seats, options = MODES[mode]
    for seed in range(GAMES):
        state = GAME.new(seats, options)
        watch(GAME, state, referee_for(seats, state.save()["options"]), seed)


def test_whole_games_of_players_who_look_ahead() -> None:
    for seed in range(EFFORT):
        for seats, options in [(2, {}), (4, {"teams": True})]:
            state = GAME.new(seats, options)
            watch(GAME, state, referee_for(seats, state.save()["options"]), seed, "greedy")


def test_zones_in_which_all_fits_together() -> None:
    seen = Seen()
    for seed in range(POSITIONS):
        for seats, options in MODES:
            luck = Random(f"{seed} {seats} {options}")
            complete = GAME.new(seats, options).save()["options"]
            state = GAME.load(fitted(luck, seats, complete))
            seen += watch(GAME, state, referee_for(seats, complete, state.save()), seed, "greedy,random", rarities)
    assert {*RARE} <= {*+seen}


def referee_for(seats: int, options: dict[str, Any], document: dict[str, Any] | None = None) -> BigMonsterReferee:
    """The one for this many players; `options` are complete."""
    return (DuelReferee if seats == 2 else DraftReferee)(seats, options, document)


def rarities(referee: Referee, seen: Seen) -> None:
    assert isinstance(referee, BigMonsterReferee)
    if referee.phase == "over":
        seen.update(referee.happened)
        seen["twice mutated"] += any(2 in referee.area(seat).levels() for seat in referee.everybody)
