"""The conformance suite notices every fault put into a toy game, by the law meant for it."""

import sys
from collections.abc import Collection

import pytest

from bestiary.conformance import LAWS, check
from bestiary.conformance.suite import ConformanceSuite
from bestiary.core.errors import UnknownName, Violation
from bestiary.core.seats import Seat
from tests.toy.burrow import NO_KIND, BurrowState
from tests.toy.faults import FAULTS
from tests.toy.game import GAME, Burrow


class TestBurrow(ConformanceSuite):
    """Without a fault the toy holds to every law."""

    game = GAME
    games = 6
    spec = "tests.toy.game:GAME"


def first_violation(game: Burrow, laws: Collection[str], seed: int, spec: str = "") -> Violation | None:
    for seats in (3, 4, 2):
        try:
            check(game, seats, games=25, seed=seed, only=laws, spec=spec)
        except Violation as violation:
            return violation
    return None


@pytest.mark.parametrize("name", FAULTS)
def test_fault_is_noticed_by_its_law(name: str) -> None:
    law, position = FAULTS[name]
    faulty = Burrow(position)
    setattr(sys.modules[__name__], name, faulty)  # where a process of its own finds it
    broken = first_violation(faulty, [law], seed=3, spec=f"{__name__}:{name}")
    assert broken is not None
    assert broken.law == law
    assert broken.where


@pytest.mark.parametrize("name", FAULTS)
def test_fault_is_noticed_without_naming_its_law(name: str) -> None:
    law, position = FAULTS[name]
    if law == "hash-seed":
        return  # noticed by processes of their own, see above
    assert first_violation(Burrow(position), set(LAWS) - {"hash-seed"}, seed=4)


def test_there_is_a_fault_for_every_law() -> None:
    assert len(FAULTS) >= 20
    assert {law for law, _ in FAULTS.values()} == set(LAWS)


def test_every_law_is_really_looked_at() -> None:
    report = check(GAME, 4, games=10, seed=5, spec="tests.toy.game:GAME")
    assert set(report.checks) == set(LAWS)


def test_an_open_game_has_no_secrets() -> None:
    class OpenBurrow(Burrow):
        open = True

    violation = first_violation(OpenBurrow(), {"pending"}, seed=4)
    assert violation is not None
    assert "the game is open" in str(violation)


def test_a_violation_can_be_found_again() -> None:
    found = []
    for _ in range(2):
        with pytest.raises(Violation) as broken:
            check(Burrow(FAULTS["MaskClearedTooLate"][1]), 4, games=25, seed=6, only=["law-5"])
        found.append(str(broken.value))
    assert found[0] == found[1]


def test_a_game_without_end_is_left_alone_where_nobody_asks_whether_it_ends() -> None:
    class GuessingWithoutEnd(BurrowState):
        def guess(self, seat: Seat, kind: int) -> None:
            super().guess(seat, kind)
            self.guesses[seat] = NO_KIND

    endless = Burrow(GuessingWithoutEnd)
    assert check(endless, 2, games=1, only=["moments", "replay"]).checks["moments"] > 1000
    with pytest.raises(Violation, match="bounds"):
        check(endless, 2, games=1)


def test_unknown_law_is_answered_with_the_nearest() -> None:
    with pytest.raises(UnknownName, match="law-3"):
        check(GAME, 2, only=["law3"])
