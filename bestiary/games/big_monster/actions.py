"""The actions of Big Monster: the players' and chance's. Tiles are named by their kind, places by their cell."""

from typing import Final

from bestiary.core.actions import ActionSpace, Never, Parameter, Verb
from bestiary.core.refusal import Refusal
from bestiary.games.big_monster.components import EXPLORER_IDS, KIND_IDS, KINDS, MOST_SEATS
from bestiary.games.big_monster.lattice import PLACE_NAMES, PLACES
from bestiary.games.big_monster.medals import SET_NAMES

_OCCUPIED: Final = Refusal("CELL_OCCUPIED", "BM-042", "The explorer lies there.")
_ROTATED: Final = Refusal("ROTATION_FORBIDDEN", "BM-041", "Tiles lie as they are printed; they are never turned.")
_FOREIGN: Final = Refusal("NOT_YOUR_ZONE", "BM-036", "Everybody places in their own zone.")
_MUST_PLACE: Final = Refusal("MUST_PLACE", "BM-037", "The tile must be placed.")
_FAR_AWAY: Final = Refusal("NOT_ADJACENT", "BM-039", "No zone can reach that far.")

_KIND: Final = Parameter("kind", tuple(KIND_IDS))
_SHIP: Final = Parameter.numbers("ship", MOST_SEATS)

ACTIONS: Final = ActionSpace(
    [
        Verb("choose_explorer", Parameter("explorer", tuple(EXPLORER_IDS))),
        Verb("keep", _KIND),
        Verb("hand_over", _SHIP),
        Verb("rank", _SHIP, tray=True),
        Verb("keep_and_hand_over", _KIND, _SHIP),
        Verb("place", Parameter("at", PLACE_NAMES, _FAR_AWAY)),
        Verb("pick_discard", _KIND),
        Verb("choose_series", Parameter("series", ("1", "2"))),
        Verb("take", _KIND),
        Verb("discard", _KIND),
    ],
    [
        Never("place", "rotation", _ROTATED),
        Never("place", "zone", _FOREIGN),
        *[Never("place", "at", _OCCUPIED, value=f"{x},{y}") for x in (0, 1) for y in (0, 1)],
        Never("rotate", None, _ROTATED),
        Never("move", None, Refusal("ALREADY_PLACED", "BM-044", "A placed tile stays where it is.")),
        Never("pass", None, _MUST_PLACE),
        Never("sell", None, _MUST_PLACE),
    ],
)
CHOOSE_EXPLORER: Final = 0
KEEP: Final = 12
HAND_OVER: Final = 42
RANK_SHIP: Final = 48
KEEP_AND_HAND_OVER: Final = 54
PLACE: Final = 234
PICK_DISCARD: Final = 3437
CHOOSE_SERIES: Final = 3467
TAKE: Final = 3469
DISCARD: Final = 3499
assert DISCARD + KINDS == ACTIONS.size == PLACE + len(PLACES) + 92

OUTCOMES: Final = ActionSpace(
    [
        Verb("medals", Parameter("goals", SET_NAMES)),
        Verb("initiative", Parameter.numbers("seat", MOST_SEATS)),
        Verb("first", Parameter.numbers("seat", 2)),
        Verb("explorer", Parameter("explorer", tuple(EXPLORER_IDS))),
        Verb("deal", _KIND),
    ]
)
MEDAL_SET: Final = 0
INITIATIVE_SEAT: Final[int] = OUTCOMES.base("initiative")
FIRST_SEAT: Final[int] = OUTCOMES.base("first")
EXPLORER: Final[int] = OUTCOMES.base("explorer")
DEAL: Final[int] = OUTCOMES.base("deal")
