"""The icon of the site, as a picture that stands alone: `python -m art.icon > web/public/icon.svg`."""

from __future__ import annotations

from art.canvas import Art
from art.monster_cafe import PALETTE, hungry_face
from art.paths import slab


def icon() -> str:
    """The hungry face on a tile, with room round it as home screens want."""
    art = Art(PALETTE)
    art.flat(slab(0, 0, 120, 120, 26), "#fff1dc")
    with art.turned(0, 60, 60, size=0.84):
        hungry_face(art)
    return art.svg()


if __name__ == "__main__":
    print(icon())
