"""Finding games: the installed ones, a sixth from another package, and one that is only being written."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import bestiary
from bestiary.core.errors import BadPosition, BadRecord, UnknownName
from bestiary.core.record import verify
from bestiary.core.registry import find_game, games, import_game
from tests.core.matches import BURROW, CAFE, finished

SIXTH_GAME = """
import bestiary
from bestiary.core.record import Record
from tests.ending import until_over
assert set(bestiary.games()) == {"monster_cafe", "burrow"} | known, bestiary.games()
match = bestiary.new("burrow", seats=3, seed=5)
for _ in until_over(match):
    seat = match.pending[-1]
    match.play(seat, match.legal(seat)[-1])
verdict = bestiary.verify(Record.from_json(match.record().to_json()))
assert verdict.over and verdict.outcomes_checked and verdict.game == "burrow"
half = bestiary.new("Burrow", seats=2, seed=5)
half.play(0, "dig")
assert bestiary.resume(half.record(private=True)).save() == half.save()
assert bestiary.load(half.save()).pending == half.pending
print("played", verdict.moves)
"""


def install(folder: Path, package: str, entry: str) -> None:
    """What pip leaves behind of a package that offers a game."""
    metadata = folder / f"{package}-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text(f"[bestiary.games]\n{entry}\n")


def run(folder: Path, script: str) -> subprocess.CompletedProcess[str]:
    known = {name for name in games() if name != "burrow"}
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), *sys.path])}
    return subprocess.run(
        [sys.executable, "-P", "-c", f"known = {known!r}\n{script}"],
        env=environment,
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_sixth_game_from_another_package_is_played_and_verified(tmp_path: Path) -> None:
    install(tmp_path, "burrow", "burrow = tests.toy.game:GAME")
    done = run(tmp_path, SIXTH_GAME)
    assert done.stderr == ""
    assert done.stdout.startswith("played ")


@pytest.mark.parametrize(
    "entry",
    [
        "broken = no.such.module:GAME",
        "broken = tests.toy.game:NO_GAME",
        "broken = os:path",
        "broken = tests.toy.game:Burrow",
    ],
)
def test_a_broken_neighbour_does_not_stop_the_other_games(tmp_path: Path, entry: str) -> None:
    install(tmp_path, "broken", entry)
    done = run(tmp_path, "import bestiary\nprint(bestiary.new('monster_cafe', seed=1).pending)")
    assert done.stderr == ""
    assert done.stdout.startswith("(")


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        ("broken = no.such.module:GAME", "ModuleNotFoundError: No module named 'no'"),
        ("broken = os:path", "this is not a game"),
    ],
)
def test_a_broken_neighbour_says_what_is_wrong_with_it(tmp_path: Path, entry: str, why: str) -> None:
    install(tmp_path, "broken", entry)
    done = run(tmp_path, "from bestiary.core.registry import broken_games\nprint(broken_games())")
    assert (done.stdout, done.stderr) == (f"{ ({'broken': why}) }\n", "")


def test_installed_games_are_known_by_their_id() -> None:
    assert games()["monster_cafe"] is CAFE
    assert all(game.id == name for name, game in games().items())


@pytest.mark.parametrize("name", ["monster_cafe", "monster-cafe", "Monster-Cafe", "MONSTER_CAFE"])
def test_case_and_hyphens_do_not_matter(name: str) -> None:
    assert find_game(name) is CAFE
    assert bestiary.new(name, seats=2, seed=1).game is CAFE


@pytest.mark.parametrize("name", ["monster_cafee", "monstercafe", "monstre_cafe", "Monster Cafe", "monster-café"])
def test_a_mistyped_name_is_answered_with_the_nearest(name: str) -> None:
    with pytest.raises(UnknownName, match=r"Did you mean 'monster_cafe'\?") as unknown:
        find_game(name)
    assert unknown.value.nearest == "monster_cafe"
    assert name in str(unknown.value)


@pytest.mark.parametrize("name", ["", "chess", "²", "\x00", "\ud800"])
def test_an_unknown_name_is_answered_with_what_there_is(name: str) -> None:
    with pytest.raises(UnknownName, match=r"There is: .*monster_cafe"):
        find_game(name)


def test_a_game_that_is_being_written_is_found_as_module_and_name() -> None:
    assert import_game("tests.toy.game:GAME") is BURROW
    assert import_game("monster-cafe") is CAFE


@pytest.mark.parametrize(
    "spec",
    [
        ":",
        ":GAME",
        "tests.toy.game:",
        "tests.toy.game:Burrow",
        "tests.toy.game:game",
        "tests.toy.game:GAME:x",
        "tests.toy.game:GAME.id",
        "no_such_module:GAME",
        "os:path",
        ".:GAME",
        "..toy.game:GAME",
        ".tests:GAME",
        "\x00:GAME",
        "\ud800:GAME",
        "x" * 10_000 + ":GAME",
    ],
)
def test_what_is_no_game_of_a_module_is_unknown(spec: str) -> None:
    with pytest.raises(UnknownName):
        import_game(spec)
    with pytest.raises(UnknownName):
        find_game(spec)


@pytest.mark.parametrize("name", [None, 5, b"monster_cafe", ["monster_cafe"]], ids=["none", "int", "bytes", "list"])
def test_a_name_that_is_no_text_is_unknown(name: Any) -> None:
    with pytest.raises(UnknownName):
        bestiary.new(name)


@pytest.mark.parametrize("where", ["record", "position"])
def test_a_document_cannot_make_us_import_a_module(tmp_path: Path, where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module = f"imported_by_a_{where}"
    (tmp_path / f"{module}.py").write_text("GAME = 'whatever this module did, it has done it now'")
    monkeypatch.syspath_prepend(tmp_path)
    if where == "record":
        import msgspec

        forged = msgspec.structs.replace(finished(CAFE, 2).record(), game=f"{module}:GAME")
        with pytest.raises(BadRecord):
            verify(forged)
    else:
        with pytest.raises((BadPosition, UnknownName)):
            bestiary.load({"game": f"{module}:GAME"})
    with pytest.raises(UnknownName):
        bestiary.new(f"{module}:GAME")
    assert module not in sys.modules


def test_a_position_may_write_its_game_as_a_player_would() -> None:
    assert bestiary.load({"game": "monster-cafe", "seats": 2}).game is CAFE


def test_games_can_be_listed_again_after_one_was_found(tmp_path: Path) -> None:
    done = run(tmp_path, "import bestiary\nbestiary.new('monster_cafe')\nprint(sorted(bestiary.games()))")
    assert done.stderr == ""
    assert "monster_cafe" in done.stdout
