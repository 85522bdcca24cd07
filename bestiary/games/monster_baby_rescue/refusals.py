"""What bars an action in Monster Baby Rescue: the rule against it, and its words."""

from typing import Final

from bestiary.core.refusal import Refusal
from bestiary.games.monster_baby_rescue.components import PLACES

OVER: Final = Refusal("GAME_OVER", "MR-061", "The game is over.")
NOT_YOUR_TURN: Final = Refusal("NOT_YOUR_TURN", "MR-017", "Who is farthest behind plays, and that is somebody else.")
ALREADY_FINISHED: Final = Refusal("ALREADY_FINISHED", "MR-057", "You have had your final turn.")
PLACE_EMPTY: Final = Refusal("PLACE_EMPTY", "MR-062", "That place of the row is empty.")
FORBIDDEN_PATH: Final = Refusal(
    "FORBIDDEN_PATH", "MR-022", "That tile would take you across the forbidden path marker."
)
CHOICE_PENDING: Final = Refusal("CHOICE_PENDING", "MR-D04", "Make the choice of the tile that you have taken first.")
NO_CHOICE_PENDING: Final = Refusal("NO_CHOICE_PENDING", "MR-D04", "There is no such choice to make now.")
PART_AT_MAX: Final = Refusal("PART_AT_MAX", "MR-035", "That part is at its best; raise another one.")
NO_GEM_LEFT: Final = Refusal("BAD_GEM", "MR-039", "No diamond of that colour is left.")

# Against what no action can express.
NO_SUCH_PLACE: Final = Refusal("NO_SUCH_PLACE", "MR-006", f"The row has the places 1 to {PLACES}.")
NO_SUCH_PART: Final = Refusal("NO_SUCH_PART", "MR-004", "A monster has a head, a torso and legs.")
BAD_GEM: Final = Refusal("BAD_GEM", "MR-038", "Choose one diamond: red or green.")
MUST_TAKE: Final = Refusal("MUST_TAKE", "MR-025", "Take a tile; nobody passes.")
GOAL_NOT_AVAILABLE: Final = Refusal(
    "GOAL_NOT_AVAILABLE", "MR-050", "Goals come by themselves to who fulfils them first."
)
NOT_OPTIONAL: Final = Refusal("NOT_OPTIONAL", "MR-052", "Effects and goals are not optional.")
ROW_FIXED: Final = Refusal("ROW_FIXED", "MR-030", "The row is never sorted again.")
NOT_POSSIBLE: Final = Refusal("NOT_POSSIBLE", "MR-040", "Diamonds are never spent.")
