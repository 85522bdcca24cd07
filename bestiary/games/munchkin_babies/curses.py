"""Curses: how they take effect, how they are stopped, what stays of them."""

from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import reasons
from bestiary.games.munchkin_babies.baby import LINGER
from bestiary.games.munchkin_babies.cards import (
    IDS,
    NONE,
)
from bestiary.games.munchkin_babies.combat import (
    touch,
)
from bestiary.games.munchkin_babies.moments import open_to_all
from bestiary.games.munchkin_babies.phases import (
    CARD_DONE,
    CURSE_WINDOW,
    RUN,
)
from bestiary.games.munchkin_babies.reasons import ALLOWED
from bestiary.games.munchkin_babies.spending import first_held, leave
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.turns import open_received
from bestiary.games.munchkin_babies.vocabulary import (
    CANCEL_CURSE,
    USED,
)


def close_curse(table: Table) -> None:
    """Nobody has stopped it: it takes effect (MB-184)."""
    victim, kind, by = table.arg(1), table.arg(2), table.arg(3)
    table.passed = 0
    if table.told is not None:
        table.tell("cursed", victim, {"card": IDS[kind]}, reveals=True)
    table.turn_to(CARD_DONE, kind, victim, by)
    table.push(RUN, USED[kind], 0, victim, by, 0, NONE)


def card_done(table: Table) -> None:
    """A card that was being resolved goes to its pile, unless it stays in front of its victim."""
    kind = table.arg(1)
    table.pop()
    if kind in table.limbo:
        table.limbo.remove(kind)
        table.discard(kind)
    open_received(table)


def bars_cancel(table: Table, seat: Seat, kind: int) -> int:
    """Against cancelling a Curse: the one being played, or one that lingers."""
    if first_held(table, seat, CANCEL_CURSE) < 0:
        return reasons.NOT_YOURS
    if table.op() == CURSE_WINDOW and table.arg(2) == kind:
        return ALLOWED
    if not open_to_all(table):
        return reasons.BUSY
    return ALLOWED if lingers_on(table, kind) >= 0 else reasons.NO_CURSE


def lingers_on(table: Table, kind: int) -> Seat:
    """Who has this Curse lying in front of them, or NONE."""
    for seat in range(table.seats):
        lingering = table.babies[seat].lingering
        for place in range(0, len(lingering), LINGER):
            if lingering[place + 2] == kind:
                return seat
    return NONE


def cancel(table: Table, seat: Seat, kind: int) -> None:
    """It is gone, for all it would touch (MB-D58)."""
    card = first_held(table, seat, CANCEL_CURSE)
    leave(table, seat, card)
    table.discard(card)
    if table.told is not None:
        table.tell("cancelled", seat, {"card": IDS[card], "curse": IDS[kind]})
    if table.op() == CURSE_WINDOW and table.arg(2) == kind:
        stop_curse(table)
        return
    victim = lingers_on(table, kind)
    lingering = table.babies[victim].lingering
    for place in range(0, len(lingering), LINGER):
        if lingering[place + 2] == kind:
            table.end_lingering(victim, place)
            break
    touch(table, victim)


def stop_curse(table: Table) -> None:
    """The Curse in the open window does nothing."""
    kind = table.arg(2)
    table.pop()
    table.passed = 0
    table.limbo.remove(kind)
    table.discard(kind)
