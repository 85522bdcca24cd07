"""What a screen would otherwise have to read out of labels is said beside them, in every game."""

from collections import defaultdict
from collections.abc import Iterator

import pytest

from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.game import Game
from bestiary.core.playout import settle
from bestiary.core.registry import games
from bestiary.core.view import Choice

MOVES = 300


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_answers_to_one_question_all_ask_it_and_each_says_what_it_answers(game: Game) -> None:
    for choices in decisions(game):
        answers: dict[str, list[Choice]] = defaultdict(list)
        for choice in choices:
            verb, _, parameters = choice.text.partition(" ")
            if parameters:
                answers[verb].append(choice)
        for several in answers.values():
            if len(several) > 1:
                assert len({choice.ask for choice in several}) == 1, several
                assert all(choice.ask and choice.answer for choice in several), several


def decisions(game: Game) -> Iterator[list[Choice]]:
    """What somebody may do, and might well try, in a random game of each number of players."""
    for seats in game.seats:
        state, dice = game.new(seats), Dice(key_from_seed(seats))
        for _ in range(MOVES):
            settle(state, dice)
            if not state.pending():
                break
            seat = state.pending()[0]
            yield state.choices(seat) + state.forbidden(seat)
            legal = state.legal(seat)
            state.apply(seat, legal[dice.below(len(legal))])
