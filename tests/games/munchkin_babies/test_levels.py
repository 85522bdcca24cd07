"""Go Up a Level cards and the other Treasures that are not Items."""

import pytest

from bestiary.core.errors import BadPosition
from bestiary.games.munchkin_babies.cards.deck import IDS, LEVEL_UP, SORT
from tests.games.munchkin_babies.positions import (
    all_pass,
    baby,
    code,
    discards,
    do,
    fight,
    game,
    hand,
    level,
    may,
    phase,
    resolve,
    seen,
    who,
)

LEVEL_UPS = [IDS[kind] for kind in range(len(IDS)) if SORT[kind] == LEVEL_UP]
SPECIAL = {"gual_fire_the_sitter", "gual_clean_up", "gual_trade_snacks"}


@pytest.mark.rule("MB-119", "MB-032", "MB-118", "MB-058")
@pytest.mark.parametrize("card", [card for card in LEVEL_UPS if card not in SPECIAL])
def test_a_level_for_anybody(card: str) -> None:
    for gainer in (0, 1):
        match = game(baby(2), baby(2, hand=[card]), baby(7), turn=2)
        do(match, 1, f"send card={card} player={gainer}")
        assert level(match, gainer) == 3
        assert discards(match) == [card]


@pytest.mark.rule("MB-D66", "MB-R44", "MB-067")
@pytest.mark.parametrize(("card", "fits", "fails"), [("gual_whine", 2, 7), ("gual_too_cute", 1, 7)])
def test_some_have_a_condition(card: str, fits: int, fails: int) -> None:
    match = game(baby(fits), baby(fails, hand=[card]), baby(7))
    assert may(match, 1, f"send card={card} player=0")
    assert code(match, 1, f"send card={card} player=1") == "CONDITION"


def test_get_the_sitter_fired() -> None:
    match = game(
        baby(2, hand=["gual_fire_the_sitter"]), baby(hireling=True, items=["saucepan_helm"], porter="saucepan_helm")
    )
    do(match, 0, "send card=gual_fire_the_sitter player=0")
    assert level(match) == 3
    assert not who(match, 1).hireling
    assert set(discards(match)) == {"gual_fire_the_sitter", "hireling", "saucepan_helm"}
    match = game(baby(2, hand=["gual_fire_the_sitter"]))
    assert code(match, 0, "send card=gual_fire_the_sitter player=0") == "CONDITION"


@pytest.mark.rule("MB-D66")
def test_clean_up_and_take_the_credit() -> None:
    match = game(baby(2, hand=["gual_clean_up"]), baby(9), fight=fight("rug_rat"))
    assert code(match, 0, "send card=gual_clean_up player=0") == "CONDITION"
    do(match, 0, "resolve")
    for seat in (1, 2):
        do(match, seat, "pass")
    assert phase(match) == "post_combat"
    assert may(match, 0, "send card=gual_clean_up player=0")
    do(match, 0, "done")
    assert code(match, 0, "send card=gual_clean_up player=0") == "CONDITION"


@pytest.mark.rule("MB-D66", "MB-I17")
def test_trade_snacks() -> None:
    match = game(baby(2, hand=["gual_trade_snacks", "boo_boo", "undead"]), baby(), baby())
    assert code(match, 0, "send card=gual_trade_snacks player=1") == "CONDITION"
    do(match, 0, "send card=gual_trade_snacks player=0", "choose_player player=1", "choose card=undead")
    assert (level(match), hand(match, 0), hand(match, 1)) == (3, ["boo_boo"], ["undead"])
    assert [known.card.id for known in seen(match, 0).babies[1].known] == ["undead"]
    assert seen(match, 2).babies[1].known == ()
    match = game(baby(2, hand=["gual_trade_snacks"]))
    assert code(match, 0, "send card=gual_trade_snacks player=0") == "CONDITION"


@pytest.mark.rule("MB-120", "MB-015")
@pytest.mark.parametrize("card", LEVEL_UPS)
def test_never_the_winning_level(card: str) -> None:
    match = game(baby(9, hand=[card, "boo_boo"]), baby(9, hireling=True), baby(9), after_fight=True)
    assert code(match, 0, f"send card={card} player=0") == "NOT_TO_TEN"


@pytest.mark.rule("MB-015")
def test_candy_from_a_baby() -> None:
    match = game(baby(4), baby(3, hand=["candy_from_a_baby"]), baby(1))
    assert code(match, 1, "send card=candy_from_a_baby player=2") == "CONDITION"
    assert code(match, 1, "send card=candy_from_a_baby player=1") == "NOT_NOW"
    do(match, 1, "send card=candy_from_a_baby player=0")
    assert (level(match, 0), level(match, 1), discards(match)) == (3, 4, ["candy_from_a_baby"])
    match = game(baby(4), baby(9, hand=["candy_from_a_baby"]))
    assert code(match, 1, "send card=candy_from_a_baby player=0") == "NOT_TO_TEN"


@pytest.mark.rule("MB-D18", "MB-D50", "MB-R45", "MB-009")
def test_toy_box_avalanche() -> None:
    script = ["draw card=saucepan_helm", "draw card=water_wings", "draw card=giant_gold_star"]
    match = game(baby(), baby(hand=["toy_box_avalanche"]), script=script)
    do(match, 1, "use card=toy_box_avalanche")
    assert hand(match, 1) == ["saucepan_helm", "water_wings", "giant_gold_star"]
    assert seen(match, 0).babies[1].known == ()
    assert phase(match) == "received"
    do(match, 1, "play card=saucepan_helm", "keep")
    assert match.pending == (0,)
    assert code(match, 1, "play card=water_wings") == "NOT_YOUR_TURN"
    assert seen(match).draws == 1
    assert may(game(baby(hand=["toy_box_avalanche"]), draws=1), 0, "use card=toy_box_avalanche")
    match = game(baby(hand=["toy_box_avalanche"]), draws=2)
    assert code(match, 0, "use card=toy_box_avalanche") == "TOO_MANY"


@pytest.mark.rule("MB-058")
def test_nothing_but_kills_cards_and_sales_raises_a_level() -> None:
    thief = baby(3, classes=["crumb_snatcher"], hand=["boo_boo"])
    match = game(baby(3, items=["saucepan_helm", "bronze_booties"]), thief, script=["roll face=6"])
    do(match, 1, "lay card=boo_boo", "want item=saucepan_helm", "steal player=0", "pass")
    do(match, 0, "lay card=bronze_booties", "trade player=1")
    do(match, 1, "accept_trade player=0", "equip item=saucepan_helm")
    assert [level(match, seat) for seat in range(3)] == [3, 3, 1]
    charmer = baby(3, classes=["wiz_kid"], hand=["undead", "overtired", "boo_boo"])
    match = do(game(charmer, fight=fight("big_baby")), 0, "charm monster=big_baby")
    assert (phase(match), level(match)) == ("post_combat", 3)
    match = game(baby(3), fight=fight("captain_croup"), script=["roll face=6"])
    all_pass(resolve(match))
    assert (phase(match), level(match)) == ("post_combat", 3)


@pytest.mark.rule("MB-004", "MB-I03")
@pytest.mark.parametrize("outside", [0, 11])
def test_levels_go_from_1_to_10(outside: int) -> None:
    with pytest.raises(BadPosition):
        game(baby(outside))
    match = game(baby(1, hand=["gual_eat_a_bug"]), baby(9, hand=["duckie_of_doom"]))
    all_pass(do(match, 1, "send card=duckie_of_doom player=0"))
    assert level(match) == 1
    assert code(match, 0, "send card=gual_eat_a_bug player=1") == "NOT_TO_TEN"
    match = resolve(game(baby(9, items=["giant_gold_star"]), fight=fight("rug_rat", "dust_bunny", "lint_imp")))
    assert (level(match), match.over) == (10, True)


@pytest.mark.rule("MB-119", "MB-118")
def test_the_snack_can_be_given_to_any_other_player() -> None:
    match = game(baby(), baby(2, hand=["gual_trade_snacks", "boo_boo", "undead"]), baby(), turn=1)
    do(match, 1, "send card=gual_trade_snacks player=1", "choose_player player=0", "choose card=undead")
    assert (hand(match, 0), hand(match, 1), level(match, 1)) == (["undead"], ["boo_boo"], 3)
