"""Choices in words and places, sentences of the log, and what a view holds for a good board."""

import pytest

from bestiary.core.match import Match
from bestiary.games.big_monster import GAME
from bestiary.games.big_monster.words import sentence
from tests.games.big_monster.played_games import MODES
from tests.games.big_monster.positions import keep_all, new, play_defaults, position, seen, started, texts, tiles

NAMES = ["Ada", "Bo", "Cy", "Di", "Ed", "Fay"]


def labels(match: Match, seat: int) -> dict[str, tuple[str, tuple[str, ...]]]:
    return {choice.text: (choice.label, choice.places) for choice in match.choices(seat)}


def test_labels_of_the_draft() -> None:
    match = started(seats=3, turn=9, stacks=[{"tiles": ["swamp", "desert"]}])
    assert labels(match, 0) == {
        "keep kind=swamp": ("Keep the Swamp monster (+2)", ("hand:swamp",)),
        "keep kind=desert": ("Keep the Desert monster (+0)", ("hand:desert",)),
    }
    handing = started(seats=3, phase="hand_over", chosen=["explorer-04"])
    assert labels(handing, 0)["hand_over ship=1"] == ("Put your hand on Player 2's ship", ("ship:1",))
    (own,) = handing.forbidden(0)
    assert (own.label, own.places) == ("Put your hand on your own ship", ("ship:0",))
    refusal = handing.why_not(0, own.action)
    assert refusal is not None
    assert refusal.rule == "BM-031"


def test_labels_of_a_race_and_of_a_ranking() -> None:
    race = started(seats=3, turn=8, options={"draft": "race"}, stacks=[{"tiles": ["swamp"] * 3}])
    assert labels(race, 0)["keep_and_hand_over kind=swamp ship=2"] == (
        "Keep the Swamp monster, the rest goes to Player 3's ship (+2)",
        ("hand:swamp", "ship:2"),
    )
    sealed = started(seats=4, turn=8, options={"draft": "sealed"})
    (choice,) = [choice for choice in sealed.choices(0) if choice.text == "rank ship=3"]
    assert (choice.label, choice.final) == ("Make Player 4's ship number 1 of your list", False)


def test_labels_of_places_say_what_they_bring() -> None:
    match = started(seats=3, phase="place", turn=2, zones=[tiles(("rune_green", 2, 0))], placing=["rune_green"])
    assert labels(match, 0)["place at=3,0"] == (
        "Place the Rune monster right of the Rune monster (+2)",
        ("cell:3,0",),
    )
    assert labels(match, 0)["place at=2,-2"][0] == "Place the Rune monster above the Rune monster (+0)"


def test_labels_for_two() -> None:
    series = [["swamp", "desert", "ice_red", "ice_blue"], ["lava_green"] * 4]
    match = started(seats=2, turn=2, phase="choose_series", series=series)
    assert labels(match, 0)["choose_series series=2"] == ("Choose series 2", ("series:2",))
    match.play(0, "choose_series series=1")
    assert labels(match, 0)["take kind=swamp"] == ("Take the Swamp monster (+2)", ("series:1", "tile:swamp"))
    match.play(0, "take kind=swamp")
    assert labels(match, 0)["discard kind=desert"] == ("Discard the Desert monster", ("series:1", "tile:desert"))


@pytest.mark.parametrize("mode", list(MODES))
def test_every_event_has_a_sentence(mode: str) -> None:
    match = play_defaults(new(MODES[mode][0], **MODES[mode][1]))
    for viewer in (0, None):
        for event in match.told(viewer):
            line = sentence(event, NAMES)
            assert line.endswith(".")
            assert "{" not in line


def test_sentences() -> None:
    match = started(
        seats=3,
        phase="place",
        turn=8,
        placing=["rune_green", "mutagenic_double", "big_monster_right"],
        zones=[
            tiles(("rune_green", 2, 0)),
            tiles(("ice_red", 2, 1), ("ice_blue", 3, 1)),
            tiles(("big_monster_left", 2, 0)),
        ],
        chosen=["explorer-04", "explorer-01", "explorer-06"],
    )
    match.play(0, "place at=3,0")
    match.play(1, "place at=2,0")
    match.play(2, "place at=3,0")
    lines = [sentence(event, NAMES) for event in match.told(None)]
    assert lines[:6] == [
        "Ada has placed.",
        "Bo has placed.",
        "Cy has placed.",
        "Ada places the Rune monster right of the Rune monster: a green crystal.",
        "Bo places the Double mutagen above the Blue ice mutant, to the left: 2 mutations.",
        "Cy places the Big Monster head right of the Big Monster tail: a whole Big Monster.",
    ]


def test_a_secret_is_told_to_its_owner_only() -> None:
    match = started(seats=3, turn=9, stacks=[{"tiles": ["swamp", "desert"]}])
    match.play(0, "keep kind=desert")
    assert [sentence(match.told(viewer)[-1], NAMES) for viewer in (0, 1, None)] == [
        "Ada keeps the Desert monster.",
        "Ada keeps a tile.",
        "Ada keeps a tile.",
    ]


# The view.


def test_every_legal_place_is_shown_with_its_points() -> None:
    """What the view promises for each tile and place is what the labels say."""
    match = started(
        seats=4,
        phase="place",
        round=2,
        turn=3,
        placing=["lava_purple_red_top"],
        zones=[tiles(("lava_purple_red_bottom", 2, 0), ("lava_green", 3, 0), ("lava_green", 3, 2))],
    )
    view = seen(match, 0)
    (tile,) = view.tiles
    points = {(spot.x, spot.y): spot.points for spot in tile.spots}
    for (x, y), label in zip(view.upright_places, labels(match, 0).values(), strict=True):
        assert label[0].endswith(f"(+{points.get((x, y), tile.points)})")
    assert len(view.upright_places) == len(texts(match, 0))


def test_a_hand_is_shown_with_the_best_it_could_do() -> None:
    match = started(
        seats=3, turn=2, zones=[tiles(("big_monster_left", 2, 0))], stacks=[{"tiles": ["big_monster_right"]}]
    )
    tile = next(tile for tile in seen(match, 0).tiles if tile.kind == "big_monster_right")
    (spot,) = tile.spots
    assert (tile.points, spot.x, spot.y, spot.points, spot.big_monster) == (1, 3, 0, 10, True)
    assert seen(match, 1).tiles != seen(match, 0).tiles
    assert seen(match, None).tiles == ()


def test_ships_and_who_is_near_a_medal() -> None:
    match = started(seats=4, turn=3, zones=[tiles(("desert", 2, 0), ("desert", 2, 2))], chosen=["explorer-04"])
    keep_all(match)
    seat = match.pending[0]
    match.play(seat, match.legal(seat)[0])
    view = seen(match)
    assert sum(ship.free for ship in view.ships) == 3
    desert = view.goals[0]
    assert (desert.id, desert.need, desert.have[0], desert.winners) == ("desert", 3, 2, ())


def test_the_bounds_of_a_zone() -> None:
    laid = tiles(("desert", 2, -1), ("mutagenic_single", -2, 1), ("swamp", 0, 2))
    zone = seen(position(seats=3, turn=5, zones=[laid])).zones[0]
    assert (zone.left, zone.top, zone.right, zone.bottom) == (-2, -1, 2, 3)


def test_the_game_has_a_name_and_a_credit() -> None:
    assert GAME.name == "Big Monster"
    assert "Dimitri Perrier" in GAME.credit
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
