"""What raises a Level, and what does not (MB-058, MB-I03)."""

import pytest

from tests.games.munchkin_babies.positions import (
    all_pass,
    baby,
    code,
    do,
    fight,
    game,
    hand,
    level,
    now,
    phase,
    resolve,
)

DEAR = ["morph_o_dough", "genie_in_a_bottle"]


@pytest.mark.rule("MB-058", "MB-110")
def test_a_sale_raises_the_level() -> None:
    match = game(baby(3, items=DEAR))
    do(match, 0, *[f"lay card={card}" for card in DEAR], "sell double=no")
    assert level(match) == 4


@pytest.mark.rule("MB-058", "MB-049", "MB-050")
def test_neither_a_turn_nor_looting_nor_charity_raises_a_level() -> None:
    crowded = ["undead", "overtired", "wandering_monster", "identical", "cheat", "super_munchkin"]
    match = game(baby(3, hand=crowded), baby(2), baby(2), script=["draw card=half_breed", "draw card=dust_bunny"])
    do(match, 0, "kick", "keep", "loot", "done")
    while phase(match) == "charity_split":
        match.play(0, match.legal(0)[0])
    while match.pending != (1,) or phase(match) != "arrange":
        seat = match.pending[0]
        match.play(seat, now(match).default(seat))
    assert [level(match, seat) for seat in range(3)] == [3, 2, 2]
    assert len(hand(match)) == 5


@pytest.mark.rule("MB-058", "MB-013")
def test_a_monster_that_is_declined_raises_no_level() -> None:
    match = game(baby(3), script=["draw card=pea_puree_golem"])
    do(match, 0, "kick", "decline")
    assert (phase(match), level(match)) == ("post_combat", 3)


@pytest.mark.rule("MB-058", "MB-163")
def test_helping_raises_no_level_but_an_elflings() -> None:
    for races, after in (([], 6), (["orcling"], 6), (["elfling"], 7)):
        match = game(baby(5, classes=["ankle_biter"]), baby(6, races=races), fight=fight("captain_croup", helper=1))
        resolve(match)
        assert (level(match, 0), level(match, 1)) == (6, after)


@pytest.mark.rule("MB-I03", "MB-113", "MB-015")
def test_no_sale_and_no_card_gives_the_tenth_level() -> None:
    match = game(baby(9, items=DEAR, hand=["gual_eat_a_bug", "candy_from_a_baby"]), baby(5))
    do(match, 0, *[f"lay card={card}" for card in DEAR])
    assert code(match, 0, "sell double=no") == "NOT_TO_TEN"
    do(match, 0, "clear")
    assert code(match, 0, "send card=gual_eat_a_bug player=0") == "NOT_TO_TEN"
    assert code(match, 0, "send card=candy_from_a_baby player=1") == "NOT_TO_TEN"
    assert (level(match), match.over) == (9, False)


@pytest.mark.rule("MB-I03", "MB-011")
def test_a_larger_loss_stops_at_level_1() -> None:
    match = game(baby(2), baby(hand=["duckie_of_doom"]))
    all_pass(do(match, 1, "send card=duckie_of_doom player=0"))
    assert level(match) == 1
