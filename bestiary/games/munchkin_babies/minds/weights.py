"""What matters how much to a player. The usual weights were found by play; a personality shifts a few of them."""

from typing import Final


class Weights:
    """How much of everything, in points of which a Level at the start is worth ten."""

    def __init__(self) -> None:
        self.levels: list[float] = [0, 0, 10, 20, 31, 42, 54, 67, 81, 97, 500]  # of each Level
        self.strength = 1.6  # of a point of combat strength beyond the Level
        self.running = 0.8  # of a point for running away
        self.treasure = 4.0  # of a Treasure to be drawn
        self.gold = 0.004  # of a Gold Piece, where a Level can still be bought
        self.unknown = 2.0  # of a card in another hand
        self.badge = 1.0  # of what a Class or Race is worth
        self.potion = 0.6  # of a point that a one-shot gives
        self.hostile = 0.35  # of a point that a card gives a monster: kept for who is about to win
        self.curse = 2.0  # of a Curse in hand
        self.trouble = 0.4  # of what beating the best monster in hand would bring
        self.lasting = 3.0  # what a Curse in front of somebody costs
        self.envy = 0.2  # what the best of the others costs us, of their prospects
        self.malice = 0.0  # what each of the others costs us
        self.excess = 1.5  # what a card over the hand limit costs
        self.slope = 1.1  # how much a point of margin decides
        self.meddling = 0.12  # points that each card of the others may cost who is about to win
        self.risk = 0.9  # how bad Bad Stuff is
        self.promised = 8.0  # a Go Up a Level that is to be played on a helper; a Curse costs as much
        self.exposed = 0.3  # what it costs to join a fight of somebody else: it may get worse
        self.price = 1.0  # what is asked for help, of a fair share
        self.giving = 1.0  # what is offered for it


FUSS: Final = 0.2  # what a free action costs: nothing is done and undone for nothing
STEP: Final = 0.02  # what a step into the tray costs
DAWDLING: Final = 1.0  # what it costs to do something else while one is asked for an answer
HAGGLING: Final = 0.3  # what an offer costs that asks to be haggled over
WISH: Final = 0.5  # what it is worth to be known as a helper
IDLE: Final = -100.0  # what a tray is worth that is good for nothing
USUAL: Final = Weights()
