"""Wombat Rescue as the kernel knows it."""

from collections.abc import Sequence
from typing import Any

from bestiary.core.event import Event
from bestiary.core.game import Game
from bestiary.core.options import Options
from bestiary.core.refusal import Refusal
from bestiary.games.wombat_rescue.actions import ACTIONS, OUTCOMES
from bestiary.games.wombat_rescue.components import BABIES, FEWEST_SEATS, MOST_SEATS
from bestiary.games.wombat_rescue.guide import WombatGuide
from bestiary.games.wombat_rescue.heuristic import WombatHeuristic
from bestiary.games.wombat_rescue.layout import as_toml
from bestiary.games.wombat_rescue.options import WombatOptions
from bestiary.games.wombat_rescue.reader import lay_out
from bestiary.games.wombat_rescue.reasons import reason
from bestiary.games.wombat_rescue.sources import invented
from bestiary.games.wombat_rescue.state import WombatState
from bestiary.games.wombat_rescue.words import NAMES, chapter, sentence

AS_PRINTED = as_toml("standard")
MOST_DECISIONS = 36  # of one turn: WR-I11, and what the dingo asks


class WombatRescue(Game):
    """Smell your way through the bush, find your babies, and bring them home before the dingo finds you."""

    id = "wombat_rescue"
    package = __package__
    name = "Wombat Rescue"
    about = "Eat, digest, leave cubes that smell of home, and bring your babies back."
    credit = "Designed by Matt Wolfe, with illustrations by Mateusz Szulik."
    minutes = 60
    seats = range(FEWEST_SEATS, MOST_SEATS + 1)
    usual_seats = 2
    in_points = False
    open = True
    options = WombatOptions
    actions = ACTIONS
    outcomes = OUTCOMES
    names = NAMES
    version = "2"

    def start(self, seats: int, options: Options) -> WombatState:
        assert isinstance(options, WombatOptions)
        state = WombatState()
        state.set_up(seats, options)
        return state

    def read(self, document: dict[str, Any], seats: int, options: Options) -> WombatState:
        assert isinstance(options, WombatOptions)
        state = WombatState()
        lay_out(state, document, seats, options)
        return state

    def wrong_seats(self, seats: int) -> Refusal:
        return Refusal("BAD_PLAYER_COUNT", "WR-006", f"Wombat Rescue needs {FEWEST_SEATS} to {MOST_SEATS} players.")

    def longest(self, seats: int, options: Options) -> int:
        assert isinstance(options, WombatOptions)
        return 2 + MOST_DECISIONS * seats * options.max_turns

    def scores(self, seats: int, options: Options) -> tuple[int, int]:
        return 0, BABIES

    def variants(self, seats: int) -> list[dict[str, Any]]:
        """Few turns each, and every option with every other one in some of them; three and more share them."""
        two = {"second_dingo": seats > 1}
        alone = {"starting_den": "2-2"} if seats == 1 else {}
        sets: list[dict[str, Any]] = [
            {"max_turns": 2},
            {"max_turns": 1, "boulders": True, "dingo_eats_poop": True, "protection": True, "run_home": False, **two},
            {"max_turns": 1, "first": seats - 1, "shorter": True, "protection_for": [0], "dingo_eats_poop": True},
            {"max_turns": 1, "layout": "four_corners", "shorter": True, "boulders": True, "run_home": False},
            {"max_turns": 1, "layout": "boomerang", "protection": True, "boulders": True, **two},
            {"max_turns": 1, "own_layout": AS_PRINTED, "dingo_eats_poop": True, **two, **alone},
        ]
        if seats <= 2:
            return [{**options, "max_turns": 2} for options in sets]
        return sets[seats - 3 :: 3]

    def heuristic(self) -> WombatHeuristic:
        return WombatHeuristic()

    def guide(self) -> WombatGuide:
        return WombatGuide(self.heuristic())

    @property
    def invented(self) -> str:
        return invented()

    def chapter(self, event: Event, names: Sequence[str]) -> str:
        return chapter(event, names)

    def in_words(self, event: Event, names: Sequence[str]) -> str:
        return sentence(event, names)

    def reason(self, term: str, gain: float, names: Sequence[str]) -> str:
        return reason(term, gain, names)
