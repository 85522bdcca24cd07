"""Somebody at a browser: what they look at, what they click, and whatever went wrong in front of them."""

from __future__ import annotations

import re
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request, WebError, WebSocket

GAME = "Monster Café"
LIT = '[data-place][data-can][role="button"]'
CHOSEN = '[data-place][data-can="chosen"]'
READY = 'button[aria-pressed="true"][aria-label$="again to play it"]'
PATIENCE = 60.0
MOST = 300  # moves of a whole game
AGAIN = "(place) => document.querySelector(place)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))"
AT_ONCE = """([lit, at]) => {
    const places = [...document.querySelectorAll(lit)];
    const found = places[at % places.length] ?? document.querySelector('[aria-label="Choices"] button');
    found?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}"""
CLICKED = 10  # moves of a whole game; the others are played by keys, which is quicker
STAND = f"""() => document.querySelector('section[aria-label="The end"]') ? 'over'
    : document.querySelector('{LIT}') && !document.querySelector('[data-busy]') ? 'turn' : 'wait'"""


class Person:
    """One browser context with one page; more tabs can be opened beside it."""

    def __init__(self, context: BrowserContext, address: str, forgiven: Iterable[str] = ()) -> None:
        self.context = context
        self.address = address
        self.complaints: list[str] = []
        self._forgiven = tuple(forgiven)
        context.set_default_timeout(30_000)
        context.on("console", self._console)
        context.on("weberror", self._weberror)
        context.on("request", self._request)
        context.on("page", lambda page: page.on("websocket", self._websocket))
        self.page: Page = context.new_page()

    # What must not happen.

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._complain(f"console: {message.text} ({message.location['url']})")

    def _weberror(self, error: WebError) -> None:
        self._complain(f"script: {error.error}")

    def _request(self, request: Request) -> None:
        if request.url.startswith("http") and not request.url.startswith(f"{self.address}/"):
            self._complain(f"left the origin: {request.url}")

    def _websocket(self, socket: WebSocket) -> None:
        if not socket.url.startswith(f"{self.address.replace('http', 'ws', 1)}/"):
            self._complain(f"left the origin: {socket.url}")

    def _complain(self, text: str) -> None:
        if not any(part in text for part in self._forgiven):
            self.complaints.append(text)

    # Going somewhere.

    def open(self, path: str = "/") -> Page:
        self.page.goto(f"{self.address}{path}")
        return self.page

    def play_now(self, game: str = GAME) -> Page:
        """From the home page to a running game against bots."""
        self.open()
        self.page.get_by_role("button", name=f"Play now: {game}").click()
        assert self.wait_for_turn()
        return self.page

    def new_table(self, *seats: str, **wish: Any) -> str:
        """The path of a new table with seats such as "me", "open", "bot:random"; set up without clicking."""
        wishes = [{"kind": kind, "bot": bot or None} for kind, _, bot in (seat.partition(":") for seat in seats)]
        return f"/t/{self.post('/api/tables', {'game': 'monster_cafe', 'seats': wishes, **wish})['id']}"

    def post(self, path: str, document: Any = None) -> Any:
        answer = self.context.request.post(f"{self.address}{path}", data=document, headers={"origin": self.address})
        assert answer.ok, answer.text()
        return answer.json()

    # The table.

    @property
    def lit(self) -> Locator:
        """The places of the board that can be touched."""
        return self.page.locator(LIT)

    @property
    def choices(self) -> Locator:
        """The buttons of the line, or of the list where it lies open."""
        return self.page.get_by_role("group", name="Choices").get_by_role("button")

    @property
    def line(self) -> Locator:
        """The line that asks."""
        return self.page.get_by_role("region", name="Your decision")

    @property
    def end(self) -> Locator:
        return self.page.get_by_role("region", name="The end")

    @property
    def question(self) -> str:
        return self.line.get_by_role("heading").inner_text()

    @property
    def my_turn(self) -> bool:
        return self.lit.count() > 0

    def stand(self) -> str:
        """How it stands for this person: "turn", "wait" or "over"."""
        now: str = self.page.evaluate(STAND)
        return now

    def wait_for_turn(self) -> bool:
        """True when there is something to decide, False when the game is over."""
        self.lit.or_(self.end).first.wait_for()
        return self.end.count() == 0

    def wait_for_choice(self) -> bool:
        """The same where the line alone may have something to choose."""
        self.lit.or_(self.choices).or_(self.end).first.wait_for()
        return self.end.count() == 0

    @property
    def hint(self) -> Locator:
        """What the hint says, over the board."""
        return self.page.get_by_role("region", name="Hint")

    @property
    def talk(self) -> Locator:
        """The drawer with log and chat."""
        return self.page.get_by_role("complementary", name="Log and chat")

    def open_talk(self, tab: str = "Log") -> Locator:
        """Opens the drawer, if it is closed, at log or chat."""
        if self.talk.count() == 0:
            self.page.keyboard.press("g")
        self.talk.get_by_role("tab", name=tab).click()
        return self.talk

    def list_choices(self) -> Locator:
        """Opens the list of all choices, if it is closed."""
        if self.page.get_by_role("region", name="All choices").count() == 0:
            self.page.keyboard.press("l")
            self.page.get_by_role("region", name="All choices").wait_for()
        return self.choices

    def move(self, at: int = 0) -> None:
        """Plays a choice of the list: a click picks it and a second one plays it, where it is dear."""
        self.list_choices()
        self.choices.nth(at).click()
        self._again(READY)

    def move_on_board(self, at: int = 0) -> None:
        """The same by clicking on the board."""
        self.lit.nth(at).click()
        self._again(CHOSEN)

    def move_at_once(self, at: int = 0) -> None:
        """Whatever is offered there and then, on the board or in the line: what others do may take it back."""
        self.page.evaluate(AT_ONCE, [LIT, at])
        self._again(f"{CHOSEN}, {READY}")

    def move_by_key(self, number: int = 1) -> None:
        """The same by a number of the list, and the number again."""
        self.list_choices()
        self.page.keyboard.press(str(number))
        if self.page.locator(READY).count():
            self.page.keyboard.press(str(number))
        self.settle()

    def _again(self, ready: str) -> None:
        """The second click, where it takes two; at once, for what others do may take the pick back."""
        self.page.evaluate(AGAIN, ready)
        self.settle()

    def settle(self) -> None:
        """Waits until the server has answered the last move."""
        self.page.locator("[data-busy]").wait_for(state="detached")

    def log(self) -> list[str]:
        """What happened, in words."""
        lines = self.open_talk().get_by_role("list", name="What happened").locator("li")
        self.talk.get_by_role("button", name="How it was set up").or_(lines.first).first.click()
        texts: list[str] = lines.all_inner_texts()
        self.talk.get_by_role("button", name="Close log and chat").click()
        return texts

    def totals(self) -> list[str]:
        """The last line of the score pad at the end."""
        return self.end.locator("tfoot [data-total]").all_inner_texts()

    def scroll_width(self) -> int:
        """How far the page can be scrolled to the side, in pixels; at most 0 is right."""
        wider: int = self.page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
        return wider


def whose_turn(*people: Person) -> Person | None:
    """Who is to decide; nobody when all see the end."""
    until = time.monotonic() + PATIENCE
    while True:
        stands = [person.stand() for person in people]
        if "turn" in stands:
            return people[stands.index("turn")]
        if all(stand == "over" for stand in stands):
            return None
        assert time.monotonic() < until, [person.question for person in people]
        people[0].page.wait_for_timeout(10)


def play_to_the_end(*people: Person) -> int:
    """Whoever is to decide decides, until everybody sees the end. Returns how many moves it took."""
    moves = 0
    while (person := whose_turn(*people)) is not None:
        assert moves < MOST, person.question
        if moves < CLICKED:
            (person.move_on_board if moves % 2 else person.move)()
        else:
            person.move_by_key(max(1, min(9, person.list_choices().count())))
        moves += 1
    return moves


def table_of(page: Page) -> str:
    """The path of the table that a page shows."""
    found = re.search(r"/t/[^/?#]+", page.url)
    assert found, page.url
    return found[0]
