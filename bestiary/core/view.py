"""What a viewer may see, and what each choice is called. Holds Structs: never compiled."""

from msgspec import Struct

from bestiary.core.seats import Action, Seat, Viewer


class View(Struct, frozen=True, kw_only=True, tag=True, gc=False):
    """All that one viewer may know. Each game adds its own fields.

    Built from what may be seen, never by deleting secrets from a copy of everything.
    """

    viewer: Viewer
    seats: int
    waiting: tuple[Seat, ...]  # for whom the game waits, as far as this viewer may know
    progress: float
    scores: tuple[int, ...] = ()  # what each seat has now, as far as this viewer may know; () where nothing counts yet


class Choice(Struct, frozen=True, gc=False):
    """One legal action, for people: in words, and as a path of places to touch.

    The places of a board carry the same names, so a screen needs no rules: it lights up the first
    place of each path, then the second, and sends the action at the end of it.
    """

    action: Action
    text: str  # the action's text form, as in a record: "clear table=2"
    label: str  # what a person, or a screen reader, reads: "Clear the Sludge Souffle (3 monsters)"
    places: tuple[str, ...]  # such as ("pile",) or ("drawn", "table:2")
    final: bool = True  # False for a step into the tray: it can be taken back
