"""Which games are kept: both ends of the seats and the usual number, and every option that can be chosen."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from bestiary.core.registry import find_game
from tests.games.monster_baby_rescue.printings import with_costs


class Mode(NamedTuple):
    """One game that is kept: the file tests/playthroughs/GAME/NAME.txt."""

    game: str
    name: str
    seats: int
    options: Mapping[str, Any] = MappingProxyType({})
    seed: int = 7
    bot: str = "random"  # who chose the moves when the file was new; they are only read again since

    @property
    def id(self) -> str:
        """Where its file lies."""
        return f"{self.game}/{self.name}"


def _cafe() -> list[Mode]:
    game = "monster_cafe"
    return [
        Mode(game, "two", 2),
        Mode(game, "three_greedy", 3, bot="greedy"),
        Mode(game, "four", 4),
        Mode(game, "two_named", 2, {"first": 1, "removed": ["eyeball", "bellybutton_lint"]}, bot="greedy"),
        Mode(game, "four_first", 4, {"first": 3}, seed=8),
    ]


def _rescue() -> list[Mode]:
    game = "monster_baby_rescue"
    chosen = {"monsters": ["orc", "dragon", "basilisk"], "goals": "BABABABABA", "finals": "BBAB"}
    return [
        Mode(game, "two", 2),
        Mode(game, "three_greedy", 3, bot="greedy"),
        Mode(game, "five", 5),
        Mode(game, "three_chosen", 3, chosen, seed=8),
        Mode(game, "two_other_printing", 2, {"printing": with_costs(1, 2, 2, 4, 4, 5)}, seed=9),
    ]


def _big_monster() -> list[Mode]:
    game = "big_monster"
    goals = {"medals": "six", "goals": ["big_monster", "swamp_grassland", "lava_tiles", "ice_tiles"]}
    readings = {"ice_explorer": "mutants", "grass_crystal": "any"}
    return [
        Mode(game, "two", 2),
        Mode(game, "two_first", 2, {"first": 1, **readings}, seed=8, bot="greedy"),
        Mode(game, "three_sealed", 3, {"draft": "sealed"}),
        Mode(game, "three_race_goals", 3, {"draft": "race", **goals}, bot="greedy"),
        Mode(game, "four_greedy", 4, bot="greedy"),
        Mode(game, "four_teams", 4, {"teams": True, "partners": "ABAB", "draft": "sealed"}),
        Mode(game, "six_teams", 6, {"teams": True, "draft": "race"}),
    ]


def _munchkin() -> list[Mode]:
    game = "munchkin_babies"
    faster = {"listen_at_the_door": True, "shared_victory": True}
    return [
        Mode(game, "three_greedy", 3, bot="greedy"),
        Mode(game, "three", 3, {"max_turns": 9, "free_actions": 6}),
        Mode(game, "four_faster_greedy", 4, faster, bot="greedy"),
        Mode(
            game, "three_stopping", 3, {"max_turns": 6, "free_actions": 4, "stop_before_kick": True, **faster}, seed=8
        ),
        Mode(game, "six", 6, {"max_turns": 8, "free_actions": 3, "sexes": ["boy", "girl"] * 3}),
    ]


def _wombat() -> list[Mode]:
    game = "wombat_rescue"
    dangers = {"boulders": True, "dingo_eats_poop": True, "second_dingo": True, "fifth_player": False}
    own = next(options["own_layout"] for options in find_game(game).variants(2) if "own_layout" in options)
    short = {"shorter": True, "layout": "short", "protection_for": [0, 2], "max_turns": 12}
    return [
        Mode(game, "one_greedy", 1, bot="greedy"),
        Mode(game, "one_starting_den", 1, {"starting_den": "2-2", "max_turns": 12}),
        Mode(game, "two", 2, {"max_turns": 15}),
        Mode(game, "two_dangers_greedy", 2, dangers, bot="greedy"),
        Mode(game, "three_shorter", 3, short),
        Mode(game, "three_four_corners", 3, {"layout": "four_corners", "first": 2, "run_home": False, "max_turns": 10}),
        Mode(game, "two_boomerang", 2, {"layout": "boomerang", "protection": True, "max_turns": 12}),
        Mode(game, "two_own_layout", 2, {"own_layout": own, "max_turns": 8}, seed=9),
        Mode(game, "five_greedy", 5, bot="greedy"),
    ]


MODES = [*_cafe(), *_rescue(), *_big_monster(), *_munchkin(), *_wombat()]
