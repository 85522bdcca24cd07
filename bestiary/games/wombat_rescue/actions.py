"""The actions of Wombat Rescue: the players' and chance's."""

from typing import Final

from bestiary.core.actions import ActionSpace, Never, Parameter, Verb
from bestiary.core.refusal import Refusal
from bestiary.core.seats import Action
from bestiary.games.wombat_rescue.components import (
    BABIES,
    CARD_NAMES,
    COLOURS,
    DINGOES,
    FACES,
    FIBER_TILE,
    HOLD_TILE,
    LONGEST,
    MOST_DENS,
    MOST_SEATS,
    MOST_SPACES,
    PROTECTION_TILE,
    REGULAR,
    RUN_TILE,
    TILE_IDS,
    TILE_KINDS,
)
from bestiary.games.wombat_rescue.grid import DIRECTIONS

_NO_DIRECTION: Final = Refusal("NO_SUCH_DIRECTION", "WR-028", "There are six directions: E, NE, NW, W, SW, SE.")
_NO_DISTANCE: Final = Refusal("TOO_FAR", "WR-036", f"A move goes 1 to {LONGEST} spaces, up to the first forced stop.")
_NO_DEN: Final = Refusal("BAD_DEN", "WR-090", f"There is no such den; dens are numbered from 1 to {MOST_DENS}.")
_NO_CUBE: Final = Refusal("BAD_CUBE", "WR-082", "There is no such space, so no cube of yours lies there.")
_BY_ITSELF: Final = Refusal("WRONG_PHASE", "WR-075", "Digestion happens by itself after the movement.")
_MOVEMENT: Final = ("end_movement",)  # it can be ended at any time
_NOT_OPTIONAL: Final = Refusal("NOT_OPTIONAL", "WR-060", "Eating, finding and rescuing are not optional.")


def _direction() -> Parameter:
    return Parameter("direction", DIRECTIONS, _NO_DIRECTION)


def _counted(name: str, count: int, refusal: Refusal | None = None) -> Parameter:
    """A parameter with the values 1 to count."""
    return Parameter(name, tuple([str(number + 1) for number in range(count)]), refusal)


ACTIONS: Final = ActionSpace(
    [
        Verb("move", _direction(), _counted("distance", LONGEST, _NO_DISTANCE)),
        Verb("special", _direction()),
        Verb("wander"),
        Verb("scamper", _direction()),
        Verb("hold_it_in"),
        Verb("run_home"),
        Verb("high_fiber"),
        Verb("protect"),
        Verb("add_reserve"),
        Verb("end_movement"),
        Verb("wander_to", _direction()),
        Verb("move_cube", Parameter("space", tuple([str(space) for space in range(MOST_SPACES)]), _NO_CUBE)),
        Verb("place_dingo", _counted("den", MOST_DENS, _NO_DEN)),
        Verb("dingo_pick", _counted("dingo", DINGOES)),
        Verb("dingo_target", Parameter.numbers("seat", MOST_SEATS)),
        Verb("dingo_baby", _counted("baby", BABIES)),
        Verb("dingo_step", _direction()),
        Verb("give_dingo", Parameter.numbers("seat", MOST_SEATS)),
    ],
    [
        Never("eat", None, _NOT_OPTIONAL, instead=_MOVEMENT),
        Never("rescue", None, _NOT_OPTIONAL, instead=_MOVEMENT),
        Never("find", None, _NOT_OPTIONAL, instead=_MOVEMENT),
        Never("digest", None, _BY_ITSELF, instead=_MOVEMENT),
    ],
)
MOVE: Final[int] = ACTIONS.base("move")
SPECIAL: Final[int] = ACTIONS.base("special")
WANDER: Final[int] = ACTIONS.base("wander")
SCAMPER: Final[int] = ACTIONS.base("scamper")
HOLD_IT_IN: Final[int] = ACTIONS.base("hold_it_in")
RUN_HOME: Final[int] = ACTIONS.base("run_home")
HIGH_FIBER: Final[int] = ACTIONS.base("high_fiber")
PROTECT: Final[int] = ACTIONS.base("protect")
ADD_RESERVE: Final[int] = ACTIONS.base("add_reserve")
END_MOVEMENT: Final[int] = ACTIONS.base("end_movement")
WANDER_TO: Final[int] = ACTIONS.base("wander_to")
MOVE_CUBE: Final[int] = ACTIONS.base("move_cube")
PLACE_DINGO: Final[int] = ACTIONS.base("place_dingo")
DINGO_PICK: Final[int] = ACTIONS.base("dingo_pick")
DINGO_TARGET: Final[int] = ACTIONS.base("dingo_target")
DINGO_BABY: Final[int] = ACTIONS.base("dingo_baby")
DINGO_STEP: Final[int] = ACTIONS.base("dingo_step")
GIVE_DINGO: Final[int] = ACTIONS.base("give_dingo")

# The action tiles that are simply used; a scamper has a direction.
TILE_OF: Final[dict[Action, int]] = {
    HOLD_IT_IN: HOLD_TILE,
    RUN_HOME: RUN_TILE,
    HIGH_FIBER: FIBER_TILE,
    PROTECT: PROTECTION_TILE,
}


def line_of(action: Action) -> tuple[int, int]:
    """Direction and distance of an action that leads a mama somewhere: moves are the first, the others go one step."""
    if action < SPECIAL:
        return (action - MOVE) // LONGEST, (action - MOVE) % LONGEST + 1
    if action < WANDER:
        return action - SPECIAL, 1
    return action - (SCAMPER if action < HOLD_IT_IN else WANDER_TO), 1


REGULAR_TILES: Final[list[int]] = [tile for tile in range(len(TILE_IDS)) if TILE_KINDS[tile] == REGULAR]

OUTCOMES: Final = ActionSpace(
    [
        Verb("start", Parameter.numbers("seat", MOST_SEATS)),
        Verb("deal", Parameter("tile", tuple([TILE_IDS[tile] for tile in REGULAR_TILES]))),
        Verb("disk", Parameter("colour", COLOURS)),
        Verb("space", Parameter.numbers("space", MOST_SPACES)),
        Verb("card", Parameter("kind", tuple(CARD_NAMES))),
        Verb("roll", Parameter("face", tuple([str(face) for face in FACES]))),
    ]
)
START: Final[int] = OUTCOMES.base("start")
DEAL: Final[int] = OUTCOMES.base("deal")
DISK: Final[int] = OUTCOMES.base("disk")
SPACE: Final[int] = OUTCOMES.base("space")
DRAW: Final[int] = OUTCOMES.base("card")
ROLLED: Final[int] = OUTCOMES.base("roll")
