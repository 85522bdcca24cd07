"""MC-048 to MC-053: the end of a round and of the game."""

import pytest

import bestiary
from tests.games.monster_cafe.positions import (
    collection,
    four_tables,
    owns,
    play_defaults,
    refused,
    seen,
    size,
    started,
    three_tables,
    told,
)


@pytest.mark.rule("MC-048")
def test_a_round_ends_the_moment_everybody_has_cleared() -> None:
    match = started(centre=four_tables(["brain"], ["sludge"], ["toenail"], ["roadkill"]))

    for seat in range(3):
        match.play(seat, f"clear table={seat}")
        assert seen(match).round == 1
    match.play(3, "clear table=3")

    assert seen(match).round == 2
    assert not any(collection.out for collection in seen(match).collections)


@pytest.mark.rule("MC-049", "MC-063")
@pytest.mark.parametrize(("seats", "tables"), [(2, 3), (3, 3), (4, 4)])
def test_a_new_round_deals_new_tables_from_the_stack(seats: int, tables: int) -> None:
    centre = four_tables(*[["brain"], ["sludge"], ["toenail"], ["roadkill"]])[:tables]
    match = started(seats=seats, centre=centre)
    before = seen(match).stack

    for seat in range(seats):
        match.play(seat, f"clear table={seat}")

    view = seen(match)
    assert [table.place for table in view.centre] == list(range(tables))
    assert all(table.monsters == () for table in view.centre)
    assert size(view.stack) == size(before) - tables
    for meal in before:
        assert before[meal] - view.stack.get(meal, 0) == sum(table.meal == meal for table in view.centre)


@pytest.mark.rule("MC-050")
def test_collections_carry_over() -> None:
    match = started(
        turn=3,
        centre=four_tables(["brain"])[:1],
        collections=[owns(["sludge", "anything"], ["bblt"]), {}, owns(["toenail"], ["boiled_brains"]), {}],
    )
    before = seen(match).collections

    match.play(3, "clear table=0")

    after = seen(match).collections
    assert seen(match).round == 2
    for seat in range(3):
        assert (after[seat].monsters, after[seat].tables) == (before[seat].monsters, before[seat].tables)
    assert (after[3].monsters, after[3].tables) == ({"brain": 1}, {"sludge_souffle": 1})


@pytest.mark.rule("MC-051")
@pytest.mark.parametrize("last", [0, 1, 2, 3])
def test_who_cleared_the_last_table_starts_the_next_round(last: int) -> None:
    match = started(turn=last, centre=four_tables(["brain"])[:1])

    match.play(last, "clear table=0")

    assert match.pending == (last,)
    assert [(event.seat, event.data) for event in told(match, "round")] == [(last, {"round": 2})]


@pytest.mark.rule("MC-052")
def test_the_pile_goes_on_from_where_it_was() -> None:
    match = started(turn=2, centre=four_tables(["brain"])[:1], pile={"toenail": 3, "lemon_sorbet": 2})

    match.play(2, "clear table=0")

    assert seen(match).round == 2
    assert seen(match).pile == {"toenail": 3, "lemon_sorbet": 2}


@pytest.mark.rule("MC-053", "MC-R21")
def test_the_game_ends_with_the_fourth_round() -> None:
    match = started(turn=2, round=4, centre=four_tables(["brain"])[:1])
    assert match.result is None

    match.play(2, "clear table=0")

    assert match.over
    assert match.pending == ()
    assert seen(match).next is None
    assert [event.progress for event in told(match, "over")] == [True]  # the log draws a line
    assert match.result is not None
    for seat in range(4):
        assert match.legal(seat) == []
        refusal = refused(match, seat, "draw")
        assert (refusal.code, refusal.rule, refusal.text) == ("GAME_OVER", "MC-053", "The game is over.")


@pytest.mark.rule("MC-053")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_it_does_not_end_earlier(number: int) -> None:
    match = started(seats=3, turn=2, round=number, centre=three_tables(["brain"])[:1])

    match.play(2, "clear table=0")

    assert not match.over
    assert match.result is None
    assert seen(match).round == number + 1


@pytest.mark.rule("MC-053", "MC-063")
@pytest.mark.parametrize(("seats", "left"), [(2, 4), (3, 0), (4, 0)])
def test_the_table_cards_last_for_four_rounds(seats: int, left: int) -> None:
    match = play_defaults(bestiary.new("monster_cafe", seats=seats, seed=4))

    assert size(seen(match).stack) == 0
    assert size(seen(match).discarded_tables) == left
    assert [size(collection(match, seat).tables) for seat in range(seats)] == [4] * seats


@pytest.mark.rule("MC-048", "MC-053", "MC-D03")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_log_draws_lines_and_what_chance_decides_is_revealed(seats: int) -> None:
    """A line where each round begins, and at the end."""
    match = play_defaults(bestiary.new("monster_cafe", seats=seats, seed=3))

    events = match.told(None)
    assert [event.what for event in events if event.progress] == [*["round"] * 4, "over"]
    revealed = {event.what for event in events if event.reveals}
    assert revealed == {"first", "dealt", "started", "drew", *(["removed"] if seats == 2 else [])}
    assert {event.what for event in events if not event.reveals}.isdisjoint(revealed)
