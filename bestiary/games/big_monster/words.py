"""The words of Big Monster: its choices, and what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bestiary.core.event import Event, Value
from bestiary.core.seats import Action, Seat
from bestiary.core.view import Choice
from bestiary.games.big_monster.actions import (
    ACTIONS,
    CHOOSE_EXPLORER,
    CHOOSE_SERIES,
    DISCARD,
    HAND_OVER,
    KEEP,
    KEEP_AND_HAND_OVER,
    PICK_DISCARD,
    PLACE,
    RANK_SHIP,
    TAKE,
)
from bestiary.games.big_monster.components import (
    EXPLORER_IDS,
    EXPLORER_NAMES,
    GOAL_IDS,
    GOAL_NAMES,
    KIND_IDS,
    KIND_NAMES,
    MOST_SEATS,
)
from bestiary.games.big_monster.lattice import PLACES, column, row
from bestiary.games.big_monster.phases import ASSIGNING
from bestiary.games.big_monster.scoring import gain

if TYPE_CHECKING:
    from bestiary.games.big_monster.state import BigMonsterState


def words(state: BigMonsterState, seat: Seat) -> list[Choice]:
    """The legal actions of a seat, in words and places."""
    return [_choice(state, seat, action) for action in state.legal(seat)]


def forbidden(state: BigMonsterState, seat: Seat) -> list[Choice]:
    """Ships that cannot be had now."""
    if state.phase != ASSIGNING or not state.waiting >> seat & 1:
        return []
    legal = state.legal(seat)
    ships = [HAND_OVER + ship for ship in range(state.seats)]
    return [_choice(state, seat, action) for action in ships if action not in legal]


def _choice(state: BigMonsterState, seat: Seat, action: Action) -> Choice:
    text = ACTIONS.text(action)
    if action < KEEP:
        number = action - CHOOSE_EXPLORER
        label = f"Land with explorer {number + 1}: {EXPLORER_NAMES[number]}"
        return Choice(action, text, label, (f"explorer:{EXPLORER_IDS[number]}",))
    if action < HAND_OVER:
        kind = action - KEEP
        return Choice(action, text, f"Keep the {KIND_NAMES[kind]}", (f"hand:{KIND_IDS[kind]}",))
    if action < RANK_SHIP:
        ship = action - HAND_OVER
        return Choice(action, text, f"Put your hand on {_whose(ship, seat)} ship", (f"ship:{ship}",))
    if action < KEEP_AND_HAND_OVER:
        ship, place = action - RANK_SHIP, len(state.trays.on(seat)) + 1
        return Choice(
            action, text, f"Make {_whose(ship, seat)} ship number {place} of your list", (f"ship:{ship}",), False
        )
    if action < PLACE:
        kind, ship = (action - KEEP_AND_HAND_OVER) // MOST_SEATS, (action - KEEP_AND_HAND_OVER) % MOST_SEATS
        label = f"Keep the {KIND_NAMES[kind]}, the rest goes to {_whose(ship, seat)} ship"
        return Choice(action, text, label, (f"hand:{KIND_IDS[kind]}", f"ship:{ship}"))
    if action < PICK_DISCARD:
        return _placing(state, seat, action)
    if action < CHOOSE_SERIES:
        kind = action - PICK_DISCARD
        return Choice(action, text, f"Pick the {KIND_NAMES[kind]}", (f"discard:{KIND_IDS[kind]}",))
    if action < TAKE:
        number = action - CHOOSE_SERIES + 1
        return Choice(action, text, f"Choose series {number}", (f"series:{number}",))
    kind = action - (TAKE if action < DISCARD else DISCARD)
    verb = "Take" if action < DISCARD else "Discard"
    places = (f"series:{state.picked + 1}", f"tile:{KIND_IDS[kind]}")
    return Choice(action, text, f"{verb} the {KIND_NAMES[kind]}", places)


def _placing(state: BigMonsterState, seat: Seat, action: Action) -> Choice:
    place, kind, zone = PLACES[action - PLACE], state.placing[seat], state.zones[seat]
    points = gain(zone, kind, zone.effects(kind, place), state.medals(seat))
    x, y = column(place), row(place)
    label = f"Place the {KIND_NAMES[kind]} {_where(x, y)} (+{points})"
    return Choice(action, ACTIONS.text(action), label, (f"cell:{x},{y}",))


def _whose(ship: Seat, seat: Seat) -> str:
    return "your own" if ship == seat else f"player {ship + 1}'s"


def _where(x: int, y: int) -> str:
    """A place as seen from the explorer's top-left cell.

    >>> _where(2, -1), _where(0, 2), _where(-1, 0)
    ('2 right, 1 up', '2 down', '1 left')
    """
    beside = f"{abs(x)} {'right' if x > 0 else 'left'}" if x else ""
    above = f"{abs(y)} {'down' if y > 0 else 'up'}" if y else ""
    return ", ".join(part for part in (beside, above) if part)


SENTENCES = {
    "explorers": "Two explorers for everybody: choose one to land with.",
    "first": "{who} begins.",
    "turn": "Round {round}, turn {turn}.",
    "pile": "{who} searches the discard pile.",
    "chose_series": "{who} chooses series {series}.",
    "duel_turn": "Turn {turn}: {who} is first.",
    "penalty": "Only {monsters} desert and rune monsters: a penalty for {who} ({points}).",
    "over": "The exploration is over.",
    "ranked": "{who} ranks a ship.",
}


def sentence(event: Event, names: Sequence[str]) -> str:
    """An event in words."""
    who = names[event.seat] if event.seat is not None else ""
    data = event.data
    what = event.what
    if what in ("turned_up", "took", "discarded", "picked"):
        verb = {"turned_up": "turns up", "took": "takes", "discarded": "discards", "picked": "picks"}[what]
        return f"{who} {verb} the {_name(data['kind'])}."
    if what == "kept":
        return f"{who} keeps the {_name(data['kind'])}." if "kind" in data else f"{who} keeps a tile."
    if what == "chose":
        chosen = f"explorer {_number(data['explorer'])}" if "explorer" in data else "an explorer"
        return f"{who} chooses {chosen}."
    if what == "landed":
        number = _number(data["explorer"])
        return f"{who} lands with explorer {number}: {EXPLORER_NAMES[number - 1]}."
    if what == "offered":
        return f"{who} may choose between explorers {_listed([str(_number(one)) for one in _list(data['explorers'])])}."
    if what == "goals":
        return f"Medals: {_listed([GOAL_NAMES[GOAL_IDS.index(str(goal))] for goal in _list(data['goals'])])}."
    if what == "initiative":
        return f"Hands are handed over from here: {_listed([names[int(str(seat))] for seat in _list(data['seats'])])}."
    if what == "hand":
        return f"{who} takes a hand: {_counted(data['tiles'])}."
    if what == "series":
        return f"Series {data['series']}: {_counted(data['tiles'])}."
    if what == "handed_over":
        ship = int(str(data["ship"]))
        whose = "the own" if ship == event.seat else f"{names[ship]}'s"
        return f"{who} puts the hand on {whose} ship{', the last that is free' if data['forced'] else ''}."
    if what == "medal":
        return f"{who} earns {'the team medal' if data['team'] else 'the medal'} {data['name']} (+{data['points']})."
    if what in ("placed", "uncovered"):
        return _placed(who, data)
    return SENTENCES[what].format(who=who, **data)


def _placed(who: str, data: dict[str, Value]) -> str:
    if "kind" not in data:
        return f"{who} has placed."
    made = [f"{data[colour]} {colour} crystal" for colour in ("green", "red", "blue") if data[colour]]
    if data["big_monster"]:
        made.append("a whole Big Monster")
    if data["mutations"]:
        made.append(f"{data['mutations']} mutation{'s' if data['mutations'] != 1 else ''}")
    where = _where(int(str(data["x"])), int(str(data["y"])))
    return f"{who} places the {_name(data['kind'])} {where}{': ' + _listed(made) if made else ''}."


def _name(kind: Value) -> str:
    return KIND_NAMES[KIND_IDS.index(str(kind))]


def _number(explorer: Value) -> int:
    return EXPLORER_IDS.index(str(explorer)) + 1


def _list(value: Value) -> list[Value]:
    assert isinstance(value, list)
    return value


def _counted(tiles: Value) -> str:
    assert isinstance(tiles, dict)
    return ", ".join([f"{count} x {_name(kind)}" if count != 1 else _name(kind) for kind, count in tiles.items()])


def _listed(things: list[str]) -> str:
    return ", ".join(things[:-1]) + (" and " if len(things) > 1 else "") + things[-1]
