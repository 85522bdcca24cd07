"""What Burrow shows. Holds a Struct."""

from typing import Any

from bestiary.core.seats import Seat
from bestiary.core.view import View

PHASES = ("deal", "hoard", "turn", "digging", "window", "guessing", "over")


class BurrowView(View, frozen=True, kw_only=True, tag="burrow"):
    phase: str
    turn: Seat
    deck: int
    discard: dict[str, int]
    hand: dict[str, int]
    hand_sizes: tuple[int, ...]
    hoard: str | None
    knowing: tuple[Seat, ...]  # who knows the hoard: everybody saw them peek or swap
    peeked: tuple[Seat, ...]
    shown: tuple[str, int] | None
    guessed: tuple[bool, ...]
    guess: str | None
    tray: tuple[str, ...]
    points: tuple[int, ...]
    all_hands: tuple[dict[str, Any], ...] | None
    all_guesses: tuple[str, ...] | None
