"""BM-085 to BM-091: what explorers do."""

from typing import Any

import pytest

from bestiary.core.match import Match
from tests.games.big_monster.positions import (
    column,
    levels,
    parts,
    position,
    refused,
    scored,
    seen,
    started,
    texts,
    tiles,
    told,
)

PICKER = "explorer-03"
BIG_MONSTER = [("big_monster_left", 2, 0), ("big_monster_right", 3, 0)]


@pytest.mark.parametrize(
    ("explorer", "laid", "points"),
    [
        pytest.param("explorer-01", [*column("ice_red", 2), ("mutagenic_double", -2, 0)], 3,
                     marks=pytest.mark.rule("BM-085a", "BM-086")),
        pytest.param("explorer-04", column("lava_green", 3), 3, marks=pytest.mark.rule("BM-085b")),
        pytest.param("explorer-07", [("grass_rune", -1, 0), ("grass_medal", -1, 2)], 2,
                     marks=pytest.mark.rule("BM-085c")),
        pytest.param("explorer-10", [*BIG_MONSTER, ("big_monster_left", 2, 2)], 4,
                     marks=pytest.mark.rule("BM-085d")),
        pytest.param("explorer-06", [("mutagenic_double", 2, 0), ("mutagenic_single", 2, 1)], 3,
                     marks=pytest.mark.rule("BM-085e")),
        pytest.param("explorer-09", [("rune_double", 2, 0), ("rune_green", 2, 2)], 6,
                     marks=pytest.mark.rule("BM-085f")),
        pytest.param("explorer-11", [("rune_green", -1, 0), ("rune_green", -2, 0), ("rune_red_bottom", 2, 0),
                     ("rune_red_top", 2, 2), ("rune_red_top", 1, 2)], 3, marks=pytest.mark.rule("BM-085h")),
    ],
)  # fmt: skip
@pytest.mark.rule("BM-085")
def test_scoring_explorers(explorer: str, laid: list[tuple[str, int, int]], points: int) -> None:
    assert scored(*laid, explorer=explorer)["Explorer"] == points


@pytest.mark.rule("BM-086", "BM-D10")
def test_the_ice_explorer_may_count_mutants_only() -> None:
    laid = [*column("ice_red", 2), ("mutagenic_double", -2, 0)]
    assert scored(*laid, explorer="explorer-01", options={"ice_explorer": "mutants"})["Explorer"] == 2


@pytest.mark.rule("BM-085g", "BM-T18")
def test_two_points_for_each_medal_the_penalty_included() -> None:
    """Medals 10 + 5 - 10, and three of them: seven desert and rune monsters are as few as the other's."""
    zones = [
        tiles(*column("desert", 3), ("rune_double", 3, 0), ("rune_green", 3, 2), ("rune_red_top", 3, 4)),
        tiles(*column("desert", 5), ("rune_red_bottom", -1, 0), ("rune_green", -1, 2)),
    ]
    document = {"seats": 2, "phase": "over", "zones": zones, "chosen": ["explorer-08", "explorer-04"]}
    state = position(**document, medals={"desert": [0], "rune": [0]})
    assert seen(state).penalty.holders == (0, 1)
    assert parts(state)["Medals"] == 10 + 5 - 10
    assert parts(state)["Explorer"] == 3 * 2


@pytest.mark.rule("BM-087")
def test_an_explorer_with_a_mutagen() -> None:
    assert levels(("ice_red", 1, -2), explorer="explorer-05") == [1]
    assert levels(("ice_red", 0, -2), explorer="explorer-05") == [0]
    assert levels(("ice_red", 1, 2), explorer="explorer-05") == [0]
    between = [("desert", 0, -2), ("mutagenic_double", 0, -3), ("ice_orange", 1, -2)]
    assert levels(*between, explorer="explorer-05") == [0, 0, 2]


@pytest.mark.rule("BM-088")
def test_an_explorer_with_a_desert() -> None:
    state = position(seats=3, chosen=["explorer-12"])
    assert next(goal.have for goal in seen(state).goals if goal.id == "desert")[0] == 1
    assert seen(state).penalty.have[0] == 1


# The discard pick.

PILE = ["swamp", "desert", "ice_red", "lava_green", "swamp", "rune_green"]


def last_turn(**document: Any) -> Match:
    """Three players have placed their last tiles but one."""
    document = {"chosen": [None, PICKER], **document}
    return started(
        seats=3, phase="place", round=2, turn=9, discards=[{"kind": kind, "seen_by": [0]} for kind in PILE],
        placing=["lava_blue_red_top"] * 3, fresh=[{"x": 2, "y": 0}, None, {"x": 2, "y": 0}], **document,
    )  # fmt: skip


@pytest.mark.rule("BM-090", "BM-091")
def test_the_pile_is_searched_after_the_last_turn() -> None:
    match = last_turn()
    match.play(1, "place at=2,0")
    assert seen(match).phase == "pick_discard"
    assert match.pending == (1,)
    assert texts(match, 1) == [
        f"pick_discard kind={kind}" for kind in ("ice_red", "lava_green", "swamp", "desert", "rune_green")
    ]
    match.play(1, "pick_discard kind=swamp")
    assert seen(match).placing[1] == "swamp"
    assert refused(match, 1, "place at=2,0").code == "CELL_OCCUPIED"
    match.play(1, "place at=2,2")
    assert match.over
    assert [tile.kind for tile in seen(match).zones[1].tiles] == ["lava_blue_red_top", "swamp"]
    assert len(seen(match).discards) == 5


@pytest.mark.rule("BM-091")
def test_only_the_picker_sees_the_pile() -> None:
    match = last_turn()
    match.play(1, "place at=2,0")
    assert seen(match, 1).discards == tuple(PILE)
    assert seen(match, 0).discards == tuple(PILE)  # who knew them still does
    assert seen(match, 2).discards == seen(match, None).discards == (None,) * 6
    assert told(match, "pile", 1)[0].data == {"tiles": PILE}
    assert told(match, "pile", 2)[0].data == {}


@pytest.mark.rule("BM-091")
def test_after_the_pick_nobody_else_knows_what_is_left() -> None:
    """Which of the two swamps was taken, nobody can tell."""
    match = last_turn()
    match.play(1, "place at=2,0")
    match.play(1, "pick_discard kind=swamp")
    assert seen(match, 0).discards == (None,) * 5
    assert sorted(kind for kind in seen(match, 1).discards if kind) == sorted(PILE[1:])


@pytest.mark.rule("BM-091")
def test_medals_are_checked_once_more_and_the_penalty_comes_last() -> None:
    match = last_turn(zones=[[], tiles(*column("desert", 2, -1))])
    match.play(1, "place at=2,0")
    assert seen(match).goals[0].winners == ()
    match.play(1, "pick_discard kind=desert")
    match.play(1, "place at=-1,4")
    assert seen(match).goals[0].winners == (1,)
    whats = [event.what for event in match.told(None)]
    assert whats.index("medal") < whats.index("penalty") < whats.index("over")
    assert seen(match).penalty.holders == (0, 2)


@pytest.mark.rule("BM-091")
def test_the_last_turns_medals_are_awarded_before_the_pile_is_searched() -> None:
    """Given that seat 0 has its third desert in the last turn: the picker's third one comes too late."""
    deserts = tiles(*column("desert", 2, -1))
    match = started(
        seats=3, phase="place", round=2, turn=9, chosen=[None, PICKER], zones=[deserts, deserts],
        discards=[{"kind": kind, "seen_by": []} for kind in PILE], placing=["desert", "swamp", "swamp"],
        fresh=[{"x": 2, "y": 0}, None, {"x": 2, "y": 0}],
    )  # fmt: skip
    match.play(1, "place at=2,0")
    assert seen(match).goals[0].winners == (0,)
    match.play(1, "pick_discard kind=desert")
    match.play(1, "place at=-1,4")
    assert seen(match).goals[0].winners == (0,)


@pytest.mark.rule("BM-091")
def test_where_nothing_was_discarded_nobody_searches() -> None:
    match = last_turn()
    document = match.save() | {"discards": []}
    empty = started(**{name: value for name, value in document.items() if name != "deck"})
    empty.play(1, "place at=2,0")
    assert empty.over


@pytest.mark.rule("BM-090")
@pytest.mark.parametrize("picked", ["ice_red", "swamp", "rune_green"])
def test_the_tile_that_was_picked_leaves_the_pile(picked: str) -> None:
    match = last_turn()
    match.play(1, "place at=2,0")
    match.play(1, f"pick_discard kind={picked}")
    left = list(PILE)
    left.remove(picked)
    assert sorted(tile["kind"] for tile in match.save()["discards"]) == sorted(left)
    assert all(tile["seen_by"] == [1] for tile in match.save()["discards"])


@pytest.mark.rule("BM-090")
def test_nobody_else_searches_the_pile() -> None:
    match = last_turn(chosen=["explorer-04", "explorer-01", "explorer-06"])
    match.play(1, "place at=2,0")
    assert match.over


@pytest.mark.rule("BM-091")
def test_the_pick_is_mandatory() -> None:
    match = last_turn()
    match.play(1, "place at=2,0")
    assert all(text.startswith("pick_discard") for text in texts(match, 1))
    assert match.text(match.state.default(1)) == "pick_discard kind=ice_red"  # BM-D05
