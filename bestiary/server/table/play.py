"""A match as the server keeps it: made from stored moves, it tells its log in words and knows repeated moves again."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bestiary.bots.levels import from_record
from bestiary.core.errors import Refused
from bestiary.core.event import Event
from bestiary.core.game import Game
from bestiary.core.match import Match
from bestiary.core.seats import Action, Seat, Viewer
from bestiary.core.snapshot import Snapshot
from bestiary.core.state import State
from bestiary.server.messages import LogLine
from bestiary.server.store.rows import MoveRow, SnapshotRow, TableRow

LOG = 200  # lines: who comes late to a long game gets the last of them
REMEMBERED = 8  # accepted moves of a seat that it may repeat


class Stored(Struct, frozen=True):
    """A match in the storage."""

    match: Snapshot
    accepted: list[list[tuple[int, Action]]]  # by seat: moments and moves
    asked: dict[Seat, float]


class Play(Match):
    """A match with its viewers' logs in words."""

    def __init__(
        self, game: Game, start: State, *, key: bytes, players: Sequence[str], from_position: bool = False
    ) -> None:
        super().__init__(game, start, key=key, players=players, from_position=from_position)
        self.call(self.players)
        self._accepted: list[deque[tuple[int, Action]]] = [deque(maxlen=REMEMBERED) for _ in range(start.seats)]
        self.asked: dict[Seat, float] = {}  # whom the game waits for, and since when
        self.whole = False  # it knows all of its moves

    @property
    def names(self) -> Sequence[str]:
        """The names of players without the strength of bots, which only the record needs."""
        return self._names

    def call(self, players: Sequence[str]) -> None:
        """From now on they go by these names."""
        self.players = tuple(players)
        self._names = [from_record(name)[0] for name in players]
        self._lines: dict[int, LogLine] = {}  # by event; the log keeps every event alive

    @classmethod
    def begin(cls, game: Game, row: TableRow) -> Play:
        """From the very start; practice, from the position that it begins with."""
        practice = row.start is not None
        start = game.new(len(row.seats), row.options) if row.start is None else game.load(row.start)
        play = cls(game, start, key=bytes.fromhex(row.key), players=row.names, from_position=practice)
        play.asked = dict.fromkeys(play.pending, row.created if row.begun is None else row.begun)
        play.whole = True
        return play

    @classmethod
    def from_snapshot(cls, game: Game, row: TableRow, stored: SnapshotRow) -> Play | None:
        """From a stored position on; None when that cannot be done, and the whole history has to be read."""
        try:
            found = msgspec.json.decode(stored.document, type=Stored)
        except msgspec.DecodeError:
            return None
        if found.match.rules != game.version:  # what came before it may not fit the present rules
            return None
        play = cls.restore(game, found.match, bytes.fromhex(row.key), row.names)
        play.asked = found.asked
        for accepted, repeatable in zip(play._accepted, found.accepted, strict=True):
            accepted.extend(repeatable)
        return play

    def follow_all(self, moves: Iterable[MoveRow]) -> None:
        """Does again what is in the log. Refused when a way back leads behind the snapshot that it began with."""
        for move in moves:
            self.follow(move)

    def follow(self, move: MoveRow) -> None:
        """Does again what is in the log."""
        if move.takes_back:
            self.back(move.seat, freely=True)  # it was allowed when it was stored
            self.note(move, None)
        else:
            action = self.game.actions.parse(move.action)
            self.play(move.seat, action)
            self.note(move, action)

    def note(self, move: MoveRow, action: Action | None) -> None:
        """Remembers a stored move (None: a way back), so that repeating it is harmless; and who is asked since when. A
        step into the tray gives no new time."""
        if action is not None and move.moment is not None:
            self._accepted[move.seat].append((move.moment, action))
        moved = None if action is not None and self.game.actions.tray(action) else move.seat
        self.asked = {seat: self.asked.get(seat, move.at) if seat != moved else move.at for seat in self.pending}

    def has_accepted(self, seat: Seat, moment: int, action: Action) -> bool:
        """Whether this very move was made: it is not to be made again."""
        if not 0 <= seat < self.seats or moment == self.moment(seat):
            return False
        return (moment, action) in self._accepted[seat]

    def still(self, seat: Seat, moment: int) -> bool:
        """Whether a seat has been told nothing since a moment that matters to its decision."""
        return not self._stale(seat, moment)

    def heard(self, viewer: Viewer, since: int = 0) -> list[LogLine]:
        """What a viewer has been told from a moment on, in words: the last of it, where it is much."""
        now = self.moment(viewer)
        told = self.told(viewer, max(since, now - LOG))
        return [self._line(event, moment) for moment, event in enumerate(told, now - len(told) + 1)]

    def no_way_back(self, seat: Seat, *, freely: bool) -> str:
        """Why a seat cannot have its last move back, in a sentence; "" when it can. One that goes on from a snapshot
        may have to look it up first, and says that it can."""
        if not self.whole and not self.remembers(seat):
            return ""
        try:
            self.way_back(seat, freely=freely)
        except Refused as refused:
            return refused.refusal.text
        return ""

    def progress(self, viewer: Viewer) -> float:
        """How far the game is, as far as a viewer may know."""
        return self.view(viewer).progress

    def stored(self) -> bytes:
        """All that is needed to go on from here, but not to go back."""
        return msgspec.json.encode(Stored(self.snapshot(), [list(moves) for moves in self._accepted], self.asked))

    def _line(self, event: Event, moment: int) -> LogLine:
        """An event in words, found once for all who are told of it."""
        line = self._lines.get(id(event))
        if line is None:
            text = self.game.sentence(event, self._names)
            chapter = self.game.chapter(event, self._names) if event.progress else ""
            part = self.game.part(event, self._names) if event.progress else ""
            line = LogLine(
                moment, event.what, event.seat, event.data, text, event.progress, chapter, part, event.beside
            )
            self._lines[id(event)] = line
        return line if line.moment == moment else replace(line, moment=moment)
