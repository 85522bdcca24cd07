"""One thread that writes: what waits together is committed together, and everybody hears when it is on disk.

Every call into SQLite gives up Python's lock, and gets it back only when the busy thread lets go of it, which takes
milliseconds. So all moves that wait are one statement, and where nothing else waits, one call commits them all.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from typing import NamedTuple

Row = tuple[object, ...]
Work = Callable[[sqlite3.Connection], None]
Bulk = Callable[[sqlite3.Connection, list[Row]], bool]  # writes all rows, or none and says False
LARGEST_GROUP = 512


class Job(NamedTuple):
    """Something to write, and who waits for it. A row can be written with other rows, in one statement."""

    work: Work
    row: Row | None
    done: asyncio.Future[None]


class Writer:
    """The only one that writes to a database. A failed piece of work is undone alone; the others are kept."""

    def __init__(self, connect: Callable[[], sqlite3.Connection], bulk: Bulk) -> None:
        self._connect = connect
        self._bulk = bulk
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="bestiary-writer", daemon=True)
        self._thread.start()
        self.commits = 0
        self.written = 0

    def write(self, work: Work, row: Row | None = None) -> asyncio.Future[None]:
        """Is done when the work is on disk."""
        done: asyncio.Future[None] = self._loop.create_future()
        self._jobs.put(Job(work, row, done))
        return done

    async def close(self) -> None:
        """Ends the thread after what waits has been written."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        database = self._connect()
        going = True
        while going:
            group, going = self._next_group()
            if group:
                outcomes = self._write(database, group)
                self._loop.call_soon_threadsafe(_tell, group, outcomes)
        database.close()

    def _next_group(self) -> tuple[list[Job], bool]:
        """At least one job; then whatever else is waiting."""
        group: list[Job] = []
        job = self._jobs.get()
        while job is not None:
            group.append(job)
            if len(group) == LARGEST_GROUP:
                return group, True
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return group, True
        return group, False

    def _write(self, database: sqlite3.Connection, group: list[Job]) -> list[Exception | None]:
        rows = [job.row for job in group if job.row is not None]
        try:
            if len(rows) == len(group) and self._bulk(database, rows):
                outcomes: list[Exception | None] = [None] * len(group)
            else:
                outcomes = self._write_mixed(database, group, rows)
        except Exception as error:
            if database.in_transaction:
                database.execute("ROLLBACK")
            return [error] * len(group)
        self.commits += 1
        self.written += len(group)
        return outcomes

    def _write_mixed(self, database: sqlite3.Connection, group: list[Job], rows: list[Row]) -> list[Exception | None]:
        database.execute("BEGIN IMMEDIATE")
        together = bool(rows) and self._bulk(database, rows)
        outcomes = [None if together and job.row is not None else _attempt(database, job.work) for job in group]
        database.execute("COMMIT")
        return outcomes


def _attempt(database: sqlite3.Connection, work: Work) -> Exception | None:
    database.execute("SAVEPOINT job")
    try:
        work(database)
    except Exception as error:
        database.execute("ROLLBACK TO job")
        database.execute("RELEASE job")
        return error
    database.execute("RELEASE job")
    return None


def _tell(group: list[Job], outcomes: list[Exception | None]) -> None:
    for job, outcome in zip(group, outcomes, strict=True):
        if job.done.cancelled():
            continue
        if outcome is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(outcome)
