"""WR-I01 to WR-I17: what holds after every action of any game."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.match import Match
from bestiary.core.playout import play_randomly
from bestiary.core.record import digest
from bestiary.core.seats import CHANCE
from bestiary.games.wombat_rescue import GAME, phases
from bestiary.games.wombat_rescue.components import CARD_COPIES, CARD_FOOD, DIE, RADII
from bestiary.games.wombat_rescue.digestion import LEFT, MIDDLE, OLDER, RIGHT, TRACT
from bestiary.games.wombat_rescue.disks import ALL, DISKS, value
from bestiary.games.wombat_rescue.prey import lair
from bestiary.games.wombat_rescue.state import WombatState
from bestiary.games.wombat_rescue.tiles import action_tiles
from tests.effort import EFFORT
from tests.ending import until_over
from tests.games.wombat_rescue.late import LATE, played_late
from tests.games.wombat_rescue.played_games import GAMES, VARIANTS, Moment, played

IDS = [f"{seats}-{number}-{seed}" for seats, number, seed in GAMES]
WITH_GAMES = pytest.mark.parametrize("game", GAMES, ids=IDS)
Game = tuple[int, int, int]


@WITH_GAMES
@pytest.mark.rule("WR-I01", "WR-012", "WR-078")
def test_disks_are_never_lost(game: Game) -> None:
    for _, _, _, state in played(*game):
        on_map = sum(DISKS[colour] for colour in state.food if colour >= 0)
        reserve = DISKS[2] if state.reserve >= 0 else 0
        assert state.bag + on_map + sum(state.mouth) + sum(state.tract) + reserve == ALL
        assert min(state.bag, *state.mouth, *state.tract) >= 0
        if state.phase > phases.DEALING:
            assert {space for space in range(state.count) if state.food[space] >= 0} <= set(state.ground.food)


@WITH_GAMES
@pytest.mark.rule("WR-I02", "WR-020", "WR-I08", "WR-018", "WR-019", "WR-I17")
def test_cubes_and_smell_areas_agree(game: Game) -> None:
    marks: list[int] | None = None
    for _, _, _, state in played(*game):
        count, grid = state.count, state.layout.grid
        for seat in range(state.seats):
            cubes = state.cubes[seat]
            assert state.supply[seat] + sum(cubes) == 15
            assert max(cubes) <= 3
            smelled = {
                space
                for place in range(count)
                if cubes[place]
                for space in range(count)
                if grid.between(place, space) <= RADII[cubes[place]]
            }
            assert {space for space in range(count) if state.smell[seat][space]} == smelled
        heaps = [sum(state.cubes[seat][space] for seat in range(state.seats)) for space in range(count)]
        assert heaps == state.heap
        if state.phase > phases.DEALING:
            marks = marks or state.ground.mark
            assert state.ground.mark == marks


@WITH_GAMES
@pytest.mark.rule("WR-I03", "WR-I09", "WR-063", "WR-065")
def test_babies_are_free_or_carried_or_rescued(game: Game) -> None:
    for _, _, before, state in played(*game):
        babies = len(state.layout.babies)
        for seat in range(state.seats):
            assert state.free[seat].bit_count() + (state.pouch[seat] >= 0) + state.rescued[seat] == babies
            assert state.pouch[seat] < 0 or not state.free[seat] >> state.pouch[seat] & 1
            assert state.pouch[seat] < 0 or state.mama[seat] != state.layout.home
            assert before is None or state.rescued[seat] >= before.rescued[seat]
        waiting = [sum(state.free[seat] >> baby & 1 for seat in range(state.seats)) for baby in range(babies)]
        assert waiting == state.waiting


@WITH_GAMES
@pytest.mark.rule("WR-I04", "WR-003", "WR-047", "WR-086")
def test_wander_cards_are_never_lost(game: Game) -> None:
    for _, _, _, state in played(*game):
        cards = [one + other for one, other in zip(state.deck, state.discard, strict=True)]
        for kind in (*state.aside, *state.open):
            cards[kind] += 1
        assert cards == CARD_COPIES
        assert all(CARD_FOOD[kind] for kind in state.aside)
        assert len(state.aside) <= (4 if state.revealed else 2)


@WITH_GAMES
@pytest.mark.rule("WR-I05", "WR-050", "WR-106", "WR-I06", "WR-096b", "WR-I07")
def test_everybody_stands_where_they_may(game: Game) -> None:
    for _, _, before, state in played(*game):
        if state.phase <= phases.DEALING:
            continue
        for space, many in Counter(state.mama).items():
            assert not state.ground.boulders[space]
            assert many == 1 or state.layout.shared[space]
        for number, space in enumerate(state.dingo):
            assert -1 <= space < state.count
            assert space < 0 or (space != state.layout.home and not state.ground.boulders[space])
            if state.seats > 1 and space >= 0:
                _nobody_else_there(before, state, number)
        if state.seats > 1:
            assert 0 <= state.controller < state.seats
        else:
            assert state.controller == -1


def _nobody_else_there(before: WombatState | None, state: WombatState, number: int) -> None:
    """WR-I07: on a dingo's space stand only protected mamas, and those whose protection has just ended there."""
    for seat in range(state.seats):
        if state.mama[seat] == state.dingo[number] and not state.protected >> seat & 1:
            assert before is not None
            stayed = before.mama[seat] == before.dingo[number] == state.dingo[number]
            was_there = any(space == before.mama[seat] for space in before.dingo)
            assert stayed or was_there or before.protected >> seat & 1


@WITH_GAMES
@pytest.mark.rule("WR-I10", "WR-I11", "WR-067", "WR-024", "WR-114")
def test_tiles_are_used_once_and_moves_are_few(game: Game) -> None:
    decisions = 0
    for seat, action, before, state in played(*game):
        assert 0 <= state.moves <= 3
        for owner in range(state.seats):
            given = action_tiles(state.options, owner)
            assert state.unused[owner] & ~given == 0
            assert before is None or state.unused[owner] & ~before.unused[owner] == 0
            if state.protected >> owner & 1:
                assert given & 16
                assert not state.unused[owner] & 16
        if before is None or before.turns != state.turns:
            decisions = 0
        decisions += seat is not None and seat != CHANCE
        assert decisions <= 36
        if before is not None and seat != CHANCE and GAME.actions.text(action).startswith("move "):
            assert before.smell[before.turn][before.mama[before.turn]]  # WR-I08


@WITH_GAMES
@pytest.mark.rule("WR-I12", "WR-075", "WR-077")
def test_sets_keep_their_identity_and_only_move_right(game: Game) -> None:
    for _, _, before, state in played(*game):
        for seat in range(state.seats):
            row = seat * TRACT
            sets = state.tract[row : row + TRACT]
            assert all(value(disks) >= 3 for disks in sets if disks)
            assert not sets[OLDER] or (sets[RIGHT] and not state.unused[seat] & 1)
            if before is None or before.tract[row : row + TRACT] == sets:
                continue
            old = before.tract[row : row + TRACT]
            if state.phase <= phases.DEALING:
                continue
            if before.unused[seat] & 8 and not state.unused[seat] & 8:
                rightmost = next(place for place in (OLDER, RIGHT, MIDDLE, LEFT) if old[place])
                old[rightmost] = 0
                if sets == old:
                    continue  # else it was the last thing she could do, and the digestion followed
            assert sets[MIDDLE] == old[LEFT]
            assert sets[RIGHT] in (old[MIDDLE], old[RIGHT])
            assert not sets[LEFT] or not state.mouth[seat]


@pytest.mark.rule("WR-I13", "WR-102", "WR-103")
def test_games_by_chance_that_are_nearly_won_are_won() -> None:
    """Most end with a winner, at once, and none goes on after that."""
    ends = [list(played_late(*game))[-1].state for game in LATE]
    won = [state for state in ends if max(state.rescued) == len(state.layout.babies)]
    assert len(won) > len(ends) // 2
    for state in won:
        result = state.result()
        assert result is not None
        assert [state.rescued[seat] for seat in result.winners] == [len(state.layout.babies)]
        assert state.turns < state.seats * state.options.max_turns


@pytest.mark.parametrize("game", [*GAMES, *LATE])
@pytest.mark.rule("WR-I13", "WR-102", "WR-103", "WR-D14")
def test_the_game_is_over_exactly_when_it_should_be(game: Game) -> None:
    state: WombatState | None = None
    for _, _, _, state in played_late(*game) if game in LATE else played(*game):
        done = max(state.rescued) == len(state.layout.babies)
        out = state.turns == state.seats * state.options.max_turns
        eaten = state.seats == 1 and any(
            state.free[0] >> baby & 1 and state.dingo[0] == space for baby, space in enumerate(state.layout.babies)
        )
        assert (state.phase == phases.OVER) == (done or out or eaten)
        assert sum(rescued == len(state.layout.babies) for rescued in state.rescued) <= 1
    assert state is not None
    result = state.result()
    assert result is not None
    if max(state.rescued) == len(state.layout.babies):
        assert len(result.winners) == 1


@pytest.mark.rule("WR-I14", "WR-046")
@pytest.mark.parametrize("game", [(1, 0, 0), (2, 1, 0), (3, 3, 0), (5, 4, 0)])
def test_what_is_listed_is_accepted_and_all_else_refused(game: Game) -> None:
    for number, (_, _, _, state) in enumerate(played(*game, turns=4)):
        pending = state.pending()
        if number % 3 or not pending or pending == (CHANCE,):
            continue
        document = state.save()
        for seat in range(state.seats):
            legal = state.legal(seat)
            assert bool(legal) == (seat in pending)
            for action in range(GAME.actions.size):
                assert (state.why_not(seat, action) is None) == (action in legal)
            for action in legal:
                after = state.clone()
                after.apply(seat, action)
                assert after.save() != document
        assert state.save() == document


@pytest.mark.rule("WR-I15", "WR-D12", "WR-009")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_the_same_seed_and_log_give_the_same_position(seats: int) -> None:
    ends = set()
    for _ in range(2):
        match = Match(GAME, GAME.new(seats, {"max_turns": 4}), key=key_from_seed(5))
        dice = Dice(key_from_seed("players"))
        turns = []
        for _ in until_over(match):
            legal = match.legal(match.pending[0])
            match.play(match.pending[0], legal[dice.below(len(legal))])
            turns.append(match.state.turn)  # type: ignore[attr-defined]
        ends.add((digest(match.state), match.record().seal))
        for one, other in pairwise(turns):
            assert (other - one) % seats in (0, 1 % seats)
    assert len(ends) == 1


@WITH_GAMES
@pytest.mark.rule("WR-I16", "WR-096a", "WR-D09")
def test_each_step_of_the_dingo_shortens_his_way_by_one(game: Game) -> None:
    for _, _, before, state in played(*game):
        if before is None or before.phase != phases.STEP or state.phase == phases.OVER:
            continue
        ways = before.ground.ways(lair(before, before.target))
        now = state.dingo[before.mover]
        if now >= 0 and now != state.start_den and state.target == before.target:
            assert ways[now] < ways[before.dingo[before.mover]]


@pytest.mark.rule("WR-I11")
def test_random_games_end_within_the_stated_number_of_decisions() -> None:
    for number, options in enumerate(VARIANTS):
        for seats in (1, 2, 4, 5):
            if seats == 1 and options.get("second_dingo"):
                continue
            chosen: dict[str, Any] = {**options, "max_turns": 10 * EFFORT}
            state = GAME.new(seats, chosen)
            moves = play_randomly(state, Dice(key_from_seed(number, seats)))
            assert moves <= GAME.longest(seats, GAME.check(seats, chosen))


def test_the_die_is_fair() -> None:
    state = next(
        moment.state for moment in played(2, 0, 0) if isinstance(moment, Moment) and moment.state.phase == phases.ROLL
    )
    faces = Counter(DIE)
    assert sorted(state.possible().values()) == sorted(faces.values())
