"""MC-054 to MC-060: what a collection is worth, and who wins."""

import pytest

from bestiary.core.result import Line
from bestiary.games.monster_cafe.view import Collection
from tests.games.monster_cafe.positions import (
    EATS,
    REGULAR,
    collection,
    four_tables,
    owns,
    seen,
    started,
    table,
)


def scored(monsters: list[str], tables: list[str]) -> Collection:
    """A collection on the live scoreboard."""
    return collection(
        started(round=4, out=[0], turn=1, centre=three_others(tables), collections=[owns(monsters, tables)]), 0
    )


def three_others(tables: list[str]) -> list[dict[str, object]]:
    """Three tables whose meals are still in the box."""
    spare = [meal for meal in EATS.values() if tables.count(meal) < 2]
    return [table(meal) for meal in spare[:3]]


def final_pad(monsters: list[str], tables: list[str]) -> tuple[int, dict[str, Line]]:
    """The total and the score pad at the end of a game."""
    match = started(phase="over", collections=[owns(monsters, tables)])
    assert match.result is not None
    return match.result.totals[0], {line.category: line for line in match.result.pads[0]}


@pytest.mark.rule("MC-T01", "MC-055", "MC-056", "MC-057", "MC-058", "MC-059", "MC-D11")
def test_mike_of_the_rulebook_scores_four() -> None:
    monsters = ["sludge"] * 3 + ["stinky_sock", "anything", "brain", "toenail", "roadkill"]
    tables = ["sludge_souffle", "stinky_sock_stew", "stinky_sock_stew", "spaghetti_and_eyeballs"]

    mike = scored(monsters, tables)
    total, pad = final_pad(monsters, tables)

    assert mike.score == total == 4
    assert mike.anything_eats == "stinky_sock_stew"
    assert pad["Fed by one plate"].points == 3
    assert pad["Fed by two plates"].points == 4
    assert pad["Unfed"].points == -3
    assert pad["Plates that fed nobody"] == Line("Plates that fed nobody", 0, (Line("Spaghetti and Eyeballs", 0),))


@pytest.mark.rule("MC-054", "MC-055")
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6])
def test_one_plate_feeds_every_matching_monster(count: int) -> None:
    assert scored(["toenail"] * count, ["toenail_tartare"]).score == count


@pytest.mark.rule("MC-056")
@pytest.mark.parametrize("kind", REGULAR)
def test_a_monster_with_both_plates_scores_two_in_all(kind: str) -> None:
    assert scored([kind], [EATS[kind]]).score == 1
    assert scored([kind], [EATS[kind]] * 2).score == 2


@pytest.mark.rule("MC-T14", "MC-056", "MC-058")
def test_three_monsters_with_both_plates_score_six() -> None:
    tables = ["roasted_roadkill", "roasted_roadkill", "boiled_brains", "toenail_tartare"]

    assert scored(["roadkill"] * 3, tables).score == 6
    assert final_pad(["roadkill"] * 3, tables)[0] == 6


@pytest.mark.rule("MC-T15", "MC-057", "MC-060")
def test_a_total_may_be_negative() -> None:
    monsters = ["roadkill"] * 3 + ["brain"] * 2
    tables = ["toenail_tartare", "toenail_tartare", "deviled_dust_bunnies", "bblt"]

    assert scored(monsters, tables).score == -5
    assert final_pad(monsters, tables)[0] == -5


@pytest.mark.rule("MC-057")
def test_only_the_own_plates_feed() -> None:
    match = started(round=2, collections=[owns(["sludge"], ["bblt"]), owns([], ["sludge_souffle"])])

    assert collection(match, 0).score == -1


@pytest.mark.rule("MC-058")
def test_a_plate_that_feeds_nobody_costs_nothing() -> None:
    assert scored(["brain"], ["boiled_brains", "bblt", "bblt", "sludge_souffle"]).score == 1
    assert scored([], ["boiled_brains", "bblt"]).score == 0


@pytest.mark.rule("MC-059")
@pytest.mark.parametrize(("tables", "points"), [(["bblt"], 1), (["bblt", "bblt"], 2), (["bblt", "boiled_brains"], 1)])
def test_an_anything_eater_scores_as_a_guest_of_its_meal(tables: list[str], points: int) -> None:
    assert scored(["anything"], tables).score == points


@pytest.mark.rule("MC-T13", "MC-029", "MC-055")
def test_two_anything_eaters_and_four_single_plates_score_two() -> None:
    tables = ["bblt", "boiled_brains", "sludge_souffle", "roasted_roadkill"]

    assert scored(["anything", "anything"], tables).score == 2
    assert final_pad(["anything", "anything"], tables)[0] == 2


@pytest.mark.rule("MC-D11")
@pytest.mark.parametrize(
    ("tables", "meal"),
    [
        (["spaghetti_and_eyeballs"], "spaghetti_and_eyeballs"),
        (["bblt", "sludge_souffle"], "sludge_souffle"),
        (["bblt", "stinky_sock_stew", "bblt"], "bblt"),
        (["bblt", "bblt", "boiled_brains", "boiled_brains"], "boiled_brains"),
        (["spaghetti_and_eyeballs", "toenail_tartare", "toenail_tartare"], "toenail_tartare"),
        ([], None),
    ],
)
def test_an_anything_eater_is_shown_at_the_first_of_its_best_meals(tables: list[str], meal: str | None) -> None:
    assert scored(["anything"], tables).anything_eats == meal


@pytest.mark.rule("MC-D11")
def test_the_live_scoreboard_is_the_score_of_the_end() -> None:
    collections = [
        owns(["anything", "brain", "sludge"], ["boiled_brains", "boiled_brains", "bblt"]),
        owns(["anything", "anything", "toenail"], ["roasted_roadkill", "toenail_tartare", "sludge_souffle"]),
    ]
    match = started(round=4, out=[0, 1, 2], turn=3, centre=four_tables(["brain"])[:1], collections=collections)
    live = [collection.score for collection in seen(match).collections]

    match.play(3, "clear table=0")

    assert match.result is not None
    assert live[:2] == [2 + 2 - 1, 1 + 1 + 1]
    assert list(match.result.totals[:2]) == live[:2]
    for seat in range(4):
        assert sum(line.points for line in match.result.pads[seat]) == match.result.totals[seat]
        for line in match.result.pads[seat]:
            assert sum(part.points for part in line.parts) == line.points


@pytest.mark.rule("MC-060")
def test_the_highest_total_wins() -> None:
    match = started(
        phase="over",
        collections=[
            owns(["brain"], ["boiled_brains"]),
            owns(["toenail"] * 2, ["toenail_tartare"] * 2),
            owns(["sludge"] * 3),
            owns(["dust_bunny"]),
        ],
    )

    assert match.result is not None
    assert match.result.totals == (1, 4, -3, -1)
    assert match.result.winners == (1,)
    assert match.result.ranking == ((1,), (0,), (3,), (2,))


@pytest.mark.rule("MC-060")
def test_with_negative_totals_the_least_bad_one_wins() -> None:
    match = started(phase="over", seats=2, collections=[owns(["sludge"] * 3), owns(["brain"])])

    assert match.result is not None
    assert match.result.totals == (-3, -1)
    assert match.result.winners == (1,)


@pytest.mark.rule("MC-T22", "MC-D12")
def test_players_on_the_same_highest_total_win_together() -> None:
    match = started(
        round=4,
        turn=1,
        out=[0, 2, 3],
        centre=[table("sludge_souffle", "sludge", "sludge", "sludge")],
        collections=[
            owns(["brain"] * 4 + ["eyeball"], ["boiled_brains", "boiled_brains"]),
            owns(["sludge", "eyeball"], ["sludge_souffle"]),
            owns(["toenail"] * 3, ["toenail_tartare"]),
            owns(["roadkill"] * 2, ["bblt"]),
        ],
    )

    match.play(1, "clear table=0")

    assert match.result is not None
    assert match.result.totals == (7, 7, 3, -2)
    assert match.result.winners == (0, 1)
    assert [match.result.place(seat) for seat in range(4)] == [1, 1, 3, 4]
