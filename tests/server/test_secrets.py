"""No viewer is told what it may not know. All bytes that clients receive in random games are held against the match
itself, replayed by the kernel: its views and events are what a seat may know (the conformance suite proves that)."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from bestiary.core.match import Match
from bestiary.core.registry import import_game
from bestiary.core.seats import Viewer
from bestiary.server.store.rows import TableRow
from tests.effort import EFFORT
from tests.server.conftest import TOY, MakeGuest
from tests.server.guest import Guest
from tests.server.playing import called, note, play_out
from tests.server.serving import Server
from tests.toy.burrow import KINDS


class Leak(AssertionError):
    """A client heard something that it may not know."""


class Knowledge:
    """What every viewer of a finished game could know at each of its moments."""

    def __init__(self, server: Server, table: str, game: str) -> None:
        database = sqlite3.connect(server.data / "bestiary.sqlite3")
        stored = database.execute("SELECT document FROM tables WHERE id = ?", (table,)).fetchone()[0]
        self.row = msgspec.json.decode(stored, type=TableRow)
        rules = import_game(game)
        start = rules.new(len(self.row.seats), self.row.options)
        match = Match(rules, start, key=bytes.fromhex(self.row.key), players=called(self.row))
        self._at: dict[tuple[Viewer, int], Any] = {}
        self._note(match)
        for seat, action, takes_back in database.execute(
            "SELECT seat, action, takes_back FROM moves WHERE table_id = ? ORDER BY ply", (table,)
        ):
            match.back(seat) if takes_back else match.play(seat, action)
            self._note(match)
        database.close()
        self.told = {v: _plain(match.told(v)) for v in self._viewers(match)}

    def _viewers(self, match: Match) -> list[Viewer]:
        return [None, *range(match.seats)]

    def _note(self, match: Match) -> None:
        for viewer in self._viewers(match):
            choices = [] if viewer is None else match.choices(viewer)
            known = (_plain(match.view(viewer)), _plain(choices), _plain(match.result))
            before = self._at.setdefault((viewer, match.moment(viewer)), known)
            assert before == known, "a move that told a viewer nothing changed what it sees"

    def check(self, text: str, seats: set[Viewer]) -> int:
        """Raises Leak unless everything in what a client received is its to know; returns how much was checked."""
        if self.row.key in text:
            raise Leak("the key of the luck")
        document = msgspec.json.decode(text)
        if isinstance(document, dict) and "frames" in document and document["result"] is not None:
            return 1  # it is over: nothing is secret any more
        checked, rest = self._strip(document, seats)
        words = msgspec.json.encode(rest).decode()
        if any(kind in words for kind in KINDS):
            raise Leak(f"a card outside of any position: {words}")
        return checked

    def _strip(self, value: Any, seats: set[Viewer]) -> tuple[int, Any]:
        """Checks every position, frame and log line in a document, and takes them out of it."""
        if isinstance(value, list):
            parts = [self._strip(one, seats) for one in value]
            return sum(count for count, _ in parts), [rest for _, rest in parts]
        if not isinstance(value, dict):
            return 0, value
        if "view" in value:
            self._check_position(value, seats)
            return 1, None
        if "refusal" in value and value["refusal"] is not None:
            value = value | {"refusal": value["refusal"] | {"text": ""}}  # about the asker's own wish
        parts = [self._strip(one, seats) for one in value.values()]
        return sum(count for count, _ in parts), dict(zip(value, [rest for _, rest in parts], strict=True))

    def _check_position(self, position: dict[str, Any], seats: set[Viewer]) -> None:
        viewer = position["view"]["viewer"]
        if viewer not in seats:
            raise Leak(f"the view of {viewer}")
        lines = position["log"]
        for line in lines:
            event = self.told[viewer][line["moment"] - 1]
            if (line["what"], line["seat"], line["data"]) != (event["what"], event["seat"], event["data"]):
                raise Leak(f"{line} was not told to {viewer}")
        if "moment" in position:
            known = self._at[viewer, position["moment"]]
            view, choices, result = known
            if not position["choices"]:
                choices = []  # who has passed by hand is not asked any more, and has been told nothing
            if (position["view"], position["choices"], position["result"]) != (view, choices, result):
                raise Leak(f"{viewer} sees more than its view at moment {position['moment']}")
        elif not any(view == position["view"] for (who, _), (view, *_) in self._at.items() if who == viewer):
            raise Leak(f"a frame that {viewer} never saw")


def _plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def pranks(table: str, chance: random.Random, undo: bool) -> Any:
    """What a curious client might try to hear more."""

    def prank(guest: Guest) -> None:
        seats = [seat for seat in guest.positions if seat is not None] or [0]
        seat = chance.choice(seats)
        trick = chance.randrange(7)
        if trick == 0:
            note(guest, guest.ask_live("move", seat=chance.randrange(4), action=chance.randrange(20), moment=0))
        elif trick == 1:
            note(guest, guest.ask_live("move", seat=seat, action=chance.randrange(-3, 40), moment=chance.randrange(9)))
        elif trick == 2:
            guest.ask("GET", f"/api/tables/{table}/position?seat={chance.randrange(4)}")
        elif trick == 3:
            guest.ask("GET", f"/api/tables/{table}/replay?seat={chance.randrange(4)}")
        elif trick == 4:
            guest.ask("GET", f"/api/tables/{table}/why?seat={seat}&action={chance.randrange(20)}")
            guest.ask("GET", f"/api/tables/{table}/hint?seat={seat}")
        elif trick == 5:
            guest.ask("GET", f"/api/tables/{table}/replay")
            guest.ask("GET", f"/api/tables/{table}/record")
            guest.ask("GET", "/api/tables")
        elif undo:
            guest.ask_live("ask_undo", seat=seat)

    return prank


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Where a window is open for a moment only: it lasts its time, whoever passes."""
    running = Server(tmp_path_factory.mktemp("secrets"), TOY, window=0.02).start()
    yield running
    running.stop()


def random_game(server: Server, guest: MakeGuest, game: str, seed: int) -> tuple[str, dict[Guest, set[Viewer]]]:
    """Two guests, one of them with two seats, a bot and a spectator; returns who sat where."""
    chance = random.Random(seed)
    ann, ben, watcher = guest(), guest(), guest()
    table = ann.new_table("me", "open", "bot:random", "me", game=game, listed=True)
    for one in (ann, ben, watcher):
        one.join(table)
    ben.sit(table, 1)
    ann.until("position")
    ben.until("position")
    play_out([ann, ben], chance, pranks(table, chance, undo=True))
    watcher.ping()
    for one in (ann, ben, watcher):
        one.leave()
    return table, {ann: {0, 3}, ben: {1}, watcher: {None}}


@pytest.mark.parametrize("seed", range(3 * EFFORT))
@pytest.mark.parametrize("game", [TOY, "monster_cafe"])
def test_all_bytes_of_a_random_game(server: Server, guest: MakeGuest, game: str, seed: int) -> None:
    table, who = random_game(server, guest, import_game(game).id, seed)
    knowledge = Knowledge(server, table, game)
    cookies = {one: one.http.cookies["bestiary_guest"] for one in who}
    for one, seats in who.items():
        allowed = seats | {None}  # anybody may look on as a spectator does
        received = [text for text in one.received if table in text or '"view"' in text or "moment" in text]
        assert sum(knowledge.check(text, allowed) for text in received) > 5
        everything = "\n".join(one.received)
        for other, cookie in cookies.items():
            private = cookie.rpartition(".")[0]
            assert private not in everything, "nobody is told a cookie, not even their own, but in the header"
            if other is not one:
                assert f"/seat/{table}" not in everything
    ann, ben, _ = who  # the proof can fail: what one client heard is not for another
    bens = next(text for text in ben.received if '"position"' in text and '"viewer":1' in text)
    with pytest.raises(Leak):
        knowledge.check(bens, who[ann])


def test_logs_hold_no_secrets(server: Server, guest: MakeGuest) -> None:
    ann = guest()
    table = ann.new_table("me", "bot:random")
    link = ann.get(f"/api/tables/{table}/invitation")["seats"]["0"]
    token = link.rpartition("/")[2]
    ann.post(f"/api/claim/{token}")
    ann.ask("GET", f"/seat/{token}")
    bot_token = ann.post("/api/bot/tokens", status=201)["token"]
    guest(token=bot_token).get("/api/me")
    cookie = ann.http.cookies["bestiary_guest"]
    ann.join(table)
    ann.leave()
    log = server.log
    assert "127.0.0.1" not in log
    for secret in (token, bot_token, cookie, cookie.partition(".")[0], (server.data / "secret").read_bytes().hex()):
        assert secret not in log
    assert '"path":"/api/claim/{token}"' in log
    assert all(msgspec.json.decode(line)["message"] for line in log.splitlines())


def test_what_is_stored_of_a_token_is_its_hash(server: Server, guest: MakeGuest) -> None:
    token = guest().post("/api/bot/tokens", status=201)["token"]
    database = sqlite3.connect(server.data / "bestiary.sqlite3")
    assert token not in "\n".join(database.iterdump())
    database.close()
    assert (server.data / "secret").stat().st_mode & 0o777 == 0o600
