"""Files that a command reads or writes: records, positions, and texts."""

from os import PathLike
from pathlib import Path
from typing import Any

import msgspec

from bestiary.core.errors import BadPosition, BadRecord, BestiaryError
from bestiary.core.game import Game
from bestiary.core.record import Record, position_after, verify
from bestiary.core.state import State

LONGEST = 64 * 1024 * 1024  # no record comes near this


def read_record(path: str | PathLike[str]) -> Record:
    """The record in a file. Whatever is wrong with the file is a BadRecord that names it."""
    name = str(path)
    try:
        text = _read(path)
    except UnreadableFile as error:
        raise BadRecord(name, error.reason) from None
    if len(text) > LONGEST:
        raise BadRecord(name, "this is too long to be a record")
    if not text.strip():
        raise BadRecord(name, "this file is empty")
    try:
        return Record.from_json(text)
    except BadRecord as error:
        raise BadRecord(name, str(error)) from None
    except (RecursionError, ValueError):
        raise BadRecord(name, "this is not a record of Bestiary") from None


def read_position(path: str | PathLike[str], game: Game, after: int | None) -> State:
    """The position in a file; of a record the one after so many of its moves, after all of them if none are said."""
    document = _document(path)
    if "moves" in document:
        record = read_record(path)
        verify(record, game)
        return position_after(record, len(record.moves) if after is None else after, game)
    if after is not None:
        raise BadPosition(str(path), "this is a position and no record: it has no moves to count")
    try:
        return game.load(document)
    except BadPosition as error:
        raise BadPosition(str(path), str(error)) from None


def _document(path: str | PathLike[str]) -> dict[str, Any]:
    text = read_text(path)
    try:
        document = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadPosition(str(path), f"this is not a whole JSON file: {error}") from None
    if not isinstance(document, dict):
        raise BadPosition(str(path), "a position is an object with names and values")
    return document


def read_text(path: str | PathLike[str]) -> str:
    """The text in a file. Whatever is wrong with the file is an UnreadableFile that names it."""
    found = _read(path)
    if len(found) > LONGEST:
        raise UnreadableFile(path, "this is too long")
    try:
        return found.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise UnreadableFile(path, "this is not text in UTF-8") from None


class UnreadableFile(BestiaryError):
    """A file that cannot be read, and why."""

    def __init__(self, path: str | PathLike[str], reason: str) -> None:
        super().__init__(f"{path}: {reason}")
        self.reason = reason


def _read(path: str | PathLike[str]) -> bytes:
    """A byte more than the longest at most."""
    try:
        with Path(path).open("rb") as file:
            return file.read(LONGEST + 1)
    except FileNotFoundError:
        raise UnreadableFile(path, "there is no such file") from None
    except IsADirectoryError:
        raise UnreadableFile(path, "this is a folder, not a file") from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise UnreadableFile(path, f"it cannot be read: {reason}") from None


def write_record(path: str | PathLike[str], record: Record) -> None:
    """Writes a record where `read_record` finds it."""
    Path(path).write_bytes(record.to_json())
