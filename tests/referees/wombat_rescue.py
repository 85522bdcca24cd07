"""Wombat Rescue, from its rulebook. Where that is silent, from the rulings of its RULES.md."""

from collections import Counter
from typing import Any

from tests.referees.referee import Choice, Course, Narrator, ask, choose, draw, named, words
from tests.referees.wombat_map import DATA, DIRECTIONS, Hex, Layout, Map, around, beside

VALUE = {"green": 1, "orange": 2, "black": 3}
DISKS = {"green": 30, "orange": 20, "black": 10}
ACTION_TILES = ("hold_it_in", "scamper", "run_home", "high_fiber", "dingo_protection")
FACES = Counter(DATA["dingo_die"]["faces"])
CARDS = {"_".join(card["options"]) + ("_food" if card["food"] else ""): card["copies"] for card in DATA["wander_card"]}
Disks = Counter[str]


class Over(Exception):
    """The game has ended, in the middle of whatever happened."""


class Wombat:
    """A player: mama, babies, board."""

    def __init__(self) -> None:
        self.mama: Hex = (0, 0)
        self.pouch: int | None = None
        self.rescued: set[int] = set()
        self.mouth: Disks = Counter()
        self.left: list[Disks] = []
        self.middle: list[Disks] = [Counter(["black"])]
        self.right: list[Disks] = []
        self.unused = [*ACTION_TILES]
        self.protected = False
        self.cubes: Counter[Hex] = Counter()


class WombatReferee(Narrator):
    def __init__(self, seats: int, options: dict[str, Any], document: dict[str, Any] | None = None) -> None:
        self.seats, self.options = seats, options
        self.layout = Layout(options, seats)
        self.tiles = {
            slot: tile for slot, tile in self.layout.named.items() if slot not in self.layout.regular() or document
        }
        self.map: Map | None = None
        self.wombats = [Wombat() for _ in range(seats)]
        self.food: dict[Hex, str] = {}
        self.bag = Counter(DISKS)
        self.deck, self.discard = Counter(CARDS), Counter[str]()
        self.aside: list[str] = []
        self.open: list[str] = []
        self.dingoes: list[Hex | None] = [None] * (2 if options["second_dingo"] else 1)
        self.controller: int | None = None
        self.start = self.turn = 0
        self.turns = self.moves = 0
        self.revealed = self.holding = self.awake = self.done = False
        self.reserve: int | None = None
        self.winner: int | None = None
        self.lost = False
        self.happened: Counter[str] = Counter()  # what a test may ask for
        self.begin(self._game(document))

    # The course of the game.

    def _game(self, document: dict[str, Any] | None) -> Course:
        try:
            if document:
                self._lay_out(document)
                yield from self._movement()
                yield from self._after_movement()
            else:
                yield from self._set_up()
            while True:
                yield from self._turn()
        except Over:
            self.done = True

    def _turn(self) -> Course:
        mine = self.wombats[self.turn]
        mine.protected = False
        self.moves, self.revealed, self.holding = 0, False, False
        yield from self._movement()
        yield from self._after_movement()

    def _after_movement(self) -> Course:
        yield from self._digestion()
        yield from self._refill()
        if self.seats == 1:
            yield from self._alone_with_the_dingo()
        elif self.controller == self.turn:
            yield from self._move_the_dingoes()
        self.turns += 1
        if self.turns == self.seats * self.options["max_turns"]:
            self.lost = self.seats == 1
            raise Over
        self.turn = (self.turn + 1) % self.seats

    # Preparing to play.

    def _set_up(self) -> Course:
        if self.options["first"] is not None:
            self.start = self.options["first"]
        elif self.seats > 1:
            self.start = int(named((yield from draw({f"start seat={seat}": 1 for seat in range(self.seats)}))))
        self.turn = self.start
        tiles = [self.layout.named[slot] for slot in self.layout.regular()]
        for slot in self.layout.regular():
            tile = named((yield from draw({f"deal tile={tile}": 1 for tile in tiles})))
            tiles.remove(tile)
            self.tiles[slot] = tile
        self._lay_the_map()
        assert self.map
        for order in range(self.seats):
            seat = (self.start + order) % self.seats
            mine = self.wombats[seat]
            mine.mouth = Counter([[], ["green"], ["orange"], ["black"], ["black"]][order])
            mine.mama = self.map.home
            mine.cubes[self.map.home] = 1
            self.bag -= mine.mouth + Counter(["black"])
            if order == 4:
                self.reserve = seat
                self.bag["black"] -= 1
            self._give_tiles(seat)
        self.controller = (self.start - 1) % self.seats if self.seats > 1 else None
        if self.seats == 1:
            self.dingoes = [self.map.starting_den]
        for space in self.map.food:
            yield from self._pull_a_disk(space)
        if self.controller is not None:
            for dingo in range(len(self.dingoes)):
                yield from self._place(dingo, self.controller)

    def _lay_the_map(self) -> None:
        self.tiles = {slot: self.tiles[slot] for slot in self.layout.named}
        self.map = Map(self.layout, self.tiles, self.options["boulders"])

    def _give_tiles(self, seat: int) -> None:
        unused = self.wombats[seat].unused
        if not self.options["run_home"]:
            unused.remove("run_home")
        chosen = self.options["protection_for"]
        if not self.options["protection"] if chosen is None else seat not in chosen:
            unused.remove("dingo_protection")

    def _pull_a_disk(self, space: Hex) -> Course:
        colour = named((yield from draw({f"disk colour={colour}": count for colour, count in self.bag.items()})))
        self.bag[colour] -= 1
        self.food[space] = colour

    # Smell areas.

    def _smells(self, seat: int, space: Hex) -> bool:
        assert self.map
        cubes = self.wombats[seat].cubes
        return any(self.map.far(cube, space) <= 1 + many for cube, many in cubes.items() if many)

    def _free_babies(self, space: Hex) -> list[tuple[int, int]]:
        """Whose babies stand on a space, and which of them."""
        assert self.map
        return [
            (seat, baby)
            for baby, where in enumerate(self.map.babies)
            if where == space
            for seat, wombat in enumerate(self.wombats)
            if baby != wombat.pouch and baby not in wombat.rescued
        ]

    def _smells_something(self, seat: int, space: Hex) -> bool:
        """Food, or a baby of her own."""
        return space in self.food or any(owner == seat for owner, _ in self._free_babies(space))

    # The movement phase.

    def _movement(self) -> Course:
        mine = self.wombats[self.turn]
        while self.moves < 3 or mine.unused or self.reserve == self.turn:
            verb, given = words((yield from ask(self.turn, self._acts())))
            if verb == "end_movement":
                return
            if verb in ("move", "special", "wander"):
                self.moves += 1
            elif verb == "add_reserve":
                self.reserve = None
                mine.mouth["black"] += 1
            else:
                mine.unused.remove("dingo_protection" if verb == "protect" else verb)
            if verb in ("move", "special", "scamper"):
                caught = yield from self._walk(given["direction"], int(given.get("distance", 1)))
            elif verb == "wander":
                caught = yield from self._wander()
            else:
                caught = ""
            if caught:
                return
            if verb == "hold_it_in":
                self.holding = True
            elif verb == "protect":
                mine.protected = True
            elif verb == "run_home":
                assert self.map
                mine.mama = self.map.home
                self._rescue(self.turn)
            elif verb == "high_fiber":
                part = mine.right or mine.middle or mine.left
                self.bag += part.pop(0)
                yield from self._poop()

    def _acts(self) -> list[str]:
        assert self.map
        mine = self.wombats[self.turn]
        here = mine.mama
        enterable = [direction for direction in DIRECTIONS if self._reach(direction, 1)]
        acts = ["end_movement"]
        if self.moves < 3 and self._smells(self.turn, here):
            acts += [
                f"move direction={direction} distance={far + 1}"
                for direction in enterable
                for far in range(self._reach(direction))
            ]
        elif self.moves < 3 and any(self._smells_something(self.turn, space) for space in around(here)):
            acts += [
                f"special direction={direction}"
                for direction in enterable
                if self._smells_something(self.turn, beside(here, direction))
            ]
        elif self.moves < 3 and enterable:
            acts.append("wander")
        if "scamper" in mine.unused:
            acts += [f"scamper direction={direction}" for direction in enterable]
        if "hold_it_in" in mine.unused:
            acts.append("hold_it_in")
        if "run_home" in mine.unused and here != self.map.home:
            acts.append("run_home")
        if "high_fiber" in mine.unused and (mine.left or mine.middle or mine.right):
            acts.append("high_fiber")
        if "dingo_protection" in mine.unused:
            acts.append("protect")
        if self.reserve == self.turn:
            acts.append("add_reserve")
        return acts

    def _reach(self, direction: str, most: int = 99) -> int:
        """How far she can go: up to the first forced stop."""
        where = [wombat.mama for wombat in self.wombats]
        pushes = [0] * self.seats
        for far in range(most):
            pushed = self._step(where, pushes, direction)
            if pushed is None:
                return far
            here = where[self.turn]
            if self._obstacle(self.turn, here) or not self._smells(self.turn, here):
                return far + 1
            if any(self._obstacle(other, where[other]) for other in pushed):
                return far + 1
        return most

    def _step(self, where: list[Hex], pushes: list[int], direction: str) -> list[int] | None:
        """One step of the mover, and of the mamas she pushes; None when she cannot. Who was pushed, the last first."""
        assert self.map
        row, space = [self.turn], beside(where[self.turn], direction)
        while True:
            if space not in self.map.all or space in self.map.boulders:
                return None
            others = [seat for seat in range(self.seats) if where[seat] == space]
            if not others or space in self.map.shared:
                break
            row.append(others[0])
            space = beside(space, direction)
        pushed = row[:0:-1]
        if any(pushes[seat] == 2 for seat in pushed):
            return None
        for seat in row:
            where[seat] = beside(where[seat], direction)
        for seat in pushed:
            pushes[seat] += 1
        return pushed

    def _obstacle(self, seat: int, space: Hex) -> bool:
        foreign = any(other.cubes[space] for number, other in enumerate(self.wombats) if number != seat)
        return space in self.food or bool(self._free_babies(space)) or foreign or space in self.dingoes

    def _walk(self, direction: str, distance: int) -> Choice:
        """Says whether the mover was caught: nothing if not. Who gets a dingo is asked when the move is over."""
        pushes = [0] * self.seats
        caught: list[int] = []
        for _ in range(distance):
            where = [wombat.mama for wombat in self.wombats]
            pushed = self._step(where, pushes, direction)
            assert pushed is not None
            self.happened["pushed"] += len(pushed)
            for wombat, space in zip(self.wombats, where, strict=True):
                wombat.mama = space
            caught += [seat for seat in pushed if self._arrive(seat, self.wombats[seat].protected)]
            if self._arrive(self.turn, protected=False):
                caught.append(self.turn)
                break
        if self.turn not in caught:
            self._eat(self.wombats[self.turn])
        for seat in caught:
            yield from self._pass_on([seat])
        return "caught" if self.turn in caught else ""

    def _eat(self, mine: Wombat) -> None:
        colour = self.food.pop(mine.mama, None)
        if colour:
            mine.mouth[colour] += 1

    def _arrive(self, seat: int, protected: bool) -> bool:
        """The dingo first, then home, then a baby. Says whether she was caught."""
        assert self.map
        mine = self.wombats[seat]
        if mine.mama in self.dingoes and not protected:
            dingo = self.dingoes.index(mine.mama)
            if self.seats == 1:
                self.dingoes[dingo] = self.map.starting_den
                mine.pouch = None
                self.happened["rammed"] += 1
            else:
                self.happened["ran into the dingo"] += 1
                self._flee(seat)
                self.dingoes[dingo] = None
                return True
        self._rescue(seat)
        if mine.pouch is None:
            found = [baby for owner, baby in self._free_babies(mine.mama) if owner == seat]
            if found:
                mine.pouch = found[0]
                self.happened["found"] += 1
        return False

    def _rescue(self, seat: int) -> None:
        assert self.map
        mine = self.wombats[seat]
        if mine.pouch is not None and mine.mama == self.map.home:
            mine.rescued.add(mine.pouch)
            mine.pouch = None
            self.happened["rescued"] += 1
            if len(mine.rescued) == len(self.map.babies):
                self.winner = seat
                raise Over

    # Wandering.

    def _wander(self) -> Choice:
        assert self.map
        here = self.wombats[self.turn].mama
        enterable = [direction for direction in DIRECTIONS if self._reach(direction, 1)]
        while True:
            if not self.deck.total():
                self.deck, self.discard = self.discard, Counter()
                self.happened["deck shuffled"] += 1
            card = named((yield from draw({f"card kind={kind}": count for kind, count in self.deck.items()})))
            self.deck[card] -= 1
            self.open.append(card)
            self.revealed = True
            ways = [way for way in enterable if self.map.terrain[beside(here, way)] in card.split("_")]
            if ways:
                break
        way = named((yield from choose(self.turn, [f"wander_to direction={way}" for way in ways])))
        for card in self.open:
            if card.endswith("_food"):
                self.aside.append(card)
            else:
                self.discard[card] += 1
        self.open = []
        return (yield from self._walk(way, 1))

    # Digestion and cubes.

    def _digestion(self) -> Course:
        mine = self.wombats[self.turn]
        gone = [] if self.holding else mine.right
        mine.right = [*(mine.right if self.holding else []), *mine.middle]
        mine.middle, mine.left = mine.left, []
        if sum(VALUE[colour] * count for colour, count in mine.mouth.items()) >= 3:
            mine.left, mine.mouth = [mine.mouth], Counter()
        for part in gone:
            self.bag += part
        for _ in gone:
            yield from self._poop()

    def _poop(self) -> Course:
        assert self.map
        mine = self.wombats[self.turn]
        if mine.cubes[mine.mama] == 3:
            self.happened["no room for a cube"] += 1
            return
        if mine.cubes.total() == 15:
            self.happened["cube moved"] += 1
            others = [space for space, many in mine.cubes.items() if many and space != mine.mama]
            options = [f"move_cube space={self.map.number[space]}" for space in others]
            chosen = named((yield from choose(self.turn, options)))
            mine.cubes[self.map.spaces[int(chosen)]] -= 1
        mine.cubes[mine.mama] += 1

    # Cleanup: food.

    def _refill(self) -> Course:
        assert self.map
        if not self.revealed or len(self.aside) < 3:
            return
        self.happened["refill"] += 1
        self.happened["fourth food card"] += len(self.aside) == 4
        self.discard += Counter(self.aside[:3])
        self.aside = self.aside[3:]  # WR-D20
        cubes = {space for wombat in self.wombats for space, many in wombat.cubes.items() if many}
        taken = cubes | {wombat.mama for wombat in self.wombats} | {*self.dingoes} | {*self.food}
        gaps = [space for space in self.map.food if space not in taken]
        short = self.bag.total() < len(gaps)
        while gaps and self.bag.total():
            space = gaps[0]
            if short:
                self.happened["bag too small"] += 1
                number = named((yield from draw({f"space space={self.map.number[gap]}": 1 for gap in gaps})))
                space = self.map.spaces[int(number)]
            gaps.remove(space)
            yield from self._pull_a_disk(space)

    # Cleanup: the dingo.

    def _free_dens(self) -> list[str]:
        assert self.map
        taken = {*self.dingoes} | {wombat.mama for wombat in self.wombats}
        return [f"place_dingo den={number + 1}" for number, den in enumerate(self.map.dens) if den not in taken]

    def _place(self, dingo: int, seat: int) -> Course:
        assert self.map
        dens = self._free_dens()
        if dens:
            self.dingoes[dingo] = self.map.dens[int(named((yield from choose(seat, dens)))) - 1]
        else:
            self.happened["no free den"] += 1

    def _move_the_dingoes(self) -> Course:
        me = self.turn
        on_the_map = [number for number, space in enumerate(self.dingoes) if space]
        for dingo, space in enumerate(self.dingoes):
            if not space:
                yield from self._place(dingo, me)
        caught: list[int] = []
        while on_the_map and self._prey():
            steps = yield from self._roll()
            dingo = on_the_map[0]
            if len(on_the_map) > 1:
                dingo = (
                    int(named((yield from ask(me, [f"dingo_pick dingo={number + 1}" for number in on_the_map])))) - 1
                )
            on_the_map.remove(dingo)
            now = yield from self._hunt(dingo, int(steps))
            caught = [int(seat) for seat in now] or caught
        if caught:
            yield from self._pass_on(caught)

    def _roll(self) -> Choice:
        return named((yield from draw({f"roll face={face}": count for face, count in FACES.items()})))

    def _prey(self) -> list[int]:
        assert self.map
        return [
            seat for seat, wombat in enumerate(self.wombats) if wombat.mama != self.map.home and not wombat.protected
        ]

    def _hunt(self, dingo: int, steps: int) -> Choice:
        """One dingo runs. Says who was caught, as a text of seats."""
        assert self.map
        far = {seat: self._far(dingo, self.wombats[seat].mama) for seat in self._prey()}
        nearest = [f"dingo_target seat={seat}" for seat in far if far[seat] == min(far.values())]
        target = int(named((yield from choose(self.turn, nearest))))
        goal = self.wombats[target].mama
        for left in range(steps, -1, -1):
            caught = [seat for seat in self._prey() if self.wombats[seat].mama == self.dingoes[dingo]]
            if caught:
                for seat in caught:
                    self._flee(seat)
                self.dingoes[dingo] = None
                self.happened["caught"] += 1
                self.happened["caught where she stood"] += left == steps  # WR-D10
                self.happened["caught together"] += len(caught) > 1
                return "".join(map(str, caught))
            if left:
                yield from self._dingo_step(dingo, goal)
        return ""

    def _far(self, dingo: int, to: Hex) -> int:
        assert self.map
        here = self.dingoes[dingo]
        assert here
        return self.map.far(here, to)

    def _dingo_step(self, dingo: int, goal: Hex) -> Course:
        """Every step shortens the way; nothing happens where there is none."""
        assert self.map
        here, walk = self.dingoes[dingo], self.map.walk(goal)
        assert here
        ways = [way for way in DIRECTIONS if walk.get(beside(here, way), 999) < walk.get(here, 0)]
        if not ways:
            self.happened["dingo cut off"] += 1
            return
        way = named((yield from choose(self.turn, [f"dingo_step direction={way}" for way in ways])))
        self.dingoes[dingo] = here = beside(here, way)
        if self.options["dingo_eats_poop"]:
            for wombat in self.wombats:
                self.happened["poop eaten"] += wombat.cubes.pop(here, 0)

    def _flee(self, seat: int) -> None:
        assert self.map
        self.wombats[seat].mama = self.map.home
        self.wombats[seat].pouch = None

    def _pass_on(self, caught: list[int]) -> Course:
        """Who was caught gets the dingo and the die; a controller who was caught alone chooses somebody."""
        assert self.controller is not None
        others = [seat for seat in caught if seat != self.controller]
        heirs = others or [seat for seat in range(self.seats) if seat != self.controller]
        self.controller = int(
            named((yield from choose(self.controller, [f"give_dingo seat={seat}" for seat in heirs])))
        )

    # Alone.

    def _alone_with_the_dingo(self) -> Course:
        assert self.map
        mine = self.wombats[0]
        self.awake = self.awake or mine.cubes.total() >= 2
        for _ in range(max(1, len(mine.rescued)) if self.awake else 0):
            where = {
                baby: mine.mama if baby == mine.pouch else space
                for baby, space in enumerate(self.map.babies)
                if baby not in mine.rescued and not (baby == mine.pouch and mine.protected)
            }
            if not where:
                return
            steps = int((yield from self._roll()))
            far = {baby: self._far(0, space) for baby, space in where.items()}
            nearest = [f"dingo_baby baby={baby + 1}" for baby in far if far[baby] == min(far.values())]
            target = int(named((yield from choose(0, nearest)))) - 1
            for left in range(steps, -1, -1):
                if self._free_babies(self.dingoes[0] or (99, 99)):
                    self.lost = True
                    raise Over
                if mine.pouch is not None and mine.mama == self.dingoes[0] and not mine.protected:
                    self.dingoes[0], mine.pouch = self.map.starting_den, None
                    self.happened["robbed"] += 1
                    return
                if left:
                    yield from self._dingo_step(0, where[target])

    # What lies where.

    def sees(self) -> dict[str, Any]:
        if self.map is None:
            return {"tiles": self.tiles}
        return {
            "start": self.start,
            "turn": self.turn,
            "turns": self.turns,
            "tiles": self.tiles,
            "food": {name(space): colour for space, colour in self.food.items()},
            "cubes": [{name(space): many for space, many in wombat.cubes.items()} for wombat in self.wombats],
            "wombats": [self._board(wombat) for wombat in self.wombats],
            "reserve": self.reserve,
            "bag": self.bag,
            "deck": self.deck,
            "discard": self.discard,
            "aside": self.aside,
            "open": self.open,
            "dingoes": [name(space) if space else None for space in self.dingoes],
            "controller": self.controller,
            "awake": self.awake,
        }

    def _board(self, wombat: Wombat) -> dict[str, Any]:
        return {
            "mama": name(wombat.mama),
            "pouch": wombat.pouch + 1 if wombat.pouch is not None else None,
            "home": [baby + 1 for baby in sorted(wombat.rescued)],
            "mouth": wombat.mouth,
            "left": wombat.left[0] if wombat.left else {},
            "middle": wombat.middle[0] if wombat.middle else {},
            "right": wombat.right,
            "unused": wombat.unused,
            "protected": wombat.protected,
        }

    def _lay_out(self, document: dict[str, Any]) -> None:
        """A whole position in a movement phase."""
        assert document["phase"] == "movement"
        self.tiles = document["tiles"]
        self._lay_the_map()
        self.start, self.turn, self.turns = document["start"], document["turn"], document["turns"]
        self.food = {space_of(text): colour for text, colour in document["food"].items()}
        self.reserve, self.controller = document["reserve"], document["controller"]
        self.bag, self.deck, self.discard = (Counter(document[pile]) for pile in ("bag", "deck", "discard"))
        self.aside, self.open = [*document["aside"]], [*document["open"]]
        self.moves, self.revealed, self.holding = document["moves"], document["revealed"], document["holding"]
        self.dingoes = [space_of(text) if text else None for text in document["dingoes"]]
        self.awake = document["awake"]
        for wombat, board, cubes in zip(self.wombats, document["wombats"], document["cubes"], strict=True):
            wombat.mama = space_of(board["mama"])
            wombat.pouch = board["pouch"] - 1 if board["pouch"] else None
            wombat.rescued = {baby - 1 for baby in board["home"]}
            wombat.mouth = Counter(board["mouth"])
            wombat.left = [Counter(board["left"])] if board["left"] else []
            wombat.middle = [Counter(board["middle"])] if board["middle"] else []
            wombat.right = [Counter(part) for part in board["right"]]
            wombat.unused, wombat.protected = [*board["unused"]], board["protected"]
            wombat.cubes = Counter({space_of(text): many for text, many in cubes.items()})

    # How it ends.

    def totals(self) -> list[int]:
        return [len(wombat.rescued) for wombat in self.wombats]

    def ranking(self) -> list[list[int]]:
        """The winner; then most babies at home, then the nearest to home (WR-D14)."""
        assert self.map
        if self.lost:
            return [[], [0]]
        keys = [
            (seat == self.winner, len(wombat.rescued), -self.map.far(wombat.mama, self.map.home))
            for seat, wombat in enumerate(self.wombats)
        ]
        return [[seat for seat, mine in enumerate(keys) if mine == key] for key in sorted({*keys}, reverse=True)]


def name(space: Hex) -> str:
    return f"{space[0]},{space[1]}"


def space_of(text: str) -> Hex:
    q, r = text.split(",")
    return int(q), int(r)
