"""Prepares what is missing, serves tables, and compiles the games meanwhile: `python3 tools/play.py [serve's options]`.

Nobody waits for the compiling: it runs beside the server at the lowest priority, and the next start uses it.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import prepare

COMPILED = "The games are compiled: the next `make play` uses that."
NOT_COMPILED = "The games could not be compiled, and stay plain Python. build/compiling.log says why."
LOG = prepare.ROOT / "build" / "compiling.log"


def main() -> int:
    """Runs until the server is stopped."""
    prepare.main("play")
    command = [str(prepare.BIN / "bestiary"), "serve", "--open", "--set", "log_level=WARNING", *sys.argv[1:]]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | {"PYTHONUNBUFFERED": "1"})
    assert server.stdout is not None
    compiling: subprocess.Popen[bytes] | None = None
    try:
        for line in server.stdout:
            print(line, end="", flush=True)
            if compiling is None and "http://" in line and not prepare.has_wheel("compiled"):
                compiling = compile_beside()
        return server.wait()
    except KeyboardInterrupt:
        return server.wait()
    finally:
        if compiling is not None and compiling.poll() is None:
            end_all_of(compiling)


def compile_beside() -> subprocess.Popen[bytes]:
    """Compiles, and says in one line how it went."""
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("wb") as log:
        script = str(Path(prepare.__file__))
        command = [sys.executable, script, "compile"]
        process = subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True)

    def tell() -> None:
        code = process.wait()
        if code >= 0:  # not ended by us
            print(NOT_COMPILED if code else COMPILED, flush=True)

    threading.Thread(target=tell, daemon=True).start()
    return process


def end_all_of(process: subprocess.Popen[bytes]) -> None:
    """Ends it with the compilers that it has started; the next build begins with what they left over in doubt."""
    if sys.platform == "win32":
        process.terminate()
    else:
        os.killpg(process.pid, signal.SIGTERM)


if __name__ == "__main__":
    sys.exit(main())
