"""WR-118, WR-D02, WR-D18, WR-D19: layouts, ours and one's own."""

import tomllib
from collections import deque
from typing import Any

import msgspec
import pytest

from bestiary.core.errors import Refused
from bestiary.games.wombat_rescue import GAME
from bestiary.games.wombat_rescue.components import DATA, LONGEST
from bestiary.games.wombat_rescue.dens import free_dens
from bestiary.games.wombat_rescue.layout import NAMES, OURS, BadLayout, as_toml, find, parse
from tests.games.wombat_rescue.positions import new

STANDARD: dict[str, Any] = OURS["standard"]


def toml(placements: list[dict[str, Any]], **rest: Any) -> str:
    """A layout as a host would write it."""
    lines = [f"{name} = {msgspec.json.encode(value).decode()}" for name, value in rest.items()]
    for entry in placements:
        lines.append("[[placements]]")
        lines += [f"{name} = {msgspec.json.encode(value).decode()}" for name, value in entry.items()]
    return "\n".join(lines)


def standard(**changes: dict[str, Any]) -> list[dict[str, Any]]:
    """The standard layout, some tiles changed; a tile changed to {} is left out."""
    found = [{**entry, **changes.get(entry["tile"], {})} for entry in STANDARD["placements"]]
    return [entry for entry in found if changes.get(entry["tile"]) != {}]


def problem(text: str, **options: Any) -> str:
    """Why a layout is refused."""
    with pytest.raises(Refused) as caught:
        GAME.new(options.pop("seats", 2), {"own_layout": text, **options})
    assert caught.value.refusal.code == "BAD_LAYOUT"
    return str(caught.value)


@pytest.mark.rule("WR-118", "WR-D02")
def test_a_layout_of_ones_own_is_played_like_ours() -> None:
    text = toml(standard(), name="Mine", solo_den_slot="4-2")
    for seats in (1, 2):
        assert new(seats, own_layout=text).seen().layout == "Mine"
    ours, mine = find("standard", False, ""), find("standard", False, text)
    assert ours.grid.distance == mine.grid.distance
    assert find("standard", False, text) is mine


@pytest.mark.rule("WR-118", "WR-D02")
def test_slots_and_kinds_may_be_left_out_and_tiles_may_be_fixed() -> None:
    short = [{"tile": entry["tile"], "q": entry["q"], "r": entry["r"], "rot": entry["rot"]} for entry in standard()]
    match = new(2, own_layout=toml(short, shuffle_regular=False))
    assert {part.slot: part.tile for part in match.seen().hexes} == {entry["tile"]: entry["tile"] for entry in short}


@pytest.mark.rule("WR-118a")
def test_overlapping_tiles_are_named() -> None:
    said = problem(toml(standard(R07={"q": 5})))
    assert "tile R07: it overlaps tile B2 at q = 5, r = 0" in said


@pytest.mark.rule("WR-118a")
def test_a_tile_that_lies_apart_is_named() -> None:
    for far in (40, 200, -200):
        assert "tile R19: it is not connected with the home tile" in problem(toml(standard(R19={"q": far})))


@pytest.mark.rule("WR-118b")
def test_counts_are_checked_and_missing_tiles_named() -> None:
    assert "19 regular tiles, and here are 18 (not there: R19)" in problem(toml(standard(R19={})))
    assert "4 baby tiles, and here are 3 (not there: B2)" in problem(toml(standard(B2={})))
    assert "1 home tiles, and here are 0" in problem(toml(standard(H1={})))
    assert "the shorter game has 3 baby tiles" in problem(toml(standard()), shorter=True)
    assert "tile R19: it lies there twice" in problem(toml(standard(R18={"tile": "R19", "kind": "regular"})))
    assert "there are 25 of them" in problem(toml([*standard(), standard()[0]]))


@pytest.mark.rule("WR-118b", "WR-113")
def test_a_shorter_layout_of_ones_own() -> None:
    text = toml(OURS["short"]["placements"], name="Shorter")
    assert len(new(2, own_layout=text, shorter=True).seen().babies) == 3
    swapped = [
        {**entry, "tile": {"R04": "R02", "R09": "R07"}.get(entry["tile"], entry["tile"])}
        for entry in OURS["short"]["placements"]
    ]
    assert "at most one tile with a den is left out, not R04, R09" in problem(toml(swapped), shorter=True)


@pytest.mark.rule("WR-118c")
def test_every_layout_has_dens_enough() -> None:
    for name in NAMES:
        for shorter in (False, True):
            assert len(new(2, layout=name, shorter=shorter, second_dingo=True).now.ground.dens) >= 3
    match = new(2, second_dingo=True)
    assert len(free_dens(match.now)) == 4


@pytest.mark.rule("WR-118d")
def test_boulders_that_cut_a_baby_off_are_refused() -> None:
    """A long row of tiles, two hexes wide: two boulders side by side close it."""
    text = row_of_tiles()
    assert "Boulders cut off tile B" in problem(text, boulders=True)
    assert new(2, own_layout=text).seats == 2


@pytest.mark.rule("WR-036", "WR-118")
def test_all_tiles_in_a_row_make_the_longest_line_that_can_be_moved() -> None:
    grid = find("standard", False, row_of_tiles()).grid
    east = grid.near[: grid.count]  # the next hex of each
    steps = [0] * grid.count
    for _ in range(grid.count):
        steps = [steps[there] + 1 if there >= 0 else 0 for there in east]
    assert max(steps) == LONGEST


def row_of_tiles() -> str:
    """The boulders of R05 and R08 touch and close the row between two babies and home."""
    names = ["B1", "B2", "R05", "R08", "H1", *[f"R{n:02}" for n in range(1, 20) if n not in (5, 8)], "B3", "B4"]
    return toml([{"tile": name, "q": 3 * number, "r": 0, "rot": 0} for number, name in enumerate(names)])


@pytest.mark.rule("WR-D19", "WR-118d")
def test_in_a_deal_a_boulder_that_would_cut_something_off_stays_in_the_box() -> None:
    """A row two hexes wide is closed where R05 or R15 comes just before R01, R08 or R12."""
    middle = [f"R{number:02}" for number in range(1, 20) if number not in (2, 4, 5, 15)]
    names = ["B1", "B2", "R02", "R04", "H1", *middle, "R05", "R15", "B3", "B4"]
    text = toml([{"tile": name, "q": 3 * number, "r": 0, "rot": 0} for number, name in enumerate(names)])
    assert parse(text, False).cut_off() is None
    left_out = 0
    for seed in range(40):
        state = new(2, own_layout=text, boulders=True, seed=seed).now
        left_out += sum(state.ground.boulders) < 12
        reached = walkable(state)
        assert set(state.layout.babies) <= reached
        assert set(state.ground.dens) & reached
    assert 0 < left_out < 40


def walkable(state: Any) -> set[int]:
    """Every space that can be reached on foot from home."""
    found, todo = {state.layout.home}, deque([state.layout.home])
    while todo:
        space = todo.popleft()
        for direction in range(6):
            near = state.layout.grid.near[direction * state.count + space]
            if near >= 0 and near not in found and not state.ground.boulders[near]:
                found.add(near)
                todo.append(near)
    return found


@pytest.mark.rule("WR-118d", "WR-D19")
@pytest.mark.parametrize("shorter", [False, True])
@pytest.mark.parametrize("name", NAMES)
def test_in_our_layouts_every_boulder_is_placed_whatever_is_dealt(name: str, shorter: bool) -> None:
    for seed in range(30):
        state = new(2, layout=name, shorter=shorter, boulders=True, seed=seed).now
        stones = sum(mark == 2 for mark in state.ground.mark)
        assert sum(state.ground.boulders) == stones
        assert len(walkable(state)) == state.count - stones


@pytest.mark.rule("WR-118", "WR-D02")
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("no toml at all", "this is not TOML"),
        ("placements = 3", "placements: it is a list of tables"),
        ("placements = [3]", "placements: it is a list of tables"),
        ("", "standard"),
        (toml([{"tile": "R20", "q": 0, "r": 0}]), "there is no tile 'R20'; did you mean"),
        (toml([{"q": 0, "r": 0}]), "placement 1: there is no tile 'None'"),
        (toml([{"tile": "R01", "q": "a", "r": 0}]), "tile R01: 'q' is a number"),
        (toml([{"tile": "R01", "q": 201, "r": 0}]), "tile R01: 'q' is a number from -200 to 200"),
        (toml([{"tile": "R01", "q": 0, "r": -201}]), "tile R01: 'r' is a number from -200 to 200"),
        (toml([{"tile": "R01", "q": 0, "r": 0, "kind": "baby"}]), "tile R01: it is a regular tile, not 'baby'"),
        (toml([{"tile": "R01", "q": 0, "r": 0, "slot": ""}]), "tile R01: 'slot' is a short text"),
        (toml([{"tile": "R01", "q": 0, "r": 0, "rot": 1.5}]), "tile R01: 'rot' is a number"),
        (toml(standard(), name=3), "name: it is a short text"),
        (toml(standard(), name=""), "name: it is a short text"),
        (toml(standard(), shuffle_regular=3), "shuffle_regular: it is true or false"),
        (toml(standard(), solo_den_slot="x"), "solo_den_slot: there is no slot 'x'"),
        (toml(standard(), solo_den_slot="0-2"), "solo_den_slot: tile R07, which lies there, has no den"),
    ],
)
def test_what_is_wrong_with_a_layout_is_said(text: str, said: str) -> None:
    if not text:
        assert new(2, own_layout=text).seen().layout == "Standard"
        return
    assert said in problem(text)


@pytest.mark.rule("WR-118", "WR-D02")
@pytest.mark.parametrize("name", NAMES)
def test_ours_can_be_written_down_as_a_host_would(name: str) -> None:
    ours, written = find(name, False, ""), parse(as_toml(name), False)
    assert (written.slots, written.tiles, written.solo_slot) == (ours.slots, ours.tiles, ours.solo_slot)
    assert written.grid.distance == ours.grid.distance


@pytest.mark.rule("WR-118", "WR-119")
def test_alone_a_layout_names_its_starting_den() -> None:
    with pytest.raises(Refused) as caught:
        GAME.new(1, {"own_layout": toml(standard())})
    assert caught.value.refusal.rule == "WR-119"
    first = sorted(standard(), key=lambda entry: entry["slot"] != "4-2")  # it may be named before all others
    view = new(1, own_layout=toml(first, solo_den_slot="4-2")).seen()
    assert view.start_den is not None
    assert view.hexes[view.start_den].slot == "4-2"


@pytest.mark.rule("WR-118", "WR-D02")
@pytest.mark.parametrize("shorter", [False, True])
def test_a_name_of_ours_is_no_layout_of_ones_own_whatever_was_played_before(shorter: bool) -> None:
    for name in NAMES:
        new(2, layout=name, shorter=shorter)
        assert "this is not TOML" in problem(name, shorter=shorter)
    text = toml(standard())
    new(2, own_layout=text)
    with pytest.raises(Refused, match="T-02"):
        GAME.new(2, {"layout": text})


@pytest.mark.rule("WR-D18")
def test_the_tiles_of_a_shorter_game_make_one_whatever_the_options_say() -> None:
    entries = OURS["short"]["placements"]
    for shorter in (False, True):
        assert len(new(2, own_layout=toml(entries), shorter=shorter).seen().babies) == 3


@pytest.mark.rule("WR-D18")
def test_shorter_forms_of_our_layouts() -> None:
    assert find("standard", True, "").name == find("short", False, "").name == "Shorter game"
    for name in ("four_corners", "boomerang"):
        full, shorter = find(name, False, ""), find(name, True, "")
        assert (len(full.slots), len(shorter.slots)) == (24, 19)
        assert set(shorter.slots) < set(full.slots)


def test_layouts_of_the_data_are_toml_that_a_host_can_copy() -> None:
    for layout in DATA["layout"]:
        shorter = layout["babies_needed"] == 3
        again = tomllib.loads(toml(layout["placements"], name=layout["name"]))
        assert len(parse(toml(again["placements"]), shorter).slots) == len(layout["placements"])


def test_rotated_tiles_lie_as_the_data_say() -> None:
    """60 degrees clockwise: (q, r) becomes (-r, q + r)."""
    layout = find("boomerang", False, "")
    slot = layout.slots.index("w-1-0")
    spaces = layout.cells[slot * 6 : slot * 6 + 6]
    places = [(layout.grid.q[space], layout.grid.r[space]) for space in spaces]
    assert places == [(-3, 2), (-3, 3), (-3, 4), (-4, 3), (-4, 4), (-4, 5)]


def test_bad_layouts_are_errors_of_ours() -> None:
    with pytest.raises(BadLayout):
        parse("[", False)
