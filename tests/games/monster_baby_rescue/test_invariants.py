"""MR-I01 to MR-I16: what holds after every action of any game."""

from collections import Counter
from itertools import pairwise

import pytest

import bestiary
from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.errors import Refused
from bestiary.core.match import Match
from bestiary.core.record import digest
from bestiary.core.seats import CHANCE
from bestiary.games.monster_baby_rescue import GAME
from tests.ending import until_over
from tests.games.monster_baby_rescue.counting import counts, fulfils, linked, steps
from tests.games.monster_baby_rescue.played_games import GAMES, Moment, any_move, played
from tests.games.monster_baby_rescue.positions import COSTS, PARTS
from tests.games.monster_baby_rescue.printings import TILES

SET_UP = ("start_order", "monsters", "goal_sides", "final_sides", "deal")
SIZES = {2: 32, 3: 44, 4: 56, 5: 68}
Moments = tuple[Moment, ...]


@pytest.fixture(params=GAMES, ids=lambda game: f"{game[0]}-{game[2].__name__}-{game[1]}", name="game", scope="module")
def _game(request: pytest.FixtureRequest) -> Moments:
    """A whole game, for two to five players of four sorts."""
    return played(*request.param)


def in_play(game: Moments) -> Moments:
    """The moments after set-up."""
    return tuple(moment for moment in game if moment.document["phase"] not in SET_UP)


def place_taken(moment: Moment) -> int | None:
    """The place that this move took a tile from, counted from 0."""
    return int(moment.move[-1]) - 1 if moment.move.startswith("take") else None


@pytest.mark.rule("MR-I01", "MR-008")
def test_every_tile_is_in_exactly_one_place(game: Moments) -> None:
    seats = game[0].state.seats
    removed = [name for name, tile in TILES.items() if int(tile["players"][0]) > seats]
    for moment in game:
        document = moment.document
        tiles = Counter(document["deck"] + removed)
        tiles += Counter(tile for tile in document["row"] if tile is not None)
        for home in document["homes"]:
            tiles += Counter(home["tiles"])
        assert tiles == dict.fromkeys(TILES, 1)


@pytest.mark.rule("MR-I02")
def test_the_row_is_full_until_the_final_turns(game: Moments) -> None:
    for moment in in_play(game):
        document = moment.document
        lying = 6 - document["row"].count(None)
        done = document["seats"] - len(document["waiting"]) if document["final"] else 0
        if document["phase"] in ("take", "over"):
            assert lying == 6 - done
        else:
            assert lying == 5 - done  # the gap of the tile that was just taken


@pytest.mark.rule("MR-I03", "MR-030")
def test_place_order_is_age(game: Moments) -> None:
    moments = in_play(game)
    age = {tile: number for number, tile in enumerate(moments[0].document["row"])}
    for before, after in pairwise(moments):
        if after.move.startswith("deal"):
            newest = after.move.removeprefix("deal tile=")
            age[newest] = len(age)
            assert after.document["row"][5] == newest
        lying = [tile for tile in after.document["row"] if tile is not None]
        assert lying == sorted(lying, key=age.__getitem__)
        for tile in lying:
            if tile in before.document["row"]:
                assert after.document["row"].index(tile) <= before.document["row"].index(tile)


@pytest.mark.rule("MR-I04", "MR-003", "MR-040")
def test_diamonds_are_in_the_supply_or_with_players_who_keep_them(game: Moments) -> None:
    for before, after in pairwise(game):
        for colour in ("red", "green"):
            owned = [home[colour] for home in after.document["homes"]]
            assert after.view.supply[colour] + sum(owned) == 6
            assert min(owned) >= 0
            for earlier, later in zip(before.document["homes"], after.document["homes"], strict=True):
                assert earlier[colour] <= later[colour]


@pytest.mark.rule("MR-I04", "MR-037", "MR-038", "MR-039")
def test_diamonds_come_from_diamond_tiles_only(game: Moments) -> None:
    for before, after in pairwise(in_play(game)):
        owned = [Counter({colour: home[colour] for colour in ("red", "green")}) for home in after.document["homes"]]
        had = [Counter({colour: home[colour] for colour in ("red", "green")}) for home in before.document["homes"]]
        gained = [later - earlier for earlier, later in zip(had, owned, strict=True)]
        if after.seat in (None, CHANCE):
            assert not any(gained)
            continue
        assert not any(gain for seat, gain in enumerate(gained) if seat != after.seat)
        gain = gained[after.seat or 0]
        place = place_taken(after)
        if place is None:
            chosen = after.move.removeprefix("choose_gem colour=")
            assert gain == (Counter({chosen: 1}) if "gem" in after.move else Counter())
            continue
        tile = TILES[before.document["row"][place]]
        colour = tile.get("colour")
        left = before.view.supply
        if colour in ("red", "green"):
            assert gain == +Counter({colour: min(tile["gems"], left[colour])})
        elif colour == "choice":
            assert bool(gain) == (min(left.values()) == 0 and max(left.values()) > 0)
        else:
            assert not gain


@pytest.mark.rule("MR-I05", "MR-033", "MR-034", "MR-036")
def test_levels_count_the_improvements(game: Moments) -> None:
    moments = in_play(game)
    improved = [dict.fromkeys(PARTS, 0) for _ in range(game[0].state.seats)]
    for before, after in pairwise(moments):
        place = place_taken(after)
        if place is not None:
            seat = before.document["turn"]
            part = TILES[before.document["row"][place]].get("part")
            below = [one for one in PARTS if improved[seat][one] < 3]
            if part in PARTS:
                improved[seat][part] += 1
            elif part == "any" and len(below) == 1:
                improved[seat][below[0]] += 1
        elif after.move.startswith("choose_part"):
            improved[before.document["turn"]][after.move.removeprefix("choose_part part=")] += 1
        for seat, home in enumerate(after.document["homes"]):
            assert home["levels"] == {part: min(4, 1 + improved[seat][part]) for part in PARTS}
            for part, level in before.document["homes"][seat]["levels"].items():
                assert 1 <= level <= home["levels"][part] <= 4


@pytest.mark.rule("MR-I06", "MR-041", "MR-042", "MR-043")
def test_rungs_symbols_and_visits_are_sums_over_the_own_tiles(game: Moments) -> None:
    for moment in game:
        for home, shown in zip(moment.document["homes"], moment.view.homes, strict=True):
            own = counts(home)
            assert (shown.rungs, shown.bed_symbols, shown.visits, shown.lines) == (
                own["rungs"],
                own["bed_symbols"],
                own["visits"],
                own["lines"],
            )
            assert shown.hearts == sum(TILES[name]["hearts"] for name in home["tiles"])


@pytest.mark.rule("MR-I07", "MR-050", "MR-051")
def test_a_goal_is_open_or_with_one_player_who_fulfils_it_from_then_on(game: Moments) -> None:
    owner: dict[int, int] = {}
    for moment in game:
        owned = [(goal, seat) for seat, home in enumerate(moment.document["homes"]) for goal in home["goals"]]
        assert len({goal for goal, _ in owned}) == len(owned)
        for goal, seat in owned:
            assert owner.setdefault(goal, seat) == seat
            assert fulfils(moment.document, seat, goal)
        assert len(owned) == len(owner)  # nobody loses one
    assert owner  # in every game somebody reaches something


@pytest.mark.rule("MR-I08", "MR-052", "MR-055")
def test_no_open_goal_is_fulfilled_between_turns(game: Moments) -> None:
    for moment in in_play(game):
        taken = {goal for home in moment.document["homes"] for goal in home["goals"]}
        for goal in set(range(10)) - taken:
            for seat in range(moment.state.seats):
                choosing = moment.document["choosing"] is not None and seat == moment.document["turn"]
                assert choosing or not fulfils(moment.document, seat, goal)


@pytest.mark.rule("MR-I09", "MR-017", "MR-018", "MR-019", "MR-058", "MR-D01")
def test_the_active_player_is_the_last_on_the_track(game: Moments) -> None:
    """Against a track of our own: position and arrival of each figure."""
    moments = in_play(game)
    first = moments[0].document["track"]
    figures = {figure["seat"]: (0, number) for number, figure in enumerate(first)}
    arrivals = len(figures)
    for before, after in pairwise(moments):
        place = place_taken(after)
        if place is not None and not before.document["final"]:
            seat = before.document["turn"]
            figures[seat] = (figures[seat][0] + COSTS[place], arrivals)
            arrivals += 1
        order = sorted(figures, key=figures.__getitem__)
        assert len(set(figures.values())) == after.state.seats
        assert [figure["seat"] for figure in after.document["track"]] == order
        assert [figure["position"] for figure in after.document["track"]] == [figures[seat][0] for seat in order]
        if after.document["phase"] == "take":
            waiting = after.document["waiting"] if after.document["final"] else order
            assert after.state.pending() == (next(seat for seat in order if seat in waiting),)


@pytest.mark.rule("MR-I10", "MR-022", "MR-023")
def test_nobody_is_lapped(game: Moments) -> None:
    for moment in in_play(game):
        positions = [figure["position"] for figure in moment.document["track"]]
        assert max(positions) - min(positions) <= 4
        if moment.document["phase"] == "take" and not moment.document["final"]:
            assert len(moment.state.legal(moment.document["turn"])) == 6  # the marker bars nothing


@pytest.mark.rule("MR-I11", "MR-026", "MR-059")
def test_positions_add_up_to_what_was_paid(game: Moments) -> None:
    paid = 0
    for before, after in pairwise(in_play(game)):
        place = place_taken(after)
        if place is not None and not before.document["final"]:
            paid += COSTS[place]
        assert sum(figure["position"] for figure in after.document["track"]) == paid


@pytest.mark.rule("MR-I12", "MR-057", "MR-063")
def test_tiles_add_up_and_the_game_ends(game: Moments) -> None:
    seats = game[0].state.seats
    turns, final_turns = 0, Counter[int]()
    for before, after in pairwise(in_play(game)):
        if place_taken(after) is not None:
            turns += 1
            final_turns[before.document["turn"]] += before.document["final"]
        lying = 6 - after.document["row"].count(None)
        assert turns + len(after.document["deck"]) + lying == SIZES[seats]
    assert turns == SIZES[seats] - 6 + seats
    assert final_turns == dict.fromkeys(range(seats), 1)
    assert game[-1].document["phase"] == "over"


@pytest.mark.rule("MR-I13", "MR-064", "MR-067", "MR-068", "MR-069", "MR-070", "MR-071", "MR-D10")
def test_a_score_is_the_sum_of_its_steps_counted_from_the_tiles(game: Moments) -> None:
    for moment in in_play(game):
        counted = steps(moment.document)
        for seat, pad in enumerate(moment.state.pads(None)):
            assert [line.points for line in pad] == counted[seat]
            assert moment.state.score(seat) == sum(counted[seat])


@pytest.mark.rule("MR-I13", "MR-076", "MR-077", "MR-078")
def test_no_more_is_given_out_than_the_prizes(game: Moments) -> None:
    for moment in in_play(game):
        for tile in moment.view.finals:
            if tile.rule == "majority":
                assert sum(tile.pays) <= {"longest ladder": 10, "comfiest home": 12}[tile.name]


@pytest.mark.rule("MR-I13")
def test_totals_keep_within_the_bounds_that_the_game_tells(game: Moments) -> None:
    lowest, highest = GAME.scores(game[0].state.seats, GAME.options())
    for moment in in_play(game):
        assert all(lowest <= score <= highest for score in moment.view.scores)


@pytest.mark.rule("MR-I14", "MR-065", "MR-066")
def test_diamonds_on_hearts_are_there_and_have_a_heart(game: Moments) -> None:
    for moment in in_play(game):
        for home, pad in zip(moment.document["homes"], moment.state.pads(None), strict=True):
            assigned = pad[0].parts[1].points
            hearts = linked(home)
            assert assigned == sum(min(home[colour], hearts[colour]) for colour in ("red", "green"))
            assert assigned <= home["red"] + home["green"]


@pytest.mark.rule("MR-I15")
def test_there_is_always_something_to_do_before_the_end(game: Moments) -> None:
    for moment in game[:-1]:
        (asked,) = moment.state.pending()
        assert moment.state.odds() > 0 if asked == CHANCE else moment.state.legal(asked)
        assert moment.state.result() is None
        for seat in range(moment.state.seats):
            assert seat == asked or moment.state.legal(seat) == []
    assert game[-1].state.pending() == ()


@pytest.mark.rule("MR-I15")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_is_listed_is_accepted_and_all_else_refused_without_a_trace(seats: int) -> None:
    for moment in in_play(played(seats, 1, any_move)):
        if moment.state.pending() == (CHANCE,):
            continue
        match = Match(GAME, moment.state, key=b"any")
        before = digest(moment.state)
        for seat in range(seats):
            legal = moment.state.legal(seat)
            for action in range(GAME.actions.size):
                if action in legal:
                    assert match.why_not(seat, action) is None
                    continue
                with pytest.raises(Refused):
                    match.play(seat, action)
        assert digest(match.state) == before
        assert match.record().moves == ()


@pytest.mark.rule("MR-I15")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_same_seed_and_moves_give_the_same_game(seats: int) -> None:
    def play(seed: int) -> Match:
        match = bestiary.new("monster_baby_rescue", seats=seats, seed=seed)
        dice = Dice(key_from_seed("moves"))
        for _ in until_over(match):
            legal = match.legal(match.pending[0])
            match.play(match.pending[0], legal[dice.below(len(legal))])
        return match

    match = play(5)
    assert match.record() == play(5).record()
    assert match.record().end == digest(match.state) == digest(play(5).state)
    assert match.record().end != play(6).record().end
    assert bestiary.verify(match.record()).outcomes_checked
    assert bestiary.resume(match.record()).told(None) == match.told(None)


@pytest.mark.rule("MR-I15")
def test_a_saved_position_is_the_same_position(game: Moments) -> None:
    for moment in game:
        assert GAME.load(moment.document).save() == moment.document


@pytest.mark.rule("MR-I16", "MR-082", "MR-083")
def test_whoever_has_most_wins(game: Moments) -> None:
    result = game[-1].state.result()
    assert result is not None
    best = max(result.totals)

    assert result.winners == tuple(seat for seat, total in enumerate(result.totals) if total == best)
    assert result.winners
    assert result.totals == game[-1].view.scores
