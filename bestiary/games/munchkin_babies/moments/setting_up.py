"""Set-up: the deal, everybody's character, and who begins (MB-006, MB-023 to MB-027, MB-D11, MB-D12)."""

from typing import Final

from bestiary.core.seats import Action, Seat, only
from bestiary.games.munchkin_babies.actions import ACTIONS, DRAWN, FACE, SEXED
from bestiary.games.munchkin_babies.cards.deck import DECK, DOOR, IMMEDIATE, KINDS, TREASURE
from bestiary.games.munchkin_babies.moments.moment import Moment, everybody
from bestiary.games.munchkin_babies.phases import (
    CREATION,
    DEALING,
    FIRST_ROLL,
    OVER,
    SEXING,
    TURN_START,
    place_of,
)
from bestiary.games.munchkin_babies.table import Table

DEALT: Final = 4  # of each deck
TIES: Final = 2  # how often who ties rolls again to begin
READY: Final[int] = ACTIONS.base("ready")

_SEAT: Final[int] = place_of(SEXING, "seat")
_DEALT: Final[int] = place_of(DEALING, "dealt")
_ROUND: Final[int] = place_of(FIRST_ROLL, "round")
_ROLLING: Final[int] = place_of(FIRST_ROLL, "rolling")
_NEXT: Final[int] = place_of(FIRST_ROLL, "next")
_BEST: Final[int] = place_of(FIRST_ROLL, "best")
_LEADING: Final[int] = place_of(FIRST_ROLL, "leading")


class Sexing(Moment):
    """Chance says what a character is to begin with."""

    def tickets(self, table: Table) -> int:
        return 2

    def outcome(self, table: Table, ticket: int) -> int:
        return SEXED + ticket

    def happen(self, table: Table, outcome: int) -> None:
        seat, girl = table.arg(_SEAT), outcome == SEXED + 1
        table.babies[seat].girl = girl
        if table.told is not None:
            table.tell("sex", seat, {"girl": girl}, reveals=True)
        if seat + 1 < table.seats:
            table.set_arg(_SEAT, seat + 1)
        else:
            table.turn_to(DEALING, 0)


class Dealing(Moment):
    """One card of the deal; what is resolved at once is held back."""

    def tickets(self, table: Table) -> int:
        deck = _dealt_deck(table)
        held_back = 0
        for kind in range(KINDS):
            if IMMEDIATE[kind] and DECK[kind] == deck:
                held_back += table.deck[kind]
        return table.deck_size[deck] - held_back

    def outcome(self, table: Table, ticket: int) -> int:
        return DRAWN + drawn_from(table, _dealt_deck(table), ticket, False)

    def happen(self, table: Table, outcome: int) -> None:
        number, kind = table.arg(_DEALT), outcome - DRAWN
        seat = number // (2 * DEALT)
        table.take_from_deck(kind)
        table.take_up(seat, kind, only(seat))
        table.tell_drawn(seat, kind, False)
        if number + 1 < 2 * DEALT * table.seats:
            table.set_arg(_DEALT, number + 1)
        else:
            table.turn_to(CREATION)
            table.passed = 0
            if table.told is not None:
                table.tell("creation", None, {}, progress=True)


def _dealt_deck(table: Table) -> int:
    """The deck that the next card of the deal comes from."""
    return DOOR if table.arg(_DEALT) % (2 * DEALT) < DEALT else TREASURE


def drawn_from(table: Table, deck: int, ticket: int, immediate: bool) -> int:
    """The card of a deck that a ticket stands for; some are held back in the deal."""
    for kind in range(KINDS):
        if DECK[kind] == deck and (immediate or not IMMEDIATE[kind]):
            if ticket < table.deck[kind]:
                return kind
            ticket -= table.deck[kind]
    raise IndexError("there are not as many tickets")


class Creation(Moment):
    """Everybody lays out a character, unseen."""

    def waited_for(self, table: Table) -> int:
        return everybody(table) & ~table.passed

    def default(self, table: Table, seat: Seat) -> Action:
        return READY + int(table.babies[seat].girl)


class FirstRoll(Moment):
    """MB-D12: the highest begins; who ties rolls again, three times at most."""

    def happen(self, table: Table, outcome: int) -> None:
        seat, face = _roller(table), outcome - FACE + 1
        table.die = face
        if table.told is not None:
            table.tell("rolled", seat, {"face": face}, reveals=True)
        if face > table.arg(_BEST):
            table.set_arg(_BEST, face)
            table.set_arg(_LEADING, 0)
        if face == table.arg(_BEST):
            table.set_arg(_LEADING, table.arg(_LEADING) | only(seat))
        step, leading = table.arg(_NEXT) + 1, table.arg(_LEADING)
        if step < table.arg(_ROLLING).bit_count():
            table.set_arg(_NEXT, step)
            return
        if leading.bit_count() > 1 and table.arg(_ROUND) < TIES:
            table.turn_to(FIRST_ROLL, table.arg(_ROUND) + 1, leading, 0, 0, 0)
            return
        table.turn = next(other for other in range(table.seats) if leading >> other & 1)
        table.turn_to(TURN_START)


def _roller(table: Table) -> Seat:
    """Who rolls next to begin."""
    rolling, step = table.arg(_ROLLING), table.arg(_NEXT)
    return [seat for seat in range(table.seats) if rolling >> seat & 1][step]


class Over(Moment):
    """The game is over."""

    def waited_for(self, table: Table) -> int:
        return 0


HERE: Final[list[Moment]] = [
    Sexing(SEXING),
    Dealing(DEALING),
    Creation(CREATION),
    FirstRoll(FIRST_ROLL),
    Over(OVER),
]
