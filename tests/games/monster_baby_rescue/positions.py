"""Positions for the tests of Monster Baby Rescue, and a few ways of looking at them."""

from collections.abc import Iterable
from typing import Any

import pytest

from bestiary.core.dice import key_from_seed
from bestiary.core.errors import Refused
from bestiary.core.event import Event
from bestiary.core.match import Match
from bestiary.core.record import digest
from bestiary.core.refusal import Refusal
from bestiary.games.monster_baby_rescue import GAME, counters
from bestiary.games.monster_baby_rescue.counters import WIDTH
from bestiary.games.monster_baby_rescue.state import RescueState
from bestiary.games.monster_baby_rescue.view import Home, RescueView
from tests.ending import until_over

ROW = ["IMP01", "IMP02", "WNT01", "BED01", "BED02", "BED03"]  # costs 2, 2, 3, 3, 4, 4
COSTS = [2, 2, 3, 3, 4, 4]
PARTS = ("head", "torso", "legs")


def position(**document: Any) -> RescueState:
    """The position of a partial document."""
    state = GAME.load({"game": "monster_baby_rescue", **document})
    assert isinstance(state, RescueState)
    return state


def started(script: Iterable[str] = (), **document: Any) -> Match:
    """A match that goes on from there; `script` names the next tiles."""
    outcomes = [f"deal tile={tile}" for tile in script]
    state = position(**document)
    return Match(GAME, state, key=key_from_seed(1), from_position=True, script=outcomes)


def counted(seats: int, finals: str = "AAAA", **counts: list[int]) -> RescueState:
    """A position in which the seats have these counts, by the names of counters.py, wherever they come from."""
    state = position(seats=seats, finals=finals)
    for name, values in counts.items():
        for seat, value in enumerate(values):
            state.have[seat * WIDTH + getattr(counters, name.upper())] = value
    return state


def seen(match: Match, viewer: int | None = None) -> RescueView:
    """What a viewer sees of the table."""
    view = match.view(viewer)
    assert isinstance(view, RescueView)
    return view


def mine(match: Match, seat: int = 0) -> Home:
    """A player's monster and what lies around it."""
    return seen(match).homes[seat]


def tiles(match: Match, seat: int = 0) -> list[str]:
    """The tiles in front of a player, by their order in the box."""
    return [tile.id for tile in mine(match, seat).tiles]


def track(*figures: tuple[int, int]) -> list[dict[str, int]]:
    """Seats and their positions, from the rear to the front."""
    return [{"seat": seat, "position": at} for seat, at in figures]


def figures(match: Match) -> list[tuple[int, int]]:
    """The same of a match."""
    return [(figure.seat, figure.position) for figure in seen(match).track]


def row(match: Match) -> list[str | None]:
    """The tiles of the row, the cheapest place first."""
    return [place.tile.id if place.tile is not None else None for place in seen(match).row]


def order(match: Match) -> list[int]:
    """The seats on the track, from the rear to the front."""
    return [figure.seat for figure in seen(match).track]


def home(*tiles: str, **rest: Any) -> dict[str, Any]:
    """What lies in front of a player, for a document."""
    return {"tiles": list(tiles), **rest}


def levels(head: int, torso: int, legs: int) -> dict[str, int]:
    """The levels of a monster's parts."""
    return {"head": head, "torso": torso, "legs": legs}


def options(match: Match, seat: int) -> list[str]:
    """The legal actions of a seat as texts."""
    return [match.text(action) for action in match.legal(seat)]


def told(match: Match, what: str) -> list[Event]:
    """Every event of a sort, as a spectator was told it."""
    return [event for event in match.told(None) if event.what == what]


def refused(match: Match, seat: int, action: str | int) -> Refusal:
    """The refusal of a move; fails when the move is accepted, or when the refusal leaves a trace."""
    before = digest(match.state), match.record(), match.told(None), match.pending
    with pytest.raises(Refused) as caught:
        match.play(seat, action)
    assert (digest(match.state), match.record(), match.told(None), match.pending) == before
    return caught.value.refusal


def play_defaults(match: Match) -> Match:
    """Plays to the end as if everybody's time always ran out."""
    for _ in until_over(match):
        seat = match.pending[0]
        match.play(seat, match.state.default(seat))
    return match
