"""Reads a document of a position: what it leaves out is filled in from the box, what is impossible is refused."""

from collections import Counter
from typing import Any

from bestiary.core.box import Box
from bestiary.core.document import read_document
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
    SORBET,
    SORBET_ID,
)
from bestiary.games.monster_cafe.legality import bars_drawing
from bestiary.games.monster_cafe.options import CafeOptions
from bestiary.games.monster_cafe.phases import (
    DEALING,
    DRAWING,
    FIRST_PLAYER,
    OVER,
    PHASES,
    REMOVAL,
    SCARING,
    SEATING,
    STARTING,
    TURN,
)
from bestiary.games.monster_cafe.position import CafeDocument, Counts, TableDocument
from bestiary.games.monster_cafe.set_up import set_up
from bestiary.games.monster_cafe.sorbet import NO_KIND, only_kind
from bestiary.games.monster_cafe.table import GONE, Table

BEFORE_TABLES = (FIRST_PLAYER, REMOVAL)
IN_PLAY = (DRAWING, TURN, SEATING, SCARING)


def lay_out(table: Table, given: dict[str, Any], seats: int, options: CafeOptions) -> None:
    """Puts an empty table into the state of a document, or says what is impossible about it."""
    Reader(table, read_document(given, CafeDocument), seats, options).read()


class Reader:
    """Lays out one document, card by card."""

    def __init__(self, table: Table, document: CafeDocument, seats: int, options: CafeOptions) -> None:
        self.table = table
        self.document = document
        self.cards = Box("card", dict(zip(KIND_IDS, COPIES, strict=True)))
        self.meals = Box("table", dict(zip(MEAL_IDS, PLATES, strict=True)))
        set_up(table, seats, options)

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

    @property
    def phase(self) -> str:
        """Its name."""
        return PHASES[self.table.phase]

    def _phase(self) -> None:
        table, phase, drawn = self.table, self.document.phase, self.document.drawn
        if phase is None:
            phase = PHASES[TURN if drawn is None else SCARING if drawn == SORBET_ID else SEATING]
        if phase not in PHASES:
            raise BadPosition("phase", f"there is no phase '{shown(phase)}'; there is: {', '.join(PHASES)}")
        table.phase = PHASES.index(phase)
        if table.phase == FIRST_PLAYER and table.options.first is not None:
            raise BadPosition("phase", "the options name the first player, so nobody is drawn")  # MC-D01

    def _removed(self) -> None:
        table, wanted = self.table, REMOVALS[self.table.seats]
        names = self.document.removed
        if names is None:
            names = [KIND_IDS[kind] for kind in table.removed]  # named by the options
            if table.phase not in BEFORE_TABLES:
                spare = [kind for kind in reversed(KIND_IDS[:REGULAR]) if kind not in self._mentioned()]
                names += spare[: wanted - len(names)]
        if not set(names) <= set(KIND_IDS[:REGULAR]) or len(set(names)) != len(names):
            raise BadPosition("removed", "only different regular monsters can stay out")
        if len(names) > wanted or (len(names) < wanted and table.phase > REMOVAL):
            raise BadPosition("removed", f"with {table.seats} players {wanted} kinds of monsters stay out")
        if table.options.removed is not None and set(names) != set(table.options.removed):
            raise BadPosition("removed", "the options name other monsters")
        if table.phase == REMOVAL and len(names) == wanted:
            raise BadPosition("phase", f"no further kind stays out with {table.seats} players")
        table.removed = [KIND_IDS.index(name) for name in names]
        self.cards.remove(names)
        self.meals.remove(MEAL_IDS[kind] for kind in table.removed)

    def _mentioned(self) -> set[str]:
        """The regular kinds that a document has in play, themselves or by their meal."""
        document = self.document
        names = {*_counts(document.pile), *_counts(document.discard), *_counts(document.stack)}
        names |= {*_counts(document.discarded_tables), document.drawn or ""}
        for laid in document.centre or ():
            if laid is not None:
                names |= {laid.meal, *laid.monsters}
        for collection in document.collections or ():
            names |= {*_counts(collection.monsters), *_counts(collection.tables)}
        return {KIND_IDS[MEAL_IDS.index(name)] if name in MEAL_IDS else name for name in names}

    def _collections(self) -> None:
        table, collections = self.table, self.document.collections or []
        if len(collections) > table.seats:
            raise BadPosition("collections", f"there are {len(collections)} of them for {table.seats} players")
        for seat, collection in enumerate(collections):
            where = f"collections[{seat}]"
            monsters, tables = _counts(collection.monsters), _counts(collection.tables)
            if SORBET_ID in monsters:
                raise BadPosition(f"{where}.monsters", "lemon sorbet is never collected")
            self.cards.take_all(f"{where}.monsters", monsters)
            self.meals.take_all(f"{where}.tables", tables)
            table.monsters[seat * KINDS : (seat + 1) * KINDS] = _row(KIND_IDS[:KINDS], monsters)
            table.plates[seat * MEALS : (seat + 1) * MEALS] = _row(MEAL_IDS, tables)

    def _out(self) -> None:
        table, out = self.table, self.document.out
        in_play, over = table.phase in IN_PLAY, table.phase == OVER
        if out is None:
            cleared = sum(laid is None for laid in self.document.centre or ())
            if self.document.centre is not None:
                cleared = table.tables - len(self.document.centre) + cleared
            if over:
                out = list(range(table.seats))
            elif cleared == table.seats - 1 and in_play:
                out = [seat for seat in range(table.seats) if seat != self.document.turn]
            else:
                out = []
        if not set(out) <= set(range(table.seats)) or len(set(out)) != len(out):
            raise BadPosition("out", f"it lists seats, each once, from 0 to {table.seats - 1}")
        if out and not in_play and not over:
            raise BadPosition("out", f"in the phase {self.phase!r} nobody has cleared a table yet")
        if len(out) < table.seats and over:
            raise BadPosition("out", "the game is over when everybody has cleared a table")
        for seat in out:
            table.active &= ~(1 << seat)

    def _drawn(self) -> None:
        table, drawn = self.table, self.document.drawn
        if (drawn is None) == (table.phase in (SEATING, SCARING)):
            raise BadPosition("drawn", f"in the phase {self.phase!r} {'a' if drawn is None else 'no'} drawn card waits")
        if drawn is not None:
            self.cards.take("drawn", drawn)
            table.drawn = KIND_IDS.index(drawn)
            if (table.drawn == SORBET) != (table.phase == SCARING):
                raise BadPosition("drawn", f"{drawn!r} does not wait in the phase {self.phase!r}")

    def _centre(self) -> None:
        table, centre = self.table, self.document.centre
        if centre is None:
            self._fill_centre()
            return
        if len(centre) > table.tables:
            raise BadPosition("centre", f"there are {len(centre)} tables, and {table.tables} are dealt a round")
        for place, laid in enumerate(centre):
            if laid is not None:
                self._lay(place, laid)
        count = table.centre.bit_count()
        table.dealt = wanted = table.tables
        if table.phase == DEALING:
            table.dealt = wanted = count
            if count >= table.tables or GONE in table.meals[:count]:
                raise BadPosition("centre", "while tables are dealt, the first places are filled and one is free")
        elif table.phase in BEFORE_TABLES:
            table.dealt = wanted = 0
        else:
            wanted = 0 if table.phase == OVER else self._tables_left()
        if count != wanted:
            out = table.seats - table.active.bit_count()
            raise BadPosition("centre", f"it has {count} tables; with {out} players out there are {wanted} (see 'out')")

    def _tables_left(self) -> int:
        return self.table.tables - self.table.seats + self.table.active.bit_count()

    def _fill_centre(self) -> None:
        """Tables that are not mentioned: meals in data order, those first that nobody else has."""
        table = self.table
        if table.phase not in (STARTING, *IN_PLAY):
            return
        table.dealt = table.tables
        reserved = Counter(_counts(self.document.stack)) + Counter(_counts(self.document.discarded_tables))
        for place in range(self._tables_left()):
            spare = {meal: count - reserved[meal] for meal, count in self.meals.rest().items()}
            meal = next((meal for meal, count in spare.items() if count == max(spare.values()) and count > 0), None)
            if meal is None:
                raise BadPosition("centre", "no table card is left for it")
            self._lay(place, TableDocument(meal))

    def _lay(self, place: int, laid: TableDocument) -> None:
        table, where = self.table, f"centre[{place}]"
        self.meals.take(f"{where}.meal", laid.meal)
        table.lay(place, MEAL_IDS.index(laid.meal))
        if len(laid.monsters) > SIDES:
            raise BadPosition(f"{where}.monsters", f"{len(laid.monsters)} monsters, and a table has {SIDES} seats")
        for side, name in enumerate(laid.monsters):
            self.cards.take(f"{where}.monsters[{side}]", name)
            if name == SORBET_ID:
                raise BadPosition(f"{where}.monsters[{side}]", "lemon sorbet is never seated")
            table.sit(place, KIND_IDS.index(name))

    def _turn_and_round(self) -> None:
        table, document = self.table, self.document
        table.turn = document.turn
        if not 0 <= table.turn < table.seats:
            raise BadPosition("turn", f"it is a seat from 0 to {table.seats - 1}")
        if table.phase in IN_PLAY and not table.in_round(table.turn):
            raise BadPosition("turn", f"seat {table.turn} is out of the round")
        owned = [sum(table.plates[seat * MEALS : (seat + 1) * MEALS]) for seat in range(table.seats)]
        before = [count - (not table.in_round(seat)) for seat, count in enumerate(owned)]  # in earlier rounds
        over = table.phase == OVER
        table.round = document.round if document.round is not None else ROUNDS if over else 1 + max(0, *before)
        if not 1 <= table.round <= ROUNDS:
            raise BadPosition("round", f"{table.round} is not a round of the {ROUNDS}")
        if over and table.round != ROUNDS:
            raise BadPosition("round", f"the game is over after round {ROUNDS}, not {table.round}")
        for seat, count in enumerate(before):
            if count > table.round - 1:
                raise BadPosition(
                    f"collections[{seat}].tables", f"{owned[seat]} tables are too many in round {table.round}"
                )

    def _started(self) -> None:
        """MC-008: the starting monsters are drawn once, after the tables of round 1 have been dealt."""
        table, phase = self.table, self.phase
        if table.round > 1 and table.phase in (*BEFORE_TABLES, STARTING):
            raise BadPosition("round", f"the phase {phase!r} belongs to round 1, not {table.round}")
        setting_up = table.round == 1 and table.phase in (*BEFORE_TABLES, DEALING, STARTING)
        table.started = self.document.started if self.document.started is not None else 0 if setting_up else table.seats
        if not 0 <= table.started <= table.seats:
            raise BadPosition("started", f"{table.started} of {table.seats} players have a starting monster")
        if not setting_up and table.started < table.seats:
            raise BadPosition("started", f"in the phase {phase!r} everybody has had a starting monster")
        if setting_up and table.started > (table.seats - 1 if table.phase == STARTING else 0):
            raise BadPosition("started", f"{table.started} players with a starting monster are too many for {phase!r}")

    def _piles(self) -> None:
        table, document = self.table, self.document
        pile, discard = self._pile("pile", self.cards, document.pile, "discard", document.discard)
        stack, gone = self._pile("stack", self.meals, document.stack, "discarded_tables", document.discarded_tables)
        table.pile, table.discard = _row(KIND_IDS, pile), _row(KIND_IDS, discard)
        table.stack, table.discarded_plates = _row(MEAL_IDS, stack), _row(MEAL_IDS, gone)
        table.pile_size, table.stack_size = sum(table.pile), sum(table.stack)

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
        table, phase = self.table, self.phase
        missing = (ROUNDS - table.round) * table.tables + (0 if table.phase == OVER else table.tables - table.dealt)
        if table.stack_size < missing:
            raise BadPosition("stack", f"{table.stack_size} tables are left, and the rounds to come need {missing}")
        if table.phase in BEFORE_TABLES and any(
            map(any, (table.monsters, table.plates, table.discard, table.discarded_plates))
        ):
            raise BadPosition("phase", f"in the phase {phase!r} every card still lies in the pile or the stack")
        if table.phase in (DEALING, STARTING) and table.occupied:
            raise BadPosition("centre", f"in the phase {phase!r} nobody is seated yet")
        if table.phase == SEATING and not table.free:
            raise BadPosition("drawn", "no table has a free seat for it")
        if table.phase == DRAWING and bars_drawing(table) is not None:
            raise BadPosition("phase", "no card can be drawn: the tables are full or the pile is empty")
        if table.phase == SCARING and only_kind(table, table.turn) == NO_KIND:
            raise BadPosition("phase", f"seat {table.turn} has no monster that the sorbet could scare")
        if table.phase == STARTING and sum(table.pile[:KINDS]) < table.seats - table.started:
            raise BadPosition("pile", "too few monsters are left to start with")


def _counts(given: Counts | None) -> dict[str, int]:
    return dict(Counter(given)) if isinstance(given, list) else dict(given or {})


def _row(names: list[str], counts: dict[str, int]) -> list[int]:
    return [counts.get(name, 0) for name in names]
