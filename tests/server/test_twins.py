"""Windows tell nothing: a law on bytes and on times.

Twins are two tables at which everything is the same but one card: at one of them a seat could answer in the window that
opens, at the other it could not. The same people do the same things at the same moments, or let them be. Whatever that
is, all others hear the same, to the last byte, at the same times.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from bestiary.core.registry import import_game
from bestiary.core.seats import CHANCE
from bestiary.server.people.secret import new_id
from bestiary.server.store.rows import SeatRow, TableRow
from bestiary.server.store.sqlite import SqliteStorage
from tests.server.conftest import TOY, MakeGuest
from tests.server.guest import Guest
from tests.server.playing import eventually
from tests.server.serving import Server

SHOWING, SUBJECT, THIRD, FOURTH = range(4)
STEP = 0.5
LASTS = 75.0  # seconds: any hold is used up by then
UNTIL_A_BOT_SITS_IN = 50.0
DAY = 86_400

Deed = tuple[float, int, str]  # when, who, what
PASS, UNDO, HOLD, RELEASE, LEAVE = "pass", "undo", "hold", "release", "leave"
BEFORE = -1.0  # the window opens at 0
SCRIPTS: dict[str, list[Deed]] = {
    "nobody says anything": [],
    "it passes": [(1.0, SUBJECT, PASS)],
    "it passes at the last moment": [(4.5, SUBJECT, PASS)],
    "it passes and thinks again": [(1.0, SUBJECT, PASS), (2.0, SUBJECT, UNDO)],
    "it passes twice": [(1.0, SUBJECT, PASS), (2.0, SUBJECT, UNDO), (3.0, SUBJECT, PASS)],
    "all pass": [(1.0, SUBJECT, PASS), (1.5, THIRD, PASS), (2.0, FOURTH, PASS)],
    "all others pass": [(1.0, THIRD, PASS), (2.0, FOURTH, PASS)],
    "it holds": [(1.0, SUBJECT, HOLD)],
    "it holds and lets go": [(1.0, SUBJECT, HOLD), (8.0, SUBJECT, RELEASE)],
    "it holds and passes": [(1.0, SUBJECT, HOLD), (2.0, SUBJECT, PASS)],
    "another holds": [(1.0, THIRD, HOLD), (1.5, SUBJECT, PASS), (9.0, THIRD, RELEASE)],
    "it has a standing order": [(BEFORE, SUBJECT, "stakes")],
    "all have standing orders": [(BEFORE, seat, "stakes") for seat in (SUBJECT, THIRD, FOURTH)],
    "others have standing orders": [(BEFORE, seat, "contests") for seat in (THIRD, FOURTH)],
    "it lets this turn be": [(BEFORE, SUBJECT, "this_turn")],
    "it gives an order in the window": [(1.0, SUBJECT, "stakes")],
    "it lets this turn be in the window": [(1.0, SUBJECT, "this_turn")],
    "it takes an order back": [(BEFORE, SUBJECT, "stakes"), (1.0, SUBJECT, "always"), (2.0, SUBJECT, PASS)],
    "it hangs up": [(1.0, SUBJECT, LEAVE)],
    "it passes and hangs up": [(1.0, SUBJECT, PASS), (1.5, SUBJECT, LEAVE)],
}
WITH_BOTS = [name for name, deeds in SCRIPTS.items() if all(seat == SUBJECT for _, seat, _ in deeds)]
CASES = [
    *[pytest.param(name, (), None, id=name) for name in SCRIPTS],
    *[pytest.param(name, (THIRD, FOURTH), None, id=f"{name}, with bots") for name in WITH_BOTS],
    *[
        pytest.param(name, (), DAY, id=f"{name}, with a day for a move")
        for name, deeds in SCRIPTS.items()
        if LEAVE not in [deed for _, _, deed in deeds]  # a bot would sit in, and snap where it can
    ],
]


@pytest.mark.parametrize(("script", "bots", "clock"), CASES)
def test_twins_cannot_be_told_apart(
    still_server: Server, guest: MakeGuest, script: str, bots: tuple[int, ...], clock: int | None
) -> None:
    people = [guest(still_server) for _ in range(4)]
    watcher = guest(still_server)
    heard = []
    for holds in (True, False):
        table = twin(still_server, people, bots, clock, holds)
        at_once = closes_at_once(SCRIPTS[script], bots, clock)
        heard.append(heard_by_others(still_server, people, watcher, table, bots, SCRIPTS[script], at_once))
    holding, empty = heard
    for one, other in zip(holding, empty, strict=True):
        assert one == other
    assert any("scored" in line for _, line in holding[0]) == (clock is None or at_once is not None)


def closes_at_once(script: Sequence[Deed], bots: Sequence[int], clock: int | None) -> float | None:
    """When a window closes since the last of all who are asked has passed, and not since its time is up."""
    asked = {SUBJECT, THIRD, FOURTH} - {*bots}
    if {seat for when, seat, _ in script if when == BEFORE} >= asked:
        return 0.0
    passes = [(when, seat) for when, seat, deed in script if deed == PASS]
    return max(passes)[0] if clock and {seat for _, seat in passes} >= asked else None


def twin(running: Server, people: Sequence[Guest], bots: Sequence[int], clock: int | None, holds: bool) -> str:
    """A table where the first is about to show a card, and the second could answer, or not."""
    document = beginning()
    hand = document["hands"][SUBJECT]
    shown = next(kind for kind, count in enumerate(document["hands"][SHOWING]) if count)
    other = next(kind for kind in range(len(hand)) if kind != shown and document["deck"][kind])
    for seat in (SUBJECT, THIRD, FOURTH):  # nobody else could answer, so that what bots do is certain
        mine = document["hands"][seat]
        document["deck"][shown] += mine[shown]
        mine[other] += mine[shown]
        document["deck"][other] -= mine[shown]
        mine[shown] = 0
    if holds:
        hand[shown], hand[other] = 1, hand[other] - 1
        document["deck"][shown] -= 1
        document["deck"][other] += 1
    row = TableRow(
        id=new_id(),
        game="burrow",
        rules=import_game(TOY).version,
        options={},
        seats=tuple(
            SeatRow("bot", bot="random") if s in bots else SeatRow("person", (people[s].id,)) for s in range(4)
        ),
        host=people[0].id,
        listed=True,
        clock=clock,
        status="playing",
        key="ab" * 32,
        names=("A", "B", "C", "D"),
        start=document,
    )
    asyncio.run(_store(running, row))
    return row.id


async def _store(running: Server, row: TableRow) -> None:
    storage = SqliteStorage(running.data / "bestiary.sqlite3")
    await storage.open()
    await storage.create_table(row)
    await storage.close()


def beginning() -> dict[str, Any]:
    """The first turn of the first seat, with three different cards in every hand at least."""
    state = import_game(TOY).new(4)
    ticket = 0
    while state.pending() == (CHANCE,):
        state.apply(CHANCE, state.outcome(ticket % state.odds()))
        ticket += 7
    document: dict[str, Any] = state.save()
    document["turn"] = SHOWING
    document["peeked"] = document["hoard_known"] = 0b1111  # so that in the window a bot can do nothing but pass
    return document


def heard_by_others(
    running: Server,
    people: Sequence[Guest],
    watcher: Guest,
    table: str,
    bots: Sequence[int],
    script: Sequence[Deed],
    at_once: float | None,
) -> list[list[tuple[float, str]]]:
    """What everybody but the subject hears, with the time; until the window has long been closed."""
    here = [seat for seat in range(4) if seat not in bots]
    for one in (*[people[seat] for seat in here], watcher):
        one.join(table)
    for one in people:
        if one.live is not None:
            one.ping()
    for one in (*people, watcher):
        one.received.clear()
    others = [people[seat] for seat in here if seat != SUBJECT] + [watcher]
    heard: list[list[tuple[float, str]]] = [[] for _ in others]

    def listen(now: float) -> None:
        for one, lines in zip(others, heard, strict=True):
            one.ping()
            lines += [(now, line.replace(table, "TABLE")) for line in one.received if '"pong"' not in line]
            one.received.clear()

    perform(people, script, BEFORE, table)
    for start in ("lay", "show"):
        choose(people[SHOWING], SHOWING, start)
    for seat in {seat for when, seat, _ in script if when == BEFORE}:
        eventually(lambda one=people[seat], seat=seat: has_passed(one, seat))  # type: ignore[misc]
    if at_once == 0.0:
        eventually(lambda: all(closed(one) for one in others))
    listen(0.0)
    now, gone = 0.0, LEAVE in [deed for _, _, deed in script]
    while now < (UNTIL_A_BOT_SITS_IN if gone else LASTS):
        due = sorted({when for when, _, _ in script if when > now})
        step = STEP if now < 12 else 5.0
        running.turn(step)
        now += step
        listen(now)
        if due and due[0] <= now:
            perform(people, script, due[0], table)
            if now == at_once:
                eventually(lambda: all(closed(one) for one in others))
            listen(now)
    for one in (*[people[seat] for seat in here], watcher):
        one.leave()
    return heard


def has_passed(one: Guest, seat: int) -> bool:
    """Whether a seat is not waited for any more."""
    one.ping()
    return seat not in one.positions[seat]["view"]["waiting"] or one.positions[seat]["window"] is None


def closed(one: Guest) -> bool:
    """Whether somebody has heard that the window is closed."""
    one.ping()
    return "scored" in "".join(one.received)


def choose(one: Guest, seat: int, start: str) -> None:
    one.ping()
    choice = next(choice for choice in one.positions[seat]["choices"] if choice["text"].startswith(start))
    moment = one.positions[seat]["moment"]
    answer = one.ask_live("move", seat=seat, action=choice["action"], moment=moment, request=start)
    assert answer["type"] == "accepted"


def perform(people: Sequence[Guest], script: Sequence[Deed], now: float, table: str) -> None:
    """What is done at this moment; what is too late or cannot be done is refused, at both tables."""
    for when, seat, deed in script:
        one = people[seat]
        if when != now or one.live is None:
            continue
        one.ping()
        if deed == LEAVE:
            one.leave()
            eventually(lambda: not people[SHOWING].get(f"/api/tables/{table}")["seats"][SUBJECT]["present"])
        elif deed == UNDO:
            one.ask_live("ask_undo", seat=seat, request=f"{seat}{now}")
        elif deed in (HOLD, RELEASE):
            one.ask_live("hold", seat=seat, hold=deed == HOLD, request=f"{seat}{now}")
        elif deed == PASS:
            window = one.positions[seat]["window"]
            if window is not None:
                known = {"action": window["closing"], "moment": one.positions[seat]["moment"]}
                one.ask_live("move", seat=seat, request=f"{seat}{now}", **known)
        else:
            order = {"stop": "always", "this_turn": True} if deed == "this_turn" else {"stop": deed}
            one.ask_live("order", seat=seat, request=f"{seat}{now}", **order)
