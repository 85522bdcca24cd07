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
from tests.referees.munchkin_positions import KINDS, cursed, full_hands, melee
from tests.referees.referee import words
from tests.referees.watching import speaker

FIGHTS = 36 * EFFORT
RARE = [
    "Orcling far ahead",
    "Treasures drawn",
    "caught",
    "escaped",
    "escaped without a roll",
    "Bad Stuff",
    "game won",
    "lost",
    "won",
]
SHORT = {"max_turns": 20, "free_actions": 3}
FAST = {"listen_at_the_door": True, "shared_victory": True, "stop_before_kick": True}
MODES: list[tuple[int, dict[str, Any]]] = [(3, SHORT), (4, SHORT | FAST), (5, SHORT), (6, SHORT | FAST)]


def watch(state: State, seed: int, bot_name: str) -> Counter[str]:
    """Plays to the end; the referee looks at every position and judges every step."""
    luck, dice = Random(seed), Dice(key_from_seed(seed, "watched"))
    bot = make_bot(bot_name, GAME)
    before, laying = state.save(), False
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
            if not laying:
                seats = range(state.seats)
                legal = {seat: {GAME.actions.text(action) for action in state.legal(seat)} for seat in seats}
                referee.look(before, state.view(None), [*state.pending()], legal)
            seat = speaker(state, luck)
            action = bot.choose(Perspective(state, seat, dice))
            text = GAME.actions.text(action)
            laying = GAME.actions.tray(action)  # which changes nothing that is judged
            left -= not laying
            assert left >= 0, "longer than the longest game"
        state.apply(seat, action)
        after = state.save()
        verb, given = words(text)
        referee.judge(before, seat, verb, given, after)
        before = after
    result = state.result()
    assert result is not None
    assert list(result.totals) == [baby["level"] for baby in before["babies"]]
    assert [*result.winners] == before["winners"] == referee.winners(before)
    return referee.seen


@pytest.mark.parametrize("mode", range(len(MODES)))
def test_random_games(mode: int) -> None:
    seats, options = MODES[mode]
    for seed in range(EFFORT):
        watch(GAME.new(seats, options), seed, "random")


def test_games_of_players_who_want_to_win() -> None:
    for seed in range(EFFORT):
        watch(GAME.new(3, {**SHORT, "max_turns": 12}), seed, "greedy")


def test_fights_in_full_swing() -> None:
    seen: Counter[str] = Counter()
    for seed in range(FIGHTS):
        luck = Random(seed)
        seats, options = luck.choice(MODES)
        complete = GAME.new(seats, {**options, "max_turns": 2}).save()["options"]
        seen += watch(GAME.load(melee(luck, seats, complete)), seed, "random")
    assert {*RARE} <= {*+seen}


def test_curses_of_every_sort() -> None:
    seen: Counter[str] = Counter()
    for number, curse in enumerate(sorted(KINDS["curse"]) * EFFORT):
        luck = Random(number)
        seats, options = luck.choice(MODES)
        complete = GAME.new(seats, {**options, "max_turns": 1}).save()["options"]
        seen += watch(GAME.load(cursed(luck, seats, complete, curse)), number, "random")
    assert seen["a Curse"] > 5
    assert seen["somebody is asked what is lost"]


def test_hands_that_are_too_full() -> None:
    seen: Counter[str] = Counter()
    for seed in range(FIGHTS):
        luck = Random(seed)
        seats, options = luck.choice(MODES)
        complete = GAME.new(seats, {**options, "max_turns": 1}).save()["options"]
        seen += watch(GAME.load(full_hands(luck, seats, complete)), seed, "random")
    assert {"discarded in Charity", "shared out"} <= {*+seen}
