"""Levels and tempers of bots, as the lobby and programs meet them."""

from __future__ import annotations

import asyncio

from bestiary.bots import LEVELS
from bestiary.core.bot import Heuristic
from bestiary.core.game import Game
from bestiary.core.registry import games
from bestiary.core.seats import Seat
from bestiary.core.state import State
from bestiary.server.clock import Clock
from bestiary.server.store.rows import SeatRow, TableRow
from bestiary.server.table.bot_players import BotPlayers
from bestiary.server.table.play import Play
from tests.server.conftest import MakeGuest
from tests.toy.game import Burrow


def test_the_games_list_the_levels_with_their_lines(guest: MakeGuest) -> None:
    found = {game["id"]: game for game in guest().get("/api/games")}
    for game in found.values():
        assert [(one["name"], one["about"]) for one in game["bots"]] == [
            (one.name, one.about) for one in LEVELS if one.for_people
        ]
    tempers = games()["munchkin_babies"].personalities
    assert {one["name"]: one["about"] for one in found["munchkin_babies"]["personalities"]} == dict(tempers)
    assert found["monster_cafe"]["personalities"] == []


def test_an_older_name_is_taken_and_shown_as_the_present_one(guest: MakeGuest) -> None:
    host = guest()
    table = host.get(f"/api/tables/{host.new_table('me', 'open', 'bot:greedy')}")
    assert table["seats"][2]["bot"] == "sensible"


def test_a_bot_may_have_a_temper_of_its_game(guest: MakeGuest) -> None:
    host = guest()
    bot = {"kind": "bot", "bot": "gentle", "personality": "spiteful"}
    wish = {"game": "munchkin_babies", "seats": [{"kind": "me"}, {"kind": "open"}, bot]}
    table = host.post("/api/tables", wish, status=201)
    seat = table["seats"][2]
    assert (seat["bot"], seat["personality"]) == ("gentle", "spiteful")
    answer = host.ask("PUT", f"/api/tables/{table['id']}/seats/2", json={**bot, "personality": "generous"})
    assert answer.json()["seats"][2]["personality"] == "generous"


def test_a_temper_that_the_game_does_not_have_is_refused(guest: MakeGuest) -> None:
    host = guest()
    bot = {"kind": "bot", "bot": "gentle", "personality": "spiteful"}
    answer = host.ask("POST", "/api/tables", json={"game": "monster_cafe", "seats": [{"kind": "me"}, bot]})
    assert (answer.status_code, answer.json()["code"]) == (404, "NO_SUCH_BOT")


def test_a_budget_is_for_simulations(guest: MakeGuest) -> None:
    """Nobody lets a bot of the server think for an hour."""
    bot = {"kind": "bot", "bot": "fierce:seconds=3600"}
    answer = guest().ask("POST", "/api/tables", json={"game": "monster_cafe", "seats": [{"kind": "me"}, bot]})
    assert answer.json()["code"] == "NO_SUCH_BOT"


class Ponderous(Heuristic):
    """Takes a while for every value."""

    def value(self, state: State, seat: Seat) -> float:
        return float(sum(number * number for number in range(50_000)))


class Slow(Burrow):
    def heuristic(self) -> Heuristic:
        return Ponderous()


def row_of(game: Game) -> TableRow:
    return TableRow(
        id="slow",
        game=game.id,
        rules=game.version,
        options={},
        seats=(SeatRow("bot", (), "sensible"),) * 3,
        host="nobody",
        listed=False,
        clock=None,
        status="playing",
        key="ab" * 32,
        names=("A", "B", "C"),
    )


def test_who_has_looked_for_too_long_looks_aside_from_now_on() -> None:
    """Given a bot that decides at a glance, when a glance has held everybody up, then the next one is a thinker's; at
    every table."""
    slow: set[tuple[str, str]] = set()
    game = Slow()
    row = row_of(game)
    play = Play.begin(game, row)
    seat = play.pending[0]
    players, others = (BotPlayers(game, Clock(), 60.0, slow) for _ in range(2))
    assert players.thinks(row, play, seat) == 0.0
    asyncio.run(asyncio.to_thread(players.choose, "sensible", play, seat))
    assert players.thinks(row, play, seat) > 0.0
    assert others.thinks(row, play, seat) > 0.0
