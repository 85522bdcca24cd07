"""A match put down in the middle, to be taken up again. Holds a Struct: never compiled."""

from typing import Any

from msgspec import Struct

from bestiary.core.event import Event

TAIL = 300  # events that a snapshot keeps: the moves have the rest


class Snapshot(Struct, frozen=True):
    """A position with what a match knows besides: how much luck is used up, and what has been told to whom.

    It holds every secret: never hand it to a player.
    """

    rules: str  # the version
    position: dict[str, Any]
    outcomes: int
    forgotten: list[int]  # how much each seat, and last a spectator, was told before what follows
    tail: list[Event]  # what was told last
