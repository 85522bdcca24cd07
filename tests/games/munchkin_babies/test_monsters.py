"""Every monster: its numbers, its powers, its Bad Stuff."""

from typing import Any

import pytest

from bestiary.core.match import Match
from bestiary.games.munchkin_babies.cards.deck import IDS, MONSTER, SORT, record
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
    options,
    phase,
    resolve,
    seen,
    sums,
    the_fight,
    told,
    who,
)

MONSTERS = [IDS[kind] for kind in range(len(IDS)) if SORT[kind] == MONSTER]
DOORS = ["boo_boo", "windy_day", "undead"]


def data(monster: str) -> dict[str, Any]:
    return record(IDS.index(monster))


@pytest.mark.rule("MB-123", "MB-126", "MB-170", "MB-171", "MB-172", "MB-131", "MB-058", "MB-002")
@pytest.mark.parametrize("monster", MONSTERS)
def test_killing_it_gives_levels_and_treasures(monster: str) -> None:
    strong = ["giant_gold_star", "big_brother", "bubble_wrap_onesie", "bronze_booties", "rattle_of_battle"]
    boosts = ["glow_in_the_dark_vitamins", "magic_mashed_missile", "pretty_balloon", "fizzy_formula"]
    match = game(baby(3, items=[*strong, "water_wings", "saucepan_helm"], hand=boosts), baby(9), fight=fight(monster))
    for boost in boosts:
        do(match, 0, f"boost card={boost} side=munchkins")
    resolve(match)
    assert level(match) == 3 + data(monster)["levels_gained"]
    assert len(hand(match)) == data(monster)["treasures"]
    assert monster in discards(match)


@pytest.mark.rule("MB-123", "MB-129")
@pytest.mark.parametrize("monster", MONSTERS)
def test_alone_against_a_plain_human_it_has_its_level(monster: str) -> None:
    barefoot = 6 if monster == "zillion_bricks" else 0
    assert sums(game(baby(1), fight=fight(monster)))[1] == data(monster)["level"] + barefoot
    assert (the_fight(game(baby(1), fight=fight(monster))).foes[0].undead) == data(monster)["undead"]
    assert ("Undead." in data(monster)["text"]) == data(monster)["undead"]


@pytest.mark.parametrize(
    ("monster", "victim", "n"),
    [
        ("rug_rat", {"classes": ["holy_terror"]}, 3),
        ("strained_carrot", {"races": ["quarterling"]}, 4),
        ("jealous_kitty", {"items": ["woobie_of_mass_destruction"]}, 3),
        ("tooth_fairy_trainee", {"classes": ["ankle_biter"]}, 3),
        ("bathtub_sharklet", {"items": ["water_wings"]}, -2),
        ("undead_hobby_horse", {"races": ["dwarfling"]}, 5),
        ("lullabanshee", {"classes": ["wiz_kid"]}, 5),
        ("lullabanshee", {"items": ["saucepan_helm"]}, -2),
        ("gummi_gnome", {"races": ["elfling"]}, 5),
        ("werecub", {"races": ["elfling"]}, 3),
        ("sandbox_bully", {"classes": ["wiz_kid"]}, 6),
        ("great_aunt_smoocher", {"races": ["elfling"]}, 6),
        ("zillion_bricks", {"items": ["bronze_booties"]}, -6),
        ("big_baby", {"races": ["dwarfling"]}, 3),
        ("big_baby", {"races": ["quarterling"]}, 3),
        ("drool_demon", {"classes": ["holy_terror"]}, 4),
        ("squidzilla_jr", {"races": ["elfling"]}, 4),
        ("thing_under_the_bed", {"items": ["night_light_of_courage"]}, -5),
    ],
)
@pytest.mark.rule("MB-129", "MB-162")
def test_what_it_has_against_some(monster: str, victim: dict[str, Any], n: int) -> None:
    plain = sums(game(baby(1), fight=fight(monster)))[1]
    assert sums(game(baby(1, **victim), fight=fight(monster)))[1] == plain + n
    assert f"{abs(n)}" in data(monster)["text"]


def test_the_cootie_bug_minds_a_boy_and_a_girl() -> None:
    for girl, total in ((True, 12), (False, 8)):
        match = game(baby(2), baby(2, girl=girl), fight=fight("cootie_bug", helper=1))
        assert sums(match)[1] == total


# Bad Stuff: who is caught, what the dice say, and what is left. None of them wins.


def caught(monster: str, victim: dict[str, Any], *script: str, others: tuple[dict[str, Any], ...] = ()) -> Match:
    roll = ["roll face=1"] if data(monster).get("escape", "roll") == "roll" else []
    match = game(victim, *others, fight=fight(monster), script=[*roll, *script])
    return all_pass(resolve(match))


@pytest.mark.rule("MB-178", "MB-059", "MB-175", "MB-182")
@pytest.mark.parametrize(
    ("monster", "before", "after"),
    [
        ("rug_rat", 1, 1),
        ("bathtub_sharklet", 2, 1),
        ("rattlebones", 2, 1),
        ("weasel_in_the_box", 2, 1),
        ("undead_hobby_horse", 4, 2),
        ("lullabanshee", 4, 3),
        ("hootin_nanny", 7, 4),
        ("diaper_hound", 7, 4),
        ("great_aunt_smoocher", 7, 6),
        ("drool_demon", 7, 5),
        ("squidzilla_jr", 6, 4),
        ("pediatrician", 9, 6),
        ("count_backward", 9, 1),
        ("princess_tut", 5, 4),
    ],
)
def test_bad_stuff_that_costs_levels(monster: str, before: int, after: int) -> None:
    match = caught(monster, baby(before, hand=["boo_boo"]))
    assert level(match) == after
    assert monster in discards(match)
    assert hand(match) in (["boo_boo"], [])
    assert told(match, "caught") != []


@pytest.mark.parametrize("monster", ["lint_imp", "strained_carrot"])
def test_bad_stuff_that_takes_what_is_worn_or_a_level(monster: str) -> None:
    item = {"lint_imp": "bib_of_bashing", "strained_carrot": "bronze_booties"}[monster]
    foe = {"monster": monster, "enhancers": ["overtired"]}
    for carried, lost in (([item], True), ([], False)):
        roll = [] if monster == "lint_imp" else ["roll face=1"]
        match = game(baby(3, items=carried), fight=fight(foe), script=roll)
        all_pass(resolve(match))
        assert (items(match), level(match)) == ([], 3 if lost else 2)


def test_the_dust_bunny_takes_a_hand_card_of_the_victims_choice() -> None:
    foe = {"monster": "dust_bunny", "enhancers": ["overtired"]}
    match = game(baby(1, hand=["boo_boo", "windy_day"]), fight=fight(foe), script=["roll face=3"])
    all_pass(resolve(match))
    assert options(match, 0) == ["choose card=boo_boo", "choose card=windy_day"]
    do(match, 0, "choose card=windy_day")
    assert hand(match) == ["boo_boo"]


def test_the_crib_mobile_lets_everybody_go() -> None:
    foe = {"monster": "mobile_of_mild_peril", "enhancers": ["overtired"]}
    match = game(baby(2), fight=fight(foe))
    all_pass(resolve(match))
    assert told(match, "rolled") == []
    assert told(match, "escaped") != []
    assert level(match) == 2
    match = game(baby(3, races=["elfling"]), fight=fight("mobile_of_mild_peril"))
    resolve(match)
    assert len(hand(match)) == 2


def test_the_jealous_kitty_shreds_a_small_item() -> None:
    foe = {"monster": "jealous_kitty", "enhancers": ["overtired"]}
    match = game(baby(1, items=["big_brother", "saucepan_helm"]), fight=fight(foe), script=["roll face=5"])
    all_pass(resolve(match))
    assert items(match) == ["big_brother"]
    match = game(baby(2, items=["big_brother"]), fight=fight(foe), script=["roll face=5"])
    all_pass(resolve(match))
    assert level(match) == 1


@pytest.mark.parametrize(("monster", "gold"), [("tooth_fairy_trainee", 300), ("pageant_mom", 1000)])
def test_bad_stuff_that_takes_gold(monster: str, gold: int) -> None:
    foe = {"monster": monster, "enhancers": ["overtired"]}
    things = ["saucepan_helm", "bib_of_bashing", "bronze_booties", "rattle_of_battle", "sippy_lid_shield"]
    match = game(baby(1, items=things, worn=[]), fight=fight(foe), script=["roll face=1"])
    all_pass(resolve(match))
    while phase(match) == "losing_gold":
        do(match, 0, options(match, 0)[0])
    lost = [thing for thing in things if thing not in items(match)]
    worth = sum(data(thing)["gold"] for thing in lost)
    assert worth >= gold
    assert worth - data(lost[-1])["gold"] < gold or len(lost) == 1
    match = game(baby(1, items=["water_wings"]), fight=fight(foe), script=["roll face=1"])
    all_pass(resolve(match))
    assert items(match) == []


def test_rattlebones_and_count_backward_hurt_even_who_gets_away() -> None:
    for monster, before, after in (("rattlebones", 2, 1), ("count_backward", 6, 4), ("count_backward", 3, 3)):
        match = game(baby(before), fight=fight(monster), script=["roll face=6"])
        all_pass(resolve(match))
        assert told(match, "escaped") != []
        assert level(match) == after


@pytest.mark.rule("MB-D36")
def test_the_weasel_pops() -> None:
    match = game(baby(1), script=["draw card=weasel_in_the_box", "roll face=4"])
    do(match, 0, "kick", "pass")
    assert sums(match)[1] == 6


def test_the_turbo_tortoise_mows_through_cards() -> None:
    match = caught("turbo_tortoise", baby(1, hand=DOORS, items=["saucepan_helm"]), "roll face=2")
    assert phase(match) == "losing_cards"
    do(match, 0, "choose card=saucepan_helm", "choose card=undead")
    assert (hand(match), items(match)) == (["boo_boo", "windy_day"], [])


def test_the_lullabanshee_means_a_time_out() -> None:
    match = caught("lullabanshee", baby(3))
    assert seen(match).babies[0].time_out
    do(match, 0, "done", "done")
    match.play(1, "kick")
    assert seen(match).babies[0].time_out


def test_the_neighbors_pick_what_sticks_to_the_gummi_gnome() -> None:
    things = ["saucepan_helm", "bib_of_bashing", "bronze_booties"]
    match = caught("gummi_gnome", baby(1, items=things, worn=[]))
    assert match.pending == (1,)
    do(match, 1, "choose card=bronze_booties")
    assert match.pending == (2,)
    do(match, 2, "choose card=saucepan_helm")
    assert items(match) == ["bib_of_bashing"]


def test_the_werecub_takes_the_race() -> None:
    match = caught("werecub", baby(3, races=["orcling"]))
    assert (who(match, 0).races, level(match)) == ([], 3)
    assert level(caught("werecub", baby(3))) == 1


def test_the_spit_up_elemental() -> None:
    assert hand(caught("spit_up_elemental", baby(1, hand=DOORS))) == []
    for carried, levels in (([], 2), (["saucepan_helm"], 1)):
        match = game(baby(7, items=carried), fight=fight("spit_up_elemental"))
        resolve(match)
        assert level(match) == 7 + levels


def test_the_sandbox_bully_leaves_a_choice() -> None:
    match = caught("sandbox_bully", baby(4, hand=DOORS))
    do(match, 0, "choose_option option=1")
    assert (level(match), hand(match)) == (2, DOORS)
    match = caught("sandbox_bully", baby(4, hand=DOORS))
    do(match, 0, "choose_option option=0")
    assert (level(match), hand(match)) == (4, [])
    assert hand(caught("sandbox_bully", baby(1, hand=DOORS))) == []  # Level 1 leaves no choice


def test_everybody_hears_from_the_tattletale() -> None:
    script = ["lift card=boo_boo", "lift card=undead"]
    match = caught("tattletale", baby(1, hand=DOORS), *script)
    assert (hand(match, 0), hand(match, 1), hand(match, 2)) == ([], ["boo_boo"], ["undead"])
    assert "windy_day" in discards(match)
    match = game(baby(classes=["crumb_snatcher"]), script=["draw card=tattletale"])
    do(match, 0, "kick")
    assert phase(match) == "post_combat"
    assert hand(match) == []


@pytest.mark.rule("MB-142", "MB-R42")
def test_nobody_helps_against_the_hootin_nanny() -> None:
    match = game(baby(1), baby(9), fight=fight("hootin_nanny"))
    assert code(match, 0, "ask player=1") == "NO_HELP"
    match = game(
        baby(1), baby(1), baby(hand=["wandering_monster", "hootin_nanny"]), fight=fight("captain_croup", helper=1)
    )
    do(match, 2, "add_monster monster=hootin_nanny by=wandering")
    assert the_fight(match).helper is None
    assert [event.data["monster"] for event in told(match, "added")] == ["hootin_nanny"]
    assert [event.seat for event in told(match, "left")] == [1]
    match = do(game(baby(1), baby(9), script=["draw card=hootin_nanny"]), 0, "kick")
    assert (phase(match), told(match, "left")) == ("combat_open", [])


@pytest.mark.rule("MB-142")
def test_the_napmare_counts_levels_only_and_makes_small() -> None:
    match = game(baby(5, items=["giant_gold_star"], hireling=True), fight=fight("napmare"))
    assert sums(match) == (5, 8)
    match = game(baby(5), baby(3), baby(2), fight=fight("napmare"), script=["roll face=1"])
    all_pass(resolve(match))
    assert level(match) == 2


def test_great_aunt_smoocher_takes_the_headgear() -> None:
    match = caught("great_aunt_smoocher", baby(3, items=["saucepan_helm"]))
    assert (items(match), level(match)) == ([], 2)


def test_the_cootie_bug_sends_home_from_class() -> None:
    assert who(caught("cootie_bug", baby(3, classes=["wiz_kid"])), 0).classes == []
    assert level(caught("cootie_bug", baby(5))) == 2


@pytest.mark.rule("MB-D45")
def test_captain_croup_is_catching() -> None:
    match = caught("captain_croup", baby(4, hand=DOORS), "lift card=undead", "lift card=boo_boo")
    assert hand(match) == ["windy_day"]
    lasting = seen(match).babies[0].lasting
    assert [(one.card, one.n, one.active) for one in lasting] == [(None, -3, False)]


@pytest.mark.rule("MB-127")
def test_the_diaper_hound_takes_bribes_and_cannot_be_outrun() -> None:
    match = game(baby(1, items=["giant_gold_star", "saucepan_helm"]), fight=fight("diaper_hound"))
    assert code(match, 0, "bribe item=giant_gold_star") == "CONDITION"
    do(match, 0, "bribe item=saucepan_helm")
    assert (phase(match), level(match), hand(match)) == ("post_combat", 1, [])
    assert "saucepan_helm" in discards(match)
    match = game(baby(5), fight=fight("diaper_hound"))
    resolve(match)
    assert told(match, "rolled") == []
    assert level(match) == 2


@pytest.mark.rule("MB-D67", "MB-D49")
@pytest.mark.parametrize(("face", "left"), [(1, 7), (2, 7), (3, 4), (6, 1)])
def test_a_zillion_plastic_bricks(face: int, left: int) -> None:
    match = caught("zillion_bricks", baby(7, hand=DOORS), f"roll face={face}")
    assert level(match) == left
    assert (hand(match) == []) == (face < 3)


@pytest.mark.rule("MB-D67")
def test_nap_time_with_an_empty_hand_costs_a_level() -> None:
    match = caught("zillion_bricks", baby(7), "roll face=1")
    assert level(match) == 6


def test_the_big_baby_keeps_two_items() -> None:
    things = ["saucepan_helm", "bib_of_bashing", "bronze_booties"]
    match = caught("big_baby", baby(1, items=things))
    do(match, 0, "choose card=saucepan_helm", "choose card=bib_of_bashing")
    assert items(match) == ["bronze_booties"]
    assert level(caught("big_baby", baby(3))) == 1


def test_princess_tut_wraps_up() -> None:
    match = caught("princess_tut", baby(3, hand=DOORS))
    assert (hand(match), level(match)) == ([], 2)
    match = game(baby(1, classes=["holy_terror"]), fight=fight("princess_tut"))
    do(match, 0, "chase_off monster=princess_tut")
    assert (level(match), len(hand(match))) == (1, 3)


def test_the_drool_demon_drools_first() -> None:
    match = game(baby(1, items=["saucepan_helm", "bib_of_bashing"]), script=["draw card=drool_demon"])
    do(match, 0, "kick", "choose card=saucepan_helm")
    assert items(match) == ["bib_of_bashing"]
    assert phase(match) == "combat_open"
    assert level(caught("drool_demon", baby(5, races=["elfling"]))) == 2


@pytest.mark.rule("MB-044", "MB-D16", "MB-047")
def test_the_pea_puree_golem_may_be_declined() -> None:
    match = game(baby(1), script=["draw card=pea_puree_golem"])
    do(match, 0, "kick", "decline")
    assert (phase(match), hand(match)) == ("post_combat", [])
    match = game(baby(1, races=["quarterling"]), script=["draw card=pea_puree_golem"])
    do(match, 0, "kick")
    assert phase(match) == "combat_open"
    match = game(baby(3, items=["bib_of_bashing"]), fight=fight("pea_puree_golem"), script=["roll face=1"])
    all_pass(resolve(match))
    assert (items(match), level(match)) == ([], 2)


@pytest.mark.rule("MB-D53")
def test_pageant_mom_counts_bonuses_only() -> None:
    match = game(
        baby(9, items=["giant_gold_star"]), baby(8, items=["bib_of_bashing"]), fight=fight("pageant_mom", helper=1)
    )
    assert sums(match) == (4, 14)


@pytest.mark.parametrize(
    ("monster", "most"),
    [
        ("count_backward", 3),
        ("rocking_hippogriff", 3),
        ("squidzilla_jr", 4),
        ("thing_under_the_bed", 4),
        ("pediatrician", 5),
    ],
)
def test_some_do_not_chase_the_small(monster: str, most: int) -> None:
    match = game(baby(most), fight=fight(monster))
    all_pass(resolve(match))
    assert told(match, "rolled") == []
    assert told(match, "escaped") != []
    match = game(baby(most + 1), fight=fight(monster), script=["roll face=1"])
    all_pass(resolve(match))
    assert told(match, "rolled") != []


def test_squidzilla_chases_small_elflings() -> None:
    match = game(baby(2, races=["elfling"]), fight=fight("squidzilla_jr"), script=["roll face=1"])
    all_pass(resolve(match))
    assert told(match, "caught") != []


@pytest.mark.rule("MB-D63")
def test_the_rocking_hippogriff_throws_things_around() -> None:
    match = caught("rocking_hippogriff", baby(5, hand=["boo_boo"], items=["saucepan_helm"]), "lift card=boo_boo")
    assert match.pending == (2,)  # from the right
    do(match, 2, "choose_unseen")
    assert (hand(match, 2), items(match, 1)) == (["boo_boo"], ["saucepan_helm"])


def test_the_thing_under_the_bed_takes_hands_and_feet() -> None:
    things = ["bronze_booties", "rattle_of_battle", "sippy_lid_shield", "bib_of_bashing"]
    match = caught("thing_under_the_bed", baby(5, items=things, hand=DOORS))
    assert (items(match), hand(match)) == (["bib_of_bashing"], [])


@pytest.mark.rule("MB-I20")
@pytest.mark.parametrize("monster", MONSTERS)
def test_the_defaults_lead_through_every_fight(monster: str) -> None:
    carried = ["saucepan_helm", "bib_of_bashing", "bronze_booties"]
    match = game(baby(4, items=carried, hand=DOORS), baby(2), fight=fight(monster))
    defaults(match, "post_combat")
    assert phase(match) == "post_combat"


@pytest.mark.rule("MB-145", "MB-D38", "MB-144")
@pytest.mark.parametrize("way", ["killed", "charmed"])
def test_who_runs_from_the_rest_gets_nothing_for_those_that_are_gone(way: str) -> None:
    cards = ["boo_boo", "undead", "overtired"] if way == "charmed" else ["diaper_bomb"]
    runner = baby(3, hand=cards, classes=["wiz_kid"])
    match = game(runner, fight=fight("diaper_hound", "captain_croup"), script=["roll face=6"])
    do(match, 0, "charm monster=diaper_hound" if way == "charmed" else "use card=diaper_bomb")
    assert the_fight(match).treasures > data("captain_croup")["treasures"]
    all_pass(resolve(match))
    assert (phase(match), level(match), hand(match)) == ("post_combat", 3, [])


@pytest.mark.rule("MB-144")
def test_who_loses_runs_from_every_monster_even_from_one_that_is_weaker() -> None:
    match = game(baby(5), fight=fight("captain_croup", "rug_rat"), script=["roll face=6", "roll face=6"])
    resolve(match)
    do(match, 0, "flee_from monster=rug_rat")
    all_pass(match)
    ran = [event.data["monster"] for event in told(match, "flees_from")]
    assert (sorted(map(str, ran)), level(match), hand(match)) == (["captain_croup", "rug_rat"], 5, [])


@pytest.mark.rule("MB-D53")
def test_what_is_played_for_a_side_is_doubled_with_it_and_counts_when_its_player_has_left() -> None:
    doubled = baby(7, items=["giant_gold_star"], hand=["mirror_baby", "lukewarm_milk"])
    match = game(doubled, fight=fight("pediatrician"))
    do(match, 0, "use card=mirror_baby", "boost card=lukewarm_milk side=munchkins")
    assert sums(match)[0] == 2 * (7 + 3 + 2)
    helper = baby(6, classes=["ankle_biter"], hand=["lukewarm_milk", "undead"])
    match = game(baby(3), helper, baby(hand=["time_out"]), fight=fight("big_baby", helper=1))
    do(match, 1, "boost card=lukewarm_milk side=munchkins", "lay card=undead", "berserk")
    assert sums(match)[0] == 3 + 6 + 2 + 1
    assert sorted((part.what, part.n) for part in the_fight(match).side_parts) == [
        ("berserk", 1), ("level", 3), ("level", 6), ("one_shot", 2),
    ]  # fmt: skip
    all_pass(do(match, 2, "send card=time_out player=1"))
    assert (the_fight(match).helper, sums(match)[0]) == (None, 3 + 2)


@pytest.mark.rule("MB-D53", "MB-138", "MB-D36")
def test_an_enhancer_is_its_monsters_and_counts_for_each_twin() -> None:
    rat, croup = data("rug_rat")["level"], data("captain_croup")["level"]
    for enhancers, strength in ((["sugar_rush"], 5), (["inattentive", "ginormous"], -5 + 10)):
        match = game(baby(3), fight=fight({"monster": "rug_rat", "enhancers": enhancers}, "captain_croup"))
        assert sums(match)[1] == rat + strength + croup
    foe = {"monster": "rug_rat", "enhancers": ["sugar_rush", "identical"], "count": 2}
    assert sums(game(baby(3), fight=fight(foe, "captain_croup")))[1] == 2 * (rat + 5) + croup
