"""What bots look at."""

from typing import Any

import pytest

from bestiary.bots import make_bot
from bestiary.bots.search import SearchBot
from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.match import Match
from bestiary.core.perspective import Perspective
from bestiary.games.big_monster import GAME
from bestiary.games.big_monster.appraising import tile_values
from bestiary.games.big_monster.components import KIND_IDS, KINDS
from bestiary.games.big_monster.prospects import changes, outlook
from bestiary.games.big_monster.series import best_discard, first_picks
from tests.effort import EFFORT
from tests.ending import until_over
from tests.games.big_monster.positions import column, new, position, seen, started, tiles


def choice(match: Match, seat: int) -> str:
    """What the greedy bot does."""
    bot = make_bot("greedy", GAME)
    return match.text(bot.choose(Perspective(match.state, seat, Dice(key_from_seed("bot")))))


def promised(*laid: tuple[str, int, int]) -> float:
    return outlook(position(seats=6, round=2, turn=9, chosen=["explorer-04"], zones=[tiles(*laid)]).zones[0]).total


def test_a_complete_crystal_is_taken() -> None:
    block = tiles(("lava_green", 2, 0), ("lava_green", 3, 0), ("lava_green", 2, 2))
    match = started(seats=3, phase="place", round=2, turn=8, zones=[block], placing=["lava_green"])
    assert choice(match, 0) == "place at=3,2"


def test_half_a_crystal_is_worth_something_and_a_blocked_one_nothing() -> None:
    assert promised(("rune_green", 2, 0)) > 0
    assert promised(("lava_green", 2, 0), ("lava_green", 3, 0)) > 2 * promised(("lava_green", 2, 0)) > 0
    open_side, blocked = promised(("rune_green", 2, 0)), promised(("rune_green", 2, 0), ("swamp", 3, 1))
    assert blocked < open_side


def test_ladders_are_climbed() -> None:
    zone = tiles(("ice_orange", 2, 1), ("ice_red", 3, 1))
    match = started(seats=3, phase="place", round=1, turn=5, zones=[zone], placing=["mutagenic_double"])
    assert choice(match, 0) == "place at=2,0"
    assert promised(("ice_orange", 2, 1)) > promised(("ice_blue", 2, 1), ("swamp", 3, 1), ("mutagenic_double", 2, 0))


def test_medals_in_reach_count() -> None:
    """A desert brings nothing by itself, but the third one a medal."""
    desert = KIND_IDS.index("desert")
    none = position(seats=3, turn=5, chosen=["explorer-04"])
    two = position(seats=3, turn=5, chosen=["explorer-04"], zones=[tiles(*column("desert", 2))])
    assert tile_values(two, 0, [desert]) > tile_values(none, 0, [desert]) > [0.0]


def test_the_rest_goes_where_it_does_least_harm() -> None:
    """Seat 1 has half a Big Monster, and the other half is in the hand."""
    hand = {"tiles": ["big_monster_right", "desert", "desert", "desert"]}
    document: dict[str, Any] = {
        "seats": 3,
        "turn": 7,
        "stacks": [hand],
        "chosen": ["explorer-04", "explorer-01", "explorer-06"],
    }
    zones = [[], tiles(("big_monster_left", 2, 0))]
    match = started(**document, phase="hand_over", zones=zones, initiative=[0, 1, 2], kept=["desert"])
    assert match.pending == (0,)
    assert choice(match, 0) == "hand_over ship=2"


def test_a_partner_is_helped() -> None:
    hand = {"tiles": ["big_monster_right", "desert", "desert", "desert"]}
    chosen = ["explorer-04", "explorer-01", "explorer-06", "explorer-09"]
    match = started(
        seats=4, phase="hand_over", turn=7, stacks=[hand], options={"teams": True}, chosen=chosen, kept=["desert"],
        zones=[[], [], tiles(("big_monster_left", 2, 0))], initiative=[2, 3, 0, 1],
    )  # fmt: skip
    assert match.pending == (0,)
    assert choice(match, 0) == "hand_over ship=2"


def test_greedy_names_every_ship_before_it_keeps() -> None:
    match = started(seats=4, turn=2, options={"draft": "sealed"}, chosen=["explorer-04"])
    done = [choice(match, 0)]
    while done[-1].startswith("rank"):
        match.play(0, done[-1])
        done.append(choice(match, 0))
    assert [action.split()[0] for action in done] == ["rank", "rank", "keep"]


def test_greedy_beats_random() -> None:
    """Far more than nine of ten games; `bestiary sim` measures it exactly."""
    won, games = 0, 4 * EFFORT
    for number in range(games):
        match = new(4, seed=number)
        bots = [make_bot(name, GAME) for name in ("greedy", "random", "random", "random")]
        dice = [Dice(key_from_seed(number, seat)) for seat in range(4)]
        for _ in until_over(match):
            seat = match.pending[0]
            match.play(seat, bots[seat].choose(Perspective(match.state, seat, dice[seat])))
        assert match.result is not None
        won += match.result.winners == (0,)
    assert won >= games - games // 10


# The faults of the bot before, each as a position.


def test_of_a_series_is_taken_what_both_want_and_of_equals_the_first() -> None:
    assert first_picks([1.0, 4.0, 0.0, 0.0], [9.0, 0.0, 5.0, 0.0], 1.0) == (1.0, 0, 2)
    assert first_picks([3.0, 3.0, 1.0, 0.0], [2.0] * 4, 1.0) == (1.0, 0, 1)
    assert best_discard([2.0, 5.0, 1.0]) == (2.0, 1)
    assert best_discard([5.0, 2.0, 5.0]) == (5.0, 0)


def test_in_a_duel_the_series_is_chosen_for_both() -> None:
    """A dragon is to be had from both series; seat 1 waits for the head that lies in the second."""
    match = started(
        seats=2,
        phase="choose_series",
        turn=5,
        first=0,
        chosen=["explorer-04", "explorer-01"],
        series=[["lava_green"] * 4, ["big_monster_right", "lava_green", "lava_green", "lava_green"]],
        zones=[[], tiles(("big_monster_left", 2, 0))],
    )
    assert choice(match, 0) == "choose_series series=2"
    match.play(0, "choose_series series=2")
    match.play(0, "take kind=lava_green")
    assert choice(match, 0) == "discard kind=big_monster_right"


def test_the_last_desert_keeps_the_penalty_away() -> None:
    """The medal is gone; a dragon brings three points, and the penalty costs ten."""
    match = started(
        seats=3, round=2, turn=9, stacks=[{"tiles": ["lava_green", "desert"]}], medals={"desert": [1]},
        zones=[tiles(*column("desert", count)) for count in (2, 3, 2)],
        chosen=["explorer-01", "explorer-05", "explorer-06"],
    )  # fmt: skip
    assert choice(match, 0) == "keep kind=desert"


def test_zones_grow_on_all_sides() -> None:
    """What does nothing anywhere is laid where it stays near, not always at the top."""
    match, bot = new(3, seed=5), make_bot("greedy", GAME)
    for _ in until_over(match):
        seat = match.pending[0]
        match.play(seat, bot.choose(Perspective(match.state, seat, Dice(key_from_seed(seat)))))
    for laid in seen(match).zones:
        rows, columns = [tile.y for tile in laid.tiles], [tile.x for tile in laid.tiles]
        assert max(rows) - min(rows) <= 12
        assert max(columns) - min(columns) <= 12


def test_a_team_is_safe_from_the_penalty_together() -> None:
    zones = [
        tiles(("swamp", 2, 0)),
        tiles(*column("desert", 1)),
        tiles(*column("desert", 5)),
        tiles(*column("desert", 1)),
    ]
    match = started(
        seats=4, round=2, turn=9, zones=zones, options={"teams": True}, stacks=[{"tiles": ["lava_green", "desert"]}],
        chosen=["explorer-01", "explorer-05", "explorer-06", "explorer-09"],
        goals=["desert", "rune", "big_monster", "ice_tiles"], medals={"desert": [2]},
    )  # fmt: skip
    assert choice(match, 0) == "keep kind=lava_green"


def test_the_partner_with_the_lower_score_is_helped_more() -> None:
    rich = tiles(*column("swamp", 4, x=-1))
    rest = {"tiles": ["big_monster_right", "desert", "desert"]}
    half = ("big_monster_left", 2, 0)

    def help_for_partner(mine: list[dict[str, Any]], theirs: list[dict[str, Any]]) -> float:
        table = position(
            seats=4, phase="hand_over", turn=7, stacks=[rest], options={"teams": True}, zones=[mine, [], theirs],
            chosen=["explorer-04", "explorer-01", "explorer-06", "explorer-09"], kept=["desert"],
            initiative=[2, 3, 0, 1],
        )  # fmt: skip
        return GAME.heuristic().terms(table, 0)["partner/2"]

    assert help_for_partner(rich, tiles(half)) > 2 * help_for_partner([], [*rich, *tiles(half)]) > 0


def test_what_a_rival_hopes_for_decides_between_ships() -> None:
    """Another green dragon closes no crystal for anybody, but brings seat 1 nearer to a blue one."""
    zones = [[], tiles(("lava_green", 2, 0), ("lava_green", 3, 0)), tiles(("lava_green", 2, 0), ("lava_green", 3, 1))]
    match = started(
        seats=3, phase="hand_over", turn=7, zones=zones, kept=["desert"], initiative=[0, 1, 2],
        stacks=[{"tiles": ["lava_green", "desert", "desert", "desert"]}],
        chosen=["explorer-04", "explorer-01", "explorer-05"],
    )  # fmt: skip
    assert choice(match, 0) == "hand_over ship=2"


def test_who_has_kept_a_tile_and_who_has_not_can_be_compared() -> None:
    same = {"tiles": ["lava_green", "desert", "desert"]}
    table = position(seats=3, turn=8, stacks=[same, same, same], chosen=["explorer-04", "explorer-01", "explorer-05"])
    before = GAME.heuristic().values(table)
    table.apply(0, table.legal(0)[0])
    after = GAME.heuristic().values(table)
    assert abs(after[0] - before[0]) < 1.0
    assert max(after) - min(after) < 5.0


def test_who_may_use_the_own_ship_takes_only_a_good_hand_back() -> None:
    """A hand of which nothing fits is better given away; what completes a Big Monster is taken next."""

    def handed(rest: list[str]) -> str:
        match = started(
            seats=3, phase="hand_over", turn=7, stacks=[{"tiles": ["lava_green", *rest]}], kept=["lava_green"],
            zones=[tiles(("big_monster_left", 2, 0))], initiative=[0, 1, 2],
            chosen=["explorer-02", "explorer-01", "explorer-05"],
        )  # fmt: skip
        return choice(match, 0)

    assert handed(["big_monster_right", "desert", "desert"]) == "hand_over ship=0"
    assert handed(["rune_red_top", "rune_red_top", "rune_green"]) != "hand_over ship=0"


def test_the_explorer_that_scores_more_is_chosen() -> None:
    """Two points a rune monster were worth most in play, four a whole Big Monster least."""
    offered = [["explorer-09", "explorer-10"]]
    match = started(seats=3, phase="choose_explorer", explorers=offered)
    assert choice(match, 0) == "choose_explorer explorer=explorer-09"
    match = started(seats=3, phase="choose_explorer", explorers=[["explorer-05", "explorer-12"]])
    assert choice(match, 0) == "choose_explorer explorer=explorer-12"


# Terms, and their words.


def modes() -> list[tuple[int, dict[str, Any]]]:
    """Every number of players, and the ways of drafting."""
    return [(seats, options) for seats in GAME.seats for options in GAME.variants(seats)]


@pytest.mark.parametrize(("seats", "options"), modes())
def test_terms_add_up_to_the_value_and_have_words(seats: int, options: dict[str, Any]) -> None:
    heuristic, dice, names = GAME.heuristic(), Dice(key_from_seed("terms", seats)), [f"P{n}" for n in range(seats)]
    match = new(seats, seed=3, **options)
    for number, _ in enumerate(until_over(match)):
        seat = match.pending[0]
        if number % 11 == 0:
            for whose in range(seats):
                terms = heuristic.terms(match.state, whose)
                assert sum(terms.values()) == pytest.approx(heuristic.value(match.state, whose), abs=1e-6)
                for term in terms:
                    assert (
                        bool(GAME.reason(term, 1.0, names))
                        == bool(GAME.reason(term, -1.0, names))
                        == (term != "ranked")
                    )
        legal = match.legal(seat)
        match.play(seat, legal[dice.below(len(legal))])


def test_reasons_name_players_and_medals() -> None:
    names = ["Fang", "Moss"]
    assert GAME.reason("rival/1", 2.0, names) == "leaves Moss with less"
    assert GAME.reason("medal/desert", 2.0, names) == "gets nearer the medal Desert"
    assert GAME.reason("points/blue", 10.0, names) == "closes a blue crystal"


def test_what_is_hoped_for_changes_about_as_a_tile_says_it_would() -> None:
    """The quick sum for a place is the difference that placing makes; where a tile is in one way twice, nearly so."""
    laid = tiles(("lava_green", 2, 0), ("ice_orange", -1, 0), ("big_monster_left", 0, -2), ("rune_red_top", 1, 2))
    zone = position(seats=6, round=2, turn=9, chosen=["explorer-04"], zones=[laid]).zones[0]
    errors = [
        abs(outlook(zone.placed(kind, place)).total - outlook(zone).total - change)
        for kind in range(KINDS)
        for place, change in zip(zone.places(kind), changes(zone, kind), strict=True)
    ]
    assert sum(error < 1e-6 for error in errors) > 0.7 * len(errors)
    assert max(errors) < 2.0


# The search.


@pytest.mark.parametrize(("seats", "options"), modes())
def test_a_search_plays_every_mode(seats: int, options: dict[str, Any]) -> None:
    match, bot = new(seats, seed=2, **options), SearchBot(GAME.guide(), lines=4)
    for _ in range(5 * seats):
        seat = match.pending[0]
        match.play(seat, bot.choose(Perspective(match.state, seat, Dice(key_from_seed("bot", seat)))))


@pytest.mark.parametrize(("seats", "options"), modes())
def test_the_quick_policy_plays_whole_games(seats: int, options: dict[str, Any]) -> None:
    match, guide, dice = new(seats, seed=4, **options), GAME.guide(), Dice(key_from_seed("policy"))
    for _ in until_over(match):
        seat = match.pending[0]
        match.play(seat, guide.policy(match.state, seat, dice))
    assert match.result is not None
    assert min(match.result.totals) > 30  # nobody who lays tiles anywhere gets as far


def test_the_end_of_a_line_is_worth_the_same_to_a_team() -> None:
    match = new(4, seed=4, teams=True)
    guide, dice = GAME.guide(), Dice(key_from_seed("policy"))
    while match.state.progress() < 0.5:
        match.play(match.pending[0], guide.policy(match.state, match.pending[0], dice))
    worth = guide.worth(match.state, [0.0] * 4)
    assert worth[0] == pytest.approx(worth[2])
    assert worth[1] == pytest.approx(worth[3])
    assert all(0.0 < chance < 1.0 for chance in worth)
