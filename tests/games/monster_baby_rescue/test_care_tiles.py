"""MR-032 to MR-043: what care tiles do when they are taken."""

import pytest

from bestiary.core.match import Match
from bestiary.games.monster_baby_rescue import GAME
from bestiary.games.monster_baby_rescue.printings import BadPrinting, parse
from tests.games.monster_baby_rescue.positions import (
    PARTS,
    ROW,
    home,
    levels,
    mine,
    options,
    position,
    seen,
    started,
    tiles,
    told,
)
from tests.games.monster_baby_rescue.printings import TILES, changed


def taken(tile: str, **own: object) -> Match:
    """Seat 0 of five takes a tile."""
    spare = [name for name in ROW if name != tile]
    match = started(seats=5, row=[tile, *spare[:5]], homes=[home(**own)])
    match.play(0, "take place=1")
    return match


# Hearts.


@pytest.mark.rule("MR-032")
@pytest.mark.parametrize("tile", sorted(TILES))
def test_free_hearts_are_points_on_every_kind_of_tile(tile: str) -> None:
    state = position(seats=5, homes=[home(tile)])
    hearts = next(line for line in state.pads(None)[0] if line.category == "Care tiles").parts[0]

    assert hearts.category == "Hearts"
    assert hearts.points == TILES[tile]["hearts"]


@pytest.mark.rule("MR-032")
def test_hearts_add_up_over_tiles() -> None:
    state = position(seats=5, homes=[home("BED08", "DIA03", "WDR03", "PLY07", "IMP04", "WNT02")])

    assert state.pads(None)[0][0].points == 2 + 1 + 1 + 2 + 2 + 2


# Improvement.


@pytest.mark.rule("MR-033")
@pytest.mark.parametrize("tile", [name for name, tile in TILES.items() if tile.get("part", "any") != "any"])
def test_an_improvement_raises_its_part_by_one(tile: str) -> None:
    before = levels(2, 2, 2)
    match = taken(tile, levels=before, goals=[2])

    assert mine(match).levels == before | {TILES[tile]["part"]: 3}
    assert len(told(match, "improved")) == 1


@pytest.mark.rule("MR-034")
@pytest.mark.parametrize(("tile", "part"), [("IMP04", "head"), ("IMP13", "torso"), ("IMP22", "legs")])
def test_level_four_is_the_highest_and_the_tile_still_counts(tile: str, part: str) -> None:
    goal = {"head": 4, "torso": 3, "legs": 5}[part]
    match = taken(tile, levels=levels(1, 1, 1) | {part: 4}, goals=[goal])

    assert mine(match).levels[part] == 4
    assert (tiles(match), mine(match).hearts) == ([tile], 2)
    assert told(match, "improved") == []


@pytest.mark.rule("MR-035")
@pytest.mark.parametrize("tile", ["IMP28", "IMP29", "IMP30"])
@pytest.mark.parametrize("part", PARTS)
def test_any_part_is_for_the_player_to_choose(tile: str, part: str) -> None:
    match = taken(tile, levels=levels(2, 2, 2), goals=[2])
    assert options(match, 0) == [f"choose_part part={one}" for one in PARTS]

    match.play(0, f"choose_part part={part}")

    assert mine(match).levels == levels(2, 2, 2) | {part: 3}


@pytest.mark.rule("MR-035")
@pytest.mark.parametrize("top", PARTS)
def test_a_part_below_four_must_be_chosen(top: str) -> None:
    goal = {"head": 4, "torso": 3, "legs": 5}[top]
    match = taken("IMP28", levels=levels(1, 1, 1) | {top: 4}, goals=[goal])

    assert options(match, 0) == [f"choose_part part={part}" for part in PARTS if part != top]


@pytest.mark.rule("MR-036")
@pytest.mark.parametrize("tile", sorted(TILES))
def test_no_tile_lowers_a_level(tile: str) -> None:
    match = taken(tile, levels=levels(3, 2, 2), goals=[2])
    if match.pending == (0,) and seen(match).phase.startswith("choose"):
        match.play(0, match.legal(0)[0])

    after = mine(match).levels
    assert after["head"] >= 3
    assert after["torso"] >= 2
    assert after["legs"] >= 2
    assert sum(after.values()) == 7 + (TILES[tile]["kind"] == "improvement")


# Diamonds.


@pytest.mark.rule("MR-037")
@pytest.mark.parametrize("tile", [name for name, tile in TILES.items() if tile.get("colour", "choice") != "choice"])
def test_diamonds_of_one_colour_come_at_once(tile: str) -> None:
    match = taken(tile)

    gained = {"red": 0, "green": 0} | {TILES[tile]["colour"]: TILES[tile]["gems"]}
    assert {"red": mine(match).red, "green": mine(match).green} == gained
    assert seen(match).supply == {colour: 6 - count for colour, count in gained.items()}
    assert seen(match).phase == "take"


@pytest.mark.rule("MR-038")
@pytest.mark.parametrize("tile", ["DIA03", "DIA04", "DIA05"])
@pytest.mark.parametrize(("colour", "red", "green"), [("red", 1, 0), ("green", 0, 1)])
def test_one_of_each_is_one_or_the_other(tile: str, colour: str, red: int, green: int) -> None:
    match = taken(tile)
    assert options(match, 0) == ["choose_gem colour=red", "choose_gem colour=green"]

    match.play(0, f"choose_gem colour={colour}")

    assert (mine(match).red, mine(match).green) == (red, green)
    assert match.pending != (0,)


@pytest.mark.rule("MR-039")
@pytest.mark.parametrize(("left", "gained"), [(3, 2), (2, 2), (1, 1), (0, 0)])
@pytest.mark.parametrize(("tile", "colour"), [("DIA01", "green"), ("DIA02", "red")])
def test_a_colour_that_runs_short_gives_what_is_left(tile: str, colour: str, left: int, gained: int) -> None:
    match = started(seats=2, row=[tile, *ROW[1:]], homes=[home(), home(**{colour: 6 - left})])

    match.play(0, "take place=1")

    assert getattr(mine(match), colour) == gained
    assert seen(match).supply[colour] == left - gained
    assert told(match, "diamonds")[0].data == {"colour": colour, "count": gained}


@pytest.mark.rule("MR-039")
@pytest.mark.parametrize(("empty", "other"), [("red", "green"), ("green", "red")])
def test_a_choice_offers_only_what_is_in_supply(empty: str, other: str) -> None:
    match = started(seats=2, row=["DIA04", *ROW[1:]], homes=[home(), home(**{empty: 6})])

    match.play(0, "take place=1")

    assert seen(match).phase == "take"  # nothing to choose
    assert {empty: getattr(mine(match), empty), other: getattr(mine(match), other)} == {empty: 0, other: 1}


@pytest.mark.rule("MR-039")
def test_with_both_colours_gone_nothing_is_taken_but_the_tile() -> None:
    state = position(seats=3, row=["DIA04", *ROW[1:]], goals="AAAAAAAAAA", homes=[home(), home(red=6), home(green=6)])
    match = Match(GAME, state, key=b"any")

    match.play(0, "take place=1")

    assert (mine(match).red, mine(match).green, tiles(match)) == (0, 0, ["DIA04"])
    assert seen(match).phase == "take"


@pytest.mark.rule("MR-040")
def test_diamonds_are_never_spent_and_a_used_one_still_counts() -> None:
    """One green diamond makes the heart of the ladder count, and is a diamond for the want and the final tile."""
    match = started(seats=2, phase="over", homes=[home("PLY01", "WNT02", red=1, green=1, goals=[1])], finals="AAAA")
    assert match.result is not None
    steps = {line.category: line for line in match.result.pads[0]}

    assert steps["Care tiles"].parts[1].points == 1
    assert steps["Wants"].points == 1  # both diamonds
    assert {part.category: part.points for part in steps["Final tiles"].parts}["diamond count"] == 2
    assert (mine(match).red, mine(match).green) == (1, 1)


# Playgrounds, beds, and the witch doctor.


@pytest.mark.rule("MR-041")
@pytest.mark.parametrize("tile", [name for name, tile in TILES.items() if tile["kind"] == "playground"])
def test_a_playground_adds_its_rungs(tile: str) -> None:
    assert mine(taken(tile)).rungs == TILES[tile]["rungs"]
    assert TILES[tile]["rungs"] in (1, 2)


@pytest.mark.rule("MR-041")
def test_the_ladder_is_the_sum_over_the_own_tiles() -> None:
    match = started(seats=2, goals="AAAAAAAAAA", homes=[home("PLY01"), home("PLY02", "PLY04", goals=[7])])

    assert [one.rungs for one in seen(match).homes] == [1, 3]


@pytest.mark.rule("MR-042")
@pytest.mark.parametrize("tile", [name for name, tile in TILES.items() if tile["kind"] == "bed"])
def test_a_bed_adds_its_symbols(tile: str) -> None:
    assert mine(taken(tile)).bed_symbols == TILES[tile]["symbols"] >= 1


@pytest.mark.rule("MR-042")
def test_all_beds_may_be_collected() -> None:
    beds = [name for name, tile in TILES.items() if tile["kind"] == "bed"]
    others = ["IMP01", "IMP02", "IMP03", "IMP10", "IMP11"]
    match = started(seats=5, row=[beds[0], *others], homes=[home(*beds[1:], goals=[6])])

    match.play(0, "take place=1")

    assert mine(match).bed_symbols == 16
    assert len(tiles(match)) == 9


@pytest.mark.rule("MR-043")
@pytest.mark.parametrize("tile", [name for name, tile in TILES.items() if tile["kind"] == "witch_doctor"])
def test_a_witch_doctor_tile_is_one_visit(tile: str) -> None:
    assert mine(taken(tile)).visits == 1


@pytest.mark.rule("MR-043")
def test_no_printing_has_a_tile_with_two_visits() -> None:
    with pytest.raises(BadPrinting, match="one visit"):
        parse(changed("visits = 1", "visits = 2", 6))
