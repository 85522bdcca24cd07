"""Which Bestiary is tested: the sources of this checkout, or with BESTIARY_TEST=installed the built package.
With BESTIARY_TEST=sources the first, less what need not be run on both.

Both find the folder `tests`; the installed package must come before the sources then. Processes that a test starts
find the same one by PYTHONPATH, and not what lies where they are started.
"""

import os
import sys
import sysconfig
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

ROOT = str(Path(__file__).parents[1])
INSTALLED = os.environ.get("BESTIARY_TEST") == "installed"
ONCE = [  # what compares both ways itself, starts programs or plays for long: on the built package alone
    "art",
    "referees",
    "server/test_bystander.py",
    "server/test_crash.py",
    "server/test_move_database.py",
    "server/test_postgres_faults.py",
    "server/test_schema.py",
    "server/test_thinking.py",
    "server/test_two_workers.py",
    "server/test_worker_faults.py",
    "server/test_worker_processes.py",
    "test_compiled.py",
    "test_no_browser.py",
    "test_readme.py",
    "tools",
]
collect_ignore = ONCE if os.environ.get("BESTIARY_TEST") == "sources" else []

sys.path[:] = [entry for entry in sys.path if entry not in ("", ROOT)]
if INSTALLED:
    sys.path.append(ROOT)
else:
    sys.path.insert(0, ROOT)
first = [sysconfig.get_path("purelib"), ROOT] if INSTALLED else [ROOT]
os.environ |= {"PYTHONSAFEPATH": "1", "PYTHONPATH": os.pathsep.join(first)}

from tests.allowed_skips import reason_allowed  # noqa: E402

settings.register_profile("quick", deadline=None, max_examples=50, derandomize=True)
settings.register_profile("soak", deadline=None, max_examples=2000)
settings.load_profile("soak" if int(os.environ.get("BESTIARY_EFFORT", "1")) > 1 else "quick")


def pytest_report_header() -> str:
    """Says which one it is."""
    import bestiary

    return f"bestiary: {'compiled' if bestiary.compiled() else 'plain Python'}, {Path(bestiary.__file__).parent}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, Any, Any]:
    """In CI a test that is skipped fails, unless its reason is on the list."""
    report = yield
    return in_ci(report)


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, Any, Any]:
    """The same for a whole file."""
    report = yield
    return in_ci(report)


def in_ci(report: Any) -> Any:
    """The report, failed if it skips for a reason that nobody has allowed."""
    if os.environ.get("CI") and report.skipped and not hasattr(report, "wasxfail"):
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
        if not reason_allowed(reason):
            report.outcome = "failed"
            report.longrepr = f"{reason}: in CI every test runs, or tests/allowed_skips.py says why not"
    return report
