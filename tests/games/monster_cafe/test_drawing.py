"""MC-017 to MC-029: drawing a card, seating a monster, and the Anything Eater."""

import pytest

from bestiary.core.errors import Refused
from bestiary.games.monster_cafe.actions import ACTIONS
from tests.games.monster_cafe.positions import (
    FULL,
    MONSTERS,
    collection,
    four_tables,
    guests,
    options,
    owns,
    position,
    refused,
    seen,
    size,
    started,
    table,
    three_tables,
    told,
)


@pytest.mark.rule("MC-017")
def test_a_drawn_card_can_be_neither_chosen_nor_declined() -> None:
    match = started("draw kind=brain", centre=four_tables(["sludge"]))

    match.play(0, "draw")

    assert seen(match).drawn == "brain"
    assert match.pending == (0,)
    assert options(match, 0) == ["seat table=0", "seat table=1", "seat table=2", "seat table=3"]
    with pytest.raises(Refused):
        match.play(0, "draw kind=sludge")


@pytest.mark.rule("MC-017")
def test_a_draw_takes_one_card_off_the_pile() -> None:
    match = started("draw kind=brain", centre=four_tables(), pile={"brain": 2, "sludge": 1})

    match.play(0, "draw")

    assert seen(match).pile == {"brain": 1, "sludge": 1}


@pytest.mark.rule("MC-017")
def test_only_a_drawn_monster_is_seated() -> None:
    match = started(centre=four_tables(["sludge"]))

    refusal = refused(match, 0, "seat table=1")

    assert (refusal.code, refusal.rule) == ("DRAW_FIRST", "MC-017")


@pytest.mark.rule("MC-018", "MC-019")
@pytest.mark.parametrize("kind", MONSTERS)
@pytest.mark.parametrize("place", [0, 1, 2, 3])
def test_any_monster_may_be_seated_at_any_table_with_a_free_seat(kind: str, place: int) -> None:
    match = started(f"draw kind={kind}", centre=four_tables(["dust_bunny"] * 3, [], ["dust_bunny"]))
    before = guests(match, place)
    assert before is not None

    match.play(0, "draw")
    assert options(match, 0) == ["seat table=0", "seat table=1", "seat table=2", "seat table=3"]
    match.play(0, f"seat table={place}")

    assert guests(match, place) == (*before, kind)
    assert seen(match).drawn is None
    assert all(size(collection.monsters) == 0 for collection in seen(match).collections)
    assert seen(match).discard == {}


@pytest.mark.rule("MC-018", "MC-020")
def test_a_full_table_is_not_offered() -> None:
    match = started("draw kind=brain", centre=four_tables(FULL, ["sludge"] * 3, [], FULL))

    match.play(0, "draw")

    assert options(match, 0) == ["seat table=1", "seat table=2"]


@pytest.mark.rule("MC-020", "MC-D04")
def test_a_table_has_four_seats_taken_one_after_the_other() -> None:
    match = started(*(["draw kind=sludge"] * 4), "draw kind=brain", centre=four_tables())

    for seat in range(4):
        match.play(seat, "draw")
        match.play(seat, "seat table=1")
    match.play(0, "draw")

    assert [event.data["side"] for event in told(match, "seated")] == [0, 1, 2, 3]
    assert guests(match, 1) == ("sludge",) * 4
    assert "seat table=1" not in options(match, 0)


@pytest.mark.rule("MC-021", "MC-D04")
def test_all_free_sides_of_a_table_are_one_choice() -> None:
    match = started("draw kind=brain", centre=four_tables(["sludge"], FULL, FULL, ["toenail", "roadkill"]))

    match.play(0, "draw")
    assert options(match, 0) == ["seat table=0", "seat table=3"]
    match.play(0, "seat table=3")

    assert guests(match, 3) == ("toenail", "roadkill", "brain")
    assert told(match, "seated")[0].data["side"] == 2


@pytest.mark.rule("MC-022")
def test_seating_a_monster_ends_the_turn() -> None:
    match = started("draw kind=brain", turn=1, out=[2], centre=four_tables(["sludge"])[:3])

    match.play(1, "draw")
    assert match.pending == (1,)
    match.play(1, "seat table=0")

    assert match.pending == (3,)


@pytest.mark.rule("MC-023")
def test_a_seated_monster_stays_until_its_table_is_cleared() -> None:
    match = started("draw kind=brain", "draw kind=lemon_sorbet", centre=four_tables(["sludge"], ["toenail"]))

    match.play(0, "draw")
    match.play(0, "seat table=1")
    match.play(1, "draw")  # a sorbet
    match.play(2, "clear table=0")
    assert guests(match, 1) == ("toenail", "brain")
    assert all("brain" not in collection.monsters for collection in seen(match).collections)

    match.play(3, "clear table=1")
    assert guests(match, 1) is None
    assert collection(match, 3).monsters == {"toenail": 1, "brain": 1}


@pytest.mark.rule("MC-024", "MC-T10", "MC-R06")
def test_with_every_table_full_nobody_draws() -> None:
    match = started(centre=four_tables(*[["sludge"] * 4, ["brain"] * 4, ["toenail"] * 4, ["roadkill"] * 4]))

    refusal = refused(match, 0, "draw")

    assert (refusal.code, refusal.rule) == ("TABLES_FULL", "MC-024")
    assert refusal.text == "Every table is full; you must clear one."
    assert options(match, 0) == ["clear table=0", "clear table=1", "clear table=2", "clear table=3"]
    match.play(0, "clear table=3")
    assert collection(match, 0).monsters == {"roadkill": 4}


@pytest.mark.rule("MC-024")
def test_one_free_seat_is_enough_to_draw() -> None:
    match = started(centre=four_tables(FULL, FULL, FULL, FULL[:3]))

    assert "draw" in options(match, 0)


@pytest.mark.rule("MC-024")
def test_the_seats_of_a_table_that_is_gone_do_not_count() -> None:
    match = started(out=[3], centre=[None, *four_tables(FULL, FULL, FULL)[:3]])

    assert options(match, 0) == ["clear table=1", "clear table=2", "clear table=3"]


@pytest.mark.rule("MC-T11", "MC-018", "MC-D05", "MC-024")
def test_the_last_free_seat_is_taken_without_asking() -> None:
    centre = three_tables(FULL, FULL, ["sludge"] * 3)
    match = started("draw kind=dust_bunny", seats=3, removed=["stinky_sock", "bellybutton_lint"], centre=centre)

    match.play(0, "draw")

    assert guests(match, 2) == ("sludge", "sludge", "sludge", "dust_bunny")
    assert told(match, "seated")[0].data["forced"] is True
    assert match.pending == (1,)
    assert options(match, 1) == ["clear table=0", "clear table=1", "clear table=2"]


@pytest.mark.rule("MC-025")
def test_an_anything_eater_is_seated_like_any_other_monster() -> None:
    match = started("draw kind=anything", "draw kind=brain", centre=four_tables(FULL, ["anything"] * 3))

    match.play(0, "draw")
    offered = options(match, 0)
    match.play(0, "seat table=1")
    match.play(1, "draw")

    assert offered == ["seat table=1", "seat table=2", "seat table=3"]
    assert guests(match, 1) == ("anything",) * 4
    assert "seat table=1" not in options(match, 1)


@pytest.mark.rule("MC-026")
def test_who_clears_the_table_owns_its_anything_eaters() -> None:
    match = started("draw kind=anything", centre=four_tables(["sludge"]))

    match.play(0, "draw")
    match.play(0, "seat table=0")
    match.play(1, "clear table=0")

    assert collection(match, 1).monsters == {"sludge": 1, "anything": 1}
    assert collection(match, 0).monsters == {}


@pytest.mark.rule("MC-027")
def test_an_anything_eater_may_eat_at_another_table_than_the_one_where_it_sat() -> None:
    match = started(
        centre=four_tables(["anything"]),  # at the Sludge Souffle
        collections=[owns(tables=["boiled_brains", "boiled_brains"])],
    )

    match.play(0, "clear table=0")

    assert collection(match, 0).anything_eats == "boiled_brains"
    assert collection(match, 0).score == 2


@pytest.mark.rule("MC-028")
def test_where_an_anything_eater_eats_stays_open_until_the_end() -> None:
    match = started(
        round=4,
        out=[1, 2, 3],
        centre=[table("boiled_brains", "brain")],
        collections=[owns(["anything"], ["sludge_souffle", "boiled_brains"])],
    )
    assert collection(match, 0).anything_eats == "sludge_souffle"
    assert collection(match, 0).score == 1

    match.play(0, "clear table=0")

    assert match.result is not None
    assert match.result.totals[0] == 2 + 2  # it joins the Brain Eater at two plates
    assert collection(match, 0).anything_eats == "boiled_brains"


@pytest.mark.rule("MC-029")
@pytest.mark.parametrize(("plates", "points"), [(["bblt", "boiled_brains"], 3), (["bblt", "bblt"], 6)])
def test_every_anything_eater_of_a_player_is_fed(plates: list[str], points: int) -> None:
    state = position(collections=[owns(["anything"] * 3, plates)])

    assert state.score(0) == points


@pytest.mark.rule("MC-D03")
def test_a_drawn_card_is_shown_to_everybody_at_once_and_cannot_be_put_back() -> None:
    match = started("draw kind=brain", centre=four_tables(["sludge"]))

    match.play(0, "draw")

    for viewer in (0, 1, 2, 3, None):
        assert seen(match, viewer).drawn == "brain"
        assert [event.data for event in match.told(viewer) if event.what == "drew"] == [{"kind": "brain"}]
    with pytest.raises(Refused) as caught:
        match.back()
    assert caught.value.refusal.code == "REVEALED"
    assert seen(match).drawn == "brain"


@pytest.mark.rule("MC-D03")
def test_where_a_monster_sits_can_be_taken_back_but_not_the_draw() -> None:
    match = started("draw kind=brain", centre=four_tables(["sludge"]))
    match.play(0, "draw")
    match.play(0, "seat table=0")

    match.back()

    assert match.pending == (0,)
    assert seen(match).drawn == "brain"
    assert guests(match, 0) == ("sludge",)
    with pytest.raises(Refused):
        match.back()


@pytest.mark.rule("MC-D03")
def test_a_draw_whose_card_is_seated_without_asking_cannot_be_taken_back_either() -> None:
    match = started("draw kind=brain", seats=2, centre=three_tables(FULL, FULL, ["sludge"]))
    match.play(0, "draw")
    assert match.pending == (1,)

    with pytest.raises(Refused) as caught:
        match.back()

    assert caught.value.refusal.code == "REVEALED"
    assert guests(match, 2) == ("sludge", "brain")


@pytest.mark.rule("MC-021", "MC-D04", "MC-D03")
def test_the_action_space_is_the_one_of_the_rules() -> None:
    texts = [ACTIONS.text(action) for action in range(ACTIONS.size)]

    assert texts == [
        "draw",
        *(f"seat table={place}" for place in range(4)),
        *(f"clear table={place}" for place in range(4)),
        *(f"scare kind={kind}" for kind in MONSTERS),
    ]
