"""The board of Munchkin Babies shows what a player decides by, and fits; nobody is asked for nothing."""

import random
from typing import Any

import pytest
from rich.cells import cell_len

import bestiary
from bestiary.core.match import Match
from bestiary.core.registry import find_game
from bestiary.games.munchkin_babies.view import BabiesView
from bestiary.terminal.boards import board_of
from tests.games.munchkin_babies.positions import baby, do, fight, game
from tests.terminal.drawing import NAMES, drawn
from tests.terminal.play import Sitting, playing, widest, words

BOARD = board_of(find_game("munchkin_babies"))
PEOPLE = [*NAMES, "Wisp"]


def walk(seats: int, seed: int, moves: int) -> Any:
    match = bestiary.new("munchkin_babies", seats=seats, seed=seed)
    dice = random.Random(seed)
    for number in range(moves):
        if match.over:
            return
        match.play(match.pending[0], dice.choice(match.legal(match.pending[0])))
        if number % 9 == 0:
            yield match


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_it_fits_into_80_columns(seats: int) -> None:
    for match in walk(seats, seats, 300):
        for viewer in (0, None):
            lines = drawn(BOARD.draw(match.view(viewer), PEOPLE[:seats])).splitlines()
            assert max(cell_len(line.rstrip()) for line in lines) <= 80


@pytest.mark.rule("MB-017", "MB-I17")
def test_everything_public_and_the_own_hand_is_there_and_no_other_hand() -> None:
    names = ["Ada", "Ben", "Cai"]
    for match in walk(3, 5, 400):
        view = match.view(1)
        assert isinstance(view, BabiesView)
        text = words(drawn(BOARD.draw(view, names)))
        for one in view.babies:
            for card in [*one.classes, *one.races, *[item.card for item in one.items]]:
                assert card.name in text
        own = drawn(BOARD.draw(view, names)).partition("Your hand")[2]
        left, right = words(side(own, 0, 22)), words(side(own, 22, 80))
        for card in view.hand:
            assert card.name in left
            assert words(card.text) in right
        public = [card.name for one in view.babies for card in [*one.classes, *one.races]]
        public += [item.card.name for one in view.babies for item in one.items]
        others = {card.name for card in hand_of(match, 0)} - {card.name for card in view.hand} - set(public)
        assert not any(name in left.partition("Doors")[0] for name in others)


def side(text: str, start: int, end: int) -> str:
    return "\n".join(line[start:end] for line in text.splitlines()[1:])


def hand_of(match: Match, seat: int) -> Any:
    view = match.view(seat)
    assert isinstance(view, BabiesView)
    return view.hand


@pytest.mark.rule("MB-T01", "MB-T02", "MB-T03")
def test_the_worked_fight_with_every_number() -> None:
    emma = baby(5, classes=["ankle_biter"], items=["kid_safe_stabbinator"], hand=["potion_of_pliable_bones"])
    match = game(emma, baby(2, hand=["undead"]), fight=fight("captain_croup"))
    names = ["Emma", "Jamal", "Olivia"]
    text = words(drawn(BOARD.draw(match.view(0), names)))
    assert "Emma 9 against 10" in text
    assert "Emma Level +5, Kid-Safe Stabbinator +4" in text
    do(match, 0, "boost card=potion_of_pliable_bones side=munchkins")
    assert "Emma 12 against 10" in words(drawn(BOARD.draw(match.view(0), names)))
    do(match, 1, "enhance card=undead monster=captain_croup")
    text = words(drawn(BOARD.draw(match.view(0), names)))
    assert "Emma 12 against 15 · behind, wins ties" in text
    assert "Captain Croup, Undead 15" in text
    assert "Undead +5" in text


def test_an_offer_and_the_tray_are_shown() -> None:
    match = game(baby(5, items=["saucepan_helm"]), baby(6), fight=fight("captain_croup"))
    do(match, 0, "lay card=saucepan_helm", "share treasures=2")
    assert "Your tray: Saucepan Helm, 2" in words(drawn(BOARD.draw(match.view(0), ["Ada", "Ben", "Cai"])))
    do(match, 0, "ask player=1")
    text = words(drawn(BOARD.draw(match.view(1), ["Ada", "Ben", "Cai"])))
    assert "Offer: Saucepan Helm, 2 of the Treasures, helper first" in text


def test_a_whole_game_without_a_question_that_is_none() -> None:
    """The person types random numbers; in windows they are asked only when they have something to say."""
    match = bestiary.new("munchkin_babies", seats=3, seed=3, options={"max_turns": 8})
    dice, typed = random.Random(1), list[str]()

    def type_something(sitting: Sitting) -> str:
        assert not match.idle(sitting.seat)
        choices = match.choices(sitting.seat)
        number = dice.randrange(len(choices))
        typed.append(choices[number].text)
        return str(number + 1)

    sitting = Sitting(match, playing(type_something))
    shown = sitting.run()
    assert match.over
    assert widest(shown) <= 80
    assert match.record().moves.count("0 pass") > typed.count("pass")
