"""Writes what the browser knows of each game's data: `python tools/make_facts.py [--check]`.

Names, counts, worths and where they come from, as web/src/generated/GAME.ts. They are read from the games' own
constants, or from components.toml where the rules have no need of them. With --check nothing is written, and the exit
code is 1 when a file is stale.
"""

from __future__ import annotations

import json
import sys
import tomllib
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))  # the sources of this checkout, whatever is installed

from bestiary.core.source import SOURCES, source  # noqa: E402
from bestiary.games.big_monster import components as planet  # noqa: E402
from bestiary.games.big_monster.beside import plain  # noqa: E402
from bestiary.games.monster_baby_rescue import components as rescue  # noqa: E402
from bestiary.games.monster_cafe import components as cafe  # noqa: E402
from bestiary.games.munchkin_babies.look import CARDS  # noqa: E402
from bestiary.games.munchkin_babies.table import TOP_LEVEL  # noqa: E402
from bestiary.games.munchkin_babies.verbs.sell import PRICE  # noqa: E402
from bestiary.games.wombat_rescue import components as wombats  # noqa: E402

FOLDER = ROOT / "web" / "src" / "generated"
HEADER = "// Made by tools/make_facts.py from the components of {name}. Do not edit.\n"
SOURCE = "import type { Source } from './source';\n"


def main(arguments: list[str]) -> int:
    """Writes the files, or says which are stale."""
    stale = [(path, text) for path, text in files() if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path, text in stale:
        if "--check" in arguments:
            print(f"{path.relative_to(ROOT)} is stale: run python tools/make_facts.py", file=sys.stderr)
        else:
            path.write_text(text, encoding="utf-8")
    return 1 if stale and "--check" in arguments else 0


def files() -> Iterable[tuple[Path, str]]:
    """What each file is to hold."""
    words = " | ".join(f"'{word}'" for word in SOURCES)
    yield FOLDER / "source.ts", HEADER.format(name="every game") + f"\nexport type Source = {words};\n"
    for game, (name, write) in GAMES.items():
        yield FOLDER / f"{game}.ts", HEADER.format(name=name) + "\n".join(write(_data(game)))


def _data(game: str) -> dict[str, Any]:
    path = ROOT / "bestiary" / "games" / game / "components.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def constant(name: str, value: object, kind: str = "", why: str = "") -> str:
    """One constant that a page may import."""
    comment = f"/** {why} */\n" if why else ""
    typed = f": {kind}" if kind else ""
    return f"{comment}export const {name}{typed} = {json.dumps(value, ensure_ascii=False)};\n"


def record(name: str, kind: str, values: Mapping[str, object], why: str = "") -> str:
    """A constant with a line for each of its entries."""
    comment = f"/** {why} */\n" if why else ""
    lines = "".join(f"  {_key(key)}: {json.dumps(value, ensure_ascii=False)},\n" for key, value in values.items())
    return f"{comment}export const {name}: Readonly<Record<string, {kind}>> = {{\n{lines}}};\n"


def _key(key: str) -> str:
    return key if key.isidentifier() else f"'{key}'"


def monster_cafe(data: dict[str, Any]) -> Iterable[str]:
    """Whom the cards show, what they eat, and what that is worth."""
    yield SOURCE
    yield (
        "export interface Kind {\n"
        "  readonly name: string;\n"
        "  readonly short: string;\n"
        "  /** The meal it eats; null eats any (or is no monster at all). */\n"
        "  readonly eats: string | null;\n"
        "  readonly source: Source;\n"
        "}\n"
    )
    kinds = [*data["monster"], {"id": cafe.SORBET_ID, **data["special"][cafe.SORBET_ID]}]
    told = {
        kind["id"]: {
            "name": kind["name"],
            "short": kind["short"],
            "eats": kind["eats"] if kind.get("eats", "any") != "any" else None,
            "source": source(kind["src"]),
        }
        for kind in kinds
    }
    yield record("KINDS", "Kind", told)
    yield record("MEALS", "string", dict(zip(cafe.MEAL_IDS, cafe.MEAL_NAMES, strict=True)))
    yield constant("PLATES", max(cafe.PLATES), why="Of each meal.")
    yield constant("TABLES", cafe.TABLES, "readonly number[]", "Laid in a round, by the number of players.")
    yield constant("WORTH", cafe.VALUE, "readonly number[]", "Of a monster, by how many plates of its meal one has.")


def monster_baby_rescue(_: dict[str, Any]) -> Iterable[str]:
    """The numbers of the rules. What the tiles show is a printing's own, and comes with the view."""
    yield ""
    parts = ", ".join(f"'{part}'" for part in rescue.PARTS)
    colours = ", ".join(f"'{colour}'" for colour in rescue.COLOURS)
    yield f"export const PARTS = [{parts}] as const;\n"
    yield f"export const COLOURS = [{colours}] as const;\n"
    yield constant("TOP", rescue.TOP, why="The highest level of a part.")
    yield constant("LINE", rescue.LINE_POINTS, why="Points for a line of playground and beds.")
    yield constant("LOCATIONS", rescue.LOCATIONS)
    names = ", ".join(f"'{name}'" for name in rescue.LOCATION_NAMES)
    yield "/** The rulebook names the river; the other names are ours. */"
    yield f"export const LOCATION_NAMES = [{names}] as const;\n"
    yield constant("ROUND", rescue.ROUND_OF_SCORES, why="After so many points the scoreboard starts again.")


def wombat_rescue(data: dict[str, Any]) -> Iterable[str]:
    """The numbers of the rules, and the layouts for the pictures of the lobby."""
    yield ""
    yield constant("MOVES", wombats.MOVES, why="In one turn.")
    yield constant("DIGESTIBLE", wombats.DIGESTIBLE, why="What a set must be worth.")
    yield constant("WAKES_AT", wombats.WAKES_AT, why="Alone: so many cubes on the map wake the dingo.")
    yield constant("FARTHEST", max(wombats.DIE), why="The highest face of the dingo's die.")
    colours = ", ".join(f"'{colour}'" for colour in wombats.COLOURS)
    yield f"/** Of food disks, the cheapest first. */\nexport const COLOURS = [{colours}] as const;\n"
    yield record("VALUES", "number", dict(zip(wombats.COLOURS, wombats.DISK_VALUES, strict=True)))
    cards = zip(wombats.CARD_NAMES, wombats.CARD_OPTIONS, strict=True)
    yield record("CARDS", "readonly string[]", dict(cards), "Wander cards: the terrains that each lets one go to.")
    yield constant(
        "OUTLINE",
        data["grid"]["tile_outline"],
        "readonly (readonly [number, number])[]",
        "The hexes of every tile, from its own origin.",
    )
    yield record(
        "TILES",
        "{ kind: 'home' | 'baby' | 'regular'; mark: number }",
        {tile["id"]: {"kind": tile["kind"], "mark": _mark(tile["hexes"])} for tile in data["tile"]},
        "What a tile is, and on which of its hexes home is, or the babies are; -1: on none.",
    )
    yield (
        "/** Tile, q, r and turns by 60 degrees. */\n"
        "export type Placement = readonly [tile: string, q: number, r: number, turns: number];\n"
    )
    layouts = {
        layout["id"]: [[entry["tile"], entry["q"], entry["r"], entry["rot"]] for entry in layout["placements"]]
        for layout in data["layout"]
    }
    yield record("LAYOUTS", "readonly Placement[]", layouts)


def _mark(hexes: list[dict[str, str]]) -> int:
    return next((at for at, one in enumerate(hexes) if one["mark"] in ("home", "baby")), -1)


def big_monster(data: dict[str, Any]) -> Iterable[str]:
    """Tiles, explorers, and the numbers of the rules."""
    yield SOURCE
    yield (
        "export interface Kind {\n"
        "  readonly name: string;\n"
        "  /** Without what tells it from its siblings. */\n"
        "  readonly short: string;\n"
        "  readonly family: string;\n"
        "  readonly flat: boolean;\n"
        "  /** By itself, after so many mutations. */\n"
        "  readonly points: readonly number[];\n"
        "  /** Where which piece of a crystal is. */\n"
        "  readonly crystals: Readonly<Record<string, string>>;\n"
        "  /** For the left and the right cell of a flat tile: where it acts. */\n"
        "  readonly mutagens: readonly string[];\n"
        "  readonly monsters: number;\n"
        "  /** So much for every one of what. */\n"
        "  readonly each: number;\n"
        "  readonly per: string;\n"
        "  /** How many there are, by the number of players. */\n"
        "  readonly copies: readonly number[];\n"
        "  readonly source: Source;\n"
        "}\n"
    )
    yield (
        "export interface Explorer {\n"
        "  readonly number: number;\n"
        "  readonly name: string;\n"
        "  readonly ability: string;\n"
        "  /** So much for every one of what, where that is the ability. */\n"
        "  readonly each: number;\n"
        "  readonly per: string;\n"
        "  readonly suit: string;\n"
        "  readonly crystals: Readonly<Record<string, string>>;\n"
        "  readonly source: Source;\n"
        "}\n"
    )
    yield record("KINDS", "Kind", {kind["id"]: _kind(kind) for kind in data["kind"]})
    explorers = {one["id"]: _explorer(number, one) for number, one in enumerate(data["explorer"], 1)}
    yield record("EXPLORERS", "Explorer", explorers)
    families = ", ".join(f"'{family}'" for family in planet.FAMILY_IDS)
    colours = ", ".join(f"'{colour}'" for colour in planet.COLOURS)
    yield f"export const FAMILIES = [{families}] as const;\n"
    yield f"export const COLOURS = [{colours}] as const;\n"
    yield record("CRYSTAL_POINTS", "number", dict(zip(planet.COLOURS, planet.CRYSTAL_POINTS, strict=True)))
    yield constant("ROUNDS", planet.ROUNDS)
    yield constant("TURNS", planet.TURNS, why="Of a round.")
    yield constant("DUEL_TURNS", planet.DUEL_TURNS)
    yield constant("BIG_POINTS", planet.BIG_POINTS, why="Of a whole Big Monster.")
    yield constant("PENALTY", planet.PENALTY_POINTS, why="For the fewest deserts, or runes.")


def _kind(kind: dict[str, Any]) -> dict[str, Any]:
    swamp, number = kind["id"] == "swamp", planet.KIND_IDS.index(kind["id"])
    return {
        "name": kind["name"],
        "short": plain(number),
        "family": kind["family"],
        "flat": "mutagens" in kind,
        "points": kind.get("ladder", [kind["points"]]),
        "crystals": kind.get("crystals", {}),
        "mutagens": kind.get("mutagens", []),
        "monsters": kind.get("monsters", 1),
        "each": planet.SWAMP_POINTS if swamp else kind.get("each", 0),
        "per": "swamp_tile" if swamp else kind.get("per", ""),
        "copies": [planet.deck(seats)[number] for seats in range(planet.MOST_SEATS + 1)],
        "source": source(kind["src"]),
    }


def _explorer(number: int, explorer: dict[str, Any]) -> dict[str, Any]:
    facts = {name: explorer[name] for name in ("name", "ability", "suit", "crystals")}
    counts = {"each": explorer.get("each", 0), "per": explorer["ability"].removeprefix("per_")}
    return {"number": number, **facts, **counts, "source": source(explorer["src"])}


def munchkin_babies(data: dict[str, Any]) -> Iterable[str]:
    """The cards as the views show them, by their ids, and where they come from."""
    yield "import type { Card } from './messages';\n" + SOURCE
    yield constant("TOP_LEVEL", TOP_LEVEL)
    yield constant("PRICE", PRICE, why="Of a level, in gold.")
    abilities = {
        ability["ability"]: {name: value for name, value in ability.items() if isinstance(value, int)}
        for card in data["card"]
        for ability in card.get("abilities", [])
        if card["kind"] in ("class", "race")
    }
    yield record("ABILITIES", "Readonly<Record<string, number>>", abilities, "The numbers of what a Class or Race can.")
    yield record("CARDS", "Card", {card.id: msgspec.to_builtins(card) for card in CARDS})
    sources = {card["id"]: [source(card["provenance"]), source(card["name_from"])] for card in data["card"]}
    yield record("CARD_SOURCES", "readonly [does: Source, name: Source]", sources, "What it does, and its name.")


GAMES: dict[str, tuple[str, Callable[[dict[str, Any]], Iterable[str]]]] = {
    "monster_cafe": ("Monster Café", monster_cafe),
    "monster_baby_rescue": ("Monster Baby Rescue", monster_baby_rescue),
    "wombat_rescue": ("Wombat Rescue", wombat_rescue),
    "big_monster": ("Big Monster", big_monster),
    "munchkin_babies": ("Munchkin Babies", munchkin_babies),
}

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
