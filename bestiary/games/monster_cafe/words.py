"""The words of Monster Café: its choices, and what happened."""

from collections.abc import Sequence

from bestiary.core.event import Event
from bestiary.core.phrases import counted
from bestiary.core.result import Line
from bestiary.core.seats import Action, Seat
from bestiary.core.view import Choice, player
from bestiary.games.monster_cafe.actions import ACTIONS, CLEAR, DRAW, SCARE, SEAT
from bestiary.games.monster_cafe.components import KIND_IDS, KIND_NAMES, KINDS, MEAL_IDS, MEAL_NAMES, MEALS
from bestiary.games.monster_cafe.legality import legal
from bestiary.games.monster_cafe.look import brings, groups, guests, worth_of
from bestiary.games.monster_cafe.phases import SEATING, TURN
from bestiary.games.monster_cafe.scoring import fed, score, with_table
from bestiary.games.monster_cafe.table import GONE, Table
from bestiary.games.monster_cafe.turns import LEFT, waited_for
from bestiary.games.monster_cafe.view import Group

NAME = dict(zip(KIND_IDS + MEAL_IDS, KIND_NAMES + MEAL_NAMES, strict=True))
GROUPS = {"anything": "Eats anything", "hungry": "Hungry"}  # what a collection is made of beside its meals


def choices(table: Table, seat: Seat) -> list[Choice]:
    """The legal actions of a seat, in words and places."""
    return [_choice(table, seat, action) for action in legal(table, seat)]


def forbidden(table: Table, seat: Seat) -> list[Choice]:
    """What the phase is about and the position does not allow: to draw, or tables gone, empty or full."""
    if waited_for(table) != (seat,):
        return []
    allowed = legal(table, seat)
    tried: list[Action] = []
    if table.phase == TURN:
        tried = [DRAW, *[CLEAR + place for place in range(table.tables)]]
    elif table.phase == SEATING:
        tried = [SEAT + place for place in range(table.tables)]
    return [_against(table, action) for action in tried if action not in allowed]


def _against(table: Table, action: Action) -> Choice:
    text = ACTIONS.text(action)
    if action == DRAW:
        return Choice(action, text, "Draw a card", ("pile",))
    if action < CLEAR:
        place = action - SEAT
        ask, answer = f"Seat the {KIND_NAMES[table.drawn]}", f"at {called(table, place)}"
        return Choice(action, text, f"{ask} {answer}", ("drawn", f"table:{place}"), ask=ask, answer=answer)
    place = action - CLEAR
    served = called(table, place)
    return Choice(action, text, f"Clear {served}", (f"table:{place}",), ask="Clear a table", answer=served)


def _choice(table: Table, seat: Seat, action: Action) -> Choice:
    if action == DRAW:
        return _draw(table, seat)
    if action < CLEAR:
        return _seat(table, seat, action - SEAT)
    if action < SCARE:
        return _clear(table, seat, action - CLEAR)
    return _scare(table, seat, action - SCARE)


def _draw(table: Table, seat: Seat) -> Choice:
    eating = sum([table.pile[kind] for kind in fed(table.plates, seat)])
    left = f"{table.pile_size} left"
    return Choice(
        DRAW,
        ACTIONS.text(DRAW),
        f"Draw a card ({left})",
        ("pile",),
        title="Draw a card",
        note=left,
        outcome=f"{eating} of {table.pile_size} would eat with you",
    )


def _seat(table: Table, seat: Seat, place: int) -> Choice:
    ask, answer = f"Seat the {KIND_NAMES[table.drawn]}", f"at {called(table, place)}"
    now, more = brings(table, seat, place), worth_of(table, seat, place, table.drawn)
    following = LEFT[table.active][seat]
    after = "you play again" if following == seat else f"then {player(following)} plays"
    note = f"{_signed(more)} for you; {after}"
    return Choice(
        SEAT + place,
        ACTIONS.text(SEAT + place),
        f"{ask} {answer} ({note})",
        ("drawn", f"table:{place}"),
        title=f"{ask} {answer}",
        note=note,
        ask=ask,
        answer=answer,
        outcome=f"{_signed(now)} \N{RIGHTWARDS ARROW} {_signed(now + more)}",
        seats=() if following == seat else (following,),
    )


def _clear(table: Table, seat: Seat, place: int) -> Choice:
    served = called(table, place)
    gain = brings(table, seat, place)
    monsters = ", ".join(NAME[kind] for kind in guests(table, place)) or "no monsters"
    return Choice(
        CLEAR + place,
        ACTIONS.text(CLEAR + place),
        f"Clear {served}: {monsters} ({_signed(gain)} now)",
        (f"table:{place}",),
        title=f"Clear {served}",
        note="then you are out of the round",
        ask="Clear a table",
        answer=served,
        gain=gain,
        receipt=_receipt(table, seat, *with_table(table, seat, place)),
        outcome=_signed(gain),
    )


def _scare(table: Table, seat: Seat, kind: int) -> Choice:
    monsters = table.monsters[seat * KINDS : (seat + 1) * KINDS]
    plates = table.plates[seat * MEALS : (seat + 1) * MEALS]
    scared = counted(monsters[kind], KIND_NAMES[kind])
    monsters[kind] = 0
    gain = score(monsters, plates, 0) - score(table.monsters, table.plates, seat)
    note = f"{_signed(gain)} now"
    return Choice(
        SCARE + kind,
        ACTIONS.text(SCARE + kind),
        f"Scare away {scared} ({note})",
        ("drawn", f"collection:{seat}:{KIND_IDS[kind]}"),
        title=f"Scare away {scared}",
        note=note,
        ask="Scare away one kind",
        answer=scared,
        gain=gain,
        receipt=_receipt(table, seat, monsters, plates),
        outcome=_signed(gain),
    )


def _receipt(table: Table, seat: Seat, monsters: list[int], plates: list[int]) -> tuple[Line, ...]:
    """What becomes of each sum of a collection that changes; the monsters and plates are those of this seat alone."""
    before = {group.name: group for group in groups(table.monsters, table.plates, seat)}
    after = {group.name: group for group in groups(monsters, plates, 0)}
    lines: list[Line] = []
    for name in [*after, *[name for name in before if name not in after]]:
        if before.get(name) != after.get(name):
            lines.append(Line(GROUPS.get(name) or NAME[name], _worth(after.get(name)) - _worth(before.get(name))))
    return tuple(lines)


def _worth(group: Group | None) -> int:
    return group.points if group is not None else 0


def called(table: Table, place: int) -> str:
    """A table by its meal, with its number beside the other plate of that meal; once gone, by its number."""
    meal = table.meals[place]
    if meal == GONE:
        return f"table {place + 1}"
    name = f"the {MEAL_NAMES[meal]}"
    return f"{name} of table {place + 1}" if table.meals.count(meal) > 1 else name


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
