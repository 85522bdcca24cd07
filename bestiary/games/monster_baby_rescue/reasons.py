"""Why something is not allowed in Monster Baby Rescue: a number for the rules, a refusal for people."""

from typing import Final

from bestiary.core.refusal import Refusal

ALLOWED: Final = 0
OVER: Final = 1
NOT_YOUR_TURN: Final = 2
ALREADY_FINISHED: Final = 3
PLACE_EMPTY: Final = 4
FORBIDDEN_PATH: Final = 5
CHOICE_PENDING: Final = 6
NO_CHOICE_PENDING: Final = 7
PART_AT_MAX: Final = 8
BAD_GEM: Final = 9

REFUSALS: Final[list[Refusal | None]] = [
    None,
    Refusal("GAME_OVER", "MR-061", "The game is over."),
    Refusal("NOT_YOUR_TURN", "MR-017", "Who is farthest behind plays, and that is somebody else."),
    Refusal("ALREADY_FINISHED", "MR-057", "You have had your final turn."),
    Refusal("PLACE_EMPTY", "MR-062", "That place of the row is empty."),
    Refusal("FORBIDDEN_PATH", "MR-022", "That tile would take you across the forbidden path marker."),
    Refusal("CHOICE_PENDING", "MR-D04", "Make the choice of the tile that you have taken first."),
    Refusal("NO_CHOICE_PENDING", "MR-D04", "There is no such choice to make now."),
    Refusal("PART_AT_MAX", "MR-035", "That part is at its best; raise another one."),
    Refusal("BAD_GEM", "MR-039", "No diamond of that colour is left."),
]
