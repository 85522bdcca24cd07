"""A window: a pause in which seats may answer what has happened, or let it be. Holds a Struct: never compiled."""

from msgspec import Struct

from bestiary.core.seats import Action, Seat


class Window(Struct, frozen=True, gc=False):
    """What everybody knows of an open window. Who has passed, and who has anything to answer with, is not in it."""

    kind: str
    asked: tuple[Seat, ...]  # who may answer, whether they have passed or not
    closing: Action  # to pass: of all who are asked the same
    contest: bool = False  # seats or pieces stand against each other in it
    stakes: tuple[Seat, ...] = ()  # who may win or lose something by it
    last_chance: float = 2.0  # seconds that are left at least when it goes on after it was held
