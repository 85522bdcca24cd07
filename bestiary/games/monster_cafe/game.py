"""Monster Café as the kernel knows it."""

from collections.abc import Sequence
from typing import Any

from bestiary.core.bot import Heuristic
from bestiary.core.event import Event
from bestiary.core.game import Game
from bestiary.core.guide import Guide
from bestiary.core.options import Options
from bestiary.core.refusal import Refusal
from bestiary.games.monster_cafe.actions import ACTIONS, OUTCOMES
from bestiary.games.monster_cafe.components import FEWEST_PLAYERS, MOST_PLAYERS, REMOVALS
from bestiary.games.monster_cafe.guide import CafeGuide
from bestiary.games.monster_cafe.heuristic import CafeHeuristic
from bestiary.games.monster_cafe.options import CafeOptions
from bestiary.games.monster_cafe.reader import lay_out
from bestiary.games.monster_cafe.reasons import reason
from bestiary.games.monster_cafe.set_up import set_up
from bestiary.games.monster_cafe.sources import invented
from bestiary.games.monster_cafe.state import CafeState
from bestiary.games.monster_cafe.words import NAME, chapter, sentence


class MonsterCafe(Game):
    """Feed your monsters, and leave the ones you cannot feed to somebody else."""

    id = "monster_cafe"
    package = __package__
    name = "Monster Café"
    about = "Seat hungry monsters, then clear a table before somebody else does."
    credit = "Designed by Roland L. Tesh, Garrett J. Donner and Michael S. Steer; published by Gamewright."
    minutes = 20
    seats = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    usual_seats = 4
    open = True
    options = CafeOptions
    actions = ACTIONS
    outcomes = OUTCOMES
    names = NAME
    version = "1"

    def start(self, seats: int, options: Options) -> CafeState:
        assert isinstance(options, CafeOptions)
        state = CafeState()
        set_up(state, seats, options)
        return state

    def read(self, document: dict[str, Any], seats: int, options: Options) -> CafeState:
        assert isinstance(options, CafeOptions)
        state = CafeState()
        lay_out(state, document, seats, options)
        return state

    def wrong_seats(self, seats: int) -> Refusal:
        return Refusal("PLAYER_COUNT", "MC-001", f"Monster Café needs {FEWEST_PLAYERS} to {MOST_PLAYERS} players.")

    def longest(self, seats: int, options: Options) -> int:
        return {2: 100, 3: 102, 4: 128}[seats]  # MC-I10

    def scores(self, seats: int, options: Options) -> tuple[int, int]:
        return -17, 34  # MC-I12

    def variants(self, seats: int) -> list[dict[str, Any]]:
        named: dict[str, Any] = {"first": seats - 1}
        if REMOVALS[seats]:
            named["removed"] = ["eyeball", "bellybutton_lint"]
        return [{}, named]

    def heuristic(self) -> Heuristic:
        return CafeHeuristic()

    def guide(self) -> Guide:
        return CafeGuide()

    @property
    def invented(self) -> str:
        return invented()

    def in_words(self, event: Event, names: Sequence[str]) -> str:
        return sentence(event, names)

    def reason(self, term: str, gain: float, names: Sequence[str]) -> str:
        return reason(term, gain, names)

    def chapter(self, event: Event, names: Sequence[str]) -> str:
        return chapter(event, names)
