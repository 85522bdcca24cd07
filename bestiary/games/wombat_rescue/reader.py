"""Laying out a position from its document, part by part; what is not mentioned is taken from the box.

Never compiled, as the documents are not.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from bestiary.core.box import Box
from bestiary.core.document import read_document
from bestiary.core.errors import BadPosition, shown
from bestiary.games.wombat_rescue import phases
from bestiary.games.wombat_rescue.catching import OFF
from bestiary.games.wombat_rescue.checking import check
from bestiary.games.wombat_rescue.components import (
    CARD_COPIES,
    CARD_FOOD,
    CARD_NAMES,
    COLOURS,
    CUBES,
    DIGESTIBLE,
    DISK_COUNTS,
    FACES,
    FEWEST_ROLLS,
    HOLD,
    HOME_CUBES,
    MOST_CUBES,
    MOVES,
    REFILL_AT,
    REGULAR,
    RESERVE_DISK,
    TILE_IDS,
    TILE_KINDS,
    TILE_NAMES,
)
from bestiary.games.wombat_rescue.cubes import lay
from bestiary.games.wombat_rescue.digestion import LEFT, MIDDLE, OLDER, RIGHT, TRACT
from bestiary.games.wombat_rescue.dingo import hunted
from bestiary.games.wombat_rescue.disks import ALL, DISKS, value
from bestiary.games.wombat_rescue.ground import UNKNOWN, ground_of
from bestiary.games.wombat_rescue.options import WombatOptions
from bestiary.games.wombat_rescue.phases import PHASES
from bestiary.games.wombat_rescue.position import Counts, PositionDocument, WombatDocument
from bestiary.games.wombat_rescue.preparation import action_tiles, open_box, rest, starting_den
from bestiary.games.wombat_rescue.stages import (
    ACTING,
    DIGESTION,
    DINGO,
    FIBER,
    NEXT_TURN,
    PREPARING,
    STAGES,
)
from bestiary.games.wombat_rescue.stages import (
    CUBES as CUBES_DUE,
)

if TYPE_CHECKING:
    from bestiary.games.wombat_rescue.state import WombatState

# What may come next while a phase waits; the first one unless the document says otherwise.
AFTER: dict[int, tuple[int, ...]] = {
    phases.ORDER: (PREPARING,),
    phases.DEALING: (PREPARING,),
    phases.FILLING: (DINGO, PREPARING),
    phases.CHOOSING_SPACE: (DINGO,),
    phases.CARD: (ACTING,),
    phases.ROLL: (DINGO,),
    phases.DINGO_SETUP: (PREPARING,),
    phases.MOVEMENT: (ACTING,),
    phases.WANDER_TO: (ACTING,),
    phases.CUBE_SOURCE: (CUBES_DUE, FIBER),
    phases.DEN: (DINGO,),
    phases.PICK: (DINGO,),
    phases.TARGET: (DINGO,),
    phases.STEP: (DINGO,),
    phases.GIVE: (NEXT_TURN, ACTING, DIGESTION),
    phases.OVER: (NEXT_TURN,),
}
SET_UP = (phases.ORDER, phases.DEALING, phases.DINGO_SETUP)
DINGO_RUNS = (phases.ROLL, phases.DEN, phases.PICK, phases.TARGET, phases.STEP)


def lay_out(state: WombatState, given: dict[str, Any], seats: int, options: WombatOptions) -> None:
    """Puts an empty position into the state of a document, or says what is impossible about it."""
    state.seats = seats
    state.options = options
    state.settle_on(options.chosen_layout())
    open_box(state)
    Reader(state, read_document(given, PositionDocument)).read()


class Reader:
    """Lays out one document, piece by piece."""

    def __init__(self, state: WombatState, document: PositionDocument) -> None:
        self.state = state
        self.document = document
        grid = state.layout.grid
        self.spaces = {grid.name(space): space for space in range(grid.count)}
        self.disks = Box("disk", dict(zip(COLOURS, DISK_COUNTS, strict=True)))
        self.cards = Box("card", dict(zip(CARD_NAMES, CARD_COPIES, strict=True)))

    def read(self) -> None:
        """The parts in the order in which one depends on the other."""
        self._phase()
        self._turn()
        self._tiles()
        self._food()
        self._cubes()
        self._wombats()
        self._bag()
        self._wander_cards()
        self._movement()
        self._dingoes()
        self._gaps()
        self._hunt()
        self._asked()
        check(self.state)

    # Where the game is.

    def _phase(self) -> None:
        state, document = self.state, self.document
        phase = document.phase or "movement"
        if phase not in PHASES:
            raise BadPosition("phase", f"there is no phase '{shown(phase)}'; there is: {', '.join(PHASES)}")
        state.phase = PHASES.index(phase)
        allowed = AFTER[state.phase]
        names = [STAGES[stage] for stage in allowed]
        if document.then is not None and document.then not in names:
            raise BadPosition("then", f"in the phase {phase!r} it is one of: {', '.join(names)}")
        state.stage = STAGES.index(document.then) if document.then is not None else allowed[0]
        if state.phase == phases.ORDER and (state.seats == 1 or state.options.first is not None):
            raise BadPosition("phase", "who starts is known, so chance is not asked")

    def _turn(self) -> None:
        state, document = self.state, self.document
        seats = state.seats
        start = state.options.first if state.options.first is not None else 0
        state.start = self._seat("start", start if document.start is None else document.start)
        if state.options.first not in (None, state.start):
            raise BadPosition("start", "the options name another start player")
        most = seats * state.options.max_turns
        over = state.phase == phases.OVER
        turn = self._seat("turn", state.start if document.turn is None else document.turn)
        turns = (turn - state.start) % seats if document.turns is None else document.turns
        if not 0 <= turns < most + over:
            raise BadPosition("turns", f"there are at most {most} of them")
        if not over and turn != (state.start + turns) % seats:
            raise BadPosition("turns", f"after {shown(turns)} turns it is not seat {turn}'s turn")
        if state.stage == PREPARING and turns:
            raise BadPosition("turns", "nobody has had a turn during the set-up")
        state.turn, state.turns = turn, turns

    def _seat(self, where: str, seat: int) -> int:
        if not 0 <= seat < self.state.seats:
            raise BadPosition(where, f"it is a seat from 0 to {self.state.seats - 1}")
        return seat

    # The map.

    def _tiles(self) -> None:
        state, layout, given = self.state, self.state.layout, self.document.tiles
        if given is None:
            if state.phase not in (phases.ORDER, phases.DEALING):
                state.tiles = _as_named(state)
        else:
            for slot, name in given.items():
                self._tile(slot, name)
        missing = [layout.slots[slot] for slot, tile in enumerate(state.tiles) if tile == UNKNOWN]
        dealing = layout.shuffled and state.phase in (phases.ORDER, phases.DEALING)
        if bool(missing) != dealing:
            where = f"no tile lies in {', '.join(missing)}" if missing else "all tiles have been dealt"
            raise BadPosition("tiles", f"{where}, in the phase {PHASES[state.phase]!r}")
        state.pool = rest(state)
        if not missing:
            state.ground = ground_of(layout, state.tiles, state.options.boulders)
            if state.seats == 1:
                state.start_den = starting_den(state)

    def _tile(self, slot: str, name: str) -> None:
        state, layout = self.state, self.state.layout
        where = f"tiles.{shown(slot)}"
        if slot not in layout.slots:
            raise BadPosition("tiles", f"the layout has no slot '{shown(slot)}'")
        if name not in TILE_IDS or TILE_IDS.index(name) not in layout.tiles:
            raise BadPosition(where, f"the layout has no tile '{shown(name)}'")
        number, tile = layout.slots.index(slot), TILE_IDS.index(name)
        fixed = state.tiles[number]
        if fixed not in (UNKNOWN, tile) or (TILE_KINDS[layout.tiles[number]] != REGULAR and fixed != tile):
            raise BadPosition(where, f"tile {TILE_IDS[fixed]} lies there")
        if tile in state.tiles and fixed != tile:
            raise BadPosition(where, f"tile {name} lies there twice")
        state.tiles = state.tiles[:]
        state.tiles[number] = tile

    def _space(self, where: str, name: str) -> int:
        """A space by its coordinates, where somebody or something can be."""
        if name not in self.spaces:
            raise BadPosition(where, f"there is no space '{shown(name)}'; spaces are named 'q,r'")
        space = self.spaces[name]
        if self.state.ground.boulders[space] if self.state.stage != PREPARING else False:
            raise BadPosition(where, f"a boulder lies at {name}")
        return space

    def _food(self) -> None:
        state, food = self.state, [-1] * self.state.count
        for name, colour in self.document.food.items():
            space = self._space("food", name)
            self.disks.take(f"food.{shown(name)}", colour)
            if space not in self._food_spaces():
                raise BadPosition("food", f"{name} is no food space")
            food[space] = COLOURS.index(colour)
        state.food = food

    def _food_spaces(self) -> list[int]:
        state = self.state
        return [] if UNKNOWN in state.tiles else state.ground.food

    def _cubes(self) -> None:
        state, given = self.state, self.document.cubes
        if given is None:
            return
        if len(given) > state.seats:
            raise BadPosition("cubes", f"there are {len(given)} lists for {state.seats} players")
        state.cubes = [0] * (state.seats * state.count)
        state.smell = [0] * (state.seats * state.count)
        state.heap = [0] * state.count
        state.supply = [CUBES] * state.seats
        home = {state.name(state.layout.home): HOME_CUBES}
        for seat, cubes in enumerate([*given, *[home] * (state.seats - len(given))]):
            for name, many in cubes.items():
                space = self._space(f"cubes[{seat}]", name)
                if not 0 < many <= MOST_CUBES:
                    raise BadPosition(f"cubes[{seat}].{name}", f"there are 1 to {MOST_CUBES} cubes of one player")
                for _ in range(many):
                    lay(state, seat, space)
                state.supply[seat] -= many
            if state.supply[seat] < 0:
                raise BadPosition(f"cubes[{seat}]", f"everybody has {CUBES} cubes")

    # The players.

    def _wombats(self) -> None:
        state, wombats = self.state, self.document.wombats
        if len(wombats) > state.seats:
            raise BadPosition("wombats", f"there are {len(wombats)} of them for {state.seats} players")
        for seat, wombat in enumerate(wombats):
            self._wombat(seat, wombat, f"wombats[{seat}]")
        for seat in range(state.seats):
            for other in range(seat):
                if state.mama[seat] == state.mama[other] and not state.layout.shared[state.mama[seat]]:
                    raise BadPosition(f"wombats[{seat}].mama", f"the mama of seat {other} stands there (WR-050)")
        reserve = self.document.reserve
        if reserve is not None:
            fifth = (state.start + 4) % 5
            if state.seats != 5 or reserve != fifth:
                raise BadPosition("reserve", "only the fifth player of five has a reserve disk")
            self.disks.take("reserve", COLOURS[RESERVE_DISK])
            state.reserve = fifth

    def _wombat(self, seat: int, wombat: WombatDocument, where: str) -> None:
        state = self.state
        if wombat.mama is not None:
            state.mama[seat] = self._space(f"{where}.mama", wombat.mama)
        self._babies(seat, wombat, where)
        state.mouth[seat] = self._disks(f"{where}.mouth", wombat.mouth)
        row = seat * TRACT
        state.tract[row + LEFT] = self._set(f"{where}.left", wombat.left)
        state.tract[row + MIDDLE] = self._set(f"{where}.middle", wombat.middle)
        given = action_tiles(state.options, seat)
        if wombat.unused is not None:
            unused = 0
            for name in wombat.unused:
                bit = TILE_NAMES.index(name) if name in TILE_NAMES else len(TILE_NAMES)
                if not given >> bit & 1 or unused >> bit & 1:
                    raise BadPosition(f"{where}.unused", f"there is no action tile '{shown(name)}' left for them")
                unused |= 1 << bit
            state.unused[seat] = unused
        self._right(seat, wombat, where)
        if wombat.protected:
            if state.unused[seat] >> 4 & 1 or not given >> 4 & 1:
                raise BadPosition(f"{where}.protected", "the dingo protection tile is not in use")
            state.protected |= 1 << seat

    def _right(self, seat: int, wombat: WombatDocument, where: str) -> None:
        state, row = self.state, seat * TRACT
        most = 1 if state.unused[seat] & HOLD else 2
        if len(wombat.right) > most:
            raise BadPosition(f"{where}.right", "two sets share the right space only after Hold It In")
        sets = [self._set(f"{where}.right", disks) for disks in wombat.right]
        if 0 in sets:
            raise BadPosition(f"{where}.right", "a set is not empty")
        if sets:
            state.tract[row + RIGHT] = sets[-1]
        if len(sets) == 2:
            state.tract[row + OLDER] = sets[0]

    def _babies(self, seat: int, wombat: WombatDocument, where: str) -> None:
        state = self.state
        babies = len(state.layout.babies)
        pouch = [] if wombat.pouch is None else [wombat.pouch]
        gone = [*wombat.home, *pouch]
        if len(set(gone)) != len(gone) or not set(gone) <= set(range(1, babies + 1)):
            raise BadPosition(where, f"'pouch' and 'home' name babies from 1 to {babies}, each once")
        if len(wombat.home) == babies and state.phase != phases.OVER:
            raise BadPosition(f"{where}.home", "with all babies at home the game is over")
        if pouch and state.mama[seat] == state.layout.home:
            raise BadPosition(f"{where}.pouch", "who is at home has rescued the baby")
        for baby in gone:
            state.free[seat] &= ~(1 << baby - 1)
            state.waiting[baby - 1] -= 1
        state.pouch[seat] = pouch[0] - 1 if pouch else -1
        state.rescued[seat] = len(wombat.home)

    def _set(self, where: str, counts: Counts) -> int:
        disks = self._disks(where, counts)
        if disks and value(disks) < DIGESTIBLE:
            raise BadPosition(where, f"a set is worth {DIGESTIBLE} or more")
        return disks

    def _disks(self, where: str, counts: Counts) -> int:
        self.disks.take_all(where, counts)
        return sum(DISKS[COLOURS.index(colour)] * many for colour, many in counts.items())

    def _bag(self) -> None:
        state, given = self.state, self.document.bag
        left = self.disks.rest()
        if given is not None and {colour: many for colour, many in given.items() if many} != left:
            raise BadPosition("bag", f"what is nowhere else is in it: {left}")
        state.bag = sum(DISKS[COLOURS.index(colour)] * many for colour, many in left.items())
        if state.phase == phases.ORDER and state.bag != ALL:
            raise BadPosition("bag", "before the start player is known all disks are in it")

    # Cards and moves.

    def _wander_cards(self) -> None:
        state, document = self.state, self.document
        state.aside = self._kinds("aside", document.aside)
        state.open = self._kinds("open", document.open)
        if not all(CARD_FOOD[kind] for kind in state.aside):
            raise BadPosition("aside", "only cards with the food symbol are set aside")
        if len(state.aside) >= REFILL_AT and not document.revealed:
            raise BadPosition("aside", f"with {REFILL_AT} of them food is refilled, unless one was revealed this turn")
        for where, counts in (("deck", document.deck), ("discard", document.discard)):
            self.cards.take_all(where, counts or {})
        left = self.cards.rest()
        if left and document.deck is not None and document.discard is not None:
            raise BadPosition("deck", f"these cards are nowhere: {', '.join(left)}")
        deck, discard = dict(document.deck or {}), dict(document.discard or {})
        filled = deck if document.deck is None else discard
        for name, many in left.items():
            filled[name] = filled.get(name, 0) + many
        state.deck = [deck.get(name, 0) for name in CARD_NAMES]
        state.discard = [discard.get(name, 0) for name in CARD_NAMES]

    def _kinds(self, where: str, names: Iterable[str]) -> list[int]:
        found = []
        for name in names:
            self.cards.take(where, name)
            found.append(CARD_NAMES.index(name))
        return found

    def _movement(self) -> None:
        state, document = self.state, self.document
        if not 0 <= document.moves <= MOVES:
            raise BadPosition("moves", f"it is how many moves were made: 0 to {MOVES}")
        state.moves = document.moves
        state.revealed = document.revealed
        own = state.stage in (ACTING, FIBER, DIGESTION)
        if document.holding and (not own or state.unused[state.turn] & HOLD):
            raise BadPosition("holding", "nobody has used Hold It In this turn")
        state.holding = document.holding
        due = document.owed if document.owed is not None else int(state.phase == phases.CUBE_SOURCE)
        most = {CUBES_DUE: 2, FIBER: 1}.get(state.stage, 0)
        if not (state.phase == phases.CUBE_SOURCE) <= due <= most:
            raise BadPosition("owed", f"{shown(due)} cubes cannot be due in the phase {PHASES[state.phase]!r}")
        state.owed = due

    def _gaps(self) -> None:
        state, given = self.state, self.document.gaps
        filling = state.phase in (phases.FILLING, phases.CHOOSING_SPACE)
        empty = [
            space
            for space in self._food_spaces()
            if state.food[space] < 0 and not state.heap[space] and space not in [*state.mama, *state.dingo]
        ]
        names = given if given is not None else [state.name(space) for space in empty] if filling else []
        state.gaps = [self._space("gaps", name) for name in names]
        if bool(state.gaps) != filling or not set(state.gaps) <= set(empty) or len(set(names)) != len(names):
            raise BadPosition("gaps", "it lists the empty food spaces that are still to be filled")

    # The dingoes.

    def _dingoes(self) -> None:
        state, document = self.state, self.document
        if state.seats > 1:
            last = (state.start + state.seats - 1) % state.seats
            state.controller = self._seat("controller", last if document.controller is None else document.controller)
        elif document.controller is not None:
            raise BadPosition("controller", "nobody controls the dingo in the solo game")
        if state.phase == phases.ORDER:
            state.controller = -1
        state.awake = document.awake
        off = state.phase in (phases.ORDER, phases.DEALING) or (state.stage == PREPARING and state.seats > 1)
        places: list[str | None]
        if document.dingoes is not None:
            places = document.dingoes
        elif off:
            places = [None] * len(state.dingo)
        elif state.seats == 1:
            places = [state.name(state.start_den)]
        else:
            places = [state.name(space) for space in state.ground.dens[: len(state.dingo)]]
        if len(places) != len(state.dingo):
            raise BadPosition("dingoes", f"there are {len(state.dingo)} of them")
        for number, name in enumerate(places):
            space = OFF if name is None else self._space(f"dingoes[{number}]", name)
            if space == state.layout.home:
                raise BadPosition(f"dingoes[{number}]", "a dingo never enters the home space (WR-096b)")
            state.dingo[number] = space
        if state.seats == 1 and (state.dingo[0] == OFF) != (state.phase == phases.DEALING):
            raise BadPosition("dingoes", "in the solo game the dingo is always on the map")
        if off and state.phase != phases.DINGO_SETUP and any(space != OFF for space in state.dingo):
            raise BadPosition("dingoes", "they have not been placed yet")

    def _hunt(self) -> None:
        """What is going on with the dingoes in this cleanup."""
        state, document = self.state, self.document
        state.begun = state.phase in DINGO_RUNS
        state.placing = self._some(document.placing, "placing", self._to_be_placed())
        state.todo = self._some(document.todo, "todo", self._to_be_rolled())
        rolling = state.seats == 1 and state.phase in (phases.ROLL, phases.TARGET, phases.STEP)
        usual = max(FEWEST_ROLLS, state.rescued[0]) if rolling else 0
        state.rolls = usual if document.rolls is None else document.rolls
        if not rolling <= state.rolls <= usual:
            raise BadPosition("rolls", f"{shown(state.rolls)} rolls cannot be left")
        running = state.phase in (phases.PICK, phases.TARGET, phases.STEP)
        state.die = (max(FACES) if running else 0) if document.die is None else document.die
        if document.die is not None and document.die not in FACES:
            raise BadPosition("die", f"it shows one of {FACES}")
        mover = 1 if document.mover is None else document.mover
        if not 1 <= mover <= len(state.dingo):
            raise BadPosition("mover", "it is a dingo, 1 or 2")
        state.mover = mover - 1
        state.left = (state.die if running else 0) if document.steps is None else document.steps
        if not running <= state.left <= state.die * running:
            raise BadPosition("steps", f"{shown(state.left)} steps cannot be left")
        self._target_of_roll()
        self._heirs()

    def _to_be_placed(self) -> int:
        state = self.state
        waits = state.phase == phases.DEN or (
            state.stage == PREPARING and state.phase in (phases.FILLING, phases.DINGO_SETUP)
        )
        if not waits or state.seats == 1:
            return 0
        return sum(1 << number for number, space in enumerate(state.dingo) if space == OFF)

    def _to_be_rolled(self) -> int:
        state = self.state
        if state.seats == 1 or state.phase not in (phases.ROLL, phases.PICK, phases.DEN):
            return 0
        return sum(1 << number for number, space in enumerate(state.dingo) if space != OFF)

    def _some(self, numbers: list[int] | None, where: str, usual: int) -> int:
        if numbers is None:
            return usual
        if not set(numbers) <= set(range(1, len(self.state.dingo) + 1)) or len(set(numbers)) != len(numbers):
            raise BadPosition(where, "it lists dingoes by number, each once")
        return sum(1 << number - 1 for number in numbers)

    def _target_of_roll(self) -> None:
        state, target = self.state, self.document.target
        if (state.phase == phases.STEP) != (target is not None):
            raise BadPosition("target", "it is known from the choice of a target to the last step, and only then")
        if target is None:
            return
        if state.seats > 1:
            state.target = self._seat("target", target)
            huntable = state.mama[target] != state.layout.home and not state.protected >> target & 1
        else:
            if not 1 <= target <= len(state.layout.babies):
                raise BadPosition("target", "it is a baby, counted from 1")
            state.target = target - 1
            huntable = hunted(state, target - 1)
        if not huntable:
            raise BadPosition("target", "the dingo does not chase her now")

    def _heirs(self) -> None:
        state, document = self.state, self.document
        state.caught = self._seats("caught", document.caught)
        if state.caught and (state.phase not in DINGO_RUNS or state.seats == 1):
            raise BadPosition("caught", "nobody has just been caught")
        others = ((1 << state.seats) - 1) & ~(1 << state.controller) if state.phase == phases.GIVE else 0
        state.heirs = others if document.heirs is None else self._seats("heirs", document.heirs)
        if state.heirs & ~others or (others and not state.heirs & (state.heirs - 1)):
            raise BadPosition("heirs", "it lists two or more players other than the controller, while one is chosen")

    def _seats(self, where: str, seats: list[int]) -> int:
        if len(set(seats)) != len(seats):
            raise BadPosition(where, "it lists seats, each once")
        return sum(1 << self._seat(where, seat) for seat in seats)

    def _asked(self) -> None:
        state = self.state
        by_controller = state.phase in (phases.DINGO_SETUP, phases.GIVE, phases.DEN)
        state.asked = state.controller if by_controller else state.turn
        if state.seats > 1 and state.phase in DINGO_RUNS and state.turn != state.controller:
            raise BadPosition("turn", "only who controls the dingo moves him, in their own turn (WR-089)")


def _as_named(state: WombatState) -> list[int]:
    """The tiles as the layout names them, in the slots that are still free."""
    left = rest(state)
    tiles = state.tiles[:]
    for slot, tile in enumerate(state.layout.tiles):
        if tiles[slot] == UNKNOWN and tile in left:
            tiles[slot] = tile
            left.remove(tile)
    return [left.pop(0) if tile == UNKNOWN else tile for tile in tiles]
