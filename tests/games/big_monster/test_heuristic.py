"""What the greedy bot looks at."""

from typing import Any

from bestiary.bots import make_bot
from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.match import Match
from bestiary.core.perspective import Perspective
from bestiary.games.big_monster import GAME
from bestiary.games.big_monster.components import KIND_IDS
from bestiary.games.big_monster.heuristic import tile_value
from bestiary.games.big_monster.prospects import zone_promise
from tests.effort import EFFORT
from tests.ending import until_over
from tests.games.big_monster.positions import column, new, position, started, tiles


def choice(match: Match, seat: int) -> str:
    """What the greedy bot does."""
    bot = make_bot("greedy", GAME)
    return match.text(bot.choose(Perspective(match.state, seat, Dice(key_from_seed("bot")))))


def promised(*laid: tuple[str, int, int]) -> float:
    return zone_promise(position(seats=6, round=2, turn=9, chosen=["explorer-04"], zones=[tiles(*laid)]).zones[0])


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
    assert promised(("ice_orange", 2, 1)) > promised(("ice_blue", 2, 1), ("mutagenic_double", 2, 0), ("swamp", 2, 3))


def test_medals_in_reach_count() -> None:
    """A desert brings nothing by itself, but the third one a medal."""
    desert = KIND_IDS.index("desert")
    none = position(seats=3, turn=5, chosen=["explorer-04"])
    two = position(seats=3, turn=5, chosen=["explorer-04"], zones=[tiles(*column("desert", 2))])
    assert tile_value(two, 0, desert) > tile_value(none, 0, desert) > 0


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
