import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

import pytest

import bestiary
from bestiary.cli import commands
from tests.cli.command import COMMAND, ROOT, ask, run

SIM = ("sim", "monster_cafe")

ASKED_WRONG = [
    (("sm",), "There is no command 'sm'. Did you mean 'sim'?"),
    (("xyzzy",), "There is no command 'xyzzy'. There is: games,"),
    (("--jsn",), "There is no option '--jsn'."),
    ((*SIM, "--sed", "3"), "There is no option '--sed'. Did you mean '--seed'?"),
    ((*SIM, "--frist", "3"), "There is no option '--frist'. Did you mean '--first'?"),
    (("play", "monster_caffe"), "There is no game 'monster_caffe'. Did you mean 'monster_cafe'?"),
    (("sim", "monster_caffe", "--players", "a,b"), "Did you mean 'monster_cafe'?"),
    (("rules", "monster_caffe"), "Did you mean 'monster_cafe'?"),
    (("bench", "monster_caffe"), "Did you mean 'monster_cafe'?"),
    ((*SIM, "--players", "sensibel,random"), "There is no bot 'sensibel'. Did you mean 'sensible'?"),
    (
        (*SIM, "--players", "sensible"),
        "needs 2 to 4 players. (MC-001) Name a bot for each seat, such as --players sensible,",
    ),
    ((*SIM, "--players", "sensible,"), "such as --players sensible,random"),
    ((*SIM, "--players", "sensible,random", "--seats", "3"), "such as --players sensible,random,random"),
    ((*SIM, "--seats", "7"), "Monster Café needs 2 to 4 players. (MC-001)"),
    ((*SIM, "--first", "9"), "one of the seats 0 to 3. (MC-D01)"),
    ((*SIM, "--first", "x"), "'x' is not a whole number"),
    ((*SIM, "--removed", "sludge,brain"), "With 4 players no monsters stay out. (MC-061)"),
    ((*SIM, "--games", "0"), "0 is not a number from 1 to 100,000,000"),
    ((*SIM, "--games", "-5"), "-5 is not a number from 1"),
    ((*SIM, "--games", "1e9"), "'1e9' is not a whole number"),
    ((*SIM, "--games", "9" * 5000), "is not a number from 1"),
    ((*SIM, "--games", "²"), "is not a whole number"),
    ((*SIM, "--games", ""), "is not a whole number"),
    ((*SIM, "--games"), "--games"),
    ((*SIM, "--workers", "0"), "0 is not a number from 1 to 256"),
    ((*SIM, "--workers", "99999"), "99999 is not a number from 1 to 256"),
    ((*SIM, "--seed", " "), "a seed is a number or a word"),
    ((*SIM, "--record", "x.json"), "--record needs --only"),
    ((*SIM, "--only", "3"), "--only needs --seed"),
    ((*SIM, "extra"), "extra"),
    (("bench", "--seconds", "nan"), "is not a number from 0.1"),
    (("bench", "--seconds", "-1"), "is not a number from 0.1"),
    (("bench", "--seconds", "soon"), "is not a number"),
    (("sim",), f"Say which game: {', '.join(bestiary.games())}."),
    (("sim", "--games", "3"), f"Say which game: {', '.join(bestiary.games())}."),
    (("verify",), "FILE"),
]


@pytest.mark.parametrize(("arguments", "words"), ASKED_WRONG, ids=lambda value: "")
def test_who_asks_wrong_gets_one_sentence_with_what_is_right(arguments: Sequence[str], words: str) -> None:
    answer = ask(*arguments)

    assert answer.code == 2
    assert words in answer.err
    assert answer.out == ""


def test_the_process_ends_with_the_same_code_and_sentence() -> None:
    answer = run("sim", "monster_cafe", "--players", "sensibel,random")

    assert answer == (2, "", "bestiary: There is no bot 'sensibel'. Did you mean 'sensible'?\n")


def test_a_surprise_asks_for_a_report_and_hides_the_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands.bestiary, "main", _surprise)

    answer = ask("games", "--odd name")

    assert answer.code == 1
    assert "(KeyError: 'a two-line thing')" in answer.err
    assert "please report it together with this command: bestiary games '--odd name'" in answer.err


def test_a_surprise_shows_its_traceback_to_who_debugs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands.bestiary, "main", _surprise)
    monkeypatch.setenv("BESTIARY_DEBUG", "1")

    assert "Traceback" in ask("games").err


def test_control_c_is_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands.bestiary, "main", _interrupt)

    assert ask("games") == (130, "", "")


@pytest.mark.skipif(sys.platform == "win32", reason="a pipe of a Unix shell")
def test_a_reader_who_stops_reading_causes_no_complaint() -> None:
    command = subprocess.Popen([*COMMAND, "rules", "monster_cafe"], stdout=-1, stderr=-1, cwd=ROOT)
    assert command.stdout is not None
    command.stdout.close()
    _, err = command.communicate(timeout=60)

    assert err == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a full disk to write to")
def test_a_full_disk_is_a_failure_in_one_sentence() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run([*COMMAND, "games"], stdout=full, stderr=-1, encoding="utf-8", check=False, cwd=ROOT)

    assert done.returncode == 1
    assert done.stderr == "bestiary: No space left on device.\n"


def test_a_record_that_cannot_be_written_is_a_failure(tmp_path: Path) -> None:
    wanted = tmp_path / "missing" / "game.json"
    answer = ask(*SIM, "--players", "random,random", "--seed", "1", "--only", "0", "--record", str(wanted))

    assert answer.code == 1
    assert str(wanted) in answer.err


def test_errors_leave_json_output_clean() -> None:
    answer = ask("sim", "monster_cafe", "--players", "random,random", "--games", "3", "--seed", "1", "--json")

    assert json.loads(answer.out)["games"] == 3
    assert answer.err == ""


def _surprise(*_: object, **__: object) -> NoReturn:
    raise KeyError("a two-line\nthing".replace("\n", " "))


def _interrupt(*_: object, **__: object) -> NoReturn:
    raise KeyboardInterrupt
