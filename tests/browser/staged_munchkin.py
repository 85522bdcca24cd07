"""Munchkin Babies that begins in the middle: each position has a name, and a limit of turns that stands for it."""

from __future__ import annotations

from typing import Any

from bestiary.core.options import Options
from bestiary.games.munchkin_babies.cards.deck import COPIES, DECK, DOOR, IDS
from bestiary.games.munchkin_babies.game import MunchkinBabies
from bestiary.games.munchkin_babies.options import BabiesOptions
from bestiary.games.munchkin_babies.state import BabiesState

FIRST = 1000


class Staged(MunchkinBabies):
    """The real game, but for where it starts."""

    def __init__(self, positions: dict[str, dict[str, Any]]) -> None:
        super().__init__()
        self._positions = positions

    def start(self, seats: int, options: Options) -> BabiesState:
        assert isinstance(options, BabiesOptions)
        at = options.max_turns - FIRST
        if not 0 <= at < len(self._positions):
            return super().start(seats, options)
        position = list(self._positions.values())[at]
        state = self.load({**position, "seats": seats, "options": options.plain()})
        assert isinstance(state, BabiesState)
        return state

    def turns(self, name: str) -> int:
        """The limit of turns that stands for a position."""
        return FIRST + list(self._positions).index(name)


def only_behind_the_door(*wanted: str, **held: list[str]) -> dict[str, Any]:
    """A door deck of these alone: all else that nobody holds lies in the discards."""
    gone = [*wanted, *[card for cards in held.values() for card in cards]]
    discards = []
    for number, card in enumerate(IDS):
        if DECK[number] == DOOR:
            discards += [card] * (COPIES[number] - gone.count(card))
    return {"discards": {"door": discards}}


EMMA = {
    "level": 5,
    "classes": ["ankle_biter"],
    "items": ["kid_safe_stabbinator", "toy_of_sparkly_fascination"],
    "hand": ["potion_of_pliable_bones", "crumb_snatcher", "wandering_monster"],
}
JAMAL = {"level": 2, "races": ["elfling"], "items": ["woobie_of_mass_destruction"], "hand": ["undead"]}
CROUP = only_behind_the_door(
    "captain_croup", emma=["ankle_biter", "crumb_snatcher", "wandering_monster"], jamal=["elfling", "undead"]
)
RICH = {
    "level": 3,
    "races": ["dwarfling"],
    "items": ["kinderarmor", "diaper_of_holding", "saucepan_helm", "cardboard_crown", "super_duper_soaker"],
    "hand": ["boo_boo", "gual_eat_a_bug", "werecub", "wiz_kid", "lukewarm_milk"],
}
POOR = {"level": 2, "classes": ["crumb_snatcher"], "items": ["rattle_of_battle", "bronze_booties"], "hand": ["undead"]}
NINE = [
    "magic_mashed_missile",
    "gual_eat_a_bug",
    "sippy_lid_shield",
    "wiz_kid",
    "grabby_playmates",
    "overtired",
    "zillion_bricks",
    "lullabanshee",
    "dust_bunny",
]
GAME = Staged(
    {
        "croup": {"babies": [EMMA, JAMAL, {}], **CROUP},
        "trade": {"babies": [RICH, POOR, {"level": 7, "items": ["wand_of_bubbles"]}, {}]},
        "help": {
            "babies": [{"level": 4, "items": ["saucepan_helm"]}, {"level": 6, "races": ["elfling"]}, {}, {}],
            "fight": {"fighter": 0, "foes": ["captain_croup"]},
        },
        "nine": {
            "babies": [{"level": 9, "items": ["giant_gold_star"]}, {"level": 4}, {"level": 6}, {}],
            "fight": {"fighter": 0, "foes": ["captain_croup"]},
        },
        "shared": {
            "babies": [{"level": 9}, {"level": 4}, {}, {}],
            "fight": {"fighter": 0, "foes": ["captain_croup"], "helper": 1},
        },
        "call": {
            "babies": [{"level": 8, "items": ["saucepan_helm"]}, {"level": 2, "hand": ["undead"]}, {}],
            "fight": {"fighter": 0, "foes": ["captain_croup"]},
        },
        "flee": {
            "babies": [{"level": 2, "items": ["saucepan_helm", "bronze_booties"], "hand": ["boo_boo"]}, {}, {}, {}],
            "fight": {"fighter": 0, "foes": ["captain_croup"]},
        },
        "nine cards": {
            "babies": [
                {"level": 3, "items": ["saucepan_helm", "rattle_of_battle", "bronze_booties"], "hand": NINE},
                {"level": 3},
                {"level": 2},
                {"level": 6, "items": ["unicorn_booties"]},
            ],
            "fight": {"fighter": 0, "foes": ["captain_croup"]},
        },
        "charity": {
            "babies": [
                {
                    "level": 5,
                    "hand": ["boo_boo", "gual_eat_a_bug", "werecub", "wiz_kid", "lukewarm_milk", "undead", "overtired"],
                },
                {"level": 3},
                {},
                {"level": 4},
            ],
            "stack": [{"what": "charity"}],
        },
        "run": {
            "babies": [{"level": 2, "hand": ["boo_boo"]}, {"level": 2}, {}, {}],
            "fight": {"fighter": 0, "foes": ["captain_croup", "big_baby"], "helper": 1},
        },
    }
)
