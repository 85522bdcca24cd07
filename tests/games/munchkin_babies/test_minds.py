"""What a bot of this game understands: goods, fights, offers, and not to do what it would only undo."""

from typing import Any

import pytest

from bestiary.bots import make_bot
from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.errors import UnknownName
from bestiary.core.match import Match
from bestiary.core.perspective import Perspective
from bestiary.core.playout import settle
from bestiary.core.seats import CHANCE
from bestiary.games.munchkin_babies import GAME
from bestiary.games.munchkin_babies.actions import ACTIONS
from bestiary.games.munchkin_babies.personalities import PERSONALITIES, weights_of
from bestiary.games.munchkin_babies.reasons import TERMS, reason
from bestiary.games.munchkin_babies.state import BabiesState
from tests.games.munchkin_babies.positions import baby, do, fight, game, hand, items, now, phase, position, worn


def choice(match: Match, seat: int, personality: str = "") -> str:
    """What a sensible bot does next."""
    bot = make_bot("greedy", GAME, personality)
    return ACTIONS.text(bot.choose(match.sight(seat, Dice(key_from_seed(1)))))


def goes_on(match: Match, seat: int, steps: int) -> list[str]:
    """What it does, one thing after the other, as long as it is asked."""
    done: list[str] = []
    while len(done) < steps and seat in match.pending:
        done.append(choice(match, seat))
        do(match, seat, done[-1])
    return done


# Goods.


@pytest.mark.rule("MB-025", "MB-026")
def test_it_lays_out_a_character() -> None:
    match = Match(GAME, GAME.new(3), key=key_from_seed(5))
    can_be_laid = {ACTIONS.text(action) for action in now(match).legal(0)} - {"ready sex=boy", "ready sex=girl"}
    done = goes_on(match, 0, 8)
    assert len(done) > 2
    assert set(done[:-1]) <= can_be_laid
    assert done[-1].startswith("ready")


@pytest.mark.rule("MB-085", "MB-177")
def test_what_helps_to_run_away_is_worn_and_stays_on() -> None:
    match = game(baby(items=["light_up_sneakers"], worn=[]))
    assert choice(match, 0) == "equip item=light_up_sneakers"
    assert not [step for step in goes_on(match, 0, 4) if step.startswith("unequip")]
    assert worn(match, 0) == ["light_up_sneakers"]


@pytest.mark.rule("MB-036", "MB-089")
def test_the_better_armor_takes_the_place_of_the_worse() -> None:
    match = game(baby(items=["bib_of_bashing", "kinderarmor"], worn=["bib_of_bashing"]))
    assert goes_on(match, 0, 3) == ["unequip item=bib_of_bashing", "equip item=kinderarmor", "kick"]


@pytest.mark.rule("MB-070", "MB-093")
def test_another_class_is_taken_for_what_it_can_wear() -> None:
    goods = ["wand_of_bubbles", "thinking_bonnet"]
    match = game(baby(4, classes=["crumb_snatcher"], hand=["wiz_kid"], items=goods, worn=[]), baby(4), baby(4))
    done = goes_on(match, 0, 4)
    assert done[:2] == ["discard card=crumb_snatcher", "play card=wiz_kid"]
    assert set(done[2:]) == {"equip item=wand_of_bubbles", "equip item=thinking_bonnet"}


@pytest.mark.rule("MB-068", "MB-C03")
def test_a_thief_without_levels_to_lose_steals() -> None:
    thief = baby(1, classes=["crumb_snatcher"], hand=["big_baby"])
    match = game(thief, baby(4, items=["blankie_of_obscurity"]), baby(4))
    done = goes_on(match, 0, 3)
    assert done[-1] == "steal player=1"


@pytest.mark.rule("MB-102", "MB-105")
def test_it_offers_a_trade_by_which_both_gain() -> None:
    mine = baby(3, classes=["wiz_kid"], items=["kid_safe_stabbinator"])
    match = game(mine, baby(3, classes=["ankle_biter"], items=["wand_of_bubbles"]), baby(3))
    done = goes_on(match, 0, 3)
    assert done[-1] == "trade player=1"
    assert choice(match, 1) == "accept_trade player=0"  # and so does who is asked on somebody else's turn
    do(match, 1, "accept_trade player=0")
    assert items(match, 0) == ["wand_of_bubbles"]


@pytest.mark.rule("MB-105", "MB-D30")
def test_it_declines_a_bad_trade_on_anothers_turn() -> None:
    match = game(baby(3, items=["water_wings"]), baby(3, items=["bronze_booties"]), baby(3))
    do(match, 0, "lay card=water_wings", "want item=bronze_booties", "trade player=1")
    assert choice(match, 1) == "decline_trade player=0"


@pytest.mark.rule("MB-049", "MB-055")
def test_it_keeps_the_monster_that_would_be_its_last() -> None:
    cards = ["rug_rat", "boo_boo", "elfling", "pediatrician", "wiz_kid", "dwarfling"]
    me = baby(9, hand=cards, classes=["ankle_biter"], races=["orcling"])
    match = game(me, baby(9), baby(9), script=["draw card=half_breed"])
    do(match, 0, "kick")
    while phase(match) != "turn_end" and match.pending == (0,) and "trouble monster=rug_rat" not in labels(match):
        do(match, 0, choice(match, 0))
    assert choice(match, 0) == "trouble monster=rug_rat"


def labels(match: Match) -> list[str]:
    return [ACTIONS.text(action) for action in now(match).legal(0)]


# Bargains.


def asked(fighter: dict[str, Any], helper: dict[str, Any], monster: str, share: int) -> Match:
    leader = baby(9, items=["kinderarmor", "bronze_booties", "giant_gold_star"])
    match = game(fighter, helper, leader, fight=fight(monster))
    if share:
        do(match, 0, f"share treasures={share}")
    return do(match, 0, "ask player=1")


@pytest.mark.rule("MB-156")
def test_it_offers_a_part_of_the_treasures_and_no_items() -> None:
    match = game(baby(5, items=["thinking_bonnet"]), baby(7), baby(1), fight=fight("captain_croup"))
    assert goes_on(match, 0, 2) == ["share treasures=2", "ask player=1"]
    assert choice(match, 1) == "accept"


@pytest.mark.rule("MB-156", "MB-D25")
def test_it_asks_for_what_its_help_is_worth_and_gives_way_once() -> None:
    match = asked(baby(5), baby(7), "captain_croup", 1)
    assert goes_on(match, 1, 3) == ["share treasures=2", "counter"]
    do(match, 0, "refuse", "share treasures=1", "order pick=fighter_first", "ask player=1")
    assert choice(match, 1) == "accept"


@pytest.mark.rule("MB-152", "MB-D20")
def test_it_volunteers_where_its_help_would_pay() -> None:
    match = game(baby(5), baby(7), baby(2), fight=fight("captain_croup"))
    do(match, 0, "resolve")
    assert choice(match, 1) == "volunteer"
    do(match, 1, "volunteer")
    assert choice(match, 1) == "pass"


# Hostile cards.


@pytest.mark.rule("MB-149", "MB-137")
def test_it_adds_cards_up_to_stop_a_winner() -> None:
    """No two of the three are enough."""
    spoiler = baby(3, hand=["overtired", "sugar_rush", "fizzy_formula"])
    match = game(baby(9, items=["kinderarmor", "bronze_booties"]), spoiler, fight=fight("rug_rat"))
    for _ in range(3):
        do(match, 0, "resolve")
        assert choice(match, 1).startswith(("enhance", "boost"))
        do(match, 1, choice(match, 1))
    assert hand(match, 1) == []


@pytest.mark.rule("MB-149")
def test_it_does_not_begin_what_it_cannot_finish() -> None:
    fighter = baby(9, items=["kinderarmor", "bronze_booties", "giant_gold_star", "sippy_lid_shield"])
    match = game(fighter, baby(3, hand=["fizzy_formula", "lukewarm_milk"]), fight=fight("rug_rat"))
    do(match, 0, "resolve")
    assert choice(match, 1) == "pass"


@pytest.mark.rule("MB-137", "MB-183")
@pytest.mark.parametrize("card", ["overtired", "ginormous", "boo_boo", "hand_me_downs"])
def test_it_keeps_hostile_cards_while_nobody_is_dangerous(card: str) -> None:
    match = game(baby(2), baby(2, hand=[card]), baby(2), fight=fight("rug_rat"))
    do(match, 0, "resolve")
    assert choice(match, 1) == "pass"


@pytest.mark.rule("MB-161", "MB-116")
def test_it_adds_one_shots_up_to_win() -> None:
    match = game(baby(5, items=["fizzy_formula", "lukewarm_milk"]), baby(1), baby(1), fight=fight("hootin_nanny"))
    goes_on(match, 0, 3)
    assert phase(match) == "final_call"
    assert items(match, 0) == []


# Whole games.


@pytest.mark.rule("MB-D50")
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_nothing_is_done_and_undone(seats: int) -> None:
    """In a turn no Item is turned twice, and no tray is cleared."""
    state = GAME.new(seats)
    assert isinstance(state, BabiesState)
    dice = Dice(key_from_seed("fidgets", seats))
    bot = make_bot("greedy", GAME)
    turned: set[tuple[int, int, str]] = set()
    for _ in range(400):
        settle(state, dice)
        pending = state.pending()
        if not pending:
            break
        seat = pending[0]
        action = bot.choose(Perspective(state, seat, dice))
        text = ACTIONS.text(action)
        assert text != "clear"
        if text.startswith(("equip", "unequip")):
            about = (state.turns, seat, text)
            assert about not in turned, text
            turned.add(about)
        state.apply(seat, action)


@pytest.mark.rule("MB-029")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_terms_add_up_and_have_words(seats: int) -> None:
    heuristic = GAME.heuristic()
    state = GAME.new(seats)
    dice = Dice(key_from_seed("terms", seats))
    names = [f"player {seat}" for seat in range(seats)]
    for step in range(300):
        if not state.pending():
            break
        if state.pending() == (CHANCE,):
            settle(state, dice)
            continue
        seat = state.pending()[dice.below(len(state.pending()))]
        if step % 5 == 0:
            world = state.imagine(seat, dice)
            terms = heuristic.terms(world, seat)
            assert sum(terms.values()) == pytest.approx(heuristic.value(world, seat), abs=1e-6)
            for term in terms:
                assert term in TERMS or term.partition("/")[0] in TERMS
                for gain in (1.0, -1.0):
                    assert "{}" not in reason(term, gain, names)
        legal = state.legal(seat)
        state.apply(seat, legal[dice.below(len(legal))])


@pytest.mark.rule("MB-029")
def test_reasons_name_cards_and_players() -> None:
    names = ["Ann", "Bob", "Cat"]
    assert reason("card/bronze_booties", 1.0, names) == "gets more out of Bronze Booties"
    assert reason("badge/ankle_biter", 1.0, names) == "is an Ankle Biter"
    assert reason("rival/2", 3.0, names) == "sets Cat back"
    assert reason("fight/danger", -3.0, names) == "risks Bad Stuff"
    assert reason("fuss", 1.0, names) == ""


# Personalities.


@pytest.mark.rule("MB-156")
def test_personalities_ask_for_more_or_less() -> None:
    def wants(personality: str) -> str:
        match = asked(baby(7), baby(9), "pea_puree_golem", 0)
        return choice(match, 1, personality)

    assert [wants(one) for one in ("generous", "", "greedy")] == [
        "share treasures=1",
        "share treasures=2",
        "share treasures=3",
    ]


@pytest.mark.rule("MB-001")
def test_a_personality_has_a_line_and_weights() -> None:
    for name, line in PERSONALITIES.items():
        assert line.endswith(".")
        assert vars_of(weights_of(name)) != vars_of(weights_of(""))
    with pytest.raises(UnknownName):
        make_bot("greedy", GAME, "sleepy")


def vars_of(weights: object) -> list[float]:
    names = ("price", "giving", "envy", "malice", "hostile", "curse", "treasure")
    return [getattr(weights, name) for name in names]


def test_positions_are_imagined_only() -> None:
    """A bot asks its sight for positions, and changes none that it is handed."""
    state = position(baby(3, hand=["boo_boo"]), baby(5), baby(9))
    before = state.save()
    make_bot("greedy", GAME).choose(Perspective(state, 0, Dice(key_from_seed(1))))
    assert state.save() == before
