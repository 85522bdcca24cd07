"""Frames of the stack in names: how they stand in a document and in a view."""

from typing import Any

from bestiary.games.munchkin_babies.cards.clauses import LIST_NAMES
from bestiary.games.munchkin_babies.cards.deck import DECKS, IDS
from bestiary.games.munchkin_babies.phases import NAMES, PARAMETERS, WIDTH


def frame_in_names(stack: list[int], place: int) -> dict[str, Any]:
    """One frame: what it is, and its parameters by name."""
    named: dict[str, Any] = {"what": NAMES[stack[place]]}
    for number, parameter in enumerate(PARAMETERS[stack[place]]):
        label, _, sort = parameter.partition(":")
        named[label] = _in_words(sort, stack[place + 1 + number])
    return named


def stack_in_names(stack: list[int]) -> list[dict[str, Any]]:
    """All of them, the phase of the turn first."""
    return [frame_in_names(stack, place) for place in range(0, len(stack), WIDTH)]


def _in_words(sort: str, value: int) -> Any:
    if sort == "card":
        return IDS[value] if value >= 0 else None
    if sort == "seat":
        return value if value >= 0 else None
    if sort == "list":
        return LIST_NAMES[value]
    if sort == "deck":
        return DECKS[value]
    if sort == "flag":
        return bool(value)
    if sort == "mask":
        return [bit for bit in range(8) if value >> bit & 1]
    return value
