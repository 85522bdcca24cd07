"""The words of Monster Café: its choices, and what happened."""

from collections.abc import Sequence

from bestiary.core.event import Event
from bestiary.core.phrases import counted
from bestiary.core.seats import Action, Seat
from bestiary.core.view import Choice
from bestiary.games.monster_cafe.actions import ACTIONS, CLEAR, DRAW, SCARE, SEAT
from bestiary.games.monster_cafe.components import KIND_IDS, KIND_NAMES, KINDS, MEAL_IDS, MEAL_NAMES, SIDES
from bestiary.games.monster_cafe.legality import legal
from bestiary.games.monster_cafe.look import guests
from bestiary.games.monster_cafe.phases import SEATING, TURN
from bestiary.games.monster_cafe.scoring import score, score_after
from bestiary.games.monster_cafe.table import GONE, Table
from bestiary.games.monster_cafe.turns import waited_for

NAME = dict(zip(KIND_IDS + MEAL_IDS, KIND_NAMES + MEAL_NAMES, strict=True))


def choices(table: Table, seat: Seat) -> list[Choice]:
    """The legal actions of a seat, in words and places."""
    return [_choice(table, seat, action) for action in legal(table, seat)]


def forbidden(table: Table, seat: Seat) -> list[Choice]:
    """What the phase is about and the position does not allow: to draw, or tables without a guest or a free seat."""
    if waited_for(table) != (seat,):
        return []
    allowed = legal(table, seat)
    laid = [place for place in range(table.tables) if table.meals[place] != GONE]
    tried: list[Action] = []
    if table.phase == TURN:
        tried = [DRAW, *[CLEAR + place for place in laid]]
    elif table.phase == SEATING:
        tried = [SEAT + place for place in laid]
    return [_against(table, action) for action in tried if action not in allowed]


def _against(table: Table, action: Action) -> Choice:
    text = ACTIONS.text(action)
    if action == DRAW:
        return Choice(action, text, "Draw a card", ("pile",))
    place = action - SEAT if action < CLEAR else action - CLEAR
    meal = _served(table, place)
    served = f"table {meal}"
    if action < CLEAR:
        ask = f"Seat the {KIND_NAMES[table.drawn]}"
        return Choice(action, text, f"{ask} at {served}", ("drawn", f"table:{place}"), ask=ask, answer=served)
    return Choice(action, text, f"Clear {served}", (f"table:{place}",), ask="Clear table …", answer=meal)


def _choice(table: Table, seat: Seat, action: Action) -> Choice:
    if action == DRAW:
        title, note = "Draw a card", f"{table.pile_size} left"
        return Choice(action, ACTIONS.text(action), f"{title} ({note})", ("pile",), title=title, note=note)
    if action >= SCARE:
        kind = action - SCARE
        count = table.monsters[seat * KINDS + kind]
        scared = counted(count, KIND_NAMES[kind])
        places = ("drawn", f"collection:{seat}:{KIND_IDS[kind]}")
        return Choice(action, ACTIONS.text(action), f"Scare away {scared}", places, ask="Scare away …", answer=scared)
    place = action - SEAT if action < CLEAR else action - CLEAR
    meal = _served(table, place)
    served = f"table {meal}"
    if action < CLEAR:
        ask = f"Seat the {KIND_NAMES[table.drawn]}"
        title, note = f"{ask} at {served}", f"{table.guests[place]} of {SIDES} seats taken"
        return Choice(
            action,
            ACTIONS.text(action),
            f"{title} ({note})",
            ("drawn", f"table:{place}"),
            title=title,
            note=note,
            ask=ask,
            answer=served,
        )
    gain = score_after(table, seat, action) - score(table.monsters, table.plates, seat)
    monsters = ", ".join(NAME[kind] for kind in guests(table, place)) or "no monsters"
    return Choice(
        action,
        ACTIONS.text(action),
        f"Clear {served}: {monsters} ({_signed(gain)} now)",
        (f"table:{place}",),
        title=f"Clear {served}",
        note=f"{_signed(gain)} now: {monsters}",
        ask="Clear table …",
        answer=meal,
        gain=gain,
    )


def _served(table: Table, place: int) -> str:
    return f"{place + 1}, {MEAL_NAMES[table.meals[place]]}"


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


def chapter(event: Event, names: Sequence[str]) -> str:
    """What a landmark begins."""
    return f"Round {event.data['round']}" if event.what == "round" else sentence(event, names).removesuffix(".")


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
    spoken = f"The sorbet scares away {counted(count, NAME[str(kind)])} of {who}"
    return f"{spoken}, who has no other kind." if event.data["forced"] else f"{spoken}."


def _signed(points: int) -> str:
    return f"{points:+d}".replace("-", "\N{MINUS SIGN}") if points else "±0"
