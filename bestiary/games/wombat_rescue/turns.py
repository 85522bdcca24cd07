"""From one decision to the next: what the rules do by themselves, stage after stage (WR-023)."""

from bestiary.core.seats import Seat
from bestiary.games.wombat_rescue import dingo, refilling
from bestiary.games.wombat_rescue.cubes import drop
from bestiary.games.wombat_rescue.dens import put_out
from bestiary.games.wombat_rescue.digestion import digest
from bestiary.games.wombat_rescue.ending import most_turns, run_out
from bestiary.games.wombat_rescue.legality import has_something_to_do
from bestiary.games.wombat_rescue.phases import (
    ACTING,
    CUBES_DUE,
    DIGESTION,
    DINGO,
    DINGO_SETUP,
    FIBER_DUE,
    GOING,
    MOVEMENT,
    NEXT_TURN,
    PREPARING,
    REFILL,
)
from bestiary.games.wombat_rescue.table import Table


def go_on(table: Table) -> None:
    """Until a player or chance is asked, or the game is over."""
    while table.phase == GOING:
        stage = table.stage
        if stage == ACTING:
            _movement(table)
        elif stage in (FIBER_DUE, CUBES_DUE):
            drop(table)
        elif stage == DIGESTION:
            digest(table)
        elif stage == REFILL:
            refilling.check(table)
        elif stage == DINGO:
            dingo.go_on(table)
        elif stage == NEXT_TURN:
            _next_turn(table)
        elif stage == PREPARING and not put_out(table, DINGO_SETUP):  # WR-016
            _begin_turn(table, table.start)


def _movement(table: Table) -> None:
    """WR-D04: the phase ends by itself when there is nothing else to do."""
    if has_something_to_do(table, table.turn):
        table.ask(MOVEMENT)
    else:
        table.stage = DIGESTION


def _next_turn(table: Table) -> None:
    """WR-023; WR-D14: up to the bound."""
    table.turns += 1
    if table.turns == most_turns(table):
        run_out(table)
    else:
        _begin_turn(table, (table.turn + 1) % table.seats)


def _begin_turn(table: Table, seat: Seat) -> None:
    table.turn = seat
    table.moves = 0
    table.revealed = False
    table.protected &= ~(1 << seat)  # WR-116
    table.stage = ACTING
    if table.told is not None:
        table.tell("turn", seat, {"round": table.turns // table.seats + 1}, progress=True)
