"""Positions for the tests of Monster Baby Rescue, and a few ways of looking at them."""

from collections.abc import Iterable
from typing import Any

import pytest

from bestiary.core.dice import key_from_seed
from bestiary.core.errors import Refused
from bestiary.core.match import Match
from bestiary.core.refusal import Refusal
from bestiary.games.monster_baby_rescue import GAME
from bestiary.games.monster_baby_rescue.state import RescueState
from bestiary.games.monster_baby_rescue.view import RescueView


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


def seen(match: Match) -> RescueView:
    view = match.view(None)
    assert isinstance(view, RescueView)
    return view


def track(*figures: tuple[int, int]) -> list[dict[str, int]]:
    """Seats and their positions, from the rear to the front."""
    return [{"seat": seat, "position": at} for seat, at in figures]


def row(match: Match) -> list[str | None]:
    return [place.tile.id if place.tile is not None else None for place in seen(match).row]


def order(match: Match) -> list[int]:
    return [figure.seat for figure in seen(match).track]


def refused(match: Match, seat: int, action: str) -> Refusal:
    """Why a move is refused; it must change nothing."""
    before = match.save()
    with pytest.raises(Refused) as refusal:
        match.play(seat, action)
    assert match.save() == before
    return refusal.value.refusal


def home(*tiles: str, **rest: Any) -> dict[str, Any]:
    return {"tiles": list(tiles), **rest}
