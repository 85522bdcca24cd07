"""Who listens to a table, and how much each viewer has heard. What several hear alike is encoded once."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bestiary.core.seats import Seat, Viewer
from bestiary.server.messages import FromServer, PositionChanged, TableChanged, ThinkingChanged
from bestiary.server.people.connection import Connection, encoded
from bestiary.server.table.shown import Shown


class Audience:
    """Those of one table in this process."""

    def __init__(self, shown: Shown) -> None:
        self._shown = shown
        self._connections: dict[Connection, tuple[Viewer, ...]] = {}
        self._moments: dict[Viewer, int] = {}  # up to which those who listen have heard everything

    def __len__(self) -> int:
        return len(self._connections)

    def connections(self) -> list[Connection]:
        """Those that listen now."""
        return list(self._connections)

    def viewers(self, connection: Connection) -> tuple[Viewer, ...]:
        """With whose eyes a connection sees the table."""
        return self._connections.get(connection, ())

    def join(self, connection: Connection) -> None:
        """Somebody listens from now on; what there is to know they hear otherwise."""
        self._connections[connection] = self._shown.viewers(connection.person)
        self._caught_up(self._connections[connection])

    def leave(self, connection: Connection) -> bool:
        """Somebody has hung up; whether they had listened."""
        return self._connections.pop(connection, None) is not None

    def tell_positions(self) -> None:
        """Each viewer who has been told something since the last time gets the position; the others hear nothing."""
        lines: dict[Viewer, bytes | None] = {}
        for connection, viewers in self._connections.items():
            for viewer in viewers:
                if viewer not in lines:
                    lines[viewer] = self._news(viewer)
                line = lines[viewer]
                if line is not None:
                    connection.send(line)

    def tell_position(self, seat: Seat) -> None:
        """All who see with one seat's eyes get its position, although it has been told nothing."""
        moment = self._shown.moment(seat)
        if moment is None:
            return
        line = encoded(PositionChanged(self._shown.position(seat, moment)))
        for connection, viewers in self._connections.items():
            if seat in viewers:
                connection.send(line)

    def tell_window(self, only: Viewer = None) -> None:
        """Everybody, or all who see with one seat's eyes, get the open window."""
        lines = _Lines(self._shown.window)
        for connection, viewers in self._connections.items():
            for viewer in viewers:
                if only is None or viewer == only:
                    connection.send(lines[viewer])

    def tell_thinking(self) -> None:
        """Everybody hears which bots think, as far as they may know for whom the game waits."""
        lines: dict[tuple[Viewer, ...], bytes] = {}
        for connection, viewers in self._connections.items():
            if viewers not in lines:
                lines[viewers] = encoded(ThinkingChanged(self._shown.thinking(viewers)))
            connection.send(lines[viewers])

    def tell_table(self, but: Connection | None = None) -> None:
        """Everybody gets the table; who has got or lost a seat, also their new positions."""
        lines: dict[tuple[Viewer, ...], bytes] = {}  # who sees with the same eyes sees the same
        positions = _Lines(self._in_full)
        for connection, before in list(self._connections.items()):
            if connection is but:
                continue
            viewers = self._shown.viewers(connection.person)
            if viewers not in lines:
                lines[viewers] = encoded(TableChanged(self._shown.table(connection.person)))
            connection.send(lines[viewers])
            if viewers != before:
                self._connections[connection] = viewers
                self._tell_in_full(connection, [viewer for viewer in viewers if viewer not in before], positions)

    def tell_all(self, message: FromServer) -> None:
        """Everybody gets the same."""
        line = encoded(message)
        for connection in self._connections:
            connection.send(line)

    def tell_everything(self) -> None:
        """A new game: everybody gets the table and their positions in full."""
        self.tell_table()
        positions = _Lines(self._in_full)
        for connection, viewers in self._connections.items():
            self._tell_in_full(connection, viewers, positions)

    def _news(self, viewer: Viewer) -> bytes | None:
        """What a viewer has not heard yet, encoded; from now on it has."""
        before = self._moments.get(viewer, 0)
        moment = self._shown.moment(viewer)
        if moment is None or moment == before:
            return None
        self._moments[viewer] = moment
        return encoded(PositionChanged(self._shown.position(viewer, before)))

    def _in_full(self, viewer: Viewer) -> PositionChanged:
        return PositionChanged(self._shown.position(viewer))

    def _tell_in_full(self, connection: Connection, viewers: Iterable[Viewer], positions: _Lines) -> None:
        for viewer in viewers:
            if self._shown.moment(viewer) is not None:
                connection.send(positions[viewer])
        self._caught_up(viewers)

    def _caught_up(self, viewers: Iterable[Viewer]) -> None:
        for viewer in viewers:
            moment = self._shown.moment(viewer)
            if moment is not None:
                self._moments[viewer] = moment


class _Lines(dict[Viewer, bytes]):
    """What each viewer hears, made and encoded when the first of those who see with its eyes is told."""

    def __init__(self, message: Callable[[Viewer], FromServer]) -> None:
        self._message = message

    def __missing__(self, viewer: Viewer) -> bytes:
        self[viewer] = encoded(self._message(viewer))
        return self[viewer]
