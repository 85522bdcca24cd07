"""Where there is no browser, the tests in one are skipped: that is said, with what to do, and is no failure."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.conftest import ROOT


def test_a_folder_of_tests_is_skipped_and_says_why() -> None:
    """Given a path without Chromium, when tests/browser is run, then it says what is missing, and all is well."""
    command = [sys.executable, "-m", "pytest", "tests/browser", "-p", "no:cacheprovider"]
    ran = subprocess.run(command, cwd=ROOT, env=os.environ | {"PATH": ""}, capture_output=True, text=True, check=False)
    assert "tests/browser is skipped: no Chromium here: python tools/chromium.py installs it" in ran.stdout
    assert "1 skipped" in ran.stdout
    assert "passed" not in ran.stdout
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_other_tests_are_run_all_the_same() -> None:
    command = [sys.executable, "-m", "pytest", "tests/browser", "tests/core/test_seats.py", "-p", "no:cacheprovider"]
    ran = subprocess.run(command, cwd=ROOT, env=os.environ | {"PATH": ""}, capture_output=True, text=True, check=False)
    assert "tests/browser is skipped" in ran.stdout
    assert " passed, 1 skipped" in ran.stdout
    assert ran.returncode == 0, ran.stdout + ran.stderr
