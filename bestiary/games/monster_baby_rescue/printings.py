"""The printings: ours, and others read from TOML and checked.

Ours is components.toml. Another one has the same tiles by number and kind; everything on their faces may differ.
What a rule says (six places, twelve diamonds, three points a line) may be repeated there, but not changed; and what
nobody reads is refused, wherever it stands.
"""

from typing import Any, Final

from bestiary.core.errors import BestiaryError, nearest, shown
from bestiary.core.phrases import counted
from bestiary.core.source import source
from bestiary.core.toml import BadToml, read_toml
from bestiary.games.monster_baby_rescue.components import (
    BED,
    COLOURS,
    DIAMOND,
    DOCTOR,
    EITHER,
    FEWEST_PLAYERS,
    FINALS,
    GOALS,
    IMPROVEMENT,
    KINDS,
    LINE_BEDS,
    LINE_PLAYGROUNDS,
    LINE_POINTS,
    LINKED_POINTS,
    LOCATIONS,
    MARKS,
    MONSTER_IDS,
    MOST_PLAYERS,
    NONE,
    OUR_TEXT,
    PARTS,
    PLACES,
    PLAYGROUND,
    ROUND_OF_SCORES,
    START_LEVEL,
    SUPPLY,
    TILE_IDS,
    TOP,
    TOTALS,
    WANT,
)
from bestiary.games.monster_baby_rescue.measures import GROWS_WITH, MEASURES
from bestiary.games.monster_baby_rescue.printing import (
    BY_PART,
    LOWEST,
    MAJORITY,
    PAIRS,
    RULES,
    TABLE,
    Face,
    Printing,
)
from bestiary.games.monster_baby_rescue.sides import FACES, SIDES

# What a printing may hold: somebody may hand in anything.
LONGEST_TEXT: Final = 60
MOST_NUMBERS: Final = 50  # in a list
LARGEST: Final = 99

LEVELS: Final = (*PARTS, "all_parts")  # what everybody has some of from the start (MR-014)
WANTED: Final = {f"{part}_level": part for part in PARTS}
PRIZES: Final = 3  # of a majority
SIZES: Final = (TOP + 1, TOP + 1, 0, 0, PRIZES)  # of the list of points of each rule; 0 is any

# The names in the file.
TABLES: Final = (
    "meta",
    "setup",
    "expected_totals",
    "deck_size",
    "scoring",
    "care_tile",
    "goal_tile",
    "final_tile",
)
TILE_NAMES: Final = ("id", "kind", "name", "copies", "players", "hearts", "heart_needs_diamond", "provenance")
OWN_NAMES: Final = (  # of each kind, what there is of it first
    ("symbols",),
    ("gems", "colour"),
    ("visits",),
    ("rungs",),
    ("part",),
    ("divisor", "counts"),
)
FACE_NAMES: Final = ("face", "name", "provenance")
GOAL_NAMES: Final = ("points", "needs")
FINAL_NAMES: Final = (  # of each rule
    ("points_by_lowest", "per_level1_part"),
    ("points_by_level",),
    ("table", "counts"),
    ("per_pair", "none"),
    ("prizes", "counts", "min_count"),
)
NOTES: Final = {"meta": ("game", "designer"), "setup": ("row_costs_provenance",)}  # words about a printing
READ: Final = {"setup": ("row_costs",)}  # what is read of the tables of rules
FIXED: Final[dict[str, dict[str, Any]]] = {
    "meta": {"players_min": FEWEST_PLAYERS, "players_max": MOST_PLAYERS, "schema": 1},
    "setup": {
        "initial_sort": "hearts_ascending_stable",
        "start_location": "river",
        "rocks_per_location": MOST_PLAYERS,
        "monsters": list(MONSTER_IDS),
        "body_parts": list(PARTS),
        "row_size": PLACES,
        "new_tile_index": PLACES - 1,
        "locations": LOCATIONS,
        "red_diamonds": SUPPLY,
        "green_diamonds": SUPPLY,
        "goal_tiles_in_play": GOALS,
        "final_tiles_in_play": FINALS,
        "start_level": START_LEVEL,
        "max_level": TOP,
    },
    "expected_totals": {
        **dict(zip(KINDS, TOTALS, strict=True)),
        "care": sum(TOTALS),
        "goal": GOALS,
        "final": FINALS,
    },
    "scoring": {
        "line_points": LINE_POINTS,
        "line_playground_tiles": LINE_PLAYGROUNDS,
        "line_bed_tiles": LINE_BEDS,
        "score_marker": ROUND_OF_SCORES,
        "linked_heart_points": LINKED_POINTS,
        "witch_doctor_rule": "visits_times_goal_tiles",
        "tie_breaker": "shared_victory",
    },
}


class BadPrinting(BestiaryError):
    """What is wrong with a printing, and where."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}." if where else f"{problem}.")


def parse(text: str) -> Printing:
    """A printing from its TOML, or what is wrong with it."""
    try:
        data = read_toml(text)
    except BadToml as error:
        raise BadPrinting("", str(error)) from None
    return Reader(data).read()


class Reader:
    """Reads one document, and says where it is wrong."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.printing = Printing()

    def read(self) -> Printing:
        """All of it."""
        self._known(self.data, TABLES, "")
        self._costs()
        for number, tile in enumerate(self._list(self.data, "care_tile", "")):
            self._tile(tile, f"care_tile {shown(tile.get('id', number + 1))}")
        self._totals()
        self._decks()
        self.printing.want_tiles = [tile for tile, kind in enumerate(self.printing.kinds) if kind == WANT]
        self.printing.sizes = [len(self.printing.deck(seats)) for seats in range(MOST_PLAYERS + 1)]
        self._faces("goal_tile", GOALS, self._goal)
        self._faces("final_tile", FINALS, self._final)
        for name, rules in FIXED.items():
            self._fixed(name, rules)
        return self.printing

    def _fixed(self, name: str, rules: dict[str, Any]) -> None:
        """What is a rule in every printing: it may be left out or repeated."""
        given = self._table(name)
        self._known(given, (*READ.get(name, ()), *rules, *NOTES.get(name, ())), name)
        for key, value in rules.items():
            if key in given and (type(given[key]) is not type(value) or given[key] != value):
                raise BadPrinting(f"{name}.{key}", f"it is {_said(value)} in every printing")

    def _decks(self) -> None:
        """MR-008: how many tiles each number of players has; the marks say it, and 'deck_size' may repeat it."""
        given = self._table("deck_size")
        players = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
        self._known(given, tuple([str(count) for count in players]), "deck_size")
        for seats in players:
            size = len(self.printing.deck(seats))
            if size <= PLACES:
                raise BadPrinting(
                    "care_tile", f"{size} of them are for {seats} players, and the row alone takes {PLACES}"
                )
            if given.get(str(seats), size) != size:
                raise BadPrinting(f"deck_size.{seats}", f"the marks of the tiles make it {size}")

    def _costs(self) -> None:
        costs = self._table("setup").get("row_costs")
        if (
            not isinstance(costs, list)
            or len(costs) != PLACES
            or not all(type(cost) is int and 0 < cost < 100 for cost in costs)
        ):
            raise BadPrinting("setup.row_costs", f"it lists the costs of the {PLACES} places, each from 1 to 99")
        if costs != sorted(costs):
            raise BadPrinting("setup.row_costs", "an older place is never dearer than a newer one")
        if costs[0] >= LOCATIONS:
            raise BadPrinting("setup.row_costs", f"the cheapest place costs less than a round of {LOCATIONS} locations")
        self.printing.costs = list(costs)
        self.printing.dear = costs[-1] >= LOCATIONS

    def _tile(self, tile: dict[str, Any], where: str) -> None:
        printing = self.printing
        kind = self._one_of(tile, "kind", KINDS, where)
        self._known(tile, (*TILE_NAMES, *OWN_NAMES[kind]), where)
        printing.ids.append(self._text(tile, "id", where))
        printing.kinds.append(kind)
        printing.marks.append(FEWEST_PLAYERS + self._one_of(tile, "players", MARKS, where))
        printing.hearts.append(self._number(tile, "hearts", 0, 9, where))
        needs = tile.get("heart_needs_diamond", "") != ""
        printing.linked.append(self._one_of(tile, "heart_needs_diamond", COLOURS, where) if needs else NONE)
        if needs and printing.hearts[-1]:
            raise BadPrinting(where, "it has free hearts or one that needs a diamond, not both")
        printing.amount.append(1 if kind == IMPROVEMENT else self._number(tile, OWN_NAMES[kind][0], 1, 9, where))
        if kind == DOCTOR and printing.amount[-1] != 1:
            raise BadPrinting(where, "a witch doctor tile is one visit")
        colours = (*COLOURS, "choice")
        printing.colour.append(self._one_of(tile, "colour", colours, where) if kind == DIAMOND else NONE)
        if printing.colour[-1] == EITHER and printing.amount[-1] != 1:
            raise BadPrinting(where, "a choice of colours gives one diamond")
        parts = (*PARTS, "any")
        printing.parts.append(self._one_of(tile, "part", parts, where) if kind == IMPROVEMENT else NONE)
        printing.wants.append(self._measure(tile.get("counts"), where) if kind == WANT else NONE)
        printing.named.append("name" in tile)
        printing.names.append(self._text(tile, "name", where) if "name" in tile else _usual_name(printing))
        printing.sources.append(_source(tile))
        if tile.get("copies", 1) != 1:
            raise BadPrinting(where, "each tile is listed for itself, so 'copies' is 1")

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
            where = f"{name} {shown(tile.get('id', number + 1))}"
            self._known(tile, ("id", "face", "theme"), where)
            faces = self._list(tile, "face", where)
            if len(faces) != SIDES:
                raise BadPrinting(where, f"it has {len(faces)} faces, and a tile has two")
            for letter, face in zip(FACES, faces, strict=True):
                if face.get("face", letter) != letter:
                    raise BadPrinting(where, "its first face is A and its second is B")
                read(face, f"{where}{letter}")

    def _goal(self, given: dict[str, Any], where: str) -> None:
        self._known(given, (*FACE_NAMES, *GOAL_NAMES), where)
        face = Face(self._text(given, "name", where))
        face.source = _source(given)
        face.points = self._number(given, "points", 0, 20, where)
        needs = given.get("needs", {})
        if not isinstance(needs, dict) or not needs:
            raise BadPrinting(where, "it says what it needs")
        for name in needs:
            face.measures.append(self._measure(name, where))
            face.table.append(self._number(needs, name, 1, 30, where))
            face.grows_with |= GROWS_WITH[face.measures[-1]]
        if all(name in LEVELS and needs[name] <= START_LEVEL for name in needs):
            raise BadPrinting(where, f"everybody fulfils it from the start: a part begins at level {START_LEVEL}")
        self.printing.goals.append(face)

    def _final(self, given: dict[str, Any], where: str) -> None:
        face = Face(self._text(given, "name", where))
        face.source = _source(given)
        face.rule = self._one_of(given, "rule", RULES, where)
        self._known(given, (*FACE_NAMES, "rule", *FINAL_NAMES[face.rule]), where)
        if given.get("min_count", 1) != 1:
            raise BadPrinting(where, "who has none of what is counted has no prize, so 'min_count' is 1 (MR-079)")
        names = {LOWEST: "points_by_lowest", BY_PART: "points_by_level", TABLE: "table", MAJORITY: "prizes"}
        if face.rule in names:
            face.table = self._numbers(given, names[face.rule], SIZES[face.rule], where)
        if face.rule in (TABLE, MAJORITY):
            face.measure = self._measure(given.get("counts"), where)
        if face.rule == LOWEST:
            face.extra = self._number(given, "per_level1_part", -20, 0, where)
        if face.rule == PAIRS:
            face.points = self._number(given, "per_pair", 0, 20, where)
            face.extra = self._number(given, "none", -20, 0, where)
        self.printing.finals.append(face)

    # Values.

    def _known(self, given: dict[str, Any], known: tuple[str, ...], where: str) -> None:
        """Refuses names that nobody reads: most of them are mistyped."""
        for name in given:
            if name not in known:
                near = nearest(name, known)
                advice = f"did you mean {near!r}?" if near else f"there is {', '.join(known)}"
                raise BadPrinting(where, f"nothing is called '{shown(name)}'; {advice}")

    def _table(self, name: str) -> dict[str, Any]:
        found = self.data.get(name, {})
        if not isinstance(found, dict):
            raise BadPrinting(name, "it is a table of names and values")
        return found

    def _list(self, given: dict[str, Any], name: str, where: str) -> list[dict[str, Any]]:
        found = given.get(name, [])
        if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
            raise BadPrinting(where or name, f"{name!r} is a list of tables")
        return found

    def _text(self, given: dict[str, Any], name: str, where: str) -> str:
        value = given.get(name)
        if not isinstance(value, str) or not 0 < len(value) <= LONGEST_TEXT:
            raise BadPrinting(where, f"{name!r} is a short text")
        return value

    def _number(self, given: dict[str, Any], name: str, least: int, most: int, where: str) -> int:
        value = given.get(name)
        if type(value) is not int or not least <= value <= most:
            raise BadPrinting(where, f"{name!r} is a number from {least} to {most}")
        return value

    def _numbers(self, given: dict[str, Any], name: str, count: int, where: str) -> list[int]:
        """So many numbers; any count from one on where it is 0."""
        found = given.get(name)
        many = isinstance(found, list) and (len(found) == count if count else 0 < len(found) <= MOST_NUMBERS)
        if not many or not all(type(value) is int and -LARGEST <= value <= LARGEST for value in found or ()):
            raise BadPrinting(
                where, f"{name!r} lists {count or f'up to {MOST_NUMBERS}'} numbers from -{LARGEST} to {LARGEST}"
            )
        return list(found or ())

    def _one_of(self, given: dict[str, Any], name: str, known: tuple[str, ...], where: str) -> int:
        value = given.get(name)
        if value not in known:
            near = nearest(value, known)
            advice = f"did you mean {near!r}?" if near else f"it is one of {', '.join(known)}"
            raise BadPrinting(where, f"{name!r} is '{shown(value)}'; {advice}")
        return known.index(value)

    def _measure(self, name: Any, where: str) -> int:
        wanted = WANTED.get(name, name) if isinstance(name, str) else name
        if wanted not in MEASURES:
            near = nearest(wanted, MEASURES)
            advice = f"did you mean {near!r}?" if near else f"it is one of {', '.join(MEASURES)}"
            raise BadPrinting(where, f"nothing counts '{shown(name)}'; {advice}")
        return MEASURES.index(wanted)


def _said(value: Any) -> str:
    """A value that a rule fixes."""
    return ", ".join(value) if isinstance(value, list) else str(value)


def _source(given: dict[str, Any]) -> str:
    """Where a face comes from, if the printing says it in one of our words."""
    try:
        return source(str(given.get("provenance", "")))
    except ValueError:
        return ""


def _usual_name(printing: Printing) -> str:
    """What a tile without a name of its own is called."""
    kind, amount = printing.kinds[-1], printing.amount[-1]
    if kind == DIAMOND:
        colour = ("red", "green", "red or green")[printing.colour[-1]]
        return counted(amount, f"{colour} diamond")
    if kind == PLAYGROUND:
        return "rope ladder" if amount == 1 else "long rope ladder"
    return {BED: "bed", DOCTOR: "witch doctor", IMPROVEMENT: "care", WANT: "want"}[kind]


MOST_KEPT: Final = 200  # printings: a server may be asked for many
OURS: Final = parse(OUR_TEXT)
_known: Final[dict[str, Printing]] = {"": OURS}


def find(text: str) -> Printing:
    """The printing of an option: its TOML, or nothing for ours. Read once."""
    if text not in _known:
        if len(_known) > MOST_KEPT:
            del _known[list(_known)[1]]  # the oldest but ours
        _known[text] = parse(text)
    return _known[text]
