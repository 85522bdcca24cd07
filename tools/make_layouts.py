"""Writes the layouts of Wombat Rescue for the pictures of the lobby: `python tools/make_layouts.py [--check]`.

They come from the game's components.toml. With --check nothing is written, and the exit code is 1 when it is stale.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))  # the sources of this checkout, whatever is installed

from bestiary.games.wombat_rescue.components import DATA  # noqa: E402

TARGET = ROOT / "web" / "src" / "generated" / "wombat_layouts.ts"
HEADER = """// Made by tools/make_layouts.py from the components of Wombat Rescue. Do not edit.

/** The hexes of every tile, from its own origin. */
export const OUTLINE: readonly (readonly [number, number])[] = {outline};

/** What a tile is, and on which of its hexes home is, or the babies are; -1: on none. */
export const TILES: Readonly<Record<string, {{ kind: 'home' | 'baby' | 'regular'; mark: number }}>> = {{
{tiles}}};

/** Tile, q, r and turns by 60 degrees. */
export type Placement = readonly [tile: string, q: number, r: number, turns: number];

export const LAYOUTS: Readonly<Record<string, readonly Placement[]>> = {{
{layouts}}};
"""


def main(arguments: list[str]) -> int:
    """Writes the file, or says that it is stale."""
    wanted = typescript()
    if TARGET.exists() and TARGET.read_text(encoding="utf-8") == wanted:
        return 0
    if "--check" in arguments:
        print(f"{TARGET.relative_to(ROOT)} is stale: run python tools/make_layouts.py", file=sys.stderr)
        return 1
    TARGET.write_text(wanted, encoding="utf-8")
    return 0


def typescript() -> str:
    """What the file is to hold."""
    tiles = "".join(
        f"  {tile['id']}: {{ kind: '{tile['kind']}', mark: {_mark(tile['hexes'])} }},\n" for tile in DATA["tile"]
    )
    layouts = ""
    for layout in DATA["layout"]:
        placements = [[entry["tile"], entry["q"], entry["r"], entry["rot"]] for entry in layout["placements"]]
        layouts += f"  {layout['id']}: {json.dumps(placements)},\n"
    return HEADER.format(outline=json.dumps(DATA["grid"]["tile_outline"]), tiles=tiles, layouts=layouts)


def _mark(hexes: list[dict[str, str]]) -> int:
    return next((at for at, one in enumerate(hexes) if one["mark"] in ("home", "baby")), -1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
