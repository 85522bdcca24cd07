"""What a thinker does, in its own process: it answers one question after the other, and ends when its pipe does.

It stops thinking as soon as anything comes through the pipe, for no other question comes before it has answered.
"""

from __future__ import annotations

import os
import traceback
from contextlib import suppress
from multiprocessing.connection import Connection

from bestiary.bots import make_bot, strength
from bestiary.core.dice import Dice
from bestiary.core.perspective import Perspective
from bestiary.server.games import Games
from bestiary.server.minds.question import Answer, Question, encode, question_of

READY = b"ready"
STOP = b""
BEHIND = 5  # the tables come first


def run(pipe: Connection, further_games: tuple[str, ...]) -> None:
    """Until the server hangs up, or is no more."""
    if hasattr(os, "nice"):
        os.nice(BEHIND)
    games = Games(further_games)
    with suppress(EOFError, OSError):
        pipe.send_bytes(READY)
        while True:
            message = pipe.recv_bytes()
            if message != STOP:  # one that came too late: the answer was on its way
                pipe.send_bytes(encode(answer(games, question_of(message), pipe)))


def answer(games: Games, question: Question, pipe: Connection) -> Answer:
    """What the bot chooses. Whatever breaks it, the next question may be another."""
    try:
        game = games.named(question.game)
        sight = Perspective(game.load(question.position), question.seat, Dice(question.key))
        budget = f":seconds={question.seconds}" if strength(question.bot).thinks else ""
        bot = make_bot(question.bot + budget, game, stop=pipe.poll)
        return Answer(bot.choose(sight))
    except Exception:
        return Answer(None, traceback.format_exc())
