"""The words of Wombat Rescue: its choices, and what happened."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from bestiary.core.event import Event, Value
from bestiary.core.result import Line
from bestiary.core.seats import Action, Seat
from bestiary.core.view import Choice, player
from bestiary.games.wombat_rescue import phases
from bestiary.games.wombat_rescue.actions import (
    ACTIONS,
    ADD_RESERVE,
    DINGO_BABY,
    DINGO_PICK,
    DINGO_STEP,
    DINGO_TARGET,
    END_MOVEMENT,
    GIVE_DINGO,
    HIGH_FIBER,
    HOLD_IT_IN,
    MOVE,
    MOVE_CUBE,
    PLACE_DINGO,
    PROTECT,
    RUN_HOME,
    SPECIAL,
    TILE_OF,
    WANDER,
    line_of,
)
from bestiary.games.wombat_rescue.bearing import HEADINGS, between
from bestiary.games.wombat_rescue.catching import which
from bestiary.games.wombat_rescue.components import (
    CARD_NAMES,
    CARD_OPTIONS,
    COLOURS,
    DISK_VALUES,
    LONGEST,
    MARKS,
    TERRAINS,
    TILE_NAMES,
)
from bestiary.games.wombat_rescue.dens import next_placed
from bestiary.games.wombat_rescue.grid import SIDES
from bestiary.games.wombat_rescue.legality import legal
from bestiary.games.wombat_rescue.lines import reach
from bestiary.games.wombat_rescue.prey import huntable, lair
from bestiary.games.wombat_rescue.table import Table
from bestiary.games.wombat_rescue.tiles import action_tiles
from bestiary.games.wombat_rescue.view import Way
from bestiary.games.wombat_rescue.ways import leads_somewhere, way

Data: TypeAlias = Mapping[str, Value]  # of an event

NAMES = {  # of the ids in the rules
    "max_turns": "turns at most",
    "end_movement": "end moving",
    "solo_den_slot": "the den of the solo game",
}
HOME = "home"
FOODS = {"green": "a leaf", "orange": "a herb", "black": "a root"}  # what is drawn on a disk
WORTH = dict(zip(COLOURS, DISK_VALUES, strict=True))
TILE_LABELS = {
    HOLD_IT_IN: ("Hold It In", "nothing leaves your tract this turn"),
    RUN_HOME: ("Run Home", "straight to the home space"),
    HIGH_FIBER: ("High-Fiber Diet", "a cube right here"),
    PROTECT: ("Dingo Protection", "he ignores you until your next turn"),
}


def choices(table: Table, seat: Seat) -> list[Choice]:
    """The legal actions of a seat, in words and places."""
    return [_choice(table, seat, action) for action in legal(table, seat)]


def forbidden(table: Table, seat: Seat) -> list[Choice]:
    """What one would like to do in the movement phase: the next space of each line, tiles, wandering."""
    if table.phase != phases.MOVEMENT or table.asked != seat:
        return []
    allowed = legal(table, seat)
    found: list[Choice] = []
    for direction in range(SIDES):
        ray = table.layout.grid.rays[direction * table.count + table.mama[seat]]
        distance = reach(table, seat, direction) if allowed[0] < SPECIAL else 0
        if distance < len(ray):
            action = MOVE + direction * LONGEST + distance
            answer = f"{distance + 1} {HEADINGS[direction]}, to {ground(table, ray[distance])}"
            places = (_hex(table, ray[distance]),)
            found.append(Choice(action, ACTIONS.text(action), f"Move {answer}", places, ask="Move …", answer=answer))
    tiles = action_tiles(table.options, seat)
    for action, tile in TILE_OF.items():
        if tiles & tile and action not in allowed:
            found.append(_tile_choice(seat, action))
    if WANDER not in allowed:
        found.append(_wander_choice())
    return found


def _choice(table: Table, seat: Seat, action: Action) -> Choice:
    text = ACTIONS.text(action)
    if leads_somewhere(action):
        found = way(table, seat, action)
        goal = _hex(table, found.path[-1])
        places = (f"tile:{seat}:scamper", goal) if found.how == "scamper" else (goal,)
        return _way_choice(table, action, found, places)
    if action in TILE_OF:
        return _tile_choice(seat, action)
    if action == WANDER:
        return _wander_choice()
    if action == ADD_RESERVE:
        return Choice(action, text, "Put your extra root into your mouth", (f"reserve:{seat}",))
    if action == END_MOVEMENT:
        title, note = "Stop moving", "digest"
        return Choice(action, text, f"{title} and {note}", ("end",), title=title, note=note)
    if action < PLACE_DINGO:
        spot = _seen_from(table, table.mama[seat], action - MOVE_CUBE)
        places = (_hex(table, action - MOVE_CUBE),)
        return Choice(action, text, f"Move your cube here from {spot}", places, ask="Move your cube here", answer=spot)
    return _dingo_choice(table, action, text)


def _tile_choice(seat: Seat, action: Action) -> Choice:
    name = TILE_NAMES[TILE_OF[action].bit_length() - 1]
    title, note = TILE_LABELS[action]
    return Choice(action, ACTIONS.text(action), f"{title}: {note}", (f"tile:{seat}:{name}",), title=title, note=note)


def _wander_choice() -> Choice:
    title, note = "Wander", "reveal a card"
    return Choice(WANDER, ACTIONS.text(WANDER), f"{title}: {note}", ("deck",), title=title, note=note)


def _dingo_choice(table: Table, action: Action, text: str) -> Choice:
    if action < DINGO_PICK:
        space = table.ground.dens[action - PLACE_DINGO]
        ask = f"{_dingo(which(table, next_placed(table))).capitalize()} comes out of the den"
        spot = f"{_seen_from(table, table.layout.home, space)} of home"
        outcome, seats = _from_den(table, space)
        return Choice(
            action, text, f"{ask}, {spot}", (_hex(table, space),), ask=ask, answer=spot, outcome=outcome, seats=seats
        )
    if action < DINGO_TARGET:
        number = action - DINGO_PICK
        places = (f"dingo:{number + 1}",)
        answer = f"dingo {number + 1}"
        label = f"Dingo {number + 1} runs {table.left}"
        return Choice(action, text, label, places, ask=f"Which dingo runs {table.left}?", answer=answer)
    if action < DINGO_BABY:
        other = action - DINGO_TARGET
        return _chase(table, action, player(other), (f"mama:{other}",), (other,))
    if action < DINGO_STEP:
        baby = action - DINGO_BABY
        return _chase(table, action, f"baby {baby + 1}", (_hex(table, lair(table, baby)),), ())
    if action < GIVE_DINGO:
        direction = action - DINGO_STEP
        space = table.next_to(table.dingo[table.mover], direction)
        answer = f"{HEADINGS[direction]}, to {ground(table, space)}"
        ask = "The dingo goes"
        return Choice(action, text, f"{ask} {answer}", (_hex(table, space),), ask=f"{ask} …", answer=answer)
    other = action - GIVE_DINGO
    ask, answer = "Give the dingo", player(other)
    return Choice(action, text, f"{ask} to {answer}", (f"seat:{other}",), ask=ask, answer=answer, seats=(other,))


def _from_den(table: Table, den: int) -> tuple[str, tuple[Seat, ...]]:
    """How near he would be to the nearest mama, or to home while all are there; and whom that means."""
    steps = {
        seat: table.layout.grid.between(den, table.mama[seat]) for seat in range(table.seats) if huntable(table, seat)
    }
    if not steps:
        return f"{table.layout.grid.between(den, table.layout.home)} from home", ()
    near = tuple([seat for seat, far in steps.items() if far == min(steps.values())])
    return f"{min(steps.values())} from {' and '.join([player(seat) for seat in near])}", near


def _chase(table: Table, action: Action, prey: str, places: tuple[str, ...], seats: tuple[Seat, ...]) -> Choice:
    ask = "The dingo chases"
    base = DINGO_TARGET if table.seats > 1 else DINGO_BABY
    far = table.layout.grid.between(table.dingo[table.mover], lair(table, action - base))
    outcome = "he gets there" if far <= table.left else f"{far - table.left} steps short"
    text = ACTIONS.text(action)
    return Choice(action, text, f"{ask} {prey}", places, ask=f"{ask} …", answer=prey, outcome=outcome, seats=seats)


WAYS = {"special": "Follow your nose", "scamper": "Scamper", "wander_to": "Wander"}


def _way_choice(table: Table, action: Action, found: Way, places: tuple[str, ...]) -> Choice:
    if found.how == "move":
        direction, distance = line_of(action)
        way, where = f"{distance} {HEADINGS[direction]}", ground(table, found.path[-1])
        ask, answer, whole = "Move …", f"{way}, to {where}", f"Move {way}, to {where}"
        title = f"Move {way}"
    else:
        ask, answer = WAYS[found.how], _seen_from(table, found.path[0], found.path[-1])
        title = whole = f"{ask} to {answer}"
    baby = table.pouch[table.turn] + 1
    happens = _on_the_way(table, found, baby)
    note = ", ".join(happens)
    return Choice(
        action,
        ACTIONS.text(action),
        f"{whole} ({note})" if note else whole,
        places,
        title=title,
        note=note,
        ask=ask,
        answer=answer,
        gain=1 if found.rescues else None,
        receipt=(Line(f"Baby {baby} is rescued", 1),) if found.rescues else (),
        outcome=happens[0] if happens else "",
        seats=tuple([push.seat for push in found.pushes]),
    )


def _on_the_way(table: Table, found: Way, baby: int) -> list[str]:
    """What happens, the weightiest first."""
    more: list[str] = []
    if found.caught:
        more.append("ram the dingo" if table.seats == 1 else "the dingo catches you")
    if found.rescues:
        more.append(f"rescue baby {baby}")
    if found.finds is not None:
        more.append(f"find baby {found.finds}")
    if found.eats is not None:
        more.append(f"eat {FOODS[found.eats]} worth {WORTH[found.eats]}")
    if found.pushes:
        more.append("push " + " and ".join([player(push.seat) for push in found.pushes]))
    return more


def ground(table: Table, space: int) -> str:
    """What a space is."""
    mark = MARKS[table.ground.mark[space]]
    if mark == HOME:
        return HOME
    more = {"den": " with a den", "baby": " of a baby"}.get(mark, "")
    return f"the {TERRAINS[table.ground.terrain[space]]}{more}"


def _seen_from(table: Table, start: int, space: int) -> str:
    """What and where a space is."""
    far = between(table.name(start), table.name(space))
    return f"{ground(table, space)}, {far}" if far else f"{ground(table, space)} right here"


def _hex(table: Table, space: int) -> str:
    return f"hex:{table.name(space)}"


SENTENCES = {
    "start": "{who} begins.",
    "tile_laid": "A tile of the map is laid.",
    "disk": "{Disk} grows.",
    "space_chosen": "The bag is nearly empty: it is drawn where the next disk goes.",
    "refill": "Three food cards: {spaces} food spaces are filled again.",
    "placed": "{who} puts {dingo} on a den.",
    "no_den": "No den is free: the dingo stays away.",
    "turn": "{who} sets out.",
    "pushed": "{who} is pushed {way}.",
    "found": "{who} has found baby {baby}!",
    "rescued": "{who} brings baby {baby} home; that makes {home}.",
    "ate": "{who} eats {disk}.",
    "cube": "{who} leaves a cube.",
    "cube_moved": "{who} brings a cube along, from {way}.",
    "no_room": "{who} has three cubes there already: no cube.",
    "cubes_eaten": "The dingo eats {count} of {who}'s cubes.",
    "lost": "{who} is lost and wanders.",
    "no_card": "No card leads {who} anywhere.",
    "stayed": "{who} ends her movement.",
    "reserve": "{who} eats the extra root.",
    "control": "{who} controls the dingo now.",
    "rolled": "The dingo die shows {face}.",
    "picked": "{who} lets {dingo} run.",
    "dingo_ran": "{Dingo} runs {way}.",
    "no_way": "No way leads {dingo} there: he stays.",
    "won": "{who} has all babies at home and wins!",
    "lost_game": "The dingo has got baby {baby}. Try again!",
    "ran_out": "Everybody has had {turns} turns: the game ends here.",
}
TILE_WORDS = {
    "hold_it_in": "{who} holds it in.",
    "scamper": "{who} scampers.",
    "run_home": "{who} runs home.",
    "high_fiber": "{who} is on a high-fiber diet.",
    "dingo_protection": "{who} is protected from the dingo.",
}
MOVED = {"move": "moves", "special": "follows her nose", "wander": "wanders", "scamper": "goes"}


def sentence(event: Event, names: Sequence[str]) -> str:
    """An event in words."""
    who = names[event.seat] if event.seat is not None else ""
    told = _TOLD.get(event.what)
    if told is not None:
        return told(who, event.data, names)
    return SENTENCES[event.what].format(who=who, **_spoken(event.data))


def chapter(event: Event, names: Sequence[str]) -> str:
    """What a landmark begins."""
    return f"Round {event.data['round']}" if event.what == "turn" else sentence(event, names).removesuffix(".")


def _spoken(data: Data) -> dict[str, Value]:
    """What happened, with words for the dingo, a disk and a way; at the head of a sentence the Dingo and a Disk."""
    spoken = dict(data)
    if "dingo" in data:
        spoken["dingo"] = _dingo(data)
        spoken["Dingo"] = _dingo(data).capitalize()
    if "colour" in data:
        disk = FOODS[str(data["colour"])]
        spoken["disk"], spoken["Disk"] = disk, disk.capitalize()
    if "path" in data:
        spoken["way"] = _way(data["path"])
    if "from" in data:
        spoken["way"] = between(str(data["space"]), str(data["from"]))
    return spoken


def _tile(who: str, data: Data, names: Sequence[str]) -> str:
    return TILE_WORDS[str(data["tile"])].format(who=who)


def _moved(who: str, data: Data, names: Sequence[str]) -> str:
    return f"{who} {MOVED[str(data['how'])]} {_way(data['path'])}."


def _card(who: str, data: Data, names: Sequence[str]) -> str:
    terrains = CARD_OPTIONS[CARD_NAMES.index(str(data["kind"]))]
    return f"Wander card: {' or '.join(terrains)}{', with food' if data['food'] else ''}."


def _digested(who: str, data: Data, names: Sequence[str]) -> str:
    left = data["left"]
    if left:
        return f"{who} digests: {left} {'set leaves' if left == 1 else 'sets leave'} the tract."
    return f"{who} digests{' and swallows' if data['swallowed'] else ''}."


def _caught(who: str, data: Data, names: Sequence[str]) -> str:
    return f"{_dingo(data).capitalize()} has caught {who}, who flees home.{_flees(data)}"


def _rammed(who: str, data: Data, names: Sequence[str]) -> str:
    return f"{who} and the dingo meet: he runs back to his den.{_flees(data)}"


def _flees(data: Data) -> str:
    return f" Baby {data['baby']} flees back." if data["baby"] else ""


def _chases(who: str, data: Data, names: Sequence[str]) -> str:
    whom = data.get("whom")
    prey = names[whom] if isinstance(whom, int) else f"baby {data['baby']}"
    return f"{_dingo(data).capitalize()} chases {prey}."


_TOLD: Final[dict[str, Callable[[str, Data, Sequence[str]], str]]] = {  # what a plain sentence cannot say
    "tile": _tile,
    "moved": _moved,
    "card": _card,
    "digested": _digested,
    "caught": _caught,
    "rammed": _rammed,
    "chases": _chases,
}


def _dingo(data: Data) -> str:
    """With one dingo on the map he needs no number."""
    return "the dingo" if data["dingoes"] == 1 else f"dingo {data['dingo']}"


def _way(path: object) -> str:
    assert isinstance(path, list)
    return between(str(path[0]), str(path[-1])) or "nowhere"
