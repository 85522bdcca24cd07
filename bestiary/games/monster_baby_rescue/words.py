"""The words of Monster Baby Rescue: its choices, and what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bestiary.core.event import Event
from bestiary.core.seats import Action, Seat
from bestiary.core.view import Choice
from bestiary.games.monster_baby_rescue.actions import ACTIONS, CHOOSE_GEM, CHOOSE_PART, TAKE
from bestiary.games.monster_baby_rescue.counters import GREEN, HEAD, RED, WIDTH
from bestiary.games.monster_baby_rescue.phases import PART, TAKING
from bestiary.games.monster_baby_rescue.printing import (
    BED,
    COLOURS,
    DIAMOND,
    DOCTOR,
    IMPROVEMENT,
    PARTS,
    PLACES,
    PLAYGROUND,
    Printing,
)

if TYPE_CHECKING:
    from bestiary.games.monster_baby_rescue.state import RescueState


def words(state: RescueState, seat: Seat) -> list[Choice]:
    """The legal actions of a seat, in words and places."""
    return [_choice(state, seat, action) for action in state.legal(seat)]


def forbidden(state: RescueState, seat: Seat) -> list[Choice]:
    """Places of the row, or parts, that cannot be had now."""
    if state.pending() != (seat,):
        return []
    legal = state.legal(seat)
    tried: list[Action] = []
    if state.phase == TAKING:
        tried = [TAKE + place for place in range(PLACES)]
    elif state.phase == PART:
        tried = [CHOOSE_PART + part for part in range(len(PARTS))]
    return [_against(seat, action) for action in tried if action not in legal]


def _against(seat: Seat, action: Action) -> Choice:
    if action < CHOOSE_PART:
        place = action - TAKE + 1
        return Choice(action, ACTIONS.text(action), f"Take a care tile from place {place}", (f"row:{place}",))
    part = PARTS[action - CHOOSE_PART]
    return Choice(action, ACTIONS.text(action), f"Use the improvement on the {part}", (f"part:{seat}:{part}",))


def _choice(state: RescueState, seat: Seat, action: Action) -> Choice:
    text, row = ACTIONS.text(action), seat * WIDTH
    if action >= CHOOSE_GEM:
        colour = COLOURS[action - CHOOSE_GEM]
        own = state.have[row + (RED if action == CHOOSE_GEM else GREEN)]
        return Choice(action, text, f"Take a diamond in {colour} (you have {own})", (f"gem:{colour}",))
    if action >= CHOOSE_PART:
        part = PARTS[action - CHOOSE_PART]
        level = state.have[row + HEAD + action - CHOOSE_PART]
        return Choice(
            action, text, f"Use the improvement on the {part} (to level {level + 1})", (f"part:{seat}:{part}",)
        )
    place = action - TAKE
    tile = describe(state.printing, state.row[place])
    price = "free" if state.final else _count(state.cost(place), "location")
    again = "" if state.final or state.next_after(state.cost(place)) != seat else ", and you play again"
    return Choice(
        action, text, f"Take a care tile from place {place + 1}, {tile} ({price}{again})", (f"row:{place + 1}",)
    )


def describe(printing: Printing, tile: int) -> str:
    """A care tile in a few words."""
    kind, amount = printing.kinds[tile], printing.amount[tile]
    name = printing.names[tile]
    told: list[str] = []
    if kind == IMPROVEMENT:
        told.append(("head +1", "torso +1", "legs +1", "any part +1")[printing.parts[tile]])
    elif kind == BED:
        told.append(_count(amount, "bed symbol"))
    elif kind == PLAYGROUND:
        told.append(_count(amount, "rung"))
    if printing.hearts[tile]:
        told.append(_count(printing.hearts[tile], "heart"))
    if printing.linked[tile] >= 0:
        told.append(f"a heart for a {COLOURS[printing.linked[tile]]} diamond")
    if kind in (DIAMOND, DOCTOR) and not told:
        return name
    return f"{name}: {', '.join(told)}" if told else name


SENTENCES = {
    "figure": "{who} stands on rock {rock} of the river.",
    "monster": "{who} looks after the {kind}.",
    "goal_shown": "Goal: {name}.",
    "final_shown": "Final scoring: {name}.",
    "dealt": "New in the row: {name}.",
    "began": "The babies wait for care. {who} begins.",
    "improved": "{who} raises the {part} to level {level}.",
    "goal": "{who} is the first: {name} (+{points}).",
    "turn": "{who} plays.",
    "again": "{who} plays again.",
    "last_round": "Final turns. The deck is empty: everybody has one more turn, for free. {who} begins.",
    "over": "The portal opens, and the babies go home.",
}


def sentence(event: Event, names: Sequence[str]) -> str:
    """An event in words."""
    who = names[event.seat] if event.seat is not None else ""
    data = event.data
    if event.what == "took":
        name, cost = data["name"], data["cost"]
        assert isinstance(cost, int)
        price = f"for {_count(cost, 'location')}" if cost else "as the last tile"
        return f"{who} takes {name} {price}."
    if event.what == "diamonds":
        count = data["count"]
        assert isinstance(count, int)
        colour = data["colour"]
        return f"{who} gets {_count(count, f'{colour} diamond')}." if count else "No diamond is left."
    spoken = dict(data)
    spoken["who"] = who
    if event.what == "figure":
        rock = data["rock"]
        assert isinstance(rock, int)
        spoken["rock"] = rock + 1
    if "kind" in spoken:
        spoken["kind"] = "Cerberus" if spoken["kind"] == "cerberus" else spoken["kind"]
    return SENTENCES[event.what].format(**spoken)


def _count(count: int, name: str) -> str:
    return f"{count} {name}{'s' if count != 1 else ''}"
