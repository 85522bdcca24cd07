"""What the choices say they would come to: in set positions, and against what then happens in whole games."""

import random

import pytest

from bestiary.core.match import Match
from bestiary.core.view import Choice
from bestiary.games.munchkin_babies.fights.helpers import possible_helpers
from bestiary.games.munchkin_babies.state import BabiesState
from bestiary.games.munchkin_babies.view import BabiesView
from tests.games.munchkin_babies.positions import all_pass, baby, do, fight, game, now, the_fight

DRESSED = ["saucepan_helm", "rattle_of_battle", "bronze_booties"]  # +1, +2, +2


def choice(match: Match, seat: int, text: str) -> Choice:
    return next(choice for choice in match.choices(seat) if choice.text == text)


def outcome(match: Match, seat: int, text: str) -> str:
    return choice(match, seat, text).outcome


def against_croup(*hand: str) -> Match:
    """Strength 8 against 10."""
    fighter = baby(3, hand=list(hand), items=DRESSED)
    return game(fighter, baby(3), baby(2), fight=fight("captain_croup"))


@pytest.mark.parametrize(
    ("card", "text", "said"),
    [
        ("magic_mashed_missile", "boost card=magic_mashed_missile side=munchkins", "13: you win"),
        ("magic_mashed_missile", "boost card=magic_mashed_missile side=monsters", "8 against 15"),
        ("gual_eat_a_bug", "send card=gual_eat_a_bug player=0", "9: 2 short"),
        ("gual_eat_a_bug", "send card=gual_eat_a_bug player=1", "Player 2: Level 4"),
        ("overtired", "enhance card=overtired monster=captain_croup", "8 against 15"),
    ],
)
def test_a_card_says_what_it_makes_of_the_fight(card: str, text: str, said: str) -> None:
    assert outcome(against_croup(card), 0, text) == said


@pytest.mark.parametrize(
    ("card", "text", "brief"),
    [
        ("magic_mashed_missile", "boost card=magic_mashed_missile side=munchkins", "13 \N{CHECK MARK}"),
        ("magic_mashed_missile", "boost card=magic_mashed_missile side=monsters", "8 : 15"),
        ("gual_eat_a_bug", "send card=gual_eat_a_bug player=0", "9"),
        ("gual_eat_a_bug", "send card=gual_eat_a_bug player=1", "Level 4"),
    ],
)
def test_where_there_is_no_room_a_number_has_to_do(card: str, text: str, brief: str) -> None:
    assert choice(against_croup(card), 0, text).brief == brief


def test_a_sum_that_wins_is_ticked_for_who_wins_by_it() -> None:
    fighter = baby(10 - 1, items=["saucepan_helm"], classes=["ankle_biter"])
    assert choice(game(fighter, fight=fight("captain_croup")), 0, "resolve").brief == "10 : 10 \N{CHECK MARK}"
    match = game(baby(3, items=DRESSED), baby(hand=["magic_mashed_missile"]), fight=fight("captain_croup"))
    assert choice(match, 1, "boost card=magic_mashed_missile side=munchkins").brief == "13"


def test_a_level_in_a_fight_is_gained_as_well() -> None:
    assert choice(against_croup("gual_eat_a_bug"), 0, "send card=gual_eat_a_bug player=0").gain == 1


def test_only_what_helps_is_good() -> None:
    match = against_croup("magic_mashed_missile")
    assert choice(match, 0, "boost card=magic_mashed_missile side=munchkins").good
    assert not choice(match, 0, "boost card=magic_mashed_missile side=monsters").good


def test_a_tie_loses_but_not_for_who_wins_ties() -> None:
    fighter = baby(10 - 1, items=["saucepan_helm"])
    assert outcome(game(fighter, fight=fight("captain_croup")), 0, "resolve") == "10 against 10: a tie loses"
    fighter["classes"] = ["ankle_biter"]
    assert outcome(game(fighter, fight=fight("captain_croup")), 0, "resolve") == "10 against 10: you win"


def test_short_is_what_is_missing_for_a_win() -> None:
    """Who wins ties needs one less."""
    for classes, short in (([], 3), (["ankle_biter"], 2)):
        fighter = baby(7, hand=["gual_eat_a_bug"], classes=classes)
        match = game(fighter, fight=fight("captain_croup"))
        assert outcome(match, 0, "send card=gual_eat_a_bug player=0") == f"8: {short} short"


def test_onlookers_are_told_of_the_others() -> None:
    match = game(baby(3, items=DRESSED), baby(hand=["magic_mashed_missile"]), fight=fight("captain_croup"))
    boost = choice(match, 1, "boost card=magic_mashed_missile side=munchkins")
    assert (boost.outcome, boost.good) == ("13: they win", False)


def test_a_helper_is_asked_with_the_sum_and_the_price() -> None:
    match = against_croup()
    assert outcome(match, 0, "ask player=1") == "11 against 10: you win"
    assert outcome(match, 0, "ask player=2") == "10 against 10: a tie loses"
    do(match, 0, "share treasures=1")
    ask = choice(match, 0, "ask player=1")
    assert ask.note == "1 of 3 Treasures, the helper picks first"
    do(match, 0, "ask player=1")
    accept = choice(match, 1, "accept")
    assert (accept.outcome, accept.note) == ("11: you win", ask.note)


def test_the_view_has_the_sum_with_each_helper() -> None:
    match = against_croup()
    helpers = {helper.seat: helper for helper in the_fight(match).helpers}
    assert sorted(helpers) == [1, 2]
    assert (helpers[1].side, helpers[1].monsters, helpers[1].winning, helpers[1].strength) == (11, 10, True, 3)
    assert (helpers[2].outcome, helpers[2].winning) == ("10 against 10: a tie loses", False)
    do(match, 0, "ask player=1")
    do(match, 1, "accept")
    assert (the_fight(match).side, the_fight(match).helpers) == (11, ())


def test_what_waits_for_the_helpers_next_fight_counts_already() -> None:
    lasting = [{"effects": "captain_croup.bad_stuff", "place": 1}]
    match = game(baby(3, items=DRESSED), baby(5, lasting=lasting), fight=fight("captain_croup"))
    told = next(helper for helper in the_fight(match).helpers if helper.seat == 1)
    do(match, 0, "ask player=1")
    do(match, 1, "accept")
    assert told.side == the_fight(match).side == 8 + 5 - 3


def test_an_item_says_what_strength_it_gives() -> None:
    match = game(baby(3, items=DRESSED, hand=["sippy_lid_shield", "propeller_beanie"]))
    assert outcome(match, 0, "play card=sippy_lid_shield") == "8 → 10"
    assert outcome(match, 0, "play card=propeller_beanie") == "not worn"
    assert outcome(match, 0, "unequip item=rattle_of_battle") == "8 → 6"


def test_a_level_card_says_the_level() -> None:
    up = choice(game(baby(3, hand=["gual_eat_a_bug"])), 0, "send card=gual_eat_a_bug player=0")
    assert (up.outcome, up.gain, up.good) == ("Level 4", 1, True)


def test_a_sale_says_what_is_missing_and_what_it_brings() -> None:
    match = game(baby(3, hand=["sippy_lid_shield", "morph_o_dough"]))
    assert outcome(match, 0, "lay card=sippy_lid_shield") == "400 of 1,000"
    assert outcome(match, 0, "lay card=morph_o_dough") == "+1 level"
    do(match, 0, "lay card=morph_o_dough")
    sale = choice(match, 0, "sell double=no")
    assert (sale.outcome, sale.gain) == ("Level 4", 1)


def test_nothing_is_promised_for_a_sale_to_level_ten() -> None:
    assert outcome(game(baby(9, hand=["morph_o_dough"])), 0, "lay card=morph_o_dough") == ""


@pytest.mark.parametrize(
    ("curse", "victim", "said"),
    [
        ("lose_your_armor", baby(3, items=["kinderarmor"]), "takes Kinderarmor"),
        ("lose_your_armor", baby(3, items=["bubble_wrap_onesie"]), "takes Armor"),
        ("class_dismissed", baby(3, classes=["wiz_kid"]), "takes Wiz Kid"),
        ("boo_boo", baby(3), "\N{MINUS SIGN}1 level"),
        ("duckie_of_doom", baby(3), "\N{MINUS SIGN}2 levels"),
        ("duckie_of_doom", baby(2), "\N{MINUS SIGN}1 level"),
    ],
)
def test_a_curse_says_what_it_takes(curse: str, victim: dict[str, object], said: str) -> None:
    match = game(baby(hand=[curse]), victim)
    assert outcome(match, 0, f"send card={curse} player=1") == said


def test_laying_out_says_the_strength() -> None:
    match = game(baby(hand=["saucepan_helm"]), stack=[{"what": "creation"}])
    assert outcome(match, 0, "lay card=saucepan_helm") == "1 → 2"


def test_a_card_that_draws_says_how_many() -> None:
    assert outcome(game(baby(hand=["toy_box_avalanche"])), 0, "use card=toy_box_avalanche") == "+3 Treasures"


def test_a_pass_says_nothing() -> None:
    """Whether it would be the last one is the others' secret."""
    match = do(against_croup(), 0, "resolve")
    do(match, 1, "pass")
    assert outcome(match, 2, "pass") == ""


def test_running_says_what_has_to_be_rolled() -> None:
    """5 or more; a Dust Bunny lets go easily, a Turbo Tortoise does not, and from a Lint Imp there is no way."""
    match = game(baby(1), fight=fight("dust_bunny", "turbo_tortoise", "captain_croup", "lint_imp"))
    assert [foe.escape for foe in the_fight(match).foes] == [4, 7, 5, 7]
    do(match, 0, "resolve")
    all_pass(match)
    assert outcome(match, 0, "flee_from monster=dust_bunny") == "on 4 to 6"
    assert outcome(match, 0, "flee_from monster=captain_croup") == "on 5 to 6"
    assert outcome(match, 0, "flee_from monster=lint_imp") == "no way out"


def test_who_is_not_chased_needs_no_roll() -> None:
    match = game(baby(1), fight=fight("mobile_of_mild_peril", "squidzilla_jr"))
    assert [foe.escape for foe in the_fight(match).foes] == [0, 0]


# Whole games: what is said is what happens.


def test_every_outcome_comes_true() -> None:
    """At random, every choice that says something is made on a copy; the copy's view is asked whether it was so."""
    told = 0
    for seed in range(3):
        dice = random.Random(seed)
        match = game(seats=4, seed=seed)
        for _ in range(600):
            if match.over:
                break
            seat = dice.choice(match.pending)
            for one in match.choices(seat):
                told += _came_true(now(match), seat, one)
            match.play(seat, dice.choice(now(match).candidates(seat)))
    assert told > 500


def _came_true(state: BabiesState, seat: int, said: Choice) -> bool:
    """Whether an outcome could be checked; what leads to further choices or is stopped by others cannot."""
    verb, words = said.text.split()[0], said.outcome.replace("\N{MINUS SIGN}", "-")
    if not words or not said.final or verb in ("ask", "resolve", "fight", "volunteer") or _is_curse(said):
        return False
    after = state.clone()
    after.apply(seat, said.action)
    before, then = state.view(seat), after.view(seat)
    assert said.gain is None or said.gain == then.babies[seat].level - before.babies[seat].level
    first, verdict = words.partition(":")[::2]
    if " against " in first:
        assert first == f"{_sums(then)[0]} against {_sums(then)[1]}", said
        assert ("win" in verdict) == _wins(then), said
    elif first.lstrip("-").isdecimal():
        assert first == str(_sums(then)[0]), said
        assert ("win" in verdict) == _wins(then), said
    elif first.startswith("Level "):
        assert first == f"Level {then.babies[seat].level}", said
    elif "→" in first:
        assert first == f"{before.babies[seat].strength} → {then.babies[seat].strength}", said
    else:
        return False
    return True


def _is_curse(said: Choice) -> bool:
    """Others may stop it, so it does nothing at once."""
    return said.text.startswith("send") and not said.text.startswith("send card=gual")


def _wins(view: BabiesView) -> bool:
    assert view.fight is not None
    return view.fight.winning


def _sums(view: BabiesView) -> tuple[int, int]:
    assert view.fight is not None
    return view.fight.side, view.fight.monsters


def test_nobody_can_help_where_help_is_forbidden() -> None:
    match = game(baby(3), fight=fight("captain_croup", doubled=True))
    assert possible_helpers(now(match)) == []
