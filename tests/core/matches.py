"""Matches to test with: of Monster Café, and of Burrow with its secrets."""

from random import Random
from typing import Any

from bestiary.core.dice import key_from_seed
from bestiary.core.game import Game
from bestiary.core.match import Match
from bestiary.games.monster_cafe import GAME as CAFE
from tests.toy.game import GAME as BURROW

__all__ = ["BURROW", "CAFE", "finished", "new_match", "play_on", "snapshot"]


def new_match(game: Game, seats: int, seed: int = 7, options: dict[str, Any] | None = None) -> Match:
    """A match whose luck is that of the seed."""
    return Match(game, game.new(seats, options), key=key_from_seed(seed))


def play_on(match: Match, moves: int = 10_000, seed: int = 0) -> Match:
    """Goes on with random legal moves of random seats that are waited for."""
    random = Random(seed)
    for _ in range(moves):
        if match.over:
            break
        seat = random.choice(match.pending)
        match.play(seat, random.choice(match.legal(seat)))
    return match


def finished(game: Game, seats: int, seed: int = 7) -> Match:
    """A match that is over."""
    match = play_on(new_match(game, seats, seed), seed=seed)
    assert match.over
    return match


def snapshot(match: Match) -> object:
    """All that a match could have changed in."""
    viewers = [None, *range(match.seats)]
    return (
        match.save(),
        match.record(private=True),
        [match.told(viewer) for viewer in viewers],
        [match.view(viewer) for viewer in viewers],
        match.pending,
    )
