"""The actions of Big Monster: the players' and chance's. Tiles are named by their kind, places by their cell."""

from typing import Final

from bestiary.core.actions import ActionSpace, Never, Parameter, Verb
from bestiary.core.refusal import Refusal
from bestiary.core.seats import Action
from bestiary.games.big_monster.components import DUEL, EXPLORER_IDS, KIND_IDS, MOST_SEATS, NONE
from bestiary.games.big_monster.goals import SET_NAMES
from bestiary.games.big_monster.lattice import NO_PLACE, PLACE_NAMES, PLACES, RANK

_OCCUPIED: Final = Refusal("CELL_OCCUPIED", "BM-042", "The explorer lies there.")
_ROTATED: Final = Refusal("ROTATION_FORBIDDEN", "BM-041", "Tiles lie as they are printed; they are never turned.")
_FOREIGN: Final = Refusal("NOT_YOUR_ZONE", "BM-036", "Everybody places in their own zone.")
_STAYS: Final = Refusal("ALREADY_PLACED", "BM-044", "A placed tile stays where it is.")
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
        Never("rotate", None, _ROTATED, instead=("place",)),
        Never("move", None, _STAYS, instead=("place",)),
        Never("pass", None, _MUST_PLACE, instead=("place",)),
        Never("sell", None, _MUST_PLACE, instead=("place",)),
    ],
)
CHOOSE_EXPLORER: Final[int] = ACTIONS.base("choose_explorer")
KEEP: Final[int] = ACTIONS.base("keep")
HAND_OVER: Final[int] = ACTIONS.base("hand_over")
RANK_SHIP: Final[int] = ACTIONS.base("rank")
KEEP_AND_HAND_OVER: Final[int] = ACTIONS.base("keep_and_hand_over")
PLACE: Final[int] = ACTIONS.base("place")
PICK_DISCARD: Final[int] = ACTIONS.base("pick_discard")
CHOOSE_SERIES: Final[int] = ACTIONS.base("choose_series")
TAKE: Final[int] = ACTIONS.base("take")
DISCARD: Final[int] = ACTIONS.base("discard")

PLACE_AT: Final[list[int]] = [PLACE + rank if rank != NO_PLACE else NONE for rank in RANK]  # the action, by cell

OUTCOMES: Final = ActionSpace(
    [
        Verb("medals", Parameter("goals", SET_NAMES)),
        Verb("initiative", Parameter.numbers("seat", MOST_SEATS)),
        Verb("first", Parameter.numbers("seat", DUEL)),
        Verb("explorer", Parameter("explorer", tuple(EXPLORER_IDS))),
        Verb("deal", _KIND),
    ]
)
MEDAL_SET: Final[int] = OUTCOMES.base("medals")
INITIATIVE_SEAT: Final[int] = OUTCOMES.base("initiative")
FIRST_SEAT: Final[int] = OUTCOMES.base("first")
EXPLORER: Final[int] = OUTCOMES.base("explorer")
DEAL: Final[int] = OUTCOMES.base("deal")


def cell_of(action: Action) -> int:
    """The top-left cell of a tile that is placed so."""
    return PLACES[action - PLACE]
