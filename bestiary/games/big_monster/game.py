"""Big Monster as the kernel knows it."""

from collections.abc import Sequence
from typing import Any

from bestiary.core.event import Event
from bestiary.core.game import Game
from bestiary.core.options import Options
from bestiary.core.refusal import Refusal
from bestiary.games.big_monster.actions import ACTIONS, OUTCOMES
from bestiary.games.big_monster.components import DUEL, DUEL_TURNS, MOST_SEATS, PENALTY_POINTS, ROUNDS, TURNS
from bestiary.games.big_monster.guide import BigMonsterGuide
from bestiary.games.big_monster.heuristic import BigMonsterHeuristic
from bestiary.games.big_monster.options import BigMonsterOptions
from bestiary.games.big_monster.reader import lay_out
from bestiary.games.big_monster.reasons import reason
from bestiary.games.big_monster.sources import invented
from bestiary.games.big_monster.state import BigMonsterState
from bestiary.games.big_monster.words import NAMES, chapter, part, sentence

DUEL_DECISIONS = 6  # of a turn: the series, a tile to take and one to discard, its place; a tile, its place
RACE_CLOCK = 60  # seconds


class BigMonster(Game):
    """Keep a tile, hand the rest to whom you like, and map a planet full of monsters and crystals."""

    id = "big_monster"
    package = __package__
    name = "Big Monster"
    about = "Pick a tile, pass the rest, chart a planet full of beasts."
    credit = "Designed by Dimitri Perrier; published by Explor8."
    minutes = 25
    seats = range(DUEL, MOST_SEATS + 1)
    usual_seats = 4
    options = BigMonsterOptions
    actions = ACTIONS
    outcomes = OUTCOMES
    names = NAMES
    version = "1"

    def start(self, seats: int, options: Options) -> BigMonsterState:
        assert isinstance(options, BigMonsterOptions)
        state = BigMonsterState()
        state.set_up(seats, options)
        return state

    def read(self, document: dict[str, Any], seats: int, options: Options) -> BigMonsterState:
        assert isinstance(options, BigMonsterOptions)
        state = BigMonsterState()
        lay_out(state, document, seats, options)
        return state

    def wrong_seats(self, seats: int) -> Refusal:
        return Refusal("BAD_PLAYER_COUNT", "BM-012", f"Big Monster needs {DUEL} to {MOST_SEATS} players.")

    def longest(self, seats: int, options: Options) -> int:
        assert isinstance(options, BigMonsterOptions)
        if seats == DUEL:
            return seats + DUEL_TURNS * DUEL_DECISIONS - 2  # in the first and the last turn no series is chosen
        turns, hands = ROUNDS * TURNS, ROUNDS * (TURNS - 1)
        each = 1 + 2 * turns  # an explorer; a tile to keep and to place in each turn
        ships = hands * (seats - 1) if options.draft == "ordered" else 0  # the last hand finds its ship by itself
        return seats * each + ships + 2  # and a tile of the discards, to pick and to place

    def scores(self, seats: int, options: Options) -> tuple[int, int]:
        return PENALTY_POINTS, 600

    def usual_clock(self, options: Options) -> int | None:
        assert isinstance(options, BigMonsterOptions)
        return RACE_CLOCK if options.draft == "race" else None  # BM-D04d

    def variants(self, seats: int) -> list[dict[str, Any]]:
        if seats == DUEL:
            return [{}]
        if seats == 3:
            return [{}, {"draft": "sealed"}, {"draft": "race"}]
        if seats == 5:
            return [{}]
        return [{}, {"teams": True, "draft": "sealed" if seats == 4 else "race"}]

    def heuristic(self) -> BigMonsterHeuristic:
        return BigMonsterHeuristic()

    def guide(self) -> BigMonsterGuide:
        return BigMonsterGuide(self.heuristic())

    @property
    def invented(self) -> str:
        return invented()

    def in_words(self, event: Event, names: Sequence[str]) -> str:
        return sentence(event, names)

    def reason(self, term: str, gain: float, names: Sequence[str]) -> str:
        return reason(term, gain, names)

    def chapter(self, event: Event, names: Sequence[str]) -> str:
        return chapter(event, names)

    def part(self, event: Event, names: Sequence[str]) -> str:
        return part(event, names)
