"""What a decent player of Wombat Rescue looks at: how many moves are still to be made, and who might stop them.

Values are in moves. The weights were found by play against random bots and against itself.
"""

from typing import Final

from bestiary.core.bot import Heuristic
from bestiary.core.seats import Seat
from bestiary.core.state import State
from bestiary.games.wombat_rescue import phases
from bestiary.games.wombat_rescue.components import DIE, DIGESTIBLE, MOVES
from bestiary.games.wombat_rescue.cubes import is_full, lay
from bestiary.games.wombat_rescue.digestion import LEFT, MIDDLE, OLDER, RIGHT, TRACT
from bestiary.games.wombat_rescue.dingo import rolls_due
from bestiary.games.wombat_rescue.disks import value
from bestiary.games.wombat_rescue.ending import all_home
from bestiary.games.wombat_rescue.grid import FAR
from bestiary.games.wombat_rescue.prey import huntable
from bestiary.games.wombat_rescue.state import WombatState
from bestiary.games.wombat_rescue.table import EMPTY, OFF
from frozen.wombat_rescue_travel import Land, Travel

WON: Final = 1000.0
WORST: Final = 1_000_000  # half moves
SPARE: Final = 0.7  # what a move is worth that can still be made in this phase
TILE: Final[list[float]] = [0.3, 0.8, 3.0, 1.0, 1.0]  # unused action tiles
BABY: Final = 60.0  # a baby at home
LATER: Final = 0.3  # what a move is worth that will be made for another baby
CUBE: Final = 0.3  # what a cube to come saves, of the moves still to be made
RIPE: Final[list[float]] = [0.75, 0.85, 0.95, 1.0]  # how near a set is to being a cube, by its place in the tract
MOUTHFUL: Final = 0.6  # the same for what is in the mouth, once it is worth three
FEAR: Final = 0.8  # of being caught, of what that would cost
GREED: Final = 5.0  # what a rescued baby of somebody else costs us
THREAT: Final = 0.15  # a dingo one step nearer to somebody else
DOOM: Final[list[float]] = [
    300.0,
    120.0,
    48.0,
    19.0,
]  # solo: that the dingo gets a baby in this cleanup, the next one and so on
ORDER: Final = 6.0  # solo: how much sooner a baby is fetched that is a step nearer to the starting den
LATE: Final = 0.45  # solo: how much likelier she comes too late with every move that is missing


class WombatHeuristic(Heuristic):
    """The moves that are left, the cubes to come, and the dingo."""

    def __init__(self) -> None:
        self._travel = Travel()

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, WombatState)
        if state.phase == phases.OVER:
            return self._end(state, seat)
        if state.asked == seat and state.phase in (phases.WANDER_TO, phases.CUBE_SOURCE):
            return self.best_answer(state, seat)
        if _about_to_digest(state, seat):
            return self._worth(_digested(state, seat), seat)
        return self._worth(state, seat)

    def worlds(self) -> int:
        return 1  # everything is public

    def _end(self, state: WombatState, seat: Seat) -> float:
        if all_home(state, seat):
            return WON
        return -WON if state.seats == 1 else -WON + state.rescued[seat]

    def _worth(self, state: WombatState, seat: Seat) -> float:
        land = self._travel.land(state, seat)
        left, at_home = _moves_left(state, seat, land)
        worth = BABY * state.rescued[seat] - left + _digesting(state, seat, CUBE * at_home) + _tiles(state, seat)
        own = state.turn == seat and state.phase == phases.MOVEMENT
        spare = MOVES - state.moves if own else 0
        worth += SPARE * spare
        if state.seats == 1:
            return worth - _doom(state, spare, land) - _robbed(state, land)
        if huntable(state, seat):
            worth -= FEAR * _risk(state, seat) * max(at_home - left, 0.0) * (0.4 if spare else 1.0)
        return worth - _others(state, seat)


def _moves_left(state: WombatState, seat: Seat, land: Land) -> tuple[float, float]:
    """How many moves bring all babies home from where mama is, and from home without a baby."""
    home, at, pouch = state.layout.home, state.mama[seat], state.pouch[seat]
    back = land.to(home)
    trips, best, now, first = 0, WORST, 0, 0
    for baby in range(len(state.layout.babies)):
        if state.is_free(seat, baby) or pouch == baby:
            space = state.layout.babies[baby]
            out = land.to(space)
            trip = out[home] + back[space]
            trips += trip
            leg = back[at] if pouch == baby else out[at] + back[space]
            detour = leg - trip
            if state.seats == 1:
                detour += int(ORDER * state.ground.ways(space)[state.start_den])  # the dingo's nearest first
            if pouch == baby or (pouch == EMPTY and detour < best):
                best, now, first = detour, leg, trip
    later = LATER * (trips - first)
    return (now + later) / 2, (first + later) / 2


def _doom(state: WombatState, spare: int, land: Land) -> float:
    """Solo: how soon the dingo gets a free baby, and whether mama is there before."""
    nearest, threatened = FAR, -1
    for baby in range(len(state.layout.babies)):
        if state.is_free(0, baby):
            steps = state.ground.ways(state.layout.babies[baby])[state.dingo[0]]
            if steps < nearest:
                nearest, threatened = steps, state.layout.babies[baby]
    if nearest == FAR:
        return 0.0
    away = land.to(state.dingo[0])[state.mama[0]]
    if state.pouch[0] == EMPTY:
        away = min(away, land.to(threatened)[state.mama[0]])
    rolls = rolls_due(state)
    before = doom = 0.0
    for turn in range(len(DOOM)):
        cleanups = turn + (1 if state.awake else 0)
        chance = AT_LEAST[min(rolls * cleanups, MOST_ROLLS)][min(nearest, FARTHEST)]
        late = min(max(LATE * (away / 2 - spare - MOVES * turn) + 0.5, 0.1), 1.0)
        doom += DOOM[turn] * (chance - before) * late
        before = chance
    return doom


def _robbed(state: WombatState, land: Land) -> float:
    """Solo: what it would cost if the dingo met the carrying mama."""
    baby = state.pouch[0]
    if baby == EMPTY or state.is_protected(0) or not state.awake:
        return 0.0
    at, space = state.mama[0], state.layout.babies[baby]
    back = land.to(state.layout.home)
    cost = (land.to(space)[at] + back[space] - back[at]) / 2
    chance = AT_LEAST[rolls_due(state)][min(state.ground.ways(at)[state.dingo[0]], FARTHEST)]
    return 0.5 * chance * max(cost, 0.0)


def _about_to_digest(state: WombatState, seat: Seat) -> bool:
    """All moves made, and a set on the right space: its cube will fall here."""
    own = state.turn == seat and state.phase == phases.MOVEMENT and state.moves == MOVES
    return own and not state.holding and state.tract[seat * TRACT + RIGHT] > 0


def _digested(state: WombatState, seat: Seat) -> WombatState:
    after = state.clone()
    at = after.mama[seat]
    after.tract[seat * TRACT + RIGHT] = 0
    if after.supply[seat] and not is_full(after, seat, at):
        lay(after, seat, at)
    return after


def _digesting(state: WombatState, seat: Seat, cube: float) -> float:
    """What is on its way to become a cube."""
    row, worth = seat * TRACT, 0.0
    for place in (LEFT, MIDDLE, RIGHT, OLDER):
        if state.tract[row + place]:
            worth += RIPE[place]
    mouth = value(state.mouth[seat])
    worth += MOUTHFUL if mouth >= DIGESTIBLE else 0.16 * mouth
    return cube * worth


def _tiles(state: WombatState, seat: Seat) -> float:
    worth = 0.0
    for tile in range(len(TILE)):
        if state.unused[seat] >> tile & 1:
            worth += TILE[tile]
    return worth


def _risk(state: WombatState, seat: Seat) -> float:
    """How likely a dingo catches her at his next roll."""
    risk = 0.0
    for lair in state.dingo:
        if lair == OFF:
            continue
        own = state.layout.grid.between(lair, state.mama[seat])
        nearer = 0
        for other in range(state.seats):
            if other != seat and huntable(state, other):
                nearer += state.layout.grid.between(lair, state.mama[other]) < own
        if not nearer:
            risk = max(risk, AT_LEAST[1][min(own, FARTHEST)])
    return risk


def _others(state: WombatState, seat: Seat) -> float:
    """How well the others do; a dingo near to them is good."""
    total = 0.0
    for other in range(state.seats):
        if other != seat:
            total += GREED * (state.rescued[other] + 0.4 * (state.pouch[other] != EMPTY))
            if huntable(state, other):
                for lair in state.dingo:
                    if lair != OFF:
                        total -= THREAT * max(0, 9 - state.layout.grid.between(lair, state.mama[other]))
    return total / (state.seats - 1)


MOST_ROLLS: Final = 12
FARTHEST: Final = 30


def _at_least() -> list[list[float]]:
    """The chance that so many rolls together are at least so much."""
    table: list[list[float]] = [[1.0] + [0.0] * FARTHEST]
    exact = [1.0] + [0.0] * (FARTHEST + max(DIE) * MOST_ROLLS)
    for _ in range(MOST_ROLLS):
        after = [0.0] * len(exact)
        for total in range(len(exact)):
            for face in DIE:
                if total + face < len(after):
                    after[total + face] += exact[total] / len(DIE)
        exact = after
        table.append([sum(exact[least:]) for least in range(FARTHEST + 1)])
    return table


AT_LEAST: Final[list[list[float]]] = _at_least()
