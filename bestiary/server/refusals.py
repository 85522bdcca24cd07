"""What the server itself refuses, whatever the game. docs/server.md lists these rules for people."""

from __future__ import annotations

import re
from typing import NamedTuple

from bestiary.core.errors import Refused
from bestiary.core.refusal import Refusal
from bestiary.server.store.storage import NotStored, Unsure


class Sign(NamedTuple):
    """A refusal's rule, its HTTP status and its sentence."""

    rule: str
    status: int
    text: str


SIGNS = {
    "NO_SUCH_PAGE": Sign("S-01", 404, "There is nothing here."),
    "NO_SUCH_TABLE": Sign("S-01", 404, "There is no table with this link."),
    "NO_SUCH_GAME": Sign("S-01", 404, "There is no such game here."),
    "NO_SUCH_BOT": Sign("S-01", 404, "There is no such bot here."),
    "BAD_LINK": Sign("S-02", 404, "This private link is not, or no longer, valid."),
    "NOT_YOUR_SEAT": Sign("S-03", 403, "That seat is not yours."),
    "HOST_ONLY": Sign("S-04", 403, "Only the host of the table can do that."),
    "NOT_ALL_SEATS": Sign("S-05", 422, "An order of the seats names each of them once."),
    "SEAT_TAKEN": Sign("S-05", 409, "Somebody sits there already."),
    "NO_LATECOMERS": Sign("S-18", 403, "The host lets nobody take a bot's chair in the running game."),
    "KNOWS_A_HAND": Sign("S-18", 409, "You have played another seat of this game, and know its hand."),
    "STARTED": Sign("S-06", 409, "The game has begun."),
    "NOT_STARTED": Sign("S-06", 409, "The game has not begun."),
    "NOT_OVER": Sign("S-07", 409, "That is told once the game is over."),
    "NO_UNDO": Sign("S-08", 409, "Nobody asks you to take a move back."),
    "UNDO_ASKED": Sign("S-08", 409, "Somebody else asks to take a move back; that is answered first."),
    "NOT_ALONE": Sign("S-21", 409, "You do not play with bots alone: nobody holds the others up."),
    "CHANGED": Sign("S-09", 409, "Somebody else changed the table at the same time; try again."),
    "TOO_FAST": Sign("S-10", 429, "That was too much at once; wait a moment."),
    "TOO_MANY_TABLES": Sign("S-10", 429, "You have set up very many tables; play some of them first."),
    "TOO_MANY_TOKENS": Sign("S-10", 429, "You have as many tokens as anybody may have."),
    "TOO_MANY_DEVICES": Sign("S-10", 429, "This seat is played on as many devices as it may be."),
    "TOO_LARGE": Sign("S-10", 413, "That is too long."),
    "MALFORMED": Sign("S-11", 400, "This message cannot be read."),
    "WRONG_ORIGIN": Sign("S-12", 403, "This page may not speak for you here."),
    "BAD_TOKEN": Sign("S-13", 401, "This token is not known here."),
    "WRONG_METHOD": Sign("S-11", 405, "This cannot be asked in that way."),
    "OTHER_RULES": Sign(
        "S-14", 409, "This game was played under older rules, and its moves do not fit the present ones."
    ),
    "NO_WINDOW": Sign("S-16", 409, "No countdown runs in which you are asked."),
    "NO_HOLD": Sign("S-16", 409, "You have held windows for long enough in this turn."),
    "NO_ORDERS": Sign("S-17", 409, "This game has no windows to be stopped for."),
    "BAD_POSITION": Sign("S-19", 422, "This is not a position that the game can be played on from."),
    "THINKING": Sign("S-20", 429, "A game that you asked about is still being thought about; that comes first."),
    "NOT_STORED": Sign("S-15", 503, "This cannot be kept now: the server's disk may be full. Nothing was changed."),
    "UNSURE": Sign(
        "S-15", 503, "The database went away in this very moment: look again soon whether this was kept or not."
    ),
    "DAMAGED": Sign("S-15", 409, "What is stored of this table is damaged, and cannot be opened."),
    "BROKEN": Sign("S-15", 500, "Something broke here. Nothing was changed."),
}
LENGTHS = (
    (re.compile(r"Expected `str` of length <= (\d+) - at `\$\.(\w+)`"), r"the \2 has at most \1 characters"),
    (re.compile(r"Expected `str` of length >= (\d+) - at `\$\.(\w+)`"), r"the \2 has at least \1 character"),
)


def refuse(code: str, text: str = "") -> Refused:
    """The refusal of that code, to be raised."""
    sign = SIGNS[code]
    return Refused(Refusal(code, sign.rule, text or sign.text))


def not_kept(error: NotStored | Unsure) -> Refused:
    """The refusal of what could not be stored, or only perhaps."""
    return refuse("UNSURE" if isinstance(error, Unsure) else "NOT_STORED")


def misread(error: object) -> Refused:
    """The refusal of what has not the form that it should have, with lengths as people speak of them."""
    text = str(error).rstrip(".")
    for pattern, words in LENGTHS:
        text = pattern.sub(words, text)
    return refuse("MALFORMED", f"This message cannot be read: {text}.")


def status_of(refusal: Refusal) -> int:
    """The HTTP status of a refusal; those of the games' own rules have one for all."""
    sign = SIGNS.get(refusal.code)
    return 422 if sign is None else sign.status
