"""Match tables of the data: who or what a condition is about."""

from typing import Any, Final

from bestiary.games.munchkin_babies.cards.deck import (
    CLASSES,
    HUMAN,
    KINDS,
    NO_SLOT,
    RACES,
    SLOTS,
    TAGS,
    record,
    special,
)


class Condition:
    """All of it must hold; 0 and NONE stand for what is not asked."""

    __slots__ = ("carries", "classes", "level", "mixed", "races", "slot", "tag", "undead", "without")

    def __init__(self) -> None:
        self.classes = 0  # one of these bits
        self.races = 0
        self.level = 0  # at least
        self.slot = NO_SLOT  # something equipped there
        self.without = NO_SLOT  # nothing equipped there
        self.tag = 0  # something equipped with this bit
        self.carries = 0  # something carried with this bit
        self.mixed = False  # a side of both sexes
        self.undead = False  # an Undead in the fight


ALWAYS: Final = Condition()


def _list(value: Any) -> list[str]:
    return value if isinstance(value, list) else [value]


def condition(given: dict[str, Any]) -> Condition:
    """A match table as a condition."""
    made = Condition()
    for key, value in given.items():
        if key == "class":
            made.classes = sum(1 << CLASSES.index(name) for name in _list(value))
        elif key == "race":
            made.races = sum(HUMAN if name == "human" else 1 << RACES.index(name) for name in _list(value))
        elif key == "level_min":
            made.level = int(value)
        elif key == "equipped_slot":
            made.slot = SLOTS.index(value)
        elif key == "unequipped_slot":
            made.without = SLOTS.index(value)
        elif key == "equipped_tag":
            made.tag = 1 << TAGS.index(value)
        elif key == "carries_tag":
            made.carries = 1 << TAGS.index(value)
        elif key == "party" and value == "mixed_sex":
            made.mixed = True
        elif key == "undead":
            made.undead = bool(value)
        else:
            raise ValueError(f"components.toml: no condition {key} = {value}")
    return made


def _of(field: str) -> list[Condition | None]:
    return [condition(record(number)[field]) if field in record(number) else None for number in range(KINDS)]


USABLE_BY: Final = _of("usable_by")
NOT_USABLE_BY: Final = _of("not_usable_by")
WONT_ATTACK: Final = _of("wont_attack")
NO_PURSUIT_EXCEPT: Final = _of("no_pursuit_except")
MAY_DECLINE: Final[list[Condition | None]] = [
    condition(record(number)["may_decline"]["except"]) if "may_decline" in record(number) else None
    for number in range(KINDS)
]
CHASED_BY: Final[list[Condition | None]] = [
    condition({"class": record(number)["chase_off"]["class"]}) if "chase_off" in record(number) else None
    for number in range(KINDS)
]
BONUS_FOR_WHOM: Final[list[Condition | None]] = [
    condition(special(number, "bonus_for")["match"]) if special(number, "bonus_for") else None
    for number in range(KINDS)
]


class Versus:
    """What a monster gains or gives where somebody of the side matches."""

    __slots__ = ("n", "whom")

    def __init__(self, whom: Condition, n: int) -> None:
        self.whom = whom
        self.n = n


def _versus(field: str) -> list[list[Versus]]:
    return [
        [Versus(condition(entry["match"]), entry["n"]) for entry in record(number).get(field, [])]
        for number in range(KINDS)
    ]


VERSUS: Final = _versus("vs")
EXTRA_TREASURE: Final = _versus("extra_treasure")

LEVEL_ALONE: Final = 0
EQUIPPED_TAG: Final = 1


class ExtraLevel:
    """A level more for the fighter."""

    __slots__ = ("n", "tag", "when")

    def __init__(self, when: int, tag: int, n: int) -> None:
        self.when = when
        self.tag = tag
        self.n = n


EXTRA_LEVEL: Final[list[list[ExtraLevel]]] = [
    [
        ExtraLevel(
            ("level_alone", "equipped_tag").index(entry["when"]),
            1 << TAGS.index(entry["tag"]) if "tag" in entry else 0,
            entry["n"],
        )
        for entry in record(number).get("extra_level", [])
    ]
    for number in range(KINDS)
]
