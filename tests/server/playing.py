"""Several guests who play a game to its end."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from typing import Any

from bestiary.bots.levels import from_record
from bestiary.server.store.rows import TableRow
from tests.server.guest import Guest

Prank = Callable[[Guest], None]


def play_out(guests: Sequence[Guest], chance: random.Random, prank: Prank | None = None, seconds: float = 300.0) -> int:
    """Lets guests choose at random until the game is over for all of them; returns how many moves they made."""
    moves = 0
    deadline = time.monotonic() + seconds
    while not all(guest.over for guest in guests):
        assert time.monotonic() < deadline, [guest.positions for guest in guests]
        guest = chance.choice(guests)
        guest.ping()
        if prank is not None and chance.random() < 0.2:
            prank(guest)
        choices = guest.choosable()
        if choices:
            seat, choice = chance.choice(choices)
            answer = guest.move(seat, choice["action"])
            moves += answer["type"] == "accepted"
            assert answer["type"] == "accepted" or answer["refusal"]["code"] == "STALE", answer
            note(guest, answer)
        else:
            time.sleep(0.001)
    return moves


def play_some(guest: Guest, moves: int) -> None:
    """Takes the first choice again and again: each is accepted."""
    for _ in range(moves):
        seat, choice = guest.choosable()[0]
        assert guest.move(seat, choice["action"])["type"] == "accepted"


def note(guest: Guest, answer: dict[str, Any]) -> None:
    """A refusal tells how it stands."""
    if answer["type"] == "refused" and answer["position"] is not None:
        guest.positions[answer["position"]["seat"]] = answer["position"]


def hear_out(guest: Guest, seconds: float = 60.0) -> None:
    """Listens until the game is over."""
    deadline = time.monotonic() + seconds
    while not guest.over:
        assert time.monotonic() < deadline, guest.positions
        guest.hear()


def eventually(true: Callable[[], bool], seconds: float = 60.0) -> None:
    """Waits until something has come about."""
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline, "it did not come about"
        time.sleep(0.01)


def called(row: TableRow) -> list[str]:
    """What the players of a table are called in choices and in the log."""
    return [from_record(name)[0] for name in row.names]
