"""Running away from several monsters, and what is left of those that are gone (MB-144, MB-145)."""

import pytest

from tests.games.munchkin_babies.positions import (
    all_pass,
    baby,
    do,
    fight,
    game,
    hand,
    items,
    level,
    phase,
    refused,
    resolve,
    seen,
    the_fight,
    told,
)


@pytest.mark.rule("MB-145", "MB-D38")
@pytest.mark.parametrize("way", ["killed", "charmed"])
def test_who_is_saved_by_the_genie_gets_no_treasure_of_an_earlier_monster(way: str) -> None:
    cards = ["boo_boo", "undead", "overtired"] if way == "charmed" else ["diaper_bomb"]
    runner = baby(3, hand=cards, classes=["wiz_kid"], items=["genie_in_a_bottle"])
    match = game(runner, fight=fight("diaper_hound", "captain_croup"), script=["roll face=1"])
    do(match, 0, "charm monster=diaper_hound" if way == "charmed" else "use card=diaper_bomb")
    assert the_fight(match).treasures == 3 + 3
    do(match, 0, "resolve")
    do(match, 1, "pass")
    do(match, 2, "pass")
    do(match, 0, "remove card=genie_in_a_bottle monster=captain_croup")
    all_pass(match)
    assert (phase(match), level(match), len(hand(match))) == ("post_combat", 3, 3)


@pytest.mark.rule("MB-144", "MB-180")
def test_fighter_and_helper_both_run_from_every_monster() -> None:
    match = game(baby(2), baby(2), fight=fight("rug_rat", "captain_croup", helper=1), script=["roll face=6"] * 4)
    resolve(match)
    do(match, 0, "first who=partner")
    do(match, 1, "first who=me")
    for runner in (1, 0):
        assert match.pending == (runner,)
        do(match, runner, "flee_from monster=captain_croup")
        all_pass(match)
    ran = [(event.seat, event.data["monster"]) for event in told(match, "flees_from")]
    assert ran == [(1, "captain_croup"), (1, "rug_rat"), (0, "captain_croup"), (0, "rug_rat")]


@pytest.mark.rule("MB-144", "MB-141")
@pytest.mark.parametrize("foes", [("rug_rat", "captain_croup"), ("captain_croup", "rug_rat")])
def test_no_monster_is_beaten_by_itself(foes: tuple[str, str]) -> None:
    match = resolve(game(baby(5), fight=fight(*foes)))
    assert (phase(match), level(match)) == ("flee_next", 5)
    for way_out in ("resolve", "pass", "keep", "done"):
        assert refused(match, 0, way_out).rule == "MB-144"


@pytest.mark.rule("MB-144", "MB-D36")
def test_who_runs_does_so_from_each_twin() -> None:
    match = game(baby(1), fight=fight({"monster": "captain_croup", "count": 2}), script=["roll face=6"] * 2)
    resolve(match)
    all_pass(match)
    assert [event.data["monster"] for event in told(match, "flees_from")] == ["captain_croup"] * 2
    assert (phase(match), level(match)) == ("post_combat", 1)


@pytest.mark.rule("MB-181", "MB-D43")
def test_a_helper_in_the_first_seat_is_asked_too_who_runs_first() -> None:
    match = game(baby(2), baby(2), fight=fight("captain_croup", fighter=1, helper=0), turn=1)
    resolve(match, 1)
    assert (phase(match), set(match.pending)) == ("flee_first", {0, 1})
    asked = seen(match, 0).fight
    assert asked is not None
    assert asked.answer is None


@pytest.mark.rule("MB-D28", "MB-145")
def test_who_is_carried_out_of_a_fight_owes_the_helper_nothing() -> None:
    fighter = baby(5, items=["saucepan_helm"], hand=["instant_blanket_fort", "gual_eat_a_bug"])
    deal = {"items": ["saucepan_helm"], "plays": ["gual_eat_a_bug"]}
    match = game(fighter, baby(6), fight=fight("captain_croup", helper=1, deal=deal))
    do(match, 0, "escort who=side")
    all_pass(match)
    assert (phase(match), items(match, 0), items(match, 1), level(match, 1)) == (
        "post_combat",
        ["saucepan_helm"],
        [],
        6,
    )
