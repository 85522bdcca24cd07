"""The searching bot: honest, within its budget, the same every time."""

import time

import pytest

import bestiary
from bestiary.bots.greedy import GreedyBot
from bestiary.bots.search import Prospect, SearchBot
from bestiary.core.bot import Bot
from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.game import Game
from bestiary.core.guide import Guide
from bestiary.core.perspective import Perspective
from bestiary.core.playout import play_out, settle
from bestiary.core.seats import Action
from bestiary.core.state import State
from tests.toy.game import Burrow

GAMES = [Burrow(), *bestiary.games().values()]


def decision(game: Game, seed: int, moves: int = 4) -> Perspective:
    """A seat that has something to decide after some random moves, with dice of its own."""
    dice = Dice(key_from_seed("search", seed))
    state = game.new()
    while True:
        settle(state, dice)
        seat = state.pending()[0]
        legal = state.legal(seat)
        if moves <= 0 and len(state.candidates(seat)) > 1:
            return Perspective(state, seat, Dice(key_from_seed("bot", seed)))
        state.apply(seat, legal[dice.below(len(legal))])
        moves -= 1


def again(sight: Perspective, seed: int) -> Perspective:
    return Perspective(sight.imagine(), sight.seat, Dice(key_from_seed("bot", seed)))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_it_chooses_a_legal_move_in_every_game(game: Game) -> None:
    for seed in range(3):
        sight = decision(game, seed)
        assert SearchBot(game.guide(), lines=20).choose(sight) in sight.legal()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_same_dice_and_lines_give_the_same_move(game: Game) -> None:
    for seed in range(3):
        first, second = (SearchBot(game.guide(), lines=40).weigh(decision(game, seed)) for _ in range(2))
        assert [(one.action, one.visits, one.worth) for one in first] == [
            (one.action, one.visits, one.worth) for one in second
        ]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_it_depends_only_on_what_its_seat_knows(game: Game) -> None:
    """A position that the seat cannot tell from the real one gives the same move."""
    for seed in range(3):
        sight = decision(game, seed)
        twin = again(sight, seed)
        real = Perspective(decision(game, seed)._state, sight.seat, Dice(key_from_seed("bot", seed)))
        bot = SearchBot(game.guide(), lines=30)
        assert bot.choose(twin) == bot.choose(real)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_it_keeps_to_its_time(game: Game) -> None:
    bot = SearchBot(game.guide(), seconds=0.05)
    bot.choose(decision(game, 1))  # whatever is worked out once
    sight = decision(game, 2)
    slowest = min(spent_by(bot, again(sight, seed)) for seed in range(3))
    assert slowest < 0.15  # a line that has begun is played to its end


def spent_by(bot: Bot, sight: Perspective) -> float:
    began = time.process_time()
    bot.choose(sight)
    return time.process_time() - began


def test_it_can_be_asked_to_stop() -> None:
    game = bestiary.games()["monster_cafe"]
    asked: list[int] = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) > 2

    bot = SearchBot(game.guide(), seconds=60.0, stop=stop)
    bot.choose(decision(game, 1))
    assert len(asked) == 3
    assert bot.played < 100


def test_a_budget_is_needed() -> None:
    with pytest.raises(ValueError, match="number of lines"):
        SearchBot(Burrow().guide())


class Short(Guide):
    """The points of a turn decide, and chance parts the lines."""

    def __init__(self, deep: bool) -> None:
        super().__init__(Burrow().heuristic())
        self.deep = deep
        self.keyed = deep
        self.plays_out = not deep
        self.width = 0 if deep else 3


@pytest.mark.parametrize("deep", [True, False])
def test_it_beats_a_glance_at_a_game_it_was_not_made_for(deep: bool) -> None:
    won, games = 0, 60
    for number in range(games):
        state = Burrow().new(2)
        bots: list[Bot] = [GreedyBot(Burrow().heuristic()), GreedyBot(Burrow().heuristic())]
        bots[number % 2] = SearchBot(Short(deep), lines=60)
        dice = [Dice(key_from_seed(number, seat)) for seat in range(2)]
        play_out(state, bots, dice, Dice(key_from_seed(number)))
        won += state.won_by() == [number % 2]
        won -= state.won_by() == [1 - number % 2]
    assert won > 0


class Remembering(Guide):
    """Notes how its lines are played on."""

    def __init__(self) -> None:
        super().__init__(Burrow().heuristic())
        self.deep = False
        self.rolls: list[int] = []

    def policy(self, state: State, seat: int, dice: Dice) -> Action:
        self.rolls.append(dice.below(1000))
        return state.default(seat)


def test_first_moves_are_compared_by_the_same_luck() -> None:
    guide = Remembering()
    sight = decision(Burrow(), 3, 0)
    SearchBot(guide, lines=2 * len(sight.candidates())).weigh(sight)
    assert len(set(guide.rolls)) < len(guide.rolls) / 1.5


@pytest.mark.parametrize("name", ["wombat_rescue", "munchkin_babies"])
def test_it_stops_where_the_choice_is_clear_and_chooses_alike(name: str) -> None:
    """One game is searched deeply, the other by comparing first moves. Who is patient plays all lines."""
    game = bestiary.games()[name]
    spent, saved, other = 0, 0, 0
    for seed in range(8):
        patient, brisk = (SearchBot(game.guide(), lines=400, patient=slow) for slow in (True, False))
        sight = decision(game, seed, 12)
        other += patient.choose(again(sight, seed)) != brisk.choose(again(sight, seed))
        spent += patient.played
        saved += patient.played - brisk.played
        assert brisk.played <= patient.played
    assert saved > spent / 4
    assert other <= 2  # where two are about as good


def prospect(*ends: float) -> Prospect:
    found = Prospect(0, len(ends), sum(ends))
    found.ends = list(ends)
    return found


def test_a_first_move_is_out_when_it_is_surely_worse_or_no_better_by_anything_that_counts() -> None:
    best = prospect(0.5, 0.6, 0.7, 0.6)
    assert prospect(0.3, 0.41, 0.5, 0.4).is_out(best)  # worse by the same luck, every time
    assert prospect(0.5, 0.6, 0.7, 0.6).is_out(best)  # the same
    assert not prospect(0.3, 0.9, 0.5, 0.6).is_out(best)  # worse so far


def test_a_first_move_convinces_by_more_than_luck_explains() -> None:
    first = prospect(0.5, 0.6, 0.7, 0.6)
    assert prospect(0.6, 0.71, 0.8, 0.69).convinces(first, 1.0)
    assert not prospect(0.1, 0.6, 0.9, 0.9).convinces(first, 1.0)
    assert not first.convinces(first, 1.0)
