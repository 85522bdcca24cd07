"""How one gets from space to space, in words: nobody at a table speaks of coordinates."""

from bestiary.games.wombat_rescue.grid import SIDES, STEP_Q, STEP_R

HEADINGS = ("east", "north-east", "north-west", "west", "south-west", "south-east")


def bearing(q: int, r: int) -> str:
    """So many steps in one direction and then in the next; "" for none.

    >>> bearing(3, 0), bearing(4, -1)
    ('3 east', '3 east and 1 north-east')
    """
    for direction in range(SIDES):
        beside = (direction + 1) % SIDES
        turn = STEP_Q[direction] * STEP_R[beside] - STEP_R[direction] * STEP_Q[beside]  # 1 or -1
        far = turn * (q * STEP_R[beside] - r * STEP_Q[beside])
        more = turn * (STEP_Q[direction] * r - STEP_R[direction] * q)
        if far > 0 and more >= 0:
            straight = f"{far} {HEADINGS[direction]}"
            return f"{straight} and {more} {HEADINGS[beside]}" if more else straight
    return ""


def between(start: str, goal: str) -> str:
    """The same for spaces by their names."""
    (from_q, from_r), (to_q, to_r) = [[int(part) for part in name.split(",")] for name in (start, goal)]
    return bearing(to_q - from_q, to_r - from_r)
