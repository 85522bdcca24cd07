"""Munchkin Babies in the browser: the rulebook's fight, a trade, a sale, help for a share, and a whole game."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import MakePerson
from tests.browser.person import Person
from tests.browser.serving import Server
from tests.browser.staged_munchkin import GAME
from tests.browser.test_accessibility import auditor, needs_axe, violations
from tests.browser.test_learning import Learner

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
PATIENCE = 300.0
# What somebody in a hurry does, the first that is there.
USUAL = (
    "Let this fight be",
    "Let it be",
    "Keep it",
    "Finish the fight",
    "Run away",
    "No, do not help",
    "No",
    "Loot the room",
    "Do not loot",
    "Kick open the door",
    "Done",
    "Draw from the deck",
    "Fight it",
    "Stay in the fight",
)
NEXT = """(usual) => {
    if (document.querySelector('section[aria-label="The end"]')) return 'over';
    if (document.querySelector('[data-busy]')) return '';
    const why = document.querySelector('.line small')?.innerText ?? '';
    if (['not your turn, but you may meddle', 'you have let it be'].includes(why)) return '';
    const seen = (one) => one.getClientRects().length > 0;
    const line = [...document.querySelectorAll('.line button')].filter(seen);
    const said = (one) => one.getAttribute('aria-label') ?? one.innerText.trim();
    const called = (name) => line.find((one) => said(one).startsWith(name));
    const charity = document.querySelector('.charity .main:not([disabled])');
    const lit = [...document.querySelectorAll('[data-place][data-can][role="button"]')].filter(seen);
    const chosen = lit.find((one) => one.dataset.can === 'chosen');
    const other = lit.find((one) => !one.dataset.place.startsWith('mine:'));
    const asked = line.find((one) => one.dataset.action);
    const wanted = charity ?? usual.map(called).find((one) => one) ?? chosen ?? asked ?? other ?? lit[0];
    wanted?.click();
    return wanted ? said(wanted) : '';
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
    person.page.locator(".babies .stage").wait_for()
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
        one.page.locator(".babies .stage").wait_for()


def act(person: Person, label: str) -> None:
    """A button of the line: one click."""
    person.line.get_by_role("button", name=label, exact=True).click()
    person.settle()


def opened(person: Person, label: str) -> None:
    """Something that the line opens, directly or behind its last button."""
    more = person.line.get_by_role("button", name="More to do")
    button = person.line.get_by_role("button", name=label)
    button.or_(more).first.wait_for()
    if button.count() == 0:
        more.click()
    button.click()


def let_everything_pass(person: Person) -> None:
    """A standing order for this turn, which nobody else sees."""
    person.page.get_by_role("button", name="More", exact=True).click()
    person.page.get_by_role("button", name="When to stop me").click()
    person.page.get_by_role("checkbox", name="Let everything pass").check()
    person.page.get_by_role("button", name="Close").click()


def hand(person: Person, card: str) -> Locator:
    return person.page.locator(f'.hand [data-place="mine:{card}"]')


def lay(person: Person, place: str) -> None:
    """Something is laid down, or pointed at, for a bargain."""
    person.page.locator(f'.barter [data-place="{place}"][data-can]').click()
    person.settle()


def send(person: Person, sentence: str) -> None:
    """A bargain is closed with the sentence that one reads."""
    group = person.page.get_by_role("group", name="What to do with it")
    group.get_by_role("button", name=sentence, exact=True).click()
    person.settle()


def totals(person: Person) -> Locator:
    return person.page.locator(".fight .total")


def parts(person: Person, side: str) -> Locator:
    return person.page.get_by_role("list", name=f"{side}: what it is made of").locator("li")


def level(person: Person, seat: int) -> Locator:
    """Of a player, in the bar."""
    return person.page.locator(f'[data-score="{seat}"]')


def names(person: Person) -> list[str]:
    """Of all players."""
    return [str(chip.get_attribute("title")) for chip in person.page.locator("[data-seat-home][title]").all()]


def test_the_fight_of_the_rulebook_number_by_number(person: MakePerson) -> None:
    emma, jamal = two(person, "bot:sensible", stage="croup")
    act(emma, "Kick open the door")
    for one in (emma, jamal):
        expect(totals(one)).to_have_text(["9", "10"])
        expect(parts(one, "The munchkins")).to_have_text(["Level5", "Stabber+4"])
        expect(parts(one, "The monsters")).to_have_text(["Captain Croup10"])
    expect(emma.page.locator(".verdict")).to_have_text("1 short10 would win")  # an Ankle Biter wins ties

    potion = emma.page.locator('.hand [data-kind="potion_of_pliable_bones"]')
    expect(potion.locator(".outcome .long")).to_have_text("12: you win")
    hand(emma, "potion_of_pliable_bones").click()
    emma.page.locator('[data-place="side:munchkins"][data-can]').first.click()
    emma.settle()
    for one in (emma, jamal):
        expect(totals(one)).to_have_text(["12", "10"])
        expect(parts(one, "The munchkins").last).to_have_text("Pliable+3")
    expect(emma.page.locator(".verdict")).to_contain_text("You win")

    act(emma, "Finish the fight")
    expect(jamal.line.get_by_role("heading")).to_have_text("Anything to add?")
    expect(hand(jamal, "undead").locator("..")).to_have_class(re.compile("raised"))
    hand(jamal, "undead").click()
    jamal.line.get_by_role("button", name="Put Undead on Captain Croup").click()
    jamal.settle()
    for one in (emma, jamal):
        expect(totals(one)).to_have_text(["12", "15"])
        expect(parts(one, "The monsters")).to_have_text(["Captain Croup10", "Undead+5"])

    jamal.page.locator('[data-place="volunteer"][data-can]').click()
    jamal.settle()
    expect(emma.page.locator(".between")).to_contain_text("would help")

    opened(emma, "Go berserk")
    for card in ("crumb_snatcher", "wandering_monster", "toy_of_sparkly_fascination"):
        lay(emma, f"mine:{card}")
    send(emma, "Go berserk: throw away Crumb Snatcher, Wandering Monster and Toy of Sparkly Fascination for +3")
    for one in (emma, jamal):
        expect(totals(one)).to_have_text(["15", "15"])
        expect(one.page.locator(".verdict")).to_contain_text("a tie is enough")
        expect(parts(one, "The munchkins").filter(has_text="Berserk")).to_have_text("Berserk+3")

    let_everything_pass(jamal)
    act(emma, "Finish the fight")
    expect(level(emma, 0)).to_have_text("6")
    expect(emma.page.locator(".hand .card")).to_have_count(4)
    expect(emma.page.locator(".fight")).to_have_count(0)


def test_a_card_that_cannot_be_played_tells_why(person: MakePerson) -> None:
    me = sit(person(), "me", "bot:sensible", "bot:sensible", stage="croup")
    hand(me, "crumb_snatcher").click()
    expect(me.page.locator(".why")).to_contain_text("Discard your Class first.")
    me.page.mouse.move(2, 2)
    hand(me, "crumb_snatcher").hover()
    expect(me.page.locator(".lens")).to_contain_text("Theft: name a small Item")


def test_a_trade_and_a_sale(person: MakePerson) -> None:
    me, friend = two(person, "bot:sensible", "bot:sensible", stage="trade")
    opened(me, "Sell, trade, show")
    lay(me, "mine:cardboard_crown")
    lay(me, "item:rattle_of_battle")
    send(me, f"Offer {names(me)[1]} Cardboard Crown for Rattle of Battle")
    offer = friend.page.get_by_role("list", name="Trades")
    expect(offer).to_contain_text(f"{names(me)[0]} offers you Cardboard Crown for Rattle of Battle")
    expect(offer.get_by_role("button")).to_have_text(["Yes", "No", "Ask for more…"])
    offer.get_by_role("button", name="Yes").click()
    friend.settle()
    mine = me.page.get_by_role("region", name="Your baby")
    expect(mine.locator('[data-kind="rattle_of_battle"]')).to_have_count(1)
    expect(friend.page.locator('.body [data-kind="cardboard_crown"]')).to_have_count(1)

    opened(me, "Sell, trade, show")
    lay(me, "mine:kinderarmor")
    expect(me.page.get_by_role("button", name=re.compile("^Sell "))).to_have_count(0)  # 600 gold are too little
    lay(me, "mine:diaper_of_holding")
    send(me, "Sell Kinderarmor and Diaper of Holding for 1,100 gold: 1 level up")
    expect(level(me, 0)).to_have_text("4")
    expect(mine.locator('[data-kind="kinderarmor"]')).to_have_count(0)


def test_what_somebody_out_of_turn_has_picked_stays_while_others_move(person: MakePerson) -> None:
    me, friend = two(person, "bot:sensible", "bot:sensible", stage="trade")
    friend.page.locator('[data-place="badge:crumb_snatcher"]').click()
    ready = friend.line.get_by_role("button", name="Discard Crumb Snatcher")
    expect(ready).to_be_visible()
    me.page.locator('[data-place="badge:dwarfling"]').click()
    me.line.get_by_role("button", name="Discard Dwarfling").click()
    expect(friend.open_talk().get_by_role("list", name="What happened")).to_contain_text("Dwarfling")
    ready.click()
    expect(me.open_talk().get_by_role("list", name="What happened")).to_contain_text("Crumb Snatcher")


def test_help_for_a_share_of_the_treasure(person: MakePerson) -> None:
    """Given a lost fight, when help is asked for, then each helper says what it would come to, the price goes by plus
    and minus, the helper stands there in advance; and who is asked reads the same sentence, and may want more."""
    me, friend = two(person, "bot:sensible", "bot:sensible", stage="help")
    called = names(me)
    act(me, "Ask for help…")
    panel = me.page.get_by_role("region", name="Who helps you?")
    expect(panel.get_by_role("group", name="Helpers").get_by_role("button")).to_have_text(
        [re.compile("11 against 10: you win"), re.compile("6 against 10"), re.compile("6 against 10")]
    )
    expect(totals(me)).to_have_text(["11", "10"])
    expect(me.page.locator(".verdict")).to_have_text(f"With {called[1]}: 11 against 101 level, 3 Treasures")
    expect(me.page.locator(".fight [data-doll]")).to_have_count(2)
    panel.get_by_role("button", name="One Treasure more").click()
    panel.get_by_role("button", name="One Treasure less").click()
    panel.get_by_role("button", name=re.compile("First pick: you")).click()
    panel.get_by_role("button", name=f"Ask {called[1]}: 1 of 3 Treasures").click()
    me.settle()
    expect(friend.line.get_by_role("heading")).to_have_text(f"Will you help {called[0]}?")
    expect(friend.line).to_contain_text("You would get 1 of 3 Treasures, the helper picks first")
    expect(totals(friend)).to_have_text(["11", "10"])
    opened(friend, "Ask for more…")
    friend.page.get_by_role("button", name="Help for 2 of 3 Treasures").click()
    friend.settle()
    expect(me.line).to_contain_text("2 of 3 Treasures, the helper picks first")
    me.line.get_by_role("button", name=re.compile("^Yes, agreed")).click()
    me.settle()
    expect(totals(me)).to_have_text(["11", "10"])
    expect(me.page.get_by_text(f"{called[1]} gets 2 of 3 Treasures, the helper picks first")).to_be_visible()
    let_everything_pass(friend)
    act(me, "Finish the fight")
    for _ in range(2):
        friend.page.locator('.choosing [data-place^="card:"][data-can]').first.click()
        friend.settle()
    expect(level(me, 0)).to_have_text("5")
    expect(level(me, 1)).to_have_text("7")  # an Elfling goes up for helping
    expect(me.page.locator(".hand .card")).to_have_count(1)
    expect(friend.page.locator(".hand .card")).to_have_count(2)


def test_a_lost_fight_is_run_from(person: MakePerson) -> None:
    me, friend = two(person, "bot:sensible", "bot:sensible", stage="run")
    let_everything_pass(friend)
    act(me, "Run away")
    act(me, "Who runs first: me")
    act(friend, "Who runs first: partner")
    me.page.locator('[data-place="monster:big_baby"][data-can]').click()
    me.settle()
    expect(me.page.locator(".fight .die")).to_be_visible()
    expect(me.page.locator(".verdict")).to_contain_text("Run!")


def test_the_tenth_level_ends_it(person: MakePerson) -> None:
    me = sit(person(), "me", "bot:sensible", "bot:sensible", "bot:sensible", stage="nine")
    expect(me.page.locator(".verdict")).to_contain_text("and with it the game!")
    act(me, "Finish the fight")
    me.end.wait_for()
    expect(me.end).to_contain_text("You win!")
    expect(me.end).to_contain_text("has reached Level 10")
    assert me.totals()[0] == "10"


def test_a_window_counts_down_can_be_held_and_asks_only_who_can_answer(person: MakePerson) -> None:
    """Given a fight that is called, when one of two people has a card for it, then that one is asked, the other is not,
    both see the countdown, and it stops while the one who is asked thinks."""
    emma, jamal = two(person, "bot:sensible", stage="call")
    act(emma, "Run away")
    bars = [one.page.locator('.fight [data-window="final_call"]') for one in (emma, jamal)]
    for bar in bars:
        expect(bar.get_by_role("timer")).to_have_text(re.compile(r"\d+"))
        expect(bar).to_contain_text("seconds to meddle")
    expect(jamal.line.get_by_role("button", name="Let it be", exact=True)).to_be_visible()
    expect(bars[0].get_by_role("button", name="Hold")).to_have_count(0)
    expect(emma.line.get_by_role("group", name="Choices")).to_have_count(0)

    bars[1].get_by_role("button", name="Hold").click()
    expect(bars[1]).to_contain_text("You hold it.")
    expect(bars[0]).to_contain_text("wants to think.")
    expect(bars[0].get_by_role("timer")).to_have_count(0)
    bars[1].get_by_role("button", name="Go on").click()
    expect(bars[0].get_by_role("timer")).to_be_visible()
    act(jamal, "Let it be")  # with one click, and is not asked any more
    expect(jamal.line.get_by_role("group", name="Choices")).to_have_count(0)
    expect(bars[1].get_by_role("timer")).to_be_visible()
    for one in (emma, jamal):  # who has passed is a secret
        expect(one.page.locator(".fight")).not_to_contain_text("lets it be")


def test_a_whole_fight_is_let_be_with_one_click(person: MakePerson) -> None:
    """Given a fight of somebody else, when I let all of it be, then I am not asked again in it, whatever happens."""
    emma, jamal = two(person, "bot:sensible", stage="call")
    act(emma, "Run away")
    act(jamal, "Let this fight be")
    expect(jamal.line.get_by_role("group", name="Choices")).to_have_count(0)
    jamal.page.get_by_role("button", name="More", exact=True).click()
    jamal.page.get_by_role("button", name="When to stop me").click()
    expect(jamal.page.get_by_role("checkbox", name="Let everything pass")).not_to_be_checked()
    expect(jamal.page.get_by_role("checkbox", name="Let this fight be")).to_be_checked()


def test_charity_is_one_choice(person: MakePerson) -> None:
    me = sit(person(), "me", "bot:sensible", "bot:sensible", "bot:sensible", stage="charity")
    panel = me.page.get_by_role("region", name="Charity")
    expect(panel.get_by_role("heading")).to_have_text(f"2 cards too many: they go to {names(me)[2]}")
    panel.get_by_role("button", name="Overtired", exact=True).click()
    panel.get_by_role("button", name="Werecub", exact=True).click()
    panel.get_by_role("button", name=re.compile("^Give .* Undead and Werecub|^Give .* Werecub and Undead")).click()
    expect(me.page.locator(".hand .card")).to_have_count(5)
    expect(me.page.locator('.hand [data-kind="undead"]')).to_have_count(0)


def test_a_chip_shows_that_players_things(person: MakePerson) -> None:
    me = sit(person(), "me", "bot:sensible", "bot:sensible", "bot:sensible", stage="trade")
    me.page.locator('[data-seat-home="2"][title]').click()
    expect(me.page.get_by_role("region", name=re.compile(f"^{names(me)[2]}: "))).to_be_visible()
    expect(me.page.locator('.body [data-kind="wand_of_bubbles"]')).to_be_visible()
    me.page.get_by_role("button", name=re.compile("Back to mine")).click()
    expect(me.page.get_by_role("region", name=re.compile("^Your baby"))).to_be_visible()


SIZES = ((1440, 900), (1366, 768), (1280, 720), (768, 1024), (360, 740), (740, 360))
IN_SIGHT = """() => [...document.querySelectorAll('.hand .card')].flatMap((card) => {
    const at = card.getBoundingClientRect();
    const over = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
    const inside = at.left >= 0 && at.top >= 0 && at.right <= innerWidth && at.bottom <= innerHeight;
    const words = [...card.querySelectorAll('.name, .effect, .in')].filter((one) => one.clientWidth > 0
        && (one.scrollWidth > one.clientWidth + 4 || one.scrollHeight > one.clientHeight + 4));
    const wrong = [inside ? '' : 'outside', card.contains(over) ? '' : 'covered', ...words.map((one) => one.innerText)];
    return wrong.filter((one) => one);
})"""
SUMS = """() => [...document.querySelectorAll('.sums, .sums li, .verdict')].filter((one) => {
    const at = one.getBoundingClientRect();
    const stage = document.querySelector('.babies .stage').getBoundingClientRect();
    return at.left < stage.left - 1 || at.right > stage.right + 1 || at.bottom > stage.bottom + 1
        || at.top < stage.top - 1 || one.scrollWidth > one.clientWidth + 1;
}).map((one) => one.innerText)"""


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("text", ["normal", "larger"])
def test_nine_cards_and_both_sums_are_in_sight(person: MakePerson, width: int, height: int, text: str) -> None:
    """Given nine cards and a fight, at every size: each card can be touched, and no number of the sums is cut."""
    me = person(likes={"text": text}, viewport={"width": width, "height": height})
    sit(me, "me", "bot:sensible", "bot:sensible", "bot:sensible", stage="nine cards")
    expect(me.page.locator(".hand .card")).to_have_count(9)
    expect(me.page.locator(".fight .total")).to_have_count(2)
    assert me.page.evaluate(IN_SIGHT) == []
    assert me.page.evaluate(SUMS) == []
    assert me.scroll_width() <= 0


def test_a_passive_player_clicks_at_most_five_times_a_round(person: MakePerson, quick: Server) -> None:
    """A round is everybody's turn once. Who says once to be stopped only where there is something to win or lose, and
    then only does what must be done, clicks once for each of it. The clicks that say so are counted, too."""
    me = person(likes={"forced": True, "scenes": "off"})
    me.address = quick.address
    sit(me, "me", "bot:sensible", "bot:sensible", "bot:sensible", max_turns=24)
    act(me, "Be ready, as a girl")
    for name in ("More", "When to stop me"):
        me.page.get_by_role("button", name=name, exact=True).click()
    me.page.get_by_role("radio", name="Stop me only when I can win or lose something").click()
    me.page.get_by_role("button", name="Close").click()
    did = ["More", "When to stop me", "Stop me only when", "Close"]
    until = time.monotonic() + PATIENCE
    while (now := me.page.evaluate(NEXT, USUAL)) != "over":
        did += [now] if now else []
        assert time.monotonic() < until, me.question
        me.page.wait_for_timeout(10)
    assert len(did) / (24 / 4) <= 5, did


def test_a_victory_is_shared(person: MakePerson) -> None:
    me, friend = two(person, "bot:sensible", "bot:sensible", stage="shared", shared_victory=True)
    expect(totals(me)).to_have_text(["13", "10"])
    let_everything_pass(friend)
    act(me, "Finish the fight")
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
    act(learner.me, "Be ready, as a girl")
    until = time.monotonic() + PATIENCE
    while not {"arrange", "kick"} <= set(learner.read):
        if learner.said:
            learner.got_it()
        else:
            learner.me.page.evaluate(NEXT, USUAL)
            learner.me.settle()  # who has acted needs no explanation any more
        assert time.monotonic() < until, learner.read
        learner.me.page.wait_for_timeout(30)
    assert learner.read[:2] == ["creation", "goal"]


def test_four_play_a_whole_game(person: MakePerson, quick: Server) -> None:
    """Two people in a hurry and two bots, from laying out until somebody has reached Level 10, or for 40 turns."""
    me, friend = person(), person()
    me.address = friend.address = quick.address
    sit_together(me, friend, "bot:sensible", "bot:sensible", max_turns=40)
    for one in (me, friend):
        act(one, "Be ready, as a girl")
    until = time.monotonic() + PATIENCE
    over: set[Person] = set()
    while len(over) < 2:
        for one in (me, friend):
            if one not in over and one.page.evaluate(NEXT, USUAL) == "over":
                over.add(one)
        assert time.monotonic() < until, (me.question, friend.question)
        me.page.wait_for_timeout(10)
    expect(me.end).to_contain_text(re.compile("has reached Level 10|After 40 turns the game is stopped"))
    assert me.totals() == friend.totals()


def test_places_are_reached_by_keys(person: MakePerson) -> None:
    me = sit(person(), "me", "bot:sensible", "bot:sensible", stage="croup")
    me.page.locator('[data-place="door"][data-can]').focus()
    me.page.keyboard.press("Enter")
    me.settle()
    expect(totals(me)).to_have_text(["9", "10"])


def test_a_phone_does_not_scroll(person: MakePerson) -> None:
    me = sit(person(**PHONE), "me", "bot:sensible", "bot:sensible", stage="croup")
    expect(me.page.locator('.body [data-kind="kid_safe_stabbinator"]')).to_be_visible()
    me.line.get_by_role("button", name="Kick open the door").tap()
    me.settle()
    expect(totals(me)).to_have_text(["9", "10"])
    expect(parts(me, "The munchkins").last).to_be_visible()
    assert me.scroll_width() <= 0


@needs_axe
def test_axe_finds_nothing_grave(person: MakePerson) -> None:
    me = sit(auditor(person), "me", "bot:sensible", "bot:sensible", "bot:sensible", stage="trade")
    assert violations(me.page) == []
    opened(me, "Sell, trade, show")
    assert violations(me.page) == []
    me = sit(auditor(person), "me", "bot:sensible", "bot:sensible", "bot:sensible", stage="help")
    assert violations(me.page) == []
    act(me, "Ask for help…")
    assert violations(me.page) == []
