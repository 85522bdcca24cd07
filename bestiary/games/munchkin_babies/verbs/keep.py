"""Keeping cards just received instead of playing them (MB-037, MB-D18)."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import refusals
from bestiary.games.munchkin_babies.moments.moment import waited_for
from bestiary.games.munchkin_babies.moments.turn import keep
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.phases import RECEIVED
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.verbs.verb import ONLY, Verb


class Keep(Verb):
    """The turn player is asked about a single card by a question (moments/turn.py)."""

    def candidates(self, at: Occasion) -> list[int]:
        return ONLY

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        asked = at.op == RECEIVED and waited_for(at.table) >> at.seat & 1
        return None if asked else refusals.NOT_ASKED

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        keep(table, seat)


VERB = Keep("keep", "Keep it", "keep", moments=(RECEIVED,))
