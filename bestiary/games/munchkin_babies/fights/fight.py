"""A combat as data: who is in it, which monsters, and what was played. There is at most one."""

from typing import Final

from bestiary.games.munchkin_babies.cards.deck import NONE

MUNCHKINS: Final = 0  # sides
MONSTERS: Final = 1


class Offer:
    """What a helper gets: Items, a number of Treasures and who picks when, and cards to be played on them."""

    def __init__(self) -> None:
        self.items: list[int] = []
        self.share = 0
        self.pick = 0
        self.plays: list[int] = []

    def terms(self) -> list[int]:
        """All of it in a row of numbers, to compare."""
        return [*sorted(self.items), NONE, *sorted(self.plays), NONE, self.share, self.pick]


class Killed:
    """A monster that is dead before the fight is won."""

    def __init__(self, monster: int, treasures: int, card: bool) -> None:
        self.monster = monster
        self.treasures = treasures
        self.card = card  # its card lies there: not for a twin


class Enhancer:
    """A card that makes a monster, and its twins, stronger or weaker."""

    def __init__(self, card: int, monster: int) -> None:
        self.card = card
        self.monster = monster


class Boost:
    """A one-shot played for a side."""

    def __init__(self, card: int, side: int) -> None:
        self.card = card
        self.side = side


class Fight:
    """The combat. Without one, the fighter is NONE."""

    def __init__(self, seats: int = 0) -> None:
        self.fighter = NONE
        self.helper = NONE
        self.compelled = False  # the helper had no choice
        self.fleeing = False
        self.foes: list[int] = []  # monsters, in the order of entering
        self.counts: list[int] = []  # of each: itself and its twins
        self.rolled: list[int] = []  # of each: what a die has added
        self.enhancers: list[Enhancer] = []
        self.encountered: list[int] = []  # monsters whose arrival has had its effect
        self.killed: list[Killed] = []  # set aside
        self.banked = 0  # Treasures of monsters that were removed
        self.granted = 0  # Treasures of a card that ended the fight
        self.boosts: list[Boost] = []
        self.doubled = False
        self.spent: list[int] = []  # cards that lie with the fight until its end
        self.berserk: list[int] = [0] * seats  # what it gave each
        self.turning: list[int] = [0] * seats
        self.stabbed: list[int] = [0] * seats  # by whom each was stabbed, a bit for each
        self.berserked = 0  # who has used it up
        self.turned = 0
        self.compels = 0  # who has used it up
        self.asked: list[int] = [0] * seats
        self.asks = 0
        self.refused: list[list[int]] = []  # whom and what, since the fight last changed
        self.offer = Offer()  # on the table
        self.deal = Offer()  # agreed
        self.volunteers = 0
        self.answers: list[int] = []  # who is to run first, of fighter and helper
        self.runners: list[int] = []  # who still runs, in order
        self.todo: list[int] = []  # monsters that the first of them has to roll against, twins each
        self.rerolled = 0  # monsters that a failed roll was repeated against, a bit by place
        self.spoils: list[int] = []  # Treasures drawn face up and not yet picked

    def includes(self, seat: int) -> bool:
        """Whether a player is in it (MB-D19)."""
        return self.fighter >= 0 and seat in (self.fighter, self.helper)

    def enhancers_on(self, foe: int) -> list[int]:
        """The enhancers on a monster."""
        return [enhancer.card for enhancer in self.enhancers if enhancer.monster == foe]

    def boosts_for(self, side: int) -> list[int]:
        """The one-shots played for a side."""
        return [boost.card for boost in self.boosts if boost.side == side]
