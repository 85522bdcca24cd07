"""What is offered to a bot is answered, also while it is somebody else's turn."""

from __future__ import annotations

from typing import Any

import pytest

from bestiary.server.store.rows import SeatRow
from bestiary.server.table.play import Play
from tests.server.conftest import MakeGuest, MakeServer
from tests.server.guest import Guest
from tests.server.staged import staged

BOT = SeatRow("bot", (), "sensible")
PAUSE = 2.0


def can_trade(turn: int) -> Any:
    """Whether nobody but the player of that turn is asked, and the first seat has something to give to the second, and
    something to want."""

    def ready(play: Play) -> bool:
        trade = play.game.actions.parse("trade player=1")
        if play.pending != (turn,) or "kick" not in texts(play, turn) or play.state.tray(0):
            return False
        return all(
            any(trade in after(play, action) for action in texts(play, 0) if action.startswith(verb))
            for verb in ("lay ", "want ")
        )

    def after(play: Play, text: str) -> list[int]:
        state = play.state
        state.apply(0, play.game.actions.parse(text))
        return state.legal(0)

    return ready


def texts(play: Play, seat: int) -> list[str]:
    return [play.text(action) for action in play.legal(seat)]


def offer(ann: Guest, verb: str) -> None:
    """Ann lays the first thing down, or wants it, with which a trade can be offered to the second seat."""
    for text in [choice["text"] for choice in ann.positions[0]["choices"] if choice["text"].startswith(verb)]:
        do(ann, text)
        if "trade player=1" in [choice["text"] for choice in ann.positions[0]["choices"]]:
            do(ann, "trade player=1")
            return
        do(ann, "clear")
    raise AssertionError("there is nothing to offer")


def do(ann: Guest, text: str) -> None:
    action = next(choice["action"] for choice in ann.positions[0]["choices"] if choice["text"] == text)
    assert ann.move(0, action)["type"] == "accepted"
    ann.ping()


def heard(ann: Guest) -> list[tuple[str, int | None]]:
    return [(line["what"], line["seat"]) for line in ann.positions[0]["log"]]


@pytest.mark.rule("MB-D02", "MB-D30", "MB-104")
@pytest.mark.parametrize("turn", [0, 2], ids=["own turn", "another bot's turn"])
@pytest.mark.parametrize(("verb", "answer"), [("lay ", "traded"), ("want ", "declined_trade")])
def test_a_bot_answers_a_trade(
    own_still_server: MakeServer, guest: MakeGuest, turn: int, verb: str, answer: str
) -> None:
    """Given a player who offers a bot a present, or wants one from it, when it is not that bot's turn: then it answers,
    once it has thought for a while, and before any other bot goes on."""
    running = own_still_server(bot_pause=PAUSE)
    ann = guest(running)
    table = staged(running, "munchkin_babies", [SeatRow("person", (ann.id,)), BOT, BOT], can_trade(turn))
    ann.join(table)
    offer(ann, verb)
    assert heard(ann)[-1] == ("offers_trade", 0)
    running.turn(PAUSE - 0.25)
    ann.ping()
    assert heard(ann)[-1] == ("offers_trade", 0)
    running.turn(0.25)
    ann.ping()
    assert heard(ann)[0] == (answer, 1)
