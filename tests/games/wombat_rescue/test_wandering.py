"""WR-042 to WR-049: lost, and where the cards lead."""

import pytest

from bestiary.core.dice import Dice
from bestiary.core.errors import Refused
from bestiary.games.wombat_rescue.components import CARD_COPIES, CARD_NAMES, CARDS
from bestiary.games.wombat_rescue.layout import find
from tests.games.wombat_rescue.positions import (
    BLUE,
    RED,
    at,
    code,
    match_of,
    played,
    scene,
    texts_of,
    verbs_of,
    where,
)


@pytest.mark.rule("WR-042", "WR-043", "WR-T06")
def test_lost_is_outside_the_area_and_next_to_neither_food_nor_own_baby() -> None:
    lost = scene(mamas={RED: (5, 0)}, cubes={RED: {(0, 0): 1}})
    assert "wander" in texts_of(lost, RED)
    assert code(lost, RED, "move direction=W distance=1")[0] == "NOT_IN_SMELL_AREA"
    assert code(lost, RED, "special direction=W")[0] == "NOTHING_TO_SMELL"
    blue_baby = scene(mamas={RED: (5, 0)}, babies=[(6, 0), (0, -6)], rescued={RED: [0]})
    assert "wander" in texts_of(blue_baby, RED)
    red_baby = scene(mamas={RED: (5, 0)}, babies=[(6, 0), (0, -6)])
    assert "wander" not in texts_of(red_baby, RED)
    assert "special direction=E" in texts_of(red_baby, RED)


@pytest.mark.rule("WR-042", "WR-R07")
@pytest.mark.parametrize(
    "nearby",
    [{"cubes": {RED: {(3, 0): 1}}}, {"food": {(4, 0): "green"}}, {"babies": [(6, -1), (0, -6)]}],
    ids=["smell", "food", "baby"],
)
def test_who_smells_something_is_not_lost(nearby: dict[str, object]) -> None:
    state = scene(mamas={RED: (5, 0)}, **nearby)  # type: ignore[arg-type]
    assert code(state, RED, "wander") == ("NOT_LOST", "WR-042")


@pytest.mark.rule("WR-043", "WR-R09", "WR-D06")
def test_the_card_names_where_she_can_go() -> None:
    state = scene(mamas={RED: (3, 0)}, terrain={(4, 0): "sand", (2, 0): "rock", (3, 1): "bush", (3, -1): "creek"})
    match = match_of(state, "wander", script=["card kind=sand_rock"])
    assert match.seen().phase == "wander_to"
    assert match.seen().card is not None
    assert texts_of(match.now, RED) == ["wander_to direction=E", "wander_to direction=W"]
    assert code(match.now, RED, "wander_to direction=SE") == ("NOT_ON_CARD", "WR-043")
    assert match.text(match.now.default(RED)) == "wander_to direction=E"
    match.go("wander_to direction=W")
    assert where(match.now, RED) == (2, 0)
    assert match.seen().discard == {"sand_rock": 1}
    assert match.seen().moves_left == 2


@pytest.mark.rule("WR-044", "WR-047", "WR-T07", "WR-D06")
def test_at_the_edge_cards_are_revealed_until_one_leads_somewhere() -> None:
    state = scene(mamas={RED: (6, 0)}, terrain={(5, 1): "sand"})
    match = match_of(state, "wander", script=["card kind=bush_rock", "card kind=sand_rock_food"])
    assert where(match.now, RED) == (5, 1)
    assert match.seen().discard == {"bush_rock": 1}
    assert [card.name for card in match.seen().aside] == ["sand_rock_food"]
    assert match.seen().moves_left == 2
    assert match.seen().revealed


@pytest.mark.rule("WR-044", "WR-047")
def test_passed_food_cards_are_set_aside_too() -> None:
    state = scene(mamas={RED: (6, 0)})
    match = match_of(state, "wander", script=["card kind=sand_rock_food", "card kind=grass_bush"])
    assert match.seen().phase == "wander_to"
    assert [card.name for card in match.seen().passed] == ["sand_rock_food"]
    match.go("wander_to direction=W")
    assert [card.name for card in match.seen().aside] == ["sand_rock_food"]
    assert match.seen().discard == {"grass_bush": 1}


@pytest.mark.rule("WR-045", "WR-054", "WR-108")
def test_a_space_must_exist_and_be_free_of_boulders_and_unpushable_wombats() -> None:
    """At the corner: a boulder to the west, blue to the north-west at the edge; only sand is left."""
    state = scene(
        3,
        mamas={RED: (6 - 3, 0), BLUE: (3, -1)},
        boulders=[(2, 0)],
        terrain={(2, 1): "sand"},
        home=(0, 3),
        babies=[(-3, 0), (0, -3)],
        dens=[(-3, 1), (-3, 2)],
    )
    match = match_of(state, "wander", script=["card kind=bush_rock", "card kind=grass_sand"])
    # Blue at (3, -1) is pushed north-west to (3, -2), so grass leads there as well.
    assert texts_of(match.now, RED) == ["wander_to direction=NW", "wander_to direction=SW"]


@pytest.mark.rule("WR-045", "WR-101")
def test_the_dingos_space_can_be_entered() -> None:
    state = scene(mamas={RED: (4, 0)}, terrain={(5, 0): "sand"}, dingo=[(5, 0)])
    after = played(state, "wander", script=["card kind=bush_sand"])
    assert where(after, RED) == (0, 6)
    assert after.controller == RED


@pytest.mark.rule("WR-046", "WR-R08")
def test_after_the_reveal_the_move_is_compulsory() -> None:
    state = scene(mamas={RED: (3, 0)}, tract={RED: {"left": ["black"]}})
    match = match_of(state, "wander", script=["card kind=grass_bush"])
    for action in (
        "end_movement",
        "wander",
        "run_home",
        "scamper direction=E",
        "high_fiber",
        "move direction=E distance=1",
    ):
        assert code(match.now, RED, action) == ("WANDER_PENDING", "WR-046")
    with pytest.raises(Refused, match="T-05"):
        match.back()


@pytest.mark.rule("WR-D15")
def test_what_was_revealed_is_not_taken_back_but_a_plain_move_is() -> None:
    state = scene(mamas={RED: (0, 0)}, cubes={RED: {(0, 0): 1}}, terrain={(4, 0): "sand"})
    match = match_of(state, "move direction=E distance=3")
    match.back()
    assert where(match.now, RED) == (0, 0)
    match.go("move direction=E distance=3", "wander")
    with pytest.raises(Refused, match="T-05"):
        match.back()


@pytest.mark.rule("WR-048")
def test_the_discards_become_the_deck_when_a_card_is_needed() -> None:
    state = scene(mamas={RED: (3, 0)}, terrain={(4, 0): "sand"})
    state.deck = [0] * CARDS
    state.deck[CARD_NAMES.index("grass_rock")] = 1
    state.discard = [copies - in_deck for copies, in_deck in zip(CARD_COPIES, state.deck, strict=True)]
    state.discard[CARD_NAMES.index("bush_creek_food")] = 0
    state.aside = [CARD_NAMES.index("bush_creek_food")]
    match = match_of(state, "wander", script=["card kind=grass_rock", "card kind=sand_creek"])
    match.go("wander_to direction=W")
    assert match.seen().deck == 0  # not before it is needed
    match.go("wander")
    seen = match.seen()
    assert seen.deck + sum(seen.discard.values()) + len(seen.passed) + bool(seen.card) == 29
    assert seen.discard.get("grass_rock", 0) == 0
    assert [card.name for card in seen.aside] == ["bush_creek_food"]


@pytest.mark.rule("WR-049")
def test_without_any_card_that_leads_somewhere_the_move_is_spent() -> None:
    state = scene(mamas={RED: (3, 0)})
    state.deck = [0] * CARDS
    state.deck[CARD_NAMES.index("sand_rock")] = 1
    state.deck[CARD_NAMES.index("bush_rock")] = 1
    match = match_of(state, "wander")
    assert where(match.now, RED) == (3, 0)
    assert match.now.moves == 1
    assert match.seen().discard == {"sand_rock": 1, "bush_rock": 1}
    assert match.seen().phase == "movement"
    assert match.events("no_card")


@pytest.mark.rule("WR-049", "WR-R07b")
def test_without_any_way_out_wandering_is_not_offered() -> None:
    around = [(4, 0), (4, -1), (3, -1), (2, 0), (2, 1), (3, 1)]
    state = scene(mamas={RED: (3, 0)}, boulders=around)
    assert "wander" not in texts_of(state, RED)
    assert code(state, RED, "wander") == ("NO_WAY_OUT", "WR-049")


@pytest.mark.rule("WR-D06", "WR-D12", "WR-D13")
def test_no_card_is_seen_twice_in_one_move() -> None:
    """Only rock leads out, and the deck is small: cards passed over do not come back into it."""
    state = scene(mamas={RED: (6, 0)}, terrain={(5, 1): "rock", (5, 0): "creek", (6, -1): "creek"})
    state.deck = [0] * CARDS
    state.deck[CARD_NAMES.index("grass_bush")] = 1
    state.discard = [0] * CARDS
    state.discard[CARD_NAMES.index("sand_rock")] = 1
    match = match_of(state, "wander")
    assert [event.data["kind"] for event in match.events("card")] == ["grass_bush", "sand_rock"]
    assert all(event.reveals for event in match.events("card"))
    assert where(match.now, RED) == (5, 1)


@pytest.mark.rule("WR-044")
@pytest.mark.parametrize("name", ["standard", "four_corners", "boomerang"])
def test_in_our_layouts_some_card_always_leads_somewhere(name: str) -> None:
    layout = find(name, False, "")
    assert all(
        any(layout.grid.near[d * layout.grid.count + s] >= 0 for d in range(6)) for s in range(layout.grid.count)
    )


@pytest.mark.rule("WR-D13")
def test_everything_but_the_order_is_open() -> None:
    state = scene(mamas={RED: (3, 0)})
    match = match_of(state)
    one, other = match.view(RED), match.view(BLUE)
    assert (one.viewer, other.viewer) == (RED, BLUE)
    assert match.game.open
    assert match.now.imagine(RED, Dice(b"")).save() == match.save()


def test_wandering_home_with_a_baby_rescues_it() -> None:
    state = scene(home=(4, 0), mamas={RED: (3, 0)}, pouch={RED: 0}, terrain={(4, 0): "sand"})
    after = played(state, "wander", script=["card kind=sand_creek"])
    assert (after.rescued[RED], after.pouch[RED], where(after, RED)) == (1, -1, (4, 0))
    assert at(after, (4, 0)) == after.layout.home
    assert "wander" in verbs_of(after, RED)
