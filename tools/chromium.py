"""Makes sure that the tests have a browser: `python tools/chromium.py`.

As root on Debian it installs one, and says so first; elsewhere it says what is skipped. In CI that is a failure.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.chromium import executable

INSTALL = (
    ["apt-get", "update", "-qq"],
    ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"],
)


def main() -> None:
    """Says where Chromium is, installs it where it may, or says what is skipped."""
    if executable() is None and hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        print(f"Chromium is missing on this machine: {' '.join(INSTALL[1])} (about 90 MB) ...", flush=True)
        install()
    found = executable()
    if found:
        print(f"Chromium for the tests in a browser: {found}")
    elif os.environ.get("CI"):
        sys.exit("No Chromium here, and in CI nothing is skipped.")
    else:
        print("No Chromium here, so tests/browser is skipped; `apt-get install chromium` as root brings it.")


def install() -> None:
    """As root on Debian. What goes wrong is told by apt-get itself."""
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for command in INSTALL:
        if subprocess.run(command, env=environment, check=False, stdout=subprocess.DEVNULL).returncode != 0:
            return


if __name__ == "__main__":
    main()
