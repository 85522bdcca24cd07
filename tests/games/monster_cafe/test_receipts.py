"""What a table would do, before anybody clears it: for whom, and out of which sums."""

from typing import Any

import pytest

from bestiary.core.match import Match
from bestiary.games.monster_cafe.view import CafeView, Group
from tests.games.monster_cafe.played_games import PLAYERS, Player, played
from tests.games.monster_cafe.positions import four_tables, owns, seen, started, three_tables

MINE = owns(
    ["sludge", "sludge", "eyeball", "anything", "roadkill", "toenail"], ["sludge_souffle", "spaghetti_and_eyeballs"]
)


def mine(**more: Any) -> Match:
    return started(
        centre=four_tables(["sludge", "brain", "eyeball"], ["brain"]),
        collections=[MINE, owns(["brain"]), {}, {}],
        pile={"toenail": 2, "sludge": 1, "anything": 1},
        **more,
    )


def test_the_receipt_of_a_table_names_the_sums_that_change() -> None:
    clear = mine().choices(0)[1]

    assert clear.gain == 5
    assert [(line.category, line.points) for line in clear.receipt] == [
        ("Spaghetti and Eyeballs", 1),
        ("Sludge Souffle", 4),  # two at +1 become three at +2
        ("Eats anything", 1),  # from one plate to two
        ("Hungry", -1),
    ]


def test_a_plate_that_feeds_the_hungry_says_so() -> None:
    match = started(turn=1, centre=four_tables(["brain"]), collections=[{}, owns(["sludge"] * 3)])
    receipt = match.choices(1)[1].receipt

    assert [(line.category, line.points) for line in receipt] == [("Sludge Souffle", 3), ("Hungry", 2)]


def test_the_sorbet_may_be_welcome() -> None:
    match = started(drawn="lemon_sorbet", collections=[MINE])
    gains = {choice.places[1]: choice.gain for choice in match.choices(0)}

    assert gains["collection:0:sludge"] == -2
    assert gains["collection:0:toenail"] == 1


def test_a_table_says_what_it_brings_everybody() -> None:
    table = seen(mine()).centre[0]

    assert table.brings == (5, 1 - 1 - 1, 1 - 1 - 1, 1 - 1 - 1)
    assert table.worth[0] == {"sludge": 2, "brain": -1, "eyeball": 1}
    assert table.worth[1] == {"sludge": 1, "brain": -1, "eyeball": -1}
    assert table.then == ()


def test_a_drawn_monster_changes_what_tables_bring() -> None:
    match = mine(drawn="sludge")
    tables = seen(match).centre

    assert [table.then[0] for table in tables] == [5 + 2, tables[1].brings[0] + 1, 1, 1]
    assert tables[0].worth[0]["sludge"] == 2
    assert match.choices(0)[0].outcome == "+5 \N{RIGHTWARDS ARROW} +7"


def test_a_full_table_expects_nobody() -> None:
    match = started(drawn="sludge", centre=four_tables(["brain"] * 4))

    assert [bool(table.then) for table in seen(match).centre] == [False, True, True, True]


def test_a_table_says_what_a_collection_would_become() -> None:
    assert seen(mine()).centre[0].after[0] == (
        Group("spaghetti_and_eyeballs", 1, {"eyeball": 2}, 2),
        Group("sludge_souffle", 2, {"sludge": 3}, 6),
        Group("anything", 0, {"anything": 1}, 2),
        Group("hungry", 0, {"roadkill": 1, "brain": 1, "toenail": 1}, -3),
    )


def test_the_pile_says_how_many_would_eat_with_me() -> None:
    match = mine()

    assert set(seen(match).collections[0].feeds) == {"sludge", "eyeball", "anything"}
    assert match.choices(0)[0].outcome == "2 of 4 would eat with you"


def test_who_plays_next_is_said_before_seating() -> None:
    assert mine(drawn="sludge").choices(0)[0].note == "+2 for you; then Player 2 plays"
    last = started(seats=2, drawn="sludge", centre=[*three_tables()[:2], None], out=[1])
    assert last.choices(0)[0].note == "+1 for you; you play again"


def test_the_table_says_who_is_next() -> None:
    assert seen(mine()).next == 1
    assert seen(started(seats=2, centre=[*three_tables()[:2], None], out=[1])).next is None


@pytest.mark.parametrize("player", PLAYERS)
def test_sums_add_up_to_scores_and_tables_keep_their_word(player: Player) -> None:
    """In whole games: groups make the score, and clearing makes what was told."""
    for moment in played(3, 3, player):
        view = moment.state.view(0)
        assert isinstance(view, CafeView)
        for one in view.collections:
            assert sum(group.points for group in one.groups) == one.score
        for table in view.centre:
            for seat, groups in enumerate(table.after):
                assert sum(group.points for group in groups) == view.scores[seat] + table.brings[seat]
        for choice in moment.state.choices(view.turn):
            if choice.gain is None:
                continue
            after = moment.state.clone()
            after.apply(view.turn, choice.action)
            assert after.score(view.turn) == view.scores[view.turn] + choice.gain
