"""Wombat Rescue, from its rulebook. Where that is silent, from the rulings of its RULES.md."""

from collections import Counter
from typing import Any

from tests.referees.referee import Choice, Course, ask, choose, draw, named, words
from tests.referees.wombat_board import VALUE, Over, Wombat
from tests.referees.wombat_dingo import Dingoes
from tests.referees.wombat_map import DIRECTIONS, Hex, around, beside


class WombatReferee(Dingoes):
    def __init__(self, seats: int, options: dict[str, Any], document: dict[str, Any] | None = None) -> None:
        super().__init__(seats, options, document)
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

    # The movement phase.

    def _movement(self) -> Course:
        """Until she can do nothing else but end it. Who was caught can still eat her reserve disk (WR-105)."""
        mine = self.wombats[self.turn]
        ended = False
        while (acts := ["end_movement", *self._reserve()] if ended else self._acts()) != ["end_movement"]:
            verb, given = words((yield from ask(self.turn, acts)))
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
            ended = ended or bool(caught)
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
        return acts + self._reserve()

    def _reserve(self) -> list[str]:
        return ["add_reserve"] if self.reserve == self.turn else []

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
