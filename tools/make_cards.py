"""Writes the cards of Munchkin Babies for the browser: `python tools/make_cards.py [--check]`.

They are the cards that the game's views show, by their ids. With --check nothing is written, and the exit code is 1
when the file is stale.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import msgspec

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))  # the sources of this checkout, whatever is installed

from bestiary.games.munchkin_babies.look import CARDS  # noqa: E402

TARGET = ROOT / "web" / "src" / "generated" / "munchkin_cards.ts"
HEADER = """// Made by tools/make_cards.py from the cards of Munchkin Babies. Do not edit.
import type {{ Card }} from './messages';

export const CARDS: Readonly<Record<string, Card>> = {{
{cards}}};
"""


def main(arguments: list[str]) -> int:
    """Writes the file, or says that it is stale."""
    wanted = typescript()
    if TARGET.exists() and TARGET.read_text(encoding="utf-8") == wanted:
        return 0
    if "--check" in arguments:
        print(f"{TARGET.relative_to(ROOT)} is stale: run python tools/make_cards.py", file=sys.stderr)
        return 1
    TARGET.write_text(wanted, encoding="utf-8")
    return 0


def typescript() -> str:
    """What the file is to hold."""
    cards = "".join(f"  {card.id}: {json.dumps(msgspec.to_builtins(card))},\n" for card in CARDS)
    return HEADER.format(cards=cards)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
