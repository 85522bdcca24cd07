"""WR-006 to WR-017: preparing to play."""

import pytest

from bestiary.core.errors import Refused
from bestiary.games.wombat_rescue import GAME
from tests.games.wombat_rescue.positions import new, texts_of


@pytest.mark.rule("WR-006")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_one_to_five_can_play(seats: int) -> None:
    assert new(seats).seats == seats


@pytest.mark.rule("WR-006", "WR-R24")
@pytest.mark.parametrize(("seats", "options"), [(0, {}), (6, {}), (5, {"fifth_player": False})])
def test_other_numbers_are_refused(seats: int, options: dict[str, bool]) -> None:
    with pytest.raises(Refused) as caught:
        GAME.new(seats, options)
    assert (caught.value.refusal.code, caught.value.refusal.rule) == ("BAD_PLAYER_COUNT", "WR-006")


@pytest.mark.rule("WR-008", "WR-D02")
def test_regular_tiles_are_dealt_and_the_others_lie_where_the_layout_says() -> None:
    deals = []
    for seed in range(5):
        view = new(2, seed=seed).seen()
        tiles = {part.slot: part.tile for part in view.hexes}
        assert (tiles["4-1"], tiles["0-0"], tiles["0-1"], tiles["0-3"], tiles["0-4"]) == ("H1", "B1", "B2", "B3", "B4")
        assert len(set(tiles.values())) == len(tiles) == 24
        deals.append(tuple(tiles.values()))
    assert len(set(deals)) == 5
    assert new().seen().layout == "Standard"


@pytest.mark.rule("WR-008")
def test_every_regular_tile_can_come_first() -> None:
    state = GAME.new(2, {"first": 0})
    assert len(state.possible()) == 19
    assert set(state.possible().values()) == {1}


@pytest.mark.rule("WR-009", "WR-D01")
def test_the_start_player_is_drawn_or_named_and_turns_go_clockwise() -> None:
    assert GAME.new(4).possible() == {0: 1, 1: 1, 2: 1, 3: 1}
    match = new(4, first=2, seed=3)
    assert match.pending == (1,)  # the last player places the dingo
    match.go("place_dingo den=1")
    order = []
    for _ in range(9):
        while match.seen().phase != "movement":
            match.play(match.pending[0], match.legal(match.pending[0])[0])
        order.append(match.pending[0])
        match.go("end_movement")
    assert order == [2, 3, 0, 1, 2, 3, 0, 1, 2]
    with pytest.raises(Refused):
        GAME.new(4, {"first": 4})


@pytest.mark.rule("WR-010", "WR-011", "WR-012")
def test_starting_disks_come_out_of_the_sixty() -> None:
    view = new(4, first=1).seen()
    assert all(wombat.middle == {"black": 1} for wombat in view.wombats)
    mouths = [view.wombats[(1 + number) % 4].mouth for number in range(4)]
    assert mouths == [{}, {"green": 1}, {"orange": 1}, {"black": 1}]
    on_map = [disk.colour for disk in view.food]
    assert view.bag["black"] + on_map.count("black") == 10 - 4 - 1
    assert view.bag["orange"] + on_map.count("orange") == 20 - 1
    assert view.bag["green"] + on_map.count("green") == 30 - 1


@pytest.mark.rule("WR-013")
def test_every_food_space_gets_a_disk() -> None:
    view = new(3).seen()
    spaces = [space for space, part in enumerate(view.hexes) if part.mark == "food"]
    assert [disk.space for disk in view.food] == spaces
    assert len(spaces) == 34
    assert len({disk.colour for disk in view.food}) == 3


@pytest.mark.rule("WR-014", "WR-015")
def test_mamas_and_a_cube_each_at_home_and_babies_on_every_baby_tile() -> None:
    view = new(3).seen()
    assert view.hexes[view.home].mark == "home"
    assert all(wombat.space == view.home for wombat in view.wombats)
    assert [(cubes.space, cubes.seat, cubes.count) for cubes in view.cubes] == [
        (view.home, seat, 1) for seat in range(3)
    ]
    assert [baby.tile for baby in view.babies] == ["B1", "B2", "B3", "B4"]
    assert all(baby.waiting == (0, 1, 2) and view.hexes[baby.space].mark == "baby" for baby in view.babies)


@pytest.mark.rule("WR-016", "WR-D03", "WR-D08")
def test_the_last_player_places_the_dingo_and_rolls_in_the_first_cleanup() -> None:
    match = new(3, first=0, script=[])
    assert (match.seen().phase, match.pending, match.seen().controller) == ("dingo_setup", (2,), 2)
    assert texts_of(match.now, 2) == [f"place_dingo den={den}" for den in (1, 2, 3, 4)]
    dens = [space for space, part in enumerate(match.seen().hexes) if part.mark == "den"]
    assert dens == sorted(dens, key=lambda space: (match.seen().hexes[space].r, match.seen().hexes[space].q))
    assert match.text(match.now.default(2)) == "place_dingo den=1"
    match.go("place_dingo den=3")
    assert match.seen().dingoes[0].space == dens[2]
    assert match.pending == (0,)
    # All stay at home, so he does not move; once somebody is out he is rolled for in the last player's first cleanup.
    match.go(next(text for text in texts_of(match.now, 0) if text.startswith("move")), "end_movement", "end_movement")
    assert not match.events("rolled")
    match.go("end_movement")
    assert len(match.events("rolled")) == 1


@pytest.mark.rule("WR-017")
def test_wander_cards_form_a_deck() -> None:
    view = new().seen()
    assert (view.deck, view.discard, view.aside, view.card) == (30, {}, (), None)
