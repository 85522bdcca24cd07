"""What the data may say: a word that nobody has written a rule for is refused as the cards are loaded."""

from typing import Any, Final

Values = tuple[Any, ...]

# As the values that a parameter understands: any of a sort.
NUMBER: Final = ("a number",)
COUNT: Final = ("a number", "roll")
MATCH: Final = ("a match table",)
CLAUSES: Final = ("clauses",)
SLOTS_NAMED: Final = ("slots",)
CARD: Final = ("a card",)

_SLOTS: Final = ("headgear", "armor", "footgear", "1_hand", "2_hands", "none")
_ALL_CARDS: Final = "id name copies deck kind provenance name_from known name_note text"
_PLAYED: Final = "when effects"
FIELDS: Final[dict[str, str]] = {  # of each sort of cards, beside those of all
    "class": "class_id abilities",
    "race": "race_id abilities",
    "super_munchkin": "rule",
    "half_breed": "rule",
    "wandering_monster": _PLAYED,
    "cheat": _PLAYED,
    "other": _PLAYED,
    "enhancer": "strength treasures run_away makes_undead twin",
    "monster": "level treasures levels_gained undead vs run_away escape no_pursuit_at_or_below no_pursuit_except "
    "on_encounter on_escape no_help level_only items_only chase_off bribe may_decline wont_attack extra_treasure "
    "extra_level bad_stuff bad_text",
    "curse": "effects",
    "item": "bonus gold slot big run_away usable_by not_usable_by specials tags",
    "one_shot": "gold tags when effects",
    "go_up_level": "levels requires cost self_only",
    "hireling": "bonus carries",
}
ABILITIES: Final[dict[str, dict[str, Values]]] = {
    "win_ties": {},
    "berserk": {"max_discards": NUMBER, "bonus_each": NUMBER, "limit": ("combat",)},
    "flight_spell": {"max_discards": NUMBER, "bonus_each": NUMBER, "limit": ("run_away_roll",)},
    "charm_spell": {"min_hand": NUMBER},
    "backstab": {"discards": (1,), "penalty": NUMBER, "limit": ("victim_per_combat",)},
    "theft": {"discards": (1,), "succeeds_on": NUMBER, "size": ("small",), "fail": CLAUSES},
    "resurrection": {},
    "turning": {"max_discards": NUMBER, "bonus_each": NUMBER, "limit": ("combat",), "needs": ("undead_in_combat",)},
    "run_away_bonus": {"n": NUMBER},
    "helper_level": {"n": NUMBER},
    "any_big": {},
    "hand_limit": {"n": NUMBER},
    "curse_swap": {"min_level": NUMBER},
    "big_win_level": {"margin_over": NUMBER, "n": (1,), "needs": ("alone",)},
    "double_sale": {"per_turn": (1,)},
    "flee_reroll": {"discards": (1,), "limit": ("run_away_roll",)},
}
SPECIALS: Final[dict[str, dict[str, Values]]] = {
    "bonus_vs": {"match": ({"undead": True},), "n": NUMBER},
    "bonus_for": {"match": MATCH, "n": NUMBER},
    "curse_ward": {"scope": ("door",)},
    "compel_help": {"target_level": ("higher_than_you",)},
    "extra_big": {"n": NUMBER},
    "hand_limit_bonus": {"n": NUMBER},
    "unlosable": {},
}


def check_card(card: dict[str, Any]) -> None:
    """A card has the fields of its sort, and abilities and specials that the rules know. Effects check theirs."""
    where = f"components.toml: {card['id']}"
    if card["kind"] not in FIELDS:
        raise ValueError(f"{where}: there are no cards of the sort {card['kind']}")
    known = [*_ALL_CARDS.split(), *FIELDS[card["kind"]].split()]
    for field in card:
        if field not in known:
            raise ValueError(f"{where}: a {card['kind']} has no {field}")
    for given in card.get("abilities", []):
        _check_power(where, "ability", ABILITIES, given)
    for given in card.get("specials", []):
        _check_power(where, "effect", SPECIALS, given)


def _check_power(where: str, key: str, known: dict[str, dict[str, Values]], given: dict[str, Any]) -> None:
    if given[key] not in known:
        raise ValueError(f"{where}: nobody has written {given[key]}")
    check_parameters(where, given[key], known[given[key]], {name: given[name] for name in given if name != key})


def check_parameters(where: str, what: str, takes: dict[str, Values], given: dict[str, Any]) -> None:
    """Something takes all parameters that a card gives it, and these values of them."""
    for name, value in given.items():
        if name not in takes:
            raise ValueError(f"{where}: {what} has no parameter {name}")
        if not understood(takes[name], value):
            raise ValueError(f"{where}: {what} does not understand {name} = {value!r}")


def understood(known: Values, value: Any) -> bool:
    """Whether a value is one of those named, or of the sort.

    >>> understood(("a number", "roll"), 3), understood(("a number",), "roll"), understood((True, False), 1)
    (True, False, False)
    """
    if any(type(one) is type(value) and one == value for one in known):
        return value not in (NUMBER[0], MATCH[0], CLAUSES[0], SLOTS_NAMED[0], CARD[0])
    if NUMBER[0] in known:
        return type(value) is int
    if known == MATCH:
        return isinstance(value, dict)
    if known == SLOTS_NAMED:
        return isinstance(value, list) and all(slot in _SLOTS for slot in value)
    return (known == CLAUSES and isinstance(value, list)) or (known == CARD and isinstance(value, str))
