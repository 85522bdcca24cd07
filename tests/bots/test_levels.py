"""The levels: their names, their budgets, and what older names mean."""

from pathlib import Path

import pytest

import bestiary
from bestiary.bots import LEVELS, USUAL, level, make_bot, strength
from bestiary.bots.gentle import GentleBot
from bestiary.bots.greedy import GreedyBot
from bestiary.bots.levels import BadBudget, from_record, in_record
from bestiary.bots.search import SearchBot
from bestiary.core.bot import Bot
from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.errors import UnknownName
from bestiary.core.game import Game
from bestiary.core.playout import play_out, settle
from tests.bots.test_search import GAMES, decision

ROOT = Path(__file__).parents[2]


def test_the_levels_are_in_the_order_of_their_strength() -> None:
    assert [one.name for one in LEVELS if one.for_people] == ["gentle", "sensible", "sharp", "fierce"]
    assert [one.name for one in LEVELS if not one.for_people] == ["random"]
    assert level(USUAL).seconds == 0


@pytest.mark.parametrize("page", ["docs/bots.md", "docs/minds.md"])
def test_the_pages_say_what_the_data_say(page: str) -> None:
    text = (ROOT / page).read_text()
    for one in LEVELS:
        assert f"| {one.name} | {one.about} |" in text


def test_an_older_name_is_understood_and_not_shown() -> None:
    assert level("greedy") == level("sensible")
    assert strength("greedy").text == "sensible"
    assert "greedy" not in [one.name for one in LEVELS]
    assert type(make_bot("greedy", GAMES[0])) is GreedyBot


@pytest.mark.parametrize(
    "text", ["gentle", "sharp", "sharp:lines=200", "fierce:seconds=0.25", "fierce/spiteful", "sharp/generous:lines=7"]
)
def test_a_strength_is_a_text(text: str) -> None:
    assert strength(text).text == text
    assert from_record(in_record("Mopsy", text)) == ("Mopsy", text)


def test_a_budget_of_lines_does_not_go_by_the_clock() -> None:
    assert strength("fierce").by_the_clock
    assert strength("fierce:seconds=2").by_the_clock
    assert not strength("fierce:lines=2").by_the_clock
    assert not strength("sensible").by_the_clock
    assert strength("fierce:lines=2").thinks


@pytest.mark.parametrize(
    "text", ["sharp:", "sharp:lines", "sharp:lines=0", "sharp:lines=-3", "sharp:seconds=nan", "sharp:seconds=0"]
)
def test_a_wrong_budget_is_a_sentence(text: str) -> None:
    with pytest.raises(BadBudget, match=r"like sharp:lines=200 or sharp:seconds=0\.5"):
        strength(text)


def test_who_decides_at_a_glance_has_no_budget() -> None:
    with pytest.raises(BadBudget, match="at a glance"):
        strength("sensible:lines=200")


def test_an_unknown_name_and_temper() -> None:
    with pytest.raises(UnknownName, match="sensible"):
        strength("sensibel")
    with pytest.raises(UnknownName, match="personality"):
        make_bot("sensible/grumpy", bestiary.games()["monster_cafe"])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_level_plays_every_game(game: Game) -> None:
    for text in ("gentle", "sensible", "sharp:lines=8", "fierce:lines=16", "random"):
        sight = decision(game, 1)
        assert make_bot(text, game).choose(sight) in sight.legal()
    assert type(make_bot("sharp", game)) is SearchBot


def test_a_temper_is_a_bot_of_the_game() -> None:
    game = bestiary.games()["munchkin_babies"]
    for temper in game.personalities:
        sight = decision(game, 2)
        assert make_bot(f"sensible/{temper}", game).choose(sight) in sight.legal()


@pytest.mark.parametrize("name", ["monster_cafe", "monster_baby_rescue"])
def test_gentle_loses_to_sensible_and_beats_random(name: str) -> None:
    game = bestiary.games()[name]
    assert wins(game, "gentle", "sensible") < 16
    assert wins(game, "gentle", "random") > 24


def wins(game: Game, hero: str, other: str, games: int = 40) -> int:
    """Of so many games for two, the seats in turn."""
    won = 0
    for number in range(games):
        state = game.new(2)
        bots: list[Bot] = [make_bot(hero if seat == number % 2 else other, game) for seat in range(2)]
        dice = [Dice(key_from_seed("levels", number, seat)) for seat in range(2)]
        play_out(state, bots, dice, Dice(key_from_seed("levels", number)))
        won += state.won_by() == [number % 2]
    return won


def test_gentle_is_kind_to_who_is_behind() -> None:
    """Given the same decisions, then who has least is left better off by gentle bots that overlook nothing than by
    sensible ones, on average: they give up a little for it."""
    game = bestiary.games()["monster_baby_rescue"]
    kind, usual = GentleBot(game.heuristic(), lapses=0), GreedyBot(game.heuristic())
    gained, cases = 0.0, 0
    for seed in range(60):
        sight = decision(game, seed, moves=25)
        scores = sight.view().scores
        behind = scores.index(min(scores))
        if behind == sight.seat:
            continue
        worth = []
        for bot in (kind, usual):
            after = sight.imagine()
            after.apply(sight.seat, bot.choose(sight))
            settle(after, Dice(key_from_seed("luck", seed)))
            worth.append(game.heuristic().value(after, behind))
        gained += worth[0] - worth[1]
        cases += 1
    assert cases > 10
    assert gained >= 0.0
