"""A series in the game of two: who will take what of it. What each tile is worth to both is known."""

from __future__ import annotations


def first_picks(mine: list[float], theirs: list[float], envy: float) -> tuple[float, int, int]:
    """What a whole series is worth to who takes first, the number of what it takes, and of what it discards."""
    best, taken, thrown = -1000.0, 0, 1
    for take in range(len(mine)):
        for throw in range(len(mine)):
            if throw != take:
                here = mine[take] - envy * most_of_rest(theirs, take, throw)
                if here > best:
                    best, taken, thrown = here, take, throw
    return best, taken, thrown


def best_discard(theirs: list[float]) -> tuple[float, int]:
    """What the other gets of three tiles when the right one is discarded, and its number."""
    least, thrown = 1000.0, 0
    for throw in range(len(theirs)):
        there = most_of_rest(theirs, throw, throw)
        if there < least:
            least, thrown = there, throw
    return least, thrown


def most_of_rest(values: list[float], take: int, throw: int) -> float:
    """The most of some values, two of them left out."""
    most = -1000.0
    for number in range(len(values)):
        if number not in (take, throw):
            most = max(most, values[number])
    return most
