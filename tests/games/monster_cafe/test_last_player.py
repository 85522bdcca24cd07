"""MC-043 to MC-047: forced situations and the last player."""

import pytest

from tests.games.monster_cafe.positions import (
    FULL,
    collection,
    four_tables,
    guests,
    options,
    owns,
    refused,
    seen,
    started,
    three_tables,
    told,
)


@pytest.mark.rule("MC-043", "MC-022", "MC-D14")
def test_the_last_player_may_go_on_drawing() -> None:
    match = started(
        "draw kind=brain",
        "draw kind=lemon_sorbet",
        "draw kind=toenail",
        turn=2,
        centre=four_tables(["sludge"])[:1],
        collections=[{}, {}, owns(["eyeball"])],
    )

    for who_sits in [("sludge", "brain"), ("sludge", "brain"), ("sludge", "brain", "toenail")]:
        assert match.pending == (2,)
        assert seen(match).phase == "turn"
        assert options(match, 2) == ["draw", "clear table=0"]
        match.play(2, "draw")
        assert guests(match, 0) == who_sits

    match.play(2, "clear table=0")
    assert collection(match, 2).monsters == {"sludge": 1, "brain": 1, "toenail": 1}
    assert seen(match).round == 2


@pytest.mark.rule("MC-044", "MC-043")
def test_the_last_player_must_clear_a_full_table() -> None:
    match = started("draw kind=brain", turn=1, centre=four_tables(FULL[:3])[:1])

    match.play(1, "draw")

    assert options(match, 1) == ["clear table=0"]
    assert refused(match, 1, "draw").code == "TABLES_FULL"


@pytest.mark.rule("MC-044")
def test_with_two_players_the_last_one_must_clear_when_both_tables_are_full() -> None:
    match = started("draw kind=sludge", seats=2, centre=[None, *three_tables(FULL, FULL[:3])[:2]])

    assert options(match, 0) == ["draw", "clear table=1", "clear table=2"]
    match.play(0, "draw")

    assert options(match, 0) == ["clear table=1", "clear table=2"]


@pytest.mark.rule("MC-045", "MC-T21", "MC-051")
def test_the_last_player_may_clear_without_drawing() -> None:
    match = started(turn=3, centre=four_tables(["sludge"])[:1])

    match.play(3, "clear table=0")

    assert collection(match, 3).monsters == {"sludge": 1}
    assert seen(match).round == 2
    assert match.pending == (3,)


@pytest.mark.rule("MC-046")
def test_the_last_player_must_draw_when_nobody_sits() -> None:
    match = started(turn=3, centre=four_tables()[:1])

    assert options(match, 3) == ["draw"]
    assert refused(match, 3, "clear table=0").code == "TABLE_EMPTY"


@pytest.mark.rule("MC-047", "MC-048", "MC-051", "MC-T16", "MC-R07")
def test_when_the_pile_is_empty_everybody_left_must_clear() -> None:
    match = started(
        turn=1,
        out=[0, 3],
        centre=four_tables(["sludge", "brain"], ["toenail"])[:2],
        pile={},
    )

    refusal = refused(match, 1, "draw")
    assert (refusal.code, refusal.rule) == ("PILE_EMPTY", "MC-047")
    assert refusal.text == "No cards are left; you must clear a table."
    assert options(match, 1) == ["clear table=0", "clear table=1"]
    match.play(1, "clear table=0")
    assert options(match, 2) == ["clear table=1"]
    match.play(2, "clear table=1")

    assert seen(match).round == 2
    assert told(match, "round")[-1].seat == 2
    assert match.pending == (2,)
