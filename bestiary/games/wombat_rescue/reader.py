"""Laying out a position from its document, part by part; what is not mentioned is taken from the box.

Never compiled, as the documents are not.
"""

from collections.abc import Iterable
from typing import Any

from bestiary.core.box import Box
from bestiary.core.document import read_document
from bestiary.core.errors import BadPosition, shown
from bestiary.games.wombat_rescue import cubes, phases
from bestiary.games.wombat_rescue.catching import others
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
    HOLD_TILE,
    HOME_CUBES,
    MOST_CUBES,
    MOVES,
    PROTECTION_TILE,
    REFILL_AT,
    REGULAR,
    RESERVE_DISK,
    TILE_IDS,
    TILE_KINDS,
    TILE_NAMES,
)
from bestiary.games.wombat_rescue.dens import off_the_map, on_the_map
from bestiary.games.wombat_rescue.digestion import LEFT, MIDDLE, OLDER, SIDE_BY_SIDE, TRACT
from bestiary.games.wombat_rescue.dingo import rolls_due
from bestiary.games.wombat_rescue.disks import ALL, NONE, packed, value
from bestiary.games.wombat_rescue.ending import all_home, most_turns
from bestiary.games.wombat_rescue.ground import UNKNOWN
from bestiary.games.wombat_rescue.options import WombatOptions
from bestiary.games.wombat_rescue.phases import (
    ACTING,
    AFTER,
    CUBES_DUE,
    DIGESTION,
    FIBER_DUE,
    PHASES,
    PREPARING,
    STAGES,
)
from bestiary.games.wombat_rescue.position import Counts, PositionDocument, WombatDocument
from bestiary.games.wombat_rescue.prey import hunts, targets
from bestiary.games.wombat_rescue.refilling import empty_spaces
from bestiary.games.wombat_rescue.set_up import fifth_player, last_player, rest, settle_ground, unpack
from bestiary.games.wombat_rescue.table import BARE, EMPTY, NOBODY, OFF, Table
from bestiary.games.wombat_rescue.tiles import action_tiles

UNDEALT = (phases.ORDER, phases.DEALING)  # some tiles are not laid yet
DINGO_RUNS = (phases.ROLL, phases.DEN, phases.PICK, phases.TARGET, phases.STEP)


def lay_out(table: Table, given: dict[str, Any], seats: int, options: WombatOptions) -> None:
    """Lays out an empty table as a document says, or says what is impossible about it."""
    unpack(table, seats, options)
    Reader(table, read_document(given, PositionDocument)).read()


class Reader:
    """Lays out one document, piece by piece."""

    def __init__(self, table: Table, document: PositionDocument) -> None:
        self.table = table
        self.document = document
        grid = table.layout.grid
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
        check(self.table)

    # Where the game is.

    def _phase(self) -> None:
        table, document = self.table, self.document
        phase = document.phase or "movement"
        if phase not in PHASES:
            raise BadPosition("phase", f"there is no phase '{shown(phase)}'; there is: {', '.join(PHASES)}")
        table.phase = PHASES.index(phase)
        allowed = AFTER[table.phase]
        names = [STAGES[stage] for stage in allowed]
        if document.then is not None and document.then not in names:
            raise BadPosition("then", f"in the phase {phase!r} it is one of: {', '.join(names)}")
        table.stage = STAGES.index(document.then) if document.then is not None else allowed[0]
        if table.phase == phases.ORDER and (table.seats == 1 or table.options.first is not None):
            raise BadPosition("phase", "who starts is known, so chance is not asked")

    def _turn(self) -> None:
        table, document = self.table, self.document
        seats = table.seats
        start = table.options.first if table.options.first is not None else 0
        table.start = self._seat("start", start if document.start is None else document.start)
        if table.options.first not in (None, table.start):
            raise BadPosition("start", "the options name another start player")
        most = most_turns(table)
        over = table.phase == phases.OVER
        turn = self._seat("turn", table.start if document.turn is None else document.turn)
        turns = (turn - table.start) % seats if document.turns is None else document.turns
        if not 0 <= turns < most + over:
            raise BadPosition("turns", f"there are at most {most} of them")
        if not over and turn != (table.start + turns) % seats:
            raise BadPosition("turns", f"after {shown(turns)} turns it is not seat {turn}'s turn")
        if table.stage == PREPARING and turns:
            raise BadPosition("turns", "nobody has had a turn during the set-up")
        table.turn, table.turns = turn, turns

    def _seat(self, where: str, seat: int) -> int:
        if not 0 <= seat < self.table.seats:
            raise BadPosition(where, f"it is a seat from 0 to {self.table.seats - 1}")
        return seat

    # The map.

    def _tiles(self) -> None:
        table, layout, given = self.table, self.table.layout, self.document.tiles
        if given is None:
            if table.phase not in UNDEALT:
                table.tiles = _as_named(table)
        else:
            for slot, name in given.items():
                self._tile(slot, name)
        missing = [layout.slots[slot] for slot, tile in enumerate(table.tiles) if tile == UNKNOWN]
        dealing = layout.shuffled and table.phase in UNDEALT
        if bool(missing) != dealing:
            where = f"no tile lies in {', '.join(missing)}" if missing else "all tiles have been dealt"
            raise BadPosition("tiles", f"{where}, in the phase {PHASES[table.phase]!r}")
        table.pool = rest(table)
        if not missing:
            settle_ground(table)

    def _tile(self, slot: str, name: str) -> None:
        table, layout = self.table, self.table.layout
        where = f"tiles.{shown(slot)}"
        if slot not in layout.slots:
            raise BadPosition("tiles", f"the layout has no slot '{shown(slot)}'")
        if name not in TILE_IDS or TILE_IDS.index(name) not in layout.tiles:
            raise BadPosition(where, f"the layout has no tile '{shown(name)}'")
        number, tile = layout.slots.index(slot), TILE_IDS.index(name)
        fixed = table.tiles[number]
        if fixed not in (UNKNOWN, tile) or (TILE_KINDS[layout.tiles[number]] != REGULAR and fixed != tile):
            raise BadPosition(where, f"tile {TILE_IDS[fixed]} lies there")
        if tile in table.tiles and fixed != tile:
            raise BadPosition(where, f"tile {name} lies there twice")
        table.tiles = table.tiles[:]
        table.tiles[number] = tile

    def _space(self, where: str, name: str) -> int:
        """A space by its coordinates, where somebody or something can be."""
        if name not in self.spaces:
            raise BadPosition(where, f"there is no space '{shown(name)}'; spaces are named 'q,r'")
        space = self.spaces[name]
        if self.table.stage != PREPARING and self.table.ground.boulders[space]:
            raise BadPosition(where, f"a boulder lies at {name}")
        return space

    def _food(self) -> None:
        table, food = self.table, [BARE] * self.table.count
        for name, colour in self.document.food.items():
            space = self._space("food", name)
            self.disks.take(f"food.{shown(name)}", colour)
            if space not in table.ground.food:
                raise BadPosition("food", f"{name} is no food space")
            food[space] = COLOURS.index(colour)
        table.food = food

    def _cubes(self) -> None:
        table, given = self.table, self.document.cubes
        if given is None:
            return
        if len(given) > table.seats:
            raise BadPosition("cubes", f"there are {len(given)} lists for {table.seats} players")
        cubes.clear(table)
        home = {table.name(table.layout.home): HOME_CUBES}
        for seat, places in enumerate([*given, *[home] * (table.seats - len(given))]):
            for name, many in places.items():
                space = self._space(f"cubes[{seat}]", name)
                if not 0 < many <= MOST_CUBES:
                    raise BadPosition(f"cubes[{seat}].{name}", f"there are 1 to {MOST_CUBES} cubes of one player")
                cubes.lay(table, seat, space, many)
            if table.supply[seat] < 0:
                raise BadPosition(f"cubes[{seat}]", f"everybody has {CUBES} cubes")

    # The players.

    def _wombats(self) -> None:
        table, wombats = self.table, self.document.wombats
        if len(wombats) > table.seats:
            raise BadPosition("wombats", f"there are {len(wombats)} of them for {table.seats} players")
        for seat, wombat in enumerate(wombats):
            self._wombat(seat, wombat, f"wombats[{seat}]")
        for seat in range(table.seats):
            for other in range(seat):
                if table.mama[seat] == table.mama[other] and not table.layout.shared[table.mama[seat]]:
                    raise BadPosition(f"wombats[{seat}].mama", f"the mama of seat {other} stands there (WR-050)")
        reserve = self.document.reserve
        if reserve is not None:
            if reserve == NOBODY or reserve != fifth_player(table):
                raise BadPosition("reserve", "only the fifth player of five has a reserve disk")
            self.disks.take("reserve", COLOURS[RESERVE_DISK])
            table.reserve = reserve

    def _wombat(self, seat: int, wombat: WombatDocument, where: str) -> None:
        table = self.table
        if wombat.mama is not None:
            table.mama[seat] = self._space(f"{where}.mama", wombat.mama)
        self._babies(seat, wombat, where)
        table.mouth[seat] = self._disks(f"{where}.mouth", wombat.mouth)
        row = seat * TRACT
        table.tract[row + LEFT] = self._set(f"{where}.left", wombat.left)
        table.tract[row + MIDDLE] = self._set(f"{where}.middle", wombat.middle)
        given = action_tiles(table.options, seat)
        if wombat.unused is not None:
            unused = 0
            for name in wombat.unused:
                bit = TILE_NAMES.index(name) if name in TILE_NAMES else len(TILE_NAMES)
                if not given >> bit & 1 or unused >> bit & 1:
                    raise BadPosition(f"{where}.unused", f"there is no action tile '{shown(name)}' left for them")
                unused |= 1 << bit
            table.unused[seat] = unused
        self._right(seat, wombat, where)
        if wombat.protected:
            if table.unused[seat] & PROTECTION_TILE or not given & PROTECTION_TILE:
                raise BadPosition(f"{where}.protected", "the dingo protection tile is not in use")
            table.protected |= 1 << seat

    def _right(self, seat: int, wombat: WombatDocument, where: str) -> None:
        table, row = self.table, seat * TRACT
        if len(wombat.right) > (1 if table.unused[seat] & HOLD_TILE else len(SIDE_BY_SIDE)):
            raise BadPosition(f"{where}.right", "two sets share the right space only after Hold It In")
        sets = [self._set(f"{where}.right", disks) for disks in wombat.right]
        if NONE in sets:
            raise BadPosition(f"{where}.right", "a set is not empty")
        for place, disks in zip(reversed(SIDE_BY_SIDE), reversed(sets), strict=False):
            table.tract[row + place] = disks

    def _babies(self, seat: int, wombat: WombatDocument, where: str) -> None:
        table = self.table
        babies = len(table.layout.babies)
        pouch = [] if wombat.pouch is None else [wombat.pouch]
        gone = [*wombat.home, *pouch]
        if len(set(gone)) != len(gone) or not set(gone) <= set(range(1, babies + 1)):
            raise BadPosition(where, f"'pouch' and 'home' name babies from 1 to {babies}, each once")
        table.rescued[seat] = len(wombat.home)
        if all_home(table, seat) and table.phase != phases.OVER:
            raise BadPosition(f"{where}.home", "with all babies at home the game is over")
        if pouch and table.mama[seat] == table.layout.home:
            raise BadPosition(f"{where}.pouch", "who is at home has rescued the baby")
        for baby in gone:
            table.take_baby(seat, baby - 1)
        table.pouch[seat] = pouch[0] - 1 if pouch else EMPTY
        here = table.baby_at[table.mama[seat]]
        if table.seats > 1 and here >= 0 and table.is_free(seat, here) and not pouch:
            raise BadPosition(f"{where}.mama", f"who reaches her baby {here + 1} has it in the pouch (WR-062)")

    def _set(self, where: str, counts: Counts) -> int:
        disks = self._disks(where, counts)
        if disks and value(disks) < DIGESTIBLE:
            raise BadPosition(where, f"a set is worth {DIGESTIBLE} or more")
        return disks

    def _disks(self, where: str, counts: Counts) -> int:
        self.disks.take_all(where, counts)
        return packed(counts)

    def _bag(self) -> None:
        table, given = self.table, self.document.bag
        left = self.disks.rest()
        if given is not None and {colour: many for colour, many in given.items() if many} != left:
            raise BadPosition("bag", f"what is nowhere else is in it: {left}")
        table.bag = packed(left)
        if table.phase == phases.ORDER and table.bag != ALL:
            raise BadPosition("bag", "before the start player is known all disks are in it")

    # Cards and moves.

    def _wander_cards(self) -> None:
        table, document = self.table, self.document
        table.aside = self._kinds("aside", document.aside)
        table.open = self._kinds("open", document.open)
        if not all(CARD_FOOD[kind] for kind in table.aside):
            raise BadPosition("aside", "only cards with the food symbol are set aside")
        if len(table.aside) >= REFILL_AT and not document.revealed:
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
        table.deck = [deck.get(name, 0) for name in CARD_NAMES]
        table.discard = [discard.get(name, 0) for name in CARD_NAMES]

    def _kinds(self, where: str, names: Iterable[str]) -> list[int]:
        found = []
        for name in names:
            self.cards.take(where, name)
            found.append(CARD_NAMES.index(name))
        return found

    def _movement(self) -> None:
        table, document = self.table, self.document
        if not 0 <= document.moves <= MOVES:
            raise BadPosition("moves", f"it is how many moves were made: 0 to {MOVES}")
        table.moves = document.moves
        table.revealed = document.revealed
        own = table.stage in (ACTING, FIBER_DUE, DIGESTION)
        if document.holding and (not own or table.unused[table.turn] & HOLD_TILE):
            raise BadPosition("holding", "nobody has used Hold It In this turn")
        if document.holding and table.tract[table.turn * TRACT + OLDER]:
            raise BadPosition("holding", "of two sets on the right one was held before, and Hold It In is used once")
        table.holding = document.holding
        caught = table.stage == ACTING and table.mama[table.turn] == table.layout.home
        if document.ended and not (caught and table.reserve == table.turn):
            raise BadPosition("ended", "the fifth player has not just been caught by moving onto a dingo (WR-105)")
        table.ended = document.ended
        due = document.owed if document.owed is not None else int(table.phase == phases.CUBE_SOURCE)
        most = {CUBES_DUE: len(SIDE_BY_SIDE), FIBER_DUE: 1}.get(table.stage, 0)
        if not (table.phase == phases.CUBE_SOURCE) <= due <= most:
            raise BadPosition("owed", f"{shown(due)} cubes cannot be due in the phase {PHASES[table.phase]!r}")
        table.owed = due

    def _gaps(self) -> None:
        table, given = self.table, self.document.gaps
        filling = table.phase in (phases.FILLING, phases.CHOOSING_SPACE)
        empty = empty_spaces(table)
        names = given if given is not None else [table.name(space) for space in empty] if filling else []
        table.gaps = [self._space("gaps", name) for name in names]
        if bool(table.gaps) != filling or not set(table.gaps) <= set(empty) or len(set(names)) != len(names):
            raise BadPosition("gaps", "it lists the empty food spaces that are still to be filled")

    # The dingoes.

    def _dingoes(self) -> None:
        table, document = self.table, self.document
        if table.seats > 1:
            usual = last_player(table)
            table.controller = self._seat("controller", usual if document.controller is None else document.controller)
        elif document.controller is not None:
            raise BadPosition("controller", "nobody controls the dingo in the solo game")
        if table.phase == phases.ORDER:
            table.controller = NOBODY
        table.awake = document.awake
        off = table.phase in UNDEALT or (table.stage == PREPARING and table.seats > 1)
        places: list[str | None]
        if document.dingoes is not None:
            places = document.dingoes
        elif off:
            places = [None] * len(table.dingo)
        elif table.seats == 1:
            places = [table.name(table.start_den)]
        else:
            places = [table.name(space) for space in table.ground.dens[: len(table.dingo)]]
        if len(places) != len(table.dingo):
            raise BadPosition("dingoes", f"there are {len(table.dingo)} of them")
        for number, name in enumerate(places):
            space = OFF if name is None else self._space(f"dingoes[{number}]", name)
            if space == table.layout.home:
                raise BadPosition(f"dingoes[{number}]", "a dingo never enters the home space (WR-096b)")
            table.dingo[number] = space
        if table.seats == 1 and (table.dingo[0] == OFF) != (table.phase == phases.DEALING):
            raise BadPosition("dingoes", "in the solo game the dingo is always on the map")
        if off and table.phase != phases.DINGO_SETUP and any(space != OFF for space in table.dingo):
            raise BadPosition("dingoes", "they have not been placed yet")

    def _hunt(self) -> None:
        """What is going on with the dingoes in this cleanup."""
        table, document = self.table, self.document
        table.begun = table.phase in DINGO_RUNS
        table.placing = self._some(document.placing, "placing", self._to_be_placed())
        table.todo = self._some(document.todo, "todo", self._to_be_rolled())
        rolling = table.seats == 1 and table.phase in (phases.ROLL, phases.TARGET, phases.STEP)
        usual = rolls_due(table) if rolling else 0
        table.rolls = usual if document.rolls is None else document.rolls
        if not rolling <= table.rolls <= usual:
            raise BadPosition("rolls", f"{shown(table.rolls)} rolls cannot be left")
        running = table.phase in (phases.PICK, phases.TARGET, phases.STEP)
        table.die = (max(FACES) if running else 0) if document.die is None else document.die
        if document.die is not None and document.die not in FACES:
            raise BadPosition("die", f"it shows one of {FACES}")
        mover = 1 if document.mover is None else document.mover
        if not 1 <= mover <= len(table.dingo):
            raise BadPosition("mover", "it is a dingo, 1 or 2")
        table.mover = mover - 1
        table.left = (table.die if running else 0) if document.steps is None else document.steps
        if not running <= table.left <= table.die * running:
            raise BadPosition("steps", f"{shown(table.left)} steps cannot be left")
        self._target_of_roll()
        self._heirs()

    def _to_be_placed(self) -> int:
        table = self.table
        waits = table.phase == phases.DEN or (
            table.stage == PREPARING and table.phase in (phases.FILLING, phases.DINGO_SETUP)
        )
        return off_the_map(table) if waits and table.seats > 1 else 0

    def _to_be_rolled(self) -> int:
        table = self.table
        waits = table.phase in (phases.ROLL, phases.PICK, phases.DEN)
        return on_the_map(table) if waits and table.seats > 1 else 0

    def _some(self, numbers: list[int] | None, where: str, usual: int) -> int:
        if numbers is None:
            return usual
        if not set(numbers) <= set(range(1, len(self.table.dingo) + 1)) or len(set(numbers)) != len(numbers):
            raise BadPosition(where, "it lists dingoes by number, each once")
        return sum(1 << number - 1 for number in numbers)

    def _target_of_roll(self) -> None:
        table, target = self.table, self.document.target
        if (table.phase == phases.STEP) != (target is not None):
            raise BadPosition("target", "it is known from the choice of a target to the last step, and only then")
        if target is None:
            return
        if table.seats > 1:
            table.target = self._seat("target", target)
        elif 1 <= target <= targets(table):
            table.target = target - 1
        else:
            raise BadPosition("target", "it is a baby, counted from 1")
        if not hunts(table, table.target):
            raise BadPosition("target", "the dingo does not chase her now")

    def _heirs(self) -> None:
        table, document = self.table, self.document
        table.caught = self._seats("caught", document.caught)
        if table.caught and (table.phase not in DINGO_RUNS or table.seats == 1):
            raise BadPosition("caught", "nobody has just been caught")
        if table.phase == phases.GIVE and table.seats == 1:
            raise BadPosition("phase", "nobody controls the dingo in the solo game")
        usual = others(table) if table.phase == phases.GIVE else 0
        table.heirs = usual if document.heirs is None else self._seats("heirs", document.heirs)
        if table.heirs & ~usual or (usual and not table.heirs & (table.heirs - 1)):
            raise BadPosition("heirs", "it lists two or more players other than the controller, while one is chosen")

    def _seats(self, where: str, seats: list[int]) -> int:
        if len(set(seats)) != len(seats):
            raise BadPosition(where, "it lists seats, each once")
        return sum(1 << self._seat(where, seat) for seat in seats)

    def _asked(self) -> None:
        table = self.table
        table.ask(table.phase)
        if table.seats > 1 and table.phase in DINGO_RUNS and table.turn != table.controller:
            raise BadPosition("turn", "only who controls the dingo moves him, in their own turn (WR-089)")


def _as_named(table: Table) -> list[int]:
    """The tiles as the layout names them, in the slots that are still free."""
    left = rest(table)
    tiles = table.tiles[:]
    for slot, tile in enumerate(table.layout.tiles):
        if tiles[slot] == UNKNOWN and tile in left:
            tiles[slot] = tile
            left.remove(tile)
    return [left.pop(0) if tile == UNKNOWN else tile for tile in tiles]
