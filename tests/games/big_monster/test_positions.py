"""Position documents: what is filled in, and what no position can have."""

import copy
from random import Random
from typing import Any

import pytest

from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.errors import BadPosition
from bestiary.core.playout import play_randomly
from bestiary.games.big_monster import GAME
from tests.effort import EFFORT
from tests.games.big_monster.played_games import MODES, played
from tests.games.big_monster.positions import column, parts, position, seen, tiles


def impossible(**document: Any) -> BadPosition:
    with pytest.raises(BadPosition) as bad:
        GAME.load({"game": "big_monster", **document})
    return bad.value


@pytest.mark.parametrize("mode", list(MODES))
@pytest.mark.parametrize("seed", [0, 1])
def test_a_saved_position_is_the_same_position(mode: str, seed: int) -> None:
    for moment in played(mode, seed):
        assert GAME.load(moment.document).save() == moment.document
    for moment in played(mode, seed)[:: len(played(mode, seed)) // 4]:
        loaded, original = GAME.load(moment.document), moment.state.clone()
        for state in (loaded, original):
            play_randomly(state, Dice(key_from_seed("again")))
        assert loaded.save() == original.save()


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_an_empty_document_is_the_first_turn(seats: int) -> None:
    state = position(seats=seats)
    view = seen(state)
    assert (view.phase, view.turn) == (("take", 1) if seats == 2 else ("keep", 1))
    assert all(zone.explorer and not zone.tiles for zone in view.zones)
    assert play_randomly(state, Dice(b"")) > 100


def test_hands_are_filled_up_from_the_box() -> None:
    state = position(seats=3, turn=4, stacks=[{"tiles": ["swamp", "desert"]}])
    assert [len(stack) for stack in state.stacks] == [7, 7, 7]
    assert {"swamp", "desert"} <= set(state.save()["stacks"][0]["tiles"])


def test_what_is_named_is_not_used_to_fill_others() -> None:
    state = position(seats=3, turn=1, stacks=[{}, {}, {"tiles": ["swamp"] * 5}])
    assert state.save()["stacks"][2]["tiles"].count("swamp") == 5


def test_who_meets_a_goal_has_its_medal() -> None:
    state = position(seats=3, turn=5, zones=[tiles(*column("desert", 3))], chosen=["explorer-04"])
    assert state.save()["medals"] == {"desert": [0]}


@pytest.mark.parametrize(
    ("where", "document"),
    [
        ("phase", {"phase": "lunch"}),
        ("phase", {"phase": "choose_series"}),
        ("phase", {"seats": 2, "phase": "keep"}),
        ("phase", {"phase": "medals", "options": {"goals": ["big_monster", "ice_tiles", "lava_tiles"]}}),
        ("phase", {"seats": 2, "phase": "first_player", "options": {"first": 1}}),
        ("phase", {"phase": "hand_over", "options": {"draft": "race"}}),
        ("round", {"round": 3}),
        ("turn", {"turn": 10}),
        ("turn", {"turn": 0}),
        ("turn", {"phase": "hand_over", "turn": 9}),
        ("turn", {"seats": 2, "phase": "choose_series", "turn": 1}),
        ("goals", {"goals": ["desert", "rune"]}),
        ("goals", {"goals": ["desert", "rune", "lunch", "ice_tiles", "lava_tiles"]}),
        ("goals", {"phase": "medals", "goals": ["desert"]}),
        ("initiative", {"initiative": [0, 1, 2]}),
        ("initiative", {"initiative": [0, 1, 2, 2]}),
        ("first", {"first": 1}),
        ("first", {"seats": 2, "first": 2}),
        ("explorers", {"explorers": [["explorer-01"], ["explorer-01"]]}),
        ("explorers[0]", {"explorers": [["explorer-01", "explorer-02", "explorer-03"]]}),
        ("explorers", {"explorers": [["explorer-13"]]}),
        ("explorers", {"seats": 2, "explorers": [["explorer-02"]]}),
        ("explorers", {"phase": "explorers", "explorers": [["explorer-01"], ["explorer-02"]]}),
        ("explorers", {"phase": "initiative", "initiative": [], "explorers": [["explorer-01"]]}),
        ("chosen", {"phase": "choose_explorer", "chosen": [f"explorer-0{n}" for n in range(1, 5)]}),
        ("zones", {"zones": [[]] * 5}),
        ("zones[0]", {"turn": 1, "zones": [tiles(("swamp", 2, 0))]}),
        ("zones[0]", {"seats": 2, "turn": 2, "zones": [tiles(("swamp", 2, 0), ("swamp", 2, 1))]}),
        ("zones[0]", {"phase": "choose_explorer", "zones": [tiles(("swamp", 2, 0))]}),
        ("zones[0][0]", {"turn": 3, "zones": [tiles(("swamp", 3, 0))]}),
        ("zones[0][0]", {"turn": 3, "zones": [tiles(("swamp", 99, 0))]}),
        ("zones[0][0]", {"turn": 3, "zones": [tiles(("lunch", 2, 0))]}),
        ("zones[0][0]", {"turn": 3, "zones": [tiles(("grass_lava", 2, 0))]}),
        ("zones[0][1]", {"turn": 3, "zones": [tiles(("swamp", 2, 0), ("swamp", 2, 1))]}),
        ("zones[1][0]", {"turn": 6, "zones": [tiles(*column("swamp", 5)), tiles(("swamp", 2, 0))]}),
        ("discards", {"discards": [{"kind": "swamp"}]}),
        ("discards[0]", {"round": 2, "discards": [{"kind": "swamp", "seen_by": [7]}]}),
        ("discards", {"phase": "pick_discard", "chosen": ["explorer-03"]}),
        ("chosen", {"phase": "pick_discard", "discards": [{"kind": "swamp"}], "chosen": ["explorer-04"] + [
            f"explorer-0{n}" for n in range(5, 8)]}),
        ("stacks[0]", {"stacks": [{"tiles": ["swamp"] * 6}]}),
        ("stacks[0]", {"turn": 9, "stacks": [{"tiles": ["swamp"] * 3}]}),
        ("stacks[0].seen_by", {"stacks": [{"seen_by": [1]}]}),
        ("stacks[1]", {"phase": "deal", "stacks": [{"tiles": ["swamp"]}, {"tiles": ["swamp"]}]}),
        ("stacks", {"seats": 2, "stacks": [{"tiles": ["swamp"]}]}),
        ("held", {"held": [0, 0, 1, 2]}),
        ("kept[0]", {"turn": 9, "stacks": [{"tiles": ["swamp", "desert"]}], "kept": ["ice_red"]}),
        ("kept", {"phase": "place", "kept": ["swamp"]}),
        ("ships", {"ships": [1]}),
        ("ships", {"phase": "place", "ships": [1, 0]}),
        ("ships", {"phase": "place", "ships": [0, 1, 2, 3]}),
        ("ships", {"phase": "hand_over", "ships": [None, 0]}),
        ("ships[0]", {"phase": "hand_over", "ships": [0], "chosen": ["explorer-04"]}),
        ("ships", {"options": {"draft": "race"}, "ships": [1]}),
        ("rankings[0]", {"rankings": [[1, 2, 3, 0]]}),
        ("rankings[0]", {"options": {"draft": "sealed"}, "rankings": [[1, 2, 3, 0]]}),
        ("rankings[0]", {"options": {"draft": "sealed"}, "trays": [[1, 1]]}),
        ("rankings[0]", {"options": {"draft": "sealed"}, "trays": [[0]], "chosen": ["explorer-04"]}),
        ("placing[0]", {"placing": ["swamp"]}),
        ("placing[1]", {"seats": 2, "phase": "discard", "placing": [None, "swamp"]}),
        ("fresh", {"fresh": [{"x": 2, "y": 0}]}),
        ("fresh", {"phase": "place", "fresh": [{"x": 0, "y": -2}] * 4, "placing": ["swamp"] * 4}),
        ("fresh[0]", {"phase": "place", "fresh": [{"x": 5, "y": 0}], "placing": ["swamp"]}),
        ("deck", {"deck": {"swamp": 5}}),
        ("series", {"series": [["swamp"]]}),
        ("series[0]", {"seats": 2, "series": [["swamp"] * 5]}),
        ("series", {"seats": 2, "phase": "reveal", "turn": 1, "series": [[], ["swamp"]]}),
        ("picked", {"seats": 2, "turn": 1, "picked": 2}),
        ("picked", {"seats": 2, "turn": 2, "phase": "choose_series", "picked": 1}),
        ("medals.desert", {"medals": {"desert": [0]}}),
        ("medals", {"medals": {"lunch": [0]}}),
        ("medals.desert", {"turn": 5, "zones": [tiles(*column("desert", 3))], "medals": {}}),
        ("team_medals", {"team_medals": {"desert": [0]}}),
        ("penalty", {"penalty": [0]}),
        ("penalty", {"phase": "over", "penalty": [0]}),
    ],
)  # fmt: skip
def test_what_no_position_can_have(where: str, document: dict[str, Any]) -> None:
    document = {"seats": 4, **document}
    assert impossible(**document).where == where


def test_a_tile_has_no_other_fields() -> None:
    laid = {"kind": "swamp", "x": 2, "y": 0}
    assert position(seats=3, turn=3, zones=[[laid]]).zones[0]
    assert "unknown field" in str(impossible(seats=3, turn=3, zones=[[{**laid, "colour": "green"}]]))


@pytest.mark.rule("BM-107")
@pytest.mark.parametrize(("turn", "first"), [(1, 1), (2, 0), (3, 1), (4, 0), (6, 0), (9, 1)])
def test_who_is_first_of_two_follows_from_who_was_first(turn: int, first: int) -> None:
    assert position(seats=2, turn=turn, options={"first": 1}).first == first


def test_both_partners_have_a_team_medal() -> None:
    zones = [tiles(*column("desert", 6))]
    document = {"seats": 4, "turn": 8, "options": {"teams": True}, "zones": zones, "medals": {"desert": [0]}}
    assert impossible(**document, team_medals={"desert": [0]}).where == "team_medals.desert"
    assert parts(position(**document, team_medals={"desert": [0, 2]}), 2)["Medals"] == 10


VALUES: list[Any] = [
    None, True, -1, 0, 1, 3, 99, "", "swamp", "explorer-03", "place", "over", [], [0], [[]], [None] * 9, ["swamp"] * 3,
    [["swamp"]], {}, {"desert": [0]}, {"swamp": 1}, [{}], [{"tiles": ["swamp"]}], [{"x": 2, "y": 0}], 1.5, [0, 1, 2, 3],
    [1, 2, 0], [["explorer-01", "explorer-02"]], [[1, 2]], [{"kind": "swamp", "x": 2, "y": 0}],
]  # fmt: skip


@pytest.mark.parametrize("mode", list(MODES))
def test_a_damaged_document_is_refused_or_can_be_played(mode: str) -> None:
    """Whatever a stranger puts into a field: a clear refusal, or a position that saves as itself and can end."""
    random = Random(mode)
    accepted = 0
    for moment in random.sample(played(mode, 0), 12 * EFFORT):
        for field in moment.document:
            document = copy.deepcopy(moment.document)
            value = random.choice(VALUES)
            entry = document[field]
            if isinstance(entry, list) and entry and random.random() < 0.6:
                entry[random.randrange(len(entry))] = value
            else:
                document[field] = value
            try:
                state = GAME.load(document)
            except BadPosition:
                continue
            accepted += 1
            assert GAME.load(state.save()).save() == state.save()
            play_randomly(state, Dice(key_from_seed(field)))
            assert state.result() is not None
    assert accepted
