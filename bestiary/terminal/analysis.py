"""An analysis on the screen: the chances as a graph, the moves that cost much, a sentence for each player."""

from collections.abc import Iterator, Sequence

from rich.console import Console
from rich.text import Text

from bestiary.advice.hint import percent
from bestiary.advice.moments import Analysis, Moment
from bestiary.terminal.lettering import plain, short_names

BARS = "▁▂▃▄▅▆▇█"
ROOM = 24  # columns for a name and the last chance
PALETTE = ("cyan", "magenta", "yellow", "green", "blue", "red")


def tell_analysis(console: Console, title: str, analysis: Analysis) -> None:
    """All of it, from top to bottom."""
    names = short_names(analysis.players)
    moves = f"{len(analysis.moments)} moves, each thought about for {analysis.lines} lines"
    console.print(Text(f"{title}: {moves}", style="bold"))
    console.print(Text("Chances to win, from the first move to the last:", style="dim"))
    for line in _graph(analysis, names, max(console.width - ROOM, 10)):
        console.print(line)
    console.print()
    marked = [moment for moment in analysis.moments if moment.better is not None]
    for moment in marked:
        console.print(_mark(moment, names))
    if not marked:
        console.print(Text("No move cost much, as far as its player could know."))
    console.print()
    for story in analysis.stories:
        console.print(Text(plain(story)))


def _graph(analysis: Analysis, names: Sequence[str], width: int) -> Iterator[Text]:
    """A row of bars for each seat; in a long game one bar stands for several moves, and shows the last of them."""
    course = [analysis.opening, *[moment.chances for moment in analysis.moments]]
    count = min(width, len(course))
    ends = [(at + 1) * len(course) // count - 1 for at in range(count)]
    for seat, name in enumerate(names):
        bars = "".join(BARS[min(int(course[end][seat] * len(BARS)), len(BARS) - 1)] for end in ends)
        line = Text(f"{plain(name)[:15]:<16}")
        line.append(bars, style=PALETTE[seat % len(PALETTE)])
        line.append(f" {percent(course[-1][seat]):>5}")
        yield line


def _mark(moment: Moment, names: Sequence[str]) -> Text:
    better = moment.better
    assert better is not None
    text = Text(f"Move {moment.number}, {plain(names[moment.seat])}: {plain(moment.label)}", style="bold")
    text.append(f"\n  It cost {percent(better.cost)}. Better: {plain(better.label)}", style="not bold")
    text.append(f"\n  {plain(better.why)}", style="not bold dim")
    return text
