"""A helper who leaves: what was theirs goes with them, and is not there again when they come back (MB-D53, MB-D54)."""

from typing import Any

import pytest

from bestiary.core.match import Match
from tests.games.munchkin_babies.positions import baby, code, do, fight, game, now, sums, the_fight


def left(helper: dict[str, Any], *deeds: str, counted: int, thief: str = "", enhancers: tuple[str, ...] = ()) -> Match:
    """Seat 1 was made to help, did something that counted so much, and has backed out since the fight became one for
    the win."""
    foe = {"monster": "big_baby", "enhancers": [*enhancers]}
    rival = baby(classes=["crumb_snatcher"], hand=["gual_eat_a_bug", "boo_boo"])
    match = game(baby(8, items=["kazoo_of_constant_whining"]), helper, rival, fight=fight(foe))
    do(match, 0, "compel player=1")
    before = sums(match)[0]
    do(match, 1, *deeds)
    if thief:
        do(match, 2, "lay card=boo_boo", thief)
    assert sums(match)[0] == before + counted
    do(match, 2, "send card=gual_eat_a_bug player=0")
    do(match, 1, "back_out")
    assert the_fight(match).helper is None
    return match


def back(match: Match) -> int:
    """What seat 1 adds when they help again."""
    alone = sums(match)[0]
    do(match, 0, "ask player=1")
    do(match, 1, "accept")
    return sums(match)[0] - alone


@pytest.mark.rule("MB-D53", "MB-D54", "MB-D33")
def test_who_went_berserk_and_left_has_calmed_down() -> None:
    helper = baby(9, classes=["ankle_biter"], hand=["wiz_kid", "elfling", "orcling"])
    match = left(helper, "lay card=wiz_kid", "lay card=elfling", "berserk", counted=2)
    assert sums(match)[0] == 9
    assert back(match) == 9
    do(match, 1, "lay card=orcling")
    assert code(match, 1, "berserk") == "ONCE_PER_COMBAT"


@pytest.mark.rule("MB-D53", "MB-D54", "MB-D33")
def test_what_was_turned_comes_back_with_who_turned_it_no_more() -> None:
    helper = baby(9, classes=["holy_terror"], hand=["wiz_kid", "elfling"])
    match = left(helper, "lay card=wiz_kid", "turning", counted=3, enhancers=("undead",))
    assert back(match) == 9
    do(match, 1, "lay card=elfling")
    assert code(match, 1, "turning") == "ONCE_PER_COMBAT"


@pytest.mark.rule("MB-D53", "MB-D54")
def test_a_knife_in_the_back_leaves_with_its_victim() -> None:
    match = left(baby(9), counted=-2, thief="backstab player=1")
    assert sums(match)[0] == 9
    assert back(match) == 9


@pytest.mark.rule("MB-D54", "MB-D24", "MB-D28")
def test_the_deal_of_who_has_left_binds_nobody() -> None:
    fighter = baby(3, items=["saucepan_helm"])
    deal = {"items": ["saucepan_helm"], "treasures": 2, "pick": "fighter_first"}
    match = game(fighter, baby(3), baby(hand=["time_out"]), fight=fight("big_baby", helper=1, deal=deal))
    assert code(match, 0, "lay card=saucepan_helm") == "PROMISED"
    do(match, 2, "send card=time_out player=1")
    for seat in match.pending:
        do(match, seat, "pass")
    deal_left = now(match).fight.deal
    assert (deal_left.items, deal_left.share, deal_left.pick) == ([], 0, 0)
    do(match, 0, "lay card=saucepan_helm")


@pytest.mark.rule("MB-D53", "MB-142")
def test_against_the_napmare_only_levels_count_for_both() -> None:
    hired = baby(4, items=["giant_gold_star"], hireling=True, porter="giant_gold_star")
    match = game(hired, baby(3, items=["bib_of_bashing"], hireling=False), fight=fight("napmare", helper=1))
    assert sums(match) == (4 + 3, 8)
    match = game(baby(3, items=["bib_of_bashing"]), hired, fight=fight("napmare", helper=1))
    assert sums(match) == (4 + 3, 8)
    match = game(hired, baby(3, items=["bib_of_bashing"]), fight=fight("big_baby", helper=1))
    assert sums(match)[0] > 4 + 3 + 1
