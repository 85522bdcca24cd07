"""News, board and choices on one screen: what must be in sight comes first, and the rest waits to be asked for."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.segment import Segment
from rich.text import Text

LINES = 24  # of the smallest screen
LEAST = 4  # lines for choices, however high a board is


class Rows:
    """Lines that have been laid out already."""

    def __init__(self, lines: Sequence[Sequence[Segment]]) -> None:
        self.lines = lines

    def __rich_console__(self, console: Console, options: object) -> list[Segment]:
        found: list[Segment] = []
        for line in self.lines:
            found.extend(line)
            found.append(Segment.line())
        return found


def laid_out(console: Console, what: RenderableType) -> list[list[Segment]]:
    """What is drawn, as the lines that it takes."""
    return console.render_lines(what, pad=False)


def room(console: Console) -> int:
    """How many lines there are above the prompt."""
    return max(LINES, console.height if console.is_terminal else 0) - 1


def fitted(
    console: Console, news: RenderableType | None, boards: Sequence[RenderableType], choices: RenderableType
) -> list[Rows]:
    """The first board that leaves room for the choices, these, and the last of the news above them."""
    space = room(console)
    below = laid_out(console, choices)
    board: list[list[Segment]] = []
    for drawing in boards:
        board = laid_out(console, drawing)
        if len(board) + len(below) <= space:
            break
    board = board[: space - min(len(below), LEAST)]
    below = _upto(console, below, space - len(board), '"moves" lists all that you may do')
    above = laid_out(console, news) if news is not None else []
    left = space - len(board) - len(below)
    if len(above) > left:
        above = above[len(above) - left + 1 :] if left > 1 else above[len(above) - left :]
        above = [*laid_out(console, Text('... "log" tells all of it', "dim")), *above] if left > 1 else above
    return [Rows(above), Rows(board), Rows(below)]


def _upto(console: Console, lines: list[list[Segment]], most: int, more: str) -> list[list[Segment]]:
    if len(lines) <= most:
        return lines
    return [*lines[: most - 1], *laid_out(console, Text(f"... {more}", "dim"))]
