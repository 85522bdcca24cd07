"""MC-030 to MC-035: lemon sorbet."""

import pytest

from bestiary.core.match import Match
from tests.games.monster_cafe.positions import (
    collection,
    four_tables,
    guests,
    options,
    owns,
    play_defaults,
    refused,
    seen,
    size,
    started,
    told,
)

SORBET = "draw kind=lemon_sorbet"
A_OWNS = owns(["eyeball", "eyeball", "anything", "stinky_sock"], ["bblt"])  # MC-T05


def sorbet_drawn() -> Match:
    """Player A, who is not the last one, has drawn a sorbet and may name one of three kinds."""
    match = started(SORBET, centre=four_tables(["eyeball"]), collections=[A_OWNS, owns(["eyeball", "brain"])])
    match.play(0, "draw")
    return match


@pytest.mark.rule("MC-030", "MC-R13")
def test_a_sorbet_is_never_seated() -> None:
    match = sorbet_drawn()

    assert options(match, 0) == ["scare kind=eyeball", "scare kind=stinky_sock", "scare kind=anything"]
    refusal = refused(match, 0, "seat table=1")
    assert (refusal.code, refusal.rule) == ("SORBET_NO_SEAT", "MC-030")
    assert refusal.text == "Lemon sorbet is never seated."


@pytest.mark.rule("MC-T05", "MC-031", "MC-033", "MC-034", "MC-D07")
def test_every_monster_of_the_named_kind_goes_with_the_sorbet() -> None:
    match = sorbet_drawn()

    match.play(0, "scare kind=eyeball")

    assert seen(match).discard == {"eyeball": 2, "lemon_sorbet": 1}
    assert collection(match, 0).monsters == {"stinky_sock": 1, "anything": 1}
    assert collection(match, 0).tables == {"bblt": 1}
    assert match.pending == (1,)


@pytest.mark.rule("MC-T06", "MC-D07")
def test_naming_the_anything_eaters_takes_them_alone() -> None:
    match = sorbet_drawn()

    match.play(0, "scare kind=anything")

    assert seen(match).discard == {"anything": 1, "lemon_sorbet": 1}
    assert collection(match, 0).monsters == {"eyeball": 2, "stinky_sock": 1}


@pytest.mark.rule("MC-031")
def test_only_kinds_of_the_own_collection_can_be_named() -> None:
    match = sorbet_drawn()

    assert "scare kind=brain" not in options(match, 0)  # the neighbour has one
    assert refused(match, 0, "scare kind=brain").code == "KIND_NOT_OWNED"


@pytest.mark.rule("MC-032", "MC-R16")
def test_a_sorbet_cannot_be_declined_even_when_all_monsters_are_fed() -> None:
    fed = owns(["sludge", "bellybutton_lint"], ["sludge_souffle", "bblt"])
    match = started(SORBET, round=3, centre=four_tables(["eyeball"]), collections=[fed])
    match.play(0, "draw")

    assert options(match, 0) == ["scare kind=sludge", "scare kind=bellybutton_lint"]
    for action in ("draw", "clear table=0"):
        refusal = refused(match, 0, action)
        assert (refusal.code, refusal.rule) == ("SORBET_FORCED", "MC-032")
        assert refusal.text == "Choose a kind to discard."


@pytest.mark.rule("MC-033")
def test_a_sorbet_touches_neither_seats_nor_tables_nor_other_players() -> None:
    match = sorbet_drawn()
    before = seen(match)

    match.play(0, "scare kind=eyeball")

    after = seen(match)
    assert guests(match, 0) == ("eyeball",)
    assert [(table.meal, table.monsters) for table in after.centre] == [
        (table.meal, table.monsters) for table in before.centre
    ]
    assert after.collections[1:] == before.collections[1:]
    assert after.collections[0].tables == before.collections[0].tables
    assert (after.stack, after.discarded_tables) == (before.stack, before.discarded_tables)


@pytest.mark.rule("MC-034")
def test_the_last_player_goes_on_after_a_sorbet() -> None:
    match = started(SORBET, turn=2, centre=four_tables(["brain"])[:1], collections=[{}, {}, A_OWNS])

    match.play(2, "draw")
    match.play(2, "scare kind=eyeball")

    assert match.pending == (2,)
    assert options(match, 2) == ["draw", "clear table=0"]


@pytest.mark.rule("MC-034")
@pytest.mark.parametrize(("seats", "after"), [(2, 1), (3, 1), (4, 1)])
def test_for_everybody_else_a_sorbet_ends_the_turn(seats: int, after: int) -> None:
    match = started(SORBET, seats=seats, collections=[owns(["brain"])])

    match.play(0, "draw")

    assert match.pending == (after,)


@pytest.mark.rule("MC-T07", "MC-D06")
def test_without_monsters_only_the_sorbet_goes() -> None:
    match = started(SORBET, turn=1, out=[0], centre=four_tables(["brain"])[:3])

    match.play(1, "draw")

    assert seen(match).discard == {"lemon_sorbet": 1}
    assert match.pending == (2,)
    assert [event.data for event in told(match, "scared")] == [{"kind": None, "count": 0, "forced": True}]


@pytest.mark.rule("MC-D06", "MC-034")
def test_the_last_player_without_monsters_goes_on_after_a_sorbet() -> None:
    match = started(SORBET, turn=3, centre=four_tables()[:1])

    match.play(3, "draw")

    assert seen(match).discard == {"lemon_sorbet": 1}
    assert match.pending == (3,)
    assert options(match, 3) == ["draw"]


@pytest.mark.rule("MC-D05", "MC-031")
def test_an_only_kind_goes_without_asking() -> None:
    match = started(SORBET, collections=[owns(["brain", "brain", "brain"])])

    match.play(0, "draw")

    assert seen(match).discard == {"brain": 3, "lemon_sorbet": 1}
    assert [event.data for event in told(match, "scared")] == [{"kind": "brain", "count": 3, "forced": True}]


@pytest.mark.rule("MC-D05")
def test_a_chosen_kind_is_not_logged_as_forced() -> None:
    match = sorbet_drawn()

    match.play(0, "scare kind=eyeball")

    assert told(match, "scared")[0].data["forced"] is False


@pytest.mark.rule("MC-035", "MC-052")
def test_discards_never_come_back() -> None:
    match = started(SORBET, centre=four_tables(["brain"]), collections=[A_OWNS], pile={"toenail": 3, "lemon_sorbet": 1})
    match.play(0, "draw")
    match.play(0, "scare kind=eyeball")
    discard = seen(match).discard
    assert (discard["eyeball"], discard["lemon_sorbet"]) == (6, 6)

    play_defaults(match)

    end = seen(match)
    assert all(end.discard.get(card, 0) >= count for card, count in discard.items())
    assert size(end.pile) == 0
    assert all("eyeball" not in collection.monsters for collection in end.collections)
