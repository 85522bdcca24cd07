"""Our search against OpenSpiel's own ISMCTSBot, in our games, at equal processor time; with the peers' own Python:

    .venv-peers/bin/python benchmarks/open_spiel_match.py --ours SITE_PACKAGES --only GAME --games 20 --seconds 0.1

A thin adapter (`Shown`) shows a position of ours as that bot wants to see one. It is handed what our own bot is handed,
and no more: positions that its seat imagines, the moves that are worth thinking about, and as the key of what it knows
the view of who is to move. It plays out at random, as OpenSpiel's evaluator does; a line that is not over after LONGEST
steps counts as it stands. It has no budget of time, so it is given as many simulations as fit into the processor time
that our bot has used on average, in its last decisions and in all: both sums are printed.

For two players; Munchkin Babies for three, its fewest: there one of ours meets two of theirs, and a third is fair.
Then lines and simulations a second: ours in each game, and OpenSpiel's Python MCTS on its own connect four.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from importlib import import_module
from typing import Any

LONGEST = 400  # steps of a random playout
CURIOUS = 2.0  # OpenSpiel's own examples use this for returns from -1 to 1
CHANCE = -1
GAMES = {"monster_baby_rescue": 2, "monster_cafe": 2, "wombat_rescue": 2, "big_monster": 2, "munchkin_babies": 3}


class Shown:
    """A position of ours, as OpenSpiel's Python bots look at one."""

    def __init__(self, state: Any, kind: Any, first: int | None = None) -> None:
        """`first` is who decides now, where several may act: who of them has passed may be a secret."""
        self.state = state
        self._kind = kind
        self._first = first

    def get_game(self) -> Shown:
        """Itself: all that is asked of the game is its type."""
        return self

    def get_type(self) -> Any:
        """Turns one after the other, hidden things, and a result at the end."""
        return self._kind

    def max_utility(self) -> float:
        """A win."""
        return 1.0

    def current_player(self) -> int:
        """Where several may act at the same time, the first of them."""
        if self._first is not None:
            return self._first
        pending = self.state.pending()
        return pending[0] if pending else -4

    def is_chance_node(self) -> bool:
        """Whether chance comes next."""
        return bool(self.state.pending() == (CHANCE,))

    def is_terminal(self) -> bool:
        """Whether it is over."""
        return not self.state.pending()

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What our own search would think about."""
        return list(self.state.candidates(self.current_player()))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each with its probability."""
        odds = self.state.odds()
        return [(outcome, tickets / odds) for outcome, tickets in self.state.possible().items()]

    def apply_action(self, action: int) -> None:
        """Of who is to move, or of chance."""
        self.state.apply(self.current_player(), int(action))
        self._first = None

    def clone(self) -> Shown:
        """An equal position."""
        return Shown(self.state.clone(), self._kind, self._first)

    def returns(self) -> list[float]:
        """1 for a win, shared by several, and -1 for a loss; of an unfinished game by who is ahead."""
        seats = self.state.seats
        if self.is_terminal():
            winners = list(self.state.won_by())
        else:
            scores = self.state.view(None).scores or (0,) * seats
            winners = [seat for seat in range(seats) if scores[seat] == max(scores)]
        return [2.0 / len(winners) - 1.0 if seat in winners else -1.0 for seat in range(seats)]

    def information_state_string(self) -> bytes:
        """What who is to move can see."""
        encode = import_module("msgspec").json.encode
        return encode(self.state.view(self.current_player()))  # type: ignore[no-any-return]


class Theirs:
    """OpenSpiel's bot in a seat. It gets as much processor time as ours has had."""

    def __init__(self, dice: Any, seconds: float, seed: int) -> None:
        numpy, spiel = import_module("numpy"), import_module("pyspiel")
        search = import_module("open_spiel.python.algorithms.ismcts")
        rollouts = import_module("open_spiel.python.algorithms.mcts").RandomRolloutEvaluator
        kinds = spiel.GameType

        class Kind:
            """As much of a game's type as is asked for."""

            dynamics = kinds.Dynamics.SEQUENTIAL
            information = kinds.Information.IMPERFECT_INFORMATION

        chance = numpy.random.RandomState(seed)
        self._kind = Kind
        self._dice = dice
        self._bot = search.ISMCTSBot(
            None,
            rollouts(1, chance, LONGEST),
            CURIOUS,
            1,
            random_state=chance,
            allow_inconsistent_action_sets=True,
        )
        self._bot.set_resampler(lambda shown, player: Shown(shown.state.imagine(player, dice), Kind, player))
        self._fair = seconds  # for a decision
        self._rate = 100.0  # simulations a second, as far as is known
        self.seconds = 0.0
        self.decisions = 0
        self.simulations = 0

    def choose(self, state: Any, ours: float) -> int:
        """What it plays, in about as much time as our bot needs for a decision."""
        seat = state.pending()[0]
        shown = Shown(state.imagine(seat, self._dice), self._kind, seat)  # it never sees the real one
        if len(shown.legal_actions()) == 1:
            return shown.legal_actions()[0]
        behind = (self.decisions + 1) * (ours or self._fair) - self.seconds
        simulations = max(2, int(self._rate * max(behind, 0.2 * (ours or self._fair))))
        self._bot._max_simulations = simulations
        began = time.process_time()
        action = int(self._bot.step(shown))
        spent = time.process_time() - began
        self._rate = simulations / max(spent, 1e-6)
        self.seconds += spent
        self.decisions += 1
        self.simulations += simulations
        return action


def play(game: Any, seats: int, seconds: float, number: int) -> tuple[float, list[float]]:
    """One game: our share of the win; our seconds and decisions, theirs, our lines and their simulations."""
    dice = import_module("bestiary.core.dice")
    sight = import_module("bestiary.core.perspective").Perspective
    settle = import_module("bestiary.core.playout").settle
    make = import_module("bestiary.bots.search").SearchBot
    keys = [dice.key_from_seed("open spiel", game.id, number, who) for who in range(seats + 1)]
    hero = number % seats
    bot = make(game.guide(), 0, seconds)
    others = {
        seat: Theirs(dice.Dice(keys[seat]), seconds, 1000 * number + seat) for seat in range(seats) if seat != hero
    }
    state, chance = game.new(seats), dice.Dice(keys[seats])
    mine = sight(state, hero, dice.Dice(keys[hero]))
    spent, decisions, lines = 0.0, 0, 0
    while state.pending():
        seat = state.pending()[0]
        if seat == CHANCE:
            settle(state, chance)
            continue
        if seat != hero:
            state.apply(seat, others[seat].choose(state, spent / decisions if decisions else 0.0))
            continue
        began = time.process_time()
        action = bot.choose(mine)
        if len(state.candidates(seat)) > 1:
            spent, decisions, lines = spent + time.process_time() - began, decisions + 1, lines + bot.played
        state.apply(seat, action)
    winners = state.won_by()
    sums = [sum(getattr(other, name) for other in others.values()) for name in ("seconds", "decisions", "simulations")]
    return (1 / len(winners) if hero in winners else 0.0), [spent, decisions, lines, *sums]


def match(name: str, games: int, seconds: float) -> None:
    """Prints how often ours wins."""
    game = import_module("bestiary.core.registry").find_game(name)
    wilson = import_module("bestiary.lab.interval").wilson
    seats, won, sums = GAMES[name], 0.0, [0.0] * 6
    for number in range(games):
        share, figures = play(game, seats, seconds, number)
        won += share
        sums = [total + figure for total, figure in zip(sums, figures, strict=True)]
        low, high = wilson(import_module("fractions").Fraction(won).limit_denominator(60), number + 1)
        ours, theirs = (sums[at] / max(1, sums[at + 1]) for at in (0, 3))
        print(
            f"{name:20} {seats} players {number + 1:4} games  ours {won / (number + 1):6.1%} ({low:.1%} to {high:.1%}, "
            f"fair {1 / seats:.0%})  ms a decision {1000 * ours:.1f} and {1000 * theirs:.1f}, "
            f"a second {sums[2] / max(sums[0], 1e-9):,.0f} lines and {sums[5] / max(sums[3], 1e-9):,.0f} simulations",
            flush=True,
        )


def speeds(seconds: float) -> None:
    """Simulations a second, in one run: OpenSpiel's Python MCTS on its own connect four, and our search."""
    spiel, numpy = import_module("pyspiel"), import_module("numpy")
    mcts = import_module("open_spiel.python.algorithms.mcts")
    four = spiel.load_game("connect_four")
    chance = numpy.random.RandomState(1)
    bot = mcts.MCTSBot(four, CURIOUS, 200, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    simulations, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        bot.step(four.new_initial_state())
        simulations += 200
    theirs = simulations / (time.process_time() - began)
    print(f"OpenSpiel's Python MCTS, its connect four: {theirs:,.0f} simulations a second")
    for name, seats in GAMES.items():
        ours = speed(name, seats, seconds)
        print(
            f"our search, {name} for {seats}: {ours:,.0f} lines a second, {ours / theirs:.1f} times as many", flush=True
        )


def speed(name: str, seats: int, seconds: float) -> float:
    """Lines a second of processor time, in positions of a random game in which there is something to think about."""
    dice = import_module("bestiary.core.dice")
    sight = import_module("bestiary.core.perspective").Perspective
    settle = import_module("bestiary.core.playout").settle
    game = import_module("bestiary.core.registry").find_game(name)
    bot = import_module("bestiary.bots.search").SearchBot(game.guide(), 200)
    luck, pick = dice.Dice(dice.key_from_seed("speed")), random.Random(1)
    lines, spent = 0, 0.0
    state = game.new(seats)
    while spent < seconds:
        settle(state, luck)
        if not state.pending():
            state = game.new(seats)
            continue
        seat = state.pending()[0]
        if len(state.candidates(seat)) > 1:
            began = time.process_time()
            bot.choose(sight(state, seat, luck))
            if bot.played:
                lines, spent = lines + bot.played, spent + time.process_time() - began
        state.apply(seat, pick.choice(state.legal(seat)))
    return lines / spent


def main() -> None:
    """All games, then the speeds."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ours", help="where Bestiary is installed, if this Python does not know it")
    parser.add_argument("--only", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=0.1, help="for a decision")
    parser.add_argument("--speeds", type=float, default=2.0, help="seconds for each speed; 0: none")
    chosen = parser.parse_args()
    if chosen.ours:
        sys.path.append(chosen.ours)
    for name in [chosen.only] if chosen.only else GAMES:
        match(name, chosen.games, chosen.seconds)
    if chosen.speeds:
        speeds(chosen.speeds)


if __name__ == "__main__":
    main()
