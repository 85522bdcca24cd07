"""Makes path data short: each segment absolute or relative, whichever has fewer letters, in steps of a tenth."""

from __future__ import annotations

import re
from functools import cache

TOKEN = re.compile(r"([a-zA-Z])|(-?(?:\d+\.?\d*|\.\d+))")
NUMBERS = {"M": 2, "L": 2, "T": 2, "H": 1, "V": 1, "Q": 4, "S": 4, "C": 6, "A": 7, "Z": 0}
AXES = {"H": (0,), "V": (1,), "A": (None, None, None, None, None, 0, 1)}  # which numbers are an x (0) or a y (1)

Segment = tuple[str, list[float]]


@cache
def compact(path: str) -> str:
    """The same path in fewer letters.

    >>> compact("M100 100L101 102L101 90z")
    'M100 100l1 2V90z'
    """
    pen, start = [0, 0], [0, 0]  # in tenths, so that no error adds up
    out, letter = "", ""
    for command, values in segments(path):
        name = command.upper()
        if name == "Z":
            out, letter, pen = out + "z", "z", list(start)
            continue
        axes = AXES.get(name, (0, 1) * (len(values) // 2))
        absolute = [
            _tenths(v, axis, pen if command.islower() else [0, 0]) for v, axis in zip(values, axes, strict=True)
        ]
        name, absolute = _straight(name, absolute, pen)
        axes = AXES.get(name, (0, 1) * (len(absolute) // 2))
        relative = [v if axis is None else v - pen[axis] for v, axis in zip(absolute, axes, strict=True)]
        choices = [_text(out, letter, name, absolute), _text(out, letter, name.lower(), relative)]
        if name != "M":
            choices.reverse()  # of two as short the relative one: it repeats more often, which packs better
        out, letter = min(choices, key=lambda choice: len(choice[0]))
        for value, axis in zip(absolute, axes, strict=True):
            if axis is not None:
                pen[axis] = value  # the last pair is where the pen rests
        if name == "M":
            start = list(pen)
    return out


def segments(path: str) -> list[Segment]:
    """The path, one command after the other; repeated letters are written out."""
    found: list[Segment] = []
    command, values = "", list[float]()
    for letter, number in TOKEN.findall(path):
        if letter:
            command, values = letter, []
        else:
            values.append(float(number))
        if len(values) == NUMBERS[command.upper()]:
            found.append((command, values))
            values = []
            command = {"M": "L", "m": "l"}.get(command, command)
    return found


def _tenths(value: float, axis: int | None, origin: list[int]) -> int:
    rounded = round(value * 10 + (1e-9 if value >= 0 else -1e-9))
    return rounded if axis is None else rounded + origin[axis]


def _straight(name: str, values: list[int], pen: list[int]) -> tuple[str, list[int]]:
    """A line along an axis needs only one number."""
    if name == "L" and values[1] == pen[1]:
        return "H", values[:1]
    if name == "L" and values[0] == pen[0]:
        return "V", values[1:]
    return name, values


def _text(out: str, before: str, letter: str, values: list[int]) -> tuple[str, str]:
    text = out
    same = letter == before or (before, letter) in {("M", "L"), ("m", "l")}
    if not same:
        text += letter
    for i, value in enumerate(values):
        number = _short(value)
        first = i == 0 and not same
        after_flag = letter in "aA" and i in (4, 5)
        if not (
            first or after_flag or number[0] == "-" or (number[0] == "." and "." in re.split(r"[a-zA-Z \-]", text)[-1])
        ):
            text += " "
        text += number
    return text, letter


def _short(tenths: int) -> str:
    sign = "-" if tenths < 0 else ""
    whole, part = divmod(abs(tenths), 10)
    if not part:
        return f"{sign}{whole}"
    return f"{sign}{whole or ''}.{part}"
