"""What a decent player of Munchkin Babies looks at: how a seat stands (minds/), after what follows by itself."""

from typing import Final

from bestiary.core.bot import Heuristic
from bestiary.core.seats import CHANCE, Action, Seat
from bestiary.core.state import State
from bestiary.games.munchkin_babies.actions import ACTIONS
from bestiary.games.munchkin_babies.legality import bars
from bestiary.games.munchkin_babies.minds.account import Account
from bestiary.games.munchkin_babies.minds.bargains import answered, low, would_help
from bestiary.games.munchkin_babies.minds.plans import Plan, plans
from bestiary.games.munchkin_babies.minds.schemes import schemed
from bestiary.games.munchkin_babies.minds.standing import stand, standing
from bestiary.games.munchkin_babies.minds.weights import DAWDLING, FUSS, HAGGLING, IDLE, STEP, USUAL, WISH, Weights
from bestiary.games.munchkin_babies.phases import (
    ARRANGE,
    CREATION,
    CURSE_WINDOW,
    DRAWING,
    HELP_ASK,
    HELP_COUNTER,
    IS_QUESTION,
    LIFTING,
    OVER,
    ROLL_WINDOW,
    ROLLING,
    TURN_OPEN,
)
from bestiary.games.munchkin_babies.state import BabiesState
from bestiary.games.munchkin_babies.verbs.accept_trade import exchange

_PASS: Final[int] = ACTIONS.base("pass")
_WON: Final = 1000.0
_DEEPEST: Final = 2  # dice that are looked through, one after the other
_QUESTIONS: Final = 24  # that are answered as usual, at most


class BabiesHeuristic(Heuristic):
    """Own prospects, less a part of those of the others; fights count as they are likely to end, a tray as the best
    plan that it is a part of."""

    def __init__(self, weights: Weights = USUAL) -> None:
        self.weights = weights

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, BabiesState)
        return self._value(state, seat)

    def terms(self, state: State, seat: Seat) -> dict[str, float]:
        assert isinstance(state, BabiesState)
        found: dict[str, float] = {}
        self._weigh(state, seat, Account(found), 0)
        return found

    def chance_matters(self, state: State) -> bool:
        """A card behind a door is as good as another; dice are looked through already."""
        assert isinstance(state, BabiesState)
        return state.op() not in (DRAWING, ROLLING, LIFTING)

    def worlds(self) -> int:
        return 1

    def _value(self, state: BabiesState, seat: Seat, depth: int = 0) -> float:
        account = Account()
        self._weigh(state, seat, account, depth)
        return account.total

    def _weigh(self, state: BabiesState, seat: Seat, account: Account, depth: int) -> None:
        """What a position is worth, with what lies in the own tray."""
        tray = state.trays.on(seat)
        if not tray or state.op() == CREATION:
            self._left_alone(state, seat, account, depth)
            return
        best, most = state, IDLE
        effort = 0.0
        for plan in plans(self.weights, state, seat):
            left = plan.missing(tray)
            if left is None:
                continue
            after = carried_out(state, seat, plan, left)
            if after is not None:
                worth = self._value(after, seat, depth) - STEP * (len(left) + 1)
                if worth > most:
                    best, most, effort = after, worth, STEP * (len(left) + 1)
        if best is state:
            account.add("idle", IDLE)
            self._left_alone(state, seat, account, depth)
        else:
            account.add("fuss", -effort)
            self._weigh(best, seat, account, depth)

    def _left_alone(self, state: BabiesState, seat: Seat, account: Account, depth: int) -> None:
        """As if nobody said anything in a window, and answered questions as usual."""
        after = settled(state)
        op = after.op()
        if op == OVER:
            account.add("won" if after.winners >> seat & 1 else "lost", _WON if after.winners >> seat & 1 else -_WON)
        elif op == ROLLING and depth < _DEEPEST:
            account.share /= 6.0
            for face in range(6):
                rolled = after.clone()
                rolled.apply(CHANCE, rolled.outcome(face))
                self._left_alone(rolled, seat, account, depth + 1)
            account.share *= 6.0
        elif op in (HELP_ASK, HELP_COUNTER):
            if after.pending()[0] == seat:
                account.add("fuss", -DAWDLING)
            elif op == HELP_ASK and low(self.weights, after, seat):
                account.add("fuss", -HAGGLING)
            stand(self.weights, answered(self.weights, after, seat), seat, account)
        else:
            self._with_scheme(after, seat, account)

    def _with_scheme(self, state: BabiesState, seat: Seat, account: Account) -> None:
        """With all cards that are meant to be played together, where that is better, and own offers accepted."""
        if state.trades:
            state = accepted(state, seat)
        after = schemed(state, seat)
        if after is not None and standing(self.weights, after, seat) > standing(self.weights, state, seat):
            state = after
        elif state.fight.volunteers >> seat & 1 and would_help(self.weights, state, seat):
            account.add("volunteer", FUSS + WISH)
        stand(self.weights, state, seat, account)


def settled(state: BabiesState) -> BabiesState:
    """A position after what its questions lead to, each answered as usual; windows are let pass."""
    after = state
    for _ in range(_QUESTIONS):
        op = after.op()
        if op in (CURSE_WINDOW, ROLL_WINDOW):
            seat = after.pending()[0]
            action: Action = _PASS
        elif IS_QUESTION[op]:
            seat = after.pending()[0]
            action = after.default(seat)
        elif op == LIFTING:  # any card of a hand is like any other
            seat = CHANCE
            action = after.outcome(after.odds() // 2)
        else:
            break
        if after is state:
            after = state.clone()
        after.apply(seat, action)
    return after


def carried_out(state: BabiesState, seat: Seat, plan: Plan, left: list[int]) -> BabiesState | None:
    """The position after a plan; None where it is not legal."""
    after = state.clone()
    for thing in left:
        after.trays.put(seat, thing)
    if bars(after, seat, plan.action) is not None:
        return None
    after.apply(seat, plan.action)
    return after


def accepted(state: BabiesState, seat: Seat) -> BabiesState:
    """With the trade that a seat has just offered, for it offers only what the other should like. Before the door, and
    until it does something else: nobody dawdles for an answer."""
    after = state
    if state.free[seat] == 1 and state.op() in (ARRANGE, TURN_OPEN, DRAWING):
        for trade in state.trades:
            if trade.source == seat:
                after = state.clone()
                exchange(after, trade.target, seat)
    return after
