"""The row with what each place costs and who would play next, the timing track, all homes, goals and final tiles."""

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from bestiary.core.phrases import counted
from bestiary.core.view import View
from bestiary.games.monster_baby_rescue.view import Goal, Home, RescueView, RowPlace, Tile
from bestiary.terminal.boards.board import Board

CELL = 12  # a sixth of the width, and a space
HEART = "<3"
GEMS = {"red": Text("R", "white on #b3261e"), "green": Text("G", "black on #35b779"), "either": Text("R/G", "bold")}
COUNTED = {
    "red": "red",
    "green": "green",
    "diamonds": "gems",
    "same_colour_diamonds": "gems of a colour",
    "bed_symbols": "beds",
    "all_parts": "lowest part",
    "parts_at_3": "parts at 3",
    "variety": "kinds of care",
}


class RescueBoard(Board):
    """Monster Baby Rescue in about 25 lines."""

    primer = (
        "You pay for a tile with time: your figure moves as many locations as its place costs, and whoever is "
        f"farthest behind plays next. {HEART} is a point; {HEART}R and {HEART}G are one if you have a diamond of that "
        "colour for it. A line is one playground tile and two bed tiles: 3 points. A visit to the witch doctor brings "
        "a point for each goal of yours."
    )  # MR-017, MR-026, MR-032, MR-065, MR-069, MR-070

    def draw(self, view: View, names: Sequence[str]) -> RenderableType:
        assert isinstance(view, RescueView)
        parts: list[RenderableType] = [Rule(_heading(view, names), align="left", style="dim"), _row(view, names)]
        if view.choosing is not None:
            parts.append(_choosing(view, names))
        return Group(*parts, _track(view, names), _homes(view, names), _finals(view), _goals(view, names))

    def brief(self, view: View, names: Sequence[str], letters: Mapping[str, str]) -> RenderableType:
        """Without final tiles, and with only those goals that are still to be had."""
        assert isinstance(view, RescueView)
        parts: list[RenderableType] = [Rule(_heading(view, names), align="left", style="dim"), _row(view, names)]
        if view.choosing is not None:
            parts.append(_choosing(view, names))
        free = [f"{goal.name} {goal.points}" for goal in view.goals if goal.owner is None]
        goals = Text.assemble(("Goals ", "bold"), ", ".join(free)) if free else Text("All goals are taken", "dim")
        return Group(*parts, _track(view, names), _homes(view, names), goals)


def _heading(view: RescueView, names: Sequence[str]) -> Text:
    left = "final turns, all free" if view.final_turns else f"{view.deck} tiles left"
    heading = Text.assemble(("Monster Baby Rescue", "bold"), f" · {left} · ")
    if view.phase == "over":
        return heading.append("all babies are home", style="bold")
    if view.turn == view.viewer:
        return heading.append("YOUR TURN", style="bold green")
    return heading.append(f"{names[view.turn]}'s turn", style="bold")


def _row(view: RescueView, names: Sequence[str]) -> Table:
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in view.row:
        grid.add_column(width=CELL)
    grid.add_row(*[_price(view, place) for place in view.row])
    grid.add_row(
        *[Text(place.tile.name if place.tile else "(empty)", "" if place.tile else "dim") for place in view.row]
    )
    grid.add_row(*[_effect(place.tile) for place in view.row])
    if any(place.then is not None for place in view.row):
        grid.add_row(*[_then(view, place, names) for place in view.row])
    return grid


def _price(view: RescueView, place: RowPlace) -> Text:
    price = "free" if view.final_turns else f"costs {place.cost}"
    return Text.assemble((f"{place.place} ", "bold"), (price, "cyan"))


def _effect(tile: Tile | None) -> Text:
    """What a tile brings, in signs that its name does not say."""
    if tile is None:
        return Text()
    hearts = Text(HEART * tile.hearts, "bold red") if tile.hearts else Text()
    if tile.needs is not None:
        hearts = Text.assemble((HEART, "bold red"), GEMS[tile.needs])
    gain = Text()
    if tile.kind == "improvement":
        gain = Text(f"+1 {'any part' if tile.what == 'any' else tile.what}")
    elif tile.kind == "diamond":
        gain = Text.assemble("+", str(tile.amount), " ", GEMS[tile.what or "either"])
    elif tile.kind == "bed":
        gain = Text(f"+{counted(tile.amount, 'bed')}")
    elif tile.kind == "playground":
        gain = Text(f"+{counted(tile.amount, 'rung')}")
    elif tile.kind == "witch_doctor":
        gain = Text("+1 visit")
    elif tile.kind == "want":
        gain = Text(f"1 per {_many(tile.amount)}{_counted(tile.what or '')}")
    return Text(" ").join([part for part in (gain, hearts) if part.plain])


def _many(amount: int) -> str:
    return "" if amount == 1 else f"{amount} "


def _counted(measure: str) -> str:
    return COUNTED.get(measure, measure)


def _then(view: RescueView, place: RowPlace, names: Sequence[str]) -> Text:
    """MR-D09: who would play next."""
    if place.then is None:
        return Text()
    if place.then == view.turn:
        return Text(f"> {'you again' if view.turn == view.viewer else 'again'}", "bold green")
    who = "you" if place.then == view.viewer else names[place.then]
    return Text(f"> {who}", "dim", no_wrap=True, overflow="crop")


def _choosing(view: RescueView, names: Sequence[str]) -> Text:
    assert view.choosing is not None
    who = "You have" if view.turn == view.viewer else f"{names[view.turn]} has"
    what = "which part?" if view.phase == "choose_part" else "which diamond?"
    return Text(f" {who} taken {view.choosing.name} - {what}", "bold")


def _track(view: RescueView, names: Sequence[str]) -> Text:
    """From the rear to the front, with how many locations lie between; a comma is a rock of the same location."""
    line = Text("Track ", "bold")
    at: int | None = None
    for figure in view.track:
        if at is not None:
            line.append(", " if figure.position == at else f" --{figure.position - at}-> ")
        line.append(names[figure.seat], "bold" if figure.seat == view.viewer else "")
        at = figure.position
    return line if view.track else Text("Track empty", "dim")


def _homes(view: RescueView, names: Sequence[str]) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", width=1)
    table.add_column("", width=14, no_wrap=True)
    for heading in ("score", "head", "tors", "legs"):
        table.add_column(heading, justify="right")
    table.add_column(GEMS["red"], justify="right")
    table.add_column(GEMS["green"], justify="right")
    for heading in ("rungs", "beds", "lines", "visits", "goals", HEART):
        table.add_column(heading, justify="right")
    for seat, home in enumerate(view.homes):
        turn = seat == view.turn and view.phase != "over"
        score = str(view.scores[seat]) if view.scores else "-"
        style = "bold" if seat == view.viewer else "dim" if home.done and view.phase != "over" else ""
        name = Text(names[seat], style)
        table.add_row(">" if turn else "", name, Text(score, "bold"), *_counts(home))
    return table


def _counts(home: Home) -> list[str]:
    levels = [home.levels[part] for part in ("head", "torso", "legs")]
    linked = "+" * sum(tile.needs is not None for tile in home.tiles)
    counts = [*levels, home.red, home.green, home.rungs, home.bed_symbols, home.lines, home.visits, len(home.goals)]
    return [*[str(count) for count in counts], f"{home.hearts}{linked}"]


def _finals(view: RescueView) -> RenderableType:
    """What each final tile would pay now, in the order of the seats."""
    cells = [Text.assemble(tile.name, " ", ("/".join(map(str, tile.pays)), "cyan")) for tile in view.finals]
    return Group(Text("Final tiles, and what they would pay now, in the order above", "dim"), _pairs(cells))


def _goals(view: RescueView, names: Sequence[str]) -> RenderableType:
    heading = Text("Goals, and their points for whoever is first", "dim")
    return Group(heading, _pairs([_goal(view, goal, names) for goal in view.goals]))


def _pairs(cells: list[Text]) -> Table:
    """Two columns."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=39)
    grid.add_column(width=39)
    for left, right in zip(cells[::2], cells[1::2], strict=True):
        grid.add_row(left, right)
    return grid


def _goal(view: RescueView, goal: Goal, names: Sequence[str]) -> Text:
    price = f"{goal.points} "
    if goal.owner is None:
        return Text.assemble((price, "bold"), goal.name)
    who = "you" if goal.owner == view.viewer else names[goal.owner]
    return Text.assemble((price + goal.name, "dim"), f": {who}")


BOARD = RescueBoard()
