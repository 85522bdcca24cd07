"""Every game that is kept goes as it went: whoever changes the rules sees in a diff what that does to a whole game."""

import pytest

from bestiary.core.options import describe
from bestiary.core.registry import games
from tests.playthroughs.modes import MODES, Mode
from tests.playthroughs.playthrough import FOLDER, path, playthrough, stored_moves

OURS = [game for game in games().values() if type(game).__module__.startswith("bestiary.games.")]


@pytest.mark.parametrize("mode", MODES, ids=[mode.id for mode in MODES])
def test_a_stored_game_goes_as_it_went(mode: Mode) -> None:
    found = path(mode).read_text(encoding="utf-8")
    assert playthrough(mode, stored_moves(mode)).splitlines() == found.splitlines()


def test_there_is_a_file_for_each_mode_and_no_other() -> None:
    assert sorted(FOLDER.glob("*/*.txt")) == sorted(path(mode) for mode in MODES)


@pytest.mark.parametrize("game", OURS, ids=[game.id for game in OURS])
def test_every_number_of_seats_at_the_ends_and_every_option_is_there(game) -> None:  # type: ignore[no-untyped-def]
    modes = [mode for mode in MODES if mode.game == game.id]
    seats = {mode.seats for mode in modes}
    assert {game.seats[0], game.usual_seats, game.seats[-1]} <= seats
    assert {name for mode in modes for name in mode.options} == {option.name for option in describe(game.options)}


@pytest.mark.parametrize("game", OURS, ids=[game.id for game in OURS])
def test_every_value_that_can_be_named_is_there(game) -> None:  # type: ignore[no-untyped-def]
    for option in describe(game.options):
        chosen = [mode.options.get(option.name, option.default) for mode in MODES if mode.game == game.id]
        assert option.kind != "choice" or set(option.values) <= set(chosen), option.name


def test_a_game_goes_on_by_itself_behind_a_move_that_is_forbidden() -> None:
    mode = MODES[0]
    moves = stored_moves(mode)
    text = playthrough(mode, [*moves[:3], (moves[3][0], "clear table=9")])
    assert "ranking: " in text
    assert text != path(mode).read_text(encoding="utf-8")
    assert [f"{seat} {move}" for seat, move in moves[:3]] == [
        line.rpartition("  of ")[0] for line in text.splitlines() if line[:1].isdigit()
    ][:3]
