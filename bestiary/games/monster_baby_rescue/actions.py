"""The actions of Monster Baby Rescue: the players' and chance's."""

from typing import Final

from bestiary.core.actions import ActionSpace, Never, Parameter, Verb
from bestiary.games.monster_baby_rescue.components import (
    COLOURS,
    FINALS,
    GOALS,
    MONSTER_IDS,
    MOST_PLAYERS,
    PARTS,
    PLACES,
    TILE_IDS,
)
from bestiary.games.monster_baby_rescue.refusals import (
    BAD_GEM,
    GOAL_NOT_AVAILABLE,
    MUST_TAKE,
    NO_SUCH_PART,
    NO_SUCH_PLACE,
    NOT_OPTIONAL,
    NOT_POSSIBLE,
    ROW_FIXED,
)
from bestiary.games.monster_baby_rescue.sides import FACES

ACTIONS: Final = ActionSpace(
    [
        Verb("take", Parameter("place", tuple([str(place + 1) for place in range(PLACES)]), NO_SUCH_PLACE)),
        Verb("choose_part", Parameter("part", PARTS, NO_SUCH_PART)),
        Verb("choose_gem", Parameter("colour", COLOURS, BAD_GEM)),
    ],
    [
        Never("pass", None, MUST_TAKE, instead=("take",)),
        Never("claim", None, GOAL_NOT_AVAILABLE, instead=("take",)),
        Never("decline", None, NOT_OPTIONAL, instead=("take", "choose_part", "choose_gem")),
        Never("sort", None, ROW_FIXED, instead=("take",)),
        Never("spend", None, NOT_POSSIBLE, instead=("take",)),
    ],
)
TAKE: Final = ACTIONS.base("take")
CHOOSE_PART: Final = ACTIONS.base("choose_part")
CHOOSE_GEM: Final = ACTIONS.base("choose_gem")

OUTCOMES: Final = ActionSpace(
    [
        Verb("start", Parameter.numbers("seat", MOST_PLAYERS)),
        Verb("monster", Parameter("kind", MONSTER_IDS)),
        Verb("goal", Parameter.numbers("tile", GOALS), Parameter("face", FACES)),
        Verb("final", Parameter.numbers("tile", FINALS), Parameter("face", FACES)),
        Verb("deal", Parameter("tile", tuple(TILE_IDS))),
    ]
)
START: Final = OUTCOMES.base("start")
MONSTER: Final = OUTCOMES.base("monster")
GOAL: Final = OUTCOMES.base("goal")
FINAL: Final = OUTCOMES.base("final")
DEAL: Final = OUTCOMES.base("deal")
