"""What the heuristic counts, taken apart; and faults that bots were seen to make, each with the better move."""

import pytest

from bestiary.bots import make_bot
from bestiary.bots.search import SearchBot
from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.playout import play_out, settle
from bestiary.core.seats import CHANCE
from bestiary.core.state import State
from bestiary.games.wombat_rescue import GAME
from bestiary.games.wombat_rescue.components import TILE_NAMES
from bestiary.games.wombat_rescue.heuristic import WombatHeuristic
from bestiary.games.wombat_rescue.reasons import WORDS
from tests.games.wombat_rescue.positions import BLUE, RED, match_of, scene
from tests.games.wombat_rescue.test_greedy import choice

NAMES = ["Ann", "Bob", "Cat", "Dan", "Eve"]


def terms_along_a_random_game(seats: int, most: int) -> list[tuple[State, int]]:
    """Positions of a random game, with who is asked."""
    state = GAME.new(seats, {"protection": True, "max_turns": 12})
    dice = Dice(key_from_seed(seats, "terms"))
    found: list[tuple[State, int]] = []
    while len(found) < most:
        settle(state, dice)
        pending = state.pending()
        if not pending:
            break
        found.append((state.clone(), pending[0]))
        legal = state.legal(pending[0])
        state.apply(pending[0], legal[dice.below(len(legal))])
    found.append((state, 0))
    return found


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_terms_add_up_to_the_value(seats: int) -> None:
    heuristic = WombatHeuristic()
    for state, asked in terms_along_a_random_game(seats, 60):
        for seat in {asked, seats - 1}:
            terms = heuristic.terms(state, seat)
            assert sum(terms.values()) == pytest.approx(heuristic.value(state, seat), abs=1e-6)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_term_has_words(seats: int) -> None:
    heuristic = WombatHeuristic()
    kinds = set()
    for state, asked in terms_along_a_random_game(seats, 60):
        for term in heuristic.terms(state, asked):
            kinds.add(term.partition("/")[0])
            assert GAME.reason(term, 1.0, NAMES)
            GAME.reason(term, -1.0, NAMES)
    assert kinds <= set(WORDS)


def test_reasons_name_players_and_tiles() -> None:
    assert GAME.reason("rival/1", 1.0, NAMES) == "holds Bob up"
    assert [GAME.reason(f"tile/{name}", -1.0, NAMES) for name in TILE_NAMES] == [
        "uses up Hold It In",
        "uses up Scamper",
        "uses up Run Home",
        "uses up the High-Fiber Diet",
        "uses up the Dingo Protection",
    ]


@pytest.mark.parametrize("face", ["1", "2", "3"])
def test_on_a_tie_the_dingo_is_sent_at_somebody_else(face: str) -> None:
    """Two ways lead to each of them, so that he does not run before the next question is answered."""
    state = scene(
        seats=2, controller=RED, mamas={RED: (2, 1), BLUE: (-2, -1)}, dingo=[(0, 0)], cubes={RED: {(2, 1): 1}}
    )
    match = match_of(state, "end_movement", script=[f"roll face={face}"])
    assert match.pending == (RED,)
    assert choice(match.now) == "dingo_target seat=1"


@pytest.mark.parametrize(("layout", "number"), [("standard", 14), ("four_corners", 1)])
def test_alone_she_does_not_go_round_in_circles(layout: str, number: int) -> None:
    """Games that went to the bound of turns, by the same dash again and again."""
    state = GAME.new(1, {"layout": layout})
    play_out(
        state,
        [make_bot("greedy", GAME)],
        [Dice(key_from_seed("s", "bot", number, 0))],
        Dice(key_from_seed("s", "game", number)),
    )
    assert state.turns_begun() < 90


def test_holds_nothing_in_that_is_not_there() -> None:
    state = scene(mamas={RED: (0, 0)}, cubes={RED: {(0, 0): 1}}, unused={RED: ["hold_it_in"]})
    state.moves = 3
    assert choice(state) == "end_movement"


def test_keeps_scamper_while_moves_are_left() -> None:
    """One step to food, with three moves to make: a move does it."""
    state = scene(mamas={RED: (0, 0)}, cubes={RED: {(0, 0): 1}}, food={(1, 0): "black"}, unused={RED: ["scamper"]})
    assert choice(state) == "move direction=E distance=1"


def test_a_search_finds_a_turn_that_a_glance_does_not() -> None:
    """Away from home first, for the line that leads there."""
    state = scene(size=6, home=(0, 6), mamas={RED: (0, 0)}, cubes={RED: {(0, 0): 3, (0, 4): 2}}, pouch={RED: 0})
    bot = SearchBot(GAME.guide(), lines=200)
    match = match_of(state)
    while match.pending == (RED,) and match.now.pouch[RED] == 0 and match.now.turns == 0:
        match.play(RED, match.text(bot.choose(match.sight(RED, Dice(key_from_seed(1))))))
    assert match.now.rescued[RED] == 1


def test_chance_matters_where_it_moves_somebody() -> None:
    heuristic = WombatHeuristic()
    state = GAME.new(2)
    assert state.pending() == (CHANCE,)
    assert not heuristic.chance_matters(state)
