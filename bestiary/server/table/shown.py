"""What one viewer is shown: the table, and the position of a seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from bestiary.core.dice import commitment
from bestiary.core.seats import Viewer
from bestiary.server.messages import Avatar, Forbidden, Position, Seat, Table, WindowChanged
from bestiary.server.people.people import People
from bestiary.server.table.bot_players import BotPlayers
from bestiary.server.table.creatures import creatures
from bestiary.server.table.current import Current
from bestiary.server.table.deadlines import Deadlines
from bestiary.server.table.pausing import Pausing
from bestiary.server.table.play import Play
from bestiary.server.table.presence import Presence
from bestiary.server.table.seating import alone_in_practice, display_name, seats_of
from bestiary.server.table.undo import TakingBack
from bestiary.server.table.windows import Windows


class Shown:
    """One table's. It only looks."""

    def __init__(
        self,
        current: Current,
        people: People,
        presence: Presence,
        bots: BotPlayers,
        deadlines: Deadlines,
        windows: Windows,
        undo: TakingBack,
        pausing: Pausing,
        thinking: Callable[[Viewer], list[int]],
    ) -> None:
        self._current = current
        self._people = people
        self._presence = presence
        self._bots = bots
        self._deadlines = deadlines
        self._windows = windows
        self._undo = undo
        self._pausing = pausing
        self._thinking = thinking

    def viewers(self, person: str) -> tuple[Viewer, ...]:
        """With whose eyes somebody sees the table: those of their seats, or a spectator's."""
        return seats_of(self._current.row, person) or (None,)

    def table(self, person: str) -> Table:
        """The table as somebody sees it. Even for whom it waits may be a secret, so the views are asked."""
        row, play = self._current.row, self._current.play
        views = [play.view(viewer) for viewer in self.viewers(person)] if play is not None else []
        result = play.result if play is not None else None
        present = self._presence.everybody()
        avatars = creatures(row, self._people)
        return Table(
            id=row.id,
            game=row.game,
            options=row.options,
            status=row.status,
            seats=[self._seat(seat, avatars[seat], person, present) for seat in range(len(row.seats))],
            host=row.host,
            listed=row.listed,
            latecomers=row.latecomers,
            clock=row.clock,
            waiting=sorted({seat for view in views for seat in view.waiting}),
            thinking=self.thinking(self.viewers(person)),
            progress=views[0].progress if views else 0.0,
            watching=len(present - {name for seat in row.seats for name in seat.people}),
            rematch=row.rematch,
            undo=self._undo.shown,
            paused=self._pausing.paused,
            practice=row.start is not None,
            places=[result.place(seat) for seat in range(len(row.seats))] if result is not None else [],
            totals=list(result.totals) if result is not None else [],
            secrets=not self._current.game.open,
            commitment=commitment(bytes.fromhex(row.key)),
        )

    def thinking(self, viewers: tuple[Viewer, ...]) -> list[int]:
        """The bots that these eyes may see thinking."""
        return sorted({seat for viewer in viewers for seat in self._thinking(viewer)})

    def position(self, viewer: Viewer, since: int = 0) -> Position:
        """What a viewer sees now, with what it has been told from a moment on."""
        play = self._current.play
        assert play is not None
        asked = viewer if not self._windows.has_passed(viewer) else None
        return Position(
            seat=viewer,
            moment=play.moment(viewer),
            view=cast("dict[str, Any]", play.view(viewer)),
            choices=[] if asked is None else play.choices(asked),
            forbidden=[] if asked is None else _forbidden(play, asked),
            log=play.heard(viewer, since),
            seconds_left=self._deadlines.seconds_left(viewer),
            window=self._windows.shown(viewer),
            orders=self._windows.orders_of(viewer),
            no_undo=self._no_undo(play, viewer),
            result=play.result,
        )

    def _no_undo(self, play: Play, viewer: Viewer) -> str:
        if viewer is None:
            return "You only watch."
        if play.over:
            return "The game is over: nothing is taken back any more."
        if self._windows.has_passed(viewer):
            return ""
        return play.no_way_back(viewer, freely=alone_in_practice(self._current.row, viewer))

    def positions(self, person: str) -> list[Position]:
        """One for each pair of eyes that somebody has here; none in the lobby."""
        return [] if self._current.play is None else [self.position(viewer) for viewer in self.viewers(person)]

    def moment(self, viewer: Viewer) -> int | None:
        """How much a viewer has been told so far; None in the lobby."""
        return None if self._current.play is None else self._current.play.moment(viewer)

    def window(self, viewer: Viewer) -> WindowChanged:
        """The open window, and what a seat has said beforehand."""
        return WindowChanged(viewer, self._windows.shown(viewer), self._windows.orders_of(viewer))

    def _seat(self, seat: int, avatar: Avatar | None, person: str, present: set[str]) -> Seat:
        row = self._current.row
        there = row.seats[seat]
        owner = there.people[0] if there.people else None
        return Seat(
            seat=seat,
            kind=there.kind,
            name=display_name(row, seat, self._people),
            avatar=avatar,
            person=owner,
            bot=self._bots.level(row, seat),
            personality="" if there.kind != "bot" else there.personality,
            mine=person in there.people,
            present=there.kind == "bot" or not present.isdisjoint(there.people),
            bot_in=self._bots.sits_in(seat) if row.status == "playing" else None,
        )


def _forbidden(play: Play, seat: int) -> list[Forbidden]:
    """What a seat might try and may not, as its game tells it; each with the rule against it."""
    if seat not in play.pending:
        return []
    found = [(choice, play.why_not(seat, choice.action)) for choice in play.forbidden(seat)]
    return [Forbidden(choice, refusal) for choice, refusal in found if refusal is not None]
