"""What the bots know: who can still win, a value for every position, and its terms, which add up and have words."""

import pytest

from bestiary.bots import make_bot
from bestiary.bots.search import SearchBot
from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.perspective import Perspective
from bestiary.core.playout import settle
from bestiary.core.seats import CHANCE
from bestiary.games.monster_cafe import GAME
from bestiary.games.monster_cafe.actions import ACTIONS
from bestiary.games.monster_cafe.heuristic import CafeHeuristic
from bestiary.games.monster_cafe.reasons import WORDS
from bestiary.games.monster_cafe.state import CafeState
from bestiary.games.monster_cafe.strength import strengths
from tests.ending import Bound
from tests.games.monster_cafe.positions import owns, position, table

NAMES = ("Ada", "Ben", "Cleo", "Dan")


def last_round(*mine: str) -> CafeState:
    """The last table of the last round is ours to clear, and would bring nothing: its Dust Bunny Eater is fed twice,
    and two others not at all. One seat is free. Ben is out with 3 points."""
    return position(
        round=4,
        turn=0,
        centre=[None, None, None, table("deviled_dust_bunnies", "dust_bunny", "sludge", "eyeball")],
        collections=[
            owns(mine, ["bblt", "boiled_brains", "deviled_dust_bunnies"]),
            owns(["sludge"] * 3, ["sludge_souffle", "stinky_sock_stew", "roasted_roadkill", "spaghetti_and_eyeballs"]),
            owns([], ["sludge_souffle", "stinky_sock_stew", "roasted_roadkill", "spaghetti_and_eyeballs"]),
            owns([], ["bblt", "boiled_brains", "toenail_tartare", "toenail_tartare"]),
        ],
    )


def greedy(state: CafeState) -> str:
    bot = make_bot("greedy", GAME)
    return ACTIONS.text(bot.choose(Perspective(state, 0, Dice(key_from_seed(1)))))


@pytest.mark.rule("MC-060", "MC-043")
def test_who_would_lose_by_clearing_draws_while_that_may_still_win() -> None:
    """2 points against 3 if we clear, 4 if we draw another Dust Bunny Eater or an Anything Eater."""
    state = last_round("brain", "brain")
    assert greedy(state) == "draw"
    assert CafeHeuristic().terms(state, 0)["beaten"] == 0.0


@pytest.mark.rule("MC-060", "MC-030")
def test_who_wins_by_clearing_does_not_risk_a_sorbet() -> None:
    assert greedy(last_round("brain", "brain", "bellybutton_lint", "bellybutton_lint")) == "clear table=3"


def test_who_has_less_than_another_with_the_last_table_is_beaten() -> None:
    state = last_round("brain")
    terms = [CafeHeuristic().terms(state, seat)["beaten"] for seat in range(4)]
    assert terms[1] == 0.0
    assert terms[2] == terms[3] < 0.0


def decisions(seats: int, seed: int) -> list[CafeState]:
    """All positions of a random game, also those that wait for chance."""
    state = GAME.new(seats)
    assert isinstance(state, CafeState)
    dice = Dice(key_from_seed("terms", seats, seed))
    found, bound = [state.clone()], Bound(GAME, state)
    while pending := state.pending():
        seat = pending[0]
        if seat == CHANCE:
            action = state.outcome(dice.below(state.odds()))
        else:
            legal = state.legal(seat)
            action = legal[dice.below(len(legal))]
        bound.count(seat, action)
        state.apply(seat, action)
        found.append(state.clone())
    return found


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_terms_add_up_to_the_value_and_every_one_has_words(seats: int) -> None:
    """Also where no table is on offer, because the next ones are still to be dealt."""
    heuristic = CafeHeuristic()
    for state in decisions(seats, 1):
        values = heuristic.values(state)
        for seat in range(seats):
            terms = heuristic.terms(state, seat)
            assert sum(terms.values()) == pytest.approx(heuristic.value(state, seat), abs=1e-6)
            assert values[seat] == pytest.approx(heuristic.value(state, seat), abs=1e-6)
            for term in terms:
                assert GAME.reason(term, 1.0, NAMES) != GAME.reason(term, -1.0, NAMES) != ""


def test_words_name_monsters_and_players() -> None:
    assert GAME.reason("fed/sludge", 2.0, NAMES) == "feeds Sludge Eaters"
    assert GAME.reason("unfed/brain", -2.0, NAMES) == "leaves Brain Eaters hungry"
    assert GAME.reason("rival/1", -0.4, NAMES) == "plays into Ben's hands"


def test_no_words_are_for_terms_that_never_occur() -> None:
    heuristic = CafeHeuristic()
    seen = {
        term.partition("/")[0]
        for state in decisions(3, 2)
        for seat in range(3)
        for term in heuristic.terms(state, seat)
    }
    assert seen == set(WORDS)


def test_the_winner_stands_strongest_at_the_end() -> None:
    for seats in GAME.seats:
        state = decisions(seats, 3)[-1]
        found = strengths(state)
        assert found.index(max(found)) in state.won_by()


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_search_finishes_games_of_every_size(seats: int) -> None:
    state = decisions(seats, 4)[-40]
    bot, bound = SearchBot(GAME.guide(), lines=30), Bound(GAME, state)
    while state.pending():
        settle(state, Dice(key_from_seed("end")))
        if state.pending():
            seat = state.pending()[0]
            action = bot.choose(Perspective(state, seat, Dice(key_from_seed("search", seat))))
            bound.count(seat, action)
            state.apply(seat, action)
    assert len(state.totals()) == seats
