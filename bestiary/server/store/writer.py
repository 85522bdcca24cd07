"""One thread that writes: what waits together is committed together, and everybody hears when it is on disk.

Every call into SQLite gives up Python's lock, and gets it back only when the busy thread lets go of it, which takes
milliseconds. So the thread is handed a whole group at a time: what came in one turn of the event loop, or while the
group before was being written. All moves of a group are one statement, and where nothing else waits, one call commits
them all.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from bestiary.server.store.opening import reason_of
from bestiary.server.store.storage import NotStored

Row = tuple[object, ...]
Found = Sequence[Sequence[Any]]  # what a piece of work returns
Work = Callable[[sqlite3.Connection], Found]
Bulk = Callable[[sqlite3.Connection, list[Row]], bool]  # writes all rows, or none and says False
LARGEST_GROUP = 512


class Job(NamedTuple):
    """Something to write, and who waits for it. A row can be written with other rows, in one statement."""

    work: Work
    row: Row | None
    done: asyncio.Future[Found]


class Writer:
    """The only one that writes to a database. A failed piece of work is undone alone; the others are kept."""

    def __init__(self, database: sqlite3.Connection, bulk: Bulk) -> None:
        self._database = database
        self._bulk = bulk
        self._waiting: list[Job] = []
        self._busy = False  # a group is on its way
        self._groups: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="bestiary-writer", daemon=True)
        self._thread.start()
        self.commits = 0
        self.written = 0

    def write(self, work: Work, row: Row | None = None) -> asyncio.Future[Found]:
        """Is done when the work is on disk."""
        done: asyncio.Future[Found] = self._loop.create_future()
        self._waiting.append(Job(work, row, done))
        if not self._busy:
            self._busy = True
            self._loop.call_soon(self._hand_over)
        return done

    async def close(self) -> None:
        """Ends the thread after what waits has been written."""
        await self.write(_nothing)
        self._groups.put(None)
        await asyncio.to_thread(self._thread.join)

    def _hand_over(self) -> None:
        self._groups.put(self._waiting[:LARGEST_GROUP])
        del self._waiting[:LARGEST_GROUP]

    def _written(self, group: list[Job], outcomes: list[Found | Exception]) -> None:
        if self._waiting:
            self._hand_over()
        else:
            self._busy = False
        for job, outcome in zip(group, outcomes, strict=True):
            if job.done.cancelled():
                continue
            if isinstance(outcome, Exception):
                job.done.set_exception(outcome)
            else:
                job.done.set_result(outcome)

    # In the thread.

    def _run(self) -> None:
        database = self._database
        while (group := self._groups.get()) is not None:
            outcomes = self._write(database, group)
            self._loop.call_soon_threadsafe(self._written, group, outcomes)
        database.close()

    def _write(self, database: sqlite3.Connection, group: list[Job]) -> list[Found | Exception]:
        rows = [job.row for job in group if job.row is not None]
        try:
            if len(rows) == len(group) and self._bulk(database, rows):
                outcomes: list[Found | Exception] = [()] * len(group)
            else:
                outcomes = self._write_mixed(database, group, rows)
        except Exception as error:
            with contextlib.suppress(sqlite3.Error):
                if database.in_transaction:
                    database.execute("ROLLBACK")
            return [_in_words(error)] * len(group)
        self.commits += 1
        self.written += len(group)
        return outcomes

    def _write_mixed(self, database: sqlite3.Connection, group: list[Job], rows: list[Row]) -> list[Found | Exception]:
        database.execute("BEGIN IMMEDIATE")
        together = bool(rows) and self._bulk(database, rows)
        outcomes = [() if together and job.row is not None else _attempt(database, job.work) for job in group]
        database.execute("COMMIT")
        return outcomes


def _attempt(database: sqlite3.Connection, work: Work) -> Found | Exception:
    database.execute("SAVEPOINT job")
    try:
        found = work(database)
    except Exception as error:
        database.execute("ROLLBACK TO job")
        database.execute("RELEASE job")
        return _in_words(error)
    database.execute("RELEASE job")
    return found


def _in_words(error: Exception) -> Exception:
    """What SQLite could not do is the storage's affair: others only hear that it was not done."""
    if isinstance(error, sqlite3.Error):
        return NotStored(f"It could not be written: {reason_of(error)}.")
    return error


def _nothing(_: sqlite3.Connection) -> Found:
    return ()
