"""Documents that somebody hands in as TOML, read within bounds: Python's reader takes quadratic time for a key of many
parts, and a server reads what anybody sends."""

import tomllib
from typing import Any, Final

from bestiary.core.errors import BestiaryError

MOST_PARTS: Final = 4  # of a key, as in a.b.c
MOST_DEPTH: Final = 8  # of brackets in brackets
MOST_KEYS: Final = 2_000  # and values of lists: the longest printing has 1,200
LONGEST_WORD: Final = 200  # letters of a key or a number without quotes
_QUOTES: Final = "\"'"
_BEFORE_VALUES: Final = "=,[{"
_DEEPER: Final = {"[": 1, "{": 1, "]": -1, "}": -1}
_WORD: Final = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+:")


class BadToml(BestiaryError):
    """A text that is not TOML, or more of it than anybody needs."""


def read_toml(text: str) -> dict[str, Any]:
    """What stands in a document. Bounds are looked at first, in one pass; a name that looks like a key counts."""
    _check_bounds(text)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # too many digits raise no error of tomllib's own
        raise BadToml(f"this is not TOML: {error}") from None


def _check_bounds(text: str) -> None:
    at, size = 0, len(text)
    parts = depth = keys = word = 0
    while at < size:
        letter = text[at]
        if letter in _WORD:
            word += 1
            at += 1
            if word > LONGEST_WORD:
                raise BadToml(f"a key or a number has at most {LONGEST_WORD} characters")
            continue
        word = 0
        if letter in _QUOTES:
            at = _after_string(text, at, letter)
            continue
        if letter == "#":
            end = text.find("\n", at)
            at = size if end < 0 else end
            continue
        if letter == ".":
            parts += 1
            if parts >= MOST_PARTS:
                raise BadToml(f"a key has at most {MOST_PARTS} parts")
        elif letter not in " \t":
            parts = 0
            keys += letter in _BEFORE_VALUES
            depth += _DEEPER.get(letter, 0)
            if depth > MOST_DEPTH:
                raise BadToml(f"brackets stand in at most {MOST_DEPTH} others")
            if keys > MOST_KEYS:
                raise BadToml(f"there are at most {MOST_KEYS} keys and values")
        at += 1


def _after_string(text: str, at: int, quote: str) -> int:
    """The place after a string that begins here; one that is not closed ends with its line, or with the text."""
    whole = text.startswith(quote * 3, at)
    mark = quote * 3 if whole else quote
    at += len(mark)
    while at < len(text):
        letter = text[at]
        if letter == "\\" and quote == '"':
            at += 2
        elif letter == quote and text.startswith(mark, at):
            return at + len(mark)
        elif letter == "\n" and not whole:
            return at
        else:
            at += 1
    return len(text)
