"""A whole game can be played from the keyboard, in every way of typing."""

import random

import pytest

from bestiary.core.match import Match
from bestiary.core.record import verify
from bestiary.terminal.company import Company
from tests.terminal.play import Sitting, cafe, playing, random_numbers, widest, words
from tests.toy.game import GAME as BURROW


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_always_taking_the_first_choice_ends_with_a_score_pad_and_a_winner(seats: int) -> None:
    sitting = Sitting(cafe(seats), playing(lambda _: "1"))
    shown = sitting.run()
    assert sitting.match.result is not None
    assert "Fed by one plate" in shown
    assert " wins with " in shown or " share the victory with " in shown
    assert verify(sitting.match.record()).over
    assert widest(shown) <= 80


@pytest.mark.parametrize("seed", range(5))
def test_random_numbers_play_a_game(seed: int) -> None:
    sitting = Sitting(cafe(4, seed, None), playing(random_numbers(seed)))
    sitting.run()
    assert sitting.match.over


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_moves_can_be_typed_as_text_in_any_seat(seat: int) -> None:
    match = cafe(3, "text", None)
    dice = random.Random(seat)
    company = Company.gather(match.game, 3, seat, ["random", "sensible"], "bots")
    sitting = Sitting(match, playing(lambda sitting: dice.choice(match.choices(sitting.seat)).text.upper()), company)
    sitting.run()
    assert match.over


def test_the_winner_is_who_has_the_best_total() -> None:
    sitting = Sitting(cafe(4, "winner"), playing(lambda _: "1"))
    shown = sitting.run()
    result = sitting.match.result
    assert result is not None
    for seat in result.winners:
        assert sitting.match.players[seat] in words(shown).rpartition("Total")[2]


def test_what_bots_do_is_told_in_sentences() -> None:
    match = cafe(2)
    sitting = Sitting(match, playing(lambda _: "1"))
    shown = words(sitting.run())
    for event in match.told(0):
        assert words(match.game.sentence(event, match.players)) in shown


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_without_a_board_of_its_own_can_be_played(seats: int) -> None:
    match = Match(BURROW, BURROW.new(seats), key=b"burrow")
    sitting = Sitting(match, playing(random_numbers(seats)))
    shown = sitting.run()
    assert match.over
    assert "hand sizes" in shown
    assert widest(shown) <= 80


def test_the_same_seed_and_the_same_typing_give_the_same_game() -> None:
    one, other = (Sitting(cafe(4, "same"), playing(random_numbers(1))) for _ in range(2))
    assert one.run() == other.run()
