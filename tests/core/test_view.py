"""What stands beside the label of a choice: names, and facts that nobody has to read out of it."""

import bestiary
from bestiary.core.names import check_names
from bestiary.core.view import Choice, named, player

PUSH = Choice(
    7,
    "push seat=1",
    "Push player 2 and player 3 (player 2 falls)",
    ("seat:1",),
    title="Push player 2 and player 3",
    note="player 2 falls",
    ask="Push …",
    answer="player 2 and player 3",
    seats=(1, 2),
)


def test_a_choice_says_the_names_of_those_whom_it_means() -> None:
    found = named(PUSH, ["Ann", "Bo", "Cy"])
    assert found.label == "Push Bo and Cy (Bo falls)"
    assert (found.title, found.note, found.answer) == ("Push Bo and Cy", "Bo falls", "Bo and Cy")
    assert (found.action, found.text, found.places, found.seats) == (7, "push seat=1", ("seat:1",), (1, 2))


def test_whom_a_choice_does_not_mean_it_does_not_name() -> None:
    choice = Choice(0, "sing", "Sing the song of player 2", ("stage",))
    assert named(choice, ["Ann", "Bo"]) is choice


def test_somebody_may_be_called_like_a_seat() -> None:
    assert named(PUSH, ["x", "player 3", "player 2"]).label == "Push player 3 and player 2 (player 3 falls)"


def test_who_has_no_name_is_called_by_the_seat() -> None:
    assert named(PUSH, check_names([], 3)).answer == "Player 2 and Player 3"
    assert [player(seat) for seat in range(2)] == ["player 1", "player 2"]


def test_a_match_names_its_players_in_choices_and_in_what_is_forbidden() -> None:
    match = bestiary.new("big_monster", seats=3, seed=1, players=["Ann", "Bo", "Cy"])
    while "hand_over" not in match.text(match.legal(match.pending[0])[0]):
        seat = match.pending[0]
        match.play(seat, match.legal(seat)[0])
    seat = match.pending[0]
    others = {f"{name}'s ship" for at, name in enumerate(match.players) if at != seat}
    ships = match.choices(seat) + match.forbidden(seat)
    assert {choice.answer for choice in ships} == others | {"your own ship"}
    assert {choice.ask for choice in ships} == {"Put your hand"}
    assert {choice.seats for choice in ships} == {(0,), (1,), (2,)}


def test_points_at_once_need_not_be_read_out_of_the_label() -> None:
    match = bestiary.new("monster_cafe", seats=2, seed=3)
    for _ in range(60):
        for choice in match.choices(match.pending[0]):
            said = choice.label.partition(" now)")[0].rpartition("(")[2].replace("\N{MINUS SIGN}", "-")
            if choice.text.startswith("clear"):
                assert choice.gain == int(said.removeprefix("±")), choice.label
            else:
                assert choice.gain is None
        seat = match.pending[0]
        match.play(seat, match.legal(seat)[-1])
        if match.over:
            break


def test_a_choice_that_says_no_more_is_final_and_nothing_to_wish_for() -> None:
    choice = Choice(0, "draw", "Draw a card", ("pile",))
    assert (choice.final, choice.good, choice.note, choice.outcome, choice.seats) == (True, False, "", "", ())
