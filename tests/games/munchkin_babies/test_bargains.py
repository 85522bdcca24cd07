"""What a helper is offered, and gets (MB-D24, MB-165)."""

import pytest

from bestiary.games.munchkin_babies import GAME
from tests.games.munchkin_babies.positions import (
    baby,
    do,
    fight,
    game,
    hand,
    may,
    options,
    phase,
    refused,
    resolve,
    the_fight,
    told,
)

RICH = {"monster": "captain_croup", "enhancers": ["undead", "overtired"]}  # 3 Treasures, and one for each enhancer
STRONG = baby(7, items=["giant_gold_star", "big_brother", "bubble_wrap_onesie", "bronze_booties"])


@pytest.mark.rule("MB-D24", "MB-156")
@pytest.mark.parametrize(
    ("order", "pickers"),
    [
        ("helper_first", [1, 1]),
        ("fighter_first", [0, 0, 0]),
        ("alternate_helper_first", [1, 0, 1]),
        ("alternate_fighter_first", [0, 1, 0, 1]),
        ("random", []),
    ],
)
def test_who_picks_when_there_is_much_to_pick(order: str, pickers: list[int]) -> None:
    match = game(STRONG, baby(9), fight=fight(RICH, helper=1, deal={"treasures": 2, "pick": order}))
    resolve(match)
    for picker in pickers:
        assert match.pending == (picker,)
        do(match, picker, "choose card=" + the_fight(match).spoils[0].id)
    assert phase(match) != "treasure_pick"
    assert (len(hand(match, 0)), len(hand(match, 1))) == (3, 2)


@pytest.mark.rule("MB-D24", "MB-I14", "MB-165")
def test_of_fewer_treasures_than_were_promised_the_helper_gets_all() -> None:
    deal = {"treasures": 3, "pick": "fighter_first"}  # by now, the monster that had them has been swapped
    match = game(baby(5), baby(6), fight=fight("rug_rat", helper=1, banked=1, deal=deal))
    resolve(match)
    assert (len(hand(match, 0)), len(hand(match, 1))) == (0, 2)
    assert {event.seat for event in told(match, "drew")} == {0}  # the fighter draws them


@pytest.mark.rule("MB-165", "MB-173", "MB-D24")
def test_the_fighter_draws_all_and_hands_out_the_share() -> None:
    deal = {"treasures": 2, "pick": "random"}
    match = game(baby(5, classes=["ankle_biter"]), baby(6), fight=fight("captain_croup", helper=1, deal=deal))
    resolve(match)
    assert [(event.seat, event.data["card"] is not None) for event in told(match, "drew", 2)] == [(0, True)] * 3
    assert (len(hand(match, 0)), len(hand(match, 1))) == (1, 2)


@pytest.mark.rule("MB-D24", "MB-156", "MB-R27")
def test_an_offer_is_no_larger_than_what_the_monsters_have_when_it_is_made() -> None:
    match = game(baby(1), baby(1), baby(hand=["peekaboo", "lint_imp"]), fight=fight("captain_croup"))
    do(match, 0, "share treasures=3")
    do(match, 2, "swap monster=lint_imp")
    assert the_fight(match).treasures < 3
    assert refused(match, 0, "ask player=1").rule == "MB-156"
    do(match, 0, "clear", "ask player=1")
    assert phase(match) == "help_ask"  # nothing is an offer as well


@pytest.mark.rule("MB-D24")
def test_an_offer_says_all_that_it_is_to_everybody() -> None:
    fighter = baby(5, items=["saucepan_helm"], hand=["gual_eat_a_bug", "boo_boo"])
    match = game(fighter, baby(6), fight=fight("captain_croup"))
    do(match, 0, "share treasures=3", "share treasures=2", "order pick=random", "order pick=fighter_first")
    assert may(match, 0, "share treasures=3")  # which it is no longer
    assert may(match, 0, "order pick=random")
    do(match, 0, "order pick=helper_first")
    laid = GAME.load(match.save())
    assert laid.save()["trays"] == match.save()["trays"] == [["share treasures=2", "order pick=helper_first"], [], []]
    do(match, 0, "order pick=fighter_first")
    do(match, 0, "lay card=saucepan_helm", "lay card=gual_eat_a_bug", "ask player=1")
    said = {"items": ["saucepan_helm"], "treasures": 2, "pick": "fighter_first", "plays": ["gual_eat_a_bug"]}
    for viewer in (1, 2, None):
        (event,) = told(match, "asked", viewer)
        assert event.data == {"of": 1, **said}
    do(match, 1, "accept")
    deal = the_fight(match).deal
    assert (deal.treasures, deal.pick, [one.id for one in deal.items]) == (2, "fighter_first", ["saucepan_helm"])


@pytest.mark.rule("MB-D24", "MB-D25")
def test_a_counter_offer_says_all_that_it_is_too() -> None:
    match = game(baby(5, items=["saucepan_helm"]), baby(6), fight=fight("captain_croup"))
    do(match, 0, "ask player=1")
    do(match, 1, "share treasures=3", "order pick=alternate_fighter_first", "want item=saucepan_helm", "counter")
    said = {"items": ["saucepan_helm"], "treasures": 3, "pick": "alternate_fighter_first", "plays": []}
    (event,) = told(match, "countered", 2)
    assert event.data == said


@pytest.mark.rule("MB-D24", "MB-D25", "MB-156")
def test_nor_is_a_counter_offer() -> None:
    foe = {"monster": "mobile_of_mild_peril", "enhancers": ["ginormous"]}
    match = game(baby(1, races=["elfling"]), baby(1), fight=fight(foe))
    most = the_fight(match).treasures
    do(match, 0, "ask player=1")
    do(match, 1, f"share treasures={most}")
    do(match, 0, "discard card=elfling")
    assert the_fight(match).treasures == most - 1
    assert refused(match, 1, "counter").rule == "MB-156"
    do(match, 1, f"share treasures={most - 1}", "counter")
    assert phase(match) == "help_counter"


@pytest.mark.rule("MB-156")
def test_each_other_number_of_treasures_can_be_offered() -> None:
    match = game(baby(5), baby(6), fight=fight("captain_croup"))
    for laid, others in (("", [1, 2, 3]), ("share treasures=2", [1, 3])):
        if laid:
            do(match, 0, laid)
        shares = [option for option in options(match, 0) if option.startswith("share")]
        assert shares == [f"share treasures={number}" for number in others]
