"""Set-up, character creation, who begins, and how it ends."""

from typing import Any

import pytest

from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.errors import Refused
from bestiary.core.match import Match
from bestiary.games.munchkin_babies import GAME
from bestiary.games.munchkin_babies.cards.deck import COPIES, DECK, DOOR, IDS, IMMEDIATE, TREASURE
from bestiary.games.munchkin_babies.state import BabiesState
from tests.games.munchkin_babies.positions import (
    baby,
    code,
    do,
    fight,
    game,
    hand,
    items,
    level,
    now,
    options,
    phase,
    ready,
    refused,
    resolve,
    seen,
    told,
    worn,
)

HAND = ["ankle_biter", "elfling", "kid_safe_stabbinator", "saucepan_helm", "propeller_beanie", "boo_boo", "big_brother"]


def creating(*hands: list[str], **document: Any) -> Match:
    return game(*[baby(hand=cards) for cards in hands], stack=[{"what": "creation"}], turns=0, **document)


@pytest.mark.rule("MB-001", "MB-R01")
@pytest.mark.parametrize("seats", [1, 2, 7])
def test_three_to_six_players(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        GAME.new(seats)
    assert (refused.value.refusal.code, refused.value.refusal.rule) == ("PLAYER_COUNT", "MB-001")


@pytest.mark.rule("MB-002", "MB-005", "MB-006", "MB-023", "MB-004", "MB-D64")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_deal(seats: int) -> None:
    assert sum(COPIES) == 168
    match = Match(GAME, GAME.new(seats), key=key_from_seed(seats))
    assert phase(match) == "creation"
    state = now(match)
    for character in state.babies:
        decks = [DECK[kind] for kind in character.hand]
        assert (decks.count(DOOR), decks.count(TREASURE)) == (4, 4)
        assert (character.level, character.classes, character.races) == (1, [], [])
        assert not any(IMMEDIATE[kind] for kind in character.hand)


@pytest.mark.rule("MB-003")
def test_a_die_has_six_equal_faces() -> None:
    rolled = GAME.load({"seats": 3, "stack": [{"what": "first_roll", "rolling": [0, 1, 2], "leading": []}]})
    assert list(rolled.possible().values()) == [1] * 6


@pytest.mark.rule("MB-024")
def test_everybody_says_whether_they_are_a_boy_or_a_girl() -> None:
    match = creating([], [], [])
    for seat, sex in enumerate(("girl", "boy", "girl")):
        do(match, seat, f"ready sex={sex}")
    assert [one.girl for one in seen(match).babies] == [True, False, True]
    assert now(match).options.sexes is None
    with pytest.raises(Refused):
        GAME.new(3, {"sexes": ["boy"]})


@pytest.mark.rule("MB-025", "MB-026", "MB-D11", "MB-018")
def test_a_character_is_laid_out() -> None:
    match = creating(HAND, ["boo_boo"])
    assert code(match, 0, "lay card=kid_safe_stabbinator") == "CONDITION"  # not usable without the Class
    assert code(match, 0, "lay card=boo_boo") == "NOT_NOW"
    steps = ["ankle_biter", "elfling", "kid_safe_stabbinator", "saucepan_helm", "propeller_beanie", "big_brother"]
    do(match, 0, *[f"lay card={card}" for card in steps], "ready sex=girl")
    assert seen(match, 1).babies[0].classes == ()  # it is secret until all are ready
    assert seen(match, 0).laid != ()
    assert code(match, 0, "ready sex=boy") == "NOT_NOW"
    ready(match)
    assert hand(match) == ["boo_boo"]
    assert worn(match) == ["kid_safe_stabbinator", "saucepan_helm", "big_brother"]
    assert items(match) == ["kid_safe_stabbinator", "saucepan_helm", "propeller_beanie", "big_brother"]


@pytest.mark.rule("MB-D11")
def test_who_is_ready_takes_nobody_the_choice_away() -> None:
    """Given three who lay out at once, when others are ready meanwhile, then a choice made before that holds."""
    match = creating(HAND, [], [])
    before = match.moment(0)
    do(match, 1, "ready sex=girl")
    match.play(0, "lay card=elfling", moment=before)
    laid = match.moment(0)
    do(match, 2, "ready sex=boy")
    match.play(0, "ready sex=girl", moment=laid)
    assert phase(match) != "creation"


@pytest.mark.rule("MB-025", "MB-D11")
def test_a_second_class_needs_super_munchkin_even_then() -> None:
    match = creating(["ankle_biter", "wiz_kid", "super_munchkin"])
    do(match, 0, "lay card=ankle_biter")
    assert code(match, 0, "lay card=wiz_kid") == "ONE_CLASS"
    do(match, 0, "lay card=super_munchkin", "lay card=wiz_kid", "ready sex=boy")
    ready(match)
    assert len(seen(match).babies[0].classes) == 2


@pytest.mark.rule("MB-D11", "MB-D03")
def test_nothing_else_happens_before_the_first_turn() -> None:
    match = creating(["boo_boo", "gual_eat_a_bug", "hireling"])
    for action in ("send card=boo_boo player=1", "send card=gual_eat_a_bug player=0", "play card=hireling", "kick"):
        assert code(match, 0, action) == "NOT_NOW"


@pytest.mark.rule("MB-027", "MB-D12")
def test_the_highest_roll_begins() -> None:
    match = creating([], script=["roll face=2", "roll face=6", "roll face=3"])
    ready(match)
    assert match.pending == (1,)
    ties = [4, 4, 4, 5, 2, 5, 6, 6]
    match = creating([], script=[f"roll face={face}" for face in ties])
    ready(match)
    assert len(told(match, "rolled")) == 8
    assert match.pending == (0,)  # after three tied rounds the first of them


@pytest.mark.rule("MB-029", "MB-D41", "MB-I03", "MB-I25")
def test_the_first_at_level_10_wins_at_once() -> None:
    match = game(baby(9), fight=fight("sandbox_bully"))
    resolve(match)
    assert match.over
    assert match.result is not None
    assert (match.result.winners, match.result.totals) == ((0,), (10, 1, 1))
    assert hand(match) == []  # nothing is drawn
    match = game(baby(9, items=["giant_gold_star", "big_brother", "bubble_wrap_onesie"]), fight=fight("count_backward"))
    resolve(match)
    assert level(match) == 10


@pytest.mark.rule("MB-D10", "MB-I22")
def test_after_the_last_turn_the_highest_level_wins() -> None:
    match = game(
        baby(4, items=["saucepan_helm"]),
        baby(4),
        baby(3),
        options={"max_turns": 7},
        turns=7,
        stack=[{"what": "charity"}],
    )
    do(match, 0, "done")
    assert match.result is not None
    assert match.result.ranking == ((0,), (1,), (2,))
    match = game(baby(4), baby(4), baby(3), options={"max_turns": 7}, turns=7, stack=[{"what": "charity"}])
    do(match, 0, "done")
    assert match.result is not None
    assert match.result.winners == (0, 1)
    assert match.save()["winners"] == [0, 1]


@pytest.mark.rule("MB-I22", "MB-D10")
def test_without_a_limit_the_game_goes_on() -> None:
    match = game(baby(), options={"max_turns": 0}, turns=400, stack=[{"what": "charity"}])
    do(match, 0, "done")
    assert match.pending == (1,)


@pytest.mark.rule("MB-D06")
def test_others_do_not_see_what_was_laid_out_nor_imagine_it() -> None:
    match = creating(["ankle_biter"], ["wiz_kid"])
    do(match, 0, "lay card=ankle_biter", "ready sex=boy")
    world = now(match).imagine(1, Dice(key_from_seed(3)))
    assert isinstance(world, BabiesState)
    assert len(world.babies[0].hand) == 1
    assert options(match, 1)[0].startswith("lay") or options(match, 1)[0].startswith("ready")
    assert IDS[now(match).laid[0][1]] == "ankle_biter"


@pytest.mark.rule("MB-001")
@pytest.mark.parametrize("fighting", [False, True])
def test_who_is_not_at_the_table_cannot_be_meant(fighting: bool) -> None:
    one = baby(5, classes=["crumb_snatcher"], hand=["boo_boo"], items=["kazoo_of_constant_whining"])
    match = game(one, fight=fight("captain_croup")) if fighting else game(one)
    for verb in ("ask", "compel", "trade", "accept_trade", "decline_trade", "steal", "backstab", "show"):
        for nobody in (3, 4):
            assert refused(match, 0, f"{verb} player={nobody}").rule == "MB-001"
