"""Wander moves: cards are revealed until one leads somewhere (WR-042 to WR-049)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bestiary.core.seats import Seat
from bestiary.games.wombat_rescue.components import CARD_FOOD, CARD_NAMES, CARD_TERRAINS, CARDS
from bestiary.games.wombat_rescue.moving import walk
from bestiary.games.wombat_rescue.phases import CARD, WANDER_TO
from bestiary.games.wombat_rescue.pushing import enters
from bestiary.games.wombat_rescue.reasons import ALLOWED
from bestiary.games.wombat_rescue.stages import ACTING, GOING

if TYPE_CHECKING:
    from bestiary.games.wombat_rescue.state import WombatState

NO_CARD: Final = -1


def smells(state: WombatState, seat: Seat, space: int) -> bool:
    """WR-038, WR-039: whether a mama outside her smell area smells something on a space next to her."""
    if state.food[space] >= 0:
        return True
    baby = state.baby_at[space]
    return baby >= 0 and state.free[seat] >> baby & 1 == 1


def lost(state: WombatState, seat: Seat) -> bool:
    """WR-042, WR-D07."""
    count, at = state.count, state.mama[seat]
    if state.smell[seat * count + at]:
        return False
    near = state.layout.grid.near
    for direction in range(6):
        space = near[direction * count + at]
        if space >= 0 and smells(state, seat, space):
            return False
    return True


def wander(state: WombatState) -> None:
    """The first card."""
    state.moves += 1
    state.revealed = True
    if state.told is not None:
        state.tell("lost", state.turn, {"space": state.name(state.mama[state.turn])})
    _next_card(state)


def _next_card(state: WombatState) -> None:
    """WR-048: the discards become a new deck when a card is needed. WR-049: without any card the move is spent."""
    if not _any(state.deck):
        state.deck, state.discard = state.discard, [0] * CARDS
    if _any(state.deck):
        state.phase = CARD
        return
    state.phase, state.stage = GOING, ACTING
    _put_away(state)
    if state.told is not None:
        state.tell("no_card", state.turn)


def reveal(state: WombatState, kind: int) -> None:
    """A card is drawn: it leads somewhere, or the next one is needed (WR-044)."""
    state.deck = state.deck[:]
    state.deck[kind] -= 1
    state.open.append(kind)
    if state.told is not None:
        state.tell("card", state.turn, {"kind": CARD_NAMES[kind], "food": CARD_FOOD[kind]}, reveals=True)
    ways = directions(state)
    if not ways:
        _next_card(state)
    elif len(ways) == 1:
        go(state, ways[0])
    else:
        state.phase, state.asked = WANDER_TO, state.turn


def directions(state: WombatState) -> list[int]:
    """Where the open card leads (WR-043, WR-045)."""
    terrains = CARD_TERRAINS[state.open[-1]]
    count, at = state.count, state.mama[state.turn]
    found: list[int] = []
    for direction in range(6):
        space = state.layout.grid.near[direction * count + at]
        named = space >= 0 and terrains >> state.ground.terrain[space] & 1
        if named and enters(state, state.turn, direction) == ALLOWED:
            found.append(direction)
    return found


def go(state: WombatState, direction: int) -> None:
    """The move itself; the cards are put away."""
    _put_away(state)
    walk(state, direction, 1, "wander")


def _put_away(state: WombatState) -> None:
    """WR-047: cards with food are set aside, the others discarded."""
    state.discard = state.discard[:]
    for kind in state.open:
        if CARD_FOOD[kind]:
            state.aside.append(kind)
        else:
            state.discard[kind] += 1
    state.open = []


def _any(cards: list[int]) -> bool:
    for copies in cards:
        if copies:
            return True
    return False
