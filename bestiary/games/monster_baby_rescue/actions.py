"""The actions of Monster Baby Rescue: the players' and chance's."""

from typing import Final

from bestiary.core.actions import ActionSpace, Never, Parameter, Verb
from bestiary.core.refusal import Refusal
from bestiary.games.monster_baby_rescue.printing import COLOURS, FINALS, GOALS, MOST, PARTS
from bestiary.games.monster_baby_rescue.printings import TILE_IDS

MONSTER_IDS: Final = ("basilisk", "cerberus", "orc", "manticore", "dragon")  # MR-004
FACES: Final = ("A", "B")

_NO_PLACE: Final = Refusal("NO_SUCH_PLACE", "MR-006", "The row has the places 1 to 6.")
_NO_PART: Final = Refusal("NO_SUCH_PART", "MR-004", "A monster has a head, a torso and legs.")
_BAD_GEM: Final = Refusal("BAD_GEM", "MR-038", "Choose one diamond: red or green.")
_NOT_AVAILABLE: Final = Refusal("GOAL_NOT_AVAILABLE", "MR-050", "Goals come by themselves to who fulfils them first.")
_NOT_OPTIONAL: Final = Refusal("NOT_OPTIONAL", "MR-052", "Effects and goals are not optional.")

ACTIONS: Final = ActionSpace(
    [
        Verb("take", Parameter("place", ("1", "2", "3", "4", "5", "6"), _NO_PLACE)),
        Verb("choose_part", Parameter("part", PARTS, _NO_PART)),
        Verb("choose_gem", Parameter("colour", COLOURS, _BAD_GEM)),
    ],
    [
        Never("pass", None, Refusal("MUST_TAKE", "MR-025", "Take a tile; nobody passes.")),
        Never("claim", None, _NOT_AVAILABLE),
        Never("decline", None, _NOT_OPTIONAL),
        Never("sort", None, Refusal("ROW_FIXED", "MR-030", "The row is never sorted again.")),
        Never("spend", None, Refusal("NOT_POSSIBLE", "MR-040", "Diamonds are never spent.")),
    ],
)
TAKE: Final = 0
CHOOSE_PART: Final = 6
CHOOSE_GEM: Final = 9

OUTCOMES: Final = ActionSpace(
    [
        Verb("start", Parameter.numbers("seat", MOST)),
        Verb("monster", Parameter("kind", MONSTER_IDS)),
        Verb("goal", Parameter.numbers("tile", GOALS), Parameter("face", FACES)),
        Verb("final", Parameter.numbers("tile", FINALS), Parameter("face", FACES)),
        Verb("deal", Parameter("tile", tuple(TILE_IDS))),
    ]
)
START: Final = 0
MONSTER: Final = 5
GOAL: Final = 10
FINAL: Final = GOAL + 2 * GOALS
DEAL: Final = FINAL + 2 * FINALS
