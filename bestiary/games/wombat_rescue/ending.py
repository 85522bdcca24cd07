"""How a game ends: with all babies of a player at home, with a baby lost, or at the bound of turns."""

from bestiary.core.seats import Seat
from bestiary.games.wombat_rescue.phases import NEXT_TURN, OVER
from bestiary.games.wombat_rescue.table import NO_TARGET, Table


def all_home(table: Table, seat: Seat) -> bool:
    """WR-102: whether a player has rescued all babies."""
    return table.rescued[seat] == len(table.layout.babies)


def most_turns(table: Table) -> int:
    """WR-D14: the bound, of all players together."""
    return table.seats * table.options.max_turns


def win(table: Table, winner: Seat) -> None:
    """WR-102: somebody has all babies at home."""
    _close(table)
    if table.told is not None:
        table.tell("won", winner, {}, progress=True)


def lose(table: Table, baby: int) -> None:
    """WR-123: solo, the dingo has a baby."""
    _close(table)
    if table.told is not None:
        table.tell("lost_game", 0, {"baby": baby + 1}, progress=True)


def run_out(table: Table) -> None:
    """WR-D14."""
    _close(table)
    if table.told is not None:
        table.tell("ran_out", None, {"turns": table.options.max_turns}, progress=True)


def ended(table: Table) -> str | None:
    """How it ended, in a word; None while it goes on."""
    if table.phase != OVER:
        return None
    for seat in range(table.seats):
        if all_home(table, seat):
            return "won"
    return "ran_out" if table.turns == most_turns(table) else "lost"


def _close(table: Table) -> None:
    """Nothing is going on any more."""
    table.phase, table.stage = OVER, NEXT_TURN
    table.begun = table.holding = False
    table.placing = table.todo = table.rolls = table.mover = table.left = table.caught = table.heirs = table.owed = 0
    table.target = NO_TARGET
