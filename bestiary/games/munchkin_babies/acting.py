"""The course of the game: what an action does, and what follows by itself until somebody, or chance, is asked."""

from bestiary.core.seats import Action, Seat, only
from bestiary.games.munchkin_babies.actions import VERB
from bestiary.games.munchkin_babies.goods.trading import drop_stale_trades
from bestiary.games.munchkin_babies.legality import VERBS
from bestiary.games.munchkin_babies.moments.excess import check_limits
from bestiary.games.munchkin_babies.moments.moment import BY_NUMBER, current
from bestiary.games.munchkin_babies.phases import IS_QUESTION, IS_SETTLED, IS_WINDOW
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.verbs.verb import ACTS, FREE, NOTHING, Verb


def perform(table: Table, seat: Seat, action: Action) -> None:
    """Carries out a legal action."""
    verb = VERBS[VERB[action]]
    if not verb.tray:
        _act(table, seat, verb, action)
        advance(table)
        return
    verb.do(table, seat, action - verb.base, NOTHING)  # nothing follows from what only its owner knows
    if table.told is not None:
        table.tell("laid", seat, {"what": action}, only(seat))


def _act(table: Table, seat: Seat, verb: Verb, action: Action) -> None:
    tray = table.trays.on(seat)
    table.trays.empty(seat)
    op = table.op()
    if verb.counts == FREE:
        table.free[seat] += 1
    elif verb.counts == ACTS and IS_WINDOW[op]:
        table.passed = 0
    if IS_QUESTION[op] and verb.counts == ACTS:
        moment = BY_NUMBER[op]
        if not moment.also or action in moment.options(table):
            moment.answer(table, seat, action)
            return
    verb.do(table, seat, action - verb.base, tray)


def by_chance(table: Table, outcome: Action) -> None:
    """Chance has answered."""
    current(table).happen(table, outcome)
    advance(table)


def advance(table: Table) -> None:
    """What is on top goes on, until somebody is asked."""
    going = True
    while going:
        op = table.op()
        going = (table.recheck and IS_SETTLED[op] and check_limits(table)) or BY_NUMBER[op].step(table)
    if table.trades:
        drop_stale_trades(table)
