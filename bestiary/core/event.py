"""What a move tells whom. Holds a Struct: never compiled."""

from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import Struct

from bestiary.core.seats import Seat, Viewer, Viewers, includes

if TYPE_CHECKING:
    Value: TypeAlias = "str | int | bool | list[Value] | dict[str, Value] | None"
else:
    Value = Any  # msgspec knows no recursive aliases


class Event(Struct, frozen=True, gc=False):
    """Something that happened, as told to some viewers.

    A face-down draw is two events: the card to who drew it, its back to everybody else.
    """

    what: str  # a name such as "cleared"; the game's words.py makes a sentence of it
    to: Viewers  # who is told
    seat: Seat | None  # who did it; None when nobody did
    data: dict[str, Value]
    reveals: bool = False  # it shows what somebody could not know before: no undo goes back behind it
    progress: bool = False  # a landmark (a round or a turn begins): logs draw a line here
    beside: bool = (
        False  # one of several who decide at the same time has decided: no move of the others is stale for it
    )

    def told_to(self, viewer: Viewer) -> bool:
        """Whether a seat, or a spectator, gets this event."""
        return includes(self.to, viewer)
