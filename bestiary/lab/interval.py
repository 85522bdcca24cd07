"""How far a rate that was measured may be from the true one."""

from fractions import Fraction
from math import sqrt

Z95 = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations


def wilson(won: Fraction | int, games: int) -> tuple[float, float]:
    """The 95 % interval of Wilson's score for a rate; it stays within 0 and 1 even for few games.

    >>> [round(end, 3) for end in wilson(7, 10)]
    [0.397, 0.892]
    """
    if not games:
        return 0.0, 1.0
    rate = float(Fraction(won) / games)
    spread = Z95 * Z95 / games
    middle = (rate + spread / 2) / (1 + spread)
    half = Z95 * sqrt(rate * (1 - rate) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)
