from enum import Enum
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal

import click
import pytest
from click.testing import CliRunner, Result
from msgspec import Meta

from bestiary.cli import game_options
from bestiary.cli.game_options import GameCommand
from bestiary.cli.mistakes import sentence
from bestiary.core.game import Game
from bestiary.core.options import Options
from bestiary.games.monster_cafe.game import MonsterCafe


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


class MadeUpOptions(Options, frozen=True):
    rounds: Annotated[int, Meta(ge=1, le=9, description="How many rounds.")] = 3
    quick_start: Annotated[bool, Meta(description="Begin at once.")] = False
    duck: bool = True
    mood: Literal["calm", "wild"] = "calm"
    colour: Colour = Colour.RED
    decks: tuple[Literal["base", "sea", "sky"], ...] = ("base",)
    numbers: list[int] = []  # noqa: RUF012
    pair: tuple[int, str] = (1, "a")
    nick: str | None = None
    limit: Annotated[int | None, Meta(description="Stop there.")] = 5
    story: Annotated[str, Meta(max_length=40)] = ""
    factor: Annotated[float, Meta(gt=0)] = 1.0
    seed: int = 0


class MadeUp(MonsterCafe):
    id = "made_up"
    name = "Made Up"
    options: ClassVar[type[Options]] = MadeUpOptions  # type: ignore[assignment]


GAME = MadeUp()
seen: dict[str, Any] = {}


@click.command(cls=GameCommand)
@click.option("--seed", default="none")
@click.option("--loud", is_flag=True)
def probe(game: Game, options: dict[str, Any], seed: str, loud: bool) -> None:
    """Looks at what arrives."""
    game.check(4, options)
    seen.update(game=game, options=options, seed=seed, loud=loud)


@pytest.fixture(autouse=True)
def made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_options, "import_game", lambda name: GAME)
    monkeypatch.setattr(game_options, "games", lambda: {"made_up": GAME})
    seen.clear()


def invoke(*arguments: str) -> Result:
    return CliRunner().invoke(probe, arguments, standalone_mode=False)


def options_of(*arguments: str) -> Any:
    result = invoke(*arguments)
    assert result.exception is None, result.exception
    return seen["options"]


def complaint(*arguments: str) -> str:
    error = invoke(*arguments).exception
    assert isinstance(error, click.UsageError), error
    return sentence(error)


def test_only_what_was_given_arrives() -> None:
    assert options_of("made_up") == {}
    assert seen["game"] is GAME


@pytest.mark.parametrize(
    ("arguments", "options"),
    [
        (["--rounds", "5"], {"rounds": 5}),
        (["--rounds=5"], {"rounds": 5}),
        (["--quick-start"], {"quick_start": True}),
        (["--no-quick-start"], {"quick_start": False}),
        (["--no-duck"], {"duck": False}),
        (["--mood", "wild"], {"mood": "wild"}),
        (["--colour", "blue"], {"colour": "blue"}),
        (["--decks", "sea,sky"], {"decks": ("sea", "sky")}),
        (["--decks", "sea, base"], {"decks": ("sea", "base")}),
        (["--numbers", "3,-1"], {"numbers": [3, -1]}),
        (["--numbers", ""], {"numbers": []}),
        (["--pair", "7,seven"], {"pair": (7, "seven")}),
        (["--nick", "Zed"], {"nick": "Zed"}),
        (["--nick", "none"], {"nick": None}),
        (["--limit", "9"], {"limit": 9}),
        (["--limit", "none"], {"limit": None}),
        (["--factor", "0.5"], {"factor": 0.5}),
        (["--mood", "wild", "--rounds", "2"], {"mood": "wild", "rounds": 2}),
    ],
)
def test_every_sort_of_option_becomes_a_flag(arguments: list[str], options: dict[str, Any]) -> None:
    assert options_of("made_up", *arguments) == options
    assert options_of(*arguments, "made_up") == options


def test_a_flag_of_the_command_is_not_taken_away() -> None:
    assert options_of("made_up", "--seed", "4", "--loud", "--game-seed", "5") == {"seed": 5}
    assert (seen["seed"], seen["loud"]) == ("4", True)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--rounds", "many"], "'many' is not a whole number, 1 or more, 9 or less."),
        (["--rounds", "10"], "'10' is not a whole number, 1 or more, 9 or less."),
        (["--mood", "wlid"], "'wlid' is not one of them; did you mean 'wild'?"),
        (["--colour", "bleu"], "'bleu' is not one of them; did you mean 'blue'?"),
        (["--decks", "base,see"], "'see' is not one of them; did you mean 'sea'?"),
        (["--numbers", "1,x"], "'x' is not a whole number."),
        (["--pair", "1"], "'1' is not of the form NUMBER,TEXT."),
        (["--factor", "0"], "'0' is not a number, more than 0."),
        (["--limit", "x"], "'x' is not a whole number."),
        (["--ronds", "3"], "There is no option '--ronds'. Did you mean '--rounds'?"),
        (["--quick-strat"], "Did you mean '--quick-start'?"),
    ],
)
def test_a_wrong_value_is_answered_with_the_right_ones(arguments: list[str], words: str) -> None:
    assert words in complaint("made_up", *arguments)


@pytest.mark.parametrize("name", ["nick", "story"])
def test_a_text_may_lie_in_a_file(tmp_path: Path, name: str) -> None:
    file = tmp_path / "text.toml"
    file.write_bytes("\ufeffone = 'Café'\r\ntwo = 2\n".encode())

    assert options_of("made_up", f"--{name}", f"@{file}") == {name: "one = 'Café'\ntwo = 2\n"}
    assert options_of("made_up", f"--{name}=@{file}") == {name: "one = 'Café'\ntwo = 2\n"}


@pytest.mark.parametrize(("given", "text"), [("@@home", "@home"), ("@@@", "@@"), ("me@home", "me@home")])
def test_a_text_that_begins_with_the_sign_itself(given: str, text: str) -> None:
    assert options_of("made_up", "--story", given) == {"story": text}


def test_only_texts_lie_in_files(tmp_path: Path) -> None:
    file = tmp_path / "number"
    file.write_text("5")

    assert "is not a whole number" in complaint("made_up", "--rounds", f"@{file}")
    assert "is not one of them" in complaint("made_up", "--mood", f"@{file}")


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    binary, long = tmp_path / "binary", tmp_path / "long"
    binary.write_bytes(b"\xff\xfe")
    long.write_text("x" * 41)

    def said(path: Path | str) -> str:
        return complaint("made_up", "--story", f"@{path}").replace(str(tmp_path), "HERE")

    assert said(tmp_path / "none") == "Invalid value for '--story': HERE/none: there is no such file."
    assert said(tmp_path) == "Invalid value for '--story': HERE: this is a folder, not a file."
    assert said(binary) == "Invalid value for '--story': HERE/binary: this is not text in UTF-8."
    assert said(long) == "Invalid value for '--story': it has 41 characters, and 40 are the most."
    assert "it cannot be read: embedded null byte" in said("a\0b")
    assert "there is no such file" in said("") or "this is a folder" in said("")


def test_help_says_how_to_give_a_file() -> None:
    assert "A TEXT may lie in a file: @FILE. One that begins with @ is written with @@." in invoke(
        "made_up", "--help"
    ).output.replace("\n", " ")


def test_help_shows_the_options_of_the_game() -> None:
    shown = invoke("made_up", "--help").output

    assert "Options of Made Up:" in shown
    for text in ("--rounds NUMBER", "How many rounds. Without it: 3.", "--quick-start / --no-quick-start"):
        assert text in shown
    for text in ("--mood calm|wild", "--colour red|blue", "--game-seed NUMBER", "Without it: no."):
        assert text in shown


def test_help_without_a_game_says_where_to_find_them() -> None:
    assert "GAME --help" in invoke("--help").output


def test_without_a_game_the_games_are_named() -> None:
    assert complaint() == "Say which game: made_up."
