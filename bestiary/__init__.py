"""Bestiary: one table for five creature games.

>>> import bestiary
>>> match = bestiary.new("monster_cafe", seats=4, seed=7)
>>> match.pending
(1,)
>>> match.play(1, "draw")
"""

from collections.abc import Mapping, Sequence
from typing import Any

from bestiary.core import dice as _dice
from bestiary.core.dice import key_from_seed
from bestiary.core.errors import BadPosition, BadRecord, BestiaryError, Refused, UnknownName
from bestiary.core.event import Event
from bestiary.core.game import Game
from bestiary.core.match import Match
from bestiary.core.options import Options
from bestiary.core.record import Record, Verdict, verify
from bestiary.core.refusal import Refusal
from bestiary.core.registry import find_game, games
from bestiary.core.result import Result
from bestiary.core.state import State

__version__ = "0.1.0"
__all__ = [
    "BadPosition",
    "BadRecord",
    "BestiaryError",
    "Event",
    "Game",
    "Match",
    "Options",
    "Record",
    "Refusal",
    "Refused",
    "Result",
    "State",
    "UnknownName",
    "Verdict",
    "compiled",
    "games",
    "load",
    "new",
    "resume",
    "verify",
]


def new(
    game: str,
    seats: int | None = None,
    seed: int | str | None = None,
    options: Options | Mapping[str, Any] | None = None,
    players: Sequence[str] = (),
) -> Match:
    """A new match. The same seed gives the same luck; without one it is taken at random.

    >>> new("monster_cafe", seats=3, seed=1, options={"removed": ["sludge", "brain"]}).seats
    3
    """
    found = find_game(game)
    key = None if seed is None else key_from_seed(seed)
    return Match(found, found.new(seats, options), key=key, players=players)


def load(position: Mapping[str, Any], seed: int | str | None = None) -> Match:
    """A match that begins from a position. What the document does not mention is filled in from the box.

    >>> load({"game": "monster_cafe", "seats": 2, "pile": {"sludge": 1}}).legal(0)
    [0]
    """
    if not isinstance(position, Mapping) or not isinstance(position.get("game"), str):
        raise BadPosition("game", "a position names its game")
    found = find_game(position["game"])
    key = None if seed is None else key_from_seed(seed)
    return Match(found, found.load(position), key=key, from_position=True)


def resume(record: Record) -> Match:
    """A match that goes on where a private record stops. The record is verified first."""
    return Match.resume(record)


def compiled() -> bool:
    """Whether the kernel runs as compiled code.

    >>> compiled() in (True, False)
    True
    """
    return _dice.COMPILED
