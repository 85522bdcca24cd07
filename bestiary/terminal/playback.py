"""A record, played again move by move."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec import Struct

from bestiary.core.errors import BadRecord, Refused
from bestiary.core.event import Event
from bestiary.core.game import Game
from bestiary.core.record import Record, replay
from bestiary.core.refusal import Refusal
from bestiary.core.registry import find_game
from bestiary.core.result import Result
from bestiary.core.seats import CHANCE, EVERYONE, Action, Seat, Viewer
from bestiary.core.state import State
from bestiary.core.view import View
from bestiary.terminal.account import Account
from bestiary.terminal.company import check_seat
from bestiary.terminal.lettering import short_names


class Move(Struct, frozen=True):
    """One move of a record, what it told, and what the viewer sees after it."""

    number: int  # in the record, counted from 1
    text: str
    seat: Seat | None  # None for chance
    events: tuple[Event, ...]
    view: View


class Playback:
    """All moves of a record, as a viewer sees them. Whether the record is true, only `verify` says."""

    def __init__(self, record: Record, viewer: Viewer = None) -> None:
        if viewer is not None:
            check_seat(viewer, record.seats)
        self.record = record
        self.viewer = viewer
        self.moves: list[Move] = []
        self.result: Result | None = None  # as the moves lead to it, whatever the record claims
        for number, (seat, state) in enumerate(_walk(record), start=1):
            self.result = state.result()
            text, mover = record.moves[number - 1], None if seat == CHANCE else seat
            self.moves.append(Move(number, text, mover, tuple(state.told or ()), state.view(viewer)))
        self.moves = [msgspec.structs.replace(move, events=self._seen(move.events)) for move in self.moves]
        self.game: Game = find_game(record.game)
        self.names = short_names(record.players)
        self.account = Account(self.game, self.names)

    def steps(self, first: int = 1) -> list[list[Move]]:
        """The moves from a number on: what a player did together with what chance answered."""
        steps: list[list[Move]] = []
        for move in self.moves:
            if move.seat is not None or not steps:
                steps.append([])
            steps[-1].append(move)
        return [step for step in steps if step[-1].number >= first]

    def _seen(self, told: tuple[Event, ...]) -> tuple[Event, ...]:
        if self.viewer is None and self.result is not None:
            return tuple(event for event in told if not _has_a_fuller_account(event, told))
        return tuple(event for event in told if event.told_to(self.viewer))


def _has_a_fuller_account(event: Event, told: tuple[Event, ...]) -> bool:
    """A finished game has no secrets: of what was told twice, to one player and to all the others, the first counts."""
    return event.to < 0 and event.to != EVERYONE and any(other.to == ~event.to for other in told)


def _walk(record: Record) -> Iterator[tuple[Seat, State]]:
    """Who moved, and the position after it, which goes on changing. A move that cannot be made stops it."""
    list(replay(msgspec.structs.replace(record, moves=())))  # says what is wrong with the beginning
    game = find_game(record.game)
    state = game.new(record.seats, record.options) if record.start is None else game.load(record.start)
    for number, text in enumerate(record.moves, start=1):
        try:
            seat, action = _read(game, state, text)
        except Refused as refused:
            raise BadRecord(f"move {number} ({text})", str(refused)) from None
        state.told = []
        state.apply(seat, action)
        yield seat, state


def _read(game: Game, state: State, text: str) -> tuple[Seat, Action]:
    """A move that can be made here: anybody may have written the record, and a position trusts its caller."""
    who, _, what = text.partition(" ")
    if who == "chance":
        action = game.outcomes.parse(what)
        if state.pending() != (CHANCE,) or action not in state.possible():
            raise Refused(Refusal("IMPOSSIBLE", "T-03", "This outcome is not possible here."))
        return CHANCE, action
    seat = int(who) if who.isascii() and who.isdigit() and len(who) < 3 else -1
    check_seat(seat, state.seats)
    action = game.actions.parse(what)
    refusal = state.why_not(seat, action)
    if refusal is not None:
        raise Refused(refusal)
    return seat, action
