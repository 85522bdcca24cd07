"""What a tile brings about where it comes to lie, in one number: crystals, a complete Big Monster, mutations."""

from typing import Final

_GREEN_SHIFT: Final = 0
_RED_SHIFT: Final = 3
_BLUE_SHIFT: Final = 6
_PAIR_SHIFT: Final = 9
_STEP_SHIFT: Final = 10
_FORM_SHIFT: Final = 12
_CRYSTAL_MASK: Final = 7
_PAIR_MASK: Final = 1
_STEP_MASK: Final = 3

NO_EFFECTS: Final = 0
ONE_GREEN: Final = 1  # << _GREEN_SHIFT
ONE_RED: Final = 8  # << _RED_SHIFT
ONE_BLUE: Final = 64  # << _BLUE_SHIFT
ONE_PAIR: Final = 512  # << _PAIR_SHIFT
assert (ONE_GREEN, ONE_RED, ONE_BLUE, ONE_PAIR) == (
    1 << _GREEN_SHIFT,
    1 << _RED_SHIFT,
    1 << _BLUE_SHIFT,
    1 << _PAIR_SHIFT,
)


def mutated(steps: int, points: int) -> int:
    """The effects of so many mutations, which bring so many points."""
    return steps << _STEP_SHIFT | points << _FORM_SHIFT


def greens(effects: int) -> int:
    """Green crystals."""
    return effects & _CRYSTAL_MASK


def reds(effects: int) -> int:
    """Red crystals."""
    return effects >> _RED_SHIFT & _CRYSTAL_MASK


def blues(effects: int) -> int:
    """Blue crystals."""
    return effects >> _BLUE_SHIFT & _CRYSTAL_MASK


def pairs(effects: int) -> int:
    """Complete Big Monsters."""
    return effects >> _PAIR_SHIFT & _PAIR_MASK


def steps(effects: int) -> int:
    """Mutations."""
    return effects >> _STEP_SHIFT & _STEP_MASK


def form_points(effects: int) -> int:
    """The points of these mutations."""
    return effects >> _FORM_SHIFT
