"""The effects of the cards: names with parameters, read from the data. What they do is in effects.py and plays.py."""

from typing import Any, Final

from bestiary.games.munchkin_babies.cards import KINDS, NONE, SLOTS, record
from bestiary.games.munchkin_babies.matches import ALWAYS, Condition, condition

# Each effect has a number; the same names stand in components.toml.
EFFECTS: Final = (
    "none",
    "lose_levels",
    "set_level",
    "lose_slot",
    "lose_items",
    "lose_best_item",
    "lose_gold",
    "lose_cards",
    "discard_hand",
    "nap_time",
    "give_cards",
    "lose_class",
    "lose_race",
    "change_from_discard",
    "change_sex",
    "next_combat_bonus",
    "next_combat_items_off",
    "ongoing",
    "time_out",
    "tax_everyone",
    "discard_hireling",
    "choose",
    "roll_table",
    "if",
    "combat_bonus",
    "double_strength",
    "monster_roll_bonus",
    "add_monster",
    "swap_monster",
    "remove_monster",
    "auto_kill",
    "end_combat",
    "transfer_combat",
    "take_winning_item",
    "attach_cheat",
    "auto_escape",
    "force_reroll_escape",
    "set_die",
    "gain_levels",
    "steal_level",
    "draw",
    "recover_discard",
    "cancel_curse",
)
NOTHING: Final = 0
LOSE_LEVELS: Final = 1
SET_LEVEL: Final = 2
LOSE_SLOT: Final = 3
LOSE_ITEMS: Final = 4
LOSE_BEST_ITEM: Final = 5
LOSE_GOLD: Final = 6
LOSE_CARDS: Final = 7
DISCARD_HAND: Final = 8
NAP_TIME: Final = 9
GIVE_CARDS: Final = 10
LOSE_CLASS: Final = 11
LOSE_RACE: Final = 12
CHANGE_FROM_DISCARD: Final = 13
CHANGE_SEX: Final = 14
NEXT_COMBAT_BONUS: Final = 15
NEXT_COMBAT_ITEMS_OFF: Final = 16
ONGOING: Final = 17
TIME_OUT: Final = 18
TAX_EVERYONE: Final = 19
DISCARD_HIRELING: Final = 20
CHOOSE: Final = 21
ROLL_TABLE: Final = 22
IF: Final = 23
COMBAT_BONUS: Final = 24
DOUBLE_STRENGTH: Final = 25
MONSTER_ROLL_BONUS: Final = 26
ADD_MONSTER: Final = 27
SWAP_MONSTER: Final = 28
REMOVE_MONSTER: Final = 29
AUTO_KILL: Final = 30
END_COMBAT: Final = 31
TRANSFER_COMBAT: Final = 32
TAKE_WINNING_ITEM: Final = 33
ATTACH_CHEAT: Final = 34
AUTO_ESCAPE: Final = 35
FORCE_REROLL_ESCAPE: Final = 36
SET_DIE: Final = 37
GAIN_LEVELS: Final = 38
STEAL_LEVEL: Final = 39
DRAW: Final = 40
RECOVER_DISCARD: Final = 41
CANCEL_CURSE: Final = 42

ROLLED: Final = -100  # n = "roll"
ALL: Final = -101  # n or which = "all"
LOWEST_LEVEL: Final = -102  # set_level to = "lowest"

# Words of the parameters.
WORDS: Final = (
    "any",
    "small",
    "big",
    "victim",
    "neighbors",
    "random",
    "taker",
    "hand",
    "hand_or_items",
    "each_other",
    "chosen",
    "keep",
    "discard",
    "left",
    "right",
    "either",
    "munchkins",
    "side",
    "self",
    "yes",
    "if_only",
)
ANY: Final = 0
SMALL: Final = 1
LARGE: Final = 2
VICTIM: Final = 3
NEIGHBORS: Final = 4
AT_RANDOM: Final = 5
TAKER: Final = 6
HAND: Final = 7
HAND_OR_ITEMS: Final = 8
EACH_OTHER: Final = 9
CHOSEN: Final = 10
KEEP: Final = 11
REST_DISCARDED: Final = 12
LEFT: Final = 13
RIGHT: Final = 14
EITHER: Final = 15
MUNCHKINS: Final = 16
SIDE: Final = 17
SELF: Final = 18
YES: Final = 19
IF_ONLY: Final = 20

HANDS_SLOT: Final = 9  # lose_slot slot = "hands": 1 Hand and 2 Hands


class Effect:
    """One effect of a card. Lists of effects are numbered; a number stands for a list in other effects and frames."""

    __slots__ = (
        "by",
        "flag",
        "lists",
        "match",
        "minimum",
        "n",
        "name",
        "op",
        "otherwise",
        "place",
        "rest",
        "size",
        "slots",
        "start",
        "to",
    )

    def __init__(self, op: int) -> None:
        self.op = op
        self.n = 0
        self.name = ""  # a monster's id, for auto_kill
        self.size = ANY
        self.by = VICTIM
        self.place = HAND  # from
        self.to = NONE
        self.rest = KEEP
        self.start = LEFT
        self.minimum = 0
        self.flag = False  # even_after_failed_escape, then_loot, may_win
        self.slots: list[int] = []
        self.match: Condition = ALWAYS
        self.otherwise = NONE  # the list of `else`
        self.lists: list[int] = []  # options; the list of each face; `then`


LISTS: Final[list[list[Effect]]] = []
LIST_NAMES: Final[list[str]] = []  # by which a document names a list


def _number(value: Any) -> int:
    if isinstance(value, int):
        return int(value)
    return {"roll": ROLLED, "all": ALL, "one": 1, "lowest": LOWEST_LEVEL}[value]


def _read_list(effects: list[dict[str, Any]], name: str) -> int:
    number = len(LISTS)
    made: list[Effect] = []
    LISTS.append(made)
    LIST_NAMES.append(name)
    for place, effect in enumerate(effects):
        made.append(_read(effect, f"{name}.{place}"))
    return number


def _read(given: dict[str, Any], name: str) -> Effect:
    made = Effect(EFFECTS.index(given["effect"]))
    for key, value in given.items():
        if key in ("n", "which", "to") and (key != "to" or made.op == SET_LEVEL):
            made.n = _number(value)
        elif key == "slot":
            made.slots = [HANDS_SLOT if value == "hands" else SLOTS.index(value)]
        elif key == "except":
            made.slots = [SLOTS.index(slot) for slot in value]
        elif key == "size":
            made.size = WORDS.index(value)
        elif key == "chosen_by":
            made.by = WORDS.index(value)
        elif key == "from":
            made.place = WORDS.index(value)
        elif key in ("to", "side", "scope"):
            made.to = WORDS.index(value)
        elif key == "rest":
            made.rest = WORDS.index(value)
        elif key == "start":
            made.start = WORDS.index(value)
        elif key in ("match", "each"):
            made.match = condition(value)
        elif key == "minimum":
            made.minimum = value
        elif key == "treasure":
            if isinstance(value, str):
                made.to = WORDS.index(value)
            else:
                made.n = value
        elif key in ("even_after_failed_escape", "then_loot", "may_win"):
            made.flag = value
        elif key == "monster":
            made.name = value
        elif key == "else":
            made.otherwise = _read_list(value, f"{name}.else")
        elif key == "then":
            made.lists = [_read_list(value, f"{name}.then")]
        elif key == "options":
            made.lists = [_read_list(option, f"{name}.options.{place}") for place, option in enumerate(value)]
        elif key == "rows":
            made.lists = [NONE] * 7
            for place, row in enumerate(value):
                number = _read_list(row["do"], f"{name}.rows.{place}")
                for face in row["on"]:
                    made.lists[face] = number
        elif key not in ("effect", "stat", "ends", "what", "whose", "needs", "deck", "face", "timing", "who"):
            raise ValueError(f"components.toml: {name} has an unknown parameter {key}")
    return made


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

_no_effect: Final = Effect(NOTHING)
EFFECT: Final[list[Effect]] = [LISTS[USED[number]][0] if USED[number] >= 0 else _no_effect for number in range(KINDS)]
OP: Final[list[int]] = [effect.op for effect in EFFECT]
