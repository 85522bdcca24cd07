"""One run of the suite on one game, seat count and set of options."""

from collections.abc import Callable, Collection, Mapping
from typing import Any

from bestiary.conformance.inspector import Inspector, Report
from bestiary.conformance.matches import inspect_hash_seeds, inspect_match
from bestiary.conformance.moves import inspect_move
from bestiary.conformance.positions import inspect_position
from bestiary.conformance.secrets import Twins, inspect_secrets, words
from bestiary.core.errors import BestiaryError, Violation
from bestiary.core.game import Game
from bestiary.core.seats import CHANCE, Action, Seat
from bestiary.core.state import State

SECRETS = ("law-1", "law-2")
TWINS = ("law-3", "law-4", "law-5", "law-6", "law-7")
MATCHES = ("nonsense", "moments", "back", "replay")


def check(
    game: Game,
    seats: int,
    options: Mapping[str, Any] | None = None,
    *,
    games: int = 3,
    seed: int | str = 0,
    only: Collection[str] | None = None,
    spec: str = "",
    progress: Callable[[int, int], None] = lambda done, games: None,
) -> Report:
    """Plays random games and checks every law in every position. Raises Violation at the first broken one.

    `only` names the laws to look at. `spec` tells another process where the game is, as module:NAME; without
    it the comparison of hash seeds takes the game's id, if it is installed.
    """
    look = Inspector(game, seats, options, seed, only)
    positions = 0
    try:
        for number in range(games):
            positions += _walk(look, number)
            if look.wants(*MATCHES):
                inspect_match(look, number)
            look.expect("crash", True, "")
            progress(number + 1, games)
        look.where = f"seed {seed}"
        inspect_hash_seeds(look, spec or game.id)
    except BestiaryError:
        raise
    except Exception as error:
        raise Violation("crash", f"{type(error).__name__}: {error}", look.where) from error
    return look.report(games, positions)


def _walk(look: Inspector, number: int) -> int:
    """One random game, position by position. Returns how many there were."""
    look.where = f"game {number} of seed {look.seed}, at the start"
    state = look.game.new(look.seats, look.options)
    twins = Twins(look, state)
    decisions = positions = 0
    while True:
        look.reach(state)
        inspect_position(look, state)
        if look.wants(*SECRETS):
            inspect_secrets(look, state)
        positions += 1
        if not state.pending():
            return positions
        seat, action = _choose(look, state)
        look.where = f"game {number} of seed {look.seed}, position {positions}, {words(look, seat, action)}"
        move = inspect_move(look, state, seat, action)
        if look.wants(*TWINS):
            twins.inspect_move(move)
        decisions += seat != CHANCE and not look.game.actions.tray(action)
        look.expect("bounds", decisions <= look.longest, f"more than the {look.longest} decisions that the game states")
        if look.endless(decisions):
            return positions
        state = move.after


def _choose(look: Inspector, state: State) -> tuple[Seat, Action]:
    """Any outcome, or an action of somebody who may act, mostly of who is waited for."""
    pending = state.pending()
    if pending == (CHANCE,):
        return CHANCE, state.outcome(look.dice.below(state.odds()))
    able = [seat for seat in range(look.seats) if state.legal(seat)]
    seats = able if look.dice.below(4) == 0 else list(pending)
    seat = seats[look.dice.below(len(seats))]
    legal = state.legal(seat)
    return seat, legal[look.dice.below(len(legal))]
