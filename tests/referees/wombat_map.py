"""The map of Wombat Rescue: hexes, what is printed on them, and how far it is from one to another."""

import tomllib
from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import Any

Hex = tuple[int, int]
DIRECTIONS: dict[str, Hex] = {"E": (1, 0), "NE": (1, -1), "NW": (0, -1), "W": (-1, 0), "SW": (-1, 1), "SE": (0, 1)}
DATA: dict[str, Any] = tomllib.loads(
    resources.files("bestiary.games.wombat_rescue").joinpath("components.toml").read_text(encoding="utf-8")
)
TILES: dict[str, Any] = {tile["id"]: tile for tile in DATA["tile"]}


class Layout:
    """Where tiles lie, and which tile it names for each place."""

    def __init__(self, options: dict[str, Any], seats: int) -> None:
        ours = {layout["id"]: layout for layout in DATA["layout"]}
        found = tomllib.loads(options["own_layout"]) if options.get("own_layout") else ours[options["layout"]]
        if options["shorter"] and "shorter" in found:
            found = ours[found["shorter"]]
        left_out = found.get("shorter_leaves_out", []) if options["shorter"] else []
        self.places = {spot["slot"]: spot for spot in found["placements"] if spot["slot"] not in left_out}
        self.named = {slot: spot["tile"] for slot, spot in self.places.items()}
        self.shuffled: bool = found.get("shuffle_regular", True)
        self.den_slot = ""
        if seats == 1:  # the starting den lies where it is named, and is not dealt
            self.den_slot = options["starting_den"] or found["solo_den_slot"]
            usual = found["solo_den_slot"]
            self.named[usual], self.named[self.den_slot] = self.named[self.den_slot], self.named[usual]

    def regular(self) -> list[str]:
        """The places of regular tiles that are dealt."""
        if not self.shuffled:
            return []
        kinds = {slot: TILES[tile]["kind"] for slot, tile in self.named.items()}
        return [slot for slot, kind in kinds.items() if kind == "regular" and slot != self.den_slot]


class Map:
    """The spaces of a game, once its tiles lie."""

    def __init__(self, layout: Layout, tiles: dict[str, str], boulders: bool) -> None:
        self.terrain: dict[Hex, str] = {}
        marks: dict[Hex, str] = {}
        slots: dict[Hex, str] = {}
        for slot, tile in tiles.items():
            for printed in TILES[tile]["hexes"]:
                space = placed(layout.places[slot], (printed["q"], printed["r"]))
                self.terrain[space], marks[space], slots[space] = printed["terrain"], printed["mark"], slot
        self.spaces = sorted(self.terrain, key=lambda space: (space[1], space[0]))
        self.number = {space: str(number) for number, space in enumerate(self.spaces)}
        self.home = next(space for space in self.spaces if marks[space] == "home")
        self.food = [space for space in self.spaces if marks[space] == "food"]
        self.dens = [space for space in self.spaces if marks[space] == "den"]
        order = [*tiles]
        self.babies = sorted(
            (space for space in self.spaces if marks[space] == "baby"), key=lambda s: order.index(slots[s])
        )
        self.starting_den = next((den for den in self.dens if slots[den] == layout.den_slot), None)
        self.shared = {self.home, *self.babies}
        self.all = frozenset(self.spaces)
        self.boulders: set[Hex] = set()
        for space in self.spaces if boulders else []:
            if marks[space] == "boulder" and self._still_whole({*self.boulders, space}):
                self.boulders.add(space)

    def _still_whole(self, boulders: set[Hex]) -> bool:
        """WR-D19: a boulder that would cut off a baby, or the last den, stays in the box."""
        reached = distances(frozenset(self.all - boulders), self.home)
        return all(baby in reached for baby in self.babies) and any(den in reached for den in self.dens)

    def far(self, one: Hex, other: Hex) -> int:
        """How many steps, whatever stands there."""
        return distances(self.all, one)[other]

    def walk(self, to: Hex) -> dict[Hex, int]:
        """How far a dingo has to run from each space: around boulders, never across home."""
        return distances(self.all - self.boulders - {self.home}, to)


@cache
def distances(spaces: frozenset[Hex], start: Hex) -> dict[Hex, int]:
    """From one space to each that can be reached."""
    found = {start: 0}
    row = [start]
    for space in row:
        for other in around(space):
            if other in spaces and other not in found:
                found[other] = found[space] + 1
                row.append(other)
    return found


def around(space: Hex) -> Iterable[Hex]:
    """The six neighbours, there or not."""
    return [beside(space, direction) for direction in DIRECTIONS]


def beside(space: Hex, direction: str) -> Hex:
    """One step that way."""
    return space[0] + DIRECTIONS[direction][0], space[1] + DIRECTIONS[direction][1]


def placed(spot: dict[str, Any], local: Hex) -> Hex:
    """A hex of a tile, turned and put down."""
    q, r = local
    for _ in range(spot["rot"]):
        q, r = -r, q + r
    return spot["q"] + q, spot["r"] + r
