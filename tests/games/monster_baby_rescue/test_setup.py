"""MR-007 to MR-016: the start of a game, and what the host may name."""

from collections import Counter

import pytest

import bestiary
from bestiary.core.errors import Refused
from bestiary.core.match import Match
from bestiary.core.seats import CHANCE
from bestiary.games.monster_baby_rescue import GAME
from bestiary.games.monster_baby_rescue.actions import OUTCOMES
from bestiary.games.monster_baby_rescue.components import MONSTER_IDS
from bestiary.games.monster_baby_rescue.state import RescueState
from tests.games.monster_baby_rescue.positions import order, position, refused, row, seen, started, told, track
from tests.games.monster_baby_rescue.printings import TILES, with_costs

SEEDS = range(30)
SEATS = [2, 3, 4, 5]


def chances(state: RescueState) -> dict[str, int]:
    """What chance may answer now, and how likely each is."""
    return {OUTCOMES.text(outcome): odds for outcome, odds in state.possible().items()}


@pytest.mark.rule("MR-007")
@pytest.mark.parametrize("seats", SEATS)
def test_two_to_five_play_each_with_another_monster(seats: int) -> None:
    for seed in SEEDS:
        match = bestiary.new("monster_baby_rescue", seats=seats, seed=seed)
        monsters = [home.monster for home in seen(match).homes]
        assert len(set(monsters)) == seats
        assert set(monsters) <= set(MONSTER_IDS)


@pytest.mark.rule("MR-008")
@pytest.mark.parametrize(
    ("seats", "size", "out"), [(5, 68, ()), (4, 56, ("5",)), (3, 44, ("5", "4+")), (2, 32, ("5", "4+", "3+"))]
)
def test_the_deck_leaves_out_what_is_marked_for_more_players(seats: int, size: int, out: tuple[str, ...]) -> None:
    deck = GAME.new(seats).save()["deck"]

    assert len(deck) == size
    assert sorted(deck) == sorted(name for name, tile in TILES.items() if tile["players"] not in out)


@pytest.mark.rule("MR-009")
@pytest.mark.parametrize("seats", SEATS)
def test_every_tile_is_as_likely_to_be_dealt_as_any_other(seats: int) -> None:
    state = position(seats=seats, phase="deal")
    assert chances(state) == {f"deal tile={tile}": 1 for tile in state.save()["deck"]}

    state.apply(CHANCE, OUTCOMES.parse("deal tile=BED01"))

    assert chances(state) == {f"deal tile={tile}": 1 for tile in state.save()["deck"]}
    assert "BED01" not in state.save()["deck"]


@pytest.mark.rule("MR-009")
@pytest.mark.parametrize("seats", SEATS)
def test_six_tiles_lie_in_the_row_and_the_others_in_the_deck(seats: int) -> None:
    match = bestiary.new("monster_baby_rescue", seats=seats, seed=3)

    assert None not in row(match)
    assert seen(match).deck == 12 * seats + 8 - 6
    assert sorted(str(event.data["tile"]) for event in told(match, "dealt")) == sorted(str(tile) for tile in row(match))


@pytest.mark.rule("MR-010", "MR-011", "MR-012")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_row_is_sorted_by_free_hearts_and_then_as_dealt(seed: int) -> None:
    match = bestiary.new("monster_baby_rescue", seats=5, seed=seed)
    dealt = [str(event.data["tile"]) for event in told(match, "dealt")]

    hearts = [[tile for tile in dealt if TILES[tile]["hearts"] == count] for count in (0, 1, 2)]
    assert row(match) == [*hearts[0], *hearts[1], *hearts[2]]


@pytest.mark.rule("MR-011")
def test_a_linked_heart_is_none_for_the_sorting() -> None:
    linked = ["BED04", "PLY01", "PLY02", "IMP29"]
    match = started(["IMP03", *linked, "IMP01"], seats=2, phase="deal")

    assert row(match) == [*linked, "IMP01", "IMP03"]


@pytest.mark.rule("MR-013", "MR-D03")
@pytest.mark.parametrize(("phase", "sort", "count"), [("goal_sides", "goal", 10), ("final_sides", "final", 4)])
def test_a_fair_coin_turns_each_tile(phase: str, sort: str, count: int) -> None:
    for placed in range(count):
        state = position(seats=2, phase=phase, placed=placed)
        assert chances(state) == {f"{sort} tile={placed} face={face}": 1 for face in "AB"}


@pytest.mark.rule("MR-013")
def test_only_the_side_that_is_up_counts() -> None:
    match = bestiary.new("monster_baby_rescue", seats=2, seed=1, options={"goals": "AB" * 5, "finals": "ABAB"})

    assert [goal.name for goal in seen(match).goals] == [
        "second witch doctor visit",
        "three diamonds",
        "all parts level 2",
        "torso level 3",
        "head level 4",
        "legs level 3",
        "four bed symbols",
        "two rungs",
        "first complete line",
        "two diamonds of one colour",
    ]
    assert [tile.name for tile in seen(match).finals] == [
        "lowest part",
        "diamond pairs",
        "ladder length",
        "bed count",
    ]
    assert len(seen(match).goals) == 10
    assert all(goal.owner is None for goal in seen(match).goals)


@pytest.mark.rule("MR-D03", "MR-013")
@pytest.mark.parametrize("seats", SEATS)
def test_the_sides_are_public_before_the_first_turn(seats: int) -> None:
    match = bestiary.new("monster_baby_rescue", seats=seats, seed=8)

    shown = [event.data["name"] for event in told(match, "goal_shown")]
    finals = [event.data["name"] for event in told(match, "final_shown")]
    assert [goal.name for goal in seen(match).goals] == shown
    assert [tile.name for tile in seen(match).finals] == finals
    assert [event.what for event in match.told(None)][-1] == "began"
    sides = {bestiary.new("monster_baby_rescue", seats=seats, seed=seed).save()["goals"] for seed in SEEDS}
    assert len(sides) > 20  # one coin for each tile, not one for all


@pytest.mark.rule("MR-D03")
def test_the_host_may_fix_the_sides() -> None:
    fixed = {"goals": "BABABABABA", "finals": "BBAB"}
    match = bestiary.new("monster_baby_rescue", seats=2, seed=1, options=fixed)

    assert (match.save()["goals"], match.save()["finals"]) == ("BABABABABA", "BBAB")
    assert told(match, "goal_shown") == told(match, "final_shown") == []
    for wrong in ("BABA", "BABABABABC", ""):
        with pytest.raises(Refused) as caught:
            bestiary.new("monster_baby_rescue", seats=2, options={"goals": wrong})
        assert caught.value.refusal.code == "BAD_OPTION"


@pytest.mark.rule("MR-014")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_starts_with_nothing_at_level_one(seats: int) -> None:
    for home in seen(bestiary.new("monster_baby_rescue", seats=seats, seed=2)).homes:
        assert home.levels == {"head": 1, "torso": 1, "legs": 1}
        assert (home.tiles, home.goals) == ((), ())
        assert [home.red, home.green, home.rungs, home.bed_symbols, home.visits, home.hearts, home.lines] == [0] * 7


@pytest.mark.rule("MR-015", "MR-D01")
@pytest.mark.parametrize("seats", SEATS)
def test_the_figures_stand_in_the_river_and_the_rearmost_begins(seats: int) -> None:
    orders = Counter()  # type: Counter[tuple[int, ...]]
    for seed in range(60):
        match = bestiary.new("monster_baby_rescue", seats=seats, seed=seed)
        assert {(figure.position, figure.location) for figure in seen(match).track} == {(0, 0)}
        assert sorted(order(match)) == list(range(seats))
        assert match.pending == (order(match)[0],)
        assert [event.seat for event in told(match, "figure")] == order(match)
        orders[tuple(order(match))] += 1
    assert {first for first, *_ in orders} == set(range(seats))


@pytest.mark.rule("MR-D01")
@pytest.mark.parametrize("seats", SEATS)
def test_the_start_order_is_any_permutation_as_likely_as_another(seats: int) -> None:
    state = GAME.new(seats)
    assert isinstance(state, RescueState)
    left = list(range(seats))
    for seat in reversed(range(seats)):
        assert chances(state) == {f"start seat={one}": 1 for one in left}
        state.apply(CHANCE, OUTCOMES.parse(f"start seat={seat}"))
        left.remove(seat)

    assert [figure["seat"] for figure in state.save()["track"]] == list(reversed(range(seats)))
    assert state.save()["turn"] == seats - 1


@pytest.mark.rule("MR-D02")
def test_monsters_are_chosen_or_dealt() -> None:
    chosen = ["dragon", "orc", "basilisk"]
    match = bestiary.new("monster_baby_rescue", seats=3, seed=1, options={"monsters": chosen})
    dealt = {bestiary.new("monster_baby_rescue", seats=3, seed=seed).save()["monsters"][0] for seed in SEEDS}

    assert [home.monster for home in seen(match).homes] == chosen
    assert told(match, "monster") == []
    assert dealt == set(MONSTER_IDS)
    state = position(seats=3, phase="monsters", placed=1, monsters=["orc"])
    assert chances(state) == {f"monster kind={kind}": 1 for kind in MONSTER_IDS if kind != "orc"}


@pytest.mark.rule("MR-D02")
@pytest.mark.parametrize("monsters", [["orc"], ["orc", "dragon", "basilisk"], ["orc", "unicorn"], []])
def test_a_wrong_list_of_monsters_is_refused(monsters: list[str]) -> None:
    with pytest.raises(Refused) as caught:
        bestiary.new("monster_baby_rescue", seats=2, options={"monsters": monsters})

    assert (caught.value.refusal.code, caught.value.refusal.rule) == ("BAD_MONSTERS", "MR-D02")


@pytest.mark.rule("MR-016")
def test_the_marker_stands_behind_the_last_figure_from_the_start() -> None:
    """With dear costs it is felt: a round of the ring would end at the marker, one location less does not."""
    options = {"printing": with_costs(2, 2, 3, 4, 5, 6)}
    match = started(seats=3, options=options, track=track((1, 0), (2, 0), (0, 0)))

    assert match.pending == (1,)
    assert refused(match, 1, "take place=6").code == "FORBIDDEN_PATH"
    match.play(1, "take place=5")
    assert order(match) == [2, 0, 1]


def test_a_whole_set_up_as_it_is_told() -> None:
    match = Match(GAME, GAME.new(2), key=b"any")
    told_of = Counter(event.what for event in match.told(None))

    assert told_of == {"figure": 2, "monster": 2, "goal_shown": 10, "final_shown": 4, "dealt": 6, "began": 1}


@pytest.mark.rule("MR-013")
@pytest.mark.parametrize("turned", [0, 1, 3])
def test_only_tiles_that_have_been_turned_are_seen(turned: int) -> None:
    goals = position(phase="goal_sides", placed=turned).view(None)
    finals = position(phase="final_sides", placed=turned).view(None)

    assert (len(goals.goals), len(goals.finals)) == (turned, 0)
    assert (len(finals.goals), len(finals.finals)) == (10, turned)
