"""A printing of the game: what its tiles show and what the places of the row cost, read from TOML and checked.

Ours is components.toml. Another one has the same tiles by number and kind; everything on their faces may differ.
"""

import tomllib
from importlib import resources
from typing import Any, Final

from bestiary.core.errors import BestiaryError, nearest

# Kinds of care tiles.
BED: Final = 0
DIAMOND: Final = 1
DOCTOR: Final = 2
PLAYGROUND: Final = 3
IMPROVEMENT: Final = 4
WANT: Final = 5
KINDS: Final = ("bed", "diamond", "witch_doctor", "playground", "improvement", "want")
TOTALS: Final = (9, 9, 6, 8, 30, 6)  # MR-001

# Colours of diamonds, and of the diamond that a heart needs.
RED: Final = 0
GREEN: Final = 1
EITHER: Final = 2
NONE: Final = -1
COLOURS: Final = ("red", "green")

PARTS: Final = ("head", "torso", "legs")
ANY: Final = 3
TOP: Final = 4  # the highest level of a part (MR-034)
MOST: Final = 5  # players
MARKS: Final = ("2+", "3+", "4+", "5")
PLACES: Final = 6
LOCATIONS: Final = 6
GOALS: Final = 10
FINALS: Final = 4
SUPPLY: Final = 6  # diamonds of each colour (MR-003)

# What goals, wants and final tiles count (MR-054g).
MEASURES: Final = (
    "visits",
    "red",
    "green",
    "diamonds",
    "same_colour_diamonds",
    "head",
    "torso",
    "legs",
    "all_parts",
    "parts_at_3",
    "bed_symbols",
    "rungs",
    "lines",
    "variety",
)
# The kinds of tiles that each of them goes up with, as bits.
GROWS_WITH: Final = (
    1 << DOCTOR,
    *[1 << DIAMOND] * 4,
    *[1 << IMPROVEMENT] * 5,
    1 << BED,
    1 << PLAYGROUND,
    1 << BED | 1 << PLAYGROUND,
    1 << BED | 1 << PLAYGROUND | 1 << DIAMOND | 1 << DOCTOR,
)
LEVELS: Final = ("head", "torso", "legs", "all_parts")  # what everybody has one of from the start (MR-014)
WANTED: Final = {"head_level": "head", "torso_level": "torso", "legs_level": "legs"}

# Rules of final scoring tiles.
LOWEST: Final = 0
BY_PART: Final = 1
TABLE: Final = 2
PAIRS: Final = 3
MAJORITY: Final = 4
RULES: Final = ("lowest_level", "per_part", "table", "diamond_pairs", "majority")


class BadPrinting(BestiaryError):
    """What is wrong with a printing, and where."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}." if where else f"{problem}.")


class Face:
    """One side of a goal tile, or of a final scoring tile."""

    __slots__ = ("extra", "grows_with", "measure", "measures", "name", "points", "rule", "table")

    def __init__(self, name: str) -> None:
        self.name = name
        self.points = 0  # of a goal
        self.grows_with = 0  # of a goal: the kinds of tiles after which it may be fulfilled, as bits
        self.measures: list[int] = []  # of a goal: what it counts,
        self.table: list[int] = []  # and how many of each; of a final tile: points by count, or prizes
        self.rule = 0  # of a final tile,
        self.measure = 0  # what it counts,
        self.extra = 0  # and what the worst case costs


class Printing:
    """All faces as flat tables of integers. Shared by every position of a game, and never changed."""

    __slots__ = (
        "amount",
        "colour",
        "costs",
        "dear",
        "finals",
        "goals",
        "hearts",
        "ids",
        "kinds",
        "linked",
        "marks",
        "names",
        "parts",
        "sizes",
        "want_tiles",
        "wants",
    )

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.names: list[str] = []
        self.kinds: list[int] = []
        self.marks: list[int] = []  # the fewest players it is for
        self.hearts: list[int] = []
        self.linked: list[int] = []  # the colour of the diamond that its heart needs, or NONE
        self.amount: list[int] = []  # symbols, gems, visits or rungs; the divisor of a want
        self.colour: list[int] = []  # of diamonds
        self.parts: list[int] = []  # that an improvement raises, or ANY
        self.wants: list[int] = []  # the measure of a want
        self.want_tiles: list[int] = []
        self.costs: list[int] = []  # by place
        self.sizes: list[int] = []  # of the deck, by number of players
        self.dear = False  # a place costs as much as a round of the track, or more
        self.goals: list[Face] = []  # two for each tile
        self.finals: list[Face] = []

    def deck(self, seats: int) -> list[int]:
        """The tiles for so many players (MR-008), by number."""
        return [tile for tile in range(len(self.ids)) if self.marks[tile] <= seats]


def parse(text: str) -> Printing:
    """A printing from its TOML, or what is wrong with it."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadPrinting("", f"this is not TOML: {error}") from None
    return Reader(data).read()


class Reader:
    """Reads one document, and says where it is wrong."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.printing = Printing()

    def read(self) -> Printing:
        """All of it."""
        self._costs()
        for number, tile in enumerate(self._list(self.data, "care_tile", "")):
            self._tile(tile, f"care_tile {tile.get('id', number + 1)}")
        self._totals()
        self.printing.want_tiles = [tile for tile, kind in enumerate(self.printing.kinds) if kind == WANT]
        self.printing.sizes = [len(self.printing.deck(seats)) for seats in range(MOST + 1)]
        self._faces("goal_tile", GOALS, self._goal)
        self._faces("final_tile", FINALS, self._final)
        return self.printing

    def _costs(self) -> None:
        setup = self.data.get("setup", {})
        costs = setup.get("row_costs", [])
        if len(costs) != PLACES or not all(type(cost) is int and 0 < cost < 100 for cost in costs):
            raise BadPrinting("setup.row_costs", f"it lists the costs of the {PLACES} places, each 1 or more")
        if costs != sorted(costs):
            raise BadPrinting("setup.row_costs", "an older place is never dearer than a newer one")
        if costs[0] >= LOCATIONS:
            raise BadPrinting("setup.row_costs", f"the cheapest place costs less than a round of {LOCATIONS} locations")
        self.printing.costs = list(costs)
        self.printing.dear = costs[-1] >= LOCATIONS

    def _tile(self, tile: dict[str, Any], where: str) -> None:
        printing = self.printing
        kind = self._one_of(tile, "kind", KINDS, where)
        printing.ids.append(self._text(tile, "id", where))
        printing.kinds.append(kind)
        printing.marks.append(2 + self._one_of(tile, "players", MARKS, where))
        printing.hearts.append(self._number(tile, "hearts", 0, 9, where))
        needs = tile.get("heart_needs_diamond", "")
        printing.linked.append(self._one_of(tile, "heart_needs_diamond", COLOURS, where) if needs else NONE)
        if needs and printing.hearts[-1]:
            raise BadPrinting(where, "it has free hearts or one that needs a diamond, not both")
        amounts = {BED: "symbols", DIAMOND: "gems", DOCTOR: "visits", PLAYGROUND: "rungs", WANT: "divisor"}
        printing.amount.append(self._number(tile, amounts[kind], 1, 9, where) if kind in amounts else 1)
        if kind == DOCTOR and printing.amount[-1] != 1:
            raise BadPrinting(where, "a witch doctor tile is one visit (MR-043)")
        colours = (*COLOURS, "choice")
        printing.colour.append(self._one_of(tile, "colour", colours, where) if kind == DIAMOND else NONE)
        if printing.colour[-1] == EITHER and printing.amount[-1] != 1:
            raise BadPrinting(where, "a choice of colours gives one diamond (MR-038)")
        parts = (*PARTS, "any")
        printing.parts.append(self._one_of(tile, "part", parts, where) if kind == IMPROVEMENT else NONE)
        printing.wants.append(self._measure(str(tile.get("counts", "")), where) if kind == WANT else NONE)
        printing.names.append(str(tile.get("name", "")) or _usual_name(printing))

    def _totals(self) -> None:
        ids, kinds = self.printing.ids, self.printing.kinds
        for kind, total in enumerate(TOTALS):
            count = kinds.count(kind)
            if count != total:
                raise BadPrinting("care_tile", f"there are {count} of {KINDS[kind]!r}, and there must be {total}")
        for number, name in enumerate(ids):
            if name != TILE_IDS[number]:
                raise BadPrinting(f"care_tile {name}", f"here comes {TILE_IDS[number]}, in every printing")

    def _faces(self, name: str, count: int, read: Any) -> None:
        tiles = self._list(self.data, name, "")
        if len(tiles) != count:
            raise BadPrinting(name, f"there are {len(tiles)} of them, and there must be {count}")
        for number, tile in enumerate(tiles):
            where = f"{name} {tile.get('id', number + 1)}"
            faces = self._list(tile, "face", where)
            if len(faces) != 2:
                raise BadPrinting(where, f"it has {len(faces)} faces, and a tile has two")
            for face in faces:
                read(face, f"{where}{face.get('face', '')}")

    def _goal(self, given: dict[str, Any], where: str) -> None:
        face = Face(self._text(given, "name", where))
        face.points = self._number(given, "points", 0, 20, where)
        needs = given.get("needs", {})
        if not isinstance(needs, dict) or not needs:
            raise BadPrinting(where, "it says what it needs")
        for name in needs:
            face.measures.append(self._measure(name, where))
            face.table.append(self._number(needs, name, 1, 30, where))
            face.grows_with |= GROWS_WITH[face.measures[-1]]
        if all(name in LEVELS and needs[name] == 1 for name in needs):
            raise BadPrinting(where, "everybody fulfils it from the start: a part begins at level 1")
        self.printing.goals.append(face)

    def _final(self, given: dict[str, Any], where: str) -> None:
        face = Face(self._text(given, "name", where))
        face.rule = self._one_of(given, "rule", RULES, where)
        names = {LOWEST: "points_by_lowest", BY_PART: "points_by_level", TABLE: "table", MAJORITY: "prizes"}
        if face.rule in names:
            face.table = [self._plain(value, names[face.rule], where) for value in given.get(names[face.rule], [])]
        sizes = {LOWEST: TOP + 1, BY_PART: TOP + 1, MAJORITY: 3}
        if len(face.table) != sizes.get(face.rule, len(face.table)) or (face.rule == TABLE and not face.table):
            raise BadPrinting(where, f"{names[face.rule]!r} has the wrong length")
        if face.rule in (TABLE, MAJORITY):
            face.measure = self._measure(str(given.get("counts", "")), where)
        if face.rule == LOWEST:
            face.extra = self._number(given, "per_level1_part", -20, 0, where)
        if face.rule == PAIRS:
            face.points = self._number(given, "per_pair", 0, 20, where)
            face.extra = self._number(given, "none", -20, 0, where)
        self.printing.finals.append(face)

    # Values.

    def _list(self, given: dict[str, Any], name: str, where: str) -> list[dict[str, Any]]:
        found = given.get(name, [])
        if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
            raise BadPrinting(where or name, f"{name!r} is a list of tables")
        return found

    def _text(self, given: dict[str, Any], name: str, where: str) -> str:
        value = given.get(name)
        if not isinstance(value, str) or not 0 < len(value) <= 60:
            raise BadPrinting(where, f"{name!r} is a short text")
        return value

    def _number(self, given: dict[str, Any], name: str, least: int, most: int, where: str) -> int:
        value = given.get(name)
        if type(value) is not int or not least <= value <= most:
            raise BadPrinting(where, f"{name!r} is a number from {least} to {most}")
        return value

    def _plain(self, value: Any, name: str, where: str) -> int:
        if type(value) is not int or not -99 <= value <= 99:
            raise BadPrinting(where, f"{name!r} holds numbers from -99 to 99")
        return value

    def _one_of(self, given: dict[str, Any], name: str, known: tuple[str, ...], where: str) -> int:
        value = given.get(name)
        if value not in known:
            near = nearest(str(value), known)
            advice = f"did you mean {near!r}?" if near else f"it is one of {', '.join(known)}"
            raise BadPrinting(where, f"{name!r} is {value!r}; {advice}")
        return known.index(value)

    def _measure(self, name: str, where: str) -> int:
        wanted = WANTED.get(name, name)
        if wanted not in MEASURES:
            near = nearest(wanted, MEASURES)
            advice = f"did you mean {near!r}?" if near else f"it is one of {', '.join(MEASURES)}"
            raise BadPrinting(where, f"nothing counts {name!r}; {advice}")
        return MEASURES.index(wanted)


def _usual_name(printing: Printing) -> str:
    """What a tile without a name of its own is called."""
    kind, amount = printing.kinds[-1], printing.amount[-1]
    if kind == DIAMOND:
        colour = ("red", "green", "red or green")[printing.colour[-1]]
        return f"{amount} {colour} diamond{'s' if amount > 1 else ''}"
    if kind == PLAYGROUND:
        return "rope ladder" if amount == 1 else "long rope ladder"
    return {BED: "bed", DOCTOR: "witch doctor", IMPROVEMENT: "care", WANT: "want"}[kind]


def _our_text() -> str:
    folder = resources.files("bestiary.games.monster_baby_rescue")
    return folder.joinpath("components.toml").read_text(encoding="utf-8")


TILE_IDS: Final[list[str]] = [str(tile["id"]) for tile in tomllib.loads(_our_text())["care_tile"]]
OURS: Final = parse(_our_text())
TILES: Final = len(TILE_IDS)
_known: Final[dict[str, Printing]] = {"": OURS}


def find(text: str) -> Printing:
    """The printing of an option: its TOML, or nothing for ours. Read once."""
    if text not in _known:
        if len(_known) > 50:  # a server may be asked for many
            _known.clear()
            _known[""] = OURS
        _known[text] = parse(text)
    return _known[text]
