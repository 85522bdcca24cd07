"""Records: matches as JSON documents that anybody can replay and check. Holds Structs: never compiled."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec
from msgspec import Struct

from bestiary.core.dice import commitment
from bestiary.core.errors import BadPosition, BadRecord, BestiaryError, Refused, shown
from bestiary.core.game import Game
from bestiary.core.luck import KeyedLuck
from bestiary.core.names import check_names
from bestiary.core.registry import find_game
from bestiary.core.result import Result
from bestiary.core.seats import CHANCE, Action, Seat
from bestiary.core.state import State

FORMAT = 1


class Record(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match: who played what under which rules, every move and outcome in words, and how to check them."""

    format: int = FORMAT
    game: str
    rules: str
    seats: int
    options: dict[str, Any]
    players: tuple[str, ...]
    commitment: str | None  # to the key; None when the outcomes were scripted
    key: str | None  # told once the game is over
    start: dict[str, Any] | None  # the position it began from; None for a new game
    moves: tuple[str, ...]  # "2 clear table=1", "chance draw kind=sludge"
    end: str  # the digest of the position after the last move
    result: Result | None
    seal: str = ""  # over everything above, names of players included

    def sealed(self) -> Record:
        """The same record with its seal."""
        return msgspec.structs.replace(self, seal=self._seal())

    def to_json(self) -> bytes:
        """The record as a readable file."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"

    @classmethod
    def from_json(cls, text: bytes | str) -> Record:
        """A record from a file. It is well-formed then; whether it is true, `verify` says."""
        try:
            return msgspec.json.decode(text, type=cls)
        except msgspec.ValidationError as error:
            raise BadRecord("", f"this is not a record of Bestiary: {error}") from None
        except (msgspec.DecodeError, UnicodeError, RecursionError, TypeError) as error:
            raise BadRecord("", f"this is not a whole JSON file: {error}") from None

    def _seal(self) -> str:
        bare = msgspec.structs.replace(self, seal="")
        return hashlib.sha256(msgspec.json.encode(bare, order="deterministic")).hexdigest()


class Verdict(Struct, frozen=True):
    """What verifying a record found: it is true as far as `outcomes_checked` says."""

    game: str
    moves: int
    outcomes: int
    outcomes_checked: bool  # against the key
    over: bool
    result: Result | None
    note: str


def verify(record: Record, game: Game | None = None) -> Verdict:
    """Replays a record and checks every move, every outcome, the end and the seal.
    Raises BadRecord with the place of the first disagreement. The game is found by its id, or given."""
    game, state = beginning(record, game)
    if record.rules == game.version:
        return _verified(record, game, state, "")
    note = f"recorded under rules {shown(record.rules)}, checked under {game.version}"
    try:
        return _verified(record, game, state, note)
    except BadRecord as error:
        raise BadRecord(error.where, f"{error.text} [{note}]") from None


def replay(record: Record, game: Game | None = None) -> Iterator[tuple[Seat, Action, State]]:
    """The moves of a verified record, each with the position after it, which goes on changing."""
    game, state = beginning(record, game)
    for _, seat, action in _moves(record, game):
        state.told = []
        state.apply(seat, action)
        yield seat, action, state


def position_after(record: Record, number: int, game: Game | None = None) -> State:
    """How it stood in a verified record after so many of its moves; as many as there are at most."""
    _, state = beginning(record, game)
    for _, _, after in islice(replay(record, game), number):
        state = after
    return state.clone()


def digest(state: State) -> str:
    """A short name for a position: equal for equal positions."""
    return hashlib.sha256(msgspec.json.encode(state.save(), order="deterministic")).hexdigest()


def move_text(game: Game, seat: Seat, action: Action) -> str:
    """A move as it stands in a record."""
    return f"chance {game.outcomes.text(action)}" if seat == CHANCE else f"{seat} {game.actions.text(action)}"


def beginning(record: Record, game: Game | None = None) -> tuple[Game, State]:
    """The game of a record and the position it begins from."""
    if record.format != FORMAT:
        raise BadRecord("format", f"{record.format} is not known here; the present one is {FORMAT}")
    try:
        game = game or find_game(record.game)
    except BestiaryError as error:
        raise BadRecord("game", str(error)) from None
    if game.id != record.game:
        raise BadRecord("game", f"this is a record of {record.game!r}, not of {game.id!r}")
    try:
        state = game.new(record.seats, record.options)
        if record.start is not None:
            state = game.load(record.start)
    except Refused as refused:
        raise BadRecord("seats or options", str(refused)) from None
    except BadPosition as error:
        raise BadRecord("start", str(error)) from None
    if state.seats != record.seats or state.save()["options"] != record.options:
        raise BadRecord("start", "its seats or options are not those of the record")
    if not record.players:
        raise BadRecord("players", "there are no names")
    try:
        check_names(record.players, record.seats)
    except Refused as refused:
        raise BadRecord("players", str(refused)) from None
    return game, state


def _verified(record: Record, game: Game, state: State, note: str) -> Verdict:
    key = _key(record)
    luck = KeyedLuck(key) if key is not None else None
    outcomes = 0
    for number, seat, action in _moves(record, game):
        where = _place(number, record.moves[number - 1])
        if seat == CHANCE:
            _check_outcome(where, game, state, action, luck, outcomes)
            outcomes += 1
        else:
            _check_move(where, state, seat, action)
        state.apply(seat, action)
    _check_end(record, state, other_rules=bool(note))
    over = not state.pending()
    if over and key is None:
        raise BadRecord("key", "the game is over, but the key is not told: its outcomes cannot be checked")
    return Verdict(game.id, len(record.moves), outcomes, luck is not None, over, state.result(), note)


def _key(record: Record) -> bytes | None:
    if record.key is None:
        return None
    try:
        key = bytes.fromhex(record.key)
    except ValueError:
        raise BadRecord("key", "it is not written in hexadecimal digits") from None
    if record.key != key.hex() or commitment(key) != record.commitment:
        raise BadRecord("key", "it does not match the commitment")
    return key


def _moves(record: Record, game: Game) -> Iterator[tuple[int, Seat, Action]]:
    for number, text in enumerate(record.moves, start=1):
        who, _, what = text.partition(" ")
        try:
            if who == "chance":
                seat, action = CHANCE, game.outcomes.parse(what)
            elif who.isascii() and who.isdigit() and len(who) <= 3:
                seat, action = int(who), game.actions.parse(what)
            else:
                raise BadRecord(_place(number, text), "it names neither a seat nor chance")
        except Refused as refused:
            raise BadRecord(_place(number, text), str(refused)) from None
        if move_text(game, seat, action) != text:
            raise BadRecord(_place(number, text), f"it is written {move_text(game, seat, action)!r}")
        yield number, seat, action


def _place(number: int, text: str) -> str:
    return f"move {number} ({shown(text)})"


def _check_outcome(where: str, game: Game, state: State, action: Action, luck: KeyedLuck | None, count: int) -> None:
    if state.pending() != (CHANCE,):
        raise BadRecord(where, "the position does not wait for chance")
    if action not in state.possible():
        raise BadRecord(where, "this outcome is not possible")
    if luck is not None:
        right = luck.answer(state, count)
        if action != right:
            raise BadRecord(where, f"the key gives {game.outcomes.text(right)!r}")


def _check_move(where: str, state: State, seat: Seat, action: Action) -> None:
    if seat >= state.seats:
        raise BadRecord(where, f"there is no seat {seat}")
    refusal = state.why_not(seat, action)
    if refusal is not None:
        raise BadRecord(where, f"{refusal.code}: {refusal}")


def _check_end(record: Record, state: State, other_rules: bool) -> None:
    """Under other rules the same position may be written in another way: there the result tells how it ended."""
    if state.pending() == (CHANCE,):
        raise BadRecord(f"after move {len(record.moves)}", "an outcome of chance is missing")
    if digest(state) != record.end and not (other_rules and record.result is not None):
        raise BadRecord("end", "the moves lead to another position than the one recorded")
    if state.result() != record.result:
        raise BadRecord("result", "the moves lead to another result than the one recorded")
    if record.sealed().seal != record.seal:
        raise BadRecord("seal", "something else was altered: the seal is not that of this record")
