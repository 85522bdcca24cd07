import json
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from bestiary.core.errors import Refused, UnknownName
from bestiary.core.record import verify
from bestiary.lab.plan import Plan
from bestiary.lab.simulation import Simulation, WorkersDie
from bestiary.lab.summary import summary

RANDOM = Plan.make("monster_cafe", ["random"] * 3, seed=1)


def played(plan: Plan, games: int, **settings: Any) -> str:
    simulation = Simulation(plan, games, **settings)
    simulation.run()
    return json.dumps(summary(simulation))


def test_statistics_do_not_depend_on_workers_or_batches() -> None:
    alone = played(RANDOM, 300)

    assert played(RANDOM, 300, batch=1) == alone
    assert played(RANDOM, 300, batch=37) == alone
    assert played(RANDOM, 300, workers=2, batch=41) == alone
    assert played(RANDOM, 300, workers=3, batch=100, pool=ThreadPoolExecutor) == alone


def test_bots_with_dice_of_their_own_do_not_depend_on_batches_either() -> None:
    plan = Plan.make("monster_cafe", ["sensible", "random"], seed="word")

    assert played(plan, 12) == played(plan, 12, batch=5) == played(plan, 12, workers=2, batch=5)


def test_sensible_clearly_beats_random() -> None:
    simulation = Simulation(Plan.make("monster_cafe", ["sensible", "random", "random", "random"], seed=1), 80)
    simulation.run()
    low, _ = summary(simulation)["seats"][0]["interval"]

    assert low > 0.5


def test_a_single_game_is_the_one_of_the_batch() -> None:
    plan = Plan.make("monster_cafe", ["sensible", "random"], seed=3)
    match = plan.match(2)
    tally = plan.play(2, 1)

    assert match.result is not None
    assert [dict(scores) for scores in tally.scores] == [{total: 1} for total in match.result.totals]
    assert verify(match.record()).outcomes_checked


def test_counts_add_up() -> None:
    tally = RANDOM.play(0, 200)

    assert tally.games == sum(tally.wins.values()) == tally.length.total() == 200
    assert sum(tally.won(seat) for seat in range(3)) == tally.won_among([0, 1, 2]) == 200
    assert tally.won_among([0, 2]) == tally.won(0) + tally.won(2)
    assert sum(tally.shared(seat) for seat in range(3)) > 0


def test_stopping_keeps_what_was_played() -> None:
    simulation = Simulation(RANDOM, 1000, batch=10)
    simulation.run(stop=lambda: simulation.tally.games >= 50)

    assert simulation.tally.games == 50
    assert summary(simulation)["wanted"] == 1000


def test_progress_is_told_and_never_goes_back() -> None:
    told: list[int] = []
    Simulation(RANDOM, 100, batch=30).run(told=told.append)

    assert told == [30, 60, 90, 100]


class Fragile(ThreadPoolExecutor):
    """Breaks down after a few batches, as a process pool does when a worker dies."""

    made = 0
    lasts = 3

    def __init__(self, workers: int) -> None:
        super().__init__(workers)
        Fragile.made += 1
        self._left = self.lasts

    def submit(self, function: Any, /, *arguments: Any, **settings: Any) -> Future[Any]:
        self._left -= 1
        if self._left < 0:
            raise BrokenProcessPool("gone")
        if self._left == 0:
            broken: Future[Any] = Future()
            broken.set_exception(BrokenProcessPool("gone"))
            return broken
        return super().submit(function, *arguments, **settings)


def test_batches_of_a_worker_that_died_are_played_again() -> None:
    Fragile.made = 0

    assert played(RANDOM, 120, workers=2, batch=7, pool=Fragile) == played(RANDOM, 120)
    assert Fragile.made > 3


def test_workers_that_always_die_are_given_up() -> None:
    class Hopeless(Fragile):
        lasts = 1

    simulation = Simulation(RANDOM, 120, workers=2, batch=7, pool=Hopeless)
    with pytest.raises(WorkersDie, match="4 times in a row"):
        simulation.run()


def test_a_mistake_of_a_bot_is_not_hidden() -> None:
    class Broken(ThreadPoolExecutor):
        def submit(self, function: Any, /, *arguments: Any, **settings: Any) -> Future[Any]:
            broken: Future[Any] = Future()
            broken.set_exception(KeyError("a bot's mistake"))
            return broken

    pool: type[Executor] = Broken
    with pytest.raises(KeyError, match="a bot's mistake"):
        Simulation(RANDOM, 120, workers=2, batch=7, pool=pool).run()


def test_a_plan_is_checked_before_anything_is_played() -> None:
    with pytest.raises(UnknownName, match="sensible"):
        Plan.make("monster_cafe", ["sensibel", "random"], seed=1)
    with pytest.raises(Refused, match="MC-001"):
        Plan.make("monster_cafe", ["random"], seed=1)
    with pytest.raises(Refused, match="MC-D01"):
        Plan.make("monster_cafe", ["random"] * 2, seed=1, options={"first": 2})
