"""Help and its price: what help is worth, and who would take an offer."""

from typing import Final

from bestiary.core.seats import Seat
from bestiary.games.munchkin_babies.actions import ACTIONS
from bestiary.games.munchkin_babies.fights.strength import own_strength, side_strength, treasures_now, winning
from bestiary.games.munchkin_babies.goods.trays import SHARE
from bestiary.games.munchkin_babies.minds.standing import standing
from bestiary.games.munchkin_babies.minds.weights import Weights
from bestiary.games.munchkin_babies.moments.helping import ASKED
from bestiary.games.munchkin_babies.phases import HELP_ASK
from bestiary.games.munchkin_babies.state import BabiesState
from bestiary.games.munchkin_babies.table import Table

ACCEPT: Final[int] = ACTIONS.base("accept")
REFUSE: Final[int] = ACTIONS.base("refuse")
COUNTER: Final[int] = ACTIONS.base("counter")
FIRM: Final = 1  # who is asked names a price once; after that any gain will do


def fair_share(factor: float, table: Table, helper: Seat) -> int:
    """The Treasures that somebody's help is worth: by their part in the strength, one at least, and not all."""
    fight, babies = table.fight, table.babies
    treasures = treasures_now(fight, babies)
    mine = max(1, own_strength(fight, babies, helper))
    whole = max(1, side_strength(fight, babies)) + (0 if helper == fight.helper else mine)
    share = int(factor * treasures * mine / whole + 0.5)
    return max(1, min(share, max(1, treasures - 1)))


def price(weights: Weights, table: Table, seat: Seat, helper: Seat) -> int:
    """What a seat takes somebody's help to cost: its own, or another's."""
    return fair_share(weights.price if seat == helper else weights.giving, table, helper)


def answered(weights: Weights, state: BabiesState, seat: Seat) -> BabiesState:
    """An open request, answered as who is asked would like it best."""
    if state.op() != HELP_ASK:
        return _decided(weights, state, state.fight.fighter)
    asked = state.arg(ASKED)
    if low(weights, state, seat):
        countered = state.clone()
        countered.trays.empty(asked)
        countered.trays.put(asked, SHARE + price(weights, state, seat, asked))
        if countered.why_not(asked, COUNTER) is None:
            countered.apply(asked, COUNTER)
            dealt, refused = countered.clone(), countered.clone()
            dealt.apply(dealt.fight.fighter, ACCEPT)
            refused.apply(refused.fight.fighter, REFUSE)
            if standing(weights, dealt, asked) > standing(weights, refused, asked):
                return _decided(weights, countered, countered.fight.fighter)
            return refused
    return _decided(weights, state, asked)


def _decided(weights: Weights, state: BabiesState, seat: Seat) -> BabiesState:
    accepted, refused = state.clone(), state.clone()
    accepted.apply(seat, ACCEPT)
    refused.apply(seat, REFUSE)
    willing = standing(weights, accepted, seat) > standing(weights, refused, seat)
    return accepted if willing else refused


def gains(weights: Weights, state: BabiesState, seat: Seat) -> bool:
    """Whether who has to answer an offer is better off with it."""
    return _decided(weights, state, seat).fight.helper >= 0


def low(weights: Weights, table: Table, seat: Seat) -> bool:
    """Whether the open offer is less than who is asked would name."""
    asked = table.arg(ASKED)
    return table.fight.asked[asked] <= FIRM and table.fight.offer.share < price(weights, table, seat, asked)


def would_help(weights: Weights, state: BabiesState, helper: Seat) -> bool:
    """Whether somebody outside a losing fight would gain by helping for a fair share."""
    if state.fight.helper >= 0 or winning(state.fight, state.babies):
        return False
    joined = state.clone()
    joined.fight.helper = helper
    joined.fight.deal.share = price(weights, state, helper, helper)
    return standing(weights, joined, helper) > standing(weights, state, helper) + 1.0
