"""`bestiary serve` before it serves: the port, and the folder that tables are kept in."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
from pathlib import Path

import pytest

from bestiary.cli import serve
from tests.cli.command import COMMAND, run


def first_lines(data: Path, count: int, *arguments: str) -> list[str]:
    """What a server prints first; then it is stopped."""
    command = [*COMMAND, "serve", "--data", str(data), *arguments]
    environment = os.environ | {"PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment) as it:
        assert it.stdout is not None
        lines = [it.stdout.readline() for _ in range(count)]
        it.send_signal(signal.SIGINT)
        it.wait(timeout=30)
    return lines


def test_where_the_usual_port_is_taken_it_takes_another_and_says_so(tmp_path: Path) -> None:
    with socket.socket() as taken:
        try:
            taken.bind(("127.0.0.1", serve.USUAL_PORT))
            taken.listen()
        except OSError:
            pass  # somebody else has it already, which does as well
        said, address = first_lines(tmp_path, 2)
    assert said == f"Port {serve.USUAL_PORT} is taken, so this takes another.\n"
    assert address.startswith("Bestiary is at http://127.0.0.1:")
    assert f":{serve.USUAL_PORT} " not in address


def test_a_port_that_was_asked_for_is_not_exchanged(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        answer = run("serve", "--port", port, "--data", str(tmp_path))
    assert answer.code == 1
    assert answer.err.startswith(f"bestiary: Cannot listen on 127.0.0.1, port {port}: ")


@pytest.mark.parametrize("folder", ["file/tables", "/proc/tables"])
def test_a_folder_that_cannot_be_written_is_a_sentence(tmp_path: Path, folder: str) -> None:
    """Not even root can write there, as nobody can in a read-only home folder."""
    (tmp_path / "file").write_text("no folder")
    wanted = tmp_path / folder
    answer = run("serve", "--port", "0", "--data", str(wanted))
    assert answer.code == 1
    assert answer.err.startswith(f"bestiary: Tables cannot be kept in {wanted}: ")
    assert "--data FOLDER" in answer.err
    assert answer.err.count("\n") == 1
