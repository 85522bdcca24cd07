"""What the commands print: tables for people, JSON for programs."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from shutil import get_terminal_size
from typing import Any

import click
import msgspec
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text


def show(what: RenderableType) -> None:
    """Prints it, coloured and as wide as the terminal; elsewhere as plain text without blanks at the ends."""
    console = Console(highlight=False, width=get_terminal_size((100, 24)).columns)
    with console.capture() as capture:
        console.print(what)
    lines = capture.get().splitlines()
    click.echo("\n".join(lines if console.is_terminal else [line.rstrip() for line in lines]))


def print_table(columns: Sequence[str], rows: Sequence[Sequence[str]], *, numbers: Collection[str] = ()) -> None:
    """A table with a line of headings; the columns named in `numbers` are set to the right."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for name in columns:
        table.add_column(name, justify="right" if name in numbers else "left")
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    show(table)


def print_json(document: Any) -> None:
    """A document, readable by people too."""
    click.echo(msgspec.json.format(msgspec.json.encode(document), indent=2).decode())
