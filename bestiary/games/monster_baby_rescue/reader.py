"""Reads a document of a position: what it leaves out is filled in from the box, what is impossible is refused."""

from typing import Any

from bestiary.core.box import Box
from bestiary.core.document import read_document
from bestiary.core.errors import BadPosition, shown
from bestiary.games.monster_baby_rescue.components import (
    ANY,
    COLOURS,
    DIAMOND,
    EITHER,
    FINALS,
    GOALS,
    IMPROVEMENT,
    MONSTER_IDS,
    PARTS,
    PLACES,
    START_LEVEL,
    SUPPLY,
    TILE_IDS,
    TOP,
)
from bestiary.games.monster_baby_rescue.counters import GREEN, HEAD, RED, WIDTH
from bestiary.games.monster_baby_rescue.diamonds import supply
from bestiary.games.monster_baby_rescue.goals import award, fulfils
from bestiary.games.monster_baby_rescue.legality import legal
from bestiary.games.monster_baby_rescue.options import RescueOptions
from bestiary.games.monster_baby_rescue.phases import (
    DEALING,
    FINAL_SIDES,
    GEM,
    GOAL_SIDES,
    MONSTERS,
    ORDER,
    OVER,
    PART,
    PHASES,
    REFILLING,
    TAKING,
)
from bestiary.games.monster_baby_rescue.position import FigureDocument, HomeDocument, RescueDocument
from bestiary.games.monster_baby_rescue.set_up import set_up
from bestiary.games.monster_baby_rescue.sides import FACES, from_letters
from bestiary.games.monster_baby_rescue.table import EMPTY, NO_HOME, NO_TILE, OPEN, Table
from bestiary.games.monster_baby_rescue.tiles import keep
from bestiary.games.monster_baby_rescue.track import last_of, order

SET_UP = (ORDER, MONSTERS, GOAL_SIDES, FINAL_SIDES, DEALING)
CHOOSING = (PART, GEM)


def lay_out(table: Table, given: dict[str, Any], seats: int, options: RescueOptions) -> None:
    """Puts an empty table into the state of a document, or says what is impossible about it."""
    Reader(table, read_document(given, RescueDocument), seats, options).read()


class Reader:
    """Lays out one document, tile by tile."""

    def __init__(self, table: Table, document: RescueDocument, seats: int, options: RescueOptions) -> None:
        self.table = table
        self.document = document
        set_up(table, seats, options)
        self.box = Box("tile", {TILE_IDS[tile]: 1 for tile in table.deck})

    def read(self) -> None:
        """The parts in the order in which one depends on the other."""
        self._phase()
        self._monsters()
        self._sides()
        self._homes()
        self._row()
        self._deck()
        self._track()
        self._turn()
        self._choosing()
        self._check()

    @property
    def phase(self) -> str:
        """Its name."""
        return PHASES[self.table.phase]

    def _phase(self) -> None:
        table, phase = self.table, self.document.phase or PHASES[TAKING]
        if phase not in PHASES:
            raise BadPosition("phase", f"there is no phase '{shown(phase)}'; there is: {', '.join(PHASES)}")
        table.phase = PHASES.index(phase)
        named = {MONSTERS: "monsters", GOAL_SIDES: "goals", FINAL_SIDES: "finals"}.get(table.phase)
        if named is not None and getattr(table.options, named) is not None:
            raise BadPosition("phase", f"the options name the {named}, so chance is not asked")
        setting_up = table.phase in SET_UP
        table.placed = self.document.placed if self.document.placed is not None else 0 if setting_up else PLACES
        counts = {ORDER: table.seats, MONSTERS: table.seats, GOAL_SIDES: GOALS, FINAL_SIDES: FINALS, DEALING: PLACES}
        if not (0 <= table.placed < counts[table.phase] if setting_up else table.placed == PLACES):
            raise BadPosition("placed", f"{table.placed} is impossible in the phase {phase!r}")

    def _monsters(self) -> None:
        table, names = self.table, self.document.monsters
        wanted = table.seats
        if table.options.monsters is None:
            wanted = {ORDER: 0, MONSTERS: table.placed}.get(table.phase, table.seats)
        if names is None:
            names = list(table.options.monsters or MONSTER_IDS)[:wanted]
        if len(names) != wanted or len(set(names)) != len(names) or not set(names) <= set(MONSTER_IDS):
            raise BadPosition("monsters", f"it names {wanted} different monsters: {', '.join(MONSTER_IDS)}")
        if table.options.monsters is not None and tuple(names) != table.options.monsters:
            raise BadPosition("monsters", "the options name other monsters")
        table.monsters = [MONSTER_IDS.index(name) for name in names]

    def _sides(self) -> None:
        table, document = self.table, self.document
        table.goal_sides = self._letters("goals", document.goals, table.options.goals, GOALS, GOAL_SIDES)
        table.final_sides = self._letters("finals", document.finals, table.options.finals, FINALS, FINAL_SIDES)

    def _letters(self, name: str, given: str | None, chosen: str | None, count: int, phase: int) -> int:
        table = self.table
        turned = count if table.phase > phase else table.placed if table.phase == phase else 0
        letters = given if given is not None else chosen if chosen is not None and turned else FACES[0] * count
        if len(letters) != count or not set(letters) <= set(FACES):
            raise BadPosition(name, f"it is {count} letters, A or B")
        if chosen is not None and turned and letters != chosen:
            raise BadPosition(name, "the options name other sides")
        sides = from_letters(letters)
        if sides >> turned:
            raise BadPosition(name, f"only {turned} of them have been turned")
        return sides

    def _homes(self) -> None:
        table, homes = self.table, self.document.homes or []
        if len(homes) > table.seats:
            raise BadPosition("homes", f"there are {len(homes)} of them for {table.seats} players")
        if self.table.phase in SET_UP and any(home != HomeDocument() for home in homes if not _untouched(home)):
            raise BadPosition("homes", f"in the phase {self.phase!r} nobody has anything yet")
        for seat, home in enumerate(homes):
            self._home(seat, home, f"homes[{seat}]")
        for number, colour in enumerate(COLOURS):
            if supply(table, number) < 0:
                raise BadPosition("homes", f"there are more than {SUPPLY} {colour} diamonds")

    def _home(self, seat: int, home: HomeDocument, where: str) -> None:
        table, row = self.table, seat * WIDTH
        for name in home.tiles:
            self.box.take(f"{where}.tiles", name)
            tile = TILE_IDS.index(name)
            table.deck.remove(tile)
            keep(table, seat, tile)
        for part, level in home.levels.items():
            if part not in PARTS or not START_LEVEL <= level <= TOP:
                raise BadPosition(f"{where}.levels", f"head, torso and legs have levels from {START_LEVEL} to {TOP}")
            table.have[row + HEAD + PARTS.index(part)] = level
        if min(home.red, home.green) < 0:
            raise BadPosition(where, "diamonds are 0 or more")
        table.have[row + RED], table.have[row + GREEN] = home.red, home.green
        for goal in home.goals:
            if not 0 <= goal < GOALS or table.goal_owner[goal] != OPEN:
                raise BadPosition(f"{where}.goals", f"it lists goal tiles from 0 to {GOALS - 1}, each in one home only")
            award(table, seat, goal)

    def _row(self) -> None:
        table, row = self.table, self.document.row
        if row is None:
            named = set(self.document.deck or ())
            spare = [name for name in self.box.rest() if name not in named][: self._full()]
            row = [*spare, *[None] * (PLACES - len(spare))]
        if len(row) != PLACES:
            raise BadPosition("row", f"it has {PLACES} places")
        for place, name in enumerate(row):
            if name is not None:
                self.box.take(f"row[{place}]", name)
                table.lay(TILE_IDS.index(name), place)

    def _full(self) -> int:
        """How many tiles lie in the row, where the document does not say it."""
        document, phase = self.document, self.table.phase
        if phase in SET_UP:
            return self.table.placed if phase == DEALING else 0
        taken = phase in CHOOSING
        if phase == OVER or document.final:
            done = self.table.seats if phase == OVER else 0
            if document.waiting is not None:
                done = self.table.seats - len(document.waiting)
            return max(PLACES - done - taken, 0)
        return PLACES - (taken or phase == REFILLING)

    def _deck(self) -> None:
        table, deck = self.table, self.document.deck
        if deck is None:
            if self.document.final or table.phase == OVER:
                deck = []
            else:
                return
        for name in deck:
            self.box.take("deck", name)
        table.deck = sorted(TILE_IDS.index(name) for name in deck)

    def _track(self) -> None:
        table, track = self.table, self.document.track
        standing = table.placed if table.phase == ORDER else table.seats
        if track is None:
            track = [FigureDocument(seat) for seat in range(standing)]
        seats = [figure.seat for figure in track]
        if len(set(seats)) != len(seats) or not set(seats) <= set(range(table.seats)):
            raise BadPosition("track", f"it lists figures of the seats 0 to {table.seats - 1}, each once")
        if len(seats) != standing:
            raise BadPosition("track", "it lists every figure that has been placed, from the rear to the front")
        positions = [figure.position for figure in track]
        if positions != sorted(positions) or (positions and positions[0] < 0):
            raise BadPosition("track", "positions are 0 or more, from the rear to the front")
        for number, figure in enumerate(track):
            table.position[figure.seat] = figure.position
            table.arrival[figure.seat] = number
        table.arrivals = len(track)

    def _turn(self) -> None:
        table, waiting = self.table, self.document.waiting
        over = table.phase == OVER
        table.final = self.document.final or over
        if waiting is None:
            waiting = order(table) if table.final and not over else []
        if not set(waiting) <= set(range(table.seats)) or len(set(waiting)) != len(waiting):
            raise BadPosition("waiting", f"it lists seats from 0 to {table.seats - 1}, each once")
        if bool(waiting) != (table.final and not over):
            raise BadPosition("waiting", "it lists who still has a final turn, and nobody before")
        if waiting != order(table)[table.seats - len(waiting) :]:
            raise BadPosition("waiting", "final turns are taken from the rear to the front (MR-058)")
        table.queue = list(waiting)
        turn = self.document.turn
        if over or table.phase == REFILLING:
            table.turn = last_of(table) if turn is None else turn  # who has just moved
        elif table.phase != ORDER:
            table.turn = waiting[0] if waiting else last_of(table)
            if self.document.choosing is None and turn not in (None, table.turn):
                raise BadPosition(
                    "turn", f"seat {table.turn} is in turn: it is farthest behind, or first of those who wait"
                )
        if not 0 <= table.turn < table.seats:
            raise BadPosition("turn", f"it is a seat from 0 to {table.seats - 1}")

    def _choosing(self) -> None:
        """While a choice is open, its tile lies with who is in turn, and its place in the row is empty."""
        table, name = self.table, self.document.choosing
        if (name is None) == (table.phase in CHOOSING):
            raise BadPosition("choosing", f"in the phase {self.phase!r} {'a' if name is None else 'no'} choice is open")
        if name is None:
            return
        if name not in TILE_IDS:
            raise BadPosition("choosing", f"there is no tile '{shown(name)}'")
        tile, printing = TILE_IDS.index(name), table.printing
        owner = table.owner[tile]
        if owner == NO_HOME:
            raise BadPosition("choosing", "the tile lies in the home of who took it")
        if self.document.turn not in (None, owner):
            raise BadPosition("turn", f"seat {owner} has taken the tile whose choice is open")
        if table.queue and table.queue[0] != owner:
            raise BadPosition("choosing", f"seat {owner} has had its final turn, or waits for it (MR-057)")
        table.turn = owner
        table.taken = tile
        if table.phase == PART:
            fits = printing.kinds[tile] == IMPROVEMENT and printing.parts[tile] == ANY
        else:
            fits = printing.kinds[tile] == DIAMOND and printing.colour[tile] == EITHER
        if not fits or len(legal(table, owner)) < 2:
            raise BadPosition("choosing", f"{name} leaves no choice in the phase {self.phase!r}")

    def _check(self) -> None:
        """What no rule could go on from."""
        table, phase = self.table, self.table.phase
        if table.final and (phase in SET_UP or phase == REFILLING):
            raise BadPosition("final", f"in the phase {self.phase!r} no final turns have begun")
        empty = table.row.count(EMPTY)
        if phase in SET_UP:
            right = empty == PLACES - (table.placed if phase == DEALING else 0)
        elif table.final:
            taken = table.seats - len(table.queue) + (table.taken != NO_TILE)
            right = empty >= taken and PLACES - empty >= len(table.queue)
        else:
            right = empty == (phase in (REFILLING, *CHOOSING))
        if not right:
            raise BadPosition("row", f"{PLACES - empty} tiles are impossible in the phase {self.phase!r}")
        if phase == DEALING and EMPTY in table.row[: table.placed]:
            raise BadPosition("row", "while it is dealt, its first places are filled")
        if phase == REFILLING and table.row[PLACES - 1] != EMPTY:
            raise BadPosition("row", f"the new tile comes to place {PLACES}, so that is empty")
        if table.final and table.deck:
            raise BadPosition("deck", "final turns begin when the deck is empty")
        if not table.final and not table.deck:
            raise BadPosition("deck", "when it is empty the final turns have begun (see 'final')")
        if phase in SET_UP and len(table.deck) <= empty:
            raise BadPosition("deck", "there are too few tiles to deal")
        if phase not in SET_UP:
            self._check_goals()

    def _check_goals(self) -> None:
        """Who fulfils an open goal has it, unless a choice is still open; who has one fulfils it."""
        table = self.table
        for goal in range(GOALS):
            face = table.goal_face(goal)
            for seat in range(table.seats):
                done = fulfils(table, seat, face)
                if table.goal_owner[goal] == seat and not done:
                    raise BadPosition(f"homes[{seat}].goals", f"they do not fulfil goal {goal}, {face.name!r}")
                if table.goal_owner[goal] == OPEN and done and not (table.taken != NO_TILE and seat == table.turn):
                    raise BadPosition(f"homes[{seat}].goals", f"they fulfil goal {goal}, {face.name!r}, too")


def _untouched(home: HomeDocument) -> bool:
    """Whether nothing lies there yet, however that is written."""
    return not (home.tiles or home.goals or home.red or home.green) and set(home.levels.values()) <= {START_LEVEL}
