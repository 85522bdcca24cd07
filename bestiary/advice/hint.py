"""A hint: the best move and up to two others, each with its chance to win and a true reason. A move that is worse in
every way is not shown beside it: nobody is advised to hurt himself."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from bestiary.advice.glance import Terms, difference, glance
from bestiary.advice.reasons import SLIGHT, Reason, in_words, reasons
from bestiary.advice.weighing import Weighed, weigh
from bestiary.core.game import Game
from bestiary.core.guide import Guide
from bestiary.core.perspective import Perspective
from bestiary.core.seats import Action

OTHERS = 2  # moves beside the best
LOOKED_AT = 6  # of the best: one of them is not as good as the others, and says why they are
TIE = 0.01  # of a chance to win: who differs by less is as good
ENOUGH = 0.65  # of what speaks against a move must be outweighed, for it to be shown
SECONDS = 0.25  # of thinking, by the guide's speed
ONLY = "It is the only thing you can do."
NOTHING_ELSE = "Nothing else is worth thinking about here."
AS_GOOD = "As good as the best, as far as a bot can tell."
ALL_ALIKE = "No other move is better, and some are as good, as far as a bot can tell."


class Suggestion(Struct, frozen=True):
    """A move, with what speaks for it; of a move beside the best, what it lacks."""

    action: Action
    chance: float  # to win
    points: float  # that a glance expects more from it than from the move it is compared with, or less
    tie: bool  # another move that is shown is as good
    reasons: list[Reason]
    why: str


class Advice(Struct, frozen=True):
    """The best move first; none is better than one before it."""

    moves: list[Suggestion]


class Judged(Struct, frozen=True):
    """A move that has been looked at closely."""

    move: Weighed
    terms: Terms

    @property
    def value(self) -> float:
        """What a glance says of it."""
        return sum(self.terms.values())

    @property
    def rank(self) -> tuple[float, float]:
        """By the chance to win, and where that is the same by the glance."""
        return self.move.chance, self.value

    def as_good(self, other: Judged) -> bool:
        """Whether neither thinking ahead nor a glance tells them apart."""
        return self.move.chance == other.move.chance and abs(self.value - other.value) <= SLIGHT

    def beside(self, best: Judged) -> bool:
        """Whether it is worth a look beside the best: it is as good, or much speaks for it. Where nobody has thought
        ahead, a glance alone decides which of two moves that win as often is worse."""
        if self.as_good(best):
            return True
        if self.move.lines == 0 and self.move.chance == best.move.chance:
            return False
        amounts = difference(self.terms, best.terms).values()
        gained, lost = sum(one for one in amounts if one > 0), -sum(one for one in amounts if one < 0)
        return gained >= ENOUGH * lost


def advise(
    game: Game, sight: Perspective, names: Sequence[str], lines: int = 0, moves: list[Action] | None = None
) -> Advice:
    """What a strong bot would do in this place, and why. It knows what the seat knows. With moves named, only those are
    compared."""
    guide = game.guide()
    weighed = weigh(guide, sight, lines or usual_lines(guide), moves)[:LOOKED_AT]
    terms = glance(guide.heuristic, sight, [one.action for one in weighed])
    judged = _ties_first([Judged(move, amounts) for move, amounts in zip(weighed, terms, strict=True)])
    best, *others = judged
    matter = sight.candidates()
    if best.move.action in matter:  # then nobody need be shown what only prepares something, or undoes it
        others = [one for one in others if one.move.action in matter]
    shown = [best, *[one for one in others if one.beside(best)][:OTHERS]]
    return Advice([_suggestion(game, names, judged, one, alone=len(sight.legal()) == 1) for one in shown])


def usual_lines(guide: Guide) -> int:
    """How much is thought for a hint."""
    return max(64, int(guide.speed * SECONDS))


def because(game: Game, one: Judged, other: Judged, names: Sequence[str]) -> tuple[list[Reason], str]:
    """Why a move is better than another, or worse: by its terms, or where those do not tell, by thinking ahead."""
    points = one.value - other.value
    better = one.rank >= other.rank
    if (points > SLIGHT) if better else (points < -SLIGHT):
        found = reasons(game, one.terms, other.terms, names)
        return found, in_words(game, found) or _expected(game, points, better)
    often = f"{percent(one.move.chance)} against {percent(other.move.chance)}"
    if not better:
        return [], f"At a glance it looks no worse, but thinking ahead it wins less often: {often}."
    found = [reason for reason in reasons(game, one.terms, other.terms, names) if reason.gain > 0][:1]
    besides = f" It {found[0].words(game)}." if found else ""
    return found, f"Thinking ahead, it wins more often: {often}.{besides}"


def _expected(game: Game, points: float, better: bool) -> str:
    than, more = ("the next best", "more") if better else ("the best", "less")
    much = f"{abs(points):.1f} points {more}" if game.in_points else more
    return f"A bot expects {much} from it than from {than}."


def percent(chance: float) -> str:
    """A chance as people say it.

    >>> percent(0.618)
    '62 %'
    """
    return f"{100 * chance:.0f} %"


def _ties_first(judged: list[Judged]) -> list[Judged]:
    """Of those that win as often as the best, the one that a glance likes most comes first. They are told the same
    chance."""
    best = judged[0].move.chance
    ties = [one for one in judged if best - one.move.chance < TIE]
    ties.sort(key=lambda one: -one.value)
    return [Judged(one.move._replace(chance=best), one.terms) for one in ties] + judged[len(ties) :]


def _suggestion(game: Game, names: Sequence[str], judged: list[Judged], one: Judged, alone: bool) -> Suggestion:
    best = judged[0]
    chance = round(one.move.chance, 3)
    ties = any(other is not one and one.as_good(other) for other in judged)
    if alone:
        return Suggestion(one.move.action, chance, 0.0, False, [], ONLY)
    if one is best:
        other = next((other for other in judged if not best.as_good(other)), None)
    else:
        other = None if one.as_good(best) else best
    if other is None:
        why = NOTHING_ELSE if not ties else ALL_ALIKE if one is best else AS_GOOD
        return Suggestion(one.move.action, chance, 0.0, ties, [], why)
    found, why = because(game, one, other, names)
    tie = ties and one.as_good(best)
    return Suggestion(one.move.action, chance, round(one.value - other.value, 2), tie, found, why)
