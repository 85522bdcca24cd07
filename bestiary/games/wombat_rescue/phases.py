"""The phases of a game of Wombat Rescue: numbers for the rules, names for views and documents."""

from typing import Final

# In the first six chance is asked, in the next nine a player.
ORDER: Final = 0
DEALING: Final = 1
FILLING: Final = 2  # the next empty food space gets a disk
CHOOSING_SPACE: Final = 3  # the bag is too small: which food space gets a disk (WR-088)
CARD: Final = 4
ROLL: Final = 5
DINGO_SETUP: Final = 6
MOVEMENT: Final = 7
WANDER_TO: Final = 8
CUBE_SOURCE: Final = 9
DEN: Final = 10
PICK: Final = 11
TARGET: Final = 12
STEP: Final = 13
GIVE: Final = 14
OVER: Final = 15

PHASES: Final = (
    "start_player",
    "deal",
    "fill",
    "choose_space",
    "card",
    "roll",
    "dingo_setup",
    "movement",
    "wander_to",
    "cube_source",
    "dingo_den",
    "dingo_pick",
    "dingo_target",
    "dingo_step",
    "give_dingo",
    "over",
)
