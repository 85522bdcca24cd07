"""What people read: the labels of choices, and the sentences of the log."""

import re

import pytest

import bestiary
from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.match import Match
from bestiary.core.refusal import Refusal
from bestiary.games.monster_baby_rescue import GAME, refusals
from bestiary.games.monster_baby_rescue.words import SENTENCES
from tests.ending import until_over
from tests.games.monster_baby_rescue.played_games import any_move, played
from tests.games.monster_baby_rescue.positions import ROW, home, levels, started, track
from tests.games.monster_baby_rescue.printings import DATA, TILES, with_costs

NAMES = ("Ada", "Bela", "Cleo", "Dora", "Emil")
# No id of a tile, a face, a phase or a measure belongs into a sentence.
IDS = {
    *TILES,
    *(tile["id"] for sort in ("goal_tile", "final_tile") for tile in DATA[sort]),
    "bed_symbols",
    "all_parts",
    "parts_at_3",
    "choose_part",
    "choose_gem",
    "witch_doctor",
    "None",
}
EVENTS = {*SENTENCES, "took", "diamonds"}


def labels(match: Match, seat: int = 0) -> list[str]:
    return [choice.label for choice in match.choices(seat)]


def log(match: Match) -> list[str]:
    return [GAME.sentence(event, NAMES) for event in match.told(None)]


def reads_well(sentence: str) -> bool:
    return not (set("{}_[]") & set(sentence)) and not IDS & set(re.findall(r"\w+", sentence)) and "  " not in sentence


def test_a_turn_in_words() -> None:
    row = ["IMP04", "IMP29", "BED03", "PLY04", "WNT02", "DIA03"]
    match = started(seats=2, row=row, track=track((0, 0), (1, 3)))

    assert labels(match) == [
        "Take spa facial: head to 2, 2 hearts (place 1: 2 on, to the cave; you play again; +5 now)",
        "Take makeover kit: any part +1, a heart for a green diamond "
        "(place 2: 2 on, to the cave; you play again; +3 now at best)",
        "Take four-poster bed: 3 bed symbols (place 3: 3 on, to the toadstools; then Player 2 plays; +6 now)",
        "Take long rope ladder: 2 rungs (place 4: 3 on, to the toadstools; then Player 2 plays; +3 now)",
        "Take “likes treasure”: 2 hearts (place 5: 4 on, to the hill; then Player 2 plays; +2 now)",
        "Take 1 red or green diamond: 1 heart (place 6: 4 on, to the hill; then Player 2 plays; +2 now at best)",
    ]
    assert [choice.places for choice in match.choices(0)] == [(f"row:{place}",) for place in range(1, 7)]


def test_tiles_without_anything_else_in_words() -> None:
    row = ["WDR01", "WDR03", "DIA01", "DIA04", "WNT01", "BED01"]
    match = started(seats=2, row=row, final=True)

    assert labels(match) == [
        "Take witch doctor: 1 visit (place 1: free, your last tile; ±0 now)",
        "Take witch doctor: 1 visit, 1 heart (place 2: free, your last tile; +1 now)",
        "Take 2 green diamonds (place 3: free, your last tile; +2 now)",
        "Take 1 red or green diamond (place 4: free, your last tile; +1 now at best)",
        "Take “wants to play” (place 5: free, your last tile; ±0 now)",
        "Take basket with pillow: 1 bed symbol, 1 heart (place 6: free, your last tile; +7 now)",
    ]


def test_a_single_location_in_words() -> None:
    match = started(["PLY01"], seats=2, row=ROW, options={"printing": with_costs(1, 1, 1, 1, 1, 1)})

    assert labels(match)[0] == (
        "Take haircut: head to 2 (place 1: 1 on, to the fern wood; then Player 2 plays; +3 now)"
    )
    match.play(0, "take place=1")
    assert log(match)[0] == "Ada takes haircut for 1 location."


def test_choices_in_words() -> None:
    part = started(
        seats=2, phase="choose_part", choosing="IMP28", homes=[home("IMP28", levels=levels(4, 1, 3), goals=[4])]
    )
    gem = started(seats=2, phase="choose_gem", choosing="DIA04", homes=[home("DIA04", green=1)])

    assert labels(part) == [
        "Raise the torso to level 2 (+9 now)",
        "Raise the legs to level 4 (+2 now)",
    ]
    assert [choice.places for choice in part.choices(0)] == [("part:0:torso",), ("part:0:legs",)]
    assert labels(gem) == ["Take a red diamond (you have 0; +3 now)", "Take a green diamond (you have 1; +1 now)"]
    assert [choice.places for choice in gem.choices(0)] == [("gem:red",), ("gem:green",)]


def test_what_is_not_allowed_in_words() -> None:
    final = started(seats=3, row=[None, *ROW[1:]], final=True, waiting=[2, 1], track=track((0, 1), (2, 1), (1, 2)))
    part = started(
        seats=2, phase="choose_part", choosing="IMP28", homes=[home("IMP28", levels=levels(4, 1, 3), goals=[4])]
    )

    for match, seat, label, place, rule in (
        (final, 2, "Take a care tile from place 1", "row:1", "MR-062"),
        (part, 0, "Raise the head", "part:0:head", "MR-035"),
    ):
        (choice,) = match.forbidden(seat)
        refusal = match.why_not(seat, choice.action)
        assert refusal is not None
        assert (choice.label, choice.places, refusal.rule) == (label, (place,), rule)
        assert match.forbidden(1) == []


def test_a_set_up_in_words() -> None:
    script = ["start seat=1", "start seat=0", "monster kind=orc", "monster kind=cerberus"]
    script += [f"goal tile={tile} face=A" for tile in range(10)] + [f"final tile={tile} face=B" for tile in range(4)]
    script += [f"deal tile={tile}" for tile in ("IMP01", "IMP02", "PLY02", "BED01", "BED02", "BED03")]

    assert log(Match(GAME, GAME.new(2), script=script)) == [
        "Bela stands on rock 1 of the river.",
        "Ada stands on rock 2 of the river.",
        "Ada looks after the orc.",
        "Bela looks after the Cerberus.",
        "Goal: second witch doctor visit.",
        "Goal: a diamond of each colour.",
        "Goal: all parts level 2.",
        "Goal: torso level 4.",
        "Goal: head level 4.",
        "Goal: legs level 4.",
        "Goal: four bed symbols.",
        "Goal: three rungs.",
        "Goal: first complete line.",
        "Goal: first of everything.",
        "Final scoring: parts at their best.",
        "Final scoring: diamond pairs.",
        "Final scoring: longest ladder.",
        "Final scoring: bed count.",
        "New in the row: haircut.",
        "New in the row: horn polish.",
        "New in the row: rope ladder.",
        "New in the row: basket with pillow.",
        "New in the row: soft mattress.",
        "New in the row: four-poster bed.",
        "The babies wait for care. Bela begins.",
    ]


def test_the_end_of_a_game_in_words() -> None:
    match = started(
        ["IMP10", "PLY01"],
        seats=2,
        row=["DIA01", "IMP21", "BED02", "DIA04", "BED01", "BED03"],
        deck=["IMP10", "PLY01"],
        homes=[home(levels=levels(2, 2, 1), red=1)],
        track=track((0, 0), (1, 3)),
    )
    for seat, move in [(0, "take place=1"), (0, "take place=1"), (1, "take place=2"), (1, "choose_gem colour=red")]:
        match.play(seat, move)

    assert log(match) == [
        "Ada takes 2 green diamonds for 2 locations.",
        "Ada gets 2 green diamonds.",
        "Ada is the first: a diamond of each colour (+2).",
        "New in the row: belly scrub.",
        "Ada plays again.",
        "Ada takes pedicure for 2 locations.",
        "Ada raises the legs to level 2.",
        "Ada is the first: all parts level 2 (+2).",
        "New in the row: rope ladder.",
        "Final turns. The deck is empty: everybody has one more turn, for free. Bela begins.",
        "Bela takes 1 red or green diamond as the last tile.",
        "Bela gets 1 red diamond.",
        "Ada plays.",
    ]


def test_nothing_left_in_words() -> None:
    match = started(seats=2, row=["DIA02", *ROW[1:]], homes=[home(), home(red=6)])
    match.play(0, "take place=1")

    assert log(match)[1] == "No diamond is left."


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_choice_has_a_label_and_a_path_of_its_own(seats: int) -> None:
    for moment in played(seats, 1, any_move):
        for seat in range(seats):
            choices = moment.state.choices(seat)
            assert [choice.action for choice in choices] == moment.state.legal(seat)
            assert [choice.text for choice in choices] == [GAME.actions.text(choice.action) for choice in choices]
            assert len({choice.label for choice in choices}) == len(choices)
            assert len({choice.places for choice in choices}) == len(choices)
            assert all(reads_well(choice.label) for choice in (*choices, *moment.state.forbidden(seat)))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_event_of_a_game_is_a_sentence(seats: int) -> None:
    told = set()
    for seed in range(6):
        match = bestiary.new("monster_baby_rescue", seats=seats, seed=seed)
        dice = Dice(key_from_seed(seed))
        for _ in until_over(match):
            legal = match.legal(match.pending[0])
            match.play(match.pending[0], legal[dice.below(len(legal))])
        told |= {event.what for event in match.told(None)}
        for sentence in log(match):
            assert sentence[0].isupper() or sentence[0].isdigit()
            assert sentence[-1] in ".!"
            assert reads_well(sentence), sentence
    assert EVENTS - told <= ({"again"} if seats > 2 else set())  # rare with many players
    assert told <= EVENTS


@pytest.mark.parametrize("tile", sorted(TILES))
def test_every_tile_has_words(tile: str) -> None:
    match = started(seats=5, row=[tile, *[name for name in ROW if name != tile][:5]])

    assert reads_well(labels(match)[0])
    match.play(0, "take place=1")
    assert reads_well(log(match)[0])


def test_no_refusal_shows_an_id_but_its_rule() -> None:
    named = [refusal for refusal in vars(refusals).values() if isinstance(refusal, Refusal)]
    assert len(named) > 9
    for refusal in named:
        assert reads_well(refusal.text)
        assert refusal.text.endswith(".")
