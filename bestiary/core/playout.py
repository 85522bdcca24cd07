"""Playing a position to its end, as fast as it goes: the loops that simulations, searches and benchmarks share."""

from bestiary.core.bot import Bot
from bestiary.core.dice import Dice
from bestiary.core.perspective import Perspective
from bestiary.core.seats import CHANCE
from bestiary.core.state import State


def play_randomly(state: State, dice: Dice) -> int:
    """Plays to the end with random legal moves. Returns how many moves the players made."""
    moves = 0
    while True:
        pending = state.pending()
        if not pending:
            return moves
        seat = pending[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.outcome(dice.below(state.odds())))
        else:
            legal = state.legal(seat)
            choices = len(legal)
            state.apply(seat, legal[0] if choices == 1 else legal[dice.below(choices)])
            moves += 1


def play_out(state: State, bots: list[Bot], bot_dice: list[Dice], chance: Dice) -> int:
    """Plays to the end, bot k in seat k with dice of its own. Returns how many moves the players made."""
    sights = [Perspective(state, seat, bot_dice[seat]) for seat in range(state.seats)]
    moves = 0
    while True:
        pending = state.pending()
        if not pending:
            return moves
        seat = pending[0]
        if seat == CHANCE:
            settle(state, chance)
        else:
            state.apply(seat, bots[seat].choose(sights[seat]))
            moves += 1


def settle(state: State, dice: Dice) -> None:
    """Answers for chance until a player is asked or the game is over."""
    pending = state.pending()
    while pending and pending[0] == CHANCE:
        state.apply(CHANCE, state.outcome(dice.below(state.odds())))
        pending = state.pending()
