"""The laws of a match: nonsense, moments, going back, records."""

import os
import subprocess
import sys
from typing import Any

import msgspec

from bestiary.conformance.inspector import Inspector
from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.errors import BestiaryError, Refused
from bestiary.core.match import Match
from bestiary.core.record import Record, digest, replay, verify
from bestiary.core.seats import Action, Seat

SEATS: tuple[Any, ...] = (-1, -2, 99, True, 1.5, "0", None, (0,))
ACTIONS: tuple[Any, ...] = (-1, 10**9, True, 1.5, None, "", "   ", "no_such_verb", "=", "x" * 5000, "0", b"draw", [0])


def inspect_match(look: Inspector, number: int) -> None:
    """Plays one game as a match and checks what only a match shows."""
    match = Match(look.game, look.game.new(look.seats, look.options), key=key_from_seed(look.seed, "match", number))
    moves = 0
    while not match.over and not look.endless(moves):
        seat, action = choose(look, match)
        look.where = f"match {number} of seed {look.seed}, after {moves} moves"
        if look.dice.below(4) == 0:
            _nonsense(look, match)
        before = {viewer: match.moment(viewer) for viewer in look.viewers}
        asked = [bool(match.legal(other)) for other in range(look.seats)]
        match.play(seat, action, match.moment(seat))
        _moments(look, match, before, asked, seat)
        if look.dice.below(4) == 0:
            _back(look, match, seat, action)
        moves += 1
    if match.over and look.wants("replay"):
        _replay(look, match)


def choose(look: Inspector, match: Match) -> tuple[Seat, Action]:
    """Somebody who may act, and one of their actions."""
    able = [seat for seat in range(look.seats) if match.legal(seat)]
    pending = list(match.pending)
    seats = able if look.dice.below(4) == 0 else pending
    seat = seats[look.dice.below(len(seats))]
    legal = match.legal(seat)
    return seat, legal[look.dice.below(len(legal))]


def _nonsense(look: Inspector, match: Match) -> None:
    if not look.wants("nonsense"):
        return
    before = match.record(private=True)
    for seat in (*SEATS, look.seats):
        _refused(look, match, seat, 0)
    for action in (*ACTIONS, look.game.actions.size):
        _refused(look, match, 0, action)
    for seat in range(look.seats):
        legal = match.legal(seat)
        illegal = [action for action in range(look.game.actions.size) if action not in legal]
        for action in look.sample(illegal, 10):
            _refused(look, match, seat, action)
            _refused(look, match, seat, look.game.actions.text(action))
    look.expect("nonsense", match.record(private=True) == before, "a refused move changed the match")


def _refused(look: Inspector, match: Match, seat: Any, action: Any) -> None:
    try:
        match.play(seat, action)
    except Refused as refused:
        said = bool(refused.refusal.code and refused.refusal.rule and refused.refusal.text)
        look.expect("nonsense", said, f"{seat!r} {action!r} is refused without a rule")
    except Exception as error:  # whatever it is, it should have been a refusal
        look.expect("nonsense", False, f"{seat!r} {action!r} raises {error!r}")
    else:
        look.expect("nonsense", False, f"{seat!r} {action!r} was accepted")


def _moments(look: Inspector, match: Match, before: dict[Any, int], asked: list[bool], seat: Seat) -> None:
    for viewer in look.viewers:
        told = len(match.told(viewer, before[viewer]))
        look.expect(
            "moments", match.moment(viewer) == before[viewer] + told, f"{viewer} lost count of what it was told"
        )
    look.expect("moments", match.moment(seat) > before[seat], f"seat {seat} is not told of its own move")
    for other in range(look.seats):
        legal = match.legal(other)
        news = match.told(other, before[other])
        if not legal or not news:
            continue
        refusal = match.why_not(other, legal[0], before[other])
        stale = refusal is not None and refusal.code == "STALE"
        if all(event.beside for event in news):
            look.expect("moments", refusal is None, f"seat {other} is held up by what was done beside it")
            look.expect("moments", asked[other], f"seat {other} is asked anew by what was done beside it")
        else:
            look.expect("moments", stale, f"seat {other} may act on what it saw before the last move")


def _back(look: Inspector, match: Match, seat: Seat, action: Action) -> None:
    if not look.wants("back"):
        return
    record = match.record(private=True)
    try:
        match.back()
    except Refused as refused:
        look.expect("back", refused.refusal.code == "REVEALED", f"going back is refused: {refused}")
        look.expect("back", match.record(private=True) == record, "a refused way back changed the match")
        return
    look.expect("back", len(match.record(private=True).moves) < len(record.moves), "going back took nothing back")
    match.play(seat, action)
    look.expect("back", match.record(private=True) == record, "the same move meets other luck after going back")


def _replay(look: Inspector, match: Match) -> None:
    record = match.record()
    read = Record.from_json(record.to_json())
    look.expect("replay", read == record, "a record changes when it is written and read")
    try:
        verdict = verify(read, look.game)
    except BestiaryError as error:
        look.expect("replay", False, f"the record of a match does not verify: {error}")
        return
    look.expect("replay", verdict.result == match.result, "the verdict has another result")
    last = None
    for _, _, state in replay(read, look.game):
        last = state
    look.expect("replay", last is not None and digest(last) == record.end, "a replay ends elsewhere")
    look.expect("replay", Match.resume(read, look.game).record() == record, "a resumed match has another record")


def random_record(look: Inspector) -> str:
    """One random game as moves and end, for the comparison of hash seeds."""
    look.dice = Dice(key_from_seed(look.seed, "hash"))
    match = Match(look.game, look.game.new(look.seats, look.options), key=key_from_seed(look.seed))
    moves = 0
    while not match.over and not look.endless(moves):
        match.play(*choose(look, match))
        moves += 1
    views = [match.view(viewer) for viewer in look.viewers]
    return msgspec.json.encode([match.record(), views, match.told(None)]).decode()


def inspect_hash_seeds(look: Inspector, spec: str) -> None:
    """The same game in two processes with other hash seeds. `spec` is how they find the game: module:NAME."""
    if not look.wants("hash-seed"):
        return
    command = [sys.executable, "-m", "bestiary.conformance.hashing", spec, str(look.seats), str(look.seed)]
    command.append(msgspec.json.encode(look.options).decode())
    printed = []
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        look.expect(
            "hash-seed", done.returncode == 0, f"the game does not run in another process: {done.stderr[-500:]}"
        )
        printed.append(done.stdout)
    look.expect("hash-seed", printed[0] == printed[1], "another hash seed gives another record")
