"""Positions as documents: whole ones come back as they were, partial ones are filled in."""

import json
from pathlib import Path
from typing import Any

import pytest

import bestiary
from bestiary.core.seats import CHANCE
from bestiary.games.wombat_rescue import GAME, phases
from tests.games.wombat_rescue.played_games import GAMES, played
from tests.games.wombat_rescue.positions import (
    BLUE,
    RED,
    lair,
    match_of,
    mouth_of,
    new,
    position,
    texts_of,
    tract_of,
    where,
)

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("game", GAMES[::2], ids=[f"{seats}-{number}" for seats, number, _ in GAMES[::2]])
def test_every_position_of_a_game_comes_back_as_it_was(game: tuple[int, int, int]) -> None:
    for number, (_, _, _, state) in enumerate(played(*game)):
        if number % 4 and state.phase in (phases.DEALING, phases.FILLING, phases.MOVEMENT):
            continue
        document = json.loads(json.dumps(state.save()))
        loaded = GAME.load(document)
        assert loaded.save() == document
        assert loaded.pending() == state.pending()
        assert loaded.view(None) == state.view(None)
        if state.pending() == (CHANCE,):
            assert loaded.possible() == state.possible()
        for seat in range(state.seats):
            assert loaded.legal(seat) == state.legal(seat)


def test_all_phases_are_reached_and_come_back() -> None:
    """Those that random games seldom reach have tests of their own, which play on from scenes."""
    reached = {moment.state.phase for game in GAMES[::2] for moment in played(*game)}
    assert set(range(len(phases.PHASES))) - reached <= {phases.CHOOSING_SPACE, phases.CUBE_SOURCE}


def test_an_empty_document_is_a_start() -> None:
    state = position()
    assert state.seats == GAME.usual_seats == 2
    assert (state.phase, state.turn, state.moves) == (phases.MOVEMENT, RED, 0)
    assert where(state, RED) == where(state, BLUE) == (2, 8)
    assert state.supply == [14, 14]
    assert state.controller == BLUE
    assert sum(state.deck) == 30
    assert [state.name(space) for space in state.dingo] == [state.name(state.ground.dens[0])]


def test_what_is_mentioned_is_there_and_the_rest_is_filled_in() -> None:
    state = position(
        seats=3,
        start=1,
        turn=2,
        food={_food_spaces()[0]: "black"},
        cubes=[{"2,8": 1, "3,6": 2}],
        wombats=[
            {"mama": "3,6", "pouch": 2, "home": [1], "mouth": {"green": 2}, "right": [{"black": 1}]},
            {"unused": ["scamper"]},
        ],
        aside=["sand_rock_food"],
        dingoes=["4,4"],
        controller=0,
    )
    assert (where(state, RED), state.pouch[RED], state.rescued[RED]) == ((3, 6), 1, 1)
    assert state.free[RED] == 0b1100
    assert (mouth_of(state, RED), tract_of(state, RED)) == ({"green": 2}, {"right": {"black": 1}})
    assert (state.supply, state.turn, state.turns) == ([12, 14, 14], 2, 1)
    assert (lair(state), state.controller) == ((4, 4), 0)
    assert state.unused[BLUE] == 2
    assert sum(state.deck) == 29
    assert GAME.load(state.save()).save() == state.save()


def _food_spaces() -> list[str]:
    state = position()
    return [state.name(space) for space in state.ground.food]


def test_a_document_can_be_played_on() -> None:
    match = bestiary.load({"game": "wombat_rescue", "seats": 2, "wombats": [{"mama": "3,6"}]}, seed=3)
    assert match.pending == (0,)
    match.play(0, "run_home")


@pytest.mark.parametrize(
    ("document", "phase", "first"),
    [
        ({"phase": "dingo_setup", "seats": 2}, "dingo_setup", "place_dingo den=1"),
        ({"phase": "dingo_den", "turn": 1, "dingoes": [None]}, "dingo_den", "place_dingo den=1"),
        (
            {"phase": "dingo_step", "turn": 1, "wombats": [{"mama": "5,3"}], "dingoes": ["3,4"], "target": 0},
            "dingo_step",
            "dingo_step direction=E",
        ),
        (
            {
                "phase": "dingo_target",
                "seats": 3,
                "turn": 2,
                "wombats": [{"mama": "5,4"}, {"mama": "1,4"}],
                "dingoes": ["3,4"],
            },
            "dingo_target",
            "dingo_target seat=0",
        ),
        ({"phase": "give_dingo", "seats": 3, "turn": 2}, "give_dingo", "give_dingo seat=0"),
        (
            {
                "phase": "cube_source",
                "cubes": [{"2,8": 3, "3,6": 3, "4,6": 3, "5,6": 3, "6,6": 3}],
                "wombats": [{"mama": "1,4"}],
            },
            "cube_source",
            "move_cube",
        ),
    ],
)
def test_every_decision_can_be_described(document: dict[str, Any], phase: str, first: str) -> None:
    state = position(**document)
    match = match_of(state)
    assert match.seen().phase == phase
    assert texts_of(state, match.pending[0])[0].startswith(first)
    assert GAME.load(state.save()).save() == state.save()


def test_the_documents_of_the_manual_can_be_loaded() -> None:
    text = (ROOT / "docs" / "positions" / "wombat_rescue.md").read_text(encoding="utf-8")
    blocks = text.split("```json")[1:]
    assert len(blocks) >= 2
    for block in blocks:
        state = GAME.load(json.loads(block.partition("```")[0]))
        assert GAME.load(state.save()).save() == state.save()


def test_set_up_positions_load_too() -> None:
    match = new(2)
    start = GAME.new(2)
    assert GAME.load(start.save()).save() == start.save()
    assert GAME.load({"phase": "start_player"}).pending() == (CHANCE,)
    assert GAME.load({"phase": "deal"}).pending() == (CHANCE,)
    assert match.pending


@pytest.mark.rule("WR-123")
@pytest.mark.parametrize("seats", [2, 3])
def test_only_alone_a_dingo_on_a_baby_ends_the_game(seats: int) -> None:
    state = position(seats=seats)
    where = [state.name(state.layout.babies[0])]
    assert position(seats=seats, dingoes=where).save()["dingoes"] == where
