"""How it stands and how it ended: babies at home (WR-102, WR-D14, WR-D22)."""

from bestiary.core.result import Line, Pads, Result, rank
from bestiary.core.seats import Seat, leaders
from bestiary.games.wombat_rescue.ending import all_home, most_turns
from bestiary.games.wombat_rescue.grid import FAR
from bestiary.games.wombat_rescue.phases import OVER
from bestiary.games.wombat_rescue.table import EMPTY, Table


def scores(table: Table) -> tuple[int, ...]:
    """What each player has so far: babies at home."""
    return tuple(table.rescued)


def pads_of(table: Table) -> Pads:
    """One line for everybody."""
    return tuple([(Line("Babies at home", score),) for score in scores(table)])


def result_of(table: Table) -> Result | None:
    """Most babies at home, then nearest to home, then shared. Who plays alone wins with all babies, or not at all."""
    if table.phase != OVER:
        return None
    alone = tuple([(seat,) for seat in range(table.seats)])
    totals = scores(table)
    ranking = rank(_keys(table))
    if _lost_alone(table):
        ranking = ((), *ranking)  # WR-D22
    return Result(totals, pads_of(table), alone, ranking)


def won_by(table: Table) -> list[Seat]:
    """The winners of that, quickly found."""
    return [] if _lost_alone(table) else leaders(_keys(table))


def progress_of(table: Table) -> float:
    """How far the game is: by who has most babies, one in the pouch being half at home, or by the turns."""
    if table.phase == OVER:
        return 1.0
    best = 0
    for seat in range(table.seats):
        best = max(best, 2 * table.rescued[seat] + (table.pouch[seat] != EMPTY))
    return max(best / (2 * len(table.layout.babies)), table.turns / most_turns(table))


def _keys(table: Table) -> list[int]:
    """By seat: babies at home, then the way that is left."""
    grid, home = table.layout.grid, table.layout.home
    return [FAR * table.rescued[seat] - grid.between(table.mama[seat], home) for seat in range(table.seats)]


def _lost_alone(table: Table) -> bool:
    return table.seats == 1 and not all_home(table, 0)
