"""The suite as a pytest class: subclass it, name the game, and every seat count and variant becomes a test."""

from typing import Any, ClassVar

from bestiary.conformance.check import check
from bestiary.core.game import Game


class ConformanceSuite:
    """Tests of a game against every law of the kernel."""

    game: ClassVar[Game]
    games: ClassVar[int] = 2  # played for each seat count and variant
    seed: ClassVar[int] = 1
    spec: ClassVar[str] = ""  # module:NAME, for a game that is not installed

    def pytest_generate_tests(self, metafunc: Any) -> None:
        """One test for each seat count and each variant of the options."""
        cases = [(seats, options) for seats in self.game.seats for options in self.game.variants(seats)]
        names = [f"{seats} seats {options or ''}".strip() for seats, options in cases]
        metafunc.parametrize(("seats", "options"), cases, ids=names)

    def test_conformance(self, seats: int, options: dict[str, Any]) -> None:
        """Every law holds in every position of some random games."""
        report = check(self.game, seats, options, games=self.games, seed=self.seed, spec=self.spec)
        assert report.positions > 0
