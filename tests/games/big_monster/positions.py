"""Positions for the tests of Big Monster, and a few ways of looking at them."""

from collections.abc import Iterable
from typing import Any

import pytest

from bestiary.core.dice import key_from_seed
from bestiary.core.errors import Refused
from bestiary.core.event import Event
from bestiary.core.match import Match
from bestiary.core.refusal import Refusal
from bestiary.games.big_monster import GAME
from bestiary.games.big_monster.state import BigMonsterState
from bestiary.games.big_monster.view import BigMonsterView, PlacedTile
from tests.ending import until_over

EXPLORERS = [f"explorer-{number:02d}" for number in range(1, 13)]
# Explorers that carry no crystals and count nothing that the test at hand is about.
PLAIN = ["explorer-04", "explorer-01"]

Tile = tuple[str, int, int]


def tiles(*laid: Tile) -> list[dict[str, Any]]:
    """A zone for a document."""
    return [{"kind": kind, "x": x, "y": y} for kind, x, y in laid]


def column(kind: str, count: int, x: int = 2, y: int = 0) -> list[Tile]:
    """Some upright tiles one below the other, to the right of the explorer."""
    return [(kind, x, y + 2 * number) for number in range(count)]


def position(**document: Any) -> BigMonsterState:
    """The position of a partial document."""
    state = GAME.load({"game": "big_monster", **document})
    assert isinstance(state, BigMonsterState)
    return state


def started(*script: str, seed: int = 1, **document: Any) -> Match:
    """A match from a partial document; chance answers with the script first."""
    return Match(GAME, position(**document), key=key_from_seed(seed), script=script, from_position=True)


def new(seats: int, *script: str, seed: int = 1, **options: Any) -> Match:
    """A new match."""
    return Match(GAME, GAME.new(seats, options), key=key_from_seed(seed), script=script)


def seen(match: Match | BigMonsterState, viewer: int | None = None) -> BigMonsterView:
    view = match.view(viewer)
    assert isinstance(view, BigMonsterView)
    return view


def texts(match: Match, seat: int) -> list[str]:
    return [match.text(action) for action in match.legal(seat)]


def told(match: Match, what: str, viewer: int | None = None) -> list[Event]:
    return [event for event in match.told(viewer) if event.what == what]


def refused(match: Match, seat: int, action: str | int) -> Refusal:
    """Why a move is refused; it must change nothing."""
    before = match.save(), match.pending, [match.told(viewer) for viewer in (*range(match.seats), None)]
    with pytest.raises(Refused) as refusal:
        match.play(seat, action)
    after = match.save(), match.pending, [match.told(viewer) for viewer in (*range(match.seats), None)]
    assert before == after
    return refusal.value.refusal


def placing(*laid: Tile, kind: str, explorer: str = "explorer-04", **document: Any) -> Match:
    """Three players in the last turn but one, who have kept tiles; seat 0 has these tiles and is to place another."""
    document = {"round": 2, "turn": 8, "seats": 3, **document}
    return started(phase="place", chosen=[explorer], zones=[tiles(*laid)], placing=[kind], **document)


def zone(match: Match, seat: int = 0) -> tuple[PlacedTile, ...]:
    return seen(match, seat).zones[seat].tiles


def parts(match: Match | BigMonsterState, seat: int = 0) -> dict[str, int]:
    return seen(match, seat).parts[seat]


def scored(*laid: Tile, explorer: str = "explorer-04", **document: Any) -> dict[str, int]:
    """The parts of the score of a zone."""
    options = document.pop("options", {})
    seats = document.pop("seats", 6)
    state = position(seats=seats, round=2, turn=9, chosen=[explorer], zones=[tiles(*laid)], options=options, **document)
    return parts(state)


def levels(*laid: Tile, explorer: str = "explorer-04") -> list[int]:
    state = position(seats=6, round=2, turn=9, chosen=[explorer], zones=[tiles(*laid)])
    return [tile.level for tile in seen(state).zones[0].tiles]


def crystals(*laid: Tile, explorer: str = "explorer-04") -> dict[str, int]:
    state = position(seats=6, round=2, turn=9, chosen=[explorer], zones=[tiles(*laid)])
    found = seen(state).zones[0].crystals
    counts = {colour: sum(crystal.colour == colour for crystal in found) for colour in ("green", "red", "blue")}
    return {colour: count for colour, count in counts.items() if count}


def play_defaults(match: Match, until: int = 10_000) -> Match:
    """Plays on as if everybody's time always ran out."""
    for _ in zip(range(until), until_over(match), strict=False):
        seat = match.pending[0]
        match.play(seat, match.state.default(seat))
    return match


def keep_all(match: Match, seats: Iterable[int] | None = None) -> None:
    """Everybody keeps the first tile of their hand."""
    for seat in seats if seats is not None else match.pending:
        match.play(seat, match.state.default(seat))
