"""Classes, Races, Super Munchkin and Half-Breed: when they may be played, and put into play (MB-071 to MB-077)."""

from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import reasons
from bestiary.games.munchkin_babies.cards import CLASS, HALF, RACE, SORT, SUPER
from bestiary.games.munchkin_babies.reasons import ALLOWED
from bestiary.games.munchkin_babies.table import Table


def is_badge(kind: int) -> bool:
    """Whether a card says what a character is."""
    return SORT[kind] <= HALF


def bars_badge(table: Table, seat: Seat, kind: int) -> int:
    """Against having this card in play as well."""
    baby, sort = table.babies[seat], SORT[kind]
    if sort == CLASS:
        if kind in baby.classes:
            return reasons.DUPLICATE
        return ALLOWED if len(baby.classes) < (2 if baby.super else 1) else reasons.ONE_CLASS
    if sort == RACE:
        if kind in baby.races:
            return reasons.DUPLICATE
        return ALLOWED if len(baby.races) < (2 if baby.half else 1) else reasons.ONE_RACE
    if sort == SUPER:
        if baby.super:
            return reasons.DUPLICATE
        return ALLOWED if baby.classes else reasons.NOTHING_TO_ATTACH
    if baby.half:
        return reasons.DUPLICATE
    return ALLOWED if baby.races else reasons.NOTHING_TO_ATTACH


def put_badge(table: Table, seat: Seat, kind: int) -> None:
    """The card lies in front of the player."""
    baby, sort = table.babies[seat], SORT[kind]
    if sort == CLASS:
        baby.classes.append(kind)
    elif sort == RACE:
        baby.races.append(kind)
    elif sort == SUPER:
        baby.super = True
    else:
        baby.half = True
