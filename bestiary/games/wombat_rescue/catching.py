"""Catching a mama, and who gets the dingo then (WR-093, WR-097 to WR-101); the solo game's ramming (WR-124)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiary.core.event import Value
from bestiary.core.seats import Seat
from bestiary.games.wombat_rescue.phases import GIVE

if TYPE_CHECKING:
    from bestiary.games.wombat_rescue.state import WombatState

OFF: Final = -1  # a dingo that is not on the map
EMPTY: Final = -1  # a pouch


def catch(state: WombatState, seat: Seat, dingo: int) -> None:
    """The mama flees home, a baby flees back, the dingo leaves the map. Who gets him is decided after the step."""
    state.dingo[dingo] = OFF
    state.caught |= 1 << seat
    lost = state.pouch[seat]
    space = state.mama[seat]
    state.mama[seat] = state.layout.home
    flee(state, seat)
    if state.told is not None:
        state.tell("caught", seat, {**which(state, dingo), "space": state.name(space), "baby": lost + 1})


def which(state: WombatState, dingo: int) -> dict[str, Value]:
    """The dingo that an event is about, and how many there are: a single one needs no number."""
    return {"dingo": dingo + 1, "dingoes": len(state.dingo)}


def flee(state: WombatState, seat: Seat) -> None:
    """WR-066: a carried baby goes back to where it was found."""
    baby = state.pouch[seat]
    if baby != EMPTY:
        state.pouch[seat] = EMPTY
        state.free[seat] |= 1 << baby
        state.waiting[baby] += 1


def chase_away(state: WombatState) -> None:
    """WR-124, WR-125: solo, mama and dingo meet. He runs to the starting den, her baby to where it was found."""
    lost = state.pouch[0]
    flee(state, 0)
    state.dingo[0] = state.start_den
    if state.told is not None:
        state.tell("rammed", 0, {"space": state.name(state.mama[0]), "baby": lost + 1})


def pass_control(state: WombatState) -> None:
    """WR-098, WR-099: to one of the caught players, or to anybody else if the controller alone was caught."""
    controller = state.controller
    heirs = state.caught & ~(1 << controller)
    if not heirs:
        heirs = ((1 << state.seats) - 1) & ~(1 << controller)
    state.caught = 0
    if heirs & (heirs - 1):
        state.heirs = heirs
        state.phase, state.asked = GIVE, controller
    else:
        hand_over(state, heirs.bit_length() - 1)


def hand_over(state: WombatState, seat: Seat) -> None:
    """The dingo, or both of them, and the die belong to another player."""
    state.heirs = 0
    state.controller = seat
    if state.told is not None:
        state.tell("control", seat)
