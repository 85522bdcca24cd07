"""MC-I01 to MC-I18: what holds after every accepted action."""

from collections import Counter
from itertools import combinations_with_replacement, pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import bestiary
from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.errors import Refused
from bestiary.core.match import Match
from bestiary.core.playout import play_randomly
from bestiary.core.seats import CHANCE
from bestiary.games.monster_cafe import GAME
from bestiary.games.monster_cafe.components import KIND_IDS, MEAL_IDS
from bestiary.games.monster_cafe.scoring import score
from tests.ending import until_over
from tests.games.monster_cafe.played_games import PLAYERS, Moment, Player, any_move, holding_out, played
from tests.games.monster_cafe.positions import CARDS, EATS, MEALS, MONSTERS, seen, size

SEEDS = range(6)
GAMES = [(seats, seed, player) for seats in (2, 3, 4) for player in PLAYERS for seed in SEEDS]
DRAWS = {2: 46, 3: 45, 4: 56}
CLEARS = {2: 8, 3: 12, 4: 16}


@pytest.fixture(params=GAMES, ids=lambda game: f"{game[0]}-{game[2].__name__}-{game[1]}", name="game")
def _game(request: pytest.FixtureRequest) -> tuple[Moment, ...]:
    """A whole game, for two, three and four players of three sorts."""
    return played(*request.param)


@pytest.mark.rule("MC-I01")
def test_every_monster_card_is_in_exactly_one_place(game: tuple[Moment, ...]) -> None:
    for moment in game:
        document = moment.document
        cards = Counter(document["pile"]) + Counter(document["discard"])
        cards += Counter(dict.fromkeys(document["removed"], 6))
        cards += Counter([document["drawn"]] if document["drawn"] else [])
        for table in document["centre"]:
            cards += Counter(table["monsters"] if table else [])
        for collection in document["collections"]:
            cards += Counter(collection["monsters"])
        assert cards == dict.fromkeys(CARDS, 6)
        assert (document["drawn"] is not None) == (document["phase"] in ("seat", "sorbet"))


@pytest.mark.rule("MC-I02")
def test_every_table_card_is_in_exactly_one_place(game: tuple[Moment, ...]) -> None:
    for moment in game:
        document = moment.document
        plates = Counter(document["stack"]) + Counter(document["discarded_tables"])
        plates += Counter({EATS[kind]: 2 for kind in document["removed"]})
        plates += Counter(table["meal"] for table in document["centre"] if table)
        for collection in document["collections"]:
            plates += Counter(collection["tables"])
        assert plates == dict.fromkeys(MEALS, 2)
        assert document["seats"] == 2 or not document["discarded_tables"]


@pytest.mark.rule("MC-I03")
def test_at_most_four_sit_at_a_table_and_sorbet_is_nowhere_seated_or_collected(game: tuple[Moment, ...]) -> None:
    for moment in game:
        for table in moment.document["centre"]:
            assert table is None or len(table["monsters"]) <= 4
            assert table is None or "lemon_sorbet" not in table["monsters"]
        for collection in moment.document["collections"]:
            assert "lemon_sorbet" not in collection["monsters"]


@pytest.mark.rule("MC-I04", "MC-040", "MC-048")
def test_everybody_takes_one_table_a_round(game: tuple[Moment, ...]) -> None:
    for moment in game:
        document = moment.document
        for seat, collection in enumerate(document["collections"]):
            assert size(collection["tables"]) == document["round"] - (seat not in document["out"])
    assert [size(collection["tables"]) for collection in game[-1].document["collections"]] == [4] * game[-1].state.seats


@pytest.mark.rule("MC-I05")
def test_there_is_a_table_for_every_active_player(game: tuple[Moment, ...]) -> None:
    for moment in game:
        document = moment.document
        if document["phase"] in ("turn", "draw", "seat", "sorbet"):
            active = document["seats"] - len(document["out"])
            tables = sum(table is not None for table in document["centre"])
            assert tables == active + (document["seats"] == 2)


@pytest.mark.rule("MC-I06")
def test_somebody_is_asked_and_can_answer_until_the_end(game: tuple[Moment, ...]) -> None:
    for moment in game[:-1]:
        (asked,) = moment.state.pending()
        assert moment.state.odds() > 0 if asked == CHANCE else moment.state.legal(asked)
        assert moment.state.result() is None
        for seat in range(moment.state.seats):
            assert seat == asked or moment.state.legal(seat) == []
    assert game[-1].state.pending() == ()
    assert game[-1].state.result() is not None


@pytest.mark.rule("MC-I07")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("player", PLAYERS)
def test_what_is_listed_is_accepted_and_all_else_refused_without_a_trace(seats: int, player: Player) -> None:
    for moment in played(seats, 1, player):
        if moment.state.pending() == (CHANCE,):
            assert all(moment.state.why_not(seat, 0) for seat in range(seats))
            continue
        match = Match(GAME, moment.state, key=b"any")
        refused = 0
        for seat in range(seats):
            for action in range(GAME.actions.size):
                if action in moment.state.legal(seat):
                    Match(GAME, moment.state, key=b"any").play(seat, action)
                    continue
                refused += 1
                with pytest.raises(Refused):
                    match.play(seat, action)
        assert refused == seats * 18 - sum(len(moment.state.legal(seat)) for seat in range(seats))
        assert match.save() == moment.document
        assert match.record().moves == ()


def allowed(document: dict[str, Any]) -> list[str]:
    """What the player in turn may do, read from the document by the words of the rules."""
    tables = {place: table["monsters"] for place, table in enumerate(document["centre"]) if table}
    free = [place for place, monsters in tables.items() if len(monsters) < 4]
    if document["phase"] == "seat":
        return [f"seat table={place}" for place in free]
    if document["phase"] == "sorbet":
        own = document["collections"][document["turn"]]["monsters"]
        return [f"scare kind={kind}" for kind in MONSTERS if kind in own]
    occupied = [place for place, monsters in tables.items() if monsters]
    to_clear = list(tables) if not document["pile"] and not occupied else occupied
    draw = ["draw"] if document["pile"] and free else []
    return draw + [f"clear table={place}" for place in to_clear]


@pytest.mark.rule("MC-015", "MC-018", "MC-024", "MC-031", "MC-037", "MC-038", "MC-047", "MC-D08")
def test_what_may_be_done_is_what_the_rules_say(game: tuple[Moment, ...]) -> None:
    for moment in game:
        if moment.document["phase"] in ("turn", "seat", "sorbet"):
            legal = moment.state.legal(moment.document["turn"])
            assert [GAME.actions.text(action) for action in legal] == allowed(moment.document)


@pytest.mark.rule("MC-014", "MC-016", "MC-022", "MC-034", "MC-043")
def test_the_turn_goes_round_the_active_players(game: tuple[Moment, ...]) -> None:
    for before, after in pairwise(game):
        ended = before.document["phase"] != "turn" or after.verb == "clear"
        if not ended or before.document["phase"] in ("deal", "starting_monsters") or after.document["phase"] != "turn":
            continue
        seats, turn, out = after.state.seats, before.document["turn"], after.document["out"]
        to_the_left = [(turn + step) % seats for step in range(1, seats + 1)]
        assert after.document["turn"] == next(seat for seat in to_the_left if seat not in out)


@pytest.mark.rule("MC-I08", "MC-035", "MC-052")
def test_the_pile_only_shrinks_and_the_discard_only_grows(game: tuple[Moment, ...]) -> None:
    for before, after in pairwise(game):
        if before.document["phase"] in ("first_player", "removal"):
            continue
        for card in CARDS:
            assert after.document["pile"].get(card, 0) <= before.document["pile"].get(card, 0)
            assert after.document["discard"].get(card, 0) >= before.document["discard"].get(card, 0)


@pytest.mark.rule("MC-I09", "MC-017")
def test_draws_and_cards_left_add_up(game: tuple[Moment, ...]) -> None:
    draws = 0
    for moment in game:
        draws += moment.verb == "draw"
        if moment.document["phase"] in ("turn", "seat", "sorbet", "over"):
            assert draws + size(moment.document["pile"]) == DRAWS[moment.state.seats]


@pytest.mark.rule("MC-I10")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("sorbets_first", [False, True])
def test_a_game_ends_within_its_bounds_whatever_is_chosen(seats: int, sorbets_first: bool) -> None:
    longest = {2: 100, 3: 102, 4: 128}[seats]
    assert GAME.longest(seats, GAME.options()) == longest == 2 * DRAWS[seats] + CLEARS[seats]

    for player in PLAYERS:
        for seed in SEEDS:
            verbs = Counter(moment.verb for moment in played(seats, seed, player, sorbets_first))
            assert verbs["draw"] <= DRAWS[seats]
            assert verbs["clear"] == 4 * seats <= CLEARS[seats]
            assert sum(count for verb, count in verbs.items() if verb not in ("", "chance")) <= longest


@pytest.mark.rule("MC-I11")
@pytest.mark.parametrize(("seats", "least"), [(2, 4), (3, 3), (4, 2)])
def test_the_last_round_never_starts_with_an_empty_pile(seats: int, least: int) -> None:
    def left(game: tuple[Moment, ...]) -> int:
        return next(size(moment.document["pile"]) for moment in game if moment.document["round"] == 4)

    for player in PLAYERS:
        for seed in SEEDS:
            assert left(played(seats, seed, player)) >= least
    # All sorbets come in the first rounds and every seat is taken: the bound is reached.
    assert left(played(seats, 0, holding_out, sorbets_first=True)) == least


@pytest.mark.rule("MC-I12")
def test_collections_and_scores_keep_within_their_bounds(game: tuple[Moment, ...]) -> None:
    for moment in game:
        for collection in moment.document["collections"]:
            assert size(collection["monsters"]) <= 17
            assert size(collection["tables"]) <= 4
    result = game[-1].state.result()
    assert result is not None
    assert all(-17 <= total <= 34 for total in result.totals)
    assert GAME.scores(game[-1].state.seats, GAME.options()) == (-17, 34)


@pytest.mark.rule("MC-I13", "MC-D11")
def test_a_score_is_the_sum_over_the_monsters(game: tuple[Moment, ...]) -> None:
    for moment in game:
        for seat, collection in enumerate(moment.document["collections"]):
            assert moment.state.score(seat) == best_score(collection["monsters"], collection["tables"])
    result = game[-1].state.result()
    assert result is not None
    assert all(
        "Anything" not in part.category
        for pad in result.pads
        for line in pad
        if line.category == "Unfed"
        for part in line.parts
    )


@pytest.mark.rule("MC-I15", "MC-051", "MC-D13")
def test_whose_clear_ends_a_round_starts_the_next(game: tuple[Moment, ...]) -> None:
    starts = 0
    last_to_clear = None
    for before, after in pairwise(game):
        if after.verb == "clear":
            last_to_clear = after.seat
        if before.document["phase"] == "deal" and after.document["phase"] == "turn":
            starts += 1
            assert after.document["turn"] == last_to_clear
    assert starts == 3


@pytest.mark.rule("MC-I16")
def test_a_saved_position_is_the_same_position(game: tuple[Moment, ...]) -> None:
    for moment in game:
        assert GAME.load(moment.document).save() == moment.document
    for moment in game[:: len(game) // 5]:
        loaded, original = GAME.load(moment.document), moment.state.clone()
        moves = [play_randomly(state, Dice(key_from_seed("again"))) for state in (loaded, original)]
        assert moves[0] == moves[1]
        assert loaded.save() == original.save()


@pytest.mark.rule("MC-I16", "MC-D17")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_record_replays_to_the_same_position(seats: int) -> None:
    match = bestiary.new("monster_cafe", seats=seats, seed=seats)
    dice = Dice(key_from_seed("moves"))
    for _ in until_over(match):
        seat = match.pending[0]
        match.play(seat, match.legal(seat)[dice.below(len(match.legal(seat)))])

    again = bestiary.resume(match.record())

    assert bestiary.verify(match.record()).outcomes_checked
    assert again.save() == match.save()
    assert again.told(None) == match.told(None)


@pytest.mark.rule("MC-I17", "MC-042")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_sees_the_same_and_nobody_the_order_of_the_decks(seats: int) -> None:
    for moment in played(seats, 2, any_move):
        one, other = (Match(GAME, moment.state, key=key) for key in (b"one", b"other"))
        if moment.state.pending() == (CHANCE,):
            continue
        for viewer in (*range(seats), None):
            view = seen(one, viewer)
            assert view == seen(other, viewer)  # whatever comes next
            assert list(view.pile) == [card for card in CARDS if card in view.pile]
            assert list(view.stack) == [meal for meal in MEALS if meal in view.stack]
            public = {field: getattr(view, field) for field in view.__struct_fields__ if field != "viewer"}
            spectator = {field: getattr(seen(one), field) for field in public}
            assert public == spectator


@pytest.mark.rule("MC-I17")
def test_the_view_does_not_tell_the_card_that_comes_next() -> None:
    position = played(4, 2, any_move)[20].state
    matches = [Match(GAME, position, key=bytes([key])) for key in range(12)]
    matches = [match for match in matches if match.state.why_not(match.pending[0], 0) is None]
    views = [seen(match) for match in matches]
    for match in matches:
        match.play(match.pending[0], "draw")

    assert len({event.data["kind"] for match in matches for event in match.told(None) if event.what == "drew"}) > 1
    assert all(view == views[0] for view in views)


@pytest.mark.rule("MC-I18", "MC-061")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("seed", SEEDS)
def test_removed_kinds_and_meals_never_appear(seats: int, player: Player, seed: int) -> None:
    game = played(seats, seed, player)
    removed = game[-1].document["removed"]
    meals = [EATS[kind] for kind in removed]
    assert len(set(removed)) == 2

    for moment in game:
        document = moment.document
        if document["phase"] in ("first_player", "removal"):
            continue
        assert document["removed"] == removed
        places = [document["pile"], document["discard"], document["stack"], document["discarded_tables"]]
        places += [part for collection in document["collections"] for part in collection.values()]
        places += [[table["meal"], *table["monsters"]] for table in document["centre"] if table]
        assert not any(name in place for place in places for name in (*removed, *meals))
        assert document["drawn"] not in removed


# Scoring, against another way of counting.


def best_score(monsters: dict[str, int], tables: dict[str, int]) -> int:
    """The best total over all ways of giving each Anything Eater a meal, or none."""
    value = [-1, 1, 2]
    fixed = sum(count * value[tables.get(EATS[kind], 0)] for kind, count in monsters.items() if kind != "anything")
    meals = list(tables) or [""]
    ways = combinations_with_replacement(meals, monsters.get("anything", 0))
    return fixed + max(sum(value[tables.get(meal, 0)] for meal in way) for way in ways)


def points(monsters: dict[str, int], tables: dict[str, int], seat: int = 0) -> int:
    """What the engine counts, for a seat with empty neighbours."""
    own_monsters, own_plates = (
        [monsters.get(kind, 0) for kind in KIND_IDS[:9]],
        [tables.get(meal, 0) for meal in MEAL_IDS],
    )
    return score([0] * 9 * seat + own_monsters, [0] * 8 * seat + own_plates, seat)


collected = st.dictionaries(st.sampled_from(MONSTERS), st.integers(1, 6), max_size=9)
plates = st.dictionaries(st.sampled_from(MEALS), st.integers(1, 2), max_size=8)


@pytest.mark.rule("MC-I14", "MC-D11", "MC-029")
@given(collected, plates, st.integers(0, 3))
def test_anything_eaters_eat_where_it_is_best(monsters: dict[str, int], tables: dict[str, int], seat: int) -> None:
    assert points(monsters, tables, seat) == best_score(monsters, tables)


@pytest.mark.rule("MC-I13")
@given(collected, plates, st.sampled_from(MEALS))
def test_another_table_never_lowers_a_score(monsters: dict[str, int], tables: dict[str, int], meal: str) -> None:
    more = {**tables, meal: min(2, tables.get(meal, 0) + 1)}

    assert points(monsters, more) >= points(monsters, tables)


@pytest.mark.rule("MC-I13", "MC-057")
@given(collected, plates)
def test_a_score_lies_between_nobody_fed_and_everybody_fed_twice(
    monsters: dict[str, int], tables: dict[str, int]
) -> None:
    assert -size(monsters) <= points(monsters, tables) <= 2 * size(monsters)


@pytest.mark.rule("MC-I13", "MC-058")
@given(collected, plates)
def test_without_monsters_plates_are_worth_nothing(monsters: dict[str, int], tables: dict[str, int]) -> None:
    assert points({}, tables) == 0
    assert points(monsters, {}) == -size(monsters)


@pytest.mark.rule("MC-I13", "MC-059")
@given(st.integers(1, 6), plates.filter(bool))
def test_an_anything_eater_is_never_unfed_where_there_is_a_plate(count: int, tables: dict[str, int]) -> None:
    assert points({"anything": count}, tables) == count * max(tables.values())
