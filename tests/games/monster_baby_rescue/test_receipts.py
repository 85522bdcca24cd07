"""What a tile would bring now, out of what, and who would play next."""

from bestiary.core.match import Match
from bestiary.core.view import Choice
from bestiary.games.monster_baby_rescue.view import RescueView
from tests.games.monster_baby_rescue.played_games import any_move, played
from tests.games.monster_baby_rescue.positions import home, levels, started, track


def lines(choice: Choice) -> list[tuple[str, int]]:
    return [(line.category, line.points) for line in choice.receipt]


def test_a_tile_says_what_it_brings_and_out_of_what() -> None:
    row = ["IMP04", "IMP29", "BED03", "PLY04", "WNT02", "DIA03"]
    first, *_, last = started(seats=2, row=row, track=track((0, 0), (1, 3))).choices(0)

    assert (first.gain, lines(first)) == (5, [("Hearts", 2), ("lowest part", 3)])
    assert (first.outcome, first.note) == ("head to 2, 2 hearts", "2 on, to the cave; you play again")
    assert (last.gain, lines(last)) == (2, [("Hearts", 1), ("diamond count", 1)])
    assert last.note == "4 on, to the hill; then Player 2 plays"


def test_a_goal_stands_on_the_receipt() -> None:
    mine = home("IMP28", levels=levels(4, 1, 3), goals=[4])
    torso, legs = started(seats=2, phase="choose_part", choosing="IMP28", homes=[mine]).choices(0)

    assert lines(torso) == [("all parts level 2", 2), ("lowest part", 7)]
    assert lines(legs) == [("legs level 4", 2)]


def test_a_part_at_its_best_is_said_so() -> None:
    mine = home(levels=levels(4, 1, 1), goals=[4])
    haircut = started(seats=2, row=["IMP01", "IMP10", "BED01", "BED02", "PLY01", "PLY02"], homes=[mine]).choices(0)[0]

    assert haircut.outcome.startswith("head is at 4 already")


def test_a_tile_keeps_its_word() -> None:
    """In whole games: who takes a tile has what it said, unless something was still to be chosen; then at most that."""
    for moment in played(3, 2, any_move):
        state, seat = moment.state, moment.state.turn
        for choice in state.choices(seat):
            now = state.clone()
            now.apply(seat, choice.action)
            assert choice.gain is not None
            best = [now]
            if now.pending() == (seat,) and now.phase in (7, 8):
                best = []
                for follow in now.legal(seat):
                    later = now.clone()
                    later.apply(seat, follow)
                    best.append(later)
            assert max(one.totals()[seat] for one in best) == state.totals()[seat] + choice.gain
            assert sum(line.points for line in choice.receipt) == choice.gain


def test_the_match_names_who_plays_next() -> None:
    match: Match = started(seats=2, track=track((0, 0), (1, 3)))
    assert any("then Player 2 plays" in choice.note for choice in match.choices(0))


def test_what_everybody_would_have_if_it_ended_now_is_seen_step_by_step() -> None:
    for moment in played(3, 2, any_move):
        view = moment.state.view(0)
        assert isinstance(view, RescueView)
        assert [sum(one.steps.values()) for one in view.homes] == list(view.scores or (0, 0, 0))
