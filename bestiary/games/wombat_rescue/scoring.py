"""How it stands and how it ended: babies at home (WR-102, WR-D14, WR-D22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiary.core.result import Line, Pads, Result, rank

if TYPE_CHECKING:
    from bestiary.games.wombat_rescue.state import WombatState


def pads_of(state: WombatState) -> Pads:
    """One line for everybody."""
    return tuple([(Line("Babies at home", state.rescued[seat]),) for seat in range(state.seats)])


def outcome_of(state: WombatState) -> Result:
    """Most babies at home, then nearest to home, then shared. Who plays alone wins with all babies, or not at all."""
    seats = range(state.seats)
    alone = tuple([(seat,) for seat in seats])
    home = state.layout.home
    keys = [(state.rescued[seat], -state.layout.grid.between(state.mama[seat], home)) for seat in seats]
    ranking = rank(keys)
    if state.seats == 1 and state.rescued[0] < len(state.layout.babies):
        ranking = ((), *ranking)  # WR-D22
    return Result(tuple(state.rescued), pads_of(state), alone, ranking)
