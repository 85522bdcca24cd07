"""Monster Baby Rescue as the kernel knows it."""

from collections.abc import Sequence
from typing import Any

from bestiary.core.event import Event
from bestiary.core.game import Game
from bestiary.core.options import Options
from bestiary.core.refusal import Refusal
from bestiary.games.monster_baby_rescue.actions import ACTIONS, OUTCOMES
from bestiary.games.monster_baby_rescue.bounds import highest_total, lowest_total
from bestiary.games.monster_baby_rescue.components import ANY, EITHER, FEWEST_PLAYERS, MOST_PLAYERS, PLACES
from bestiary.games.monster_baby_rescue.guide import RescueGuide
from bestiary.games.monster_baby_rescue.heuristic import RescueHeuristic
from bestiary.games.monster_baby_rescue.options import RescueOptions
from bestiary.games.monster_baby_rescue.printings import find
from bestiary.games.monster_baby_rescue.reader import lay_out
from bestiary.games.monster_baby_rescue.reasons import reason
from bestiary.games.monster_baby_rescue.set_up import set_up
from bestiary.games.monster_baby_rescue.sources import invented
from bestiary.games.monster_baby_rescue.state import RescueState
from bestiary.games.monster_baby_rescue.words import chapter, sentence


class MonsterBabyRescue(Game):
    """Take care tiles, pay with time, and look after one small monster better than anybody else."""

    id = "monster_baby_rescue"
    package = __package__
    name = "Monster Baby Rescue"
    about = "Take a care tile, pay with time, spoil one small monster."
    credit = "Designed by Vladimir Suchy; published by Delicious Games."
    minutes = 45
    seats = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    usual_seats = 3
    open = True
    options = RescueOptions
    actions = ACTIONS
    outcomes = OUTCOMES
    version = "1"

    def start(self, seats: int, options: Options) -> RescueState:
        assert isinstance(options, RescueOptions)
        state = RescueState()
        set_up(state, seats, options)
        return state

    def read(self, document: dict[str, Any], seats: int, options: Options) -> RescueState:
        assert isinstance(options, RescueOptions)
        state = RescueState()
        lay_out(state, document, seats, options)
        return state

    def wrong_seats(self, seats: int) -> Refusal:
        return Refusal(
            "BAD_PLAYER_COUNT", "MR-007", f"Monster Baby Rescue needs {FEWEST_PLAYERS} to {MOST_PLAYERS} players."
        )

    def longest(self, seats: int, options: Options) -> int:
        assert isinstance(options, RescueOptions)
        printing = find(options.printing)
        choices = printing.parts.count(ANY) + printing.colour.count(EITHER)
        return printing.sizes[seats] - PLACES + seats + choices  # MR-063

    def scores(self, seats: int, options: Options) -> tuple[int, int]:
        assert isinstance(options, RescueOptions)
        printing = find(options.printing)
        return lowest_total(printing), highest_total(printing)

    def variants(self, seats: int) -> list[dict[str, Any]]:
        monsters = ["orc", "dragon", "basilisk", "manticore", "cerberus"][:seats]
        return [{}, {"monsters": monsters, "goals": "BABABABABA", "finals": "BBAB"}]

    def heuristic(self) -> RescueHeuristic:
        return RescueHeuristic()

    def guide(self) -> RescueGuide:
        return RescueGuide()

    @property
    def invented(self) -> str:
        return invented()

    def in_words(self, event: Event, names: Sequence[str]) -> str:
        return sentence(event, names)

    def reason(self, term: str, gain: float, names: Sequence[str]) -> str:
        return reason(term, gain, names)

    def chapter(self, event: Event, names: Sequence[str]) -> str:
        return chapter(event, names)
