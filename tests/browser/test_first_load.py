"""The first visit: little is sent, packed, and nothing comes from elsewhere."""

from __future__ import annotations

from playwright.sync_api import Response, Route, expect

from tests.browser.conftest import MakePerson
from tests.browser.person import GAME, Person

MOST = 150_000  # bytes as they are sent
ELSEWHERE = "http://elsewhere.test"
OTHER_PORT = "ws://127.0.0.1:9"


def sent_on_the_way_to(me: Person, path: str, last: str) -> dict[str, int]:
    """What a page and everything it asks for weigh on the wire, when its last part has come."""
    answers: list[Response] = []
    me.context.on("response", lambda answer: answers.extend([answer]))
    page = me.open(path)
    expect(page.locator(last).first).to_be_visible()
    page.wait_for_load_state("networkidle")
    sizes = {answer.url.removeprefix(me.address): answer.request.sizes()["responseBodySize"] for answer in answers}
    assert min(answer.status for answer in answers) == 200
    packed = [one for one in answers if one.url.endswith((".js", ".css"))]
    assert packed
    assert [one.url for one in packed if one.headers.get("content-encoding") not in ("gzip", "br", "zstd")] == []
    return sizes


def welcome(route: Route) -> None:
    """Elsewhere everybody is let in: only the page's own policy is in the way."""
    route.fulfill(body="", headers={"access-control-allow-origin": "*"})


def test_the_first_visit_loads_little(person: MakePerson) -> None:
    sizes = sent_on_the_way_to(person(), "/", "article svg")
    assert "/" in sizes
    assert any("/assets/home-" in path for path in sizes)  # the pictures are counted
    assert sum(sizes.values()) < MOST, sizes


def test_a_link_from_a_friend_loads_little(person: MakePerson) -> None:
    host, friend = person(), person()
    sizes = sent_on_the_way_to(friend, host.new_table("me", "open"), "img[alt^='QR code']")
    assert sum(sizes.values()) < MOST, sizes


def test_who_leaves_the_origin_is_caught(person: MakePerson) -> None:
    """Every test in this folder ends with nobody having left the origin: here somebody does, past the policy."""
    me = person(bypass_csp=True)
    page = me.open()
    page.get_by_role("button", name=f"Play now: {GAME}").wait_for()
    assert me.complaints == []
    page.route(f"{ELSEWHERE}/**", welcome)
    page.evaluate("(address) => fetch(address)", f"{ELSEWHERE}/spy")
    page.evaluate("(address) => void new WebSocket(address)", f"{OTHER_PORT}/spy")
    page.wait_for_timeout(200)
    assert [one for one in me.complaints if "left the origin" in one] == [
        f"left the origin: {ELSEWHERE}/spy",
        f"left the origin: {OTHER_PORT}/spy",
    ]
    me.complaints.clear()


def test_the_policy_keeps_a_page_from_leaving(person: MakePerson) -> None:
    me = person(forgiven=("Content Security Policy", "Refused to connect"))
    page = me.open()
    page.route(f"{ELSEWHERE}/**", welcome)
    went = "(address) => fetch(address).then(() => 'went', () => 'stayed')"
    assert page.evaluate(went, f"{ELSEWHERE}/spy") == "stayed"
    assert page.evaluate(went, f"{me.address}/healthz") == "went"
