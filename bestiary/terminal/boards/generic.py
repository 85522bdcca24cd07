"""A board for any game: every field of its view, in words."""

from collections.abc import Mapping, Sequence

from msgspec import Struct
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from bestiary.core.view import View
from bestiary.terminal.boards.board import Board
from bestiary.terminal.lettering import plain


class PlainBoard(Board):
    """Names on the left, values on the right. Lists count from 0, as seats do."""

    def draw(self, view: View, names: Sequence[str]) -> RenderableType:
        grid = Table.grid(padding=(0, 2), pad_edge=True)
        grid.add_column(style="cyan", no_wrap=True)
        grid.add_column()
        grid.add_row("seats", ", ".join(f"{seat} {name}" for seat, name in enumerate(names)))
        for field in view.__struct_fields__:
            if field not in View.__struct_fields__:
                grid.add_row(_words(field), _lines(getattr(view, field)))
        return Group(Rule(_heading(view, names), align="left", style="dim"), grid)


def _heading(view: View, names: Sequence[str]) -> Text:
    waiting = ", ".join("you" if seat == view.viewer else names[seat] for seat in view.waiting)
    return Text(f"{view.progress:.0%} played, waiting for {waiting or 'nobody'}", style="bold")


def _lines(value: object) -> Text:
    """A value as lines: one for each thing that has parts of its own."""
    if isinstance(value, list | tuple) and any(isinstance(part, Struct | Mapping | list | tuple) for part in value):
        return Text("\n".join(f"{number}: {_phrase(part)}" for number, part in enumerate(value)))
    return Text(_phrase(value))


def _phrase(value: object) -> str:
    if value is None or value in ((), [], {}, ""):
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Struct):
        return "; ".join(f"{_words(field)} {_phrase(getattr(value, field))}" for field in value.__struct_fields__)
    if isinstance(value, Mapping):
        return ", ".join(f"{_phrase(key)} {_phrase(part)}" for key, part in value.items())
    if isinstance(value, list | tuple | set | frozenset):
        return ", ".join(f"({_phrase(part)})" if isinstance(part, Struct) else _phrase(part) for part in value)
    return _words(str(value))


def _words(name: str) -> str:
    return plain(name).replace("_", " ")
