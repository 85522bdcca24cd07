"""What is counted as tiles are laid is what a count from scratch finds. Random games hardly ever complete a blue
crystal, so these zones are dense: every tile on one lattice with the explorer, and of kinds that complete something."""

from collections import Counter

import pytest

from bestiary.core.dice import Dice, key_from_seed
from bestiary.games.big_monster import GAME
from bestiary.games.big_monster.components import KIND_IDS
from bestiary.games.big_monster.counters import BLUES, GREENS, PAIRS, REDS
from bestiary.games.big_monster.effects import blues
from bestiary.games.big_monster.lattice import cell
from bestiary.games.big_monster.scoring import zone_parts
from bestiary.games.big_monster.zone import Zone, landed
from tests.effort import EFFORT
from tests.games.big_monster.by_hand import BIG, EXPLORERS, LAVA, RUNE, Area
from tests.games.big_monster.positions import Tile

BLOCK = [(x, y) for y in (-2, 0, 2, 4) for x in (-1, 0, 1, 2, 3) if (x, y) not in ((0, 0), (1, 0))]
BLUE = ("lava_green", "lava_purple_red_top", "lava_purple_red_bottom")
SORTS = (BLUE, BLUE, BLUE, (*LAVA, *RUNE), BIG, BIG)  # each as likely
MOST = 18  # tiles that are laid in one zone


def laid_out(seed: int) -> tuple[int, list[Tile]]:
    """An explorer, and tiles that fill most of a block around it, in an order in which each of them touches another."""
    dice = Dice(key_from_seed("dense", seed))
    explorer = seed % len(EXPLORERS)
    laid: list[Tile] = []
    area = Area(list(EXPLORERS)[explorer], [])
    while len(laid) < MOST:
        open_places = [place for place in BLOCK if area.fits("lava_green", *place)]
        x, y = open_places[dice.below(len(open_places))]
        kinds = SORTS[dice.below(len(SORTS))]
        laid.append((kinds[dice.below(len(kinds))], x, y))
        area = Area(list(EXPLORERS)[explorer], laid)
    return explorer, laid


def placed(zone: Zone, tile: Tile) -> Zone:
    kind, x, y = tile
    return zone.placed(KIND_IDS.index(kind), GAME.actions.parse(f"place at={x},{y}"))


@pytest.mark.rule("BM-I06", "BM-066", "BM-070", "BM-095")
def test_the_counters_that_are_scored_are_those_of_a_recount() -> None:
    met: Counter[str] = Counter()
    for seed in range(120 * EFFORT):
        explorer, laid = laid_out(seed)
        zone = landed(explorer, family_ice=True, any_crystal=False)
        for number, tile in enumerate(laid):
            kind, x, y = tile
            met["two blues at once"] += blues(zone.effects(KIND_IDS.index(kind), cell(x, y))) >= 2
            before, zone = zone, placed(zone, tile)
            area = Area(list(EXPLORERS)[explorer], laid[: number + 1])
            crystals = area.crystals()
            counted = {"green": zone.counts[GREENS], "red": zone.counts[REDS], "blue": zone.counts[BLUES]}
            assert Counter(counted) == crystals, (seed, tile)
            assert zone.counts[PAIRS] == area.big_monsters()
            assert zone_parts(zone, 0) == area.parts(0, 0)[:-1]
            assert all(zone.counts[one] >= before.counts[one] for one in (GREENS, REDS, BLUES, PAIRS))
        met += crystals + Counter(pair=area.big_monsters())
    assert min(met[what] for what in ("green", "red", "blue", "pair", "two blues at once")) >= 10, met
