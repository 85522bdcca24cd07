"""The rules of Monster Café."""

from __future__ import annotations

from typing import Any, Final

from bestiary.core.dice import Dice
from bestiary.core.event import Value
from bestiary.core.refusal import Refusal
from bestiary.core.result import Pads, Result, rank
from bestiary.core.seats import CHANCE, Action, Seat, Viewer
from bestiary.core.state import State
from bestiary.core.view import Choice
from bestiary.games.monster_cafe import reasons
from bestiary.games.monster_cafe.actions import CLEAR, DEAL, DRAW, DRAWN, FIRST, REMOVE, SCARE, SEAT
from bestiary.games.monster_cafe.components import (
    COPIES,
    KIND_IDS,
    KINDS,
    MEAL_IDS,
    MEALS,
    PLATES,
    REGULAR,
    REMOVALS,
    ROUNDS,
    SIDES,
    SORBET,
    TABLES,
)
from bestiary.games.monster_cafe.look import look
from bestiary.games.monster_cafe.options import CafeOptions
from bestiary.games.monster_cafe.phases import (
    DEALING,
    DRAWING,
    FIRST_PLAYER,
    OVER,
    REMOVAL,
    SCARING,
    SEATING,
    STARTING,
    TURN,
)
from bestiary.games.monster_cafe.position import write
from bestiary.games.monster_cafe.reasons import ALLOWED, REFUSALS
from bestiary.games.monster_cafe.scoring import pad, score
from bestiary.games.monster_cafe.tables import (
    CLEARINGS,
    DRAWING_OR_CLEARING,
    GONE,
    LEFT,
    NO_CARD,
    ONLY_PLACE,
    SEATINGS,
    members,
)
from bestiary.games.monster_cafe.view import CafeView
from bestiary.games.monster_cafe.words import forbidden, words

CHANCE_ALONE: Final = (CHANCE,)
NOBODY: Final[tuple[int, ...]] = ()
ONE: Final[list[tuple[int, ...]]] = [(0,), (1,), (2,), (3,)]


class CafeState(State):
    """A position of Monster Café. Everything but the order of the two decks is public, and they have none."""

    __slots__ = (
        "active",
        "centre",
        "dealt",
        "discard",
        "discarded_plates",
        "drawn",
        "free",
        "guests",
        "meals",
        "monsters",
        "occupied",
        "options",
        "phase",
        "pile",
        "pile_size",
        "plates",
        "removed",
        "round",
        "seated",
        "stack",
        "stack_size",
        "started",
        "tables",
        "turn",
    )

    def __init__(self) -> None:
        super().__init__()
        self.options: CafeOptions = NO_OPTIONS
        self.phase = OVER
        self.round = 0
        self.turn = 0  # whose turn it is; while the starting monsters are drawn, who draws
        self.active = 0  # a bit for each seat that has not cleared a table this round
        self.tables = 0  # dealt a round
        self.dealt = 0  # this round so far
        self.started = 0  # how many have a starting monster
        self.drawn = NO_CARD  # the card that waits for its seat, or the sorbet that waits for a kind
        self.removed: list[int] = []  # kinds that stay out of the game
        self.pile: list[int] = []  # counts by kind
        self.pile_size = 0
        self.stack: list[int] = []  # counts by meal
        self.stack_size = 0
        self.meals: list[int] = []  # of the table at each place, or GONE
        self.guests: list[int] = []  # how many sit at the table of each place
        self.seated: list[int] = []  # kinds, SIDES for each place; only the first guests count
        self.centre = 0  # a bit for each place whose table is still there,
        self.free = 0  # has a free seat,
        self.occupied = 0  # has a guest
        self.monsters: list[int] = []  # collected: counts by kind, KINDS for each seat
        self.plates: list[int] = []  # collected: counts by meal, MEALS for each seat
        self.discard: list[int] = []  # counts by kind
        self.discarded_plates: list[int] = []  # counts by meal

    def set_up(self, seats: int, options: CafeOptions) -> None:
        """The box opened for this many players, nothing dealt yet."""
        self.seats = seats
        self.options = options
        self.round = 1
        self.active = (1 << seats) - 1
        self.tables = TABLES[seats]
        self.pile = COPIES[:]  # MC-007
        self.pile_size = sum(COPIES)
        self.stack = PLATES[:]  # MC-006
        self.stack_size = sum(PLATES)
        self.meals = [GONE] * self.tables
        self.guests = [0] * self.tables
        self.seated = [0] * (self.tables * SIDES)
        self.monsters = [0] * (seats * KINDS)
        self.plates = [0] * (seats * MEALS)
        self.discard = [0] * (KINDS + 1)
        self.discarded_plates = [0] * MEALS
        self.removed = []
        for kind in options.removed or ():
            self._remove(KIND_IDS.index(kind))
        self.turn = options.first or 0
        self.phase = FIRST_PLAYER if options.first is None else self._after_first_player()

    # Who is asked, and what may be done.

    def pending(self) -> tuple[Seat, ...]:
        phase = self.phase
        if phase < TURN:
            return CHANCE_ALONE
        if phase == OVER:
            return NOBODY
        return ONE[self.turn]

    def legal(self, seat: Seat) -> list[Action]:
        if seat == self.turn:
            phase = self.phase
            if phase == TURN:
                if self._bars_drawing() == ALLOWED:
                    return DRAWING_OR_CLEARING[self._clearable()][:]
                return CLEARINGS[self._clearable()][:]
            if phase == SEATING:
                return SEATINGS[self.free][:]
            if phase == SCARING:
                return [SCARE + kind for kind in range(KINDS) if self.monsters[seat * KINDS + kind]]
        return []

    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        return REFUSALS[self._bars(seat, action)]

    def _bars(self, seat: Seat, action: Action) -> int:
        """What stands against an action, as a number of reasons.py."""
        phase = self.phase
        if phase == OVER:
            return reasons.OVER
        if seat != self.turn or phase < TURN:
            return reasons.NOT_YOUR_TURN if self.active >> seat & 1 else reasons.OUT_OF_ROUND
        if action == DRAW or CLEAR <= action < SCARE:
            if phase != TURN:
                return reasons.SEAT_FIRST if phase == SEATING else reasons.SORBET_FORCED
            if action == DRAW:
                return self._bars_drawing()
            return self._bars_table(action - CLEAR, self._clearable(), reasons.TABLE_EMPTY)
        if action < CLEAR:
            if phase != SEATING:
                return reasons.DRAW_FIRST if phase == TURN else reasons.SORBET_NO_SEAT
            return self._bars_table(action - SEAT, self.free, reasons.NO_SEAT)  # MC-020
        if phase != SCARING:
            return reasons.NO_SORBET
        return ALLOWED if self.monsters[seat * KINDS + action - SCARE] else reasons.KIND_NOT_OWNED

    def _bars_drawing(self) -> int:
        if self.pile_size == 0:
            return reasons.PILE_EMPTY  # MC-047
        return ALLOWED if self.free else reasons.TABLES_FULL  # MC-024

    def _bars_table(self, table: int, wanted: int, otherwise: int) -> int:
        """Against a table that is not one of the wanted ones."""
        if wanted >> table & 1:
            return ALLOWED
        if table >= self.tables:
            return reasons.NO_TABLE
        return otherwise if self.centre >> table & 1 else reasons.TABLE_GONE

    def _clearable(self) -> int:
        """A bit for each table that may be cleared: those with a monster (MC-037), or if the pile is empty and
        nobody sits anywhere, all that are left (MC-D08)."""
        return self.occupied if self.occupied or self.pile_size else self.centre

    # Chance.

    def odds(self) -> int:
        phase = self.phase
        if phase == DRAWING:
            return self.pile_size
        if phase == DEALING:
            return self.stack_size
        if phase == STARTING:
            return self.pile_size - self.pile[SORBET]  # MC-D02
        return self.seats if phase == FIRST_PLAYER else REGULAR - len(self.removed)

    def outcome(self, ticket: int) -> Action:
        phase = self.phase
        if phase == FIRST_PLAYER:
            return FIRST + ticket
        if phase == REMOVAL:
            return REMOVE + [kind for kind in range(REGULAR) if kind not in self.removed][ticket]
        # The card with this number, when the cards lie sorted in a row: the sorbets last, so that no ticket of a
        # starting monster reaches them.
        card = DEAL if phase == DEALING else DRAWN
        for count in self.stack if phase == DEALING else self.pile:
            if ticket < count:
                return card
            ticket -= count
            card += 1
        raise IndexError("there are not as many tickets")

    # What happens.

    def apply(self, seat: Seat, action: Action) -> None:
        phase = self.phase
        if phase == TURN:
            if action == DRAW:
                self.phase = DRAWING
                if self.told is not None:
                    self.tell("draws", seat, {})
            else:
                self._clear(seat, action - CLEAR)
        elif phase == DRAWING:
            self._draw(action - DRAWN)
        elif phase == SEATING:
            self._seat(action - SEAT, False)
        elif phase == SCARING:
            self._scare(action - SCARE, False)
        elif phase == DEALING:
            self._deal(action - DEAL)
        elif phase == STARTING:
            self._start(action - DRAWN)
        elif phase == REMOVAL:
            self._remove(action - REMOVE)
            self.phase = self._after_first_player()
            if self.told is not None:
                self.tell("removed", None, {"kind": KIND_IDS[action - REMOVE]}, reveals=True)
        else:
            self.turn = action - FIRST
            self.phase = self._after_first_player()
            if self.told is not None:
                self.tell("first", self.turn, {}, reveals=True)

    def _after_first_player(self) -> int:
        return REMOVAL if len(self.removed) < REMOVALS[self.seats] else DEALING

    def _remove(self, kind: int) -> None:
        """MC-061: all cards of a kind and both plates of its meal stay out."""
        self.removed.append(kind)
        self.pile_size -= self.pile[kind]
        self.pile[kind] = 0
        self.stack_size -= self.stack[kind]
        self.stack[kind] = 0

    def _deal(self, meal: int) -> None:
        place = self.dealt
        self.stack[meal] -= 1
        self.stack_size -= 1
        self.meals[place] = meal
        self.centre |= 1 << place
        self.free |= 1 << place
        self.dealt = place + 1
        if self.dealt == self.tables:
            self.phase = TURN if self.started == self.seats else STARTING
        if self.told is not None:
            self.tell("dealt", None, {"meal": MEAL_IDS[meal], "table": place}, reveals=True)
            if self.phase == TURN:
                self._tell_round()

    def _start(self, kind: int) -> None:
        """MC-008: a starting monster, in seat order from the first player."""
        seat = self.turn
        self.pile[kind] -= 1
        self.pile_size -= 1
        self.monsters[seat * KINDS + kind] += 1
        self.started += 1
        self.turn = (seat + 1) % self.seats
        if self.started == self.seats:
            self.phase = TURN  # and the first player is back in turn
        if self.told is not None:
            self.tell("started", seat, {"kind": KIND_IDS[kind]}, reveals=True)
            if self.phase == TURN:
                self._tell_round()

    def _draw(self, kind: int) -> None:
        self.pile[kind] -= 1
        self.pile_size -= 1
        self.drawn = kind
        if self.told is not None:
            self.tell("drew", self.turn, {"kind": KIND_IDS[kind]}, reveals=True)
        if kind == SORBET:
            self.phase = SCARING
            first = self.turn * KINDS
            owned = GONE
            for own in range(KINDS):
                if self.monsters[first + own]:
                    if owned != GONE:
                        return
                    owned = own
            self._scare(owned, True)  # MC-D05, MC-D06
        else:
            self.phase = SEATING
            only_place = ONLY_PLACE[self.free]
            if only_place != GONE:
                self._seat(only_place, True)  # MC-D05

    def _seat(self, table: int, forced: bool) -> None:
        side = self.guests[table]  # MC-D04: the lowest free one
        self.seated[table * SIDES + side] = self.drawn
        self.guests[table] = side + 1
        self.occupied |= 1 << table
        if side + 1 == SIDES:
            self.free &= ~(1 << table)
        if self.told is not None:
            data: dict[str, Value] = {"kind": KIND_IDS[self.drawn], "table": table, "side": side, "forced": forced}
            self.tell("seated", self.turn, data)
        self._end_draw()

    def _scare(self, kind: int, forced: bool) -> None:
        """The sorbet goes, and every monster of a kind with it (MC-031); nothing else where nothing is owned."""
        count = 0
        if kind != GONE:
            count = self.monsters[self.turn * KINDS + kind]
            self.monsters[self.turn * KINDS + kind] = 0
            self.discard[kind] += count
        self.discard[SORBET] += 1
        if self.told is not None:
            scared = KIND_IDS[kind] if kind != GONE else None
            self.tell("scared", self.turn, {"kind": scared, "count": count, "forced": forced})
        self._end_draw()

    def _end_draw(self) -> None:
        self.drawn = NO_CARD
        self.phase = TURN
        self.turn = LEFT[self.active][self.turn]  # MC-022, MC-034; the last player is the next one again (MC-043)

    def _clear(self, seat: Seat, table: int) -> None:
        """MC-036: the plate and all who sit there go to the player, who is out of the round."""
        meal = self.meals[table]
        guests = self.guests[table]
        if self.told is not None:
            data: dict[str, Value] = {"table": table, "meal": MEAL_IDS[meal], "monsters": self._guest_ids(table)}
            self.tell("cleared", seat, data)
        for side in range(table * SIDES, table * SIDES + guests):
            self.monsters[seat * KINDS + self.seated[side]] += 1
        self.plates[seat * MEALS + meal] += 1
        self._leave_centre(table)
        self.active &= ~(1 << seat)
        if self.active:
            self.turn = LEFT[self.active][self.turn]
        else:
            self._end_round()

    def _leave_centre(self, table: int) -> None:
        self.meals[table] = GONE
        self.guests[table] = 0
        others = ~(1 << table)
        self.centre &= others
        self.free &= others
        self.occupied &= others

    def _end_round(self) -> None:
        """MC-048. Who cleared last is in turn, and stays so: they start the next round (MC-051)."""
        for table in members(self.centre):
            self._discard_dummy(table)
        if self.round == ROUNDS:  # MC-053
            self.phase = OVER
            if self.told is not None:
                self.tell("over", None, {}, progress=True)
            return
        self.round += 1
        self.active = (1 << self.seats) - 1
        self.dealt = 0
        self.phase = DEALING

    def _discard_dummy(self, table: int) -> None:
        """MC-065: in a two-player game, the table that nobody took and all who sit there."""
        if self.told is not None:
            meal = MEAL_IDS[self.meals[table]]
            self.tell("dummy", None, {"table": table, "meal": meal, "monsters": self._guest_ids(table)})
        for side in range(table * SIDES, table * SIDES + self.guests[table]):
            self.discard[self.seated[side]] += 1
        self.discarded_plates[self.meals[table]] += 1
        self._leave_centre(table)

    # Telling.

    def _tell_round(self) -> None:
        self.tell("round", self.turn, {"round": self.round}, progress=True)

    def _guest_ids(self, table: int) -> list[Value]:
        return [KIND_IDS[self.seated[side]] for side in range(table * SIDES, table * SIDES + self.guests[table])]

    # When time runs out (MC-D15).

    def default(self, seat: Seat) -> Action:
        legal = self.legal(seat)
        if self.phase == TURN:
            return DRAW if legal[0] == DRAW else max(legal, key=self._score_after)
        if self.phase == SEATING:
            return min(legal, key=lambda action: self.guests[action - SEAT])
        return max(legal, key=self._score_after)

    def _score_after(self, action: Action) -> int:
        after = self.clone()
        after.apply(self.turn, action)
        return score(after.monsters, after.plates, self.turn)

    # How it stands, and how it ends.

    def score(self, seat: Seat) -> int:
        """What a seat's collection is worth now."""
        return score(self.monsters, self.plates, seat)

    def result(self) -> Result | None:
        if self.phase != OVER:
            return None
        totals = tuple([self.score(seat) for seat in range(self.seats)])
        alone = tuple([(seat,) for seat in range(self.seats)])
        return Result(totals, self.pads(None), alone, rank(totals))  # MC-060, MC-D12

    def pads(self, viewer: Viewer) -> Pads:
        return tuple([pad(self.monsters, self.plates, seat) for seat in range(self.seats)])

    def progress(self) -> float:
        if self.phase == OVER:
            return 1.0
        cleared = sum(self.plates)
        return min(cleared / (ROUNDS * self.seats), 1.0)

    # Copies, and the ways of looking.

    def clone(self) -> CafeState:
        other = CafeState()
        other.seats = self.seats
        other.options = self.options
        other.phase = self.phase
        other.round = self.round
        other.turn = self.turn
        other.active = self.active
        other.tables = self.tables
        other.dealt = self.dealt
        other.started = self.started
        other.drawn = self.drawn
        other.removed = self.removed[:]
        other.pile = self.pile[:]
        other.pile_size = self.pile_size
        other.stack = self.stack[:]
        other.stack_size = self.stack_size
        other.meals = self.meals[:]
        other.guests = self.guests[:]
        other.seated = self.seated[:]
        other.centre = self.centre
        other.free = self.free
        other.occupied = self.occupied
        other.monsters = self.monsters[:]
        other.plates = self.plates[:]
        other.discard = self.discard[:]
        other.discarded_plates = self.discarded_plates[:]
        return other

    def imagine(self, viewer: Viewer, dice: Dice) -> CafeState:
        """Nothing is hidden: the decks are bags, and what is in them can be counted by everybody (MC-I17)."""
        return self.clone()

    def view(self, viewer: Viewer) -> CafeView:
        return look(self, viewer)

    def choices(self, seat: Seat) -> list[Choice]:
        return words(self, seat)

    def forbidden(self, seat: Seat) -> list[Choice]:
        return forbidden(self, seat)

    def save(self) -> dict[str, Any]:
        return write(self)


NO_OPTIONS: Final = CafeOptions()
