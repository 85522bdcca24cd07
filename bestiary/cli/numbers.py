"""Numbers on the command line, refused clearly when they make no sense."""

from collections.abc import Callable

import click


def whole(least: int, most: int) -> Callable[[str], int]:
    """A whole number within bounds; 10,000 and 10_000 do as well as 10000."""

    def number(text: str) -> int:
        digits = str(text).replace(",", "").replace("_", "")
        bare = digits.removeprefix("-")
        if not (bare.isascii() and bare.isdigit()):
            raise click.BadParameter(f"{shortened(text)!r} is not a whole number.")
        if len(bare) > 20 or not least <= int(digits) <= most:
            raise click.BadParameter(f"{shortened(text)} is not a number from {least:,} to {most:,}.")
        return int(digits)

    return number


def seconds_between(least: float, most: float) -> Callable[[str], float]:
    """A time within bounds."""

    def seconds(text: str) -> float:
        try:
            given = float(text)
        except ValueError:
            raise click.BadParameter(f"{shortened(text)!r} is not a number of seconds.") from None
        if not least <= given <= most:
            raise click.BadParameter(f"{shortened(text)} is not a number from {least:g} to {most:g}.")
        return given

    return seconds


def seed(text: str) -> int | str:
    """A number or a word that luck follows from."""
    word = str(text).strip()
    if not word or len(word) > 200:
        raise click.BadParameter("a seed is a number or a word.")
    digits = word.removeprefix("-")
    return int(word) if digits.isascii() and digits.isdigit() else word


def shortened(text: str) -> str:
    """A text for a message, when somebody typed a very long one."""
    return str(text) if len(str(text)) <= 40 else str(text)[:37] + "..."
