"""Every Item: what it gives, to whom, where it is worn; and the Items with powers of their own."""

import re
from typing import Any

import pytest

from bestiary.games.munchkin_babies.cards.deck import CLASSES, IDS, ITEM, RACES, SORT, record
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
    refused,
    resolve,
    seen,
    sums,
    the_fight,
    told,
    worn,
)

ITEMS = [IDS[kind] for kind in range(len(IDS)) if SORT[kind] == ITEM]


def data(item: str) -> dict[str, Any]:
    return record(IDS.index(item))


def fitting(item: str) -> dict[str, Any]:
    """A Class or Race with which an Item can be used."""
    wanted = data(item).get("usable_by", {})
    given: dict[str, Any] = {}
    if "class" in wanted:
        given["classes"] = wanted["class"][:1]
    if "race" in wanted and wanted["race"] != ["human"]:
        given["races"] = wanted["race"][:1]
    return given


def printed_bonus(item: str) -> int:
    """The bonus as the text has it."""
    text = data(item)["text"].split(" to Run Away")[0]
    found = re.match(r"\+(\d+)", text)
    return int(found[1]) if found else 0


@pytest.mark.rule("MB-085", "MB-122", "MB-093", "MB-074", "MB-075")
@pytest.mark.parametrize("item", ITEMS)
def test_an_item_gives_what_its_text_says(item: str) -> None:
    match = game(baby(2, items=[item], **fitting(item)))
    assert worn(match) == [item]
    assert seen(match).babies[0].strength == 2 + printed_bonus(item)
    do(match, 0, f"unequip item={item}")
    assert seen(match).babies[0].strength == 2


@pytest.mark.rule("MB-093", "MB-087")
@pytest.mark.parametrize("item", [item for item in ITEMS if "usable_by" in data(item) or "not_usable_by" in data(item)])
def test_an_item_gives_nothing_to_others(item: str) -> None:
    forbidden = data(item).get("not_usable_by", {}).get("class")
    wanted = data(item).get("usable_by", {})
    others: list[dict[str, Any]] = []
    if forbidden:
        others.append({"classes": forbidden})
    if "class" in wanted:
        others += [{}, *[{"classes": [name]} for name in CLASSES if name not in wanted["class"]]]
    if "race" in wanted:
        others += [{"races": [name]} for name in RACES if name not in wanted["race"]]
    for other in others:
        match = game(baby(2, items=[item], worn=[item], **other))
        assert seen(match).babies[0].strength == 2
        match = game(baby(2, items=[item], **other))
        assert worn(match) == []
        assert refused(match, 0, f"equip item={item}").rule == "MB-093"
        assert items(match) == [item]


@pytest.mark.rule("MB-040", "MB-083", "MB-085")
@pytest.mark.parametrize("item", ITEMS)
def test_an_item_is_played_and_equipped(item: str) -> None:
    match = game(baby(hand=[item], **fitting(item)))
    do(match, 0, f"play card={item}")
    assert (hand(match), items(match), worn(match)) == ([], [item], [item])


@pytest.mark.rule("MB-096", "MB-107", "MB-R12")
@pytest.mark.parametrize("item", [item for item in ITEMS if data(item)["big"]])
def test_a_second_big_item_is_refused(item: str) -> None:
    first = "big_brother" if item != "big_brother" else "step_stool"
    match = game(baby(items=[first], hand=[item]))
    assert code(match, 0, f"play card={item}") == "BIG_LIMIT"


@pytest.mark.rule("MB-108", "MB-084", "MB-112")
@pytest.mark.parametrize("item", ITEMS)
def test_an_item_is_worth_its_gold(item: str) -> None:
    assert seen(game(baby(items=[item]))).babies[0].gold == data(item)["gold"]
    rest = {"morph_o_dough": 1300, "lost_and_found_basket": 1100}
    match = game(baby(2, hand=[*rest, item]))
    do(match, 0, "lay card=morph_o_dough", "lay card=lost_and_found_basket", f"lay card={item}", "sell double=no")
    assert level(match) == 2 + (2400 + data(item)["gold"]) // 1000


@pytest.mark.rule("MB-088", "MB-089", "MB-090", "MB-091", "MB-I06", "MB-R13")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("saucepan_helm", "propeller_beanie"),
        ("bib_of_bashing", "bubble_wrap_onesie"),
        ("bronze_booties", "unicorn_booties"),
        ("super_duper_soaker", "rattle_of_battle"),
        ("super_duper_soaker", "enormous_wooden_block"),
    ],
)
def test_a_slot_holds_one(first: str, second: str) -> None:
    match = game(baby(races=["dwarfling"], items=[first, second]))
    assert worn(match) == [first]
    assert code(match, 0, f"equip item={second}") == "SLOT_FULL"


@pytest.mark.rule("MB-091")
def test_two_hands_hold_two_one_handed_items() -> None:
    match = game(baby(items=["rattle_of_battle", "sippy_lid_shield", "extremely_pokey_spoon"]))
    assert worn(match) == ["rattle_of_battle", "sippy_lid_shield"]
    assert code(match, 0, "equip item=extremely_pokey_spoon") == "SLOT_FULL"


# Items with powers of their own.


def test_the_horned_hoodie_fits_orclings_better() -> None:
    assert seen(game(baby(1, races=["orcling"], items=["horned_hoodie"]))).babies[0].strength == 4


@pytest.mark.parametrize(
    ("item", "bonus", "rest"),
    [
        ("propeller_beanie", 1, {}),
        ("light_up_sneakers", 2, {}),
        ("footie_pajamas_of_silence", 1, {"classes": ["crumb_snatcher"]}),
    ],
)
@pytest.mark.rule("MB-177")
def test_some_items_help_to_run(item: str, bonus: int, rest: dict[str, Any]) -> None:
    for face, escapes in ((5 - bonus, True), (4 - bonus, False)):
        match = game(baby(1, items=[item], **rest), fight=fight("captain_croup"), script=[f"roll face={face}"])
        all_pass(resolve(match))
        assert bool(told(match, "escaped")) == escapes


@pytest.mark.rule("MB-045", "MB-D58")
def test_blame_resistant_pajamas_stop_door_curses() -> None:
    match = game(baby(3, items=["blame_resistant_pajamas"]), script=["draw card=duckie_of_doom"])
    do(match, 0, "kick")
    assert (phase(match), level(match), discards(match)) == ("trouble_or_loot", 3, ["duckie_of_doom"])
    match = game(baby(3, items=["blame_resistant_pajamas"]), baby(hand=["duckie_of_doom"]))
    all_pass(do(match, 1, "send card=duckie_of_doom player=0"))
    assert level(match) == 1


@pytest.mark.parametrize(("item", "bonus"), [("unicorn_booties", 3), ("night_light_of_courage", 4)])
def test_some_items_are_good_against_undead(item: str, bonus: int) -> None:
    assert sums(game(baby(1, items=[item]), fight=fight("princess_tut")))[0] == 1 + bonus
    foe = {"monster": "captain_croup", "enhancers": ["undead"]}
    assert sums(game(baby(1, items=[item]), fight=fight(foe)))[0] == 1 + bonus
    assert sums(game(baby(1, items=[item]), fight=fight("captain_croup")))[0] == 2


def test_lights_scare_the_thing_under_the_bed() -> None:
    for item in ("light_up_sneakers", "night_light_of_courage"):
        assert sums(game(baby(1, items=[item]), fight=fight("thing_under_the_bed")))[1] == 13
    with_toy = baby(1, races=["elfling"], items=["toy_of_sparkly_fascination"])
    assert sums(game(with_toy, fight=fight("thing_under_the_bed")))[1] == 13
    assert sums(game(baby(1), fight=fight("thing_under_the_bed")))[1] == 18


def test_socks_that_stay_on_cannot_be_lost() -> None:
    match = game(baby(items=["socks_that_stay_on"]), baby(hand=["one_shoe_missing", "flushed_it"]))
    all_pass(do(match, 1, "send card=one_shoe_missing player=0"))
    all_pass(do(match, 1, "send card=flushed_it player=0"))
    assert worn(match) == ["socks_that_stay_on"]
    match = game(baby(items=["socks_that_stay_on"]), baby(classes=["crumb_snatcher"], hand=["boo_boo"]))
    do(match, 1, "lay card=boo_boo", "want item=socks_that_stay_on")
    assert not may(match, 1, "steal player=0")
    match = game(baby(hand=["socks_that_stay_on", "morph_o_dough"]))
    do(match, 0, "lay card=socks_that_stay_on", "lay card=morph_o_dough", "sell double=no")
    assert level(match) == 2


@pytest.mark.rule("MB-167", "MB-D54", "MB-016", "MB-R28")
def test_the_kazoo_compels_help() -> None:
    match = game(baby(3, items=["kazoo_of_constant_whining"]), baby(5), baby(2), fight=fight("big_baby"))
    assert code(match, 0, "compel player=2") == "CONDITION"
    do(match, 0, "compel player=1")
    assert (the_fight(match).helper, the_fight(match).compelled, sums(match)[0]) == (1, True, 8)
    assert the_fight(match).deal.treasures == 0
    match = game(baby(9, items=["kazoo_of_constant_whining"]), baby(9), fight=fight("big_baby"))
    assert code(match, 0, "compel player=1") in ("CONDITION", "FOR_THE_WIN")
    match = game(
        baby(3, classes=["holy_terror"], items=["kazoo_of_constant_whining"], worn=["kazoo_of_constant_whining"]),
        baby(5),
        fight=fight("big_baby"),
    )
    assert code(match, 0, "compel player=1") == "CONDITION"


@pytest.mark.rule("MB-020", "MB-056", "MB-096", "MB-I07")
def test_the_diaper_holds_more() -> None:
    match = game(baby(items=["diaper_of_holding", "kinderarmor"], hand=["big_brother"]))
    do(match, 0, "play card=big_brother")
    assert len(items(match)) == 3
    cards = ["boo_boo", "duckie_of_doom", "windy_day", "undead", "overtired", "ginormous"]
    match = game(baby(items=["diaper_of_holding"], hand=cards), stack=[{"what": "charity"}])
    do(match, 0, "done")
    assert match.pending == (1,)


def test_floaties_plush_and_sharp_things_matter_to_some_monsters() -> None:
    assert sums(game(baby(1, items=["water_wings"]), fight=fight("bathtub_sharklet")))[1] == 0
    assert sums(game(baby(1, items=["woobie_of_mass_destruction"]), fight=fight("jealous_kitty")))[1] == 5
    assert sums(game(baby(1, items=["blankie_of_obscurity"]), fight=fight("jealous_kitty")))[1] == 5
    assert sums(game(baby(1, items=["instant_blanket_fort"]), fight=fight("jealous_kitty")))[1] == 5
    match = game(baby(3, items=["extremely_pokey_spoon"]), fight=fight("weasel_in_the_box"))
    resolve(match)
    assert level(match) == 5


@pytest.mark.rule("MB-088", "MB-D59")
def test_what_is_worn_or_carried_by_the_hireling_is_not_equipped_again() -> None:
    match = game(baby(items=["saucepan_helm"], worn=["saucepan_helm"]))
    assert code(match, 0, "equip item=saucepan_helm") == "SLOT_FULL"
    match = game(baby(items=["giant_gold_star"], hireling=True, porter="giant_gold_star"))
    assert code(match, 0, "equip item=giant_gold_star") == "SLOT_FULL"
