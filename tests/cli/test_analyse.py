"""`bestiary analyse FILE`: how a finished game went."""

import json
from pathlib import Path

import pytest

import bestiary
from tests.cli.command import ask
from tests.ending import until_over


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    match = bestiary.new("monster_cafe", seats=2, seed=5, players=["Ann", "Ben"])
    for _ in until_over(match):
        seat = match.pending[0]
        match.play(seat, match.legal(seat)[-1])
    path = tmp_path_factory.mktemp("analyse") / "game.json"
    path.write_bytes(match.record().to_json())
    return path


def test_a_graph_and_a_sentence_for_everybody(file: Path) -> None:
    answer = ask("analyse", str(file), "--seconds", "0.3")
    assert answer.code == 0, answer.err
    lines = answer.out.splitlines()
    bars = [line for line in lines if line.rstrip().endswith("%") and set(line) & set("▁▂▃▄▅▆▇█")]
    assert [line.split()[0] for line in bars] == ["Ann", "Ben"]
    assert sorted(line.split()[-2] for line in bars) == ["0", "100"]
    assert any(line.startswith(("Ann won", "Ann came")) for line in lines)
    assert any(line.startswith(("Ben won", "Ben came")) for line in lines)


def test_as_json(file: Path) -> None:
    document = json.loads(ask("analyse", str(file), "--seconds", "0.3", "--json").out)
    record = json.loads(file.read_text())
    assert document["players"] == ["Ann", "Ben"]
    for moment in document["moments"]:
        assert record["moves"][moment["number"] - 1] == f"{moment['seat']} {moment['text']}"
        assert sum(moment["chances"]) == pytest.approx(1.0, abs=0.03)


def test_a_game_that_is_not_over_and_one_that_is_not_true(file: Path, tmp_path: Path) -> None:
    match = bestiary.new("monster_cafe", seats=2, seed=1)
    (tmp_path / "middle.json").write_bytes(match.record().to_json())
    answer = ask("analyse", str(tmp_path / "middle.json"))
    assert answer.code == 1
    assert "not over" in answer.err
    record = json.loads(file.read_text())
    (tmp_path / "false.json").write_text(json.dumps({**record, "end": "0" * 64}))
    assert ask("analyse", str(tmp_path / "false.json")).code == 1
    assert "no such file" in ask("analyse", str(tmp_path / "none.json")).err
