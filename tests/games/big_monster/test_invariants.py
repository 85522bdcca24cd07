"""BM-I01 to BM-I15: what holds after every action of any random game, in every mode."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.errors import Refused
from bestiary.core.match import Match
from bestiary.core.record import replay, verify
from bestiary.core.seats import CHANCE
from bestiary.games.big_monster import GAME
from tests.ending import until_over
from tests.games.big_monster.by_hand import BASE, COPIES, LADDER, NEEDS, Area
from tests.games.big_monster.played_games import MODES, SEEDS, Moment, played
from tests.games.big_monster.positions import seen

GAMES = [(mode, seed) for mode in MODES for seed in SEEDS]


@pytest.fixture(params=GAMES, ids=lambda game: f"{game[0]}-{game[1]}", name="game")
def _game(request: pytest.FixtureRequest) -> tuple[Moment, ...]:
    return played(*request.param)


def in_play(document: dict[str, Any]) -> bool:
    return document["phase"] not in ("medals", "initiative", "first_player", "explorers", "choose_explorer")


@pytest.mark.rule("BM-I01")
def test_every_tile_is_in_exactly_one_place(game: tuple[Moment, ...]) -> None:
    for moment in game:
        document = moment.document
        found = Counter(document["deck"])
        found.update(tile["kind"] for zone in document["zones"] for tile in zone)
        found.update(kind for stack in document["stacks"] for kind in stack["tiles"])
        found.update(discard["kind"] for discard in document["discards"])
        found.update(kind for series in document["series"] for kind in series)
        found.update(kind for kind in document["placing"] if kind)
        assert {kind: count for kind, count in found.items() if count} == {
            kind: count for kind, count in (COPIES if document["seats"] >= 5 else BASE).items() if count
        }


@pytest.mark.rule("BM-I02", "BM-027")
def test_sizes_of_hands_and_zones(game: tuple[Moment, ...]) -> None:
    for moment in game:
        document, seats = moment.document, moment.document["seats"]
        if document["phase"] in ("keep", "hand_over"):
            view, turn = seen(moment.state), document["turn"]
            handed = sum(ship is not None for ship in document["ships"])
            if turn < 9:
                assert [ship.tiles for ship in view.ships if not ship.free] == [10 - turn] * handed
            holding = [seat for seat in range(seats) if document["ships"][seat] is None]
            held = [view.hands[seat].size + (document["kept"][seat] is not None) for seat in holding]
            assert held == [11 - turn] * (seats - handed)
        if document["phase"] in ("keep", "hand_over", "place"):
            placed = 9 * (document["round"] - 1) + document["turn"] - 1
            assert [len(zone) for zone in document["zones"]] == [placed] * seats


@pytest.mark.rule("BM-I03")
def test_each_ship_has_at_most_one_hand(game: tuple[Moment, ...]) -> None:
    for before, after in pairwise(game):
        ships = [ship for ship in after.document["ships"] if ship is not None]
        assert len(set(ships)) == len(ships)
        if after.document["phase"] == "keep" and before.document["phase"] in ("place", "deal"):
            assert sorted(after.document["held"]) == list(range(after.document["seats"]))
            assert all(stack["tiles"] for stack in after.document["stacks"])


@pytest.mark.rule("BM-I04", "BM-044")
def test_zones_are_connected_without_overlap_and_only_grow(game: tuple[Moment, ...]) -> None:
    for before, after in pairwise(game):
        for seat, zone in enumerate(after.document["zones"]):
            old = before.document["zones"][seat]
            assert zone[: len(old)] == old
            assert len(zone) <= len(old) + 1
    end = game[-1].document
    for seat in range(end["seats"]):
        laid = Area.of(end, seat).tiles
        for number, tile in enumerate(laid):
            area = Area(end["chosen"][seat], [(t.kind, t.x, t.y) for t in laid[:number]])
            assert area.fits(tile.kind, tile.x, tile.y)


@pytest.mark.rule("BM-I05", "BM-004", "BM-005")
def test_levels_are_the_mutagens_that_reach_a_mutant(game: tuple[Moment, ...]) -> None:
    for moment in game[-1:] + game[len(game) // 2 : len(game) // 2 + 1]:
        if not in_play(moment.document):
            continue
        used: Counter[str] = Counter()
        for seat in range(moment.state.seats):
            area = Area.of(moment.document, seat)
            shown = seen(moment.state).zones[seat].tiles
            assert [tile.level for tile in shown] == area.levels()
            used.update(tile.kind for tile in shown if tile.level)
        assert all(kind in LADDER and count <= 6 for kind, count in used.items())


@pytest.mark.rule("BM-I06", "BM-070")
def test_crystals_and_big_monsters_only_grow_and_are_those_of_a_recount(game: tuple[Moment, ...]) -> None:
    last = [(Counter[str](), 0)] * game[0].state.seats
    for moment in game:
        if not in_play(moment.document) or moment.verb not in ("place", "chance"):
            continue
        for seat in range(moment.state.seats):
            zone, area = seen(moment.state).zones[seat], Area.of(moment.document, seat)
            crystals = Counter(crystal.colour for crystal in zone.crystals)
            assert (crystals, zone.big_monsters) == (area.crystals(), area.big_monsters())
            assert crystals >= last[seat][0]
            assert zone.big_monsters >= last[seat][1]
            last[seat] = crystals, zone.big_monsters


@pytest.mark.rule("BM-I07", "BM-071", "BM-072", "BM-073", "BM-079")
def test_a_goal_is_awarded_at_one_check_to_all_who_meet_it_then(game: tuple[Moment, ...]) -> None:
    for before, after in pairwise(game):
        old, new = before.document, after.document
        assert old["medals"].items() <= new["medals"].items()
        assert old["team_medals"].items() <= new["team_medals"].items()
        areas = [Area.of(new, seat) for seat in range(new["seats"])] if in_play(new) else []
        for goal in set(new["medals"]) - set(old["medals"]):
            met = [seat for seat, area in enumerate(areas) if area.measure(goal) >= NEEDS[goal][0]]
            assert new["medals"][goal] == met
        for goal in set(new["team_medals"]) - set(old["team_medals"]):
            teams = [team for team in seen(after.state).teams if set(team) & set(new["team_medals"][goal])]
            assert sorted(seat for team in teams for seat in team) == new["team_medals"][goal]
        if after.verb == "place" and new["phase"] in (
            "keep",
            "deal",
            "pick_discard",
            "over",
            "reveal",
            "choose_series",
        ):
            for goal in new["goals"]:
                if goal not in new["medals"]:
                    assert all(area.measure(goal) < NEEDS[goal][0] for area in areas)


@pytest.mark.rule("BM-I08", "BM-080", "BM-081")
def test_somebody_is_penalised_at_the_end_and_nobody_before(game: tuple[Moment, ...]) -> None:
    assert all(moment.document["penalty"] == [] for moment in game[:-1])
    end = game[-1].document
    counts = [area.deserts() + area.runes() for area in (Area.of(end, seat) for seat in range(end["seats"]))]
    teams = seen(game[-1].state).teams
    sums = [sum(counts[seat] for seat in team) for team in teams]
    fewest = [seat for team, total in zip(teams, sums, strict=True) if total == min(sums) for seat in team]
    assert end["penalty"] == sorted(fewest) != []


@pytest.mark.rule("BM-I09", "BM-095", "BM-097")
def test_scores_are_the_sum_of_their_parts_and_teams_have_the_lower_one(game: tuple[Moment, ...]) -> None:
    options = game[0].document["options"]
    switches = options["ice_explorer"] == "mutants", options["grass_crystal"] == "any"
    for moment in game[:: max(1, len(game) // 12)] + game[-1:]:
        document, view = moment.document, seen(moment.state)
        if not in_play(document):
            continue
        for seat in range(document["seats"]):
            held = [NEEDS[g][2] for part in ("medals", "team_medals") for g, s in document[part].items() if seat in s]
            held += [-10] * (seat in document["penalty"])
            parts = Area.of(document, seat).parts(len(held), sum(held), *switches)
            assert list(view.parts[seat].values()) == parts
            assert view.scores[seat] == sum(parts)
        assert view.team_results == tuple(min(view.scores[seat] for seat in team) for team in view.teams)
    result = game[-1].state.result()
    assert result is not None
    assert result.winners
    assert result.totals == seen(game[-1].state).scores


@pytest.mark.rule("BM-I10", "BM-093", "BM-110")
def test_how_long_a_game_is(game: tuple[Moment, ...]) -> None:
    end, seats = game[-1].document, game[-1].state.seats
    picks = "explorer-03" in end["chosen"]
    places = Counter(moment.seat for moment in game if moment.verb == "place")
    if seats == 2:
        assert places == {0: 20, 1: 20}
        assert len(end["discards"]) == 40
        assert end["deck"] == {}
        return
    assert [places[seat] for seat in range(seats)] == [18 + (name == "explorer-03") for name in end["chosen"]]
    assert len(end["discards"]) == 2 * seats - picks
    assert not picks or any(
        m.document["phase"] == "pick_discard" and len(m.document["discards"]) == 2 * seats for m in game
    )


@pytest.mark.rule("BM-I11")
def test_somebody_can_act_until_the_end_and_the_number_of_decisions_is_fixed(game: tuple[Moment, ...]) -> None:
    for moment in game[:-1]:
        for seat in moment.state.pending():
            assert moment.state.odds() if seat == CHANCE else moment.state.legal(seat)
    document, seats = game[-1].document, game[-1].state.seats
    decisions = sum(moment.verb not in ("", "chance", "rank") for moment in game)
    extra = 2 * ("explorer-03" in document["chosen"])
    draft = document["options"]["draft"]
    assert decisions == (120 if seats == 2 else (53 * seats - 16 if draft == "ordered" else 37 * seats) + extra)
    assert decisions <= GAME.longest(seats, GAME.check(seats, document["options"]))


@pytest.mark.rule("BM-I12", "BM-038")
def test_a_view_holds_no_secret(game: tuple[Moment, ...]) -> None:
    for moment in game[::3]:
        document = moment.document
        for viewer in (*range(document["seats"]), None):
            view = seen(moment.state, viewer)
            for seat, hand in enumerate(view.hands):
                knows = viewer in document["stacks"][document["held"][seat]]["seen_by"]
                assert (hand.tiles is not None) == knows
            for known, discard in zip(view.discards, document["discards"], strict=True):
                assert (known is not None) == (viewer in discard["seen_by"] or document["seats"] == 2)
            for seat, zone in enumerate(view.zones):
                mine = seat == viewer and any(at is not None for at in document["fresh"][seat : seat + 1])
                assert len(zone.tiles) == len(document["zones"][seat]) + mine
            if viewer is None:
                assert (view.kept, view.explorers, view.ranking, view.tiles) == (None, (), (), ())


@pytest.mark.rule("BM-I13")
@pytest.mark.parametrize("mode", list(MODES))
def test_the_same_seed_and_moves_give_the_same_position(mode: str) -> None:
    ends = []
    for _ in range(2):
        match = Match(GAME, GAME.new(*MODES[mode]), key=key_from_seed(mode))
        dice = Dice(key_from_seed("moves"))
        for _ in until_over(match):
            seat = match.pending[dice.below(len(match.pending))]
            legal = match.legal(seat)
            match.play(seat, legal[dice.below(len(legal))])
        ends.append(match.record())
    assert ends[0] == ends[1]
    assert verify(ends[0]).outcomes_checked
    *_, (_, _, last) = replay(ends[0])
    assert last.save() == match.save()


@pytest.mark.rule("BM-I14")
@pytest.mark.parametrize("mode", list(MODES))
def test_a_refused_action_leaves_no_trace(mode: str) -> None:
    for moment in played(mode, 0)[:: 40 if mode != "duel" else 25]:
        if moment.state.pending() == (CHANCE,) or not moment.state.pending():
            continue
        match = Match(GAME, moment.state, key=b"any")
        for seat in range(moment.state.seats):
            legal = set(moment.state.legal(seat))
            for action in range(0, GAME.actions.size, 11):
                if action not in legal:
                    with pytest.raises(Refused):
                        match.play(seat, action)
        assert match.save() == moment.document
        assert match.record().moves == ()


@pytest.mark.parametrize("mode", list(MODES))
def test_every_listed_action_is_accepted(mode: str) -> None:
    for moment in played(mode, 1)[::15]:
        for seat in moment.state.pending():
            if seat != CHANCE:
                for action in moment.state.legal(seat):
                    assert moment.state.why_not(seat, action) is None
                    after = moment.state.clone()
                    after.apply(seat, action)
                    assert GAME.load(after.save()).save() == after.save()
