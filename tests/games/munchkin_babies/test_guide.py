"""What a searching bot compares in this game, and how its lines go on."""

import pytest

from bestiary.bots.search import SearchBot
from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.match import Match
from bestiary.games.munchkin_babies import GAME
from bestiary.games.munchkin_babies.actions import ACTIONS
from tests.games.munchkin_babies.positions import baby, do, fight, game, now


def compared(match: Match, seat: int) -> list[str]:
    sight = match.sight(seat, Dice(key_from_seed(1)))
    return [ACTIONS.text(action) for action in GAME.guide().first_moves(sight.imagine(), sight)]


def choice(match: Match, seat: int, lines: int = 60) -> str:
    return ACTIONS.text(SearchBot(GAME.guide(), lines=lines).choose(match.sight(seat, Dice(key_from_seed(1)))))


def policy(match: Match, seat: int) -> str:
    return ACTIONS.text(GAME.guide().policy(now(match), seat, Dice(key_from_seed(1))))


@pytest.mark.rule("MB-152", "MB-156")
def test_asking_for_help_with_a_price_is_compared_and_idle_steps_are_not() -> None:
    fighter = baby(5, items=["saucepan_helm"], hand=["big_baby"])
    match = game(fighter, baby(7), baby(1), fight=fight("captain_croup"))
    found = compared(match, 0)
    assert {"resolve", "ask player=1", "share treasures=2"} <= set(found)
    assert not [text for text in found if text.startswith(("lay", "order", "show", "clear"))]


@pytest.mark.rule("MB-149")
def test_a_search_stops_a_winner() -> None:
    match = game(baby(9), baby(3, hand=["ginormous"]), fight=fight("sandbox_bully"))
    do(match, 0, "resolve")
    assert choice(match, 1) == "enhance card=ginormous monster=sandbox_bully"


@pytest.mark.rule("MB-029", "MB-132")
def test_a_search_wins_where_it_can() -> None:
    match = game(baby(9, items=["kinderarmor"], hand=["big_baby"]), baby(1), baby(1), fight=fight("rug_rat"))
    assert choice(match, 0) == "resolve"


@pytest.mark.rule("MB-152", "MB-D25")
def test_in_its_lines_who_is_asked_names_a_price() -> None:
    leader = baby(9, items=["kinderarmor", "bronze_booties", "giant_gold_star"])
    match = game(baby(5), baby(7), leader, fight=fight("captain_croup"))
    do(match, 0, "ask player=1")
    assert policy(match, 1) == "share treasures=2"
    do(match, 1, "share treasures=2")
    assert policy(match, 1) == "counter"
    do(match, 1, "counter")
    assert policy(match, 0) == "accept"


@pytest.mark.rule("MB-052", "MB-055")
def test_in_its_lines_the_worst_card_goes() -> None:
    cards = ["gual_eat_a_bug", "ginormous", "magic_mashed_missile", "wiz_kid", "genie_in_a_bottle", "fizzy_formula"]
    match = game(baby(1, hand=cards, classes=["holy_terror"]), baby(1), baby(1), stack=[{"what": "charity_discard"}])
    assert policy(match, 0) == "choose card=wiz_kid"


@pytest.mark.rule("MB-149", "MB-161")
def test_in_its_lines_a_win_is_spoiled_and_potions_are_spent() -> None:
    match = game(baby(9), baby(3, hand=["overtired"]), baby(2), fight=fight("rug_rat"))
    do(match, 0, "resolve")
    assert policy(match, 1) == "enhance card=overtired monster=rug_rat"
    match = game(baby(4, items=["fizzy_formula"]), baby(1), baby(1), fight=fight("werecub"))
    assert policy(match, 0) == "boost card=fizzy_formula side=munchkins"


@pytest.mark.parametrize("level", [4, 5])
def test_in_its_lines_a_card_is_not_spent_on_somebody_who_is_not_ahead(level: int) -> None:
    """Two Levels less for one of the others help everybody else as much."""
    kept = now(game(baby(4, hand=["ginormous"]), baby(level), baby(6), baby(2)))
    spent = now(game(baby(4), baby(level - 2), baby(6), baby(2)))
    guide, start = GAME.guide(), GAME.heuristic().values(kept)
    assert guide.worth_to(kept, start, 0) > guide.worth_to(spent, start, 0)
