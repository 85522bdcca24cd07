"""What bots of Big Monster give for what.

Found by play of greedy bots against each other with benchmarks/weigh.py, a weight at a time, 200 to 240 games of two,
in points ahead. Together the weights of before (mutation 0.3, mutagen 1.8, medal 0.7, grass 0, swamp 1, two_quarters
2.2, three_quarters 5) fall behind by 7.7 ± 2.2 for two (200 games) and by 6.0 ± 2.4 for four (140).
"""

from typing import Final


class Weights:
    """In points, or as a part of some. They are attributes so that others can be tried."""

    def __init__(self) -> None:
        # What lies open in a zone is worth a part of what it would bring, if there is time enough.
        self.green = 0.5  # 0.8: -0.5 ± 2.0
        self.red = 1.0  # 1.7: -0.3 ± 2.0
        self.quarter = 0.3  # a blue crystal with so many of its quarters in place
        self.two_quarters = 3.0
        self.three_quarters = 6.5  # both were 2.2 and 5: +1.5 ± 1.9
        self.mutation = 0.15  # of what the next form brings, each way to a mutagen; 0.22: -2.6 ± 2.2, 0.42: far worse
        self.mutagen = 2.8  # a mutagen that a mutant can still come to; was 1.8: +2.8 ± 1.8, 4: no better
        self.half = 3.0  # a half whose other half can still come; 4.5: -1.5 ± 2.0
        self.swamp = 2.0  # each swamp tile, for those to come; was 1: +1.4 ± 1.9
        self.grass = 0.5  # of what a grassland tile may still expect to count; was 0: +1.6 ± 1.9
        # Medals.
        self.medal = 0.9  # the whole way to an open medal, of its points; was 0.7: +2.0 ± 2.0
        self.shy = 0.4  # the same when somebody else is nearer; 0.2: no difference
        self.straight = 0.0  # how much of it is gained step by step, not by the square of the way; 0.5: -2.0 ± 2.1
        # How likely the penalty is for who has less against it than the others' least, as much, one more, two more: at
        # the beginning of the game, and at its end. Not tried by play: who is level at the end has it.
        self.early: list[float] = [0.6, 0.45, 0.25, 0.12]
        self.late: list[float] = [1.0, 0.85, 0.2, 0.0]
        # Others.
        self.envy = (
            0.3  # what a point costs us that we let somebody else have; 0.1: +0.8 ± 2.4, 0.6: -1.3 ± 2.2, of four
        )
        self.duel = 0.7  # the same when there is only one other; was 0.3: +0.7 ± 2.0
        self.open = 0.3  # a series that the other may choose next; was 0: +0.4 ± 2.0
        self.help = 0.5  # what a point of our partner is worth to us, if we are level
        # A tidy zone has room on all sides: how much half a cell away from the explorer costs.
        self.tidy = 0.02  # was 0: +2.3 ± 2.1, 0.05: no better


WEIGHTS: Final = Weights()
# By number: what a greedy bot was ahead of the others with each explorer, when chance chose it; 300 games of four, each
# ± 2.5. The second one was played badly then (-9.8: it always took its own hand back), and is a guess.
EXPLORERS: Final = [-1.8, -2.0, 2.4, -2.5, -2.8, 1.5, 3.8, 0.6, 5.2, -3.4, 2.2, 4.2]
