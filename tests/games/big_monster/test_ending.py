"""BM-092 to BM-098: the end of a round and of the game, scores and winners."""

from typing import Any

import pytest

from bestiary.core.result import Result
from bestiary.games.big_monster.scoring import result
from tests.games.big_monster.played_games import MODES, played
from tests.games.big_monster.positions import column, keep_all, position, seen, started, tiles

DRAFTS = [mode for mode in MODES if mode != "duel"]
PARTS = ["Ice", "Big Monsters", "Lava", "Swamp", "Grassland", "Crystals", "Explorer", "Medals"]


@pytest.mark.rule("BM-092", "BM-094")
@pytest.mark.parametrize("mode", DRAFTS)
def test_the_second_round_is_dealt_from_what_is_left(mode: str) -> None:
    game = played(mode, 0)
    last = next(number for number, moment in enumerate(game) if moment.document["round"] == 2)
    before, dealing = game[last - 1].document, game[last].document
    seats = before["seats"]
    assert (before["round"], before["turn"], dealing["phase"]) == (1, 9, "deal")
    assert len(dealing["discards"]) == seats
    assert [len(zone) for zone in dealing["zones"]] == [9] * seats
    first = next(moment.document for moment in game[last:] if moment.document["phase"] == "keep")
    assert (first["round"], first["turn"]) == (2, 1)
    assert {len(stack["tiles"]) for stack in first["stacks"]} == {10}
    assert first["zones"] == dealing["zones"]
    assert first["medals"] == dealing["medals"]
    assert [stack["seen_by"] for stack in first["stacks"]] == [[seat] for seat in range(seats)]
    assert sum(first["deck"].values()) == sum(dealing["deck"].values()) - 10 * seats


@pytest.mark.rule("BM-093")
@pytest.mark.parametrize("mode", DRAFTS)
@pytest.mark.parametrize("seed", [0, 1])
def test_eighteen_tiles_each(mode: str, seed: int) -> None:
    end = played(mode, seed)[-1].document
    for zone, explorer in zip(end["zones"], end["chosen"], strict=True):
        assert len(zone) == 18 + (explorer == "explorer-03")


@pytest.mark.rule("BM-094")
def test_mutations_carry_over() -> None:
    laid = tiles(("ice_red", 2, 1), ("mutagenic_double", 2, 0))
    match = started(seats=3, turn=9, round=1, zones=[laid], chosen=["explorer-04"])
    keep_all(match)
    for seat in range(3):
        match.play(seat, match.legal(seat)[0])
    assert (seen(match).round, seen(match).turn) == (2, 1)
    assert seen(match).zones[0].tiles[0].level == 1


@pytest.mark.rule("BM-095")
@pytest.mark.parametrize("mode", list(MODES))
def test_a_score_is_the_sum_of_eight_parts(mode: str) -> None:
    final = played(mode, 0)[-1].state.result()
    assert final is not None
    for total, pad in zip(final.totals, final.pads, strict=True):
        assert [line.category for line in pad] == PARTS
        assert sum(line.points for line in pad) == total


@pytest.mark.rule("BM-095")
def test_a_total_may_be_negative() -> None:
    state = position(seats=3, phase="over", chosen=["explorer-04", "explorer-01", "explorer-06"])
    final = state.result()
    assert final is not None
    assert final.totals == (-10, -10, -10)


def ended(totals: list[int], big: list[int] | None = None, **options: Any) -> Result:
    """A finished game with these scores; `big` are halves of Big Monsters."""
    seats = len(totals)
    halves = ["big_monster_left"] * 5 + ["big_monster_right"] * 5
    zones = [tiles(*((halves.pop(), 2, 2 * number) for number in range(count))) for count in big or [0] * seats]
    state = position(seats=seats, phase="over", options=options, zones=zones)
    return result(state, totals, ())


@pytest.mark.rule("BM-096")
def test_most_points_win_and_then_most_tiles_of_big_monsters() -> None:
    assert ended([70, 80, 60]).ranking == ((1,), (0,), (2,))
    assert ended([80, 80, 60], [1, 2, 4]).ranking == ((1,), (0,), (2,))
    assert ended([80, 80, 60], [2, 2, 4]).ranking == ((0, 1), (2,))


@pytest.mark.rule("BM-096")
def test_halves_count_singly_complete_or_not() -> None:
    pair = tiles(("big_monster_left", 2, 0), ("big_monster_right", 3, 0))
    halves = tiles(*column("big_monster_left", 3))
    state = position(seats=3, phase="over", zones=[pair, halves, []])
    assert result(state, [50, 50, 10], ()).ranking == ((1,), (0,), (2,))


@pytest.mark.rule("BM-097", "BM-T03")
def test_the_lower_score_is_the_teams() -> None:
    """Team A 76 and 126, B 94 and 93, C 83 and 88: B wins, although A has the best single score."""
    final = ended([76, 94, 83, 126, 93, 88], teams=True)
    assert final.teams == ((0, 3), (1, 4), (2, 5))
    assert final.ranking == ((1, 4), (2, 5), (0, 3))
    assert final.winners == (1, 4)
    assert [min(final.totals[seat] for seat in team) for team in final.teams] == [76, 93, 83]


@pytest.mark.rule("BM-098", "BM-T22")
@pytest.mark.parametrize(
    ("totals", "big", "ranking"),
    [
        ([70, 70, 90, 88], [0, 0, 0, 0], ((0, 2), (1, 3))),
        ([70, 70, 90, 90], [2, 3, 2, 2], ((1, 3), (0, 2))),
        ([70, 90, 90, 70], [2, 1, 2, 3], ((0, 1, 2, 3),)),
    ],
)
def test_ties_of_teams(totals: list[int], big: list[int], ranking: tuple[tuple[int, ...], ...]) -> None:
    assert ended(totals, big, teams=True).ranking == ranking


def test_team_results_are_shown_live() -> None:
    zones = [tiles(("lava_green", 2, 0)), [], tiles(("lava_green", 2, 0), ("lava_green", 2, 2))]
    chosen = ["explorer-01", "explorer-05", "explorer-06", "explorer-09"]
    state = position(seats=4, turn=4, options={"teams": True}, zones=zones, chosen=chosen)
    assert seen(state).scores == (3, 0, 6, 0)
    assert seen(state).team_results == (3, 0)
