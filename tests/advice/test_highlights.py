"""The moments that the end of a game shows: told from the game itself, each another one, in their order."""

from __future__ import annotations

import pytest

from bestiary.advice.highlights import highlights
from bestiary.core.game import Game
from bestiary.core.registry import games
from tests.advice.test_analysis import played


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_four_moments_of_every_game_are_told_and_can_be_found_again(game: Game) -> None:
    record = played(4, 3, game)
    found = highlights(record, game)
    assert len(found) == 4
    numbers = [one.number for one in found]
    assert numbers == sorted(set(numbers))
    assert numbers[0] >= 1
    assert numbers[-1] <= len(record.moves)
    for one in found:
        assert one.title
        assert any(one.text.startswith(f"{name}: ") for name in record.players)
        assert not record.moves[one.number - 1].startswith("chance"), "a move of somebody, not of chance"
    assert "player " not in " ".join(one.text for one in found)
