"""MC-R01 to MC-R22: everything that is refused, with its code, its rule and its sentence; nothing changes."""

from collections.abc import Callable

import pytest

from bestiary.core.match import Match
from bestiary.games.monster_cafe import GAME
from tests.games.monster_cafe.positions import FULL, collection, four_tables, owns, play_defaults, refused, started


def turn() -> Match:
    """Player 0 may draw, or clear table 0 or 1; player 3 is out."""
    return started(out=[3], centre=[*four_tables(["sludge"], FULL)[:2], None, four_tables()[3]])


def seating() -> Match:
    """Player 0 holds a Brain Eater; table 1 is full."""
    return started(out=[3], centre=[*four_tables(["sludge"], FULL)[:2], None, four_tables()[3]], drawn="brain")


def sorbet() -> Match:
    """Player 0 must name one of two kinds."""
    return started(
        centre=four_tables(["sludge"]), drawn="lemon_sorbet", collections=[owns(["eyeball"] * 2 + ["brain"])]
    )


def full() -> Match:
    """Every table is full."""
    return started(centre=four_tables(FULL, FULL, FULL, FULL))


def spent() -> Match:
    """The pile is empty."""
    return started(centre=four_tables(["sludge"]), pile={})


def over() -> Match:
    """The game has ended."""
    return started(phase="over")


MUST_SEAT = ("MUST_SEAT", "MC-018", "Seat the monster at a table.")
CASES = [
    pytest.param(turn, 3, "draw", "OUT_OF_ROUND", "MC-040", "You have already cleared a table this round.",
                 marks=pytest.mark.rule("MC-R03"), id="R03-draw"),
    pytest.param(turn, 3, "clear table=0", "OUT_OF_ROUND", "MC-040", "You have already cleared a table this round.",
                 marks=pytest.mark.rule("MC-R03"), id="R03-clear"),
    pytest.param(turn, 0, "pass", "MUST_ACT", "MC-015", "You must draw a card or clear a table.",
                 marks=pytest.mark.rule("MC-R04"), id="R04"),
    pytest.param(turn, 0, "clear table=3", "TABLE_EMPTY", "MC-037", "That table has no monsters.",
                 marks=pytest.mark.rule("MC-R05"), id="R05-cards-left"),
    pytest.param(spent, 0, "clear table=1", "TABLE_EMPTY", "MC-037", "That table has no monsters.",
                 marks=pytest.mark.rule("MC-R05"), id="R05-occupied-table-left"),
    pytest.param(full, 0, "draw", "TABLES_FULL", "MC-024", "Every table is full; you must clear one.",
                 marks=pytest.mark.rule("MC-R06"), id="R06"),
    pytest.param(spent, 0, "draw", "PILE_EMPTY", "MC-047", "No cards are left; you must clear a table.",
                 marks=pytest.mark.rule("MC-R07"), id="R07"),
    pytest.param(seating, 0, "seat table=1", "NO_SEAT", "MC-020", "That table has no free seat.",
                 marks=pytest.mark.rule("MC-R08", "MC-020"), id="R08"),
    pytest.param(seating, 0, "seat table=0 side=2", "NO_SIDE", "MC-021", "Name the table only; any free side will do.",
                 marks=pytest.mark.rule("MC-R09", "MC-021", "MC-D04"), id="R09"),
    pytest.param(turn, 0, "clear table=2", "TABLE_GONE", "MC-041", "That table has been cleared.",
                 marks=pytest.mark.rule("MC-R10"), id="R10-clear"),
    pytest.param(seating, 0, "seat table=2", "TABLE_GONE", "MC-041", "That table has been cleared.",
                 marks=pytest.mark.rule("MC-R10"), id="R10-seat"),
    pytest.param(seating, 0, "keep", *MUST_SEAT, marks=pytest.mark.rule("MC-R11", "MC-018"), id="R11-keep"),
    pytest.param(seating, 0, "discard", *MUST_SEAT, marks=pytest.mark.rule("MC-R11", "MC-018"), id="R11-discard"),
    pytest.param(seating, 0, "clear table=0", "SEAT_FIRST", "MC-018", "Seat the drawn monster first.",
                 marks=pytest.mark.rule("MC-R12", "MC-015"), id="R12-clear"),
    pytest.param(seating, 0, "draw", "SEAT_FIRST", "MC-018", "Seat the drawn monster first.",
                 marks=pytest.mark.rule("MC-R12", "MC-018"), id="R12-draw"),
    pytest.param(sorbet, 0, "seat table=1", "SORBET_NO_SEAT", "MC-030", "Lemon sorbet is never seated.",
                 marks=pytest.mark.rule("MC-R13"), id="R13"),
    pytest.param(sorbet, 0, "scare kind=sludge", "KIND_NOT_OWNED", "MC-031", "You have no monster of that kind.",
                 marks=pytest.mark.rule("MC-R14"), id="R14"),
    pytest.param(sorbet, 0, "scare kind=eyeball count=1", "ALL_OF_KIND", "MC-031", "All monsters of that kind must go.",
                 marks=pytest.mark.rule("MC-R15"), id="R15"),
    pytest.param(sorbet, 0, "draw", "SORBET_FORCED", "MC-032", "Choose a kind to discard.",
                 marks=pytest.mark.rule("MC-R16"), id="R16-draw"),
    pytest.param(sorbet, 0, "clear table=0", "SORBET_FORCED", "MC-032", "Choose a kind to discard.",
                 marks=pytest.mark.rule("MC-R16"), id="R16-clear"),
    pytest.param(turn, 0, "clear table=1 leave=brain", "CLEAR_ALL", "MC-039", "You take every monster at the table.",
                 marks=pytest.mark.rule("MC-R17", "MC-039"), id="R17-leave"),
    pytest.param(turn, 0, "clear table=1 take=eyeball", "CLEAR_ALL", "MC-039", "You take every monster at the table.",
                 marks=pytest.mark.rule("MC-R17", "MC-039"), id="R17-take"),
    pytest.param(turn, 0, "move table=0 to=3", "SEATED", "MC-023", "Seated monsters do not move.",
                 marks=pytest.mark.rule("MC-R18", "MC-023"), id="R18"),
    pytest.param(over, 0, "draw", "GAME_OVER", "MC-053", "The game is over.",
                 marks=pytest.mark.rule("MC-R21"), id="R21"),
    pytest.param(turn, 0, "scare kind=sludge", "NO_SORBET", "MC-031", "Only lemon sorbet scares monsters away.",
                 marks=pytest.mark.rule("MC-031"), id="scare-without-sorbet"),
    pytest.param(seating, 0, "scare kind=sludge", "NO_SORBET", "MC-031", "Only lemon sorbet scares monsters away.",
                 marks=pytest.mark.rule("MC-031"), id="scare-with-a-monster"),
    pytest.param(turn, 0, "seat table=0", "DRAW_FIRST", "MC-017", "Draw a card before you seat one.",
                 marks=pytest.mark.rule("MC-017"), id="seat-without-a-card"),
]  # fmt: skip


@pytest.mark.parametrize(("given", "seat", "action", "code", "rule", "text"), CASES)
def test_refused_with_its_code_and_rule(
    given: Callable[[], Match], seat: int, action: str, code: str, rule: str, text: str
) -> None:
    refusal = refused(given(), seat, action)

    assert (refusal.code, refusal.rule, refusal.text) == (code, rule, text)


@pytest.mark.rule("MC-R02", "MC-014")
@pytest.mark.parametrize("action", ["draw", "clear table=0", "seat table=0", "scare kind=sludge"])
@pytest.mark.parametrize("given", [turn, seating, sorbet])
def test_nobody_acts_in_another_players_turn(given: Callable[[], Match], action: str) -> None:
    refusal = refused(given(), 1, action)

    assert (refusal.code, refusal.rule) == ("NOT_YOUR_TURN", "MC-014")


@pytest.mark.rule("MC-R19", "MC-022")
def test_nobody_draws_twice_in_a_turn_while_others_are_active() -> None:
    match = started("draw kind=brain", centre=four_tables())
    match.play(0, "draw")
    match.play(0, "seat table=0")

    assert refused(match, 0, "draw").code == "NOT_YOUR_TURN"


@pytest.mark.rule("MC-R14", "MC-031")
def test_the_kind_of_a_neighbour_does_not_count() -> None:
    match = started(drawn="lemon_sorbet", collections=[owns(["eyeball", "brain"]), owns(["toenail"])])

    assert refused(match, 0, "scare kind=toenail").code == "KIND_NOT_OWNED"
    assert collection(match, 1).monsters == {"toenail": 1}


@pytest.mark.rule("MC-R21", "MC-053")
def test_nothing_at_all_may_be_done_after_the_end() -> None:
    match = play_defaults(Match(GAME, GAME.new(3), key=b"the end"))

    for seat in range(3):
        for action in range(GAME.actions.size):
            assert refused(match, seat, action).code == "GAME_OVER"
