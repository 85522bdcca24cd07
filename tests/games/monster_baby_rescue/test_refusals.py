"""MR-R01 to MR-R17: everything that is refused, with its code, its rule and its sentence; nothing changes."""

from collections.abc import Callable
from importlib import resources

import pytest

import bestiary
from bestiary.core.errors import Refused
from bestiary.core.match import Match
from bestiary.games.monster_baby_rescue import GAME
from bestiary.games.monster_baby_rescue.counters import RED, WIDTH
from tests.games.monster_baby_rescue.positions import (
    ROW,
    home,
    levels,
    play_defaults,
    position,
    refused,
    started,
    track,
)
from tests.games.monster_baby_rescue.printings import with_costs


def turn() -> Match:
    """Player 0 takes a tile."""
    return started(seats=3, row=ROW, homes=[home(red=1)])


def choosing_part() -> Match:
    """Player 0 has taken a tile for any part; the head is at its best."""
    own = home("IMP28", levels=levels(4, 2, 1), goals=[4])
    return started(seats=3, phase="choose_part", choosing="IMP28", homes=[own])


def choosing_gem() -> Match:
    """Player 0 has taken a tile with one diamond of each colour."""
    return started(seats=3, phase="choose_gem", choosing="DIA04", homes=[home("DIA04")])


def final() -> Match:
    """Player 0 has had the final turn, and place 2 is empty."""
    return started(
        seats=3, row=[ROW[0], None, *ROW[2:]], final=True, waiting=[2, 1], track=track((0, 1), (2, 1), (1, 2))
    )


def dear() -> Match:
    """The sixth place costs a round of the track."""
    printing = with_costs(2, 2, 3, 3, 4, 6)
    return started(seats=3, row=ROW, options={"printing": printing}, track=track((0, 4), (1, 4), (2, 5)))


def over() -> Match:
    """The game has ended."""
    return play_defaults(started(seats=3, row=ROW, final=True))


NOT_YOURS = ("NOT_YOUR_TURN", "MR-017", "Who is farthest behind plays, and that is somebody else.")
NO_PLACE = ("NO_SUCH_PLACE", "MR-006", "The row has the places 1 to 6.")
EMPTY = ("PLACE_EMPTY", "MR-062", "That place of the row is empty.")
MUST_TAKE = ("MUST_TAKE", "MR-025", "Take a tile; nobody passes.")
PENDING = ("CHOICE_PENDING", "MR-D04", "Make the choice of the tile that you have taken first.")
NO_CHOICE = ("NO_CHOICE_PENDING", "MR-D04", "There is no such choice to make now.")
AT_MAX = ("PART_AT_MAX", "MR-035", "That part is at its best; raise another one.")
NO_PART = ("NO_SUCH_PART", "MR-004", "A monster has a head, a torso and legs.")
BAD_GEM = ("BAD_GEM", "MR-038", "Choose one diamond: red or green.")
FINISHED = ("ALREADY_FINISHED", "MR-057", "You have had your final turn.")
NO_GOAL = ("GOAL_NOT_AVAILABLE", "MR-050", "Goals come by themselves to who fulfils them first.")
NOT_OPTIONAL = ("NOT_OPTIONAL", "MR-052", "Effects and goals are not optional.")
FORBIDDEN = ("FORBIDDEN_PATH", "MR-022", "That tile would take you across the forbidden path marker.")
ROW_FIXED = ("ROW_FIXED", "MR-030", "The row is never sorted again.")
NOT_SPENT = ("NOT_POSSIBLE", "MR-040", "Diamonds are never spent.")
OVER = ("GAME_OVER", "MR-061", "The game is over.")

CASES: list[tuple[str, Callable[[], Match], int, str, tuple[str, str, str]]] = [
    ("MR-R01", turn, 1, "take place=1", NOT_YOURS),
    ("MR-R01", turn, 2, "take place=6", NOT_YOURS),
    ("MR-R01", choosing_part, 1, "choose_part part=legs", NOT_YOURS),
    ("MR-R01", choosing_gem, 2, "choose_gem colour=red", NOT_YOURS),
    ("MR-R01", final, 1, "take place=1", NOT_YOURS),
    ("MR-R02", turn, 0, "take place=0", NO_PLACE),
    ("MR-R02", turn, 0, "take place=7", NO_PLACE),
    ("MR-R02", turn, 0, "take place=-1", NO_PLACE),
    ("MR-R02", turn, 0, "take place=first", NO_PLACE),
    ("MR-R03", final, 2, "take place=2", EMPTY),
    ("MR-R04", turn, 0, "pass", MUST_TAKE),
    ("MR-R04", final, 2, "pass", MUST_TAKE),
    ("MR-R05", choosing_part, 0, "take place=1", PENDING),
    ("MR-R05", choosing_gem, 0, "take place=6", PENDING),
    ("MR-R06", turn, 0, "choose_part part=head", NO_CHOICE),
    ("MR-R06", turn, 0, "choose_gem colour=red", NO_CHOICE),
    ("MR-R06", choosing_part, 0, "choose_gem colour=green", NO_CHOICE),
    ("MR-R06", choosing_gem, 0, "choose_part part=legs", NO_CHOICE),
    ("MR-R06", final, 2, "choose_part part=legs", NO_CHOICE),
    ("MR-R07", choosing_part, 0, "choose_part part=head", AT_MAX),
    ("MR-R08", choosing_part, 0, "choose_part part=tail", NO_PART),
    ("MR-R09", choosing_gem, 0, "choose_gem colour=both", BAD_GEM),
    ("MR-R09", choosing_gem, 0, "choose_gem colour=red,green", BAD_GEM),
    ("MR-R09", choosing_gem, 0, "choose_gem colour=blue", BAD_GEM),
    ("MR-R10", final, 0, "take place=1", FINISHED),
    ("MR-R10", final, 0, "choose_gem colour=red", FINISHED),
    ("MR-R11", turn, 0, "claim", NO_GOAL),
    ("MR-R11", turn, 0, "claim goal=7", NO_GOAL),
    ("MR-R12", turn, 0, "decline", NOT_OPTIONAL),
    ("MR-R12", choosing_part, 0, "decline", NOT_OPTIONAL),
    ("MR-R12", choosing_gem, 0, "decline effect=diamond", NOT_OPTIONAL),
    ("MR-R13", dear, 0, "take place=6", FORBIDDEN),
    ("MR-R14", turn, 0, "sort", ROW_FIXED),
    ("MR-R14", turn, 0, "sort by=hearts", ROW_FIXED),
    ("MR-R16", turn, 0, "spend", NOT_SPENT),
    ("MR-R16", turn, 0, "spend colour=red", NOT_SPENT),
    ("MR-R17", over, 0, "take place=1", OVER),
    ("MR-R17", over, 2, "choose_part part=legs", OVER),
]


@pytest.mark.parametrize(
    ("given", "seat", "action", "refusal"),
    [
        pytest.param(*case[1:], marks=pytest.mark.rule(case[0]), id=f"{case[0]} {case[1].__name__}: {case[3]}")
        for case in CASES
    ],
)
def test_refused_with_its_code_and_rule(
    given: Callable[[], Match], seat: int, action: str, refusal: tuple[str, str, str]
) -> None:
    found = refused(given(), seat, action)

    assert (found.code, found.rule, found.text) == refusal


def test_every_refusal_names_a_rule_that_exists() -> None:
    for _, _, _, _, (_, rule, _) in CASES:
        assert rule in GAME.rulebook.entries


def test_the_codes_are_those_of_the_numbered_list() -> None:
    page = resources.files(GAME.package).joinpath("RULES.md").read_text(encoding="utf-8")
    lines = {line.split("|")[1].strip(): line for line in page.splitlines() if line.startswith("| MR-R")}

    assert len(lines) == 17
    for number, _, _, _, (code, _, _) in CASES:
        assert f"`{code}`" in lines[number]


@pytest.mark.rule("MR-R04", "MR-R11", "MR-R12", "MR-R14", "MR-R16")
@pytest.mark.parametrize("verb", ["pass", "claim", "decline", "sort", "spend"])
def test_no_action_expresses_what_nobody_may_do(verb: str) -> None:
    assert verb not in [one.name for one in GAME.actions.verbs()]
    assert not any(verb in GAME.actions.text(action) for action in range(GAME.actions.size))


@pytest.mark.rule("MR-R09", "MR-039")
def test_a_colour_out_of_supply_is_refused_even_if_it_were_asked_for() -> None:
    """No game comes here: with one colour left, nobody is asked."""
    state = position(seats=3, phase="choose_gem", choosing="DIA04", homes=[home("DIA04")])
    state.have[WIDTH + RED] = 6  # seat 1
    match = Match(GAME, state, key=b"any")

    found = refused(match, 0, "choose_gem colour=red")

    assert (found.code, found.rule, found.text) == ("BAD_GEM", "MR-039", "No diamond of that colour is left.")
    assert match.legal(0) == [GAME.actions.parse("choose_gem colour=green")]


@pytest.mark.rule("MR-R15", "MR-007")
@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 7])
def test_any_other_number_of_players_is_refused(seats: int) -> None:
    with pytest.raises(Refused) as caught:
        bestiary.new("monster_baby_rescue", seats=seats)

    assert (caught.value.refusal.code, caught.value.refusal.rule) == ("BAD_PLAYER_COUNT", "MR-007")
    assert caught.value.refusal.text == "Monster Baby Rescue needs 2 to 5 players."


@pytest.mark.rule("MR-R15", "MR-007")
@pytest.mark.parametrize("monsters", [["orc", "orc"], ["orc", "dragon", "orc"], ["dragon", "dragon", "dragon"]])
def test_two_players_with_the_same_monster_are_refused(monsters: list[str]) -> None:
    with pytest.raises(Refused) as caught:
        bestiary.new("monster_baby_rescue", seats=len(monsters), options={"monsters": monsters})

    assert (caught.value.refusal.code, caught.value.refusal.rule) == ("MONSTER_TAKEN", "MR-007")
    assert caught.value.refusal.text == "Each player has a different monster."


@pytest.mark.rule("MR-R10", "MR-057")
def test_nobody_has_a_second_final_turn() -> None:
    match = started(seats=2, row=ROW, final=True)
    match.play(0, "take place=1")

    for action in range(GAME.actions.size):
        assert refused(match, 0, action).code == "ALREADY_FINISHED"


@pytest.mark.rule("MR-R17")
def test_nothing_at_all_may_be_done_after_the_end() -> None:
    match = over()

    for seat in range(3):
        for action in range(GAME.actions.size):
            assert refused(match, seat, action).code == "GAME_OVER"


@pytest.mark.rule("MR-R01", "MR-017")
@pytest.mark.parametrize("given", [turn, choosing_part, choosing_gem])
def test_nobody_acts_in_another_players_turn(given: Callable[[], Match]) -> None:
    match = given()

    for seat in (1, 2):
        for action in range(GAME.actions.size):
            assert refused(match, seat, action).code == "NOT_YOUR_TURN"
