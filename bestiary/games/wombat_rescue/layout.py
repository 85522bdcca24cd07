"""A layout: which tile lies where. It is data, ours or a host's own, and is checked when it is read (WR-118)."""

from typing import Any, Final

from bestiary.core.errors import BestiaryError, nearest
from bestiary.core.toml import BadToml, read_toml
from bestiary.games.wombat_rescue.components import (
    BABIES,
    BABY,
    BABY_TILE,
    BOULDER,
    DATA,
    DEN,
    HEX_MARK,
    HEX_Q,
    HEX_R,
    HEXES,
    HOME,
    HOME_TILE,
    KINDS,
    REGULAR,
    SHORT_BABIES,
    SHORT_REGULAR,
    TILE_IDS,
    TILE_KINDS,
)
from bestiary.games.wombat_rescue.grid import FAR, SIDES, Grid, spread

NO_SLOT: Final = -1
NO_BABY: Final = -1
FARTHEST: Final = 200  # coordinates of a placement
LONGEST_NAME: Final = 60
LONGEST_SLOT: Final = 20  # its name


class BadLayout(BestiaryError):
    """What is wrong with a layout, and with which tile."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}." if where else f"{problem}.")


class Layout:
    """Slots with the tile that is named for each, and the hexes that they make. Shared, and never changed."""

    __slots__ = (
        "babies",
        "baby_at",
        "cells",
        "grid",
        "home",
        "name",
        "regular",
        "shared",
        "shuffled",
        "slots",
        "solo_slot",
        "tiles",
        "ways",
    )

    def __init__(self, name: str, slots: list[str], tiles: list[int], hexes: list[tuple[int, int]]) -> None:
        """`hexes` are the coordinates of the six hexes of each slot's tile."""
        self.name = name
        self.slots = slots
        self.tiles = tiles
        self.grid = Grid(hexes)
        number = {self.grid.name(space): space for space in range(self.grid.count)}
        self.cells: list[int] = [number[f"{q},{r}"] for q, r in hexes]  # spaces, [slot * HEXES + hex]
        self.regular: list[int] = [slot for slot in range(len(slots)) if TILE_KINDS[tiles[slot]] == REGULAR]
        self.shuffled = True
        self.solo_slot = NO_SLOT
        self.home = 0
        found: list[tuple[int, int]] = []
        for slot in range(len(slots)):
            for part in range(HEXES):
                mark = HEX_MARK[tiles[slot] * HEXES + part]
                if mark == HOME:
                    self.home = self.cells[slot * HEXES + part]
                elif mark == BABY:
                    found.append((tiles[slot], self.cells[slot * HEXES + part]))
        self.babies: list[int] = [space for _, space in sorted(found)]  # the space of each baby, by its tile
        self.baby_at: list[int] = [NO_BABY] * self.grid.count
        self.shared: list[int] = [0] * self.grid.count  # home and baby spaces (WR-050)
        self.shared[self.home] = 1
        for baby in range(len(self.babies)):
            self.baby_at[self.babies[baby]] = baby
            self.shared[self.babies[baby]] = 1
        self.ways: list[list[int]] = [[] for _ in range(self.grid.count)]  # without boulders, see ground.py

    def cut_off(self) -> str | None:
        """WR-118d: with boulders, the baby tile that nobody can walk to from home, or what else is cut off."""
        blocked, dens = [0] * self.grid.count, []
        for slot in range(len(self.slots)):
            for part in range(HEXES):
                mark = HEX_MARK[self.tiles[slot] * HEXES + part]
                if mark == BOULDER:
                    blocked[self.cells[slot * HEXES + part]] = 1
                elif mark == DEN:
                    dens.append(self.cells[slot * HEXES + part])
        steps = spread(self.grid, [self.home], blocked)
        for slot in range(len(self.slots)):
            if TILE_KINDS[self.tiles[slot]] == BABY_TILE:
                for part in range(HEXES):
                    space = self.cells[slot * HEXES + part]
                    if self.baby_at[space] != NO_BABY and steps[space] == FAR:
                        return f"tile {TILE_IDS[self.tiles[slot]]}"
        reached = [den for den in dens if steps[den] != FAR]
        return None if reached else "every den"


class Reader:
    """Reads one layout, and says where it is wrong."""

    def __init__(self, data: dict[str, Any], shorter: bool) -> None:
        self.data = data
        self.shorter = shorter
        self.slots: list[str] = []
        self.tiles: list[int] = []
        self.hexes: list[tuple[int, int]] = []

    def read(self, leave_out: list[str]) -> Layout:
        """All of it, without some slots."""
        placements = self.data.get("placements")
        if not isinstance(placements, list) or [entry for entry in placements if not isinstance(entry, dict)]:
            raise BadLayout("placements", "it is a list of tables, one for each tile")
        if len(placements) > len(TILE_IDS):
            raise BadLayout("placements", f"there are {len(placements)} of them, and {len(TILE_IDS)} tiles")
        for entry in placements:
            if entry.get("slot") not in leave_out:
                self._place(entry)
        self._counts()
        self._connected()
        name = self.data.get("name", "A layout of your own")
        if not isinstance(name, str) or not 0 < len(name) <= LONGEST_NAME:
            raise BadLayout("name", "it is a short text")
        layout = Layout(name, self.slots, self.tiles, self.hexes)
        layout.shuffled = self._shuffled()
        layout.solo_slot = self._solo_slot()
        return layout

    def _place(self, entry: dict[str, Any]) -> None:
        name = entry.get("tile")
        if not isinstance(name, str) or name not in TILE_IDS:
            near = nearest(name, TILE_IDS)
            advice = f"did you mean {near!r}?" if near else f"there is: {', '.join(TILE_IDS)}"
            raise BadLayout(
                f"placement {len(self.slots) + 1}", f"there is no tile {str(name)[:LONGEST_NAME]!r}; {advice}"
            )
        tile, where = TILE_IDS.index(name), f"tile {name}"
        if tile in self.tiles:
            raise BadLayout(where, "it lies there twice")
        kind = entry.get("kind", KINDS[TILE_KINDS[tile]])
        if kind != KINDS[TILE_KINDS[tile]]:
            raise BadLayout(where, f"it is a {KINDS[TILE_KINDS[tile]]} tile, not {str(kind)[:LONGEST_NAME]!r}")
        slot = entry.get("slot", name)
        if not isinstance(slot, str) or not 0 < len(slot) <= LONGEST_SLOT or slot in self.slots:
            raise BadLayout(where, "'slot' is a short text, different for every tile")
        for part in ("q", "r", "rot"):
            value = entry.get(part, 0 if part == "rot" else None)
            if type(value) is not int or not -FARTHEST <= value <= FARTHEST:
                raise BadLayout(where, f"{part!r} is a number from -{FARTHEST} to {FARTHEST}")
        self._lay(tile, entry["q"], entry["r"], entry.get("rot", 0) % SIDES)
        self.slots.append(slot)
        self.tiles.append(tile)

    def _lay(self, tile: int, q: int, r: int, turns: int) -> None:
        """WR-118a: six hexes that nobody else has."""
        for part in range(tile * HEXES, tile * HEXES + HEXES):
            x, y = HEX_Q[part], HEX_R[part]
            for _ in range(turns):
                x, y = -y, x + y  # 60 degrees clockwise
            if (q + x, r + y) in self.hexes:
                other = self.tiles[self.hexes.index((q + x, r + y)) // HEXES]
                raise BadLayout(
                    f"tile {TILE_IDS[tile]}", f"it overlaps tile {TILE_IDS[other]} at q = {q + x}, r = {r + y}"
                )
            self.hexes.append((q + x, r + y))

    def _counts(self) -> None:
        """WR-118b, WR-113."""
        wanted = (1, BABIES, TILE_KINDS.count(REGULAR))
        if self.shorter:
            wanted = (1, SHORT_BABIES, SHORT_REGULAR)
        for kind in (HOME_TILE, BABY_TILE, REGULAR):
            names = [TILE_IDS[tile] for tile in self.tiles if TILE_KINDS[tile] == kind]
            if len(names) != wanted[kind]:
                missing = [
                    TILE_IDS[tile]
                    for tile in range(len(TILE_IDS))
                    if TILE_KINDS[tile] == kind and tile not in self.tiles
                ]
                which = f" (not there: {', '.join(missing)})" if missing else ""
                game = "the shorter game" if self.shorter else "the game"
                raise BadLayout(
                    "placements", f"{game} has {wanted[kind]} {KINDS[kind]} tiles, and here are {len(names)}{which}"
                )
        # WR-113; so there are dens enough (WR-118c).
        dens = sum([HEX_MARK[tile * HEXES : tile * HEXES + HEXES].count(DEN) for tile in self.tiles])
        if dens < HEX_MARK.count(DEN) - 1:
            gone = [
                TILE_IDS[tile]
                for tile in range(len(TILE_IDS))
                if tile not in self.tiles and DEN in HEX_MARK[tile * HEXES : tile * HEXES + HEXES]
            ]
            raise BadLayout("placements", f"at most one tile with a den is left out, not {', '.join(gone)}")

    def _connected(self) -> None:
        """WR-118a: every tile can be walked to from the home tile."""
        grid = Grid(self.hexes)
        home = [TILE_KINDS[tile] for tile in self.tiles].index(HOME_TILE)
        number = {grid.name(space): space for space in range(grid.count)}
        q, r = self.hexes[home * HEXES]
        steps = spread(grid, [number[f"{q},{r}"]], [0] * grid.count)
        for slot in range(len(self.tiles)):
            q, r = self.hexes[slot * HEXES]
            if steps[number[f"{q},{r}"]] == FAR:
                raise BadLayout(f"tile {TILE_IDS[self.tiles[slot]]}", "it is not connected with the home tile")

    def _shuffled(self) -> bool:
        shuffled = self.data.get("shuffle_regular", True)
        if not isinstance(shuffled, bool):
            raise BadLayout("shuffle_regular", "it is true or false")
        return shuffled

    def _solo_slot(self) -> int:
        """WR-119: where the starting den of the solo game lies."""
        name = self.data.get("solo_den_slot")
        if name is None:
            return NO_SLOT
        if name not in self.slots:
            raise BadLayout("solo_den_slot", f"there is no slot {str(name)[:LONGEST_NAME]!r}")
        tile = self.tiles[self.slots.index(name)]
        if DEN not in HEX_MARK[tile * HEXES : tile * HEXES + HEXES]:
            raise BadLayout("solo_den_slot", f"tile {TILE_IDS[tile]}, which lies there, has no den")
        return self.slots.index(name)


def parse(text: str, shorter: bool) -> Layout:
    """A layout from its TOML, or what is wrong with it."""
    try:
        data = read_toml(text)
    except BadToml as error:
        raise BadLayout("", str(error)) from None
    return Reader(data, shorter or _is_short(data)).read([])


def _is_short(data: dict[str, Any]) -> bool:
    """WR-D18: a layout with the tiles of a shorter game is one, whatever the options say."""
    entries = data.get("placements")
    named = [entry.get("tile") for entry in entries if isinstance(entry, dict)] if isinstance(entries, list) else []
    kinds = [TILE_KINDS[tile] for tile in range(len(TILE_IDS)) if TILE_IDS[tile] in named]
    return kinds.count(BABY_TILE) == SHORT_BABIES and kinds.count(REGULAR) == SHORT_REGULAR


OURS: Final[dict[str, dict[str, Any]]] = {str(layout["id"]): layout for layout in DATA["layout"]}
NAMES: Final = ("standard", "short", "four_corners", "boomerang")
MOST_KEPT: Final = 200  # layouts: a server may be asked for many
_known: Final[dict[tuple[str, str, bool], Layout]] = {}  # by our name for it, its own text, and whether it is short


def find(name: str, shorter: bool, own: str) -> Layout:
    """The layout of the options. Read, checked and measured once."""
    key = ("", own, shorter) if own else (name, "", shorter)
    if key not in _known:
        if len(_known) > MOST_KEPT:
            del _known[next(iter(_known))]
        _known[key] = parse(own, shorter) if own else _ours(name, shorter)
    return _known[key]


def _ours(name: str, shorter: bool) -> Layout:
    """WR-D18: the shorter game takes another one of our layouts, or leaves some slots out."""
    data = OURS[name]
    if data["babies_needed"] == SHORT_BABIES:
        return Reader(data, True).read([])
    if not shorter:
        return Reader(data, False).read([])
    if "shorter" in data:
        return _ours(data["shorter"], True)
    return Reader(data, True).read([str(slot) for slot in data["shorter_leaves_out"]])


def as_toml(name: str) -> str:
    """One of our layouts as a host would write it, its tiles not shuffled: a pattern for a layout of one's own."""
    data = OURS[name]
    lines = [
        f'name = "{data["name"]}, as printed"',
        "shuffle_regular = false",
        f'solo_den_slot = "{data["solo_den_slot"]}"',
    ]
    lines.append("placements = [")
    for entry in data["placements"]:
        where = f"q = {entry['q']}, r = {entry['r']}, rot = {entry['rot']}"
        lines.append(f'  {{ slot = "{entry["slot"]}", tile = "{entry["tile"]}", {where} }},')
    return "\n".join([*lines, "]"])
