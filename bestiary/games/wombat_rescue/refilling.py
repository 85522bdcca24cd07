"""Food on the map: at set-up, and when three food cards have been set aside (WR-013, WR-086 to WR-088)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiary.games.wombat_rescue.components import COLOURS, REFILL_AT
from bestiary.games.wombat_rescue.disks import DISKS, NONE, count
from bestiary.games.wombat_rescue.phases import CHOOSING_SPACE, FILLING
from bestiary.games.wombat_rescue.stages import DINGO, GOING

if TYPE_CHECKING:
    from bestiary.games.wombat_rescue.state import WombatState


def check(state: WombatState) -> None:
    """WR-086: only after a reveal, and with three food cards aside; the one revealed last stays (WR-D20)."""
    state.stage = DINGO
    if not state.revealed:
        return
    state.revealed = False
    if len(state.aside) < REFILL_AT:
        return
    state.discard = state.discard[:]
    for kind in state.aside[:REFILL_AT]:
        state.discard[kind] += 1
    state.aside = state.aside[REFILL_AT:]
    state.gaps = empty_spaces(state)
    if state.told is not None:
        state.tell("refill", None, {"spaces": len(state.gaps)})
    next_space(state)


def empty_spaces(state: WombatState) -> list[int]:
    """WR-087: food spaces without disk, cube, mama or dingo."""
    found: list[int] = []
    for space in state.ground.food:
        bare = state.food[space] < 0 and not state.heap[space]
        if bare and space not in state.mama and space not in state.dingo:
            found.append(space)
    return found


def next_space(state: WombatState) -> None:
    """The next space gets a disk. WR-088: where there are too few disks, chance says which spaces get one."""
    if not state.gaps or state.bag == NONE:
        state.gaps = []
        state.phase = GOING
    elif count(state.bag) < len(state.gaps):
        state.phase = CHOOSING_SPACE
    else:
        state.phase = FILLING


def choose_space(state: WombatState, space: int) -> None:
    """WR-088: this one is next."""
    state.gaps.remove(space)
    state.gaps.insert(0, space)
    state.phase = FILLING
    if state.told is not None:
        state.tell("space_chosen", None, {"space": state.name(space)}, reveals=True)


def fill(state: WombatState, colour: int) -> None:
    """A disk from the bag lies on the space that is next."""
    space = state.gaps.pop(0)
    state.bag -= DISKS[colour]
    state.food = state.food[:]
    state.food[space] = colour
    if state.told is not None:
        state.tell("disk", None, {"colour": COLOURS[colour], "space": state.name(space)}, reveals=True)
    next_space(state)
