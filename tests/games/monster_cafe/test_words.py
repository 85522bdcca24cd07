"""What people read: the labels of choices, and the sentences of the log."""

from typing import Any

import pytest

import bestiary
from bestiary.core.match import Match
from bestiary.games.monster_cafe import GAME
from tests.games.monster_cafe.played_games import PLAYERS, Player, played
from tests.games.monster_cafe.positions import FULL, four_tables, owns, play_defaults, started, three_tables

NAMES = ("Ada", "Bela", "Cleo", "Dora")


def labels(match: Match, seat: int) -> list[str]:
    return [choice.label for choice in match.choices(seat)]


def log(match: Match) -> list[str]:
    return [GAME.sentence(event, NAMES) for event in match.told(None)]


def test_a_turn_in_words() -> None:
    match = started(
        centre=four_tables(["sludge", "brain", "sludge"], ["brain"], ["bellybutton_lint", "brain"]),
        pile={"toenail": 3},
    )

    assert labels(match, 0) == [
        "Draw a card (3 left)",
        "Clear the Sludge Souffle: Sludge Eater, Brain Eater, Sludge Eater (+1 now)",
        "Clear the Stinky Sock Stew: Brain Eater (\N{MINUS SIGN}1 now)",
        "Clear the B.B.L.T.: Bellybutton Lint Eater, Brain Eater (±0 now)",
    ]


def test_an_empty_table_in_words() -> None:
    match = started(turn=3, centre=four_tables()[:1], pile={})

    assert labels(match, 3) == ["Clear the Sludge Souffle: no monsters (±0 now)"]


def test_the_gain_of_a_table_counts_what_its_plate_does_for_the_collection() -> None:
    match = started(turn=1, centre=four_tables(["brain"]), collections=[{}, owns(["sludge"] * 3)])

    assert labels(match, 1)[1] == "Clear the Sludge Souffle: Brain Eater (+5 now)"  # -3 becomes +3 - 1


def test_seats_in_words() -> None:
    match = started(drawn="dust_bunny", centre=four_tables(["sludge"], [], ["brain"] * 4))

    assert labels(match, 0) == [
        "Seat the Dust Bunny Eater at the Sludge Souffle (\N{MINUS SIGN}1 for you; then Player 2 plays)",
        "Seat the Dust Bunny Eater at the Stinky Sock Stew (\N{MINUS SIGN}1 for you; then Player 2 plays)",
        "Seat the Dust Bunny Eater at the Deviled Dust Bunnies (+1 for you; then Player 2 plays)",
    ]


def against(match: Match, seat: int) -> list[tuple[str, str]]:
    tried = match.forbidden(seat)
    reasons = [match.why_not(seat, choice.action) for choice in tried]
    return [(choice.label, reason.rule) for choice, reason in zip(tried, reasons, strict=True) if reason is not None]


def test_what_a_turn_does_not_allow() -> None:
    match = started(centre=four_tables(FULL, FULL, FULL, FULL))
    assert against(match, 0) == [("Draw a card", "MC-024")]
    match = started(centre=four_tables(["sludge"], [], ["brain"], ["brain"]), pile={"toenail": 3})
    assert against(match, 0) == [("Clear the Stinky Sock Stew", "MC-037")]
    assert against(match, 1) == []


def test_tables_without_a_free_seat_in_words() -> None:
    match = started(drawn="dust_bunny", centre=four_tables(["sludge"], [], ["brain"] * 4))
    assert against(match, 0) == [("Seat the Dust Bunny Eater at the B.B.L.T.", "MC-020")]
    assert [choice.places for choice in match.forbidden(0)] == [("drawn", "table:2")]


def test_a_table_that_is_gone_says_so() -> None:
    gone: dict[str, Any] = {"out": [1], "centre": four_tables(["sludge"], ["brain"], ["brain"])[:3]}
    assert against(started(turn=0, **gone), 0) == [("Clear table 4", "MC-041")]
    assert against(started(turn=0, drawn="brain", **gone), 0) == [("Seat the Brain Eater at table 4", "MC-041")]


def test_scaring_in_words() -> None:
    match = started(drawn="lemon_sorbet", collections=[owns(["sludge", "sludge", "anything"])])

    assert labels(match, 0) == ["Scare away 2 Sludge Eaters (+2 now)", "Scare away 1 Anything Eater (+1 now)"]


def test_the_places_of_a_choice() -> None:
    turn = started(centre=four_tables([], ["sludge"]))
    seat = started(drawn="brain", centre=four_tables())
    sorbet = started(turn=2, drawn="lemon_sorbet", collections=[{}, {}, owns(["sludge", "anything"])])

    assert [choice.places for choice in turn.choices(0)] == [("pile",), ("table:1",)]
    assert [choice.places for choice in seat.choices(0)] == [("drawn", f"table:{place}") for place in range(4)]
    assert [choice.places for choice in sorbet.choices(2)] == [
        ("drawn", "collection:2:sludge"),
        ("drawn", "collection:2:anything"),
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("player", PLAYERS)
def test_every_choice_has_a_label_and_a_path_of_its_own(seats: int, player: Player) -> None:
    for moment in played(seats, 3, player):
        for seat in range(seats):
            choices = moment.state.choices(seat)
            assert [choice.action for choice in choices] == moment.state.legal(seat)
            assert [choice.text for choice in choices] == [GAME.actions.text(choice.action) for choice in choices]
            assert len({choice.label for choice in choices}) == len(choices)
            assert len({choice.places for choice in choices}) == len(choices)
            assert all(choice.final for choice in choices)


def test_a_set_up_in_words() -> None:
    script = ["first seat=1", "remove kind=sludge", "remove kind=brain"]
    script += ["deal meal=bblt", "deal meal=bblt", "deal meal=roasted_roadkill"]
    script += ["draw kind=toenail", "draw kind=anything"]

    assert log(Match(GAME, GAME.new(2), script=script)) == [
        "Bela ate something disgusting and starts.",
        "Sludge Eaters and their meal stay out of this game.",
        "Brain Eaters and their meal stay out of this game.",
        "Table 1 serves B.B.L.T.",
        "Table 2 serves B.B.L.T.",
        "Table 3 serves Roasted Roadkill.",
        "Bela starts with the Toenail Eater.",
        "Ada starts with the Anything Eater.",
        "Round 1. Bela begins.",
    ]


def test_a_round_in_words() -> None:
    script = ["draw kind=brain", "draw kind=lemon_sorbet", "draw kind=lemon_sorbet", "draw kind=lemon_sorbet"]
    match = started(
        *script,
        seats=2,
        round=4,
        centre=three_tables(["sludge"], ["toenail"]),
        collections=[owns(["roadkill"]), owns(["roadkill"] * 2)],
    )
    for seat, action in [(0, "draw"), (0, "seat table=1"), (1, "draw"), (0, "clear table=1"), (1, "draw")]:
        match.play(seat, action)
    match.play(1, "clear table=0")

    assert log(match) == [
        "Ada draws a card.",
        "It is the Brain Eater.",
        "Ada seats the Brain Eater at table 2.",
        "Bela draws a card.",
        "It is lemon sorbet!",
        "The sorbet scares away 2 Roadkill Eaters of Bela, who has no other kind.",
        "Ada clears table 2: Boiled Brains with the Toenail Eater, the Brain Eater.",
        "Bela draws a card.",
        "It is lemon sorbet!",
        "Bela has nobody to scare away.",
        "Bela clears table 1: Sludge Souffle with the Sludge Eater.",
        "Nobody took table 3: Toenail Tartare with nobody leaves the game.",
        "The café closes.",
    ]


def test_a_single_scared_monster_in_words() -> None:
    match = started("draw kind=lemon_sorbet", collections=[owns(["roadkill"])])
    match.play(0, "draw")

    assert log(match)[-1] == "The sorbet scares away 1 Roadkill Eater of Ada, who has no other kind."


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_every_event_of_a_game_is_a_sentence(seats: int, seed: int) -> None:
    match = play_defaults(bestiary.new("monster_cafe", seats=seats, seed=seed))

    for sentence in log(match):
        assert sentence[0].isupper()
        assert sentence[-1] in ".!"
        assert not set("{}_[]'") & set(sentence)
        assert "None" not in sentence
        assert ".." not in sentence


def test_a_move_taken_back_in_words() -> None:
    match = started(centre=four_tables(["sludge"]))
    match.play(0, "clear table=0")
    match.back(0)

    assert log(match)[-1] == "The table goes back to before that."


@pytest.mark.rule("MC-D05")
def test_a_forced_seat_is_logged_as_forced() -> None:
    match = started("draw kind=brain", centre=four_tables(FULL, FULL, FULL[:2] * 2))
    match.play(0, "draw")

    assert log(match)[-1] == "The Brain Eater goes to table 4, the only one with a free seat."
