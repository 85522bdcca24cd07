import json
from pathlib import Path
from typing import Any

from tests.cli.command import ROOT, ask, run

QUICK = ("--players", "random,random,random", "--games", "60", "--seed", "1")


def document(*arguments: str) -> dict[str, Any]:
    answer = ask("sim", "monster_cafe", *arguments, "--json")
    assert answer.code == 0
    found: dict[str, Any] = json.loads(answer.out)
    return found


def test_tables_for_people() -> None:
    answer = run("sim", "monster_cafe", "--players", "sensible,random,random", "--games", "12", "--seed", "1")

    assert answer.code == 0
    assert answer.err == ""
    lines = answer.out.splitlines()
    assert lines[0] == "Monster Café, 3 players, 12 games, seed 1"
    assert "95 % interval" in answer.out
    assert [line.split()[:2] for line in lines if line.startswith("random")] == [["random", "2"]]
    assert lines[-1].startswith("Speed: ")
    assert all(len(line) <= 80 for line in lines)


def test_equal_seeds_give_equal_statistics_apart_from_the_speed() -> None:
    one, two = document(*QUICK, "--workers", "1"), document(*QUICK, "--workers", "2")

    assert one.pop("speed")["workers"] == 1
    assert two.pop("speed")["workers"] == 2
    assert json.dumps(one) == json.dumps(two)


def test_other_seeds_give_other_games() -> None:
    assert document(*QUICK)["length"] != document(*QUICK[:-1], "2")["length"]


def test_without_a_seed_one_is_chosen_and_told() -> None:
    first = document("--players", "random,random", "--games", "20")
    again = document("--players", "random,random", "--games", "20", "--seed", str(first["seed"]))

    assert first["seats"] == again["seats"]


def test_the_usual_players_are_sensible_and_random() -> None:
    assert document("--games", "1")["players"] == ["sensible", "random", "random", "random"]
    assert document("--games", "1", "--seats", "2")["players"] == ["sensible", "random"]


def test_options_of_the_game() -> None:
    found = document("--players", "random,random", "--games", "5", "--removed", "sludge,brain", "--first", "1")

    assert found["options"] == {"first": 1, "removed": ["sludge", "brain"]}


def test_a_long_option_is_told_in_one_line() -> None:
    printing = ROOT / "bestiary" / "games" / "monster_baby_rescue" / "components.toml"

    simulated = ask("sim", "monster_baby_rescue", "--printing", f"@{printing}", "--games", "1", "--workers", "1")
    checked = ask("conformance", "monster_baby_rescue", "--printing", f"@{printing}", "--seats", "2", "--games", "1")

    assert simulated.code == checked.code == 0
    assert simulated.out.splitlines()[1].startswith("  printing: # Monster Baby Rescue: component data.")
    assert len(simulated.out.splitlines()) < 20
    assert len(checked.out.splitlines()) < 20


def test_any_game_of_a_simulation_can_be_recorded_and_verified(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    who = ("--players", "sensible,random", "--seed", "1")
    answer = ask("sim", "monster_cafe", *who, "--only", "3", "--record", str(file))

    assert answer.code == 0
    verdict = json.loads(ask("verify", str(file), "--json").out)
    assert verdict["verified"] is True
    assert verdict["players"] == ["sensible", "random"]


def test_a_game_that_is_not_installed_is_named_by_its_module() -> None:
    answer = run("sim", "tests.toy.game:GAME", *QUICK, "--json")

    assert answer.code == 0
    assert json.loads(answer.out)["games"] == 60


def test_turns_are_shown_where_a_game_counts_them() -> None:
    short = ("--players", "random,random,random", "--games", "2", "--seed", "1", "--max-turns", "3")
    found = json.loads(ask("sim", "munchkin_babies", *short, "--json").out)["turns"]
    assert (found["lowest"], found["highest"], found["histogram"]) == (3, 3, {"3": 2})
    assert "3       2  ####" in ask("sim", "munchkin_babies", *short).out
    assert document(*QUICK)["turns"]["mean"] > 3


def test_a_budget_of_lines_gives_the_same_games_and_one_of_seconds_says_that_it_may_not() -> None:
    who = ("--players", "sharp:lines=12,random", "--seed", "5")
    assert document("--games", "3", *who)["seats"] == document("--games", "3", *who)["seats"]
    assert document("--games", "1", *who)["by_the_clock"] == []
    timed = ("--players", "sharp:seconds=0.001,random", "--games", "1")
    assert document(*timed)["by_the_clock"] == ["sharp:seconds=0.001"]
    answer = run("sim", "monster_cafe", *timed)
    assert "The same seed may give other games;\nwith sharp:lines=200 it gives the same." in answer.out
