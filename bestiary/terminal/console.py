"""The real console and the real keyboard."""

import io
import sys
from contextlib import suppress

from rich.console import Console

from bestiary.terminal.boards.board import WIDTH

with suppress(ImportError):
    import readline  # noqa: F401 - input() then has a history and can be edited


def make_console() -> Console:
    """Colours on a terminal that has them; none in a pipe or where NO_COLOR is set. Never wider than a board."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a character shows another
    console = Console(highlight=False, markup=False, emoji=False)
    console.width = min(console.width, WIDTH)
    return console


def read_line(prompt: str) -> str:
    """A line from the keyboard."""
    return input(prompt)
