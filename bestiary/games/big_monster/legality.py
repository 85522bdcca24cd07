"""What may be done: the legal actions, what stands against the others, and what happens when time runs out."""

from __future__ import annotations

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Action, Seat
from bestiary.games.big_monster import refusals
from bestiary.games.big_monster.actions import (
    ACTIONS,
    CHOOSE_EXPLORER,
    CHOOSE_SERIES,
    DISCARD,
    HAND_OVER,
    KEEP,
    KEEP_AND_HAND_OVER,
    PICK_DISCARD,
    RANK_SHIP,
    TAKE,
    cell_of,
)
from bestiary.games.big_monster.components import DISCARD_PICK, DUEL, FLAT, MOST_SEATS, TURNS
from bestiary.games.big_monster.lattice import WIDTH
from bestiary.games.big_monster.phases import (
    ASSIGNING,
    CHOOSING,
    DISCARDING,
    KEEPING,
    ORDERED,
    OVER,
    PICKING,
    PLACING,
    PLACING_PHASES,
    RACE,
    SEALED,
    SERIES,
    TAKING,
    TAKING_SECOND,
)
from bestiary.games.big_monster.ships import bars_ship, default_ship, free_ships, may_use_own_ship, ships_to_rank
from bestiary.games.big_monster.table import NO_SHIP, Table


def legal(table: Table, seat: Seat) -> list[Action]:
    """What a seat may do, sorted."""
    phase = table.phase
    if phase < CHOOSING or not table.waits_for(seat):
        return []
    if phase == PLACING or phase in PLACING_PHASES:
        return table.zones[seat].places(table.placing[seat])[:]
    if phase == KEEPING:
        return _keepings(table, seat)
    if phase == ASSIGNING:
        return [HAND_OVER + ship for ship in free_ships(table, seat)]
    if phase == CHOOSING:
        return [CHOOSE_EXPLORER + explorer for explorer in table.offered_to(seat)]
    if phase == PICKING:
        return _each(PICK_DISCARD, sorted(table.discards))
    if phase == SERIES:
        return [CHOOSE_SERIES, CHOOSE_SERIES + 1]
    return _each(DISCARD if phase == DISCARDING else TAKE, table.series[table.picked])


def candidates(table: Table, seat: Seat) -> list[Action]:
    """The same without naming ships before a tile is kept: they follow by themselves (BM-D05)."""
    found = legal(table, seat)
    if table.draft == SEALED and table.phase == KEEPING:
        return [action for action in found if action < RANK_SHIP]
    return found


def _keepings(table: Table, seat: Seat) -> list[Action]:
    hand = table.hand(seat)
    if table.draft == ORDERED or table.turn == TURNS:
        return _each(KEEP, hand)
    if table.draft == SEALED:
        ranks = [RANK_SHIP + ship for ship in range(table.seats) if _bars_rank(table, seat, ship) is None]
        return _each(KEEP, hand) + ranks
    found: list[Action] = []
    ships = free_ships(table, seat)
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


def default(table: Table, seat: Seat) -> Action:
    """BM-D05. In a sealed draft the ships that are not ranked follow by themselves."""
    phase = table.phase
    if phase == ASSIGNING:
        return HAND_OVER + default_ship(table, seat)
    if phase == KEEPING and table.draft == RACE and table.turn < TURNS:
        return KEEP_AND_HAND_OVER + MOST_SEATS * table.hand(seat)[0] + default_ship(table, seat)
    return legal(table, seat)[0]


def bars(table: Table, seat: Seat, action: Action) -> Refusal | None:
    """What stands against an action."""
    if table.phase == OVER:
        return refusals.OVER
    if table.phase < CHOOSING:
        return refusals.NOT_YOUR_TURN
    verb, values = ACTIONS.decode(action)
    if not table.waits_for(seat):
        return _bars_turn(table, seat, verb)
    if verb == "place":
        return _bars_place(table, seat, action)
    if verb == "choose_explorer":
        return _bars_explorer(table, seat, values[0])
    if verb == "pick_discard":
        return _bars_pick(table, seat, values[0])
    if verb in ("choose_series", "take", "discard"):
        return _bars_duel(table, seat, verb, values[0])
    if table.seats == DUEL:
        return refusals.NO_DRAFT
    if verb == "keep":
        return _bars_keep(table, seat, values[0])
    if verb == "hand_over":
        return _bars_hand_over(table, seat, values[0])
    if verb == "rank":
        return _bars_rank(table, seat, values[0])
    return _bars_race(table, seat, values[0], values[1])


def _bars_turn(table: Table, seat: Seat, verb: str) -> Refusal:
    """Why nobody waits for a seat, in the words of what it tries."""
    phase = table.phase
    if phase == CHOOSING and verb == "choose_explorer":
        return refusals.ALREADY_CHOSEN
    if phase == PLACING and verb == "place":
        return refusals.ALREADY_PLACED
    if phase == PICKING and verb == "pick_discard":
        return refusals.NO_SUCH_ABILITY
    if phase not in (KEEPING, ASSIGNING):
        return refusals.NOT_YOUR_TURN
    if verb == "keep":
        return refusals.ALREADY_KEPT
    if verb in ("hand_over", "rank", "keep_and_hand_over"):
        if table.turn == TURNS:
            return refusals.LAST_TURN
        if table.draft != ORDERED or table.ships[seat] != NO_SHIP:
            return refusals.ALREADY_HANDED_OVER
        return refusals.OUT_OF_ORDER if phase == ASSIGNING else refusals.ALL_KEEP_FIRST
    return refusals.NOT_YOUR_TURN


def _bars_explorer(table: Table, seat: Seat, explorer: int) -> Refusal | None:
    if table.phase != CHOOSING:
        return refusals.EXPLORERS_CHOSEN
    return None if explorer in table.offered_to(seat) else refusals.NOT_YOUR_EXPLORER


def _bars_keep(table: Table, seat: Seat, kind: int) -> Refusal | None:
    if table.phase == ASSIGNING:
        return refusals.ALREADY_KEPT
    if table.phase != KEEPING:
        return refusals.NOT_KEEPING
    if table.draft == RACE and table.turn < TURNS:
        return refusals.SHIP_WITH_TILE
    return None if kind in table.hand(seat) else refusals.TILE_NOT_IN_HAND


def _bars_hand_over(table: Table, seat: Seat, ship: int) -> Refusal | None:
    if table.draft != ORDERED:
        return refusals.NOT_ORDERED
    if table.turn == TURNS and table.phase in (KEEPING, PLACING):
        return refusals.LAST_TURN  # BM-035
    if table.phase == KEEPING:
        return refusals.KEEP_FIRST
    if table.phase not in (ASSIGNING, PLACING):
        return refusals.NOT_HANDING_OVER
    if table.ships[seat] != NO_SHIP:
        return refusals.ALREADY_HANDED_OVER
    return bars_ship(table, seat, ship)


def _bars_rank(table: Table, seat: Seat, ship: int) -> Refusal | None:
    """BM-D03: all ships but the own one, which only one explorer may rank; the last of them ranks itself."""
    if table.draft != SEALED:
        return refusals.NOT_SEALED
    if table.phase != KEEPING:
        return refusals.NOT_HANDING_OVER
    if table.turn == TURNS:
        return refusals.LAST_TURN
    if ship >= table.seats:
        return refusals.NO_SHIP
    if ship == seat and not may_use_own_ship(table, seat):
        return refusals.OWN_SHIP_RANKED
    ranked = table.trays.on(seat)
    return refusals.RANKED if ship in ranked or len(ranked) == ships_to_rank(table, seat) else None


def _bars_race(table: Table, seat: Seat, kind: int, ship: int) -> Refusal | None:
    if table.draft != RACE:
        return refusals.NOT_A_RACE
    if table.phase != KEEPING:
        return refusals.ALREADY_HANDED_OVER if table.phase == PLACING else refusals.NOT_KEEPING
    if table.turn == TURNS:
        return refusals.LAST_TURN
    if kind not in table.hand(seat):
        return refusals.TILE_NOT_IN_HAND
    return bars_ship(table, seat, ship)


def _bars_place(table: Table, seat: Seat, action: Action) -> Refusal | None:
    phase = table.phase
    if phase not in PLACING_PHASES:
        return refusals.NOT_PLACING
    zone, kind = table.zones[seat], table.placing[seat]
    if action in zone.places(kind):
        return None
    cell = cell_of(action)
    other = cell + (1 if FLAT[kind] else WIDTH)
    return refusals.OCCUPIED if zone.grid[cell] or zone.grid[other] else refusals.NOT_ADJACENT


def _bars_pick(table: Table, seat: Seat, kind: int) -> Refusal | None:
    if table.zones[seat].explorer != DISCARD_PICK:
        return refusals.NO_SUCH_ABILITY
    if table.phase != PICKING:
        return refusals.NOT_PICKING
    return None if kind in table.discards else refusals.NOT_IN_PILE


def _bars_duel(table: Table, seat: Seat, verb: str, value: int) -> Refusal | None:
    phase = table.phase
    if table.seats > DUEL:
        return refusals.NOT_A_DUEL
    if verb == "choose_series":
        if phase == SERIES:
            return None
        return refusals.SERIES_CLOSED if phase == TAKING else refusals.NO_SERIES_NOW
    if verb == "take":
        if phase not in (TAKING, TAKING_SECOND):
            return refusals.NOT_TAKING
        return None if value in table.series[table.picked] else refusals.NOT_IN_SERIES
    if phase != DISCARDING:
        return refusals.NOT_DISCARDING
    if value in table.series[table.picked]:
        return None
    return refusals.SAME_TILE if value == table.placing[seat] else refusals.NOT_IN_SERIES
