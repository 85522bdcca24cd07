"""A small writer of line plots as SVG: what one picture needs, and no more."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import log10
from typing import NamedTuple

WIDTH, HEIGHT = 720, 420
LEFT, RIGHT, TOP, BOTTOM = 64, 190, 40, 52
COLOURS = ("#1b7837", "#c2410c", "#2563eb", "#9333ea", "#b91c1c", "#0f766e")


class Point(NamedTuple):
    """A measured value, and the interval in which the true one may be."""

    x: float
    y: float
    low: float
    high: float


class Series(NamedTuple):
    """What is drawn in one colour."""

    name: str
    points: Sequence[Point]


def line_plot(title: str, x_name: str, y_name: str, ticks: Sequence[float], series: Sequence[Series]) -> str:
    """Shares from 0 to 1 against something that grows by factors, with their intervals."""
    across = _scale(log10(min(ticks)), log10(max(ticks)), LEFT, WIDTH - RIGHT)
    up = _scale(0.0, 1.0, HEIGHT - BOTTOM, TOP)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="{escape(title)}" font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
        _text(LEFT, TOP - 16, title, "start", 'font-weight="bold"'),
        _text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 12, x_name),
        f'<g transform="translate(18 {(TOP + HEIGHT - BOTTOM) / 2}) rotate(-90)">{_text(0, 0, y_name)}</g>',
    ]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = up(share)
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#dddddd"/>')
        parts.append(_text(LEFT - 8, y + 4, f"{share:.0%}", "end"))
    for tick in ticks:
        parts.append(_text(across(log10(tick)), HEIGHT - BOTTOM + 18, f"{tick:g}"))
    for number, one in enumerate(series):
        parts += _drawn(one, COLOURS[number % len(COLOURS)], TOP + 20 * number, across, up)
    return "\n".join([*parts, "</svg>", ""])


def _drawn(
    series: Series, colour: str, y: float, across: Callable[[float], float], up: Callable[[float], float]
) -> list[str]:
    places = [(across(log10(point.x)), point) for point in series.points]
    line = " ".join(f"{x:.1f},{up(point.y):.1f}" for x, point in places)
    parts = [f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>']
    for x, point in places:
        parts.append(f'<path d="M{x:.1f} {up(point.low):.1f}V{up(point.high):.1f}" stroke="{colour}" opacity="0.45"/>')
        parts.append(f'<circle cx="{x:.1f}" cy="{up(point.y):.1f}" r="3.5" fill="{colour}"/>')
    at = WIDTH - RIGHT + 16
    parts.append(f'<path d="M{at} {y}h18" stroke="{colour}" stroke-width="3"/>')
    parts.append(_text(at + 26, y + 4, series.name, "start"))
    return parts


def _scale(first: float, last: float, begin: float, end: float) -> Callable[[float], float]:
    return lambda value: begin + (value - first) / (last - first) * (end - begin)


def _text(x: float, y: float, text: str, anchor: str = "middle", more: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="#333333" {more}>{escape(text)}</text>'
