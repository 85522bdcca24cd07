"""Fights of Munchkin Babies that random play never sees: two Classes, twins, enhancers, Curses, a Hireling, a Cheat."""

from collections import Counter
from random import Random
from typing import Any

from tests.referees.munchkin_babies import for_either_side
from tests.referees.munchkin_sums import CARDS

KINDS: dict[str, list[str]] = {}
for _name, _card in CARDS.items():
    KINDS.setdefault(_card["kind"], []).append(_name)
LASTING = [
    ("captain_croup.bad_stuff", 1, None),
    ("hand_me_downs.effects", 1, "hand_me_downs"),
    ("overstimulated.effects", 0, "overstimulated"),
    ("gum_in_your_hair.effects", 0, "gum_in_your_hair"),
]


class Box:
    """All cards, until they are taken out."""

    def __init__(self, luck: Random) -> None:
        self.luck = luck
        self.left = Counter({name: card["copies"] for name, card in CARDS.items()})

    def take(self, kind: str, most: int) -> list[str]:
        """Some cards of a kind."""
        names = [name for name in KINDS[kind] if self.left[name]]
        found = self.luck.sample(names, min(len(names), self.luck.randint(0, most)))
        self.left.subtract(found)
        return found

    def take_one(self, name: str) -> bool:
        """One card, if it is still there and luck will have it."""
        if self.left[name] and self.luck.random() < 0.4:
            self.left[name] -= 1
            return True
        return False


def melee(luck: Random, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """A fight in full swing."""
    box = Box(luck)
    fighter = luck.randrange(seats)
    helper = luck.choice([None, luck.choice([seat for seat in range(seats) if seat != fighter])])
    side = [seat for seat in (fighter, helper) if seat is not None]
    box.left["orcling"] -= 1  # for who wins alone, and by far
    box.left["captain_croup"] = 0  # in the fight where no other monster is, and nowhere else
    many, alone = luck.choice([0, 3]), helper is None
    foes = [_foe(box, monster, many) for monster in box.take("monster", 1 + many)]
    foes = [foe for foe in foes if alone or not CARDS[foe["monster"]].get("no_help")] or [_foe(box, "captain_croup", 0)]
    boosts = [
        {"card": card, "side": luck.choice(["munchkins", "monsters"]) if for_either_side(card) else "munchkins"}
        for card in box.take("one_shot", 4)
        if for_either_side(card) or "each" in CARDS[card]["effects"][0]
    ]
    babies = [_baby(box, seat in side) for seat in range(seats)]
    turning = [luck.choice([0, 3, 9]) if seat in side else 0 for seat in range(seats)]
    if alone and not many and luck.random() < 0.7:
        babies[fighter] |= {"races": ["orcling"], "half_breed": False, "level": 8, "lasting": []}
        foes, turning[fighter] = [_foe(box, "captain_croup", 0)], 9
    thieves = [seat for seat in range(seats) if luck.random() < 0.4]
    return {
        "game": "munchkin_babies",
        "seats": seats,
        "options": options,
        "turn": fighter,
        "babies": babies,
        "fight": {
            "fighter": fighter,
            "helper": helper,
            "foes": foes,
            "boosts": boosts,
            "doubled": helper is None and luck.random() < 0.2,
            "berserk": [luck.randint(0, 3) if seat in side else 0 for seat in range(seats)],
            "turning": turning,
            "stabbed": [[thief for thief in thieves if thief != seat] if seat in side else [] for seat in range(seats)],
        },
    }


def cursed(luck: Random, seats: int, options: dict[str, Any], curse: str) -> dict[str, Any]:
    """A Curse that waits to be stopped, between babies who have much to lose."""
    box = Box(luck)
    box.left[curse] -= 1
    turn, victim = luck.randrange(seats), luck.randrange(seats)
    return {
        "game": "munchkin_babies",
        "seats": seats,
        "options": options,
        "stack": [{"what": "arrange"}, {"what": "curse_window", "victim": victim, "card": curse, "by": None}],
        "limbo": [curse],
        "turn": turn,
        "babies": [_baby(box, False) for _ in range(seats)],
    }


def full_hands(luck: Random, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """The end of a turn, with more cards in hand than may stay there."""
    box = Box(luck)
    turn = luck.randrange(seats)
    hands = [box.take("monster", 3) for _ in range(seats)]
    hands[turn] = [*hands[turn], *box.take("enhancer", 7), *box.take("race", 4)]
    return {
        "game": "munchkin_babies",
        "seats": seats,
        "options": options,
        "stack": [{"what": "charity"}],
        "turn": turn,
        "babies": [{"level": luck.randint(1, 4), "hand": hand} for hand in hands],
    }


def _foe(box: Box, monster: str, most: int) -> dict[str, Any]:
    enhancers = box.take("enhancer", most)
    return {
        "monster": monster,
        "count": 1 + enhancers.count("identical"),
        "rolled": box.luck.randint(1, 6) if monster == "weasel_in_the_box" else 0,
        "enhancers": enhancers,
    }


def _baby(box: Box, fighting: bool) -> dict[str, Any]:
    luck = box.luck
    super_munchkin, half_breed = box.take_one("super_munchkin"), box.take_one("half_breed")
    classes = box.take("class", 2 if super_munchkin else 1)
    races = box.take("race", 2 if half_breed else 1)
    items = box.take("item", 6)
    big = [item for item in items if CARDS[item]["big"]]
    items = [item for item in items if item not in big[1:]]
    hireling = bool(items) and box.take_one("hireling")
    porter = luck.choice(items) if hireling and luck.random() < 0.7 else None
    cheated = luck.choice(items) if items and box.take_one("cheat") else None
    lasting = [
        {"effects": effects, "place": place, "card": card, "active": fighting and "gum" not in effects}
        for effects, place, card in LASTING
        if card is None or box.take_one(card)
        if card is not None or luck.random() < 0.2
    ]
    return {
        "level": luck.randint(1, 9),
        "girl": luck.random() < 0.5,
        "classes": classes,
        "races": races,
        "super_munchkin": super_munchkin and bool(classes),
        "half_breed": half_breed and bool(races),
        "items": items,
        "hireling": hireling,
        "porter": porter,
        "cheated": cheated if cheated != porter else None,
        "lasting": lasting,
        "hand": [*box.take("one_shot", 2), *box.take("enhancer", 1), *box.take("monster", 1), *box.take("curse", 1)],
    }
