"""What may be done: the verbs that a moment allows, what might be done with each, and what bars it."""

from importlib import import_module
from keyword import iskeyword
from typing import Final

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Action, Seat
from bestiary.games.munchkin_babies import refusals
from bestiary.games.munchkin_babies.actions import ACTIONS, VERB
from bestiary.games.munchkin_babies.cards.deck import KINDS
from bestiary.games.munchkin_babies.moments.moment import waited_for
from bestiary.games.munchkin_babies.moments.written import BY_NUMBER
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.phases import BY_CHANCE, CREATION, IS_QUESTION, IS_WINDOW, NAMES, OVER
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.verbs.verb import Verb

CLEAR: Final[int] = ACTIONS.base("clear")
_FOLDER: Final = "bestiary.games.munchkin_babies.verbs"


def _find(name: str) -> Verb:
    """The verb of a name, in the file of that name."""
    module = f"{_FOLDER}.{name}_" if iskeyword(name) else f"{_FOLDER}.{name}"
    found = import_module(module).VERB
    assert isinstance(found, Verb)
    assert found.name == name
    return found


VERBS: Final[list[Verb]] = [_find(verb.name) for verb in ACTIONS.verbs()]  # by number
_CARD_VERBS: Final[list[Verb]] = [verb for verb in VERBS if verb.cards is not None]
_OF_CARD: Final[list[int]] = [  # by kind: the verbs that it is one of the cards of, a bit each
    sum(1 << bit for bit, verb in enumerate(_CARD_VERBS) if verb.cards is not None and kind in verb.cards)
    for kind in range(KINDS)
]


class Possible:
    """A verb that is possible in a moment, and the bit of its cards; 0 where it needs none."""

    def __init__(self, verb: Verb) -> None:
        self.verb = verb
        self.card = 1 << _CARD_VERBS.index(verb) if verb.cards is not None else 0


def _possible(number: int, tray: bool) -> list[Possible]:
    return [Possible(verb) for verb in VERBS if number in verb.moments and (tray or not verb.closes)]


WITH_TRAY: Final[list[list[Possible]]] = [_possible(number, True) for number in range(len(NAMES))]  # in each moment
EMPTY_TRAY: Final[list[list[Possible]]] = [_possible(number, False) for number in range(len(NAMES))]


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


def _legal_answers(table: Table, seat: Seat, op: int) -> list[Action]:
    moment = BY_NUMBER[op]
    found = [CLEAR] if table.trays.on(seat) else []
    if moment.waited_for(table) >> seat & 1:
        found += moment.options(table)
        if moment.also:
            _list_legal(Occasion(table, seat), found)
    found.sort()
    return found


def _list_legal(at: Occasion, found: list[Action]) -> None:
    cards = 0
    for kind in at.baby.hand:
        cards |= _OF_CARD[kind]
    for kind in at.baby.items:
        cards |= _OF_CARD[kind]
    for possible in WITH_TRAY[at.op] if at.tray else EMPTY_TRAY[at.op]:
        if possible.card == 0 or possible.card & cards:
            possible.verb.list_legal(at, found)


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


def idle(table: Table, seat: Seat) -> bool:
    """Whether a player asked in a window has nothing to say there: no card or ability that could change it. A table
    need not bother them, if nobody can tell by the time it takes (MB-D06)."""
    if not IS_WINDOW[table.op()] or not waited_for(table) >> seat & 1 or Occasion(table, seat).can_pay():
        return False
    for action in legal_actions(table, seat):
        verb = VERBS[VERB[action]]
        if not verb.tray and not verb.idle:
            return False
    return True
