"""The actions of Monster Café: the players' and chance's."""

from typing import Final

from bestiary.core.actions import ActionSpace, Never, Parameter, Verb
from bestiary.core.refusal import Refusal
from bestiary.games.monster_cafe.components import KIND_IDS, KINDS, MEAL_IDS, REGULAR

_TABLE: Final = Parameter.numbers("table", 4)
_MUST_SEAT: Final = Refusal("MUST_SEAT", "MC-018", "Seat the monster at a table.")

ACTIONS: Final = ActionSpace(
    [
        Verb("draw"),
        Verb("seat", _TABLE),
        Verb("clear", _TABLE),
        Verb("scare", Parameter("kind", tuple(KIND_IDS[:KINDS]))),
    ],
    [
        Never("pass", None, Refusal("MUST_ACT", "MC-015", "You must draw a card or clear a table.")),
        Never("seat", "side", Refusal("NO_SIDE", "MC-021", "Name the table only; any free side will do.")),
        Never("keep", None, _MUST_SEAT),
        Never("discard", None, _MUST_SEAT),
        Never("scare", "count", Refusal("ALL_OF_KIND", "MC-031", "All monsters of that kind must go.")),
        Never("clear", "leave", Refusal("CLEAR_ALL", "MC-039", "You take every monster at the table.")),
        Never("clear", "take", Refusal("CLEAR_ALL", "MC-039", "You take every monster at the table.")),
        Never("move", None, Refusal("SEATED", "MC-023", "Seated monsters do not move.")),
    ],
)
DRAW: Final = 0
SEAT: Final = 1
CLEAR: Final = 5
SCARE: Final = 9

OUTCOMES: Final = ActionSpace(
    [
        Verb("first", Parameter.numbers("seat", 4)),
        Verb("remove", Parameter("kind", tuple(KIND_IDS[:REGULAR]))),
        Verb("deal", Parameter("meal", tuple(MEAL_IDS))),
        Verb("draw", Parameter("kind", tuple(KIND_IDS))),
    ]
)
FIRST: Final = 0
REMOVE: Final = 4
DEAL: Final = 12
DRAWN: Final = 20
