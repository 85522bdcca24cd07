import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import bestiary
from tests.cli.command import Answer, ask, run
from tests.ending import until_over

Document = dict[str, Any]


@pytest.fixture(scope="module")
def whole() -> Document:
    match = bestiary.new("monster_cafe", seats=3, seed=5, players=["Ann", "Bob", "Cy"])
    for _ in until_over(match):
        seat = match.pending[0]
        match.play(seat, match.legal(seat)[-1])
    document: Document = json.loads(match.record().to_json())
    return document


@pytest.fixture
def verify(tmp_path: Path) -> Callable[[Document | bytes], Answer]:
    def write_and_ask(content: Document | bytes) -> Answer:
        file = tmp_path / "game.json"
        file.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
        return ask("verify", str(file))

    return write_and_ask


Verify = Callable[[Document | bytes], Answer]


def test_a_true_record_is_shown_with_its_result(whole: Document, verify: Verify) -> None:
    answer = verify(whole)

    assert answer.code == 0
    assert "is true: Monster Café, 3 players" in answer.out
    for name in ("Ann", "Bob", "Cy"):
        assert name in answer.out


def test_verdict_as_json(whole: Document, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(whole))
    document = json.loads(ask("verify", str(file), "--json").out)

    assert document["verified"] is True
    assert document["outcomes_checked"] is True
    assert document["result"]["totals"] == whole["result"]["totals"]


def test_a_false_record_as_json(whole: Document, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps({**whole, "end": "0" * 64}))
    answer = run("verify", str(file), "--json")

    assert answer.code == 1
    assert json.loads(answer.out)["verified"] is False


def test_an_unfinished_record_says_what_was_not_checked(tmp_path: Path) -> None:
    match = bestiary.new("monster_cafe", seats=2, seed=1)
    file = tmp_path / "game.json"
    file.write_bytes(match.record().to_json())
    answer = ask("verify", str(file))

    assert answer.code == 0
    assert "tells no key" in answer.out
    assert "not over" in answer.out


ALTERED: dict[str, Any] = {
    "format": 2,
    "game": "monster_baby",
    "rules": "0",
    "seats": 4,
    "options": {"first": 1, "removed": None},
    "players": ["Ann", "Bob", "Eve"],
    "commitment": "0" * 64,
    "key": "00" * 32,
    "start": {"game": "monster_cafe", "seats": 3},
    "moves": [],
    "end": "0" * 64,
    "result": None,
    "seal": "0" * 64,
}


@pytest.mark.parametrize("field", list(ALTERED))
def test_no_field_can_be_altered(whole: Document, verify: Verify, field: str) -> None:
    answer = verify({**whole, field: ALTERED[field]})

    assert answer.code == 1
    assert "game.json is not true: " in answer.err
    assert answer.out == ""


def test_the_fields_altered_here_are_all_there_are(whole: Document) -> None:
    assert set(ALTERED) == set(whole)


@pytest.mark.parametrize("field", [name for name in ALTERED if name not in ("format", "seal")])
def test_no_field_can_be_left_out(whole: Document, verify: Verify, field: str) -> None:
    answer = verify({name: value for name, value in whole.items() if name != field})

    assert answer.code == 1
    assert f"missing required field `{field}`" in answer.err


@pytest.mark.parametrize("place", [0, 1, 4, 9, 20, -2, -1])
def test_no_move_can_be_dropped_doubled_or_replaced(whole: Document, verify: Verify, place: int) -> None:
    moves = whole["moves"]
    number = range(len(moves))[place]
    for altered in (
        moves[:number] + moves[number + 1 :],
        moves[: number + 1] + moves[number:],
        [*moves[:number], "2 clear table=9", *moves[number + 1 :]],
        [*moves[:number], "7 draw", *moves[number + 1 :]],
        [*moves[:number], "chance draw kind=anything", *moves[number + 1 :]],
        [*moves[:number], "somebody draw", *moves[number + 1 :]],
        [*moves[:number], "", *moves[number + 1 :]],
    ):
        if altered == moves:
            continue
        answer = verify({**whole, "moves": altered})
        assert answer.code == 1
        assert "is not true: " in answer.err
        assert "move " in answer.err or "end" in answer.err


def test_the_place_of_the_first_disagreement_is_named(whole: Document, verify: Verify) -> None:
    number = next(place for place, move in enumerate(whole["moves"]) if move.startswith("chance draw"))
    moves = list(whole["moves"])
    moves[number] = "chance draw kind=" + ("brain" if "brain" not in moves[number] else "sludge")
    answer = verify({**whole, "moves": moves})

    assert f"move {number + 1} ({moves[number]})" in answer.err


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"   \n",
        b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR" + bytes(range(256)),
        b'{"name": "bestiary", "version": 1}',
        b"[1, 2, 3]",
        b"null",
        b'"monster_cafe"',
        b"\xff\xfe{\x00}\x00",
        b"[" * 100_000,
        b'{"format": 1' + b"0" * 5000 + b"}",
        b"not json at all",
    ],
    ids=["empty", "blank", "png", "object", "list", "null", "text", "utf-16", "deep", "long", "prose"],
)
def test_foreign_files_are_refused(verify: Verify, content: bytes) -> None:
    answer = verify(content)

    assert answer.code == 1
    assert "game.json" in answer.err


def test_truncated_files_are_refused(whole: Document, verify: Verify) -> None:
    text = json.dumps(whole).encode()
    for length in range(1, len(text), len(text) // 25):
        answer = verify(text[:length])
        assert answer.code == 1
        assert "not a whole JSON file" in answer.err


def test_missing_files_and_folders(tmp_path: Path) -> None:
    assert "there is no such file" in ask("verify", str(tmp_path / "none.json")).err
    assert "this is a folder" in ask("verify", str(tmp_path)).err
    assert ask("verify", "a\0b").code == 1
    assert ask("verify", "x" * 5000).code == 1
    assert ask("verify", "").code == 1


def test_a_file_that_may_not_be_read(tmp_path: Path) -> None:
    file = tmp_path / "secret.json"
    file.write_text("{}")
    file.chmod(0)
    if os.access(file, os.R_OK):  # as root; but nobody can read the first page of a process
        file = Path("/proc/self/mem")

    assert "it cannot be read" in ask("verify", str(file)).err


def test_an_endless_file_is_refused() -> None:
    if Path("/dev/zero").exists():
        assert "too long" in ask("verify", "/dev/zero").err
