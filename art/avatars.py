"""Twelve faces to be known by."""

from __future__ import annotations

from art import big_monster, monster_cafe, munchkin_babies, wombat_rescue
from art.canvas import Art
from art.gallery import Gallery
from art.paths import Point

FACES: dict[str, tuple[Gallery, str, Point, float]] = {  # whose picture, its middle and how much it is enlarged
    "sludge": (monster_cafe.GALLERY, "sludge", (60, 60), 1),
    "eyeball": (monster_cafe.GALLERY, "eyeball", (60, 58), 0.96),
    "brain": (monster_cafe.GALLERY, "brain", (60, 56), 1.02),
    "dust-bunny": (monster_cafe.GALLERY, "dust_bunny", (62, 60), 1),
    "wombat": (wombat_rescue.GALLERY, "baby", (60, 60), 1.06),
    "dingo": (wombat_rescue.GALLERY, "dingo", (62, 54), 1),
    "dragon": (big_monster.GALLERY, "dragon-green", (60, 58), 1),
    "frog": (big_monster.GALLERY, "ice-green-2", (60, 76), 1.1),
    "cactus": (big_monster.GALLERY, "desert-monster", (60, 60), 1),
    "kitty": (munchkin_babies.GALLERY, "jealous-kitty", (58, 62), 0.96),
    "owl": (munchkin_babies.GALLERY, "hootin-nanny", (60, 60), 1),
    "squid": (munchkin_babies.GALLERY, "squidzilla-jr", (60, 58), 1),
}


def avatar(name: str) -> str:
    """One face."""
    gallery, picture, middle, size = FACES[name]
    art = Art(gallery.palette)
    with art.turned(0, *middle, move=(60 - middle[0], 60 - middle[1]), size=size):
        gallery.draws[picture](art)
    return art.svg()


def avatars() -> dict[str, str]:
    """All faces, by id."""
    return {name: avatar(name) for name in FACES}
