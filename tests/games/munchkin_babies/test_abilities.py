"""The eight Classes and Races, Super Munchkin and Half-Breed."""

from typing import Any

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
    options,
    phase,
    refused,
    resolve,
    seen,
    sums,
    the_fight,
    told,
    who,
)

DOORS = ["boo_boo", "windy_day", "undead"]


@pytest.mark.rule("MB-C01", "MB-160", "MB-D33", "MB-R21", "MB-065")
def test_berserk_once_with_up_to_three_cards() -> None:
    match = game(baby(3, classes=["ankle_biter"], hand=[*DOORS, "overtired"]), fight=fight("big_baby"))
    assert code(match, 0, "berserk") == "CONDITION"
    do(match, 0, *[f"lay card={card}" for card in [*DOORS, "overtired"]])
    assert code(match, 0, "berserk") == "CONDITION"
    do(match, 0, "clear", "lay card=boo_boo", "lay card=windy_day", "berserk")
    assert sums(match)[0] == 5
    do(match, 0, "discard card=ankle_biter")
    assert sums(match)[0] == 5
    match = game(baby(3, classes=["ankle_biter"], hand=DOORS), fight=fight("big_baby", berserked=[0]))
    assert code(match, 0, "berserk") == "ONCE_PER_COMBAT"


@pytest.mark.rule("MB-160", "MB-151")
def test_only_the_side_goes_berserk() -> None:
    match = game(baby(3), baby(3, classes=["ankle_biter"], hand=DOORS), fight=fight("big_baby"))
    do(match, 1, "lay card=boo_boo")
    assert refused(match, 1, "berserk").rule == "MB-151"
    match = game(baby(3), baby(3, classes=["ankle_biter"], hand=DOORS), fight=fight("big_baby", helper=1))
    do(match, 1, "lay card=boo_boo", "berserk")
    assert sums(match)[0] == 7


@pytest.mark.rule("MB-D32", "MB-C01")
def test_an_ability_may_be_paid_with_its_own_class() -> None:
    match = game(baby(3, classes=["ankle_biter"]), fight=fight("undead_hobby_horse"))
    do(match, 0, "lay card=ankle_biter", "berserk")
    assert sums(match) == (4, 4)
    assert not the_fight(match).wins_ties


def failed(victim: dict[str, object], *script: str) -> Match:
    """Seat 0 has just failed to get away from Captain Croup."""
    match = game(victim, fight=fight("captain_croup"), script=["roll face=2", *script])
    do(match, 0, "resolve")
    for seat in (1, 2):
        do(match, seat, "pass")
    assert match.pending == (0,)
    return match


@pytest.mark.rule("MB-C02", "MB-D04")
def test_flight_adds_to_a_failed_roll_once() -> None:
    match = failed(baby(1, classes=["wiz_kid"], hand=[*DOORS, "overtired"]))
    do(match, 0, "lay card=boo_boo", "fly")
    assert phase(match) == "roll_window"
    assert match.pending == (0,)
    assert code(match, 0, "fly") == "ONCE_PER_COMBAT"
    match = failed(baby(1, classes=["wiz_kid"], hand=DOORS))
    do(match, 0, *[f"lay card={card}" for card in DOORS], "fly")
    all_pass(match)
    assert told(match, "escaped") != []


@pytest.mark.rule("MB-C02", "MB-014")
def test_charm_sends_a_monster_home() -> None:
    match = game(baby(1, classes=["wiz_kid"], hand=DOORS), fight=fight("big_baby", "rug_rat"))
    do(match, 0, "charm monster=big_baby")
    assert (hand(match), the_fight(match).treasures, sums(match)[1]) == ([], 4, 1)
    match = game(baby(1, classes=["wiz_kid"], hand=DOORS[:2]), fight=fight("big_baby"))
    assert code(match, 0, "charm monster=big_baby") == "CONDITION"


@pytest.mark.rule("MB-C03", "MB-150", "MB-R20", "MB-149")
def test_backstab() -> None:
    match = game(baby(3), baby(4), baby(classes=["crumb_snatcher"], hand=DOORS), fight=fight("big_baby", helper=1))
    do(match, 2, "lay card=boo_boo", "backstab player=0", "lay card=undead", "backstab player=1")
    assert sums(match)[0] == 7 - 4
    assert code(match, 2, "backstab player=0") == "ONCE_PER_COMBAT"
    assert code(match, 2, "backstab player=2") == "CANNOT_BACKSTAB"
    match = game(baby(3), baby(hand=DOORS), baby(classes=["crumb_snatcher"], hand=[]), fight=fight("big_baby"))
    assert code(match, 1, "backstab player=0") == "CANNOT_BACKSTAB"
    assert code(match, 2, "backstab player=1") == "CANNOT_BACKSTAB"


@pytest.mark.rule("MB-C03", "MB-068", "MB-069", "MB-R19")
@pytest.mark.parametrize(("face", "stolen"), [(3, False), (4, True)])
def test_theft(face: int, stolen: bool) -> None:
    match = game(
        baby(items=["saucepan_helm", "big_brother"]),
        baby(3, classes=["crumb_snatcher"], hand=DOORS),
        script=[f"roll face={face}"],
    )
    do(match, 1, "lay card=boo_boo", "want item=big_brother")
    assert code(match, 1, "steal player=0") == "CONDITION"
    do(match, 1, "clear", "lay card=boo_boo", "want item=saucepan_helm", "steal player=0", "pass")
    assert items(match, 1) == (["saucepan_helm"] if stolen else [])
    assert who(match, 1).worn == []
    assert level(match, 1) == (3 if stolen else 2)
    match = game(
        baby(items=["saucepan_helm"]), baby(3, classes=["crumb_snatcher"], hand=DOORS), fight=fight("big_baby")
    )
    assert code(match, 1, "steal player=0") == "FIGHT_ON"


@pytest.mark.rule("MB-C04", "MB-D57")
def test_resurrection_at_the_door() -> None:
    match = game(
        baby(classes=["holy_terror"], hand=["boo_boo"]), discards={"door": ["windy_day", "rug_rat"], "treasure": []}
    )
    do(match, 0, "kick")
    assert options(match, 0) == ["from_deck", "from_discard"]
    do(match, 0, "from_discard")
    assert the_fight(match).foes[0].card.id == "rug_rat"
    assert hand(match) == []
    match = game(baby(classes=["holy_terror"]), discards={"door": ["rug_rat"]}, script=["draw card=overtired"])
    do(match, 0, "kick")  # no hand card to pay with
    assert phase(match) == "door_card"


@pytest.mark.rule("MB-C04", "MB-D57", "MB-165")
def test_resurrection_of_treasures() -> None:
    match = game(
        baby(8, classes=["holy_terror"], hand=["boo_boo", "undead"]),
        baby(9),
        fight=fight("captain_croup", helper=1),
        discards={"treasure": ["saucepan_helm", "giant_gold_star"]},
        script=["draw card=water_wings"],
    )
    resolve(match)
    do(match, 0, "from_discard", "from_deck", "from_discard", "choose card=boo_boo")
    assert sorted(hand(match)) == ["giant_gold_star", "saucepan_helm", "water_wings"]
    assert {"boo_boo", "undead"} <= set(discards(match))


@pytest.mark.rule("MB-C04", "MB-D33")
def test_turning() -> None:
    match = game(baby(1, classes=["holy_terror"], hand=DOORS), fight=fight("big_baby"))
    assert code(match, 0, "turning") == "CONDITION"
    match = game(baby(1, classes=["holy_terror"], hand=DOORS), fight=fight("princess_tut"))
    do(match, 0, *[f"lay card={card}" for card in DOORS], "turning")
    assert sums(match)[0] == 10
    assert code(match, 0, "turning") == "ONCE_PER_COMBAT"


@pytest.mark.rule("MB-C05", "MB-177", "MB-D42")
def test_elflings_run_better_and_win_by_helping() -> None:
    match = game(baby(1, races=["elfling"]), fight=fight("captain_croup"), script=["roll face=4"])
    all_pass(resolve(match))
    assert told(match, "escaped") != []
    match = game(baby(9), baby(9, races=["elfling"]), fight=fight("captain_croup", helper=1))
    resolve(match)
    assert match.result is not None
    assert match.result.winners == (0, 1)
    match = game(baby(2), baby(9, races=["elfling"]), fight=fight("captain_croup", helper=1))
    resolve(match)
    assert match.result is not None
    assert match.result.winners == (1,)


@pytest.mark.rule("MB-C06", "MB-020", "MB-096")
def test_dwarflings_carry_everything() -> None:
    match = game(baby(races=["dwarfling"], items=["big_brother"], hand=["kinderarmor", "step_stool"]))
    do(match, 0, "play card=kinderarmor", "play card=step_stool")
    assert len(items(match)) == 3
    assert seen(match).babies[0].hand_limit == 6


@pytest.mark.rule("MB-C07", "MB-D58", "MB-R43")
def test_orclings_swap_curses() -> None:
    match = game(baby(3, races=["orcling"], items=["kinderarmor"]), baby(hand=["lose_your_armor"]))
    do(match, 1, "send card=lose_your_armor player=0")
    do(match, 0, "swap_curse")
    assert (level(match), items(match)) == (2, ["kinderarmor"])
    for orcling in (baby(1, races=["orcling"]), baby(3)):
        match = game(orcling, baby(hand=["lose_your_armor"]))
        do(match, 1, "send card=lose_your_armor player=0")
        assert code(match, 0, "swap_curse") == "CANNOT_SWAP"
    match = game(baby(3), baby(3, races=["orcling"], hand=["lose_your_armor"]))
    do(match, 1, "send card=lose_your_armor player=0")
    assert code(match, 1, "swap_curse") == "CANNOT_SWAP"


@pytest.mark.rule("MB-C07", "MB-D55")
def test_orclings_win_big() -> None:
    things = ["giant_gold_star"]
    match = game(baby(8, races=["orcling"], items=things), fight=fight("rug_rat"))
    assert sums(match) == (11, 1)
    assert the_fight(match).levels == 1  # by exactly 10
    match = game(baby(8, races=["orcling"], items=[*things, "saucepan_helm"]), fight=fight("rug_rat"))
    assert the_fight(match).levels == 2
    resolve(match)
    assert match.result is not None
    match = game(baby(8, races=["orcling"], items=[*things, "saucepan_helm"]), baby(), fight=fight("rug_rat", helper=1))
    assert the_fight(match).levels == 1


@pytest.mark.rule("MB-C08", "MB-D31")
def test_quarterlings_sell_one_item_double() -> None:
    match = game(baby(3, races=["quarterling"], hand=["wand_of_bubbles", "saucepan_helm", "morph_o_dough"]))
    do(match, 0, "lay card=wand_of_bubbles", "lay card=saucepan_helm")
    do(match, 0, "sell double=yes")
    assert level(match) == 4
    do(match, 0, "lay card=morph_o_dough")
    assert code(match, 0, "sell double=yes") == "CONDITION"
    do(match, 0, "sell double=no")
    assert level(match) == 5
    match = game(baby(3, hand=["wand_of_bubbles", "saucepan_helm"]))
    do(match, 0, "lay card=wand_of_bubbles", "lay card=saucepan_helm")
    assert code(match, 0, "sell double=yes") == "CONDITION"
    assert may(match, 0, "sell double=no")


@pytest.mark.rule("MB-C08", "MB-I16")
def test_quarterlings_repeat_a_failed_roll_once_for_each_monster() -> None:
    match = failed(baby(1, races=["quarterling"], hand=DOORS), "roll face=1")
    do(match, 0, "lay card=boo_boo", "reroll")
    assert match.pending == (0,)
    assert code(match, 0, "reroll") == "ONCE_PER_COMBAT"
    match = failed(baby(1, races=["quarterling"], hand=DOORS), "roll face=6")
    do(match, 0, "lay card=boo_boo", "reroll")
    all_pass(match)
    assert told(match, "escaped") != []


# Super Munchkin and Half-Breed.


@pytest.mark.rule("MB-071", "MB-073", "MB-077", "MB-R14", "MB-R15", "MB-D35", "MB-I05")
def test_one_class_and_one_race() -> None:
    match = game(baby(classes=["wiz_kid"], races=["orcling"], hand=["ankle_biter", "elfling", "wiz_kid"]))
    assert code(match, 0, "play card=ankle_biter") == "ONE_CLASS"
    assert code(match, 0, "play card=elfling") == "ONE_CLASS"
    assert code(match, 0, "play card=wiz_kid") == "DUPLICATE"
    do(match, 0, "discard card=wiz_kid", "play card=ankle_biter")
    assert [card.id for card in seen(match).babies[0].classes] == ["ankle_biter"]


@pytest.mark.rule("MB-076", "MB-R16", "MB-082", "MB-D34")
@pytest.mark.parametrize(
    ("card", "badge", "other", "zone"),
    [
        ("super_munchkin", "wiz_kid", "ankle_biter", "classes"),
        ("half_breed", "orcling", "elfling", "races"),
    ],
)
def test_attaching(card: str, badge: str, other: str, zone: str) -> None:
    match = game(baby(hand=[card]))
    assert code(match, 0, f"play card={card}") == "NOTHING_TO_ATTACH"
    given: dict[str, Any] = {zone: [badge]}
    match = game(baby(hand=[card, other, badge, card], **given))
    do(match, 0, f"play card={card}")
    assert code(match, 0, f"play card={card}") == "DUPLICATE"
    assert code(match, 0, f"play card={badge}") == "DUPLICATE"
    do(match, 0, f"play card={other}")
    assert {found.id for found in getattr(seen(match).babies[0], zone)} == {badge, other}
    do(match, 0, f"discard card={badge}", f"discard card={other}")
    assert card in discards(match)


@pytest.mark.rule("MB-078", "MB-079", "MB-D62", "MB-080", "MB-082")
def test_a_lone_class_under_super_munchkin_has_no_drawbacks() -> None:
    plain = baby(3, classes=["wiz_kid"], items=["kinderarmor", "thinking_bonnet"])
    super_one = {**plain, "super_munchkin": True}
    assert seen(game(plain)).babies[0].strength == 6
    assert seen(game(super_one)).babies[0].strength == 9
    assert sums(game(plain, fight=fight("lullabanshee")))[1] == 4 + 5 - 2
    assert sums(game(super_one, fight=fight("lullabanshee")))[1] == 4 - 2
    match = game(baby(3, classes=["wiz_kid"], super_munchkin=True), fight=fight("big_baby"))
    assert code(match, 0, "charm monster=big_baby") == "CONDITION"  # the price is not gone


@pytest.mark.rule("MB-082", "MB-D62", "MB-072", "MB-062")
def test_a_lone_race_under_half_breed_has_no_drawbacks_and_is_not_human() -> None:
    half: dict[str, Any] = {"races": ["elfling"], "half_breed": True}
    assert sums(game(baby(3, **half), fight=fight("werecub")))[1] == 6
    assert sums(game(baby(3, races=["elfling"]), fight=fight("werecub")))[1] == 9
    assert seen(game(baby(3, items=["cardboard_crown"], **half))).babies[0].strength == 3
    assert seen(game(baby(3, items=["cardboard_crown"]))).babies[0].strength == 6
    match = game(baby(3, **half), fight=fight("squidzilla_jr"))
    all_pass(resolve(match))
    assert told(match, "rolled") == []
    two: dict[str, Any] = {"races": ["elfling", "orcling"], "half_breed": True}
    assert sums(game(baby(3, **two), fight=fight("werecub")))[1] == 9


@pytest.mark.rule("MB-D34", "MB-081")
def test_super_munchkin_lost_with_two_classes() -> None:
    match = game(baby(3, classes=["ankle_biter", "wiz_kid"], super_munchkin=True, hand=DOORS), fight=fight("big_baby"))
    do(match, 0, "lay card=super_munchkin", "berserk")
    assert phase(match) == "excess_class"
    do(match, 0, "choose card=wiz_kid")
    assert [card.id for card in seen(match).babies[0].classes] == ["wiz_kid"]


@pytest.mark.rule("MB-061", "MB-062", "MB-072", "MB-070")
def test_without_a_card_there_is_no_class_and_one_is_human() -> None:
    match = game(baby(classes=["ankle_biter"], races=["elfling"]), fight=fight("big_baby"))
    assert the_fight(match).wins_ties
    do(match, 0, "discard card=ankle_biter", "discard card=elfling")
    assert seen(match).babies[0].classes == seen(match).babies[0].races == ()
    assert not the_fight(match).wins_ties


@pytest.mark.rule("MB-D34")
@pytest.mark.parametrize(
    ("kind", "last", "with_it"), [("races", "elfling", "half_breed"), ("classes", "wiz_kid", "super_munchkin")]
)
def test_what_doubles_goes_with_the_last_one(kind: str, last: str, with_it: str) -> None:
    match = do(game({**baby(), kind: [last], with_it: True}), 0, f"discard card={last}")
    assert discards(match) == [last, with_it]
    kept = match.save()["babies"][0]
    assert (kept[kind], kept[with_it]) == ([], False)
