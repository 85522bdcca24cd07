"""Who plays with bots alone holds them."""

from __future__ import annotations

from tests.server.conftest import MakeGuest, MakeServer
from tests.server.playing import eventually

EVERYBODY = ("me", "bot:random", "bot:random")


def test_held_bots_do_not_move_until_they_are_let_go(own_server: MakeServer, guest: MakeGuest) -> None:
    player = guest(own_server(bot_pause=0.05))
    table = player.new_table(*EVERYBODY)
    player.join(table)
    assert player.ask_live("pause", seat=0, pause=True)["type"] == "accepted"
    player.ping()
    assert player.table["paused"]
    while player.choosable():
        seat, choice = player.choosable()[0]
        player.move(seat, choice["action"])
        player.ping()
    moment = player.positions[0]["moment"]
    for _ in range(20):
        player.ping()
    assert player.positions[0]["moment"] == moment
    assert player.ask_live("pause", seat=0, pause=False)["type"] == "accepted"

    def gone_on() -> bool:
        player.ping()
        return bool(player.positions[0]["moment"] > moment)

    eventually(gone_on)
    assert not player.table["paused"]


def test_they_go_on_by_themselves(own_server: MakeServer, guest: MakeGuest) -> None:
    player = guest(own_server(pause=0.1))
    player.join(player.new_table(*EVERYBODY))
    player.ask_live("pause", seat=0, pause=True)

    def over() -> bool:
        player.ping()
        return not player.table["paused"]

    eventually(over)


def test_nobody_holds_other_people_up(guest: MakeGuest) -> None:
    ann, ben = guest(), guest()
    table = ann.new_table("me", "open", "bot:random")
    ben.sit(table, 1)
    ann.join(table)
    assert ann.ask_live("pause", seat=0, pause=True)["refusal"]["code"] == "NOT_ALONE"
    assert not ann.table["paused"]
