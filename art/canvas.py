"""The sheet a picture is drawn on: marks are added from back to front."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from art.colours import Palette, mix, short
from art.compact import compact
from art.paths import Point, at, num

LINE = 3.4
EVERYWHERE = "M-9-9h320v320H-9z"


class Art:
    """One picture, drawn in a square of 120 unless it says otherwise."""

    def __init__(self, palette: Palette, width: float = 120, height: float = 120) -> None:
        self.palette, self.width, self.height = palette, width, height
        self.ink = palette["ink"]
        self.marks: list[str] = []

    def __getitem__(self, name: str) -> str:
        """The colour of that name in the game's palette."""
        return self.palette.get(name, name)

    def dark(self, colour: str, share: float = 0.24) -> str:
        """The same colour in the shade."""
        return mix(self[colour], self.ink, share)

    def put(self, *marks: str) -> None:
        """Adds finished marks on top."""
        self.marks.extend(marks)

    def flat(self, path: str, colour: str, line: float = 0, opacity: float = 1) -> None:
        """A plain shape, outlined when `line` is given."""
        self.put(flat(path, self[colour], self.ink, line, opacity))

    def solid(self, path: str, colour: str, inside: str = "", lift: Point = (-5, -6), line: float = LINE) -> None:
        """A two-tone shape with an outline; `inside` is a pattern cut to the shape."""
        moved = f' transform="translate({at(*lift).replace(" -", "-")})"' if lift != (0, 0) else ""
        light = f'<path fill="{short(self[colour])}" d="{compact(path)}"{moved}/>'
        self.put(cut(path, flat(EVERYWHERE, self.dark(colour)) + light + inside), stroke(path, line, self.ink))

    def stroke(self, path: str, width: float = LINE, colour: str = "") -> None:
        """A line with round ends."""
        self.put(stroke(path, width, self[colour] if colour else self.ink))

    def limb(self, path: str, colour: str, width: float = 9) -> None:
        """A noodle: an outlined line with round ends."""
        self.stroke(path, width + 2 * LINE)
        self.stroke(path, width, colour)

    @contextmanager
    def turned(
        self, angle: float = 0, x: float = 60, y: float = 60, move: Point = (0, 0), size: float = 1
    ) -> Iterator[None]:
        """Everything drawn meanwhile is turned about (x, y), resized about it and moved."""
        shift = f"translate({at(*move)})" if move != (0, 0) else ""
        rotate = f"rotate({num(angle)} {at(x, y)})" if angle else ""
        scale = f"translate({at(x, y)})scale({size:.2f})translate({at(-x, -y)})" if size != 1 else ""
        with self.group(f' transform="{shift}{rotate}{scale}"' if shift or rotate or scale else ""):
            yield

    @contextmanager
    def placed(self, x: float, y: float, size: float = 1) -> Iterator[None]:
        """Everything drawn meanwhile has its origin at (x, y)."""
        resize = f"scale({size:.2f})" if size != 1 else ""
        with self.group(f' transform="translate({at(x, y)}){resize}"'):
            yield

    @contextmanager
    def mirrored(self, really: bool = True) -> Iterator[None]:
        """Everything drawn meanwhile is flipped left to right."""
        with self.group(' transform="matrix(-1 0 0 1 120 0)"' if really else ""):
            yield

    @contextmanager
    def group(self, attributes: str) -> Iterator[None]:
        """Everything drawn meanwhile lies in one group; without attributes there is no need of it."""
        if attributes:
            self.put(f"<g{attributes}>")
        yield
        if attributes:
            self.put("</g>")

    def svg(self) -> str:
        """The whole picture. It is decoration: the words stand beside it."""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(self.width)} {num(self.height)}"'
            ' aria-hidden="true">'
            f'<g fill="none" stroke-width="{LINE}" stroke-linecap="round" stroke-linejoin="round">'
            f"{''.join(self.marks)}</g></svg>"
        )


Draw = Callable[[Art], None]


def flat(path: str, colour: str, ink: str = "", line: float = 0, opacity: float = 1) -> str:
    """A filled shape as a mark."""
    edge = f' stroke="{short(ink)}"{thickness(line)}' if line else ""
    fade = f' opacity="{opacity:g}"'.replace("0.", ".") if opacity < 1 else ""
    fill = f' fill="{short(colour)}"' if colour != "none" else ""
    return f'<path{fill} d="{compact(path)}"{edge}{fade}/>'


def stroke(path: str, width: float, colour: str) -> str:
    """A line as a mark."""
    return f'<path d="{compact(path)}" stroke="{short(colour)}"{thickness(width)}/>'


def cut(path: str, inside: str) -> str:
    """Marks cut to a shape. No id is needed, so the same picture may stand on a page many times, hidden or not."""
    return f"<g clip-path=\"path('{compact(path)}')view-box\">{inside}</g>"


def thickness(line: float) -> str:
    """The stroke width, left out where it is the usual one."""
    return "" if line == LINE else f' stroke-width="{num(line)}"'
