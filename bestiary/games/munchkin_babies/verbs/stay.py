"""Staying in a fight for the win, although one was forced to help (MB-168)."""

from bestiary.core.refusal import Refusal
from bestiary.games.munchkin_babies import refusals
from bestiary.games.munchkin_babies.occasion import Occasion
from bestiary.games.munchkin_babies.verbs.verb import Answer


class AnswerForced(Answer):
    """Who helps of their own will is not asked (MB-169)."""

    def bars(self, at: Occasion, value: int) -> Refusal | None:
        return refusals.NO_BACKING_OUT if at.fight.helper == at.seat else refusals.NOT_ASKED


VERB = AnswerForced("stay", "Stay in the fight", "stay")
