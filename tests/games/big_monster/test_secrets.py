"""BM-038: what a player knows follows the stack, and what is imagined respects it."""

from collections.abc import Callable
from typing import Any

import pytest

import bestiary
from bestiary.conformance import check
from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.errors import Violation
from bestiary.core.seats import Viewer, includes
from bestiary.games.big_monster import GAME
from bestiary.games.big_monster.phases import KEEPING, PLACING
from bestiary.games.big_monster.state import BigMonsterState
from tests.games.big_monster.played_games import MODES, played
from tests.games.big_monster.positions import keep_all, position, seen, started

WORLDS = 12
imagine = BigMonsterState.imagine


def worlds(state: BigMonsterState, viewer: Viewer) -> list[BigMonsterState]:
    dice = Dice(key_from_seed("worlds"))
    return [state.imagine(viewer, dice) for _ in range(WORLDS)]


@pytest.mark.rule("BM-038")
def test_a_stack_that_i_held_is_the_same_in_every_world() -> None:
    stacks: list[dict[str, Any]] = [{"seen_by": [0, 1]}, {"seen_by": [1, 2]}, {"seen_by": [2]}, {"seen_by": [3]}]
    state = position(seats=4, turn=4, stacks=stacks, held=[0, 1, 2, 3])
    for viewer, known in ((0, {0}), (1, {0, 1}), (2, {1, 2}), (3, {3}), (None, set())):
        imagined = worlds(state, viewer)
        for number in range(4):
            contents = {tuple(world.stacks[number]) for world in imagined}
            if number in known:
                assert contents == {tuple(state.stacks[number])}
            else:
                assert len(contents) > 1


@pytest.mark.rule("BM-038")
def test_memory_follows_the_stack_round_the_table() -> None:
    """Whoever has held a stack in any turn of the round knows it ever after; a new round is new."""
    for moment in played("five race", 0):
        document = moment.document
        if document["phase"] != "keep":
            continue
        for seat in range(5):
            assert seat in document["stacks"][document["held"][seat]]["seen_by"]
        if document["turn"] == 1:
            assert [stack["seen_by"] for stack in document["stacks"]] == [[seat] for seat in range(5)]
    last = next(m for m in played("five race", 0) if (m.document["turn"], m.document["phase"]) == (9, "keep"))
    assert sum(len(stack["seen_by"]) for stack in last.document["stacks"]) > 10


@pytest.mark.rule("BM-038", "BM-028")
def test_what_others_keep_is_drawn_anew_from_what_is_known_of_their_hand() -> None:
    stacks: list[dict[str, Any]] = [{"tiles": ["swamp", "desert", "ice_red"], "seen_by": [0, 1]}]
    match = started(seats=3, turn=8, stacks=stacks)
    match.play(0, "keep kind=desert")
    state = match.state
    assert isinstance(state, BigMonsterState)
    kept = {world.kept[0] for world in worlds(state, 1)}
    assert kept == set(state.stacks[0])
    assert {world.kept[0] for world in worlds(state, 0)} == {state.kept[0]}
    assert len({world.kept[0] for world in worlds(state, 2)}) > 3  # who never saw it imagines any tile


@pytest.mark.rule("BM-D07")
def test_where_others_have_placed_is_drawn_anew() -> None:
    match = started(seats=3, phase="place", placing=["swamp", "desert", "lava_green"])
    match.play(0, "place at=2,0")
    state = match.state
    assert isinstance(state, BigMonsterState)
    assert len({world.fresh[0].origins[-1] for world in worlds(state, 1)}) > 3
    assert len({world.fresh[0].origins[-1] for world in worlds(state, 0)}) == 1


@pytest.mark.rule("BM-018")
def test_refused_explorers_are_dealt_anew() -> None:
    state = position(seats=3, chosen=["explorer-04", "explorer-01", "explorer-06"])
    refused = [{tuple(world.offered[2 * seat : 2 * seat + 2]) for world in worlds(state, 0)} for seat in range(3)]
    assert len(refused[0]) == 1
    assert len(refused[1]) > 2
    for world in worlds(state, 0):
        assert len(set(world.offered)) == 6
        assert all(world.chosen[seat] in world.offered[2 * seat : 2 * seat + 2] for seat in range(3))


@pytest.mark.rule("BM-D03")
def test_rankings_of_others_are_drawn_anew() -> None:
    match = started(seats=4, turn=2, options={"draft": "sealed"}, chosen=[None, "explorer-02"])
    match.play(0, "rank ship=2")
    keep_all(match, [0, 1])
    state = match.state
    assert isinstance(state, BigMonsterState)
    imagined = worlds(state, 3)
    assert len({tuple(world.rankings[0]) for world in imagined}) > 2
    assert all(world.rankings[0][-1] == 0 for world in imagined)  # the own ship is last, but for one explorer
    assert any(world.rankings[1][-1] != 1 for world in imagined)


@pytest.mark.rule("BM-038")
def test_an_imagined_tile_comes_from_what_is_left() -> None:
    """All swamps but one lie open: no world has two of them."""
    zones = [[{"kind": "swamp", "x": 2, "y": 2 * n} for n in range(4)]]
    state = position(seats=4, round=2, turn=2, zones=zones)
    swamp = GAME.actions.parse("keep kind=swamp") - GAME.actions.base("keep")
    for viewer in (*range(4), None):
        for world in worlds(state, viewer):
            assert sum(stack.count(swamp) for stack in world.stacks) + world.deck[swamp] == 1


@pytest.mark.rule("BM-038")
@pytest.mark.parametrize("mode", list(MODES))
def test_every_imagined_position_is_a_position(mode: str) -> None:
    for moment in played(mode, 1)[::9]:
        for viewer in (0, moment.state.seats - 1, None):
            world = moment.state.imagine(viewer, Dice(key_from_seed(mode)))
            assert GAME.load(world.save()).save() == world.save()
            assert seen(world, viewer) == seen(moment.state, viewer)


# Faults put in on purpose: the laws must notice them.

Imagine = Callable[[BigMonsterState, Viewer, Dice], BigMonsterState]


def clone(state: BigMonsterState, viewer: Viewer, dice: Dice) -> BigMonsterState:
    return state.clone()


def forgetting(state: BigMonsterState, viewer: Viewer, dice: Dice) -> BigMonsterState:
    """Who has passed a stack on forgets it."""
    known = state.known[:]
    if state.phase == KEEPING:
        state.known = [1 << state.held.index(number) for number in range(state.seats)]
    world = imagine(state, viewer, dice)
    state.known = known
    world.known = known[:]
    return world


def keeping_what_others_kept(state: BigMonsterState, viewer: Viewer, dice: Dice) -> BigMonsterState:
    world = imagine(state, viewer, dice)
    for seat in range(state.seats):
        if state.kept[seat] in world.hand(seat):
            world.kept[seat] = state.kept[seat]
    return world


def keeping_placements(state: BigMonsterState, viewer: Viewer, dice: Dice) -> BigMonsterState:
    world = imagine(state, viewer, dice)
    if state.phase == PLACING:
        world.fresh = state.fresh[:]
    return world


def keeping_refused_explorers(state: BigMonsterState, viewer: Viewer, dice: Dice) -> BigMonsterState:
    world = imagine(state, viewer, dice)
    if state.offered[-1] >= 0:
        world.offered, world.chosen = state.offered[:], state.chosen[:]
    return world


def keeping_a_stack(state: BigMonsterState, viewer: Viewer, dice: Dice) -> BigMonsterState:
    """Unknown stacks are dealt anew, but the first of them keeps its lowest tile, if that can be."""
    world = imagine(state, viewer, dice)
    for number in range(state.seats):
        if state.stacks[number] and not includes(state.known[number], viewer) and state.phase == KEEPING:
            kind = state.stacks[number][0]
            if world.deck[kind]:
                world.deck[kind] -= 1
                world.deck[world.stacks[number][0]] += 1
                world.stacks[number] = sorted([kind, *world.stacks[number][1:]])
            break
    return world


FAULTS: list[tuple[Imagine, str]] = [
    (clone, "law-3"),
    (forgetting, "law-1"),
    (keeping_what_others_kept, "law-3"),
    (keeping_placements, "law-3"),
    (keeping_refused_explorers, "law-3"),
    (keeping_a_stack, "law-2"),
]


@pytest.mark.skipif(bestiary.compiled(), reason="a compiled module cannot be given a fault")
@pytest.mark.rule("BM-038")
@pytest.mark.parametrize(("fault", "law"), FAULTS, ids=[fault.__name__ for fault, _ in FAULTS])
def test_the_laws_notice_a_fault(fault: Imagine, law: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BigMonsterState, "imagine", fault)
    with pytest.raises(Violation) as violation:
        check(GAME, 3, {"draft": "sealed"}, games=2, seed=1, only={"law-1", "law-2", "law-3"})
    assert violation.value.law == law


@pytest.mark.skipif(bestiary.compiled(), reason="a compiled module cannot be given a fault")
@pytest.mark.rule("BM-I12")
@pytest.mark.parametrize("leak", ["hands", "kept", "placements"])
def test_the_laws_notice_a_leak(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from bestiary.games.big_monster import look as look_module

    if leak == "hands":
        monkeypatch.setattr(look_module, "includes", lambda viewers, viewer: True)
    elif leak == "kept":
        monkeypatch.setattr(
            look_module, "_ranking", lambda state, viewer: tuple(kind for kind in state.kept if kind >= 0)
        )
    else:
        monkeypatch.setattr(BigMonsterState, "zone", lambda state, seat, viewer: state.fresh[seat])
    with pytest.raises(Violation) as violation:
        check(GAME, 3, {}, games=2, seed=1, only={"law-1", "law-3", "law-4", "law-5", "law-6", "law-7"})
    assert violation.value.law.startswith("law-")
