"""A perspective: what a seat may know, and worlds it cannot tell from the real one."""

import pytest

from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.perspective import Perspective
from bestiary.core.state import State
from tests.core.matches import BURROW, CAFE, new_match, play_on
from tests.toy.burrow import BurrowState


def in_the_middle(seed: int = 7) -> State:
    return play_on(new_match(BURROW, 3, seed), 4).state


def test_a_seat_sees_what_it_may_see() -> None:
    state = in_the_middle()
    for seat in range(3):
        sight = Perspective(state, seat, Dice(b""))
        assert sight.seat == seat
        assert sight.view() == state.view(seat)
        assert sight.legal() == state.legal(seat)
        assert sight.choices() == state.choices(seat)
        assert sight.candidates() == state.candidates(seat)
    seat = state.pending()[0]
    assert Perspective(state, seat, Dice(b"")).default() == state.default(seat)


def test_imagined_worlds_look_the_same_and_change_nothing() -> None:
    state = in_the_middle()
    before = state.save()
    for seat in range(3):
        sight = Perspective(state, seat, Dice(key_from_seed(seat)))
        for _ in range(20):
            world = sight.imagine()
            assert world.view(seat) == sight.view()
            assert world.legal(seat) == sight.legal()
    assert state.save() == before


def test_each_world_deals_the_unknown_anew() -> None:
    state = new_match(BURROW, 3).state
    assert isinstance(state, BurrowState)
    sight = Perspective(state, 0, Dice(key_from_seed(1)))
    worlds = [sight.imagine() for _ in range(60)]
    hoards = {world.hoard for world in worlds if isinstance(world, BurrowState)}
    assert len(hoards) > 2
    assert len({str(world.save()) for world in worlds}) > 30


def test_equal_dice_imagine_equal_worlds() -> None:
    state = in_the_middle()
    first, second = (Perspective(state, 1, Dice(key_from_seed(1))) for _ in range(2))
    assert [first.imagine().save() for _ in range(5)] == [second.imagine().save() for _ in range(5)]


def test_a_perspective_follows_the_position_that_goes_on() -> None:
    state = new_match(CAFE, 2, options={"first": 0}).state
    sight = Perspective(state, 0, Dice(b""))
    assert sight.legal() == [0]
    state.apply(0, 0)
    assert sight.legal() == []


@pytest.mark.parametrize("secret", ["hands", "hoard", "deck"])
def test_the_real_secret_has_no_influence_on_imagined_worlds(secret: str) -> None:
    """Two positions that differ only in what seat 0 does not know."""
    state = new_match(BURROW, 2).state
    other = state.clone()
    assert isinstance(state, BurrowState)
    assert isinstance(other, BurrowState)
    spare = next(kind for kind in range(5) if other.deck[kind] and kind != other.hoard and not other.hands[1][kind])
    if secret == "hoard":
        other.deck[spare] -= 1
        other.deck[other.hoard] += 1
        other.hoard = spare
    else:
        held = next(kind for kind in range(5) if other.hands[1][kind])
        other.hands[1][held] -= 1
        other.hands[1][spare] += 1
        other.deck[spare] -= 1
        other.deck[held] += 1
    assert state.save() != other.save()
    imagined = [Perspective(s, 0, Dice(b"same")).imagine().save() for s in (state, other)]
    assert imagined[0] == imagined[1]
