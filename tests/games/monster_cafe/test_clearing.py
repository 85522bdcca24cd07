"""MC-036 to MC-042: clearing a table."""

import pytest

from tests.games.monster_cafe.positions import (
    FULL,
    collection,
    four_tables,
    guests,
    options,
    owns,
    refused,
    seen,
    size,
    started,
)


@pytest.mark.rule("MC-036", "MC-039")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_a_table_goes_to_the_player_with_everybody_who_sits_there(count: int) -> None:
    match = started(
        centre=four_tables(["brain"], FULL[:count]),
        collections=[owns(["eyeball"], ["bblt"])],
    )

    match.play(0, "clear table=1")

    assert size(collection(match, 0).monsters) == 1 + count
    assert collection(match, 0).monsters["eyeball"] == 2
    assert collection(match, 0).tables == {"bblt": 1, "stinky_sock_stew": 1}
    assert guests(match, 1) is None
    assert guests(match, 0) == ("brain",)


@pytest.mark.rule("MC-037", "MC-R05")
def test_an_empty_table_cannot_be_cleared() -> None:
    match = started(centre=four_tables(["brain"]))

    refusal = refused(match, 0, "clear table=2")

    assert (refusal.code, refusal.rule) == ("TABLE_EMPTY", "MC-037")
    assert refusal.text == "That table has no monsters."


@pytest.mark.rule("MC-038")
def test_any_table_with_monsters_may_be_cleared() -> None:
    match = started("draw kind=brain", turn=3, centre=four_tables(FULL, FULL[:2], [], []))
    match.play(3, "draw")
    match.play(3, "seat table=3")  # by another player, who eats no brains

    assert options(match, 0) == ["draw", "clear table=0", "clear table=1", "clear table=3"]


@pytest.mark.rule("MC-040", "MC-R03")
@pytest.mark.parametrize("action", ["draw", "clear table=1"])
def test_who_has_cleared_is_out_for_the_rest_of_the_round(action: str) -> None:
    match = started(centre=four_tables(["brain"], ["sludge"]))
    match.play(0, "clear table=0")
    assert collection(match, 0).out

    refusal = refused(match, 0, action)

    assert (refusal.code, refusal.rule) == ("OUT_OF_ROUND", "MC-040")
    assert refusal.text == "You have already cleared a table this round."


@pytest.mark.rule("MC-041", "MC-R10")
def test_a_cleared_table_is_not_replaced_during_the_round() -> None:
    match = started("draw kind=brain", centre=four_tables(["brain"], ["sludge"]))
    stack = seen(match).stack

    match.play(0, "clear table=0")

    assert [table.place for table in seen(match).centre] == [1, 2, 3]
    assert seen(match).stack == stack
    assert refused(match, 1, "clear table=0").code == "TABLE_GONE"
    match.play(1, "draw")
    assert refused(match, 1, "seat table=0").code == "TABLE_GONE"
    assert options(match, 1) == ["seat table=1", "seat table=2", "seat table=3"]


@pytest.mark.rule("MC-042")
def test_everybody_sees_every_collection() -> None:
    match = started(centre=four_tables(["brain"]), collections=[{}, owns(["sludge", "sludge"], ["bblt"])], round=2)
    match.play(0, "clear table=0")

    for viewer in (0, 1, 2, 3, None):
        first, second = seen(match, viewer).collections[:2]
        assert (first.monsters, first.tables) == ({"brain": 1}, {"sludge_souffle": 1})
        assert (second.monsters, second.tables) == ({"sludge": 2}, {"bblt": 1})
        assert seen(match, viewer).collections == seen(match, 0).collections


@pytest.mark.rule("MC-036")
def test_a_clear_can_be_taken_back_as_long_as_nothing_was_revealed() -> None:
    match = started(centre=four_tables(["brain"]))
    before = match.save()
    match.play(0, "clear table=0")

    match.back()

    assert match.save() == before
