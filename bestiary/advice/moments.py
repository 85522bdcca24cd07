"""What an analysis says."""

from __future__ import annotations

from msgspec import Struct

from bestiary.core.seats import Seat


class Better(Struct, frozen=True):
    """What somebody could have done instead, and what it was worth to them as far as they could know."""

    text: str
    label: str
    chance: float
    cost: float  # so much more than what was done
    why: str
    others: list[Better] = []  # what would have been better as well, the best first; they have no others


class Moment(Struct, frozen=True):
    """A player's move in a record, and how it stood after it and after what chance answered."""

    number: int  # in the record, counted from 1
    last: int  # the number of the last answer of chance to it
    seat: Seat
    text: str
    label: str
    chances: list[float]
    better: Better | None


class Analysis(Struct, frozen=True):
    """A finished game, looked at again."""

    game: str
    rules: str
    players: list[str]
    lines: int  # that a move was thought about
    opening: list[float]  # the chances before the first move
    moments: list[Moment]
    stories: list[str]  # a sentence for each player
