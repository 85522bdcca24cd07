"""The box: what a document mentions comes out of it, and never more than there is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bestiary.core.box import Box
from bestiary.core.errors import BadPosition

COPIES = {"sludge": 6, "brain": 2, "egg": 1}


def box() -> Box:
    return Box("card", COPIES)


@given(st.fixed_dictionaries({name: st.integers(0, count) for name, count in COPIES.items()}))
def test_what_is_taken_and_what_is_left_make_the_box(taken: dict[str, int]) -> None:
    given_box = box()
    given_box.take_all("pile", taken)
    rest = given_box.rest()
    assert {name: taken[name] + rest.get(name, 0) for name in COPIES} == COPIES
    assert all(rest.values())


def test_it_may_be_taken_until_nothing_is_left() -> None:
    given_box = box()
    for _ in range(6):
        given_box.take("drawn", "sludge")
    assert "sludge" not in given_box.rest()


@pytest.mark.parametrize(
    ("name", "count", "text"),
    [
        ("sludge", 7, "this makes 7 of the card 'sludge', and the box has 6"),
        ("egg", 2, "this makes 2 of the card 'egg', and the box has 1"),
        ("sludge", -1, "-1 of the card 'sludge' is less than none"),
        ("slugde", 1, "there is no card 'slugde'; there is: sludge, brain, egg"),
        ("", 1, "there is no card ''"),
    ],
)
def test_what_the_box_does_not_have_is_refused_with_its_place(name: str, count: int, text: str) -> None:
    with pytest.raises(BadPosition, match=text) as refused:
        box().take("hands[2]", name, count)
    assert refused.value.where == "hands[2]"
    assert str(refused.value).startswith("hands[2]: ")


def test_places_together_cannot_have_more_than_the_box() -> None:
    given_box = box()
    given_box.take("pile", "brain", 2)
    with pytest.raises(BadPosition, match="this makes 3 of the card 'brain', and the box has 2"):
        given_box.take("discard", "brain")


def test_removed_kinds_are_out_of_the_game() -> None:
    given_box = box()
    given_box.remove(["sludge", "egg"])
    assert given_box.rest() == {"brain": 2}
    with pytest.raises(BadPosition, match="the box has 0"):
        given_box.take("pile", "egg")


def test_the_given_counts_are_not_changed() -> None:
    copies = dict(COPIES)
    given_box = Box("card", copies)
    given_box.take("pile", "sludge", 3)
    given_box.remove(["egg"])
    assert copies == COPIES


@pytest.mark.parametrize("count", [7, 100])
def test_a_refused_taking_takes_nothing(count: int) -> None:
    given_box = box()
    with pytest.raises(BadPosition):
        given_box.take("pile", "sludge", count)
    assert given_box.rest() == COPIES
