"""The café: its tables side by side, who took what, and what is left in the pile."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from bestiary.core.view import View
from bestiary.games.monster_cafe.components import (
    KIND_GLYPHS,
    KIND_IDS,
    KIND_NAMES,
    KINDS,
    MEAL_IDS,
    MEAL_NAMES,
    REGULAR,
    ROUNDS,
    SIDES,
    TABLES,
)
from bestiary.games.monster_cafe.view import CafeView, Collection
from bestiary.terminal.boards.board import Board

TABLE_WIDTH = 20
# By kind. The glyph says the same as the colour, for those who see none.
STYLES = [
    "black on #e69f00",
    "black on #56b4e9",
    "black on #35b779",
    "white on #b8430a",
    "black on #e79bc4",
    "black on #f0e442",
    "black on #b3b3b3",
    "white on #2f64b0",
    "black on #ffffff",
    "black on #fff7a8",
]
PLATE = "+"


class CafeBoard(Board):
    """Monster Café in at most 14 lines."""

    primer = (
        "Clearing a table takes its plate and everybody who sits there. In the end a monster scores 1 if you have "
        "a plate of its meal, 2 if you have both plates, and -1 if you have none."
    )  # MC-036, MC-055 to MC-057

    def draw(self, view: View, names: Sequence[str]) -> RenderableType:
        assert isinstance(view, CafeView)
        parts: list[RenderableType] = [Rule(_heading(view, names), align="left", style="dim"), _tables(view)]
        if view.drawn is not None:
            parts.append(_drawn(view, names))
        return Group(*parts, _collections(view, names), _pile(view))


def _heading(view: CafeView, names: Sequence[str]) -> Text:
    heading = Text.assemble(("Monster Café", "bold"), f" · round {view.round} of {ROUNDS} · ")
    if view.phase == "over":
        return heading.append("closed", style="bold")
    if view.turn == view.viewer:
        return heading.append("YOUR TURN", style="bold green")
    return heading.append(f"{names[view.turn]}'s turn", style="bold")


def _tables(view: CafeView) -> Columns:
    laid = {table.place: table for table in view.centre}
    panels: list[Panel] = []
    for place in range(TABLES[view.seats]):
        if place in laid:
            panels.append(_table(place, laid[place].meal, laid[place].monsters))
        else:
            panels.append(_panel(place, Text("(cleared)\n\n"), style="dim"))
    return Columns(panels, padding=0)


def _table(place: int, meal: str, monsters: Sequence[str]) -> Panel:
    kind = MEAL_IDS.index(meal)
    name = MEAL_NAMES[kind]
    gap = "\n" if len(name) <= TABLE_WIDTH - 4 else ""
    seats = Text(" ").join([_glyph(guest) for guest in monsters] + [Text("__", "dim")] * (SIDES - len(monsters)))
    feeds = Text.assemble("feeds ", _glyph(KIND_IDS[kind]))
    return _panel(place, Text.assemble(f"{name}\n{gap}", seats), feeds=feeds)


def _panel(place: int, content: Text, feeds: Text | None = None, style: str = "none") -> Panel:
    title = Text(f"Table {place + 1}", "bold")
    return Panel(
        content, title=title, title_align="left", subtitle=feeds, subtitle_align="left", width=TABLE_WIDTH, style=style
    )


def _drawn(view: CafeView, names: Sequence[str]) -> Text:
    assert view.drawn is not None
    who = "You have" if view.turn == view.viewer else f"{names[view.turn]} has"
    what = "whom does it scare away?" if view.phase == "sorbet" else "where does it sit?"
    name = KIND_NAMES[KIND_IDS.index(view.drawn)]
    return Text.assemble((f" {who} drawn: ", "bold"), _glyph(view.drawn), (f" {name}", "bold"), f" - {what}")


def _collections(view: CafeView, names: Sequence[str]) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="")
    table.add_column("", width=1)
    table.add_column(Text(f"{PLATE} = a plate", "dim"), width=14, no_wrap=True)
    table.add_column("score", justify="right", width=5)
    table.add_column("", width=7)
    for kind in range(REGULAR):
        table.add_column(_glyph(KIND_IDS[kind]), width=4, no_wrap=True)
    table.add_column(_glyph(KIND_IDS[REGULAR]), width=5, no_wrap=True)
    for seat, collection in enumerate(view.collections):
        turn = seat == view.turn and view.phase != "over"
        style = "bold" if seat == view.viewer else ""
        status = "" if view.phase == "over" else "cleared" if collection.out else "playing"
        table.add_row(
            ">" if turn else "",
            Text(names[seat], style),
            Text(str(collection.score), "bold"),
            Text(status, "dim" if collection.out else ""),
            *_cells(collection),
        )
    return table


def _cells(collection: Collection) -> list[Text]:
    """By kind: how many monsters, and a mark for each plate that feeds them."""
    cells: list[Text] = []
    for kind in range(REGULAR):
        plates = collection.tables.get(MEAL_IDS[kind], 0)
        cells.append(_count(collection.monsters.get(KIND_IDS[kind], 0), plates))
    wild = collection.monsters.get(KIND_IDS[REGULAR], 0)
    meal = collection.anything_eats if wild else None
    return [*cells, _count(wild, collection.tables[meal] if meal else 0)]


def _count(monsters: int, plates: int) -> Text:
    if not monsters:
        return Text(PLATE * plates or "-", "" if plates else "dim")
    return Text(f"{monsters}{PLATE * plates}", "green" if plates else "red")


def _pile(view: CafeView) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    cells = [_left(view, kind) for kind in range(KINDS + 1)]
    half = len(cells) // 2
    grid.add_row(Text(f"Pile {sum(view.pile.values()):2}", "bold"), *cells[:half])
    grid.add_row("", *cells[half:])
    return grid


def _left(view: CafeView, kind: int) -> Text:
    """What is left of a kind; this is the legend of the glyphs too."""
    count = "out" if KIND_IDS[kind] in view.removed else str(view.pile.get(KIND_IDS[kind], 0))
    return Text.assemble(_glyph(KIND_IDS[kind]), f" {_short(kind)} ", (count, "bold"))


def _short(kind: int) -> str:
    """Bellybutton Lint Eater is Lint here: the glyph tells the rest."""
    words = KIND_NAMES[kind].removesuffix(" Eater").split()
    return words[-1]


def _glyph(kind: str) -> Text:
    number = KIND_IDS.index(kind)
    return Text.assemble((KIND_GLYPHS[number], STYLES[number]))


BOARD = CafeBoard()
