"""The rules of Wombat Rescue: a position, whom it asks, and which part of the rules answers."""

from __future__ import annotations

from typing import Any, Final

from bestiary.core.dice import Dice
from bestiary.core.refusal import Refusal
from bestiary.core.result import Pads, Result
from bestiary.core.seats import CHANCE, Action, Seat, Viewer
from bestiary.core.state import State
from bestiary.core.view import Choice
from bestiary.games.wombat_rescue import catching, dingo, flow, phases, preparation, refilling, tiles, wandering
from bestiary.games.wombat_rescue.actions import (
    ADD_RESERVE,
    DEAL,
    DINGO_BABY,
    DINGO_PICK,
    DINGO_STEP,
    DINGO_TARGET,
    DISK,
    DRAW,
    END_MOVEMENT,
    GIVE_DINGO,
    HIGH_FIBER,
    HOLD_IT_IN,
    MOVE_CUBE,
    PLACE_DINGO,
    REGULAR_TILES,
    ROLLED,
    RUN_HOME,
    SCAMPER,
    SPACE,
    SPECIAL,
    START,
    WANDER,
    WANDER_TO,
)
from bestiary.games.wombat_rescue.components import DIE, FACES, LONGEST
from bestiary.games.wombat_rescue.cubes import farthest, move_here
from bestiary.games.wombat_rescue.disks import count, nth
from bestiary.games.wombat_rescue.ground import Ground
from bestiary.games.wombat_rescue.layout import Layout, find
from bestiary.games.wombat_rescue.look import look
from bestiary.games.wombat_rescue.moving import walk
from bestiary.games.wombat_rescue.options import WombatOptions
from bestiary.games.wombat_rescue.permission import bars, listed
from bestiary.games.wombat_rescue.position import write
from bestiary.games.wombat_rescue.reasons import REFUSALS
from bestiary.games.wombat_rescue.scoring import outcome_of, pads_of
from bestiary.games.wombat_rescue.stages import DIGESTION, GOING, NEXT_TURN, PREPARING
from bestiary.games.wombat_rescue.view import WombatView
from bestiary.games.wombat_rescue.words import forbidden, words

CHANCE_ALONE: Final = (CHANCE,)
NOBODY: Final[tuple[int, ...]] = ()
ONE: Final[list[tuple[int, ...]]] = [(0,), (1,), (2,), (3,), (4,)]
NO_OPTIONS: Final = WombatOptions()
NO_LAYOUT: Final[Layout] = find("standard", False, "")
NO_GROUND: Final = Ground(NO_LAYOUT, [], False)


class WombatState(State):
    """A position of Wombat Rescue. Everything but the order of deck and bag is public, and they have none (WR-D13)."""

    __slots__ = (
        "aside",
        "asked",
        "awake",
        "baby_at",
        "bag",
        "begun",
        "caught",
        "controller",
        "count",
        "cubes",
        "deck",
        "die",
        "dingo",
        "discard",
        "food",
        "free",
        "gaps",
        "ground",
        "heap",
        "heirs",
        "holding",
        "layout",
        "left",
        "mama",
        "mouth",
        "mover",
        "moves",
        "open",
        "options",
        "owed",
        "phase",
        "placing",
        "pool",
        "pouch",
        "protected",
        "rescued",
        "reserve",
        "revealed",
        "rolls",
        "smell",
        "stage",
        "start",
        "start_den",
        "supply",
        "target",
        "tiles",
        "todo",
        "tract",
        "turn",
        "turns",
        "unused",
        "waiting",
    )

    def __init__(self) -> None:
        super().__init__()
        self.options: WombatOptions = NO_OPTIONS
        # Shared with every position of the game.
        self.layout: Layout = NO_LAYOUT
        self.ground: Ground = NO_GROUND
        self.count = 0  # how many spaces there are
        self.baby_at: list[int] = []  # which baby's space it is, by space
        # Where the game is.
        self.phase = phases.OVER
        self.stage = PREPARING  # what comes next when nobody is asked
        self.asked = 0
        self.turn = 0
        self.turns = 0  # so far
        self.start = 0
        # The map: shared with clones, and replaced when it changes.
        self.tiles: list[int] = []  # by slot
        self.pool: list[int] = []  # tiles that are still to be dealt
        self.food: list[int] = []  # the colour of the disk, by space
        self.cubes: list[int] = []  # [seat * count + space]
        self.heap: list[int] = []  # cubes of everybody, by space
        self.smell: list[int] = []  # how many spaces with cubes reach here, [seat * count + space]
        # Mamas and babies.
        self.mama: list[int] = []  # the space of each
        self.pouch: list[int] = []  # the baby in it
        self.free: list[int] = []  # a bit for each baby on the map, by seat
        self.waiting: list[int] = []  # how many of all seats stand there, by baby
        self.rescued: list[int] = []
        # Food and cubes of the players.
        self.bag = 0  # disks
        self.mouth: list[int] = []
        self.tract: list[int] = []  # four places for each seat, see digestion.py
        self.supply: list[int] = []
        self.reserve = -1  # who has an extra disk beside the board
        self.owed = 0  # cubes that are due
        # The movement phase.
        self.unused: list[int] = []  # a bit for each action tile, by seat
        self.protected = 0  # a bit for each seat
        self.holding = False
        self.moves = 0  # made in this phase
        self.revealed = False  # a wander card in this turn
        # Wander cards by kind; those set aside and those open in this move in their order.
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.aside: list[int] = []
        self.open: list[int] = []
        # Food spaces that are to be filled, the next one first.
        self.gaps: list[int] = []
        # The dingoes.
        self.dingo: list[int] = []  # the space of each
        self.start_den = -1  # solo
        self.awake = False  # solo
        self.controller = -1
        self.begun = False  # his part of this cleanup
        self.placing = 0  # a bit for each dingo that is to be placed,
        self.todo = 0  # and for each that is to be rolled for
        self.rolls = 0  # solo: how many are left
        self.die = 0  # the face it shows; 0 before the first roll
        self.mover = 0
        self.left = 0  # steps
        self.target = -1  # a seat, solo a baby
        self.caught = 0  # a bit for each seat, until control has passed
        self.heirs = 0  # who may be given the dingo

    def set_up(self, seats: int, options: WombatOptions) -> None:
        """The box opened for this many players, nothing drawn or dealt yet."""
        self.seats = seats
        self.options = options
        self.settle_on(options.chosen_layout())
        preparation.open_box(self)
        if seats == 1:
            preparation.start_with(self, 0)
        elif options.first is not None:
            preparation.start_with(self, options.first)

    def settle_on(self, layout: Layout) -> None:
        """This is the layout."""
        self.layout = layout
        self.count = layout.grid.count
        self.baby_at = layout.baby_at

    # Who is asked, and what may be done.

    def pending(self) -> tuple[Seat, ...]:
        phase = self.phase
        if phase < phases.DINGO_SETUP:
            return CHANCE_ALONE
        if phase == phases.OVER:
            return NOBODY
        return ONE[self.asked]

    def legal(self, seat: Seat) -> list[Action]:
        phase = self.phase
        if seat != self.asked or phase < phases.DINGO_SETUP or phase == phases.OVER:
            return []
        return listed(self, seat)

    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        return REFUSALS[bars(self, seat, action)]

    # Chance.

    def odds(self) -> int:
        phase = self.phase
        if phase == phases.FILLING:
            return count(self.bag)
        if phase == phases.CARD:
            return sum(self.deck)
        if phase == phases.ROLL:
            return len(DIE)
        if phase == phases.DEALING:
            return len(self.pool)
        return self.seats if phase == phases.ORDER else len(self.gaps)

    def outcome(self, ticket: int) -> Action:
        phase = self.phase
        if phase == phases.FILLING:
            return DISK + nth(self.bag, ticket)
        if phase == phases.CARD:
            kind = 0
            while ticket >= self.deck[kind]:
                ticket -= self.deck[kind]
                kind += 1
            return DRAW + kind
        if phase == phases.ROLL:
            return ROLLED + FACES.index(DIE[ticket])
        if phase == phases.DEALING:
            return DEAL + REGULAR_TILES.index(self.pool[ticket])
        return START + ticket if phase == phases.ORDER else SPACE + sorted(self.gaps)[ticket]

    # What happens.

    def apply(self, seat: Seat, action: Action) -> None:
        phase = self.phase
        if phase == phases.MOVEMENT:
            self._act(action)
        elif phase < phases.DINGO_SETUP:
            self._chance(action)
        elif phase == phases.WANDER_TO:
            wandering.go(self, action - WANDER_TO)
        elif phase == phases.STEP:
            dingo.step(self, action - DINGO_STEP)
            dingo.run(self)
        elif phase == phases.TARGET:
            dingo.aim(self, action - (DINGO_TARGET if self.seats > 1 else DINGO_BABY))
        elif phase == phases.PICK:
            dingo.pick(self, action - DINGO_PICK)
        elif phase == phases.CUBE_SOURCE:
            self.phase = GOING
            move_here(self, action - MOVE_CUBE)
        elif phase == phases.GIVE:
            self.phase = GOING
            catching.hand_over(self, action - GIVE_DINGO)
        else:
            dingo.place(self, action - PLACE_DINGO)
        if self.phase == GOING:
            flow.go_on(self)

    def _act(self, action: Action) -> None:
        """The movement phase (WR-D04)."""
        if action < SPECIAL:
            self.moves += 1
            walk(self, action // LONGEST, action % LONGEST + 1, "move")
        elif action < WANDER:
            self.moves += 1
            walk(self, action - SPECIAL, 1, "special")
        elif action == WANDER:
            wandering.wander(self)
        elif action < HOLD_IT_IN:
            tiles.scamper(self, action - SCAMPER)
        elif action == HOLD_IT_IN:
            tiles.hold_it_in(self)
        elif action == RUN_HOME:
            tiles.run_home(self)
        elif action == HIGH_FIBER:
            tiles.high_fiber(self)
        elif action == ADD_RESERVE:
            tiles.add_reserve(self)
        elif action == END_MOVEMENT:
            self.phase, self.stage = GOING, DIGESTION
            if self.told is not None:
                self.tell("stayed", self.turn, {"moves": self.moves})
        else:
            tiles.protect(self)

    def _chance(self, action: Action) -> None:
        phase = self.phase
        if phase == phases.FILLING:
            refilling.fill(self, action - DISK)
        elif phase == phases.CARD:
            wandering.reveal(self, action - DRAW)
        elif phase == phases.ROLL:
            dingo.roll(self, action - ROLLED)
        elif phase == phases.DEALING:
            preparation.deal(self, REGULAR_TILES[action - DEAL])
        elif phase == phases.ORDER:
            preparation.start_with(self, action - START)
        else:
            refilling.choose_space(self, action - SPACE)

    # How it ends.

    def finish(self, winner: Seat) -> None:
        """WR-102: somebody has all babies at home."""
        self._close()
        if self.told is not None:
            self.tell("won", winner, {}, progress=True)

    def lose(self, baby: int) -> None:
        """WR-123: solo, the dingo has a baby."""
        self._close()
        if self.told is not None:
            self.tell("lost_game", 0, {"baby": baby + 1}, progress=True)

    def run_out(self) -> None:
        """WR-D14: the bound of turns."""
        self._close()
        if self.told is not None:
            self.tell("ran_out", None, {"turns": self.options.max_turns}, progress=True)

    def _close(self) -> None:
        """Nothing is going on any more."""
        self.phase, self.stage = phases.OVER, NEXT_TURN
        self.begun = self.holding = False
        self.placing = self.todo = self.rolls = self.mover = self.left = self.caught = self.heirs = self.owed = 0
        self.target = -1

    def result(self) -> Result | None:
        return outcome_of(self) if self.phase == phases.OVER else None

    def pads(self, viewer: Viewer) -> Pads:
        return pads_of(self)

    def progress(self) -> float:
        if self.phase == phases.OVER:
            return 1.0
        best = 0
        for seat in range(self.seats):
            best = max(best, 2 * self.rescued[seat] + (self.pouch[seat] >= 0))
        saved = best / (2 * len(self.layout.babies))
        return max(saved, self.turns / (self.seats * self.options.max_turns))

    # When time runs out (WR-D03 to WR-D11).

    def default(self, seat: Seat) -> Action:
        phase = self.phase
        if phase == phases.MOVEMENT:
            return END_MOVEMENT
        if phase == phases.CUBE_SOURCE:
            return MOVE_CUBE + farthest(self)
        legal = self.legal(seat)
        if phase == phases.GIVE or (phase == phases.TARGET and self.seats > 1):
            base = GIVE_DINGO if phase == phases.GIVE else DINGO_TARGET
            for number in range(1, self.seats + 1):
                action = base + (seat + number) % self.seats
                if action in legal:
                    return action
        return legal[0]

    # Copies, and the ways of looking.

    def clone(self) -> WombatState:
        other = WombatState()
        other.seats = self.seats
        other.options = self.options
        other.layout = self.layout
        other.ground = self.ground
        other.count = self.count
        other.baby_at = self.baby_at
        other.phase = self.phase
        other.stage = self.stage
        other.asked = self.asked
        other.turn = self.turn
        other.turns = self.turns
        other.start = self.start
        other.tiles = self.tiles
        other.pool = self.pool[:]
        other.food = self.food
        other.cubes = self.cubes
        other.heap = self.heap
        other.smell = self.smell
        other.mama = self.mama[:]
        other.pouch = self.pouch[:]
        other.free = self.free[:]
        other.waiting = self.waiting[:]
        other.rescued = self.rescued[:]
        other.bag = self.bag
        other.mouth = self.mouth[:]
        other.tract = self.tract[:]
        other.supply = self.supply[:]
        other.reserve = self.reserve
        other.owed = self.owed
        other.unused = self.unused[:]
        other.protected = self.protected
        other.holding = self.holding
        other.moves = self.moves
        other.revealed = self.revealed
        other.deck = self.deck
        other.discard = self.discard
        other.aside = self.aside[:]
        other.open = self.open[:]
        other.gaps = self.gaps[:]
        other.dingo = self.dingo[:]
        other.start_den = self.start_den
        other.awake = self.awake
        other.controller = self.controller
        other.begun = self.begun
        other.placing = self.placing
        other.todo = self.todo
        other.rolls = self.rolls
        other.die = self.die
        other.mover = self.mover
        other.left = self.left
        other.target = self.target
        other.caught = self.caught
        other.heirs = self.heirs
        return other

    def imagine(self, viewer: Viewer, dice: Dice) -> WombatState:
        """Nothing is hidden: deck and bag have no order, and what is in them can be told from what lies open."""
        return self.clone()

    def view(self, viewer: Viewer) -> WombatView:
        return look(self, viewer)

    def choices(self, seat: Seat) -> list[Choice]:
        return words(self, seat)

    def forbidden(self, seat: Seat) -> list[Choice]:
        return forbidden(self, seat)

    def save(self) -> dict[str, Any]:
        return write(self)

    def name(self, space: int) -> str:
        """A space in words of documents: its coordinates."""
        return self.layout.grid.name(space)
