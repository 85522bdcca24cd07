"""The score pad: categories of the rulebook by player, and what each is made of."""

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from bestiary.core.result import Line, Result

Pads = Sequence[Sequence[Line]]


def draw_pads(pads: Pads, totals: Sequence[int], names: Sequence[str]) -> RenderableType:
    """A column for each player, and below it who scored what with what."""
    return Group(_summary(pads, totals, names), _details(pads, names))


def announce(result: Result, names: Sequence[str]) -> str:
    """Who won, in a sentence."""
    winners = [names[seat] for seat in result.winners]
    if not winners:
        return "Nobody wins this time."
    points = _points(result.totals[result.winners[0]])
    if len(winners) == 1:
        return f"{winners[0]} wins with {points}."
    return f"{', '.join(winners[:-1])} and {winners[-1]} share the victory with {points}."


def _points(points: int) -> str:
    return f"{points} point{'' if abs(points) == 1 else 's'}"


def _summary(pads: Pads, totals: Sequence[int], names: Sequence[str]) -> Table:
    table = Table(box=SIMPLE_HEAD, show_footer=True, pad_edge=False)
    table.add_column("Score pad", footer="Total", overflow="fold")
    for name, total in zip(names, totals, strict=True):
        table.add_column(Text(name), footer=Text(str(total)), justify="right", overflow="ellipsis")
    for row, line in enumerate(pads[0]):
        table.add_row(Text(line.category), *[_cell(pad[row]) for pad in pads])
    return table


def _cell(line: Line) -> Text:
    return Text(str(line.points), style="" if line.points or line.parts else "dim")


def _details(pads: Pads, names: Sequence[str]) -> Table:
    table = Table.grid(padding=(0, 1), pad_edge=True)
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for name, pad in zip(names, pads, strict=True):
        filled = [line for line in pad if line.parts]
        for number, line in enumerate(filled):
            table.add_row(Text(name if number == 0 else ""), f"{line.category}: {_parts(line)}")
    return table


def _parts(line: Line) -> str:
    return ", ".join(f"{part.category} {part.points:+d}" if part.points else part.category for part in line.parts)
