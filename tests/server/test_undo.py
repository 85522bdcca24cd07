"""Taking moves back."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from bestiary.core.errors import Refused
from bestiary.server.channel import InProcessChannel
from bestiary.server.clock import Clock
from bestiary.server.messages import SeatWish, TableWish
from bestiary.server.people.secret import Secret
from bestiary.server.services import Services
from bestiary.server.settings import Settings
from bestiary.server.store.rows import SeatRow
from bestiary.server.store.sqlite import SqliteStorage
from bestiary.server.table.undo import TakingBack
from tests.server.conftest import MakeGuest, MakeServer
from tests.server.guest import Guest
from tests.server.serving import Server


def choose(guest: Guest, seat: int, text: str) -> None:
    choice = next(c for c in guest.positions[seat]["choices"] if c["text"].startswith(text))
    assert guest.move(seat, choice["action"])["type"] == "accepted"
    guest.ping()


def test_alone_among_bots_nobody_is_asked(guest: MakeGuest) -> None:
    """Given a card in one's own tray, when it is taken back, then it lies in the hand again."""
    player = guest()
    table = player.new_table("me", "bot:random", game="burrow")
    player.join(table)
    before = player.positions[0]["view"]
    choose(player, 0, "lay")
    assert player.positions[0]["view"] != before
    assert player.ask_live("ask_undo", seat=0)["type"] == "accepted"
    player.ping()
    assert player.positions[0]["view"] == before
    assert player.positions[0]["log"][-1]["what"] == "went_back"


def test_a_position_says_whether_there_is_a_way_back(guest: MakeGuest) -> None:
    """Given a seat that has done nothing, or has a card in its tray, then what is told fits what an undo answers."""
    player = guest()
    table = player.new_table("me", "me", game="burrow")
    player.join(table)
    assert player.positions[0]["no_undo"] == player.ask_live("ask_undo", seat=0)["refusal"]["text"] != ""
    choose(player, 0, "lay")
    assert player.positions[0]["no_undo"] == ""
    assert player.ask_live("ask_undo", seat=0)["type"] == "accepted"


def test_the_other_people_are_asked(guest: MakeGuest) -> None:
    ann, ben = guest(), guest()
    table = ann.new_table("me", "open", "bot:random", game="burrow")
    ben.sit(table, 1)
    ann.join(table)
    ben.join(table)
    choose(ann, 0, "lay")
    laid = ann.positions[0]["view"]
    assert ann.ask_live("ask_undo", seat=0)["type"] == "accepted"
    ben.until("table")
    assert ben.table["undo"] == {"seat": 0, "waiting_for": [1]}

    assert ben.ask_live("answer_undo", seat=1, agree=False)["type"] == "accepted"
    ann.ping()
    assert (ann.table["undo"], ann.positions[0]["view"]) == (None, laid)

    ann.ask_live("ask_undo", seat=0)
    assert ben.ask_live("answer_undo", seat=1, agree=True)["type"] == "accepted"
    ann.ping()
    assert ann.table["undo"] is None
    assert ann.positions[0]["view"]["tray"] == []
    assert ben.ask_live("answer_undo", seat=1, agree=True)["refusal"]["code"] == "NO_UNDO"


def test_a_move_makes_the_wish_void(guest: MakeGuest) -> None:
    ann, ben = guest(), guest()
    table = ann.new_table("me", "open", game="burrow")
    ben.sit(table, 1)
    ann.join(table)
    ben.join(table)
    choose(ann, 0, "lay")
    ann.ask_live("ask_undo", seat=0)
    choose(ann, 0, "show")
    assert ann.table["undo"] is None
    ben.ping()
    assert ben.ask_live("answer_undo", seat=1, agree=True)["refusal"]["code"] == "NO_UNDO"


def test_a_game_may_have_a_verb_of_that_name(tmp_path: Path) -> None:
    """Given a game whose players go `back`, bots too, when its table is opened again, then all of it is there."""

    async def work() -> None:
        settings = Settings(data=tmp_path, bot_pause=0.0, games=("tests.toy.backwards:GAME",), snapshot_every=3)
        shown: list[Any] = []
        for snapshots in (True, True, False):
            storage = SqliteStorage(tmp_path / "a.sqlite3")
            services = Services(settings, storage, InProcessChannel(), Secret(b"x"), Clock())
            await services.open()
            if not snapshots:
                await storage.drop_snapshots()
            if not shown:
                created = await services.new_tables.create(
                    "ann", TableWish("backwards", [SeatWish("me"), SeatWish("me")])
                )
                table = created.row.id
                for moment in (None, 0):  # as bots, and as people choose
                    async with created.playing() as play:
                        seat = play.pending[0]
                        chosen = None if moment is None else play.moment(seat)
                        await created.moves.make(seat, created.game.actions.parse("back"), chosen)
                async with created.playing() as play:
                    seat = play.pending[0]
                    await created.moves.make(
                        seat, next(a for a in play.legal(seat) if play.text(a).startswith("lay")), None
                    )
                await created.ask_undo(seat)
            live = await services.tables.get(table)
            assert live.play is not None
            moves = [(move.action, move.takes_back) for move in await storage.moves(table)]
            assert [action for action, _ in moves[:2]] == ["back", "back"]
            assert [takes_back for _, takes_back in moves] == [False, False, False, True]
            shown.append([(live.play.view(seat), live.play.moment(seat)) for seat in (0, 1)])
            await services.close()
        assert shown[0] == shown[1] == shown[2]

    asyncio.run(work())


def test_a_wish_that_nobody_answers_is_forgotten(still_server: Server, guest: MakeGuest) -> None:
    ann, ben = guest(still_server), guest(still_server)
    table = ann.new_table("me", "open", game="burrow")
    ben.sit(table, 1)
    ann.join(table)
    choose(ann, 0, "lay")
    ann.ask_live("ask_undo", seat=0)
    still_server.turn(29.75)
    ann.ping()
    assert ann.table["undo"] == {"seat": 0, "waiting_for": [1]}
    still_server.turn(0.25)
    ann.ping()
    assert ann.table["undo"] is None


def test_no_way_back_behind_what_was_revealed(guest: MakeGuest) -> None:
    player = guest()
    table = player.new_table("me", "me", game="burrow")
    player.join(table)
    assert player.ask_live("ask_undo", seat=0)["refusal"]["code"] == "NOTHING_TO_UNDO"
    choose(player, 0, "peek")
    view = player.positions[0]["view"]
    refused = player.ask_live("ask_undo", seat=0)
    assert (refused["refusal"]["code"], refused["refusal"]["rule"]) == ("REVEALED", "T-05")
    player.ping()
    assert player.positions[0]["view"] == view


def test_a_way_back_is_in_the_log_and_survives(own_server: MakeServer, guest: MakeGuest) -> None:
    """Given a move that was taken back, when the server is killed, then the moments are those that clients hold."""
    running: Server = own_server(snapshot_every=2)
    player = guest(running)
    table = player.new_table("me", "me", game="burrow")
    player.join(table)
    for _ in range(3):
        choose(player, 0, "lay")
        player.ask_live("ask_undo", seat=0)
        player.ping()
    player.leave()
    position = player.get(f"/api/tables/{table}/position?seat=0")
    running.kill()
    for drop in (False, True):
        database = sqlite3.connect(running.data / "bestiary.sqlite3")
        taken_back = [row[0] for row in database.execute("SELECT takes_back FROM moves ORDER BY ply")]
        if drop:
            database.execute("DELETE FROM snapshots")
            database.commit()
        database.close()
        assert taken_back == [0, 1] * 3
        running.start()
        found = player.get(f"/api/tables/{table}/position?seat=0")
        assert found.pop("no_undo") == (position["no_undo"] if drop else "")  # what lies before a snapshot is looked up
        assert found == {name: value for name, value in position.items() if name != "no_undo"}
        running.kill()
    running.start()


def test_a_wish_of_another_is_refused_while_one_is_open() -> None:
    current: Any = type("Current", (), {})()
    current.ply = 3
    current.row = type("Row", (), {"seats": [SeatRow("person", (name,)) for name in "abc"]})()
    bots: Any = type("Bots", (), {"sitting_in": set()})()
    wishes = TakingBack(current, bots, Clock(), 30.0, lambda: None)
    assert not wishes.ask(0)
    assert wishes.answer(1, True) is None
    with pytest.raises(Refused) as refused:
        wishes.ask(2)
    assert refused.value.refusal.code == "UNDO_ASKED"
    assert not wishes.ask(0)  # again: who has agreed has agreed
    assert wishes.answer(2, True) == 0
    assert not wishes.ask(2)
