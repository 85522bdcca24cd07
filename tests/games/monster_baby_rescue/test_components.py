"""MR-001 to MR-006: what is in the box, and how honest its data are about where they come from."""

from collections import Counter

import pytest

import bestiary
from bestiary.core.errors import BadPosition
from bestiary.games.monster_baby_rescue import GAME
from tests.ending import until_over
from tests.games.monster_baby_rescue.positions import ROW, home, position, seen, started, track
from tests.games.monster_baby_rescue.printings import DATA, TILES
from tests.games.other_data import read_with

SOURCES = ("rulebook", "public", "inferred", "invented")
MONSTERS = ("basilisk", "cerberus", "orc", "manticore", "dragon")


@pytest.mark.rule("MR-001")
def test_there_are_68_care_tiles_of_six_kinds() -> None:
    deck = GAME.new(5).save()["deck"]

    assert len(deck) == len(set(deck)) == 68
    assert Counter(TILES[tile]["kind"] for tile in deck) == {
        "bed": 9,
        "diamond": 9,
        "witch_doctor": 6,
        "playground": 8,
        "improvement": 30,
        "want": 6,
    }


@pytest.mark.rule("MR-001")
def test_the_tiles_that_the_rulebook_describes_are_among_them() -> None:
    faces = {tile["id"]: tile for tile in TILES.values() if tile["provenance"].startswith("rulebook")}

    assert {name: (face["hearts"], face["heart_needs_diamond"]) for name, face in faces.items()} == {
        "BED01": (1, ""),
        "DIA01": (0, ""),
        "DIA03": (1, ""),
        "WDR01": (0, ""),
        "PLY01": (0, "green"),
        "PLY04": (0, ""),
        "IMP21": (1, ""),
        "IMP28": (0, ""),
        "WNT01": (0, ""),
        "WNT02": (2, ""),
        "WNT03": (1, ""),
        "WNT04": (0, ""),
    }
    assert (faces["DIA01"]["gems"], faces["DIA01"]["colour"]) == (2, "green")
    assert (faces["PLY01"]["rungs"], faces["PLY04"]["rungs"]) == (1, 2)
    assert (faces["IMP21"]["part"], faces["IMP28"]["part"]) == ("legs", "any")


@pytest.mark.rule("MR-002")
def test_ten_goal_tiles_and_four_final_scoring_tiles_have_two_sides() -> None:
    view = seen(bestiary.new("monster_baby_rescue", seats=2, seed=1, options={"goals": "A" * 10, "finals": "AAAA"}))
    other = seen(bestiary.new("monster_baby_rescue", seats=2, seed=1, options={"goals": "B" * 10, "finals": "BBBB"}))

    assert (len(view.goals), len(view.finals)) == (len(other.goals), len(other.finals)) == (10, 4)
    assert len({goal.name for goal in (*view.goals, *other.goals)}) == 20
    assert len({tile.name for tile in (*view.finals, *other.finals)}) == 8
    for number, sort, tiles in ((10, "goal_tile", view.goals), (4, "final_tile", view.finals)):
        assert [tile["face"][0]["name"] for tile in DATA[sort]] == [tile.name for tile in tiles]
        assert [len(tile["face"]) for tile in DATA[sort]] == [2] * number


@pytest.mark.rule("MR-003")
def test_there_are_six_diamonds_of_each_colour() -> None:
    assert seen(started(seats=2)).supply == {"red": 6, "green": 6}
    with pytest.raises(BadPosition, match="more than 6 red diamonds"):
        position(seats=2, homes=[home(red=4), home(red=3)])
    with pytest.raises(BadPosition, match="more than 6 green diamonds"):
        position(seats=2, homes=[home(green=7)])


@pytest.mark.rule("MR-004")
def test_five_monsters_have_three_parts_with_levels_from_one_to_four() -> None:
    match = bestiary.new("monster_baby_rescue", seats=5, seed=1)

    assert {one.monster for one in seen(match).homes} == set(MONSTERS)
    assert [one.levels for one in seen(match).homes] == [{"head": 1, "torso": 1, "legs": 1}] * 5
    for level in (0, 5):
        with pytest.raises(BadPosition, match="levels from 1 to 4"):
            position(homes=[home(levels={"head": level})])
    with pytest.raises(BadPosition, match="head, torso and legs"):
        position(homes=[home(levels={"tail": 2})])


@pytest.mark.rule("MR-004")
def test_no_part_gets_better_than_level_four() -> None:
    match = started(seats=2, row=["IMP01", *ROW[1:]], homes=[home(levels={"head": 4}, goals=[4])])
    match.play(0, "take place=1")
    assert seen(match).homes[0].levels["head"] == 4


@pytest.mark.rule("MR-004", "MR-D02")
def test_the_monsters_play_alike() -> None:
    def totals(monsters: list[str]) -> tuple[int, ...]:
        match = bestiary.load({"game": "monster_baby_rescue", "seats": 3, "monsters": monsters}, seed=4)
        for _ in until_over(match):
            match.play(match.pending[0], match.legal(match.pending[0])[-1])
        assert match.result is not None
        return match.result.totals

    assert totals(["basilisk", "cerberus", "orc"]) == totals(["dragon", "orc", "manticore"])


@pytest.mark.rule("MR-005")
def test_the_track_is_a_ring_of_six_locations_with_room_for_everybody_in_each() -> None:
    for at in range(12):
        view = seen(started(seats=5, track=track(*[(seat, at) for seat in range(5)])))
        assert [figure.location for figure in view.track] == [at % 6] * 5
        assert [figure.seat for figure in view.track] == [0, 1, 2, 3, 4]


@pytest.mark.rule("MR-006")
def test_the_row_has_six_places() -> None:
    view = seen(bestiary.new("monster_baby_rescue", seats=3, seed=1))

    assert [place.place for place in view.row] == [1, 2, 3, 4, 5, 6]
    assert all(place.tile is not None for place in view.row)
    with pytest.raises(BadPosition, match=r"^row: it has 6 places"):
        position(row=["IMP01"] * 7)


def test_every_value_of_the_data_says_where_it_comes_from() -> None:
    faces = [face for sort in ("goal_tile", "final_tile") for tile in DATA[sort] for face in tile["face"]]

    for entry in (*TILES.values(), *faces):
        assert entry["provenance"].startswith(SOURCES), entry
    assert DATA["setup"]["row_costs_provenance"] == "inferred"  # only the third is in the rulebook
    assert [face["name"] for face in faces if face["provenance"].startswith("rulebook")] == [
        "second witch doctor visit",
        "a diamond of each colour",
        "all parts level 2",
        "torso level 4",
        "four bed symbols",
        "three rungs",
        "lowest part",
        "diamond count",
        "diamond pairs",
        "ladder length",
        "longest ladder",
        "comfiest home",
    ]
    # What the rulebook gives only in part says so.
    parts = {face["name"]: face["provenance"] for face in faces if "inferred (" in face["provenance"]}
    assert set(parts) == {"diamond count", "ladder length", "longest ladder", "comfiest home"}


def test_the_data_count_themselves_right() -> None:
    assert DATA["deck_size"] == {"2": 32, "3": 44, "4": 56, "5": 68}
    assert sum(DATA["expected_totals"][kind] for kind in ("bed", "diamond", "witch_doctor")) == 24
    assert DATA["expected_totals"]["care"] == len(TILES)
    assert sum(tile.get("symbols", 0) for tile in TILES.values()) == 16
    assert sum(tile.get("rungs", 0) for tile in TILES.values()) == 11
    assert sum(tile.get("gems", 0) for tile in TILES.values()) == 11  # one less than there are diamonds
    assert Counter(tile.get("part") for tile in TILES.values() if "part" in tile) == {
        "head": 9,
        "torso": 9,
        "legs": 9,
        "any": 3,
    }


def test_a_tile_that_is_seen_says_which_diamond_its_heart_needs() -> None:
    linked = sorted(name for name, tile in TILES.items() if tile["heart_needs_diamond"])[:3]
    plain = sorted(name for name, tile in TILES.items() if not tile["heart_needs_diamond"])[:3]
    shown = [place.tile for place in seen(started(seats=5, row=linked + plain)).row]

    needed = [TILES[name]["heart_needs_diamond"] or None for name in linked + plain]
    assert [tile and tile.needs for tile in shown] == needed


@pytest.mark.rule("MR-001", "MR-002", "MR-003", "MR-004")
@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('body_parts = ["head",', 'body_parts = ["nose",', "the parts are not head, torso and legs"),
        ("green_diamonds = 6", "green_diamonds = 7", "not as many green diamonds as red ones"),
        ("\ncare = 68", "\ncare = 69", "the tiles do not add up"),
        ("\ngoal = 10", "\ngoal = 11", "the tiles do not add up"),
        ("\nfinal = 4", "\nfinal = 5", "the tiles do not add up"),
        ("\nbed = 9", "\nbed = 10", "the tiles do not add up"),
        (', "manticore", "dragon"]', "]", "there are fewer monsters than players"),
    ],
)
def test_data_that_contradict_themselves_are_not_played_with(old: str, new: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        read_with("monster_baby_rescue", old, new)
