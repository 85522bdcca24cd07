"""Records as files."""

from os import PathLike
from pathlib import Path

from bestiary.core.errors import BadRecord
from bestiary.core.record import Record

LONGEST = 64 * 1024 * 1024  # no record comes near this


def read_record(path: str | PathLike[str]) -> Record:
    """The record in a file. Whatever is wrong with the file is a BadRecord that names it."""
    name = str(path)
    try:
        with Path(path).open("rb") as file:
            text = file.read(LONGEST + 1)
    except FileNotFoundError:
        raise BadRecord(name, "there is no such file") from None
    except IsADirectoryError:
        raise BadRecord(name, "this is a folder, not a file") from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadRecord(name, f"it cannot be read: {reason}") from None
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


def write_record(path: str | PathLike[str], record: Record) -> None:
    """Writes a record where `read_record` finds it."""
    Path(path).write_bytes(record.to_json())
