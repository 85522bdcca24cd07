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
from bestiary.games.monster_baby_rescue import GAME
from bestiary.games.monster_baby_rescue.phases import PHASES
from tests.games.monster_baby_rescue.positions import PARTS, ROW, home, levels, track
from tests.games.monster_baby_rescue.printings import TILES

FIELDS = list(GAME.new(3).save())
CHOOSING: dict[str, Any] = {"phase": "choose_part", "choosing": "IMP28", "homes": [home("IMP28")]}

REFUSED: list[tuple[str, dict[str, Any], str, str]] = [
    ("a tile twice", {"homes": [home("BED01"), home("BED01")]}, "homes[1].tiles", "2 of the tile 'BED01'"),
    ("a tile at home and in the row", {"homes": [home("BED01")], "row": ROW}, "row[3]", "2 of the tile 'BED01'"),
    ("a tile in the row and in the deck", {"row": ROW, "deck": ["IMP01"]}, "deck", "2 of the tile 'IMP01'"),
    ("a tile for more players", {"seats": 2, "homes": [home("BED09")]}, "homes[0].tiles", "no tile 'BED09'"),
    ("an unknown tile", {"row": ["BED99", *ROW[1:]]}, "row[0]", "no tile 'BED99'"),
    ("five places", {"row": ROW[:5]}, "row", "6 places"),
    ("a gap in a turn", {"row": [None, *ROW[1:]]}, "row", "5 tiles are impossible in the phase 'take'"),
    ("no gap for the new tile", {"phase": "refill", "row": ROW}, "row", "6 tiles are impossible"),
    ("the gap in the wrong place", {"phase": "refill", "row": [None, *ROW[1:]]}, "row", "that is empty"),
    ("no gap while choosing", CHOOSING | {"row": ROW}, "row", "6 tiles are impossible"),
    ("a row before the deal", {"phase": "monsters", "row": ROW}, "row", "6 tiles are impossible"),
    (
        "a gap in the deal",
        {"phase": "deal", "placed": 2, "row": [None, *ROW[:2], None, None, None]},
        "row",
        "first places",
    ),
    ("a row too full in final turns", {"final": True, "waiting": [2], "row": ROW}, "row", "6 tiles are impossible"),
    (
        "a row too empty in final turns",
        {"final": True, "row": [*ROW[:2], *[None] * 4]},
        "row",
        "2 tiles are impossible",
    ),
    ("an empty deck before the end", {"deck": []}, "deck", "the final turns have begun"),
    ("a deck in final turns", {"final": True, "deck": ["BED01"]}, "deck", "when the deck is empty"),
    ("a deck too small to deal", {"phase": "deal", "deck": ROW}, "deck", "too few tiles to deal"),
    ("a deck too small for a set-up", {"phase": "start_order", "deck": ["BED01"]}, "deck", "too few tiles to deal"),
    ("final turns in a set-up", {"phase": "goal_sides", "final": True}, "final", "no final turns have begun"),
    ("final turns in a refill", {"phase": "refill", "final": True}, "final", "no final turns have begun"),
    ("an unknown phase", {"phase": "lunch"}, "phase", "no phase 'lunch'"),
    (
        "sides turned that the options name",
        {"phase": "goal_sides", "options": {"goals": "A" * 10}},
        "phase",
        "chance is not",
    ),
    (
        "monsters dealt that the options name",
        {"phase": "monsters", "options": {"monsters": ["orc", "dragon", "basilisk"]}},
        "phase",
        "chance is not",
    ),
    ("too many placed", {"phase": "deal", "placed": 6}, "placed", "6 is impossible in the phase 'deal'"),
    ("fewer than none placed", {"phase": "monsters", "placed": -1}, "placed", "-1 is impossible"),
    ("not all placed in a turn", {"placed": 3}, "placed", "3 is impossible in the phase 'take'"),
    ("too few monsters", {"monsters": ["orc"]}, "monsters", "3 different monsters"),
    ("a monster twice", {"monsters": ["orc", "orc", "dragon"]}, "monsters", "3 different monsters"),
    ("an unknown monster", {"monsters": ["orc", "unicorn", "dragon"]}, "monsters", "3 different monsters"),
    (
        "other monsters than the options",
        {"seats": 2, "options": {"monsters": ["orc", "dragon"]}, "monsters": ["dragon", "orc"]},
        "monsters",
        "the options name other monsters",
    ),
    ("too few sides", {"goals": "AB"}, "goals", "10 letters, A or B"),
    ("an unknown side", {"finals": "ABCA"}, "finals", "4 letters, A or B"),
    (
        "other sides than the options",
        {"options": {"finals": "AAAA"}, "finals": "AAAB"},
        "finals",
        "the options name other sides",
    ),
    ("a side turned too early", {"phase": "goal_sides", "placed": 2, "goals": "AABAAAAAAA"}, "goals", "only 2 of them"),
    ("four homes for three", {"homes": [{}, {}, {}, {}]}, "homes", "4 of them for 3 players"),
    ("something before the start", {"phase": "deal", "homes": [home(red=1)]}, "homes", "nobody has anything yet"),
    ("too many red diamonds", {"homes": [home(red=7, goals=[])]}, "homes", "more than 6 red diamonds"),
    ("fewer than no diamonds", {"homes": [home(green=-1)]}, "homes[0]", "0 or more"),
    ("level five", {"homes": [home(levels={"legs": 5})]}, "homes[0].levels", "levels from 1 to 4"),
    ("an unknown part", {"homes": [home(levels={"tail": 2})]}, "homes[0].levels", "head, torso and legs"),
    ("an unknown goal", {"homes": [home(goals=[10])]}, "homes[0].goals", "goal tiles from 0 to 9"),
    ("a negative goal", {"homes": [home(goals=[-1])]}, "homes[0].goals", "goal tiles from 0 to 9"),
    ("a goal twice", {"homes": [home("PLY01", "PLY04", goals=[7, 7])]}, "homes[0].goals", "each in one home only"),
    (
        "a goal not fulfilled",
        {"homes": [{}, home(goals=[3])]},
        "homes[1].goals",
        "do not fulfil goal 3, 'torso level 4'",
    ),
    (
        "a goal not taken",
        {"homes": [{}, home(levels={"torso": 4})]},
        "homes[1].goals",
        "fulfil goal 3, 'torso level 4', too",
    ),
    ("a figure twice", {"track": track((0, 0), (0, 1), (1, 2))}, "track", "each once"),
    ("an unknown figure", {"track": track((0, 0), (1, 1), (3, 2))}, "track", "seats 0 to 2"),
    ("a figure missing", {"track": track((0, 0), (1, 1))}, "track", "every figure that has been placed"),
    ("front before rear", {"track": track((0, 3), (1, 1), (2, 4))}, "track", "from the rear to the front"),
    ("behind the start", {"track": track((0, -1), (1, 1), (2, 4))}, "track", "0 or more"),
    ("somebody else's turn", {"turn": 1}, "turn", "seat 0 is in turn"),
    ("no such seat in turn", {"phase": "refill", "turn": 3}, "turn", "from 0 to 2"),
    ("nobody in turn", {"phase": "refill", "turn": -1}, "turn", "from 0 to 2"),
    ("waiting before the end", {"waiting": [0]}, "waiting", "nobody before"),
    ("nobody waiting", {"final": True, "waiting": []}, "waiting", "who still has a final turn"),
    (
        "waiting against the track",  # MR-058
        {"final": True, "waiting": [1, 0]},
        "waiting",
        "from the rear to the front (MR-058)",
    ),
    ("the last waiting, not the first", {"final": True, "waiting": [0, 1]}, "waiting", "from the rear to the front"),
    (
        "who chooses has had a final turn",  # MR-057
        {"final": True, "waiting": [1, 2], "phase": "choose_part", "choosing": "IMP28", "homes": [home("IMP28")]},
        "choosing",
        "seat 0 has had its final turn, or waits for it (MR-057)",
    ),
    ("waiting twice", {"final": True, "waiting": [0, 0]}, "waiting", "each once"),
    ("an unknown seat waiting", {"final": True, "waiting": [5]}, "waiting", "seats from 0 to 2"),
    ("a choice in a turn", {"choosing": "IMP28"}, "choosing", "no choice is open"),
    ("no choice while choosing", {"phase": "choose_part"}, "choosing", "a choice is open"),
    ("a choice of an unknown tile", {"phase": "choose_gem", "choosing": "GEM"}, "choosing", "no tile 'GEM'"),
    ("a choice of a tile elsewhere", {"phase": "choose_gem", "choosing": "DIA04"}, "choosing", "in the home"),
    ("a choice of somebody else", CHOOSING | {"turn": 1}, "turn", "seat 0 has taken the tile"),
    ("a gem of an improvement", CHOOSING | {"phase": "choose_gem"}, "choosing", "leaves no choice"),
    (
        "a choice of a fixed tile",
        {"phase": "choose_part", "choosing": "IMP01", "homes": [home("IMP01")]},
        "choosing",
        "leaves no choice",
    ),
    (
        "a choice of one",
        CHOOSING | {"homes": [home("IMP28", levels=levels(4, 4, 1), goals=[3, 4])]},
        "choosing",
        "leaves no choice",
    ),
    (
        "a gem with one colour left",
        {"phase": "choose_gem", "choosing": "DIA04", "homes": [home("DIA04"), home(red=6)]},
        "choosing",
        "leaves no choice",
    ),
    ("an unknown name", {"lunch": 1}, "", "lunch"),
    ("an unknown name of a home", {"homes": [{"cards": []}]}, "", "cards"),
    ("one seat", {"seats": 1}, "seats", "2 to 5 players"),
    ("six seats", {"seats": 6}, "seats", "2 to 5 players"),
    ("an unknown option", {"options": {"dessert": 1}}, "options", "no option 'dessert'"),
    ("a bad printing", {"options": {"printing": "no"}}, "options", "this is not TOML"),
    ("an unknown form", {"form": 2}, "form", "2 is no known form"),
]


@pytest.mark.parametrize(
    ("document", "where", "text"), [case[1:] for case in REFUSED], ids=[case[0] for case in REFUSED]
)
def test_an_impossible_document_is_refused_by_name(document: dict[str, Any], where: str, text: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.load(document)

    assert (caught.value.where, text in str(caught.value)) == (where, True), str(caught.value)


NONSENSE = [
    "",
    "nonsense",
    [],
    [[]],
    [None],
    ["nonsense"],
    {},
    {"nonsense": 1},
    [{}],
    [1.5],
    None,
    True,
    -1,
    10**30,
    1.5,
    float("nan"),
    b"bytes",
    object(),
    {None: None},
]


@pytest.mark.parametrize("field", [field for field in FIELDS if field != "options"])
@pytest.mark.parametrize("value", NONSENSE, ids=lambda value: type(value).__name__)
def test_nonsense_is_never_anything_but_a_bad_position(field: str, value: Any) -> None:
    try:
        state = GAME.load({field: value})
    except BadPosition:
        return
    play_randomly(state, Dice(key_from_seed(1)))  # some of it makes sense: [] for the homes, None for the unknown
    assert state.pending() == ()


@pytest.mark.parametrize("document", [None, [], "turn", 5, b"{}"])
def test_what_is_no_object_is_a_bad_position(document: Any) -> None:
    with pytest.raises(BadPosition):
        GAME.load(document)
    with pytest.raises(BadPosition):
        bestiary.load(document)


# Any document at all either is refused by name or is a position from which the game can be played to its end.

_tile = st.sampled_from(sorted(TILES))
_home = st.fixed_dictionaries(
    {},
    optional={
        "tiles": st.lists(_tile, max_size=3, unique=True),
        "levels": st.dictionaries(st.sampled_from(PARTS), st.integers(1, 4), max_size=3),
        "red": st.integers(0, 3),
        "green": st.integers(0, 3),
        "goals": st.lists(st.integers(0, 9), max_size=2, unique=True),
    },
)
_figures = st.lists(st.integers(0, 4), min_size=2, max_size=5).map(
    lambda positions: [{"seat": seat, "position": at} for seat, at in enumerate(sorted(positions))]
)
FIELD = {
    "phase": st.sampled_from(PHASES),
    "placed": st.integers(0, 6),
    "turn": st.integers(0, 3),
    "monsters": st.lists(st.sampled_from(["orc", "dragon", "basilisk"]), max_size=3, unique=True),
    "goals": st.sampled_from(["AAAAAAAAAA", "BBBBBBBBBB", "AB"]),
    "finals": st.sampled_from(["AAAA", "BBBB"]),
    "row": st.lists(_tile | st.none(), min_size=6, max_size=6),
    "deck": st.lists(_tile, max_size=12, unique=True),
    "track": _figures,
    "homes": st.lists(_home, max_size=3),
    "choosing": st.sampled_from(["IMP28", "DIA04", "IMP01"]),
    "final": st.booleans(),
    "waiting": st.lists(st.integers(0, 3), max_size=3, unique=True),
}


@st.composite
def documents(draw: st.DrawFn) -> dict[str, Any]:
    """A few names with values that look right; often they contradict each other."""
    names = draw(st.lists(st.sampled_from(list(FIELD)), max_size=4, unique=True))
    return {"seats": draw(st.integers(2, 5)), **{name: draw(FIELD[name]) for name in names}}


@pytest.mark.rule("MR-I15")
@settings(max_examples=400, deadline=None, suppress_health_check=[HealthCheck.too_slow])
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
        assert state.view(seat).seats == state.seats
    for name, value in document.items():
        if name in ("phase", "placed", "seats", "row", "goals", "finals", "choosing"):
            assert state.save()[name] == value
    play_randomly(state, Dice(key_from_seed(seed)))

    end = state.save()
    assert end["phase"] == "over"
    assert end["deck"] == []
    lying = [tile for tile in end["row"] if tile] + [tile for one in end["homes"] for tile in one["tiles"]]
    assert len(set(lying)) == len(lying)
    assert state.result() is not None
