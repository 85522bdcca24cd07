"""Looks at a table as a picky person does: what is lit, asked or counted is seen whole, and every word can be read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page

LOOK = r"""async ({ root: where, scrolls }) => {
    // people see frames: what is measured before one is drawn has been put right when it is
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
    const found = [];
    const say = (what, element, more = '') => {
        const own = element.getAttribute('data-place') ?? element.getAttribute('aria-label');
        const name = own ?? element.textContent.trim();
        found.push(`${what}: ${name.slice(0, 60)} ${more}`.trim());
    };
    const NEAR = 2;
    const box = (element) => element.getBoundingClientRect();
    const hidden = (element) => {
        const { width, height } = box(element);
        if (width <= 1.5 || height <= 1.5) return true;
        for (let one = element; one; one = one.parentElement) {
            const style = getComputedStyle(one);
            if (style.visibility === 'hidden' || style.display === 'none' || Number(style.opacity) < 0.05) return true;
            if (style.clipPath === 'inset(50%)') return true;
        }
        return false;
    };
    const inside = ({ left, top, right, bottom }) =>
        left >= -NEAR && right <= innerWidth + NEAR && (scrolls || (top >= -NEAR && bottom <= innerHeight + NEAR));
    // a map, or a picture of a table
    const pictured = (element) => scrolls && element.closest('.camera, .beside > main');
    const reached = (element) => {
        const { left, top, width, height } = box(element);
        const at = (x, y) => document.elementFromPoint(left + x * width, top + y * height);
        const points = [[0.5, 0.5], [0.5, 0.25], [0.5, 0.75], [0.25, 0.5], [0.75, 0.5], [0.2, 0.2], [0.8, 0.8]];
        return points.some(([x, y]) => {
            const hit = at(x, y);
            return hit && (element.contains(hit) || hit.closest('[data-place]') === element);
        });
    };
    const whole = (element, what, onlyReached = false) => {
        if (hidden(element)) return say(`${what} cannot be seen`, element);
        if (!onlyReached && !inside(box(element))) return say(`${what} leaves the window`, element);
        if (!reached(element)) say(`${what} is covered`, element);
    };
    const table = document.querySelector(where);
    const lit = table.querySelectorAll('[data-place][data-can][role="button"]');
    for (const one of lit) whole(one, 'lit place', one instanceof SVGElement);
    for (const one of scrolls ? [] : table.querySelectorAll('[data-score]')) {
        whole(one, 'score');
        const name = one.parentElement.querySelector('.name');
        if (!name || hidden(name)) continue;
        const written = document.createRange();
        written.selectNodeContents(name);
        if (written.getBoundingClientRect().right > box(one).left + 1) say('name runs into the score', name);
    }
    for (const one of scrolls ? [] : table.querySelectorAll('section[aria-label="Your decision"] button'))
        if (!hidden(one)) whole(one, 'button');

    const cutters = (element) => {
        const found = [];
        for (let one = element; one && one !== document.body; one = one.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(one);
            if ([overflowX, overflowY].some((how) => how === 'hidden' || how === 'clip')) found.push(one);
            if (overflowY === 'auto' || overflowY === 'scroll') break;
        }
        return found;
    };
    const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent.trim();
        const element = node.parentElement;
        if (!text || element.closest('style, script, .coach, [hidden]') || hidden(element)) continue;
        const style = getComputedStyle(element);
        const matrix = element instanceof SVGElement ? element.getScreenCTM?.() : null;
        const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
        const size = parseFloat(style.fontSize) * scale;
        // a picture: the lens has its words large
        const drawn = element.closest('[data-drawing]') || pictured(element);
        if (size < 11.9 && !drawn) say('under 12 px', element, size.toFixed(1));
        const wider = element.scrollWidth > element.clientWidth + 1;
        if (style.textOverflow === 'ellipsis' && wider) say('cut with dots', element);
        const range = document.createRange();
        range.selectNodeContents(node);
        const around = range.getBoundingClientRect();
        if (around.width === 0) continue;
        if (pictured(element)) continue;
        if (!inside(around)) say('text leaves the window', element);
        for (const cutter of cutters(element)) {
            const edge = box(cutter);
            const across = around.left < edge.left - NEAR || around.right > edge.right + NEAR;
            if (across || around.top < edge.top - 3 || around.bottom > edge.bottom + 3) {
                say('text is cut', element);
                break;
            }
        }
        if (element.closest('.copylink')) continue; // an address is copied, not read
        for (const word of node.textContent.matchAll(/[^\s-]{2,}/g)) {
            range.setStart(node, word.index);
            range.setEnd(node, word.index + word[0].length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) say('word is broken', element, word[0]);
        }
    }
    return [...new Set(found)];
}"""
BOARD = """() => ['.table > main', '.contents > .stage', '.contents > .foot', '.table > header']
    .flatMap((one) => [...document.querySelectorAll(one)]).map((one) => one.getBoundingClientRect())
    .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round))"""
SHARE = """() => {
    const stage = document.querySelector('.contents > .stage')?.getBoundingClientRect();
    return stage ? stage.width * stage.height / (innerWidth * innerHeight) : 1;
}"""


def complaints(page: Page) -> list[str]:
    """What a picky person would say about the table as it is shown now."""
    found: list[str] = page.evaluate(LOOK, {"root": ".table", "scrolls": False})
    return found


def words(page: Page, root: str = "body") -> list[str]:
    """What they would say about the words of a page that is read by scrolling."""
    found: list[str] = page.evaluate(LOOK, {"root": root, "scrolls": True})
    return found


def board(page: Page) -> Any:
    """Where the parts of the board are, in whole pixels."""
    return page.evaluate(BOARD)


def share(page: Page) -> float:
    """How much of the window the stage has."""
    found: float = page.evaluate(SHARE)
    return found
