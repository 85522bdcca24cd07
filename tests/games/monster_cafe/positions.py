"""Positions for the tests of Monster Café, and a few ways of looking at them."""

from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from bestiary.core.dice import key_from_seed
from bestiary.core.errors import Refused
from bestiary.core.event import Event
from bestiary.core.match import Match
from bestiary.core.refusal import Refusal
from bestiary.games.monster_cafe import GAME
from bestiary.games.monster_cafe.state import CafeState
from bestiary.games.monster_cafe.view import CafeView, Collection
from tests.ending import until_over

# Who eats what, copied from the rules by hand: the tests do not believe components.toml.
EATS = {
    "eyeball": "spaghetti_and_eyeballs",
    "stinky_sock": "stinky_sock_stew",
    "sludge": "sludge_souffle",
    "roadkill": "roasted_roadkill",
    "brain": "boiled_brains",
    "toenail": "toenail_tartare",
    "dust_bunny": "deviled_dust_bunnies",
    "bellybutton_lint": "bblt",
}
REGULAR = tuple(EATS)
MONSTERS = (*REGULAR, "anything")
CARDS = (*MONSTERS, "lemon_sorbet")
MEALS = tuple(EATS.values())
PHASES = ("first_player", "removal", "deal", "starting_monsters", "draw", "turn", "seat", "sorbet", "over")

FULL = ("eyeball", "brain", "toenail", "roadkill")  # four monsters, to fill a table with


def table(meal: str, *monsters: str) -> dict[str, Any]:
    """A table of the centre."""
    return {"meal": meal, "monsters": list(monsters)}


def four_tables(*guests: Sequence[str]) -> list[dict[str, Any]]:
    """Tables 0 to 3 with different meals, and these monsters at the first of them."""
    meals = ("sludge_souffle", "stinky_sock_stew", "bblt", "deviled_dust_bunnies")
    return [table(meal, *(guests[place] if place < len(guests) else ())) for place, meal in enumerate(meals)]


def three_tables(*guests: Sequence[str]) -> list[dict[str, Any]]:
    """Tables 0 to 2 for two or three players, with meals that leave FULL in the game."""
    meals = ("sludge_souffle", "boiled_brains", "toenail_tartare")
    return [table(meal, *(guests[place] if place < len(guests) else ())) for place, meal in enumerate(meals)]


def owns(monsters: Iterable[str] = (), tables: Iterable[str] = ()) -> dict[str, Any]:
    """A collection."""
    return {"monsters": list(monsters), "tables": list(tables)}


def position(**document: Any) -> CafeState:
    """The position of a partial document."""
    state = GAME.load(document)
    assert isinstance(state, CafeState)
    return state


def started(*script: str, seed: int = 1, **document: Any) -> Match:
    """A match from a partial document; chance answers with the script first."""
    return Match(GAME, position(**document), key=key_from_seed(seed), script=script, from_position=True)


def seen(match: Match, viewer: int | None = None) -> CafeView:
    """What a viewer sees of the table."""
    view = match.view(viewer)
    assert isinstance(view, CafeView)
    return view


def collection(match: Match, seat: int) -> Collection:
    """What lies in front of a player."""
    return seen(match).collections[seat]


def guests(match: Match, place: int) -> tuple[str, ...] | None:
    """Who sits at a place; None when its table is gone."""
    return next((table.monsters for table in seen(match).centre if table.place == place), None)


def size(counts: dict[str, int]) -> int:
    """How many cards these counts are."""
    return sum(counts.values())


def options(match: Match, seat: int) -> list[str]:
    """The legal actions of a seat as texts."""
    return [match.text(action) for action in match.legal(seat)]


def told(match: Match, what: str) -> list[Event]:
    """Every event of a sort, as a spectator was told it."""
    return [event for event in match.told(None) if event.what == what]


def refused(match: Match, seat: int, action: str | int, moment: int | None = None) -> Refusal:
    """The refusal of a move; fails when the move is accepted, or when the refusal leaves a trace."""
    before = match.save(), match.record(), match.told(None), match.pending
    with pytest.raises(Refused) as caught:
        match.play(seat, action, moment)
    assert (match.save(), match.record(), match.told(None), match.pending) == before
    return caught.value.refusal


def play_defaults(match: Match) -> Match:
    """Plays to the end as if everybody's time always ran out."""
    for _ in until_over(match):
        seat = match.pending[0]
        match.play(seat, match.state.default(seat))
    return match
