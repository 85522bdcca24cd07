"""The phases of Big Monster and its ways of drafting: numbers for the rules, names for views and documents."""

from typing import Final

# In the first six chance is asked, in the others players.
MEDALS: Final = 0  # which goals are in play
INITIATIVE: Final = 1
FIRST_PLAYER: Final = 2  # of two
EXPLORERS: Final = 3
DEALING: Final = 4
REVEALING: Final = 5  # a series for two
CHOOSING: Final = 6  # an explorer
KEEPING: Final = 7
ASSIGNING: Final = 8  # hands to ships
PLACING: Final = 9
PICKING: Final = 10  # from the discard pile
PLACING_EXTRA: Final = 11
SERIES: Final = 12
TAKING: Final = 13
DISCARDING: Final = 14
PLACING_FIRST: Final = 15
TAKING_SECOND: Final = 16
PLACING_SECOND: Final = 17
OVER: Final = 18

PLACING_PHASES: Final = (PLACING, PLACING_EXTRA, PLACING_FIRST, PLACING_SECOND)

PHASES: Final = (
    "medals",
    "initiative",
    "first_player",
    "explorers",
    "deal",
    "reveal",
    "choose_explorer",
    "keep",
    "hand_over",
    "place",
    "pick_discard",
    "place_extra",
    "choose_series",
    "take",
    "discard",
    "place_first",
    "take_second",
    "place_second",
    "over",
)

# How the rest of a hand finds a ship.
ORDERED: Final = 0
SEALED: Final = 1
RACE: Final = 2
DRAFTS: Final = ("ordered", "sealed", "race")
