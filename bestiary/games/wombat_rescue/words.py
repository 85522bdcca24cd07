"""The words of Wombat Rescue: its choices, and what happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from bestiary.core.event import Event, Value
from bestiary.core.seats import Action, Seat
from bestiary.core.view import Choice
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
    WANDER,
)
from bestiary.games.wombat_rescue.catching import which
from bestiary.games.wombat_rescue.components import LONGEST, MARKS, TERRAINS
from bestiary.games.wombat_rescue.preparation import action_tiles
from bestiary.games.wombat_rescue.pushing import line
from bestiary.games.wombat_rescue.view import Way
from bestiary.games.wombat_rescue.ways import leads_somewhere, way

if TYPE_CHECKING:
    from bestiary.games.wombat_rescue.state import WombatState

HEADINGS = ("east", "north-east", "north-west", "west", "south-west", "south-east")
TILE_ACTIONS = {
    HOLD_IT_IN: ("hold_it_in", "Hold It In: nothing leaves your tract this turn"),
    RUN_HOME: ("run_home", "Run Home"),
    HIGH_FIBER: ("high_fiber", "High-Fiber Diet: a cube right here"),
    PROTECT: ("dingo_protection", "Dingo Protection until your next turn"),
}
TILE_BITS = {HOLD_IT_IN: 1, RUN_HOME: 4, HIGH_FIBER: 8, PROTECT: 16}


def words(state: WombatState, seat: Seat) -> list[Choice]:
    """The legal actions of a seat, in words and places."""
    return [_choice(state, seat, action) for action in state.legal(seat)]


def forbidden(state: WombatState, seat: Seat) -> list[Choice]:
    """What one would like to do in the movement phase: the next space of each line, tiles, wandering."""
    if state.phase != phases.MOVEMENT or state.asked != seat:
        return []
    legal = state.legal(seat)
    found: list[Choice] = []
    for direction in range(6):
        ray = state.layout.grid.rays[direction * state.count + state.mama[seat]]
        distance = line(state, seat, direction) >> 6 if legal[0] < SPECIAL else 0
        if distance < len(ray):
            action = MOVE + direction * LONGEST + distance
            label = f"Move {distance + 1} {HEADINGS[direction]}, to {place(state, ray[distance])}"
            found.append(Choice(action, ACTIONS.text(action), label, (_hex(state, ray[distance]),)))
    tiles = action_tiles(state.options, seat)
    for action, bit in TILE_BITS.items():
        if tiles & bit and action not in legal:
            name, label = TILE_ACTIONS[action]
            found.append(Choice(action, ACTIONS.text(action), label, (f"tile:{seat}:{name}",)))
    if WANDER not in legal:
        found.append(Choice(WANDER, ACTIONS.text(WANDER), "Wander: reveal a card", ("deck",)))
    return found


def _choice(state: WombatState, seat: Seat, action: Action) -> Choice:
    text = ACTIONS.text(action)
    if leads_somewhere(action):
        found = way(state, seat, action)
        goal = _hex(state, found.path[-1])
        places = (f"tile:{seat}:scamper", goal) if found.how == "scamper" else (goal,)
        return Choice(action, text, _move_label(state, action, found), places)
    if action in TILE_ACTIONS:
        name, label = TILE_ACTIONS[action]
        return Choice(action, text, label, (f"tile:{seat}:{name}",))
    if action == WANDER:
        return Choice(action, text, "Wander: reveal a card", ("deck",))
    if action == ADD_RESERVE:
        return Choice(action, text, "Put your extra black disk into your mouth", (f"reserve:{seat}",))
    if action == END_MOVEMENT:
        return Choice(action, text, "End your movement and digest", ("end",))
    if action < PLACE_DINGO:
        space = action - MOVE_CUBE
        return Choice(action, text, f"Move your cube from {place(state, space)} here", (_hex(state, space),))
    return _dingo_choice(state, action, text)


def _dingo_choice(state: WombatState, action: Action, text: str) -> Choice:
    if action < DINGO_PICK:
        space = state.ground.dens[action - PLACE_DINGO]
        who = _dingo(which(state, 0 if state.placing & 1 else 1)).capitalize()
        return Choice(action, text, f"{who} comes out of the den at {place(state, space)}", (_hex(state, space),))
    if action < DINGO_TARGET:
        number = action - DINGO_PICK
        space = state.dingo[number]
        return Choice(
            action, text, f"Dingo {number + 1} runs {state.left}", (f"dingo:{number + 1}", _hex(state, space))
        )
    if action < DINGO_BABY:
        other = action - DINGO_TARGET
        label = f"The dingo chases {_player(other)}"
        return Choice(action, text, label, (f"mama:{other}", _hex(state, state.mama[other])))
    if action < DINGO_STEP:
        baby = action - DINGO_BABY
        space = state.mama[0] if state.pouch[0] == baby else state.layout.babies[baby]
        return Choice(action, text, f"The dingo chases baby {baby + 1}", (_hex(state, space),))
    if action < GIVE_DINGO:
        direction = action - DINGO_STEP
        space = state.layout.grid.near[direction * state.count + state.dingo[state.mover]]
        return Choice(
            action, text, f"The dingo goes {HEADINGS[direction]}, to {place(state, space)}", (_hex(state, space),)
        )
    other = action - GIVE_DINGO
    return Choice(action, text, f"Give the dingo to {_player(other)}", (f"player:{other}",))


def _move_label(state: WombatState, action: Action, found: Way) -> str:
    goal = place(state, found.path[-1])
    direction = action // LONGEST if action < SPECIAL else (action - SPECIAL) % 6
    if found.how == "move":
        label = f"Move {len(found.path) - 1} {HEADINGS[direction]}, to {goal}"
    else:
        verb = {"special": "Follow your nose to", "scamper": "Scamper to", "wander_to": "Wander to"}[found.how]
        label = f"{verb} {goal}"
    more: list[str] = []
    if found.pushes:
        more.append("push " + " and ".join([_player(push.seat) for push in found.pushes]))
    if found.caught:
        more.append("ram the dingo" if state.seats == 1 else "and be caught by the dingo")
    if found.eats is not None:
        more.append(f"eat the {found.eats} disk")
    if found.finds is not None:
        more.append("find your baby")
    if found.rescues:
        more.append("bring your baby home")
    return f"{label} ({', '.join(more)})" if more else label


def place(state: WombatState, space: int) -> str:
    """A space for people."""
    ground = state.ground
    mark = MARKS[ground.mark[space]]
    if mark == "home":
        return f"home ({state.name(space)})"
    more = f", {mark}" if mark in ("den", "baby") else ""
    return f"the {TERRAINS[ground.terrain[space]]} at {state.name(space)}{more}"


def _player(seat: Seat) -> str:
    """Another player: clients put the name there."""
    return f"player {seat + 1}"


def _hex(state: WombatState, space: int) -> str:
    return f"hex:{state.name(space)}"


SENTENCES = {
    "start": "{who} begins.",
    "tile_laid": "Tile {tile} is laid.",
    "disk": "{disk} lies at {space}.",
    "space_chosen": "The bag is nearly empty: the next disk goes to {space}.",
    "refill": "Three food cards: {spaces} food spaces are filled again.",
    "placed": "{who} puts {dingo} on the den at {space}.",
    "no_den": "No den is free: the dingo stays away.",
    "turn": "{who} sets out.",
    "pushed": "{who} is pushed to {goal}.",
    "found": "{who} has found baby {baby}!",
    "ate": "{who} eats {disk}.",
    "cube": "{who} leaves a cube at {space}.",
    "cube_moved": "{who} moves a cube from {from} to {space}.",
    "no_room": "{who} has three cubes at {space} already: no cube.",
    "cubes_eaten": "The dingo eats {count} of {who}'s cubes at {space}.",
    "lost": "{who} is lost at {space} and wanders.",
    "no_card": "No card leads {who} anywhere.",
    "reserve": "{who} eats the extra black disk.",
    "control": "{who} controls the dingo now.",
    "rolled": "The dingo die shows {face}.",
    "picked": "{who} lets {dingo} run.",
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
MOVED = {"move": "moves to", "special": "follows her nose to", "wander": "wanders to", "scamper": "goes to"}


def sentence(event: Event, names: Sequence[str]) -> str:
    """An event in words."""
    who = names[event.seat] if event.seat is not None else ""
    data, what = event.data, event.what
    if what == "tile":
        return TILE_WORDS[str(data["tile"])].format(who=who)
    if what == "moved":
        return f"{who} {MOVED[str(data['how'])]} {_goal(data['path'])}."
    if what == "dingo_ran":
        return f"{_dingo(data).capitalize()} runs to {_goal(data['path'])}."
    if what == "stayed":
        return f"{who} ends her movement."
    if what == "card":
        terrains = [word for word in str(data["kind"]).split("_") if word != "food"]
        return f"Wander card: {' or '.join(terrains)}{', with food' if data['food'] else ''}."
    if what == "digested":
        return _digested(who, data["left"], data["swallowed"])
    if what in ("caught", "rammed"):
        flees = f" Baby {data['baby']} flees back." if data["baby"] else ""
        if what == "rammed":
            return f"{who} and the dingo meet: he runs back to his den.{flees}"
        return f"{_dingo(data).capitalize()} has caught {who}, who flees home.{flees}"
    if what == "chases":
        whom = data.get("whom")
        prey = names[whom] if isinstance(whom, int) else f"baby {data['baby']}"
        return f"{_dingo(data).capitalize()} chases {prey}."
    if what == "rescued":
        return f"{who} brings baby {data['baby']} home; that makes {data['home']}."
    spoken = dict(data)
    spoken["who"] = who
    if what in ("disk", "ate"):
        article = "an" if data["colour"] == "orange" else "a"
        spoken["disk"] = f"{article.capitalize() if what == 'disk' else article} {data['colour']} disk"
    if "dingo" in spoken:
        spoken["dingo"] = _dingo(data)
    if "path" in spoken:
        spoken["goal"] = _goal(data["path"])
    return SENTENCES[what].format(**spoken)


def _dingo(data: Mapping[str, Value]) -> str:
    """With one dingo on the map he needs no number."""
    return "the dingo" if data["dingoes"] == 1 else f"dingo {data['dingo']}"


def _goal(path: object) -> str:
    assert isinstance(path, list)
    return str(path[-1])


def _digested(who: str, left: object, swallowed: object) -> str:
    if left:
        return f"{who} digests: {left} {'set leaves' if left == 1 else 'sets leave'} the tract."
    return f"{who} digests{' and swallows' if swallowed else ''}."
