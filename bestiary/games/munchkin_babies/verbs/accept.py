"""Accepting an offer: who was asked, or the fighter a counter-offer."""

from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies import refusals
from bestiary.games.munchkin_babies.moments.helping import answer_offer
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.phases import HELP_ASK, HELP_COUNTER
from bestiary.games.munchkin_babies.table import Table
from bestiary.games.munchkin_babies.verbs.verb import ONLY, Verb


class AnswerOffer(Verb):
    """An answer to an offer."""

    def __init__(self, name: str, label: str, place: str, accepted: bool) -> None:
        super().__init__(name, label, place, moments=(HELP_ASK, HELP_COUNTER))
        self.accepted = accepted

    def candidates(self, at: Occasion) -> list[int]:
        return ONLY

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        asked = at.asked_to_help() or (at.op == HELP_COUNTER and at.seat == at.fight.fighter)
        return None if asked else refusals.NOT_ASKED

    def do(self, table: Table, seat: Seat, value: int, tray: list[int]) -> None:
        answer_offer(table, seat, self.accepted)


VERB = AnswerOffer("accept", "Accept", "accept", True)
