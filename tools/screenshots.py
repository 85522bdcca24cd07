"""Takes the pictures of docs/screens: `python tools/screenshots.py [FOLDER]`. Starts a server, and plays."""

from __future__ import annotations

import argparse
import base64
import struct
import sys
import tempfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.chromium import FLAGS, executable  # noqa: E402
from tests.browser.person import Person, play_to_the_end  # noqa: E402
from tests.browser.serving import Server  # noqa: E402

SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True},
    "side": {"viewport": {"width": 740, "height": 360}, "has_touch": True, "is_mobile": True},
}
NAMES = ("Mo", "Vera", "Tusk", "Ada")
AVATARS = (8, 5, 9, 12)
GUESTS = 4  # are at the tables when they are shown
GAMES, MOVES = 8, 16  # played at most until then
OTHER_GAMES = ("monster_baby_rescue", "wombat_rescue", "big_monster", "munchkin_babies")
LIKES = "if (origin !== 'null') localStorage['bestiary.settings'] ??= '{\"scenes\": \"off\"}'"
WINDOW = 20  # seconds in which others may answer: a busy machine must not miss its turn
EARLY = 7  # moves of one's own, then something lies on every table
PATIENCE = 120_000  # milliseconds: bots think slowly on a busy machine
LARGEST = 200_000  # bytes

# The 256 colours that a picture has most of, and for each pixel the nearest one: as a PNG that is a third of the size.
REDUCE = """async (address) => {
    const bitmap = await createImageBitmap(await (await fetch(address)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    canvas.drawImage(bitmap, 0, 0);
    const { data } = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
    const colours = new Uint32Array(data.buffer);
    const counts = new Map();
    for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
    const ranked = [...counts].sort((one, other) => other[1] - one[1]).map(([colour]) => colour);
    const parts = (colour) => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255];
    const palette = ranked.slice(0, 96).map(parts);
    for (const gap of [40, 20, 12, 8, 4, 0]) // then far apart, so that small bright things keep theirs
        for (const colour of ranked) {
            if (palette.length === 256) break;
            const own = parts(colour);
            if (palette.every((other) => own.some((part, at) => Math.abs(part - other[at]) > gap))) palette.push(own);
        }
    const nearest = new Map();
    for (const colour of ranked) {
        const own = parts(colour);
        let best = 0, least = Infinity;
        palette.forEach((other, at) => {
            const far = own.reduce((sum, part, channel) => sum + (part - other[channel]) ** 2, 0);
            if (far < least) [best, least] = [at, far];
        });
        nearest.set(colour, best);
    }
    const pixels = Uint8Array.from(colours, (colour) => nearest.get(colour));
    let text = '';
    for (let at = 0; at < pixels.length; at += 32768) text += String.fromCharCode(...pixels.subarray(at, at + 32768));
    return { width: bitmap.width, height: bitmap.height, palette: palette.flat(), pixels: btoa(text) };
}"""


def main() -> None:
    """Every page at all three sizes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "docs" / "screens")
    folder: Path = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data), window=WINDOW).start()
        browser = playwright.chromium.launch(executable_path=executable(), args=FLAGS)
        try:
            for size, options in SIZES.items():
                tour(browser, server, options, Camera(folder, size))
        finally:
            browser.close()
            server.stop()


class Camera(NamedTuple):
    """Where pictures of one size go."""

    folder: Path
    size: str

    def take(self, page: str, me: Person) -> None:
        """A picture that is small enough for the README."""
        me.page.wait_for_load_state("networkidle")
        me.page.wait_for_timeout(300)  # the last frame
        whole = me.page.screenshot(animations="disabled", caret="hide")
        target = self.folder / f"{page}-{self.size}.png"
        target.write_bytes(reduced(me, whole))
        length = target.stat().st_size
        print(f"{target.name}: {length // 1000} kB" + (", too large" if length > LARGEST else ""), flush=True)


def tour(browser: Browser, server: Server, options: dict[str, Any], camera: Camera) -> None:
    """One evening: home, the lobby, the table, the end."""
    with person(browser, server, 0, options) as me, person(browser, server, 1, options) as friend:
        for _ in range(2):
            me.new_table("me", "bot:sensible", "bot:sensible")
        lobby = me.new_table("me", "open", "bot:sensible", "open", listed=True)
        friend.open(lobby).get_by_role("button", name="Sit down here").first.click()
        me.open().get_by_role("region", name="Your open tables").wait_for()
        camera.take("home", me)
        me.open(lobby).get_by_alt_text("QR code of the link to this table").wait_for()
        camera.take("lobby", me)
        friend.page.close()
        until_busy(me)
        camera.take("table", me)
        rules(me)
        camera.take("rules", me)
        me.page.keyboard.press("Escape")
        play_to_the_end(me)
        camera.take("end", me)
        me.end.get_by_role("link", name="Replay").click()
        me.page.get_by_role("slider", name="Step").focus()
        for _ in range(3):
            me.page.keyboard.press("PageUp")
        camera.take("replay", me)
        for game in OTHER_GAMES:
            me.open(me.new_table("me", "bot:sensible", "bot:sensible", "bot:sensible", game=game))
            for _ in range(EARLY):
                asked(me)
                me.move_by_key()
            asked(me)
            camera.take(game.replace("_", "-"), me)


@contextmanager
def person(browser: Browser, server: Server, number: int, options: dict[str, Any]) -> Iterator[Person]:
    """Somebody with a name, whose animations and scenes are off."""
    context = browser.new_context(reduced_motion="reduce", color_scheme="light", **options)
    context.add_init_script(LIKES)
    one = Person(context, server.address)
    context.set_default_timeout(PATIENCE)
    page = one.open()
    page.get_by_role("button", name="change name and avatar").click()
    page.get_by_role("textbox", name="Name").fill(NAMES[number])
    page.get_by_role("radio").nth(AVATARS[number]).check(force=True)
    page.get_by_role("button", name="Save").click()
    page.get_by_role("dialog").wait_for(state="detached")
    yield one
    context.close()


def asked(me: Person) -> None:
    """Waits until there is something to decide, on the board or in the line."""
    me.lit.or_(me.choices).first.wait_for()


def rules(me: Person) -> None:
    """The drawer, with a word that was searched."""
    if me.page.get_by_role("button", name="Rules").is_visible():
        me.page.get_by_role("button", name="Rules").click()
    else:
        me.page.get_by_role("button", name="More").click()
        me.page.get_by_role("dialog").get_by_role("button", name="Rules").click()
    me.page.get_by_role("searchbox").fill("sorbet")
    me.page.get_by_role("dialog").locator("li").first.wait_for()


def until_busy(me: Person) -> None:
    """Plays until somebody is to be seated at tables that others sit at already; at another table if need be."""
    for _ in range(GAMES):
        me.open(me.new_table("me", "bot:sensible", "bot:sensible", "bot:sensible"))
        for turn in range(MOVES):
            if not me.wait_for_turn():
                break
            seating, choices = me.question.startswith("Seat"), me.lit.count()
            if seating and choices > 1 and me.page.locator("[data-side]").count() >= GUESTS:
                return
            me.move_by_key(1 + turn % choices if seating and choices else 1)
    raise SystemExit("The tables never filled: try again.")


def reduced(me: Person, whole: bytes) -> bytes:
    """The picture with fewer colours. A blank page does it, where no policy forbids to read a picture."""
    browser = me.context.browser
    assert browser is not None
    blank = browser.new_page()
    found = blank.evaluate(REDUCE, f"data:image/png;base64,{base64.b64encode(whole).decode()}")
    blank.close()
    return png(**found)


def png(width: int, height: int, palette: list[int], pixels: str) -> bytes:
    """A PNG with a palette: its header, the colours, and the lines, each unfiltered."""
    plain = base64.b64decode(pixels)
    lines = b"".join(b"\0" + plain[at : at + width] for at in range(0, len(plain), width))
    chunks = (
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
        (b"PLTE", bytes(palette)),
        (b"IDAT", zlib.compress(lines, 9)),
        (b"IEND", b""),
    )
    framed = (
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in chunks
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(framed)


if __name__ == "__main__":
    main()
