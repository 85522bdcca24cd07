"""The worked examples of the rules, MB-T01 to MB-T58."""

import itertools

import pytest

from bestiary.core.match import Match
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
    now,
    phase,
    refused,
    resolve,
    seen,
    sums,
    the_fight,
    told,
    who,
    worn,
)

EMMA, JAMAL = 0, 1


def emma(*more: str, **rest: object) -> dict[str, object]:
    hand = ["potion_of_pliable_bones", "crumb_snatcher", "wandering_monster", *more]
    carried = ["kid_safe_stabbinator", "toy_of_sparkly_fascination"]
    return baby(5, classes=["ankle_biter"], items=carried, hand=hand, **rest)


def jamal() -> dict[str, object]:
    return baby(2, races=["elfling"], items=["woobie_of_mass_destruction"], hand=["undead"])


def croup() -> Match:
    match = game(emma(), jamal(), script=["draw card=captain_croup"])
    return do(match, EMMA, "kick")


def with_potion() -> Match:
    return do(croup(), EMMA, "boost card=potion_of_pliable_bones side=munchkins")


def undead() -> Match:
    match = do(with_potion(), EMMA, "resolve")
    return do(match, JAMAL, "enhance card=undead monster=captain_croup")


@pytest.mark.rule("MB-T01", "MB-122", "MB-044", "MB-043", "MB-129")
def test_emma_meets_captain_croup() -> None:
    match = croup()
    assert sums(match) == (9, 10)
    assert not the_fight(match).winning
    assert match.pending == (EMMA,)


@pytest.mark.rule("MB-T02", "MB-116", "MB-115")
def test_the_potion_helps() -> None:
    match = with_potion()
    assert sums(match) == (12, 10)
    assert the_fight(match).winning


@pytest.mark.rule("MB-T03", "MB-136", "MB-132", "MB-137")
def test_undead_is_played_as_she_thinks_she_has_won() -> None:
    match = undead()
    assert sums(match) == (12, 15)
    assert phase(match) == "combat_open"
    assert the_fight(match).foes[0].undead


@pytest.mark.rule("MB-T04", "MB-152", "MB-153", "MB-164", "MB-D25")
def test_jamal_volunteers_and_is_not_asked() -> None:
    match = undead()
    before = sums(match)
    do(match, JAMAL, "volunteer")
    assert sums(match) == before
    assert the_fight(match).volunteers == (JAMAL,)
    assert the_fight(match).helper is None
    do(match, EMMA, "ask player=1")
    do(match, JAMAL, "accept")
    assert sums(match) == (16, 15)
    resolve(match)
    assert level(match, JAMAL) == 3


@pytest.mark.rule("MB-T05", "MB-065", "MB-160", "MB-093", "MB-C01", "MB-D52")
def test_emma_goes_berserk() -> None:
    match = undead()
    assert "toy_of_sparkly_fascination" not in worn(match)
    steps = ["lay card=crumb_snatcher", "lay card=wandering_monster", "lay card=toy_of_sparkly_fascination"]
    do(match, EMMA, *steps, "berserk")
    assert sums(match) == (15, 15)
    assert sorted(discards(match)) == ["crumb_snatcher", "toy_of_sparkly_fascination", "wandering_monster"]
    assert [len(pile) for pile in now(match).discards] == [2, 1]


@pytest.mark.rule("MB-T06", "MB-159", "MB-171", "MB-172", "MB-131", "MB-126")
def test_emma_wins_the_tie() -> None:
    match = undead()
    steps = ["lay card=crumb_snatcher", "lay card=wandering_monster", "lay card=toy_of_sparkly_fascination"]
    do(match, EMMA, *steps, "berserk")
    resolve(match)
    assert level(match) == 6
    assert len(hand(match)) == 4
    assert seen(match, JAMAL).babies[EMMA].known == ()
    assert {"captain_croup", "undead", "potion_of_pliable_bones"} <= set(discards(match))
    assert phase(match) == "post_combat"


@pytest.mark.rule("MB-T07", "MB-017", "MB-087", "MB-093")
def test_cards_in_play_are_public() -> None:
    things = ["bronze_booties", "toy_of_sparkly_fascination", "diaper_of_holding"]
    match = game(baby(7, races=["quarterling"], classes=["wiz_kid"], items=things))
    public = seen(match).babies[0]
    assert public.level == 7
    assert [card.id for card in (*public.races, *public.classes)] == ["quarterling", "wiz_kid"]
    assert [item.card.id for item in public.items] == things
    toy = public.items[1]
    assert not toy.usable
    assert toy.bonus == 0


@pytest.mark.rule("MB-T08", "MB-140", "MB-138", "MB-I09")
@pytest.mark.parametrize("order", list(itertools.permutations(["inattentive", "preschool_aged", "identical"])))
def test_twins_share_all_enhancers(order: tuple[str, ...]) -> None:
    match = game(baby(hand=list(order)), fight=fight("big_baby"))
    for card in order:
        do(match, 0, f"enhance card={card} monster=big_baby")
    foe = the_fight(match).foes[0]
    assert (foe.count, foe.strength, sums(match)[1]) == (2, 12 - 5 + 10, 34)


@pytest.mark.rule("MB-T09", "MB-158", "MB-162")
def test_an_elfling_helper_makes_the_werecub_stronger() -> None:
    match = game(baby(1), baby(4, races=["elfling"]), fight=fight("werecub"))
    assert sums(match)[1] == 6
    do(match, 0, "ask player=1")
    do(match, 1, "accept")
    assert sums(match) == (5, 9)


@pytest.mark.rule("MB-T10", "MB-162")
def test_two_elflings_count_once() -> None:
    match = game(baby(1, races=["elfling"]), baby(4, races=["elfling"]), fight=fight("werecub"))
    assert sums(match)[1] == 9
    do(match, 0, "ask player=1")
    do(match, 1, "accept")
    assert sums(match)[1] == 9


@pytest.mark.rule("MB-T11", "MB-161", "MB-128", "MB-127", "MB-173", "MB-165")
def test_a_holy_terror_helper_chases_princess_tut_off() -> None:
    script = [f"draw card={card}" for card in ("bib_of_bashing", "saucepan_helm", "giant_gold_star")]
    match = game(baby(1), baby(3, classes=["holy_terror"]), fight=fight("princess_tut"), script=script)
    do(match, 0, "ask player=1")
    do(match, 1, "accept", "chase_off monster=princess_tut")
    assert phase(match) == "post_combat"
    assert (level(match, 0), level(match, 1)) == (1, 3)
    assert sorted(hand(match)) == ["bib_of_bashing", "giant_gold_star", "saucepan_helm"]
    assert {known.card.id for known in seen(match, 2).babies[0].known} == set(hand(match))


@pytest.mark.rule("MB-T12", "MB-159", "MB-C01")
def test_an_ankle_biter_helper_wins_the_tie() -> None:
    match = game(
        baby(6, items=["bubble_wrap_onesie"]),
        baby(6, classes=["ankle_biter"]),
        fight=fight("spit_up_elemental", "cootie_bug"),
    )
    do(match, 0, "ask player=1")
    do(match, 1, "accept")
    assert sums(match) == (14, 14)
    assert the_fight(match).winning
    resolve(match)
    assert level(match) == 8


@pytest.mark.rule("MB-T13", "MB-189", "MB-019", "MB-045")
def test_lose_your_armor_without_armor() -> None:
    match = game(baby(hand=["bib_of_bashing"]), script=["draw card=lose_your_armor"])
    all_pass(do(match, 0, "kick"))
    assert hand(match) == ["bib_of_bashing"]
    assert discards(match) == ["lose_your_armor"]
    assert phase(match) == "trouble_or_loot"


@pytest.mark.rule("MB-T14", "MB-108", "MB-109")
def test_600_and_500_gold_are_one_level() -> None:
    match = game(baby(3, items=["kinderarmor", "diaper_of_holding"]))
    do(match, 0, "lay card=kinderarmor", "lay card=diaper_of_holding", "sell double=no")
    assert level(match) == 4
    assert sorted(discards(match)) == ["diaper_of_holding", "kinderarmor"]


@pytest.mark.rule("MB-T15", "MB-110")
def test_2000_gold_are_two_levels() -> None:
    things = ["wand_of_bubbles", "kid_safe_stabbinator", "pacifier_of_pummeling"]
    match = game(baby(3, items=things))
    do(match, 0, *[f"lay card={thing}" for thing in things], "sell double=no")
    assert level(match) == 5


@pytest.mark.rule("MB-T16", "MB-088")
def test_one_headgear_at_a_time() -> None:
    match = game(baby(items=["saucepan_helm", "cardboard_crown"]))
    assert worn(match) == ["saucepan_helm"]
    assert code(match, 0, "equip item=cardboard_crown") == "SLOT_FULL"
    do(match, 0, "unequip item=saucepan_helm", "equip item=cardboard_crown")
    assert worn(match) == ["cardboard_crown"]


@pytest.mark.rule("MB-T17", "MB-093", "MB-064", "MB-D22", "MB-070", "MB-031")
def test_a_class_discarded_in_combat_takes_its_bonus_along() -> None:
    match = game(baby(3, classes=["crumb_snatcher"], items=["footie_pajamas_of_silence"]), fight=fight("big_baby"))
    assert sums(match)[0] == 5
    do(match, 0, "discard card=crumb_snatcher")
    assert sums(match)[0] == 3
    assert items(match) == ["footie_pajamas_of_silence"]
    assert worn(match) == ["footie_pajamas_of_silence"]


@pytest.mark.rule("MB-T18", "MB-106", "MB-105", "MB-D29")
def test_a_gift_is_unconditional() -> None:
    match = game(baby(items=["kid_safe_stabbinator"]), baby(4), baby(2), turn=2, fight=None)
    do(match, 0, "lay card=kid_safe_stabbinator", "trade player=1")
    do(match, 1, "accept_trade player=0")
    assert items(match, 1) == ["kid_safe_stabbinator"]
    assert worn(match, 1) == []
    assert hand(match, 1) == []


@pytest.mark.rule("MB-T19", "MB-011", "MB-178")
def test_nobody_falls_below_level_1() -> None:
    match = game(baby(2), fight=fight("hootin_nanny"), script=["roll face=1"])
    all_pass(resolve(match))
    assert level(match) == 1


@pytest.mark.rule("MB-T20", "MB-012", "MB-124")
def test_negative_strengths_are_compared_too() -> None:
    lasting = [{"effects": "hand_me_downs.effects", "place": 1, "card": "hand_me_downs", "active": True}]
    foe = {"monster": "rug_rat", "enhancers": ["inattentive"]}
    match = game(baby(1, lasting=lasting), fight=fight(foe))
    assert sums(match) == (-4, -4)
    assert not the_fight(match).winning
    match = game(baby(1, lasting=lasting, hand=["lukewarm_milk"]), fight=fight(foe))
    do(match, 0, "boost card=lukewarm_milk side=munchkins")
    assert sums(match) == (-2, -4)
    assert the_fight(match).winning


@pytest.mark.rule("MB-T21", "MB-113", "MB-D31", "MB-R07")
def test_the_tenth_level_is_not_for_sale() -> None:
    things = ["morph_o_dough", "wand_of_bubbles"]
    match = game(baby(8, items=things))
    do(match, 0, *[f"lay card={thing}" for thing in things])
    assert code(match, 0, "sell double=no") == "NOT_TO_TEN"
    do(match, 0, "clear", "lay card=morph_o_dough", "sell double=no")
    assert level(match) == 9


@pytest.mark.rule("MB-T22", "MB-120", "MB-R09")
def test_no_go_up_a_level_at_level_9() -> None:
    match = game(baby(9), baby(1, hand=["gual_eat_a_bug"]), fight=fight("big_baby"))
    assert code(match, 1, "send card=gual_eat_a_bug player=0") == "NOT_TO_TEN"
    assert hand(match, 1) == ["gual_eat_a_bug"]


@pytest.mark.rule("MB-T23", "MB-032", "MB-119")
def test_a_rivals_go_up_a_level_turns_the_fight() -> None:
    match = game(baby(6), baby(1, hand=["gual_eat_a_bug"]), fight=fight("sandbox_bully"))
    assert sums(match) == (6, 6)
    do(match, 1, "send card=gual_eat_a_bug player=0")
    assert sums(match) == (7, 6)
    assert the_fight(match).winning
    assert discards(match) == ["gual_eat_a_bug"]


@pytest.mark.rule("MB-T25", "MB-141", "MB-170", "MB-135")
def test_two_monsters_two_levels() -> None:
    carried = ["giant_gold_star", "big_brother", "bubble_wrap_onesie", "bronze_booties"]
    match = game(baby(3, items=carried), fight=fight("sandbox_bully", "lullabanshee"))
    assert sums(match) == (13, 10)
    resolve(match)
    assert level(match) == 5
    assert len(hand(match)) == 4


@pytest.mark.rule("MB-T27", "MB-014", "MB-143", "MB-D38", "MB-I12", "MB-I13")
def test_a_banked_treasure_comes_at_the_end() -> None:
    match = game(
        baby(8, items=["giant_gold_star"], hand=["morph_o_dough"]), fight=fight("undead_hobby_horse", "captain_croup")
    )
    do(match, 0, "remove card=morph_o_dough monster=undead_hobby_horse")
    assert (hand(match), level(match)) == ([], 8)
    assert the_fight(match).treasures == 5
    resolve(match)
    assert level(match) == 9
    assert len(hand(match)) == 5


@pytest.mark.rule("MB-T28", "MB-167", "MB-D23")
def test_help_may_be_compelled_up_to_level_9() -> None:
    match = game(baby(8, items=["kazoo_of_constant_whining"]), baby(9), fight=fight("captain_croup"))
    assert may(match, 0, "compel player=1")
    match = game(baby(8, items=["kazoo_of_constant_whining"]), baby(9), fight=fight("captain_croup", "diaper_hound"))
    assert code(match, 0, "compel player=1") == "FOR_THE_WIN"


@pytest.mark.rule("MB-T30", "MB-169", "MB-R29")
def test_who_helps_freely_cannot_leave() -> None:
    match = game(baby(8), baby(3, hand=["gual_eat_a_bug"]), fight=fight("captain_croup"))
    do(match, 0, "ask player=1")
    do(match, 1, "accept", "send card=gual_eat_a_bug player=0")
    assert the_fight(match).for_the_win
    assert code(match, 1, "back_out") == "NO_BACKING_OUT"


@pytest.mark.rule("MB-T31", "MB-031", "MB-125", "MB-D20")
def test_the_tie_is_lost_with_the_class() -> None:
    match = game(baby(6), baby(4, classes=["ankle_biter"]), fight=fight("captain_croup"))
    do(match, 0, "ask player=1")
    do(match, 1, "accept")
    do(match, 0, "resolve")
    do(match, 1, "discard card=ankle_biter")
    assert phase(match) == "combat_open"
    assert not the_fight(match).winning


@pytest.mark.rule("MB-T32", "MB-164", "MB-163", "MB-C05")
def test_an_elfling_helper_gains_a_level_for_each_monster() -> None:
    match = game(
        baby(4),
        baby(4, races=["elfling"]),
        fight=fight("rattlebones", {"monster": "captain_croup", "enhancers": ["inattentive"]}),
    )
    do(match, 0, "ask player=1")
    do(match, 1, "accept")
    resolve(match)
    assert (level(match, 0), level(match, 1)) == (6, 6)


@pytest.mark.rule("MB-T35", "MB-081", "MB-078", "MB-D34")
def test_super_munchkin_with_two_one_and_no_class() -> None:
    match = game(
        baby(3, classes=["ankle_biter", "wiz_kid"], super_munchkin=True, items=["kinderarmor"]),
        fight=fight("tooth_fairy_trainee"),
    )
    assert sums(match) == (3, 5)  # both Classes, and what speaks against them
    do(match, 0, "discard card=wiz_kid")
    assert sums(match)[1] == 2  # the Ankle Biter alone has no drawbacks
    do(match, 0, "discard card=ankle_biter")
    assert not who(match, 0).super
    assert "super_munchkin" in discards(match)


@pytest.mark.rule("MB-T37", "MB-034", "MB-132", "MB-D44")
def test_lose_your_armor_in_the_last_call() -> None:
    match = game(baby(8, items=["kinderarmor"]), baby(hand=["lose_your_armor"]), fight=fight("captain_croup"))
    assert sums(match) == (11, 10)
    do(match, 0, "resolve")
    do(match, 1, "send card=lose_your_armor player=0")
    all_pass(match)
    assert sums(match) == (8, 10)
    assert phase(match) == "combat_open"
    assert "kinderarmor" in discards(match)


@pytest.mark.rule("MB-T38", "MB-186", "MB-D45", "MB-185", "MB-I18")
def test_a_next_combat_curse_counts_at_once() -> None:
    match = game(baby(7, items=["bubble_wrap_onesie"]), baby(hand=["hand_me_downs"]), fight=fight("sandbox_bully"))
    assert sums(match) == (9, 6)
    do(match, 1, "send card=hand_me_downs player=0")
    all_pass(match)
    assert sums(match) == (4, 6)
    assert "hand_me_downs" not in discards(match)
    all_pass(resolve(match))
    assert "hand_me_downs" in discards(match)


@pytest.mark.rule("MB-T40", "MB-101", "MB-100", "MB-098", "MB-D46", "MB-C06")
def test_excess_big_items_go_to_the_lowest_who_can_carry_them() -> None:
    big = ["kinderarmor", "super_duper_soaker", "enormous_wooden_block", "big_brother"]
    match = game(baby(9, races=["dwarfling"], items=big), baby(1), baby(2, items=["step_stool"]), baby(3), turn=2)
    do(match, 0, "discard card=dwarfling")
    assert phase(match) == "excess_big"
    do(match, 0, "choose card=super_duper_soaker", "choose card=enormous_wooden_block", "choose card=big_brother")
    assert items(match, 0) == ["kinderarmor"]
    assert (items(match, 1), items(match, 3)) == (["super_duper_soaker"], ["enormous_wooden_block"])
    assert "big_brother" in discards(match)


@pytest.mark.rule("MB-T41", "MB-054", "MB-053", "MB-056", "MB-D47")
def test_charity_in_even_shares() -> None:
    cards = ["boo_boo", "duckie_of_doom", "windy_day", "undead", "overtired", "ginormous", "identical", "inattentive"]
    match = game(baby(5, hand=cards), baby(2), baby(2), baby(3), stack=[{"what": "charity"}])
    do(match, 0, "done", "choose_player player=1", "choose card=boo_boo", "choose_player player=1")
    do(match, 0, "choose card=undead")
    assert phase(match) == "charity_split"
    do(match, 0, "choose card=ginormous")  # only one receiver is left
    assert (len(hand(match, 1)), len(hand(match, 2)), len(hand(match, 3))) == (2, 1, 0)
    assert len(hand(match, 0)) == 5


@pytest.mark.rule("MB-T42", "MB-055", "MB-007")
def test_the_lowest_discards() -> None:
    cards = [
        "boo_boo",
        "duckie_of_doom",
        "windy_day",
        "undead",
        "overtired",
        "gual_eat_a_bug",
        "gual_whine",
        "hireling",
    ]
    match = game(baby(2, hand=cards), baby(2), baby(4), stack=[{"what": "charity"}])
    do(match, 0, "done", "choose card=boo_boo", "choose card=gual_whine", "choose card=hireling")
    assert [list(pile) for pile in (seen(match).door.remembered, seen(match).treasure.remembered)] == [
        ["boo_boo"],
        ["gual_whine", "hireling"],
    ]
    assert match.pending == (1,)


@pytest.mark.rule("MB-T44", "MB-D13")
def test_looting_where_no_door_is_left() -> None:
    from bestiary.games.munchkin_babies.cards.deck import COPIES, DECK, DOOR, IDS

    everything = [card for number, card in enumerate(IDS) for _ in range(COPIES[number]) if DECK[number] == DOOR]
    match = game(baby(), baby(), baby(hand=everything), stack=[{"what": "trouble_or_loot"}])
    do(match, 0, "loot")
    assert hand(match) == []
    assert phase(match) == "charity"


@pytest.mark.rule("MB-T45", "MB-179", "MB-176")
def test_the_order_of_running_is_the_runners_choice() -> None:
    match = game(baby(3), fight=fight("rug_rat", "undead_hobby_horse"), script=["roll face=5", "roll face=3"])
    resolve(match)
    do(match, 0, "flee_from monster=undead_hobby_horse")
    all_pass(match)
    assert [event.data["monster"] for event in told(match, "escaped")] == ["undead_hobby_horse"]
    assert [event.data["monster"] for event in told(match, "caught")] == ["rug_rat"]
    assert level(match) == 2


@pytest.mark.rule("MB-T46", "MB-177")
def test_bonuses_count_for_all_a_monsters_own_for_itself() -> None:
    match = game(
        baby(2, races=["elfling"]),
        fight=fight("turbo_tortoise", "captain_croup"),
        script=["roll face=6", "roll face=4"],
    )
    resolve(match)
    do(match, 0, "flee_from monster=turbo_tortoise")
    all_pass(match)
    assert [event.data["monster"] for event in told(match, "escaped")] == ["turbo_tortoise", "captain_croup"]


@pytest.mark.rule("MB-T47", "MB-181", "MB-180", "MB-D43")
def test_the_high_roller_decides_who_runs_first() -> None:
    script = ["roll face=2", "roll face=6", "roll face=1", "roll face=6"]
    match = game(baby(2), baby(2), fight=fight("captain_croup", helper=1), script=script)
    resolve(match)
    do(match, 0, "first who=me")
    do(match, 1, "first who=me")
    assert match.pending == (1,)
    do(match, 1, "first who=partner")
    assert phase(match) == "roll_window"
    all_pass(match)
    assert [event.seat for event in told(match, "rolled")] == [0, 1, 0, 1]
    assert [event.seat for event in told(match, "caught")] == [0]
    assert [event.seat for event in told(match, "escaped")] == [1]


@pytest.mark.rule("MB-T49", "MB-142", "MB-D53")
def test_level_only_counts_for_the_entire_fight() -> None:
    things = ["giant_gold_star", "big_brother", "bubble_wrap_onesie", "bronze_booties"]
    match = game(baby(9, items=things), fight=fight("napmare", "rug_rat"))
    assert sums(match) == (9, 9)


@pytest.mark.rule("MB-T50", "MB-038", "MB-086", "MB-063")
def test_a_class_played_in_combat_equips_nothing() -> None:
    match = game(baby(3, items=["crayon_of_treachery"], hand=["crumb_snatcher"]), fight=fight("big_baby"))
    do(match, 0, "play card=crumb_snatcher")
    assert [card.id for card in seen(match).babies[0].classes] == ["crumb_snatcher"]
    assert worn(match) == []
    assert sums(match)[0] == 3


@pytest.mark.rule("MB-T51", "MB-091", "MB-087")
def test_two_hands_need_two_hands() -> None:
    match = game(baby(items=["rattle_of_battle", "super_duper_soaker"]))
    assert worn(match) == ["rattle_of_battle"]
    refusal = refused(match, 0, "equip item=super_duper_soaker")
    assert (refusal.code, refusal.rule) == ("SLOT_FULL", "MB-091")
    assert "super_duper_soaker" in items(match)


@pytest.mark.rule("MB-T52", "MB-173", "MB-I14")
def test_a_helper_without_a_share_still_sees_the_treasures() -> None:
    match = game(baby(8), baby(9), fight=fight("captain_croup"))
    do(match, 0, "ask player=1")
    do(match, 1, "accept")
    resolve(match)
    assert len(hand(match, 0)) == 3
    assert hand(match, 1) == []
    assert len(seen(match).babies[0].known) == 3


@pytest.mark.rule("MB-T54", "MB-190", "MB-133")
def test_a_monster_heard_at_the_door_goes_into_the_hand() -> None:
    match = _listening("rug_rat")
    assert hand(match, match.pending[0]) == ["rug_rat"]
    seat = match.pending[0]
    do(match, seat, "keep")
    assert phase(match) == "arrange"


def _listening(card: str) -> Match:
    match = game(
        baby(),
        baby(),
        options={"listen_at_the_door": True},
        stack=[{"what": "charity"}],
        turn=2,
        script=[f"draw card={card}"],
    )
    return do(match, 2, "done")


@pytest.mark.rule("MB-T54", "MB-049")
def test_it_can_be_used_to_look_for_trouble() -> None:
    match = game(baby(hand=["rug_rat"]), stack=[{"what": "trouble_or_loot"}])
    do(match, 0, "trouble monster=rug_rat")
    assert the_fight(match).foes[0].card.id == "rug_rat"


@pytest.mark.rule("MB-T55", "MB-191")
def test_with_the_option_looting_draws_a_treasure() -> None:
    match = game(
        baby(),
        options={"listen_at_the_door": True},
        stack=[{"what": "trouble_or_loot"}],
        script=["draw card=saucepan_helm"],
    )
    do(match, 0, "loot")
    assert hand(match) == ["saucepan_helm"]
    assert seen(match, 1).babies[0].known == ()
    assert seen(match, 1).babies[0].treasures == 1


@pytest.mark.rule("MB-T56", "MB-192", "MB-D51")
def test_shared_victory() -> None:
    match = game(baby(9), baby(2), fight=fight("captain_croup", helper=1), options={"shared_victory": True})
    resolve(match)
    assert match.result is not None
    assert match.result.winners == (0, 1)
    match = game(baby(9), baby(2), fight=fight("captain_croup", helper=1))
    resolve(match)
    assert match.result is not None
    assert match.result.winners == (0,)


@pytest.mark.rule("MB-T58", "MB-052", "MB-111")
def test_selling_from_the_hand_in_charity() -> None:
    cards = ["morph_o_dough", "saucepan_helm", "boo_boo", "duckie_of_doom", "windy_day", "undead", "overtired"]
    match = game(baby(4, hand=cards), stack=[{"what": "charity"}])
    do(match, 0, "lay card=morph_o_dough", "lay card=saucepan_helm", "sell double=no", "done")
    assert level(match) == 5
    assert len(hand(match)) == 5
    assert match.pending == (1,)
