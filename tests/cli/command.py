"""The command as a user runs it, here or as a process of its own."""

import contextlib
import io
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from bestiary.cli import main

COMMAND = [sys.executable, "-m", "bestiary"]
ROOT = Path(__file__).parents[2]


class Answer(NamedTuple):
    code: int
    out: str
    err: str


def ask(*arguments: str) -> Answer:
    """Runs the command in this process."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = main(arguments)
    return _checked(Answer(code, out.getvalue(), err.getvalue()), debug="BESTIARY_DEBUG" in os.environ)


def run(*arguments: str, **environment: str) -> Answer:
    """Runs the command as a process."""
    done = subprocess.run(
        [*COMMAND, *arguments],
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
    )
    return _checked(Answer(done.returncode, done.stdout, done.stderr), debug="BESTIARY_DEBUG" in environment)


def _checked(answer: Answer, debug: bool = False) -> Answer:
    assert debug or "Traceback" not in answer.out + answer.err
    if answer.code in (1, 2):
        assert len(answer.err.splitlines()) == 1 or debug, "one sentence says what is wrong"
    return answer
