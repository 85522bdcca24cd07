"""Positions of Monster Café as documents: written whole, read even where they are partial.

    {"game": "monster_cafe", "seats": 4,
     "centre": [{"meal": "bblt", "monsters": ["sludge", "brain"]}, {"meal": "boiled_brains"}],
     "out": [2, 3], "turn": 1, "pile": {"toenail": 3, "lemon_sorbet": 1}}

docs/positions/monster_cafe.md says what each name means and what is filled in. Holds Structs: never compiled.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from bestiary.core.box import Box
from bestiary.core.document import Small, read_document
from bestiary.core.errors import BadPosition, shown
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
)
from bestiary.games.monster_cafe.look import guests, named
from bestiary.games.monster_cafe.options import CafeOptions
from bestiary.games.monster_cafe.phases import PHASES

if TYPE_CHECKING:
    from bestiary.games.monster_cafe.state import CafeState

Counts = dict[str, Small] | list[str]  # {"sludge": 2} or ["sludge", "sludge"]
SORBET_ID = "lemon_sorbet"


class TableDocument(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the centre."""

    meal: str
    monsters: list[str] = []


class CollectionDocument(Struct, frozen=True, forbid_unknown_fields=True):
    """What lies in front of a player."""

    monsters: Counts = {}
    tables: Counts = {}


class CafeDocument(Struct, frozen=True, forbid_unknown_fields=True):
    """A position. None stands for what is not mentioned."""

    phase: str | None = None
    round: Small | None = None
    turn: Small = 0
    started: Small | None = None
    drawn: str | None = None
    removed: list[str] | None = None
    centre: list[TableDocument | None] | None = None
    out: list[Small] | None = None
    collections: list[CollectionDocument] | None = None
    pile: Counts | None = None
    stack: Counts | None = None
    discard: Counts | None = None
    discarded_tables: Counts | None = None


def write(state: CafeState) -> dict[str, Any]:
    """The whole position."""
    return {
        "game": "monster_cafe",
        "form": 1,
        "seats": state.seats,
        "options": state.options.plain(),
        "phase": PHASES[state.phase],
        "round": state.round,
        "turn": state.turn,
        "started": state.started,
        "drawn": KIND_IDS[state.drawn] if state.drawn >= 0 else None,
        "removed": [KIND_IDS[kind] for kind in state.removed],
        "centre": [
            {"meal": MEAL_IDS[state.meals[place]], "monsters": guests(state, place)}
            if state.meals[place] >= 0
            else None
            for place in range(state.tables)
        ],
        "out": [seat for seat in range(state.seats) if not state.active >> seat & 1],
        "collections": [
            {
                "monsters": named(KIND_IDS, state.monsters[seat * KINDS : (seat + 1) * KINDS]),
                "tables": named(MEAL_IDS, state.plates[seat * MEALS : (seat + 1) * MEALS]),
            }
            for seat in range(state.seats)
        ],
        "pile": named(KIND_IDS, state.pile),
        "stack": named(MEAL_IDS, state.stack),
        "discard": named(KIND_IDS, state.discard),
        "discarded_tables": named(MEAL_IDS, state.discarded_plates),
    }


def lay_out(state: CafeState, given: dict[str, Any], seats: int, options: CafeOptions) -> None:
    """Puts an empty position into the state of a document, or says what is impossible about it."""
    Reader(state, read_document(given, CafeDocument), seats, options).read()


class Reader:
    """Lays out one document, card by card."""

    def __init__(self, state: CafeState, document: CafeDocument, seats: int, options: CafeOptions) -> None:
        self.state = state
        self.document = document
        self.cards = Box("card", dict(zip(KIND_IDS, COPIES, strict=True)))
        self.meals = Box("table", dict(zip(MEAL_IDS, PLATES, strict=True)))
        state.set_up(seats, options)

    def read(self) -> None:
        """The parts in the order in which one depends on the other."""
        self._phase()
        self._removed()
        self._collections()
        self._out()
        self._drawn()
        self._centre()
        self._turn_and_round()
        self._started()
        self._piles()
        self._check()

    def _phase(self) -> None:
        document, state = self.document, self.state
        phase = document.phase
        if phase is None:
            phase = "turn" if document.drawn is None else "sorbet" if document.drawn == SORBET_ID else "seat"
        if phase not in PHASES:
            raise BadPosition("phase", f"there is no phase '{shown(phase)}'; there is: {', '.join(PHASES)}")
        state.phase = PHASES.index(phase)
        if phase == "first_player" and state.options.first is not None:
            raise BadPosition("phase", "the options name the first player, so nobody is drawn")  # MC-D01

    def _removed(self) -> None:
        state, wanted = self.state, REMOVALS[self.state.seats]
        names = self.document.removed
        if names is None:
            names = [KIND_IDS[kind] for kind in state.removed]  # named by the options
            if PHASES[state.phase] not in ("first_player", "removal"):
                spare = [kind for kind in reversed(KIND_IDS[:REGULAR]) if kind not in self._mentioned()]
                names += spare[: wanted - len(names)]
        if not set(names) <= set(KIND_IDS[:REGULAR]) or len(set(names)) != len(names):
            raise BadPosition("removed", "only different regular monsters can stay out")
        if len(names) > wanted or (len(names) < wanted and state.phase > PHASES.index("removal")):
            raise BadPosition("removed", f"with {state.seats} players {wanted} kinds of monsters stay out")
        if state.options.removed is not None and set(names) != set(state.options.removed):
            raise BadPosition("removed", "the options name other monsters")
        if PHASES[state.phase] == "removal" and len(names) == wanted:
            raise BadPosition("phase", f"no further kind stays out with {state.seats} players")
        state.removed = [KIND_IDS.index(name) for name in names]
        self.cards.remove(names)
        self.meals.remove(MEAL_IDS[kind] for kind in state.removed)

    def _mentioned(self) -> set[str]:
        """The regular kinds that a document has in play, themselves or by their meal."""
        document = self.document
        names = {*_counts(document.pile), *_counts(document.discard), *_counts(document.stack)}
        names |= {*_counts(document.discarded_tables), document.drawn or ""}
        for table in document.centre or ():
            if table is not None:
                names |= {table.meal, *table.monsters}
        for collection in document.collections or ():
            names |= {*_counts(collection.monsters), *_counts(collection.tables)}
        return {KIND_IDS[MEAL_IDS.index(name)] if name in MEAL_IDS else name for name in names}

    def _collections(self) -> None:
        state, collections = self.state, self.document.collections or []
        if len(collections) > state.seats:
            raise BadPosition("collections", f"there are {len(collections)} of them for {state.seats} players")
        for seat, collection in enumerate(collections):
            where = f"collections[{seat}]"
            monsters, tables = _counts(collection.monsters), _counts(collection.tables)
            if SORBET_ID in monsters:
                raise BadPosition(f"{where}.monsters", "lemon sorbet is never collected")
            self.cards.take_all(f"{where}.monsters", monsters)
            self.meals.take_all(f"{where}.tables", tables)
            state.monsters[seat * KINDS : (seat + 1) * KINDS] = _row(KIND_IDS[:KINDS], monsters)
            state.plates[seat * MEALS : (seat + 1) * MEALS] = _row(MEAL_IDS, tables)

    def _out(self) -> None:
        state, out = self.state, self.document.out
        if out is None:
            cleared = sum(table is None for table in self.document.centre or ())
            if self.document.centre is not None:
                cleared = state.tables - len(self.document.centre) + cleared
            if PHASES[state.phase] == "over":
                out = list(range(state.seats))
            elif cleared == state.seats - 1 and self._in_play():
                out = [seat for seat in range(state.seats) if seat != self.document.turn]
            else:
                out = []
        if not set(out) <= set(range(state.seats)) or len(set(out)) != len(out):
            raise BadPosition("out", f"it lists seats, each once, from 0 to {state.seats - 1}")
        if out and not self._in_play() and PHASES[state.phase] != "over":
            raise BadPosition("out", f"in the phase {PHASES[state.phase]!r} nobody has cleared a table yet")
        if len(out) < state.seats and PHASES[state.phase] == "over":
            raise BadPosition("out", "the game is over when everybody has cleared a table")
        for seat in out:
            state.active &= ~(1 << seat)

    def _in_play(self) -> bool:
        return PHASES[self.state.phase] in ("turn", "draw", "seat", "sorbet")

    def _drawn(self) -> None:
        state, drawn = self.state, self.document.drawn
        phase = PHASES[state.phase]
        if (drawn is None) == (phase in ("seat", "sorbet")):
            raise BadPosition("drawn", f"in the phase {phase!r} {'a' if drawn is None else 'no'} drawn card waits")
        if drawn is not None:
            self.cards.take("drawn", drawn)
            if (drawn == SORBET_ID) != (phase == "sorbet"):
                raise BadPosition("drawn", f"{drawn!r} does not wait in the phase {phase!r}")
            state.drawn = KIND_IDS.index(drawn)

    def _centre(self) -> None:
        state, centre = self.state, self.document.centre
        if centre is None:
            self._fill_centre()
            return
        if len(centre) > state.tables:
            raise BadPosition("centre", f"there are {len(centre)} tables, and {state.tables} are dealt a round")
        for place, table in enumerate(centre):
            if table is not None:
                self._table(place, table)
        laid = sum(meal >= 0 for meal in state.meals)
        state.dealt = state.tables
        phase = PHASES[state.phase]
        if phase == "deal":
            state.dealt = laid
            if laid >= state.tables or any(meal < 0 for meal in state.meals[:laid]):
                raise BadPosition("centre", "while tables are dealt, the first places are filled and one is free")
        elif phase in ("first_player", "removal"):
            state.dealt = 0
        wanted = {"first_player": 0, "removal": 0, "deal": laid, "over": 0}.get(phase, self._tables_left())
        if laid != wanted:
            out = state.seats - state.active.bit_count()
            raise BadPosition("centre", f"it has {laid} tables; with {out} players out there are {wanted} (see 'out')")

    def _tables_left(self) -> int:
        return self.state.tables - self.state.seats + self.state.active.bit_count()

    def _fill_centre(self) -> None:
        """Tables that are not mentioned: meals in data order, those first that nobody else has."""
        state = self.state
        if not self._in_play() and PHASES[state.phase] != "starting_monsters":
            return
        state.dealt = state.tables
        reserved = Counter(_counts(self.document.stack)) + Counter(_counts(self.document.discarded_tables))
        for place in range(self._tables_left()):
            spare = {meal: count - reserved[meal] for meal, count in self.meals.rest().items()}
            meal = next((meal for meal, count in spare.items() if count == max(spare.values()) and count > 0), None)
            if meal is None:
                raise BadPosition("centre", "no table card is left for it")
            self._table(place, TableDocument(meal))

    def _table(self, place: int, table: TableDocument) -> None:
        state, where = self.state, f"centre[{place}]"
        self.meals.take(f"{where}.meal", table.meal)
        if len(table.monsters) > SIDES:
            raise BadPosition(f"{where}.monsters", f"{len(table.monsters)} monsters, and a table has {SIDES} seats")
        for side, name in enumerate(table.monsters):
            self.cards.take(f"{where}.monsters[{side}]", name)
            if name == SORBET_ID:
                raise BadPosition(f"{where}.monsters[{side}]", "lemon sorbet is never seated")
            state.seated[place * SIDES + side] = KIND_IDS.index(name)
        state.meals[place] = MEAL_IDS.index(table.meal)
        state.guests[place] = len(table.monsters)
        state.centre |= 1 << place
        state.free |= (len(table.monsters) < SIDES) << place
        state.occupied |= bool(table.monsters) << place

    def _turn_and_round(self) -> None:
        state, document = self.state, self.document
        state.turn = document.turn
        if not 0 <= state.turn < state.seats:
            raise BadPosition("turn", f"it is a seat from 0 to {state.seats - 1}")
        if self._in_play() and not state.active >> state.turn & 1:
            raise BadPosition("turn", f"seat {state.turn} is out of the round")
        owned = [sum(state.plates[seat * MEALS : (seat + 1) * MEALS]) for seat in range(state.seats)]
        before = [count - (not state.active >> seat & 1) for seat, count in enumerate(owned)]  # in earlier rounds
        over = PHASES[state.phase] == "over"
        state.round = document.round if document.round is not None else ROUNDS if over else 1 + max(0, *before)
        if not 1 <= state.round <= ROUNDS:
            raise BadPosition("round", f"{state.round} is not a round of the {ROUNDS}")
        if over and state.round != ROUNDS:
            raise BadPosition("round", f"the game is over after round {ROUNDS}, not {state.round}")
        for seat, count in enumerate(before):
            if count > state.round - 1:
                raise BadPosition(
                    f"collections[{seat}].tables", f"{owned[seat]} tables are too many in round {state.round}"
                )

    def _started(self) -> None:
        """MC-008: the starting monsters are drawn once, after the tables of round 1 have been dealt."""
        state, phase = self.state, PHASES[self.state.phase]
        if state.round > 1 and phase in ("first_player", "removal", "starting_monsters"):
            raise BadPosition("round", f"the phase {phase!r} belongs to round 1, not {state.round}")
        setting_up = state.round == 1 and phase in ("first_player", "removal", "deal", "starting_monsters")
        state.started = self.document.started if self.document.started is not None else 0 if setting_up else state.seats
        if not 0 <= state.started <= state.seats:
            raise BadPosition("started", f"{state.started} of {state.seats} players have a starting monster")
        if not setting_up and state.started < state.seats:
            raise BadPosition("started", f"in the phase {phase!r} everybody has had a starting monster")
        if setting_up and state.started > (state.seats - 1 if phase == "starting_monsters" else 0):
            raise BadPosition("started", f"{state.started} players with a starting monster are too many for {phase!r}")

    def _piles(self) -> None:
        state, document = self.state, self.document
        pile, discard = self._pile("pile", self.cards, document.pile, "discard", document.discard)
        stack, gone = self._pile("stack", self.meals, document.stack, "discarded_tables", document.discarded_tables)
        state.pile, state.discard = _row(KIND_IDS, pile), _row(KIND_IDS, discard)
        state.stack, state.discarded_plates = _row(MEAL_IDS, stack), _row(MEAL_IDS, gone)
        state.pile_size, state.stack_size = sum(state.pile), sum(state.stack)

    def _pile(
        self, name: str, box: Box, given: Counts | None, other_name: str, other: Counts | None
    ) -> tuple[dict[str, int], dict[str, int]]:
        """A pile and its discard: what neither mentions goes to the pile, or if that is given, to the discard."""
        pile, discard = _counts(given), _counts(other)
        box.take_all(name, pile)
        box.take_all(other_name, discard)
        rest = box.rest()
        if given is None:
            return rest, discard
        if other is None:
            return pile, rest
        if rest:
            raise BadPosition(name, f"{rest} are neither here nor in {other_name!r}, nor anywhere else")
        return pile, discard

    def _check(self) -> None:
        """What no rule could go on from."""
        state, phase = self.state, PHASES[self.state.phase]
        missing = (ROUNDS - state.round) * state.tables + (0 if phase == "over" else state.tables - state.dealt)
        if state.stack_size < missing:
            raise BadPosition("stack", f"{state.stack_size} tables are left, and the rounds to come need {missing}")
        if phase in ("first_player", "removal") and any(
            map(any, (state.monsters, state.plates, state.discard, state.discarded_plates))
        ):
            raise BadPosition("phase", f"in the phase {phase!r} every card still lies in the pile or the stack")
        if phase in ("deal", "starting_monsters") and any(state.guests):
            raise BadPosition("centre", f"in the phase {phase!r} nobody is seated yet")
        if phase == "seat" and not state.free:
            raise BadPosition("drawn", "no table has a free seat for it")
        if phase == "draw" and (not state.free or not state.pile_size):
            raise BadPosition("phase", "no card can be drawn: the tables are full or the pile is empty")
        if phase == "sorbet" and not any(state.monsters[state.turn * KINDS : (state.turn + 1) * KINDS]):
            raise BadPosition("phase", f"seat {state.turn} has no monster that the sorbet could scare")
        if phase == "starting_monsters" and sum(state.pile[:KINDS]) < state.seats - state.started:
            raise BadPosition("pile", "too few monsters are left to start with")


def _counts(given: Counts | None) -> dict[str, int]:
    return dict(Counter(given)) if isinstance(given, list) else dict(given or {})


def _row(names: list[str], counts: dict[str, int]) -> list[int]:
    return [counts.get(name, 0) for name in names]
