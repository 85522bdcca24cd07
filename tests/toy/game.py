"""Burrow as the kernel knows it."""

from collections.abc import Sequence
from typing import Any

from bestiary.core.bot import Heuristic
from bestiary.core.box import Box
from bestiary.core.errors import BadPosition
from bestiary.core.event import Event
from bestiary.core.game import Game
from bestiary.core.guide import Guide
from bestiary.core.options import Options
from bestiary.core.refusal import Refusal
from tests.toy.burrow import ACTIONS, COPIES, KINDS, NO_KIND, OUTCOMES, TURNS, BurrowState
from tests.toy.view import PHASES


class Burrow(Game):
    id = "burrow"
    package = "tests.toy"
    name = "Burrow"
    about = "Badgers dig, swap, show and snap."
    credit = "Made up for the tests."
    minutes = 5
    windows = True
    seats = range(2, 5)
    usual_seats = 3
    options = Options
    actions = ACTIONS
    outcomes = OUTCOMES
    version = "1"

    def __init__(self, position: type[BurrowState] = BurrowState) -> None:
        self.position = position

    def guide(self) -> Guide:
        return self.position.guide(self.heuristic())

    def start(self, seats: int, options: Options) -> BurrowState:
        state = self.position()
        state.set_up(seats)
        return state

    def read(self, document: dict[str, Any], seats: int, options: Options) -> BurrowState:
        state = self.position()
        state.set_up(seats)
        box = Box("card", dict.fromkeys(KINDS, COPIES))
        for place in (document["deck"], document["discard"], *document["hands"]):
            if min(place) < 0:
                raise BadPosition("cards", "less than none")
            box.take_all("cards", dict(zip(KINDS, place, strict=True)))
        if document["hoard"] != NO_KIND:
            box.take("hoard", KINDS[document["hoard"]])
        state.phase = PHASES.index(document["phase"])
        for field in ("turn", "turns", "hoard", "hoard_known", "peeked", "passed"):
            setattr(state, field, document[field])
        for field in ("deck", "discard", "guesses", "points"):
            setattr(state, field, document[field][:])
        state.hands = [hand[:] for hand in document["hands"]]
        state.shown = (document["shown"][0], document["shown"][1])
        for seat, tray in enumerate(document["trays"]):
            for thing in tray:
                state.trays.put(seat, thing)
        return state

    def wrong_seats(self, seats: int) -> Refusal:
        return Refusal("PLAYER_COUNT", "BU-01", "Two to four badgers.")

    def longest(self, seats: int, options: Options) -> int:
        return TURNS * seats * seats + 2 * seats  # a turn and its window; a peek and a guess each

    def scores(self, seats: int, options: Options) -> tuple[int, int]:
        return 0, 16 * TURNS * seats + 3

    def heuristic(self) -> Heuristic:
        return self.position.heuristic()

    def in_words(self, event: Event, names: Sequence[str]) -> str:
        who = names[event.seat] if event.seat is not None else "Somebody"
        return f"{who}: {event.what} {event.data}"


GAME = Burrow()
