"""BM-009 to BM-025, BM-D11: modes, partners, medals, explorers, hands."""

from collections import Counter
from typing import Any

import pytest

from bestiary.core.errors import Refused
from bestiary.games.big_monster import GAME
from bestiary.games.big_monster.actions import OUTCOMES
from tests.games.big_monster.played_games import played
from tests.games.big_monster.positions import (
    EXPLORERS,
    crystals,
    new,
    parts,
    play_defaults,
    position,
    seen,
    started,
    texts,
    tiles,
    told,
)

LAKE = {"big_monster", "swamp_grassland", "different"}
ICE = {"ice_tiles", "mutagenic", "different"}
LAVA = {"lava_tiles", "crystal_set", "different"}


def refusal(seats: int, **options: Any) -> tuple[str, str]:
    with pytest.raises(Refused) as refused:
        GAME.new(seats, options)
    return refused.value.refusal.code, refused.value.refusal.rule


def possible(seats: int, **options: Any) -> list[set[str]]:
    """The sets of goals that chance may draw, each with one ticket."""
    state = GAME.new(seats, options)
    found = state.possible()
    assert set(found.values()) == {1}
    return [set(OUTCOMES.text(outcome).split("=")[1].split("+")) for outcome in found]


@pytest.mark.rule("BM-009", "BM-R01")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_teams_need_four_or_six(seats: int) -> None:
    assert refusal(seats, teams=True) == ("BAD_PLAYER_COUNT", "BM-009")


@pytest.mark.rule("BM-009")
@pytest.mark.parametrize("seats", [4, 6])
def test_teams_of_two(seats: int) -> None:
    assert all(len(team) == 2 for team in seen(new(seats, teams=True)).teams)


@pytest.mark.rule("BM-010")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_alone_everybody_plays_for_themself(seats: int) -> None:
    match = play_defaults(new(seats))
    assert match.result is not None
    assert match.result.teams == tuple((seat,) for seat in range(seats))


@pytest.mark.rule("BM-011")
def test_two_players_have_no_draft() -> None:
    verbs = {moment.verb for moment in played("duel", 0)}
    assert verbs == {"", "chance", "choose_explorer", "choose_series", "take", "discard", "place"}
    assert refusal(2, teams=True)[0] == "BAD_PLAYER_COUNT"


@pytest.mark.rule("BM-012", "BM-R02")
@pytest.mark.parametrize("seats", [0, 1, 7, 12])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    assert refusal(seats) == ("BAD_PLAYER_COUNT", "BM-012")


@pytest.mark.rule("BM-013")
@pytest.mark.parametrize(
    ("seats", "partners", "teams"),
    [
        (4, None, ((0, 2), (1, 3))),
        (6, None, ((0, 3), (1, 4), (2, 5))),
        (6, "ABACBC", ((0, 2), (1, 4), (3, 5))),
    ],
)
def test_partners_are_fixed_and_never_neighbours(
    seats: int, partners: str | None, teams: tuple[tuple[int, int], ...]
) -> None:
    state = GAME.new(seats, {"teams": True, "partners": partners})
    assert state.pending() == (-1,)  # nothing has been dealt
    assert seen(state).teams == teams  # type: ignore[arg-type]
    assert all((other - one) % seats not in (1, seats - 1) for one, other in teams)


@pytest.mark.rule("BM-D11", "BM-013")
@pytest.mark.parametrize(("seats", "partners"), [(4, "AABB"), (6, "ABCCBA"), (6, "AABBCC"), (6, "AAABBB"), (4, "ABAC")])
def test_the_host_cannot_seat_partners_side_by_side(seats: int, partners: str) -> None:
    assert refusal(seats, teams=True, partners=partners) == ("BAD_PARTNERS", "BM-013")


@pytest.mark.rule("BM-D11")
def test_the_host_may_say_who_plays_with_whom() -> None:
    assert refusal(6, teams=True, partners="ABCBCA")[0] == "BAD_PARTNERS"  # the first and the last sit side by side
    assert seen(new(6, teams=True, partners="ABCACB")).teams == ((0, 3), (1, 5), (2, 4))
    assert refusal(6, partners="ABCACB") == ("NO_TEAMS", "BM-010")


@pytest.mark.rule("BM-015")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_ten_tiles_for_each_ship(seats: int) -> None:
    match = new(seats)
    for seat in range(seats):
        match.play(seat, match.legal(seat)[0])
    assert [hand.size for hand in seen(match).hands] == [10] * seats
    assert all(sum(seen(match, seat).hands[seat].tiles.values()) == 10 for seat in range(seats))  # type: ignore[union-attr]
    assert match.state.hand(0) == sorted(match.state.hand(0))  # type: ignore[attr-defined]


@pytest.mark.rule("BM-015")
def test_every_tile_of_the_deck_is_as_likely() -> None:
    state = position(seats=3, phase="deal", stacks=[{"tiles": ["swamp", "swamp"]}])
    tickets = {OUTCOMES.text(outcome): count for outcome, count in state.possible().items()}
    assert tickets["deal kind=swamp"] == 3
    assert tickets["deal kind=lava_green"] == 7
    assert sum(tickets.values()) == state.odds() == 78


@pytest.mark.rule("BM-016")
@pytest.mark.parametrize(("seats", "unseen"), [(3, 20), (4, 0), (5, 20), (6, 0)])
def test_what_is_never_dealt_is_no_part_of_the_discard_pile(seats: int, unseen: int) -> None:
    match = play_defaults(new(seats))
    assert seen(match).undealt == unseen
    picked = any(zone.explorer == "explorer-03" for zone in seen(match).zones)
    assert len(seen(match).discards) == 2 * seats - picked


@pytest.mark.rule("BM-017")
@pytest.mark.parametrize("seats", [3, 6])
def test_everybody_is_dealt_two_explorers_and_keeps_one(seats: int) -> None:
    state = position(seats=seats, phase="explorers", explorers=[["explorer-05", "explorer-01"], ["explorer-02"]])
    tickets = {OUTCOMES.text(outcome).split("=")[1]: count for outcome, count in state.possible().items()}
    assert tickets == dict.fromkeys(sorted(set(EXPLORERS) - {"explorer-01", "explorer-02", "explorer-05"}), 1)
    match = new(seats)
    offered = [seen(match, seat).explorers for seat in range(seats)]
    assert all(len(pair) == 2 for pair in offered)
    assert len({name for pair in offered for name in pair}) == 2 * seats
    for seat in range(seats):
        assert texts(match, seat) == [f"choose_explorer explorer={name}" for name in offered[seat]]
        match.play(seat, match.legal(seat)[seat % 2])
    assert [zone.explorer for zone in seen(match).zones] == [offered[seat][seat % 2] for seat in range(seats)]


@pytest.mark.rule("BM-017", "BM-018")
def test_explorers_are_shown_when_all_have_chosen() -> None:
    match = new(3)
    match.play(0, match.legal(0)[0])
    assert [zone.explorer for zone in seen(match, 1).zones] == [None, None, None]
    assert told(match, "landed") == []
    match.play(1, match.legal(1)[0])
    match.play(2, match.legal(2)[0])
    assert len(told(match, "landed")) == 3


@pytest.mark.rule("BM-018")
def test_the_ship_side_keeps_its_secret() -> None:
    """Given two tables that differ in what seat 0 refused: only seat 0 can tell them apart."""
    one, other = (
        position(seats=3, explorers=[["explorer-04", refused], ["explorer-05", "explorer-06"], ["explorer-01", spare]],
                 chosen=["explorer-04", "explorer-05", "explorer-01"])
        for refused, spare in (("explorer-07", "explorer-02"), ("explorer-02", "explorer-07"))
    )  # fmt: skip
    assert seen(one, 0) != seen(other, 0)
    for viewer in (1, None):
        assert seen(one, viewer) == seen(other, viewer)


@pytest.mark.rule("BM-018")
def test_the_ship_side_never_counts() -> None:
    """explorer-07 would make a green crystal with this tile, and a point of this grassland."""
    laid = tiles(("rune_green", 2, 0), ("grass_rune", 2, 2))
    state = position(seats=3, turn=3, explorers=[["explorer-04", "explorer-07"]], chosen=["explorer-04"], zones=[laid])
    assert (parts(state)["Crystals"], parts(state)["Explorer"]) == (0, 0)
    assert crystals(("rune_green", 2, 0), explorer="explorer-07") == {"green": 1}


@pytest.mark.rule("BM-019")
def test_the_explorer_covers_four_cells() -> None:
    match = started(seats=3, phase="place", placing=["swamp"], chosen=["explorer-04"])
    places = set(seen(match, 0).upright_places)
    assert places == {(x, y) for x, ys in ((-1, (-1, 0, 1)), (0, (-2, 2)), (1, (-2, 2)), (2, (-1, 0, 1))) for y in ys}


@pytest.mark.rule("BM-020")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(4))
def test_desert_rune_and_penalty_are_in_every_game(seats: int, seed: int) -> None:
    view = seen(new(seats, seed=seed, teams=seats in (4, 6)))
    assert {"desert", "rune"} <= {goal.id for goal in view.goals}
    assert view.penalty.points == -10


@pytest.mark.rule("BM-021", "BM-025")
def test_goals_of_a_team_game() -> None:
    sets = possible(4, teams=True)
    assert len(sets) == 14
    for chosen in sets:
        assert len(chosen) == 2
        lake, other = (chosen, chosen)
        assert any(a in LAKE and b in (ICE | LAVA) and a != b for a in lake for b in other)


@pytest.mark.rule("BM-022")
def test_in_a_team_game_there_is_a_medal_alone_and_one_for_each_partner() -> None:
    view = seen(new(6, teams=True))
    assert len(view.goals) == 4
    assert all(goal.team_need is not None and goal.team_need > goal.need for goal in view.goals)
    assert len(view.penalty.have) == 3  # one count for each team


@pytest.mark.rule("BM-023", "BM-101")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_alone_there_are_five_goals_and_no_team_medals(seats: int) -> None:
    view = seen(new(seats))
    assert len(view.goals) == 5
    assert all(goal.team_need is None for goal in view.goals)


@pytest.mark.rule("BM-024", "BM-025", "BM-101")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_goals_of_a_game_alone(seats: int) -> None:
    sets = possible(seats)
    assert len(sets) == 20
    assert len({frozenset(chosen) for chosen in sets}) == 20
    for chosen in sets:
        assert any({a, b, c} == chosen and len(chosen) == 3 for a in LAKE for b in ICE for c in LAVA)


@pytest.mark.rule("BM-024", "BM-025")
def test_the_variant_with_six_goals() -> None:
    sets = possible(4, medals="six")
    assert len(sets) == 16
    assert all(len(chosen) == 4 for chosen in sets)
    assert len(seen(new(4, medals="six")).goals) == 6
    assert refusal(4, teams=True, medals="six") == ("BAD_MEDALS", "BM-021")


@pytest.mark.rule("BM-101")
def test_with_two_players_there_are_five_goals_and_never_six() -> None:
    assert refusal(2, medals="six") == ("BAD_MEDALS", "BM-101")
    assert len(seen(new(2, medals="five")).goals) == 5


@pytest.mark.rule("BM-011")
@pytest.mark.parametrize("draft", ["sealed", "race"])
def test_with_two_players_no_way_of_drafting_is_accepted(draft: str) -> None:
    assert refusal(2, draft=draft) == ("NO_DRAFT", "BM-011")


@pytest.mark.rule("BM-025")
def test_the_host_may_fix_the_goals_and_everybody_knows_them_before_the_explorers() -> None:
    match = new(3, goals=["big_monster", "mutagenic", "crystal_set"])
    assert seen(match).phase == "choose_explorer"
    assert [goal.id for goal in seen(match).goals] == ["desert", "rune", "big_monster", "crystal_set", "mutagenic"]
    assert refusal(3, goals=["big_monster", "swamp_grassland", "lava_tiles"]) == ("BAD_MEDALS", "BM-024")
    assert refusal(4, teams=True, goals=["ice_tiles", "lava_tiles"]) == ("BAD_MEDALS", "BM-021")
    drawn = new(3)
    assert told(drawn, "goals")[0].data["goals"] == [goal.id for goal in seen(drawn).goals]


@pytest.mark.rule("BM-025")
def test_goals_differ_from_game_to_game() -> None:
    drawn = Counter(tuple(goal.id for goal in seen(new(3, seed=seed)).goals) for seed in range(80))
    assert len(drawn) > 15
