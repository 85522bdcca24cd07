"""What a hostile client could send where something else is expected."""

from typing import Any

import pytest

HUGE = 10**5000  # more digits than Python is willing to write


def nonsense(*, but: tuple[type, ...] = ()) -> list[Any]:
    """Values as test parameters, without those of some types (exact types: True is no int here)."""
    values = {
        "none": None,
        "true": True,
        "false": False,
        "minus-one": -1,
        "large": 10**30,
        "huge": HUGE,
        "minus-huge": -HUGE,
        "float": 0.0,
        "half": 0.5,
        "nan": float("nan"),
        "infinity": float("inf"),
        "empty-text": "",
        "digit": "0",
        "superscript": "²",
        "arabic": "٣",
        "surrogate": "\ud800",
        "nul": "\x00",
        "bytes": b"0",
        "list": [],
        "nested": [[[0]]],
        "mapping": {},
        "pairs": [["first", 1]],
        "object": object(),
    }
    return [pytest.param(value, id=name) for name, value in values.items() if type(value) not in but]
