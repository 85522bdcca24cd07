"""A match that the server can put down and take up again in the middle, and that remembers what each viewer heard."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from bestiary.bots import BOTS
from bestiary.core.errors import Refused
from bestiary.core.event import Event
from bestiary.core.game import Game
from bestiary.core.match import Match
from bestiary.core.refusal import Refusal
from bestiary.core.seats import Action, Seat, Viewer
from bestiary.core.state import State
from bestiary.server.messages import LogLine
from bestiary.server.rows import BACK, MoveRow, SnapshotRow, TableRow

REMEMBERED = 8  # accepted moves of a seat that it may repeat


class Snapshot(Struct, frozen=True):
    """A position with what the match knows besides: how much luck is used up, who has been told what."""

    rules: str
    position: dict[str, Any]
    outcomes: int
    moments: list[int]  # by seat, then the spectators'
    log: list[Event]
    accepted: list[list[tuple[int, Action]]]


class Play(Match):
    """A match with its viewers' logs in words. Going back needs the whole history: one from a snapshot cannot."""

    def __init__(self, game: Game, start: State, row: TableRow, snapshot: Snapshot | None = None) -> None:
        self._names = [_spoken(name) for name in row.names]
        self._heard: dict[Viewer, list[Event]] = {}
        self._texts: dict[int, str] = {}  # by event; the log keeps every event alive
        self._earlier = 0  # outcomes before the snapshot
        self.whole = snapshot is None
        key = bytes.fromhex(row.key)
        super().__init__(game, start, key=key, players=row.names, from_position=snapshot is not None)
        self._accepted: list[deque[tuple[int, Action]]] = [deque(maxlen=REMEMBERED) for _ in range(self.seats)]
        if snapshot is not None:
            self._tell(snapshot.log)
            self._earlier = self._outcomes = snapshot.outcomes
            self._moments = dict(zip(self._moments, snapshot.moments, strict=True))
            for seat, moves in enumerate(snapshot.accepted):
                self._accepted[seat].extend(moves)

    @classmethod
    def begin(cls, game: Game, row: TableRow, moves: Sequence[MoveRow] = ()) -> Play:
        """From the very start."""
        play = cls(game, game.new(len(row.seats), row.options), row)
        for move in moves:
            play.follow(move)
        return play

    @classmethod
    def from_snapshot(cls, game: Game, row: TableRow, stored: SnapshotRow, moves: Sequence[MoveRow]) -> Play | None:
        """From a stored position on; None when that cannot be done, and the whole history has to be read."""
        if any(move.action == BACK for move in moves):
            return None
        try:
            snapshot = msgspec.json.decode(stored.document, type=Snapshot)
        except msgspec.DecodeError:
            return None
        play = cls(game, game.load(snapshot.position), row, snapshot)
        for move in moves:
            play.follow(move)
        return play

    def follow(self, move: MoveRow) -> None:
        """Does again what is in the log."""
        if move.action == BACK:
            self.back(move.seat)
            return
        action = self.game.actions.parse(move.action)
        self.play(move.seat, action)
        if move.moment is not None:
            self.remember(move.seat, move.moment, action)

    def remember(self, seat: Seat, moment: int, action: Action) -> None:
        """Notes an accepted move, so that repeating it is harmless."""
        self._accepted[seat].append((moment, action))

    def has_accepted(self, seat: Seat, moment: int, action: Action) -> bool:
        """Whether this very move was made: it is not to be made again."""
        return 0 <= seat < self.seats and (moment, action) in self._accepted[seat] and moment != self._moments[seat]

    def heard(self, viewer: Viewer, since: int = 0) -> list[LogLine]:
        """What a viewer has been told from a moment on, in words."""
        start = max(since, 0)
        events = self._heard.get(viewer, [])[start:]
        return [
            LogLine(moment, event.what, event.seat, event.data, self._text(event), event.progress)
            for moment, event in enumerate(events, start + 1)
        ]

    def progress(self, viewer: Viewer) -> float:
        """How far the game is, as far as a viewer may know."""
        return self.view(viewer).progress

    def default(self, seat: Seat) -> Action:
        """What a seat does when its time runs out."""
        return self._state.default(seat)

    def snapshot(self) -> bytes:
        """All that is needed to go on from here, but not to go back."""
        accepted = [list(moves) for moves in self._accepted]
        moments = list(self._moments.values())
        return msgspec.json.encode(
            Snapshot(self.game.version, self.save(), self._outcomes, moments, self._log, accepted)
        )

    def _text(self, event: Event) -> str:
        """An event in words, found once for all who are told of it."""
        text = self._texts.get(id(event))
        if text is None:
            text = self._texts[id(event)] = self.game.sentence(event, self._names)
        return text

    def _tell(self, events: list[Event]) -> None:
        super()._tell(events)
        for event in events:
            for viewer in self._moments:
                if event.told_to(viewer):
                    self._heard.setdefault(viewer, []).append(event)

    def _rewind(self, steps: int) -> None:
        super()._rewind(steps)
        self._outcomes += self._earlier

    def back(self, seat: Seat | None = None) -> None:
        if not self.whole:
            raise Refused(Refusal("NOTHING_TO_UNDO", "T-05", "There is no move to take back."))
        super().back(seat)


def _spoken(name: str) -> str:
    """A name without the strength of its bot, which only the record needs."""
    for bot in BOTS:
        name = name.removesuffix(f" ({bot})")
    return name
