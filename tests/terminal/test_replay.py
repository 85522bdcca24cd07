"""`bestiary replay` tells a record again."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result

import bestiary
from bestiary.cli.replay import replay
from bestiary.core.errors import BadRecord, Refused
from bestiary.core.match import Match
from bestiary.terminal.playback import Playback
from tests.ending import until_over
from tests.terminal.play import cafe, widest, words


@pytest.fixture
def match() -> Match:
    match = bestiary.new("monster_cafe", seats=3, seed=4, players=["Ada", "Bo", "Cy"])
    for _ in until_over(match):
        match.play(match.pending[0], match.legal(match.pending[0])[-1])
    return match


@pytest.fixture
def file(match: Match, tmp_path: Path) -> str:
    path = tmp_path / "game.json"
    path.write_bytes(match.record().to_json())
    return str(path)


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(replay, arguments, input=typed)


def test_every_sentence_is_told_and_the_score_pad_comes_last(match: Match, file: str) -> None:
    result = run(file)
    assert result.exit_code == 0
    shown = words(result.output)
    for event in match.told(None):
        assert words(match.game.sentence(event, match.players)) in shown
    assert shown.index("The café closes.") < shown.index("Score pad")
    assert widest(result.output) <= 80


def test_json_has_each_move_with_its_sentences(match: Match, file: str) -> None:
    document: dict[str, Any] = json.loads(run(file, "--json").output)
    assert [move["move"] for move in document["moves"]] == list(match.record().moves)
    assert document["players"] == ["Ada", "Bo", "Cy"]
    told = [sentence for move in document["moves"] for sentence in move["sentences"]]
    assert told == [match.game.sentence(event, match.players) for event in match.told(None)]
    assert document["result"]["totals"] == list(match.result.totals) if match.result else False


def test_from_begins_with_a_move(match: Match, file: str) -> None:
    document = json.loads(run(file, "--json", "--from", "20").output)
    assert document["moves"][0]["number"] == 20
    assert "serves" in run(file).output
    assert "ate something disgusting" not in run(file, "--from", "20").output


def test_steps_go_on_and_back_and_end(match: Match, file: str) -> None:
    result = run(file, "--step", typed="\n\nb\nnonsense\nq\n")
    assert result.exit_code == 0
    steps = [line.partition(" of ")[0] for line in result.output.splitlines() if line.startswith("Step ")]
    assert steps == ["Step 1", "Step 2", "Step 3", "Step 2", "Step 2"]
    through = run(file, "--step", typed="\n" * 500)
    assert "Score pad" in through.output
    assert run(file, "--step", typed="").exit_code == 0


def test_a_seat_sees_what_it_saw(file: str) -> None:
    assert run(file, "--seat", "1").exit_code == 0
    assert isinstance(run(file, "--seat", "9").exception, Refused)


def test_a_game_that_is_not_over_is_told_as_far_as_it_goes(tmp_path: Path) -> None:
    match = cafe(2)
    match.play(0, "draw")
    path = tmp_path / "half.json"
    path.write_bytes(match.record().to_json())
    assert "the game was not over" in run(str(path)).output


def damaged() -> Iterator[tuple[str, bytes]]:
    record = json.loads(cafe(2).record().to_json())
    yield "truncated", cafe(2).record().to_json()[:200]
    yield "empty", b""
    yield "not text", b"\xff\xfe\x00"
    yield "foreign", b'{"name": "left-pad"}'
    yield "list", b"[]"
    for name, value in [
        ("format", 99),
        ("game", "chess"),
        ("seats", 9),
        ("seats", 3),
        ("players", ["one"]),
        ("options", {"first": 77}),
        ("start", {"phase": "never"}),
        ("moves", ["0 draw"]),
        ("moves", ["7 draw"]),
        ("moves", ["-1 draw"]),
        ("moves", ["draw"]),
        ("moves", [""]),
        ("moves", ["chance draw kind=unicorn"]),
        ("moves", ["chance first seat=3"]),
        ("moves", [*record["moves"], "1 draw"]),
        ("moves", [*record["moves"], "0 clear table=3"]),
        ("moves", [*record["moves"], "9" * 5000 + " draw"]),
    ]:
        yield f"{name} {value}"[:40], json.dumps(record | {name: value}).encode()


@pytest.mark.parametrize("content", [content for _, content in damaged()], ids=[name for name, _ in damaged()])
def test_a_damaged_record_is_one_clear_sentence(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    error = run(str(path)).exception
    assert isinstance(error, BadRecord)
    assert str(error).count("\n") == 0


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    error = run(str(tmp_path / "none.json")).exception
    assert isinstance(error, BadRecord)
    assert "none.json" in str(error)


def test_the_result_is_what_the_moves_lead_to_whatever_the_record_claims(match: Match) -> None:
    lie = msgspec.structs.replace(match.record(), result=None)
    assert Playback(lie).result == match.result
