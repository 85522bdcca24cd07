"""From one decision to the next: what the rules do by themselves, stage after stage (WR-023)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiary.core.seats import Seat
from bestiary.games.wombat_rescue import dingo, refilling
from bestiary.games.wombat_rescue.components import MOVES
from bestiary.games.wombat_rescue.cubes import drop
from bestiary.games.wombat_rescue.digestion import digest
from bestiary.games.wombat_rescue.phases import MOVEMENT
from bestiary.games.wombat_rescue.stages import (
    ACTING,
    CUBES,
    DIGESTION,
    DINGO,
    FIBER,
    GOING,
    NEXT_TURN,
    PREPARING,
    REFILL,
)

if TYPE_CHECKING:
    from bestiary.games.wombat_rescue.state import WombatState


def go_on(state: WombatState) -> None:
    """Until a player or chance is asked, or the game is over."""
    while state.phase == GOING:
        stage = state.stage
        if stage == ACTING:
            _movement(state)
        elif stage in (FIBER, CUBES):
            drop(state)
        elif stage == DIGESTION:
            digest(state)
        elif stage == REFILL:
            refilling.check(state)
        elif stage == DINGO:
            dingo.go_on(state)
        elif stage == NEXT_TURN:
            _next_turn(state)
        elif stage == PREPARING and not dingo.set_up(state):
            _begin_turn(state, state.start)


def _movement(state: WombatState) -> None:
    """WR-D04: the phase ends by itself when nothing is left to be used."""
    seat = state.turn
    if state.moves == MOVES and not state.unused[seat] and state.reserve != seat:
        state.stage = DIGESTION
    else:
        state.phase, state.asked = MOVEMENT, seat


def _next_turn(state: WombatState) -> None:
    """WR-023; WR-D14: up to the bound."""
    state.turns += 1
    if state.turns == state.seats * state.options.max_turns:
        state.run_out()
    else:
        _begin_turn(state, (state.turn + 1) % state.seats)


def _begin_turn(state: WombatState, seat: Seat) -> None:
    state.turn = state.asked = seat
    state.moves = 0
    state.revealed = False
    state.protected &= ~(1 << seat)  # WR-116
    state.phase, state.stage = MOVEMENT, ACTING
    if state.told is not None:
        state.tell("turn", seat, {}, progress=True)
