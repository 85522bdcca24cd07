"""How much exactly is lost: the numbers of Bad Stuff and Curses, where there is room for more."""

import re
from typing import Any

import pytest

from bestiary.core.match import Match
from bestiary.games.munchkin_babies.cards.deck import GOLD, IDS, IS_ITEM, MONSTER, SORT, record
from tests.games.munchkin_babies.positions import (
    all_pass,
    baby,
    code,
    defaults,
    do,
    fight,
    game,
    hand,
    items,
    level,
    resolve,
    seen,
    who,
)

DOORS = ["boo_boo", "windy_day", "undead", "overtired", "ginormous", "identical"]


def data(card: str) -> dict[str, Any]:
    return record(IDS.index(card))


def caught(monster: str, victim: dict[str, Any], face: int = 1) -> Match:
    """The monster is far too strong, and the victim does not get away."""
    roll = [f"roll face={face}"] if data(monster).get("escape", "roll") == "roll" else []
    match = game(victim, fight=fight({"monster": monster, "rolled": 60}), script=roll)
    return all_pass(resolve(match))


def levels_lost(text: str) -> int:
    """As the text of its Bad Stuff has it."""
    found = re.search(r"[Ll]ose (a|\d) levels?", text)
    assert found is not None
    return 1 if found[1] == "a" else int(found[1])


LEVELS = [
    IDS[kind]
    for kind in range(len(IDS))
    if SORT[kind] == MONSTER and [part["effect"] for part in record(kind)["bad_stuff"]] == ["lose_levels"]
]


@pytest.mark.rule("MB-178", "MB-059")
@pytest.mark.parametrize("monster", LEVELS)
def test_bad_stuff_costs_as_many_levels_as_its_text_says(monster: str) -> None:
    number = data(monster)["bad_stuff"][0]["n"]
    expected = levels_lost(data(monster)["bad_text"]) if isinstance(number, int) else None
    match = caught(monster, baby(9))
    assert expected is None or level(match) == 9 - expected


@pytest.mark.rule("MB-178")
def test_who_gets_away_from_rattlebones_loses_one_level() -> None:
    assert level(caught("rattlebones", baby(9), face=6)) == 8
    assert level(caught("rattlebones", baby(9), face=1)) == 7


def test_a_werecub_costs_a_human_two_levels() -> None:
    assert level(caught("werecub", baby(9))) == 7
    match = caught("werecub", baby(9, races=["orcling"]))
    assert (level(match), who(match, 0).races) == (9, [])


def test_a_jealous_kitty_shreds_one_small_item() -> None:
    match = caught("jealous_kitty", baby(9, items=["bib_of_bashing", "saucepan_helm"]))
    do(match, 0, "choose card=bib_of_bashing")
    assert (items(match), level(match)) == (["saucepan_helm"], 9)


@pytest.mark.parametrize(("monster", "price"), [("tooth_fairy_trainee", 300), ("pageant_mom", 1000)])
def test_gold_is_lost_to_the_last_piece_and_no_further(monster: str, price: int) -> None:
    """Items worth exactly the price are enough, and what is left is kept."""
    exact = next(
        [first, second] if second != first else [first]
        for first in range(len(IDS))
        for second in range(first, len(IDS))
        if IS_ITEM[first] and IS_ITEM[second] and not data(IDS[first]).get("big") and not data(IDS[second]).get("big")
        if GOLD[first] and GOLD[second]
        if GOLD[first] + (GOLD[second] if second != first else 0) == price
    )
    kept = "instant_blanket_fort" if IDS.index("instant_blanket_fort") not in exact else "hot_potato_potion"
    match = caught(monster, baby(9, items=[*[IDS[kind] for kind in exact], kept]))
    for kind in exact:
        do(match, 0, f"choose card={IDS[kind]}")
    assert items(match) == [kept]


@pytest.mark.parametrize("monster", ["tattletale", "rocking_hippogriff"])
def test_each_other_takes_one_card(monster: str) -> None:
    match = caught(monster, baby(9, hand=DOORS))
    defaults(match, "post_combat")
    assert [len(hand(match, seat)) for seat in (1, 2)] == [1, 1]
    assert len(hand(match, 0)) == (0 if monster == "tattletale" else 4)


@pytest.mark.rule("MB-188")
def test_neighbours_take_one_card_each() -> None:
    match = game(baby(9, hand=DOORS), baby(hand=["grabby_playmates"]), baby(), baby())
    all_pass(do(match, 1, "send card=grabby_playmates player=0"))
    defaults(match, "arrange")
    assert [len(hand(match, seat)) for seat in range(4)] == [4, 1, 0, 1]


def test_a_yard_sale_takes_one_big_item() -> None:
    giant = baby(9, races=["dwarfling"], items=["big_brother", "kinderarmor"])
    match = game(giant, baby(hand=["yard_sale"]))
    all_pass(do(match, 1, "send card=yard_sale player=0"))
    do(match, 0, "choose card=big_brother")
    assert items(match) == ["kinderarmor"]


@pytest.mark.rule("MB-096", "MB-020")
def test_a_diaper_holds_one_more_of_each() -> None:
    match = game(baby(items=["diaper_of_holding", "big_brother"], hand=["step_stool", "kinderarmor"]))
    assert seen(match).babies[0].hand_limit == 6
    do(match, 0, "play card=step_stool")
    assert code(match, 0, "play card=kinderarmor") == "BIG_LIMIT"


@pytest.mark.rule("MB-D58", "MB-D20")
def test_a_level_instead_of_a_curse_opens_the_fight_again() -> None:
    match = game(baby(5, races=["orcling"]), baby(hand=["boo_boo"]), fight=fight("captain_croup"))
    do(match, 0, "resolve")
    do(match, 1, "send card=boo_boo player=0")
    do(match, 0, "swap_curse")
    assert (level(match), seen(match).phase) == (4, "combat_open")
