"""A round of the draft: tiles are dealt, kept, handed on and placed."""

from __future__ import annotations

from bestiary.core.event import Value
from bestiary.core.seats import Action, Seat, all_but, only
from bestiary.games.big_monster.actions import HAND_OVER, KEEP, KEEP_AND_HAND_OVER, RANK_SHIP
from bestiary.games.big_monster.components import HAND, KIND_IDS, MOST_SEATS, NONE, ROUNDS, TURNS
from bestiary.games.big_monster.events import named
from bestiary.games.big_monster.medals import check_medals
from bestiary.games.big_monster.order import ORDERS, SEAT_ORDER, order_of_turn
from bestiary.games.big_monster.phases import ASSIGNING, DEALING, KEEPING, PLACING, RACE, SEALED
from bestiary.games.big_monster.pile import search_pile
from bestiary.games.big_monster.placing import place_in_secret, uncover
from bestiary.games.big_monster.ships import first_allowed, only_ship, whole_ranking
from bestiary.games.big_monster.table import NO_SHIP, Table


def act(table: Table, seat: Seat, action: Action) -> None:
    """What a player does in a turn."""
    phase = table.phase
    if phase == PLACING:
        _place(table, seat, action)
    elif phase == ASSIGNING:
        _hand_over(table, seat, action - HAND_OVER)
    elif action >= KEEP_AND_HAND_OVER:
        number = action - KEEP_AND_HAND_OVER
        _race(table, seat, number // MOST_SEATS, number % MOST_SEATS)
    elif action >= RANK_SHIP:
        _rank(table, seat, action - RANK_SHIP)
    else:
        _keep(table, seat, action - KEEP)


def racing_hand(table: Table) -> int:
    """BM-D04c: while hands race for ships, how many tiles there are in each; the last turn needs no ship."""
    racing = table.draft == RACE and table.phase == KEEPING and table.turn < TURNS
    return HAND + 1 - table.turn if racing else 0


def start_round(table: Table, number: int) -> None:
    """BM-026: a new round, with new tiles for everybody."""
    table.round = number
    table.turn = 0
    table.dealt = 0
    table.stacks = [[] for _ in range(table.seats)]
    table.known = [0] * table.seats
    table.held = list(range(table.seats))
    table.ships = [NO_SHIP] * table.seats
    table.phase = DEALING


def deal(table: Table, kind: int) -> None:
    """BM-015: ten tiles for each ship; their owners look at them when all are dealt."""
    table.draw_tile(kind)
    number = table.dealt // HAND
    stack = table.stacks[number][:]
    stack.append(kind)
    table.stacks[number] = stack
    table.dealt += 1
    if table.dealt % HAND == 0:
        stack.sort()
        if table.dealt == HAND * table.seats:
            _start_turn(table, 1)


def _start_turn(table: Table, number: int) -> None:
    """BM-027: everybody takes what lies on their ship."""
    table.turn = number
    table.phase = KEEPING
    table.waiting = table.everybody()
    table.order = order_of_turn(table.seats, table.initiative, table.round, number)
    table.ships = [NO_SHIP] * table.seats
    table.free = table.everybody()
    for seat in range(table.seats):
        table.known[table.held[seat]] |= 1 << seat
    if table.told is not None:
        table.tell("turn", None, {"round": table.round, "turn": number}, reveals=True, progress=True)
        for seat in range(table.seats):
            table.tell("hand", seat, {"tiles": named(table.hand(seat))}, only(seat), reveals=True)


def _keep(table: Table, seat: Seat, kind: int) -> None:
    """A tile of the hand is kept; in a sealed draft the ships have been ranked before."""
    if table.draft == SEALED and table.turn < TURNS:
        table.rankings[seat] = whole_ranking(table, seat, table.trays.on(seat))
        table.trays.empty(seat)
    _mark(table, seat, kind)
    if table.waiting:
        return
    if table.turn == TURNS:
        _turn_up(table)
    elif table.draft == SEALED:
        _resolve_rankings(table)
    else:
        table.phase = ASSIGNING
        table.waiting = 1 << ORDERS[table.order][0]


def _mark(table: Table, seat: Seat, kind: int) -> None:
    """BM-028: the tile is kept face down; that is final, so nobody goes back behind it."""
    table.kept[seat] = kind
    table.waiting &= ~(1 << seat)
    if table.told is not None:
        data: dict[str, Value] = {"kind": KIND_IDS[kind]}
        if table.rankings[seat]:
            ranking: list[Value] = []
            ranking += table.rankings[seat]
            data["ranking"] = ranking
        table.tell("kept", seat, data, only(seat), reveals=True)
        table.tell("kept", seat, {}, all_but(seat), reveals=True, beside=table.waiting != 0)


def _rank(table: Table, seat: Seat, ship: int) -> None:
    """BM-D03: the next best ship, laid on the tray."""
    table.trays.put(seat, ship)
    if table.told is not None:
        table.tell("ranked", seat, {"ship": ship}, only(seat))


def _race(table: Table, seat: Seat, kind: int, ship: int) -> None:
    """BM-D04a: tile and ship in one request."""
    _mark(table, seat, kind)
    _fill(table, seat, ship, table.waiting == 0)
    if not table.waiting:
        _turn_up(table)


def _hand_over(table: Table, seat: Seat, ship: int) -> None:
    """BM-D02: in the order of initiative; the last hand goes where there is room (BM-032)."""
    _fill(table, seat, ship, False)
    left = [seat for seat in ORDERS[table.order] if table.ships[seat] == NO_SHIP]
    if len(left) > 1:
        table.waiting = 1 << left[0]
        return
    _fill(table, left[0], only_ship(table.free), True)
    _turn_up(table)


def _fill(table: Table, seat: Seat, ship: int, forced: bool) -> None:
    """A hand is laid on a ship."""
    table.ships[seat] = ship
    table.free &= ~(1 << ship)
    if table.told is not None:
        beside = table.draft == RACE  # BM-D04b: who is slower hears SHIP_TAKEN, or gets another ship
        table.tell("handed_over", seat, {"ship": ship, "forced": forced}, reveals=True, beside=beside)


def _resolve_rankings(table: Table) -> None:
    """BM-D03: in the order of initiative everybody gets the first ship of their ranking that is left."""
    for seat in ORDERS[table.order]:
        _fill(table, seat, first_allowed(table, seat), False)
    table.rankings = [[] for _ in range(table.seats)]
    _turn_up(table)


def _turn_up(table: Table) -> None:
    """BM-036: all kept tiles at once. In the ninth turn what is left is discarded (BM-035)."""
    stacks, held = table.stacks[:], table.held[:]
    for seat in range(table.seats):
        stack = table.held[seat]
        rest = stacks[stack][:]
        rest.remove(table.kept[seat])
        if table.turn == TURNS:
            table.discards += rest
            table.discards_known.append(table.known[stack])
            rest = []
        else:
            held[table.ships[seat]] = stack
        stacks[stack] = rest
    table.stacks, table.held = stacks, held
    table.placing, table.kept = table.kept, [NONE] * table.seats
    table.phase = PLACING
    table.order = SEAT_ORDER
    table.waiting = table.everybody()
    if table.told is not None:
        for seat in range(table.seats):
            table.tell("turned_up", seat, {"kind": KIND_IDS[table.placing[seat]]}, reveals=True)


def _place(table: Table, seat: Seat, action: Action) -> None:
    """BM-036, BM-D07: when all have placed, the turn is over."""
    place_in_secret(table, seat, action)
    if table.waiting:
        return
    uncover(table)
    check_medals(table)
    if table.turn < TURNS:
        _start_turn(table, table.turn + 1)
    elif table.round < ROUNDS:
        start_round(table, table.round + 1)
    else:
        search_pile(table)
