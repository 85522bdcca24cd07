"""What a decent player of Wombat Rescue looks at: how many moves are still to be made, and who might stop them.

Values are in moves. The weights were found by play against random bots and against itself.
"""

from typing import Final

from bestiary.core.bot import Heuristic
from bestiary.core.seats import Seat
from bestiary.core.state import State
from bestiary.games.wombat_rescue import phases
from bestiary.games.wombat_rescue.components import DIE, DIGESTIBLE, MOST_SEATS, MOVES, TILE_NAMES
from bestiary.games.wombat_rescue.cubes import is_full, lay
from bestiary.games.wombat_rescue.digestion import LEFT, MIDDLE, OLDER, RIGHT, TRACT
from bestiary.games.wombat_rescue.dingo import rolls_due
from bestiary.games.wombat_rescue.disks import value
from bestiary.games.wombat_rescue.ending import all_home, most_turns
from bestiary.games.wombat_rescue.grid import FAR
from bestiary.games.wombat_rescue.prey import huntable
from bestiary.games.wombat_rescue.state import WombatState
from bestiary.games.wombat_rescue.table import EMPTY, OFF
from bestiary.games.wombat_rescue.travel import Land, Travel

WON: Final = 1000.0
WORST: Final = 1_000_000  # half moves

SPARE: Final = 0.7  # what a move is worth that can still be made in this phase
TILE: Final[list[float]] = [0.3, 0.8, 3.0, 1.0, 1.0]  # unused action tiles
BABY: Final = 60.0  # a baby at home
LATER: Final = 0.3  # what a move is worth that will be made for another baby
CUBE: Final = 0.3  # what a cube to come saves of the moves still to be made: as many as 265 cubes did save
RIPE: Final[list[float]] = [0.75, 0.85, 0.95, 1.0]  # how near a set is to being a cube, by its place in the tract
MOUTHFUL: Final = 0.6  # the same for what is in the mouth, once it is worth three,
MORSEL: Final = 0.16  # and for every point of it before
FEAR: Final = 0.8  # of being caught, of what that would cost,
RECKLESS: Final = 0.4  # and how much of it is left while she can still move
GREED: Final = 5.0  # what a rescued baby of somebody else costs us,
CARRIED: Final = 0.4  # and one that she carries
THREAT: Final = 0.15  # a dingo one step nearer to somebody else
DOOM: Final[list[float]] = [300.0, 120.0, 48.0, 19.0]  # solo: that the dingo gets a baby at once, in a turn and so on
ROBBED: Final = 0.5  # solo: meeting the dingo with a baby. 1 and 2 won as often or less: who waits gets nowhere
ORDER: Final = 6.0  # solo: how much sooner a baby is fetched that is a step nearer to the starting den
LATE: Final = 0.45  # solo: how much likelier she comes too late with every move that is missing
CALM: Final = 0.2  # solo: the share of the turns after which she begins to take risks,
BOLD: Final = 0.6  # and after which she takes almost any
TILES: Final[list[str]] = [f"tile/{name}" for name in TILE_NAMES]
RIVALS: Final[list[str]] = [f"rival/{seat}" for seat in range(MOST_SEATS)]
HUNTED: Final[list[str]] = [f"hunted/{seat}" for seat in range(MOST_SEATS)]
OWN_CHOICES: Final = (phases.WANDER_TO, phases.CUBE_SOURCE, phases.PICK, phases.TARGET, phases.STEP, phases.GIVE)


class WombatHeuristic(Heuristic):
    """The moves that are left, the cubes to come, and the dingo."""

    def __init__(self) -> None:
        self._travel = Travel()

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, WombatState)
        if state.phase == phases.OVER:
            return _end(state, seat)
        if state.asked == seat and state.phase in OWN_CHOICES:
            return self.best_answer(state, seat)
        total = 0.0
        for amount in self._amounts(state, seat).values():
            total += amount
        return total

    def terms(self, state: State, seat: Seat) -> dict[str, float]:
        assert isinstance(state, WombatState)
        if state.phase == phases.OVER:
            return {"won" if all_home(state, seat) else "lost": _end(state, seat)}
        if state.asked == seat and state.phase in OWN_CHOICES:
            return self.terms(self.after_best(state, seat), seat)
        return self._amounts(state, seat)

    def chance_matters(self, state: State) -> bool:
        """Which disks are laid out is no matter; cards and the die are."""
        assert isinstance(state, WombatState)
        return state.phase in (phases.CARD, phases.ROLL)

    def worlds(self) -> int:
        return 1  # everything is public

    def _amounts(self, state: WombatState, seat: Seat) -> dict[str, float]:
        """The value by its terms, where nobody chooses among things of which she can only have one."""
        if _about_to_digest(state, seat):
            state = _digested(state, seat)
        land = self._travel.land(state, seat)
        now, later, first = _trips(state, seat, land)
        later *= LATER
        left, at_home = now + later, first + later
        cube = CUBE * at_home
        spare = MOVES - state.moves if state.turn == seat and state.phase == phases.MOVEMENT else 0
        found = {
            "home": BABY * state.rescued[seat],
            "way": -now,
            "later": -later,
            "tract": cube * _ripening(state, seat),
            "mouth": cube * _chewing(state, seat),
            "spare": SPARE * spare,
        }
        unused = state.unused[seat]
        for tile in range(len(TILES)):
            if unused >> tile & 1:
                found[TILES[tile]] = TILE[tile]
        if state.seats == 1:
            care = _care(state)
            found["doom"] = -care * _doom(state, spare, land)
            found["robbed"] = -care * ROBBED * _robbed(state, land)
            return found
        if huntable(state, seat):
            found["danger"] = -FEAR * _risk(state, seat) * max(at_home - left, 0.0) * (RECKLESS if spare else 1.0)
        for other in range(state.seats):
            if other != seat:
                found[RIVALS[other]] = -_progress(state, other) / (state.seats - 1)
                found[HUNTED[other]] = THREAT * _chased(state, other) / (state.seats - 1)
        return found


def _end(state: WombatState, seat: Seat) -> float:
    if all_home(state, seat):
        return WON
    return -WON if state.seats == 1 else -WON + state.rescued[seat]


def _trips(state: WombatState, seat: Seat, land: Land) -> tuple[float, float, float]:
    """How many moves the trip takes that she is on, from where she is; then all others; and this one from home."""
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
    return now / 2, (trips - first) / 2, first / 2


def _care(state: WombatState) -> float:
    """Solo: the bound of turns is a loss as well (WR-D14), so that who takes no risk for long has to take one."""
    gone = state.turns / most_turns(state)
    return min(max((BOLD - gone) / (BOLD - CALM), 0.1), 1.0)


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
    return chance * max(cost, 0.0)


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


def _ripening(state: WombatState, seat: Seat) -> float:
    """How many cubes are on their way through her tract."""
    row, cubes = seat * TRACT, 0.0
    for place in (LEFT, MIDDLE, RIGHT, OLDER):
        if state.tract[row + place]:
            cubes += RIPE[place]
    return cubes


def _chewing(state: WombatState, seat: Seat) -> float:
    """The same for what is in her mouth."""
    mouth = value(state.mouth[seat])
    return MOUTHFUL if mouth >= DIGESTIBLE else MORSEL * mouth


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


def _progress(state: WombatState, other: Seat) -> float:
    """How far somebody else is."""
    worth = GREED * state.rescued[other]
    if state.pouch[other] != EMPTY:
        worth += GREED * CARRIED
    return worth


def _chased(state: WombatState, other: Seat) -> float:
    """How near the dingoes are to somebody else."""
    near = 0
    if huntable(state, other):
        for lair in state.dingo:
            if lair != OFF:
                near += max(0, 9 - state.layout.grid.between(lair, state.mama[other]))
    return float(near)


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
