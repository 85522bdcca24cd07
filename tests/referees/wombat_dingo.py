"""The dingoes of Wombat Rescue, from its rulebook: hunting mamas, or the babies of somebody who plays alone."""

from collections import Counter

from tests.referees.referee import Choice, Course, ask, choose, draw, named
from tests.referees.wombat_board import Over, WombatBoard
from tests.referees.wombat_map import DATA, DIRECTIONS, Hex, beside

FACES = Counter(DATA["dingo_die"]["faces"])


class Dingoes(WombatBoard):
    """What dingoes do in the cleanup phase."""

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
