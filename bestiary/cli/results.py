"""How a game ended, as a table."""

from collections.abc import Sequence

from bestiary.cli.output import print_table
from bestiary.core.result import Result


def print_result(result: Result, players: Sequence[str]) -> None:
    """A line for each player, best first: the place, the total, and the categories of the score pad."""
    categories = [line.category for line in result.pads[0]] if result.pads else []
    rows = []
    for seat in (seat for group in result.ranking for seat in group):
        points = [str(line.points) for line in result.pads[seat]] if result.pads else []
        rows.append([str(result.place(seat)), str(seat), players[seat], str(result.totals[seat]), *points])
    columns = ["Place", "Seat", "Player", "Total", *categories]
    print_table(columns, rows, numbers=set(columns) - {"Player"})
