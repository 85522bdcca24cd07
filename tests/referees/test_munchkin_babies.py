"""Munchkin Babies beside its referee."""

from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from bestiary.bots import make_bot
from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.perspective import Perspective
from bestiary.core.seats import CHANCE
from bestiary.core.state import State
from bestiary.games.munchkin_babies import GAME
from tests.effort import EFFORT
from tests.referees.munchkin_babies import BabiesReferee, same
from tests.referees.referee import words
from tests.referees.watching import speaker

SHORT = {"max_turns": 20, "free_actions": 3}
FAST = {"listen_at_the_door": True, "shared_victory": True, "stop_before_kick": True}
MODES: list[tuple[int, dict[str, Any]]] = [(3, SHORT), (4, SHORT | FAST), (5, SHORT), (6, SHORT | FAST)]


def watch(state: State, seed: int, bot_name: str) -> Counter[str]:
    """Plays to the end; the referee looks at every position and judges every step."""
    luck, dice = Random(seed), Dice(key_from_seed(seed, "watched"))
    bot = make_bot(bot_name, GAME)
    before = state.save()
    referee = BabiesReferee(before["options"])
    left = GAME.longest(state.seats, GAME.check(state.seats, before["options"]))
    while state.pending():
        if state.pending() == (CHANCE,):
            chances = referee.chances(before)
            if chances is not None:
                odds = state.odds()
                found = {GAME.outcomes.text(one): Fraction(many, odds) for one, many in state.possible().items()}
                told = {text: Fraction(many, sum(chances.values())) for text, many in chances.items()}
                same("what chance may bring", found, told, before)
            seat, action = CHANCE, state.outcome(luck.randrange(state.odds()))
            text = GAME.outcomes.text(action)
        else:
            legal = {seat: {GAME.actions.text(action) for action in state.legal(seat)} for seat in range(state.seats)}
            referee.look(before, state.view(None), legal)
            seat = speaker(state, luck)
            action = bot.choose(Perspective(state, seat, dice))
            text = GAME.actions.text(action)
            left -= 1
            assert left > 0, "longer than the longest game"
        state.apply(seat, action)
        after = state.save()
        verb, given = words(text)
        referee.judge(before, seat, verb, given, after)
        before = after
    result = state.result()
    assert result is not None
    assert list(result.totals) == [baby["level"] for baby in before["babies"]]
    assert [*result.winners] == before["winners"]
    return referee.seen


@pytest.mark.parametrize("mode", range(len(MODES)))
def test_random_games(mode: int) -> None:
    seats, options = MODES[mode]
    for seed in range(EFFORT):
        watch(GAME.new(seats, options), seed, "random")
