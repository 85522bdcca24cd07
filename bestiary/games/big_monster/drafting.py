"""A round of the draft: tiles are dealt, kept, handed on and placed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bestiary.core.event import Value
from bestiary.core.seats import Seat, all_but, only
from bestiary.games.big_monster.awarding import check_medals
from bestiary.games.big_monster.components import HAND, KIND_IDS, NONE, TURNS
from bestiary.games.big_monster.draft import (
    NO_SHIP,
    ORDERS,
    RACE,
    SEALED,
    SEAT_ORDER,
    first_allowed,
    order_of_turn,
    whole_ranking,
)
from bestiary.games.big_monster.legality import only_ship, rank_of_last
from bestiary.games.big_monster.phases import ASSIGNING, DEALING, KEEPING, PLACING
from bestiary.games.big_monster.pile import search_pile
from bestiary.games.big_monster.telling import named, placement

if TYPE_CHECKING:
    from bestiary.games.big_monster.state import BigMonsterState


def start_round(state: BigMonsterState, number: int) -> None:
    """BM-026: a new round, with new tiles for everybody."""
    state.round = number
    state.turn = 0
    state.dealt = 0
    state.stacks = [[] for _ in range(state.seats)]
    state.known = [0] * state.seats
    state.held = list(range(state.seats))
    state.ships = [NO_SHIP] * state.seats
    state.phase = DEALING


def deal(state: BigMonsterState, kind: int) -> None:
    """BM-015: ten tiles for each ship; their owners look at them when all are dealt."""
    state.deck[kind] -= 1
    stack = state.stacks[state.dealt // HAND]
    stack.append(kind)
    state.dealt += 1
    if state.dealt % HAND == 0:
        stack.sort()
        if state.dealt == HAND * state.seats:
            _start_turn(state, 1)


def _start_turn(state: BigMonsterState, number: int) -> None:
    """BM-027: everybody takes what lies on their ship."""
    state.turn = number
    state.phase = KEEPING
    state.waiting = state.everybody()
    state.order = order_of_turn(state.seats, state.initiative, state.round, number)
    state.ships = [NO_SHIP] * state.seats
    state.free = state.everybody()
    for seat in range(state.seats):
        state.known[state.held[seat]] |= 1 << seat
    if state.told is not None:
        state.tell("turn", None, {"round": state.round, "turn": number}, reveals=True, progress=True)
        for seat in range(state.seats):
            state.tell("hand", seat, {"tiles": named(state.hand(seat))}, only(seat), reveals=True)


def keep(state: BigMonsterState, seat: Seat, kind: int) -> None:
    """A tile of the hand is kept; in a sealed draft the ships have been ranked before."""
    if state.draft == SEALED and state.turn < TURNS:
        state.rankings[seat] = whole_ranking(seat, state.seats, state.trays.on(seat))
        state.trays.empty(seat)
    _mark(state, seat, kind)
    if state.waiting:
        return
    if state.turn == TURNS:
        _turn_up(state)
    elif state.draft == SEALED:
        _resolve_rankings(state)
    else:
        state.phase = ASSIGNING
        state.waiting = 1 << ORDERS[state.order][0]


def _mark(state: BigMonsterState, seat: Seat, kind: int) -> None:
    """BM-028: the tile is kept face down; that is final, so nobody goes back behind it."""
    state.kept[seat] = kind
    state.waiting &= ~(1 << seat)
    if state.told is not None:
        data: dict[str, Value] = {"kind": KIND_IDS[kind]}
        if state.rankings[seat]:
            ranking: list[Value] = []
            ranking += state.rankings[seat]
            data["ranking"] = ranking
        state.tell("kept", seat, data, only(seat), reveals=True)
        state.tell("kept", seat, {}, all_but(seat), reveals=True, beside=state.waiting != 0)


def rank(state: BigMonsterState, seat: Seat, ship: int) -> None:
    """BM-D03: the next best ship, laid on the tray."""
    state.trays.put(seat, ship)
    if state.told is not None:
        state.tell("ranked", seat, {"ship": ship}, only(seat))


def race(state: BigMonsterState, seat: Seat, kind: int, ship: int) -> None:
    """BM-D04: tile and ship in one request."""
    _mark(state, seat, kind)
    _fill(state, seat, ship, state.waiting == 0)
    if not state.waiting:
        _turn_up(state)


def hand_over(state: BigMonsterState, seat: Seat, ship: int) -> None:
    """BM-D02: in the order of initiative; the last hand goes where there is room (BM-032)."""
    _fill(state, seat, ship, False)
    left = [seat for seat in ORDERS[state.order] if state.ships[seat] == NO_SHIP]
    if len(left) > 1:
        state.waiting = 1 << left[0]
        return
    _fill(state, left[0], only_ship(state.free), True)
    _turn_up(state)


def _fill(state: BigMonsterState, seat: Seat, ship: int, forced: bool) -> None:
    """A hand is laid on a ship."""
    state.ships[seat] = ship
    state.free &= ~(1 << ship)
    if state.told is not None:
        beside = state.draft == RACE  # BM-D04: who is slower hears SHIP_TAKEN, or gets another ship
        state.tell("handed_over", seat, {"ship": ship, "forced": forced}, reveals=True, beside=beside)


def _resolve_rankings(state: BigMonsterState) -> None:
    """BM-D03: in the order of initiative everybody gets the first ship of their ranking that is left."""
    for seat in ORDERS[state.order]:
        ship = first_allowed(seat, state.rankings[seat], state.free, state.may_use_own_ship(seat))
        _fill(state, seat, ship, False)
    state.rankings = [[] for _ in range(state.seats)]
    _turn_up(state)


def _turn_up(state: BigMonsterState) -> None:
    """BM-036: all kept tiles at once. In the ninth turn what is left is discarded (BM-035)."""
    stacks, held = state.stacks[:], state.held[:]
    for seat in range(state.seats):
        stack = state.held[seat]
        rest = stacks[stack][:]
        rest.remove(state.kept[seat])
        if state.turn == TURNS:
            state.discards += rest
            state.discards_known.append(state.known[stack])
            rest = []
        else:
            held[state.ships[seat]] = stack
        stacks[stack] = rest
    state.stacks, state.held = stacks, held
    state.placing, state.kept = state.kept, [NONE] * state.seats
    state.phase = PLACING
    state.order = SEAT_ORDER
    state.waiting = state.everybody()
    if state.told is not None:
        for seat in range(state.seats):
            state.tell("turned_up", seat, {"kind": KIND_IDS[state.placing[seat]]}, reveals=True)


def place(state: BigMonsterState, seat: Seat, rank: int) -> None:
    """BM-D07: nobody else sees it before all have placed."""
    kind = state.placing[seat]
    state.fresh[seat] = state.zones[seat].placed(kind, rank)
    state.waiting &= ~(1 << seat)
    if state.told is not None:
        state.tell("placed", seat, placement(state.zones[seat], kind, rank), only(seat), reveals=True)
        state.tell("placed", seat, {}, all_but(seat), reveals=True, beside=True)
    if state.waiting:
        return
    if state.told is not None:
        for other in range(state.seats):
            _tell_placement(state, other)
    state.zones = state.fresh[:]
    state.placing = [NONE] * state.seats
    check_medals(state)
    if state.turn < TURNS:
        _start_turn(state, state.turn + 1)
    elif state.round == 1:
        start_round(state, 2)
    else:
        search_pile(state)


def _tell_placement(state: BigMonsterState, seat: Seat) -> None:
    after = state.fresh[seat]
    rank = rank_of_last(after)
    data = placement(state.zones[seat], state.placing[seat], rank)
    state.tell("uncovered", seat, data, all_but(seat), reveals=True)
