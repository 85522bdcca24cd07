"""Monster Baby Rescue beside its referee."""

from random import Random
from typing import Any

import pytest

from bestiary.games.monster_baby_rescue import GAME
from tests.effort import EFFORT
from tests.games.monster_baby_rescue.printings import with_costs
from tests.referees.monster_baby_rescue import PARTS, RescueReferee, well_cared_for
from tests.referees.referee import Referee
from tests.referees.watching import Seen, watch

GAMES = 20 * EFFORT
POSITIONS = 120 * EFFORT
DEAR = {"printing": with_costs(1, 2, 3, 5, 6, 8)}  # a figure could be lapped
MODES: list[tuple[int, dict[str, Any]]] = [
    (seats, options) for seats in GAME.seats for options in [*GAME.variants(seats), DEAR]
]


@pytest.mark.parametrize("mode", range(len(MODES)))
@pytest.mark.parametrize("bots", ["random", "greedy,random"])
def test_whole_games(mode: int, bots: str) -> None:
    seats, options = MODES[mode]
    for seed in range(GAMES if bots == "random" else GAMES // 5):
        watch(GAME, GAME.new(seats, options), RescueReferee(seats, options), seed, bots)


def test_positions_in_which_next_to_nothing_is_left() -> None:
    seen = Seen()
    for seed in range(POSITIONS):
        luck = Random(seed)
        state = GAME.load(well_cared_for(luck, *luck.choice(MODES)))
        seen += watch(GAME, state, RescueReferee.of(state.save()), seed, note=rarities)
    assert {"no diamond of a colour", "nothing to improve", "marker in the way", "shared prize"} <= {*+seen}


def rarities(referee: Referee, seen: Seen) -> None:
    assert isinstance(referee, RescueReferee)
    for seat in referee.waits_for():
        tiles = [referee.tiles[tile] for tile in referee.row if tile]
        seen["no diamond of a colour"] += len(referee._in_supply()) < 2 and any("gems" in tile for tile in tiles)
        levels = referee.homes[seat].levels if seat >= 0 else {}
        seen["nothing to improve"] += levels == dict.fromkeys(PARTS, 4)
        seen["marker in the way"] += not referee.taken and seat >= 0 and len(referee.allows(seat)) < len(tiles)
    if not referee.waits_for():
        counts = [referee._count(home, "rungs") for home in referee.homes]
        seen["shared prize"] += counts.count(max(counts)) > 1
