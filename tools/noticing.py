"""Which mutants the tests notice: pytest collects once, and for each mutant a fork of that process runs the tests.

In the fork the broken function takes the place of the right one, whoever has imported it, and the tests that reach it
run until one fails: first those that have noticed much in little time. What runs while modules are imported is broken
on disk instead, and everything imported anew.
"""

from __future__ import annotations

import cProfile
import gc
import os
import pickle
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FunctionType
from typing import NamedTuple

import pytest
from breaking import Mutant
from hypothesis import Phase, settings

QUIET = ["-qq", "-s", "-W", "ignore", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header"]
MEMORY = 4 << 30  # bytes: then something grows for ever
LONGEST = 6  # seconds of a test: longer ones are left out
PATIENCE = 10  # times as long as a test takes when nothing is broken: then something goes on for ever

Place = tuple[str, str]  # a file, and the outermost function in it


class Seen(NamedTuple):
    """What a test does when nothing is broken."""

    seconds: float  # of the processor
    reached: set[Place]


def notice(
    root: Path, tests: list[str], others: list[str], mutants: list[Mutant], told: Callable[[Mutant, bool], None]
) -> None:
    """Tells of each mutant whether a test notices it, of those in whose name none of the `others` is.

    The tree at `root` is broken on disk meanwhile: a copy.
    """
    os.chdir(root)
    notices = _Notices(root, tests, others, {str(root / mutant.path) for mutant in mutants})

    profile = cProfile.Profile(builtins=False)

    def each(items: list[pytest.Item]) -> None:
        profile.disable()
        notices.imported = notices.reached(profile)
        notices.look(items)
        for mutant in mutants:
            told(mutant, notices.noticed(mutant))

    profile.enable()
    _collect(root, tests, each)


class _Notices:
    """What is known of the tests."""

    def __init__(self, root: Path, tests: list[str], others: list[str], files: set[str]) -> None:
        self._root = root
        self._tests = tests
        self._others = others
        self._files = files
        self._seen: dict[str, Seen] = {}
        self._kills: Counter[str] = Counter()
        self._items: list[pytest.Item] = []
        self.imported: set[Place] = set()

    def look(self, items: list[pytest.Item]) -> None:
        """Runs each test once, and keeps how long it takes and what it reaches."""
        self._items = [item for item in items if not any(other in item.nodeid for other in self._others)]
        seen = _in_fork(lambda: pickle.dumps(self._look()))
        self._seen = pickle.loads(seen or pickle.dumps({}))
        for item in self._items:
            if item.nodeid not in self._seen:
                print(f"{item.nodeid} fails before anything is broken, and is left out.", flush=True)
        self._seen = {name: seen for name, seen in self._seen.items() if seen.seconds < LONGEST}
        self._items = [item for item in self._items if item.nodeid in self._seen]

    def noticed(self, mutant: Mutant) -> bool:
        """Whether a test fails, or goes on for ever."""
        with _broken(self._root, mutant) as file:
            place = (str(file), mutant.within)
            answer = _in_fork(lambda: self._first_failure_at(place))
        if answer:
            self._kills[answer.decode()] += 1
        return answer != b""

    def reached(self, profile: cProfile.Profile) -> set[Place]:
        """The functions that can be broken, of those that were called."""
        codes = [entry.code for entry in profile.getstats()]
        return {_place(code) for code in codes if isinstance(code, CodeType) and code.co_filename in self._files}

    def _look(self) -> dict[str, Seen]:
        seen: dict[str, Seen] = {}
        for item in self._items:
            began = time.process_time()
            with cProfile.Profile(builtins=False) as profile:
                failed = _fails(item)
            if not failed:
                seen[item.nodeid] = Seen(time.process_time() - began, self.reached(profile))
        return seen

    def _first_failure_at(self, place: Place) -> bytes:
        """The name of the first test that fails, of those that reach a function; nothing if none does."""
        if not _swapped(place):
            return self._first_failure_of_all()
        reaching = {item for item in self._items if place in self._seen[item.nodeid].reached}
        files = {item.path for item in reaching}  # what others there have reached may have been kept for this one
        rest = {item for item in self._items if item.path in files} - reaching
        failure = self._first_failure(reaching) or self._first_failure(rest)
        return self._first_failure_of_all() if not failure and place in self.imported else failure

    def _first_failure(self, items: Iterable[pytest.Item]) -> bytes:
        for item in sorted(items, key=self._price):
            limit = 2 + PATIENCE * self._seen[item.nodeid].seconds
            signal.setitimer(signal.ITIMER_PROF, limit)  # ends the process; as does the alarm, should it only wait
            signal.alarm(int(20 * limit))
            if _fails(item):
                return item.nodeid.encode()
        return b""

    def _first_failure_of_all(self) -> bytes:
        """The same, of all tests, with all of ours imported anew."""
        for name, module in list(sys.modules.items()):
            if (getattr(module, "__file__", None) or "").startswith(str(self._root)):
                del sys.modules[name]
        found = [b"while it is imported"]

        def run(items: list[pytest.Item]) -> None:
            found[0] = self._first_failure(item for item in items if item.nodeid in self._seen)

        _collect(self._root, self._tests, run)
        return found[0]

    def _price(self, item: pytest.Item) -> float:
        return (0.01 + self._seen[item.nodeid].seconds) / (1 + self._kills[item.nodeid])


class _Plugin:
    """Hands the collected tests over, and has Hypothesis stop at the first example that fails."""

    def __init__(self, work: Callable[[list[pytest.Item]], None]) -> None:
        self._work = work

    def pytest_sessionstart(self) -> None:
        settings.register_profile("first", settings(), phases=[Phase.explicit, Phase.generate], database=None)
        settings.load_profile("first")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if not session.testsfailed:
            self._work(session.items)
        return True


def _collect(root: Path, tests: list[str], work: Callable[[list[pytest.Item]], None]) -> None:
    pytest.main([*QUIET, f"--basetemp={root / '.kept'}", *tests], plugins=[_Plugin(work)])


def _fails(item: pytest.Item) -> bool:
    before = item.session.testsfailed
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
    return item.session.testsfailed > before


def _swapped(place: Place) -> bool:
    """Puts the broken code on disk into the function, whoever holds it, if there is one and it fits."""
    module = compile(Path(place[0]).read_bytes(), place[0], "exec", dont_inherit=True)
    broken = {(code.co_qualname, code.co_firstlineno): code for code in _codes(module)}
    functions = [found for found in gc.get_objects() if isinstance(found, FunctionType)]
    functions = [function for function in functions if _place(function.__code__) == place]
    for function in functions:
        old = function.__code__
        new = broken.get((old.co_qualname, old.co_firstlineno))
        if new is None or new.co_freevars != old.co_freevars:
            return False
        function.__code__ = new
    return bool(functions)


def _codes(code: CodeType) -> Iterator[CodeType]:
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield inner
            yield from _codes(inner)


def _place(code: CodeType) -> Place:
    return code.co_filename, code.co_qualname.partition(".<locals>")[0]


@contextmanager
def _broken(root: Path, mutant: Mutant) -> Iterator[Path]:
    """The file on disk, broken; afterwards it is as old as before, so that its bytecode holds again."""
    file = root / mutant.path
    text, stat = file.read_text(encoding="utf-8"), file.stat()
    file.write_text(mutant.applied(text), encoding="utf-8")
    try:
        yield file
    finally:
        file.write_text(text, encoding="utf-8")
        os.utime(file, ns=(stat.st_atime_ns, stat.st_mtime_ns))


def _in_fork(work: Callable[[], bytes]) -> bytes | None:
    """What a fork of this process answers; None if it comes to a bad end."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        try:
            sys.dont_write_bytecode = True
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, 1)
            os.dup2(nowhere, 2)
            with os.fdopen(writing, "wb") as pipe:
                pipe.write(work())
            os._exit(0)
        finally:
            os._exit(1)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        answer = pipe.read()
    _, status = os.waitpid(child, 0)
    return answer if status == 0 else None
