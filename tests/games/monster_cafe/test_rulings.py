"""MC-D05 and MC-D08 to MC-D17: what the rulebook leaves open. The other rulings stand with their rules."""

import pytest

import bestiary
from bestiary.core.match import Match
from bestiary.games.monster_cafe import GAME
from tests.ending import until_over
from tests.games.monster_cafe.positions import (
    FULL,
    collection,
    four_tables,
    guests,
    options,
    owns,
    play_defaults,
    position,
    refused,
    seen,
    started,
    table,
    three_tables,
    told,
)


@pytest.mark.rule("MC-D05")
def test_a_turn_is_asked_even_with_a_single_option() -> None:
    only_draw = started(centre=four_tables())
    only_clear = started(turn=3, centre=four_tables(FULL)[:1])

    assert (only_draw.pending, options(only_draw, 0)) == ((0,), ["draw"])
    assert (only_clear.pending, options(only_clear, 3)) == ((3,), ["clear table=0"])


@pytest.mark.rule("MC-D05")
def test_a_choice_of_two_seats_is_asked_and_not_logged_as_forced() -> None:
    match = started("draw kind=brain", seats=2, centre=three_tables(FULL, ["sludge"], []))

    match.play(0, "draw")
    assert match.pending == (0,)
    match.play(0, "seat table=2")

    assert told(match, "seated")[0].data["forced"] is False


@pytest.mark.rule("MC-D08")
def test_with_an_empty_pile_an_occupied_table_comes_first() -> None:
    match = started(out=[2, 3], centre=four_tables([], ["sludge"])[:2], pile={})

    assert options(match, 0) == ["clear table=1"]
    assert refused(match, 0, "clear table=0").code == "TABLE_EMPTY"


@pytest.mark.rule("MC-D08")
def test_with_an_empty_pile_and_nobody_seated_an_empty_table_is_taken() -> None:
    match = started(out=[2, 3], centre=four_tables([], ["sludge"])[:2], pile={})

    match.play(0, "clear table=1")
    assert options(match, 1) == ["clear table=0"]
    match.play(1, "clear table=0")

    assert collection(match, 1).tables == {"sludge_souffle": 1}
    assert collection(match, 1).monsters == {}
    assert seen(match).round == 2


@pytest.mark.rule("MC-D08")
def test_any_of_several_empty_tables_may_be_taken_then() -> None:
    match = started(turn=2, out=[0], centre=[four_tables()[0], None, *four_tables()[2:]], pile={})

    assert options(match, 2) == ["clear table=0", "clear table=2", "clear table=3"]


@pytest.mark.rule("MC-D08", "MC-037")
def test_one_card_in_the_pile_is_enough_to_forbid_empty_tables() -> None:
    match = started(centre=four_tables(), pile={"lemon_sorbet": 1})

    assert options(match, 0) == ["draw"]


@pytest.mark.rule("MC-D09")
def test_a_monster_that_empties_the_pile_is_seated_first() -> None:
    match = started("draw kind=brain", centre=four_tables(), pile={"brain": 1})

    match.play(0, "draw")
    assert options(match, 0) == ["seat table=0", "seat table=1", "seat table=2", "seat table=3"]
    match.play(0, "seat table=2")

    assert options(match, 1) == ["clear table=2"]


@pytest.mark.rule("MC-D09", "MC-D08")
def test_a_sorbet_that_empties_the_pile_is_answered_first() -> None:
    match = started(
        "draw kind=lemon_sorbet",
        centre=four_tables(["toenail"]),
        pile={"lemon_sorbet": 1},
        collections=[owns(["brain", "sludge"])],
    )

    match.play(0, "draw")
    assert options(match, 0) == ["scare kind=sludge", "scare kind=brain"]
    match.play(0, "scare kind=brain")

    assert collection(match, 0).monsters == {"sludge": 1}
    assert match.pending == (1,)
    assert options(match, 1) == ["clear table=0"]


@pytest.mark.rule("MC-D09")
def test_the_last_player_who_draws_the_last_card_must_clear() -> None:
    match = started("draw kind=brain", turn=3, centre=four_tables()[:1], pile={"brain": 1})

    match.play(3, "draw")

    assert match.pending == (3,)
    assert options(match, 3) == ["clear table=0"]


@pytest.mark.rule("MC-D14", "MC-043")
def test_each_draw_of_the_last_player_is_a_decision_of_its_own() -> None:
    match = started("draw kind=brain", "draw kind=toenail", turn=1, centre=four_tables(["sludge"])[:1])
    moments = [match.moment(1)]

    for _ in range(2):
        match.play(1, "draw")
        assert match.pending == (1,)
        assert seen(match).phase == "turn"
        moments.append(match.moment(1))

    assert len(set(moments)) == 3  # so a clock can tell one from the next


@pytest.mark.rule("MC-D15a")
def test_who_runs_out_of_time_draws() -> None:
    state = position(centre=four_tables(["sludge"], ["brain"]), collections=[owns(["anything"])])

    assert GAME.actions.text(state.default(0)) == "draw"


@pytest.mark.rule("MC-D15a")
def test_who_runs_out_of_time_and_cannot_draw_clears_the_best_table() -> None:
    state = position(
        turn=1,
        centre=four_tables(["brain"], ["stinky_sock"], ["bellybutton_lint"] * 2, ["dust_bunny"]),
        pile={},
    )

    assert GAME.actions.text(state.default(1)) == "clear table=2"


@pytest.mark.rule("MC-D15a")
def test_the_best_table_is_judged_with_the_own_collection() -> None:
    fed = owns(["dust_bunny"] * 3, ["deviled_dust_bunnies"])
    state = position(
        round=3, centre=four_tables([], [], ["bellybutton_lint"] * 2, ["dust_bunny"]), pile={}, collections=[fed]
    )

    assert GAME.actions.text(state.default(0)) == "clear table=3"  # all four score 2 then


@pytest.mark.rule("MC-D15a")
def test_of_equally_good_tables_the_lowest_is_cleared() -> None:
    state = position(centre=four_tables(["brain"], ["stinky_sock"], ["toenail"], ["dust_bunny"]), pile={})

    assert GAME.actions.text(state.default(0)) == "clear table=1"


@pytest.mark.rule("MC-D15b")
@pytest.mark.parametrize(
    ("counts", "place"), [((2, 1, 3, 4), 1), ((1, 0, 0, 0), 1), ((3, 2, 2, 1), 3), ((2, 2, 2, 2), 0), ((4, 4, 3, 3), 2)]
)
def test_who_runs_out_of_time_seats_where_the_fewest_sit(counts: tuple[int, ...], place: int) -> None:
    state = position(centre=four_tables(*[FULL[:count] for count in counts]), drawn="sludge")

    assert GAME.actions.text(state.default(0)) == f"seat table={place}"


@pytest.mark.rule("MC-D15c")
@pytest.mark.parametrize(
    ("monsters", "tables", "kind"),
    [
        (["sludge", "brain", "brain"], ["sludge_souffle"], "brain"),  # two unfed ones go
        (["sludge", "sludge", "brain"], ["sludge_souffle", "boiled_brains"], "brain"),  # one point rather than two
        (["toenail", "brain"], ["bblt"], "brain"),  # a tie: the first in data order
        (["anything", "eyeball"], ["bblt", "spaghetti_and_eyeballs"], "eyeball"),
        (["anything", "eyeball", "eyeball"], ["bblt", "bblt", "spaghetti_and_eyeballs"], "eyeball"),
    ],
)
def test_who_runs_out_of_time_scares_the_kind_it_misses_least(
    monsters: list[str], tables: list[str], kind: str
) -> None:
    state = position(round=4, drawn="lemon_sorbet", collections=[owns(monsters, tables)])

    assert GAME.actions.text(state.default(0)) == f"scare kind={kind}"


@pytest.mark.rule("MC-D15")
def test_a_default_changes_nothing() -> None:
    state = position(round=2, drawn="lemon_sorbet", collections=[owns(["brain", "sludge"], ["bblt"])])
    before = state.save()

    state.default(0)

    assert state.save() == before


@pytest.mark.rule("MC-D16", "MC-D16b")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_a_game_that_everybody_left_goes_on_to_its_end(seats: int, seed: int) -> None:
    match = play_defaults(bestiary.new("monster_cafe", seats=seats, seed=seed))
    again = play_defaults(bestiary.new("monster_cafe", seats=seats, seed=seed))

    assert match.over
    assert match.save() == again.save()


@pytest.mark.rule("MC-D16b")
def test_one_who_left_can_be_played_for_in_every_phase() -> None:
    match = bestiary.new("monster_cafe", seats=3, seed=5)
    phases = set()
    for _ in until_over(match):
        seat = match.pending[0]
        legal = match.legal(seat)
        action = match.state.default(seat) if seat == 1 else legal[-1]
        assert action in legal
        phases |= {seen(match).phase} if seat == 1 else set()
        match.play(seat, action)

    assert phases == {"turn", "seat", "sorbet"}


@pytest.mark.rule("MC-D17", "MC-R22")
def test_a_move_for_an_old_position_is_refused_and_changes_nothing() -> None:
    match = started("draw kind=brain", turn=3, centre=four_tables(["sludge"])[:1])
    moment = match.moment(3)
    match.play(3, "draw", moment)

    refusal = refused(match, 3, "draw", moment)

    assert (refusal.code, refusal.text) == ("STALE", "The table has changed; choose again.")
    assert guests(match, 0) == ("sludge", "brain")
    match.play(3, "clear table=0", match.moment(3))


@pytest.mark.rule("MC-D17", "MC-R22")
def test_a_move_is_stale_too_after_somebody_else_moved_or_took_back() -> None:
    match = started(centre=four_tables(["sludge"], ["brain"]))
    moment = match.moment(1)
    match.play(0, "clear table=0")
    assert refused(match, 1, "clear table=1", moment).code == "STALE"

    moment = match.moment(0)
    match.back()

    assert refused(match, 0, "clear table=0", moment).code == "STALE"


@pytest.mark.rule("MC-D17")
def test_a_move_for_the_present_position_is_accepted() -> None:
    match = started(centre=four_tables(["sludge"], ["brain"]))
    match.play(0, "clear table=0", match.moment(0))
    match.play(1, "clear table=1", match.moment(1))

    assert match.pending == (2,)


@pytest.mark.rule("MC-D17", "MC-I16")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_seed_and_moves_give_the_same_game(seats: int) -> None:
    def play(seed: int) -> Match:
        match = bestiary.new("monster_cafe", seats=seats, seed=seed)
        for _ in until_over(match):
            seat = match.pending[0]
            match.play(seat, match.legal(seat)[-1])
        return match

    assert play(5).record() == play(5).record()
    assert play(5).save() == play(5).save()
    assert play(5).save() != play(6).save()


@pytest.mark.rule("MC-D17")
def test_a_position_and_a_seed_give_the_same_game_too() -> None:
    document = {
        "game": "monster_cafe",
        "seats": 2,
        "centre": [table("bblt", "sludge"), table("bblt"), table("sludge_souffle")],
    }

    assert (
        play_defaults(bestiary.load(document, seed=3)).save() == play_defaults(bestiary.load(document, seed=3)).save()
    )
