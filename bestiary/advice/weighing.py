"""Moves weighed by a search, each with the chance to win that it leaves."""

from __future__ import annotations

from typing import NamedTuple

from bestiary.advice.outlook import log_odds, outlook, shifted, spread
from bestiary.bots.search import Prospect, SearchBot
from bestiary.core.guide import Guide
from bestiary.core.perspective import Perspective
from bestiary.core.seats import Action

TRIED = 4  # lines at least, for a move to be spoken of
WORLDS = 4  # imagined positions in which is looked how it stands


class Weighed(NamedTuple):
    """A move, the chance to win after it, and in how many lines it was tried; in none where a glance was enough."""

    action: Action
    chance: float
    lines: int


def weigh(guide: Guide, sight: Perspective, lines: int, moves: list[Action] | None = None) -> list[Weighed]:
    """The best move first, and of the others none that might be better; with moves named, only those are compared."""
    prospects = SearchBot(guide, lines=lines, patient=True).weigh(sight, moves)
    most = prospects[0].visits
    if moves is None:
        prospects = [one for one in prospects if one.visits >= min(TRIED, most)]
    best = max((one for one in prospects if 2 * one.visits >= most), key=lambda one: one.worth)
    others = sorted(
        (one for one in prospects if one is not best and one.worth <= best.worth), key=lambda one: -one.worth
    )
    if most and guide.calibrated:
        return [Weighed(one.action, one.worth, one.visits) for one in (best, *others)]
    now = _now(guide, sight)
    found = [Weighed(best.action, now, best.visits)]
    for one in others:
        behind = _behind(guide, sight, one, best) if most else (one.worth - best.worth) / spread(guide, sight.imagine())
        found.append(Weighed(one.action, shifted(now, behind), one.visits))
    return found


def _now(guide: Guide, sight: Perspective) -> float:
    """The seat's chance before it moves, as far as it can know; who moves well keeps it."""
    worlds = min(WORLDS, guide.heuristic.worlds())
    return sum(outlook(guide, sight.imagine())[sight.seat] for _ in range(worlds)) / worlds


def _behind(guide: Guide, sight: Perspective, one: Prospect, best: Prospect) -> float:
    """How much worse the odds are than after the best move. Lines that end before the game tell points, of which the
    guide's scale makes odds, and the outlook true ones."""
    less = log_odds(one.worth) - log_odds(best.worth)
    whole = guide.turns == 0 and (guide.plays_out or not guide.deep)
    return less if whole else less * guide.scale / spread(guide, sight.imagine())
