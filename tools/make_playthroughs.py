"""Writes the games that are kept as text: `python tools/make_playthroughs.py [--check] [--anew] [GAME/NAME ...]`.

tests/playthroughs/modes.py lists them. The moves in the files are played again, so that a change of the rules or words
changes only what it touches; behind the first move that has become forbidden, and with --anew from the start, a bot
chooses them. With --check nothing is written, and the exit code is 1 when a file is stale.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))  # the sources of this checkout, whatever is installed

from tests.playthroughs.modes import MODES  # noqa: E402
from tests.playthroughs.playthrough import FOLDER, path, playthrough, stored_moves  # noqa: E402


def main() -> int:
    """Writes the files, or says which are stale."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="fail when a file is stale")
    parser.add_argument("--anew", action="store_true", help="let bots choose all moves again")
    parser.add_argument("names", nargs="*", metavar="GAME/NAME", help="only these; left out, all")
    wishes = parser.parse_args()
    stale = []
    for mode in MODES:
        if wishes.names and mode.id not in wishes.names:
            continue
        file = path(mode)
        text = playthrough(mode, [] if wishes.anew else stored_moves(mode))
        if file.exists() and file.read_text(encoding="utf-8") == text:
            continue
        stale.append(mode.id)
        if not wishes.check:
            file.parent.mkdir(exist_ok=True)
            file.write_text(text, encoding="utf-8")
    superfluous = set(FOLDER.glob("*/*.txt")) - {path(mode) for mode in MODES}
    for file in sorted(superfluous):
        stale.append(f"{file.parent.name}/{file.stem}")
        if not wishes.check:
            file.unlink()
    if stale:
        print(("Stale: " if wishes.check else "Written: ") + ", ".join(stale))
    return 1 if stale and wishes.check else 0


if __name__ == "__main__":
    sys.exit(main())
