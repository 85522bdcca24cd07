"""What may be done: the verbs that a moment allows, what might be done with each, and what bars it."""

from importlib import import_module
from keyword import iskeyword
from typing import Final

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Action, Seat
from bestiary.games.munchkin_babies import needs, refusals
from bestiary.games.munchkin_babies.actions import ACTIONS, VERB
from bestiary.games.munchkin_babies.cards.deck import KINDS
from bestiary.games.munchkin_babies.moments.moment import waited_for
from bestiary.games.munchkin_babies.moments.written import BY_NUMBER
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.phases import BY_CHANCE, CREATION, IS_QUESTION, IS_WINDOW, NAMES, OVER
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.verbs.verb import Verb

CLEAR: Final[int] = ACTIONS.base("clear")
ACCEPT_TRADE: Final[int] = ACTIONS.base("accept_trade")
DECLINE_TRADE: Final[int] = ACTIONS.base("decline_trade")
UNDOING: Final = ("clear", "unequip", "take_over", "show")  # these change nothing for good
_FOLDER: Final = "bestiary.games.munchkin_babies.verbs"


def _find(name: str) -> Verb:
    """The verb of a name, in the file of that name."""
    module = f"{_FOLDER}.{name}_" if iskeyword(name) else f"{_FOLDER}.{name}"
    found = import_module(module).VERB
    assert isinstance(found, Verb)
    assert found.name == name
    return found


VERBS: Final[list[Verb]] = [_find(verb.name) for verb in ACTIONS.verbs()]  # by number
FIDGETS: Final[list[bool]] = [verb.tray or verb.name in UNDOING for verb in VERBS]


def _need_cards() -> list[int]:
    """One of its cards is a need of a verb as well. By kind: the needs that it meets, a bit each."""
    meets = [0] * KINDS
    need = needs.CARDS
    for verb in VERBS:
        if verb.cards is not None:
            verb.needs |= need
            for kind in verb.cards:
                meets[kind] |= need
            need <<= 1
    return meets


MEETS: Final[list[int]] = _need_cards()
# By a moment and the needs met, but for cards: the verbs that are possible then, kept when they have been asked for.
POSSIBLE: Final[list[list[Verb] | None]] = [None] * (len(NAMES) * needs.CARDS)


def legal_actions(table: Table, seat: Seat) -> list[Action]:
    """All that nothing forbids, sorted."""
    op = table.op()
    if op == OVER or BY_CHANCE[op]:
        return []
    if IS_QUESTION[op]:
        return _legal_answers(table, seat, op)
    found: list[Action] = []
    _list_legal(Occasion(table, seat), found)
    return found


def candidates(table: Table, seat: Seat) -> list[Action]:
    """The same without what only prepares something, or undoes it; all of it, where there is nothing else."""
    legal = legal_actions(table, seat)
    found = [action for action in legal if not FIDGETS[VERB[action]]]
    return found or legal


def _legal_answers(table: Table, seat: Seat, op: int) -> list[Action]:
    moment = BY_NUMBER[op]
    found = [CLEAR] if table.trays.on(seat) else []
    if moment.waited_for(table) >> seat & 1:
        found += moment.options(table)
        if moment.also:
            _list_legal(Occasion(table, seat), found)
    found.sort()
    return found


def _possible(op: int, met: int) -> list[Verb]:
    place = op * needs.CARDS + met
    found = POSSIBLE[place]
    if found is None:
        lacking = (needs.CARDS - 1) & ~met
        found = [verb for verb in VERBS if op in verb.moments and not verb.needs & lacking]
        POSSIBLE[place] = found
    return found


def _list_legal(at: Occasion, found: list[Action]) -> None:
    met = at.needs_met()
    possible = _possible(at.op, met)
    for kind in at.baby.hand:
        met |= MEETS[kind]
    for kind in at.baby.items:
        met |= MEETS[kind]
    for verb in possible:
        if verb.needs & met == verb.needs:
            verb.list_legal(at, found)


def bars(table: Table, seat: Seat, action: Action) -> Refusal | None:
    """What stands against an action, or None."""
    op, verb = table.op(), VERBS[VERB[action]]
    if op == OVER:
        return refusals.OVER
    if BY_CHANCE[op]:
        return refusals.BUSY
    at = Occasion(table, seat)
    if action != CLEAR:
        if op == CREATION:
            if table.passed >> seat & 1:
                return refusals.ALREADY_READY
            if op not in verb.moments and not verb.tray:
                return refusals.CREATION
        elif IS_QUESTION[op]:
            moment = BY_NUMBER[op]
            if not moment.waited_for(table) >> seat & 1:
                return refusals.BUSY
            if action in moment.options(table):
                return None
            if verb.name not in moment.also:
                return moment.otherwise
    return verb.bars(at, action - verb.base)


def answers(table: Table, seat: Seat) -> list[Action]:
    """How a player whom nobody waits for may answer the trades that are offered to them (MB-D30)."""
    found: list[Action] = []
    if table.trades and not waited_for(table) >> seat & 1:
        for trade in table.trades:
            if trade.target == seat and bars(table, seat, ACCEPT_TRADE + trade.source) is None:
                found += [ACCEPT_TRADE + trade.source, DECLINE_TRADE + trade.source]
        found.sort()
    return found


def idle(table: Table, seat: Seat) -> bool:
    """Whether a player asked in a window has nothing to say there: no card or ability that could change it. A table
    need not bother them, if nobody can tell by the time it takes (MB-D06)."""
    if not IS_WINDOW[table.op()] or not waited_for(table) >> seat & 1:
        return False
    at = Occasion(table, seat)
    if at.can_pay():
        return False
    for action in legal_actions(table, seat):
        if VERBS[VERB[action]].matters(at):
            return False
    return True
