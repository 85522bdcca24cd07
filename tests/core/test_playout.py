"""Playing to the end: the loops of simulations end, count, and depend on their dice alone."""

import pytest

from bestiary.bots.random import RandomBot
from bestiary.core.bot import Bot
from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.game import Game
from bestiary.core.perspective import Perspective
from bestiary.core.playout import play_out, play_randomly, settle
from bestiary.core.seats import CHANCE, Action
from tests.core.matches import BURROW, CAFE
from tests.ending import Bound

GAMES = [(CAFE, 2), (CAFE, 3), (CAFE, 4), (BURROW, 2), (BURROW, 4)]


class FirstAndRemember(Bot):
    """Takes the first legal action, and remembers whose sight it was handed."""

    def __init__(self) -> None:
        self.handed: list[int] = []

    def choose(self, sight: Perspective) -> Action:
        self.handed.append(sight.seat)
        return sight.legal()[0]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_random_play_ends_within_the_longest_game(game: Game, seats: int) -> None:
    options = game.check(seats, None)
    for seed in range(20):
        state = game.new(seats)
        moves = play_randomly(state, Dice(key_from_seed(seed)))
        assert state.pending() == ()
        assert state.result() is not None
        trays = 0 if game is CAFE else 2 * seats * 4
        assert 0 < moves <= game.longest(seats, options) + trays


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_random_play_counts_its_moves_and_uses_a_word_for_each_choice(game: Game, seats: int) -> None:
    """The same again by hand: the first seat that is waited for, and no word where there is nothing to choose."""
    state, by_hand, dice = game.new(seats), game.new(seats), Dice(key_from_seed(9))
    bound, moves = Bound(game, by_hand), 0
    while pending := by_hand.pending():
        if pending[0] == CHANCE:
            by_hand.apply(CHANCE, by_hand.outcome(dice.below(by_hand.odds())))
            continue
        legal = by_hand.legal(pending[0])
        action = legal[dice.below(len(legal))] if len(legal) > 1 else legal[0]
        bound.count(pending[0], action)
        by_hand.apply(pending[0], action)
        moves += 1
    assert play_randomly(state, Dice(key_from_seed(9))) == moves
    assert state.save() == by_hand.save()


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_equal_dice_play_equal_games(game: Game, seats: int) -> None:
    def end(seed: int) -> tuple[int, str]:
        state = game.new(seats)
        moves = play_randomly(state, Dice(key_from_seed(seed)))
        return moves, str(state.save())

    assert end(1) == end(1)
    assert len({end(seed) for seed in range(10)}) > 1


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_each_bot_sits_in_its_own_seat(game: Game, seats: int) -> None:
    state = game.new(seats)
    bots = [FirstAndRemember() for _ in range(seats)]
    moves = play_out(state, list[Bot](bots), [Dice(b"") for _ in range(seats)], Dice(key_from_seed(3)))
    assert state.pending() == ()
    assert [set(bot.handed) for bot in bots] == [{seat} for seat in range(seats)]
    assert moves == sum(len(bot.handed) for bot in bots)


def test_bots_use_dice_of_their_own_and_leave_chance_alone() -> None:
    def removed(bot_seed: int) -> object:
        state = CAFE.new(3)
        dice = [Dice(key_from_seed(bot_seed, seat)) for seat in range(3)]
        play_out(state, [RandomBot(), RandomBot(), RandomBot()], dice, Dice(key_from_seed("chance")))
        return state.save()["removed"]

    assert removed(1) == removed(2)


def test_settling_answers_for_chance_until_a_player_is_asked() -> None:
    state = BURROW.new(3)
    assert state.pending() == (CHANCE,)
    settle(state, Dice(b"settle"))
    assert state.pending() == (0,)
    before = state.save()
    settle(state, Dice(b"again"))
    assert state.save() == before


def test_settling_takes_the_outcomes_of_its_dice() -> None:
    settled, by_hand = CAFE.new(2), CAFE.new(2)
    settle(settled, Dice(b"luck"))
    dice = Dice(b"luck")
    while by_hand.pending() == (CHANCE,):
        by_hand.apply(CHANCE, by_hand.outcome(dice.below(by_hand.odds())))
    assert settled.save() == by_hand.save()


def test_a_game_that_is_over_stays_so() -> None:
    state = CAFE.new(2)
    play_randomly(state, Dice(b""))
    before = state.save()
    settle(state, Dice(b""))
    assert play_randomly(state, Dice(b"")) == 0
    assert play_out(state, [RandomBot(), RandomBot()], [Dice(b""), Dice(b"")], Dice(b"")) == 0
    assert state.save() == before


def test_who_is_asked_first_acts_first() -> None:
    """In a window several are waited for; the loops take the first of them."""
    state = BURROW.new(3)
    dice = Dice(b"window")
    settle(state, dice)
    kind = next(action for action in state.legal(0) if BURROW.actions.verb(action).name == "lay")
    state.apply(0, kind)
    state.apply(0, BURROW.actions.parse("show"))
    assert state.pending() == (1, 2)
    bots = [FirstAndRemember() for _ in range(3)]
    play_out(state, list[Bot](bots), [Dice(b"") for _ in range(3)], dice)
    assert all(bot.handed for bot in bots)
