"""Every one-shot, and one-shots as such."""

import re

import pytest

from bestiary.games.munchkin_babies.cards.deck import IDS, ONE_SHOT, SORT, TEXTS, record
from tests.games.munchkin_babies.positions import (
    all_pass,
    baby,
    code,
    defaults,
    discards,
    do,
    fight,
    game,
    hand,
    items,
    level,
    may,
    now,
    phase,
    resolve,
    seen,
    sums,
    the_fight,
    told,
)

ONE_SHOTS = [IDS[kind] for kind in range(len(IDS)) if SORT[kind] == ONE_SHOT]
BOOSTS = [card for card in ONE_SHOTS if re.search(r"\+\d to one side|this side gets \+\d", TEXTS[IDS.index(card)])]


@pytest.mark.rule("MB-116", "MB-117", "MB-149", "MB-130", "MB-151", "MB-D61", "MB-D53")
@pytest.mark.parametrize("card", BOOSTS)
@pytest.mark.parametrize("user", [0, 1])
def test_a_boost_is_for_either_side(card: str, user: int) -> None:
    found = re.search(r"\+(\d)", TEXTS[IDS.index(card)])
    assert found is not None
    bonus = int(found[1])
    for side, total in (("munchkins", (3 + bonus, 12)), ("monsters", (3, 12 + bonus))):
        hands = [[card] if seat == user else [] for seat in range(2)]
        match = game(baby(3, hand=hands[0]), baby(hand=hands[1]), fight=fight("big_baby"))
        do(match, user, f"boost card={card} side={side}")
        assert sums(match) == total
        assert card not in discards(match)
        all_pass(resolve(match))
        while phase(match) != "post_combat":
            match.play(match.pending[0], now(match).default(match.pending[0]))
        assert card in discards(match)


@pytest.mark.rule("MB-D61", "MB-114", "MB-115", "MB-084")
@pytest.mark.parametrize("card", ONE_SHOTS)
def test_a_one_shot_on_the_table_is_a_small_item(card: str) -> None:
    match = game(baby(hand=[card]))
    do(match, 0, f"play card={card}")
    (item,) = seen(match).babies[0].items
    assert (item.card.id, item.equipped) == (card, False)
    assert seen(match).babies[0].gold == record(IDS.index(card))["gold"]
    do(match, 0, f"lay card={card}", "trade player=1")
    do(match, 1, "accept_trade player=0")
    assert items(match, 1) == [card]


@pytest.mark.rule("MB-D61")
def test_a_boost_is_used_from_the_table() -> None:
    match = game(baby(3, items=["lukewarm_milk"]), fight=fight("big_baby"))
    do(match, 0, "boost card=lukewarm_milk side=munchkins")
    assert (sums(match)[0], items(match)) == (5, [])


def test_antioxidant_rich_juice() -> None:
    card = "antioxidant_rich_juice"
    match = game(baby(3, hand=[card]), fight=fight("big_baby"))
    do(match, 0, f"use card={card}")
    assert sums(match)[0] == 4
    match = game(baby(3, races=["elfling"]), baby(2, races=["elfling"], hand=[card]), fight=fight("big_baby", helper=1))
    do(match, 1, f"use card={card}")
    assert sums(match)[0] == 9


@pytest.mark.rule("MB-D36", "MB-D37")
def test_the_diaper_bomb_kills_one_of_two_hounds() -> None:
    match = game(baby(3, hand=["diaper_bomb"]), fight=fight({"monster": "diaper_hound", "count": 2}))
    treasures, levels = the_fight(match).treasures, the_fight(match).levels
    do(match, 0, "use card=diaper_bomb")
    assert [(foe.card.id, foe.count) for foe in the_fight(match).foes] == [("diaper_hound", 1)]
    assert (the_fight(match).treasures, the_fight(match).levels) == (treasures, levels)


@pytest.mark.rule("MB-014", "MB-126")
def test_the_diaper_bomb_kills_the_hound() -> None:
    match = game(baby(3, hand=["diaper_bomb"]), fight=fight("diaper_hound"))
    do(match, 0, "use card=diaper_bomb")
    all_pass(match)
    assert (level(match), len(hand(match)), phase(match)) == (4, 3, "post_combat")
    match = game(baby(3, hand=["diaper_bomb"]), fight=fight("big_baby"))
    assert code(match, 0, "use card=diaper_bomb") == "CONDITION"
    match = game(baby(3, hand=["diaper_bomb"]), fight=fight("diaper_hound", "big_baby"))
    do(match, 0, "use card=diaper_bomb")
    assert [card.id for card in the_fight(match).killed] == ["diaper_hound"]
    assert level(match) == 3
    all_pass(resolve(match))
    assert level(match) <= 3


@pytest.mark.rule("MB-132", "MB-D20")
def test_everybody_has_a_last_chance_before_an_outright_kill_is_final() -> None:
    rival = baby(hand=["wandering_monster", "pediatrician"])
    match = game(baby(9, hand=["diaper_bomb"]), rival, fight=fight("diaper_hound"))
    do(match, 0, "use card=diaper_bomb")
    assert (phase(match), match.pending, level(match)) == ("final_call", (1, 2), 9)
    do(match, 1, "add_monster monster=pediatrician by=wandering")
    assert (phase(match), [foe.card.id for foe in the_fight(match).foes]) == ("combat_open", ["pediatrician"])
    assert not match.over
    match = game(baby(9, hand=["diaper_bomb"]), rival, fight=fight("diaper_hound"))
    all_pass(do(match, 0, "use card=diaper_bomb"))
    assert match.over


@pytest.mark.rule("MB-132")
def test_an_outright_kill_is_won_whatever_the_sums_say() -> None:
    stabber = baby(classes=["crumb_snatcher"], hand=["boo_boo"])
    match = game(baby(1, hand=["diaper_bomb"]), stabber, fight=fight("diaper_hound"))
    do(match, 0, "use card=diaper_bomb")
    do(match, 1, "lay card=boo_boo", "backstab player=0")
    assert sums(match) == (-1, 0)
    assert match.pending == (1, 2)
    all_pass(match)
    assert level(match) == 2


@pytest.mark.rule("MB-142", "MB-R42")
def test_the_baby_in_the_mirror() -> None:
    match = game(baby(7, items=["giant_gold_star"], hand=["mirror_baby"]), baby(), fight=fight("pediatrician"))
    do(match, 0, "use card=mirror_baby")
    assert sums(match) == (20, 20)
    assert code(match, 0, "ask player=1") == "NO_HELP"
    match = game(baby(7, hand=["mirror_baby"]), baby(), fight=fight("pediatrician", helper=1))
    assert code(match, 0, "use card=mirror_baby") == "CONDITION"
    match = game(baby(7), baby(hand=["mirror_baby"]), fight=fight("pediatrician"))
    assert code(match, 1, "use card=mirror_baby") == "NO_COMBAT"


@pytest.mark.rule("MB-D04")
def test_jam_hands() -> None:
    match = game(baby(3), baby(hand=["jam_hands"]), fight=fight("captain_croup"), script=["roll face=6", "roll face=1"])
    resolve_until_escape = do(match, 0, "resolve")
    for seat in (1, 2):
        do(resolve_until_escape, seat, "pass")
    assert set(match.pending) == {1, 2}
    do(match, 1, "use card=jam_hands")
    all_pass(match)
    assert told(match, "caught") != []


def test_jam_hands_after_no_roll_at_all() -> None:
    match = game(baby(3), baby(hand=["jam_hands"]), fight=fight("count_backward"), script=["roll face=1"])
    do(match, 0, "resolve")
    for seat in (1, 2):
        do(match, seat, "pass")
    do(match, 1, "use card=jam_hands")
    all_pass(match)
    assert told(match, "caught") != []
    match = game(baby(3, hand=["jam_hands"]), fight=fight("count_backward"))
    do(match, 0, "resolve")
    for seat in (1, 2):
        do(match, seat, "pass")
    assert not may(match, 0, "use card=jam_hands")


@pytest.mark.rule("MB-D65", "MB-127")
def test_make_nice_muffins() -> None:
    match = game(baby(3), baby(hand=["make_nice_muffins"]), fight=fight("big_baby"), script=["draw card=boo_boo"])
    do(match, 1, "use card=make_nice_muffins")
    assert phase(match) == "loot_offer"
    do(match, 0, "loot")
    assert (hand(match), level(match), phase(match)) == (["boo_boo"], 3, "post_combat")


@pytest.mark.rule("MB-D54")
def test_the_instant_blanket_fort() -> None:
    match = game(baby(3), baby(4), baby(hand=["instant_blanket_fort"]), fight=fight("big_baby", helper=1))
    do(match, 2, "escort who=helper")
    assert the_fight(match).helper is None
    match = game(baby(3), baby(4), baby(hand=["instant_blanket_fort"]), fight=fight("rattlebones", helper=1))
    do(match, 2, "escort who=side")
    assert (phase(match), level(match), hand(match)) == ("post_combat", 3, [])
    assert {"rattlebones", "instant_blanket_fort"} <= set(discards(match))


def test_the_hooded_towel() -> None:
    match = game(baby(3, hand=["towel_of_invisibility"]), fight=fight("captain_croup"), script=["roll face=1"])
    do(match, 0, "resolve")
    for seat in (1, 2):
        do(match, seat, "pass")
    do(match, 0, "use card=towel_of_invisibility")
    all_pass(match)
    assert told(match, "escaped") != []
    match = game(baby(3, hand=["towel_of_invisibility"]), fight=fight("diaper_hound"))
    assert code(match, 0, "use card=towel_of_invisibility") == "CONDITION"


def test_the_loaded_alphabet_block() -> None:
    match = game(baby(3, hand=["loaded_alphabet_block"]), fight=fight("captain_croup"), script=["roll face=1"])
    do(match, 0, "resolve")
    for seat in (1, 2):
        do(match, seat, "pass")
    do(match, 0, "set_die face=5")
    all_pass(match)
    assert told(match, "escaped") != []
    match = game(baby(hand=["loaded_alphabet_block"]), script=["draw card=weasel_in_the_box", "roll face=6"])
    do(match, 0, "kick", "set_die face=1", "pass")
    assert sums(match)[1] == 3


@pytest.mark.rule("MB-D38", "MB-145")
def test_the_genie_even_after_a_failed_roll() -> None:
    match = game(baby(3, hand=["genie_in_a_bottle"]), fight=fight("captain_croup"), script=["roll face=1"])
    do(match, 0, "resolve")
    for seat in (1, 2):
        do(match, seat, "pass")
    do(match, 0, "remove card=genie_in_a_bottle monster=captain_croup")
    assert (phase(match), level(match), len(hand(match))) == ("post_combat", 3, 3)
    match = game(baby(3, hand=["genie_in_a_bottle"]), fight=fight("captain_croup", "big_baby"))
    do(match, 0, "remove card=genie_in_a_bottle monster=captain_croup")
    assert the_fight(match).treasures == 3  # not the only one: its Treasure is gone
    match = game(baby(3), baby(hand=["genie_in_a_bottle"]), fight=fight("captain_croup", helper=1))
    assert code(match, 1, "remove card=genie_in_a_bottle monster=captain_croup") == "NO_COMBAT"


@pytest.mark.rule("MB-D56", "MB-D65")
def test_the_hot_potato() -> None:
    match = game(
        baby(3), baby(4, races=["elfling"]), baby(2), baby(hand=["hot_potato_potion"]), fight=fight("werecub", helper=1)
    )
    assert sums(match)[1] == 9
    assert not may(match, 3, "send card=hot_potato_potion player=1")
    do(match, 3, "send card=hot_potato_potion player=2")
    assert (the_fight(match).fighter, the_fight(match).helper, sums(match)) == (2, None, (2, 6))
    all_pass(resolve(match, 2))
    while phase(match) != "loot_offer":
        match.play(match.pending[0], now(match).default(match.pending[0]))
    assert match.pending == (0,)


@pytest.mark.rule("MB-127", "MB-128")
def test_morph_o_dough() -> None:
    match = game(baby(3), baby(hand=["morph_o_dough"]), fight=fight("big_baby"))
    do(match, 1, "remove card=morph_o_dough monster=big_baby")
    assert (phase(match), level(match), len(hand(match))) == ("post_combat", 3, 3)


@pytest.mark.rule("MB-008", "MB-R34", "MB-R45", "MB-D50", "MB-D14")
def test_the_lost_and_found_basket() -> None:
    piles = {"door": ["boo_boo", "windy_day"], "treasure": ["saucepan_helm", "water_wings"]}
    match = game(baby(), baby(hand=["lost_and_found_basket"]), discards=piles)
    assert code(match, 0, "look_through") == "NO_PEEKING"
    top = seen(match).door.top
    assert top is not None
    assert top.id == "windy_day"
    assert code(match, 1, "recover card=undead") == "CONDITION"
    do(match, 1, "recover card=boo_boo")
    assert hand(match, 1) == ["boo_boo"]
    assert seen(match).treasure.remembered == ("saucepan_helm", "water_wings", "lost_and_found_basket")
    match = game(baby(hand=["lost_and_found_basket"]), discards=piles, searches=2)
    assert code(match, 0, "recover card=boo_boo") == "TOO_MANY"


@pytest.mark.rule("MB-D58", "MB-D03")
def test_a_birthday_wish_lifts_what_lingers() -> None:
    lasting = [{"effects": "gum_in_your_hair.effects", "card": "gum_in_your_hair"}]
    match = game(baby(lasting=lasting), baby(), baby(hand=["birthday_wish"]))
    do(match, 2, "cancel curse=gum_in_your_hair")
    assert seen(match).babies[0].lasting == ()
    assert set(discards(match)) == {"gum_in_your_hair", "birthday_wish"}


TESTED = {
    "antioxidant_rich_juice",
    "diaper_bomb",
    "mirror_baby",
    "jam_hands",
    "make_nice_muffins",
    "instant_blanket_fort",
    "towel_of_invisibility",
    "loaded_alphabet_block",
    "genie_in_a_bottle",
    "hot_potato_potion",
    "morph_o_dough",
    "lost_and_found_basket",
    "birthday_wish",
}


def test_no_one_shot_is_forgotten() -> None:
    assert set(BOOSTS) | TESTED == set(ONE_SHOTS)


@pytest.mark.rule("MB-115")
@pytest.mark.parametrize("place", ["hand", "items"])
def test_a_one_shot_works_once(place: str) -> None:
    match = game(baby(3, **{place: ["lukewarm_milk"]}), fight=fight("big_baby"))
    do(match, 0, "boost card=lukewarm_milk side=munchkins")
    assert (hand(match), items(match), sums(match)[0]) == ([], [], 3 + 2)
    assert code(match, 0, "boost card=lukewarm_milk side=munchkins") == "NOT_YOURS"
    all_pass(do(match, 0, "resolve"))
    assert "lukewarm_milk" in discards(defaults(match, "post_combat"))


@pytest.mark.rule("MB-115")
@pytest.mark.parametrize("place", ["hand", "items"])
def test_a_one_shot_that_is_for_no_side_works_once_too(place: str) -> None:
    match = game(baby(3, **{place: ["mirror_baby"]}), fight=fight("rug_rat"))
    do(match, 0, "use card=mirror_baby")
    assert (hand(match), items(match), sums(match)[0]) == ([], [], 2 * 3)
    assert code(match, 0, "use card=mirror_baby") == "NOT_YOURS"
    all_pass(do(match, 0, "resolve"))
    assert "mirror_baby" in discards(defaults(match, "post_combat"))
