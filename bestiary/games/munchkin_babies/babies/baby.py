"""One player's character: Level, hand, and what lies in front of them."""

from bestiary.games.munchkin_babies.cards.clauses import LISTS, Clause
from bestiary.games.munchkin_babies.cards.deck import NONE


class Lasting:
    """Something that lasts: a Curse in front of its victim, or a marker that Bad Stuff has left."""

    def __init__(self, effects: int, place: int, card: int, begun: bool) -> None:
        self.effects = effects  # the list of clauses
        self.place = place  # which of them
        self.card = card  # NONE for a marker
        self.begun = begun  # it counts in the present fight

    def clause(self) -> Clause:
        """What it says."""
        return LISTS[self.effects][self.place]


class Baby:
    """A character. Equipped Items are carried ones; a Hireling's Item and one under a Cheat! are carried too."""

    def __init__(self) -> None:
        self.level = 1  # MB-023
        self.girl = False
        self.hand: list[int] = []  # kinds, the newest last
        self.known: list[int] = []  # who knows each of them, as viewers
        self.fresh = 0  # how many cards were just received, as everybody counts them
        self.gone = 0  # how many of those have left the hand since, which the owner alone knows (MB-D18)
        self.classes: list[int] = []
        self.races: list[int] = []
        self.super = False  # Super Munchkin in play
        self.half = False
        self.items: list[int] = []  # carried, one-shots too
        self.worn: list[int] = []  # equipped
        self.hireling = False
        self.porter = NONE  # the Item that the Hireling carries
        self.cheated = NONE  # the Item under Cheat!
        self.lasting: list[Lasting] = []

    def newest(self) -> list[int]:
        """The cards just received that are still there."""
        return self.hand[len(self.hand) - self.fresh + self.gone :]

    def settle(self) -> None:
        """What was just received is like any other card now."""
        self.fresh = 0
        self.gone = 0

    def let_go(self, kind: int) -> bool:
        """Gives up an Item. Whether it lay under a Cheat!, which goes with it (MB-D60)."""
        self.items.remove(kind)
        if kind in self.worn:
            self.worn.remove(kind)
        if self.porter == kind:
            self.porter = NONE
        if self.cheated != kind:
            return False
        self.cheated = NONE
        return True
