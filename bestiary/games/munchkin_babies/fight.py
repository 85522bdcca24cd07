"""A combat as data: who is in it, which monsters, and what was played. There is at most one."""

from bestiary.games.munchkin_babies.cards import NONE


class Offer:
    """What a helper gets: Items, a number of Treasures and who picks when, and cards to be played on them."""

    __slots__ = ("items", "pick", "plays", "share")

    def __init__(self) -> None:
        self.items: list[int] = []
        self.share = 0
        self.pick = 0
        self.plays: list[int] = []

    def clone(self) -> "Offer":
        """An equal one."""
        other = Offer()
        other.items = self.items[:]
        other.share = self.share
        other.pick = self.pick
        other.plays = self.plays[:]
        return other

    def terms(self) -> list[int]:
        """All of it in a row of numbers, to compare."""
        return [*sorted(self.items), NONE, *sorted(self.plays), NONE, self.share, self.pick]


class Fight:
    """The combat. Without one, the fighter is NONE."""

    __slots__ = (
        "answers",
        "asked",
        "asks",
        "banked",
        "berserk",
        "berserked",
        "boosts",
        "compelled",
        "compels",
        "counts",
        "deal",
        "doubled",
        "encountered",
        "enhancers",
        "fighter",
        "fleeing",
        "foes",
        "granted",
        "helper",
        "killed",
        "offer",
        "refused",
        "rerolled",
        "rolled",
        "runners",
        "spent",
        "spoils",
        "stabbed",
        "todo",
        "turned",
        "turning",
        "volunteers",
    )

    def __init__(self, seats: int = 0) -> None:
        self.fighter = NONE
        self.helper = NONE
        self.compelled = False  # the helper had no choice
        self.fleeing = False
        self.foes: list[int] = []  # monsters, in the order of entering
        self.counts: list[int] = []  # of each: itself and its twins
        self.rolled: list[int] = []  # of each: what a die has added
        self.enhancers: list[int] = []  # monster and enhancer, in pairs
        self.encountered: list[int] = []  # monsters whose arrival has had its effect
        self.killed: list[int] = []  # set aside: monster, Treasures, and whether its card lies there, in threes
        self.banked = 0  # Treasures of monsters that were removed
        self.granted = 0  # Treasures of a card that ended the fight
        self.boosts: list[int] = []  # one-shot and side (0 munchkins), in pairs
        self.doubled = False
        self.spent: list[int] = []  # cards that lie with the fight until its end
        self.berserk = [0] * seats  # what it gave each
        self.turning = [0] * seats
        self.stabbed = [0] * seats  # by whom each was stabbed, a bit for each
        self.berserked = 0  # who has used it up
        self.turned = 0
        self.compels = 0  # who has used it up
        self.asked = [0] * seats
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

    def clone(self) -> "Fight":
        """An equal one."""
        other = Fight()
        other.fighter = self.fighter
        if self.fighter == NONE:
            other.berserk = self.berserk[:]
            other.turning = self.turning[:]
            other.stabbed = self.stabbed[:]
            other.asked = self.asked[:]
            return other
        other.helper = self.helper
        other.compelled = self.compelled
        other.fleeing = self.fleeing
        other.foes = self.foes[:]
        other.counts = self.counts[:]
        other.rolled = self.rolled[:]
        other.enhancers = self.enhancers[:]
        other.encountered = self.encountered[:]
        other.killed = self.killed[:]
        other.banked = self.banked
        other.granted = self.granted
        other.boosts = self.boosts[:]
        other.doubled = self.doubled
        other.spent = self.spent[:]
        other.berserk = self.berserk[:]
        other.turning = self.turning[:]
        other.stabbed = self.stabbed[:]
        other.berserked = self.berserked
        other.turned = self.turned
        other.compels = self.compels
        other.asked = self.asked[:]
        other.asks = self.asks
        other.refused = [terms[:] for terms in self.refused]
        other.offer = self.offer.clone()
        other.deal = self.deal.clone()
        other.volunteers = self.volunteers
        other.answers = self.answers[:]
        other.runners = self.runners[:]
        other.todo = self.todo[:]
        other.rerolled = self.rerolled
        other.spoils = self.spoils[:]
        return other
