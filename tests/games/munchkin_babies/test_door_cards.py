"""Enhancers, Wandering Monster, Cheat! and the special Door cards."""

from typing import Any

import pytest

from bestiary.games.munchkin_babies.cards.deck import BIG, ENHANCER, IDS, ITEM, SORT, record
from tests.games.munchkin_babies.positions import (
    all_pass,
    baby,
    code,
    discards,
    do,
    fight,
    game,
    hand,
    items,
    level,
    may,
    options,
    phase,
    refused,
    resolve,
    seen,
    sums,
    the_fight,
    told,
    worn,
)

ENHANCERS = [IDS[kind] for kind in range(len(IDS)) if SORT[kind] == ENHANCER]


@pytest.mark.rule("MB-136", "MB-137", "MB-149", "MB-130", "MB-D37")
@pytest.mark.parametrize("card", ENHANCERS)
@pytest.mark.parametrize("user", [0, 1])
def test_an_enhancer_changes_one_monster(card: str, user: int) -> None:
    facts = record(IDS.index(card))
    hands = [[card] if seat == user else [] for seat in range(2)]
    match = game(baby(3, hand=hands[0]), baby(hand=hands[1]), fight=fight("big_baby", "rug_rat"))
    do(match, user, f"enhance card={card} monster=big_baby")
    foe, other = the_fight(match).foes
    assert foe.strength == 12 + facts["strength"]
    assert foe.treasures == 3 + facts["treasures"]
    assert foe.count == (2 if facts.get("twin") else 1)
    assert foe.undead == bool(facts.get("makes_undead"))
    assert (other.strength, other.treasures) == (1, 1)
    if facts["strength"]:
        assert f"{facts['strength']:+}" in facts["text"]
    assert card not in discards(match)


@pytest.mark.rule("MB-D37", "MB-136")
def test_a_monster_is_worth_at_least_one_treasure() -> None:
    foe = {"monster": "rug_rat", "enhancers": ["inattentive"]}
    assert the_fight(game(baby(), fight=fight(foe))).foes[0].treasures == 1


@pytest.mark.rule("MB-177")
def test_birthday_cake_makes_running_harder() -> None:
    for enhancers, escapes in (([], True), (["sugar_rush"], False)):
        foe = {"monster": "captain_croup", "enhancers": enhancers}
        match = game(baby(), fight=fight(foe), script=["roll face=5"])
        all_pass(resolve(match))
        assert bool(told(match, "escaped")) == escapes


@pytest.mark.rule("MB-137", "MB-139", "MB-R23", "MB-R24")
def test_enhancers_need_a_fight_and_a_monster() -> None:
    match = game(baby(hand=["overtired"]))
    assert code(match, 0, "enhance card=overtired monster=rug_rat") == "NO_COMBAT"
    match = game(baby(hand=["overtired"]), fight=fight("big_baby", "captain_croup"))
    assert code(match, 0, "enhance card=overtired monster=rug_rat") == "NAME_A_MONSTER"


@pytest.mark.rule("MB-D36", "MB-140", "MB-180")
def test_a_twin_is_a_monster_of_its_own() -> None:
    foe = {"monster": "rug_rat", "count": 2, "enhancers": ["identical", "ginormous"]}
    match = game(baby(9), fight=fight(foe), script=["roll face=6", "roll face=1"])
    assert (sums(match)[1], the_fight(match).treasures, the_fight(match).levels) == (22, 6, 2)
    all_pass(resolve(match))
    assert (len(told(match, "escaped")), len(told(match, "caught"))) == (1, 1)
    match = game(baby(9, hand=["morph_o_dough"]), fight=fight(foe))
    do(match, 0, "remove card=morph_o_dough monster=rug_rat")
    (left,) = the_fight(match).foes
    assert (left.count, left.strength) == (1, 11)


@pytest.mark.rule("MB-134", "MB-D40", "MB-R35", "MB-I10")
def test_wandering_monster() -> None:
    match = game(baby(), baby(hand=["wandering_monster", "rug_rat"]), fight=fight("big_baby"))
    do(match, 1, "add_monster monster=rug_rat by=wandering")
    assert sums(match)[1] == 13
    assert hand(match, 1) == []
    match = game(baby(), baby(hand=["rug_rat"]), fight=fight("big_baby"))
    assert code(match, 1, "add_monster monster=rug_rat by=wandering") == "NO_WAY_IN"
    assert code(match, 1, "add_monster monster=rug_rat by=undead") == "NO_WAY_IN"


@pytest.mark.rule("MB-146", "MB-147", "MB-D39")
def test_undead_monsters_help_each_other() -> None:
    match = game(baby(hand=["rattlebones"]), baby(hand=["undead", "rug_rat"]), fight=fight("princess_tut"))
    do(match, 0, "add_monster monster=rattlebones by=undead")
    assert sums(match)[1] == 14
    do(match, 1, "add_monster monster=rug_rat by=made_undead")
    assert sums(match)[1] == 14 + 1 + 5
    assert the_fight(match).foes[2].undead
    match = game(baby(), baby(hand=["undead", "rug_rat", "rattlebones"]), fight=fight("big_baby"))
    for monster, way in (("rug_rat", "made_undead"), ("rattlebones", "undead")):
        assert code(match, 1, f"add_monster monster={monster} by={way}") == "NO_WAY_IN"


@pytest.mark.rule("MB-092", "MB-D60")
def test_cheat() -> None:
    match = game(baby(items=["saucepan_helm", "thinking_bonnet"], hand=["cheat"]))
    do(match, 0, "cheat item=thinking_bonnet")
    assert sorted(worn(match)) == ["saucepan_helm", "thinking_bonnet"]
    assert seen(match).babies[0].strength == 1 + 1 + 3
    do(match, 0, "lay card=thinking_bonnet", "trade player=1")
    do(match, 1, "accept_trade player=0")
    assert "cheat" in discards(match)


@pytest.mark.rule("MB-D60", "MB-D32", "MB-I08")
def test_a_cheat_paid_for_an_ability_lets_the_limit_count_again() -> None:
    match = game(
        baby(
            3,
            classes=["ankle_biter"],
            items=["saucepan_helm", "horned_hoodie"],
            cheated="horned_hoodie",
            worn=["saucepan_helm", "horned_hoodie"],
        ),
        fight=fight("big_baby"),
    )
    do(match, 0, "resolve")  # a while later: nothing is looked at again by itself
    do(match, 0, "lay card=cheat", "berserk")
    assert (phase(match), discards(match)) == ("excess_equip", ["cheat"])
    do(match, 0, "choose card=horned_hoodie")
    assert worn(match) == ["saucepan_helm"]
    assert phase(match) == "combat_open"


@pytest.mark.rule("MB-R44", "MB-D17")
def test_cheat_is_for_the_own_turn() -> None:
    match = game(baby(), baby(items=["saucepan_helm"], hand=["cheat"]))
    assert code(match, 1, "cheat item=saucepan_helm") == "NOT_YOUR_TURN"


@pytest.mark.rule("MB-D52", "MB-D36")
def test_peekaboo_swaps_a_monster() -> None:
    foe = {"monster": "big_baby", "enhancers": ["ginormous"]}
    match = game(baby(), baby(hand=["peekaboo", "rug_rat"]), fight=fight(foe, "captain_croup"))
    assert code(match, 1, "swap monster=rug_rat") == "NAME_A_MONSTER"
    do(match, 1, "aim monster=big_baby", "swap monster=rug_rat")
    assert {one.card.id for one in the_fight(match).foes} == {"captain_croup", "rug_rat"}
    assert sums(match)[1] == 11
    match = game(baby(), baby(hand=["peekaboo", "rug_rat"]), fight=fight("big_baby"))
    do(match, 1, "swap monster=rug_rat")
    assert sums(match)[1] == 1


@pytest.mark.rule("MB-127")
def test_snack_time() -> None:
    match = game(baby(3), baby(hand=["snack_time"]), fight=fight("big_baby", banked=2))
    do(match, 1, "use card=snack_time")
    assert (phase(match), level(match), len(hand(match))) == ("post_combat", 3, 2)


def test_gimme_that() -> None:
    match = game(
        baby(5, hand=["gimme_that"], items=["rattle_of_battle", "sippy_lid_shield"]),
        baby(items=["extremely_pokey_spoon", "giant_gold_star", "socks_that_stay_on", "wand_of_bubbles"]),
        fight=fight("captain_croup"),
    )
    assert sums(match) == (9, 10)
    assert [option for option in options(match, 0) if option.startswith("grab")] == ["grab item=giant_gold_star"]
    do(match, 0, "grab item=giant_gold_star")
    assert sums(match) == (12, 10)
    assert "giant_gold_star" in worn(match)
    match = game(
        baby(9, hand=["gimme_that"], items=["rattle_of_battle", "kazoo_of_constant_whining"]),
        baby(items=["extremely_pokey_spoon"]),
        fight=fight("big_baby"),
    )
    do(match, 0, "grab item=extremely_pokey_spoon")
    assert worn(match) == ["rattle_of_battle", "extremely_pokey_spoon"]  # only this way it is won
    others = baby(items=["lukewarm_milk", "night_light_of_courage"])  # a one-shot is no Item to be equipped
    match = game(baby(9, hand=["gimme_that"], items=["giant_gold_star"]), others, fight=fight("big_baby"))
    assert [option for option in options(match, 0) if option.startswith("grab")] == ["grab item=night_light_of_courage"]
    assert all(may(match, 0, option) for option in options(match, 0))
    match = game(baby(9, hand=["gimme_that"]), baby(items=["rattle_of_battle"]), fight=fight("rug_rat"))
    assert code(match, 0, "grab item=rattle_of_battle") == "CONDITION"


@pytest.mark.rule("MB-D64", "MB-030", "MB-015", "MB-118", "MB-010")
def test_sunday_best() -> None:
    match = game(baby(3), baby(4, classes=["holy_terror"]), script=["draw card=sunday_best"])
    do(match, 0, "kick")
    assert (level(match, 0), level(match, 1), phase(match)) == (3, 5, "trouble_or_loot")
    match = game(
        baby(9, classes=["holy_terror"]),
        baby(9, classes=["holy_terror"]),
        stack=[{"what": "trouble_or_loot"}],
        script=["draw card=sunday_best"],
    )
    do(match, 0, "loot")
    assert match.result is not None
    assert match.result.winners == (0, 1)


@pytest.mark.rule("MB-033", "MB-121", "MB-D59", "MB-R36")
def test_the_hireling() -> None:
    match = game(
        baby(items=["kinderarmor", "big_brother"], classes=["wiz_kid"], races=["dwarfling"]),
        baby(),
        baby(hand=["hireling"]),
    )
    do(match, 2, "play card=hireling")
    assert seen(match).babies[2].strength == 2
    match = game(baby(2, items=["thinking_bonnet", "big_brother"], hireling=True), fight=None)
    do(match, 0, "hand_over item=thinking_bonnet")
    assert seen(match).babies[0].strength == 2 + 1 + 3 + 3
    match = game(baby(2, items=["thinking_bonnet"], hireling=True), fight=fight("big_baby"))
    assert code(match, 0, "hand_over item=thinking_bonnet") == "IN_COMBAT"
    match = game(baby(2, items=["big_brother"], hireling=True, porter="big_brother", hand=["step_stool"]))
    do(match, 0, "play card=step_stool")
    assert len(items(match)) == 2
    assert code(match, 0, "take_over") == "BIG_LIMIT"


@pytest.mark.rule("MB-D59", "MB-D32")
def test_a_hireling_leaves_with_its_item() -> None:
    match = game(
        baby(2, classes=["ankle_biter"], items=["thinking_bonnet"], hireling=True, porter="thinking_bonnet"),
        fight=fight("big_baby"),
    )
    assert sums(match)[0] == 6
    do(match, 0, "lay card=hireling", "berserk")
    assert sums(match)[0] == 3
    assert {"hireling", "thinking_bonnet"} <= set(discards(match))
    assert refused(match, 0, "berserk").code == "ONCE_PER_COMBAT"
    assert may(match, 0, "resolve")


@pytest.mark.rule("MB-D32", "MB-D34", "MB-I01")
@pytest.mark.parametrize(
    ("first", "second", "table"),
    [
        ("ankle_biter", "super_munchkin", {"super_munchkin": True}),
        ("orcling", "half_breed", {"races": ["orcling"], "half_breed": True}),
        ("thinking_bonnet", "cheat", {"items": ["thinking_bonnet"], "cheated": "thinking_bonnet"}),
        (
            "hireling",
            "thinking_bonnet",
            {"items": ["thinking_bonnet"], "hireling": True, "porter": "thinking_bonnet"},
        ),
    ],
)
def test_what_leaves_with_a_card_that_is_paid_leaves_once_though_it_is_paid_too(
    first: str, second: str, table: dict[str, Any]
) -> None:
    match = game(baby(2, classes=["ankle_biter"], **table), fight=fight("big_baby"))
    do(match, 0, f"lay card={first}", f"lay card={second}", "berserk")
    assert sorted(discards(match)) == sorted([first, second])


@pytest.mark.rule("MB-D60", "MB-093")
def test_an_item_under_cheat_needs_no_class_and_counts_against_no_limit() -> None:
    match = game(baby(items=["crayon_of_treachery"], hand=["cheat"]))
    assert seen(match).babies[0].strength == 1
    do(match, 0, "cheat item=crayon_of_treachery")
    assert (worn(match), seen(match).babies[0].strength) == (["crayon_of_treachery"], 1 + 3)
    both = [IDS[kind] for kind in range(len(IDS)) if BIG[kind] and SORT[kind] == ITEM][:2]
    match = game(baby(items=both[:1], hand=["cheat", both[1]]))
    assert code(match, 0, f"play card={both[1]}") == "BIG_LIMIT"
    do(match, 0, f"cheat item={both[0]}", f"play card={both[1]}")
    assert sorted(items(match)) == sorted(both)


@pytest.mark.rule("MB-D60")
@pytest.mark.parametrize(
    ("under", "others"),
    [
        ("saucepan_helm", ["propeller_beanie"]),
        ("rattle_of_battle", ["sippy_lid_shield", "extremely_pokey_spoon"]),
        ("super_duper_soaker", ["sippy_lid_shield", "extremely_pokey_spoon"]),
    ],
)
def test_an_item_under_cheat_fills_no_slot_and_needs_none_to_be_free(under: str, others: list[str]) -> None:
    match = game(baby(items=[under, *others], worn=[under], hand=["cheat"]))
    do(match, 0, f"cheat item={under}", *[f"equip item={other}" for other in others])
    assert sorted(worn(match)) == sorted([under, *others])
    do(match, 0, f"unequip item={under}", f"equip item={under}")
    assert sorted(worn(match)) == sorted([under, *others])


@pytest.mark.rule("MB-D60")
def test_cheat_is_attached_on_the_own_turn_out_of_combat() -> None:
    cheater = baby(items=["saucepan_helm"], hand=["cheat"])
    assert code(game(cheater, turn=1), 0, "cheat item=saucepan_helm") == "NOT_YOUR_TURN"
    assert code(game(cheater, fight=fight("big_baby")), 0, "cheat item=saucepan_helm") == "IN_COMBAT"
    assert may(game(cheater), 0, "cheat item=saucepan_helm")


@pytest.mark.rule("MB-D60")
@pytest.mark.parametrize("way", ["cursed", "sold", "stolen"])
def test_cheat_goes_when_its_item_leaves_the_owner(way: str) -> None:
    helm = {"items": ["saucepan_helm", "wand_of_bubbles", "diaper_of_holding"], "cheated": "saucepan_helm"}
    thief = baby(3, classes=["crumb_snatcher"], hand=["boo_boo"])
    script = ["draw card=windy_day"] if way == "cursed" else ["roll face=6"]
    match = game(baby(3, **helm), thief, script=script)
    if way == "cursed":
        all_pass(do(match, 0, "kick"))
    elif way == "sold":
        sold = ("saucepan_helm", "wand_of_bubbles", "diaper_of_holding")
        do(match, 0, *[f"lay card={card}" for card in sold], "sell double=no")
    else:
        do(match, 1, "lay card=boo_boo", "want item=saucepan_helm", "steal player=0", "pass")
    assert "saucepan_helm" not in items(match)
    assert "cheat" in discards(match)


@pytest.mark.rule("MB-D52")
def test_who_swaps_a_monster_points_at_one_of_several() -> None:
    swapper, other = baby(5, hand=["peekaboo", "lint_imp"]), baby(5, hand=["undead"])
    match = game(swapper, other, fight=fight("captain_croup", "rug_rat"))
    assert refused(match, 1, "aim monster=rug_rat").rule == "MB-D52"
    assert refused(match, 0, "aim monster=big_baby").rule == "MB-D52"
    aims = [option for option in options(match, 0) if option.startswith("aim")]
    assert sorted(aims) == ["aim monster=captain_croup", "aim monster=rug_rat"]
    do(match, 0, "aim monster=rug_rat")
    assert refused(match, 0, "aim monster=captain_croup").rule == "MB-D52"
