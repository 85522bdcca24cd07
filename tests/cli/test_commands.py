import json
import subprocess
import sys

import pytest

import bestiary
from bestiary.cli.commands import COMMANDS
from bestiary.core.registry import games
from tests.cli.command import ask, run


def test_bestiary_alone_says_what_it_can_do() -> None:
    answer = run()

    assert answer.code == 0
    assert "Examples:" in answer.out
    for name in COMMANDS:
        assert f"  {name} " in answer.out


def test_version_says_whether_it_is_compiled() -> None:
    how = "compiled" if bestiary.compiled() else "plain Python"
    assert ask("--version").out == f"bestiary {bestiary.__version__}, {how}\n"


@pytest.mark.parametrize("name", list(COMMANDS))
def test_every_command_has_help_for_every_option(name: str) -> None:
    answer = ask(name, "--help")

    assert answer.code == 0
    assert answer.out.startswith(f"Usage: bestiary {name}")
    for line in answer.out.splitlines():
        if line.startswith("  --"):
            assert "  " in line.strip() or len(line) > 24, f"{line!r} has no help"


def test_listing_the_games_imports_no_command_that_is_not_used() -> None:
    script = (
        "import sys; from bestiary.cli import main; main(['games'])\n"
        "loaded = [name for name in sys.modules if name.startswith(('bestiary.lab', 'bestiary.terminal', 'asyncio'))]\n"
        "sys.exit(f'{loaded}' if loaded else 0)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stderr


def test_games_are_listed_with_players_and_minutes() -> None:
    answer = ask("games")

    assert "monster_cafe" in answer.out
    assert "2-4" in answer.out


@pytest.mark.parametrize("game", games())
def test_the_rules_begin_with_what_is_invented(game: str) -> None:
    invented = games()[game].invented

    whole = " ".join(ask("rules", game).out.split())

    assert whole.startswith(invented)
    assert invented not in " ".join(ask("rules", game, "players").out.split())


def test_games_as_json() -> None:
    listed = json.loads(ask("games", "--json").out)

    assert next(game for game in listed if game["id"] == "monster_cafe")["players"] == [2, 3, 4]


def test_all_rules_in_their_sections() -> None:
    answer = ask("rules", "monster-cafe")

    assert answer.out.index("6. Lemon sorbet") < answer.out.index("MC-031") < answer.out.index("7. Clear action")
    assert "`" not in answer.out


def test_a_rule_by_its_number() -> None:
    answer = ask("rules", "monster_cafe", "mc-031")

    assert "MC-031" in answer.out
    assert "MC-032" not in answer.out


def test_rules_with_all_of_the_words() -> None:
    found = json.loads(ask("rules", "monster_cafe", "SORBET", "kind", "--json").out)

    assert "MC-031" in [rule["id"] for rule in found]
    assert all("sorbet" in f"{rule['text']}{rule['section']}".casefold() for rule in found)


def test_no_rule_found() -> None:
    answer = ask("rules", "monster_cafe", "sorbett")

    assert answer == (1, "", "Monster Café has no rule about 'sorbett'. Did you mean 'sorbet'?\n")


def test_no_rule_found_as_json() -> None:
    answer = ask("rules", "monster_cafe", "zzzzzz", "--json")

    assert answer.code == 1
    assert json.loads(answer.out) == []


def test_bench_says_how_it_runs_and_what_it_measured() -> None:
    answer = ask("bench", "monster_cafe", "--seconds", "0.1")

    assert ("compiled" if bestiary.compiled() else "plain Python") in answer.out
    assert "Moves/s" in answer.out


def test_bench_as_json() -> None:
    document = json.loads(ask("bench", "monster_cafe", "--seconds", "0.1", "--json").out)

    assert document["compiled"] is bestiary.compiled()
    (speed,) = document["games"]
    assert speed["moves_per_second"] > 1000
    assert speed["clone_us"] > 0
