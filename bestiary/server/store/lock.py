"""One server for one folder: two would each believe in what they remember."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from types import TracebackType
from typing import IO

from bestiary.core.errors import BestiaryError


class FolderTaken(BestiaryError):
    """Another server keeps its tables there."""


class FolderLock:
    """Held while a server runs. The system lets go of it when the process ends, however it ends."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "lock"
        self._file: IO[str]

    def __enter__(self) -> None:
        self._file = self._path.open("a+", encoding="utf-8")
        try:
            _take(self._file)
        except OSError:
            self._file.seek(0)
            holder = self._file.read().strip()
            self._file.close()
            who = f"Another Bestiary (process {holder})" if holder else "Another Bestiary"
            raise FolderTaken(
                f"{who} keeps its tables in {self._path.parent}. Stop it, or choose another folder."
            ) from None
        self._file.truncate(0)
        self._file.write(str(os.getpid()))
        self._file.flush()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()


if sys.platform == "win32":
    import msvcrt

    def _take(file: IO[str]) -> None:
        file.seek(1000)  # far behind what is written there, which others may read
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        file.seek(0)
else:
    import fcntl

    def _take(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
