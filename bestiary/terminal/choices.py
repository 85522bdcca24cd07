"""The numbered choices of a seat."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from bestiary.core.view import Choice


def draw_choices(choices: Sequence[Choice], keys: Sequence[str] = (), *, texts: bool = False) -> RenderableType:
    """Each choice with what is typed for it and, if wanted, the text that may be typed instead."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(justify="right", style="bold cyan", min_width=2, no_wrap=True)
    table.add_column()
    for number, choice in enumerate(choices, start=1):
        label = Text(choice.label)
        if texts:
            label.append(f"\n{choice.text}", style="dim italic")
        table.add_row(keys[number - 1] if keys else str(number), label)
    return table
