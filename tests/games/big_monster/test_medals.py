"""BM-071 to BM-084, BM-D09: medals and penalty."""

from typing import Any

import pytest

from bestiary.core.match import Match
from bestiary.games.big_monster.state import BigMonsterState
from tests.ending import until_over
from tests.games.big_monster.positions import column, parts, play_defaults, position, seen, started, tiles, told

Laid = list[tuple[str, int, int]]
ALL_GOALS = {
    "lake": ["big_monster", "swamp_grassland", "different"],
    "ice": ["ice_tiles", "mutagenic", "different"],
    "lava": ["lava_tiles", "crystal_set", "different"],
}


def goals_with(goal: str) -> list[str]:
    """A set of goals that has this one in it."""
    chosen: list[str] = []
    for names in ALL_GOALS.values():
        chosen.append(
            goal if goal in names and goal not in chosen else next(n for n in names if n not in (*chosen, goal))
        )
    return sorted({"desert", "rune", *chosen})


def pairs(count: int) -> Laid:
    return [
        (kind, 2 + side, 2 * n)
        for n in range(count)
        for side, kind in enumerate(("big_monster_left", "big_monster_right"))
    ]


DIFFERENT: Laid = [
    ("ice_red", 2, 0),
    ("big_monster_left", 2, 2),
    ("lava_green", 2, 4),
    ("swamp", 3, 0),
    ("desert", 3, 2),
]
SET: Laid = [
    ("lava_purple_red_bottom", 2, 0),
    ("lava_purple_red_bottom", 3, 0),
    ("lava_purple_red_top", 2, 2),
    ("lava_purple_red_top", 3, 2),
]

ALONE: list[Any] = [
    pytest.param("desert", column("desert", 3), 10, marks=pytest.mark.rule("BM-075a"), id="desert"),
    pytest.param(
        "rune",
        [("rune_double", 2, 0), ("rune_green", 2, 2), ("rune_red_top", 2, 4)],
        5,
        marks=pytest.mark.rule("BM-075b"),
        id="rune",
    ),
    pytest.param("big_monster", pairs(2), 5, marks=pytest.mark.rule("BM-075c"), id="big_monster"),
    pytest.param("lava_tiles", column("lava_green", 5), 5, marks=pytest.mark.rule("BM-075d"), id="lava_tiles"),
    pytest.param("crystal_set", SET, 5, marks=pytest.mark.rule("BM-075e"), id="crystal_set"),
    pytest.param(
        "ice_tiles",
        [*column("ice_red", 3), ("mutagenic_single", -2, 0), ("mutagenic_double", -2, 1), ("ice_blue", 3, 0)],
        5,
        marks=pytest.mark.rule("BM-075f"),
        id="ice_tiles",
    ),
    pytest.param(
        "mutagenic",
        [("mutagenic_double", 2, 0), ("mutagenic_double", 2, 1)],
        5,
        marks=pytest.mark.rule("BM-075g"),
        id="mutagenic",
    ),
    pytest.param(
        "swamp_grassland",
        [*column("swamp", 2), ("grass_rune", 3, 0), ("grass_medal", 3, 2)],
        5,
        marks=pytest.mark.rule("BM-075h"),
        id="swamp_grassland",
    ),
    pytest.param("different", DIFFERENT, 5, marks=pytest.mark.rule("BM-075i"), id="different"),
]


@pytest.mark.rule("BM-075", "BM-074", "BM-072")
@pytest.mark.parametrize(("goal", "laid", "points"), ALONE)
def test_individual_goals(goal: str, laid: Laid, points: int) -> None:
    """Given all but the last tile: nobody has the medal. When it is placed: its owner has it, and nobody else."""
    *before, (kind, x, y) = laid
    match = started(
        seats=3,
        phase="place",
        round=2,
        turn=2,
        goals=goals_with(goal),
        chosen=["explorer-04"],
        zones=[tiles(*before)],
        placing=[kind, "lava_blue_red_top", "lava_blue_red_top"],
    )
    assert holders(match, goal) == ()
    assert goal in spots_and_tile(match, x, y)
    match.play(0, f"place at={x},{y}")
    match.play(1, "place at=2,0")
    match.play(2, "place at=2,0")
    assert holders(match, goal) == (0,)
    assert parts(match)["Medals"] == points
    assert [(event.seat, event.data["goal"], event.data["points"]) for event in told(match, "medal")] == [
        (0, goal, points)
    ]


def spots_and_tile(match: Match, x: int, y: int) -> tuple[str, ...]:
    """The medals that the view promises for a place."""
    (tile,) = seen(match, 0).tiles
    return next((spot.medals for spot in tile.spots if (spot.x, spot.y) == (x, y)), tile.medals)


def holders(match: Match | BigMonsterState, goal: str, team: bool = False) -> tuple[int, ...]:
    found = next(entry for entry in seen(match).goals if entry.id == goal)
    return found.team_winners if team else found.winners


def team_goals(goal: str) -> list[str]:
    lake = ("big_monster", "swamp_grassland", "different")
    other = "lava_tiles" if goal in lake else "swamp_grassland"
    return sorted(
        {
            "desert",
            "rune",
            *({goal, other} - {"desert", "rune"}),
            *(["ice_tiles"] if goal in ("desert", "rune") else []),
        }
    )


TEAM: list[Any] = [
    pytest.param(
        "desert", column("desert", 2), column("desert", 4), 10, marks=pytest.mark.rule("BM-076a"), id="desert"
    ),
    pytest.param(
        "rune",
        [("rune_double", 2, 0), ("rune_double", 2, 2)],
        [*column("rune_red_top", 3), ("rune_green", 3, 0)],
        5,
        marks=pytest.mark.rule("BM-076b"),
        id="rune",
    ),
    pytest.param("big_monster", pairs(1), pairs(3), 5, marks=pytest.mark.rule("BM-076c"), id="big_monster"),
    pytest.param(
        "lava_tiles",
        column("lava_green", 4),
        column("lava_blue_red_top", 6),
        5,
        marks=pytest.mark.rule("BM-076d"),
        id="lava_tiles",
    ),
    pytest.param(
        "ice_tiles",
        column("ice_red", 5),
        [*column("ice_blue", 6), ("mutagenic_single", -2, 0)],
        5,
        marks=pytest.mark.rule("BM-076f"),
        id="ice_tiles",
    ),
    pytest.param(
        "mutagenic",
        [("mutagenic_double", 2, n) for n in range(1)],
        [("mutagenic_double", 2, n) for n in range(3)],
        5,
        marks=pytest.mark.rule("BM-076g"),
        id="mutagenic",
    ),
    pytest.param(
        "swamp_grassland",
        column("swamp", 3),
        [*column("swamp", 2), ("grass_rune", 3, 0), ("grass_medal", 3, 2), ("grass_desert", 4, 0)],
        5,
        marks=pytest.mark.rule("BM-076h"),
        id="swamp_grassland",
    ),
    pytest.param(
        "different",
        [*DIFFERENT[:3], ("rune_green", 3, 0)],
        [("swamp", 2, 0), ("grass_rune", 2, 2), ("desert", 2, 4)],
        5,
        marks=pytest.mark.rule("BM-076i"),
        id="different",
    ),
]


@pytest.mark.rule("BM-074")
def test_a_partners_zone_does_nothing_for_an_individual_medal() -> None:
    match = started(
        seats=4,
        phase="place",
        round=2,
        turn=2,
        options={"teams": True},
        chosen=["explorer-04", "explorer-01", "explorer-06", "explorer-09"],
        zones=[tiles(*column("desert", 2)), [], tiles(*column("desert", 2))],
        placing=["desert", "swamp", "swamp", "swamp"],
    )
    play_defaults(match, until=4)
    assert holders(match, "desert") == (0,)


@pytest.mark.rule("BM-076", "BM-073", "BM-074", "BM-022")
@pytest.mark.parametrize(("goal", "mine", "partners", "points"), TEAM)
def test_team_goals(goal: str, mine: Laid, partners: Laid, points: int) -> None:
    """Partners add up; both get a medal, whoever placed what."""
    *before, (kind, x, y) = partners
    match = started(
        seats=6,
        phase="place",
        round=2,
        turn=2,
        options={"teams": True},
        goals=team_goals(goal),
        chosen=["explorer-04", "explorer-01", "explorer-06", "explorer-09"],
        zones=[tiles(*mine), [], [], tiles(*before)],
        placing=["lava_blue_red_bottom", *["lava_blue_red_bottom"] * 2, kind],
    )
    before_points = [parts(match, seat)["Medals"] for seat in range(6)]
    assert holders(match, goal, team=True) == ()
    (tile,) = seen(match, 3).tiles
    assert goal in next((spot.team_medals for spot in tile.spots if (spot.x, spot.y) == (x, y)), tile.team_medals)
    match.play(3, f"place at={x},{y}")
    for seat in (0, 1, 2, 4, 5):
        match.play(seat, match.legal(seat)[-1])
    assert holders(match, goal, team=True) == (0, 3)
    gained = [parts(match, seat)["Medals"] - before_points[seat] for seat in (0, 3)]
    assert gained[0] == points
    assert gained[1] >= points


@pytest.mark.rule("BM-076e", "BM-077")
def test_three_sets_of_crystals_are_counted_over_both_zones() -> None:
    """Colours add up before sets are made: two greens here and one there."""
    block = [
        ("lava_green", 2, 0),
        ("lava_green", 3, 0),
        ("lava_green", 2, 2),
        ("lava_green", 3, 2),
        ("lava_green", 4, 0),
        ("lava_green", 4, 2),
    ]  # two blue
    reds = [("rune_red_bottom", -1, 0), ("rune_red_top", -1, 2), ("rune_red_bottom", -2, 0), ("rune_red_top", -2, 2)]
    mine = [*block, *reds]
    theirs = [*SET, ("lava_blue_red_top", -1, 0)]
    zones = [tiles(*mine), [], [], tiles(*theirs)]
    document = {
        "seats": 6,
        "round": 2,
        "turn": 9,
        "options": {"teams": True},
        "zones": zones,
        "goals": ["desert", "rune", "swamp_grassland", "crystal_set"],
        "chosen": ["explorer-04", "explorer-01", "explorer-06", "explorer-05"],
    }
    goal = next(goal for goal in seen(position(**document)).goals if goal.id == "crystal_set")
    assert goal.have[0] == 0  # no green one
    assert goal.have[3] == 1
    assert (goal.team_need, goal.team_have[0]) == (3, 2)  # greens 2, reds 2 + 2, blues 2 + 1
    zones[3] = tiles(*theirs, ("rune_green", -2, 0))
    goal = next(goal for goal in seen(position(**document)).goals if goal.id == "crystal_set")
    assert goal.team_have[0] == 3
    assert goal.team_winners == (0, 3)


@pytest.mark.rule("BM-071")
def test_medals_are_checked_when_all_have_placed() -> None:
    match = started(
        seats=3,
        phase="place",
        turn=3,
        chosen=["explorer-04"],
        zones=[tiles(*column("desert", 2))],
        placing=["desert", "swamp", "swamp"],
    )
    match.play(0, "place at=2,4")
    assert holders(match, "desert") == ()
    match.play(1, "place at=2,0")
    assert told(match, "medal", 0) == []
    match.play(2, "place at=2,0")
    assert holders(match, "desert") == (0,)


@pytest.mark.rule("BM-072", "BM-T15")
def test_all_who_meet_a_goal_at_the_same_check_get_it_and_nobody_afterwards() -> None:
    two = tiles(*column("desert", 2))
    match = started(
        seats=5,
        phase="place",
        turn=6,
        zones=[[], two, two, two],
        placing=["swamp", "desert", "desert", "lava_green"],
        chosen=["explorer-04", "explorer-01", "explorer-06", "explorer-09", "explorer-05"],
    )
    for seat in (0, 3, 4):
        match.play(seat, match.legal(seat)[-1])
    for seat in (1, 2):
        match.play(seat, "place at=2,4")
    assert holders(match, "desert") == (1, 2)
    assert [parts(match, seat)["Medals"] for seat in range(5)] == [0, 10, 10, 0, 0]
    document = match.save()
    document["stacks"], document["deck"] = [], None
    document.update(phase="place", ships=None, held=None, placing=["swamp", "swamp", "swamp", "desert", "lava_green"])
    later = started(**{name: value for name, value in document.items() if name not in ("game", "form")})
    for seat in (0, 1, 2, 4):
        later.play(seat, later.legal(seat)[-1])
    later.play(3, "place at=-1,0")
    assert seen(later).goals[0].have[3] == 3
    assert holders(later, "desert") == (1, 2)
    assert parts(later, 3)["Medals"] == 0


@pytest.mark.rule("BM-073")
def test_a_team_medal_is_closed_after_the_first_check() -> None:
    """Seats 0 and 2 have six deserts; seats 1 and 3 get theirs a turn later: nothing. (Eight deserts: so by runes.)"""
    medals = {"team_medals": {"desert": [0, 2]}, "medals": {"desert": [0]}}
    zones = [tiles(*column("desert", 3)), [], tiles(*column("desert", 3))]
    state = position(
        seats=4,
        round=2,
        turn=2,
        options={"teams": True},
        zones=zones,
        **medals,
        chosen=["explorer-04", "explorer-01", "explorer-06", "explorer-09"],
    )
    assert [parts(state, seat)["Medals"] for seat in range(4)] == [20, 0, 10, 0]
    assert seen(state).goals[0].team_winners == (0, 2)


@pytest.mark.rule("BM-073", "BM-078")
def test_two_teams_at_the_same_check_both_get_it() -> None:
    halves = [("ice_red", 2, 0), ("big_monster_left", 2, 2), ("lava_green", 2, 4), ("rune_green", 3, 0)]
    others = [("swamp", 2, 0), ("grass_rune", 2, 2), ("desert", 2, 4)]
    match = started(
        seats=4,
        phase="place",
        turn=5,
        options={"teams": True},
        goals=["desert", "rune", "different", "lava_tiles"],
        zones=[tiles(*halves), tiles(*halves), tiles(*others[:2]), tiles(("swamp", 2, 0), ("grass_medal", 2, 2))],
        placing=["lava_green", "lava_green", "desert", "desert"],
        chosen=["explorer-04", "explorer-01", "explorer-06", "explorer-09"],
    )
    for seat in (0, 1):
        match.play(seat, match.legal(seat)[-1])
    for seat in (2, 3):
        match.play(seat, "place at=2,4")
    assert holders(match, "different", team=True) == (0, 1, 2, 3)
    assert holders(match, "different") == ()  # BM-078: the team medal does not wait for the individual one


@pytest.mark.rule("BM-078")
def test_both_medals_can_be_earned_at_the_same_check() -> None:
    zones = [tiles(*column("desert", 2)), [], tiles(*column("desert", 3))]
    match = started(
        seats=4,
        phase="place",
        turn=6,
        options={"teams": True},
        zones=zones,
        placing=["desert", "swamp", "desert", "swamp"],
        chosen=["explorer-12", "explorer-01", "explorer-06", "explorer-09"],
        medals={"desert": [0, 2]},
        team_medals={"desert": [0, 2]},
    )
    assert parts(match)["Medals"] == 20
    fresh = started(
        seats=4,
        phase="place",
        turn=6,
        options={"teams": True},
        zones=[
            tiles(("rune_double", 2, 0), ("rune_red_top", 2, 2)),
            [],
            tiles(*column("rune_red_bottom", 2), ("rune_green", 3, 0)),
        ],
        goals=["desert", "rune", "different", "lava_tiles"],
        placing=["rune_green", "swamp", "rune_red_top", "swamp"],
        chosen=["explorer-04", "explorer-01", "explorer-06", "explorer-09"],
    )
    for seat in range(4):
        fresh.play(seat, fresh.legal(seat)[-1])
    assert holders(fresh, "rune") == (0, 2)
    assert holders(fresh, "rune", team=True) == (0, 2)
    assert parts(fresh)["Medals"] == 10


@pytest.mark.rule("BM-079")
def test_a_medal_is_never_lost() -> None:
    match = started(
        seats=3, phase="place", turn=8, chosen=["explorer-04"], zones=[tiles(*column("desert", 3))], placing=["swamp"]
    )
    for seat in range(3):
        match.play(seat, match.legal(seat)[0])
    for _ in until_over(match):
        seat = match.pending[0]
        match.play(seat, match.legal(seat)[0])
        assert holders(match, "desert") == (0,)


@pytest.mark.rule("BM-080", "BM-082", "BM-T17")
@pytest.mark.parametrize(
    ("counts", "penalised"), [((4, 4, 4), (0, 1, 2)), ((4, 3, 3), (1, 2)), ((1, 2, 3), (0,)), ((0, 0, 1), (0, 1))]
)
def test_who_has_fewest_monsters_is_penalised(counts: tuple[int, ...], penalised: tuple[int, ...]) -> None:
    kinds = ["desert", "rune_green", "rune_red_top", "rune_red_bottom", "rune_blue_top"]
    left = {"desert": 8, "rune_green": 2, "rune_red_top": 2, "rune_red_bottom": 2, "rune_blue_top": 2}
    zones = []
    for count in counts:
        laid: Laid = []
        for number in range(count):
            kind = next(kind for kind in kinds if left[kind] and sum(k == kind for k, _, _ in laid) < 2)
            left[kind] -= 1
            laid.append((kind, 2, 2 * number))
        zones.append(tiles(*laid))
    chosen = ["explorer-04", "explorer-01", "explorer-06"]
    state = position(seats=3, phase="over", zones=zones, chosen=chosen, medals=None)
    assert seen(state).penalty.holders == penalised
    assert seen(state).penalty.have == counts
    for seat in penalised:
        assert parts(state, seat)["Medals"] in (-10, -5)


@pytest.mark.rule("BM-080", "BM-063")
def test_a_double_rune_counts_two_against_the_penalty() -> None:
    zones = [tiles(("rune_double", 2, 0)), tiles(("desert", 2, 0)), tiles(("desert", 2, 0))]
    assert seen(position(seats=3, phase="over", zones=zones, chosen=["explorer-04"])).penalty.holders == (1, 2)


@pytest.mark.rule("BM-081")
def test_the_penalty_of_teams() -> None:
    zones = [tiles(*column("desert", 2)), tiles(("desert", 2, 0)), [], tiles(("desert", 2, 0))]
    chosen = ["explorer-04", "explorer-01", "explorer-06", "explorer-09"]
    tied = position(seats=4, phase="over", options={"teams": True}, zones=zones, chosen=chosen)
    assert seen(tied).penalty.have == (2, 2)
    assert [parts(tied, seat)["Medals"] for seat in range(4)] == [-10] * 4
    zones[2] = tiles(("desert", 2, 0))
    one = position(seats=4, phase="over", options={"teams": True}, zones=zones, chosen=chosen)
    assert seen(one).penalty.holders == (1, 3)
    assert [parts(one, seat)["Medals"] for seat in range(4)] == [0, -10, 0, -10]


@pytest.mark.rule("BM-083", "BM-088")
def test_the_desert_of_an_explorer() -> None:
    chosen = ["explorer-12", "explorer-01", "explorer-06"]
    zones = [tiles(*column("desert", 2), ("grass_desert", 3, 0))]
    state = position(seats=3, round=2, turn=1, chosen=chosen, zones=zones)
    assert holders(state, "desert") == (0,)
    assert parts(state)["Grassland"] == 9
    zones = [tiles(("ice_red", 2, 0), ("swamp", 2, 2), ("lava_green", 2, 4), ("rune_green", 3, 0))]
    different = position(seats=3, round=2, turn=1, chosen=chosen, zones=zones, goals=goals_with("different"))
    assert holders(different, "different") == (0,)
    assert seen(position(seats=3, phase="over", chosen=chosen)).penalty.holders == (1, 2)


@pytest.mark.rule("BM-084")
def test_the_mutagen_of_an_explorer() -> None:
    chosen = ["explorer-05", "explorer-01", "explorer-06"]

    def have(goal: str, *laid: tuple[str, int, int]) -> int:
        state = position(seats=3, round=2, turn=1, chosen=chosen, zones=[tiles(*laid)], goals=goals_with(goal))
        return next(entry.have[0] for entry in seen(state).goals if entry.id == goal)

    assert have("ice_tiles", ("ice_red", 2, 0)) == 2
    assert have("mutagenic", ("mutagenic_double", 2, 0)) == 3
    assert have("different", ("swamp", 2, 0)) == 2


@pytest.mark.rule("BM-D09")
def test_medals_are_told_goal_by_goal_the_individual_ones_first() -> None:
    match = started(
        seats=4,
        phase="place",
        turn=6,
        options={"teams": True},
        goals=["desert", "rune", "different", "lava_tiles"],
        zones=[
            tiles(*column("desert", 2), ("rune_double", 2, 4), ("rune_green", 3, 0)),
            [],
            tiles(*column("desert", 2)),
        ],
        placing=["desert", "swamp", "desert", "swamp"],
        chosen=["explorer-12", "explorer-01", "explorer-06", "explorer-09"],
        medals={"desert": [0]},
    )
    match.play(0, "place at=-1,0")
    match.play(2, "place at=2,4")
    for seat in (1, 3):
        match.play(seat, match.legal(seat)[-1])
    assert [(event.seat, event.data["goal"], event.data["team"]) for event in told(match, "medal")] == [
        (0, "desert", True),
        (2, "desert", True),
    ]
