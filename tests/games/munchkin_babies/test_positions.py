"""Positions as documents: partial ones, whole ones, and impossible ones."""

import json
from typing import Any

import pytest

from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.errors import BadPosition
from bestiary.core.seats import CHANCE
from bestiary.games.munchkin_babies import GAME
from bestiary.games.munchkin_babies.moments.frames import stack_in_names
from bestiary.games.munchkin_babies.phases import NAMES
from bestiary.games.munchkin_babies.state import BabiesState
from tests.ending import Bound
from tests.games.munchkin_babies.positions import baby, fight, position


def test_an_empty_document_is_the_first_turn() -> None:
    state = GAME.load({})
    assert (state.seats, state.pending()) == (4, (0,))


@pytest.mark.rule("MB-I23")
def test_every_position_of_a_game_can_be_saved_and_loaded() -> None:
    dice = Dice(key_from_seed(11))
    state = GAME.new(4, {"max_turns": 12, "free_actions": 2})
    met: set[str] = set()
    bound = Bound(GAME, state)
    while state.pending():
        assert isinstance(state, BabiesState)
        document = json.loads(json.dumps(state.save()))
        again = GAME.load(document)
        assert again.save() == document
        assert again.pending() == state.pending()
        met.update(frame["what"] for frame in stack_in_names(state.stack))
        seat = state.pending()[0]
        legal = state.legal(seat) if seat != CHANCE else []
        action = legal[dice.below(len(legal))] if legal else state.outcome(dice.below(state.odds()))
        bound.count(seat, action)
        state.apply(seat, action)
    assert {"combat_open", "final_call", "flee_next", "roll_window", "charity"} <= met
    assert len(set(NAMES)) == len(NAMES)


BAD: list[tuple[dict[str, Any], str]] = [
    ({"turn": 9}, "turn"),
    ({"babies": [baby()] * 5}, "babies"),
    ({"babies": [baby(11)]}, "level"),
    ({"babies": [baby(hand=["no_such_card"])]}, "no card"),
    ({"babies": [baby(hand=["rug_rat", "rug_rat"])]}, "box has 1"),
    ({"babies": [baby(hand=["boo_boo"], known=[])]}, "known"),
    ({"babies": [baby(hand=["boo_boo"], known=["some"])]}, "known"),
    ({"babies": [baby(classes=["elfling"])]}, "belong"),
    ({"babies": [baby(classes=["wiz_kid", "wiz_kid"])]}, "different"),
    ({"babies": [baby(super_munchkin=True)]}, "Class"),
    ({"babies": [baby(items=["boo_boo"])]}, "not an Item"),
    ({"babies": [baby(porter="saucepan_helm", items=["saucepan_helm"])]}, "Hireling"),
    ({"babies": [baby(worn=["saucepan_helm"])]}, "worn"),
    ({"babies": [baby(lasting=[{"effects": "nothing"}])]}, "effects"),
    ({"babies": [baby(fresh=3)]}, "fresh"),
    ({"fight": fight("boo_boo")}, "belong"),
    ({"fight": fight("rug_rat", helper=0)}, "helper"),
    ({"fight": fight("rug_rat", fighter=7)}, "seats"),
    ({"fight": fight("rug_rat", offer={"pick": "never"})}, "order"),
    ({"deck": {"rug_rat": 1}}, "nowhere"),
    ({"deck": {"rug_rat": -1}}, "less"),
    ({"discards": {"door": ["saucepan_helm"]}}, "own deck"),
    ({"discards": {"attic": []}}, "pile"),
    ({"stack": []}, "stack"),
    ({"stack": [{"what": "sleeping"}]}, "there is no"),
    ({"stack": [{"what": "arrange", "who": 1}]}, "has no"),
    ({"stack": [{"what": "combat_open"}]}, "no fight"),
    ({"stack": [{"what": "received", "seat": 9}]}, "seat"),
    ({"stack": [{"what": "run", "effects": "x"}]}, "effects"),
    ({"stack": [{"what": "drawing", "deck": "attic"}]}, "door or treasure"),
    ({"stack": [{"what": "flee_next", "runner": 0}]}, "no fight"),
    ({"trays": [["kick"]]}, "no step"),
    ({"trays": [["nonsense"]]}, "no step"),
    ({"free": [1]}, "each seat"),
    ({"passed": [8]}, "seats"),
]


@pytest.mark.parametrize(("document", "words"), BAD)
def test_impossible_positions_are_refused(document: dict[str, Any], words: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.load({"seats": 4, **document})
    assert words in str(refused.value)


@pytest.mark.rule("MB-008", "MB-D14")
def test_views_show_the_top_and_the_sizes() -> None:
    state = position(baby(hand=["boo_boo", "saucepan_helm"]), discards={"door": ["windy_day", "undead"]})
    view = state.view(1)
    assert view.door.top is not None
    assert (view.door.top.id, view.door.discards, view.door.deck) == ("undead", 2, 95 - 3)
    assert (view.babies[0].doors, view.babies[0].treasures, view.treasure.deck) == (1, 1, 72)
