"""WR-001 to WR-005: what is in the box."""

from collections import Counter
from importlib import resources

import pytest

from bestiary.games.wombat_rescue import GAME
from bestiary.games.wombat_rescue.components import (
    CARD_COPIES,
    CARD_FOOD,
    CARD_NAMES,
    CARD_TERRAINS,
    DATA,
    DIE,
    HEX_MARK,
    HEX_Q,
    HEX_R,
    HEX_TERRAIN,
    MARKS,
    TERRAINS,
    TILE_IDS,
    TILE_KINDS,
)
from bestiary.games.wombat_rescue.disks import ALL, count, nth, of, value
from tests.games.wombat_rescue.positions import disks, new


@pytest.mark.rule("WR-001")
def test_twenty_four_tiles_of_six_hexes() -> None:
    assert Counter(TILE_KINDS) == {0: 1, 1: 4, 2: 19}
    assert len(TILE_IDS) == len(set(TILE_IDS)) == 24
    assert len(HEX_Q) == len(HEX_R) == len(HEX_MARK) == len(HEX_TERRAIN) == 24 * 6
    assert len(TERRAINS) == 5
    outline = sorted(zip(HEX_Q[:6], HEX_R[:6], strict=True))
    for tile in range(24):
        part = slice(tile * 6, tile * 6 + 6)
        assert sorted(zip(HEX_Q[part], HEX_R[part], strict=True)) == outline
        marks = [MARKS[mark] for mark in HEX_MARK[part]]
        assert marks.count("home") == (TILE_KINDS[tile] == 0)
        assert marks.count("baby") == (TILE_KINDS[tile] == 1)
        assert set(HEX_TERRAIN[part]) == set(range(5))


@pytest.mark.rule("WR-002")
def test_sixty_food_disks() -> None:
    assert [of(ALL, colour) for colour in range(3)] == [30, 20, 10]
    assert count(ALL) == 60
    assert (value(disks("green")), value(disks("orange")), value(disks("black"))) == (1, 2, 3)
    assert value(disks("green", "green", "orange", "black")) == 7
    assert [nth(disks("green", "orange", "orange", "black"), number) for number in range(4)] == [0, 1, 1, 2]


@pytest.mark.rule("WR-003")
def test_thirty_wander_cards_four_with_food() -> None:
    assert sum(CARD_COPIES) == 30
    assert sum(copies for copies, food in zip(CARD_COPIES, CARD_FOOD, strict=True) if food) == 4
    assert len(set(CARD_NAMES)) == len(CARD_NAMES)
    assert all(terrains.bit_count() == 2 for terrains in CARD_TERRAINS)


@pytest.mark.rule("WR-004", "WR-007")
def test_everybody_has_the_pieces_of_a_colour() -> None:
    view = new(5).seen()
    assert len({wombat.colour for wombat in view.wombats}) == 5
    for seat, wombat in enumerate(view.wombats):
        assert wombat.supply + sum(cubes.count for cubes in view.cubes if cubes.seat == seat) == 15
        assert wombat.tiles == dict.fromkeys(("hold_it_in", "scamper", "run_home", "high_fiber"), True)
        assert sum(seat in baby.waiting for baby in view.babies) == 4
        assert (wombat.pouch, wombat.home, wombat.left, wombat.right) == (None, (), None, ())


@pytest.mark.rule("WR-005")
def test_one_dingo_is_used_and_two_with_the_option() -> None:
    assert len(new(2).seen().dingoes) == 1
    assert len(new(2, second_dingo=True).seen().dingoes) == 2
    assert len(DIE) == 6
    assert min(DIE) > 0


def test_data_say_where_they_come_from() -> None:
    for part in (
        "terrain",
        "components",
        "food",
        "start",
        "smell",
        "dingo_die",
        "turn",
        "solo",
        "short_game",
        "actions",
    ):
        assert DATA[part]["provenance"]
    for part in ("tile", "wander_card", "layout"):
        assert all(entry["provenance"] for entry in DATA[part])


def test_the_game_says_whose_it_is() -> None:
    assert "Matt Wolfe" in GAME.credit


def test_every_key_of_the_data_is_read_or_says_where_a_fact_is_from() -> None:
    """A value that nobody reads would be believed all the same."""
    folder = resources.files(GAME.package)
    code = "".join(path.read_text(encoding="utf-8") for path in folder.iterdir() if path.name.endswith(".py"))
    said = {"provenance", "tile_outline_provenance", "note"}
    unread = {key for key in keys(DATA) if f'"{key}"' not in code}
    assert unread <= said


def keys(data: object) -> set[str]:
    if isinstance(data, dict):
        return set(data).union(*(keys(value) for value in data.values()))
    return set().union(*(keys(value) for value in data)) if isinstance(data, list) else set()
