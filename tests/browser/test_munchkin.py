"""Munchkin Babies in the browser: the rulebook's fight, a trade, a sale, help for a share, and a whole game."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import MakePerson
from tests.browser.person import CHOSEN, Person
from tests.browser.serving import Server
from tests.browser.staged_munchkin import GAME
from tests.browser.test_accessibility import auditor, needs_axe, violations
from tests.browser.test_learning import Learner

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
PATIENCE = 300.0
IDLE = ("Not your turn, but you may meddle", "You have let it be")
# What somebody in a hurry does, the first that is there.
USUAL = ("pass", "keep", "resolve", "refuse", "loot", "skip", "door", "done", "from_deck", "fight", "stay")
NEXT = """(usual) => {
    if (document.querySelector('section[aria-label="The end"]')) return 'over';
    if (document.querySelector('[data-busy]')) return '';
    const lit = [...document.querySelectorAll('[data-place][data-can][role="button"]')];
    const seen = lit.filter((one) => one.offsetParent);
    const here = (place) => seen.find((one) => one.dataset.place === place);
    const chosen = seen.find((one) => one.dataset.can === 'chosen');
    const other = seen.find((one) => !one.dataset.place.startsWith('mine:'));
    const wanted = chosen ?? usual.map(here).find((one) => one) ?? other ?? seen[0];
    wanted?.click();
    return wanted ? wanted.dataset.place : '';
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Where the game begins shortly before something happens."""
    running = Server(tmp_path_factory.mktemp("babies"), "tests.browser.staged_munchkin:GAME", window=30).start()
    yield running
    running.stop()


def sit(person: Person, *seats: str, stage: str = "", **options: object) -> Person:
    """At a new table, with the babies before one."""
    if stage:
        options["max_turns"] = GAME.turns(stage)
    person.open(person.new_table(*seats, game="munchkin_babies", options=options))
    person.page.locator(".babies").wait_for()
    return person


def two(person: MakePerson, *rest: str, stage: str = "", **options: object) -> tuple[Person, Person]:
    """Two people in the first two seats."""
    me, friend = person(), person()
    if stage:
        options["max_turns"] = GAME.turns(stage)
    sit_together(me, friend, *rest, **options)
    return me, friend


def sit_together(me: Person, friend: Person, *rest: str, **options: object) -> None:
    """At a new table of the first of them, with the babies before both."""
    path = me.new_table("me", "open", *rest, game="munchkin_babies", options=options)
    friend.open(path).get_by_role("button", name="Sit down here").click()
    me.open(path)
    for one in (me, friend):
        one.page.locator(".babies").wait_for()


def act(person: Person, place: str) -> None:
    """A button of the table: a click shows what it does, a second one does it. To let it be needs no second look."""
    button = person.page.locator(f'.act[data-place="{place}"]')
    button.click()
    if place != "pass":
        button.click()
    person.settle()


def let_everything_pass(person: Person) -> None:
    """A standing order for this turn, which nobody else sees."""
    person.page.get_by_role("button", name="More", exact=True).click()
    person.page.get_by_role("button", name="When to stop me").click()
    person.page.get_by_role("checkbox", name="Let everything pass").check()
    person.page.get_by_role("button", name="Close").click()


def hand(person: Person, card: str) -> Locator:
    return person.page.locator(f'.hand [data-place="mine:{card}"]')


def tray(person: Person, place: str) -> None:
    """Something goes into the tray."""
    person.page.locator(f'.gather [data-place="{place}"][data-can]').click()
    person.settle()


def send(person: Person, sentence: str) -> None:
    """The tray is closed with a sentence, which is read before it is sent."""
    button = person.page.get_by_role("group", name="What to do with it").get_by_role("button", name=sentence)
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    button.click()
    person.settle()


def totals(person: Person) -> Locator:
    return person.page.locator(".fight .total")


def parts(person: Person, side: str) -> Locator:
    return person.page.get_by_role("list", name=f"{side}: what it is made of").locator("li")


def level(person: Person, number: int) -> Locator:
    """Whose marks stand on a rung."""
    return person.page.get_by_role("list", name="Levels").locator("li").nth(number - 1).locator(".spoken")


def test_the_fight_of_the_rulebook_number_by_number(person: MakePerson) -> None:
    emma, jamal = two(person, "bot:greedy", stage="croup")
    act(emma, "door")
    for one in (emma, jamal):
        expect(totals(one)).to_have_text(["9", "10"])
        expect(parts(one, "The munchkins")).to_have_text(["Level+5", "Kid-Safe Stabbinator+4"])
        expect(parts(one, "The monsters")).to_have_text(["Captain Croup, Level+10"])
    expect(emma.page.get_by_text("You are behind by 1", exact=True)).to_be_visible()

    hand(emma, "potion_of_pliable_bones").click()
    emma.page.locator('.act[data-place="side:munchkins"], [data-place="side:munchkins"][data-can]').first.click()
    emma.settle()
    for one in (emma, jamal):
        expect(totals(one)).to_have_text(["12", "10"])
        expect(parts(one, "The munchkins").last).to_have_text("Potion of Pliable Bones+3")
    expect(emma.page.get_by_text("You are ahead by 2", exact=True)).to_be_visible()

    act(emma, "resolve")
    expect(jamal.dock.get_by_role("heading")).to_have_text("The fight is called: anything to add?")
    expect(hand(jamal, "undead").locator("..")).to_have_class(re.compile("raised"))
    hand(jamal, "undead").click()
    jamal.page.locator('[data-place="monster:captain_croup"][data-can]').first.click()
    jamal.settle()
    for one in (emma, jamal):
        expect(totals(one)).to_have_text(["12", "15"])
        expect(parts(one, "The monsters")).to_have_text(["Captain Croup, Level+10", "Undead+5"])

    act(jamal, "volunteer")
    expect(emma.page.locator(".between")).to_contain_text("would help")

    emma.page.get_by_role("button", name="Go berserk").click()
    for card in ("crumb_snatcher", "wandering_monster", "toy_of_sparkly_fascination"):
        tray(emma, f"mine:{card}")
    send(emma, "Go berserk: throw away Crumb Snatcher, Wandering Monster and Toy of Sparkly Fascination for +3")
    for one in (emma, jamal):
        expect(totals(one)).to_have_text(["15", "15"])
        expect(one.page.get_by_text("A tie, and that is enough")).to_be_visible()
        expect(parts(one, "The munchkins").filter(has_text="Berserk")).to_have_text("Berserk+3")
    expect(emma.page.get_by_text("1 level and 4 Treasures for a win")).to_be_visible()

    let_everything_pass(jamal)
    act(emma, "resolve")
    expect(level(emma, 6)).to_have_count(1)
    expect(emma.page.locator(".hand .card")).to_have_count(4)
    expect(emma.page.locator(".fight")).to_have_count(0)


def test_a_card_that_cannot_be_played_tells_why(person: MakePerson) -> None:
    me = sit(person(), "me", "bot:greedy", "bot:greedy", stage="croup")
    hand(me, "crumb_snatcher").click()
    expect(me.page.locator(".why")).to_contain_text("Discard your Class first.")
    expect(me.page.locator(".lens")).to_contain_text("Theft: name a small Item")


def test_a_trade_and_a_sale(person: MakePerson) -> None:
    me, friend = two(person, "bot:greedy", "bot:greedy", stage="trade")
    me.page.get_by_role("button", name="Sell, trade, show").click()
    tray(me, "mine:cardboard_crown")
    tray(me, "item:rattle_of_battle")
    rival = friend.page.locator("header .score").nth(1).locator(".name").inner_text()
    send(me, f"Offer {rival} Cardboard Crown for Rattle of Battle")
    expect(friend.page.locator(".offer")).to_contain_text("offers you Cardboard Crown for Rattle of Battle")
    friend.page.locator(".offer").get_by_role("button", name="Accept").click()
    friend.page.locator(".offer").get_by_role("button", name="Again: Accept").click()
    friend.settle()
    mine = me.page.get_by_role("region", name="Your baby")
    expect(mine).to_contain_text("Rattle of Battle")
    expect(friend.page.get_by_role("region", name="Your baby")).to_contain_text("Cardboard Crown")

    if me.page.locator(".gather").count() == 0:
        me.page.get_by_role("button", name="Sell, trade, show").click()
    tray(me, "mine:kinderarmor")
    expect(me.page.get_by_role("button", name=re.compile("^Sell"))).to_have_count(0)  # 600 gold are too little
    tray(me, "mine:diaper_of_holding")
    send(me, "Sell Kinderarmor and Diaper of Holding for 1,100 gold: 1 level up")
    expect(level(me, 4)).to_have_count(1)
    expect(mine).not_to_contain_text("Kinderarmor")


def test_what_somebody_out_of_turn_has_picked_stays_while_others_move(person: MakePerson) -> None:
    me, friend = two(person, "bot:greedy", "bot:greedy", stage="trade")
    badge = friend.page.locator('[data-place="badge:crumb_snatcher"]')
    badge.click()
    expect(badge).to_have_attribute("data-can", "picked")
    me.page.locator('[data-place="badge:dwarfling"]').click()
    me.page.locator('.act[data-place="discards"]').click()
    expect(friend.page.get_by_role("list", name="What happened").first).to_contain_text("Dwarfling")
    expect(badge).to_have_attribute("data-can", "picked")
    friend.page.locator('.act[data-place="discards"]').click()
    expect(me.page.get_by_role("list", name="What happened").first).to_contain_text("Crumb Snatcher")


def test_help_for_a_share_of_the_treasure(person: MakePerson) -> None:
    me, friend = two(person, "bot:greedy", "bot:greedy", stage="help")
    names = me.page.locator("header .score .name").all_inner_texts()
    me.page.get_by_role("button", name="Ask for help").click()
    me.page.locator(".gather").get_by_text("1", exact=True).click()
    me.settle()
    send(me, f"Ask {names[1]} for help. {names[1]} would get 1 of the 3 Treasures, the helper picks first")
    expect(friend.page.locator(".offer")).to_contain_text(
        f"{names[0]} asks you for help. You would get 1 Treasure of the reward, the helper picks first."
    )
    friend.page.get_by_role("button", name="Make a counter-offer").click()
    friend.page.locator(".gather").get_by_text("2", exact=True).click()
    friend.settle()
    send(friend, "Help for this: 2 of the 3 Treasures, the helper picks first")
    expect(me.page.locator(".offer")).to_contain_text(f"{names[1]} wants something else: 2 Treasures of the reward")
    act(me, "accept")
    expect(totals(me)).to_have_text(["11", "10"])
    expect(me.page.get_by_text(f"{names[1]} gets 2 Treasures of the reward, the helper picks first")).to_be_visible()
    let_everything_pass(friend)
    act(me, "resolve")
    for _ in range(2):
        friend.page.locator('.choosing [data-place^="card:"][data-can]').first.click()
        friend.page.locator(CHOSEN).first.click()
        friend.settle()
    expect(level(me, 5)).to_have_text(names[0])
    expect(level(me, 7)).to_have_text(names[1])  # an Elfling goes up for helping
    expect(me.page.locator(".hand .card")).to_have_count(1)
    expect(friend.page.locator(".hand .card")).to_have_count(2)


def test_a_lost_fight_is_run_from(person: MakePerson) -> None:
    me, friend = two(person, "bot:greedy", "bot:greedy", stage="run")
    let_everything_pass(friend)
    act(me, "resolve")
    act(me, "first:me")
    act(friend, "first:partner")
    me.page.locator('[data-place="monster:big_baby"][data-can]').click()
    me.page.locator(CHOSEN).first.click()
    me.settle()
    expect(me.page.locator(".fight .die")).to_be_visible()
    expect(me.page.locator(".between")).to_contain_text(re.compile(r"You roll [1-6]"))


def test_the_tenth_level_ends_it(person: MakePerson) -> None:
    me = sit(person(), "me", "bot:greedy", "bot:greedy", "bot:greedy", stage="nine")
    expect(me.page.get_by_text("and with it the game!")).to_be_visible()
    act(me, "resolve")
    me.end.wait_for()
    expect(me.end).to_contain_text("You win!")
    expect(me.end).to_contain_text("has reached Level 10")
    assert me.totals()[0] == "10"


def test_a_window_counts_down_can_be_held_and_asks_only_who_can_answer(person: MakePerson) -> None:
    """Given a fight that is called, when one of two people has a card for it, then that one is asked, the other is not,
    both see the countdown, and it stops while the one who is asked thinks."""
    emma, jamal = two(person, "bot:greedy", stage="call")
    act(emma, "resolve")
    bars = [one.dock.locator('[data-window="final_call"]') for one in (emma, jamal)]
    for bar in bars:
        expect(bar.get_by_role("timer")).to_have_text(re.compile(r"\d+ s"))
    expect(jamal.page.locator('.act[data-place="pass"]')).to_be_visible()
    expect(emma.dock.get_by_role("button", name="Hold")).to_have_count(0)
    expect(emma.dock.get_by_role("group", name="Choices")).to_have_count(0)

    bars[1].get_by_role("button", name="Hold").click()
    expect(bars[1]).to_contain_text("You hold it.")
    expect(bars[0]).to_contain_text("wants to think.")
    expect(bars[0].get_by_role("timer")).to_have_count(0)
    bars[1].get_by_role("button", name="Go on").click()
    expect(bars[0].get_by_role("timer")).to_be_visible()
    act(jamal, "pass")  # with one click, and is not asked any more
    expect(jamal.dock.get_by_role("group", name="Choices")).to_have_count(0)
    expect(bars[1].get_by_role("timer")).to_be_visible()


def test_a_victory_is_shared(person: MakePerson) -> None:
    me, friend = two(person, "bot:greedy", "bot:greedy", stage="shared", shared_victory=True)
    expect(totals(me)).to_have_text(["13", "10"])
    let_everything_pass(friend)
    act(me, "resolve")
    for one in (me, friend):
        one.end.wait_for()
        expect(one.end).to_contain_text("share the win!")
        expect(one.end).to_contain_text("helped in that fight, and shares the victory.")


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[Server]:
    """Where windows do not stay open for long."""
    running = Server(tmp_path, "tests.browser.staged_munchkin:GAME", window=0.2).start()
    yield running
    running.stop()


def test_the_coach_explains_a_first_game(person: MakePerson, quick: Server) -> None:
    """Until the learner has had a first turn; who begins is decided by dice."""
    me = person()
    me.address = quick.address
    learner = Learner(me, "Munchkin Babies")
    learner.start()
    learner.got_it()
    learner.got_it()
    act(learner.me, "ready:girl")
    until = time.monotonic() + PATIENCE
    while not {"arrange", "kick"} <= set(learner.read):
        if learner.said:
            learner.got_it()
        elif learner.me.question not in IDLE:
            learner.me.page.evaluate(NEXT, USUAL)
            learner.me.settle()  # who has acted needs no explanation any more
        assert time.monotonic() < until, learner.read
        learner.me.page.wait_for_timeout(30)
    assert learner.read[:2] == ["creation", "goal"]


def test_four_play_a_whole_game(person: MakePerson, quick: Server) -> None:
    """Two people in a hurry and two bots, from laying out until somebody has reached Level 10, or for 40 turns."""
    me, friend = person(), person()
    me.address = friend.address = quick.address
    sit_together(me, friend, "bot:greedy", "bot:greedy", max_turns=40)
    for one in (me, friend):
        act(one, "ready:girl")
    until = time.monotonic() + PATIENCE
    over: set[Person] = set()
    while len(over) < 2:
        for one in (me, friend):
            if one not in over and one.question not in IDLE and one.page.evaluate(NEXT, USUAL) == "over":
                over.add(one)
        assert time.monotonic() < until, (me.question, friend.question)
        me.page.wait_for_timeout(10)
    expect(me.end).to_contain_text(re.compile("has reached Level 10|After 40 turns the game is stopped"))
    assert me.totals() == friend.totals()


def test_places_are_reached_by_keys(person: MakePerson) -> None:
    me = sit(person(), "me", "bot:greedy", "bot:greedy", stage="croup")
    me.page.locator('.act[data-place="door"]').focus()
    me.page.keyboard.press("Enter")
    expect(me.page.locator(CHOSEN).first).to_be_visible()
    me.page.keyboard.press("Enter")
    me.settle()
    expect(totals(me)).to_have_text(["9", "10"])


def test_a_phone_does_not_scroll(person: MakePerson) -> None:
    me = sit(person(**PHONE), "me", "bot:greedy", "bot:greedy", stage="croup")
    button = me.page.locator('.act[data-place="door"]')
    button.tap()
    button.tap()
    me.settle()
    expect(totals(me)).to_have_text(["9", "10"])
    totals(me).first.tap()
    expect(parts(me, "The munchkins").last).to_be_visible()
    assert me.scroll_width() <= 0
    me.page.get_by_role("button", name=re.compile("Open your table")).tap()
    expect(me.page.get_by_role("region", name="Your baby").last).to_contain_text("Kid-Safe Stabbinator")


@needs_axe
def test_axe_finds_nothing_grave(person: MakePerson) -> None:
    me = sit(auditor(person), "me", "bot:greedy", "bot:greedy", "bot:greedy", stage="trade")
    assert violations(me.page) == []
    me.page.get_by_role("button", name="Sell, trade, show").click()
    assert violations(me.page) == []
    me = sit(auditor(person), "me", "bot:greedy", "bot:greedy", "bot:greedy", stage="help")
    assert violations(me.page) == []
