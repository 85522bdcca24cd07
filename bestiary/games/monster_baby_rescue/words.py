"""The words of Monster Baby Rescue: its choices, and what happened."""

from collections.abc import Sequence

from bestiary.core.event import Event
from bestiary.core.phrases import counted
from bestiary.core.seats import Action, Seat
from bestiary.core.view import Choice, player
from bestiary.games.monster_baby_rescue.actions import ACTIONS, CHOOSE_GEM, CHOOSE_PART, TAKE
from bestiary.games.monster_baby_rescue.components import (
    ANY,
    BED,
    COLOURS,
    DIAMOND,
    DOCTOR,
    EITHER,
    IMPROVEMENT,
    LOCATION_NAMES,
    LOCATIONS,
    NONE,
    PARTS,
    PLACES,
    PLAYGROUND,
    TOP,
    WANT,
)
from bestiary.games.monster_baby_rescue.counters import HEAD, RED, WIDTH
from bestiary.games.monster_baby_rescue.legality import legal
from bestiary.games.monster_baby_rescue.phases import PART, TAKING
from bestiary.games.monster_baby_rescue.printing import Printing
from bestiary.games.monster_baby_rescue.receipts import after, receipt
from bestiary.games.monster_baby_rescue.row import cost
from bestiary.games.monster_baby_rescue.scoring import score
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


TAKE_TILE, RAISE, TAKE_DIAMOND = "Take a care tile", "Raise a part", "Take a diamond"


def _against(seat: Seat, action: Action) -> Choice:
    text = ACTIONS.text(action)
    if action < CHOOSE_PART:
        place = f"place {action - TAKE + 1}"
        where = f"row:{action - TAKE + 1}"
        return Choice(action, text, f"{TAKE_TILE} from {place}", (where,), ask=TAKE_TILE, answer=place)
    part = PARTS[action - CHOOSE_PART]
    return Choice(action, text, f"Raise the {part}", (f"part:{seat}:{part}",), ask=RAISE, answer=f"the {part}")


def _choice(table: Table, seat: Seat, action: Action) -> Choice:
    if action >= CHOOSE_GEM:
        return _gem(table, seat, action)
    if action >= CHOOSE_PART:
        return _part(table, seat, action)
    return _take(table, seat, action)


def _take(table: Table, seat: Seat, action: Action) -> Choice:
    place = action - TAKE
    tile = table.row[place]
    name, effect = described(table, seat, tile)
    price, next_one = _price(table, seat, cost(table, place))
    now = after(table, seat, action)
    gain = score(now, seat) - score(table, seat)
    open_choice = " at best" if _chooses(table.printing, tile) else ""
    title = f"Take {called(table.printing, tile)}"
    told = title + (f": {effect}" if effect else "")
    return Choice(
        action,
        ACTIONS.text(action),
        f"{told} (place {place + 1}: {price}; {_signed(gain)} now{open_choice})",
        (f"row:{place + 1}",),
        title=title,
        note=price,
        ask=TAKE_TILE,
        answer=name,
        gain=gain,
        receipt=receipt(table, now, seat),
        outcome=effect,
        seats=next_one,
    )


def _price(table: Table, seat: Seat, locations: int) -> tuple[str, tuple[Seat, ...]]:
    """What a tile costs in time, and who plays then."""
    if table.final:
        return "free, your last tile", ()
    where = LOCATION_NAMES[(table.position[seat] + locations) % LOCATIONS]
    following = next_after(table, locations)
    if following == seat:
        return f"{locations} on, to the {where}; you play again", ()
    return f"{locations} on, to the {where}; then {player(following)} plays", (following,)


def _part(table: Table, seat: Seat, action: Action) -> Choice:
    part = PARTS[action - CHOOSE_PART]
    level = table.have[seat * WIDTH + HEAD + action - CHOOSE_PART]
    answer = f"the {part} to level {level + 1}"
    return _small(table, seat, action, f"part:{seat}:{part}", (f"Raise {answer}", RAISE, answer), "")


def _gem(table: Table, seat: Seat, action: Action) -> Choice:
    colour = COLOURS[action - CHOOSE_GEM]
    own = table.have[seat * WIDTH + RED + action - CHOOSE_GEM]
    words = (f"Take a {colour} diamond", TAKE_DIAMOND, colour)
    return _small(table, seat, action, f"gem:{colour}", words, f"you have {own}; ")


def _small(table: Table, seat: Seat, action: Action, place: str, words: tuple[str, str, str], before: str) -> Choice:
    """What is chosen after a tile: its title, what is asked, and what this answers."""
    title, ask, answer = words
    now = after(table, seat, action)
    gain = score(now, seat) - score(table, seat)
    note = f"{before}{_signed(gain)} now"
    return Choice(
        action,
        ACTIONS.text(action),
        f"{title} ({note})",
        (place,),
        title=title,
        note=note,
        ask=ask,
        answer=answer,
        gain=gain,
        receipt=receipt(table, now, seat),
    )


def called(printing: Printing, tile: int) -> str:
    """A tile by its name; a want reads like a sentence, and is quoted."""
    name = printing.names[tile]
    return f"“{name}”" if printing.kinds[tile] == WANT else name


def _chooses(printing: Printing, tile: int) -> bool:
    kind = printing.kinds[tile]
    return (kind == IMPROVEMENT and printing.parts[tile] == ANY) or (
        kind == DIAMOND and printing.colour[tile] == EITHER
    )


def described(table: Table, seat: Seat, tile: int) -> tuple[str, str]:
    """A care tile in a few words: its name, and what it does for a seat."""
    printing = table.printing
    kind, amount = printing.kinds[tile], printing.amount[tile]
    told: list[str] = []
    if kind == IMPROVEMENT:
        told.append(_raised(table, seat, printing.parts[tile]))
    elif kind == BED:
        told.append(counted(amount, "bed symbol"))
    elif kind == PLAYGROUND:
        told.append(counted(amount, "rung"))
    elif kind == DOCTOR:
        told.append("1 visit")
    if printing.hearts[tile]:
        told.append(counted(printing.hearts[tile], "heart"))
    if printing.linked[tile] != NONE:
        told.append(f"a heart for a {COLOURS[printing.linked[tile]]} diamond")
    return printing.names[tile], ", ".join(told)


def _raised(table: Table, seat: Seat, part: int) -> str:
    if part == ANY:
        return "any part +1"
    level = table.have[seat * WIDTH + HEAD + part]
    return f"{PARTS[part]} to {level + 1}" if level < TOP else f"{PARTS[part]} is at {TOP} already"


def _signed(points: int) -> str:
    return f"{points:+d}".replace("-", "\N{MINUS SIGN}") if points else "±0"


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
