"""T-08, in every game: a move is refused for the first reason there is."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from bestiary.core.actions import Never
from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.game import Game
from bestiary.core.match import Match
from bestiary.core.registry import games
from bestiary.core.seats import CHANCE, Seat
from bestiary.core.state import State
from tests.ending import Bound

# What a seat is told that nobody waits for: that it is not its turn, or why not.
NOT_YOUR_TURN = {
    "big_monster": {
        "NOT_YOUR_TURN",
        "ALREADY_CHOSEN",
        "ALREADY_KEPT",
        "ALREADY_HANDED_OVER",
        "ALREADY_PLACED",
        "WRONG_PHASE",
        "NO_SUCH_ABILITY",
    },
    "monster_baby_rescue": {"NOT_YOUR_TURN", "ALREADY_FINISHED"},
    "monster_cafe": {"NOT_YOUR_TURN", "OUT_OF_ROUND"},
    "wombat_rescue": {"NOT_YOUR_TURN", "NOT_CONTROLLER"},
}
TWO_KINDS = [{"monsters": {"eyeball": 1, "brain": 1}}]
NONSENSE = ["fly to=moon", "", "99999999"]
GAMES = sorted(games())
IN_TURN = [name for name in GAMES if not games()[name].windows]  # in the others, anybody may have something to say


@cache
def met(name: str) -> tuple[State, ...]:
    """Positions of a game by chance, in which somebody is asked, and its end."""
    game = games()[name]
    state = game.new()
    dice = Dice(key_from_seed("order", name))
    found: list[State] = []
    bound = Bound(game, state)
    while state.pending():
        seat = state.pending()[0]
        if seat == CHANCE:
            state.apply(seat, state.outcome(dice.below(state.odds())))
            continue
        found.append(state.clone())
        legal = state.legal(seat)
        action = legal[dice.below(len(legal))]
        bound.count(seat, action)
        state.apply(seat, action)
    return (*found[:: max(1, len(found) // 120)], state.clone())


def tried(never: Never) -> str:
    if never.parameter is None:
        return never.verb
    return f"{never.verb} {never.parameter}={never.value or 1}"


def attempts(game: Game) -> list[str]:
    """What never can be, what means nothing, and some action of every verb."""
    return [
        *[tried(never) for never in game.actions.nevers()],
        *NONSENSE,
        *[game.actions.text(game.actions.base(verb.name)) for verb in game.actions.verbs()],
    ]


def told(state: State, seat: Seat, text: str, game: Game) -> str:
    refusal = Match(game, state, key=b"any").why_not(seat, text)
    assert refusal is not None
    return refusal.code


@pytest.mark.rule("T-08")
@pytest.mark.parametrize("name", GAMES)
def test_after_the_end_everything_is_refused_because_it_is_over(name: str) -> None:
    game, end = games()[name], met(name)[-1]
    for seat in range(end.seats):
        assert {told(end, seat, text, game) for text in attempts(game)} == {"GAME_OVER"}


@pytest.mark.rule("T-08")
@pytest.mark.parametrize("name", IN_TURN)
def test_who_is_not_waited_for_is_told_that_first(name: str) -> None:
    game = games()[name]
    codes = {
        told(state, seat, text, game)
        for state in met(name)[:-1]
        for seat in range(state.seats)
        if not state.legal(seat)
        for text in attempts(game)
    }
    assert codes
    assert codes <= NOT_YOUR_TURN[name]


@pytest.mark.rule("T-08")
@pytest.mark.parametrize(
    ("document", "seat", "text", "code"),
    [
        pytest.param({"drawn": "lemon_sorbet", "collections": TWO_KINDS}, 0, "keep", "SORBET_NO_SEAT", id="sorbet"),
        pytest.param({"drawn": "lemon_sorbet", "collections": TWO_KINDS}, 1, "keep", "NOT_YOUR_TURN", id="turn"),
        pytest.param({"phase": "over"}, 0, "pass", "GAME_OVER", id="over"),
        pytest.param({}, 0, "keep", "DRAW_FIRST", id="nothing drawn"),
        pytest.param({"drawn": "brain"}, 0, "keep", "MUST_SEAT", id="drawn"),
    ],
)
def test_in_a_cafe_the_moment_decides_what_is_said(document: dict[str, Any], seat: Seat, text: str, code: str) -> None:
    cafe = games()["monster_cafe"]
    assert told(cafe.load(document), seat, text, cafe) == code


@pytest.mark.rule("T-08")
@pytest.mark.parametrize("name", GAMES)
def test_an_open_question_comes_before_what_never_can_be(name: str) -> None:
    game = games()[name]
    nevers = [never for never in game.actions.nevers() if never.instead or never.parameter]
    reached = set()
    for state in met(name)[:-1]:
        for seat in state.pending():
            verbs = {game.actions.verb(action).name for action in state.legal(seat)}
            for never in nevers:
                instead = never.instead or (never.verb,)
                said = Match(game, state, key=b"any").why_not(seat, tried(never))
                if verbs.isdisjoint(instead):
                    assert said == state.why_not(seat, game.actions.base(instead[0])), (tried(never), verbs)
                else:
                    assert said == never.refusal
                    reached.add(never)
    assert reached == set(nevers)
