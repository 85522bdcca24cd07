"""What is offered: letters on the board, numbers for the rest, the most wanted first; and cards that are asked for."""

import io
import time
from pathlib import Path

import pytest
from rich.console import Console

import bestiary
from bestiary.cli.sim_report import _rate
from bestiary.core.event import Event
from bestiary.core.seats import EVERYONE
from bestiary.core.view import Choice
from bestiary.terminal import beats
from bestiary.terminal.cards import describe
from bestiary.terminal.offer import LETTERS, Offer
from tests.terminal.drawing import drawn
from tests.terminal.play import Sitting, typing, words


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who leaves a game saves it."""
    monkeypatch.chdir(tmp_path)


def choice(number: int, text: str, label: str, *places: str, **more: object) -> Choice:
    return Choice(number, text, label, places, **more)  # type: ignore[arg-type]


def test_a_letter_and_a_number_stand_for_the_same_choice() -> None:
    offer = Offer([choice(4, "go to=1", "Go there", "hex:1")], carries=lambda place: place.startswith("hex:"))
    assert offer.find("a") is offer.find("1") is offer.choices[0]
    assert offer.name(offer.choices[0]) == "a"
    assert offer.find("2") is None
    assert "q" not in LETTERS  # it quits


def test_to_let_it_be_comes_first_and_what_is_only_laid_out_last() -> None:
    lay = choice(1, "lay card=x", "Lay down x", final=False)
    play = choice(2, "play card=y", "Play y")
    let_be = choice(3, "pass", "Let it be")
    clear = choice(4, "clear", "Clear the tray")
    assert Offer([clear, lay, play, let_be], closing=3).choices == [let_be, play, lay, clear]


def test_what_begins_alike_is_said_once_and_a_number_never_stands_alone_at_the_end_of_a_line() -> None:
    names = ["Blue ice mutant", "Rune monster, red below", "Desert monster", "Grassland", "Big Monster head"]
    shown = drawn(Offer([choice(at, f"keep kind={at}", f"Keep the {name}") for at, name in enumerate(names)]).draw())
    assert shown.count("Keep the") == 1
    for number, name in enumerate(names, start=1):
        assert f"{number} {name}" in shown


def test_a_letter_is_typed_to_go_there() -> None:
    match = bestiary.new("wombat_rescue", 1, seed=1, options={"max_turns": 3})
    sitting = Sitting(match, typing("a", "z", "quit"))
    shown = words(sitting.run())
    assert match.record().moves[0] is not None
    assert "moves 1 east" in shown
    assert "Letters on the board" in shown


def test_a_card_is_read_on_request() -> None:
    match = bestiary.new("munchkin_babies", 3, seed=2)
    view = match.view(0)
    name = view.hand[0].name  # type: ignore[attr-defined]
    (told,) = describe(view, name)
    assert told.plain.startswith(name)
    assert describe(view, "no such thing") == []
    sitting = Sitting(match, typing(f"card {name}", "card nonsense", "card"))
    sitting.run()
    assert name in sitting.answer_to(f"card {name}")
    assert "Nothing that you can see is called" in sitting.answer_to("card nonsense")


def test_a_scene_takes_a_beat_at_a_terminal_only(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []
    monkeypatch.setattr(time, "sleep", waited.append)
    caught = [Event("caught", EVERYONE, 0, {})]
    beats.beat(Console(file=io.StringIO(), force_terminal=False), "wombat_rescue", caught)
    assert waited == []
    beats.beat(Console(file=io.StringIO(), force_terminal=True), "wombat_rescue", caught)
    assert waited == [beats.BEAT]


@pytest.mark.parametrize("games", [0.004, 0.4, 3, 12.7, 5000])
def test_a_simulation_never_says_that_it_plays_no_games(games: float) -> None:
    assert float(_rate(games).replace(",", "")) > 0
