"""What the greedy bot knows: time is worth something, until there is none left to lose."""

import pytest

from bestiary.bots import make_bot
from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.perspective import Perspective
from bestiary.games.monster_baby_rescue import GAME
from bestiary.games.monster_baby_rescue.actions import ACTIONS
from tests.games.monster_baby_rescue.positions import position, track

HEADS = ["IMP01", "IMP02", "IMP05", "IMP06", "IMP03", "IMP04"]  # head +1 each; the last three have 1, 1 and 2 hearts


def greedy(**document: object) -> str:
    state = position(row=HEADS, **document)
    bot = make_bot("greedy", GAME)
    return ACTIONS.text(bot.choose(Perspective(state, 0, Dice(key_from_seed(1)))))


@pytest.mark.rule("MR-020")
def test_a_cheap_tile_that_gives_another_turn_is_better_than_a_heart() -> None:
    assert greedy(seats=3, track=track((0, 0), (1, 3), (2, 4))) == "take place=1"


@pytest.mark.rule("MR-059")
def test_in_a_final_turn_the_best_tile_is_taken() -> None:
    assert greedy(seats=3, deck=[], final=True, track=track((0, 0), (1, 3), (2, 4))) == "take place=6"
