"""Bots that think do it in processes of their own: nobody waits for them, and nobody is hurt when they die."""

from __future__ import annotations

import os
import signal
import statistics
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.game import Game
from bestiary.core.playout import settle
from bestiary.core.registry import games, import_game
from bestiary.core.seats import CHANCE
from bestiary.core.state import State
from bestiary.server.minds.question import Question, encode, question_of
from tests.effort import EFFORT
from tests.server.conftest import TOY, MakeGuest, MakeServer
from tests.server.guest import Guest
from tests.server.playing import eventually
from tests.server.serving import Server

ALL = [*games(), TOY]
LATE = 30.0  # seconds more than it should take, on a machine that does much else
P99 = 0.05
MESSAGES = 1_000  # more than come between two turns of a player


def thinkers(server: Server) -> list[int]:
    """The processes in which the bots of a server think."""
    assert server.process is not None
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            command = (folder / "cmdline").read_text()
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
        except OSError:  # it has just ended
            continue
        if parent == server.process.pid and "spawn_main" in command:
            found.append(int(folder.name))
    return found


def alive(process: int) -> bool:
    """Whether a process still runs; one that only waits to be noticed does not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def thinking(guest: Guest) -> list[int]:
    """Which bots are said to think, when that is said next."""
    seats: list[int] = guest.until("thinking")["seats"]
    return seats


def await_my_turn(guest: Guest) -> None:
    for _ in range(MESSAGES):
        if guest.choosable() or guest.over:
            return
        guest.hear()
    raise AssertionError("nobody is asked, and nothing is over")


def my_move(guest: Guest) -> None:
    seat, choice = guest.choosable()[0]
    assert guest.move(seat, choice["action"])["type"] == "accepted"


linux = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked up in /proc")


# What a thinker is handed.


def positions(game: Game, seats: int) -> Iterator[State]:
    """Some of a random game in which somebody has a choice."""
    state, dice = game.new(seats), Dice(key_from_seed("thinking", seats))
    for step in range(120):
        settle(state, dice)
        if not state.pending():
            return
        seat = state.pending()[dice.below(len(state.pending()))]
        legal = state.legal(seat)
        if len(legal) > 1 and step % 5 == 0:
            yield state
        state.apply(seat, legal[dice.below(len(legal))])


@pytest.mark.parametrize("name", ALL)
def test_a_question_has_all_that_the_seat_knows(name: str) -> None:
    """Given any position, when a seat's question is written and read again, then the seat sees and may do the same."""
    game = import_game(name)
    for seats in {max(2, game.seats[0]), game.seats[-1]}:
        for state in positions(game, seats):
            for seat in state.pending():
                asked = question_of(encode(Question.about(game, state, seat, "fierce")))
                handed = game.load(asked.position)
                assert handed.view(seat) == state.view(seat)
                assert handed.legal(seat) == state.legal(seat)
                assert handed.candidates(seat) == state.candidates(seat)
                assert handed.pending() != (CHANCE,)


@pytest.mark.parametrize("name", ALL)
def test_a_question_tells_no_secret(name: str) -> None:
    """Given a position and another that a seat cannot tell from it, when both are asked about with the same dice, then
    the same is handed over: nothing that the seat does not know can be in it."""
    game = import_game(name)
    for state in positions(game, game.usual_seats):
        for seat in state.pending():
            other = state.imagine(seat, Dice(key_from_seed("another world")))
            handed = [one.imagine(seat, Dice(key_from_seed("question"))).save() for one in (state, other)]
            assert handed[0] == handed[1]


# At a live table.


@linux
def test_a_thinking_bot_is_seen_to_think_and_moves(guest: MakeGuest, own_server: MakeServer) -> None:
    """Given a fierce bot, when it is its turn, then it is said to think, a process of its own thinks, and it moves not
    later than its pause and its second allow. Before it nobody had started a process."""
    running = own_server(bot_pause=0.2)
    me = guest(running)
    me.join(me.new_table("me", "bot:fierce"))
    assert thinkers(running) == []
    await_my_turn(me)
    while me.choosable():
        my_move(me)
    assert thinking(me) == [1]
    began = time.monotonic()
    eventually(lambda: thinkers(running) != [])
    assert me.get(f"/api/tables/{me.table['id']}")["thinking"] in ([1], [])
    await_my_turn(me)
    assert time.monotonic() - began < LATE
    assert {line["seat"] for line in me.positions[0]["log"]} >= {1}


@linux
def test_quick_bots_start_no_process(guest: MakeGuest, own_server: MakeServer) -> None:
    running = own_server()
    me = guest(running)
    me.join(me.new_table("me", "bot:sensible", "bot:gentle", "bot:random"))
    for _ in range(4):
        await_my_turn(me)
        my_move(me)
    assert thinkers(running) == []
    assert not any('"type":"thinking"' in line for line in me.received)


@linux
def test_a_killed_thinker_costs_no_table(guest: MakeGuest, own_server: MakeServer) -> None:
    """Given a bot that thinks, when its process is killed, then it plays what it sees at a glance, and the next time
    another process thinks."""
    running = own_server(bot_pause=0.2, thinkers=1)
    me = guest(running)
    me.join(me.new_table("me", "bot:fierce"))
    await_my_turn(me)
    while me.choosable():
        my_move(me)
    eventually(lambda: thinkers(running) != [])
    [killed] = thinkers(running)
    os.kill(killed, signal.SIGKILL)
    began = time.monotonic()
    await_my_turn(me)
    assert time.monotonic() - began < LATE
    while me.choosable():
        my_move(me)
    eventually(lambda: thinkers(running) not in ([], [killed]))
    assert "has died" in running.log


@linux
def test_what_has_moved_on_is_not_thought_about(guest: MakeGuest, own_server: MakeServer) -> None:
    """Given a bot that thinks about the answer to a move, when the move is taken back, then nobody thinks any more,
    and it is the person's turn again."""
    running = own_server(bot_pause=3.0)
    me = guest(running)
    me.join(me.new_table("me", "bot:fierce", game="monster_baby_rescue"))
    await_my_turn(me)
    while me.choosable():
        my_move(me)
    assert thinking(me) == [1]
    answer = me.ask_live("ask_undo", seat=0)
    if answer["type"] == "refused":  # what was revealed cannot be unseen: nothing to try here
        assert answer["refusal"]["code"] == "REVEALED"
        return
    me.ping()
    assert me.positions[0]["log"][-1]["what"] == "went_back"
    assert me.get(f"/api/tables/{me.table['id']}")["thinking"] == []
    assert me.choosable()


@linux
@pytest.mark.parametrize("how", ["stop", "kill"])
def test_no_process_outlives_the_server(guest: MakeGuest, own_server: MakeServer, how: str) -> None:
    """Given a bot that thinks, when the server is stopped, or killed, then its thinkers end; started again, the server
    lets the bot think anew."""
    running = own_server(bot_pause=0.2)
    me = guest(running)
    table = me.new_table("me", "bot:fierce")
    me.join(table)
    await_my_turn(me)
    while me.choosable():
        my_move(me)
    eventually(lambda: thinkers(running) != [])
    left = thinkers(running)
    me.leave()
    running.stop() if how == "stop" else running.kill()
    eventually(lambda: not any(alive(process) for process in left))
    assert "Traceback" not in running.log
    running.start()
    me.join(table)
    await_my_turn(me)
    assert {line["seat"] for line in me.positions[0]["log"]} >= {1}


def test_fifty_tables_of_fierce_bots_and_a_bystander(tmp_path: Path) -> None:
    """Given fifty tables at which nobody but fierce bots play, all games among them, then a bystander is answered as
    ever: the loop is held for no longer than 50 ms, and under `make soak`, on a machine that does nothing else, 99 of
    100 answers take less than that."""
    running = Server(tmp_path, module="tests.server.watched", bot_pause=0.5).start()
    bystander, host = Guest(running.address), Guest(running.address)
    waits: list[float] = []
    try:
        bystander.join(bystander.new_table("me", "me"))
        kinds = sorted(games().values(), key=lambda game: game.id)
        tables = []
        for number in range(50):
            game = kinds[number % len(kinds)]
            tables.append(host.new_table(*["bot:fierce"] * max(2, game.seats[0]), game=game.id))
        running.longest_turn()  # setting up so many is not what is measured
        until = time.monotonic() + (60.0 if EFFORT > 1 else 3.0)
        while time.monotonic() < until:
            began = time.monotonic()
            bystander.ping()
            waits.append(time.monotonic() - began)
            time.sleep(0.005)
        held = running.longest_turn()
        moved = sum(len(host.get(f"/api/tables/{table}/position")["log"]) > 10 for table in tables)
    finally:
        bystander.close()
        host.close()
        running.stop()
    p99 = statistics.quantiles(waits, n=100)[98]
    print(f"held {1000 * held:.1f} ms, p99 {1000 * p99:.1f} ms of {len(waits)}, {moved} tables have moved")
    assert moved > 0
    assert held < P99
    assert p99 < (P99 if EFFORT > 1 else LATE)
