"""MC-006 to MC-011 and MC-013: the start of a four-player game."""

import pytest

import bestiary
from bestiary.core.match import Match
from bestiary.games.monster_cafe import GAME
from bestiary.games.monster_cafe.actions import OUTCOMES
from tests.games.monster_cafe.positions import (
    CARDS,
    MEALS,
    MONSTERS,
    collection,
    position,
    seen,
    size,
    started,
    told,
)

SEEDS = range(40)
DEALT = ("deal meal=bblt", "deal meal=bblt", "deal meal=boiled_brains", "deal meal=sludge_souffle")


def with_starting_monsters(*kinds: str, first: int = 0, then: tuple[str, ...] = ()) -> Match:
    """A new game whose luck is told."""
    script = [*DEALT, *(f"draw kind={kind}" for kind in kinds), *then]
    return Match(GAME, GAME.new(4, {"first": first}), script=script)


@pytest.mark.rule("MC-006")
def test_four_tables_lie_face_up_and_twelve_in_the_stack() -> None:
    view = seen(bestiary.new("monster_cafe", seats=4, seed=3))

    assert [table.place for table in view.centre] == [0, 1, 2, 3]
    assert all(table.monsters == () for table in view.centre)
    assert size(view.stack) == 12
    assert view.removed == ()


@pytest.mark.rule("MC-006")
def test_every_table_card_is_as_likely_to_be_dealt_as_any_other() -> None:
    state = GAME.new(4, {"first": 0})

    assert {OUTCOMES.text(outcome): odds for outcome, odds in state.possible().items()} == {
        f"deal meal={meal}": 2 for meal in MEALS
    }


@pytest.mark.rule("MC-007")
def test_every_card_of_the_one_pile_is_as_likely_to_be_drawn_as_any_other() -> None:
    whole = position(phase="draw")
    partial = position(phase="draw", pile={"sludge": 3, "anything": 1, "lemon_sorbet": 2})

    assert {OUTCOMES.text(outcome): odds for outcome, odds in whole.possible().items()} == {
        f"draw kind={card}": 6 for card in CARDS
    }
    assert {OUTCOMES.text(outcome): odds for outcome, odds in partial.possible().items()} == {
        "draw kind=sludge": 3,
        "draw kind=anything": 1,
        "draw kind=lemon_sorbet": 2,
    }


@pytest.mark.rule("MC-008", "MC-009", "MC-T02")
@pytest.mark.parametrize("seed", SEEDS)
def test_everybody_starts_with_one_monster_and_no_sorbet_leaves_the_pile(seed: int) -> None:
    view = seen(bestiary.new("monster_cafe", seats=4, seed=seed))

    assert [size(collection.monsters) for collection in view.collections] == [1, 1, 1, 1]
    assert all("lemon_sorbet" not in collection.monsters for collection in view.collections)
    assert all(collection.tables == {} for collection in view.collections)
    assert size(view.pile) == 56
    assert view.pile["lemon_sorbet"] == 6
    assert view.discard == {}


@pytest.mark.rule("MC-009")
@pytest.mark.parametrize("seed", range(10))
def test_a_sorbet_is_put_back_until_a_monster_comes(seed: int) -> None:
    match = started(phase="starting_monsters", pile={"lemon_sorbet": 6, "toenail": 4}, seed=seed)

    assert [collection(match, seat).monsters for seat in range(4)] == [{"toenail": 1}] * 4
    assert seen(match).pile == {"lemon_sorbet": 6}
    assert "lemon_sorbet" not in seen(match).discard
    assert told(match, "scared") == []


@pytest.mark.rule("MC-010")
def test_an_anything_eater_may_be_a_starting_monster() -> None:
    match = started(phase="starting_monsters", pile={"lemon_sorbet": 1, "anything": 4})

    assert [collection(match, seat).monsters for seat in range(4)] == [{"anything": 1}] * 4


@pytest.mark.rule("MC-D02", "MC-010")
def test_every_monster_is_as_likely_to_start_with_as_any_other() -> None:
    state = position(phase="starting_monsters")

    assert {OUTCOMES.text(outcome): odds for outcome, odds in state.possible().items()} == {
        f"draw kind={kind}": 6 for kind in MONSTERS
    }


@pytest.mark.rule("MC-D02")
def test_starting_monsters_are_drawn_in_seat_order_from_the_first_player() -> None:
    match = with_starting_monsters("sludge", "brain", "toenail", "anything", first=2)

    assert [event.seat for event in told(match, "started")] == [2, 3, 0, 1]
    assert [list(collection(match, seat).monsters) for seat in range(4)] == [
        ["toenail"],
        ["anything"],
        ["sludge"],
        ["brain"],
    ]
    assert match.pending == (2,)


@pytest.mark.rule("MC-011")
def test_a_starting_monster_counts_like_any_collected_one() -> None:
    match = with_starting_monsters("brain", "sludge", "toenail", "eyeball", then=("draw kind=toenail",) * 4)
    assert collection(match, 0).score == -1

    for seat in range(4):
        match.play(seat, "draw")
        match.play(seat, "seat table=2")
    match.play(0, "clear table=2")  # the Boiled Brains, with four Toenail Eaters

    assert collection(match, 0).monsters == {"brain": 1, "toenail": 4}
    assert collection(match, 0).score == 1 - 4


@pytest.mark.rule("MC-011", "MC-T08", "MC-D05")
def test_a_starting_monster_can_be_lost_to_a_sorbet() -> None:
    match = with_starting_monsters("toenail", "brain", "sludge", "eyeball", first=2, then=("draw kind=lemon_sorbet",))
    assert collection(match, 2).monsters == {"toenail": 1}

    match.play(2, "draw")

    assert collection(match, 2).monsters == {}
    assert seen(match).discard == {"toenail": 1, "lemon_sorbet": 1}
    assert match.pending == (3,)
    assert told(match, "scared")[0].data["forced"] is True


@pytest.mark.rule("MC-013", "MC-D01")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_the_host_may_name_who_starts(first: int) -> None:
    match = bestiary.new("monster_cafe", seats=4, seed=5, options={"first": first})

    assert match.pending == (first,)
    assert told(match, "round")[0].seat == first


@pytest.mark.rule("MC-013", "MC-D01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_otherwise_chance_says_who_starts(seats: int) -> None:
    state = GAME.new(seats)

    assert {OUTCOMES.text(outcome): odds for outcome, odds in state.possible().items()} == {
        f"first seat={seat}": 1 for seat in range(seats)
    }
    starters = {bestiary.new("monster_cafe", seats=seats, seed=seed).pending[0] for seed in SEEDS}
    assert starters == set(range(seats))
