"""What a finished game was like: every player's chance to win after each move, and the moves that cost much.

A move is judged by what its player could know then: by the search of a bot in that seat at that moment. The chances
after it are those of the true position: the game is over, and everything may be seen. A long game is judged in pieces,
so that others have their turn in between.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from bestiary.advice.glance import glance
from bestiary.advice.hint import Judged, because
from bestiary.advice.moments import Analysis, Better, Moment
from bestiary.advice.outlook import of_teams, outlook
from bestiary.advice.story import stories
from bestiary.advice.weighing import Weighed, weigh
from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.errors import BadRecord
from bestiary.core.game import Game
from bestiary.core.guide import Guide
from bestiary.core.perspective import Perspective
from bestiary.core.record import Record, beginning, replay
from bestiary.core.result import Result
from bestiary.core.seats import CHANCE, Action, Seat
from bestiary.core.state import State
from bestiary.core.view import named

QUICK = 3.0  # seconds of thinking for a game, by the guide's speed
PIECE = 12  # decisions that are judged without a pause
MUCH = 0.08  # of a chance to win: what costs so much is marked
FEWEST, MOST = 24, 400  # lines for a move
ALSO = 2  # further moves that are shown beside the best one
CLOSER = 4  # times as many lines, before a move is said to have cost much
DOUBT = 0.7  # how far two moves may seem apart that were tried once each and are the same; less with every line


def analyse(
    record: Record, game: Game | None = None, seconds: float = QUICK, told: Callable[[float], None] | None = None
) -> Analysis:
    """All of it, a piece after the other. `told` hears how far it is, from 0 to 1."""
    game, _ = beginning(record, game)
    lines, pieces = plan(record, game, seconds)
    moments: list[Moment] = []
    for number in range(pieces):
        moments += judge(record, game, lines, number)
        if told is not None:
            told((number + 1) / pieces)
    return sum_up(record, game, lines, moments)


def plan(record: Record, game: Game, seconds: float = QUICK) -> tuple[int, int]:
    """How many lines a move is thought about, and how many pieces there are. Only a finished game has any."""
    if record.result is None:
        raise BadRecord("result", "the game is not over, and only a finished one is analysed")
    moves = decisions = 0
    for turn in turns(record, game):
        moves += 1
        decisions += _chosen(game, turn)
    lines = game.guide().speed * seconds / 2 / max(decisions, 1)
    return int(min(max(lines, FEWEST), MOST)), math.ceil(moves / PIECE)


def judge(record: Record, game: Game, lines: int, piece: int) -> list[Moment]:
    """The moves of one piece."""
    assert record.result is not None
    guide, found = game.guide(), []
    for turn in islice(turns(record, game), piece * PIECE, (piece + 1) * PIECE):
        instead = None
        if _chosen(game, turn):
            instead = better(game, guide, turn, record.players, lines)
        text, label = record.moves[turn.number - 1].partition(" ")[2], _label(turn, turn.action, record.players)
        chances = _chances(guide, turn.after, record.result)
        found.append(Moment(turn.number, turn.last, turn.seat, text, label, chances, instead))
    return found


def sum_up(record: Record, game: Game, lines: int, moments: list[Moment]) -> Analysis:
    """All pieces together."""
    assert record.result is not None
    first = next(turns(record, game)).before
    opening = _chances(game.guide(), first, record.result)
    told = stories(record.players, record.result, opening, moments)
    return Analysis(game.id, record.rules, list(record.players), lines, opening, moments, told)


class Turn(NamedTuple):
    """A player's move, the position before it, and the one after it when chance has answered."""

    number: int
    last: int
    seat: Seat
    action: Action
    before: State
    after: State


def turns(record: Record, game: Game) -> Iterator[Turn]:
    """The moves of the players, one after the other."""
    _, start = beginning(record, game)
    now = before = start
    number, seat, action = 0, CHANCE, 0
    for step, (who, what, state) in enumerate(replay(record, game), start=1):
        if who != CHANCE:
            if number:
                yield Turn(number, step - 1, seat, action, before, now)
            number, seat, action, before = step, who, what, now
        now = state.clone()
    yield Turn(number, len(record.moves), seat, action, before, now)


def _chosen(game: Game, turn: Turn) -> bool:
    """Whether it was a real choice of somebody who had to choose."""
    asked = turn.seat in turn.before.pending() and not game.actions.tray(turn.action)
    return asked and len(turn.before.candidates(turn.seat)) > 1


def better(game: Game, guide: Guide, turn: Turn, names: Sequence[str], lines: int) -> Better | None:
    """What cost much less, if something did: first of all moves, then closer, of the best beside the one made."""
    sight = Perspective(turn.before, turn.seat, Dice(key_from_seed("analysis", turn.number)))
    first = weigh(guide, sight, lines)
    best, *others = first
    made = next((one for one in others if one.action == turn.action), None)
    if best.action == turn.action or (made is not None and best.chance - made.chance < MUCH / 2):
        return None
    best, *others = weigh(guide, sight, CLOSER * lines, [best.action, turn.action])
    if best.action == turn.action or not others:
        return None
    made = others[0]
    if best.chance - made.chance < max(MUCH, _doubt(best, made)):
        return None

    def told(one: Weighed, others: list[Better]) -> Better:
        terms = glance(guide.heuristic, sight, [one.action, made.action])
        _, why = because(game, Judged(one, terms[0]), Judged(made, terms[1]), names)
        cost = round(one.chance - made.chance, 3)
        text, label = game.actions.text(one.action), _label(turn, one.action, names)
        return Better(text, label, round(one.chance, 3), cost, why, others)

    also = [one.action for one in first if one.action not in (best.action, made.action)][:ALSO]
    closer = weigh(guide, sight, CLOSER * lines, also) if also else []
    return told(best, [told(one, []) for one in closer if made.chance < one.chance <= best.chance])


def _doubt(one: Weighed, other: Weighed) -> float:
    """How far apart two moves may seem by luck alone."""
    return DOUBT * math.sqrt(1 / one.lines + 1 / other.lines) if one.lines and other.lines else 0.0


def _chances(guide: Guide, state: State, result: Result) -> list[float]:
    return [round(chance, 3) for chance in of_teams(outlook(guide, state), result.teams)]


def _label(turn: Turn, action: Action, names: Sequence[str]) -> str:
    choice = next(choice for choice in turn.before.choices(turn.seat) if choice.action == action)
    return named(choice, names).label
