"""What may be done, and what bars the rest."""

from typing import Final

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Action, Seat
from bestiary.games.monster_baby_rescue import refusals
from bestiary.games.monster_baby_rescue.actions import CHOOSE_GEM, CHOOSE_PART, TAKE
from bestiary.games.monster_baby_rescue.components import LOCATIONS, PLACES
from bestiary.games.monster_baby_rescue.counters import HEAD, RED, WIDTH
from bestiary.games.monster_baby_rescue.diamonds import colours_left
from bestiary.games.monster_baby_rescue.improvements import improvable
from bestiary.games.monster_baby_rescue.phases import GEM, OVER, PART, TAKING
from bestiary.games.monster_baby_rescue.row import cost
from bestiary.games.monster_baby_rescue.table import EMPTY, Table
from bestiary.games.monster_baby_rescue.track import last_of

EVERY_PLACE: Final = [TAKE + place for place in range(PLACES)]


def legal(table: Table, seat: Seat) -> list[Action]:
    """What a seat may do."""
    if seat != table.turn:
        return []
    phase = table.phase
    if phase == TAKING:
        if not table.final and not table.printing.dear:
            return EVERY_PLACE[:]  # MR-028
        return [TAKE + place for place in range(PLACES) if _bars_place(table, place) is None]
    if phase == PART:
        return [CHOOSE_PART + part for part in improvable(table, seat)]
    if phase == GEM:
        return [CHOOSE_GEM + colour for colour in colours_left(table)]
    return []


def bars(table: Table, seat: Seat, action: Action) -> Refusal | None:
    """What stands against an action; nothing, if it is legal."""
    phase = table.phase
    if phase == OVER:
        return refusals.OVER
    if seat != table.turn or phase < TAKING:
        finished = table.final and seat not in table.queue
        return refusals.ALREADY_FINISHED if finished else refusals.NOT_YOUR_TURN
    if action < CHOOSE_PART:
        return _bars_place(table, action - TAKE) if phase == TAKING else refusals.CHOICE_PENDING
    if action < CHOOSE_GEM:
        if phase != PART:
            return refusals.NO_CHOICE_PENDING
        return None if action - CHOOSE_PART in improvable(table, seat) else refusals.PART_AT_MAX
    if phase != GEM:
        return refusals.NO_CHOICE_PENDING
    return None if action - CHOOSE_GEM in colours_left(table) else refusals.NO_GEM_LEFT


def default(table: Table, seat: Seat) -> Action:
    """What is done for a player whose time runs out: the cheapest tile; the part, or the diamond, of which the seat
    has least (MR-D06)."""
    actions, have, row = legal(table, seat), table.have, seat * WIDTH
    if table.phase == PART:
        return min(actions, key=lambda action: have[row + HEAD + action - CHOOSE_PART])
    if table.phase == GEM:
        return min(actions, key=lambda action: have[row + RED + action - CHOOSE_GEM])
    return actions[0]


def _bars_place(table: Table, place: int) -> Refusal | None:
    if table.row[place] == EMPTY:
        return refusals.PLACE_EMPTY
    price = cost(table, place)
    if price < LOCATIONS:
        return None
    reach = table.position[table.turn] + price
    nearest = table.position[last_of(table, table.turn)]
    return refusals.FORBIDDEN_PATH if reach >= nearest + LOCATIONS else None  # MR-022
