"""The deck as constants, read from components.toml and checked. A kind is a number; copies of a card are alike."""

import tomllib
from importlib import resources
from typing import Any, Final

from bestiary.games.munchkin_babies.cards.checking import check_card

_data: Final[dict[str, Any]] = tomllib.loads(
    resources.files("bestiary.games.munchkin_babies").joinpath("components.toml").read_text(encoding="utf-8")
)
_cards: Final[list[dict[str, Any]]] = _data["card"]
for _card in _cards:
    check_card(_card)

DOOR: Final = 0
TREASURE: Final = 1
DECKS: Final = ("door", "treasure")

# Sorts of cards.
CLASS: Final = 0
RACE: Final = 1
SUPER: Final = 2
HALF: Final = 3
WANDERING: Final = 4
CHEAT: Final = 5
OTHER: Final = 6
ENHANCER: Final = 7
MONSTER: Final = 8
CURSE: Final = 9
ITEM: Final = 10
ONE_SHOT: Final = 11
LEVEL_UP: Final = 12
HIRELING: Final = 13
SORTS: Final = (
    "class",
    "race",
    "super_munchkin",
    "half_breed",
    "wandering_monster",
    "cheat",
    "other",
    "enhancer",
    "monster",
    "curse",
    "item",
    "one_shot",
    "go_up_level",
    "hireling",
)

# Where an Item is worn: places in the list of slots.
NO_SLOT: Final = 0
HEADGEAR: Final = 1
ONE_HAND: Final = 4
TWO_HANDS: Final = 5
SLOTS: Final = ("none", "headgear", "armor", "footgear", "1_hand", "2_hands")
HANDS: Final = 2

CLASSES: Final[list[str]] = _data["meta"]["classes"]
RACES: Final[list[str]] = _data["meta"]["races"]
TAGS: Final[list[str]] = _data["meta"]["tags"]
HUMAN: Final[int] = 1 << len(RACES)  # the bit of having no Race

NONE: Final = -1

KINDS: Final[int] = len(_cards)
IDS: Final[list[str]] = [card["id"] for card in _cards]
CALLED: Final[list[str]] = [card["name"] for card in _cards]  # where its sort is known
NAMES: Final[list[str]] = [f"Curse! {card['name']}" if card["kind"] == "curse" else card["name"] for card in _cards]
TEXTS: Final[list[str]] = [card["text"] for card in _cards]
BAD_TEXTS: Final[list[str]] = [card.get("bad_text", "") for card in _cards]
COPIES: Final[list[int]] = [card["copies"] for card in _cards]
DECK: Final[list[int]] = [DECKS.index(card["deck"]) for card in _cards]
SORT: Final[list[int]] = [SORTS.index(card["kind"]) for card in _cards]
IMMEDIATE: Final[list[bool]] = [card.get("when") == "immediate" for card in _cards]


def kind(identifier: str) -> int:
    """The number of a card.

    >>> NAMES[kind("werecub")]
    'Werecub'
    """
    return IDS.index(identifier)


def kinds_of(*sorts: int) -> list[int]:
    """All kinds of some sorts, in the order of the deck."""
    return [number for number in range(KINDS) if SORT[number] in sorts]


def _numbers(name: str, default: int = 0) -> list[int]:
    return [int(card.get(name, default)) for card in _cards]


# Classes and Races: a bit each.
CLASS_BIT: Final[list[int]] = [1 << CLASSES.index(card["class_id"]) if "class_id" in card else 0 for card in _cards]
RACE_BIT: Final[list[int]] = [1 << RACES.index(card["race_id"]) if "race_id" in card else 0 for card in _cards]

# Items. "No Value" is 0 Gold Pieces and still an Item (MB-084).
IS_ITEM: Final[list[bool]] = [number in (ITEM, ONE_SHOT) for number in SORT]
BONUS: Final[list[int]] = _numbers("bonus")
GOLD: Final[list[int]] = _numbers("gold")
SLOT: Final[list[int]] = [SLOTS.index(card.get("slot", "none")) for card in _cards]
BIG: Final[list[bool]] = [bool(card.get("big", False)) for card in _cards]
RUN_AWAY: Final[list[int]] = _numbers("run_away")  # of an Item, a monster or an enhancer
TAG_BITS: Final[list[int]] = [sum(1 << TAGS.index(tag) for tag in card.get("tags", [])) for card in _cards]

# Monsters.
LEVEL: Final[list[int]] = _numbers("level")
TREASURES: Final[list[int]] = _numbers("treasures")  # of a monster, or what an enhancer adds
LEVELS_GAINED: Final[list[int]] = _numbers("levels_gained")
UNDEAD: Final[list[bool]] = [bool(card.get("undead", False)) for card in _cards]
NO_HELP: Final[list[bool]] = [bool(card.get("no_help", False)) for card in _cards]
LEVEL_ONLY: Final[list[bool]] = [bool(card.get("level_only", False)) for card in _cards]
ITEMS_ONLY: Final[list[bool]] = [bool(card.get("items_only", False)) for card in _cards]
NO_PURSUIT: Final[list[int]] = _numbers("no_pursuit_at_or_below")
CHASE_TREASURE: Final[list[bool]] = [bool(card.get("chase_off", {}).get("treasure", False)) for card in _cards]
BRIBE: Final[list[int]] = [int(card.get("bribe", {}).get("min_gold", NONE)) for card in _cards]

ROLLS: Final = 0
GETS_AWAY: Final = 1
CAUGHT: Final = 2
ESCAPE: Final[list[int]] = [("roll", "auto", "impossible").index(card.get("escape", "roll")) for card in _cards]

# Enhancers.
STRENGTH: Final[list[int]] = _numbers("strength")
MAKES_UNDEAD: Final[list[bool]] = [bool(card.get("makes_undead", False)) for card in _cards]
TWIN: Final[list[bool]] = [bool(card.get("twin", False)) for card in _cards]

# Go Up a Level.
NO_CONDITION: Final = 0
NOT_HIGHEST: Final = 1
LOWEST: Final = 2
HIRELING_IN_PLAY: Final = 3
JUST_AFTER_COMBAT: Final = 4
OTHER_CARD_IN_HAND: Final = 5
_REQUIRES: Final = (
    "none",
    "not_highest_level",
    "lowest_level",
    "hireling_in_play",
    "just_after_combat",
    "other_card_in_hand",
)
REQUIRES: Final[list[int]] = [_REQUIRES.index(card.get("requires", "none")) for card in _cards]
LEVELS: Final[list[int]] = _numbers("levels")
SELF_ONLY: Final[list[bool]] = [bool(card.get("self_only", False)) for card in _cards]

# When a card with an effect may be used.
NEVER: Final = 0
IN_COMBAT: Final = 1
OWN_COMBAT: Final = 2
OWN_TURN_COMBAT: Final = 3
OWN_TURN: Final = 4
RUNNING: Final = 5
OWN_ROLL: Final = 6
AGAINST_A_CURSE: Final = 7
ANY_TIME: Final = 8
AT_ONCE: Final = 9
_WHEN: Final = (
    "",
    "combat",
    "own_combat",
    "own_turn_combat",
    "own_turn_no_combat",
    "run_away",
    "own_roll",
    "curse",
    "any_time",
    "immediate",
)
WHEN: Final[list[int]] = [_WHEN.index(card.get("when", "")) for card in _cards]

# Abilities of Classes and Races, a number each where a card has it, else NONE.
_ability: Final[list[dict[str, dict[str, Any]]]] = [
    {ability["ability"]: ability for ability in card.get("abilities", [])} for card in _cards
]


def _abilities(name: str, field: str) -> list[int]:
    return [int(have[name].get(field, 1)) if name in have else NONE for have in _ability]


WINS_TIES: Final = _abilities("win_ties", "")
BERSERK: Final = _abilities("berserk", "max_discards")
FLIGHT: Final = _abilities("flight_spell", "max_discards")
CHARM: Final = _abilities("charm_spell", "min_hand")
BACKSTAB: Final = _abilities("backstab", "penalty")
THEFT: Final = _abilities("theft", "succeeds_on")
RESURRECTION: Final = _abilities("resurrection", "")
TURNING: Final = _abilities("turning", "max_discards")
RUNNER: Final = _abilities("run_away_bonus", "n")
HELPER_LEVEL: Final = _abilities("helper_level", "n")
ANY_BIG: Final = _abilities("any_big", "")
HAND_LIMIT: Final = _abilities("hand_limit", "n")
CURSE_SWAP: Final = _abilities("curse_swap", "min_level")
BIG_WIN: Final = _abilities("big_win_level", "margin_over")
DOUBLE_SALE: Final = _abilities("double_sale", "per_turn")
REROLL: Final = _abilities("flee_reroll", "discards")
PER_CARD_BERSERK: Final[int] = max(_abilities("berserk", "bonus_each"))
PER_CARD_FLIGHT: Final[int] = max(_abilities("flight_spell", "bonus_each"))
PER_CARD_TURNING: Final[int] = max(_abilities("turning", "bonus_each"))

# Passive powers of Items.
_special: Final[list[dict[str, dict[str, Any]]]] = [
    {special["effect"]: special for special in card.get("specials", [])} for card in _cards
]


def _specials(name: str, field: str) -> list[int]:
    return [int(have[name].get(field, 1)) if name in have else 0 for have in _special]


VS_UNDEAD: Final = _specials("bonus_vs", "n")
BONUS_FOR: Final = _specials("bonus_for", "n")
WARD: Final = _specials("curse_ward", "")
COMPEL: Final = _specials("compel_help", "")
EXTRA_BIG: Final = _specials("extra_big", "n")
MORE_HAND: Final = _specials("hand_limit_bonus", "n")
UNLOSABLE: Final = _specials("unlosable", "")


def record(number: int) -> dict[str, Any]:
    """All that the data says of a card."""
    return _cards[number]


def special(number: int, name: str) -> dict[str, Any]:
    """One passive power of an Item, or nothing."""
    return _special[number].get(name, {})


def _check() -> None:
    if len(set(IDS)) != KINDS:
        raise ValueError("components.toml: two cards have the same id")
    for number in kinds_of(MONSTER, ITEM, CHEAT, HIRELING, ENHANCER):
        if COPIES[number] != 1:  # they are named by kind where they lie, so there is one of each
            raise ValueError(f"components.toml: there is more than one {IDS[number]}")


_check()
