"""A bot that takes any legal action."""

from bestiary.core.bot import Bot
from bestiary.core.perspective import Perspective
from bestiary.core.seats import Action


class RandomBot(Bot):
    """Every legal action is as likely as any other."""

    def choose(self, sight: Perspective) -> Action:
        legal = sight.legal()
        return legal[sight.dice.below(len(legal))]
