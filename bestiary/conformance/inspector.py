"""Who looks: it counts what was checked, and raises at the first broken law."""

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from functools import cached_property
from math import gcd
from typing import Any

from msgspec import Struct

from bestiary.conformance.laws import LAWS
from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.errors import UnknownName, Violation
from bestiary.core.game import Game
from bestiary.core.seats import Viewer
from bestiary.core.state import State
from bestiary.core.view import View

FULL_SPACE = 400  # up to this many actions all are asked about, beyond it a sample


class Report(Struct):
    """What a run looked at; every law in it held."""

    game: str
    seats: int
    options: dict[str, Any]
    games: int = 0
    positions: int = 0
    checks: dict[str, int] = {}


class Inspector:
    """The state of one run: game, seats, options, dice, and where it is now."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, Any] | None = None,
        seed: int | str = 0,
        only: Collection[str] | None = None,
    ) -> None:
        for law in only or ():
            if law not in LAWS:
                raise UnknownName("law", law, LAWS)
        self.game = game
        self.seats = seats
        self.options = dict(options or {})
        self.viewers: list[Viewer] = [*range(seats), None]
        self.seed = seed
        self.dice = Dice(key_from_seed(seed, "conformance"))
        self.minds = Dice(key_from_seed(seed, "minds"))
        self.guide = game.guide()
        self.only = set(only) if only is not None else set(LAWS)
        self.checks: Counter[str] = Counter()
        self.where = ""
        self.rules = game.rulebook.entries
        self._views: dict[tuple[int, Viewer], tuple[State, View]] = {}
        self._saved: dict[int, tuple[State, dict[str, Any]]] = {}

    @cached_property
    def longest(self) -> int:
        """How many decisions the game may have."""
        return self.game.longest(self.seats, self.game.check(self.seats, self.options))

    def endless(self, decisions: int) -> bool:
        """Whether this game will not end, and nobody has asked whether it does."""
        return decisions > 10 * self.longest + 1000

    def expect(self, law: str, holds: bool, text: str | Callable[[], str]) -> None:
        """Counts a check of a law, and raises when it does not hold."""
        if law not in self.only:
            return
        self.checks[law] += 1
        if not holds:
            raise Violation(law, text if isinstance(text, str) else text(), self.where)

    def wants(self, *laws: str) -> bool:
        """Whether any of these laws is looked at in this run; a crash may hide behind each of them."""
        return "crash" in self.only or any(law in self.only for law in laws)

    def reach(self, state: State) -> None:
        """The game has gone on to this position: what others looked like is forgotten."""
        self._views = {key: seen for key, seen in self._views.items() if seen[0] is state}
        self._saved = {key: seen for key, seen in self._saved.items() if seen[0] is state}

    def view(self, state: State, viewer: Viewer) -> View:
        """What a position that nobody changes any more looks like; worked out once."""
        key = (id(state), viewer)
        if key not in self._views:
            self._views[key] = (state, state.view(viewer))
        return self._views[key][1]

    def saved(self, state: State) -> dict[str, Any]:
        """The document of a position that nobody changes any more; written once."""
        if id(state) not in self._saved:
            self._saved[id(state)] = (state, state.save())
        return self._saved[id(state)][1]

    def sample(self, things: list[int], most: int) -> list[int]:
        """Some of these things, without repetition."""
        if len(things) <= most:
            return things
        drawn = things[:]
        for place in range(most):
            other = place + self.dice.below(len(drawn) - place)
            drawn[place], drawn[other] = drawn[other], drawn[place]
        return drawn[:most]

    def some_actions(self, wanted: Collection[int] = ()) -> list[int]:
        """Every action of a small space; of a big one those that are wanted, and a sample."""
        size = self.game.actions.size
        if size <= FULL_SPACE:
            return list(range(size))
        first, step = self.dice.below(size), 1 + self.dice.below(size - 1)
        while gcd(step, size) > 1:
            step -= 1
        return sorted({*wanted, *((first + number * step) % size for number in range(FULL_SPACE))})

    def report(self, games: int, positions: int) -> Report:
        """What was looked at so far."""
        return Report(self.game.id, self.seats, self.options, games, positions, dict(sorted(self.checks.items())))
