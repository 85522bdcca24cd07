"""The HTTP interface is what its description says: Schemathesis asks whatever the description allows, and what it
forbids, and holds every answer against it. None of its checks is switched off."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from schemathesis import openapi

from bestiary.server.messages import Position, Welcome
from tests.effort import EFFORT
from tests.server.conftest import MakeGuest, MakeServer
from tests.server.guest import Guest
from tests.server.playing import eventually, play_out
from tests.server.serving import Server

EXAMPLES = 10 * EFFORT
NOT_BY_CHANCE = {"POST /api/bot/tables/{table_id}/move", "GET /api/bot/tables/{table_id}/stream"}
CONFIGURATION = """
[dictionaries]
tables.values = {tables}
seats.values = [0, 1, 2, 3]
games.values = ["burrow", "monster_cafe"]
links.values = {links}

[parameters]
"path.table_id" = {{ dictionary = "tables", probability = 0.9 }}
"path.game" = {{ dictionary = "games", probability = 0.5 }}
"path.token" = {{ dictionary = "links", probability = 0.5 }}
"seat" = {{ dictionary = "seats", probability = 0.8 }}

# A wish may have its form and be against a rule of the game, which no description of forms can tell: that is 422.
[checks.positive_data_acceptance]
expected-statuses = ["2xx", "401", "403", "404", "409", "422", "429"]

# The stream of a table that exists has no end to wait for: see the test of it.
[[operations]]
include-path = "/api/bot/tables/{{table_id}}/stream"
parameters = {{ "path.table_id" = "nowhere" }}

# What only a table in the lobby, or one whose game is over, takes is asked of one that stays so.
[[operations]]
include-path-regex = ".*/(terms|order)$"
parameters = {{ "path.table_id" = "{waiting}" }}

[[operations]]
include-name = "PATCH /api/tables/{{table_id}}/seats/{{seat}}"
parameters = {{ "path.table_id" = "{waiting}" }}

[[operations]]
include-path-regex = ".*/(rematch|what-if)$"
parameters = {{ "path.table_id" = "{over}" }}
"""


def some_tables(host: Guest) -> list[str]:
    """Tables of one's own in every state, some of each."""
    over = [host.new_table("me", "me", game="burrow") for _ in range(2)]
    for table in over:
        host.join(table)
        play_out([host], random.Random(1))
        host.leave()
        eventually(lambda table=table: host.get(f"/api/tables/{table}")["status"] == "over")  # type: ignore[misc]
    lobby = [host.new_table("me", "open", "bot", "open", listed=True) for _ in range(3)]
    playing = [host.new_table("me", "me", "bot:random", "me", game=game) for game in ("burrow", "monster_cafe") * 2]
    return lobby + playing + over


def schemathesis(server: Server, folder: Path, tables: list[str], links: list[str], *options: str) -> Any:
    """Runs it to its end, and returns what it reports. The first table waits in the lobby, the game of
    the last one is over."""
    configuration = folder / "schemathesis.toml"
    report = folder / "report.json"
    configuration.write_text(CONFIGURATION.format(tables=tables[1:], links=links, waiting=tables[0], over=tables[-1]))
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(configuration), "run"]
    command += [f"{server.address}/schema", *options, "--max-examples", str(EXAMPLES), "--checks", "all"]
    command += ["--continue-on-failure", "--request-timeout", "10", "--report", "json"]
    command += ["--report-json-path", str(report), *(("--seed", "1") if EFFORT == 1 else ())]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder, timeout=120 * EFFORT)
    assert done.returncode == 0, done.stdout + done.stderr
    return msgspec.json.decode(report.read_bytes())


@pytest.mark.parametrize("who", ["cookie", "token"])
def test_whatever_is_asked_is_answered_as_described(
    own_server: MakeServer, guest: MakeGuest, tmp_path: Path, who: str
) -> None:
    server = own_server(tokens=1_000_000)
    host = guest(server)
    tables = some_tables(host)
    links = [host.get(f"/api/tables/{table}/invitation")["seats"]["0"].rpartition("/")[2] for table in tables]
    options = ["--header", f"Cookie: bestiary_guest={host.http.cookies['bestiary_guest']}"]
    if who == "token":
        token = host.post("/api/bot/tokens", status=201)["token"]
        options = ["--header", f"Authorization: Bearer {token}"]
        options += ["--exclude-name", "DELETE /api/bot/tokens"]  # it would void the token that this goes on with
    report = schemathesis(server, tmp_path, tables, links, *options)
    assert report["operations"]["tested"] == report["operations"]["selected"] > 21
    assert report["test_cases"]["generated"] > 500
    accepted = {
        operation for operation, phases in report["valid_rates"].items() if any(p["accepted"] for p in phases.values())
    }
    assert set(report["valid_rates"]) - accepted <= NOT_BY_CHANCE, "something was only ever refused"
    assert '"level":"error"' not in server.log


def test_a_program_is_answered_as_described(own_server: MakeServer, guest: MakeGuest) -> None:
    """Given a whole game played by a program, then every answer to a move, and the stream, is as described."""
    server = own_server()
    host = guest(server)
    table = host.new_table("me", "me", game="burrow")
    description = openapi.from_url(f"{server.address}/schema")
    move = description["/api/bot/tables/{table_id}/move"]["POST"]
    chance = random.Random(1)
    with host.http.stream("GET", f"/api/bot/tables/{table}/stream") as answer:
        assert answer.headers["content-type"] == "application/x-ndjson"
        positions = [msgspec.json.decode(next(answer.iter_lines()), type=Welcome).positions]
    statuses = set()
    while positions[-1][0].result is None:
        position = chance.choice([position for position in positions[-1] if position.choices])
        choice = chance.choice(position.choices)
        for action in (choice.action, choice.text, 0):
            wish = {"seat": position.seat, "action": action, "moment": position.moment}
            answer = host.ask("POST", f"/api/bot/tables/{table}/move", json=wish)
            move.validate_response(answer)
            statuses.add(answer.status_code)
        places = [host.get(f"/api/tables/{table}/position?seat={seat}") for seat in (0, 1)]
        positions.append(msgspec.convert(places, list[Position]))
    assert statuses == {200, 409}
