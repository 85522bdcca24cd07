"""Contact sheets, to look at all pictures of a game at once: `python -m art.contact [FOLDER]`."""

from __future__ import annotations

import sys
from pathlib import Path

from art.avatars import avatars
from art.build import GALLERIES
from art.gallery import Gallery
from art.marks import seat_marks
from art.scenes import logo, scenes

STYLE = """
body { margin: 0; font: 11px sans-serif; width: 1200px }
section { padding: 14px }
figure { display: inline-block; width: 186px; margin: 0 4px 8px; text-align: center; vertical-align: top }
figcaption { overflow: hidden; white-space: nowrap }
svg { width: 120px; overflow: hidden }
.small svg { width: 48px }
.small { display: inline-block }
.stack, .join, .layer { display: inline-block; margin: 4px 7px; vertical-align: top; font-size: 0 }
.stack svg { display: block; width: 100px }
.join svg, .layer svg { width: 170px }
.layer { position: relative; width: 170px; height: 170px }
.layer svg { position: absolute; inset: 0 }
.wide figure { width: 316px }
.wide svg { width: 300px; border-radius: 18px; background: var(--table) }
"""


def sheet(gallery: Gallery) -> str:
    """Every picture of a game at 120 and at 48 px, then those that belong together."""
    pictures = gallery.pictures()
    grouped = {name for group in gallery.sets for name in group} if gallery.arrangement == "stack" else set()
    cells = "".join(figure(name, svg) for name, svg in pictures.items() if name not in grouped)
    rows = ["".join(pictures[name] for name in group) for group in gallery.sets]
    sets = "".join(f'<div class="{gallery.arrangement}">{row}</div>' for row in rows)
    small = "".join(f'<div class="small">{pictures[name]}</div>' for name in sorted(grouped))
    colours = f"background:{gallery.palette['paper']};color:{gallery.palette['ink']}"
    return f'<section style="{colours}">{cells}<div>{sets}</div><div>{small}</div></section>'


def home_sheet(theme: str) -> str:
    """The pictures of the home page in one theme; needs tokens.css."""
    large = "".join(
        f'<figure data-game="{game}">{svg}<figcaption>{game}</figcaption></figure>' for game, svg in scenes().items()
    )
    small = avatars() | seat_marks() | {"logo": logo()}
    cells = "".join(figure(name, svg) for name, svg in small.items())
    style = "background:var(--paper);color:var(--ink)"
    return f'<section data-theme="{theme}" style="{style}"><div class="wide">{large}</div>{cells}</section>'


def figure(name: str, svg: str) -> str:
    """A picture, large and small, with its id."""
    return f'<figure>{svg}<div class="small">{svg}</div><figcaption>{name}</figcaption></figure>'


def page(title: str, body: str, tokens: str = "") -> str:
    """A whole HTML page."""
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>'
        f"<style>{tokens}{STYLE}</style><body>{body}</body></html>\n"
    )


def main(arguments: list[str]) -> None:
    """Writes one page a game and one for the home page."""
    folder = Path(arguments[0]) if arguments else Path("build/contact")
    folder.mkdir(parents=True, exist_ok=True)
    for gallery in GALLERIES:
        (folder / f"{gallery.game}.html").write_text(page(gallery.game, sheet(gallery)), encoding="utf-8")
    tokens = Path(__file__).parents[1] / "web" / "src" / "tokens.css"
    sheets = home_sheet("light") + home_sheet("dark")
    text = page("home", sheets, tokens.read_text(encoding="utf-8") if tokens.exists() else "")
    (folder / "home.html").write_text(text, encoding="utf-8")
    print(f"{len(GALLERIES) + 1} contact sheets in {folder}")


if __name__ == "__main__":
    main(sys.argv[1:])
