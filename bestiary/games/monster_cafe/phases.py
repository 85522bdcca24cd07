"""The phases of a game of Monster Café: numbers for the rules, names for views and documents."""

from typing import Final

# The phases. In the first five chance is asked, in the next three a player.
FIRST_PLAYER: Final = 0
REMOVAL: Final = 1
DEALING: Final = 2
STARTING: Final = 3
DRAWING: Final = 4
TURN: Final = 5
SEATING: Final = 6
SCARING: Final = 7
OVER: Final = 8

PHASES: Final = ("first_player", "removal", "deal", "starting_monsters", "draw", "turn", "seat", "sorbet", "over")
