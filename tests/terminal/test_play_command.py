"""`bestiary play` and `bestiary resume`, as commands."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import bestiary
from bestiary.cli.play import play, resume
from bestiary.core.errors import BadPosition, BadRecord, Refused, UnknownName
from bestiary.core.record import Record, position_after, verify
from bestiary.terminal.picture import picture
from tests.ending import until_over

SAVED = "monster_cafe-1.json"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def start(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(play, arguments, input=typed)


def test_a_game_is_played_to_its_end_from_a_pipe() -> None:
    result = start("monster-cafe", "--seats", "3", "--seed", "1", "--name", "Ada", typed="1\n" * 200 + "")
    assert result.exit_code == 0
    assert "Ada (you)" in result.output
    assert "Score pad" in result.output
    assert "\x1b" not in result.output


def test_a_game_for_one_has_no_bots() -> None:
    result = start("wombat_rescue", "--seats", "1", "--seed", "1", "--name", "Ada", typed="1\nquit\n")
    assert result.exit_code == 0
    record = Record.from_json(Path("wombat_rescue-1.json").read_bytes())
    assert list(record.players) == ["Ada"]


def test_the_options_of_the_game_are_flags() -> None:
    start("monster_cafe", "--seats", "2", "--first", "1", "--removed", "sludge,brain", typed="quit\n")
    record = Record.from_json(Path(SAVED).read_bytes())
    assert record.options == {"first": 1, "removed": ["sludge", "brain"]}


def test_quit_and_resume_go_on_with_the_same_file() -> None:
    start("monster_cafe", "--seat", "1", "--bots", "random,sensible", "--seed", "2", typed="1\nquit\n")
    before = Record.from_json(Path(SAVED).read_bytes())
    assert before.players == ("Mopsy (random)", "Guest", "Grub (sensible)", "Fang (sensible)")
    result = CliRunner().invoke(resume, [SAVED], input="1\n1\nquit\n")
    assert "Guest (you)" in result.output
    after = Record.from_json(Path(SAVED).read_bytes())
    assert after.moves[: len(before.moves)] == before.moves
    assert len(after.moves) > len(before.moves)
    assert verify(after)


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["monster_cafe", "--seats", "9"], Refused),
        (["monster_cafe", "--seat", "4"], Refused),
        (["monster_cafe", "--seat", "-1"], Refused),
        (["monster_cafe", "--bots", "sensiblee"], UnknownName),
        (["monster_cafe", "--seats", "2", "--bots", "sensible,sensible"], Refused),
        (["monster_cafee"], UnknownName),
        (["monster_cafe", "--first", "8"], Refused),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: list[str], error: type[Exception], folder: Path) -> None:
    assert isinstance(start(*arguments).exception, error)
    assert list(folder.iterdir()) == []


def test_resuming_what_is_no_record_is_one_sentence(folder: Path) -> None:
    (folder / "x.json").write_text("{}")
    for name in ("x.json", "none.json"):
        assert isinstance(CliRunner().invoke(resume, [name]).exception, BadRecord)


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="no such signal here")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_closed_window_loses_nothing(number: signal.Signals, folder: Path) -> None:
    command = [sys.executable, "-c", "import sys; from bestiary.cli import main; sys.exit(main())"]
    with subprocess.Popen(
        [*command, "play", "monster_cafe", "--seed", "1"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=folder
    ) as process:
        assert process.stdout is not None
        seen = b""
        end = time.monotonic() + 30
        while b"Your move" not in seen and time.monotonic() < end:
            seen += os.read(process.stdout.fileno(), 65536)
        time.sleep(0.5)  # until it waits for the keyboard
        process.send_signal(number)
        rest = process.stdout.read()
        assert process.wait(30) == 0
    assert b"bestiary resume" in rest
    assert b"Traceback" not in rest
    assert verify(Record.from_json((folder / SAVED).read_bytes()))


def test_the_picture_is_always_the_same_and_fetches_nothing() -> None:
    svg = picture()
    assert svg == picture()
    assert "@font-face" not in svg
    assert "url(http" not in svg
    assert "YOUR&#160;TURN" in svg


def finished(path: str = "game.json") -> Record:
    """A whole game of the café, in a file."""
    match = bestiary.new("monster_cafe", seats=2, seed=5, players=["Ann", "Ben"])
    for _ in until_over(match):
        seat = match.pending[0]
        match.play(seat, match.legal(seat)[-1])
    Path(path).write_bytes(match.record().to_json())
    return match.record()


def test_a_game_goes_on_from_the_middle_of_a_record() -> None:
    """What if: as it stood after so many moves, with other luck, and a record that says where it began."""
    record = finished()
    middle = len(record.moves) // 2
    result = start("monster_cafe", "--from", "game.json", "--after", str(middle), "--seed", "9", typed="1\n" * 200)
    assert result.exit_code == 0, result.output
    start("monster_cafe", "--from", "game.json", "--after", str(middle), typed="quit\n")
    practice = Record.from_json(Path(SAVED).read_bytes())
    assert practice.start == position_after(record, middle).save()
    assert not verify(practice).over


def test_a_game_begins_from_a_position() -> None:
    document = {"game": "monster_cafe", "seats": 3}
    Path("position.json").write_text(json.dumps(document))
    result = start("monster_cafe", "--from", "position.json", typed="quit\n")
    assert result.exit_code == 0, result.output
    practice = Record.from_json(Path(SAVED).read_bytes())
    assert practice.seats == 3
    assert practice.start is not None


def test_what_is_no_beginning_is_answered() -> None:
    finished()
    Path("broken.json").write_text("{")
    Path("wrong.json").write_text('{"game": "wombat_rescue"}')
    over = start("monster_cafe", "--from", "game.json")
    assert "the game is over" in str(over.output)
    assert "leave yours out" in start("monster_cafe", "--from", "game.json", "--seats", "3").output
    assert "--after needs --from" in start("monster_cafe", "--after", "3").output
    for name in ("broken.json", "wrong.json"):
        assert isinstance(start("monster_cafe", "--from", name).exception, BadPosition)
