"""Munchkin Babies as the kernel knows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bestiary.core.errors import UnknownName
from bestiary.core.event import Event
from bestiary.core.game import Game
from bestiary.core.options import Options
from bestiary.core.refusal import Refusal
from bestiary.games.munchkin_babies.actions import ACTIONS, OUTCOMES
from bestiary.games.munchkin_babies.guide import BabiesGuide
from bestiary.games.munchkin_babies.heuristic import BabiesHeuristic
from bestiary.games.munchkin_babies.minds.weights import USUAL, Weights
from bestiary.games.munchkin_babies.options import BabiesOptions
from bestiary.games.munchkin_babies.personalities import PERSONALITIES, weights_of
from bestiary.games.munchkin_babies.reader import lay_out
from bestiary.games.munchkin_babies.reasons import reason
from bestiary.games.munchkin_babies.sources import invented
from bestiary.games.munchkin_babies.state import BabiesState
from bestiary.games.munchkin_babies.words import CARD_NAMES, sentence

A_TURN = 4000  # decisions of all players; MB-I21 says why there is a limit
NO_LIMIT = 10_000


class MunchkinBabies(Game):
    """Kick open the door, fight what is behind it, ask for help, and be the first at Level 10."""

    id = "munchkin_babies"
    package = __package__
    name = "Munchkin Babies"
    about = "Kick open the door, fight the monster, grow to Level 10."
    credit = "Published by Steve Jackson Games."
    minutes = 60
    seats = range(3, 7)
    usual_seats = 4
    windows = True
    in_points = False
    options = BabiesOptions
    actions = ACTIONS
    outcomes = OUTCOMES
    names = CARD_NAMES
    version = "2"
    personalities = PERSONALITIES

    def __init__(self, weights: Weights = USUAL) -> None:
        self.weights = weights

    def start(self, seats: int, options: Options) -> BabiesState:
        assert isinstance(options, BabiesOptions)
        state = BabiesState()
        state.set_up(seats, options)
        return state

    def read(self, document: dict[str, Any], seats: int, options: Options) -> BabiesState:
        assert isinstance(options, BabiesOptions)
        state = BabiesState()
        lay_out(state, document, seats, options)
        return state

    def wrong_seats(self, seats: int) -> Refusal:
        return Refusal("PLAYER_COUNT", "MB-001", "Munchkin Babies needs 3 to 6 players.")

    def longest(self, seats: int, options: Options) -> int:
        assert isinstance(options, BabiesOptions)
        return A_TURN * (options.max_turns or NO_LIMIT)

    def scores(self, seats: int, options: Options) -> tuple[int, int]:
        return 1, 10

    def variants(self, seats: int) -> list[dict[str, Any]]:
        short = {"max_turns": 3, "free_actions": 2}
        fast = {"listen_at_the_door": True, "shared_victory": True, "stop_before_kick": True, "sexes": ["boy"] * seats}
        return [short, {**short, **fast}] if seats == min(self.seats) else [short]

    def heuristic(self) -> BabiesHeuristic:
        return BabiesHeuristic(self.weights)

    def guide(self) -> BabiesGuide:
        return BabiesGuide(self.heuristic())

    def in_character(self, personality: str) -> MunchkinBabies:
        if personality not in PERSONALITIES:
            raise UnknownName("personality", personality, PERSONALITIES)
        return MunchkinBabies(weights_of(personality))

    def reason(self, term: str, gain: float, names: Sequence[str]) -> str:
        return reason(term, gain, names)

    @property
    def invented(self) -> str:
        return invented()

    def in_words(self, event: Event, names: Sequence[str]) -> str:
        return sentence(event, names)
