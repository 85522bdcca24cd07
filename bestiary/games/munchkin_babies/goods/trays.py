"""What can lie in a tray, as a number: a card's kind, or one of these and something more (MB-D52)."""

from typing import Final

from bestiary.games.munchkin_babies.cards.deck import IDS, KINDS, MONSTER, kinds_of

WANTED: Final = 200  # and a kind: an Item on another table
SHARE: Final = 400  # and a number of Treasures
ORDER: Final = 440  # and an order of picking
AIMED: Final = 500  # and the place of a monster in MONSTERS

MONSTERS: Final = kinds_of(MONSTER)
ORDERS: Final = ("helper_first", "fighter_first", "alternate_helper_first", "alternate_fighter_first", "random")


def cards_in(tray: list[int]) -> list[int]:
    """The cards that were laid down."""
    return [thing for thing in tray if thing < KINDS]


def wanted_in(tray: list[int]) -> list[int]:
    """The Items of others that were pointed at; what is no Item gives a number that is no kind."""
    return [thing - WANTED for thing in tray if thing >= KINDS]


def tray_word(thing: int) -> str:
    """A thing in a tray, as the step that put it there is called."""
    if thing < WANTED:
        return f"lay card={IDS[thing]}"
    if thing < SHARE:
        return f"want item={IDS[thing - WANTED]}"
    if thing < ORDER:
        return f"share treasures={thing - SHARE}"
    if thing < AIMED:
        return f"order pick={ORDERS[thing - ORDER]}"
    return f"aim monster={IDS[MONSTERS[thing - AIMED]]}"
