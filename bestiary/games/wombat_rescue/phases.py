"""What a game of Wombat Rescue is in the middle of: numbers for the rules, names for views and documents."""

from typing import Final

# Phases: what is decided now. In the first six chance is asked, in the next nine a player.
ORDER: Final = 0
DEALING: Final = 1
FILLING: Final = 2  # the next empty food space gets a disk
CHOOSING_SPACE: Final = 3  # the bag is too small: which food space gets a disk (WR-088)
CARD: Final = 4
ROLL: Final = 5
DINGO_SETUP: Final = 6
MOVEMENT: Final = 7
WANDER_TO: Final = 8
CUBE_SOURCE: Final = 9
DEN: Final = 10
PICK: Final = 11
TARGET: Final = 12
STEP: Final = 13
GIVE: Final = 14
OVER: Final = 15
GOING: Final = -1  # the rules go on by themselves; no position that anybody sees has it

PHASES: Final = (
    "start_player",
    "deal",
    "fill",
    "choose_space",
    "card",
    "roll",
    "dingo_setup",
    "movement",
    "wander_to",
    "cube_source",
    "dingo_den",
    "dingo_pick",
    "dingo_target",
    "dingo_step",
    "give_dingo",
    "over",
)

# Stages: what comes next when nobody has to be asked.
PREPARING: Final = 0  # set-up
ACTING: Final = 1  # the movement phase goes on
FIBER_DUE: Final = 2  # a cube of the High-Fiber Diet is due, then the movement phase goes on
DIGESTION: Final = 3
CUBES_DUE: Final = 4  # cubes of the digestion
REFILL: Final = 5
DINGO: Final = 6
NEXT_TURN: Final = 7

STAGES: Final = ("preparing", "acting", "fiber", "digestion", "cubes", "refill", "dingo", "next_turn")

# The stages that can come after each phase, the usual one first.
AFTER: Final[dict[int, tuple[int, ...]]] = {
    ORDER: (PREPARING,),
    DEALING: (PREPARING,),
    FILLING: (DINGO, PREPARING),
    CHOOSING_SPACE: (DINGO,),
    CARD: (ACTING,),
    ROLL: (DINGO,),
    DINGO_SETUP: (PREPARING,),
    MOVEMENT: (ACTING,),
    WANDER_TO: (ACTING,),
    CUBE_SOURCE: (CUBES_DUE, FIBER_DUE),
    DEN: (DINGO,),
    PICK: (DINGO,),
    TARGET: (DINGO,),
    STEP: (DINGO,),
    GIVE: (NEXT_TURN, ACTING, DIGESTION),
    OVER: (NEXT_TURN,),
}


def asks_chance(phase: int) -> bool:
    """Whether chance decides."""
    return phase < DINGO_SETUP


def asks_controller(phase: int) -> bool:
    """Whether who controls the dingo decides, and not whose turn it is. In most of the dingo's phases they are one."""
    return phase in (DINGO_SETUP, DEN, GIVE)
