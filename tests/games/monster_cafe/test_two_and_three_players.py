"""MC-061 to MC-067: what changes with two and three players."""

import pytest

import bestiary
from bestiary.core.errors import Refused
from bestiary.games.monster_cafe import GAME
from bestiary.games.monster_cafe.actions import OUTCOMES
from tests.games.monster_cafe.positions import (
    EATS,
    FULL,
    REGULAR,
    collection,
    four_tables,
    guests,
    options,
    play_defaults,
    refused,
    seen,
    size,
    started,
    three_tables,
    told,
)


@pytest.mark.rule("MC-061", "MC-063", "MC-T03")
def test_with_three_players_two_kinds_and_their_meals_stay_out() -> None:
    match = bestiary.new("monster_cafe", seats=3, seed=2, options={"removed": ["eyeball", "stinky_sock"]})

    view = seen(match)
    assert view.removed == ("eyeball", "stinky_sock")
    assert size(view.pile) == 48 - 3
    assert len(view.centre) == 3
    assert size(view.stack) == 9
    kinds = {*view.pile, *(kind for collection in view.collections for kind in collection.monsters)}
    meals = {*view.stack, *(table.meal for table in view.centre)}
    assert kinds.isdisjoint({"eyeball", "stinky_sock"})
    assert meals.isdisjoint({"spaghetti_and_eyeballs", "stinky_sock_stew"})


@pytest.mark.rule("MC-061", "MC-064", "MC-D10")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(8))
def test_removed_kinds_leave_with_all_six_cards_and_both_plates(seats: int, seed: int) -> None:
    match = bestiary.new("monster_cafe", seats=seats, seed=seed)

    view = seen(match)
    assert len(set(view.removed)) == 2
    for kind, meal in EATS.items():
        cards = view.pile.get(kind, 0) + sum(collection.monsters.get(kind, 0) for collection in view.collections)
        plates = view.stack.get(meal, 0) + sum(table.meal == meal for table in view.centre)
        assert (cards, plates) == ((0, 0) if kind in view.removed else (6, 2))
    assert view.pile["lemon_sorbet"] == 6


@pytest.mark.rule("MC-061")
def test_with_four_players_nothing_stays_out() -> None:
    assert seen(bestiary.new("monster_cafe", seats=4, seed=2)).removed == ()
    with pytest.raises(Refused) as caught:
        bestiary.new("monster_cafe", seats=4, options={"removed": ["eyeball", "stinky_sock"]})
    assert caught.value.refusal.code == "BAD_REMOVAL"


@pytest.mark.rule("MC-062", "MC-R20")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(
    "removed",
    [
        ["anything", "sludge"],
        ["sludge", "lemon_sorbet"],
        ["sludge", "sludge"],
        ["sludge"],
        [],
        ["sludge", "brain", "toenail"],
        ["sludge", "bblt"],
    ],
)
def test_only_two_different_regular_monsters_may_stay_out(seats: int, removed: list[str]) -> None:
    with pytest.raises(Refused) as caught:
        bestiary.new("monster_cafe", seats=seats, options={"removed": removed})

    assert (caught.value.refusal.code, caught.value.refusal.rule) == ("BAD_REMOVAL", "MC-062")
    assert caught.value.refusal.text == "Choose two different regular monsters."


@pytest.mark.rule("MC-062", "MC-D10")
@pytest.mark.parametrize("seats", [2, 3])
def test_otherwise_chance_removes_two_regular_monsters(seats: int) -> None:
    state = GAME.new(seats, {"first": 0})
    first = {OUTCOMES.text(outcome): odds for outcome, odds in state.possible().items()}
    assert first == {f"remove kind={kind}": 1 for kind in REGULAR}

    state.apply(-1, OUTCOMES.parse("remove kind=sludge"))

    second = {OUTCOMES.text(outcome): odds for outcome, odds in state.possible().items()}
    assert second == {f"remove kind={kind}": 1 for kind in REGULAR if kind != "sludge"}
    state.apply(-1, OUTCOMES.parse("remove kind=brain"))
    assert state.save()["phase"] == "deal"


@pytest.mark.rule("MC-D10")
def test_the_removed_kinds_are_public() -> None:
    match = bestiary.new("monster_cafe", seats=3, seed=6)

    for viewer in (0, 1, 2, None):
        told_of = {event.data["kind"] for event in match.told(viewer) if event.what == "removed"}
        assert set(seen(match, viewer).removed) == told_of
        assert len(told_of) == 2


@pytest.mark.rule("MC-063")
def test_with_three_players_everything_else_is_as_with_four() -> None:
    match = started("draw kind=brain", seats=3, turn=2, centre=three_tables(["sludge"], ["eyeball"]))

    match.play(2, "draw")
    match.play(2, "seat table=0")
    match.play(0, "clear table=0")
    match.play(1, "clear table=1")

    assert match.pending == (2,)
    assert options(match, 2) == ["draw"]  # the last player, in front of an empty table


@pytest.mark.rule("MC-063")
@pytest.mark.parametrize("seats", [2, 3])
def test_there_is_no_fourth_table(seats: int) -> None:
    match = started(seats=seats, centre=three_tables(["sludge"]))

    assert refused(match, 0, "clear table=3").code == "NO_TABLE"
    drawn = started(seats=seats, centre=three_tables(["sludge"]), drawn="brain")
    assert refused(drawn, 0, "seat table=3").code == "NO_TABLE"


@pytest.mark.rule("MC-063")
def test_twelve_tables_last_exactly_four_rounds_of_three() -> None:
    match = play_defaults(bestiary.new("monster_cafe", seats=3, seed=9))

    assert [event.data["table"] for event in told(match, "dealt")] == [0, 1, 2] * 4
    assert size(seen(match).stack) == 0
    assert seen(match).discarded_tables == {}


@pytest.mark.rule("MC-064", "MC-T04")
def test_two_players_set_up_as_three_do() -> None:
    view = seen(bestiary.new("monster_cafe", seats=2, seed=2))

    assert size(view.pile) == 46
    assert len(view.centre) == 3
    assert size(view.stack) == 9
    assert len(view.removed) == 2


@pytest.mark.rule("MC-065")
def test_with_two_players_the_third_table_is_discarded_with_its_monsters() -> None:
    match = started(seats=2, centre=three_tables(["sludge"], ["brain", "anything"], ["toenail"]))

    match.play(0, "clear table=0")
    assert guests(match, 1) == ("brain", "anything")
    match.play(1, "clear table=2")

    view = seen(match)
    assert view.round == 2
    assert view.discard == {"brain": 1, "anything": 1}
    assert view.discarded_tables == {"boiled_brains": 1}
    assert collection(match, 0).monsters == {"sludge": 1}
    assert collection(match, 1).monsters == {"toenail": 1}


@pytest.mark.rule("MC-065")
def test_the_dummy_of_the_last_round_scores_for_nobody() -> None:
    match = started(seats=2, round=4, turn=1, centre=[None, *three_tables(["sludge"] * 4, ["brain"])[:2]])

    match.play(1, "clear table=2")

    assert match.result is not None
    assert match.result.totals == (0, 1)
    assert seen(match).discard == {"sludge": 4}
    assert seen(match).centre == ()


@pytest.mark.rule("MC-065")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_players_no_table_is_discarded(seats: int) -> None:
    match = play_defaults(bestiary.new("monster_cafe", seats=seats, seed=8))

    assert told(match, "dummy") == []
    assert seen(match).discarded_tables == {}


@pytest.mark.rule("MC-066")
@pytest.mark.parametrize(("first", "second", "dummy"), [(0, 1, 2), (0, 2, 1), (1, 2, 0), (2, 1, 0)])
def test_any_table_may_become_the_dummy(first: int, second: int, dummy: int) -> None:
    match = started("draw kind=toenail", seats=2, turn=1, centre=three_tables(["sludge"], ["brain"], ["roadkill"]))
    match.play(1, "draw")
    assert options(match, 1) == ["seat table=0", "seat table=1", "seat table=2"]
    match.play(1, f"seat table={dummy}")
    assert options(match, 0) == ["draw", "clear table=0", "clear table=1", "clear table=2"]

    match.play(0, f"clear table={first}")
    match.play(1, f"clear table={second}")

    assert [event.data["table"] for event in told(match, "dummy")] == [dummy]
    assert seen(match).discard["toenail"] == 1


@pytest.mark.rule("MC-067")
def test_the_second_player_may_seat_at_either_table_that_is_left() -> None:
    match = started("draw kind=brain", "draw kind=brain", seats=2, turn=1, centre=[None, *three_tables(["sludge"])[:2]])

    match.play(1, "draw")
    assert options(match, 1) == ["seat table=1", "seat table=2"]
    match.play(1, "seat table=2")
    assert match.pending == (1,)
    assert options(match, 1) == ["draw", "clear table=1", "clear table=2"]
    match.play(1, "draw")
    match.play(1, "seat table=1")

    assert guests(match, 1) == ("sludge", "brain")
    assert guests(match, 2) == ("brain",)
    match.play(1, "clear table=1")
    assert seen(match).round == 2


@pytest.mark.rule("MC-T20", "MC-067", "MC-044")
def test_the_second_player_draws_until_both_tables_are_full() -> None:
    centre = [*three_tables(FULL, ["sludge"])[:2], None]
    script = ["draw kind=dust_bunny"] * 3
    match = started(*script, seats=2, turn=1, out=[0], removed=["stinky_sock", "bellybutton_lint"], centre=centre)

    for count in (2, 3, 4):
        assert "draw" in options(match, 1)
        match.play(1, "draw")
        assert len(guests(match, 1) or ()) == count
        assert match.pending == (1,)

    assert options(match, 1) == ["clear table=0", "clear table=1"]


@pytest.mark.rule("MC-D13")
@pytest.mark.parametrize("second", [0, 1])
def test_the_second_to_clear_starts_the_next_round_of_two(second: int) -> None:
    match = started(seats=2, turn=second, centre=[None, *three_tables(["sludge"], ["brain"])[:2]])

    match.play(second, "clear table=1")

    assert [event.what for event in match.told(None)[:2]] == ["cleared", "dummy"]
    assert match.pending == (second,)
    assert not any(collection.out for collection in seen(match).collections)


@pytest.mark.rule("MC-063")
def test_with_four_players_the_fourth_table_is_there() -> None:
    match = started(centre=four_tables([], [], [], ["sludge"]))

    match.play(0, "clear table=3")

    assert collection(match, 0).monsters == {"sludge": 1}
