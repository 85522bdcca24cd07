"""A Curse or a die that waits to be answered: until then no Item changes its place, so nothing is dodged."""

import pytest

from bestiary.core.dice import key_from_seed
from bestiary.core.match import Match
from bestiary.games.munchkin_babies import GAME
from tests.games.munchkin_babies.positions import (
    all_pass,
    baby,
    code,
    do,
    fight,
    game,
    items,
    level,
    may,
    options,
    phase,
    refused,
    seen,
    told,
    worn,
)

ARMOR = ["kinderarmor", "saucepan_helm"]
MOVES = ("equip", "unequip", "hand_over", "take_over", "want", "trade", "accept_trade", "steal", "sell")


def cursed() -> Match:
    """The turn player has opened the door on a Curse."""
    victim = baby(3, items=[*ARMOR, "giant_gold_star"], hireling=True, porter="giant_gold_star")
    thief = baby(3, classes=["crumb_snatcher"], hand=["boo_boo"], items=["bronze_booties"])
    offers = [{"source": 1, "target": 0, "gives": ["bronze_booties"], "wants": ["kinderarmor"]}]
    match = game(victim, thief, trades=offers, script=["draw card=lose_your_armor"])
    do(match, 0, "kick")
    assert phase(match) == "curse_window"
    return match


@pytest.mark.rule("MB-D03", "MB-184", "MB-188")
def test_nobody_moves_an_item_from_under_a_curse() -> None:
    match = cursed()
    for seat in range(3):
        assert not [option for option in options(match, seat) if option.startswith(MOVES)], seat
    assert refused(match, 0, "unequip item=kinderarmor").rule == "MB-D03"
    assert code(match, 0, "hand_over item=kinderarmor") == "BUSY"
    assert code(match, 0, "take_over") == "BUSY"
    assert code(match, 0, "accept_trade player=1") == "BUSY"
    assert may(match, 0, "decline_trade player=1")
    do(match, 1, "lay card=boo_boo")
    assert code(match, 1, "want item=kinderarmor") == "NOT_NOW"
    assert code(match, 1, "steal player=0") == "BUSY"
    assert code(match, 1, "trade player=0") == "BUSY"
    all_pass(match)
    assert "kinderarmor" not in items(match)
    assert may(match, 0, "unequip item=saucepan_helm")
    assert may(match, 1, "want item=saucepan_helm")


@pytest.mark.rule("MB-D03", "MB-189")
def test_what_comes_on_top_of_a_curse_does_not_free_the_items() -> None:
    curse = {"what": "curse_window", "victim": 0, "card": "lose_your_armor", "by": None}
    stack = [{"what": "arrange"}, curse, {"what": "received", "seat": 1}]
    getter = baby(3, items=["bib_of_bashing"], hand=["boo_boo"], fresh=1)
    match = game(baby(3, items=ARMOR), getter, stack=stack, limbo=["lose_your_armor"])
    assert phase(match) == "received"
    assert code(match, 1, "unequip item=bib_of_bashing") == "BUSY"
    do(match, 1, "keep")
    assert phase(match) == "curse_window"
    assert code(match, 0, "unequip item=kinderarmor") == "BUSY"


@pytest.mark.rule("MB-D03", "MB-099")
def test_excess_big_items_are_not_sold_from_under_a_curse() -> None:
    """Given a Dwarfling who throws the Race away while a Curse waits, then none of what is too much is sold."""
    big = ["kinderarmor", "super_duper_soaker", "big_brother"]
    match = game(baby(3, races=["dwarfling"], items=big), script=["draw card=lose_your_armor"])
    do(match, 0, "kick", "discard card=dwarfling")
    assert phase(match) == "excess_big"
    assert code(match, 0, "lay card=kinderarmor") == "BUSY"
    assert not [option for option in options(match, 0) if option.startswith(("lay", "sell"))]


def stealing(face: int) -> Match:
    """Seat 1 has tried to steal from seat 0, and the die lies there."""
    victim = baby(3, items=["saucepan_helm", "bronze_booties"])
    thief = baby(3, classes=["crumb_snatcher"], hand=["boo_boo", "duckie_of_doom"])
    match = game(victim, thief, script=[f"roll face={face}"])
    do(match, 1, "lay card=boo_boo", "want item=saucepan_helm", "steal player=0")
    assert phase(match) == "roll_window"
    return match


@pytest.mark.rule("MB-D03", "MB-C03")
def test_what_the_thief_reaches_for_is_not_given_away_while_the_die_lies_there() -> None:
    match = stealing(4)
    assert not [option for option in options(match, 0) if option.startswith(MOVES)]
    assert code(match, 0, "trade player=2") == "BUSY"
    do(match, 1, "pass")
    assert items(match, 1) == ["saucepan_helm"]


@pytest.mark.rule("MB-D05", "MB-C03")
def test_no_theft_rolls_another_die_while_one_lies_there() -> None:
    match = stealing(3)
    do(match, 1, "lay card=duckie_of_doom")
    assert code(match, 1, "steal player=0") == "BUSY"
    do(match, 1, "pass")
    assert (level(match, 1), items(match, 1)) == (2, [])


@pytest.mark.rule("MB-D05")
@pytest.mark.parametrize(("face", "stolen"), [(2, []), (5, ["saucepan_helm"])])
def test_a_roll_counts_with_its_own_face_whatever_was_rolled_since(face: int, stolen: list[str]) -> None:
    document = stealing(face).save()
    document["die"] = 7 - face
    match = Match(GAME, GAME.load(document), key=key_from_seed(1), from_position=True)
    assert seen(match).die == face
    do(match, 1, "pass")
    assert items(match, 1) == stolen


@pytest.mark.rule("MB-D05", "MB-177")
@pytest.mark.parametrize(("face", "escaped"), [(3, False), (4, True)])
def test_an_escape_counts_with_its_own_face_whatever_was_rolled_since(face: int, escaped: bool) -> None:
    """Given a failed roll and another die thrown since, when a card is added to it, then the first is what counts."""
    runner = baby(1, classes=["wiz_kid"], hand=["boo_boo"])
    match = game(runner, fight=fight("captain_croup"), script=[f"roll face={face}"])
    do(match, 0, "resolve")
    do(match, 1, "pass")
    document = do(match, 2, "pass").save()
    document["die"] = 6 if face == 3 else 1
    match = Match(GAME, GAME.load(document), key=key_from_seed(1), from_position=True)
    all_pass(do(match, 0, "lay card=boo_boo", "fly"))
    assert bool(told(match, "escaped")) == escaped


@pytest.mark.rule("MB-D59", "MB-188")
def test_the_hirelings_item_is_equipped_and_can_be_lost() -> None:
    victim = baby(3, items=["kinderarmor"], hireling=True, porter="kinderarmor")
    match = game(victim, script=["draw card=lose_your_armor"])
    all_pass(do(match, 0, "kick"))
    assert (items(match), worn(match)) == ([], [])
