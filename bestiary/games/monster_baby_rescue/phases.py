"""The phases of a game of Monster Baby Rescue: numbers for the rules, names for views and documents."""

from typing import Final

# In the first six chance is asked, in the next three a player.
ORDER: Final = 0
MONSTERS: Final = 1
GOAL_SIDES: Final = 2
FINAL_SIDES: Final = 3
DEALING: Final = 4
REFILLING: Final = 5
TAKING: Final = 6
PART: Final = 7
GEM: Final = 8
OVER: Final = 9

PHASES: Final = (
    "start_order",
    "monsters",
    "goal_sides",
    "final_sides",
    "deal",
    "refill",
    "take",
    "choose_part",
    "choose_gem",
    "over",
)
