"""What the greedy bot knows: what a fight, help and a sale are worth, and that nobody is handed the win."""

from typing import Any

import pytest

from bestiary.bots import make_bot
from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.perspective import Perspective
from bestiary.games.munchkin_babies import GAME
from bestiary.games.munchkin_babies.actions import ACTIONS
from tests.games.munchkin_babies.positions import baby, do, fight, game, position


def greedy(seat: int, *babies: dict[str, Any], **document: Any) -> str:
    state = position(*babies, **document)
    bot = make_bot("greedy", GAME)
    return ACTIONS.text(bot.choose(Perspective(state, seat, Dice(key_from_seed(1)))))


def asked(fighter: dict[str, Any], helper: dict[str, Any], monster: str, share: int) -> str:
    """What a greedy helper answers."""
    match = game(fighter, helper, baby(2), fight=fight(monster))
    if share:
        do(match, 0, f"share treasures={share}")
    do(match, 0, "ask player=1")
    return ACTIONS.text(make_bot("greedy", GAME).choose(match.sight(1, Dice(key_from_seed(1)))))


@pytest.mark.rule("MB-042")
def test_it_plays_items_before_it_kicks() -> None:
    assert greedy(0, baby(hand=["bubble_wrap_onesie"])) == "play card=bubble_wrap_onesie"
    assert greedy(0, baby()) == "kick"


@pytest.mark.rule("MB-152", "MB-156")
def test_it_helps_for_a_share() -> None:
    assert asked(baby(5), baby(7), "captain_croup", 3) == "accept"
    assert asked(baby(5), baby(7), "captain_croup", 2) in ("accept", "share treasures=3")  # or it asks for more


@pytest.mark.rule("MB-152")
def test_it_does_not_help_for_nothing() -> None:
    assert asked(baby(5), baby(7), "captain_croup", 0) != "accept"


@pytest.mark.rule("MB-169", "MB-029")
def test_it_never_hands_over_the_win() -> None:
    assert asked(baby(9), baby(7), "captain_croup", 3) != "accept"


@pytest.mark.rule("MB-152", "MB-D24")
def test_it_offers_a_share_when_it_is_losing() -> None:
    step = greedy(0, baby(5), baby(7), baby(1), fight=fight("captain_croup"))
    assert step.startswith(("share", "ask"))


@pytest.mark.rule("MB-108")
def test_it_sells_what_it_cannot_use() -> None:
    goods = ["thinking_bonnet", "wand_of_bubbles"]
    assert greedy(0, baby(4, items=goods)).startswith("lay card=")
    match = game(baby(4, items=goods))
    do(match, 0, "lay card=thinking_bonnet", "lay card=wand_of_bubbles")
    assert ACTIONS.text(make_bot("greedy", GAME).choose(match.sight(0, Dice(key_from_seed(1))))) == "sell double=no"


@pytest.mark.rule("MB-149")
def test_it_spoils_a_fight_for_the_win() -> None:
    match = game(baby(9), baby(3, hand=["ginormous"]), fight=fight("sandbox_bully"))
    do(match, 0, "resolve")
    choice = ACTIONS.text(make_bot("greedy", GAME).choose(match.sight(1, Dice(key_from_seed(1)))))
    assert choice == "enhance card=ginormous monster=sandbox_bully"


@pytest.mark.rule("MB-152", "MB-164")
def test_an_elfling_helps_for_the_level_and_haggles_for_more() -> None:
    assert asked(baby(5), baby(7, races=["elfling"]), "captain_croup", 0).startswith(("accept", "share"))
    assert asked(baby(5), baby(7, races=["elfling"]), "captain_croup", 3) == "accept"
    assert asked(baby(9), baby(7, races=["elfling"]), "captain_croup", 3) == "refuse"


@pytest.mark.rule("MB-152", "MB-180")
def test_it_does_not_help_where_both_would_lose() -> None:
    assert asked(baby(2), baby(3), "pediatrician", 2) != "accept"


@pytest.mark.rule("MB-D25", "MB-D24")
@pytest.mark.parametrize(("share", "answer"), [(1, "accept"), (2, "accept")])
def test_it_takes_a_fair_counter_offer(share: int, answer: str) -> None:
    match = game(baby(5), baby(7), baby(2), fight=fight("captain_croup"))
    do(match, 0, "ask player=1")
    do(match, 1, f"share treasures={share}", "counter")
    assert ACTIONS.text(make_bot("greedy", GAME).choose(match.sight(0, Dice(key_from_seed(1))))) == answer


@pytest.mark.rule("MB-D23", "MB-149")
def test_it_hands_over_the_win_for_nothing_in_the_world() -> None:
    """Not for all Treasures, Items and cards together, and not as the helper who would be second."""
    fighter = baby(9, items=["saucepan_helm", "bronze_booties"], hand=["gual_eat_a_bug"])
    match = game(fighter, baby(8), baby(2), fight=fight("diaper_hound", "captain_croup"))
    do(match, 0, "lay card=saucepan_helm", "lay card=bronze_booties", "lay card=gual_eat_a_bug", "share treasures=5")
    do(match, 0, "ask player=1")
    choice = ACTIONS.text(make_bot("greedy", GAME).choose(match.sight(1, Dice(key_from_seed(1)))))
    assert choice == "refuse"
