"""Windows: the countdown, hold, standing orders, and seats that are not asked, which nobody can tell."""

from __future__ import annotations

import itertools
import random
from contextlib import suppress
from typing import Any

from tests.server.conftest import MakeGuest, MakeServer
from tests.server.guest import Guest
from tests.server.playing import eventually, play_out
from tests.server.serving import Server


class Hand:
    """Three people at a table of Burrow, and the window that one of them has opened."""

    def __init__(self, running: Any, guest: MakeGuest, **wish: Any) -> None:
        self.people = [guest(running) for _ in range(3)]
        self.table = self.people[0].new_table("me", "open", "open", game="burrow", **wish)
        for seat in (1, 2):
            self.people[seat].sit(self.table, seat)
        for person in self.people:
            person.join(self.table)
        self.turn = 0

    def position(self, seat: int) -> dict[str, Any]:
        self.people[seat].ping()
        return self.people[seat].positions[seat]

    def window(self, seat: int) -> dict[str, Any]:
        window: dict[str, Any] = self.position(seat)["window"]
        return window

    def choose(self, seat: int, start: str) -> None:
        choice = next(c for c in self.position(seat)["choices"] if c["text"].startswith(start))
        assert self.people[seat].move(seat, choice["action"])["type"] == "accepted"

    def open(self) -> None:
        """Whoever is in turn shows a card."""
        self.turn = self.position(0)["view"]["waiting"][0]
        self.choose(self.turn, "lay")
        self.choose(self.turn, "show")

    @property
    def others(self) -> list[int]:
        return [seat for seat in range(3) if seat != self.turn]

    def close(self) -> None:
        for person in self.people:
            person.leave()


def with_prompts(running: Any, guest: MakeGuest, *prompts: bool, **wish: Any) -> Hand:
    """A window in which the two others have, or have not, something to say."""
    while True:
        hand = Hand(running, guest, **wish)
        hand.open()
        if [hand.window(seat)["prompt"] for seat in hand.others] == list(prompts):
            return hand
        hand.close()


def heard_until_closed(hand: Hand, seat: int) -> list[str]:
    """What a seat hears from now on until the window has closed, without the numbers."""
    kinds = list[str]()
    person = hand.people[seat]
    while True:
        message = person.hear()
        if message["type"] == "position":
            kinds.append(" ".join(line["what"] for line in message["position"]["log"]))
            if message["position"]["window"] is None:
                return kinds
        else:
            kinds.append(message["type"])


def hears_nothing(hand: Hand, seat: int) -> bool:
    """Whether a seat has not been told anything since it listened last."""
    return hand.people[seat].hears_nothing()


def test_a_window_closes_by_itself_and_everybody_sees_when(still_server: Server, guest: MakeGuest) -> None:
    hand = Hand(still_server, guest)
    hand.open()
    for seat in range(3):
        window = hand.window(seat)
        assert (window["asked"], window["held_by"], window["kind"]) == (hand.others, [], "shown")
        assert window["closes_in"] == 5
    assert not hand.window(hand.turn)["prompt"]
    still_server.turn(4.75)
    assert hears_nothing(hand, hand.turn)
    still_server.turn(0.25)
    assert heard_until_closed(hand, hand.turn)[-1].startswith("scored")


def test_when_a_window_ends_tells_nothing(still_server: Server, guest: MakeGuest) -> None:
    """The law: whether a seat holds something, and whether and when who is asked passes by hand, the window ends at the
    same time, and until then nobody else hears anything."""
    ends: dict[bool, list[float]] = {True: [], False: []}
    chance = random.Random(4)
    for number in itertools.count():
        if number >= 12 and min(len(ends[True]), len(ends[False])) > 4:
            break
        hand = Hand(still_server, guest)
        hand.open()
        holds = [hand.window(seat)["prompt"] for seat in hand.others]
        passing = {
            seat: chance.choice([0.5, 1.5, 3.5, 4.5]) for seat, asked in zip(hand.others, holds, strict=True) if asked
        }
        if number % 4 == 0:
            passing = {}  # who is asked may as well say nothing
        now = 0.0
        while hand.window(hand.turn) is not None:
            assert all(hears_nothing(hand, seat) for seat in range(3) if passing.get(seat) != now)
            still_server.turn(0.5)
            now += 0.5
            for seat in (seat for seat, at in passing.items() if at == now):
                hand.choose(seat, "pass")
                assert (hand.window(seat)["prompt"], hand.position(seat)["choices"]) == (False, [])
        for prompt in holds:
            ends[prompt].append(now)
        hand.close()
    assert set(ends[True]) == set(ends[False]) == {5.0}


def test_who_has_passed_may_think_again_until_the_end(still_server: Server, guest: MakeGuest) -> None:
    """Given a pass by hand, when the seat takes it back, then it is asked again, and no earlier move is touched."""
    hand = with_prompts(still_server, guest, True, True)
    seat = hand.others[0]
    before = hand.position(seat)["moment"]
    hand.choose(seat, "pass")
    again = hand.people[seat].ask_live("ask_undo", seat=seat)
    assert again["type"] == "accepted"
    position = hand.position(seat)
    assert (position["moment"], position["window"]["prompt"]) == (before, True)
    assert hand.people[seat].table["undo"] is None
    hand.choose(seat, "snap")


def test_on_one_device_nobody_waits_for_the_time(still_server: Server, guest: MakeGuest) -> None:
    """Those who share it see what the others do."""
    player = guest(still_server)
    player.join(player.new_table("me", "me", "me", game="burrow"))
    play_out([player], random.Random(2))


def test_nobody_can_tell_who_has_nothing_to_say(still_server: Server, guest: MakeGuest) -> None:
    """Given a seat that could answer and one that could not, both silent, then all others hear the same at the same
    time: nothing until the time is up."""
    for prompts in ((True, True), (False, True), (True, False), (False, False)):
        hand = with_prompts(still_server, guest, *prompts)
        assert hand.window(hand.turn)["closes_in"] == 5
        still_server.turn(4.75)
        assert all(hears_nothing(hand, seat) for seat in range(3))
        still_server.turn(0.25)
        kinds = heard_until_closed(hand, hand.turn)
        assert [kind.split()[0] for kind in kinds] == ["scored"]
        first, second = [heard_until_closed(hand, seat) for seat in hand.others]
        assert [kind.split()[0] for kind in first] == ["passed", "scored"]
        assert [kind.split()[:2] for kind in second] == [["passed", "scored"]]  # by the last pass it is closed
        hand.close()


def test_a_pass_is_not_heard_by_others(still_server: Server, guest: MakeGuest) -> None:
    hand = Hand(still_server, guest)
    hand.open()
    first, second = hand.others
    for seat in (hand.turn, second):
        hand.people[seat].ping()
    hand.choose(first, "pass")
    for seat in (hand.turn, second):
        assert hears_nothing(hand, seat)
        assert hand.window(seat)["asked"] == hand.others
    assert not hand.window(first)["prompt"]


def test_who_wants_to_think_holds_the_window(still_server: Server, guest: MakeGuest) -> None:
    hand = Hand(still_server, guest)
    hand.open()
    holder = hand.others[0]
    assert hand.people[holder].ask_live("hold", seat=holder, hold=True)["type"] == "accepted"
    for seat in range(3):
        window = changed(hand, seat)
        assert (window["held_by"], window["closes_in"]) == ([holder], None)
    still_server.turn(10)
    assert hand.position(holder)["view"]["phase"] == "window"
    assert hand.people[holder].ask_live("hold", seat=holder, hold=False)["type"] == "accepted"
    assert hand.people[hand.turn].until("window")["window"]["closes_in"] == 2
    still_server.turn(1.75)
    assert hears_nothing(hand, hand.turn)
    still_server.turn(0.25)
    assert heard_until_closed(hand, hand.turn)[-1].startswith("scored")


def changed(hand: Hand, seat: int) -> dict[str, Any]:
    """The window of the last message about it."""
    person = hand.people[seat]
    if seat not in person.windows:
        person.until("window")
    return person.windows[seat]


def test_nobody_freezes_a_table(still_server: Server, guest: MakeGuest) -> None:
    hand = Hand(still_server, guest)
    hand.open()
    holder = hand.others[0]
    hand.people[holder].ask_live("hold", seat=holder, hold=True)
    changed(hand, hand.turn)
    still_server.turn(59.75)
    assert hears_nothing(hand, hand.turn)
    still_server.turn(0.25)  # that was all of it
    assert hand.window(hand.turn)["closes_in"] == 2
    still_server.turn(2)
    assert heard_until_closed(hand, hand.turn)[-1].startswith("scored")


def test_a_hold_that_is_used_up_is_used_up_for_the_turn(still_server: Server, guest: MakeGuest) -> None:
    hand = Hand(still_server, guest)
    hand.open()
    holder = hand.others[0]
    assert hand.window(holder)["hold_left"] == 60
    assert hand.people[holder].ask_live("hold", seat=holder, hold=True)["type"] == "accepted"
    still_server.turn(60.5)
    answer = hand.people[holder].ask_live("hold", seat=holder, hold=True)
    assert (answer["refusal"]["code"], answer["refusal"]["rule"]) == ("NO_HOLD", "S-16")


def test_only_who_is_asked_holds(still_server: Server, guest: MakeGuest) -> None:
    hand = Hand(still_server, guest)
    someone = hand.people[0]
    assert someone.ask_live("hold", seat=0, hold=True)["refusal"]["code"] == "NO_WINDOW"
    hand.open()
    asker = hand.people[hand.turn]
    assert asker.ask_live("hold", seat=hand.turn, hold=True)["refusal"]["code"] == "NO_WINDOW"
    other = hand.others[0]
    assert asker.ask_live("hold", seat=other, hold=True)["refusal"]["code"] == "NOT_YOUR_SEAT"
    hand.choose(other, "pass")
    assert hand.people[other].ask_live("hold", seat=other, hold=True)["refusal"]["code"] == "NO_WINDOW"


def test_a_standing_order_passes_at_once_and_is_nobody_elses_business(still_server: Server, guest: MakeGuest) -> None:
    """In Burrow only who has shown has something at stake, and two cards are a contest."""
    hand = Hand(still_server, guest)
    for seat in range(3):
        answer = hand.people[seat].ask_live("order", seat=seat, stop="stakes")
        assert answer["type"] == "accepted"
    for seat in range(3):
        person = hand.people[seat]
        person.ping()
        heard = [line for line in person.received if '"type":"window"' in line]
        assert len(heard) == 1
        assert '"stop":"stakes"' in heard[0]
        assert person.orders[seat] == {"stop": "stakes", "this_turn": False, "this_contest": False}
    hand.open()
    heard_until_closed(hand, hand.turn)
    assert hand.position(hand.turn)["orders"] == {"stop": "stakes", "this_turn": False, "this_contest": False}


def test_contests_are_more_than_everything(still_server: Server, guest: MakeGuest) -> None:
    hand = Hand(still_server, guest)
    for seat in range(3):
        hand.people[seat].ask_live("order", seat=seat, stop="contests")
    hand.open()  # one card is no contest
    heard_until_closed(hand, hand.turn)


def test_an_order_for_this_turn_ends_with_it(still_server: Server, guest: MakeGuest) -> None:
    hand = Hand(still_server, guest)
    for seat in range(3):
        hand.people[seat].ask_live("order", seat=seat, stop="always", this_turn=True)
    hand.open()
    heard_until_closed(hand, hand.turn)
    assert [hand.position(seat)["orders"]["this_turn"] for seat in range(3)] == [False] * 3
    hand.open()
    assert hand.window(hand.turn)["closes_in"] == 5


def test_an_order_given_in_a_window_ends_it_no_sooner(still_server: Server, guest: MakeGuest) -> None:
    """Who gives one then is not asked any more; that it was given now would tell that there was something to say."""
    hand = Hand(still_server, guest)
    hand.open()
    for seat in hand.others:
        hand.people[seat].ask_live("order", seat=seat, stop="always", this_turn=True)
        assert not hand.window(seat)["prompt"]
    still_server.turn(4.75)
    assert hears_nothing(hand, hand.turn)
    still_server.turn(0.25)
    heard_until_closed(hand, hand.turn)


def test_a_game_without_windows_takes_no_orders(guest: MakeGuest) -> None:
    player = guest()
    table = player.new_table("me", "bot:random")
    player.join(table)
    answer = player.ask_live("order", seat=0, stop="stakes")
    assert (answer["refusal"]["code"], answer["refusal"]["rule"]) == ("NO_ORDERS", "S-17")
    assert player.positions[0]["orders"] is None
    assert player.positions[0]["window"] is None


def test_who_plays_with_bots_waits_for_no_countdown(still_server: Server, guest: MakeGuest) -> None:
    """A whole game in which no time passes."""
    player = guest(still_server)
    table = player.new_table("me", "bot:random", "bot:random", game="burrow")
    player.join(table)
    open_windows = 0
    chance = random.Random(1)

    def look(one: Guest) -> None:
        nonlocal open_windows
        window = one.positions[0]["window"]
        if window is not None:
            open_windows += 1
            assert window["closes_in"] is None

    play_out([player], chance, look)


def test_alone_among_bots_who_has_nothing_to_say_is_passed_at_once(still_server: Server, guest: MakeGuest) -> None:
    player = guest(still_server)
    for _ in range(40):
        table = player.new_table("me", "bot:random", "bot:random", game="burrow")
        player.join(table)
        while player.positions[0]["view"]["waiting"] != [0]:
            player.hear()  # every window in which we are asked with nothing to say closes by itself
            window = player.positions[0]["window"]
            if window is not None and window["prompt"]:
                break
        player.leave()


def test_a_bot_lets_a_window_be_at_once(own_still_server: MakeServer, guest: MakeGuest) -> None:
    """Given bots that pause for long before they move, then a window in which they have nothing to say closes while no
    time passes."""
    player = guest(own_still_server(bot_pause=2))

    def closed() -> bool:
        player.ping()
        return player.positions[0]["window"] is None

    for _ in range(40):
        player.join(player.new_table("me", "bot:random", "bot:random", game="burrow"))
        if player.positions[0]["view"]["waiting"] == [0]:
            for start in ("lay", "show"):
                choice = next(c for c in player.positions[0]["choices"] if c["text"].startswith(start))
                player.move(0, choice["action"])
                player.ping()
            with suppress(AssertionError):  # they have something to say
                eventually(closed, seconds=0.5)
                return
        player.leave()
    raise AssertionError("they were waited for")


def test_munchkins_with_bots_is_brisk(still_server: Server, guest: MakeGuest) -> None:
    """There are dozens of windows in these turns, and no time passes."""
    player = guest(still_server)
    options = {"max_turns": 6, "stop_before_kick": True, "free_actions": 3}
    table = player.new_table("me", "bot:random", "bot:random", game="munchkin_babies", options=options)
    player.join(table)
    play_out([player], random.Random(1))
    lines = player.positions[0]["log"]
    assert player.over
    assert any(line["what"] in ("turn", "over") for line in lines)


def test_at_a_slow_table_windows_wait(still_server: Server, guest: MakeGuest) -> None:
    """Nothing is counted down, so everybody is asked: or it would last the longest for who has nothing to say."""
    for _ in range(4):
        hand = Hand(still_server, guest, clock=86_400)
        hand.open()
        assert hand.window(hand.turn)["closes_in"] is None
        assert [hand.window(seat)["prompt"] for seat in hand.others] == [True, True]
        still_server.turn(600)
        assert hand.position(hand.turn)["view"]["phase"] == "window"
        one, other = hand.others
        assert hand.people[one].ask_live("hold", seat=one, hold=True)["refusal"]["code"] == "NO_WINDOW"
        hand.choose(one, "pass")
        hand.choose(other, "pass")
        assert hand.position(hand.turn)["window"] is None
        hand.close()


def test_a_window_waits_while_nobody_is_there(still_server: Server, guest: MakeGuest) -> None:
    hand = Hand(still_server, guest)
    hand.open()
    still_server.turn(4)
    hand.close()
    first = hand.others[0]
    looker = hand.people[first]
    eventually(lambda: not any(seat["present"] for seat in looker.get(f"/api/tables/{hand.table}")["seats"]))
    still_server.turn(30)
    assert looker.join(hand.table)["positions"][0]["window"]["closes_in"] == 5
