"""Who listens to a table, and who has been told how much. What several hear alike is encoded once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from bestiary.core.seats import Viewer
from bestiary.server.connection import Connection, encoded
from bestiary.server.messages import FromServer, PositionChanged, TableChanged, WindowChanged
from bestiary.server.scene import position_for, table_for, viewers_of

if TYPE_CHECKING:
    from bestiary.server.table import LiveTable


class Audience:
    """The connections of one table in this process, and the people at other processes."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._connections: dict[Connection, tuple[Viewer, ...]] = {}
        self._told: dict[Viewer, int] = {}  # the moment up to which those who listen have been told
        self.elsewhere: dict[str, set[str]] = {}  # by worker

    def __len__(self) -> int:
        return len(self._connections)

    def connections(self) -> list[Connection]:
        """Those that listen now."""
        return list(self._connections)

    def viewers(self, connection: Connection) -> tuple[Viewer, ...]:
        """With whose eyes a connection sees the table."""
        return self._connections.get(connection, ())

    def join(self, connection: Connection) -> None:
        """Somebody listens from now on; what there is to know they have been told."""
        self._connections[connection] = viewers_of(self._live, connection.person)
        self._caught_up(self._connections[connection])

    def leave(self, connection: Connection) -> None:
        """Somebody has hung up."""
        self._connections.pop(connection, None)

    def here(self) -> set[str]:
        """The people who listen in this process."""
        return {connection.person for connection in self._connections}

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

    def tell_window(self, only: Viewer = None) -> None:
        """Everybody, or all who see with one seat's eyes, get the open window."""
        windows = self._live.windows
        for connection, viewers in self._connections.items():
            for viewer in viewers:
                if only is None or viewer == only:
                    connection.send(encoded(WindowChanged(viewer, windows.shown(viewer), windows.orders_of(viewer))))

    def tell_table(self, but: Connection | None = None) -> None:
        """Everybody gets the table; who has got or lost a seat, also their new positions."""
        lines: dict[str, bytes] = {}
        for connection, before in list(self._connections.items()):
            if connection is but:
                continue
            person = connection.person
            if person not in lines:
                lines[person] = encoded(TableChanged(table_for(self._live, person)))
            connection.send(lines[person])
            viewers = viewers_of(self._live, person)
            if viewers != before:
                self._connections[connection] = viewers
                self._tell_in_full(connection, [viewer for viewer in viewers if viewer not in before])

    def tell_all(self, message: FromServer) -> None:
        """Everybody gets the same."""
        line = encoded(message)
        for connection in self._connections:
            connection.send(line)

    def tell_everything(self) -> None:
        """A new game: everybody gets the table and their positions in full."""
        self.tell_table()
        for connection, viewers in self._connections.items():
            self._tell_in_full(connection, viewers)

    def _news(self, viewer: Viewer) -> bytes | None:
        """What a viewer has not been told yet, encoded; from now on it has been told."""
        play = self._live.play
        before = self._told.get(viewer, 0)
        moment = before if play is None else play.moment(viewer)
        if moment == before:
            return None
        self._told[viewer] = moment
        return encoded(PositionChanged(position_for(self._live, viewer, before)))

    def _tell_in_full(self, connection: Connection, viewers: Iterable[Viewer]) -> None:
        if self._live.play is not None:
            for viewer in viewers:
                connection.send(encoded(PositionChanged(position_for(self._live, viewer))))
            self._caught_up(viewers)

    def _caught_up(self, viewers: Iterable[Viewer]) -> None:
        if self._live.play is not None:
            for viewer in viewers:
                self._told[viewer] = self._live.play.moment(viewer)
