"""Writes the tiles and explorers of Big Monster for the browser: `python tools/make_tiles.py [--check]`.

They come from the game's components.toml. With --check nothing is written, and the exit code is 1 when the file is stale.
"""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "bestiary" / "games" / "big_monster" / "components.toml"
TARGET = ROOT / "web" / "src" / "generated" / "big_monster_tiles.ts"
HEADER = """// Made by tools/make_tiles.py from the components of Big Monster. Do not edit.

export interface Kind {{
  readonly name: string;
  readonly family: string;
  readonly flat: boolean;
  /** By itself, after so many mutations. */
  readonly points: readonly number[];
  /** Where which piece of a crystal is. */
  readonly crystals: Readonly<Record<string, string>>;
  /** For the left and the right cell of a flat tile: where it acts. */
  readonly mutagens: readonly string[];
  readonly monsters: number;
}}

export interface Explorer {{
  readonly name: string;
  readonly ability: string;
  readonly suit: string;
  readonly crystals: Readonly<Record<string, string>>;
}}

export const KINDS: Readonly<Record<string, Kind>> = {{
{kinds}}};

export const EXPLORERS: Readonly<Record<string, Explorer>> = {{
{explorers}}};
"""


def main(arguments: list[str]) -> int:
    """Writes the file, or says that it is stale."""
    wanted = typescript()
    if TARGET.exists() and TARGET.read_text(encoding="utf-8") == wanted:
        return 0
    if "--check" in arguments:
        print(f"{TARGET.relative_to(ROOT)} is stale: run python tools/make_tiles.py", file=sys.stderr)
        return 1
    TARGET.write_text(wanted, encoding="utf-8")
    return 0


def typescript() -> str:
    """What the file is to hold."""
    data = tomllib.loads(SOURCE.read_text(encoding="utf-8"))
    kinds = "".join(f"  {kind['id']}: {json.dumps(_kind(kind))},\n" for kind in data["kind"])
    explorers = "".join(f"  '{one['id']}': {json.dumps(_explorer(one))},\n" for one in data["explorer"])
    return HEADER.format(kinds=kinds, explorers=explorers)


def _kind(kind: dict[str, Any]) -> dict[str, Any]:
    return {
        "name": kind["name"],
        "family": kind["family"],
        "flat": "mutagens" in kind,
        "points": kind.get("ladder", [kind["points"]]),
        "crystals": kind.get("crystals", {}),
        "mutagens": kind.get("mutagens", []),
        "monsters": kind.get("monsters", 1),
    }


def _explorer(explorer: dict[str, Any]) -> dict[str, Any]:
    return {name: explorer[name] for name in ("name", "ability", "suit", "crystals")}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
