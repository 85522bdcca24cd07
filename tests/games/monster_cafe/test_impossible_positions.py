"""Documents that are no position: each is refused by the name of what is wrong, and nothing else is raised."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import bestiary
from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.errors import BadPosition
from bestiary.core.playout import play_randomly
from bestiary.core.seats import CHANCE
from bestiary.games.monster_cafe import GAME
from tests.games.monster_cafe.positions import (
    CARDS,
    FULL,
    MEALS,
    MONSTERS,
    PHASES,
    REGULAR,
    four_tables,
    owns,
    size,
    table,
    three_tables,
)

FIELDS = list(GAME.new(4).save())

# What is refused: nothing that the rules could not have led to, or could not go on from.

REFUSED: list[tuple[str, dict[str, Any], str, str]] = [
    ("seven of a card", {"collections": [owns(["sludge"] * 7)]}, "collections[0].monsters", "7 of the card 'sludge'"),
    (
        "seven over several places",
        {"centre": four_tables(["sludge"] * 4), "pile": {"sludge": 3}},
        "pile",
        "7 of the card",
    ),
    ("seven with the drawn card", {"collections": [owns(["sludge"] * 6)], "drawn": "sludge"}, "drawn", "box has 6"),
    (
        "three of a table",
        {"collections": [owns([], ["bblt"] * 2)], "centre": four_tables()},
        "centre[2].meal",
        "3 of the table",
    ),
    ("seven discarded", {"discard": {"lemon_sorbet": 7}}, "discard", "7 of the card 'lemon_sorbet'"),
    ("three in the stack", {"stack": {"bblt": 3}}, "stack", "3 of the table 'bblt'"),
    ("three discarded", {"discarded_tables": {"bblt": 3}}, "discarded_tables", "3 of the table 'bblt'"),
    ("fewer than none", {"pile": {"sludge": -1}}, "pile", "less than none"),
    ("cards that are nowhere", {"pile": {"sludge": 5}, "discard": {}}, "pile", "neither here nor in 'discard'"),
    ("tables that are nowhere", {"stack": {}, "discarded_tables": {}, "round": 4}, "stack", "neither here nor in"),
    ("sorbet collected", {"collections": [{}, owns(["lemon_sorbet"])]}, "collections[1].monsters", "never collected"),
    ("sorbet seated", {"centre": four_tables(["lemon_sorbet"])}, "centre[0].monsters[0]", "never seated"),
    (
        "five at a table",
        {"centre": four_tables([], [*FULL, "sludge"])},
        "centre[1].monsters",
        "5 monsters, and a table has 4",
    ),
    ("five tables", {"centre": [*four_tables(), table("boiled_brains")]}, "centre", "5 tables, and 4 are dealt"),
    ("four tables for three", {"seats": 3, "centre": four_tables()}, "centre", "4 tables, and 3 are dealt"),
    ("a table too few", {"centre": four_tables()[:3]}, "centre", "with 0 players out there are 4"),
    ("a table too many", {"out": [1], "centre": four_tables()}, "centre", "with 1 players out there are 3"),
    ("a table too few for two", {"seats": 2, "out": [1], "centre": three_tables()[:1]}, "centre", "there are 2"),
    ("a table after the end", {"phase": "over", "centre": four_tables()[:1]}, "centre", "there are 0"),
    ("tables before the deal", {"phase": "first_player", "centre": four_tables()}, "centre", "there are 0"),
    ("all tables dealt while dealing", {"phase": "deal", "centre": four_tables()}, "centre", "one is free"),
    ("a gap while dealing", {"phase": "deal", "centre": [None, table("bblt")]}, "centre", "first places are filled"),
    ("guests while dealing", {"phase": "deal", "centre": [table("bblt", "brain")]}, "centre", "nobody is seated yet"),
    ("no table card left", {"stack": dict.fromkeys(MEALS, 2)}, "centre", "no table card is left"),
    ("no such seat in turn", {"turn": 4}, "turn", "from 0 to 3"),
    ("no such seat in turn of two", {"seats": 2, "turn": 2}, "turn", "from 0 to 1"),
    ("a negative seat in turn", {"turn": -1}, "turn", "from 0 to 3"),
    ("turn of a player who is out", {"turn": 1, "out": [1]}, "turn", "seat 1 is out of the round"),
    ("everybody out", {"out": [0, 1, 2, 3], "centre": []}, "turn", "seat 0 is out"),
    ("no such seat out", {"out": [4]}, "out", "from 0 to 3"),
    ("out twice", {"out": [1, 1]}, "out", "each once"),
    ("out while dealing", {"phase": "deal", "out": [1]}, "out", "nobody has cleared a table yet"),
    ("over with players left", {"phase": "over", "out": [0]}, "out", "everybody has cleared"),
    (
        "too many tables",
        {"round": 2, "collections": [owns([], MEALS[:2])]},
        "collections[0].tables",
        "too many in round 2",
    ),
    (
        "too many tables out",
        {"round": 1, "turn": 1, "out": [0], "collections": [owns([], MEALS[4:6])]},
        "collections[0].tables",
        "2 tables are too many in round 1",
    ),
    ("five tables owned", {"collections": [owns([], MEALS[:5])]}, "round", "6 is not a round"),
    ("round nought", {"round": 0}, "round", "0 is not a round of the 4"),
    ("round five", {"round": 5}, "round", "5 is not a round of the 4"),
    ("over before round four", {"phase": "over", "round": 3}, "round", "over after round 4"),
    ("too few to deal on", {"phase": "deal", "round": 4, "centre": [], "stack": {"bblt": 2}}, "stack", "need 4"),
    ("a stack too small", {"stack": {"bblt": 2, "boiled_brains": 2}}, "stack", "the rounds to come need 12"),
    ("too many collections", {"seats": 2, "collections": [{}, {}, {}]}, "collections", "3 of them for 2 players"),
    ("an unknown monster", {"centre": four_tables(["slugde"])}, "centre[0].monsters[0]", "no card 'slugde'"),
    ("a meal as a monster", {"collections": [owns(["bblt"])]}, "collections[0].monsters", "no card 'bblt'"),
    ("an unknown meal", {"centre": [table("pizza")], "turn": 0}, "centre[0].meal", "no table 'pizza'"),
    ("an unknown drawn card", {"drawn": "pizza"}, "drawn", "no card 'pizza'"),
    ("an unknown card in the pile", {"pile": ["pizza"]}, "pile", "no card 'pizza'"),
    ("an unknown phase", {"phase": "lunch"}, "phase", "no phase 'lunch'"),
    ("an unknown name", {"lunch": 1}, "", "lunch"),
    ("an unknown name of a table", {"centre": [{"meal": "bblt", "guests": []}]}, "", "guests"),
    ("an unknown name of a collection", {"collections": [{"monster": []}]}, "", "monster"),
    ("a table without a meal", {"centre": [{"monsters": []}]}, "", "meal"),
    ("a drawn card in a turn", {"phase": "turn", "drawn": "brain"}, "drawn", "no drawn card waits"),
    ("no drawn card to seat", {"phase": "seat"}, "drawn", "a drawn card waits"),
    ("no sorbet drawn", {"phase": "sorbet"}, "drawn", "a drawn card waits"),
    ("a sorbet to seat", {"phase": "seat", "drawn": "lemon_sorbet"}, "drawn", "does not wait in the phase 'seat'"),
    ("a monster as a sorbet", {"phase": "sorbet", "drawn": "brain"}, "drawn", "does not wait in the phase 'sorbet'"),
    (
        "no seat for the drawn card",
        {"centre": four_tables(FULL, FULL, FULL, FULL), "drawn": "sludge"},
        "drawn",
        "no table has a free seat",
    ),
    ("a sorbet and no monsters", {"drawn": "lemon_sorbet"}, "phase", "has no monster"),
    ("drawing from nothing", {"phase": "draw", "pile": {}}, "phase", "the pile is empty"),
    (
        "drawing with full tables",
        {"phase": "draw", "centre": four_tables(FULL, FULL, FULL, FULL)},
        "phase",
        "the tables are full",
    ),
    ("an irregular kind removed", {"seats": 3, "removed": ["anything", "sludge"]}, "removed", "regular"),
    ("a kind removed twice", {"seats": 3, "removed": ["sludge", "sludge"]}, "removed", "different"),
    ("one kind removed", {"seats": 3, "removed": ["sludge"]}, "removed", "2 kinds of monsters stay out"),
    ("three kinds removed", {"seats": 2, "removed": ["sludge", "brain", "toenail"]}, "removed", "2 kinds"),
    ("kinds removed with four", {"removed": ["sludge", "brain"]}, "removed", "with 4 players 0 kinds"),
    ("a removed kind in play", {"seats": 3, "removed": ["sludge", "brain"], "drawn": "sludge"}, "drawn", "box has 0"),
    (
        "a removed meal in play",
        {"seats": 3, "removed": ["sludge", "brain"], "stack": ["boiled_brains"]},
        "stack",
        "box has 0",
    ),
    ("too many kinds for three", {"seats": 3, "pile": list(REGULAR)}, "removed", "2 kinds of monsters stay out"),
    (
        "other kinds than the options",
        {"seats": 3, "options": {"removed": ["sludge", "brain"]}, "removed": ["eyeball", "toenail"]},
        "removed",
        "options name other",
    ),
    ("a removal with four", {"phase": "removal"}, "phase", "no further kind stays out"),
    (
        "a removal too many",
        {"seats": 3, "phase": "removal", "removed": ["sludge", "brain"]},
        "phase",
        "no further kind stays out",
    ),
    (
        "cards out before the removal",
        {"seats": 3, "phase": "removal", "collections": [owns(["sludge"])]},
        "phase",
        "every card still lies",
    ),
    (
        "cards out before the first player",
        {"phase": "first_player", "discard": ["sludge"]},
        "phase",
        "every card still lies",
    ),
    (
        "a first player drawn and named",
        {"phase": "first_player", "options": {"first": 2}},
        "phase",
        "options name the first player",
    ),
    ("starting monsters in round two", {"phase": "starting_monsters", "round": 2}, "round", "belongs to round 1"),
    ("nobody started in a turn", {"started": 0}, "started", "everybody has had a starting monster"),
    ("nobody started in a later deal", {"phase": "deal", "round": 2, "started": 0}, "started", "everybody has had"),
    ("everybody has started", {"phase": "starting_monsters", "started": 4}, "started", "too many"),
    ("started before the deal", {"phase": "deal", "started": 1}, "started", "too many"),
    ("five have started", {"started": 5}, "started", "5 of 4 players"),
    ("less than nobody has started", {"phase": "deal", "started": -1}, "started", "-1 of 4"),
    (
        "too few starting monsters",
        {"phase": "starting_monsters", "pile": {"sludge": 3, "lemon_sorbet": 6}},
        "pile",
        "too few monsters",
    ),
    ("one seat", {"seats": 1}, "seats", "2 to 4 players"),
    ("five seats", {"seats": 5}, "seats", "2 to 4 players"),
    ("an unknown option", {"options": {"dessert": 1}}, "options", "no option 'dessert'"),
    ("an impossible first player", {"options": {"first": 4}}, "options", "seats 0 to 3"),
    ("impossible removals", {"seats": 3, "options": {"removed": ["anything", "brain"]}}, "options", "regular monsters"),
    ("an unknown form", {"form": 2}, "form", "2 is no known form"),
]


@pytest.mark.parametrize(
    ("document", "where", "text"), [case[1:] for case in REFUSED], ids=[case[0] for case in REFUSED]
)
def test_an_impossible_document_is_refused_by_name(document: dict[str, Any], where: str, text: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.load(document)

    assert caught.value.where == where
    assert text in str(caught.value)


NONSENSE = [
    "",
    "nonsense",
    [],
    [[]],
    [None],
    ["nonsense"],
    {},
    {"nonsense": 1},
    {"sludge": None},
    {"sludge": "six"},
    [{}],
    [1.5],
    None,
    True,
    -1,
    10**30,
    -(10**30),
    1.5,
    float("nan"),
    float("inf"),
    b"bytes",
    object(),
    {1: 1},
    {None: None},
]


@pytest.mark.parametrize("field", [field for field in FIELDS if field != "options"])
@pytest.mark.parametrize("value", NONSENSE, ids=lambda value: type(value).__name__)
def test_nonsense_is_never_anything_but_a_bad_position(field: str, value: Any) -> None:
    try:
        state = GAME.load({field: value})
    except BadPosition:
        return
    play_randomly(state, Dice(key_from_seed(1)))  # some of it makes sense: [] for the discard, None for the unknown
    assert state.pending() == ()


@pytest.mark.parametrize("value", [None, {}])
def test_no_options_are_the_usual_ones(value: Any) -> None:
    assert GAME.load({"options": value}).save()["options"] == {"first": None, "removed": None}


@pytest.mark.parametrize("value", [value for value in NONSENSE if isinstance(value, dict) and value])
def test_nonsense_options_are_a_bad_position(value: Any) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.load({"options": value})
    assert caught.value.where == "options"


@pytest.mark.parametrize("value", [5, "first", [], [1, 2], 1.5, True])
def test_options_that_are_no_object_are_a_bad_position(value: Any) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.load({"options": value})
    assert caught.value.where == "options"


@pytest.mark.parametrize("document", [None, [], "turn", 5, b"{}"])
def test_what_is_no_object_is_a_bad_position(document: Any) -> None:
    with pytest.raises(BadPosition):
        GAME.load(document)
    with pytest.raises(BadPosition):
        bestiary.load(document)


# Any document at all either is refused by name or is a position from which the game can be played to its end.


def _counts(names: tuple[str, ...], most: int) -> st.SearchStrategy[Any]:
    return st.dictionaries(st.sampled_from(names), st.integers(0, most), max_size=6)


_table = st.builds(
    lambda meal, monsters: {"meal": meal, "monsters": monsters},
    st.sampled_from(MEALS),
    st.lists(st.sampled_from(MONSTERS), max_size=4),
)
_collection = st.builds(
    lambda monsters, tables: {"monsters": monsters, "tables": tables},
    _counts(MONSTERS, 2),
    st.lists(st.sampled_from(MEALS), max_size=3),
)
FIELD = {
    "phase": st.sampled_from(PHASES),
    "round": st.integers(1, 4),
    "turn": st.integers(0, 3),
    "started": st.integers(0, 4),
    "drawn": st.sampled_from(CARDS),
    "removed": st.lists(st.sampled_from(REGULAR), max_size=3),
    "centre": st.lists(_table | st.none(), max_size=4),
    "out": st.lists(st.integers(0, 3), max_size=3, unique=True),
    "collections": st.lists(_collection, max_size=4),
    "pile": _counts(CARDS, 6),
    "stack": _counts(MEALS, 2),
    "discard": _counts(CARDS, 2),
    "discarded_tables": _counts(MEALS, 1),
    "options": st.fixed_dictionaries(
        {}, optional={"first": st.integers(0, 3), "removed": st.lists(st.sampled_from(REGULAR), max_size=2)}
    ),
}


@st.composite
def documents(draw: st.DrawFn) -> dict[str, Any]:
    """A few names with values that look right; often they contradict each other."""
    names = draw(st.lists(st.sampled_from(list(FIELD)), max_size=5, unique=True))
    return {"seats": draw(st.integers(2, 4)), **{name: draw(FIELD[name]) for name in names}}


@pytest.mark.rule("MC-I06", "MC-I16")
@settings(max_examples=1500, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(documents(), st.integers(0, 9))
def test_a_document_is_refused_or_can_be_played_to_its_end(document: dict[str, Any], seed: int) -> None:
    try:
        state = GAME.load(document)
    except BadPosition:
        return
    assert GAME.load(state.save()).save() == state.save()
    heuristic = GAME.heuristic()
    for seat in range(state.seats):
        assert state.pending() == (CHANCE,) or isinstance(heuristic.value(state, seat), float)
        assert len(state.choices(seat)) == len(state.legal(seat))
    for name, value in document.items():
        if name in ("phase", "round", "turn", "started", "drawn", "seats"):
            assert state.save()[name] == value
    play_randomly(state, Dice(key_from_seed(seed)))

    end = state.save()
    assert end["phase"] == "over"
    removed = end["removed"]
    cards = [end["pile"], end["discard"], *(collection["monsters"] for collection in end["collections"])]
    plates = [end["stack"], end["discarded_tables"], *(collection["tables"] for collection in end["collections"])]
    assert sum(map(size, cards)) == 60 - 6 * len(removed)
    assert sum(map(size, plates)) == 16 - 2 * len(removed)
    assert all(count > 0 for counts in (*cards, *plates) for count in counts.values())
    assert len(removed) == (0 if state.seats == 4 else 2)
