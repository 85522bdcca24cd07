"""The game counted from scratch, by the words of the rules: the tests believe neither components.toml nor the zones."""

from collections import Counter
from typing import NamedTuple

ICE = ("ice_blue", "ice_orange", "ice_green", "ice_red", "mutagenic_double", "mutagenic_single")
BIG = ("big_monster_left", "big_monster_right")
LAVA = ("lava_blue_red_bottom", "lava_blue_red_top", "lava_green", "lava_purple_red_bottom", "lava_purple_red_top")
SWAMP = ("swamp",)
GRASS = (
    "grass_green_crystal",
    "grass_medal",
    "grass_crystal",
    "grass_family",
    "grass_rune",
    "grass_lava",
    "grass_big_monster",
    "grass_desert",
    "grass_grassland",
)
DESERT = ("desert",)
RUNE = ("rune_double", "rune_green", "rune_blue_top", "rune_blue_bottom", "rune_red_top", "rune_red_bottom")
FAMILIES = {
    "ice": ICE,
    "big_monster": BIG,
    "lava": LAVA,
    "swamp": SWAMP,
    "grassland": GRASS,
    "desert": DESERT,
    "rune": RUNE,
}
KINDS = (*ICE, *BIG, *LAVA, *SWAMP, *GRASS, *DESERT, *RUNE)
# Copies of each kind: all, and those without the 5+ mark.
COPIES = dict(zip(KINDS, [6] * 6 + [8, 8] + [4, 6, 11, 3, 3] + [5] + [1] * 9 + [11] + [2, 3, 2, 2, 4, 3], strict=True))
BASE = dict(
    zip(KINDS, [4] * 6 + [5, 5] + [2, 4, 7, 2, 2] + [5] + [1, 1, 0, 1, 1, 0, 1, 1, 0] + [8] + [1, 2, 2, 1, 2, 2],
        strict=True)
)  # fmt: skip
FLAT = ("mutagenic_double", "mutagenic_single")
LADDER = {"ice_blue": (1, 10), "ice_orange": (2, 7, 20), "ice_green": (3, 8, 18), "ice_red": (4, 9, 15)}
DRAGON = dict(zip(LAVA, (3, 3, 3, 1, 1), strict=True))

_SIDES, _CORNERS = ("left", "right"), ("top_left", "top_right", "bottom_left", "bottom_right")
PIECES: dict[str, tuple[str, ...]] = {
    "lava_blue_red_bottom": (*_SIDES, "bottom"),
    "lava_blue_red_top": (*_SIDES, "top"),
    "lava_green": _CORNERS,
    "lava_purple_red_bottom": (*_SIDES, "bottom", *_CORNERS),
    "lava_purple_red_top": (*_SIDES, "top", *_CORNERS),
    "rune_green": _SIDES,
    "rune_blue_top": ("top_left", "top_right"),
    "rune_blue_bottom": ("bottom_left", "bottom_right"),
    "rune_red_top": ("top",),
    "rune_red_bottom": ("bottom",),
}
EXPLORERS: dict[str, tuple[str, ...]] = {
    "explorer-01": (),
    "explorer-02": ("right", "bottom_left"),
    "explorer-03": ("right",),
    "explorer-04": (),
    "explorer-05": (),
    "explorer-06": ("bottom_l", "bottom_r"),
    "explorer-07": ("bottom_l", "bottom_r", "right", "bottom_left", "bottom_right", "top_right"),
    "explorer-08": ("right", "top_right", "bottom_right"),
    "explorer-09": ("bottom_l", "bottom_r"),
    "explorer-10": ("right", "left"),
    "explorer-11": ("bottom_right", "bottom_r"),
    "explorer-12": ("bottom_r",),
}
COLOURS = {
    **dict.fromkeys(_SIDES, "green"),
    **dict.fromkeys(("top", "bottom", "bottom_l", "bottom_r"), "red"),
    **dict.fromkeys(_CORNERS, "blue"),
}


class Laid(NamedTuple):
    kind: str
    x: int
    y: int

    @property
    def size(self) -> tuple[int, int]:
        if self.kind in EXPLORERS:
            return 2, 2
        return (2, 1) if self.kind in FLAT else (1, 2)

    @property
    def cells(self) -> set[tuple[int, int]]:
        width, height = self.size
        return {(self.x + dx, self.y + dy) for dx in range(width) for dy in range(height)}

    def anchor(self, piece: str) -> tuple[int, int]:
        """Where a crystal piece is, in halves of a cell."""
        width, height = self.size
        left, top, right, bottom = 2 * self.x, 2 * self.y, 2 * (self.x + width), 2 * (self.y + height)
        middle_x, middle_y = 2 * self.x + width, 2 * self.y + height
        return {
            "left": (left, middle_y),
            "right": (right, middle_y),
            "top": (middle_x, top),
            "bottom": (middle_x, bottom),
            "bottom_l": (left + 1, bottom),
            "bottom_r": (right - 1, bottom),
            "top_left": (left, top),
            "top_right": (right, top),
            "bottom_left": (left, bottom),
            "bottom_right": (right, bottom),
        }[piece]


class Area:
    """An explorer and the tiles around it."""

    def __init__(self, explorer: str, tiles: list[tuple[str, int, int]]) -> None:
        self.explorer = explorer
        self.tiles = [Laid(*tile) for tile in tiles]
        self.everything = [Laid(explorer, 0, 0), *self.tiles]

    @classmethod
    def of(cls, document: dict[str, object], seat: int) -> "Area":
        zones, chosen = document["zones"], document["chosen"]
        assert isinstance(zones, list)
        assert isinstance(chosen, list)
        return cls(chosen[seat], [(tile["kind"], tile["x"], tile["y"]) for tile in zones[seat]])

    def covered(self) -> set[tuple[int, int]]:
        return set().union(*(laid.cells for laid in self.everything))

    def fits(self, kind: str, x: int, y: int) -> bool:
        """BM-039, BM-042: no overlap, and an edge in common."""
        wanted, covered = Laid(kind, x, y).cells, self.covered()
        beside = {(a + dx, b + dy) for a, b in wanted for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
        return not wanted & covered and bool(beside & covered)

    def places(self, kind: str) -> list[tuple[int, int]]:
        """Every place on the whole plane, by (y, x)."""
        near = {(a + dx, b + dy) for a, b in self.covered() for dx in range(-2, 3) for dy in range(-2, 3)}
        return sorted((place for place in near if self.fits(kind, *place)), key=lambda place: (place[1], place[0]))

    # What it is worth.

    def crystals(self) -> Counter[str]:
        pieces: dict[tuple[str, tuple[int, int]], set[str]] = {}
        for laid in self.everything:
            for piece in EXPLORERS.get(laid.kind) or PIECES.get(laid.kind, ()):
                sort = "top" if piece == "top" else piece.split("_", 1)[0] if COLOURS[piece] == "red" else piece
                pieces.setdefault((COLOURS[piece], laid.anchor(piece)), set()).add(sort)
        needs = {"green": 2, "red": 2, "blue": 4}
        return Counter(colour for (colour, _), met in pieces.items() if len(met) == needs[colour])

    def mutagens(self) -> list[tuple[int, int, int]]:
        """Each with the way it acts: 1 down, -1 up."""
        found = [(1, 0, -1)] if self.explorer == "explorer-05" else []
        for kind, x, y in self.tiles:
            if kind == "mutagenic_double":
                found += [(x, y, 1), (x + 1, y, 1)]
            elif kind == "mutagenic_single":
                found += [(x + 1, y, -1)]
        return found

    def level(self, laid: Laid) -> int:
        reached = [(laid.x, laid.y - 1, 1), (laid.x, laid.y + 2, -1)]
        return min(len(LADDER[laid.kind]) - 1, sum(mutagen in reached for mutagen in self.mutagens()))

    def levels(self) -> list[int]:
        return [self.level(laid) if laid.kind in LADDER else 0 for laid in self.tiles]

    def count(self, *kinds: str) -> int:
        return sum(laid.kind in kinds for laid in self.tiles)

    def runes(self) -> int:
        return self.count(*RUNE) + self.count("rune_double")

    def mutagenic_monsters(self) -> int:
        return 2 * self.count("mutagenic_double") + self.count("mutagenic_single")

    def deserts(self) -> int:
        return self.count("desert") + (self.explorer == "explorer-12")

    def big_monsters(self) -> int:
        lefts = {(laid.x + 1, laid.y) for laid in self.tiles if laid.kind == "big_monster_left"}
        return len(lefts & {(laid.x, laid.y) for laid in self.tiles if laid.kind == "big_monster_right"})

    def families(self) -> set[str]:
        return {name for name, kinds in FAMILIES.items() if self.count(*kinds)}

    def grass(self, kind: str, medals: int, any_crystal: bool) -> int:
        crystals = self.crystals()
        return {
            "grass_green_crystal": 2 * crystals["green"],
            "grass_medal": 2 * medals,
            "grass_crystal": crystals.total() if any_crystal else crystals["green"],
            "grass_family": len(self.families()),
            "grass_rune": 2 * self.runes(),
            "grass_lava": self.count(*LAVA),
            "grass_big_monster": 4 * self.big_monsters(),
            "grass_desert": 3 * self.deserts(),
            "grass_grassland": 2 * self.count(*GRASS),
        }[kind]

    def explorer_points(self, medals: int, only_mutants: bool) -> int:
        points = {
            "explorer-01": self.count(*(LADDER if only_mutants else ICE)),
            "explorer-04": self.count(*LAVA),
            "explorer-07": self.count(*GRASS),
            "explorer-10": 4 * self.big_monsters(),
            "explorer-06": self.mutagenic_monsters(),
            "explorer-09": 2 * self.runes(),
            "explorer-08": 2 * medals,
            "explorer-11": self.crystals().total(),
        }
        return points.get(self.explorer, 0)

    def parts(self, medals: int, medal_points: int, only_mutants: bool = False, any_crystal: bool = False) -> list[int]:
        """BM-095: ice, Big Monsters, lava, swamp, grassland, crystals, explorer, medals."""
        crystals, pairs = self.crystals(), self.big_monsters()
        return [
            sum(LADDER[laid.kind][self.level(laid)] for laid in self.tiles if laid.kind in LADDER),
            11 * pairs + self.count(*BIG) - 2 * pairs,
            sum(DRAGON[laid.kind] for laid in self.tiles if laid.kind in DRAGON),
            2 * self.count(*SWAMP) ** 2,
            sum(self.grass(laid.kind, medals, any_crystal) for laid in self.tiles if laid.kind in GRASS),
            2 * crystals["green"] + 5 * crystals["red"] + 10 * crystals["blue"],
            self.explorer_points(medals, only_mutants),
            medal_points,
        ]

    def measure(self, goal: str) -> int:
        """BM-075."""
        families = self.families() | {"explorer-12": {"desert"}, "explorer-05": {"ice"}}.get(self.explorer, set())
        crystals = self.crystals()
        return {
            "desert": self.deserts(),
            "rune": self.runes(),
            "big_monster": self.big_monsters(),
            "swamp_grassland": self.count(*SWAMP, *GRASS),
            "lava_tiles": self.count(*LAVA),
            "crystal_set": min(crystals["green"], crystals["red"], crystals["blue"]),
            "ice_tiles": self.count(*ICE) + (self.explorer == "explorer-05"),
            "mutagenic": self.mutagenic_monsters() + (self.explorer == "explorer-05"),
            "different": len(families),
        }[goal]


NEEDS = {
    "desert": (3, 6, 10),
    "rune": (4, 8, 5),
    "big_monster": (2, 4, 5),
    "swamp_grassland": (4, 8, 5),
    "lava_tiles": (5, 10, 5),
    "crystal_set": (1, 3, 5),
    "ice_tiles": (6, 12, 5),
    "mutagenic": (4, 8, 5),
    "different": (5, 7, 5),
}  # alone, in a team, points
