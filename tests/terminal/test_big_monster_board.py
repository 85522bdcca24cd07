"""The board of Big Monster shows what a player decides by, and fits."""

import pytest
from rich.cells import cell_len

import bestiary
from bestiary.games.big_monster.components import KIND_IDS
from bestiary.games.big_monster.view import BigMonsterView
from bestiary.terminal.boards import board_of
from bestiary.terminal.boards.big_monster import CELLS, PARTS, STYLES
from tests.terminal.drawing import NAMES, drawn, positions

BOARD = board_of("big_monster")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_fits_into_80_columns(seats: int) -> None:
    for match in positions(seats, 3, every=40, game="big_monster"):
        view = match.view(0)
        assert isinstance(view, BigMonsterView)
        lines = drawn(BOARD.draw(view, NAMES[:seats])).splitlines()
        assert max(cell_len(line.rstrip()) for line in lines) <= 80
        zone = view.zones[0]
        assert len(lines) <= zone.bottom - zone.top + 26
        assert not any("…" in line.replace(NAMES[0], "") for line in lines), "something was cut off"


def test_every_kind_has_its_signs() -> None:
    for kind in KIND_IDS:
        signs = CELLS.get(kind, ("GR", ""))
        assert kind in CELLS or kind.startswith("grass_")
        assert signs[0] == "DE" or signs[0][0] in STYLES
        assert all(len(sign) in (0, 2) for sign in signs)


@pytest.mark.rule("BM-095")
def test_scores_parts_and_medals_are_there() -> None:
    names = ["Ada", "Ben", "Cai"]
    for match in positions(3, 2, every=30, game="big_monster"):
        view = match.view(1)
        assert isinstance(view, BigMonsterView)
        text = drawn(BOARD.draw(view, names))
        for seat, name in enumerate(names):
            line = next(line for line in text.splitlines() if line[2:].startswith(name))
            numbers = [int(word) for word in line[2:].split()[1:]]
            assert numbers == [view.scores[seat], *[view.parts[seat][part] for part in PARTS], len(view.zones[seat].tiles)]
        for goal in view.goals:
            progress = f"won by {goal.winners[0] + 1}" if goal.winners else "/".join(map(str, goal.have))
            assert f"{goal.points} {goal.name} {goal.need}: {progress}" in text


@pytest.mark.rule("BM-030")
def test_free_ships_are_named() -> None:
    match = bestiary.new("big_monster", seats=3, seed=1)
    seen = 0
    while not match.over and seen < 20:
        view = match.view(0)
        assert isinstance(view, BigMonsterView)
        text = " ".join(drawn(BOARD.draw(view, ["Ada", "Ben", "Cai"])).split())
        for seat, ship in enumerate(view.ships):
            who = ("you", "Ben", "Cai")[seat]
            giver = None if ship.given_by is None else ("you", "Ben", "Cai")[ship.given_by]
            assert (f"{who}: free" if giver is None else f"{who}: {ship.tiles} from {giver}") in text
            seen += 1
        match.play(match.pending[0], match.legal(match.pending[0])[0])
    assert seen >= 20


@pytest.mark.rule("BM-097")
def test_a_team_is_told_by_its_lower_partner() -> None:
    match = bestiary.new("big_monster", seats=4, seed=2, options={"teams": True})
    view = match.view(0)
    assert isinstance(view, BigMonsterView)
    text = drawn(BOARD.draw(view, ["Ada", "Ben", "Cai", "Dot"]))
    assert "Teams, the lower score counts: Ada & Cai 0; Ben & Dot 0" in text
