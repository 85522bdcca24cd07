"""The words of Big Monster: its choices, and what happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from bestiary.core.event import Event, Value
from bestiary.core.phrases import counted, listed
from bestiary.core.result import Line
from bestiary.core.seats import Action, Seat
from bestiary.core.view import Choice, player
from bestiary.games.big_monster.actions import ACTIONS, HAND_OVER
from bestiary.games.big_monster.beside import beside, plain, where
from bestiary.games.big_monster.components import (
    COLOURS,
    DUEL_TURNS,
    EXPLORER_IDS,
    EXPLORER_NAMES,
    GOAL_IDS,
    GOAL_NAMES,
    KIND_IDS,
    KIND_NAMES,
    NONE,
    TURNS,
)
from bestiary.games.big_monster.effects import NO_EFFECTS
from bestiary.games.big_monster.lattice import PLACES, column, row
from bestiary.games.big_monster.legality import legal
from bestiary.games.big_monster.phases import ASSIGNING
from bestiary.games.big_monster.receipts import best_place, reason, receipt, total
from bestiary.games.big_monster.ships import bars_ship
from bestiary.games.big_monster.table import Table
from bestiary.games.big_monster.view import Gain

NAMES: Final[dict[str, str]] = {  # of the ids in the rules
    **dict(zip(KIND_IDS, KIND_NAMES, strict=True)),
    **dict(zip(EXPLORER_IDS, EXPLORER_NAMES, strict=True)),
    **dict(zip(GOAL_IDS, GOAL_NAMES, strict=True)),
    "ordered": "one after the other",
    "sealed": "secret lists",
    "race": "who is faster",
}

Values: TypeAlias = tuple[int, ...]  # of an action's parameters


class Words(NamedTuple):
    """What a choice says, as `Choice` explains it."""

    title: str
    ask: str
    answer: str
    places: tuple[str, ...]
    note: str = ""
    receipt: list[Gain] | None = None
    outcome: str = ""
    seats: tuple[Seat, ...] = ()


def choices(table: Table, seat: Seat) -> list[Choice]:
    """The legal actions of a seat, in words and places."""
    return [_choice(table, seat, action) for action in legal(table, seat)]


def forbidden(table: Table, seat: Seat) -> list[Choice]:
    """Ships that cannot be had now."""
    if table.phase != ASSIGNING or not table.waits_for(seat):
        return []
    ships = [HAND_OVER + ship for ship in range(table.seats) if bars_ship(table, seat, ship) is not None]
    return [_choice(table, seat, action) for action in ships]


def _choice(table: Table, seat: Seat, action: Action) -> Choice:
    verb, values = ACTIONS.decode(action)
    said = _WORDS[verb](table, seat, values)
    label, note, points = said.title, said.note, None
    if said.receipt is not None:
        points = total(said.receipt)
        note = f"+{points}{note}"
        label += f" ({note})"
    elif note:
        label += f": {note}"
    return Choice(
        action,
        ACTIONS.text(action),
        label,
        said.places,
        not ACTIONS.tray(action),
        title=said.title,
        note=note,
        ask=said.ask,
        answer=said.answer,
        gain=points,
        receipt=tuple([Line(part.words, part.points) for part in said.receipt or []]),
        outcome=said.outcome,
        seats=said.seats,
    )


def _choose_explorer(table: Table, seat: Seat, values: Values) -> Words:
    explorer = values[0]
    title = f"Land with explorer {explorer + 1}"
    places = (f"explorer:{EXPLORER_IDS[explorer]}",)
    return Words(title, "Land", f"explorer {explorer + 1}", places, note=EXPLORER_NAMES[explorer])


def _keep(table: Table, seat: Seat, values: Values) -> Words:
    return _gained(table, seat, "Keep", values[0], (f"hand:{KIND_IDS[values[0]]}",))


def _hand_over(table: Table, seat: Seat, values: Values) -> Words:
    ship = f"{_whose(values[0], seat)} ship"
    return Words(f"Put your hand on {ship}", "Put your hand", ship, (f"ship:{values[0]}",), seats=values)


def _rank(table: Table, seat: Seat, values: Values) -> Words:
    number, ship = len(table.trays.on(seat)) + 1, f"{_whose(values[0], seat)} ship"
    title = f"Make {ship} number {number} of your list"
    return Words(title, f"Number {number} of your list", ship, (f"ship:{values[0]}",), seats=values)


def _race(table: Table, seat: Seat, values: Values) -> Words:
    kind, ship = values
    kept = _keep(table, seat, (kind,))
    answer = f"{KIND_NAMES[kind]}, the rest goes to {_whose(ship, seat)} ship"
    places = (f"hand:{KIND_IDS[kind]}", f"ship:{ship}")
    return kept._replace(title=f"Keep the {answer}", answer=answer, places=places, seats=(ship,))


def _place(table: Table, seat: Seat, values: Values) -> Words:
    cell, kind, zone = PLACES[values[0]], table.placing[seat], table.zones[seat]
    there = where(beside(zone, kind, cell))
    brought = receipt(table, seat, kind, cell if zone.effects(kind, cell) != NO_EFFECTS else NONE)
    ask = f"Place the {plain(kind)}"
    return Words(f"{ask} {there}", ask, there, (f"cell:{column(cell)},{row(cell)}",), receipt=brought)


def _pick_discard(table: Table, seat: Seat, values: Values) -> Words:
    return _gained(table, seat, "Pick", values[0], (f"discard:{KIND_IDS[values[0]]}",))


def _choose_series(table: Table, seat: Seat, values: Values) -> Words:
    series = f"series {values[0] + 1}"
    return Words(f"Choose {series}", "Choose …", series, (f"series:{values[0] + 1}",))


def _take(table: Table, seat: Seat, values: Values) -> Words:
    return _gained(table, seat, "Take", values[0], _in_series(table, values[0]))


def _discard(table: Table, seat: Seat, values: Values) -> Words:
    return _tile("Discard", values[0], _in_series(table, values[0]))


def _gained(table: Table, seat: Seat, verb: str, kind: int, places: tuple[str, ...]) -> Words:
    """A tile that will be placed this turn: what it brings at its best place."""
    best = best_place(table, seat, kind)
    brought, why = receipt(table, seat, kind, best), reason(table, seat, kind, best)
    return _tile(verb, kind, places)._replace(receipt=brought, outcome=why, note=" at best" if best != NONE else "")


def _tile(verb: str, kind: int, places: tuple[str, ...]) -> Words:
    return Words(f"{verb} the {KIND_NAMES[kind]}", f"{verb} the …", KIND_NAMES[kind], places)


_WORDS: Final[dict[str, Callable[[Table, Seat, Values], Words]]] = {
    "choose_explorer": _choose_explorer,
    "keep": _keep,
    "hand_over": _hand_over,
    "rank": _rank,
    "keep_and_hand_over": _race,
    "place": _place,
    "pick_discard": _pick_discard,
    "choose_series": _choose_series,
    "take": _take,
    "discard": _discard,
}


def _in_series(table: Table, kind: int) -> tuple[str, ...]:
    return f"series:{table.picked + 1}", f"tile:{KIND_IDS[kind]}"


def _whose(ship: Seat, seat: Seat) -> str:
    return "your own" if ship == seat else f"{player(ship)}'s"


SENTENCES = {
    "explorers": "Two explorers for everybody: choose one to land with.",
    "first": "{who} begins.",
    "turn": "Round {round}, turn {turn}.",
    "pile": "{who} searches the discard pile.",
    "picked": "{who} picks the {tile}.",
    "chose_series": "{who} chooses series {series}.",
    "turned_up": "{who} turns up the {tile}.",
    "took": "{who} takes the {tile}.",
    "discarded": "{who} discards the {tile}.",
    "duel_turn": "Turn {turn}: {who} is first.",
    "penalty": "Only {monsters} desert and rune monsters: a penalty for {who} ({points}).",
    "over": "The exploration is over.",
    "ranked": "{who} ranks a ship.",
}


def chapter(event: Event, names: Sequence[str]) -> str:
    """What a landmark begins."""
    if event.what == "duel_turn":
        return f"Turn {event.data['turn']} of {DUEL_TURNS}"
    if event.what == "turn":
        return f"{part(event, names)}, turn {event.data['turn']} of {TURNS}"
    return "Landing" if event.what == "explorers" else sentence(event, names).removesuffix(".")


def part(event: Event, names: Sequence[str]) -> str:
    """What part of the game a landmark belongs to: of a turn its round."""
    return f"Round {event.data['round']}" if event.what == "turn" else chapter(event, names)


def sentence(event: Event, names: Sequence[str]) -> str:
    """An event in words."""
    who = names[event.seat] if event.seat is not None else ""
    told = _TOLD.get(event.what)
    if told is not None:
        return told(who, event, names)
    spoken = {**event.data, "who": who}
    if "kind" in spoken:
        spoken["tile"] = _name(spoken["kind"])
    return SENTENCES[event.what].format(**spoken)


def _offered(who: str, event: Event, names: Sequence[str]) -> str:
    numbers = [str(_number(explorer)) for explorer in _list(event.data["explorers"])]
    return f"{who} may choose between explorers {listed(numbers)}."


def _chose(who: str, event: Event, names: Sequence[str]) -> str:
    explorer = event.data.get("explorer")
    return f"{who} chooses {'an explorer' if explorer is None else f'explorer {_number(explorer)}'}."


def _landed(who: str, event: Event, names: Sequence[str]) -> str:
    number = _number(event.data["explorer"])
    return f"{who} lands with explorer {number}: {EXPLORER_NAMES[number - 1]}."


def _goals(who: str, event: Event, names: Sequence[str]) -> str:
    return f"Medals: {listed([GOAL_NAMES[GOAL_IDS.index(str(goal))] for goal in _list(event.data['goals'])])}."


def _initiative(who: str, event: Event, names: Sequence[str]) -> str:
    order = [names[int(str(seat))] for seat in _list(event.data["seats"])]
    return f"Hands are handed over from here: {listed(order)}."


def _hand(who: str, event: Event, names: Sequence[str]) -> str:
    return f"{who} takes a hand: {_counted(event.data['tiles'])}."


def _series(who: str, event: Event, names: Sequence[str]) -> str:
    return f"Series {event.data['series']}: {_counted(event.data['tiles'])}."


def _kept(who: str, event: Event, names: Sequence[str]) -> str:
    kind = event.data.get("kind")
    return f"{who} keeps {'a tile' if kind is None else f'the {_name(kind)}'}."


def _handed_over(who: str, event: Event, names: Sequence[str]) -> str:
    ship = int(str(event.data["ship"]))
    whose = "their own" if ship == event.seat else f"{names[ship]}'s"
    return f"{who} puts the hand on {whose} ship{', the last that is free' if event.data['forced'] else ''}."


def _medal(who: str, event: Event, names: Sequence[str]) -> str:
    medal = "the team medal" if event.data["team"] else "the medal"
    return f"{who} earns {medal} {event.data['name']} (+{event.data['points']})."


def _placed(who: str, event: Event, names: Sequence[str]) -> str:
    data = event.data
    if "kind" not in data:
        return f"{who} has placed."
    made = [_crystals(int(str(data[colour])), colour) for colour in reversed(COLOURS) if data[colour]]
    if data["big_monster"]:
        made.append("a whole Big Monster")
    if data["mutations"]:
        made.append(counted(int(str(data["mutations"])), "mutation"))
    tile = plain(KIND_IDS.index(str(data["kind"])))
    return f"{who} places the {tile} {where(data)}{': ' + listed(made) if made else ''}."


def _crystals(count: int, colour: str) -> str:
    return f"a {colour} crystal" if count == 1 else f"{count} {colour} crystals"


_TOLD: Final[dict[str, Callable[[str, Event, Sequence[str]], str]]] = {  # what a plain sentence cannot say
    "offered": _offered,
    "chose": _chose,
    "landed": _landed,
    "goals": _goals,
    "initiative": _initiative,
    "hand": _hand,
    "series": _series,
    "kept": _kept,
    "handed_over": _handed_over,
    "medal": _medal,
    "placed": _placed,
    "uncovered": _placed,
}


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
