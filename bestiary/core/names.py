"""The names of players."""

from collections.abc import Sequence

from bestiary.core.errors import LONGEST, Refused
from bestiary.core.refusal import Refusal

JOINERS = "\u200c\u200d"  # some scripts and emoji need them inside a word

BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # letters that nobody can see


def check_names(players: Sequence[str], seats: int) -> tuple[str, ...]:
    """One name for each seat (T-06), or a stand-in for each where none are given.

    >>> check_names([], 2)
    ('Player 1', 'Player 2')
    """
    if isinstance(players, list | tuple) and not players:
        return tuple(f"Player {seat + 1}" for seat in range(seats))
    fit = isinstance(players, list | tuple) and len(players) == seats
    if not fit or not all(isinstance(name, str) and _speakable(name) for name in players):
        raise Refused(Refusal("BAD_NAMES", "T-06", f"Give {seats} names, each of 1 to {LONGEST} characters."))
    return tuple(players)


def _speakable(name: str) -> bool:
    letters = name.strip(JOINERS + BLANKS + " ")
    return bool(letters) and len(name) <= LONGEST and all(c.isprintable() or c in JOINERS for c in name)
