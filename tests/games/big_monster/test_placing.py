"""BM-039 to BM-045, BM-D07, BM-D08, BM-D15: where tiles may lie."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bestiary.core.errors import Refused
from bestiary.games.big_monster import GAME
from bestiary.games.big_monster.actions import PLACE_AT, cell_of
from bestiary.games.big_monster.components import FLAT, KIND_IDS
from bestiary.games.big_monster.lattice import RANK, cell, column, row
from bestiary.games.big_monster.zone import Zone, landed
from tests.games.big_monster.by_hand import FLAT as FLAT_KINDS
from tests.games.big_monster.by_hand import KINDS, Area
from tests.games.big_monster.positions import placing, refused, seen, started, texts, tiles, told


def at(x: int, y: int) -> str:
    return f"place at={x},{y}"


@pytest.mark.rule("BM-039")
@pytest.mark.parametrize(("x", "y"), [(2, 2), (-1, -2), (-1, 2), (2, -2)])
def test_a_corner_is_no_contact(x: int, y: int) -> None:
    assert refused(placing(kind="swamp"), 0, at(x, y)).code == "NOT_ADJACENT"


@pytest.mark.rule("BM-039")
def test_a_tile_may_touch_another_tile_instead_of_the_explorer() -> None:
    match = placing(("desert", 2, 0), kind="swamp")
    match.play(0, at(3, -1))
    assert [(tile.kind, tile.x, tile.y) for tile in seen(match, 0).zones[0].tiles][-1] == ("swamp", 3, -1)


@pytest.mark.rule("BM-040")
@pytest.mark.parametrize(("x", "y"), [(2, 0), (-1, 0), (0, -2), (1, 2), (2, 1), (2, -1), (-1, 1)])
def test_long_and_short_sides_and_halves_of_them(x: int, y: int) -> None:
    match = placing(kind="swamp")
    assert at(x, y) in texts(match, 0)


@pytest.mark.rule("BM-041")
@pytest.mark.parametrize("action", ["place at=2,0 rotation=90", "rotate kind=swamp", "place at=2,0 rotation=180"])
def test_tiles_are_never_turned(action: str) -> None:
    assert refused(placing(kind="swamp"), 0, action).code == "ROTATION_FORBIDDEN"


@pytest.mark.rule("BM-041", "BM-003")
def test_flat_tiles_lie_flat_and_others_stand() -> None:
    assert at(-2, 0) in texts(placing(kind="mutagenic_single"), 0)
    assert at(-2, 0) not in texts(placing(kind="swamp"), 0)
    assert at(-1, -1) in texts(placing(kind="mutagenic_double"), 0)
    assert at(0, -1) in texts(placing(kind="mutagenic_double"), 0)
    assert at(0, -1) not in texts(placing(kind="swamp"), 0)


@pytest.mark.rule("BM-042")
@pytest.mark.parametrize(("x", "y"), [(1, 1), (0, 0), (1, -1), (2, 0), (2, 1), (2, -1)])
def test_tiles_do_not_overlap(x: int, y: int) -> None:
    assert refused(placing(("desert", 2, 0), kind="swamp"), 0, at(x, y)).code == "CELL_OCCUPIED"


@pytest.mark.rule("BM-042")
def test_a_mutation_tile_adds_no_cells() -> None:
    mutated = placing(("ice_red", 2, 1), ("mutagenic_double", 2, 0), kind="swamp")
    plain = placing(("desert", 2, 1), ("mutagenic_double", 2, 0), kind="swamp")
    assert seen(mutated, 0).zones[0].tiles[0].level == 1
    assert texts(mutated, 0) == texts(plain, 0)


@pytest.mark.rule("BM-043")
@pytest.mark.parametrize("kind", KINDS)
def test_any_family_may_lie_next_to_any_other(kind: str) -> None:
    if kind in ("grass_crystal", "grass_lava", "grass_grassland"):
        match = placing(("lava_purple_red_top", 2, 0), kind=kind, seats=6)
    else:
        match = placing(("lava_purple_red_top", 2, 0), kind=kind)
    assert texts(match, 0) == [at(x, y) for x, y in Area("explorer-04", [("lava_purple_red_top", 2, 0)]).places(kind)]


@pytest.mark.rule("BM-044")
def test_a_placed_tile_stays() -> None:
    match = placing(("desert", 2, 0), kind="swamp")
    assert refused(match, 0, "move from=2,0 to=3,0").code == "ALREADY_PLACED"
    match.play(0, at(3, 0))
    assert refused(match, 0, at(3, 1)).code == "ALREADY_PLACED"


@pytest.mark.rule("BM-045")
@pytest.mark.parametrize("kind", KINDS)
def test_there_is_always_room(kind: str) -> None:
    """Even for the 20th tile of a zone that is as dense as can be."""
    laid = [("desert", x, y) for x in (2, 3) for y in (0, 2, 4)] + [
        ("lava_green", x, y) for x in (0, 1) for y in (2, 4)
    ]
    zone = landed(3, True, False)
    for name, x, y in laid:
        zone = zone.placed(KIND_IDS.index(name), PLACE_AT[cell(x, y)])
    assert zone.places(KIND_IDS.index(kind))


@pytest.mark.rule("BM-D07")
def test_placements_are_seen_when_all_have_placed() -> None:
    match = started(seats=3, phase="place", placing=["desert", "swamp", "lava_green"])
    match.play(1, at(2, 0))
    assert seen(match, 1).zones[1].tiles != ()
    assert seen(match, 0).zones[1].tiles == seen(match, None).zones[1].tiles == ()
    assert seen(match, 0).decided == (False, True, False)
    match.play(2, at(2, 0))
    match.play(0, at(2, 1))
    assert all(len(zone.tiles) == 1 for zone in seen(match, None).zones)
    assert [(event.seat, event.data["kind"]) for event in told(match, "uncovered")] == [
        (0, "desert"),
        (1, "swamp"),
        (2, "lava_green"),
    ]
    assert [event.seat for event in told(match, "uncovered", 1)] == [0, 2]


@pytest.mark.rule("BM-D07", "BM-I13")
def test_the_order_of_placing_does_not_matter() -> None:
    ends = []
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        match = started(seats=3, phase="place", turn=2, placing=["desert", "swamp", "lava_green"])
        for seat in order:
            match.play(seat, at(2, seat - 1))
        ends.append(match.save())
    assert ends[0] == ends[1] == ends[2]


@pytest.mark.rule("BM-D08")
def test_no_way_back_after_placing() -> None:
    match = placing(kind="swamp")
    match.play(0, at(2, 0))
    with pytest.raises(Refused):
        match.back(0)


@pytest.mark.rule("BM-D08")
def test_a_place_is_shown_with_what_it_would_bring() -> None:
    """The preview that stands in for going back: points, crystals, mutations, medals."""
    match = placing(
        ("lava_purple_red_bottom", 2, 0),
        ("lava_purple_red_bottom", 3, 0),
        ("lava_purple_red_top", 2, 2),
        kind="lava_purple_red_top",
        seats=6,
    )
    (tile,) = seen(match, 0).tiles
    assert (tile.kind, tile.points, tile.flat) == ("lava_purple_red_top", 2, False)  # 1 printed, 1 by the explorer
    best = max(tile.spots, key=lambda spot: spot.points)
    assert (best.x, best.y, best.points) == (3, 2, 2 + 2 + 5 + 10)
    assert sorted(crystal.colour for crystal in best.crystals) == ["blue", "green", "red"]
    assert (best.mutations, best.big_monster) == (0, False)
    assert "crystal_set" in best.medals or all(goal.id != "crystal_set" for goal in seen(match).goals)
    assert (best.x, best.y) in seen(match, 0).upright_places


# The window (BM-D15).


def place(x: int, y: int) -> int:
    return PLACE_AT[cell(x, y)]


def grown(kinds: list[str], choose: str) -> tuple[Zone, Area]:
    """A zone that grows as far as it can in one direction, and the same counted by hand."""
    zone, area = landed(3, True, False), Area("explorer-04", [])
    far = {
        "left": lambda place: (place[0], place[1]),
        "right": lambda place: (-place[0], place[1]),
        "up": lambda place: (place[1], place[0]),
        "down": lambda place: (-place[1], place[0]),
        "up left": lambda place: (place[0] + place[1], place[0]),
        "up right": lambda place: (place[1] - place[0], place[0]),
        "down left": lambda place: (place[0] - place[1], place[0]),
        "down right": lambda place: (-place[0] - place[1], place[0]),
    }[choose]
    for kind in kinds:
        number = KIND_IDS.index(kind)
        places = [(column(cell_of(one)), row(cell_of(one))) for one in zone.places(number)]
        assert places == area.places(kind), f"{kind} after {len(area.tiles)} tiles"
        x, y = min(places, key=far)
        zone = zone.placed(number, place(x, y))
        area = Area("explorer-04", [*area.tiles, (kind, x, y)])
    return zone, area


GROWTHS = {
    "two players, flat first": ["mutagenic_double"] * 4 + ["mutagenic_single"] * 4 + ["desert"] * 8 + ["swamp"] * 4,
    "two players, flat last": ["desert"] * 8 + ["swamp"] * 4 + ["mutagenic_double"] * 4 + ["mutagenic_single"] * 4,
    "two players, upright": ["desert"] * 8 + ["swamp"] * 5 + ["lava_green"] * 7,
    "six players, flat first": ["mutagenic_double"] * 6 + ["mutagenic_single"] * 6 + ["desert"] * 7,
    "six players, mixed": ["mutagenic_double", "desert"] * 6 + ["mutagenic_single"] * 6 + ["desert"],
}


@pytest.mark.rule("BM-D15", "BM-045")
@pytest.mark.parametrize("kinds", GROWTHS.values(), ids=list(GROWTHS))
@pytest.mark.parametrize("choose", ["left", "right", "up", "down", "up left", "up right", "down left", "down right"])
def test_no_legal_place_is_lost_however_far_a_zone_grows(kinds: list[str], choose: str) -> None:
    zone, _ = grown(kinds, choose)
    assert zone.tiles() == len(kinds)


@pytest.mark.rule("BM-D15")
def test_the_farthest_places_can_be_reached() -> None:
    reached = set()
    for kinds in GROWTHS.values():
        for choose in ("left", "right", "up", "down"):
            _, area = grown(kinds, choose)
            reached |= {(tile.x, tile.y) for tile in area.tiles}
    assert min(x for x, _ in reached) == -31
    assert min(y for _, y in reached) == -40
    assert max(y for _, y in reached) == 40
    assert max(x for x, _ in reached) == 32  # 31 columns beyond the explorer's


@pytest.mark.rule("BM-D15")
def test_an_id_means_the_same_cell_in_every_position() -> None:
    action = GAME.actions.parse("place at=3,0")
    assert action == GAME.actions.base("place") + RANK[cell(3, 0)] == PLACE_AT[cell(3, 0)]
    for laid in ([("desert", 2, 0)], [("desert", 2, 1), ("desert", 0, -2)]):
        match = placing(*laid, kind="swamp")
        match.play(0, action)
        last = seen(match, 0).zones[0].tiles[-1]
        assert (last.x, last.y) == (3, 0)


@pytest.mark.rule("BM-D15")
@pytest.mark.parametrize("text", ["place at=33,0", "place at=0,41", "place at=-32,0", "place at=99,99", "place at=a,b"])
def test_what_no_zone_can_reach_has_no_id(text: str) -> None:
    assert refused(placing(kind="swamp"), 0, text).code == "NOT_ADJACENT"


@pytest.mark.rule("BM-039", "BM-040", "BM-042")
@given(st.data())
def test_places_are_those_of_the_rule(data: st.DataObject) -> None:
    """Any zone that can be: the places listed are exactly the cells with an edge in common and no overlap."""
    zone, area = landed(3, True, False), Area("explorer-04", [])
    for kind in data.draw(st.lists(st.sampled_from(("desert", *FLAT_KINDS)), max_size=14)):
        number = KIND_IDS.index(kind)
        chosen = data.draw(st.sampled_from(zone.places(number)))
        zone = zone.placed(number, chosen)
        area = Area("explorer-04", [*area.tiles, (kind, column(cell_of(chosen)), row(cell_of(chosen)))])
    for kind in ("desert", "mutagenic_single"):
        number = KIND_IDS.index(kind)
        assert FLAT[number] == (kind in FLAT_KINDS)
        assert [(column(cell_of(one)), row(cell_of(one))) for one in zone.places(number)] == area.places(kind)


def test_a_zone_is_read_in_the_order_in_which_it_was_laid() -> None:
    laid = tiles(("desert", 2, 0), ("swamp", 3, 1), ("mutagenic_single", 4, 2))
    match = started(seats=3, turn=4, zones=[laid])
    assert match.save()["zones"][0] == laid
