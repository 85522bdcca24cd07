"""What a verb can need besides its moment, a bit each: who lacks some of it need not be asked about the verb."""

from typing import Final

OWN_TURN: Final = 1 << 0
TRAY: Final = 1 << 1  # something lies in it
FIGHT: Final = 1 << 2  # to be in it
NO_FIGHT: Final = 1 << 3
FREE_ACTION: Final = 1 << 4  # one is left
BADGE: Final = 1 << 5  # a Class or Race
ITEM: Final = 1 << 6
WORN: Final = 1 << 7  # an Item that is
HIRELING: Final = 1 << 8
TRADE: Final = 1 << 9  # one that is offered
SETTLED: Final = 1 << 10  # no Curse and no die waits to be answered
CARDS: Final = 1 << 11  # from here on a bit for the cards of each verb (legality.py)
