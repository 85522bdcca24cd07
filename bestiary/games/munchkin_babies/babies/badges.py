"""Classes, Races, Super Munchkin and Half-Breed: when they may be played, and put into play (MB-071 to MB-077)."""

from bestiary.core.refusal import Refusal
from bestiary.games.munchkin_babies import refusals
from bestiary.games.munchkin_babies.babies.baby import Baby
from bestiary.games.munchkin_babies.cards.deck import CLASS, HALF, RACE, SORT, SUPER


def is_badge(kind: int) -> bool:
    """Whether a card says what a character is."""
    return SORT[kind] <= HALF


def most_classes(baby: Baby) -> int:
    """MB-071, MB-072."""
    return 2 if baby.super else 1


def most_races(baby: Baby) -> int:
    """MB-073."""
    return 2 if baby.half else 1


def bars_badge(baby: Baby, kind: int) -> Refusal | None:
    """Against having this card in play as well."""
    sort = SORT[kind]
    if sort == CLASS:
        if kind in baby.classes:
            return refusals.DUPLICATE
        return None if len(baby.classes) < most_classes(baby) else refusals.ONE_CLASS
    if sort == RACE:
        if kind in baby.races:
            return refusals.DUPLICATE
        return None if len(baby.races) < most_races(baby) else refusals.ONE_RACE
    if sort == SUPER:
        if baby.super:
            return refusals.DUPLICATE
        return None if baby.classes else refusals.NOTHING_TO_ATTACH
    if baby.half:
        return refusals.DUPLICATE
    return None if baby.races else refusals.NOTHING_TO_ATTACH


def put_badge(baby: Baby, kind: int) -> None:
    """The card lies in front of the player."""
    sort = SORT[kind]
    if sort == CLASS:
        baby.classes.append(kind)
    elif sort == RACE:
        baby.races.append(kind)
    elif sort == SUPER:
        baby.super = True
    else:
        baby.half = True
