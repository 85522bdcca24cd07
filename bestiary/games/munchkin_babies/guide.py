"""How a searching bot thinks about Munchkin Babies: in fights, each first move played on to the end of the turn."""

from typing import Final

from bestiary.core.dice import Dice
from bestiary.core.guide import Guide, logistic
from bestiary.core.perspective import Perspective
from bestiary.core.seats import Action, Seat
from bestiary.core.state import State
from bestiary.games.munchkin_babies.actions import ACTIONS, AT_SENT, AT_TABLE, MOST, VERB
from bestiary.games.munchkin_babies.cards.deck import IS_ITEM, KINDS, LEVEL_UP, NONE, SORT
from bestiary.games.munchkin_babies.fights.strength import for_the_win, winning
from bestiary.games.munchkin_babies.heuristic import BabiesHeuristic, carried_out
from bestiary.games.munchkin_babies.legality import FIDGETS, bars
from bestiary.games.munchkin_babies.minds.bargains import ACCEPT, REFUSE, answered, gains, low, price
from bestiary.games.munchkin_babies.minds.goods import hand_worth
from bestiary.games.munchkin_babies.minds.plans import plans
from bestiary.games.munchkin_babies.minds.schemes import stronger
from bestiary.games.munchkin_babies.moments.moment import CARD
from bestiary.games.munchkin_babies.phases import (
    CHARITY,
    CHARITY_DISCARD,
    CHARITY_SPLIT,
    COMBAT_OPEN,
    CURSE_WINDOW,
    FINAL_CALL,
    HELP_ASK,
    HELP_COUNTER,
    OVER,
    POST_COMBAT,
    ROLL_WINDOW,
    TROUBLE_OR_LOOT,
)
from bestiary.games.munchkin_babies.state import BabiesState

_PLAY: Final[int] = ACTIONS.base("play")
_SEND: Final[int] = ACTIONS.base("send")
_SHARE: Final[int] = ACTIONS.base("share")
SPEED: Final = 6000


class BabiesGuide(Guide):
    """The best-looking first moves are compared; all go on without fuss, but spoil a win and spend their potions."""

    def __init__(self, heuristic: BabiesHeuristic) -> None:
        super().__init__(heuristic)
        self.minds = heuristic
        self.speed = SPEED
        self.deep = False
        self.turns = 1
        self.width = 8
        self.doubt = 1.0
        self.scale = 25.0
        self.early, self.late = 63.0, 50.0  # 40 games of four, benchmarks/outlook.py: who leads is held back by all

    def first_moves(self, state: State, sight: Perspective) -> list[Action]:
        """In a fight nothing that only undoes, and no step that leads nowhere."""
        assert isinstance(state, BabiesState)
        legal = sight.legal()
        if not self.worth_thinking(state, sight.seat):
            return legal
        found = [action for action in legal if not FIDGETS[VERB[action]] or self._leads(state, sight.seat, action)]
        return found or legal

    def _leads(self, state: BabiesState, seat: Seat, action: Action) -> bool:
        """Whether a step into the tray is part of a plan."""
        after = state.clone()
        after.apply(seat, action)
        tray = after.trays.on(seat)
        if not tray:
            return False
        for plan in plans(self.minds.weights, after, seat):
            left = plan.missing(tray)
            if left is not None and carried_out(after, seat, plan, left) is not None:
                return True
        return False

    def worth_thinking(self, state: State, seat: Seat) -> bool:
        assert isinstance(state, BabiesState)
        if state.trays.on(seat):
            return False
        return state.fight.fighter >= 0 or state.op() in (TROUBLE_OR_LOOT, CURSE_WINDOW, ROLL_WINDOW)

    def policy(self, state: State, seat: Seat, dice: Dice) -> Action:
        assert isinstance(state, BabiesState)
        op, weights = state.op(), self.minds.weights
        tray = state.trays.on(seat)
        if tray:
            return self._closing(state, seat, tray)
        if op in (HELP_ASK, HELP_COUNTER):
            wish = _SHARE + price(weights, state, seat, seat)
            if op == HELP_ASK and low(weights, state, seat) and bars(state, seat, wish) is None:
                return wish
            return ACCEPT if gains(weights, state, seat) else REFUSE
        if op in (COMBAT_OPEN, FINAL_CALL) and state.fight.foes:
            fight, ahead = state.fight, winning(state.fight, state.babies)
            if seat == fight.fighter:
                if not ahead:
                    return self._stronger(state, seat, True)
            elif ahead and seat != fight.helper and for_the_win(fight, state.babies):
                return self._stronger(state, seat, False)
        if op in (POST_COMBAT, CHARITY):
            tidy = self._tidy(state, seat)
            if tidy >= 0:
                return tidy
        if op in (CHARITY_DISCARD, CHARITY_SPLIT):
            return self._least(state, seat)
        return state.default(seat)

    def _tidy(self, state: BabiesState, seat: Seat) -> Action:
        """What anybody does with new cards: rise by them, or put them on the table."""
        for kind in state.babies[seat].hand:
            if SORT[kind] == LEVEL_UP:
                action = _SEND + AT_SENT[kind] * MOST + seat
            elif IS_ITEM[kind]:
                action = _PLAY + AT_TABLE[kind]
            else:
                continue
            if bars(state, seat, action) is None:
                return action
        return NONE

    def _least(self, state: BabiesState, seat: Seat) -> Action:
        """The card that is worth least, where one has to go."""
        usual = state.default(seat)
        if not CARD <= usual < CARD + KINDS:
            return usual
        baby = state.babies[seat]
        best, least = usual, 1e9
        for kind in baby.hand:
            worth = hand_worth(self.minds.weights, baby, kind)
            if worth < least:
                best, least = CARD + kind, worth
        return best

    def _closing(self, state: BabiesState, seat: Seat, tray: list[int]) -> Action:
        """What the tray is for; of those who can be asked for help, who would give it."""
        found = state.default(seat)
        for plan in plans(self.minds.weights, state, seat):
            if plan.missing(tray) == [] and state.why_not(seat, plan.action) is None:
                found = plan.action
                if state.op() != COMBAT_OPEN:
                    break
                after = state.clone()
                after.apply(seat, found)
                if after.op() != HELP_ASK or answered(self.minds.weights, after, seat).fight.helper >= 0:
                    break
        return found

    def _stronger(self, state: BabiesState, seat: Seat, inside: bool) -> Action:
        found = stronger(state, seat, inside)
        return found if found >= 0 else state.default(seat)

    def worth_to(self, state: State, start: list[float], seat: Seat) -> float:
        """By the heuristic: of the others only who is ahead counts. A card that sets somebody else back does as much
        for all who do not spend it. With 600 lines, among three sensible ones, this won 36 of 100 games, and counting
        everybody's chance 24 of the same; in 60 others it won 27 %."""
        assert isinstance(state, BabiesState)
        if state.op() == OVER:
            return self.finished(state)[seat]
        return logistic((self.minds.value(state, seat) - start[seat]) / self.scale)
