"""What a browser is told about the site: it can be installed, and a link to it has a preview."""

from __future__ import annotations

import struct
from urllib.parse import urljoin

import httpx
import pytest

from tests.browser.conftest import MakePerson


def test_it_can_be_put_on_a_home_screen(person: MakePerson) -> None:
    me = person()
    page = me.open()
    manifest_address = urljoin(me.address, page.locator('link[rel="manifest"]').get_attribute("href") or "")
    manifest = httpx.get(manifest_address).json()
    assert manifest["name"]
    assert manifest["display"] == "standalone"
    assert manifest["start_url"] == "/"
    sizes = {icon["sizes"]: urljoin(manifest_address, icon["src"]) for icon in manifest["icons"]}
    for size in (192, 512):
        picture = httpx.get(sizes[f"{size}x{size}"]).content
        assert picture[:8] == b"\x89PNG\r\n\x1a\n"
        assert struct.unpack(">II", picture[16:24]) == (size, size)
    assert page.locator('meta[name="theme-color"]').first.get_attribute("content")
    assert page.locator('link[rel="icon"]').count() >= 1


@pytest.mark.parametrize("table", [False, True])
def test_a_link_has_a_preview(person: MakePerson, table: bool) -> None:
    me = person()
    path = me.new_table("me", "open") if table else "/"
    page = me.open(path)

    def meta(name: str) -> str:
        return page.locator(f'meta[property="{name}"], meta[name="{name}"]').first.get_attribute("content") or ""

    assert page.title()
    assert meta("description")
    assert meta("og:title")
    assert meta("og:description")
    assert meta("og:url").startswith(me.address)
    picture = meta("og:image")
    assert picture.startswith(me.address)
    answer = httpx.get(picture)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
