"""Where a game in the terminal is saved."""

import os
import tempfile
from contextlib import suppress
from itertools import count
from pathlib import Path

from bestiary.core.errors import BestiaryError
from bestiary.core.match import Match


class NotSaved(BestiaryError):
    """The file could not be written. Nothing was changed."""


class SaveFile:
    """The file of one match. It replaces only what it wrote itself, or what the match was resumed from."""

    def __init__(self, match: Match, path: Path | None = None) -> None:
        self._match = match
        self._own = {path.resolve()} if path is not None else set()
        self.path = path

    def save(self, name: str = "") -> Path:
        """Writes the match to a file of that name; without one to the last file, or to a new one."""
        try:
            path = Path(name).expanduser() if name else self.path or self._free(Path())
            if path.is_dir():
                raise NotSaved(f"{path} is a folder; name a file.")
            if path.exists() and path.resolve() not in self._own:
                raise NotSaved(f"{path} exists already and is not of this game; choose another name.")
            self._write(path)
        except (OSError, ValueError, RuntimeError) as error:
            reason = error.strerror if isinstance(error, OSError) else error
            raise NotSaved(f"{name or 'The game'} cannot be saved: {reason}.") from None
        self._own.add(path.resolve())
        self.path = path
        return path

    def save_somewhere(self) -> Path:
        """Writes the match where it can be written: to its file, here, at home, or among the temporary files."""
        for folder in (Path(), Path.home(), Path(tempfile.gettempdir())):
            with suppress(NotSaved):
                return self.save("" if self.path or folder == Path() else str(self._free(folder)))
            self.path = None
        raise NotSaved("No folder here can be written to: the game is not saved.")

    def _free(self, folder: Path) -> Path:
        names = (folder / f"{self._match.game.id}-{number}.json" for number in count(1))
        return next(path for path in names if not path.exists())

    def _write(self, path: Path) -> None:
        """All of it or nothing: a crash while writing leaves the old file."""
        handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(self._match.record(private=True).to_json())
            Path(draft).replace(path)
        except BaseException:
            Path(draft).unlink(missing_ok=True)
            raise
