"""What one viewer is shown: the table, and the position of a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from bestiary.core.dice import commitment
from bestiary.core.seats import Viewer
from bestiary.server.creatures import creatures
from bestiary.server.messages import Avatar, Position, Seat, Table
from bestiary.server.seating import display_name, seats_of

if TYPE_CHECKING:
    from bestiary.server.table import LiveTable


def viewers_of(live: LiveTable, person: str) -> tuple[Viewer, ...]:
    """With whose eyes somebody sees a table: those of their seats, or a spectator's."""
    return seats_of(live.row, person) or (None,)


def table_for(live: LiveTable, person: str) -> Table:
    """A table as somebody sees it. Even for whom it waits may be a secret, so the views are asked."""
    row, play = live.row, live.play
    views = [play.view(viewer) for viewer in viewers_of(live, person)] if play is not None else []
    present = live.present()
    avatars = creatures(row, live.people)
    return Table(
        id=row.id,
        game=row.game,
        options=row.options,
        status=row.status,
        seats=[_seat(live, seat, avatars[seat], person, present) for seat in range(len(row.seats))],
        host=row.host,
        listed=row.listed,
        clock=row.clock,
        waiting=sorted({seat for view in views for seat in view.waiting}),
        progress=views[0].progress if views else 0.0,
        watching=len(present - {name for seat in row.seats for name in seat.people}),
        rematch=row.rematch,
        undo=live.undo.shown,
        secrets=not live.game.open,
        commitment=commitment(bytes.fromhex(row.key)),
    )


def position_for(live: LiveTable, viewer: Viewer, since: int = 0) -> Position:
    """What a viewer sees now, with what it has been told from a moment on."""
    play = live.play
    assert play is not None
    return Position(
        seat=viewer,
        moment=play.moment(viewer),
        view=cast("dict[str, Any]", play.view(viewer)),
        choices=[] if viewer is None else play.choices(viewer),
        log=play.heard(viewer, since),
        seconds_left=live.clock.seconds_left(viewer),
        window=live.windows.shown(viewer),
        orders=live.windows.orders_of(viewer),
        result=play.result,
    )


def _seat(live: LiveTable, seat: int, avatar: Avatar | None, person: str, present: set[str]) -> Seat:
    there = live.row.seats[seat]
    owner = there.people[0] if there.people else None
    return Seat(
        seat=seat,
        kind=there.kind,
        name=display_name(live.row, seat, live.people),
        avatar=avatar,
        person=owner,
        bot=live.company.strength(live.row, seat),
        mine=person in there.people,
        present=there.kind == "bot" or not present.isdisjoint(there.people),
    )
