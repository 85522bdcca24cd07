"""Asking for help: offers, counter-offers, promises, compelled help, picking."""

from typing import Any

import pytest

from bestiary.core.match import Match
from tests.games.munchkin_babies.positions import (
    all_pass,
    baby,
    code,
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
)


def asking(*, fighter: dict[str, Any] | None = None, **document: Any) -> Match:
    return game(fighter or baby(5), baby(6), baby(2), fight=fight("captain_croup"), **document)


@pytest.mark.rule("MB-152", "MB-153", "MB-D25", "MB-154", "MB-R25")
def test_asking_one_after_the_other() -> None:
    match = asking()
    do(match, 0, "ask player=2")
    assert match.pending == (2,)
    do(match, 2, "refuse")
    do(match, 0, "ask player=1")
    do(match, 1, "accept")
    assert sums(match)[0] == 11
    assert refused(match, 0, "ask player=2").code == "ONE_HELPER"
    assert may(match, 0, "resolve")


@pytest.mark.rule("MB-D26", "MB-R26", "MB-152")
def test_no_help_while_winning() -> None:
    match = game(baby(9, items=["kazoo_of_constant_whining"]), baby(9), fight=fight("rug_rat"))
    assert code(match, 0, "ask player=1") == "ALREADY_WINNING"
    assert code(match, 0, "compel player=1") == "ALREADY_WINNING"


@pytest.mark.rule("MB-D25", "MB-D26")
def test_a_request_lapses_when_the_fighter_gets_ahead() -> None:
    match = game(
        baby(6, items=["rattle_of_battle", "bronze_booties"]),
        baby(1),
        baby(hand=["gual_eat_a_bug"]),
        fight=fight("captain_croup"),
    )
    do(match, 0, "ask player=1")
    do(match, 2, "send card=gual_eat_a_bug player=0")
    assert phase(match) == "combat_open"
    assert match.pending == (0,)


@pytest.mark.rule("MB-D27", "MB-R40")
def test_enough_is_enough() -> None:
    match = asking()
    for share in (1, 2, 3):
        do(match, 0, f"share treasures={share}", "ask player=1")
        do(match, 1, "refuse")
    assert code(match, 0, "ask player=1") == "ENOUGH_ASKED"
    match = asking()
    do(match, 0, "ask player=1")
    do(match, 1, "refuse")
    assert code(match, 0, "ask player=1") == "ENOUGH_ASKED"  # the same offer again
    match = game(baby(5), baby(6), fight=fight("captain_croup", asks=8))
    assert code(match, 0, "ask player=1") == "ENOUGH_ASKED"


@pytest.mark.rule("MB-155", "MB-156", "MB-R27", "MB-D24")
def test_bad_offers() -> None:
    match = asking(fighter=baby(5, hand=["saucepan_helm", "undead"]))
    assert code(match, 0, "share treasures=4") == "BAD_OFFER"
    for card in ("saucepan_helm", "undead"):
        do(match, 0, f"lay card={card}")
        assert code(match, 0, "ask player=1") == "BAD_OFFER"
        do(match, 0, "clear")


@pytest.mark.rule("MB-155", "MB-157", "MB-D28", "MB-R37", "MB-D24")
def test_promised_items_and_plays_come_after_the_fight() -> None:
    match = asking(
        fighter=baby(5, items=["saucepan_helm"], classes=["ankle_biter"], hand=["gual_eat_a_bug", "boo_boo"])
    )
    do(
        match,
        0,
        "lay card=saucepan_helm",
        "lay card=gual_eat_a_bug",
        "share treasures=1",
        "order pick=helper_first",
        "ask player=1",
    )
    offer = the_fight(match).offer
    assert [card.id for card in (*offer.items, *offer.plays)] == ["saucepan_helm", "gual_eat_a_bug"]
    assert (offer.treasures, offer.pick) == (1, "helper_first")
    do(match, 1, "accept")
    assert items(match, 0) == ["saucepan_helm"]
    assert code(match, 0, "lay card=saucepan_helm") == "PROMISED"
    assert not may(match, 0, "send card=gual_eat_a_bug player=0")
    resolve(match)
    do(match, 1, "choose card=" + the_fight(match).spoils[0].id)
    assert (items(match, 1), level(match, 1)) == (["saucepan_helm"], 7)
    assert len(hand(match, 1)) == 1
    assert phase(match) == "received"


@pytest.mark.rule("MB-157", "MB-D28")
def test_a_promised_curse_is_played_on_the_helper() -> None:
    match = asking(fighter=baby(5, classes=["ankle_biter"], hand=["boo_boo"]))
    helped = level(match, 1)
    do(match, 0, "lay card=boo_boo", "ask player=1")
    assert [card.id for card in the_fight(match).offer.plays] == ["boo_boo"]
    do(match, 1, "accept")
    resolve(match)
    assert [event.data["card"] for event in told(match, "cursed")] == ["boo_boo"]
    assert level(match, 1) == helped - 1


@pytest.mark.rule("MB-D28", "MB-145", "MB-I12")
def test_a_lost_fight_voids_the_deal() -> None:
    match = game(
        baby(1, items=["saucepan_helm"]),
        baby(1),
        fight=fight("captain_croup", helper=1, deal={"items": ["saucepan_helm"], "treasures": 1}),
        script=["roll face=6", "roll face=6"],
    )
    resolve(match)
    do(match, 0, "first who=either")
    do(match, 1, "first who=either")
    all_pass(match)
    assert (items(match, 0), items(match, 1), hand(match, 1)) == (["saucepan_helm"], [], [])


@pytest.mark.rule("MB-D25", "MB-D24")
def test_a_counter_offer() -> None:
    match = asking(fighter=baby(5, items=["saucepan_helm"]))
    do(match, 0, "ask player=1")
    do(match, 1, "share treasures=2", "want item=saucepan_helm", "counter")
    assert (phase(match), match.pending) == ("help_counter", (0,))
    assert the_fight(match).offer.treasures == 2
    do(match, 0, "accept")
    assert the_fight(match).helper == 1
    assert the_fight(match).deal.treasures == 2
    match = asking()
    do(match, 0, "ask player=1")
    do(match, 1, "share treasures=2", "counter")
    do(match, 0, "refuse")
    assert (phase(match), the_fight(match).helper) == ("combat_open", None)


@pytest.mark.rule("MB-D24", "MB-156", "MB-I14")
@pytest.mark.parametrize(
    ("order", "pickers"),
    [
        ("helper_first", [1, 1]),
        ("fighter_first", [0]),
        ("alternate_helper_first", [1, 0]),
        ("alternate_fighter_first", [0]),
        ("random", []),
    ],
)
def test_who_picks_when(order: str, pickers: list[int]) -> None:
    match = game(baby(5), baby(6), fight=fight("captain_croup", helper=1, deal={"treasures": 2, "pick": order}))
    resolve(match)
    for picker in pickers:
        assert match.pending == (picker,)
        do(match, picker, "choose card=" + the_fight(match).spoils[0].id)
    assert seen(match).fight is None
    assert (len(hand(match, 0)), len(hand(match, 1))) == (1, 2)


@pytest.mark.rule("MB-168", "MB-D54", "MB-D23")
@pytest.mark.parametrize("stays", [True, False])
def test_a_compelled_helper_may_leave_a_fight_for_the_win(stays: bool) -> None:
    match = game(
        baby(8, items=["kazoo_of_constant_whining"]),
        baby(9),
        baby(hand=["gual_eat_a_bug"]),
        fight=fight("pediatrician"),
    )
    assert code(match, 0, "compel player=1") == "FOR_THE_WIN"  # it gives two levels
    match = game(
        baby(8, items=["kazoo_of_constant_whining"]), baby(9), baby(hand=["gual_eat_a_bug"]), fight=fight("big_baby")
    )
    do(match, 0, "compel player=1")
    do(match, 2, "send card=gual_eat_a_bug player=0")
    assert (phase(match), match.pending) == ("forced_stay", (1,))
    do(match, 1, "stay" if stays else "back_out")
    assert (the_fight(match).helper == 1) == stays
    assert not the_fight(match).compelled


@pytest.mark.rule("MB-013", "MB-166", "MB-163")
def test_no_monster_killed_no_level() -> None:
    match = game(baby(3, hand=["morph_o_dough"]), baby(3, races=["elfling"]), fight=fight("captain_croup", helper=1))
    do(match, 0, "remove card=morph_o_dough monster=captain_croup")
    assert (level(match, 0), level(match, 1)) == (3, 3)


@pytest.mark.rule("MB-144", "MB-D21", "MB-R30", "MB-145")
def test_nobody_runs_while_winning_or_from_some_only() -> None:
    match = game(baby(9), fight=fight("rug_rat", "dust_bunny"))
    assert code(match, 0, "run") == "CANNOT_RUN"
    assert not may(match, 0, "flee_from monster=rug_rat")
    resolve(match)
    assert match.over


@pytest.mark.rule("MB-132", "MB-I15", "MB-D20", "MB-D04")
def test_the_last_call_waits_for_everybody() -> None:
    match = game(baby(9), baby(hand=["overtired"]), baby(hand=["lukewarm_milk"]), baby(), fight=fight("sandbox_bully"))
    do(match, 0, "resolve")
    assert set(match.pending) == {1, 2, 3}
    do(match, 2, "pass")
    assert set(match.pending) == {1, 3}
    do(match, 1, "enhance card=overtired monster=sandbox_bully")
    assert match.pending == (0,)
    do(match, 0, "resolve")
    assert set(match.pending) == {1, 2, 3}


@pytest.mark.rule("MB-D06")
def test_nobody_sees_who_has_passed() -> None:
    match = game(baby(9), baby(), baby(), baby(), fight=fight("sandbox_bully"))
    do(match, 0, "resolve")
    before = seen(match, 3), match.moment(3)
    do(match, 1, "pass")
    assert (seen(match, 3), match.moment(3)) == before
    assert seen(match, 3).waiting == (1, 2, 3)
    assert seen(match, 1).waiting == (2, 3)
    assert not any(one.seat == 1 for one in match.told(3)[-1:])


@pytest.mark.rule("MB-D06", "MB-D04")
def test_who_holds_nothing_for_a_window_is_known_to_themselves_only() -> None:
    match = game(
        baby(9), baby(hand=["overtired"]), baby(hand=["wiz_kid"], items=["saucepan_helm"]), fight=fight("rug_rat")
    )
    do(match, 0, "resolve")
    assert [seen(match, seat).idle for seat in range(3)] == [False, False, True]
    assert set(match.pending) == {1, 2}
    assert seen(match, 0).waiting == (1, 2)
    thief = baby(classes=["crumb_snatcher"], hand=["boo_boo", "wiz_kid"])
    match = game(baby(9), thief, fight=fight("rug_rat"))
    do(match, 0, "resolve")
    assert not seen(match, 1).idle


@pytest.mark.rule("MB-D06", "MB-031")
def test_who_could_decide_the_fight_by_discarding_a_race_is_asked() -> None:
    match = game(baby(5), baby(3, races=["elfling"]), baby(races=["orcling"]), fight=fight("werecub", helper=1))
    do(match, 0, "resolve")
    assert [seen(match, seat).idle for seat in range(3)] == [False, False, True]
    match = game(baby(5), baby(races=["orcling"], hand=["lose_your_armor"]), baby(races=["elfling"]))
    do(match, 1, "send card=lose_your_armor player=2")
    assert [seen(match, seat).idle for seat in range(3)] == [True, True, False]


@pytest.mark.rule("MB-D03", "MB-137")
def test_what_waits_for_an_answer_to_a_request_is_said() -> None:
    match = game(baby(hand=["overtired"]), baby(hand=["undead"]), fight=fight("big_baby"))
    do(match, 0, "ask player=1")
    assert code(match, 0, "enhance card=overtired monster=big_baby") == "BUSY"
    assert code(match, 1, "enhance card=undead monster=big_baby") == "BUSY"
    assert code(match, 0, "ask player=2") == "BUSY"


@pytest.mark.rule("MB-D04", "MB-D06")
def test_a_window_tells_who_is_asked_and_for_whom_something_is_at_stake() -> None:
    match = game(baby(5), baby(3), baby(hand=["boo_boo"]), fight=fight("rug_rat", helper=1))
    assert match.window() is None
    do(match, 0, "resolve")
    window = match.window()
    assert window is not None
    assert (window.kind, window.asked, window.contest, window.stakes) == ("final_call", (1, 2), True, (0, 1))
    do(match, 1, "pass")
    assert match.window() == window
    do(match, 2, "send card=boo_boo player=1")
    window = match.window()
    assert window is not None
    assert (window.kind, window.asked, window.stakes) == ("curse_window", (0, 1, 2), (1,))
    match = do(game(baby(9), fight=fight("rug_rat")), 0, "resolve")
    window = match.window()
    assert window is not None
    assert window.stakes == (0, 1, 2)  # the win concerns everybody
    match = do(game(baby(3), baby(5), fight=fight("rug_rat", fighter=1, helper=0), turn=1), 1, "resolve")
    window = match.window()
    assert window is not None
    assert (window.asked, window.stakes) == ((0, 2), (0, 1))


@pytest.mark.rule("MB-173", "MB-165")
@pytest.mark.parametrize("helped", [False, True])
def test_treasures_are_drawn_by_the_fighter_face_up_only_with_a_helper(helped: bool) -> None:
    helper = {"helper": 1} if helped else {}
    match = game(baby(8, items=["giant_gold_star"]), baby(8), fight=fight("captain_croup", **helper))
    resolve(match)
    assert (len(hand(match, 0)), hand(match, 1)) == (3, [])
    assert {event.seat for event in told(match, "drew")} == {0}
    assert len(seen(match, 2).babies[0].known) == (3 if helped else 0)


@pytest.mark.rule("MB-D23", "MB-170")
def test_a_monster_killed_outright_counts_towards_the_win() -> None:
    fighter = baby(8, items=["kazoo_of_constant_whining"], hand=["diaper_bomb"])
    match = game(fighter, baby(9), fight=fight("diaper_hound", "big_baby"))
    assert code(match, 0, "compel player=1") == "FOR_THE_WIN"
    do(match, 0, "use card=diaper_bomb")
    assert code(match, 0, "compel player=1") == "FOR_THE_WIN"
    assert may(game(fighter, baby(9), fight=fight("big_baby")), 0, "compel player=1")
