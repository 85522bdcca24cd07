"""Monster Café beside its referee."""

from random import Random

import pytest

from bestiary.games.monster_cafe import GAME
from tests.effort import EFFORT
from tests.referees.monster_cafe import CafeReferee, crowded
from tests.referees.referee import Referee
from tests.referees.watching import Seen, watch

GAMES = 40 * EFFORT
POSITIONS = 150 * EFFORT
MODES = [(seats, variant) for seats in GAME.seats for variant in range(len(GAME.variants(seats)))]


@pytest.mark.parametrize(("seats", "variant"), MODES)
@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_whole_games(seats: int, variant: int, bots: str) -> None:
    options = GAME.variants(seats)[variant]
    for seed in range(GAMES if bots == "random" else GAMES // 4):
        watch(GAME, GAME.new(seats, options), CafeReferee(seats, options), seed, bots)


def test_late_rounds_with_hardly_a_card_left() -> None:
    seen = Seen()
    for seed in range(POSITIONS):
        luck = Random(seed)
        state = GAME.load(crowded(luck, luck.choice(GAME.seats)))
        seen += watch(GAME, state, CafeReferee.of(state.save()), seed, note=rarities)
    assert {"empty table cleared", "no seat left", "no card left", "doubled"} <= {*seen}


def rarities(referee: Referee, seen: Seen) -> None:
    assert isinstance(referee, CafeReferee)
    tables = [table["monsters"] for table in referee.centre if table]
    if referee.waits_for() == [referee.turn] and not referee.hand:
        seen["empty table cleared"] += not any(tables) and not referee.pile.total()
        seen["no seat left"] += all(len(monsters) == 4 for monsters in tables) and referee.pile.total() > 0
        seen["no card left"] += not referee.pile.total()
    seen["doubled"] += referee.over and any(2 in plates.values() for plates in referee.plates)
    for name in [name for name, count in seen.items() if not count]:
        del seen[name]
