"""Laying out a position from its document, part by part; what is not mentioned is taken from the box.

Never compiled, as the documents are not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bestiary.core.box import Box
from bestiary.core.document import read_document
from bestiary.core.errors import BadPosition, shown
from bestiary.core.seats import EVERYONE
from bestiary.games.big_monster.actions import HAND_OVER
from bestiary.games.big_monster.components import (
    DISCARD_PICK,
    DUEL_TURNS,
    EXPLORER_IDS,
    EXPLORERS,
    FLAT,
    GOAL_IDS,
    HAND,
    KIND_IDS,
    ROUNDS,
    TURNS,
)
from bestiary.games.big_monster.components import SERIES as SERIES_SIZE
from bestiary.games.big_monster.draft import NO_SHIP, ORDERED, ORDERS, RACE, SEALED, order_of_turn, whole_ranking
from bestiary.games.big_monster.lattice import NO_PLACE, RANK, cell
from bestiary.games.big_monster.legality import bars
from bestiary.games.big_monster.medals import SETS, meets, monsters_against_penalty, team_meets
from bestiary.games.big_monster.phases import (
    ASSIGNING,
    CHOOSING,
    DEALING,
    DISCARDING,
    FIRST_PLAYER,
    INITIATIVE,
    KEEPING,
    MEDALS,
    OVER,
    PHASES,
    PICKING,
    PLACING,
    PLACING_EXTRA,
    PLACING_FIRST,
    PLACING_SECOND,
    REVEALING,
    SERIES,
    TAKING,
    TAKING_SECOND,
)
from bestiary.games.big_monster.phases import EXPLORERS as DEALING_EXPLORERS
from bestiary.games.big_monster.position import BigMonsterDocument, TileDocument
from bestiary.games.big_monster.reasons import ALLOWED
from bestiary.games.big_monster.zone import Zone

if TYPE_CHECKING:
    from bestiary.games.big_monster.options import BigMonsterOptions
    from bestiary.games.big_monster.state import BigMonsterState

ONLY_FOR_TWO = (FIRST_PLAYER, REVEALING, SERIES, TAKING, DISCARDING, PLACING_FIRST, TAKING_SECOND, PLACING_SECOND)
ONLY_FOR_MORE = (INITIATIVE, DEALING, KEEPING, ASSIGNING, PLACING, PICKING, PLACING_EXTRA)
BEFORE_THE_LANDING = (MEDALS, INITIATIVE, FIRST_PLAYER, DEALING_EXPLORERS, CHOOSING)
# How many tiles of a turn of two have been discarded, and how many lie in the series that is played.
DISCARDED_IN_TURN = {PLACING_FIRST: 1, TAKING_SECOND: 1, PLACING_SECOND: 2, OVER: 2}
LEFT_IN_SERIES = {TAKING: 4, DISCARDING: 3, PLACING_FIRST: 2, TAKING_SECOND: 2, PLACING_SECOND: 0}


def lay_out(state: BigMonsterState, given: dict[str, Any], seats: int, options: BigMonsterOptions) -> None:
    """Puts an empty position into the state of a document, or says what is impossible about it."""
    Reader(state, read_document(given, BigMonsterDocument), seats, options).read()


class Reader:
    """Lays out one document."""

    def __init__(
        self, state: BigMonsterState, document: BigMonsterDocument, seats: int, options: BigMonsterOptions
    ) -> None:
        self.state = state
        self.document = document
        state.set_up(seats, options)
        names = {KIND_IDS[kind]: state.deck[kind] for kind in range(len(KIND_IDS)) if state.deck[kind]}
        self.box = Box("tile", names)

    def read(self) -> None:
        """The parts in the order in which one depends on the other: first what is named, then what is filled in."""
        self._phase()
        self._time()
        self._goals()
        self._order()
        self._explorers()
        self._zones()
        self._discards()
        self._take_what_is_named()
        if self.state.seats == 2:
            self._series()
        else:
            self._draft()
        self._deck()
        self._waiting()
        self._medals()

    # When.

    def _phase(self) -> None:
        state = self.state
        name = self.document.phase or ("take" if state.seats == 2 else "keep")
        if name not in PHASES:
            raise BadPosition("phase", f"there is no phase '{shown(name)}'; there is: {', '.join(PHASES)}")
        phase = PHASES.index(name)
        if phase in (ONLY_FOR_MORE if state.seats == 2 else ONLY_FOR_TWO):
            raise BadPosition("phase", f"with {state.seats} players there is no phase {name!r}")
        if phase == MEDALS and state.options.goals is not None:
            raise BadPosition("phase", "the options name the goals, so chance is not asked")
        if phase == FIRST_PLAYER and state.options.first is not None:
            raise BadPosition("phase", "the options name who begins, so chance is not asked")
        if phase == ASSIGNING and state.draft != ORDERED:
            raise BadPosition("phase", "only in an ordered draft hands are handed over one after the other")
        state.phase = phase

    @property
    def phase(self) -> int:
        """Its number."""
        return self.state.phase

    @property
    def before_the_landing(self) -> bool:
        """Whether nobody has an explorer yet."""
        return self.phase in BEFORE_THE_LANDING

    def _time(self) -> None:
        state, phase = self.state, self.phase
        rounds, turns = [1, 2], list(range(1, TURNS + 1))
        if state.seats == 2:
            rounds, turns = [0], list(range(1, DUEL_TURNS + 1))
        if self.before_the_landing:
            rounds, turns = [0], [0]
        elif phase == DEALING:
            turns = [0]
        elif phase in (PICKING, PLACING_EXTRA) or (phase == OVER and state.seats > 2):
            rounds, turns = [ROUNDS], [TURNS]
        elif phase == OVER:
            turns = [DUEL_TURNS]
        elif phase in (ASSIGNING, REVEALING):
            turns = turns[:-1]
        elif phase == SERIES:
            turns = turns[1:-1]
        state.round = self._one_of("round", self.document.round, rounds)
        state.turn = self._one_of("turn", self.document.turn, turns)

    def _one_of(self, where: str, given: int | None, allowed: list[int]) -> int:
        value = allowed[0] if given is None else given
        if value not in allowed:
            raise BadPosition(where, f"{value} is impossible in the phase {PHASES[self.phase]!r}")
        return value

    # What was drawn for the set-up.

    def _goals(self) -> None:
        state, given = self.state, self.document.goals
        if self.phase == MEDALS:
            if given:
                raise BadPosition("goals", "they have not been drawn yet")
            state.goals = []
            return
        allowed = [sorted([0, 1, *chosen]) for chosen in SETS[state.options.medal_groups]]
        if state.options.goals is not None:
            allowed = [sorted([0, 1] + [GOAL_IDS.index(goal) for goal in state.options.goals])]
        if given is None:
            state.goals = allowed[0]
            return
        for goal in given:
            if goal not in GOAL_IDS:
                raise BadPosition("goals", f"there is no goal '{shown(goal)}'; there is: {', '.join(GOAL_IDS)}")
        state.goals = sorted(GOAL_IDS.index(goal) for goal in given)
        if state.goals not in allowed:
            raise BadPosition("goals", "these goals are not in play together here")

    def _order(self) -> None:
        state, seats = self.state, list(range(self.state.seats))
        given = self.document.initiative
        wanted = 0 if state.seats == 2 or self.phase == MEDALS else state.seats
        if given is None:
            given = [] if self.phase == INITIATIVE else seats[:wanted]
        if not set(given) <= set(seats) or len(set(given)) != len(given):
            raise BadPosition("initiative", f"it lists seats from 0 to {seats[-1]}, each once")
        if len(given) > state.seats - 2 if self.phase == INITIATIVE else len(given) != wanted:
            raise BadPosition("initiative", f"{len(given)} seats are impossible in the phase {PHASES[self.phase]!r}")
        state.initiative = list(given)
        first = self.document.first
        if first is None:
            decided = state.options.first is not None and state.seats == 2 and self.phase not in (MEDALS, FIRST_PLAYER)
            first = state.options.first if decided and state.options.first is not None else 0
            first = 1 - first if decided and state.turn and not state.turn % 2 else first
        if first not in ((0, 1) if state.seats == 2 and self.phase not in (MEDALS, FIRST_PLAYER) else (0,)):
            raise BadPosition("first", f"{first} is impossible here")
        state.first = first

    def _explorers(self) -> None:
        state, names = self.state, self.document.explorers
        self._at_most("explorers", len(names))
        self._at_most("chosen", len(self.document.chosen))
        offered = [[self._explorer("explorers", name) for name in pair] for pair in names]
        offered += [[] for _ in range(state.seats - len(offered))]
        chosen = [self._explorer("chosen", name) if name is not None else -1 for name in self.document.chosen]
        chosen += [-1] * (state.seats - len(chosen))
        if self.phase < CHOOSING and self.phase not in (DEALING, REVEALING):
            self._half_offered(offered, chosen)
            return
        for seat in range(state.seats):
            if chosen[seat] >= 0 and chosen[seat] not in offered[seat]:
                offered[seat].append(chosen[seat])
        named = [number for pair in offered for number in pair]
        if len(set(named)) != len(named):
            raise BadPosition("explorers", "every explorer is there once")
        spare = [number for number in range(EXPLORERS) if state.plays(number) and number not in named]
        for seat in range(state.seats):
            pair = sorted(offered[seat] + spare[: 2 - len(offered[seat])])
            spare = [number for number in spare if number not in pair]
            if len(pair) != 2:
                raise BadPosition(f"explorers[{seat}]", "everybody is offered two")
            state.offered[2 * seat : 2 * seat + 2] = pair
            state.chosen[seat] = chosen[seat]
            if chosen[seat] < 0 and self.phase != CHOOSING:
                state.chosen[seat] = pair[0]
        if self.phase == CHOOSING and -1 not in state.chosen:
            raise BadPosition("chosen", "when everybody has chosen, explorers have landed")

    def _half_offered(self, offered: list[list[int]], chosen: list[int]) -> None:
        """While explorers are dealt, seat by seat."""
        state = self.state
        flat = [number for pair in offered for number in pair]
        full = len(flat) // 2
        in_turn = all(len(offered[seat]) == (2 if seat < full else len(flat) % 2 if seat == full else 0)
                      for seat in range(state.seats))  # fmt: skip
        if not in_turn or len(set(flat)) != len(flat) or len(flat) >= 2 * state.seats:
            raise BadPosition("explorers", "they are dealt two by two, seat after seat, and each is there once")
        if (flat and self.phase != DEALING_EXPLORERS) or max(chosen) >= 0:
            raise BadPosition("explorers", f"nobody has any in the phase {PHASES[self.phase]!r}")
        state.offered[: len(flat)] = flat
        state.dealt = len(flat) if self.phase == DEALING_EXPLORERS else len(state.initiative)
        if self.phase in (MEDALS, FIRST_PLAYER):
            state.dealt = 0

    def _explorer(self, where: str, name: str) -> int:
        if name not in EXPLORER_IDS:
            raise BadPosition(where, f"there is no explorer '{shown(name)}'; there is: {', '.join(EXPLORER_IDS)}")
        number = EXPLORER_IDS.index(name)
        if not self.state.plays(number):
            raise BadPosition(where, f"{name} is in black, and not for two players")
        return number

    # Zones and discards.

    def _zones(self) -> None:
        state, zones = self.state, self.document.zones
        self._at_most("zones", len(zones))
        if not self.before_the_landing:
            state.zones = [state.landed(explorer) for explorer in state.chosen]
        for seat, tiles in enumerate(zones):
            if tiles and self.before_the_landing:
                raise BadPosition(f"zones[{seat}]", "nobody has landed yet")
            if len(tiles) > self._most_tiles(seat):
                most = self._most_tiles(seat)
                raise BadPosition(f"zones[{seat}]", f"there cannot be more than {most} tiles by now")
            for number, tile in enumerate(tiles):
                state.zones[seat] = self._laid(seat, state.zones[seat], tile, f"zones[{seat}][{number}]")
        state.fresh = state.zones[:]

    def _most_tiles(self, seat: int) -> int:
        """How many a zone can have: one for each turn that is over."""
        state = self.state
        if state.seats == 2:
            mine = (seat == state.first and self.phase in (TAKING_SECOND, PLACING_SECOND)) or self.phase == OVER
            return max(state.turn - 1, 0) + mine
        if self.phase in (PICKING, PLACING_EXTRA):
            return ROUNDS * TURNS
        if self.phase == OVER:
            return ROUNDS * TURNS + (state.chosen[seat] == DISCARD_PICK)
        return TURNS * max(state.round - 1, 0) + max(state.turn - 1, 0)

    def _laid(self, seat: int, zone: Zone, tile: TileDocument, where: str) -> Zone:
        self.box.take(where, tile.kind)
        kind = KIND_IDS.index(tile.kind)
        return zone.placed(kind, self._place(zone, kind, tile.x, tile.y, where))

    def _place(self, zone: Zone, kind: int, x: int, y: int, where: str) -> int:
        rank = RANK[cell(x, y)] if abs(x) <= 32 and abs(y) <= 40 else NO_PLACE
        if rank not in zone.places(kind):
            shape = "flat" if FLAT[kind] else "upright"
            raise BadPosition(where, f"no {shape} tile can lie at ({x}, {y}) when it comes to its turn")
        return rank

    def _discards(self) -> None:
        state, seats = self.state, self.state.seats
        for number, discard in enumerate(self.document.discards):
            where = f"discards[{number}]"
            self.box.take(where, discard.kind)
            state.discards.append(KIND_IDS.index(discard.kind))
            known = self._bits(where, discard.seen_by)
            state.discards_known.append(EVERYONE if seats == 2 else known)
        done = state.round - 1 if state.seats > 2 else 0
        if self.phase in (PICKING, PLACING_EXTRA, OVER) or (self.phase == PLACING and state.turn == TURNS):
            done += 1
        most = seats * max(done, 0)
        if seats == 2:
            most = 2 * max(state.turn - 1, 0) + DISCARDED_IN_TURN.get(self.phase, 0)
        if len(state.discards) > most:
            raise BadPosition("discards", f"there cannot be more than {most} by now")
        if self.phase == PICKING and not state.discards:
            raise BadPosition("discards", "there is nothing to pick")

    def _bits(self, where: str, seats: list[int]) -> int:
        if not set(seats) <= set(range(self.state.seats)):
            raise BadPosition(where, f"it lists seats from 0 to {self.state.seats - 1}")
        return sum(1 << seat for seat in set(seats))

    # Tiles in hands: first those that are named, so that what is filled in does not take them.

    def _take_what_is_named(self) -> None:
        document = self.document
        self._at_most("stacks", len(document.stacks))
        self._at_most("placing", len(document.placing))
        self._at_most("kept", len(document.kept))
        self._at_most("fresh", len(document.fresh))
        self._at_most("rankings", len(document.rankings))
        self._at_most("trays", len(document.trays))
        for number, stack in enumerate(document.stacks):
            for name in stack.tiles:
                self.box.take(f"stacks[{number}]", name)
        for number, series in enumerate(document.series):
            for name in series:
                self.box.take(f"series[{number}]", name)
        for seat, placing in enumerate(document.placing):
            if placing is not None:
                self.box.take(f"placing[{seat}]", placing)
                self.state.placing[seat] = KIND_IDS.index(placing)

    def _at_most(self, where: str, count: int) -> None:
        if count > self.state.seats:
            raise BadPosition(where, f"there are {count} of them for {self.state.seats} players")

    def _fill(self, tiles: list[str], wanted: int, where: str) -> list[int]:
        """These tiles, and as many more of the box as it takes."""
        if len(tiles) > wanted:
            raise BadPosition(where, f"{len(tiles)} tiles are impossible here; there are {wanted}")
        found = [KIND_IDS.index(name) for name in tiles]
        while len(found) < wanted:
            name = self._spare(where)
            self.box.take(where, name)
            found.append(KIND_IDS.index(name))
        return found

    def _spare(self, where: str) -> str:
        """The kind of which most are left, so that hands are mixed."""
        rest = self.box.rest()
        if not rest:
            raise BadPosition(where, "the box has too few tiles left")
        return max(rest, key=lambda name: rest[name])

    def _draft(self) -> None:
        state, phase = self.state, self.phase
        if any(self.document.series) or self.document.picked is not None:
            raise BadPosition("series", "series are for two players")
        wanted = 0
        if phase in (KEEPING, ASSIGNING):
            wanted = HAND + 1 - state.turn
        elif phase == PLACING and state.turn < TURNS:
            wanted = HAND - state.turn
        if phase == DEALING:
            self._half_dealt()
        else:
            for number in range(state.seats):
                tiles = self.document.stacks[number].tiles if number < len(self.document.stacks) else []
                state.stacks[number] = sorted(self._fill(tiles, wanted, f"stacks[{number}]"))
        self._held()
        if phase in (KEEPING, ASSIGNING):
            state.order = order_of_turn(state.seats, state.initiative, state.round, state.turn)
        self._kept()
        self._ships()
        self._seen_by()
        self._rankings()
        self._placing()
        self._fresh()

    def _half_dealt(self) -> None:
        """While hands are dealt, stack by stack."""
        state = self.state
        for number, stack in enumerate(self.document.stacks):
            tiles = [KIND_IDS.index(name) for name in stack.tiles]
            if tiles and (state.dealt != HAND * number or len(tiles) > HAND):
                raise BadPosition(f"stacks[{number}]", f"tiles are dealt stack after stack, {HAND} each")
            state.stacks[number] = tiles if len(tiles) < HAND else sorted(tiles)
            state.dealt += len(tiles)
        if state.dealt == HAND * state.seats:
            raise BadPosition("stacks", "when all are dealt, the first turn has begun")

    def _held(self) -> None:
        state, held = self.state, self.document.held
        if held is None:
            return
        if sorted(held) != list(range(state.seats)):
            raise BadPosition("held", f"it names the stack of each seat, from 0 to {state.seats - 1}, each once")
        state.held = list(held)

    def _kept(self) -> None:
        state, phase = self.state, self.phase
        for seat, name in enumerate(self.document.kept):
            if name is None:
                continue
            if name not in KIND_IDS or KIND_IDS.index(name) not in state.hand(seat):
                raise BadPosition(f"kept[{seat}]", f"'{shown(name)}' is not in that hand")
            state.kept[seat] = KIND_IDS.index(name)
        if phase == ASSIGNING:
            for seat in range(state.seats):
                if state.kept[seat] < 0:
                    state.kept[seat] = state.hand(seat)[0]
        if phase == KEEPING and -1 not in state.kept:
            raise BadPosition("kept", "when everybody has kept a tile, another phase has begun")
        if phase not in (KEEPING, ASSIGNING) and max(state.kept) >= 0:
            raise BadPosition("kept", f"nothing is kept in the phase {PHASES[phase]!r}")

    def _ships(self) -> None:
        state, phase, seats = self.state, self.phase, self.state.seats
        passed = phase == PLACING and state.turn < TURNS
        given = self.document.ships
        if given is None:
            given = [(seat + 1) % seats for seat in range(seats)] if passed else []
        self._at_most("ships", len(given))
        ships = [NO_SHIP if ship is None else ship for ship in given] + [NO_SHIP] * (seats - len(given))
        named = [ship for ship in ships if ship != NO_SHIP]
        if not set(named) <= set(range(seats)) or len(set(named)) != len(named):
            raise BadPosition("ships", f"it lists ships from 0 to {seats - 1}, each once")
        state.free = (1 << seats) - 1
        racing = phase == KEEPING and state.draft == RACE and state.turn < TURNS
        for seat in range(seats):
            if racing and (ships[seat] == NO_SHIP) != (state.kept[seat] < 0):
                raise BadPosition("ships", "in a race a tile is kept and the rest handed over at once")
        if passed and len(named) < seats:
            raise BadPosition("ships", "everybody has handed over")
        if named and not (passed or racing or phase == ASSIGNING):
            raise BadPosition("ships", f"nobody has handed over in the phase {PHASES[phase]!r}")
        if phase == ASSIGNING:
            self._ships_in_order(ships, len(named))
            return
        own = [seat for seat in range(seats) if ships[seat] == seat and not state.may_use_own_ship(seat)]
        if len(own) > 1 or (own and len(named) < seats):
            raise BadPosition("ships", "the own ship is only for the last hand")
        state.ships = ships
        if racing:
            for ship in named:
                state.free &= ~(1 << ship)

    def _ships_in_order(self, ships: list[int], count: int) -> None:
        """While hands are handed over, one after the other, by the same test as in play."""
        state = self.state
        order = ORDERS[state.order]
        if count > state.seats - 2 or any(ships[seat] == NO_SHIP for seat in order[:count]):
            raise BadPosition("ships", "hands are handed over in the order of initiative, the last two in one move")
        for seat in order[:count]:
            state.waiting = 1 << seat
            if bars(state, seat, HAND_OVER + ships[seat]) != ALLOWED:
                raise BadPosition(f"ships[{seat}]", f"ship {ships[seat]} was not to be had")
            state.ships[seat] = ships[seat]
            state.free &= ~(1 << ships[seat])

    def _seen_by(self) -> None:
        state, phase = self.state, self.phase
        if phase == DEALING:
            return
        for seat in range(state.seats):
            number = state.held[seat]
            stacks = self.document.stacks
            given = stacks[number].seen_by if number < len(stacks) else None
            if given is None:
                holder = seat if phase in (KEEPING, ASSIGNING) or seat not in state.ships else state.ships.index(seat)
                given = [holder] if state.stacks[number] else []
            state.known[number] = self._bits(f"stacks[{number}].seen_by", given)
            if phase in (KEEPING, ASSIGNING) and not state.known[number] >> seat & 1:
                raise BadPosition(f"stacks[{number}].seen_by", f"seat {seat} holds it, and has seen it")

    def _rankings(self) -> None:
        state = self.state
        sealed = state.draft == SEALED and self.phase == KEEPING and state.turn < TURNS
        for seat in range(state.seats):
            ranking = self.document.rankings[seat] if seat < len(self.document.rankings) else []
            tray = self.document.trays[seat] if seat < len(self.document.trays) else []
            submitted = sealed and state.kept[seat] >= 0
            if (ranking and not submitted) or (tray and (submitted or not sealed)):
                raise BadPosition(f"rankings[{seat}]", "ships are ranked in a sealed draft, with the tile that is kept")
            if submitted:
                state.rankings[seat] = whole_ranking(seat, state.seats, list(ranking))
            own = state.may_use_own_ship(seat)
            named = list(ranking or tray)
            right = set(named) <= set(range(state.seats)) and len(set(named)) == len(named)
            if not own:
                right = right and seat not in (named[:-1] if ranking and len(named) == state.seats else named)
            if not right or len(tray) >= (state.seats if own else state.seats - 1):
                raise BadPosition(f"rankings[{seat}]", "it lists other ships, each once")
            for ship in tray:
                state.trays.put(seat, ship)

    def _placing(self) -> None:
        state, phase = self.state, self.phase
        for seat in range(state.seats):
            wanted = phase == PLACING or (phase == PLACING_EXTRA and state.chosen[seat] == DISCARD_PICK)
            if wanted and state.placing[seat] < 0:
                state.placing[seat] = self._fill([], 1, f"placing[{seat}]")[0]
            if not wanted and state.placing[seat] >= 0:
                raise BadPosition(f"placing[{seat}]", f"there is nothing to place in the phase {PHASES[phase]!r}")

    def _fresh(self) -> None:
        state = self.state
        for seat, at in enumerate(self.document.fresh):
            if at is None:
                continue
            if self.phase != PLACING:
                raise BadPosition("fresh", f"nobody has placed in the phase {PHASES[self.phase]!r}")
            zone, kind = state.zones[seat], state.placing[seat]
            state.fresh[seat] = zone.placed(kind, self._place(zone, kind, at.x, at.y, f"fresh[{seat}]"))
        if self.phase == PLACING and self._placed() == state.everybody():
            raise BadPosition("fresh", "when everybody has placed, the turn is over")

    def _placed(self) -> int:
        return sum(1 << seat for seat, at in enumerate(self.document.fresh) if at is not None)

    # Two players.

    def _series(self) -> None:
        state, phase, document = self.state, self.phase, self.document
        if any(stack.tiles or stack.seen_by for stack in document.stacks) or document.held not in (None, [0, 1]):
            raise BadPosition("stacks", "with two players there are no hands")
        if any(document.kept) or any(document.fresh) or any(document.rankings) or any(document.trays):
            raise BadPosition("kept", "with two players nothing is done in secret")
        if any(ship is not None for ship in document.ships or []):
            raise BadPosition("ships", "with two players there are no ships")
        if len(document.series) > 2:
            raise BadPosition("series", "there are two")
        named = [list(series) for series in document.series] + [[] for _ in range(2 - len(document.series))]
        if phase == REVEALING:
            self._half_revealed(named)
        elif phase == SERIES:
            for number in (0, 1):
                state.series[number] = sorted(self._fill(named[number], SERIES_SIZE, f"series[{number}]"))
        elif phase in LEFT_IN_SERIES:
            self._played_series(named)
        elif any(named):
            raise BadPosition("series", f"no series is open in the phase {PHASES[phase]!r}")
        if phase not in LEFT_IN_SERIES and document.picked is not None:
            raise BadPosition("picked", f"no series is played in the phase {PHASES[phase]!r}")
        self._taken()

    def _played_series(self, named: list[list[str]]) -> None:
        state, given = self.state, self.document.picked
        alone = state.turn in (1, DUEL_TURNS)
        if given is None:
            given = 2 if alone and named[1] and not named[0] else 1
        if given not in (1, 2) or (state.turn == 1 and given != 1):
            raise BadPosition("picked", f"series {given} cannot be played now")
        state.picked = given - 1
        for number in (0, 1):
            size = LEFT_IN_SERIES[self.phase] if number == state.picked else 0 if alone else SERIES_SIZE
            state.series[number] = sorted(self._fill(named[number], size, f"series[{number}]"))

    def _half_revealed(self, named: list[list[str]]) -> None:
        """While a new stack is revealed, tile by tile."""
        state = self.state
        tiles = [[KIND_IDS.index(name) for name in series] for series in named]
        if state.turn > 2 and not tiles[0] and not tiles[1]:
            tiles[0] = self._fill([], SERIES_SIZE, "series[0]")
        whole = [len(series) == SERIES_SIZE for series in tiles]
        begun = [len(series) > 0 for series in tiles]
        right = max(len(series) for series in tiles) <= SERIES_SIZE and not all(whole)
        if state.turn == 1:
            right = right and not any(whole) and not begun[1]
        elif state.turn == 2:
            right = right and (whole[0] or not begun[1])
        else:
            right = right and any(whole)
        if not right:
            raise BadPosition("series", f"that cannot be revealed in turn {state.turn}")
        state.series = [sorted(tiles[n]) if whole[n] else tiles[n] for n in (0, 1)]

    def _taken(self) -> None:
        """The tile that is taken and not yet placed."""
        state, phase = self.state, self.phase
        for seat in (0, 1):
            mine = seat == state.first
            wanted = phase == PLACING_SECOND and not mine
            wanted = wanted or (mine and phase in (DISCARDING, PLACING_FIRST))
            if wanted and state.placing[seat] < 0:
                state.placing[seat] = self._fill([], 1, f"placing[{seat}]")[0]
            if not wanted and state.placing[seat] >= 0:
                raise BadPosition(f"placing[{seat}]", f"there is nothing to place in the phase {PHASES[phase]!r}")

    # The rest.

    def _deck(self) -> None:
        """All tiles that are nowhere else."""
        state, rest = self.state, self.box.rest()
        state.deck = [rest.get(name, 0) for name in KIND_IDS]
        given = self.document.deck
        if given is not None and {name: count for name, count in given.items() if count} != rest:
            raise BadPosition("deck", "it holds all the tiles that are nowhere else, and no others")

    def _waiting(self) -> None:
        state, phase = self.state, self.phase
        state.waiting = 0
        if phase == CHOOSING:
            state.waiting = sum(1 << seat for seat in range(state.seats) if state.chosen[seat] < 0)
        elif phase == KEEPING:
            state.waiting = sum(1 << seat for seat in range(state.seats) if state.kept[seat] < 0)
        elif phase == ASSIGNING:
            state.waiting = 1 << next(seat for seat in ORDERS[state.order] if state.ships[seat] == NO_SHIP)
        elif phase == PLACING:
            state.waiting = state.everybody() & ~self._placed()
        elif phase in (PICKING, PLACING_EXTRA):
            if DISCARD_PICK not in state.chosen:
                raise BadPosition("chosen", f"nobody has {EXPLORER_IDS[DISCARD_PICK]}, who searches the pile")
            owner = state.chosen.index(DISCARD_PICK)
            state.waiting = 1 << owner
            if phase == PICKING:
                state.discards_known = [known | 1 << owner for known in state.discards_known]
        elif phase in (TAKING_SECOND, PLACING_SECOND):
            state.waiting = 1 << (1 - state.first)
        elif phase in ONLY_FOR_TWO and phase >= CHOOSING:
            state.waiting = 1 << state.first
        if state.phase not in (KEEPING, ASSIGNING):
            state.order = 0

    def _medals(self) -> None:
        state, document = self.state, self.document
        self._holders("medals", document.medals, state.alone_won)
        self._holders("team_medals", document.team_medals, state.team_won)
        for goal in state.goals:
            for seat in range(state.seats):
                self._check_medal("medals", seat, goal, state.alone_won, self._meets(seat, goal))
                if state.partner[seat] >= 0:
                    self._check_medal("team_medals", seat, goal, state.team_won, self._team_meets(seat, goal))
        if self.phase == OVER:
            state.penalty = self._fewest()
        if document.penalty is not None and self._bits("penalty", document.penalty) != state.penalty:
            raise BadPosition(
                "penalty", "it is with who has fewest desert and rune monsters at the end, before for nobody"
            )

    def _meets(self, seat: int, goal: int) -> bool:
        zone = self.state.zones[seat]
        return meets(zone.counts, zone.explorer, goal)

    def _team_meets(self, seat: int, goal: int) -> bool:
        zone, partner = self.state.zones[seat], self.state.zones[self.state.partner[seat]]
        return team_meets(zone.counts, zone.explorer, partner, goal)

    def _holders(self, where: str, given: dict[str, list[int]] | None, won: list[int]) -> None:
        state = self.state
        if where == "team_medals" and state.partner[0] < 0:
            if given:
                raise BadPosition(where, "there are no teams")
            return
        if given is None:
            for goal in state.goals:
                for seat in range(state.seats):
                    met = self._meets(seat, goal) if where == "medals" else self._team_meets(seat, goal)
                    if met and not self._to_be_checked(seat):
                        won[goal] |= 1 << seat
            return
        for name, seats in given.items():
            if name not in GOAL_IDS or GOAL_IDS.index(name) not in state.goals:
                raise BadPosition(where, f"'{shown(name)}' is not a goal in play")
            won[GOAL_IDS.index(name)] = self._bits(f"{where}.{name}", seats)

    def _to_be_checked(self, seat: int) -> bool:
        """Who of two has placed in this turn, which is not over."""
        return seat == self.state.first and self.phase in (TAKING_SECOND, PLACING_SECOND)

    def _check_medal(self, where: str, seat: int, goal: int, won: list[int], met: bool) -> None:
        name = GOAL_IDS[goal]
        if won[goal] >> seat & 1 and not met:
            raise BadPosition(f"{where}.{name}", f"seat {seat} does not meet that goal")
        if not won[goal] and met and not self._to_be_checked(seat):
            raise BadPosition(f"{where}.{name}", f"seat {seat} meets that goal, and nobody has the medal")
        if where == "team_medals" and won[goal] >> seat & 1 != won[goal] >> self.state.partner[seat] & 1:
            raise BadPosition(f"{where}.{name}", "both partners get the medal of a team")

    def _fewest(self) -> int:
        state = self.state
        counts = [monsters_against_penalty(zone) for zone in state.zones]
        if state.partner[0] >= 0:
            counts = [counts[seat] + counts[state.partner[seat]] for seat in range(state.seats)]
        return sum(1 << seat for seat in range(state.seats) if counts[seat] == min(counts))
