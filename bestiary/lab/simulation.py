"""Playing many games of a plan, here or on many workers, to the same counts."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from time import perf_counter
from typing import TypeAlias

from bestiary.core.errors import BestiaryError
from bestiary.lab.batches import Batch, Batches
from bestiary.lab.plan import Plan
from bestiary.lab.tally import Tally
from bestiary.lab.workers import worker_pool
from bestiary.processes import shielded

ALONE_SECONDS = 0.3  # so long we play alone, and learn how long a game takes
WORTH_SECONDS = 1.0  # with less than this left, starting workers does not pay
MOST_BREAKDOWNS = 3  # in a row, without a batch between them

Running: TypeAlias = dict[Future[tuple[Tally, float]], Batch]


class WorkersDie(BestiaryError):
    """Workers that die again and again over the same games."""


class Simulation:
    """A plan being played. What was counted stays in `tally`, whatever stops it.

    >>> simulation = Simulation(Plan.make("monster_cafe", ["random", "random"], seed=1), games=20)
    >>> simulation.run()
    >>> simulation.tally.games
    20
    """

    def __init__(
        self,
        plan: Plan,
        games: int,
        *,
        workers: int = 1,
        batch: int | None = None,
        pool: Callable[[int], Executor] = worker_pool,
    ) -> None:
        """`pool` makes the executor that plays the batches: processes on this machine, or a cluster's."""
        self.plan = plan
        self.games = games
        self.tally = Tally.empty(len(plan.players))
        self.seconds = 0.0
        self._workers = workers
        self._pool = pool
        self._batches = Batches(games, batch)
        self._alone = workers == 1
        self._warm_up = batch is None or self._alone
        self._told: Callable[[int], None] = lambda games: None
        self._stop: Callable[[], bool] = lambda: False

    def run(
        self, *, told: Callable[[int], None] = lambda games: None, stop: Callable[[], bool] = lambda: False
    ) -> None:
        """Plays until all is played or `stop` says so. `told` hears how many games are done."""
        self._told, self._stop = told, stop
        begun = perf_counter()
        try:
            if self._warm_up:
                self._play_alone()
            breakdowns = 0
            while self._batches.left and not stop():
                before = self.tally.games
                if self._play_with_workers():
                    break
                breakdowns = 1 if self.tally.games > before else breakdowns + 1
                if breakdowns > MOST_BREAKDOWNS:
                    raise WorkersDie(f"The workers died {breakdowns} times in a row over the same games.")
        finally:
            self.seconds += perf_counter() - begun

    def _play_alone(self) -> None:
        begun = perf_counter()
        while not self._stop() and (batch := self._batches.take()):
            self._count(*play_batch(self.plan, batch))
            spent = perf_counter() - begun
            remaining = spent / self.tally.games * self._batches.left
            if not self._alone and spent > ALONE_SECONDS and remaining > WORTH_SECONDS:
                return

    def _play_with_workers(self) -> bool:
        """Whether it went well. When a worker dies, the batches that are not finished are given back."""
        running: Running = {}
        with self._pool(self._workers) as pool:
            try:
                self._hand_out(pool, running)
                while running:
                    finished, _ = wait(running, timeout=0.1, return_when=FIRST_COMPLETED)
                    for future in finished:
                        self._count(*future.result())
                        del running[future]
                    if self._stop():
                        running = {future: batch for future, batch in running.items() if not future.cancel()}
                    else:
                        self._hand_out(pool, running)
            except BrokenExecutor:
                pass  # all that was running has ended when the pool is closed
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise
        for future, batch in running.items():
            if future.exception() is None:
                self._count(*future.result())
            else:
                self._batches.give_back(batch)
        return not running

    def _hand_out(self, pool: Executor, running: Running) -> None:
        while len(running) <= self._workers and (batch := self._batches.take(self._workers)):
            try:
                with shielded():
                    running[pool.submit(play_batch, self.plan, batch)] = batch
            except BrokenExecutor:
                self._batches.give_back(batch)
                raise

    def _count(self, tally: Tally, seconds: float) -> None:
        self.tally.merge(tally)
        self._batches.learn(tally.games, seconds)
        self._told(self.tally.games)


def play_batch(plan: Plan, batch: Batch) -> tuple[Tally, float]:
    """What a worker does: the counts of a batch, and the seconds it took."""
    begun = perf_counter()
    tally = plan.play(batch.first, batch.games)
    return tally, perf_counter() - begun
