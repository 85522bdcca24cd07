"""Ctrl-C, and workers that die, in real processes."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from bestiary.lab.plan import Plan
from bestiary.lab.simulation import Simulation
from bestiary.lab.summary import summary
from tests.cli.command import COMMAND, ROOT

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals and process groups of Unix")

ENDLESS = (
    *COMMAND,
    "sim",
    "monster_cafe",
    "--players",
    "random,random",
    "--games",
    "50000000",
    "--seed",
    "1",
    "--workers",
    "2",
)

SCRIPT = """
import json
from bestiary.lab.plan import Plan
from bestiary.lab.simulation import Simulation
from bestiary.lab.summary import summary
simulation = Simulation(Plan.make("monster_cafe", ["random", "random"], seed=1), 3000, workers=2, batch=50)
simulation.run()
print(json.dumps(summary(simulation)))
"""


@contextmanager
def running(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    """A command in a group of its own, as a shell starts it. Nothing of it is left behind, whatever a test finds."""
    process = subprocess.Popen(arguments, stdout=-1, stderr=-1, encoding="utf-8", start_new_session=True, cwd=ROOT)
    try:
        yield process
    finally:
        if group(process.pid):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait(timeout=10)


def group(leader: int) -> list[int]:
    """The processes of a group that are not just waiting to be buried."""
    listed = subprocess.run(["ps", "-A", "-o", "pid=,pgid=,stat="], capture_output=True, text=True, check=True).stdout
    lines = [line.split() for line in listed.splitlines()]
    return [int(pid) for pid, pgid, stat in lines if int(pgid) == leader and not stat.startswith("Z")]


def workers(leader: int) -> list[int]:
    listed = subprocess.run(
        ["ps", "-A", "-ww", "-o", "pid=,ppid=,args="], capture_output=True, text=True, check=True
    ).stdout
    lines = [line.split(maxsplit=2) for line in listed.splitlines()]
    return [int(pid) for pid, parent, *args in lines if int(parent) == leader and "spawn_main" in "".join(args)]


def wait_for_workers(process: subprocess.Popen[str]) -> list[int]:
    end = time.monotonic() + 30
    while time.monotonic() < end and process.poll() is None:
        found = workers(process.pid)
        if len(found) == 2:
            return found
        time.sleep(0.05)
    raise AssertionError("no workers were started")


def wait_for_work(process: subprocess.Popen[str], seconds: int) -> None:
    """Until a process has used so much time of the processor, however busy the machine is."""
    end = time.monotonic() + 60
    while time.monotonic() < end and process.poll() is None:
        asked = ["ps", "-o", "cputimes=", "-p", str(process.pid)]
        if int(subprocess.run(asked, capture_output=True, text=True, check=True).stdout) >= seconds:
            return
        time.sleep(0.1)
    raise AssertionError("it did not work")


def all_gone(leader: int) -> bool:
    end = time.monotonic() + 10
    while time.monotonic() < end:
        if not group(leader):
            return True
        time.sleep(0.05)
    return False


@pytest.mark.parametrize("delay", [0.0, 1.5], ids=["while the workers start", "while they play"])
def test_control_c_keeps_and_prints_what_was_done(delay: float) -> None:
    with running(*ENDLESS) as process:
        wait_for_workers(process)
        time.sleep(delay)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all of them
        out, err = process.communicate(timeout=30)

        assert process.returncode == 130
        assert err == ""
        assert " of 50,000,000 games, seed 1" in out.splitlines()[0]
        assert "95 % interval" in out
        assert all_gone(process.pid)


def test_control_c_with_one_worker_and_json() -> None:
    with running(*ENDLESS[:-1], "1", "--json") as process:
        wait_for_work(process, seconds=2)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=30)

        assert process.returncode == 130
        assert err == ""
        document = json.loads(out)
        assert 0 < document["games"] < document["wanted"] == 50_000_000


def test_workers_go_when_the_command_is_killed() -> None:
    with running(*ENDLESS) as process:
        wait_for_workers(process)
        time.sleep(0.5)
        process.kill()

        assert all_gone(process.pid)


def test_a_worker_that_is_killed_changes_nothing() -> None:
    with running(sys.executable, "-c", SCRIPT) as process:
        os.kill(wait_for_workers(process)[0], signal.SIGKILL)
        out, err = process.communicate(timeout=60)
    undisturbed = Simulation(Plan.make("monster_cafe", ["random", "random"], seed=1), 3000)
    undisturbed.run()

    assert err == ""
    assert process.returncode == 0
    assert json.loads(out) == summary(undisturbed)
