"""Positions for the tests of Munchkin Babies, and a few ways of looking at them."""

from collections.abc import Iterable
from typing import Any

import pytest

from bestiary.core.dice import key_from_seed
from bestiary.core.errors import Refused
from bestiary.core.event import Event
from bestiary.core.match import Match
from bestiary.core.refusal import Refusal
from bestiary.games.munchkin_babies import GAME
from bestiary.games.munchkin_babies.babies.baby import Baby
from bestiary.games.munchkin_babies.cards.deck import IDS
from bestiary.games.munchkin_babies.phases import NAMES
from bestiary.games.munchkin_babies.state import BabiesState
from bestiary.games.munchkin_babies.view import BabiesView, Fight
from tests.ending import until_over


def baby(level: int = 1, **document: Any) -> dict[str, Any]:
    """A character."""
    return {"level": level, **document}


def position(*babies: dict[str, Any], **document: Any) -> BabiesState:
    """The position of a partial document; three players, or as many as are named."""
    document.setdefault("seats", max(3, len(babies)))
    state = GAME.load({"babies": list(babies), **document})
    assert isinstance(state, BabiesState)
    return state


def game(*babies: dict[str, Any], script: Iterable[str] = (), seed: int = 1, **document: Any) -> Match:
    """A match from there; chance answers with the script first."""
    state = position(*babies, **document)
    return Match(GAME, state, key=key_from_seed(seed), script=script, from_position=True)


def fight(*foes: str | dict[str, Any], fighter: int = 0, **document: Any) -> dict[str, Any]:
    """A combat."""
    return {"fighter": fighter, "foes": list(foes), **document}


def now(match: Match) -> BabiesState:
    """A copy of the position, secrets and all."""
    state = match.state
    assert isinstance(state, BabiesState)
    return state


def phase(match: Match) -> str:
    return NAMES[now(match).op()]


def seen(match: Match, viewer: int | None = None) -> BabiesView:
    view = match.view(viewer)
    assert isinstance(view, BabiesView)
    return view


def the_fight(match: Match) -> Fight:
    found = seen(match).fight
    assert found is not None
    return found


def sums(match: Match) -> tuple[int, int]:
    """The side against the monsters."""
    return the_fight(match).side, the_fight(match).monsters


def who(match: Match, seat: int) -> Baby:
    return now(match).babies[seat]


def level(match: Match, seat: int = 0) -> int:
    return who(match, seat).level


def hand(match: Match, seat: int = 0) -> list[str]:
    return [IDS[kind] for kind in who(match, seat).hand]


def items(match: Match, seat: int = 0) -> list[str]:
    return [IDS[kind] for kind in who(match, seat).items]


def worn(match: Match, seat: int = 0) -> list[str]:
    return [IDS[kind] for kind in who(match, seat).worn]


def discards(match: Match) -> list[str]:
    """Both piles."""
    return [IDS[kind] for pile in now(match).discards for kind in pile]


def do(match: Match, seat: int, *actions: str) -> Match:
    for action in actions:
        match.play(seat, action)
    return match


def all_pass(match: Match) -> Match:
    """Everybody who is asked in a window lets it be, until it is closed."""
    for _ in until_over(match):
        if seen(match).phase not in ("final_call", "curse_window", "roll_window", "turn_open"):
            break
        match.play(match.pending[0], "pass")
    return match


def resolve(match: Match, fighter: int = 0) -> Match:
    """The fighter calls, and nobody has anything to say."""
    match.play(fighter, "resolve")
    return all_pass(match)


def may(match: Match, seat: int, action: str) -> bool:
    return match.why_not(seat, action) is None


def options(match: Match, seat: int) -> list[str]:
    return [match.text(action) for action in match.legal(seat)]


def told(match: Match, what: str, viewer: int | None = None) -> list[Event]:
    return [event for event in match.told(viewer) if event.what == what]


def refused(match: Match, seat: int, action: str) -> Refusal:
    """Why a move is refused; it must change nothing."""
    before = match.save(), match.record(), match.told(None)
    with pytest.raises(Refused) as caught:
        match.play(seat, action)
    assert (match.save(), match.record(), match.told(None)) == before
    return caught.value.refusal


def code(match: Match, seat: int, action: str) -> str:
    return refused(match, seat, action).code


def ready(match: Match) -> Match:
    """Set-up is over: nobody lays out anything."""
    for _ in until_over(match):
        if seen(match).phase != "creation":
            break
        match.play(match.pending[0], "ready sex=boy")
    return match


def defaults(match: Match, stop: str) -> Match:
    """As if everybody's time ran out, until a phase."""
    for _ in until_over(match):
        if phase(match) == stop:
            break
        seat = match.pending[0]
        match.play(seat, now(match).default(seat))
    return match
