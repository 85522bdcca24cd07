"""What the bots know: what time is worth and when it no longer is, the final turns, the witch doctor, and all of it in
terms that add up and have words."""

from typing import Any

import pytest

from bestiary.bots import make_bot
from bestiary.bots.search import SearchBot
from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.perspective import Perspective
from bestiary.core.playout import settle
from bestiary.games.monster_baby_rescue import GAME
from bestiary.games.monster_baby_rescue.actions import ACTIONS
from bestiary.games.monster_baby_rescue.heuristic import RescueHeuristic
from bestiary.games.monster_baby_rescue.reasons import WORDS
from bestiary.games.monster_baby_rescue.state import RescueState
from tests.ending import Bound
from tests.games.monster_baby_rescue.positions import home, levels, position, track
from tests.games.monster_baby_rescue.printings import with_costs

HEADS = ["IMP01", "IMP02", "IMP05", "IMP06", "IMP03", "IMP04"]  # head +1 each; the last three have 1, 1 and 2 hearts
PLAIN = ["IMP01", "IMP02", "IMP10", "IMP11", "IMP19", "IMP04"]  # no hearts, but two on the last
GROWN = home(levels=levels(4, 4, 4), goals=[2, 3, 4, 5])  # nothing improves it
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")


def greedy(state: RescueState) -> str:
    bot = make_bot("greedy", GAME)
    return ACTIONS.text(bot.choose(Perspective(state, 0, Dice(key_from_seed(1)))))


@pytest.mark.rule("MR-020")
def test_a_cheap_tile_that_gives_another_turn_is_better_than_a_heart() -> None:
    state = position(seats=3, row=HEADS, track=track((0, 0), (1, 3), (2, 4)))
    assert greedy(state) == "take place=1"


@pytest.mark.rule("MR-056")
def test_time_that_nobody_can_use_any_more_is_worth_nothing() -> None:
    """Two tiles in the deck, and we are so far behind that both of the last turns are ours, whatever this one costs."""
    state = position(
        seats=2,
        row=PLAIN,
        deck=["IMP20", "IMP28"],
        goals="A" * 10,
        homes=[GROWN, home()],
        track=track((0, 0), (1, 11)),
    )
    assert greedy(state) == "take place=6"


@pytest.mark.rule("MR-059")
def test_in_a_final_turn_the_best_tile_is_taken() -> None:
    state = position(seats=3, row=HEADS, deck=[], final=True, track=track((0, 0), (1, 3), (2, 4)))
    assert greedy(state) == "take place=6"


@pytest.mark.rule("MR-070")
def test_in_a_final_turn_the_witch_doctor_is_not_left_to_who_needs_him() -> None:
    """He brings us nothing, and Ben four points; the two hearts would bring us two."""
    state = position(
        seats=2,
        row=["WDR01", *PLAIN[1:]],
        deck=[],
        final=True,
        goals="A" * 10,
        homes=[home(levels=levels(4, 4, 4)), GROWN],
        track=track((0, 0), (1, 3)),
    )
    assert greedy(state) == "take place=1"


@pytest.mark.rule("MR-070")
def test_the_witch_doctor_in_the_row_costs_more_the_more_goals_who_plays_next_has() -> None:
    heuristic = RescueHeuristic()

    def left(other: dict[str, Any]) -> float:
        row = ["WDR01", *PLAIN[1:]]
        state = position(seats=2, row=row, goals="A" * 10, homes=[home(), other], track=track((1, 0), (0, 3)))
        return heuristic.terms(state, 0)["doctor left"]

    assert left(GROWN) < left(home(levels=levels(2, 2, 2), goals=[2])) < 0.0 == left(home())


def positions(seats: int, seed: int, printing: str = "") -> list[RescueState]:
    """Decisions of a random game."""
    state = GAME.new(seats, {"printing": printing})
    assert isinstance(state, RescueState)
    dice = Dice(key_from_seed("terms", seats, seed))
    found: list[RescueState] = []
    bound = Bound(GAME, state)
    while state.pending():
        settle(state, dice)
        found.append(state.clone())
        seat = state.pending()[0] if state.pending() else 0
        legal = state.legal(seat)
        if legal:
            action = legal[dice.below(len(legal))]
            bound.count(seat, action)
            state.apply(seat, action)
    return found


@pytest.mark.parametrize("printing", ["", with_costs(1, 2, 3, 4, 5, 7)], ids=["ours", "another printing"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_terms_add_up_to_the_value_and_every_one_has_words(seats: int, printing: str) -> None:
    heuristic = RescueHeuristic()
    for state in positions(seats, 1, printing):
        values = heuristic.values(state)
        for seat in range(seats):
            terms = heuristic.terms(state, seat)
            assert sum(terms.values()) == pytest.approx(heuristic.value(state, seat), abs=1e-6)
            assert values[seat] == pytest.approx(heuristic.value(state, seat), abs=1e-6)
            for term in terms:
                assert GAME.reason(term, 1.0, NAMES) != GAME.reason(term, -1.0, NAMES) != ""


def test_words_name_the_goal() -> None:
    assert GAME.reason("goal/torso level 4", 2.0, NAMES) == "reaches the goal “torso level 4”"
    assert GAME.reason("near/three rungs", -0.4, NAMES) == "is no step to the goal “three rungs”"


def test_no_words_are_for_terms_that_never_occur() -> None:
    heuristic = RescueHeuristic()
    seen = {
        term.partition("/")[0]
        for state in positions(3, 2)
        for seat in range(3)
        for term in heuristic.terms(state, seat)
    }
    assert seen == set(WORDS)


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_search_finishes_games_of_every_size_and_another_printing(seats: int) -> None:
    for printing in ("", with_costs(1, 2, 3, 4, 5, 7)):
        state = positions(seats, 3, printing)[-12]
        bot, bound = SearchBot(GAME.guide(), lines=20), Bound(GAME, state)
        while state.pending():
            settle(state, Dice(key_from_seed("end")))
            if state.pending():
                seat = state.pending()[0]
                action = bot.choose(Perspective(state, seat, Dice(key_from_seed("search", seat))))
                bound.count(seat, action)
                state.apply(seat, action)
        assert len(state.totals()) == seats
