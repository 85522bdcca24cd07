"""Selling, trading, showing."""

import pytest

from bestiary.core.dice import Dice, key_from_seed
from bestiary.games.munchkin_babies.state import BabiesState
from tests.games.munchkin_babies.positions import (
    baby,
    code,
    do,
    fight,
    game,
    hand,
    items,
    level,
    may,
    now,
    phase,
    refused,
    seen,
    told,
    worn,
)


@pytest.mark.rule("MB-108", "MB-R06", "MB-R08", "MB-084")
def test_a_sale_needs_a_thousand() -> None:
    match = game(baby(3, hand=["boo_boo", "wand_of_bubbles", "diaper_of_holding"]))
    do(match, 0, "lay card=wand_of_bubbles")
    assert code(match, 0, "sell double=no") == "TOO_LITTLE"
    do(match, 0, "lay card=diaper_of_holding", "lay card=boo_boo")
    assert code(match, 0, "sell double=no") == "NOT_AN_ITEM"
    do(match, 0, "clear", "lay card=wand_of_bubbles", "lay card=diaper_of_holding", "sell double=no")
    assert (level(match), hand(match)) == (4, ["boo_boo"])


@pytest.mark.rule("MB-111", "MB-112")
def test_hand_and_table_are_sold_together() -> None:
    match = game(baby(3, hand=["wand_of_bubbles"], items=["saucepan_helm", "giant_gold_star"]))
    do(match, 0, "lay card=wand_of_bubbles", "lay card=saucepan_helm", "lay card=giant_gold_star", "sell double=no")
    assert (level(match), hand(match), items(match)) == (4, [], [])


@pytest.mark.rule("MB-102", "MB-103", "MB-R18", "MB-035")
def test_only_items_on_the_table_are_traded() -> None:
    match = game(baby(hand=["saucepan_helm", "boo_boo"], items=["bib_of_bashing"]), baby(items=["water_wings"]))
    do(match, 0, "lay card=saucepan_helm")
    assert code(match, 0, "trade player=1") == "TABLE_ITEMS_ONLY"
    do(match, 0, "clear", "lay card=boo_boo")
    assert code(match, 0, "trade player=1") == "TABLE_ITEMS_ONLY"
    do(match, 0, "clear", "lay card=bib_of_bashing", "want item=water_wings", "trade player=1")
    do(match, 1, "accept_trade player=0")
    assert (items(match, 0), items(match, 1)) == (["water_wings"], ["bib_of_bashing"])
    assert worn(match, 0) == worn(match, 1) == []


@pytest.mark.rule("MB-104", "MB-R17", "MB-035")
def test_no_trading_with_a_fighter() -> None:
    match = game(
        baby(items=["bib_of_bashing"]),
        baby(items=["water_wings"]),
        baby(items=["saucepan_helm"]),
        fight=fight("big_baby"),
    )
    assert code(match, 0, "trade player=1") == "IN_COMBAT"
    do(match, 1, "lay card=water_wings")
    assert code(match, 1, "trade player=0") == "IN_COMBAT"
    do(match, 1, "trade player=2")
    do(match, 2, "accept_trade player=1")
    assert items(match, 2) == ["saucepan_helm", "water_wings"]


@pytest.mark.rule("MB-107", "MB-R12", "MB-D30")
def test_no_trade_makes_somebody_carry_too_much() -> None:
    match = game(baby(items=["kinderarmor"]), baby(items=["big_brother"]))
    do(match, 0, "lay card=kinderarmor")
    refusal = refused(match, 0, "trade player=1")
    assert (refusal.code, refusal.rule) == ("BIG_LIMIT", "MB-107")
    do(match, 0, "want item=big_brother", "trade player=1")
    do(match, 1, "accept_trade player=0")
    assert (items(match, 0), items(match, 1)) == (["big_brother"], ["kinderarmor"])


@pytest.mark.rule("MB-D30")
def test_a_trade_offer_is_declined_countered_or_dropped() -> None:
    match = game(baby(items=["bib_of_bashing"]), baby(items=["water_wings"]))
    do(match, 0, "lay card=bib_of_bashing", "trade player=1")
    do(match, 1, "decline_trade player=0")
    assert seen(match).trades == ()
    do(match, 0, "lay card=bib_of_bashing", "trade player=1")
    do(match, 1, "want item=bib_of_bashing", "lay card=water_wings", "trade player=0")
    assert [(trade.source, trade.target) for trade in seen(match).trades] == [(1, 0)]
    match = game(baby(items=["bib_of_bashing"]), baby(), script=["draw card=rug_rat"])
    do(match, 0, "lay card=bib_of_bashing", "trade player=1", "kick")
    assert seen(match).trades == ()
    match = game(baby(items=["bib_of_bashing"]), baby(), stack=[{"what": "charity"}])
    do(match, 0, "lay card=bib_of_bashing", "trade player=1", "done")
    assert seen(match).trades == ()


@pytest.mark.rule("MB-022", "MB-D48", "MB-I17", "MB-D06")
def test_cards_are_shown_to_one_player_only() -> None:
    match = game(baby(hand=["boo_boo", "windy_day"]))
    do(match, 0, "lay card=boo_boo", "show player=1")
    assert [known.card.id for known in seen(match, 1).babies[0].known] == ["boo_boo"]
    assert seen(match, 2).babies[0].known == ()
    assert told(match, "showed", 2) == []
    assert hand(match) == ["boo_boo", "windy_day"]
    do(match, 0, "lay card=boo_boo")
    assert code(match, 0, "show player=1") == "NOT_NOW"
    assert may(match, 0, "show player=2")
    world = now(match).imagine(1, Dice(key_from_seed(1)))
    assert isinstance(world, BabiesState)
    assert "boo_boo" in [one.card.id for one in world.view(1).babies[0].known]


@pytest.mark.rule("MB-D50", "MB-R45", "MB-I21")
def test_free_actions_are_limited() -> None:
    match = game(baby(items=["saucepan_helm"]), options={"free_actions": 2})
    do(match, 0, "unequip item=saucepan_helm", "equip item=saucepan_helm")
    assert code(match, 0, "unequip item=saucepan_helm") == "TOO_MANY"
    match = game(baby(hand=["boo_boo"]), options={"free_actions": 1})
    do(match, 0, "lay card=boo_boo", "clear")
    assert code(match, 0, "lay card=boo_boo") == "TOO_MANY"


@pytest.mark.rule("MB-108", "MB-111")
def test_who_has_passed_the_own_fight_on_may_sell_and_play_items() -> None:
    seller = baby(3, items=["wand_of_bubbles", "diaper_of_holding"], hand=["saucepan_helm"])
    for fighter, able in ((0, False), (1, True)):
        match = game(seller, baby(3), fight=fight("big_baby", fighter=fighter))
        assert may(match, 0, "play card=saucepan_helm") is able
        do(match, 0, "lay card=wand_of_bubbles", "lay card=diaper_of_holding")
        assert may(match, 0, "sell double=no") is able
    do(match, 0, "sell double=no")
    assert (level(match), phase(match)) == (4, "combat_open")


@pytest.mark.rule("MB-D30")
@pytest.mark.parametrize("answer", ["accept_trade", "decline_trade"])
def test_only_an_offer_can_be_answered(answer: str) -> None:
    match = game(baby(items=["saucepan_helm"]), baby())
    assert refused(match, 1, f"{answer} player=0").rule == "MB-D30"
    do(match, 0, "lay card=saucepan_helm", "trade player=1")
    assert may(match, 1, f"{answer} player=0")
    assert refused(match, 2, f"{answer} player=0").rule == "MB-D30"
