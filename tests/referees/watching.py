"""A referee watches a game: after every step both are asked the same, and must answer the same."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from random import Random
from typing import Any

from bestiary.bots import make_bot
from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.game import Game
from bestiary.core.perspective import Perspective
from bestiary.core.seats import CHANCE
from bestiary.core.state import State
from tests.referees.referee import Referee, words

INTERJECTING = 6  # who is not asked speaks up once in so many moves, where that is allowed
STEPS_INTO_THE_TRAY = 40  # in a row, before a player is made to choose something else

Seen = Counter[str]  # which things happened: a test may ask that they did
Note = Callable[[Referee, Seen], None]


def watch(
    game: Game, state: State, referee: Referee, seed: int, bots: str = "random", note: Note | None = None
) -> Seen:
    """Plays a position to its end beside a referee. `bots` names who plays: "random", or "greedy,random" in turns."""
    luck, dice = Random(seed), Dice(key_from_seed(seed, "watched"))
    players = [make_bot(name, game) for name in bots.split(",")]
    options = game.check(state.seats, state.save()["options"])
    left, trays, seen = game.longest(state.seats, options), 0, Seen()
    heard: list[str] = []
    while True:
        agree(game, state, referee, heard)
        if note:
            note(referee, seen)
        pending = state.pending()
        if not pending:
            return seen
        if pending == (CHANCE,):
            seat, action = CHANCE, state.outcome(luck.randrange(state.odds()))
            text = game.outcomes.text(action)
        else:
            seat = speaker(state, luck)
            action = players[seat % len(players)].choose(Perspective(state, seat, dice))
            if game.actions.tray(action) and trays >= STEPS_INTO_THE_TRAY:
                action = next((other for other in state.legal(seat) if not game.actions.tray(other)), action)
            text = game.actions.text(action)
            trays = trays + 1 if game.actions.tray(action) else 0
            left -= not game.actions.tray(action)
            assert left >= 0, "longer than the longest game"
            assert trays < 10 * STEPS_INTO_THE_TRAY, f"nothing but steps into the tray: {heard[-9:]}"
        state.apply(seat, action)
        heard.append(f"{'chance' if seat == CHANCE else seat} {text}")
        verb, given = words(text)
        seen[verb] += 1
        referee.hears(seat, verb, **given)


def speaker(state: State, luck: Random) -> int:
    """One of those who are asked; now and then somebody else who may do something."""
    if luck.randrange(INTERJECTING) == 0:
        others = [seat for seat in range(state.seats) if seat not in state.pending() and state.legal(seat)]
        if others:
            return luck.choice(others)
    return luck.choice(state.pending())


def agree(game: Game, state: State, referee: Referee, heard: list[str]) -> None:
    """Whether the game and the referee say the same of this moment."""
    pending = list(state.pending())
    same(sorted(pending), sorted(referee.waits_for()), "who is asked", state, heard)
    if pending == [CHANCE]:
        odds = state.odds()
        found = {game.outcomes.text(action): Fraction(count, odds) for action, count in state.possible().items()}
        chances = referee.chances()
        told = {text: Fraction(share, sum(chances.values())) for text, share in chances.items() if share}
        same(found, told, "what chance may bring", state, heard)
    else:
        for seat in range(state.seats):
            may = {game.actions.text(action) for action in state.legal(seat)}
            same(may, referee.allows(seat), f"what seat {seat} may do", state, heard)
    saved = state.save()
    for name, lies in referee.sees().items():
        if saved[name] != lies:
            same(plain(saved[name]), plain(lies), name, state, heard)
    result = state.result()
    assert (result is None) == bool(pending)
    if result is not None:
        same(list(result.totals), list(referee.totals()), "the totals", state, heard)
        same([list(group) for group in result.ranking], referee.ranking(), "the ranking", state, heard)


def plain(value: Any) -> Any:
    """Counts without zeros, lists for tuples."""
    if isinstance(value, dict):
        return {name: plain(part) for name, part in value.items() if part != 0 or isinstance(part, bool)}
    return [plain(part) for part in value] if isinstance(value, list | tuple) else value


def same(found: Any, told: Any, what: str, state: State, heard: list[str]) -> None:
    """A difference is told with the position, from which it can be looked at again."""
    if found == told:
        return
    if isinstance(found, set):
        found, told = {"only the game": sorted(found - told)}, {"only the referee": sorted(told - found)}
    raise AssertionError(f"{what}: game {found}, referee {told}\nafter {heard[-6:]}\n{state.save()}")
