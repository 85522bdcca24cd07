"""Clocks, and people who go away. The server's clock stands still until it is turned."""

from __future__ import annotations

import random
from typing import Any

from tests.server.conftest import MakeGuest, MakeServer
from tests.server.guest import Guest
from tests.server.playing import eventually, play_out
from tests.server.serving import Server


def away(looker: Guest, table: str, seat: int) -> None:
    """Waits until the server has noticed that somebody has hung up."""
    eventually(lambda: not looker.get(f"/api/tables/{table}")["seats"][seat]["present"])


def position(looker: Guest, table: str, seat: int) -> Any:
    return looker.get(f"/api/tables/{table}/position?seat={seat}")


def test_when_time_runs_out_the_default_happens(own_still_server: MakeServer, guest: MakeGuest) -> None:
    """Given a clock, when nobody moves, then the game goes on by itself, also after a restart with nobody there."""
    running = own_still_server()
    player = guest(running)
    table = player.new_table("me", "me", game="burrow", clock=10)
    player.join(table)
    assert [player.positions[seat]["seconds_left"] for seat in (0, 1)] == [10, None]
    before = player.positions[0]["moment"]
    running.turn(9.75)
    player.ping()
    assert player.positions[0]["moment"] == before
    running.turn(0.25)
    player.ping()
    assert player.positions[0]["moment"] > before
    player.leave()
    running.kill()
    running.start()
    running.turn(3600)
    assert player.get(f"/api/tables/{table}")["status"] == "over"
    moves = player.get(f"/api/tables/{table}/record")["moves"]
    assert [move for move in moves if move.endswith("dig")]


def asked_to_guess(player: Guest) -> None:
    """Plays on until all three seats have to guess."""
    while len({seat for seat, choice in player.choosable() if choice["text"].startswith("guess")}) < 3:
        seat, choice = next((s, c) for s, c in player.choosable() if c["text"] in ("dig", "pass"))
        player.move(seat, choice["action"])
        player.ping()


def test_a_restart_gives_nobody_more_time(own_still_server: MakeServer, guest: MakeGuest) -> None:
    """Given seats that all have to guess, when one has guessed and the server is killed, then the others have no more
    time than before, however often that happens."""
    running = own_still_server(comeback=1, snapshot_every=2)
    player = guest(running)
    table = player.new_table("me", "me", "me", game="burrow", clock=60)
    player.join(table)
    asked_to_guess(player)
    running.turn(1.5)
    player.move(0, player.positions[0]["choices"][0]["action"])
    player.leave()

    def left() -> list[float]:
        return [position(player, table, seat)["seconds_left"] for seat in (1, 2)]

    assert left() == [58.5, 58.5]
    for expected in (38.5, 18.5):
        running.kill()
        assert running.time is not None
        running.time += 20  # while it is away
        running.start()
        assert left() == [expected, expected]


def test_who_comes_back_after_a_restart_has_time_for_it(own_still_server: MakeServer, guest: MakeGuest) -> None:
    """Given a server that was away for a day, or whose computer's clock was set forward by one meanwhile."""
    running = own_still_server(comeback=12)
    player = guest(running)
    table = player.new_table("me", "me", clock=3600)
    running.kill()
    assert running.time is not None
    running.time += 86_400
    running.start()
    player.join(table)
    seat, _ = player.choosable()[0]
    assert player.positions[seat]["seconds_left"] == 12


def test_a_clock_set_back_while_the_server_is_away_takes_nobodys_time(
    own_still_server: MakeServer, guest: MakeGuest
) -> None:
    """Given a clock that is set back by a day, when the server starts, then nobody has less than the seconds, nor more,
    and so it stays while the others move."""
    running = own_still_server()
    player = guest(running)
    table = player.new_table("me", "me", "me", game="burrow", clock=60)
    player.join(table)
    asked_to_guess(player)
    running.turn(20)
    player.leave()
    running.kill()
    assert running.time is not None
    running.time -= 86_400
    running.start()
    player.join(table)
    assert [player.positions[seat]["seconds_left"] for seat in range(3)] == [60, 60, 60]
    running.turn(30)
    player.move(0, player.positions[0]["choices"][0]["action"])
    assert [position(player, table, seat)["seconds_left"] for seat in (1, 2)] == [30, 30]
    before = player.positions[1]["moment"]
    running.turn(29.75)
    player.ping()
    assert player.positions[1]["moment"] == before
    running.turn(0.25)
    player.ping()
    assert player.positions[1]["moment"] > before


def test_a_step_into_the_tray_gives_no_more_time(still_server: Server, guest: MakeGuest) -> None:
    player = guest(still_server)
    table = player.new_table("me", "me", game="burrow", clock=30)
    player.join(table)
    still_server.turn(0.5)
    lay = next(choice for choice in player.positions[0]["choices"] if choice["text"].startswith("lay"))
    player.move(0, lay["action"])
    player.ping()
    assert player.positions[0]["seconds_left"] == 29.5


def test_a_bot_sits_in_for_who_has_gone_and_hands_the_seat_back(still_server: Server, guest: MakeGuest) -> None:
    ann, ben = guest(still_server), guest(still_server)
    table = ann.new_table("me", "open")
    ben.sit(table, 1)
    ann.join(table)
    ben.join(table)
    ben.leave()
    away(ann, table, 1)
    still_server.turn(59.75)
    ann.ping()
    assert ann.table["seats"][1]["bot"] is None
    still_server.turn(0.25)
    ann.ping()
    seat = ann.table["seats"][1]
    assert (seat["kind"], seat["bot"], seat["present"]) == ("person", "sensible", False)
    plies = ann.positions[0]["moment"]
    while ann.positions[0]["moment"] < plies + 6:  # the game goes on without him
        for own, choice in ann.choosable()[:1]:
            ann.move(own, choice["action"])
        ann.ping()
    ben.join(table)
    assert ben.table["seats"][1]["bot"] is None
    while ann.table["seats"][1]["bot"] is not None:
        ann.until("table")
    play_out([ann, ben], random.Random(1))


def test_the_others_see_when_a_bot_will_sit_in(still_server: Server, guest: MakeGuest) -> None:
    """Given somebody who has gone, then all at the table are told in how many seconds a bot sits in, also who comes
    later; and nothing any more when they are back, or a bot sits there."""
    ann, ben, watcher = guest(still_server), guest(still_server), guest(still_server)
    table = ann.new_table("me", "open", "bot:random")
    ben.sit(table, 1)
    ann.join(table)
    ben.join(table)
    ann.ping()
    assert waits(ann) == [None, None, None]
    ben.leave()
    while ann.table["seats"][1]["present"]:
        ann.until("table")
    assert waits(ann) == [None, 60, None]
    still_server.turn(20)
    watcher.join(table)
    ann.until("table")
    assert waits(watcher) == waits(ann) == [None, 40, None]
    ben.join(table)
    while not ann.table["seats"][1]["present"]:
        ann.until("table")
    assert waits(ann) == waits(ben) == [None, None, None]
    ben.leave()
    away(ann, table, 1)
    still_server.turn(60)  # anew, from the beginning
    ann.ping()
    assert waits(ann) == [None, None, None]
    assert ann.table["seats"][1]["bot"] == "sensible"


def waits(one: Guest) -> list[float | None]:
    return [seat["bot_in"] for seat in one.table["seats"]]


def test_in_the_lobby_and_at_the_end_nobody_is_waited_for(still_server: Server, guest: MakeGuest) -> None:
    ann, ben = guest(still_server), guest(still_server)
    table = ann.new_table("me", "open", "open")
    ben.sit(table, 1)
    ann.join(table)
    ben.join(table)
    ben.leave()
    away(ann, table, 1)
    assert [seat["bot_in"] for seat in ann.get(f"/api/tables/{table}")["seats"]] == [None, None, None]
    ann.post(f"/api/tables/{table}/start")
    assert ann.get(f"/api/tables/{table}")["seats"][1]["bot_in"] == 60
    ben.join(table)
    play_out([ann, ben], random.Random(1))
    ben.leave()
    away(ann, table, 1)
    assert ann.get(f"/api/tables/{table}")["seats"][1]["bot_in"] is None


def test_nobody_sits_in_while_nobody_waits(still_server: Server, guest: MakeGuest) -> None:
    """Given everybody gone, when time passes, then the game waits for them."""
    ann, ben = guest(still_server), guest(still_server)
    table = ann.new_table("me", "open")
    ben.sit(table, 1)
    ann.join(table)
    moment = ann.positions[0]["moment"]
    ann.leave()
    away(ben, table, 0)
    still_server.turn(120)
    assert [seat["bot"] for seat in ben.get(f"/api/tables/{table}")["seats"]] == [None, None]
    assert position(ann, table, 0)["moment"] == moment


def test_bots_pause_so_that_people_can_follow(own_still_server: MakeServer, guest: MakeGuest) -> None:
    running = own_still_server(bot_pause=2)
    player = guest(running)
    table = player.new_table("me", "bot:random", options={"first": 1})
    player.join(table)
    before = player.positions[0]["moment"]
    running.turn(1.75)
    player.ping()
    assert player.positions[0]["moment"] == before
    running.turn(0.25)
    player.ping()
    assert player.positions[0]["moment"] > before
