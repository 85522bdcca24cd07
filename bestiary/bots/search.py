"""A bot that thinks ahead: it plays many ways in which the game may go on, each from a position that it imagines anew.

Where a game's guide asks for a deep search, a tree of moves and answers grows towards what has turned out well (PUCT,
each seat for itself); else a few first moves are played on by the guide's policy with the same luck, and the worse half
is dropped again and again. Where the choice is clear, or it makes no difference, it stops before its budget is spent.
The same dice and number of lines give the same move, compiled or not.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final

from bestiary.bots.greedy import GreedyBot
from bestiary.core.bot import Bot
from bestiary.core.dice import Dice
from bestiary.core.guide import STEEPEST, Guide
from bestiary.core.perspective import Perspective
from bestiary.core.seats import CHANCE, Action, Seat
from bestiary.core.state import State

UNSEEN: Final = 0.1  # how much worse than its parent a move is taken to be before it was tried
FLOOR: Final = 0.02  # the share of attention that even the worst-looking move gets, beside the best's 1
LOOK_UP: Final = 16  # after so many lines: is the choice clear, does somebody want an answer?
SWAY: Final = 1.0  # the choice is clear if it stood with so many times the lines for others that they had lately,
SWAY_LEAST: Final = 0.02  # and at least this share of them
SURE: Final = 2.5  # by so many standard errors worse, a first move is compared no further
SAME: Final = 0.002  # a difference in chances to win that is not worth a thought
WORLDS: Final = 12  # in which first moves are compared at least
SEAT_BITS: Final = 3
ENDLESS: Final = 1 << 60


class Prospect:
    """What a search has found out about a move."""

    __slots__ = ("action", "ends", "visits", "worth")

    def __init__(self, action: Action, visits: int, worth: float) -> None:
        self.action = action
        self.visits = visits  # in how many lines it was played
        self.worth = worth  # to who plays it, from 0 (lost) to 1 (won); what a glance says, where visits is 0
        self.ends: list[float] = []  # where first moves are compared: what each line was worth

    def behind(self, other: Prospect) -> tuple[float, float]:
        """How much less it is worth than another in the lines that both were played in, and the standard error."""
        count = min(len(self.ends), len(other.ends))
        mean = spread = 0.0
        for number in range(count):
            less = other.ends[number] - self.ends[number]
            mean += less
            spread += less * less
        mean /= count
        return mean, math.sqrt(max(0.0, spread / count - mean * mean) / max(1, count - 1))

    def convinces(self, first: Prospect, doubt: float) -> bool:
        """Whether it is better than the first move by more than luck explains."""
        less, error = self.behind(first)
        return -less > doubt * error

    def is_out(self, best: Prospect) -> bool:
        """Whether it is certainly not better than the best, or not by anything that counts."""
        less, error = self.behind(best)
        return less >= SURE * error or (less >= 0.0 and SURE * error - less < SAME)


class SearchBot(Bot):
    """Thinks for so many lines or so many seconds, whichever ends first, and takes the move it has come back to most.

    `stop` is asked now and then, and may end the thinking early. Who is `patient` spends all of it: not to choose a
    move, but to know what the others are worth."""

    def __init__(
        self,
        guide: Guide,
        lines: int = 0,
        seconds: float = 0.0,
        stop: Callable[[], bool] | None = None,
        patient: bool = False,
    ) -> None:
        if lines <= 0 and seconds <= 0.0:
            raise ValueError("a search needs a number of lines, or of seconds")
        self._guide = guide
        self._glance = GreedyBot(guide.heuristic)
        self._lines = lines if lines > 0 else ENDLESS
        self._seconds = seconds if seconds > 0.0 else 1e9
        self._stop = stop
        self._patient = patient
        self._began = 0.0
        self.played = 0  # lines of the last decision
        self._look = 0  # after so many of them somebody may want the answer
        self._seen = 0  # how many there were when it was last asked whether the choice is clear

    def choose(self, sight: Perspective) -> Action:
        legal = sight.legal()
        if len(legal) == 1:
            return legal[0]
        return self.weigh(sight)[0].action

    def weigh(self, sight: Perspective, moves: list[Action] | None = None) -> list[Prospect]:
        """The moves worth thinking about, or those that are named, the best first."""
        self._began = time.perf_counter()
        self.played = 0
        self._look = 0
        self._seen = 0
        world = sight.imagine()
        actions = self._guide.first_moves(world, sight) if moves is None else moves
        if len(actions) == 1 or not self._guide.worth_thinking(world, sight.seat):
            values = self._glance.values(sight, actions)
            return _sorted([Prospect(action, 0, value) for action, value in zip(actions, values, strict=True)])
        if self._guide.deep:
            return self._deep(sight, world, actions)
        width = self._guide.width if moves is None and self._guide.width > 0 else len(actions)
        return self._flat(sight, world, actions, width)

    def _done(self) -> bool:
        """Whether the budget is spent, or somebody wants the answer now."""
        if self.played >= self._lines or time.perf_counter() - self._began >= self._seconds:
            return True
        if self._stop is None or self.played < self._look:
            return False
        self._look = self.played + LOOK_UP
        return self._stop()

    # A few first moves, compared by the same luck.

    def _flat(self, sight: Perspective, world: State, actions: list[Action], width: int) -> list[Prospect]:
        values = self._glance.values(sight, actions)
        order = sorted(range(len(actions)), key=lambda number: -values[number])
        race = _Race([Prospect(actions[number], 0, 0.0) for number in order[:width]], self._guide.doubt)
        start, begun = self._guide.heuristic.values(world), world.turns_begun()
        rounds = max(1, math.ceil(math.log2(len(race.alive))))
        for number in range(1, rounds + 1):
            lines = self._lines * number // rounds
            until = self._began + self._seconds * number / rounds
            while True:
                self._compare(sight, race.alive, start, begun)
                if self.played >= lines or time.perf_counter() >= until or self._done():
                    break
                if not self._patient and race.is_decided():
                    return race.ranked()
            if number < rounds:
                race.halve()
        return race.ranked()

    def _compare(self, sight: Perspective, alive: list[Prospect], start: list[float], begun: int) -> None:
        """Plays each first move on, in one imagined position and with the same luck."""
        world, seat = sight.imagine(), sight.seat
        luck = sight.dice.below(1 << 62).to_bytes(8, "little")
        for prospect in alive:
            line = world.clone()
            line.apply(seat, prospect.action)
            self._play_on(line, Dice(luck), begun)
            worth = self._guide.worth_to(line, start, seat)
            prospect.worth += worth
            prospect.ends.append(worth)
            prospect.visits += 1
        self.played += len(alive)

    def _play_on(self, state: State, dice: Dice, begun: int) -> None:
        """By the guide's policy, to where the line ends."""
        guide = self._guide
        while True:
            pending = state.pending()
            if not pending:
                return
            seat = pending[0]
            if seat == CHANCE:
                state.apply(CHANCE, state.outcome(dice.below(state.odds())))
            elif guide.ends(state, begun):
                return
            else:
                state.apply(seat, guide.policy(state, seat, dice))

    # A tree of moves and answers.

    def _deep(self, sight: Perspective, world: State, actions: list[Action]) -> list[Prospect]:
        seat = sight.seat
        root = _Node(world.seats, 1.0)
        start, begun = self._guide.heuristic.values(world), world.turns_begun()
        while self.played == 0 or not self._done():  # one line at least: it plays what a glance says
            self._line(sight.imagine(), root, seat, actions, sight.dice, start, begun)
            self.played += 1
            if self.played % LOOK_UP == 0 and self._is_clear(root, seat):
                break
        found: list[Prospect] = []
        for action in actions:
            node = root.children.get(_key(seat, action))
            if node is None or node.visits == 0:
                found.append(Prospect(action, 0, 0.0))
            else:
                found.append(Prospect(action, node.visits, node.worth[seat] / node.visits))
        return _sorted(found)

    def _is_clear(self, root: _Node, seat: Seat) -> bool:
        """Whether what is left of the budget cannot change the choice, or plausibly will not."""
        best, second = root, 0
        for node in root.children.values():
            if best is root or node.visits > best.visits:
                best, second = node, 0 if best is root else best.visits
            elif node.visits > second:
                second = node.visits
        spent = time.perf_counter() - self._began
        left = min(self._lines - self.played, int(self.played * (self._seconds / max(spent, 1e-9) - 1.0)))
        if best.visits - second > left:
            return True
        if self._patient or 2 * self.played < 3 * self._seen:
            return False
        lately = 1.0 - (best.visits - best.seen) / (self.played - self._seen)
        self._seen = self.played
        for node in root.children.values():
            node.seen = node.visits
            if node.visits and node.worth[seat] * best.visits > best.worth[seat] * node.visits:
                lately = 1.0  # another one ends better: it will be looked at
        return best.visits - second > left * min(1.0, SWAY_LEAST + SWAY * lately)

    def _line(
        self,
        state: State,
        root: _Node,
        first: Seat,
        actions: list[Action],
        dice: Dice,
        start: list[float],
        begun: int,
    ) -> None:
        """Plays one line, and remembers at each of its moves how it ended."""
        guide = self._guide
        node = root
        path = [root]
        new = False
        while True:
            pending = state.pending()
            if not pending:
                break
            seat = pending[0]
            if seat == CHANCE:
                outcome = state.outcome(dice.below(state.odds()))
                state.apply(CHANCE, outcome)
                if guide.keyed:
                    node = node.child(_key(CHANCE, outcome))
                    path.append(node)
                continue
            if node is root:
                seat = first
            elif new or guide.ends(state, begun):
                break
            else:
                actions = state.candidates(seat)
                if len(actions) == 1:
                    state.apply(seat, actions[0])
                    continue
            action = self._selected(node, state, seat, actions, dice)
            state.apply(seat, action)
            node = node.child(_key(seat, action))
            path.append(node)
            new = node.visits == 0
        if guide.plays_out:
            self._play_on(state, dice, begun)
        worth = guide.worth(state, start)
        for node in path:
            node.visits += 1
            sums = node.worth
            for seat in range(state.seats):
                sums[seat] += worth[seat]

    def _selected(self, node: _Node, state: State, seat: Seat, actions: list[Action], dice: Dice) -> Action:
        """The move that promises most, or of which too little is known."""
        if not node.primed:
            self._prime(node, state, seat, actions, dice)
        children = node.children
        usual = 1.0 / len(actions)
        unseen = node.worth[seat] / node.visits - UNSEEN if node.visits else 0.5
        curious = self._guide.exploring * math.sqrt(node.visits + 1.0)
        best, most = actions[0], -1e18
        for action in actions:
            child = children.get(_key(seat, action))
            if child is None:
                score = unseen + curious * usual
            elif child.visits == 0:
                score = unseen + curious * child.prior
            else:
                score = child.worth[seat] / child.visits + curious * child.prior / (1 + child.visits)
            if score > most:
                best, most = action, score
        return best

    def _prime(self, node: _Node, state: State, seat: Seat, actions: list[Action], dice: Dice) -> None:
        """How much attention each move gets at first: by what the heuristic says of it at a glance."""
        node.primed = True
        values = [self._glance.expected_after(state, seat, action, dice) for action in actions]
        best = max(values)
        weights = [math.exp(max((value - best) / self._guide.temperature, -STEEPEST)) + FLOOR for value in values]
        total = sum(weights)
        for number in range(len(actions)):
            node.child(_key(seat, actions[number])).prior = weights[number] / total


class _Race:
    """First moves that are compared, and those that are out already."""

    def __init__(self, prospects: list[Prospect], doubt: float) -> None:
        self.alive = prospects
        self._first = prospects[0]  # what looked best: where there is doubt, it stays to be compared with
        self._doubt = doubt
        self._dropped: list[Prospect] = []
        self._look = WORLDS

    def is_decided(self) -> bool:
        """Drops, now and then, whom the best has left behind. Whether that is everybody."""
        if self.alive[0].visits < self._look:
            return False
        self._look += self._look // 2
        best = max(self.alive, key=lambda prospect: prospect.worth)
        behind = [prospect for prospect in self.alive if prospect is not best and prospect.is_out(best)]
        if len(behind) == len(self.alive) - 1:
            return True
        self._drop([prospect for prospect in behind if prospect is not self._first or self._doubt == 0.0])
        return False

    def halve(self) -> None:
        """Drops the worse half."""
        self.alive.sort(key=lambda prospect: -prospect.worth)
        worse = self.alive[max(2, (len(self.alive) + 1) // 2) :]
        self._drop([prospect for prospect in worse if prospect is not self._first or self._doubt == 0.0])

    def _drop(self, prospects: list[Prospect]) -> None:
        self._dropped = prospects + self._dropped
        self.alive = [prospect for prospect in self.alive if prospect not in prospects]

    def ranked(self) -> list[Prospect]:
        """The best first; what looked best at a glance, unless another one convinces."""
        found = sorted(self.alive, key=lambda prospect: -prospect.worth)
        if self._doubt > 0.0 and not (found[0] is not self._first and found[0].convinces(self._first, self._doubt)):
            found.remove(self._first)
            found = [self._first, *found]
        found += self._dropped
        for prospect in found:
            prospect.worth /= prospect.visits
        return found


class _Node:
    """A move in the tree, or an outcome of chance, with how the lines through it ended."""

    __slots__ = ("children", "primed", "prior", "seen", "visits", "worth")

    def __init__(self, seats: int, prior: float) -> None:
        self.visits = 0
        self.seen = 0  # of these, when it was last asked whether the choice is clear
        self.worth: list[float] = [0.0] * seats  # summed over the visits
        self.prior = prior
        self.primed = False
        self.children: dict[int, _Node] = {}

    def child(self, key: int) -> _Node:
        """What comes after it."""
        found = self.children.get(key)
        if found is None:
            found = _Node(len(self.worth), 1.0)
            self.children[key] = found
        return found


def _key(seat: Seat, action: Action) -> int:
    """One number for who does what."""
    return (action << SEAT_BITS) + seat + 1


def _sorted(prospects: list[Prospect]) -> list[Prospect]:
    """The best first: what was tried most, of those what is worth most; of equals the first."""
    return sorted(prospects, key=lambda prospect: (-prospect.visits, -prospect.worth))
