"""Why something is not allowed in Wombat Rescue: a number for the rules, a refusal for people."""

from typing import Final

from bestiary.core.refusal import Refusal
from bestiary.games.wombat_rescue.components import LONGEST

ALLOWED: Final = 0
OVER: Final = 1
NOT_YOUR_TURN: Final = 2
NO_MOVES_LEFT: Final = 3
NOT_IN_SMELL_AREA: Final = 4
SPECIAL_NOT_NEEDED: Final = 5
NOTHING_TO_SMELL: Final = 6
NOT_LOST: Final = 7
NO_WAY_OUT: Final = 8
WANDER_PENDING: Final = 9
NOT_ON_CARD: Final = 10
PUSH_BLOCKED: Final = 11
PUSH_LIMIT: Final = 12
BOULDER: Final = 13
TILE_USED: Final = 14
WRONG_PHASE: Final = 15
NOTHING_TO_DIGEST: Final = 16
NO_SUCH_TILE: Final = 17
ALREADY_HOME: Final = 18
BAD_CUBE: Final = 19
BAD_DEN: Final = 20
NOT_CONTROLLER: Final = 21
NOT_TOWARD_TARGET: Final = 22
NOT_NEAREST: Final = 23
BAD_RECEIVER: Final = 24
NO_RESERVE: Final = 25
EDGE: Final = 26
NO_BABY_TARGET: Final = 27
CUBE_PENDING: Final = 28
DINGO_PENDING: Final = 29
NO_PROTECTION: Final = 30
NOT_YOUR_BABY: Final = 31
TOO_FAR: Final = 32  # and for each distance that could be gone, one number more

_SIMPLE: Final[list[Refusal | None]] = [
    None,
    Refusal("GAME_OVER", "WR-102", "The game is over."),
    Refusal("NOT_YOUR_TURN", "WR-023", "It is somebody else's turn."),
    Refusal("NO_MOVES_LEFT", "WR-024", "You have made your three moves."),
    Refusal("NOT_IN_SMELL_AREA", "WR-027", "You are outside your smell area: no long moves from here."),
    Refusal("SPECIAL_NOT_NEEDED", "WR-040", "You are in your smell area: make a normal move."),
    Refusal("NOTHING_TO_SMELL", "WR-038", "There is neither food nor a baby of yours."),
    Refusal("NOT_LOST", "WR-042", "You are not lost: you smell your cubes, food or your baby."),
    Refusal("NO_WAY_OUT", "WR-049", "None of the spaces around you can be entered."),
    Refusal("WANDER_PENDING", "WR-046", "The card is open: wander where it allows."),
    Refusal("NOT_ON_CARD", "WR-043", "The card does not lead there."),
    Refusal("PUSH_BLOCKED", "WR-054", "The wombat who stands there cannot be pushed on."),
    Refusal("PUSH_LIMIT", "WR-052", "Nobody is pushed more than two spaces in one move."),
    Refusal("BOULDER", "WR-106", "A boulder lies there."),
    Refusal("TILE_USED", "WR-067", "You have used that action tile."),
    Refusal("WRONG_PHASE", "WR-067", "That belongs to your movement phase, between moves."),
    Refusal("NOTHING_TO_DIGEST", "WR-074", "There is nothing in your digestive tract."),
    Refusal("NO_SUCH_TILE", "WR-117", "Nobody has the Run Home tile in this game."),
    Refusal("ALREADY_HOME", "WR-072", "You are at home."),
    Refusal("BAD_CUBE", "WR-082", "Take one of your own cubes from another space."),
    Refusal("BAD_DEN", "WR-090", "That is not a den without wombat and dingo."),
    Refusal("NOT_CONTROLLER", "WR-089", "Somebody else controls the dingo now."),
    Refusal("NOT_TOWARD_TARGET", "WR-096", "That step does not bring the dingo nearer."),
    Refusal("NOT_NEAREST", "WR-092", "She is not among the nearest whom he may chase."),
    Refusal("BAD_RECEIVER", "WR-098", "The dingo cannot go to that player."),
    Refusal("NO_RESERVE", "WR-105", "You have no extra disk beside your board."),
    Refusal("TOO_FAR", "WR-035", "The playing area ends there."),
    Refusal("NOT_NEAREST", "WR-122", "That baby is not among the nearest."),
    Refusal("CUBE_PENDING", "WR-082", "First choose the cube that you move here."),
    Refusal("DINGO_PENDING", "WR-D08", "First decide what the dingo does."),
    Refusal("NO_SUCH_TILE", "WR-116", "You do not have the dingo protection tile in this game."),
    Refusal("NOTHING_TO_SMELL", "WR-039", "The baby there is not yours."),
]

REFUSALS: Final[list[Refusal | None]] = _SIMPLE + [
    Refusal("TOO_FAR", "WR-036", f"You can go {distance} spaces in that direction, no more.")
    for distance in range(LONGEST + 1)
]
