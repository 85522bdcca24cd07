"""The laws that a single move shows."""

import msgspec

from bestiary.conformance.inspector import Inspector
from bestiary.core.event import Event
from bestiary.core.seats import CHANCE, Action, Seat, Viewer
from bestiary.core.state import State


class Move:
    """A move in a position, the position after it, and what was told."""

    def __init__(self, before: State, seat: Seat, action: Action) -> None:
        self.before = before
        self.seat = seat
        self.action = action
        self.after = before.clone()
        self.events: list[Event] = []
        self.after.told = self.events
        self.after.apply(seat, action)
        self.after.told = None

    def told(self, viewer: Viewer) -> list[Event]:
        """What one viewer is told."""
        return [event for event in self.events if event.told_to(viewer)]

    def heard(self, viewer: Viewer) -> list[tuple[object, ...]]:
        """The same without who else was told: that is nobody's business."""
        return [(event.what, event.seat, event.data, event.reveals, event.progress) for event in self.told(viewer)]


def inspect_move(look: Inspector, state: State, seat: Seat, action: Action) -> Move:
    """Carries out a move on a copy and checks what one can see of it. Returns the move."""
    move = Move(state, seat, action)
    look.expect("clone", state.save() == look.saved(state), "a move in a clone changes the original")
    again = Move(state, seat, action)
    look.expect("apply", again.after.save() == look.saved(move.after), "the same move leads to another position")
    look.expect("apply", again.events == move.events, "the same move tells something else")
    before, after = state.turns_begun(), move.after.turns_begun()
    look.expect("turns", after >= before, f"{after} turns have begun, and {before} before that")
    if look.wants("events"):
        _events(look, move)
    if look.wants("tray") and seat != CHANCE:
        _tray(look, move)
    return move


def _events(look: Inspector, move: Move) -> None:
    names = [f"Player {seat + 1}" for seat in range(look.seats)]
    for event in move.events:
        look.expect("events", event.seat is None or 0 <= event.seat < look.seats, f"{event}: whose doing is it?")
        look.expect("events", event.to != 0, f"{event} is told to nobody")
        stored = msgspec.json.decode(msgspec.json.encode(event), type=Event)
        look.expect("events", stored == event, f"{event} changes when it is stored")
        look.expect("events", bool(look.game.sentence(event, names)), f"{event} has no words")


def _tray(look: Inspector, move: Move) -> None:
    before, after, seat = move.before, move.after, move.seat
    if not look.game.actions.tray(move.action):
        look.expect("tray", after.tray(seat) == [], f"seat {seat} acted, and its tray is still full")
        return
    look.expect("tray", after.tray(seat) != before.tray(seat), "a step into the tray put nothing there")
    look.expect("tray", after.pending() == before.pending(), "a step into the tray changed who is waited for")
    heard = [event for event in move.events if event.to != 1 << seat]
    look.expect("tray", not heard, f"a step into the tray is told to others: {heard}")
    for other in range(look.seats):
        if other != seat:
            same = after.legal(other) == before.legal(other) and after.tray(other) == before.tray(other)
            look.expect("tray", same, f"a step into the tray of seat {seat} changes what seat {other} may do")
