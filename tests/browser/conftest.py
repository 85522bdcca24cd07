"""A real server for each module, one real Chromium, and a context for each person who plays."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.chromium import FLAGS, executable, missing
from tests.browser.person import Person
from tests.browser.serving import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser

MakePerson = Callable[..., Person]
DESK = {"width": 1280, "height": 800}
# What a device likes at first: scenes take seconds in which others would wait; what plays itself is in a test's way.
LIKES = "if (origin !== 'null') localStorage['bestiary.settings'] ??= JSON.stringify(%s)"
PATIENCE = 20_000  # milliseconds: how long a busy machine may take to show something


def pytest_pycollect_makemodule(module_path: Path) -> None:
    """Without a browser or a client the whole folder is skipped, and says why."""
    reason = missing()
    if reason and Path(__file__).parent in module_path.parents:
        pytest.skip(f"nothing is tested in a browser: {reason}", allow_module_level=True)


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """A folder that is skipped as a whole is no failure."""
    if missing() and exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED:
        session.exitstatus = pytest.ExitCode.OK


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """pytest itself tells the reason only to who asks for it."""
    if reason := missing():
        terminalreporter.write_line(f"tests/browser is skipped: {reason}")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=executable(), args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("browser")).start()
    yield running
    running.stop()


@pytest.fixture
def person(browser: Browser, server: Server) -> Iterator[MakePerson]:
    """Makes people. At the end of the test nobody may have seen an error or left the origin."""
    yield from company(browser, server)


@pytest.fixture(scope="module")
def lasting_person(browser: Browser, server: Server) -> Iterator[MakePerson]:
    """The same for people whom several tests share."""
    yield from company(browser, server)


def company(browser: Browser, server: Server) -> Iterator[MakePerson]:
    """People who are sent home at the end, and asked what went wrong."""
    there: list[Person] = []

    def make(
        forgiven: tuple[str, ...] = (), scenes: str = "off", likes: dict[str, Any] | None = None, **options: Any
    ) -> Person:
        context = browser.new_context(**{"viewport": DESK, "reduced_motion": "reduce", **options})
        context.add_init_script(LIKES % json.dumps({"scenes": scenes, "forced": False, **(likes or {})}))
        there.append(Person(context, server.address, forgiven))
        return there[-1]

    yield make
    complaints = [complaint for one in there for complaint in one.complaints]
    for one in there:
        one.context.close()
    assert complaints == []
