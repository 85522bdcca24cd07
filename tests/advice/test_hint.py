"""A hint is true: it names the best first, says what was counted, with the sign it has, and calls ties ties."""

from collections.abc import Iterator

import pytest

from bestiary.advice.glance import difference, glance
from bestiary.advice.hint import AS_GOOD, ONLY, advise
from bestiary.advice.outlook import outlook
from bestiary.advice.reasons import LEAST, SLIGHT, Reason, in_words, reasons
from bestiary.bots.greedy import GreedyBot
from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.game import Game
from bestiary.core.match import Match
from bestiary.core.perspective import Perspective
from bestiary.core.registry import games
from bestiary.core.seats import Seat
from tests.advice.spoken import GAME as SPOKEN
from tests.ending import until_over
from tests.toy.game import GAME as TOY

NAMES = ["Ann", "Ben", "Cy", "Dee"]
EVERY = [SPOKEN, TOY, *games().values()]


def decisions(game: Game, seats: int, every: int = 7, seed: int = 1) -> Iterator[tuple[Match, Seat]]:
    """Some moments of a game in which a seat has a real choice."""
    match = Match(game, game.new(seats), key=key_from_seed(seed))
    dice = Dice(key_from_seed(seed, "moves"))
    count = 0
    while not match.over and count < 20 * every:
        seat = match.pending[0]
        legal = match.legal(seat)
        count += len(legal) > 1
        if len(legal) > 1 and count % every == 0:
            yield match, seat
        match.play(seat, legal[dice.below(len(legal))])


def sight_of(match: Match, seat: Seat) -> Perspective:
    return match.sight(seat, Dice(key_from_seed("hint")))


@pytest.mark.parametrize("game", EVERY, ids=lambda game: type(game).__name__)
def test_a_hint_is_legal_sorted_and_says_something(game: Game) -> None:
    for match, seat in decisions(game, game.usual_seats, every=29):
        advice = advise(game, sight_of(match, seat), NAMES, lines=24)
        actions = [move.action for move in advice.moves]
        assert 1 <= len(actions) <= 3
        assert len(set(actions)) == len(actions)
        assert set(actions) <= set(match.legal(seat))
        chances = [move.chance for move in advice.moves]
        assert chances == sorted(chances, reverse=True), "none is better than one before it"
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        assert all(move.why.endswith(".") and move.why[0].isupper() for move in advice.moves)
        assert advice == advise(game, sight_of(match, seat), NAMES, lines=24), "the same question, the same answer"


def test_a_reason_names_only_what_differs_with_its_sign() -> None:
    said = 0
    for match, seat in decisions(SPOKEN, 3, every=2):
        first, *others = glance(SPOKEN.heuristic(), sight_of(match, seat), match.legal(seat))
        for amounts in others:
            differences = difference(amounts, first)
            found = reasons(SPOKEN, amounts, first, NAMES)
            for reason in found:
                said += 1
                assert reason.gain == pytest.approx(differences[reason.term], abs=0.01)
                assert abs(reason.gain) >= LEAST * sum(map(abs, differences.values())) - 0.01
                assert SPOKEN.reason(reason.term, reason.gain, NAMES) == reason.text
                said_so = in_words(SPOKEN, found)
                assert f"{reason.text} (" in said_so[0].lower() + said_so[1:]
    assert said >= 3


@pytest.mark.parametrize("game", games().values(), ids=lambda game: type(game).__name__)
def test_nobody_is_advised_to_hurt_himself(game: Game) -> None:
    """Beside the best move stands only what is as good, or has something that speaks for it."""
    for match, seat in decisions(game, game.usual_seats, every=23, seed=2):
        sight = sight_of(match, seat)
        moves = advise(game, sight, NAMES, lines=24).moves
        best, *others = glance(game.heuristic(), sight_of(match, seat), [move.action for move in moves])
        for move, amounts in zip(moves[1:], others, strict=True):
            differences = difference(amounts, best)
            gained = sum(one for one in differences.values() if one > 0)
            lost = -sum(one for one in differences.values() if one < 0)
            assert gained >= 0.5 * lost - 0.5, (move, differences)
            assert move.tie <= (abs(sum(differences.values())) < 0.5), "a tie that a glance tells apart"


def test_the_terms_of_a_glance_add_up_to_what_greedy_expects() -> None:
    for game in (SPOKEN, TOY):
        for match, seat in decisions(game, 3, every=9):
            legal = match.legal(seat)
            terms = glance(game.heuristic(), sight_of(match, seat), legal)
            values = GreedyBot(game.heuristic()).values(sight_of(match, seat), legal)
            assert [sum(amounts.values()) for amounts in terms] == pytest.approx(values)


def test_what_decides_comes_first_and_one_thing_against_it() -> None:
    better, worse = {"own": 6.0, "rival/1": -1.0, "rival/2": 0.0}, {"own": 0.0, "rival/1": 0.0, "rival/2": -0.2}
    found = reasons(SPOKEN, better, worse, NAMES)
    assert [(reason.term, reason.gain) for reason in found] == [("own", 6.0), ("rival/1", -1.0)], "0.2 is too little"
    assert in_words(SPOKEN, found) == "Scores (+6), but lets Ben score (\N{MINUS SIGN}1)."
    assert (
        in_words(SPOKEN, reasons(SPOKEN, worse, better, NAMES)) == "Loses (\N{MINUS SIGN}6), but holds Ben back (+1)."
    )
    assert reasons(SPOKEN, better, better, NAMES) == []


def test_a_number_is_only_told_where_it_is_of_points() -> None:
    """Babies and Levels are won by: what a bot weighs there in numbers says nothing to a player."""
    found = [Reason("home", 3.5, "brings a baby home")]
    told = {id_: in_words(game, found) for id_, game in games().items()}
    plain = {id_ for id_, text in told.items() if text == "Brings a baby home."}
    assert plain == {"wombat_rescue", "munchkin_babies"}
    assert {text for id_, text in told.items() if id_ not in plain} == {"Brings a baby home (+3.5)."}


def test_ties_are_called_ties_and_a_glance_breaks_them() -> None:
    """Where a search cannot tell moves apart, nobody is advised to do what looks worse."""
    ties = 0
    for match, seat in decisions(SPOKEN, 2, every=3):
        sight = sight_of(match, seat)
        advice = advise(SPOKEN, sight, NAMES, lines=64)
        tied = [move for move in advice.moves if move.tie]
        assert not tied or (advice.moves[0] in tied and len({move.chance for move in tied}) == 1)
        values = [sum(t.values()) for t in glance(SPOKEN.heuristic(), sight, [move.action for move in tied])]
        assert values == sorted(values, reverse=True) or max(values) - min(values) < SLIGHT
        ties += bool(tied)
        assert all(move.why == AS_GOOD for move in tied[1:])
    assert ties


def test_who_has_no_choice_is_told_so() -> None:
    match = Match(SPOKEN, SPOKEN.new(2), key=key_from_seed(3))
    seat = match.pending[0]
    assert match.legal(seat) == [0]
    assert [move.why for move in advise(SPOKEN, sight_of(match, seat), NAMES).moves] == [ONLY]


def test_a_secret_does_not_change_a_hint() -> None:
    """A hint depends on what the seat knows: in positions that it cannot tell apart it is the same."""
    for match, seat in decisions(TOY, 3, every=5):
        twin = Perspective(match.state.imagine(seat, Dice(key_from_seed("twin"))), seat, Dice(key_from_seed("hint")))
        assert advise(TOY, twin, NAMES, lines=24) == advise(TOY, sight_of(match, seat), NAMES, lines=24)


@pytest.mark.parametrize("game", EVERY, ids=lambda game: type(game).__name__)
def test_chances_of_all_seats_add_up_and_end_with_the_winners(game: Game) -> None:
    match = Match(game, game.new(game.usual_seats), key=key_from_seed(5))
    dice = Dice(key_from_seed(5, "moves"))
    for _ in until_over(match):
        if dice.below(9) == 0:
            assert sum(outlook(game.guide(), match.state)) == pytest.approx(1.0, abs=0.03)
        legal = match.legal(match.pending[0])
        match.play(match.pending[0], legal[dice.below(len(legal))])
    assert match.result is not None
    found = outlook(game.guide(), match.state)
    assert [seat for seat, chance in enumerate(found) if chance > 0] == sorted(match.result.winners)
