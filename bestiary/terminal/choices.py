"""The numbered choices of a seat."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from bestiary.core.view import Choice


def draw_choices(choices: Sequence[Choice], *, texts: bool = False) -> RenderableType:
    """Each choice with its number and, if wanted, the text that may be typed instead."""
    table = _numbered()
    for number, choice in enumerate(choices, start=1):
        label = Text(choice.label)
        if texts:
            label.append(f"\n{choice.text}", style="dim italic")
        table.add_row(str(number), label)
    return table


def draw_values(choices: Sequence[Choice], values: Sequence[float], best: int) -> RenderableType:
    """Each choice with what it promises; the best one is marked."""
    table = _numbered(value_column=True)
    for place, (choice, value) in enumerate(zip(choices, values, strict=True)):
        style = "bold" if place == best else ""
        mark = " <- best" if place == best else ""
        table.add_row(str(place + 1), Text(f"{value:+.1f}", style=style), Text(choice.label + mark, style=style))
    return table


def _numbered(value_column: bool = False) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(justify="right", style="bold cyan", min_width=2, no_wrap=True)
    if value_column:
        table.add_column(justify="right", no_wrap=True)
    table.add_column()
    return table
