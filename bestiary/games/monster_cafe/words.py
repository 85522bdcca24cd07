"""The words of Monster Café: its choices, and what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bestiary.core.event import Event
from bestiary.core.seats import Action, Seat
from bestiary.core.view import Choice
from bestiary.games.monster_cafe.actions import ACTIONS, CLEAR, DRAW, SCARE, SEAT
from bestiary.games.monster_cafe.components import KIND_IDS, KIND_NAMES, KINDS, MEAL_IDS, MEAL_NAMES, SIDES
from bestiary.games.monster_cafe.look import guests
from bestiary.games.monster_cafe.phases import SEATING, TURN

if TYPE_CHECKING:
    from bestiary.games.monster_cafe.state import CafeState

NAME = dict(zip(KIND_IDS + MEAL_IDS, KIND_NAMES + MEAL_NAMES, strict=True))


def words(state: CafeState, seat: Seat) -> list[Choice]:
    """The legal actions of a seat, in words and places."""
    return [_choice(state, seat, action) for action in state.legal(seat)]


def forbidden(state: CafeState, seat: Seat) -> list[Choice]:
    """What the phase is about and the position does not allow: to draw, or tables without a guest or a free seat."""
    if state.pending() != (seat,):
        return []
    legal = state.legal(seat)
    laid = [place for place in range(state.tables) if state.meals[place] >= 0]
    tried: list[Action] = []
    if state.phase == TURN:
        tried = [DRAW, *[CLEAR + place for place in laid]]
    elif state.phase == SEATING:
        tried = [SEAT + place for place in laid]
    return [_against(state, action) for action in tried if action not in legal]


def _against(state: CafeState, action: Action) -> Choice:
    text = ACTIONS.text(action)
    if action == DRAW:
        return Choice(action, text, "Draw a card", ("pile",))
    place = action - SEAT if action < CLEAR else action - CLEAR
    table = f"table {place + 1}, {MEAL_NAMES[state.meals[place]]}"
    if action < CLEAR:
        return Choice(action, text, f"Seat the {KIND_NAMES[state.drawn]} at {table}", ("drawn", f"table:{place}"))
    return Choice(action, text, f"Clear {table}", (f"table:{place}",))


def _choice(state: CafeState, seat: Seat, action: Action) -> Choice:
    if action == DRAW:
        return Choice(action, ACTIONS.text(action), f"Draw a card ({state.pile_size} left)", ("pile",))
    if action >= SCARE:
        kind = action - SCARE
        count = state.monsters[seat * KINDS + kind]
        label = f"Scare away {_count(count, KIND_NAMES[kind])}"
        return Choice(action, ACTIONS.text(action), label, ("drawn", f"collection:{seat}:{KIND_IDS[kind]}"))
    place = action - SEAT if action < CLEAR else action - CLEAR
    table = f"table {place + 1}, {MEAL_NAMES[state.meals[place]]}"
    if action < CLEAR:
        label = f"Seat the {KIND_NAMES[state.drawn]} at {table} ({state.guests[place]} of {SIDES} seats taken)"
        return Choice(action, ACTIONS.text(action), label, ("drawn", f"table:{place}"))
    after = state.clone()
    after.apply(seat, action)
    gain = after.score(seat) - state.score(seat)
    monsters = ", ".join(NAME[kind] for kind in guests(state, place)) or "no monsters"
    label = f"Clear {table}: {monsters} ({_signed(gain)} now)"
    return Choice(action, ACTIONS.text(action), label, (f"table:{place}",))


SENTENCES = {
    "first": "{who} ate something disgusting and starts.",
    "removed": "{kind}s and their meal stay out of this game.",
    "dealt": "Table {table} serves {meal}.",
    "started": "{who} starts with the {kind}.",
    "round": "Round {round}. {who} begins.",
    "draws": "{who} draws a card.",
    "drew": "It is the {kind}.",
    "seated": "{who} seats the {kind} at table {table}.",
    "seated by force": "The {kind} goes to table {table}, the only one with a free seat.",
    "cleared": "{who} clears table {table}: {meal} with {monsters}.",
    "dummy": "Nobody took table {table}: {meal} with {monsters} leaves the game.",
    "over": "The café closes.",
}


def sentence(event: Event, names: Sequence[str]) -> str:
    """An event in words."""
    if event.what == "scared":
        return _scared(event, names)
    data: dict[str, object] = {"who": names[event.seat] if event.seat is not None else ""}
    for field, value in event.data.items():
        if isinstance(value, list):
            data[field] = ", ".join(f"the {NAME[str(kind)]}" for kind in value) or "nobody"
        elif field == "table" and isinstance(value, int):
            data[field] = value + 1
        else:
            data[field] = NAME.get(str(value), value)
    if event.what == "drew" and event.data["kind"] == "lemon_sorbet":
        return "It is lemon sorbet!"
    by_force = " by force" if event.data.get("forced") else ""  # MC-D05
    spoken = SENTENCES[event.what + by_force].format(**data)
    return spoken[:-1] if spoken.endswith("..") else spoken  # the B.B.L.T. brings its own full stop


def _scared(event: Event, names: Sequence[str]) -> str:
    who = names[event.seat] if event.seat is not None else ""
    kind, count = event.data["kind"], event.data["count"]
    if kind is None or not isinstance(count, int):
        return f"{who} has nobody to scare away."
    spoken = f"The sorbet scares away {_count(count, NAME[str(kind)])} of {who}"
    return f"{spoken}, who has no other kind." if event.data["forced"] else f"{spoken}."


def _count(count: int, name: str) -> str:
    return f"{count} {name}{'s' if count != 1 else ''}"


def _signed(points: int) -> str:
    return f"{points:+d}".replace("-", "\N{MINUS SIGN}") if points else "±0"
