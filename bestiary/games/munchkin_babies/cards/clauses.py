"""What the cards say, clause by clause: an effect and its parameters, read from the data. effects/ does it."""

from typing import Any, Final

from bestiary.games.munchkin_babies.cards.conditions import ALWAYS, Condition, condition
from bestiary.games.munchkin_babies.cards.deck import KINDS, NONE, SLOTS, record

ROLLED: Final = -100  # n = "roll"
ALL: Final = -101  # n or which = "all"
LOWEST: Final = -102  # to = "lowest"
HANDS_SLOT: Final = 9  # slot = "hands": 1 Hand and 2 Hands


class Clause:
    """One effect as a card words it. Lists of clauses are numbered; a number stands for a list elsewhere."""

    __slots__ = (
        "by",
        "effect",
        "flag",
        "given",
        "lists",
        "match",
        "minimum",
        "monster",
        "n",
        "name",
        "otherwise",
        "place",
        "rest",
        "size",
        "slots",
        "start",
        "to",
    )

    def __init__(self, effect: str, name: str, given: dict[str, Any]) -> None:
        self.effect = effect
        self.name = name  # where it stands
        self.given = given  # its words in the data
        self.n = 0
        self.monster = ""
        self.size = "any"
        self.by = "victim"
        self.place = "hand"  # from
        self.to = ""  # whom, which side or how many
        self.rest = "keep"
        self.start = "left"
        self.minimum = 0
        self.flag = False  # even_after_failed_escape, then_loot, may_win
        self.slots: list[int] = []
        self.match: Condition = ALWAYS
        self.otherwise = NONE  # the list of `else`
        self.lists: list[int] = []  # options; the list of each face; `then`

    def rolls(self) -> bool:
        """Whether it has to be rolled for how much."""
        return self.n == ROLLED


LISTS: Final[list[list[Clause]]] = []
LIST_NAMES: Final[list[str]] = []  # by which a document names a list

# Where the word or number of a parameter is kept.
_KEPT: Final[dict[str, str]] = {
    "n": "n",
    "which": "n",
    "size": "size",
    "chosen_by": "by",
    "from": "place",
    "to": "to",
    "side": "to",
    "scope": "to",
    "rest": "rest",
    "start": "start",
    "minimum": "minimum",
    "even_after_failed_escape": "flag",
    "then_loot": "flag",
    "may_win": "flag",
    "monster": "monster",
}
_NUMBERS: Final[dict[str, int]] = {"roll": ROLLED, "all": ALL, "one": 1, "lowest": LOWEST}


def _read_list(clauses: list[dict[str, Any]], name: str) -> int:
    number = len(LISTS)
    made: list[Clause] = []
    LISTS.append(made)
    LIST_NAMES.append(name)
    for place, given in enumerate(clauses):
        made.append(_read(given, f"{name}.{place}"))
    return number


def _read(given: dict[str, Any], name: str) -> Clause:
    """Whether an effect takes a parameter, and this value of it, its own file says (effects/)."""
    made = Clause(given["effect"], name, given)
    for key, value in given.items():
        if key in _KEPT:
            number = _KEPT[key] == "n" or (key == "to" and (value in _NUMBERS or isinstance(value, int)))
            setattr(made, "n" if number else _KEPT[key], _NUMBERS.get(value, value) if number else value)
        elif key == "treasure":
            setattr(made, "to" if isinstance(value, str) else "n", value)
        elif key == "slot":
            made.slots = [HANDS_SLOT if value == "hands" else SLOTS.index(value)]
        elif key == "except":
            made.slots = [SLOTS.index(slot) for slot in value]
        elif key in ("match", "each"):
            made.match = condition(value)
        elif key == "else":
            made.otherwise = _read_list(value, f"{name}.else")
        else:
            _read_branches(made, key, value, name)
    return made


def _read_branches(made: Clause, key: str, value: Any, name: str) -> None:
    if key == "then":
        made.lists = [_read_list(value, f"{name}.then")]
    elif key == "options":
        made.lists = [_read_list(option, f"{name}.options.{place}") for place, option in enumerate(value)]
    elif key == "rows":
        made.lists = [NONE] * 7
        for place, row in enumerate(value):
            number = _read_list(row["do"], f"{name}.rows.{place}")
            for face in row["on"]:
                made.lists[face] = number


def _of(field: str) -> list[int]:
    return [
        _read_list(record(number)[field], f"{record(number)['id']}.{field}") if field in record(number) else NONE
        for number in range(KINDS)
    ]


BAD_STUFF: Final = _of("bad_stuff")
ON_ENCOUNTER: Final = _of("on_encounter")
ON_ESCAPE: Final = _of("on_escape")
USED: Final = _of("effects")  # of everything that is played for an effect
COST: Final = _of("cost")
THEFT_FAILS: Final[list[int]] = [
    next(
        (
            _read_list(ability["fail"], f"{record(number)['id']}.fail")
            for ability in record(number).get("abilities", [])
            if "fail" in ability
        ),
        NONE,
    )
    for number in range(KINDS)
]

_nothing: Final = Clause("none", "", {})
CLAUSE: Final[list[Clause]] = [LISTS[USED[number]][0] if USED[number] >= 0 else _nothing for number in range(KINDS)]
PLAYED_FOR: Final[list[str]] = [clause.effect for clause in CLAUSE]  # by kind: the effect that it is played for


def kinds_for(*effects: str) -> list[int]:
    """All kinds that are played for one of these effects."""
    return [number for number in range(KINDS) if PLAYED_FOR[number] in effects]
