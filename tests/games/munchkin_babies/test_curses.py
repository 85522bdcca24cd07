"""Every Curse, and Curses as such."""

import re

import pytest

from bestiary.core.match import Match
from bestiary.games.munchkin_babies.cards.deck import CURSE, IDS, SORT, TEXTS
from bestiary.games.munchkin_babies.effects.written import EFFECTS
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
    phase,
    resolve,
    seen,
    sums,
    the_fight,
    told,
    who,
    worn,
)

CURSES = [IDS[kind] for kind in range(len(IDS)) if SORT[kind] == CURSE]


def cursed(curse: str, victim: dict[str, object], *others: dict[str, object], script: tuple[str, ...] = ()) -> Match:
    """Seat 1 plays a Curse on seat 0, and nobody stops it."""
    rival, *rest = others or (baby(),)
    rival = {**rival, "hand": [curse, *rival.get("hand", [])]}  # type: ignore[misc]
    match = game(victim, rival, *rest, script=script)
    return all_pass(do(match, 1, f"send card={curse} player=0"))


@pytest.mark.rule("MB-184", "MB-183", "MB-148", "MB-D44")
@pytest.mark.parametrize("curse", CURSES)
def test_a_curse_can_be_played_on_anybody_at_any_time(curse: str) -> None:
    match = game(baby(3), baby(3, hand=[curse]), baby(3), turn=2)
    for victim in range(3):
        assert may(match, 1, f"send card={curse} player={victim}")
    all_pass(do(match, 1, f"send card={curse} player=2"))
    assert hand(match, 1) == []


@pytest.mark.rule("MB-184")
@pytest.mark.parametrize(("curse", "after"), [("duckie_of_doom", 3), ("boo_boo", 4)])
def test_curses_that_cost_levels(curse: str, after: int) -> None:
    match = cursed(curse, baby(5))
    assert level(match) == after
    assert discards(match) == [curse]


@pytest.mark.rule("MB-019", "MB-188", "MB-189", "MB-D68")
@pytest.mark.parametrize(
    ("curse", "item", "other"),
    [
        ("lose_your_armor", "bib_of_bashing", "bubble_wrap_onesie"),
        ("one_shoe_missing", "bronze_booties", "unicorn_booties"),
        ("windy_day", "saucepan_helm", "propeller_beanie"),
    ],
)
@pytest.mark.parametrize("lost", [0, 1])
def test_curses_that_take_what_is_worn_or_carried(curse: str, item: str, other: str, lost: int) -> None:
    """Of two Items the second is turned sideways; the victim chooses."""
    match = cursed(curse, baby(items=[item, other], hand=["big_brother"]))
    assert (match.pending, worn(match)) == ((0,), [item])
    do(match, 0, f"choose card={(item, other)[lost]}")
    assert items(match) == [(other, item)[lost]]
    assert hand(match) == ["big_brother"]
    assert items(cursed(curse, baby(items=["big_brother"]))) == ["big_brother"]


@pytest.mark.rule("MB-D68", "MB-189")
def test_nothing_is_saved_from_a_curse_by_carrying_it_sideways() -> None:
    match = game(baby(items=["bib_of_bashing"], worn=[]), baby(hand=["lose_your_armor"]))
    all_pass(do(match, 1, "send card=lose_your_armor player=0"))
    assert items(match) == []
    match = game(baby(hand=["bib_of_bashing"]), baby(hand=["lose_your_armor"]))
    all_pass(do(match, 1, "send card=lose_your_armor player=0"))
    assert hand(match) == ["bib_of_bashing"]


@pytest.mark.rule("MB-188")
def test_you_flushed_it() -> None:
    match = cursed("flushed_it", baby(items=["bib_of_bashing", "big_brother", "potion_of_pliable_bones"]))
    assert match.pending == (0,)
    assert not may(match, 0, "choose card=big_brother")
    do(match, 0, "choose card=potion_of_pliable_bones")
    assert items(match) == ["bib_of_bashing", "big_brother"]


def test_yard_sale() -> None:
    match = cursed("yard_sale", baby(items=["bib_of_bashing", "big_brother"]))
    assert items(match) == ["bib_of_bashing"]


@pytest.mark.rule("MB-D63")
def test_learn_to_share() -> None:
    match = cursed("learn_to_share", baby(items=["bib_of_bashing", "giant_gold_star"]))
    assert (items(match), items(match, 1)) == (["bib_of_bashing"], ["giant_gold_star"])
    assert who(match, 1).worn == []
    match = cursed("learn_to_share", baby(items=["giant_gold_star", "big_brother"]), baby(items=["kinderarmor"]))
    do(match, 0, "choose card=big_brother")
    assert items(match, 1) == ["kinderarmor"]
    assert "big_brother" in discards(match)
    assert items(cursed("learn_to_share", baby(items=["light_up_sneakers"]))) == ["light_up_sneakers"]


def test_class_dismissed() -> None:
    assert who(cursed("class_dismissed", baby(classes=["wiz_kid"])), 0).classes == []
    assert level(cursed("class_dismissed", baby(4))) == 3
    match = cursed("class_dismissed", baby(classes=["wiz_kid", "ankle_biter"], super_munchkin=True))
    do(match, 0, "choose card=wiz_kid")
    assert [card.id for card in seen(match).babies[0].classes] == ["ankle_biter"]


def test_switched_at_birth() -> None:
    pile = ["elfling", "boo_boo", "orcling", "windy_day"]
    match = game(baby(races=["dwarfling"]), baby(hand=["switched_at_birth"]), discards={"door": pile})
    all_pass(do(match, 1, "send card=switched_at_birth player=0"))
    assert [card.id for card in seen(match).babies[0].races] == ["orcling"]
    assert {"dwarfling", "elfling"} <= set(discards(match))
    assert who(cursed("switched_at_birth", baby(races=["dwarfling"])), 0).races == []
    assert who(cursed("switched_at_birth", baby()), 0).races == []


@pytest.mark.rule("MB-185", "MB-R22", "MB-066")
def test_gum_in_your_hair() -> None:
    match = cursed("gum_in_your_hair", baby(classes=["ankle_biter"]))
    assert [one.card.id for one in seen(match).babies[0].lasting if one.card] == ["gum_in_your_hair"]
    assert discards(match) == []
    lasting = [{"effects": "gum_in_your_hair.effects", "card": "gum_in_your_hair"}]
    match = game(baby(1, lasting=lasting), fight=fight("captain_croup"), script=["roll face=5"])
    all_pass(resolve(match))
    assert told(match, "caught") != []
    match = game(baby(1, lasting=lasting), baby(hand=["windy_day"]))
    all_pass(do(match, 1, "send card=windy_day player=0"))
    assert seen(match).babies[0].lasting == ()
    assert "gum_in_your_hair" in discards(match)
    match = game(baby(4, lasting=lasting, classes=["ankle_biter"]), fight=fight("big_baby"))
    assert code(match, 0, "lay card=gum_in_your_hair") == "REMINDER"


@pytest.mark.rule("MB-024", "MB-D45")
def test_hand_me_downs() -> None:
    match = cursed("hand_me_downs", baby(3))
    assert seen(match).babies[0].girl
    assert seen(match).babies[0].lasting[0].n == -5
    lasting = [{"effects": "hand_me_downs.effects", "place": 1, "card": "hand_me_downs"}]
    match = game(baby(8, lasting=lasting), script=["draw card=undead_hobby_horse"])
    do(match, 0, "kick")
    assert sums(match) == (3, 4)


@pytest.mark.rule("MB-D45")
def test_overstimulated() -> None:
    things = ["giant_gold_star", "bubble_wrap_onesie", "saucepan_helm"]
    lasting = [{"effects": "overstimulated.effects", "card": "overstimulated"}]
    match = game(baby(3, items=things, lasting=lasting, hireling=True), script=["draw card=big_baby", "roll face=6"])
    do(match, 0, "kick")
    assert sums(match)[0] == 3 + 2 + 1  # Armor and the Hireling's own
    all_pass(resolve(match))
    assert "overstimulated" in discards(match)


def test_a_helper_brings_next_combat_curses_along() -> None:
    lasting = [{"effects": "hand_me_downs.effects", "place": 1, "card": "hand_me_downs"}]
    match = game(baby(3), baby(6, lasting=lasting), fight=fight("big_baby"))
    do(match, 0, "ask player=1")
    do(match, 1, "accept")
    assert sums(match)[0] == 4


@pytest.mark.rule("MB-D63")
def test_toy_recall() -> None:
    match = game(
        baby(3, items=["saucepan_helm", "bronze_booties"]),
        baby(4, items=["rattle_of_battle", "sippy_lid_shield"], hand=["toy_recall"]),
        baby(5, items=["water_wings"]),
    )
    all_pass(do(match, 1, "send card=toy_recall player=0"))
    do(match, 0, "choose card=bronze_booties")  # worth 400
    assert match.pending == (1,)
    do(match, 1, "choose card=rattle_of_battle")
    assert (items(match, 0), items(match, 1), items(match, 2)) == (["saucepan_helm"], ["sippy_lid_shield"], [])
    assert (level(match, 1), level(match, 2)) == (4, 4)


def test_a_worthless_toy_recall_costs_the_others_nothing() -> None:
    match = game(baby(items=["giant_gold_star"]), baby(items=["water_wings"], hand=["toy_recall"]))
    all_pass(do(match, 1, "send card=toy_recall player=0"))
    assert (items(match, 0), items(match, 1)) == ([], ["water_wings"])


@pytest.mark.rule("MB-I17", "MB-D18")
def test_grabby_playmates() -> None:
    match = game(
        baby(hand=["boo_boo", "windy_day", "undead"]),
        baby(hand=["grabby_playmates"]),
        script=["lift card=windy_day", "lift card=undead"],
    )
    all_pass(do(match, 1, "send card=grabby_playmates player=0"))
    assert (hand(match, 0), hand(match, 1), hand(match, 2)) == (["boo_boo"], ["windy_day"], ["undead"])
    assert [known.card.id for known in seen(match, 0).babies[1].known] == ["windy_day"]
    assert seen(match, 2).babies[1].known == ()
    assert match.pending == (1,)
    assert phase(match) == "received"


@pytest.mark.rule("MB-D54", "MB-R41")
def test_time_out() -> None:
    match = game(
        baby(3), baby(5, hand=["lukewarm_milk", "boo_boo"]), baby(hand=["time_out"]), fight=fight("big_baby", helper=1)
    )
    all_pass(do(match, 2, "send card=time_out player=1"))
    assert the_fight(match).helper is None
    assert code(match, 1, "boost card=lukewarm_milk side=monsters") == "TIME_OUT"
    assert code(match, 1, "send card=boo_boo player=0") == "TIME_OUT"
    assert code(match, 0, "ask player=1") == "TIME_OUT"
    all_pass(resolve(match))
    assert seen(match).babies[1].time_out
    lasting = [{"effects": "time_out.effects", "card": "time_out"}]
    match = game(baby(), baby(lasting=lasting), stack=[{"what": "charity"}])
    do(match, 0, "done")
    assert not seen(match).babies[1].time_out
    assert "time_out" in discards(match)


# Curses as such.


@pytest.mark.rule("MB-045", "MB-D04", "MB-D05", "MB-R32")
def test_a_curse_behind_the_door_waits_for_an_answer() -> None:
    match = game(baby(3), baby(hand=["birthday_wish"]), script=["draw card=duckie_of_doom"])
    do(match, 0, "kick")
    assert phase(match) == "curse_window"
    assert set(match.pending) == {0, 1, 2}
    assert code(match, 0, "keep") != ""
    assert code(match, 0, "redirect") == "IT_IS_YOURS"
    do(match, 1, "cancel curse=duckie_of_doom")
    assert (level(match), phase(match)) == (3, "trouble_or_loot")
    assert sorted(discards(match)) == ["birthday_wish", "duckie_of_doom"]


@pytest.mark.rule("MB-D03", "MB-D05")
def test_one_curse_after_the_other() -> None:
    match = game(baby(3), baby(hand=["duckie_of_doom", "boo_boo"]))
    do(match, 1, "send card=duckie_of_doom player=0")
    assert code(match, 1, "send card=boo_boo player=0") == "NOT_NOW"
    all_pass(match)
    assert may(match, 1, "send card=boo_boo player=0")


@pytest.mark.rule("MB-187")
def test_no_curse_of_the_deck_waits_for_a_next_turn() -> None:
    """So the rule has nothing to hold for; a card that did would need an effect that nobody has written."""
    waiting = [curse for curse in CURSES if re.search(r"\b(in|on|at|during) your next turn", TEXTS[IDS.index(curse)])]
    assert waiting == []
    assert not [name for name in EFFECTS if "next_turn" in name]


@pytest.mark.rule("MB-050", "MB-183")
def test_a_looted_curse_goes_into_the_hand() -> None:
    match = game(baby(3), stack=[{"what": "trouble_or_loot"}], script=["draw card=duckie_of_doom"])
    do(match, 0, "loot")
    assert (hand(match), level(match)) == (["duckie_of_doom"], 3)
