"""What a thinker is handed, and what it answers."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from bestiary.core.dice import Dice, random_key
from bestiary.core.game import Game
from bestiary.core.seats import Action, Seat
from bestiary.core.state import State


class Question(Struct, frozen=True):
    """A decision of a seat. The position is one that the seat imagines: it cannot tell it from the real one, and nobody
    else's secret is in it. Nor is there any luck to come: the key is of the bot's own dice."""

    game: str
    seat: Seat
    bot: str  # its level, and its temper if it has one
    key: bytes
    position: dict[str, Any]
    seconds: float = 0.0

    @classmethod
    def about(cls, game: Game, state: State, seat: Seat, bot: str) -> Question:
        """What a bot asks itself in a position."""
        imagined = state.imagine(seat, Dice(random_key()))
        return cls(game.id, seat, bot, random_key(), imagined.save())


class Answer(Struct, frozen=True):
    """What to do; None where the thinking broke, with the reason for the log."""

    action: Action | None
    trouble: str = ""


encode = msgspec.json.Encoder().encode
question_of = msgspec.json.Decoder(Question).decode
answer_of = msgspec.json.Decoder(Answer).decode
