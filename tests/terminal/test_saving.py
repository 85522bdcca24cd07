"""Nothing is lost: a game is saved when it is asked for, and when its player leaves in any way."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bestiary.core.match import Match
from bestiary.core.record import Record, digest, verify
from bestiary.terminal.company import Company
from bestiary.terminal.save_file import NotSaved, SaveFile
from tests.terminal.play import Sitting, cafe, playing, typing, words

DEFAULT = "monster_cafe-1.json"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def read(name: str) -> Record:
    return Record.from_json(Path(name).read_bytes())


def test_save_and_resume_give_the_same_position_and_the_same_future() -> None:
    match = cafe(3)
    sitting = Sitting(match, typing("1", "1", "save mine.json"))
    sitting.run()
    assert "bestiary resume mine.json" in sitting.answer_to("save mine.json")
    again = Match.resume(read("mine.json"))
    assert digest(again.state) == digest(match.state)
    for game in (match, again):
        game.play(game.pending[0], game.legal(game.pending[0])[0])
    assert digest(again.state) == digest(match.state)


def raise_interrupt(_: Sitting) -> str:
    raise KeyboardInterrupt


def raise_end(_: Sitting) -> str:
    raise EOFError


@pytest.mark.parametrize("leave", [raise_interrupt, raise_end, lambda _: "quit", lambda _: "q"])
def test_leaving_saves_and_says_how_to_go_on(leave: Callable[[Sitting], str]) -> None:
    match = cafe(4)
    sitting = Sitting(match, lambda sitting: "1" if len(sitting.typed) < 3 else leave(sitting))
    shown = sitting.run()
    assert f"bestiary resume {DEFAULT}" in shown
    assert digest(Match.resume(read(DEFAULT)).state) == digest(match.state)


def test_an_interrupt_while_a_bot_thinks_saves_too(monkeypatch: pytest.MonkeyPatch) -> None:
    match = cafe(4)
    company = Company.gather(match.game, 4, 0)

    def interrupted(seat: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(company, "bot", interrupted)
    Sitting(match, playing(lambda _: "1"), company).run()
    assert digest(Match.resume(read(DEFAULT)).state) == digest(match.state)


def test_a_file_of_somebody_else_is_never_overwritten(folder: Path) -> None:
    (folder / "other.json").write_text("mine")
    (folder / DEFAULT).write_text("mine too")
    sitting = Sitting(cafe(), typing("save other.json"))
    shown = sitting.run()
    assert "choose another name" in words(sitting.answer_to("save other.json"))
    assert (folder / "other.json").read_text() == "mine"
    assert (folder / DEFAULT).read_text() == "mine too"
    assert "bestiary resume monster_cafe-2.json" in shown
    assert sorted(path.name for path in folder.iterdir()) == [DEFAULT, "monster_cafe-2.json", "other.json"]


def test_a_game_is_saved_again_to_its_own_file(folder: Path) -> None:
    Sitting(cafe(), typing("save a.json", "1", "save", "1")).run()
    assert [path.name for path in folder.iterdir()] == ["a.json"]
    record = read("a.json")
    match = Match.resume(record)
    Sitting(match, typing("1"), Company.of_record(match.game, record), Path("a.json")).run()
    assert [path.name for path in folder.iterdir()] == ["a.json"]
    assert len(read("a.json").moves) > len(record.moves)


def test_a_finished_game_can_be_kept_and_verified() -> None:
    sitting = Sitting(cafe(), playing(lambda _: "1", ["save end.json"]))
    sitting.run()
    assert "bestiary verify end.json" in sitting.answer_to("save end.json")
    assert verify(read("end.json")).over


def test_an_older_save_of_a_finished_game_is_brought_up_to_date() -> None:
    Sitting(cafe(), playing(lambda sitting: "1" if sitting.typed else "save early.json")).run()
    assert read("early.json").result is not None


def test_a_finished_game_leaves_no_file_that_nobody_asked_for(folder: Path) -> None:
    Sitting(cafe(), playing(lambda _: "1")).run()
    assert list(folder.iterdir()) == []


def test_where_nothing_can_be_written_here_the_game_is_saved_elsewhere(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = folder / "home"
    home.mkdir()
    monkeypatch.setattr(Path, "home", lambda: home)
    file = SaveFile(cafe())
    write = file._write

    def only_at_home(path: Path) -> None:
        if path.parent != home:
            raise PermissionError(13, "Permission denied")
        write(path)

    monkeypatch.setattr(file, "_write", only_at_home)
    with pytest.raises(NotSaved, match="Permission denied"):
        file.save("x.json")
    assert file.save_somewhere() == home / DEFAULT
    assert verify(read(str(home / DEFAULT)))


def test_a_saved_game_knows_who_sat_where() -> None:
    match = cafe(4)
    company = Company.gather(match.game, 4, 2, ["random", "sensible"])
    named = Match(match.game, match.game.new(4), players=company.players("Ada"))
    record = named.record(private=True)
    again = Company.of_record(match.game, record)
    assert (again.seat, again.bot_names) == (2, {0: "random", 1: "sensible", 3: "sensible"})
    assert company.flags(record, match.game) == ""
    other = Match(match.game, match.game.new(4)).record(private=True)  # names that say nothing
    assert company.flags(other, match.game) == " --seat 2 --bots random,sensible,sensible"
