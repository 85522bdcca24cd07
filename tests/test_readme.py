"""The README's commands and examples run as they stand."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import bestiary
from tests.ending import until_over

GAMES = Path(__file__).parents[1] / "bestiary" / "games"
README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
LINES = re.findall(r"^    bestiary (.+?)(?:  +#.*)?$", README, flags=re.MULTILINE)
ELSEWHERE = ("serve", "move-database")  # tests/browser runs the one, tests/server/test_move_database.py the other
COMMANDS = [line for line in LINES if not line.startswith(ELSEWHERE)]
EXAMPLES = re.findall(r"^```python\n(.*?)^```", README, flags=re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("command", COMMANDS)
def test_command_runs(command: str, tmp_path: Path) -> None:
    match = bestiary.new("monster_cafe", seats=2, seed=1)
    for _ in until_over(match):
        match.play(match.pending[0], match.legal(match.pending[0])[0])
    (tmp_path / "game.json").write_bytes(match.record().to_json())
    (tmp_path / "mine.toml").write_text((GAMES / "monster_baby_rescue" / "components.toml").read_text())
    layouts = (GAMES / "wombat_rescue" / "components.toml").read_text().split("[[layout]]\n")
    (tmp_path / "map.toml").write_text(layouts[1])
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-P", "-m", "bestiary", *command.split()],
        cwd=tmp_path,
        env=environment,
        input="quit\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("example", EXAMPLES)
def test_example_runs(example: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(example, "README.md", "exec"), {"bestiary": bestiary})
    printed = capsys.readouterr().out
    assert printed
    if "why_not" in example:
        assert f"`{printed.strip()}`" in README


def test_the_readme_names_every_command() -> None:
    from bestiary.cli.commands import COMMANDS as KNOWN

    named = {line.split()[0] for line in LINES}
    assert named >= set(KNOWN) - {"resume"}
