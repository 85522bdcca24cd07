"""What the rulings of a game say of its time and of who leaves, on a server whose clock stands still until it is
turned."""

from __future__ import annotations

from typing import Any

import pytest

from bestiary.core.registry import games
from tests.server.conftest import MakeGuest, MakeServer
from tests.server.guest import Guest
from tests.server.playing import eventually
from tests.server.serving import Server

GRACE = 60.0
SIT_IN = [
    pytest.param("monster_cafe", marks=pytest.mark.rule("MC-D16", "MC-D16a")),
    pytest.param("monster_baby_rescue", marks=pytest.mark.rule("MR-D12", "MR-D12a")),
]
DEFAULTS = [
    pytest.param("monster_cafe", marks=pytest.mark.rule("MC-D15", "MC-D16b")),
    pytest.param("monster_baby_rescue", marks=pytest.mark.rule("MR-D12b", "MR-D06")),
    pytest.param("wombat_rescue", marks=pytest.mark.rule("WR-D16", "WR-D16b")),
]


@pytest.mark.parametrize("game", [*SIT_IN, pytest.param("wombat_rescue", marks=pytest.mark.rule("WR-D16a"))])
def test_a_bot_plays_for_who_has_gone_until_they_come_back(still_server: Server, guest: MakeGuest, game: str) -> None:
    ann, ben = guest(still_server), guest(still_server)
    table = ann.new_table("me", "open", game=game, options=first(game))
    ben.sit(table, 1)
    ann.join(table)
    ben.join(table)
    ben.leave()
    eventually(lambda: not ann.get(f"/api/tables/{table}")["seats"][1]["present"])
    still_server.turn(GRACE - 0.25)
    ann.ping()
    assert ann.table["seats"][1]["bot"] is None
    still_server.turn(0.25)
    ann.ping()
    assert ann.table["seats"][1]["bot"] is not None
    theirs = moves_of(ann, 1)

    def moved() -> bool:
        """The bot moves when it is asked."""
        for seat, choice in ann.choosable()[:1]:
            ann.move(seat, choice["action"])
        ann.ping()
        return moves_of(ann, 1) != theirs

    eventually(moved)
    ben.join(table)
    assert ben.table["seats"][1]["bot"] is None


def first(game: str) -> dict[str, Any]:
    return {"first": 0, "max_turns": 3} if game == "wombat_rescue" else {}


def moves_of(one: Guest, seat: int) -> int:
    """How much has been heard of what a seat did."""
    return sum(f'"seat":{seat},"data"' in line for line in one.received)


@pytest.mark.parametrize("game", DEFAULTS)
def test_when_the_clock_is_up_the_default_is_played(still_server: Server, guest: MakeGuest, game: str) -> None:
    """Given a clock and nobody who decides: every move is the default of its position, to the very end."""
    one = guest(still_server)
    table = one.new_table("me", "me", game=game, clock=30, options=first(game))
    one.leave()
    rules = games()[game]
    most = rules.longest(2, rules.check(2, first(game)))
    turned = 0
    while one.get(f"/api/tables/{table}")["status"] != "over":
        assert turned <= most  # decisions, each with all the time of the clock
        still_server.turn(30 * 20)
        turned += 20
    record = one.get(f"/api/tables/{table}/record")
    state = rules.new(2, record["options"])
    for text in record["moves"]:
        who, _, what = text.partition(" ")
        if who == "chance":
            state.apply(-1, rules.outcomes.parse(what))
        else:
            assert rules.actions.parse(what) == state.default(int(who))
            state.apply(int(who), rules.actions.parse(what))
    assert not state.pending()


@pytest.mark.rule("MC-D15", "MC-D14")
def test_without_a_clock_nobody_is_hurried(own_still_server: MakeServer, guest: MakeGuest) -> None:
    running = own_still_server()
    one = guest(running)
    table = one.new_table("me", "me")
    one.join(table)
    seat, _ = one.choosable()[0]
    assert one.positions[seat]["seconds_left"] is None
    running.turn(600)
    one.ping()
    assert one.get(f"/api/tables/{table}")["status"] == "playing"
