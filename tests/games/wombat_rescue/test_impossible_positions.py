"""Documents that no position can have are refused, and the place is named."""

from typing import Any

import pytest

from bestiary.core.errors import BadPosition
from bestiary.games.wombat_rescue import GAME
from tests.games.wombat_rescue.positions import position

MANY = {f"{q},5": 3 for q in range(6)}


@pytest.mark.parametrize(
    ("document", "where", "said"),
    [
        ({"phase": "lunch"}, "phase", "there is no phase"),
        ({"phase": "movement", "then": "digestion"}, "then", "one of: acting"),
        ({"phase": "start_player", "options": {"first": 1}}, "phase", "who starts is known"),
        ({"phase": "start_player", "seats": 1}, "phase", "who starts is known"),
        ({"phase": "start_player", "wombats": [{"mouth": {"green": 1}}]}, "bag", "all disks are in it"),
        ({"seats": 9}, "seats", "1 to 5"),
        ({"options": {"max_turn": 4}}, "options", "max_turns"),
        ({"turn": 5}, "turn", "a seat from 0 to 1"),
        ({"turn": 2}, "turn", "a seat from 0 to 1"),
        ({"turn": 1, "turns": 4}, "turns", "not seat 1's turn"),
        ({"turns": 200}, "turns", "at most 200"),
        ({"start": 0, "options": {"first": 1}}, "start", "another start player"),
        ({"phase": "dingo_setup", "turns": 2}, "turns", "during the set-up"),
        ({"tiles": {"0-0": "B2"}}, "tiles.0-0", "tile B1 lies there"),
        ({"tiles": {"9-9": "R01"}}, "tiles", "no slot"),
        ({"tiles": {"0-2": "R99"}}, "tiles.0-2", "no tile"),
        ({"tiles": {"0-2": "R01", "1-0": "R01"}}, "tiles.1-0", "twice"),
        ({"tiles": {"0-2": "R01"}}, "tiles", "no tile lies in"),
        ({"phase": "deal", "tiles": None, "options": {"own_layout": ""}, "food": {"0,4": "green"}}, "food", "no food"),
        ({"food": {"2,8": "green"}}, "food", "no food space"),
        ({"food": {"99,99": "green"}}, "food", "no space"),
        ({"food": {"1,9": "pink"}}, "food.1,9", "no disk"),
        ({"cubes": [{}, {}, {}]}, "cubes", "3 lists"),
        ({"cubes": [{"2,8": 4}]}, "cubes[0].2,8", "1 to 3 cubes"),
        ({"cubes": [MANY]}, "cubes[0]", "15 cubes"),
        ({"wombats": [{}, {}, {}]}, "wombats", "3 of them"),
        ({"wombats": [{"mama": "4,4"}, {"mama": "4,4"}]}, "wombats[1].mama", "stands there"),
        ({"wombats": [{"pouch": 1}]}, "wombats[0].pouch", "rescued"),
        ({"wombats": [{"mama": "4,4", "pouch": 9}]}, "wombats[0]", "babies from 1 to 4"),
        ({"wombats": [{"mama": "4,4", "pouch": 1, "home": [1]}]}, "wombats[0]", "each once"),
        ({"wombats": [{"home": [1, 2, 3, 4]}]}, "wombats[0].home", "the game is over"),
        ({"wombats": [{"mouth": {"black": 11}}]}, "wombats[0].mouth", "the box has 10"),
        ({"wombats": [{"left": {"green": 2}}]}, "wombats[0].left", "worth 3"),
        ({"wombats": [{"right": [{"black": 1}, {"black": 1}]}]}, "wombats[0].right", "Hold It In"),
        ({"wombats": [{"right": [{}]}]}, "wombats[0].right", "not empty"),
        ({"wombats": [{"unused": ["nap"]}]}, "wombats[0].unused", "no action tile"),
        ({"wombats": [{"unused": ["dingo_protection"]}]}, "wombats[0].unused", "no action tile"),
        ({"wombats": [{"protected": True}]}, "wombats[0].protected", "not in use"),
        ({"reserve": 1}, "reserve", "fifth player"),
        ({"bag": {"green": 3}}, "bag", "nowhere else"),
        ({"aside": ["grass_sand"]}, "aside", "food symbol"),
        ({"aside": ["grass_bush_food", "grass_creek_food", "bush_creek_food"]}, "aside", "refilled"),
        ({"deck": {}, "discard": {}}, "deck", "nowhere"),
        ({"deck": {"grass_sand": 4}}, "deck", "the box has 3"),
        ({"open": ["grass_sand"]}, "open", "cannot be"),
        ({"moves": 4}, "moves", "0 to 3"),
        ({"holding": True}, "holding", "nobody has used"),
        ({"owed": 1}, "owed", "cannot be due"),
        ({"phase": "wander_to", "moves": 1, "revealed": True}, "open", "cannot be"),
        ({"phase": "card"}, "phase", "only a lost mama"),
        ({"phase": "card", "moves": 1, "revealed": True}, "phase", "only a lost mama"),
        ({"gaps": ["1,9"]}, "gaps", "still to be filled"),
        ({"phase": "fill", "food": {}, "gaps": ["3,0", "3,0"]}, "gaps", "still to be filled"),
        ({"phase": "fill", "food": {}, "gaps": ["3,0", "2,8"]}, "gaps", "still to be filled"),
        ({"phase": "choose_space"}, "phase", "nothing to decide"),
        ({"controller": 7}, "controller", "a seat"),
        ({"seats": 1, "controller": 0}, "controller", "nobody controls"),
        ({"dingoes": []}, "dingoes", "there are 1 of them"),
        ({"dingoes": ["2,8"]}, "dingoes[0]", "never enters the home space"),
        ({"seats": 1, "dingoes": [None]}, "dingoes", "always on the map"),
        ({"seats": 1, "dingoes": ["1,0"]}, "dingoes[0]", "the game is lost"),
        ({"phase": "fill", "then": "preparing", "dingoes": ["4,4"]}, "dingoes", "not been placed"),
        ({"phase": "roll", "turn": 0}, "turn", "only who controls"),
        ({"phase": "roll", "turn": 1}, "phase", "nothing to decide"),
        ({"phase": "dingo_pick", "turn": 1}, "phase", "nothing to decide"),
        ({"phase": "dingo_step", "turn": 1}, "target", "is known"),
        ({"phase": "dingo_step", "turn": 1, "target": 0}, "target", "does not chase"),
        ({"phase": "dingo_target", "turn": 1, "wombats": [{"mama": "4,4"}]}, "phase", "nothing to decide"),
        ({"phase": "dingo_target", "turn": 1, "steps": 9}, "steps", "cannot be left"),
        ({"phase": "dingo_target", "turn": 1, "die": 9}, "die", "it shows"),
        ({"phase": "dingo_target", "turn": 1, "mover": 2}, "mover", "1 or 2"),
        ({"steps": 1}, "steps", "cannot be left"),
        ({"rolls": 1}, "rolls", "cannot be left"),
        ({"caught": [0]}, "caught", "just been caught"),
        ({"heirs": [0]}, "heirs", "two or more"),
        ({"phase": "give_dingo"}, "heirs", "two or more"),
        ({"phase": "give_dingo", "seats": 1}, "phase", "nobody controls"),
        ({"phase": "dingo_den", "turn": 1}, "phase", "nothing to decide"),
        ({"placing": [3]}, "placing", "by number"),
        ({"todo": [1], "dingoes": [None]}, "todo", "not rolled for"),
        ({"phase": "cube_source"}, "phase", "nothing to decide"),
        ({"phase": "over"}, "phase", "not over"),
        ({"phase": "over", "wombats": [{"home": [1, 2, 3, 4]}, {"home": [1, 2, 3, 4]}]}, "phase", "not over"),
        ({"wombats": 3}, "", "Expected"),
        ({"nonsense": 1}, "", "unknown field"),
        ({"moves": 10**30}, "", "Expected"),
    ],
)
def test_it_is_refused_and_the_place_is_named(document: dict[str, Any], where: str, said: str) -> None:
    with pytest.raises(BadPosition, match=said) as caught:
        position(**document)
    assert caught.value.where == where


@pytest.mark.rule("WR-069")
def test_what_was_held_is_not_held_again() -> None:
    """Of two sets on the right one was held by the only Hold It In there is; holding them both would lose one."""
    sets = [{"black": 1}, {"green": 3}]
    wombat = {"right": sets, "middle": {"orange": 2}, "unused": []}
    with pytest.raises(BadPosition, match="holding: of two sets"):
        position(wombats=[wombat], holding=True)
    assert position(wombats=[{**wombat, "right": sets[:1]}], holding=True).holding
    assert position(wombats=[wombat]).save()["wombats"][0]["right"] == sets


@pytest.mark.parametrize("wombat", [{"home": [0]}, {"pouch": 0}, {"home": [5]}])
def test_babies_are_counted_from_one(wombat: dict[str, Any]) -> None:
    with pytest.raises(BadPosition, match="babies from 1 to 4"):
        position(wombats=[{"mama": "4,4", **wombat}])


@pytest.mark.rule("WR-062")
def test_no_mama_stands_on_a_free_baby_of_hers() -> None:
    state = position(seats=2)
    spot = state.name(state.layout.babies[1])
    with pytest.raises(BadPosition, match="WR-062"):
        position(seats=2, wombats=[{"mama": spot}])
    for allowed in ({"pouch": 2}, {"pouch": 1}, {"home": [2]}):
        assert position(seats=2, wombats=[{"mama": spot, **allowed}]).name(state.layout.babies[1]) == spot


def test_boulders_hold_nobody() -> None:
    state = position(options={"boulders": True})
    stone = state.name(state.ground.boulders.index(1))
    with pytest.raises(BadPosition, match="a boulder lies at"):
        position(options={"boulders": True}, wombats=[{"mama": stone}])


def test_a_position_of_another_game_is_refused() -> None:
    with pytest.raises(BadPosition, match="not of 'wombat_rescue'"):
        GAME.load({"game": "monster_cafe"})
