"""The analysis of a finished game: a chance for everybody after each move, and the moves that cost much."""

import msgspec
import pytest

from bestiary.advice.analysis import PIECE, analyse, better, judge, plan, turns
from bestiary.advice.moments import Analysis
from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.errors import BadRecord
from bestiary.core.game import Game
from bestiary.core.match import Match
from bestiary.core.record import Record, position_after, replay
from bestiary.core.seats import CHANCE
from tests.advice.spoken import GAME as SPOKEN
from tests.ending import until_over
from tests.toy.game import GAME as TOY


def played(seed: int = 4, seats: int = 2, game: Game = SPOKEN) -> Record:
    match = Match(game, game.new(seats), key=key_from_seed(seed), players=["Ann", "Ben", "Cy"][:seats])
    dice = Dice(key_from_seed(seed, "moves"))
    for _ in until_over(match):
        seat = match.pending[0]
        legal = match.legal(seat)
        match.play(seat, legal[dice.below(len(legal))])
    return match.record()


@pytest.fixture(scope="module")
def record() -> Record:
    return played()


@pytest.fixture(scope="module")
def analysis(record: Record) -> Analysis:
    return analyse(record, SPOKEN, seconds=1.0)


def test_every_move_of_a_player_has_its_moment(record: Record, analysis: Analysis) -> None:
    moves = [(number, seat) for number, (seat, _, _) in enumerate(replay(record, SPOKEN), 1) if seat != CHANCE]
    assert [(moment.number, moment.seat) for moment in analysis.moments] == moves
    assert [moment.last + 1 for moment in analysis.moments[:-1]] == [number for number, _ in moves[1:]]
    assert all(sum(moment.chances) == pytest.approx(1.0, abs=0.03) for moment in analysis.moments)
    assert record.result is not None
    ended = [seat for seat, chance in enumerate(analysis.moments[-1].chances) if chance > 0]
    assert ended == sorted(record.result.winners)


def test_what_cost_much_is_marked_with_what_was_better(record: Record, analysis: Analysis) -> None:
    marked = [moment for moment in analysis.moments if moment.better is not None]
    assert marked, "who moves at random errs"
    for moment in marked:
        assert moment.better is not None
        before = position_after(record, moment.number - 1, SPOKEN)
        legal = {SPOKEN.actions.text(action) for action in before.legal(moment.seat)}
        assert moment.better.text in legal - {moment.text}
        assert moment.better.cost >= 0.08
        assert moment.better.why.endswith(".")
        for other in moment.better.others:
            assert other.text in legal - {moment.text, moment.better.text}
            assert 0 < other.cost <= moment.better.cost


def test_everybody_gets_a_sentence(analysis: Analysis) -> None:
    assert [story.split()[0] for story in analysis.stories] == ["Ann", "Ben"]
    assert all(story.endswith(".") and story.count(". ") == 0 for story in analysis.stories)


def test_the_pieces_are_the_whole(record: Record, analysis: Analysis) -> None:
    lines, pieces = plan(record, SPOKEN, 1.0)
    assert pieces == -(-len(analysis.moments) // PIECE)
    found = [moment for piece in range(pieces) for moment in judge(record, SPOKEN, lines, piece)]
    assert found == analysis.moments
    assert msgspec.json.decode(msgspec.json.encode(analysis), type=Analysis) == analysis


def test_progress_is_told(record: Record) -> None:
    told: list[float] = []
    analyse(record, SPOKEN, seconds=0.1, told=told.append)
    assert told == sorted(told)
    assert told[-1] == 1.0


def test_a_game_that_goes_on_is_not_analysed() -> None:
    match = Match(SPOKEN, SPOKEN.new(2), key=key_from_seed(1))
    with pytest.raises(BadRecord, match="not over"):
        analyse(match.record(), SPOKEN)


def test_a_move_is_judged_by_what_its_player_could_know() -> None:
    """In a position that its player cannot tell from the true one, the judgement is the same."""
    record, guide = played(2, 3, TOY), TOY.guide()
    for turn in turns(record, TOY):
        twin = turn.before.imagine(turn.seat, Dice(key_from_seed("twin", turn.number)))
        found = [better(TOY, guide, one, record.players, 24) for one in (turn, turn._replace(before=twin))]
        assert found[0] == found[1]
