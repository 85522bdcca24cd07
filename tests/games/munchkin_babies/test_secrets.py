"""The laws of hidden information in the middle of fights, offers, Curses and running away."""

from itertools import product
from typing import Any

import pytest

from bestiary.conformance import check
from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.options import Options
from bestiary.games.munchkin_babies.cards.deck import IDS
from bestiary.games.munchkin_babies.game import MunchkinBabies
from bestiary.games.munchkin_babies.state import BabiesState
from tests.effort import EFFORT
from tests.games.munchkin_babies.positions import baby, fight

CARDS = [
    ["gual_eat_a_bug", "boo_boo", "undead", "potion_of_pliable_bones", "candy_from_a_baby"],
    ["windy_day", "overtired", "wandering_monster", "rug_rat", "fizzy_formula"],
    ["duckie_of_doom", "ginormous", "birthday_wish", "werecub", "hireling"],
    ["jam_hands", "genie_in_a_bottle", "identical", "princess_tut"],
    ["preschool_aged", "inattentive", "lukewarm_milk", "magic_mashed_missile"],
    ["time_out", "hot_potato_potion", "towel_of_invisibility", "rattlebones"],
]
BADGES: list[dict[str, Any]] = [
    {"classes": ["ankle_biter"], "items": ["saucepan_helm", "bronze_booties"]},
    {"classes": ["crumb_snatcher"], "races": ["elfling"], "items": ["bib_of_bashing"]},
    {"classes": ["wiz_kid"], "races": ["orcling"]},
    {"classes": ["holy_terror"], "races": ["quarterling"]},
    {"races": ["dwarfling"]},
    {},
]
FIGHT = fight("captain_croup", "lullabanshee")
OFFER = {"items": ["saucepan_helm"], "treasures": 2, "pick": "helper_first", "plays": ["gual_eat_a_bug"]}
OPEN = [{"what": "after_combat"}, {"what": "combat_open"}]
CURSE = {"what": "curse_window", "victim": 0, "card": "lose_your_armor", "by": 1}
MIDDLES: dict[str, dict[str, Any]] = {
    "fight": {"fight": FIGHT},
    "offer": {"fight": {**FIGHT, "offer": OFFER}, "stack": [*OPEN, {"what": "help_ask", "asked": 1}]},
    "call": {
        "fight": {**FIGHT, "helper": 1, "deal": OFFER},
        "stack": [{"what": "after_combat"}, {"what": "final_call"}],
        "passed": [2],
    },
    "curse": {"fight": FIGHT, "stack": [*OPEN, CURSE], "limbo": ["lose_your_armor"]},
}
# Each number of players once; with more effort, everything with everything.
CASES = list(zip(MIDDLES, (3, 4, 5, 6), strict=True)) if EFFORT == 1 else list(product(MIDDLES, (3, 4, 5, 6)))


class FromTheMiddle(MunchkinBabies):
    """A game that starts where something goes on."""

    def __init__(self, middle: str) -> None:
        super().__init__()
        self.middle = middle

    def start(self, seats: int, options: Options) -> BabiesState:
        babies = [baby(5 - seat % 3, hand=CARDS[seat], **BADGES[seat]) for seat in range(seats)]
        return self.read({"babies": babies, **MIDDLES[self.middle]}, seats, options)


@pytest.mark.rule("MB-I17", "MB-I19", "MB-I20", "MB-I23")
@pytest.mark.parametrize(("middle", "seats"), CASES)
def test_the_laws_hold_in_the_middle_of(middle: str, seats: int) -> None:
    options = {"max_turns": 1, "free_actions": 2}
    report = check(FromTheMiddle(middle), seats, options, games=EFFORT, seed=EFFORT)
    assert report.positions > 3 * EFFORT


@pytest.mark.rule("MB-D18")
def test_nobody_can_tell_whether_the_card_taken_was_the_one_just_received() -> None:
    """Given two cards of which one was just received, when somebody takes one unseen, then only its owner knows what is
    left to be asked about: to a third player both worlds look alike, and the owner is asked in both."""
    worlds = []
    for taken, left in (("undead", []), ("boo_boo", ["undead"])):
        babies = [baby(1), baby(1, hand=["boo_boo", "undead"], fresh=1), baby(1, hand=["windy_day"])]
        state = MunchkinBabies().load({"game": "munchkin_babies", "seats": 3, "babies": babies})
        assert isinstance(state, BabiesState)
        state.pass_on(1, 0, IDS.index(taken))
        assert [IDS[kind] for kind in state.babies[1].newest()] == left
        assert state.babies[1].fresh == 1
        worlds.append(state)
    for viewer in (2, None):
        assert worlds[0].view(viewer) == worlds[1].view(viewer)
        one, other = (world.imagine(viewer, Dice(key_from_seed(1))).save() for world in worlds)
        assert one == other
