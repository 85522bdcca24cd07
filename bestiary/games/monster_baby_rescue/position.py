"""Positions of Monster Baby Rescue as documents: written whole, read even where they are partial.

    {"game": "monster_baby_rescue", "seats": 3,
     "track": [{"seat": 0, "position": 5}, {"seat": 1, "position": 5}, {"seat": 2, "position": 8}],
     "homes": [{"tiles": ["BED02", "PLY01"], "levels": {"head": 2}, "green": 1}]}

docs/positions/monster_baby_rescue.md says what each name means and what is filled in. Holds Structs: never compiled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from bestiary.core.box import Box
from bestiary.core.document import Small, read_document
from bestiary.core.errors import BadPosition, shown
from bestiary.games.monster_baby_rescue.actions import MONSTER_IDS
from bestiary.games.monster_baby_rescue.counters import (
    GOAL_POINTS,
    GOALS_TAKEN,
    GREEN,
    HEAD,
    RED,
    WIDTH,
    measure,
)
from bestiary.games.monster_baby_rescue.options import RescueOptions
from bestiary.games.monster_baby_rescue.phases import PHASES
from bestiary.games.monster_baby_rescue.printing import (
    ANY,
    DIAMOND,
    EITHER,
    FINALS,
    GOALS,
    IMPROVEMENT,
    PARTS,
    PLACES,
    SUPPLY,
    TOP,
)
from bestiary.games.monster_baby_rescue.printings import TILE_IDS, TILES
from bestiary.games.monster_baby_rescue.tiles import EMPTY, IN_DECK, IN_ROW, OUT, keep

if TYPE_CHECKING:
    from bestiary.games.monster_baby_rescue.state import RescueState

SET_UP = PHASES[:5]


class FigureDocument(Struct, frozen=True, forbid_unknown_fields=True):
    """A figure on the track."""

    seat: Small
    position: Small = 0


class HomeDocument(Struct, frozen=True, forbid_unknown_fields=True):
    """What lies in front of a player."""

    tiles: list[str] = []
    levels: dict[str, Small] = {}
    red: Small = 0
    green: Small = 0
    goals: list[Small] = []


class RescueDocument(Struct, frozen=True, forbid_unknown_fields=True):
    """A position. None stands for what is not mentioned."""

    phase: str | None = None
    placed: Small | None = None
    turn: Small | None = None
    monsters: list[str] | None = None
    goals: str | None = None
    finals: str | None = None
    row: list[str | None] | None = None
    deck: list[str] | None = None
    track: list[FigureDocument] | None = None
    homes: list[HomeDocument] | None = None
    choosing: str | None = None
    final: bool = False
    waiting: list[Small] | None = None


def write(state: RescueState) -> dict[str, Any]:
    """The whole position."""
    standing = [seat for seat in state.order() if state.arrival[seat] >= 0]
    return {
        "game": "monster_baby_rescue",
        "form": 1,
        "seats": state.seats,
        "options": state.options.plain(),
        "phase": PHASES[state.phase],
        "placed": state.placed,
        "turn": state.turn,
        "monsters": [MONSTER_IDS[kind] for kind in state.monsters],
        "goals": _letters(state.goal_sides, GOALS),
        "finals": _letters(state.final_sides, FINALS),
        "row": [TILE_IDS[tile] if tile >= 0 else None for tile in state.row],
        "deck": [TILE_IDS[tile] for tile in state.deck],
        "track": [{"seat": seat, "position": state.position[seat]} for seat in standing],
        "homes": [_home(state, seat) for seat in range(state.seats)],
        "choosing": TILE_IDS[state.taken] if state.taken >= 0 else None,
        "final": state.final,
        "waiting": state.queue[:],
    }


def _home(state: RescueState, seat: int) -> dict[str, Any]:
    row = seat * WIDTH
    return {
        "tiles": [TILE_IDS[tile] for tile in range(TILES) if state.owner[tile] == seat],
        "levels": {part: state.have[row + HEAD + number] for number, part in enumerate(PARTS)},
        "red": state.have[row + RED],
        "green": state.have[row + GREEN],
        "goals": [goal for goal in range(GOALS) if state.goal_owner[goal] == seat],
    }


def _letters(sides: int, count: int) -> str:
    return "".join("AB"[sides >> number & 1] for number in range(count))


def lay_out(state: RescueState, given: dict[str, Any], seats: int, options: RescueOptions) -> None:
    """Puts an empty position into the state of a document, or says what is impossible about it."""
    Reader(state, read_document(given, RescueDocument), seats, options).read()


class Reader:
    """Lays out one document, tile by tile."""

    def __init__(self, state: RescueState, document: RescueDocument, seats: int, options: RescueOptions) -> None:
        self.state = state
        self.document = document
        state.set_up(seats, options)
        self.box = Box("tile", {TILE_IDS[tile]: 1 for tile in state.deck})

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

    def _phase(self) -> None:
        state, phase = self.state, self.document.phase or "take"
        if phase not in PHASES:
            raise BadPosition("phase", f"there is no phase '{shown(phase)}'; there is: {', '.join(PHASES)}")
        state.phase = PHASES.index(phase)
        named = {"monsters": "monsters", "goal_sides": "goals", "final_sides": "finals"}.get(phase)
        if named is not None and getattr(state.options, named) is not None:
            raise BadPosition("phase", f"the options name the {named}, so chance is not asked")
        counts = {"start_order": state.seats, "monsters": state.seats, "goal_sides": GOALS, "final_sides": FINALS}
        most = counts.get(phase, PLACES if phase == "deal" else PLACES + 1)
        state.placed = self.document.placed if self.document.placed is not None else 0 if phase in SET_UP else PLACES
        if not 0 <= state.placed < most or (phase not in SET_UP and state.placed != PLACES):
            raise BadPosition("placed", f"{state.placed} is impossible in the phase {phase!r}")

    @property
    def phase(self) -> str:
        """Its name."""
        return PHASES[self.state.phase]

    def _monsters(self) -> None:
        state, names = self.state, self.document.monsters
        wanted = state.seats
        if state.options.monsters is None:
            wanted = {"start_order": 0, "monsters": state.placed}.get(self.phase, state.seats)
        if names is None:
            names = list(state.options.monsters or MONSTER_IDS)[:wanted]
        if len(names) != wanted or len(set(names)) != len(names) or not set(names) <= set(MONSTER_IDS):
            raise BadPosition("monsters", f"it names {wanted} different monsters: {', '.join(MONSTER_IDS)}")
        if state.options.monsters is not None and tuple(names) != state.options.monsters:
            raise BadPosition("monsters", "the options name other monsters")
        state.monsters = [MONSTER_IDS.index(name) for name in names]

    def _sides(self) -> None:
        state, document = self.state, self.document
        state.goal_sides = self._letters("goals", document.goals, state.options.goals, GOALS, 2)
        state.final_sides = self._letters("finals", document.finals, state.options.finals, FINALS, 3)

    def _letters(self, name: str, given: str | None, chosen: str | None, count: int, phase: int) -> int:
        turned = count if self.state.phase > phase else self.state.placed if self.state.phase == phase else 0
        letters = given if given is not None else chosen if chosen is not None and turned else "A" * count
        if len(letters) != count or not set(letters) <= {"A", "B"}:
            raise BadPosition(name, f"it is {count} letters, A or B")
        if chosen is not None and turned and letters != chosen:
            raise BadPosition(name, "the options name other sides")
        if "B" in letters[turned:]:
            raise BadPosition(name, f"only {turned} of them have been turned")
        return sum((letter == "B") << number for number, letter in enumerate(letters))

    def _homes(self) -> None:
        state, homes = self.state, self.document.homes or []
        if len(homes) > state.seats:
            raise BadPosition("homes", f"there are {len(homes)} of them for {state.seats} players")
        if self.phase in SET_UP and any(home != HomeDocument() for home in homes if not _untouched(home)):
            raise BadPosition("homes", f"in the phase {self.phase!r} nobody has anything yet")
        for seat, home in enumerate(homes):
            self._home(seat, home, f"homes[{seat}]")
        for number, colour in enumerate(("red", "green")):
            if state.supply(number) < 0:
                raise BadPosition("homes", f"there are more than {SUPPLY} {colour} diamonds")

    def _home(self, seat: int, home: HomeDocument, where: str) -> None:
        state, row = self.state, seat * WIDTH
        for name in home.tiles:
            self.box.take(f"{where}.tiles", name)
            self._keep(seat, TILE_IDS.index(name))
        for part, level in home.levels.items():
            if part not in PARTS or not 1 <= level <= TOP:
                raise BadPosition(f"{where}.levels", f"head, torso and legs have levels from 1 to {TOP}")
            state.have[row + HEAD + PARTS.index(part)] = level
        if min(home.red, home.green) < 0:
            raise BadPosition(where, "diamonds are 0 or more")
        state.have[row + RED], state.have[row + GREEN] = home.red, home.green
        for goal in home.goals:
            if not 0 <= goal < GOALS or state.goal_owner[goal] >= 0:
                raise BadPosition(f"{where}.goals", f"it lists goal tiles from 0 to {GOALS - 1}, each in one home only")
            state.goal_owner[goal] = seat
            state.have[row + GOALS_TAKEN] += 1
            state.have[row + GOAL_POINTS] += state.goal_face(goal).points

    def _keep(self, seat: int, tile: int) -> None:
        state = self.state
        state.owner[tile] = seat
        state.deck.remove(tile)
        keep(state.printing, state.have, seat * WIDTH, tile)

    def _row(self) -> None:
        state, row = self.state, self.document.row
        if row is None:
            named = set(self.document.deck or ())
            spare = [name for name in self.box.rest() if name not in named][: self._full()]
            row = [*spare, *[None] * (PLACES - len(spare))]
        if len(row) != PLACES:
            raise BadPosition("row", f"it has {PLACES} places")
        for place, name in enumerate(row):
            if name is not None:
                self.box.take(f"row[{place}]", name)
                tile = TILE_IDS.index(name)
                state.row[place] = tile
                state.owner[tile] = IN_ROW
                state.deck.remove(tile)

    def _full(self) -> int:
        """How many tiles lie in the row, where the document does not say it."""
        document, phase = self.document, self.phase
        if phase in SET_UP:
            return self.state.placed if phase == "deal" else 0
        taken = phase in ("choose_part", "choose_gem")
        if phase == "over" or document.final:
            done = self.state.seats if phase == "over" else 0
            if document.waiting is not None:
                done = self.state.seats - len(document.waiting)
            return max(PLACES - done - taken, 0)
        return PLACES - (taken or phase == "refill")

    def _deck(self) -> None:
        state, deck = self.state, self.document.deck
        if deck is None:
            if self.document.final or self.phase == "over":
                deck = []
            else:
                return
        for name in deck:
            self.box.take("deck", name)
        for tile in state.deck:
            state.owner[tile] = OUT
        state.deck = sorted(TILE_IDS.index(name) for name in deck)
        for tile in state.deck:
            state.owner[tile] = IN_DECK

    def _track(self) -> None:
        state, track = self.state, self.document.track
        if track is None:
            standing = state.placed if self.phase == "start_order" else state.seats
            track = [FigureDocument(seat) for seat in range(standing)]
        seats = [figure.seat for figure in track]
        if len(set(seats)) != len(seats) or not set(seats) <= set(range(state.seats)):
            raise BadPosition("track", f"it lists figures of the seats 0 to {state.seats - 1}, each once")
        if len(seats) != (state.placed if self.phase == "start_order" else state.seats):
            raise BadPosition("track", "it lists every figure that has been placed, from the rear to the front")
        positions = [figure.position for figure in track]
        if positions != sorted(positions) or (positions and positions[0] < 0):
            raise BadPosition("track", "positions are 0 or more, from the rear to the front")
        for number, figure in enumerate(track):
            state.position[figure.seat] = figure.position
            state.arrival[figure.seat] = number
        state.arrivals = len(track)

    def _turn(self) -> None:
        state, waiting = self.state, self.document.waiting
        state.final = self.document.final or self.phase == "over"
        if waiting is None:
            waiting = state.order() if state.final and self.phase != "over" else []
        if not set(waiting) <= set(range(state.seats)) or len(set(waiting)) != len(waiting):
            raise BadPosition("waiting", f"it lists seats from 0 to {state.seats - 1}, each once")
        if bool(waiting) != (state.final and self.phase != "over"):
            raise BadPosition("waiting", "it lists who still has a final turn, and nobody before")
        state.queue = list(waiting)
        turn = self.document.turn
        if self.phase == "start_order":
            state.turn = 0
        elif self.phase in ("refill", "over"):
            state.turn = state.last() if turn is None else turn  # who has just moved
        else:
            state.turn = waiting[0] if waiting else state.last()
            if self.document.choosing is None and turn not in (None, state.turn):
                raise BadPosition(
                    "turn", f"seat {state.turn} is in turn: it is farthest behind, or first of those who wait"
                )
        if not 0 <= state.turn < state.seats:
            raise BadPosition("turn", f"it is a seat from 0 to {state.seats - 1}")

    def _choosing(self) -> None:
        """While a choice is open, its tile lies with who is in turn, and its place in the row is empty."""
        state, name = self.state, self.document.choosing
        if (name is None) == (self.phase in ("choose_part", "choose_gem")):
            raise BadPosition("choosing", f"in the phase {self.phase!r} {'a' if name is None else 'no'} choice is open")
        if name is None:
            return
        if name not in TILE_IDS:
            raise BadPosition("choosing", f"there is no tile '{shown(name)}'")
        tile, printing = TILE_IDS.index(name), state.printing
        owner = state.owner[tile]
        if owner < 0:
            raise BadPosition("choosing", "the tile lies in the home of who took it")
        if self.document.turn not in (None, owner):
            raise BadPosition("turn", f"seat {owner} has taken the tile whose choice is open")
        state.turn = owner
        state.taken = tile
        if self.phase == "choose_part":
            fits = printing.kinds[tile] == IMPROVEMENT and printing.parts[tile] == ANY
        else:
            fits = printing.kinds[tile] == DIAMOND and printing.colour[tile] == EITHER
        if not fits or len(state.legal(owner)) < 2:
            raise BadPosition("choosing", f"{name} leaves no choice in the phase {self.phase!r}")

    def _check(self) -> None:
        """What no rule could go on from."""
        state, phase = self.state, self.phase
        if state.final and (phase in SET_UP or phase == "refill"):
            raise BadPosition("final", f"in the phase {phase!r} no final turns have begun")
        empty = state.row.count(EMPTY)
        if phase in SET_UP:
            right = empty == PLACES - (state.placed if phase == "deal" else 0)
        elif state.final:
            right = empty >= state.seats - len(state.queue) + (state.taken >= 0) and PLACES - empty >= len(state.queue)
        else:
            right = empty == (phase in ("refill", "choose_part", "choose_gem"))
        if not right:
            raise BadPosition("row", f"{PLACES - empty} tiles are impossible in the phase {phase!r}")
        if phase == "deal" and EMPTY in state.row[: state.placed]:
            raise BadPosition("row", "while it is dealt, its first places are filled")
        if phase == "refill" and state.row[PLACES - 1] != EMPTY:
            raise BadPosition("row", "the new tile comes to place 6, so that is empty")
        if state.final and state.deck:
            raise BadPosition("deck", "final turns begin when the deck is empty")
        if not state.final and not state.deck:
            raise BadPosition("deck", "when it is empty the final turns have begun (see 'final')")
        if phase in SET_UP and len(state.deck) <= empty:
            raise BadPosition("deck", "there are too few tiles to deal")
        if phase not in SET_UP:
            self._check_goals()

    def _check_goals(self) -> None:
        """Who fulfils an open goal has it, unless a choice is still open; who has one fulfils it."""
        state = self.state
        for goal in range(GOALS):
            face = state.goal_face(goal)
            for seat in range(state.seats):
                counts = [measure(state.have, seat * WIDTH, what) for what in face.measures]
                fulfils = all(count >= least for count, least in zip(counts, face.table, strict=True))
                if state.goal_owner[goal] == seat and not fulfils:
                    raise BadPosition(f"homes[{seat}].goals", f"they do not fulfil goal {goal}, {face.name!r}")
                if state.goal_owner[goal] < 0 and fulfils and not (state.taken >= 0 and seat == state.turn):
                    raise BadPosition(f"homes[{seat}].goals", f"they fulfil goal {goal}, {face.name!r}, too")


def _untouched(home: HomeDocument) -> bool:
    """Whether nothing lies there yet, however that is written."""
    return not (home.tiles or home.goals or home.red or home.green) and set(home.levels.values()) <= {1}
