"""What holds after every action of any game: MB-I01 to MB-I25, over random play."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.errors import Refused
from bestiary.core.match import Match
from bestiary.core.seats import CHANCE, EVERYONE
from bestiary.games.munchkin_babies import GAME
from bestiary.games.munchkin_babies.babies.traits import big_items, big_limit, hand_limit
from bestiary.games.munchkin_babies.cards.deck import COPIES, DECK, IDS, KINDS, MONSTER, NONE, SLOT, SORT, TWO_HANDS
from bestiary.games.munchkin_babies.fights.strength import (
    foe_strength,
    monsters_strength,
    own_strength,
    side,
    side_strength,
)
from bestiary.games.munchkin_babies.phases import NAMES, OVER
from bestiary.games.munchkin_babies.state import BabiesState
from bestiary.games.munchkin_babies.table import CHEAT_CARD, HALF_CARD, HIRELING_CARD, SUPER_CARD
from tests.effort import EFFORT
from tests.ending import Bound, until_over
from tests.games.munchkin_babies.positions import baby, code, do, fight, game, resolve

OPTIONS: list[dict[str, Any]] = [
    {"max_turns": 25, "free_actions": 3},
    {"max_turns": 25, "free_actions": 3, "listen_at_the_door": True, "shared_victory": True, "stop_before_kick": True},
]


def walk(seats: int, seed: int, options: dict[str, Any]) -> Iterator[tuple[BabiesState, int, int, BabiesState]]:
    """A random game: before, who, what, after."""
    dice = Dice(key_from_seed(seed))
    state = GAME.new(seats, options)
    assert isinstance(state, BabiesState)
    bound = Bound(GAME, state)
    while state.pending():
        seat = state.pending()[0]
        if seat == CHANCE:
            action = state.outcome(dice.below(state.odds()))
        else:
            able = [other for other in range(seats) if state.legal(other)]
            seat = able[dice.below(len(able))] if dice.below(5) == 0 else seat
            legal = state.legal(seat)
            action = legal[dice.below(len(legal))]
        bound.count(seat, action)
        after = state.clone()
        after.apply(seat, action)
        yield state, seat, action, after
        state = after


CASES = [(seats, seed, options) for seats in (3, 4, 6) for seed in range(EFFORT) for options in OPTIONS]


def zones(state: BabiesState) -> list[int]:
    """Each card where it lies: deck, discard, hand, play area, combat, being resolved."""
    count = state.deck[:]
    lying = [*state.discards[0], *state.discards[1], *state.limbo]
    for one in state.babies:
        lying += [*one.hand, *one.classes, *one.races, *one.items]
        lying += [SUPER_CARD] * one.super + [HALF_CARD] * one.half + [HIRELING_CARD] * one.hireling
        lying += [CHEAT_CARD] * (one.cheated >= 0)
        lying += [lasting.card for lasting in one.lasting if lasting.card >= 0]
    combat = state.fight
    lying += [*combat.foes, *combat.spent, *combat.spoils]
    lying += [enhancer.card for enhancer in combat.enhancers] + [boost.card for boost in combat.boosts]
    lying += [killed.monster for killed in combat.killed if killed.card]
    for kind in lying:
        count[kind] += 1
    return count


def check_cards(state: BabiesState) -> None:
    assert zones(state) == COPIES
    for deck, pile in enumerate(state.discards):
        assert all(DECK[kind] == deck for kind in pile)
    assert all(count >= 0 for count in state.deck)


def check_players(state: BabiesState) -> None:
    over = state.op() == OVER
    for seat, one in enumerate(state.babies):
        assert 1 <= one.level <= 10
        assert one.level < 10 or over
        assert len(one.known) == len(one.hand)
        assert all(mask == EVERYONE or mask >> seat & 1 for mask in one.known)
        excess = NAMES[state.op()].startswith("excess") or state.recheck
        assert excess or len(one.classes) <= 1 + one.super
        assert excess or len(one.races) <= 1 + one.half
        assert len(set(one.classes)) == len(one.classes)
        assert not one.super or one.classes
        assert not one.half or one.races
        assert set(one.worn) <= set(one.items)
        counted = [SLOT[kind] for kind in one.worn if kind != one.cheated]
        hands = counted.count(4) + 2 * counted.count(TWO_HANDS)
        assert excess or (hands <= 2 and all(counted.count(slot) <= 1 for slot in (1, 2, 3)))
        assert excess or len(big_items(one)) <= big_limit(one)
        assert one.porter == NONE or one.hireling


def check_fight(state: BabiesState) -> None:
    combat = state.fight
    if combat.fighter < 0:
        assert not combat.foes
        assert not combat.spent
        return
    assert combat.helper != combat.fighter
    total = sum(own_strength(combat, state.babies, seat) for seat in side(combat))
    assert combat.doubled or combat.boosts or side_strength(state.fight, state.babies) == total
    alone = sum(count * foe_strength(combat, state.babies, place) for place, count in enumerate(combat.counts))
    assert combat.boosts or monsters_strength(state.fight, state.babies) == alone
    again = GAME.load(json.loads(json.dumps(state.save())))
    assert isinstance(again, BabiesState)
    assert side_strength(again.fight, again.babies) == side_strength(state.fight, state.babies)
    assert monsters_strength(again.fight, again.babies) == monsters_strength(state.fight, state.babies)
    order = state.clone()
    order.fight.enhancers.reverse()
    assert monsters_strength(order.fight, order.babies) == monsters_strength(state.fight, state.babies)


@pytest.mark.rule(
    "MB-I01",
    "MB-I02",
    "MB-I03",
    "MB-I05",
    "MB-I06",
    "MB-I07",
    "MB-I09",
    "MB-I10",
    "MB-I11",
    "MB-I18",
    "MB-I22",
    "MB-007",
)
@pytest.mark.parametrize(("seats", "seed", "options"), CASES)
def test_cards_players_and_the_fight(seats: int, seed: int, options: dict[str, Any]) -> None:
    turns = 0
    for _, _, _, state in walk(seats, seed, options):
        check_cards(state)
        check_players(state)
        check_fight(state)
        assert not [kind for one in state.babies for kind in one.items if SORT[kind] == MONSTER]
        turns = state.turns
    assert 1 <= turns <= options["max_turns"]


@pytest.mark.rule("MB-I04", "MB-I08", "MB-I12", "MB-I24", "MB-028", "MB-I25")
@pytest.mark.parametrize(("seats", "seed", "options"), CASES)
def test_from_one_position_to_the_next(seats: int, seed: int, options: dict[str, Any]) -> None:
    last = None
    for before, seat, action, after in walk(seats, seed + 100, options):
        if after.turn != before.turn and before.turns:
            assert after.turn == (before.turn + 1) % seats
            assert len(after.babies[before.turn].hand) <= hand_limit(after.babies[before.turn])
        combat = before.fight
        if combat.fighter >= 0 and NAMES[before.op()] in ("combat_open", "final_call") and seat >= 0:
            text = GAME.actions.text(action).split()[0]
            for member in (combat.fighter, combat.helper):
                if member >= 0 and member in (after.fight.fighter, after.fight.helper) and text != "grab":
                    assert set(after.babies[member].worn) <= set(before.babies[member].worn)
        last = after
    assert last is not None
    result = last.result()
    assert result is not None
    assert result.winners


@pytest.mark.rule("MB-I19", "MB-I20", "MB-D01", "MB-D02")
def test_somebody_can_always_act_and_the_default_is_legal() -> None:
    for before, _, _, _ in walk(4, 7, OPTIONS[1]):
        if before.pending() == (CHANCE,):
            assert [before.legal(seat) for seat in range(4)] == [[]] * 4
            continue
        for seat in before.pending():
            legal = before.legal(seat)
            assert legal
            assert before.default(seat) in legal


@pytest.mark.rule("MB-I15", "MB-132")
def test_no_fight_is_won_without_a_last_call() -> None:
    called = False
    for before, seat, _, after in walk(4, 3, {"max_turns": 60, "free_actions": 1}):
        if NAMES[before.op()] == "final_call" and seat >= 0:
            called = True
        won = before.fight.fighter >= 0 and after.fight.fighter < 0 and before.fight.foes and not before.fight.fleeing
        if (
            won
            and not after.fight.fleeing
            and after.babies[before.fight.fighter].level > before.babies[before.fight.fighter].level
        ):
            assert NAMES[before.op()] in ("final_call", "reward_draw", "drawing", "treasure_pick", "combat_open")
    assert called


@pytest.mark.rule("MB-I21", "MB-D27")
def test_every_turn_is_finite() -> None:
    for seed in range(3):
        decisions = turns = 0
        for before, seat, _, after in walk(5, seed, {"max_turns": 15}):
            decisions += seat >= 0
            if after.turns != before.turns:
                decisions, turns = 0, after.turns
            assert decisions < 4000
        assert turns <= 15


@pytest.mark.rule("MB-I23", "MB-D01")
def test_moves_and_outcomes_reproduce_the_game() -> None:
    match = Match(GAME, GAME.new(4, OPTIONS[0]), key=key_from_seed(5))
    dice = Dice(key_from_seed(6))
    for _ in until_over(match):
        seat = match.pending[0]
        legal = match.legal(seat)
        match.play(seat, legal[dice.below(len(legal))])
    assert Match.resume(match.record()).record() == match.record()


@pytest.mark.rule("MB-R39", "MB-D01")
def test_old_moments_and_moves_after_the_end_are_refused() -> None:
    match = game(baby(9), fight=fight("rug_rat"))
    moment = match.moment(1)
    do(match, 0, "resolve")
    with pytest.raises(Refused) as refused:
        match.play(1, "pass", moment)
    assert refused.value.refusal.code == "STALE"
    match = game(baby(9), fight=fight("rug_rat"))
    resolve(match)
    assert code(match, 1, "pass") == "GAME_OVER"


@pytest.mark.rule("MB-I13")
def test_treasures_drawn_are_treasures_counted() -> None:
    foe = {"monster": "captain_croup", "enhancers": ["overtired"]}
    match = game(
        baby(7, items=["giant_gold_star", "big_brother", "bubble_wrap_onesie", "bronze_booties"]),
        fight=fight(foe, banked=1),
    )
    resolve(match)
    state = match.state
    assert isinstance(state, BabiesState)
    assert len(state.babies[0].hand) == 3 + 1 + 1
    assert len(IDS) == KINDS
