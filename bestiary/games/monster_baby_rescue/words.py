"""The words of Monster Baby Rescue: its choices, and what happened."""

from collections.abc import Sequence

from bestiary.core.event import Event
from bestiary.core.phrases import counted
from bestiary.core.seats import Action, Seat
from bestiary.core.view import Choice
from bestiary.games.monster_baby_rescue.actions import ACTIONS, CHOOSE_GEM, CHOOSE_PART, TAKE
from bestiary.games.monster_baby_rescue.components import (
    ANY,
    BED,
    COLOURS,
    IMPROVEMENT,
    NONE,
    PARTS,
    PLACES,
    PLAYGROUND,
)
from bestiary.games.monster_baby_rescue.counters import HEAD, RED, WIDTH
from bestiary.games.monster_baby_rescue.legality import legal
from bestiary.games.monster_baby_rescue.phases import PART, TAKING
from bestiary.games.monster_baby_rescue.printing import Printing
from bestiary.games.monster_baby_rescue.row import cost
from bestiary.games.monster_baby_rescue.table import Table
from bestiary.games.monster_baby_rescue.track import next_after
from bestiary.games.monster_baby_rescue.turns import waited_for


def choices(table: Table, seat: Seat) -> list[Choice]:
    """The legal actions of a seat, in words and places."""
    return [_choice(table, seat, action) for action in legal(table, seat)]


def forbidden(table: Table, seat: Seat) -> list[Choice]:
    """Places of the row, or parts, that cannot be had now."""
    if waited_for(table) != (seat,):
        return []
    allowed = legal(table, seat)
    tried: list[Action] = []
    if table.phase == TAKING:
        tried = [TAKE + place for place in range(PLACES)]
    elif table.phase == PART:
        tried = [CHOOSE_PART + part for part in range(len(PARTS))]
    return [_against(seat, action) for action in tried if action not in allowed]


TAKE_TILE, USE_IMPROVEMENT, TAKE_DIAMOND = "Take a care tile", "Use the improvement", "Take a diamond"


def _against(seat: Seat, action: Action) -> Choice:
    if action < CHOOSE_PART:
        place = action - TAKE + 1
        return _words(action, TAKE_TILE, "from", f"place {place}", f"row:{place}")
    part = PARTS[action - CHOOSE_PART]
    return _words(action, USE_IMPROVEMENT, "on", f"the {part}", f"part:{seat}:{part}")


def _choice(table: Table, seat: Seat, action: Action) -> Choice:
    row = seat * WIDTH
    if action >= CHOOSE_GEM:
        colour = COLOURS[action - CHOOSE_GEM]
        own = table.have[row + RED + action - CHOOSE_GEM]
        return _words(action, TAKE_DIAMOND, "in", colour, f"gem:{colour}", note=f"you have {own}")
    if action >= CHOOSE_PART:
        part = PARTS[action - CHOOSE_PART]
        level = table.have[row + HEAD + action - CHOOSE_PART]
        note = f"to level {level + 1}"
        return _words(action, USE_IMPROVEMENT, "on", f"the {part}", f"part:{seat}:{part}", note=note)
    place = action - TAKE
    name, effect = described(table.printing, table.row[place])
    locations = cost(table, place)
    price = "free" if table.final else counted(locations, "location")
    again = "" if table.final or next_after(table, locations) != seat else ", and you play again"
    answer = f"place {place + 1}, {name}"
    return _words(action, TAKE_TILE, "from", answer, f"row:{place + 1}", effect, f"{price}{again}")


def _words(action: Action, ask: str, link: str, answer: str, place: str, middle: str = "", note: str = "") -> Choice:
    """All answers to one question: "Take a care tile" "from" "place 1, bath" ": legs +1" "(2 locations)"."""
    title = f"{ask} {link} {answer}"
    label = title + (f": {middle}" if middle else "") + (f" ({note})" if note else "")
    said = f"{note}: {middle}" if middle else note
    return Choice(action, ACTIONS.text(action), label, (place,), title=title, note=said, ask=ask, answer=answer)


def described(printing: Printing, tile: int) -> tuple[str, str]:
    """A care tile in a few words: its name, and what it does."""
    kind, amount = printing.kinds[tile], printing.amount[tile]
    name = printing.names[tile]
    told: list[str] = []
    if kind == IMPROVEMENT:
        part = printing.parts[tile]
        told.append("any part +1" if part == ANY else f"{PARTS[part]} +1")
    elif kind == BED:
        told.append(counted(amount, "bed symbol"))
    elif kind == PLAYGROUND:
        told.append(counted(amount, "rung"))
    if printing.hearts[tile]:
        told.append(counted(printing.hearts[tile], "heart"))
    if printing.linked[tile] != NONE:
        told.append(f"a heart for a {COLOURS[printing.linked[tile]]} diamond")
    return name, ", ".join(told)


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


CHAPTERS = {"began": "The babies wait for care", "last_round": "Final turns"}


def chapter(event: Event, names: Sequence[str]) -> str:
    """What a landmark begins."""
    return CHAPTERS.get(event.what) or sentence(event, names).removesuffix(".")


def sentence(event: Event, names: Sequence[str]) -> str:
    """An event in words."""
    who = names[event.seat] if event.seat is not None else ""
    data = event.data
    if event.what == "took":
        name, cost = data["name"], data["cost"]
        assert isinstance(cost, int)
        price = f"for {counted(cost, 'location')}" if cost else "as the last tile"
        return f"{who} takes {name} {price}."
    if event.what == "diamonds":
        count = data["count"]
        assert isinstance(count, int)
        colour = data["colour"]
        return f"{who} gets {counted(count, f'{colour} diamond')}." if count else "No diamond is left."
    spoken = dict(data)
    spoken["who"] = who
    if event.what == "figure":
        rock = data["rock"]
        assert isinstance(rock, int)
        spoken["rock"] = rock + 1
    if "kind" in spoken:
        spoken["kind"] = "Cerberus" if spoken["kind"] == "cerberus" else spoken["kind"]
    return SENTENCES[event.what].format(**spoken)
