"""Why something is not allowed in Wombat Rescue: what bars an action is one of these, or None."""

from typing import Final

from bestiary.core.refusal import Refusal
from bestiary.games.wombat_rescue.components import LONGEST

OVER: Final = Refusal("GAME_OVER", "WR-102", "The game is over.")
NOT_YOUR_TURN: Final = Refusal("NOT_YOUR_TURN", "WR-023", "It is somebody else's turn.")
WRONG_PHASE: Final = Refusal("WRONG_PHASE", "WR-067", "That belongs to your movement phase, between moves.")

# Moves.
NO_MOVES_LEFT: Final = Refusal("NO_MOVES_LEFT", "WR-024", "You have made your three moves.")
NOT_IN_SMELL_AREA: Final = Refusal(
    "NOT_IN_SMELL_AREA", "WR-027", "You are outside your smell area: no long moves from here."
)
TOO_FAR: Final = [  # by how far she can go
    Refusal("TOO_FAR", "WR-036", f"You can go {distance} spaces in that direction, no more.")
    for distance in range(LONGEST + 1)
]
EDGE: Final = Refusal("TOO_FAR", "WR-035", "The playing area ends there.")
BOULDER: Final = Refusal("BOULDER", "WR-106", "A boulder lies there.")
PUSH_BLOCKED: Final = Refusal("PUSH_BLOCKED", "WR-054", "The wombat who stands there cannot be pushed on.")
PUSH_LIMIT: Final = Refusal("PUSH_LIMIT", "WR-052", "Nobody is pushed more than two spaces in one move.")
SPECIAL_NOT_NEEDED: Final = Refusal("SPECIAL_NOT_NEEDED", "WR-040", "You are in your smell area: make a normal move.")
NOTHING_TO_SMELL: Final = Refusal("NOTHING_TO_SMELL", "WR-038", "There is neither food nor a baby of yours.")
NOT_YOUR_BABY: Final = Refusal("NOTHING_TO_SMELL", "WR-039", "The baby there is not yours.")
NOT_LOST: Final = Refusal("NOT_LOST", "WR-042", "You are not lost: you smell your cubes, food or your baby.")
NO_WAY_OUT: Final = Refusal("NO_WAY_OUT", "WR-049", "None of the spaces around you can be entered.")
WANDER_PENDING: Final = Refusal("WANDER_PENDING", "WR-046", "The card is open: wander where it allows.")
NOT_ON_CARD: Final = Refusal("NOT_ON_CARD", "WR-043", "The card does not lead there.")

# Action tiles, the extra disk, cubes.
TILE_USED: Final = Refusal("TILE_USED", "WR-067", "You have used that action tile.")
NO_RUN_HOME: Final = Refusal("NO_SUCH_TILE", "WR-117", "Nobody has the Run Home tile in this game.")
NO_PROTECTION: Final = Refusal("NO_SUCH_TILE", "WR-116", "You do not have the dingo protection tile in this game.")
ALREADY_HOME: Final = Refusal("ALREADY_HOME", "WR-072", "You are at home.")
NOTHING_TO_DIGEST: Final = Refusal("NOTHING_TO_DIGEST", "WR-074", "There is nothing in your digestive tract.")
CAUGHT: Final = Refusal("CAUGHT", "WR-101", "Who is caught moves no more in this turn; the extra disk can be added.")
NO_RESERVE: Final = Refusal("NO_RESERVE", "WR-105", "You have no extra disk beside your board.")
BAD_CUBE: Final = Refusal("BAD_CUBE", "WR-082", "Take one of your own cubes from another space.")
CUBE_PENDING: Final = Refusal("CUBE_PENDING", "WR-082", "First choose the cube that you move here.")

# The dingo.
DINGO_PENDING: Final = Refusal("DINGO_PENDING", "WR-D08", "First decide what the dingo does.")
NOT_CONTROLLER: Final = Refusal("NOT_CONTROLLER", "WR-089", "Somebody else controls the dingo now.")
BAD_DEN: Final = Refusal("BAD_DEN", "WR-090", "That is not a den without wombat and dingo.")
NOT_NEAREST: Final = Refusal("NOT_NEAREST", "WR-092", "She is not among the nearest whom he may chase.")
NOT_NEAREST_BABY: Final = Refusal("NOT_NEAREST", "WR-122", "That baby is not among the nearest.")
NOT_TOWARD_TARGET: Final = Refusal("NOT_TOWARD_TARGET", "WR-096", "That step does not bring the dingo nearer.")
BAD_RECEIVER: Final = Refusal("BAD_RECEIVER", "WR-098", "The dingo cannot go to that player.")
