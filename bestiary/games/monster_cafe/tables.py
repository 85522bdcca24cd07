"""Sets of places or seats as bits, and what follows from each: computed once, looked up in play."""

from typing import Final

from bestiary.games.monster_cafe.actions import CLEAR, DRAW, SEAT

GONE: Final = -1  # the meal of a place whose table has been cleared
NO_CARD: Final = -1


def members(bits: int) -> list[int]:
    """The places, or seats, of a set."""
    return [member for member in range(8) if bits >> member & 1]


# By a set of places as bits: what may be done there, and the place where there is only one.
CLEARINGS: Final = [[CLEAR + place for place in members(bits)] for bits in range(16)]
DRAWING_OR_CLEARING: Final = [[DRAW, *clearings] for clearings in CLEARINGS]
SEATINGS: Final = [[SEAT + place for place in members(bits)] for bits in range(16)]
ONLY_PLACE: Final = [members(bits)[0] if len(members(bits)) == 1 else GONE for bits in range(16)]
# By the set of active seats, and by seat: the nearest active one to the left (MC-014).
LEFT: Final = [
    [next((left for left in members(bits * 17) if left > seat), 0) % 4 for seat in range(4)] for bits in range(16)
]
