"""Several cards for one purpose: to stop who is about to win, or to win a fight that one card does not win."""

from typing import Final

from bestiary.core.seats import Action, Seat
from bestiary.games.munchkin_babies.actions import ACTIONS, AT_BOOST, AT_ENHANCER, AT_MONSTER, SIDES, VERB, VERBS
from bestiary.games.munchkin_babies.cards.deck import ENHANCER, NONE, ONE_SHOT, SORT, STRENGTH, WANDERING
from bestiary.games.munchkin_babies.fights.fight import MONSTERS as ON_MONSTERS
from bestiary.games.munchkin_babies.fights.fight import MUNCHKINS
from bestiary.games.munchkin_babies.fights.strength import for_the_win, winning
from bestiary.games.munchkin_babies.goods.trays import MONSTERS
from bestiary.games.munchkin_babies.legality import bars, legal_actions
from bestiary.games.munchkin_babies.minds.fights import margin
from bestiary.games.munchkin_babies.phases import COMBAT_OPEN, FINAL_CALL
from bestiary.games.munchkin_babies.state import BabiesState

_BOOST: Final[int] = ACTIONS.base("boost")
_ENHANCE: Final[int] = ACTIONS.base("enhance")
_MEANS: Final = tuple([VERBS.index(name) for name in ("enhance", "boost", "add_monster")])
_OWN_MEANS: Final = tuple([VERBS.index(name) for name in ("enhance", "boost", "use")])


def schemed(state: BabiesState, seat: Seat) -> BabiesState | None:
    """The position after all cards of a scheme are played; None where there is none."""
    fight, op = state.fight, state.op()
    if op not in (COMBAT_OPEN, FINAL_CALL) or not fight.foes:
        return None
    if not _has_means(state, seat):
        return None
    inside = fight.includes(seat)
    ahead = winning(fight, state.babies)
    if inside:
        if ahead or seat != fight.fighter or op != COMBAT_OPEN:
            return None
    elif not ahead or state.passed >> seat & 1 or not for_the_win(fight, state.babies):
        return None
    return _added_up(state, seat, inside)


def _has_means(state: BabiesState, seat: Seat) -> bool:
    """Whether a player holds a card for it."""
    baby = state.babies[seat]
    for kind in baby.hand:
        if SORT[kind] in (ENHANCER, WANDERING, ONE_SHOT):
            return True
    for kind in baby.items:
        if AT_BOOST[kind] >= 0:
            return True
    return False


def _added_up(state: BabiesState, seat: Seat, inside: bool) -> BabiesState | None:
    """Cards that turn the fight, the strongest first."""
    before = margin(state)
    found: list[tuple[int, Action]] = []
    means = _OWN_MEANS if inside else _MEANS
    for action in legal_actions(state, seat):
        if VERB[action] in means:
            after = state.clone()
            after.apply(seat, action)
            if after.op() not in (COMBAT_OPEN, FINAL_CALL):
                continue
            change = margin(after) - before
            if (change > 0) if inside else (change < 0):
                found.append((-abs(change), action))
    found.sort()
    after = state.clone()
    for _, action in found:
        if after.op() in (COMBAT_OPEN, FINAL_CALL) and bars(after, seat, action) is None:
            after.apply(seat, action)
            if winning(after.fight, after.babies) == inside:
                return after
    return None


def stronger(state: BabiesState, seat: Seat, inside: bool) -> Action:
    """A card that makes the own side stronger, or the monsters; NONE where there is none. A quick look."""
    baby, fight = state.babies[seat], state.fight
    for kind in baby.hand:
        if SORT[kind] == ENHANCER and not inside and STRENGTH[kind] > 0:
            action = _ENHANCE + AT_ENHANCER[kind] * len(MONSTERS) + AT_MONSTER[fight.foes[0]]
            if bars(state, seat, action) is None:
                return action
    side = MUNCHKINS if inside else ON_MONSTERS
    for kind in [*baby.hand, *baby.items]:
        if AT_BOOST[kind] >= 0:
            action = _BOOST + AT_BOOST[kind] * len(SIDES) + side
            if bars(state, seat, action) is None:
                return action
    return NONE
