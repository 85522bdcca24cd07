"""The rules of Monster Baby Rescue."""

from __future__ import annotations

from bisect import bisect_left
from typing import Any, Final

from bestiary.core.dice import Dice
from bestiary.core.event import Value
from bestiary.core.refusal import Refusal
from bestiary.core.result import Pads, Result, rank
from bestiary.core.seats import CHANCE, Action, Seat, Viewer
from bestiary.core.state import State
from bestiary.core.view import Choice
from bestiary.games.monster_baby_rescue import reasons
from bestiary.games.monster_baby_rescue.actions import (
    CHOOSE_GEM,
    CHOOSE_PART,
    DEAL,
    FINAL,
    GOAL,
    MONSTER,
    MONSTER_IDS,
    START,
    TAKE,
)
from bestiary.games.monster_baby_rescue.counters import (
    GOAL_POINTS,
    GOALS_TAKEN,
    HEAD,
    LEGS,
    RED,
    TORSO,
    WIDTH,
    measure,
)
from bestiary.games.monster_baby_rescue.look import look
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
    REFILLING,
    TAKING,
)
from bestiary.games.monster_baby_rescue.position import write
from bestiary.games.monster_baby_rescue.printing import (
    ANY,
    COLOURS,
    DIAMOND,
    EITHER,
    FINALS,
    GOALS,
    IMPROVEMENT,
    LOCATIONS,
    PARTS,
    PLACES,
    SUPPLY,
    TOP,
    WANT,
    Face,
    Printing,
)
from bestiary.games.monster_baby_rescue.printings import OURS, TILES, find
from bestiary.games.monster_baby_rescue.reasons import ALLOWED, REFUSALS
from bestiary.games.monster_baby_rescue.scoring import pad, score
from bestiary.games.monster_baby_rescue.tiles import EMPTY, IN_DECK, IN_ROW, NO_TILE, OUT, keep
from bestiary.games.monster_baby_rescue.track import last_of
from bestiary.games.monster_baby_rescue.view import RescueView
from bestiary.games.monster_baby_rescue.words import forbidden, words

CHANCE_ALONE: Final = (CHANCE,)
NOBODY: Final[tuple[int, ...]] = ()
ONE: Final[list[tuple[int, ...]]] = [(0,), (1,), (2,), (3,), (4,)]
EVERY_PLACE: Final = [TAKE + place for place in range(PLACES)]
OPEN: Final = -1  # the owner of a goal tile that nobody has


class RescueState(State):
    """A position of Monster Baby Rescue. Everything but the order of the deck is public, and it has none (MR-D11)."""

    __slots__ = (
        "arrival",
        "arrivals",
        "deck",
        "final",
        "final_sides",
        "goal_owner",
        "goal_sides",
        "have",
        "monsters",
        "options",
        "owner",
        "phase",
        "placed",
        "position",
        "printing",
        "queue",
        "row",
        "taken",
        "turn",
    )

    def __init__(self) -> None:
        super().__init__()
        self.options: RescueOptions = NO_OPTIONS
        self.printing: Printing = OURS
        self.phase = OVER
        self.turn = 0
        self.placed = 0  # figures, monsters, sides or tiles so far, in the phase of set-up that it is
        self.monsters: list[int] = []  # by seat
        self.goal_sides = 0  # a bit for each tile with its B side up
        self.final_sides = 0
        self.goal_owner: list[int] = []  # by goal tile
        self.deck: list[int] = []  # tiles, sorted: the deck is a bag
        self.row: list[int] = []  # the tile of each place, cheapest first
        self.owner: list[int] = []  # by tile: a seat, or where it lies
        self.have: list[int] = []  # counters.WIDTH numbers for each seat
        self.position: list[int] = []  # locations moved so far, by seat
        self.arrival: list[int] = []  # when each figure came to where it is: the lower, the earlier
        self.arrivals = 0
        self.taken = NO_TILE  # the tile whose choice is open
        self.final = False  # final turns have begun
        self.queue: list[int] = []  # who still has a final turn, in order (MR-058)

    def set_up(self, seats: int, options: RescueOptions) -> None:
        """The box opened for this many players, nothing placed or dealt yet."""
        self.seats = seats
        self.options = options
        self.printing = find(options.printing)
        self.monsters = [MONSTER_IDS.index(name) for name in options.monsters or ()]
        self.goal_owner = [OPEN] * GOALS
        self.deck = self.printing.deck(seats)  # MR-008
        self.row = [EMPTY] * PLACES
        self.owner = [OUT] * TILES
        for tile in self.deck:
            self.owner[tile] = IN_DECK
        self.have = [0] * (seats * WIDTH)
        for seat in range(seats):
            for part in (HEAD, TORSO, LEGS):
                self.have[seat * WIDTH + part] = 1  # MR-014
        self.position = [0] * seats  # MR-015
        self.arrival = [EMPTY] * seats
        self.phase = ORDER

    # Who is asked, and what may be done.

    def pending(self) -> tuple[Seat, ...]:
        phase = self.phase
        if phase < TAKING:
            return CHANCE_ALONE
        if phase == OVER:
            return NOBODY
        return ONE[self.turn]

    def legal(self, seat: Seat) -> list[Action]:
        if seat != self.turn:
            return []
        phase = self.phase
        if phase == TAKING:
            if not self.final and not self.printing.dear:
                return EVERY_PLACE[:]  # MR-028
            return [TAKE + place for place in range(PLACES) if self._bars_place(place) == ALLOWED]
        if phase == PART:
            row = seat * WIDTH + HEAD
            return [CHOOSE_PART + part for part in range(len(PARTS)) if self.have[row + part] < TOP]
        if phase == GEM:
            return [CHOOSE_GEM + colour for colour in range(len(COLOURS)) if self.supply(colour)]
        return []

    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        return REFUSALS[self._bars(seat, action)]

    def _bars(self, seat: Seat, action: Action) -> int:
        """What stands against an action, as a number of reasons.py."""
        phase = self.phase
        if phase == OVER:
            return reasons.OVER
        if seat != self.turn or phase < TAKING:
            finished = self.final and seat not in self.queue
            return reasons.ALREADY_FINISHED if finished else reasons.NOT_YOUR_TURN
        if action < CHOOSE_PART:
            return self._bars_place(action - TAKE) if phase == TAKING else reasons.CHOICE_PENDING
        if action < CHOOSE_GEM:
            if phase != PART:
                return reasons.NO_CHOICE_PENDING
            below = self.have[seat * WIDTH + HEAD + action - CHOOSE_PART] < TOP
            return ALLOWED if below else reasons.PART_AT_MAX
        if phase != GEM:
            return reasons.NO_CHOICE_PENDING
        return ALLOWED if self.supply(action - CHOOSE_GEM) else reasons.BAD_GEM

    def _bars_place(self, place: int) -> int:
        if self.row[place] == EMPTY:
            return reasons.PLACE_EMPTY
        cost = self.cost(place)
        if cost < LOCATIONS:
            return ALLOWED
        reach = self.position[self.turn] + cost
        nearest = min([self.position[seat] for seat in range(self.seats) if seat != self.turn])
        return reasons.FORBIDDEN_PATH if reach >= nearest + LOCATIONS else ALLOWED  # MR-022

    def cost(self, place: int) -> int:
        """What a place of the row costs now (MR-026); nothing in a final turn (MR-059)."""
        return 0 if self.final else self.printing.costs[place]

    def supply(self, colour: int) -> int:
        """How many diamonds of a colour are left (MR-039)."""
        left = SUPPLY
        for seat in range(self.seats):
            left -= self.have[seat * WIDTH + RED + colour]
        return left

    # Chance.

    def odds(self) -> int:
        phase = self.phase
        if phase >= DEALING:
            return len(self.deck)
        if phase == ORDER:
            return self.seats - self.placed
        return len(MONSTER_IDS) - self.placed if phase == MONSTERS else 2

    def outcome(self, ticket: int) -> Action:
        phase = self.phase
        if phase >= DEALING:
            return DEAL + self.deck[ticket]
        if phase == ORDER:
            return START + [seat for seat in range(self.seats) if self.arrival[seat] == EMPTY][ticket]
        if phase == MONSTERS:
            return MONSTER + [kind for kind in range(len(MONSTER_IDS)) if kind not in self.monsters][ticket]
        return (GOAL if phase == GOAL_SIDES else FINAL) + 2 * self.placed + ticket

    # What happens.

    def apply(self, seat: Seat, action: Action) -> None:
        phase = self.phase
        if phase == TAKING:
            self._take(action - TAKE)
        elif phase == REFILLING:
            self._refill(action - DEAL)
        elif phase == PART:
            self._improve(action - CHOOSE_PART)
            self._resolve()
        elif phase == GEM:
            self._gain(action - CHOOSE_GEM, 1)
            self._resolve()
        elif phase == DEALING:
            self._deal(action - DEAL)
        elif phase == ORDER:
            self._place_figure(action - START)
        elif phase == MONSTERS:
            self._choose_monster(action - MONSTER)
        else:
            self._turn_over(action)

    # Set-up.

    def _place_figure(self, seat: Seat) -> None:
        """MR-D01: the figures stand in the river from the rear to the front."""
        self.arrival[seat] = self.arrivals
        self.arrivals += 1
        self.placed += 1
        if self.placed == self.seats:
            self.turn = self.last()
            self._next_set_up(MONSTERS)
        if self.told is not None:
            self.tell("figure", seat, {"rock": self.arrival[seat]}, reveals=True)

    def _choose_monster(self, kind: int) -> None:
        self.monsters.append(kind)
        self.placed += 1
        if self.told is not None:
            self.tell("monster", self.placed - 1, {"kind": MONSTER_IDS[kind]}, reveals=True)
        if self.placed == self.seats:
            self._next_set_up(GOAL_SIDES)

    def _next_set_up(self, phase: int) -> None:
        """The next thing to be decided by chance; what the options name is not."""
        self.placed = 0
        self.phase = phase
        if phase == MONSTERS and self.options.monsters is not None:
            self._next_set_up(GOAL_SIDES)
        elif phase == GOAL_SIDES and self.options.goals is not None:
            self.goal_sides = _bits(self.options.goals)
            self._next_set_up(FINAL_SIDES)
        elif phase == FINAL_SIDES and self.options.finals is not None:
            self.final_sides = _bits(self.options.finals)
            self._next_set_up(DEALING)

    def _turn_over(self, action: Action) -> None:
        """MR-013: a goal tile, or a final scoring tile, shows one of its sides."""
        goal = self.phase == GOAL_SIDES
        side = (action - (GOAL if goal else FINAL)) & 1
        if goal:
            self.goal_sides |= side << self.placed
        else:
            self.final_sides |= side << self.placed
        if self.told is not None:
            face = self.goal_face(self.placed) if goal else self.final_face(self.placed)
            self.tell("goal_shown" if goal else "final_shown", None, {"name": face.name}, reveals=True)
        self.placed += 1
        if self.placed == (GOALS if goal else FINALS):
            self._next_set_up(FINAL_SIDES if goal else DEALING)

    def _deal(self, tile: int) -> None:
        del self.deck[bisect_left(self.deck, tile)]
        self.owner[tile] = IN_ROW
        self.row[self.placed] = tile
        self.placed += 1
        if self.told is not None:
            self.tell("dealt", None, self._tile_data(tile), reveals=True)
        if self.placed == PLACES:
            hearts = self.printing.hearts
            self.row.sort(key=lambda dealt: hearts[dealt])  # MR-010 to MR-012: stable
            self.phase = TAKING
            if self.told is not None:
                self.tell("began", self.turn, {}, progress=True)

    # The turn.

    def _take(self, place: int) -> None:
        """MR-024: move, effect; a choice comes between them and the rest."""
        seat, tile = self.turn, self.row[place]
        cost = self.cost(place)
        self.row[place] = EMPTY
        self.owner[tile] = seat
        if not self.final:
            self.position[seat] += cost
            self.arrival[seat] = self.arrivals  # MR-019: ahead of all who are there
            self.arrivals += 1
        if self.told is not None:
            data = self._tile_data(tile)
            data["place"] = place + 1
            data["cost"] = cost
            self.tell("took", seat, data)
        keep(self.printing, self.have, seat * WIDTH, tile)
        self.taken = tile
        if not self._effect(tile):
            self._resolve()

    def _effect(self, tile: int) -> bool:
        """Carries out what a tile does when it is taken; True when its owner has to choose first."""
        printing, have, row = self.printing, self.have, self.turn * WIDTH
        kind, amount = printing.kinds[tile], printing.amount[tile]
        if kind == IMPROVEMENT:
            part = printing.parts[tile]
            if part != ANY:
                self._improve(part)
                return False
            open_parts = [part for part in range(len(PARTS)) if have[row + HEAD + part] < TOP]
            if len(open_parts) > 1:
                self.phase = PART
                return True
            if open_parts:
                self._improve(open_parts[0])
        elif kind == DIAMOND:
            if printing.colour[tile] != EITHER:
                self._gain(printing.colour[tile], amount)
            else:
                left = [colour for colour in range(len(COLOURS)) if self.supply(colour)]
                if len(left) > 1:
                    self.phase = GEM
                    return True
                if left:
                    self._gain(left[0], 1)
        return False

    def _improve(self, part: int) -> None:
        """MR-033, MR-034."""
        at = self.turn * WIDTH + HEAD + part
        if self.have[at] < TOP:
            self.have[at] += 1
            if self.told is not None:
                self.tell("improved", self.turn, {"part": PARTS[part], "level": self.have[at]})

    def _gain(self, colour: int, count: int) -> None:
        """MR-037, MR-039: what is left, if it is less."""
        count = min(count, self.supply(colour))
        self.have[self.turn * WIDTH + RED + colour] += count
        if self.told is not None:
            self.tell("diamonds", self.turn, {"colour": COLOURS[colour], "count": count})

    def _resolve(self) -> None:
        """MR-D05: goals, then the row, or the next final turn."""
        self._check_goals(1 << self.printing.kinds[self.taken])
        self.taken = NO_TILE
        if self.final:
            self._next_final_turn()
            return
        place = self.row.index(EMPTY)
        del self.row[place]
        self.row.append(EMPTY)  # MR-029
        self.phase = REFILLING

    def _check_goals(self, kind: int) -> None:
        """MR-049 to MR-052: every open goal that the active player fulfils now, with a tile of this kind (as a bit)."""
        seat, row = self.turn, self.turn * WIDTH
        for goal in range(GOALS):
            if self.goal_owner[goal] != OPEN:
                continue
            face = self.goal_face(goal)
            if face.grows_with & kind and self._fulfils(row, face):
                self.goal_owner[goal] = seat
                self.have[row + GOALS_TAKEN] += 1
                self.have[row + GOAL_POINTS] += face.points
                if self.told is not None:
                    self.tell("goal", seat, {"goal": goal, "name": face.name, "points": face.points})

    def _fulfils(self, row: int, face: Face) -> bool:
        for number in range(len(face.measures)):
            if measure(self.have, row, face.measures[number]) < face.table[number]:
                return False
        return True

    def _refill(self, tile: int) -> None:
        del self.deck[bisect_left(self.deck, tile)]
        self.owner[tile] = IN_ROW
        self.row[PLACES - 1] = tile
        if self.told is not None:
            self.tell("dealt", None, self._tile_data(tile), reveals=True)
        before = self.turn
        self.phase = TAKING
        if not self.deck:  # MR-056
            self.final = True
            self.queue = self.order()
            self.turn = self.queue[0]
            if self.told is not None:
                self.tell("last_round", self.turn, {}, progress=True)
            return
        self.turn = self.last()
        if self.told is not None:
            self.tell("again" if self.turn == before else "turn", self.turn, {}, progress=True)

    def _next_final_turn(self) -> None:
        del self.queue[0]  # MR-061: the figure leaves the track
        if self.queue:
            self.turn = self.queue[0]
            self.phase = TAKING
            if self.told is not None:
                self.tell("turn", self.turn, {}, progress=True)
        else:
            self.phase = OVER
            if self.told is not None:
                self.tell("over", None, {}, progress=True)

    # The track.

    def last(self) -> Seat:
        """Who is farthest behind."""
        return last_of(self.position, self.arrival)

    def order(self) -> list[Seat]:
        """All figures from the rear to the front."""
        return sorted(range(self.seats), key=lambda seat: (self.position[seat], self.arrival[seat]))

    def next_after(self, cost: int) -> Seat:
        """Who would play after the active player has paid a cost (MR-D09): who lands among others is ahead of them."""
        rear = last_of(self.position, self.arrival, self.turn)
        return self.turn if self.position[self.turn] + cost < self.position[rear] else rear

    # Faces.

    def goal_face(self, goal: int) -> Face:
        """The side of a goal tile that is up."""
        return self.printing.goals[2 * goal + (self.goal_sides >> goal & 1)]

    def final_face(self, tile: int) -> Face:
        """The side of a final scoring tile that is up."""
        return self.printing.finals[2 * tile + (self.final_sides >> tile & 1)]

    def _tile_data(self, tile: int) -> dict[str, Value]:
        name = self.printing.names[tile]
        quoted = f"“{name}”" if self.printing.kinds[tile] == WANT else name  # it reads like a sentence
        return {"tile": self.printing.ids[tile], "name": quoted}

    # When time runs out (MR-D06).

    def default(self, seat: Seat) -> Action:
        legal = self.legal(seat)
        if self.phase == PART:
            row = seat * WIDTH + HEAD
            return min(legal, key=lambda action: self.have[row + action - CHOOSE_PART])
        if self.phase == GEM:
            return min(legal, key=lambda action: self.have[seat * WIDTH + RED + action - CHOOSE_GEM])
        return legal[0]

    # How it stands, and how it ends.

    def score(self, seat: Seat) -> int:
        """What a seat would have if the game ended now."""
        return score(self, seat)

    def result(self) -> Result | None:
        if self.phase != OVER:
            return None
        totals = tuple([self.score(seat) for seat in range(self.seats)])
        alone = tuple([(seat,) for seat in range(self.seats)])
        return Result(totals, self.pads(None), alone, rank(totals))  # MR-082, MR-083

    def pads(self, viewer: Viewer) -> Pads:
        if self.phase < REFILLING:
            return ()  # the sides that count are not known yet
        return tuple([pad(self, seat) for seat in range(self.seats)])

    def progress(self) -> float:
        if self.phase == OVER:
            return 1.0
        tiles = self.printing.sizes[self.seats]
        taken = tiles - len(self.deck) - PLACES + self.row.count(EMPTY)
        return min(taken / (tiles - PLACES + self.seats), 1.0)  # MR-063

    # Copies, and the ways of looking.

    def clone(self) -> RescueState:
        other = RescueState()
        other.seats = self.seats
        other.options = self.options
        other.printing = self.printing
        other.phase = self.phase
        other.turn = self.turn
        other.placed = self.placed
        other.monsters = self.monsters[:]
        other.goal_sides = self.goal_sides
        other.final_sides = self.final_sides
        other.goal_owner = self.goal_owner[:]
        other.deck = self.deck[:]
        other.row = self.row[:]
        other.owner = self.owner[:]
        other.have = self.have[:]
        other.position = self.position[:]
        other.arrival = self.arrival[:]
        other.arrivals = self.arrivals
        other.taken = self.taken
        other.final = self.final
        other.queue = self.queue[:]
        return other

    def imagine(self, viewer: Viewer, dice: Dice) -> RescueState:
        """Nothing is hidden: the deck is a bag, and what is in it can be told from what lies open."""
        return self.clone()

    def view(self, viewer: Viewer) -> RescueView:
        return look(self, viewer)

    def choices(self, seat: Seat) -> list[Choice]:
        return words(self, seat)

    def forbidden(self, seat: Seat) -> list[Choice]:
        return forbidden(self, seat)

    def save(self) -> dict[str, Any]:
        return write(self)


def _bits(faces: str) -> int:
    found = 0
    for number, face in enumerate(faces):
        found |= (face == "B") << number
    return found


NO_OPTIONS: Final = RescueOptions()
