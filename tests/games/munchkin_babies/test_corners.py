"""Corners of fights, deals and running away that the rules settle and that are seldom reached."""

import pytest

from bestiary.bots import make_bot
from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.match import Match
from bestiary.games.munchkin_babies import GAME
from bestiary.games.munchkin_babies.cards.deck import IDS, record
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
    worn,
)


@pytest.mark.rule("MB-D55", "MB-170")
def test_a_level_for_who_wins_alone_needs_nobody_beside_them() -> None:
    assert the_fight(game(baby(7), fight=fight("spit_up_elemental"))).levels == 2
    match = game(baby(5), baby(3), fight=fight("spit_up_elemental", helper=1))
    assert the_fight(match).levels == 1
    resolve(match)
    assert level(match) == 6


@pytest.mark.rule("MB-D23")
def test_all_levels_that_a_win_gives_count_for_the_win() -> None:
    assert the_fight(game(baby(8), fight=fight("pediatrician"))).for_the_win
    assert not the_fight(game(baby(8), fight=fight("big_baby"))).for_the_win
    assert the_fight(game(baby(8), fight=fight("big_baby", "rug_rat"))).for_the_win


@pytest.mark.rule("MB-D23", "MB-170")
@pytest.mark.parametrize(
    ("foe", "count", "has", "levels"),
    [
        ("rug_rat", 1, {}, 1),
        ("rug_rat", 2, {}, 2),
        ("pediatrician", 2, {}, 4),
        ("spit_up_elemental", 1, {}, 2),
        ("spit_up_elemental", 2, {}, 4),
        ("spit_up_elemental", 2, {"items": ["water_wings"]}, 2),  # nothing but the Level, says the card
        ("weasel_in_the_box", 2, {"items": ["water_wings"]}, 2),
        ("weasel_in_the_box", 2, {"items": ["extremely_pokey_spoon"]}, 4),
        ("rug_rat", 1, {"races": ["orcling"], "items": ["giant_gold_star"]}, 1),  # by 10, not by more
        ("rug_rat", 1, {"races": ["orcling"], "items": ["giant_gold_star", "water_wings"]}, 2),
    ],
)
def test_the_levels_of_a_win_are_those_whose_condition_holds_now(
    foe: str, count: int, has: dict[str, list[str]], levels: int
) -> None:
    shown = the_fight(game(baby(8, **has), fight=fight({"monster": foe, "count": count})))
    assert (shown.levels, shown.for_the_win) == (levels, 8 + levels >= 10)


@pytest.mark.rule("MB-167", "MB-D23")
def test_compelling_looks_at_the_fight_with_the_helper_in_it() -> None:
    """The extra level of this monster is for a fight alone, and would be the tenth."""
    foe = {"monster": "spit_up_elemental", "enhancers": ["overtired"]}
    match = game(baby(8, items=["kazoo_of_constant_whining"]), baby(9), fight=fight(foe))
    assert the_fight(match).for_the_win
    do(match, 0, "compel player=1")
    assert (the_fight(match).helper, phase(match)) == (1, "combat_open")


@pytest.mark.rule("MB-D45", "MB-D59")
def test_items_that_are_switched_off_are_so_with_the_hireling_too() -> None:
    lasting = [{"effects": "overstimulated.effects", "card": "overstimulated"}]
    carrier = baby(3, items=["giant_gold_star"], hireling=True, porter="giant_gold_star", lasting=lasting)
    match = game(carrier, script=["draw card=big_baby"])
    do(match, 0, "kick")
    assert sums(match)[0] == 3 + 1


@pytest.mark.rule("MB-D36", "MB-D56")
def test_a_monster_that_wont_attack_leaves_with_its_twin() -> None:
    foe = {"monster": "tattletale", "count": 2}
    match = game(baby(3, hand=["hot_potato_potion"]), baby(3, classes=["crumb_snatcher"]), fight=fight(foe))
    do(match, 0, "send card=hot_potato_potion player=1")
    assert seen(match).fight is None
    assert "tattletale" in discards(match)


@pytest.mark.rule("MB-044")
def test_who_fights_something_else_cannot_decline() -> None:
    match = game(baby(3), baby(hand=["wandering_monster", "pea_puree_golem"]), fight=fight("rug_rat"))
    do(match, 1, "add_monster monster=pea_puree_golem by=wandering")
    assert phase(match) == "combat_open"
    assert sums(match)[1] == 15


@pytest.mark.rule("MB-D28", "MB-107")
def test_a_promised_item_that_cannot_be_carried_stays() -> None:
    match = game(
        baby(5, items=["big_brother"]),
        baby(6, items=["step_stool"]),
        fight=fight("captain_croup", helper=1, deal={"items": ["big_brother"]}),
    )
    resolve(match)
    assert (items(match, 0), items(match, 1)) == (["big_brother"], ["step_stool"])


@pytest.mark.rule("MB-D28", "MB-120")
def test_a_promised_level_that_would_be_the_tenth_lapses() -> None:
    match = game(
        baby(5, hand=["gual_eat_a_bug"]),
        baby(9),
        fight=fight("captain_croup", helper=1, deal={"plays": ["gual_eat_a_bug"]}),
    )
    resolve(match)
    assert level(match, 1) == 9
    assert "gual_eat_a_bug" in hand(match, 0)


@pytest.mark.rule("MB-D28", "MB-D38")
def test_a_treasure_saved_while_running_is_not_shared() -> None:
    match = game(
        baby(1, hand=["genie_in_a_bottle"]),
        baby(1),
        fight=fight("captain_croup", helper=1, deal={"treasures": 3, "pick": "helper_first"}),
        script=["roll face=1"],
    )
    resolve(match)
    do(match, 0, "first who=me")
    do(match, 1, "first who=partner")
    do(match, 0, "remove card=genie_in_a_bottle monster=captain_croup")
    all_pass(match)
    assert (len(hand(match, 0)), len(hand(match, 1))) == (3, 0)


@pytest.mark.rule("MB-D38", "MB-145")
def test_banked_treasures_are_lost_by_running() -> None:
    match = game(baby(1), fight=fight("captain_croup", "rug_rat", banked=2))
    assert the_fight(match).treasures == 3 + 1 + 2
    resolve(match)
    assert the_fight(match).fleeing
    assert the_fight(match).banked == 0


@pytest.mark.rule("MB-D43", "MB-181")
def test_after_three_ties_the_fighter_decides() -> None:
    ties = ["roll face=4", "roll face=4"] * 3
    match = game(baby(1), baby(1), fight=fight("captain_croup", helper=1), script=ties)
    resolve(match)
    do(match, 0, "first who=me")
    do(match, 1, "first who=me")
    assert (phase(match), match.pending) == ("flee_decider", (0,))
    assert len([event for event in match.told(None) if event.what == "rolled"]) == 6


@pytest.mark.rule("MB-D25", "MB-D54")
def test_a_request_lapses_when_the_one_asked_gets_a_time_out() -> None:
    match = game(baby(5), baby(6), baby(hand=["time_out"]), fight=fight("captain_croup"))
    do(match, 0, "ask player=1")
    do(match, 2, "send card=time_out player=1")
    all_pass(match)
    assert (phase(match), match.pending) == ("combat_open", (0,))
    assert not may(match, 0, "ask player=1")


@pytest.mark.rule("MB-157", "MB-D24")
def test_a_promised_hand_card_is_seen_by_all() -> None:
    match = game(baby(5, hand=["gual_eat_a_bug", "boo_boo"]), baby(6), fight=fight("captain_croup"))
    assert seen(match, 2).babies[0].known == ()
    do(match, 0, "lay card=gual_eat_a_bug", "ask player=1")
    for viewer in (1, 2, None):
        assert [one.card.id for one in seen(match, viewer).babies[0].known] == ["gual_eat_a_bug"]


@pytest.mark.rule("MB-C08", "MB-D31")
@pytest.mark.parametrize("order", [["thinking_bonnet", "wand_of_bubbles"], ["wand_of_bubbles", "thinking_bonnet"]])
def test_the_dearest_item_of_a_sale_counts_double(order: list[str]) -> None:
    gold = [record(IDS.index(card))["gold"] for card in order]
    assert gold[0] != gold[1]
    match = game(baby(2, races=["quarterling"], items=order))
    do(match, 0, *[f"lay card={card}" for card in order], "sell double=yes")
    assert level(match) == 2 + (sum(gold) + max(gold)) // 1000


@pytest.mark.rule("MB-D59")
def test_what_the_hireling_carries_is_not_handed_over_again() -> None:
    match = game(baby(2, items=["thinking_bonnet"], hireling=True, porter="thinking_bonnet"))
    assert code(match, 0, "hand_over item=thinking_bonnet") == "CONDITION"


@pytest.mark.rule("MB-C08")
def test_each_turn_has_its_own_doubled_sale() -> None:
    goods = ["thinking_bonnet", "wand_of_bubbles"]
    quarterling = baby(2, races=["quarterling"], items=goods)
    doors = ["undead", "overtired", "inattentive", "preschool_aged", "identical", "ginormous"]
    match = game(quarterling, doubled_sale=True, script=[f"draw card={card}" for card in doors])
    do(match, 0, *[f"lay card={card}" for card in goods])
    assert not may(match, 0, "sell double=yes")
    defaults(match, "charity")
    do(match, 0, "done")
    while seen(match).turn != 0:
        do(match, match.pending[0], GAME.actions.text(now(match).default(match.pending[0])))
    do(match, 0, *[f"lay card={card}" for card in goods])
    assert may(match, 0, "sell double=yes")


def test_the_parts_of_an_effect_that_can_be_chosen_are_told_in_words() -> None:
    match = game(baby(3, hand=["undead"]), fight=fight("sandbox_bully"), script=["roll face=1"])
    all_pass(resolve(match))
    assert [choice.label for choice in match.choices(0)] == ["Discard your hand", "Lose 2 levels"]


@pytest.mark.rule("MB-I20", "MB-D60")
def test_by_default_the_item_of_the_highest_bonus_is_kept() -> None:
    hats = ["cardboard_crown", "saucepan_helm"]
    bonus = {card: record(IDS.index(card))["bonus"] for card in hats}
    assert bonus["cardboard_crown"] > bonus["saucepan_helm"]
    for cheated in hats:
        fighter = baby(9, classes=["ankle_biter"], items=hats, worn=hats, cheated=cheated)
        match = game(fighter, fight=fight("captain_croup"))
        do(match, 0, "lay card=cheat", "berserk")
        assert phase(match) == "excess_equip"
        do(match, 0, GAME.actions.text(now(match).default(0)))
        assert worn(match) == ["cardboard_crown"]


@pytest.mark.rule("MB-D18", "MB-I17")
def test_what_is_played_of_cards_just_received_cannot_be_taken_back() -> None:
    """Whether the window stays open tells everybody if the card was one of those."""
    match = game(
        baby(9, hand=["boo_boo"]),
        baby(3, hand=["candy_from_a_baby", "gual_eat_a_bug"], fresh=1),
        stack=[{"what": "charity"}, {"what": "received", "seat": 1}],
    )
    do(match, 1, "send card=candy_from_a_baby player=0")
    assert told(match, "sent", 2)[-1].reveals
    assert phase(match) == "received"


@pytest.mark.rule("MB-D20", "MB-D58")
def test_lifting_a_curse_from_somebody_in_the_fight_opens_it_again() -> None:
    lasting = [{"effects": "overstimulated.effects", "card": "overstimulated", "active": True}]
    fighter = baby(3, items=["giant_gold_star"], lasting=lasting)
    match = game(fighter, baby(hand=["birthday_wish"]), fight=fight("big_baby"))
    before = sums(match)[0]
    do(match, 0, "resolve")
    do(match, 1, "cancel curse=overstimulated")
    assert (phase(match), sums(match)[0] > before) == ("combat_open", True)


@pytest.mark.rule("MB-050")
def test_a_looted_card_is_not_one_just_received() -> None:
    match = game(baby(), stack=[{"what": "trouble_or_loot"}], script=["draw card=wiz_kid"])
    do(match, 0, "loot")
    assert (seen(match, 0).fresh, phase(match)) == (0, "charity")


@pytest.mark.rule("MB-C03", "MB-150")
def test_two_thieves_may_stab_the_same_victim() -> None:
    thief = baby(classes=["crumb_snatcher"], hand=["boo_boo"])
    other = baby(classes=["crumb_snatcher"], hand=["windy_day"])
    match = game(baby(5), thief, other, fight=fight("captain_croup"))
    do(match, 1, "lay card=boo_boo", "backstab player=0")
    do(match, 2, "lay card=windy_day", "backstab player=0")
    assert sums(match)[0] == 5 - 2 - 2


@pytest.mark.rule("MB-C03", "MB-D63")
def test_what_is_gone_while_the_die_rolls_is_not_stolen() -> None:
    thief = baby(3, classes=["crumb_snatcher"], hand=["boo_boo"])
    match = game(baby(items=["bib_of_bashing"]), thief, baby(hand=["lose_your_armor"]), script=["roll face=6"])
    do(match, 1, "lay card=boo_boo", "want item=bib_of_bashing", "steal player=0")
    assert phase(match) == "roll_window"
    do(match, 2, "send card=lose_your_armor player=0")
    all_pass(match)
    assert (items(match, 0), items(match, 1), level(match, 1)) == ([], [], 3)
    assert "bib_of_bashing" in discards(match)


@pytest.mark.rule("MB-C02", "MB-C08")
def test_a_repeated_roll_may_be_flown_from_again() -> None:
    runner = baby(1, classes=["wiz_kid"], races=["quarterling"], hand=["windy_day", "boo_boo", "undead"])
    match = game(runner, fight=fight("captain_croup"), script=["roll face=1", "roll face=1"])
    resolve_all_but_roll(match)
    do(match, 0, "lay card=windy_day", "fly", "lay card=boo_boo", "reroll", "lay card=undead")
    assert may(match, 0, "fly")
    assert not may(match, 0, "reroll")


@pytest.mark.rule("MB-R35", "MB-R44")
def test_every_card_in_hand_says_why_it_cannot_be_played() -> None:
    cards = ["wandering_monster", "cheat", "peekaboo", "gimme_that", "undead", "potion_of_pliable_bones"]
    match = game(baby(hand=cards))
    told_why = {choice.places[0]: match.why_not(0, choice.action) for choice in match.forbidden(0)}
    assert {f"mine:{card}" for card in cards} <= set(told_why)
    assert None not in told_why.values()


# What a bot does with a tray.


def played_by_greedy(match: Match, seat: int) -> list[str]:
    """All that the greedy bot does until somebody else is asked."""
    bot, dice, moves = make_bot("greedy", GAME), Dice(key_from_seed(1)), list[str]()
    window = phase(match)
    while not match.over and seat in match.pending and phase(match) == window and len(moves) < 20:
        action = bot.choose(match.sight(seat, dice))
        moves.append(match.text(action))
        match.play(seat, action)
    return moves


@pytest.mark.rule("MB-D50")
def test_the_bot_does_not_dither_before_a_curse() -> None:
    cards = ["wandering_monster", "preschool_aged", "sandbox_bully"]
    match = game(baby(5, hand=["duckie_of_doom"]), baby(3, classes=["wiz_kid"], hand=cards))
    do(match, 0, "send card=duckie_of_doom player=1")
    assert played_by_greedy(match, 1) == ["pass"]


@pytest.mark.rule("MB-D50", "MB-C08")
def test_the_bot_pays_for_a_new_roll_or_lets_it_be() -> None:
    runner = baby(6, races=["quarterling"], hand=["windy_day", "undead"])
    match = game(runner, baby(3), fight=fight("pediatrician"), script=["roll face=1"])
    resolve_all_but_roll(match)
    moves = played_by_greedy(match, 0)
    assert "clear" not in moves
    assert [move.split()[0] for move in moves[:2]] == ["lay", "reroll"]


def resolve_all_but_roll(match: Match) -> None:
    do(match, 0, "resolve")
    while phase(match) == "final_call":
        do(match, match.pending[0], "pass")


def test_a_choice_is_called_by_what_it_does_here() -> None:
    """Given cards to choose from, when they are lost, given or taken, then the choice says which of it."""
    lost = game(baby(1), baby(2), fight=fight("captain_croup"))
    assert "Run away" in [choice.label for choice in lost.choices(0)]
    won = game(baby(9, items=["giant_gold_star"]), baby(2), fight=fight("rug_rat"))
    assert "Finish the fight" in [choice.label for choice in won.choices(0)]
    asked = game(baby(5), baby(6), fight=fight("captain_croup"))
    do(asked, 0, "ask player=1")
    assert {"Yes, help Player 1", "No, do not help"} <= {choice.label for choice in asked.choices(1)}
