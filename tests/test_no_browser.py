"""Where there is no browser, the tests in one are skipped and say so; in CI that is a failure."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.conftest import ROOT

MISSING = "no Chromium here: python tools/chromium.py installs it"


def run(*paths: str, ci: str) -> subprocess.CompletedProcess[str]:
    """pytest, where no program can be found."""
    command = [sys.executable, "-m", "pytest", *paths, "-p", "no:cacheprovider"]
    environment = os.environ | {"PATH": "", "CI": ci}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def test_a_folder_of_tests_is_skipped_and_says_why() -> None:
    """Given a path without Chromium, when tests/browser is run, then it says what is missing, and all is well."""
    ran = run("tests/browser", ci="")
    assert f"tests/browser is skipped: {MISSING}" in ran.stdout
    assert "1 skipped" in ran.stdout
    assert "passed" not in ran.stdout
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_other_tests_are_run_all_the_same() -> None:
    ran = run("tests/browser", "tests/core/test_seats.py", ci="")
    assert "tests/browser is skipped" in ran.stdout
    assert " passed, 1 skipped" in ran.stdout
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_in_ci_a_skip_that_nobody_allowed_is_a_failure() -> None:
    """Given CI and no Chromium, when tests/browser is run, then that fails."""
    ran = run("tests/browser", ci="true")
    assert MISSING in ran.stdout
    assert "in CI every test runs" in ran.stdout
    assert ran.returncode != 0
