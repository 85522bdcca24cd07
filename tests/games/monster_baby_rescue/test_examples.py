"""The worked examples of the rulebook and of the numbered rules."""

import pytest

from bestiary.core.result import Line
from bestiary.games.monster_baby_rescue.printing import MAJORITY, OURS
from bestiary.games.monster_baby_rescue.scoring import final
from tests.games.monster_baby_rescue.positions import home, order, position, row, seen, started, track

BASILISK, CERBERUS, ORC = 0, 1, 2
ROW = ["IMP01", "IMP02", "WNT01", "BED01", "BED02", "BED03"]


def face(name: str) -> int:
    return next(number for number, one in enumerate(OURS.finals) if one.name == name)


def test_time_track() -> None:
    """Given basilisk and Cerberus at 5 (the basilisk longer) and the orc at 8, when the basilisk takes the third tile,
    then he stands in front of the orc, the row slides, and Cerberus plays next."""
    match = started(["PLY01"], seats=3, row=ROW, track=track((BASILISK, 5), (CERBERUS, 5), (ORC, 8)))
    assert match.pending == (BASILISK,)
    match.play(BASILISK, "take place=3")
    assert [(figure.seat, figure.position) for figure in seen(match).track] == [(CERBERUS, 5), (ORC, 8), (BASILISK, 8)]
    assert row(match) == ["IMP01", "IMP02", "BED01", "BED02", "BED03", "PLY01"]
    assert [tile.id for tile in seen(match).homes[BASILISK].tiles] == ["WNT01"]
    assert match.pending == (CERBERUS,)
    assert [place.then for place in seen(match).row] == [CERBERUS, CERBERUS, ORC, ORC, ORC, ORC]


@pytest.mark.parametrize(("place", "behind"), [(1, [CERBERUS, ORC, BASILISK]), (3, [ORC, BASILISK, CERBERUS])])
def test_two_turns_in_a_row(place: int, behind: list[int]) -> None:
    match = started(["PLY01"], seats=3, row=ROW, track=track((CERBERUS, 5), (ORC, 8), (BASILISK, 8)))
    match.play(CERBERUS, f"take place={place}")
    assert order(match) == behind
    assert match.pending == (behind[0],)


def test_pedicure() -> None:
    """Given an orc with head and torso at level 2, when its legs get there, then the goal is taken at once."""
    match = started(
        seats=2,
        row=["IMP21", *ROW[1:]],
        homes=[home("IMP03", "IMP12", levels={"head": 2, "torso": 2})],
        track=track((0, 3), (1, 6)),
    )
    match.play(0, "take place=1")
    mine = seen(match).homes[0]
    assert mine.levels == {"head": 2, "torso": 2, "legs": 2}
    assert mine.goals == (2,)
    assert (seen(match).goals[2].owner, seen(match).goals[2].points) == (0, 2)
    assert mine.hearts == 1 + 1 + 1


def michael(**changes: object) -> dict[str, object]:
    """He of the rulebook's scoring example: 5 free hearts, 6 symbols on 3 beds, 2 rungs, 2 visits, 3 goals for 6."""
    tiles = ["BED01", "BED02", "BED03", "PLY01", "PLY03", "WDR01", "WDR02", "WNT03", "IMP13"]
    levels = {"head": 2, "torso": 2, "legs": 2}
    return home(*tiles, levels=levels, green=1, red=1, goals=[1, 2, 6], **changes)


def kathy() -> dict[str, object]:
    """She has as many bed symbols, and so the first goals are hers."""
    return home("BED05", "BED06", "BED07", "BED08", goals=[])


def test_michael_has_37_points() -> None:
    """Given the example of the rulebook, then every step and every final tile is what it says."""
    state = position(
        seats=5,
        phase="over",
        goals="BAAAAAAABB",
        finals="AAAA",
        row=[None] * 6,
        homes=[michael(), kathy()],
    )
    steps = state.pads(None)[0]
    assert [(line.category, line.points) for line in steps] == [
        ("Care tiles", 6),
        ("Goals", 6),
        ("Wants", 3),
        ("Lines", 3),
        ("Witch doctor", 6),
        ("Final tiles", 13),
    ]
    assert steps[0].parts == (Line("Hearts", 5), Line("Hearts with a diamond", 1))
    assert steps[5].parts == (
        Line("lowest part", 4),
        Line("diamond count", 2),
        Line("ladder length", 2),
        Line("comfiest home", 5),
    )
    assert state.score(0) == 37


@pytest.mark.parametrize(
    ("name", "counts", "points"),
    [
        ("longest ladder", [4, 3, 3, 1], [5, 2, 2, 0]),
        ("comfiest home", [6, 6, 4, 4], [5, 5, 1, 1]),
        ("longest ladder", [2, 2, 2], [3, 3, 3]),
        ("longest ladder", [2, 2, 2, 2], [2, 2, 2, 2]),
        ("longest ladder", [2, 2, 2, 2, 2], [2, 2, 2, 2, 2]),
        ("comfiest home", [3, 0, 0], [6, 0, 0]),
        ("comfiest home", [0, 0, 0], [0, 0, 0]),
    ],
)
def test_majorities(name: str, counts: list[int], points: list[int]) -> None:
    number = face(name)
    assert OURS.finals[number].rule == MAJORITY
    state = position(seats=len(counts))
    column = 10 if "ladder" in name else 8
    for seat, count in enumerate(counts):
        state.have[seat * 15 + column] = count
    assert [final(state, seat, OURS.finals[number]) for seat in range(len(counts))] == points


@pytest.mark.parametrize(
    ("levels", "points"),
    [((1, 4, 4), -3), ((1, 1, 4), -6), ((1, 1, 1), -9), ((2, 4, 4), 4), ((3, 3, 4), 8), ((4, 4, 4), 12)],
)
def test_lowest_part(levels: tuple[int, int, int], points: int) -> None:
    state = position(seats=2)
    state.have[5:8] = levels
    assert final(state, 0, OURS.finals[face("lowest part")]) == points


@pytest.mark.parametrize(("red", "green", "points"), [(3, 1, 3), (2, 0, 0), (0, 0, -1)])
def test_pairs(red: int, green: int, points: int) -> None:
    state = position(seats=2)
    state.have[3:5] = [red, green]
    assert final(state, 0, OURS.finals[face("diamond pairs")]) == points


def test_opening_sort() -> None:
    """Dealt hearts 2, 0, 1, linked, 0, 1: those without first, in the order in which they were dealt."""
    dealt = ["IMP04", "IMP01", "IMP03", "BED04", "IMP02", "IMP12"]
    match = started(dealt, seats=2, phase="deal", track=track((0, 0), (1, 0)))
    assert row(match) == ["IMP01", "BED04", "IMP02", "IMP03", "IMP12", "IMP04"]


@pytest.mark.parametrize(
    ("place", "after"),
    [(2, "a c d e f g"), (6, "a b c d e g"), (1, "b c d e f g")],
)
def test_slide(place: int, after: str) -> None:
    tiles = dict(zip("abcdefg", [*ROW, "PLY04"], strict=True))
    match = started(["PLY04"], seats=2, row=ROW)
    match.play(0, f"take place={place}")
    assert row(match) == [tiles[letter] for letter in after.split()]


def test_overshooting_a_goal() -> None:
    match = started(seats=2, row=["PLY04", *ROW[1:]], homes=[home("PLY01", "PLY02")])
    match.play(0, "take place=1")
    assert (seen(match).homes[0].rungs, seen(match).homes[0].goals) == (4, (7,))


@pytest.mark.parametrize(("levels", "after"), [((4, 4, 3), 4), ((4, 4, 4), 4)])
def test_any_part_without_a_choice(levels: tuple[int, int, int], after: int) -> None:
    names = dict(zip(("head", "torso", "legs"), levels, strict=True))
    goals = [2, 3, 4, 5] if min(levels) == 4 else [2, 3, 4]
    homes = [home(levels=names, goals=goals)]
    match = started(seats=2, row=["IMP28", *ROW[1:]], homes=homes)
    match.play(0, "take place=1")
    assert seen(match).phase == "take"
    assert seen(match).homes[0].levels["legs"] == after


def test_the_end_is_triggered_by_the_last_tile() -> None:
    """Two players, 32 tiles: 28 are taken, the last two for free, and 4 stay in the row."""
    match = started(seats=2)
    taken = free = 0
    while not match.over:
        seat, before = match.pending[0], seen(match)
        free += before.final_turns and before.phase == "take"
        taken += before.phase == "take"
        match.play(seat, match.legal(seat)[0])
    assert (taken, free) == (28, 2)
    assert sum(place.tile is not None for place in seen(match).row) == 4


def test_landing_among_others() -> None:
    match = started(seats=3, row=ROW, track=track((0, 4), (1, 6), (2, 6)))
    match.play(0, "take place=1")
    assert order(match) == [1, 2, 0]
