"""The actions of Monster Café: the players' and chance's."""

from typing import Final

from bestiary.core.actions import ActionSpace, Never, Parameter, Verb
from bestiary.games.monster_cafe.components import KIND_IDS, KINDS, MEAL_IDS, MOST_PLAYERS, MOST_TABLES, REGULAR
from bestiary.games.monster_cafe.refusals import ALL_OF_KIND, CLEAR_ALL, MUST_ACT, MUST_SEAT, NO_SIDE, SEATED

_TABLE: Final = Parameter.numbers("table", MOST_TABLES)

ACTIONS: Final = ActionSpace(
    [
        Verb("draw"),
        Verb("seat", _TABLE),
        Verb("clear", _TABLE),
        Verb("scare", Parameter("kind", tuple(KIND_IDS[:KINDS]))),
    ],
    [
        Never("pass", None, MUST_ACT, instead=("draw", "clear")),
        Never("seat", "side", NO_SIDE),
        Never("keep", None, MUST_SEAT, instead=("seat",)),
        Never("discard", None, MUST_SEAT, instead=("seat",)),
        Never("scare", "count", ALL_OF_KIND),
        Never("clear", "leave", CLEAR_ALL),
        Never("clear", "take", CLEAR_ALL),
        Never("move", None, SEATED, instead=("draw", "clear")),
    ],
)
DRAW: Final = ACTIONS.base("draw")
SEAT: Final = ACTIONS.base("seat")
CLEAR: Final = ACTIONS.base("clear")
SCARE: Final = ACTIONS.base("scare")

OUTCOMES: Final = ActionSpace(
    [
        Verb("first", Parameter.numbers("seat", MOST_PLAYERS)),
        Verb("remove", Parameter("kind", tuple(KIND_IDS[:REGULAR]))),
        Verb("deal", Parameter("meal", tuple(MEAL_IDS))),
        Verb("draw", Parameter("kind", tuple(KIND_IDS))),
    ]
)
FIRST: Final = OUTCOMES.base("first")
REMOVE: Final = OUTCOMES.base("remove")
DEAL: Final = OUTCOMES.base("deal")
DRAWN: Final = OUTCOMES.base("draw")
