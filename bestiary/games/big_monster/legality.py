"""What may be done: the legal actions, what stands against the others, and what happens when time runs out.

One test for each sort of action; `legal` lists what it allows, `bars` names the reason otherwise.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiary.core.seats import Action, Seat
from bestiary.games.big_monster import reasons
from bestiary.games.big_monster.actions import (
    CHOOSE_EXPLORER,
    CHOOSE_SERIES,
    DISCARD,
    HAND_OVER,
    KEEP,
    KEEP_AND_HAND_OVER,
    PICK_DISCARD,
    PLACE,
    RANK_SHIP,
    TAKE,
)
from bestiary.games.big_monster.components import DISCARD_PICK, FLAT, MOST_SEATS, TURNS
from bestiary.games.big_monster.draft import (
    NO_SHIP,
    ORDERED,
    RACE,
    SEALED,
    SHIP_ALLOWED,
    SHIP_TAKEN,
    bars_ship,
    default_ship,
    free_ships,
)
from bestiary.games.big_monster.lattice import PLACES, RANK, WIDTH
from bestiary.games.big_monster.phases import (
    ASSIGNING,
    CHOOSING,
    DISCARDING,
    KEEPING,
    OVER,
    PICKING,
    PLACING,
    PLACING_EXTRA,
    PLACING_FIRST,
    PLACING_SECOND,
    SERIES,
    TAKING,
    TAKING_SECOND,
)
from bestiary.games.big_monster.reasons import ALLOWED
from bestiary.games.big_monster.zone import Zone

if TYPE_CHECKING:
    from bestiary.games.big_monster.state import BigMonsterState


def legal(state: BigMonsterState, seat: Seat) -> list[Action]:
    """What a seat may do, sorted."""
    phase = state.phase
    if phase < CHOOSING or not state.waiting >> seat & 1:
        return []
    if phase == KEEPING:
        return _keepings(state, seat)
    kind = state.placing[seat]
    if phase == PLACING or phase in (PLACING_EXTRA, PLACING_FIRST, PLACING_SECOND):
        return [PLACE + rank for rank in state.zones[seat].places(kind)]
    if phase == ASSIGNING:
        ships = free_ships(seat, state.seats, state.free, state.may_use_own_ship(seat))
        return [HAND_OVER + ship for ship in ships]
    if phase == CHOOSING:
        return [CHOOSE_EXPLORER + state.offered[2 * seat], CHOOSE_EXPLORER + state.offered[2 * seat + 1]]
    if phase == PICKING:
        return _each(PICK_DISCARD, sorted(state.discards))
    if phase == SERIES:
        return [CHOOSE_SERIES, CHOOSE_SERIES + 1]
    return _each(DISCARD if phase == DISCARDING else TAKE, state.series[state.picked])


def _keepings(state: BigMonsterState, seat: Seat) -> list[Action]:
    hand = state.hand(seat)
    if state.draft == ORDERED or state.turn == TURNS:
        return _each(KEEP, hand)
    if state.draft == SEALED:
        ranks = [RANK_SHIP + ship for ship in range(state.seats) if _bars_rank(state, seat, ship) == ALLOWED]
        return _each(KEEP, hand) + ranks
    found: list[Action] = []
    ships = free_ships(seat, state.seats, state.free, state.may_use_own_ship(seat))
    for kept in _each(0, hand):
        for ship in ships:
            found.append(KEEP_AND_HAND_OVER + MOST_SEATS * kept + ship)
    return found


def _each(base: Action, kinds: list[int]) -> list[Action]:
    """An action for each kind of these sorted tiles."""
    found: list[Action] = []
    last = -1
    for kind in kinds:
        if kind != last:
            found.append(base + kind)
            last = kind
    return found


def bars(state: BigMonsterState, seat: Seat, action: Action) -> int:
    """What stands against an action, as a number of reasons.py."""
    if state.phase == OVER:
        return reasons.OVER
    if state.phase < CHOOSING:
        return reasons.NOT_YOUR_TURN
    if PLACE <= action < PICK_DISCARD:
        return _bars_place(state, seat, PLACES[action - PLACE])
    if action < KEEP:
        return _bars_explorer(state, seat, action - CHOOSE_EXPLORER)
    if action >= PICK_DISCARD:
        if action < CHOOSE_SERIES:
            return _bars_pick(state, seat, action - PICK_DISCARD)
        return _bars_duel(state, seat, action)
    if state.seats == 2:
        return reasons.NO_DRAFT
    if action < HAND_OVER:
        return _bars_keep(state, seat, action - KEEP)
    if action < RANK_SHIP:
        return _bars_hand_over(state, seat, action - HAND_OVER)
    if action < KEEP_AND_HAND_OVER:
        return _bars_rank(state, seat, action - RANK_SHIP)
    number = action - KEEP_AND_HAND_OVER
    return _bars_race(state, seat, number // MOST_SEATS, number % MOST_SEATS)


def _bars_explorer(state: BigMonsterState, seat: Seat, explorer: int) -> int:
    if state.phase != CHOOSING:
        return reasons.EXPLORERS_CHOSEN
    if not state.waiting >> seat & 1:
        return reasons.ALREADY_CHOSEN
    offered = explorer in (state.offered[2 * seat], state.offered[2 * seat + 1])
    return ALLOWED if offered else reasons.NOT_YOUR_EXPLORER


def _bars_keep(state: BigMonsterState, seat: Seat, kind: int) -> int:
    if state.phase == ASSIGNING or (state.phase == KEEPING and not state.waiting >> seat & 1):
        return reasons.ALREADY_KEPT
    if state.phase != KEEPING:
        return reasons.NOT_KEEPING
    if state.draft == RACE and state.turn < TURNS:
        return reasons.SHIP_WITH_TILE
    return ALLOWED if kind in state.hand(seat) else reasons.TILE_NOT_IN_HAND


def _bars_hand_over(state: BigMonsterState, seat: Seat, ship: int) -> int:
    if state.draft != ORDERED:
        return reasons.NOT_ORDERED
    if state.turn == TURNS and state.phase in (KEEPING, PLACING):
        return reasons.LAST_TURN  # BM-035
    if state.phase == KEEPING:
        return reasons.KEEP_FIRST if state.waiting >> seat & 1 else reasons.ALL_KEEP_FIRST
    if state.phase not in (ASSIGNING, PLACING):
        return reasons.NOT_HANDING_OVER
    if state.ships[seat] != NO_SHIP:
        return reasons.ALREADY_HANDED_OVER
    if not state.waiting >> seat & 1:
        return reasons.OUT_OF_ORDER
    return _bars_ship(state, seat, ship)


def _bars_ship(state: BigMonsterState, seat: Seat, ship: int) -> int:
    if ship >= state.seats:
        return reasons.NO_SHIP
    barred = bars_ship(seat, ship, state.free, state.may_use_own_ship(seat))
    if barred == SHIP_ALLOWED:
        return ALLOWED
    return reasons.SHIP_TAKEN if barred == SHIP_TAKEN else reasons.OWN_SHIP


def _bars_rank(state: BigMonsterState, seat: Seat, ship: int) -> int:
    """BM-D03: all ships but the own one, which only one explorer may rank; the last of them ranks itself."""
    if state.draft != SEALED:
        return reasons.NOT_SEALED
    if state.phase != KEEPING:
        return reasons.NOT_HANDING_OVER
    if state.turn == TURNS:
        return reasons.LAST_TURN
    if not state.waiting >> seat & 1:
        return reasons.ALREADY_HANDED_OVER
    if ship >= state.seats:
        return reasons.NO_SHIP
    own = state.may_use_own_ship(seat)
    if ship == seat and not own:
        return reasons.OWN_SHIP_RANKED
    ranked = state.trays.on(seat)
    ships = state.seats if own else state.seats - 1
    return reasons.RANKED if ship in ranked or len(ranked) == ships - 1 else ALLOWED


def _bars_race(state: BigMonsterState, seat: Seat, kind: int, ship: int) -> int:
    if state.draft != RACE:
        return reasons.NOT_A_RACE
    if state.phase != KEEPING:
        return reasons.ALREADY_HANDED_OVER if state.phase == PLACING else reasons.NOT_KEEPING
    if state.turn == TURNS:
        return reasons.LAST_TURN
    if not state.waiting >> seat & 1:
        return reasons.ALREADY_HANDED_OVER
    if kind not in state.hand(seat):
        return reasons.TILE_NOT_IN_HAND
    return _bars_ship(state, seat, ship)


def _bars_place(state: BigMonsterState, seat: Seat, place: int) -> int:
    phase = state.phase
    if phase != PLACING and phase not in (PLACING_EXTRA, PLACING_FIRST, PLACING_SECOND):
        return reasons.NOT_PLACING
    if not state.waiting >> seat & 1:
        return reasons.ALREADY_PLACED if phase == PLACING else reasons.NOT_YOUR_TURN
    zone, flat = state.zones[seat], FLAT[state.placing[seat]]
    if zone.marks[place] & (2 if flat else 1):
        return ALLOWED
    other = place + (1 if flat else WIDTH)
    return reasons.OCCUPIED if zone.grid[place] or zone.grid[other] else reasons.NOT_ADJACENT


def _bars_pick(state: BigMonsterState, seat: Seat, kind: int) -> int:
    if state.zones[seat].explorer != DISCARD_PICK:
        return reasons.NO_SUCH_ABILITY
    if state.phase != PICKING:
        return reasons.NOT_PICKING
    return ALLOWED if kind in state.discards else reasons.NOT_IN_PILE


def _bars_duel(state: BigMonsterState, seat: Seat, action: Action) -> int:
    phase = state.phase
    if state.seats > 2:
        return reasons.NOT_A_DUEL
    if not state.waiting >> seat & 1:
        return reasons.NOT_YOUR_TURN
    if action < TAKE:
        return ALLOWED if phase == SERIES else reasons.SERIES_CLOSED if phase == TAKING else reasons.NO_SERIES_NOW
    if action < DISCARD:
        if phase not in (TAKING, TAKING_SECOND):
            return reasons.NOT_TAKING
        return ALLOWED if action - TAKE in state.series[state.picked] else reasons.NOT_IN_SERIES
    if phase != DISCARDING:
        return reasons.NOT_DISCARDING
    kind = action - DISCARD
    if kind in state.series[state.picked]:
        return ALLOWED
    return reasons.SAME_TILE if kind == state.placing[seat] else reasons.NOT_IN_SERIES


def default(state: BigMonsterState, seat: Seat) -> Action:
    """BM-D05. In a sealed draft the ships that are not ranked follow by themselves."""
    phase = state.phase
    if phase == ASSIGNING:
        return HAND_OVER + default_ship(seat, state.seats, state.free)
    if phase == KEEPING and state.draft == RACE and state.turn < TURNS:
        ship = default_ship(seat, state.seats, state.free)
        return KEEP_AND_HAND_OVER + MOST_SEATS * state.hand(seat)[0] + ship
    return legal(state, seat)[0]


def only_ship(free: int) -> int:
    """The one ship that is left."""
    ship = 0
    while not free >> ship & 1:
        ship += 1
    return ship


def rank_of_last(zone: Zone) -> int:
    """Where the last tile of a zone lies."""
    return RANK[zone.origins[len(zone.origins) - 1]]
