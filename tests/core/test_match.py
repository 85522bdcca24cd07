"""A match: checks, luck, secrets, moments, and the way back."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest

import bestiary
from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.errors import BestiaryError, Refused
from bestiary.core.game import Game
from bestiary.core.luck import KeyedLuck
from bestiary.core.match import MARKED, Match
from bestiary.core.record import Record, verify
from bestiary.core.refusal import Refusal
from bestiary.core.registry import find_game, games
from bestiary.core.seats import CHANCE
from bestiary.core.snapshot import TAIL
from tests.core.hostile import HUGE, nonsense
from tests.core.matches import BURROW, CAFE, finished, new_match, play_on, snapshot
from tests.ending import until_over
from tests.toy.burrow import KINDS, BurrowState
from tests.toy.game import Burrow
from tests.toy.view import BurrowView

GAMES = [(CAFE, 2), (CAFE, 3), (CAFE, 4), (BURROW, 2), (BURROW, 3)]


def refusal_of(match: Match, seat: Any, action: Any, moment: Any = None) -> Refusal:
    """The refusal of a move, after looking that it changed nothing."""
    before = snapshot(match)
    with pytest.raises(Refused) as refused:
        match.play(seat, action, moment)
    assert snapshot(match) == before
    assert match.why_not(seat, action, moment) == refused.value.refusal
    return refused.value.refusal


def moments(match: Match) -> list[int]:
    """Of the spectator, then of each seat."""
    return [match.moment(viewer) for viewer in (None, *range(match.seats))]


def window() -> Match:
    """Burrow with three: seat 0 shows a card, and seats 1 and 2 may pass or snap."""
    match = new_match(BURROW, 3)
    lay = next(action for action in match.legal(0) if match.text(action).startswith("lay"))
    match.play(0, lay)
    match.play(0, "show")
    assert match.pending == (1, 2)
    return match


# Moves.


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_numbers_and_words_are_the_same_moves(game: Game, seats: int) -> None:
    by_number, by_text = new_match(game, seats), new_match(game, seats)
    for _ in range(400):
        if by_number.over:
            break
        seat = by_number.pending[0]
        action = by_number.legal(seat)[-1]
        by_number.play(seat, action)
        by_text.play(seat, by_number.text(action))
    assert by_number.over
    assert snapshot(by_number) == snapshot(by_text)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_chance_is_answered_before_anybody_is_asked(game: Game, seats: int) -> None:
    match = new_match(game, seats)
    luck = KeyedLuck(key_from_seed(7))
    state, outcomes = game.new(seats), 0
    for _ in until_over(match):
        assert CHANCE not in match.pending
        while state.pending() == (CHANCE,):
            state.apply(CHANCE, luck.answer(state, outcomes))
            outcomes += 1
        assert state.save() == match.save()
        seat = match.pending[0]
        action = match.legal(seat)[0]
        match.play(seat, action)
        state.apply(seat, action)
    assert match.result == state.result() is not None
    assert match.pending == ()


def test_equal_keys_and_moves_give_equal_matches_and_other_keys_do_not() -> None:
    assert finished(CAFE, 3, seed=4).record() == finished(CAFE, 3, seed=4).record()
    assert new_match(CAFE, 3, seed=4).save() != new_match(CAFE, 3, seed=5).save()
    assert (
        bestiary.new("monster_cafe", seats=3).record().commitment != bestiary.new("monster_cafe", 3).record().commitment
    )


@pytest.mark.rule("T-01")
@pytest.mark.parametrize("seat", nonsense())
def test_what_is_no_seat_is_refused_everywhere(seat: Any) -> None:
    match = new_match(CAFE, 3)
    before = snapshot(match)
    asked: list[Callable[[Any], object]] = [
        *(match.legal, match.choices, match.forbidden, match.default, match.answers, match.idle),
        lambda seat: match.play(seat, "draw"),
    ]
    for ask in asked:
        with pytest.raises(Refused) as refused:
            ask(seat)
        assert (refused.value.refusal.code, refused.value.refusal.rule) == ("NO_SUCH_SEAT", "T-01")
    assert snapshot(match) == before


@pytest.mark.rule("T-03")
@pytest.mark.parametrize("action", nonsense())
def test_what_is_no_action_is_refused(action: Any) -> None:
    match = new_match(CAFE, 3)
    refusal = refusal_of(match, match.pending[0], action)
    assert (refusal.code, refusal.rule) == ("UNKNOWN_ACTION", "T-03")


@pytest.mark.rule("T-03")
@pytest.mark.parametrize("action", [-1, 18, 2**63, "draw", None, 1.0], ids=str)
def test_what_is_no_action_has_no_text(action: Any) -> None:
    with pytest.raises(Refused) as refused:
        new_match(CAFE, 3).text(action)
    assert (refused.value.refusal.code, refused.value.refusal.rule) == ("UNKNOWN_ACTION", "T-03")


@pytest.mark.rule("T-01")
def test_who_names_no_seat_is_told_which_there_are() -> None:
    with pytest.raises(Refused, match=r"^There is no seat 3; they are 0 to 2\. \(T-01\)$"):
        new_match(CAFE, 3).legal(3)


@pytest.mark.rule("T-03")
def test_numbers_beyond_the_actions_are_refused() -> None:
    match = new_match(CAFE, 3)
    for action in (18, 99, -1, -18, 2**31, 2**63, 2**64, -(2**63)):
        assert refusal_of(match, match.pending[0], action).code == "UNKNOWN_ACTION"


def test_every_illegal_action_of_every_seat_is_refused_by_a_rule_of_the_game() -> None:
    for game in (CAFE, BURROW):
        match = play_on(new_match(game, 3), 5)
        known = set(game.rulebook.entries)
        for seat in range(3):
            for action in set(range(game.actions.size)) - set(match.legal(seat)):
                assert refusal_of(match, seat, action).rule in known
                assert refusal_of(match, seat, game.actions.text(action)).rule in known


def test_nothing_can_be_played_after_the_end() -> None:
    match = finished(CAFE, 2)
    for action in range(CAFE.actions.size):
        assert refusal_of(match, 0, action).code == "GAME_OVER"
    assert [match.legal(seat) for seat in range(2)] == [[], []]


def test_why_not_is_none_for_what_may_be_done() -> None:
    match = play_on(new_match(CAFE, 4), 9)
    seat = match.pending[0]
    before = snapshot(match)
    assert [match.why_not(seat, action) for action in match.legal(seat)] == [None] * len(match.legal(seat))
    assert snapshot(match) == before


def test_choices_are_the_legal_actions_in_words() -> None:
    match = play_on(new_match(CAFE, 4), 9)
    seat = match.pending[0]
    assert [choice.action for choice in match.choices(seat)] == match.legal(seat)
    assert [choice.text for choice in match.choices(seat)] == [match.text(action) for action in match.legal(seat)]


# Copies.


def test_state_is_a_copy() -> None:
    match = new_match(CAFE, 2, options={"first": 0})
    before = snapshot(match)
    state = match.state
    state.apply(0, 0)
    assert snapshot(match) == before
    assert state.save() != match.save()


def test_a_match_does_not_share_the_position_it_was_given() -> None:
    start = CAFE.new(2, {"first": 0})
    match = Match(CAFE, start, key=b"key")
    assert start.pending() == (CHANCE,)
    assert match.pending == (0,)


def test_the_way_back_leads_to_the_position_as_it_was_given() -> None:
    start = BURROW.load(new_match(BURROW, 3).save())
    match = Match(BURROW, start, key=b"key", from_position=True)
    record = match.record(private=True)
    start.apply(0, BURROW.actions.parse("dig"))
    assert match.record(private=True) == record
    match.play(0, next(action for action in match.legal(0) if match.text(action).startswith("lay")))
    match.back()
    assert match.record(private=True) == record


def test_what_is_handed_out_can_be_changed_without_harm() -> None:
    match = window()
    before = snapshot(match)
    match.legal(1).clear()
    match.told(0).clear()
    match.save()["hands"].clear()
    match.choices(1).clear()
    assert snapshot(match) == before


def test_a_bot_in_a_seat_sees_the_match_go_on() -> None:
    match = new_match(BURROW, 3)
    sight = match.sight(1, Dice(b"own"))
    assert sight.view() == match.view(1)
    match.play(0, "dig")
    assert sight.legal() == match.legal(1)
    assert sight.view() == match.view(1)
    before = snapshot(match)
    sight.imagine().apply(1, match.legal(1)[0])
    assert snapshot(match) == before
    with pytest.raises(Refused):
        match.sight(3, Dice(b"own"))


# Players.


def test_players_have_names() -> None:
    match = bestiary.new("monster_cafe", seats=2, seed=1, players=["Ann", "Zoë"])
    assert match.players == ("Ann", "Zoë")
    assert match.record().players == ("Ann", "Zoë")


def test_players_without_names_are_numbered() -> None:
    assert new_match(CAFE, 3).players == ("Player 1", "Player 2", "Player 3")


@pytest.mark.rule("T-06")
@pytest.mark.parametrize("players", [["Ann"], ["Ann", "Bob", "Cleo"], "An", [1, 2], [None, None], ["\ud800", "x"], 5])
def test_a_match_that_could_not_be_recorded_does_not_begin(players: Any) -> None:
    try:
        match = bestiary.new("monster_cafe", seats=2, seed=1, players=players)
    except BestiaryError:
        return
    assert verify(Record.from_json(match.record().to_json()))


@pytest.mark.rule("T-06")
@pytest.mark.parametrize(
    "players", [["Ann"], ["Ann", ""], ["Ann", "x" * 61], ["Ann", "\x1b[2J"], ["Ann", 5], 5, {"Ann", "Bob"}]
)
def test_every_seat_has_one_name_that_can_be_shown(players: Any) -> None:
    with pytest.raises(Refused) as refused:
        bestiary.new("monster_cafe", seats=2, players=players)
    assert refused.value.refusal.rule == "T-06"


@pytest.mark.parametrize(
    "name", ["Zoë", "O'Neill", "山田", "x" * 60, "\N{WOMAN}\u200d\N{ROCKET}", "\u0645\u06cc\u200c\u062e"]
)
def test_names_are_those_that_people_have(name: str) -> None:
    assert bestiary.new("monster_cafe", seats=2, players=[name, "Bob"]).players == (name, "Bob")


@pytest.mark.parametrize("seed", [HUGE, -HUGE, "\ud800", "", "²", 0, -1], ids=range(7))
def test_any_seed_will_do(seed: int | str) -> None:
    assert bestiary.new("monster_cafe", seats=2, seed=seed).record() == bestiary.new("monster_cafe", 2, seed).record()


# Moments, and what is told.


@pytest.mark.rule("T-04")
def test_a_move_for_an_old_moment_is_stale() -> None:
    match = new_match(BURROW, 3)
    old = match.moment(1)
    match.play(0, "dig", match.moment(0))
    assert match.pending == (1,)
    refusal = refusal_of(match, 1, "dig", old)
    assert (refusal.code, refusal.rule) == ("STALE", "T-04")
    match.play(1, "dig", match.moment(1))
    assert match.pending == (2,)


@pytest.mark.rule("T-04")
def test_who_decides_at_the_same_time_makes_no_move_stale() -> None:
    match = new_match(BURROW, 3)
    guess = f"guess kind={KINDS[0]}"
    while match.why_not(1, guess) is not None:
        match.play(match.pending[0], "dig" if match.why_not(match.pending[0], "dig") is None else "pass")
    old = match.moment(1)
    match.play(0, guess, match.moment(0))
    assert match.moment(1) == old + 1
    assert refusal_of(match, 1, guess, old - 1).code == "STALE"
    assert refusal_of(match, 1, guess, old + 2).code == "STALE"
    match.play(1, guess, old)


@pytest.mark.rule("T-04")
@pytest.mark.parametrize("moment", nonsense(but=(type(None),)))
def test_a_moment_that_never_was_is_stale(moment: Any) -> None:
    match = new_match(CAFE, 3)
    assert refusal_of(match, match.pending[0], "draw", moment).code == "STALE"


def test_true_is_not_the_first_moment() -> None:
    match = Match(BURROW, BURROW.load(window().save()), key=b"key")
    match.play(1, "peek")
    assert match.moment(1) == 1
    assert refusal_of(match, 1, "pass", True).code == "STALE"


def test_unknown_actions_are_refused_before_stale_moments() -> None:
    match = new_match(CAFE, 3)
    assert refusal_of(match, match.pending[0], "jump", -1).code == "UNKNOWN_ACTION"
    assert refusal_of(match, 9, "draw", -1).code == "NO_SUCH_SEAT"


def test_a_secret_pass_changes_nobody_elses_moment() -> None:
    match = window()
    before = moments(match)
    views = [match.view(viewer) for viewer in (None, 0, 2)]
    match.play(1, "pass")
    assert moments(match) == [before[0], before[1], before[2] + 1, before[3]]
    assert [match.view(viewer) for viewer in (None, 0, 2)] == views
    assert match.pending == (2,)


def test_who_decides_at_the_same_time_is_not_made_stale() -> None:
    match = window()
    moment = match.moment(2)
    match.play(1, "pass")
    match.play(2, "pass", moment)
    assert match.pending == (1,)


def test_a_step_into_the_tray_is_told_to_its_owner_alone() -> None:
    match = new_match(BURROW, 3)
    before = moments(match)
    match.play(0, next(action for action in match.legal(0) if match.text(action).startswith("lay")))
    assert moments(match) == [before[0], before[1] + 1, before[2], before[3]]


def test_moments_count_what_was_told_and_never_go_back() -> None:
    for game, seats in GAMES:
        match = new_match(game, seats)
        last = moments(match)
        for _ in until_over(match):
            play_on(match, 1)
            now = moments(match)
            assert all(after >= before for after, before in zip(now, last, strict=True))
            assert now == [len(match.told(viewer)) for viewer in (None, *range(seats))]
            last = now


def test_what_was_told_since_a_moment() -> None:
    match = window()
    moment = match.moment(1)
    assert match.told(1, moment) == []
    match.play(1, "pass")
    assert [event.what for event in match.told(1, moment)] == ["passed"]
    assert match.told(1) == match.told(1, 0)


def test_nobody_is_told_the_secrets_of_others() -> None:
    """Before the end, a card is named only to who has it, and to everybody once it is shown."""
    for seed in range(30):
        match = new_match(BURROW, 4, seed)
        for _ in until_over(match):
            play_on(match, 1, seed)
            if match.over:
                break
            for viewer in (None, *range(4)):
                for event in match.told(viewer):
                    assert event.told_to(viewer)
                    if event.what in ("drew", "laid", "swapped", "peeked", "guessed") and event.seat != viewer:
                        assert event.data == {}
                    assert not (event.what == "passed" and event.seat != viewer)
        assert match.told(None)[-1].what == "over"


def test_equal_sights_are_told_equal_things() -> None:
    """Two tables that differ only in what seat 2 does not know: it is told the same."""
    told = []
    for hidden in ("acorn", "beetle"):
        script = ["draw kind=egg", f"draw kind={hidden}", "draw kind=daisy"] * 2 + ["draw kind=clover"]
        match = Match(BURROW, BURROW.new(3), key=b"key", script=script)
        match.play(0, "lay kind=egg")
        told.append((match.told(2), match.view(2), match.told(None), match.view(None)))
        view = match.view(1)
        assert isinstance(view, BurrowView)
        assert view.hand == {hidden: 2}
    assert told[0] == told[1]


@pytest.mark.parametrize("viewer", nonsense(but=(type(None),)))
def test_what_is_no_viewer_is_told_nothing(viewer: Any) -> None:
    match = window()
    for ask in (match.view, match.moment, match.told):
        with pytest.raises(Refused) as refused:
            ask(viewer)
        assert refused.value.refusal.rule == "T-01"


# The way back.


@pytest.mark.rule("T-05")
def test_there_is_nothing_to_take_back_before_the_first_move() -> None:
    match = new_match(BURROW, 3)
    before = snapshot(match)
    for seat in (None, 0, 1):
        with pytest.raises(Refused) as refused:
            match.back(seat)
        assert (refused.value.refusal.code, refused.value.refusal.rule) == ("NOTHING_TO_UNDO", "T-05")
    assert snapshot(match) == before


@pytest.mark.rule("T-05")
def test_who_has_not_moved_has_nothing_to_take_back() -> None:
    match = window()
    with pytest.raises(Refused) as refused:
        match.back(1)
    assert refused.value.refusal.code == "NOTHING_TO_UNDO"


@pytest.mark.rule("T-05")
def test_what_has_been_revealed_cannot_be_taken_back() -> None:
    match = new_match(CAFE, 3)
    first = match.pending[0]
    match.play(first, "draw")
    before = snapshot(match)
    for seat in (None, first):
        with pytest.raises(Refused) as refused:
            match.back(seat)
        assert (refused.value.refusal.code, refused.value.refusal.rule) == ("REVEALED", "T-05")
    assert snapshot(match) == before


@pytest.mark.rule("T-05")
def test_what_has_been_revealed_to_one_seat_alone_cannot_be_taken_back() -> None:
    match = new_match(BURROW, 3)
    match.play(2, "peek")
    with pytest.raises(Refused) as refused:
        match.back()
    assert refused.value.refusal.code == "REVEALED"


def test_a_move_taken_back_has_not_been_made() -> None:
    match = new_match(CAFE, 2, options={"first": 0})
    match.play(0, "draw")
    position, record = match.save(), match.record(private=True)
    match.play(0, "seat table=1")
    match.back()
    assert match.save() == position
    assert match.record(private=True) == record
    assert match.told(None)[-1].what == "went_back"
    match.play(0, "seat table=2")
    assert verify(match.record(private=True)).moves == len(match.record().moves)


def test_going_back_makes_the_table_change_for_who_had_seen_the_move() -> None:
    match = new_match(CAFE, 2, options={"first": 0})
    match.play(0, "draw")
    moment = match.moment(0)
    match.play(0, "seat table=1")
    match.back()
    assert match.moment(0) > moment + 1
    assert refusal_of(match, 0, "seat table=1", moment).code == "STALE"


def test_everybody_is_told_once_how_much_of_what_they_knew_is_undone() -> None:
    match = window()
    match.play(1, "pass")
    before = moments(match)
    match.back(0)
    assert moments(match) == [moment + 1 for moment in before]
    undone = [match.told(viewer)[-1].data for viewer in (None, 0, 1, 2)]
    assert undone == [{"undone": 1}, {"undone": 1}, {"undone": 2}, {"undone": 1}]


@pytest.mark.rule("T-05")
def test_a_seat_takes_back_its_own_last_move() -> None:
    match = window()
    shown = match.save()
    match.play(1, "pass")
    match.back(0)
    assert match.pending == (0,)
    assert match.save() != shown
    assert match.save()["trays"][0] != []
    match.back(0)
    assert match.save()["trays"][0] == []


def test_the_luck_does_not_change_by_going_back() -> None:
    for table in (0, 1, 2):
        match, straight = (new_match(CAFE, 2, options={"first": 0}) for _ in range(2))
        for played in (match, straight):
            played.play(0, "draw")
        if match.pending != (0,):
            pytest.fail("the first card of this seed is a monster")
        match.play(0, "seat table=0")
        match.back(0)
        match.play(0, f"seat table={table}")
        straight.play(0, f"seat table={table}")
        assert match.record(private=True) == straight.record(private=True)
        assert play_on(match).record() == play_on(straight).record()


class QuietState(BurrowState):
    """Who digs looks at the card later: nothing is revealed, so digging can be taken back."""

    def tell_draw(self, seat: int, kind: int) -> None:
        self.tell("drew", seat)


def test_a_card_that_was_put_back_unseen_is_drawn_again() -> None:
    quiet = Burrow(QuietState)
    match, straight = new_match(quiet, 3), new_match(quiet, 3)
    for _ in range(3):
        match.play(0, "dig")
        match.back(0)
    for played in (match, straight):
        played.play(0, "dig")
        played.play(1, "dig")
    assert match.record(private=True) == straight.record(private=True)
    assert verify(match.record(private=True), quiet).outcomes_checked


def test_going_back_by_way_of_a_mark_leads_where_it_led_from_the_start() -> None:
    """Given a long game, when it goes back wherever it can, then each position is as it was, also right beside a mark;
    and what is played again meets the same luck."""
    match = new_match(find_game("munchkin_babies"), 3)
    positions = {len(match._steps): match.save()}
    crossed = went_back = 0
    for number in range(500):
        play_on(match, 1, seed=number)
        positions[len(match._steps)] = match.save()
        if number % 7 == 0 or len(match._steps) % MARKED < 3:
            before = len(match._steps)
            with suppress(Refused):
                match.back()
                went_back += 1
                crossed += len(match._steps) // MARKED < before // MARKED
                assert match.save() == positions[len(match._steps)]
                assert len(match._marks) == len(match._steps) // MARKED
    assert went_back > 30
    assert crossed
    assert verify(match.record(private=True), match.game).outcomes_checked


def test_after_a_way_back_there_is_no_move_to_be_unmade() -> None:
    match = new_match(CAFE, 2, options={"first": 0})
    match.play(0, "draw")
    match.back(freely=True)
    before = snapshot(match)
    match.unplay()
    assert snapshot(match) == before


def test_a_match_from_a_snapshot_knows_no_move_from_before() -> None:
    match = new_match(CAFE, 2, options={"first": 0})
    assert not match.remembers(0)
    match.play(0, "draw")
    assert [match.remembers(seat) for seat in (0, 1)] == [True, False]
    again = Match.restore(CAFE, match.snapshot(), key_from_seed(7))
    assert not again.remembers(0)
    again.play(0, again.legal(0)[0])
    assert again.remembers(0)


def test_a_match_from_a_snapshot_counts_on_without_the_whole_log() -> None:
    """However much was told before, a snapshot keeps the last of it, and everybody's moment goes on from theirs."""
    match = finished(CAFE, 4)
    for _ in range(TAIL):
        match._tell(match._log[:1])
    kept = match.snapshot()
    assert len(kept.tail) == TAIL == 300
    again = Match.restore(CAFE, kept, b"key")
    for viewer in (None, 0, 1, 2, 3):
        assert again.moment(viewer) == match.moment(viewer)
        kept_for_it = sum(event.told_to(viewer) for event in kept.tail)
        assert 0 < kept_for_it < len(match.told(viewer))
        assert again.told(viewer) == match.told(viewer)[-kept_for_it:]
        assert again.told(viewer, match.moment(viewer) - 3) == match.told(viewer, match.moment(viewer) - 3)
    assert again.snapshot() == kept


def test_outcomes_after_a_way_back_fit_the_key() -> None:
    for seed in range(20):
        match = new_match(CAFE, 3, seed)
        for _ in until_over(match):
            play_on(match, 1, seed)
            try:
                match.back()
            except Refused:
                continue
            play_on(match, 1, seed + 1)
        assert verify(match.record()).outcomes_checked


@pytest.mark.parametrize("seat", nonsense(but=(type(None),)))
def test_only_a_seat_takes_back(seat: Any) -> None:
    match = window()
    before = snapshot(match)
    with pytest.raises(Refused) as refused:
        match.back(seat)
    assert refused.value.refusal.rule == "T-01"
    assert snapshot(match) == before


def test_taking_back_a_secret_move_stays_a_secret() -> None:
    match = window()
    told = [match.told(viewer) for viewer in (None, 0, 2)]
    match.play(1, "pass")
    match.back(1)
    assert [match.told(viewer) for viewer in (None, 0, 2)] == told


def test_how_many_secret_moves_were_taken_back_stays_a_secret() -> None:
    told = []
    for passes in (False, True):
        match = window()
        if passes:
            match.play(1, "pass")
        match.back(0)
        told.append(match.told(2))
    assert told[0] == told[1]


# Scripts.


def test_a_script_names_the_next_outcomes_and_then_the_key_goes_on() -> None:
    script = ["first seat=2", "deal meal=bblt", "deal meal=bblt"]
    match = Match(CAFE, CAFE.new(4), key=key_from_seed(3), script=script)
    moves = match.record().moves
    assert list(moves[:3]) == [f"chance {text}" for text in script]
    assert match.pending == (2,)
    keyed = Match(CAFE, CAFE.new(4), key=key_from_seed(3)).record().moves
    assert len(moves) == len(keyed)


def test_a_scripted_match_commits_to_nothing_and_tells_no_key() -> None:
    match = play_on(Match(CAFE, CAFE.new(4), key=key_from_seed(3), script=["first seat=2"]))
    for record in (match.record(), match.record(private=True)):
        assert record.commitment is None
        assert record.key is None
        with pytest.raises(BestiaryError):
            verify(record)


@pytest.mark.parametrize("script", [["jump"], ["draw"], ["draw kind=slugde"], [""]])
def test_a_script_of_unknown_outcomes_is_refused(script: list[str]) -> None:
    with pytest.raises(Refused, match="T-03"):
        Match(CAFE, CAFE.new(4), script=script)


@pytest.mark.rule("T-07")
@pytest.mark.parametrize(
    "script", [["draw kind=sludge"], ["first seat=3"] * 3, ["first seat=3", "draw kind=lemon_sorbet"]]
)
def test_a_script_of_impossible_outcomes_is_refused(script: list[str]) -> None:
    with pytest.raises(BestiaryError):
        Match(CAFE, CAFE.new(4), script=script)


@pytest.mark.rule("T-07")
def test_a_move_whose_scripted_outcome_is_impossible_changes_nothing() -> None:
    script = ["draw kind=egg"] * 4 + ["draw kind=daisy", "draw kind=egg"]
    match = Match(BURROW, BURROW.new(2), key=b"key", script=script)
    before = snapshot(match)
    with pytest.raises(Refused):
        match.play(0, "dig")
    assert snapshot(match) == before


# Positions.


def test_a_match_begins_from_any_position() -> None:
    played = play_on(new_match(CAFE, 3), 20)
    match = bestiary.load(played.save(), seed=3)
    assert match.save() == played.save()
    assert play_on(match).over
    assert match.record().start == played.save()


def test_texts_of_actions_that_are_none_are_refused() -> None:
    match = new_match(CAFE, 2)
    for action in (99, -1, HUGE):
        with pytest.raises(BestiaryError):
            match.text(action)


def test_what_a_seat_does_when_nobody_chooses_for_it() -> None:
    """The match answers for its position: the default is legal, and a seat that is not there has none."""
    match = new_match(BURROW, 3)
    for _ in until_over(match):
        seat = match.pending[0]
        assert match.default(seat) == match.state.default(seat)
        assert match.default(seat) in match.legal(seat)
        match.play(seat, match.default(seat))
    for nobody in nonsense():
        with pytest.raises(Refused):
            match.default(nobody)


def test_a_match_counts_the_turns_that_its_game_counts() -> None:
    match = new_match(BURROW, 2)
    before = match.turn
    assert before == match.state.turns_begun()
    for _ in until_over(match):
        seat = match.pending[0]
        match.play(seat, match.default(seat))
        assert match.turn == match.state.turns_begun() >= before
        before = match.turn


@pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.id)
def test_a_move_that_cannot_be_kept_has_not_been_made(game: Game) -> None:
    """Given any position, when a move is played and then is not to have been, then nothing has changed, and the same
    move meets the same luck."""
    match, twin = (bestiary.new(game.id, seats=max(game.seats[0], 2), seed=7) for _ in range(2))
    for _ in range(100):
        if match.over:
            break
        seat = match.pending[0]
        for other in match.legal(seat)[-3:]:
            match.play(seat, other)
            match.unplay()
            match.unplay()
        assert match.save() == twin.save()
        action = match.legal(seat)[0]
        for one in (match, twin):
            one.play(seat, action)
        assert [match.moment(viewer) for viewer in (None, seat)] == [twin.moment(viewer) for viewer in (None, seat)]
    assert match.record(private=True) == twin.record(private=True)
