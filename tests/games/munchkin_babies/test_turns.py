"""The turn and its phases; when actions are allowed."""

import pytest

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
    the_fight,
    who,
    worn,
)


@pytest.mark.rule("MB-042", "MB-028", "MB-057", "MB-I24")
def test_a_turn_from_start_to_end() -> None:
    match = game(baby(hand=["saucepan_helm"]), script=["draw card=overtired", "draw card=boo_boo"])
    do(match, 0, "play card=saucepan_helm", "kick")
    assert phase(match) == "door_card"
    do(match, 0, "keep", "loot", "done")
    assert match.pending == (1,)
    assert phase(match) == "arrange"
    assert hand(match) == ["overtired", "boo_boo"]
    match = game(baby(), baby(), baby(), turn=2, stack=[{"what": "charity"}])
    do(match, 2, "done")
    assert match.pending == (0,)


@pytest.mark.rule("MB-046", "MB-D17")
def test_another_door_card_is_taken_or_played() -> None:
    match = game(baby(), script=["draw card=wiz_kid"])
    do(match, 0, "kick")
    assert options(match, 0) == ["keep", "play card=wiz_kid"]
    do(match, 0, "play card=wiz_kid")
    assert [card.id for card in seen(match).babies[0].classes] == ["wiz_kid"]
    assert phase(match) == "trouble_or_loot"
    match = game(baby(), script=["draw card=overtired"])
    do(match, 0, "kick")
    assert options(match, 0) == ["keep"]
    do(match, 0, "keep")
    assert hand(match) == ["overtired"]
    assert [known.card.id for known in seen(match).babies[0].known] == ["overtired"]


@pytest.mark.rule("MB-020")
def test_cards_drawn_while_others_look_at_their_gifts_are_given_away_too() -> None:
    """Given a turn that ends while a gift is looked at, when its owner draws past five, then there is Charity again."""
    cards = ["toy_box_avalanche", "rug_rat", "dust_bunny", "lint_imp", "werecub"]
    match = game(
        baby(2, hand=cards),
        baby(1, hand=["undead"], fresh=1),
        baby(2),
        stack=[{"what": "turn_end"}, {"what": "received", "seat": 1}],
    )
    do(match, 0, "use card=toy_box_avalanche")
    assert len(hand(match)) > 5
    do(match, 1, "keep")
    assert phase(match) == "charity_split"
    while match.pending == (0,) and phase(match) == "charity_split":
        do(match, 0, options(match, 0)[0])
    assert len(hand(match)) == 5


@pytest.mark.rule("MB-048", "MB-D15", "MB-049", "MB-R31")
def test_trouble_or_loot_and_nothing_else() -> None:
    match = game(baby(hand=["rug_rat"]), stack=[{"what": "trouble_or_loot"}])
    assert may(match, 0, "trouble monster=rug_rat")
    assert may(match, 0, "loot")
    assert code(match, 0, "done") == "NOT_NOW"
    assert code(match, 0, "trouble monster=big_baby") == "NOT_NOW"
    match = game(baby(), stack=[{"what": "trouble_or_loot"}])
    assert [one for one in options(match, 0) if one.startswith(("trouble", "loot"))] == ["loot"]


@pytest.mark.rule("MB-047", "MB-051", "MB-R31", "MB-175")
def test_no_looting_after_a_fight() -> None:
    match = game(baby(5, hand=["dust_bunny"]), script=["draw card=rug_rat"])
    do(match, 0, "kick")
    resolve(match)
    assert phase(match) == "post_combat"
    assert code(match, 0, "loot") == "NOT_NOW"
    assert code(match, 0, "trouble monster=dust_bunny") == "NOT_NOW"
    match = game(baby(), stack=[{"what": "trouble_or_loot"}], script=["draw card=boo_boo"])
    do(match, 0, "loot")
    assert code(match, 0, "loot") == "NOT_NOW"


@pytest.mark.rule("MB-052", "MB-I04", "MB-R33", "MB-053")
def test_charity_cannot_be_left_out() -> None:
    cards = ["boo_boo", "duckie_of_doom", "windy_day", "undead", "overtired", "ginormous"]
    match = game(baby(3, hand=cards), baby(1), baby(2), stack=[{"what": "charity"}])
    do(match, 0, "done")
    assert match.pending == (0,)
    assert code(match, 0, "done") == "CHARITY"
    assert code(match, 0, "choose_player player=2") == "CHARITY"
    do(match, 0, "choose card=ginormous")
    assert hand(match, 1) == ["ginormous"]
    assert match.pending == (1,)  # who has just got a card may play it


@pytest.mark.rule("MB-054", "MB-R33")
def test_shares_must_be_even() -> None:
    cards = ["boo_boo", "duckie_of_doom", "windy_day", "undead", "overtired", "ginormous", "identical"]
    match = game(baby(3, hand=cards), baby(1), baby(1), stack=[{"what": "charity"}])
    do(match, 0, "done", "choose_player player=1", "choose card=boo_boo")
    assert code(match, 0, "choose_player player=1") == "CHARITY"
    do(match, 0, "choose card=undead")
    assert (hand(match, 1), hand(match, 2)) == (["boo_boo"], ["undead"])


@pytest.mark.rule("MB-037", "MB-174", "MB-D18", "MB-041")
def test_what_was_just_received_may_be_played_out_of_turn() -> None:
    cards = ["boo_boo", "duckie_of_doom", "windy_day", "undead", "overtired", "elfling"]
    match = game(baby(3, hand=cards), baby(1, hand=["saucepan_helm"]), baby(2), stack=[{"what": "charity"}])
    do(match, 0, "done", "choose card=elfling")
    assert phase(match) == "received"
    assert code(match, 1, "play card=saucepan_helm") == "NOT_YOUR_TURN"
    do(match, 1, "play card=elfling")
    assert [card.id for card in seen(match).babies[1].races] == ["elfling"]


@pytest.mark.rule("MB-174", "MB-D18")
def test_a_helper_may_play_treasures_at_once() -> None:
    script = ["draw card=saucepan_helm", "draw card=water_wings"]
    match = game(
        baby(3),
        baby(2),
        fight=fight("undead_hobby_horse", helper=1, deal={"treasures": 1, "pick": "helper_first"}),
        script=script,
    )
    resolve(match)
    do(match, 1, "choose card=saucepan_helm")
    assert phase(match) == "received"
    assert match.pending == (1,)
    do(match, 1, "play card=saucepan_helm")
    assert (worn(match, 1), hand(match, 0)) == (["saucepan_helm"], ["water_wings"])


@pytest.mark.rule("MB-041", "MB-039", "MB-R02", "MB-040")
def test_not_on_the_turn_of_another() -> None:
    match = game(baby(), baby(hand=["saucepan_helm", "wiz_kid", "morph_o_dough"]))
    for action in ("kick", "play card=saucepan_helm", "play card=wiz_kid", "sell double=no", "loot", "done"):
        assert code(match, 1, action) == "NOT_YOUR_TURN"


@pytest.mark.rule("MB-039", "MB-040", "MB-R04", "MB-R05", "MB-083")
def test_not_in_combat() -> None:
    match = game(baby(hand=["saucepan_helm", "morph_o_dough"]), fight=fight("big_baby"))
    assert code(match, 0, "play card=saucepan_helm") == "IN_COMBAT"
    assert code(match, 0, "sell double=no") == "IN_COMBAT"


@pytest.mark.rule("MB-036", "MB-086", "MB-R03", "MB-D19")
def test_equipment_is_frozen_in_combat_and_free_outside() -> None:
    match = game(
        baby(items=["saucepan_helm"]),
        baby(items=["bib_of_bashing"]),
        baby(items=["water_wings"]),
        fight=fight("big_baby", helper=1),
    )
    assert code(match, 0, "unequip item=saucepan_helm") == "FROZEN"
    assert code(match, 1, "unequip item=bib_of_bashing") == "FROZEN"
    do(match, 2, "unequip item=water_wings")
    assert worn(match, 2) == []
    match = game(baby(items=["saucepan_helm"]), fight=fight("captain_croup"), script=["roll face=1"])
    do(match, 0, "resolve")
    for seat in (1, 2):
        do(match, seat, "pass")
    assert code(match, 0, "unequip item=saucepan_helm") == "FROZEN"


@pytest.mark.rule("MB-038", "MB-031", "MB-033", "MB-D03")
def test_what_is_good_at_any_time() -> None:
    match = game(
        baby(classes=["wiz_kid"], hand=["ankle_biter"]),
        baby(races=["elfling"], hand=["hireling", "gual_eat_a_bug", "boo_boo"]),
        fight=fight("big_baby"),
    )
    do(match, 1, "play card=hireling", "discard card=elfling", "send card=gual_eat_a_bug player=0")
    do(match, 0, "discard card=wiz_kid", "play card=ankle_biter")
    assert (who(match, 1).hireling, level(match, 0)) == (True, 2)
    assert the_fight(match).wins_ties


@pytest.mark.rule("MB-D02", "MB-D04")
def test_the_stop_before_the_kick() -> None:
    match = game(baby(), baby(hand=["boo_boo"]), options={"stop_before_kick": True}, script=["draw card=overtired"])
    do(match, 0, "kick")
    assert phase(match) == "turn_open"
    assert set(match.pending) == {0, 1, 2}
    do(match, 0, "pass")
    do(match, 1, "send card=boo_boo player=0")
    all_pass(match)
    assert phase(match) == "door_card"


@pytest.mark.rule("MB-009", "MB-D13")
def test_an_empty_deck_takes_its_own_discards() -> None:
    from bestiary.games.munchkin_babies.cards.deck import COPIES, DECK, DOOR, IDS

    doors = [card for number, card in enumerate(IDS) for _ in range(COPIES[number]) if DECK[number] == DOOR]
    pile = ["boo_boo", "windy_day"]
    for card in pile:
        doors.remove(card)
    match = game(
        baby(),
        baby(),
        baby(hand=doors),
        discards={"door": pile, "treasure": ["saucepan_helm"]},
        stack=[{"what": "trouble_or_loot"}],
    )
    do(match, 0, "loot")
    assert (seen(match).door.deck, seen(match).door.discards) == (1, 0)
    assert discards(match) == ["saucepan_helm"]
    match = game(baby(), baby(), baby(hand=[*doors, *pile]))
    do(match, 0, "kick")
    assert phase(match) == "trouble_or_loot"


@pytest.mark.rule("MB-021", "MB-R11", "MB-094", "MB-095", "MB-R10")
def test_items_do_not_go_back_nor_away() -> None:
    match = game(baby(items=["saucepan_helm"]))
    assert code(match, 0, "take_back card=saucepan_helm") == "NO_RETURN"
    assert code(match, 0, "discard card=saucepan_helm") == "NO_FREE_DISCARD"
    assert items(match) == ["saucepan_helm"]


@pytest.mark.rule("MB-060")
def test_level_is_the_number_alone() -> None:
    match = game(baby(3, items=["giant_gold_star"]), baby(3, hand=["gual_whine"]), baby(4))
    assert may(match, 1, "send card=gual_whine player=0")


@pytest.mark.rule("MB-097", "MB-099", "MB-098")
def test_a_big_item_must_be_sold_or_traded() -> None:
    match = game(baby(items=["kinderarmor"], hand=["big_brother"]), baby())
    assert code(match, 0, "play card=big_brother") == "BIG_LIMIT"
    do(match, 0, "lay card=kinderarmor", "trade player=1")
    do(match, 1, "accept_trade player=0")
    do(match, 0, "play card=big_brother")
    assert items(match) == ["big_brother"]


@pytest.mark.rule("MB-099", "MB-D46", "MB-098")
def test_excess_big_items_may_be_sold_or_the_ability_restored() -> None:
    big = ["kinderarmor", "super_duper_soaker", "big_brother"]
    match = game(baby(3, races=["dwarfling"], items=big, hand=["dwarfling", "morph_o_dough"]))
    do(match, 0, "discard card=dwarfling")
    assert phase(match) == "excess_big"
    do(match, 0, "play card=dwarfling")
    assert phase(match) == "arrange"
    do(match, 0, "discard card=dwarfling", "lay card=kinderarmor", "lay card=super_duper_soaker", "sell double=no")
    assert (items(match), level(match), phase(match)) == (["big_brother"], 4, "arrange")


@pytest.mark.rule("MB-D07", "MB-R38")
def test_every_refusal_names_its_rule() -> None:
    match = game(baby())
    refusal = refused(match, 0, "play card=saucepan_helm")
    assert (refusal.code, refusal.rule) == ("NOT_YOURS", "MB-018")
    assert refusal.rule in match.game.rulebook.entries


@pytest.mark.rule("MB-031", "MB-046")
@pytest.mark.parametrize("listen", [False, True])
def test_a_class_just_drawn_can_take_the_place_of_another(listen: bool) -> None:
    worn_out, drawn = baby(classes=["ankle_biter"]), ["draw card=wiz_kid"]
    if listen:
        start = [{"what": "charity"}]
        match = game(worn_out, turn=2, stack=start, options={"listen_at_the_door": True}, script=drawn)
        do(match, 2, "done")
    else:
        match = do(game(worn_out, script=drawn), 0, "kick")
    assert phase(match) == ("listen" if listen else "door_card")
    assert code(match, 0, "play card=wiz_kid") == "ONE_CLASS"
    do(match, 0, "discard card=ankle_biter", "play card=wiz_kid")
    assert [card.id for card in seen(match).babies[0].classes] == ["wiz_kid"]


@pytest.mark.rule("MB-D18", "MB-037")
def test_who_got_cards_from_the_turn_player_is_asked_one_after_the_other() -> None:
    crowded = ["undead", "overtired", "wandering_monster", "identical", "cheat", "super_munchkin", "inattentive"]
    match = do(game(baby(3, hand=crowded), baby(2), baby(2), stack=[{"what": "charity"}]), 0, "done")
    do(match, 0, "choose_player player=1", "choose card=undead", "choose card=overtired")
    for seat in (1, 2):
        assert (phase(match), match.pending) == ("received", (seat,))
        do(match, seat, "keep")
    assert (phase(match), match.pending) == ("arrange", (1,))
