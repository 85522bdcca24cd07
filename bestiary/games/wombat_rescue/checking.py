"""What no rule could go on from: a position whose phase has nothing to decide, or to which no move leads.

Never compiled, as the documents are not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiary.core.errors import BadPosition
from bestiary.games.wombat_rescue import phases
from bestiary.games.wombat_rescue.catching import OFF
from bestiary.games.wombat_rescue.components import MOST_CUBES
from bestiary.games.wombat_rescue.dingo import anybody, free_dens, prey, shortening
from bestiary.games.wombat_rescue.disks import count
from bestiary.games.wombat_rescue.ground import UNKNOWN
from bestiary.games.wombat_rescue.phases import PHASES
from bestiary.games.wombat_rescue.position import members
from bestiary.games.wombat_rescue.wandering import directions, lost

if TYPE_CHECKING:
    from bestiary.games.wombat_rescue.state import WombatState

HALVES = (phases.CARD, phases.WANDER_TO)  # of a wander move


def check(state: WombatState) -> None:
    """Refuses a position in which the phase has nothing to decide, or which no move leads to."""
    phase = state.phase
    if (phase == phases.WANDER_TO and not state.open) or (state.open and phase not in HALVES):
        raise BadPosition("open", f"in the phase {PHASES[phase]!r} that cannot be")
    if phase in HALVES and not (state.revealed and state.moves and lost(state, state.turn)):
        raise BadPosition("phase", "only a lost mama wanders; it is a move, and a card is revealed")
    if phase == phases.OVER:
        _check_end(state)
    problem = {
        phases.DEALING: _no_deal,
        phases.FILLING: _no_fill,
        phases.CHOOSING_SPACE: _no_fill,
        phases.CARD: _no_card,
        phases.ROLL: _no_roll,
        phases.WANDER_TO: _no_choice,
        phases.CUBE_SOURCE: _no_cube,
        phases.DINGO_SETUP: _no_den,
        phases.DEN: _no_den,
        phases.PICK: _no_pick,
        phases.TARGET: _no_choice,
        phases.STEP: _no_choice,
    }.get(phase)
    if problem is not None and problem(state):
        raise BadPosition("phase", f"in {PHASES[phase]!r} there would be nothing to decide here")
    if state.todo and any(state.todo >> number & 1 and space == OFF for number, space in enumerate(state.dingo)):
        raise BadPosition("todo", "a dingo that is off the map is not rolled for")
    if phase != phases.OVER and _devoured(state):
        raise BadPosition("dingoes[0]", "where he meets a baby the game is lost")


def _check_end(state: WombatState) -> None:
    everything = sum(rescued == len(state.layout.babies) for rescued in state.rescued)
    bound = state.turns == state.seats * state.options.max_turns
    if everything > 1 or (everything and bound) or not (everything or bound or _devoured(state)):
        raise BadPosition("phase", "the game is not over")


def _devoured(state: WombatState) -> bool:
    if state.seats > 1 or state.dingo[0] == OFF:
        return False
    baby = state.baby_at[state.dingo[0]]
    return baby >= 0 and state.free[0] >> baby & 1 == 1


def _no_deal(state: WombatState) -> bool:
    return UNKNOWN not in state.tiles


def _no_fill(state: WombatState) -> bool:
    short = count(state.bag) < len(state.gaps)
    return not state.bag or (state.phase == phases.CHOOSING_SPACE and not short)


def _no_card(state: WombatState) -> bool:
    return not sum(state.deck) or bool(state.open and directions(state))


def _no_roll(state: WombatState) -> bool:
    if state.seats == 1:
        return not prey(state, 0)
    return not state.todo or not anybody(state) or state.placing > 0


def _no_cube(state: WombatState) -> bool:
    row = state.turn * state.count
    here = state.cubes[row + state.mama[state.turn]]
    return state.supply[state.turn] > 0 or here == MOST_CUBES


def _no_den(state: WombatState) -> bool:
    off = all(state.dingo[number] == OFF for number in members(state.placing, len(state.dingo)))
    return not state.placing or not off or len(free_dens(state)) < 2


def _no_pick(state: WombatState) -> bool:
    return state.todo != 3


def _no_choice(state: WombatState) -> bool:
    if state.phase == phases.WANDER_TO:
        return len(directions(state)) < 2
    if state.dingo[state.mover] == OFF:
        return True
    return len(prey(state, state.mover) if state.phase == phases.TARGET else shortening(state)) < 2
