import statistics

import pytest

from bestiary.core.result import Result
from bestiary.lab.batches import Batches
from bestiary.lab.histogram import Histogram
from bestiary.lab.interval import wilson
from bestiary.lab.tally import Tally


@pytest.mark.parametrize("numbers", [[3], [1, 2], [-4, 0, 0, 7, 9], list(range(-10, 30)) * 3])
def test_histograms_agree_with_plain_statistics(numbers: list[int]) -> None:
    histogram = Histogram(numbers)

    assert histogram.mean() == pytest.approx(statistics.mean(numbers))
    assert histogram.median() == statistics.median(numbers)
    assert (histogram.lowest(), histogram.highest()) == (min(numbers), max(numbers))
    if len(numbers) > 1:
        assert histogram.deviation() == pytest.approx(statistics.stdev(numbers))


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (15, 148, 0.0624, 0.1605), (700, 1000, 0.6709, 0.7276)],
)
def test_wilson_intervals_as_published(won: int, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=1e-4)


def test_a_game_that_nobody_won_is_nobodys_win() -> None:
    tally = Tally.empty(1)
    tally.add(Result((4,), (), ((0,),), ((0,),)), 9)
    tally.add(Result((2,), (), ((0,),), ((), (0,))), 9)

    assert tally.won(0) == 1
    assert tally.won_among([0]) == 1
    assert tally.shared(0) == 0
    assert tally.games == 2


def test_shared_wins_count_in_parts_and_teams_win_whole() -> None:
    tally = Tally.empty(4)
    alone = ((0,), (1,), (2,), (3,))
    teams = ((0, 1), (2, 3))
    tally.add(Result((5, 5, 5, 1), (), alone, ((0, 1, 2), (3,))), 9)
    tally.add(Result((5, 5, 1, 1), (), teams, ((0, 1), (2, 3))), 9)

    assert [str(tally.won(seat)) for seat in range(4)] == ["4/3", "4/3", "1/3", "0"]
    assert [tally.shared(seat) for seat in range(4)] == [1, 1, 1, 0]
    assert str(tally.won_among([0, 1])) == "5/3"


def test_batches_grow_to_half_a_second_and_cover_every_game_once() -> None:
    batches = Batches(10_000)
    seen: list[int] = []
    sizes: list[int] = []
    while batch := batches.take(takers=2):
        seen += range(batch.first, batch.first + batch.games)
        sizes.append(batch.games)
        batches.learn(batch.games, batch.games * 0.001)

    assert seen == list(range(10_000))
    assert sizes[:5] == [1, 4, 16, 64, 256]
    assert max(sizes) == 500
    assert sizes[-1] < 500


def test_a_batch_given_back_is_handed_out_again() -> None:
    batches = Batches(6, size=3)
    first = batches.take()
    assert first is not None
    batches.give_back(first)

    assert batches.left == 6
    assert batches.take() == first
