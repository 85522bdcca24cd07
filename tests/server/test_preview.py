"""What a link shows before anybody opens it."""

from __future__ import annotations

import re

import httpx
import pytest

from bestiary.server.web.pages import FOLDER
from bestiary.server.web.preview import Words, with_preview
from tests.server.conftest import MakeGuest
from tests.server.serving import Server

PAGE = b"""<html><head><title>Bestiary</title><meta name="description" content="Old." />
<meta property="og:title" content="Old" /><meta property="og:description" content="Old" />
<meta property="og:image" content="/preview.png" /></head><body></body></html>"""
built = pytest.mark.skipif(not (FOLDER / "index.html").exists(), reason="the client has not been built")


def head(text: str) -> dict[str, str]:
    found = dict(re.findall(r'<meta\s+(?:name|property)="([^"]+)"\s+content="([^"]*)"', text))
    title = re.search("<title>(.*?)</title>", text)
    return {**found, "title": title[1] if title else ""}


def test_addresses_are_whole_and_words_are_those_of_the_page() -> None:
    shown = head(with_preview(PAGE, "https://example.org/", "/t/abc", Words("A", "B")).decode())
    assert shown["og:image"] == "https://example.org/preview.png"
    assert shown["og:url"] == "https://example.org/t/abc"
    assert (shown["title"], shown["og:title"]) == ("A · Bestiary", "A")
    assert shown["description"] == shown["og:description"] == "B"


def test_nothing_gets_out_of_its_tag() -> None:
    wicked = '"><script>alert(1)</script>'
    shown = with_preview(PAGE, f"http://{wicked}", f"/t/{wicked}", Words(wicked, wicked)).decode()
    assert "<script>" not in shown
    assert shown.count(">") == PAGE.count(b">") + 1


@built
def test_a_link_says_what_it_leads_to(server: Server, guest: MakeGuest) -> None:
    host, friend = guest(), guest()
    table = host.new_table("me", "open", "open")

    def seen(path: str) -> dict[str, str]:
        answer = httpx.get(f"{server.address}{path}")
        assert answer.status_code == 200
        return head(answer.text)

    assert seen("/")["og:image"] == f"{server.address}/preview.png"
    assert httpx.get(seen("/")["og:image"]).headers["content-type"] == "image/png"
    assert seen(f"/t/{table}")["title"] == "Monster Café: pull up a chair · Bestiary"
    assert seen(f"/t/{table}")["og:description"].startswith("2 chairs are free at a table for 3.")
    friend.sit(table, 1)
    assert seen(f"/t/{table}")["og:description"].startswith("One chair is free")
    host.post(f"/api/tables/{table}/start")
    assert seen(f"/t/{table}")["og:title"] == "Monster Café: a game is on"
    assert seen(f"/t/{table}/replay")["og:title"] == "Monster Café: a replay"
    assert seen("/t/nowhere")["og:title"] == seen("/")["og:title"]


@built
def test_a_page_that_has_not_changed_is_not_sent_again(server: Server) -> None:
    first = httpx.get(server.address)
    again = httpx.get(server.address, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
