"""WR-038 to WR-041: towards food and own babies."""

import pytest

from tests.games.wombat_rescue.positions import (
    BLUE,
    RED,
    code,
    mouth_of,
    played,
    scene,
    texts_of,
    verbs_of,
    where,
)


@pytest.mark.rule("WR-038")
def test_onto_food_next_to_her() -> None:
    state = scene(mamas={RED: (5, 0)}, cubes={RED: {(0, 0): 1}}, food={(5, -1): "black", (3, 0): "green"})
    assert [text for text in texts_of(state, RED) if text.startswith("special")] == ["special direction=NW"]
    after = played(state, "special direction=NW")
    assert where(after, RED) == (5, -1)
    assert mouth_of(after, RED) == {"black": 1}
    assert after.moves == 1


@pytest.mark.rule("WR-039")
def test_onto_an_own_baby_next_to_her() -> None:
    state = scene(mamas={RED: (5, 0)}, cubes={RED: {(0, 0): 1}}, babies=[(6, 0), (0, -6)])
    after = played(state, "special direction=E")
    assert (where(after, RED), after.pouch[RED]) == ((6, 0), 0)


@pytest.mark.rule("WR-039", "WR-T08", "WR-R06")
def test_babies_of_others_do_not_smell() -> None:
    state = scene(mamas={RED: (5, 0)}, babies=[(6, 0), (0, -6)], rescued={RED: [0]})
    assert state.waiting[0] == 1
    assert code(state, RED, "special direction=E") == ("NOTHING_TO_SMELL", "WR-039")
    assert code(state, RED, "special direction=W") == ("NOTHING_TO_SMELL", "WR-038")


@pytest.mark.rule("WR-040", "WR-R05")
def test_not_inside_the_own_smell_area() -> None:
    state = scene(mamas={RED: (1, 0)}, cubes={RED: {(0, 0): 1}}, food={(2, 0): "black"})
    assert "special" not in verbs_of(state, RED)
    assert code(state, RED, "special direction=E") == ("SPECIAL_NOT_NEEDED", "WR-040")


@pytest.mark.rule("WR-041")
def test_a_carried_baby_does_not_smell_and_a_full_pouch_does_not_forbid() -> None:
    state = scene(mamas={RED: (5, 0)}, babies=[(6, 0), (0, -6)], pouch={RED: 0})
    assert code(state, RED, "special direction=E")[0] == "NOTHING_TO_SMELL"
    state = scene(mamas={RED: (5, 0)}, babies=[(6, 0), (0, -6)], pouch={RED: 1})
    after = played(state, "special direction=E")
    assert (where(after, RED), after.pouch[RED], after.free[RED]) == ((6, 0), 1, 1)


@pytest.mark.rule("WR-D07")
def test_food_that_cannot_be_reached_still_smells() -> None:
    """Blue stands on the only disk at the corner and cannot be pushed: neither special nor wander."""
    state = scene(mamas={RED: (5, 0), BLUE: (6, 0)}, food={(6, 0): "green"})
    assert {"special", "wander"} & verbs_of(state, RED) == set()
    assert code(state, RED, "special direction=E") == ("PUSH_BLOCKED", "WR-054")
    assert code(state, RED, "wander") == ("NOT_LOST", "WR-042")
    assert {"scamper", "end_movement"} <= verbs_of(state, RED)
