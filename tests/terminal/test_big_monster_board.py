"""The board of Big Monster shows what a player decides by, and fits."""

import pytest
from rich.cells import cell_len

import bestiary
from bestiary.core.record import verify
from bestiary.core.registry import find_game
from bestiary.games.big_monster.components import KIND_IDS, KIND_NAMES
from bestiary.games.big_monster.view import BigMonsterView
from bestiary.terminal.boards import board_of
from bestiary.terminal.boards.big_monster import CELLS, PARTS, STYLES
from tests.terminal.drawing import NAMES, drawn, positions
from tests.terminal.play import Sitting, playing, random_numbers, widest

BOARD = board_of(find_game("big_monster"))
MODES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {}),
    (3, {"draft": "sealed"}),
    (3, {"draft": "race"}),
    (4, {"teams": True}),
    (5, {}),
    (6, {"teams": True}),
]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_fits_into_80_columns(seats: int) -> None:
    for match in positions(seats, 3, every=40, game="big_monster"):
        view = match.view(0)
        assert isinstance(view, BigMonsterView)
        lines = drawn(BOARD.draw(view, NAMES[:seats])).splitlines()
        assert max(cell_len(line.rstrip()) for line in lines) <= 80
        assert len(lines) <= 26 + sum(zone.bottom - zone.top + 2 for zone in view.zones)
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
            assert numbers == [
                view.scores[seat],
                *[view.parts[seat][part] for part in PARTS],
                len(view.zones[seat].tiles),
            ]
        for goal in view.goals:
            progress = f"won by {names[goal.winners[0]]}" if goal.winners else "/".join(map(str, goal.have))
            assert f"{goal.points} {goal.name} {goal.need}: {progress}" in " ".join(text.split())


def test_everybodys_zone_is_there_and_ones_own_is_the_last() -> None:
    for match in positions(4, 2, every=30, game="big_monster"):
        view = match.view(2)
        assert isinstance(view, BigMonsterView)
        text = drawn(BOARD.draw(view, ["Ada", "Ben", "Cai", "Dan"]))
        zones = text[text.rindex("\nAda") :]
        assert zones.count("EX") == len([zone for zone in view.zones if zone.explorer])
        own = zones[zones.rindex("\nCai") :]
        assert own.count("DE") == 2 * [tile.kind for tile in view.zones[2].tiles].count("desert")


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


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_a_whole_game_of_each_mode_is_played(seats: int, options: dict[str, object]) -> None:
    match = bestiary.new("big_monster", seats=seats, seed=3, options=options)
    sitting = Sitting(match, playing(random_numbers(seats)))
    shown = sitting.run()
    assert match.over
    assert "the exploration is over" in shown
    assert "Score pad" in shown
    assert widest(shown) <= 80
    assert verify(match.record()).over


@pytest.mark.rule("BM-D03")
def test_the_list_of_ships_is_shown_as_it_grows() -> None:
    match = bestiary.new("big_monster", seats=4, seed=1, options={"draft": "sealed"})
    names = ["Ada", "Ben", "Cai", "Dot"]
    for seat in range(4):
        match.play(seat, match.legal(seat)[0])
    assert "Your list of ships" not in drawn(BOARD.draw(match.view(0), names))
    match.play(0, "rank ship=2")
    match.play(0, "rank ship=1")
    assert "Your list of ships Cai, Ben" in drawn(BOARD.draw(match.view(0), names))
    assert "Your list of ships" not in drawn(BOARD.draw(match.view(1), names))


@pytest.mark.rule("BM-029")
def test_who_hands_over_sees_what_they_give() -> None:
    match = bestiary.new("big_monster", seats=3, seed=1)
    while (view := match.view(match.pending[0])).phase != "hand_over":  # type: ignore[attr-defined]
        match.play(match.pending[0], match.legal(match.pending[0])[0])
    assert isinstance(view, BigMonsterView)
    asked = match.pending[0]
    text = " ".join(drawn(BOARD.draw(view, ["Ada", "Ben", "Cai"])).split())
    assert "YOUR TURN: whose ship gets the rest?" in text
    for kind in view.hands[asked].tiles or {}:
        assert KIND_NAMES[KIND_IDS.index(kind)] in text.split("To hand over ")[1]
