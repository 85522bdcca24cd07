"""What a browser needs to install Bestiary, and what others show of a link to it."""

from __future__ import annotations

import json
import struct
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import Person

SIGNATURE = b"\x89PNG\r\n\x1a\n"
SAID = ("description", "og:type", "og:site_name", "og:title", "og:description", "og:image", "og:url", "twitter:card")
READ = """(names) => Object.fromEntries(names.map((name) => [
    name, document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.content ?? '',
]))"""


def manifest_of(me: Person) -> dict[str, Any]:
    """The manifest as the browser itself finds and reads it."""
    session = me.context.new_cdp_session(me.page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["url"] == f"{me.address}/manifest.webmanifest"
    manifest: dict[str, Any] = json.loads(found["data"])
    return manifest


def png_size(me: Person, address: str) -> tuple[int, int]:
    """Width and height of a picture, which must be there and be a PNG."""
    answer = me.context.request.get(address)
    assert (answer.status, answer.headers["content-type"]) == (200, "image/png")
    body = answer.body()
    assert body.startswith(SIGNATURE)
    width, height = struct.unpack(">II", body[16:24])
    return width, height


def test_the_browser_can_install_it(person: MakePerson) -> None:
    me = person()
    me.open()
    manifest = manifest_of(me)
    assert (manifest["name"], manifest["short_name"]) == ("Bestiary", "Bestiary")
    assert (manifest["display"], manifest["start_url"], manifest["scope"]) == ("standalone", "/", "/")
    assert manifest["theme_color"].startswith("#")
    assert manifest["background_color"].startswith("#")
    pictures = [icon for icon in manifest["icons"] if icon["type"] == "image/png"]
    for icon in pictures:
        width, height = png_size(me, f"{me.address}{icon['src']}")
        assert icon["sizes"] == f"{width}x{height}"
    usual = {icon["sizes"] for icon in pictures if icon.get("purpose", "any") == "any"}
    assert {"192x192", "512x512"} <= usual
    assert any(icon.get("purpose") == "maskable" for icon in pictures)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_browser_takes_on_the_colour_of_the_page(person: MakePerson, scheme: str) -> None:
    me = person(color_scheme=scheme)
    page = me.open()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    colour, paper = page.evaluate(
        """() => {
            const paint = document.createElement('canvas').getContext('2d');
            const plain = (colour) => { paint.fillStyle = colour; return paint.fillStyle; };
            const tags = [...document.querySelectorAll('meta[name="theme-color"]')];
            const tag = tags.find((one) => matchMedia(one.media || 'all').matches);
            const seen = [document.body, document.documentElement].map((one) => getComputedStyle(one).backgroundColor);
            return [plain(tag.content), plain(seen.find((one) => one !== 'rgba(0, 0, 0, 0)'))];
        }"""
    )
    assert colour == paper


def test_home_and_a_link_to_a_table_say_what_they_are(person: MakePerson) -> None:
    me = person()
    table = me.new_table("me", "open", "open")
    heads = {}
    for path in ("/", table):
        answer = me.page.goto(f"{me.address}{path}", wait_until="commit")
        assert answer is not None
        page = me.page
        page.wait_for_load_state("domcontentloaded")
        head = heads[path] = page.evaluate(READ, SAID)
        assert all(head.values()), head
        assert "Bestiary" in page.title()
        assert head["og:url"] == f"{me.address}{path}"
        assert head["og:image"].startswith(f"{me.address}/")
        assert png_size(me, head["og:image"]) == (1200, 630)
        icon = page.locator('link[rel="icon"]').evaluate("(link) => link.href")
        assert me.context.request.get(icon).headers["content-type"].startswith("image/svg")
        touch = page.locator('link[rel="apple-touch-icon"]').evaluate("(link) => link.href")
        assert png_size(me, touch) == (192, 192)
    assert heads[table]["og:title"] == "Monster Café: pull up a chair"
    assert heads[table]["description"].startswith("2 chairs are free")
    assert heads["/"]["description"] != heads[table]["description"]
    expect(me.page).to_have_title("Monster Café · Bestiary")
