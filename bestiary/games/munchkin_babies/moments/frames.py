"""Frames of the stack in names: how they stand in a document and in a view, and how they are read from one."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from bestiary.core.errors import BadPosition, shown
from bestiary.games.munchkin_babies.cards.clauses import LIST_NAMES
from bestiary.games.munchkin_babies.cards.deck import DECKS, IDS, NONE
from bestiary.games.munchkin_babies.phases import NAMES, PARAMETERS, WIDTH

BITS: Final = 8  # of a mask: more than any frame has
LEAST: Final = -200  # the numbers that a document may hold: far beyond those of any game
MOST: Final = 20_000


def frame_in_names(stack: list[int], place: int) -> dict[str, Any]:
    """One frame: what it is, and its parameters by name."""
    named: dict[str, Any] = {"what": NAMES[stack[place]]}
    for number, parameter in enumerate(PARAMETERS[stack[place]]):
        label, _, sort = parameter.partition(":")
        named[label] = _SORTS[sort].said(stack[place + 1 + number])
    return named


def stack_in_names(stack: list[int]) -> list[dict[str, Any]]:
    """All of them, the phase of the turn first."""
    return [frame_in_names(stack, place) for place in range(0, len(stack), WIDTH)]


def read_frame(where: str, named: dict[str, Any], seats: int) -> list[int]:
    """A frame from its names, or what is wrong with it."""
    what = named.get("what")
    if what not in NAMES:
        raise BadPosition(where, f"there is no '{shown(what)}'; there is: {', '.join(NAMES)}")
    frame = [NAMES.index(what)]
    parameters = [parameter.partition(":") for parameter in PARAMETERS[frame[0]]]
    labels = {label for label, _, _ in parameters}
    for name in named:
        if name != "what" and name not in labels:
            raise BadPosition(where, f"'{what}' has no '{shown(name)}'")
    for label, _, sort in parameters:
        frame.append(_SORTS[sort].read(f"{where}.{label}", named.get(label), seats))
    return frame + [0] * (WIDTH - len(frame))


def card_named(where: str, name: Any) -> int:
    """The kind of a card, by its id."""
    if name not in IDS:
        raise BadPosition(where, f"there is no card '{shown(name)}'")
    return IDS.index(name)


def _seat(value: int) -> int | None:
    return value if value >= 0 else None


def _number(value: int) -> int:
    return value


def _read_number(where: str, value: Any, seats: int) -> int:
    if value is None:
        return 0
    if type(value) is not int or not LEAST <= value <= MOST:
        raise BadPosition(where, "it is a number")
    return value


def _read_seat(where: str, value: Any, seats: int) -> int:
    if value is None:
        return NONE
    if not 0 <= _read_number(where, value, seats) < seats:
        raise BadPosition(where, f"it is a seat from 0 to {seats - 1}")
    return int(value)


def _card(value: int) -> str | None:
    return IDS[value] if value >= 0 else None


def _read_card(where: str, value: Any, seats: int) -> int:
    return NONE if value is None else card_named(where, value)


def _list(value: int) -> str:
    return LIST_NAMES[value]


def _read_list(where: str, value: Any, seats: int) -> int:
    if value not in LIST_NAMES:
        raise BadPosition(where, f"no card has the effects '{shown(value)}'")
    return LIST_NAMES.index(value)


def _deck(value: int) -> str:
    return DECKS[value]


def _read_deck(where: str, value: Any, seats: int) -> int:
    if value not in DECKS:
        raise BadPosition(where, "it is door or treasure")
    return DECKS.index(value)


def _flag(value: int) -> bool:
    return value != 0


def _read_flag(where: str, value: Any, seats: int) -> int:
    return int(value is True)


def _mask(value: int) -> list[int]:
    return [bit for bit in range(BITS) if value >> bit & 1]


def _read_mask(where: str, value: Any, seats: int) -> int:
    if not isinstance(value, list) or not all(type(bit) is int and 0 <= bit < BITS for bit in value):
        raise BadPosition(where, "it is a list of numbers")
    return sum(1 << bit for bit in set(value))


class Sort(NamedTuple):
    """A sort of parameter: how its number is said in a document, and how it is read."""

    said: Callable[[int], Any]
    read: Callable[[str, Any, int], int]  # where it stands, what stands there, how many seats there are


_SORTS: Final[dict[str, Sort]] = {
    "number": Sort(_number, _read_number),
    "seat": Sort(_seat, _read_seat),
    "card": Sort(_card, _read_card),
    "list": Sort(_list, _read_list),
    "deck": Sort(_deck, _read_deck),
    "flag": Sort(_flag, _read_flag),
    "mask": Sort(_mask, _read_mask),
}
