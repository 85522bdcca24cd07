"""One player's character: Level, hand, and what lies in front of them."""

from typing import Final

from bestiary.games.munchkin_babies.cards import NONE

LINGER: Final = 4  # numbers of something that lingers: list and place of its effect, its card or NONE, begun or not


class Baby:
    """A character. Equipped Items are carried ones; a Hireling's Item and one under a Cheat! are carried too."""

    __slots__ = (
        "cheated",
        "classes",
        "fresh",
        "girl",
        "half",
        "hand",
        "hireling",
        "items",
        "known",
        "level",
        "lingering",
        "porter",
        "races",
        "super",
        "worn",
    )

    def __init__(self) -> None:
        self.level = 1  # MB-023
        self.girl = False
        self.hand: list[int] = []  # kinds, the newest last
        self.known: list[int] = []  # who knows each of them, as viewers
        self.fresh = 0  # how many of the newest were just received
        self.classes: list[int] = []
        self.races: list[int] = []
        self.super = False  # Super Munchkin in play
        self.half = False
        self.items: list[int] = []  # carried, one-shots too
        self.worn: list[int] = []  # equipped
        self.hireling = False
        self.porter = NONE  # the Item that the Hireling carries
        self.cheated = NONE  # the Item under Cheat!
        self.lingering: list[int] = []  # what lasts, LINGER numbers each

    def clone(self) -> "Baby":
        """An equal one."""
        other = Baby()
        other.level = self.level
        other.girl = self.girl
        other.hand = self.hand[:]
        other.known = self.known[:]
        other.fresh = self.fresh
        other.classes = self.classes[:]
        other.races = self.races[:]
        other.super = self.super
        other.half = self.half
        other.items = self.items[:]
        other.worn = self.worn[:]
        other.hireling = self.hireling
        other.porter = self.porter
        other.cheated = self.cheated
        other.lingering = self.lingering[:]
        return other

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
