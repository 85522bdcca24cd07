"""Munchkin Babies: the shields of Classes and the faces of Races."""

from __future__ import annotations

from art.canvas import Art, Draw, flat, stroke
from art.colours import WHITE, mix
from art.eyes import eye, eyes
from art.limbs import ear, horn
from art.mouths import fang, grin, smile
from art.paths import blob, fluff, oval, slab, star, whole
from art.patterns import spots

SHIELD = "M12 16Q36 18 60 6Q84 18 108 16Q114 84 60 116Q6 84 12 16z"


def ankle_biter(art: Art) -> None:
    """Class: ankle biter, a snapping set of milk teeth."""
    art.solid(SHIELD, "red", lift=(-4, -4))
    art.solid("M26 54C26 20 94 20 94 54L86 60H34z", "#ff9db0", lift=(-2, -3))
    art.solid("M28 76C30 104 90 104 92 76L84 70H36z", "#ff9db0", lift=(-2, -3))
    for x in (38, 52.5, 67.5, 82):
        art.flat(slab(x - 7, 48, 14, 14, 4), WHITE, 2.8)
        art.flat(slab(x - 6.5, 68, 13, 13, 4), WHITE, 2.8)


def wiz_kid(art: Art) -> None:
    """Class: wiz kid, a starry pointed hat."""
    art.solid(SHIELD, "lilac", lift=(-4, -4))
    art.solid(
        "M34 80Q46 46 50 34Q56 16 82 22Q70 30 74 44Q80 66 86 80z",
        "night",
        flat(star(56, 62, 10) + star(70, 40, 6) + star(74, 70, 5), art["butter"]),
    )
    art.solid("M22 82Q60 66 98 82Q98 94 60 96Q22 94 22 82z", "night", lift=(-2, -4))


def crumb_snatcher(art: Art) -> None:
    """Class: crumb snatcher, a bitten biscuit in a mask."""
    art.solid(SHIELD, "mint", lift=(-4, -4))
    path = "M60 24A34 34 0 1 0 94 60Q84 62 82 52Q72 52 74 42Q62 40 60 24z"
    art.solid(path, "sand", spots(art["brown"], (42, 42, 4), (48, 84, 4), (72, 84, 4), (84, 70, 3)))
    art.flat("M27 54Q58 44 76 54Q88 60 92 66Q80 76 68 70Q58 66 50 70Q36 74 27 66z", "ink")
    eye(art, 44, 60, 7.5, (0.6, 0))
    eye(art, 70, 62, 7.5, (0.6, 0))
    art.flat(oval(92, 36, 4) + oval(84, 26, 3), "sand", 2.4)
    smile(art, 58, 82, 8, 3)


def holy_terror(art: Art) -> None:
    """Class: holy terror, a halo held up by horns."""
    art.solid(SHIELD, "blue", lift=(-4, -4))
    horn(art, 40, 56, -40, 26, 11, "nappy", 9)
    horn(art, 80, 56, 40, 26, 11, "nappy", -9)
    art.solid(whole(blob((60, 44), (86, 54), (88, 78), (60, 98), (32, 78), (34, 54))), "red")
    art.limb("M36 28a24 7 0 1 0 48 0a24 7 0 1 0 -48 0", WHITE, 4)
    eyes(art, 60, 64, 13, 10.5, "angry", "red", (0, 0.1))
    grin(art, 60, 78, 13, 9, 4, pointed=True)


def badge(art: Art, colour: str) -> None:
    """The round ground of a race."""
    art.solid(oval(60, 60, 55), colour, flat(oval(59, 59, 44), mix(art[colour], "#ffffff", 0.4)), (-3, -4))


def little_face(art: Art, colour: str, mood: str = "wide") -> None:
    """A small round face."""
    art.solid(whole(blob((60, 30), (84, 42), (86, 66), (60, 90), (34, 66), (36, 42))), colour)
    eyes(art, 60, 58, 12, 9.5, mood, colour, (0, 0.1))


def elfling(art: Art) -> None:
    """Race: elfling, long pointed ears."""
    badge(art, "leaf")
    ear(art, 36, 58, -68, 38, 20, "skin", "blush", pointed=True)
    ear(art, 84, 58, 68, 38, 20, "skin", "blush", pointed=True)
    little_face(art, "skin")
    art.solid("M34 46Q36 22 62 22Q86 24 86 46Q72 44 64 34Q54 46 34 46z", "butter", lift=(-2, -3), line=3)
    smile(art, 60, 76, 8, 4)


def dwarfling(art: Art) -> None:
    """Race: dwarfling, a beard and a horned cap."""
    badge(art, "blue")
    little_face(art, "skin")
    art.solid(
        "M30 60Q36 72 48 68Q60 62 72 68Q84 72 90 60Q96 88 76 98L60 112L44 98Q24 88 30 60z",
        "orange",
        stroke("M48 82v10M60 84v14M72 82v10", 3, art.dark("orange", 0.35)),
    )
    smile(art, 60, 77, 7, 3)
    horn(art, 34, 38, -52, 20, 12, "nappy", -6)
    horn(art, 86, 38, 52, 20, 12, "nappy", 6)
    art.solid("M30 46Q30 16 60 16Q90 16 90 46Q60 36 30 46z", "steel", lift=(-3, -3))


def orcling(art: Art) -> None:
    """Race: orcling, tusks and a heavy brow."""
    badge(art, "red")
    ear(art, 34, 54, -60, 22, 20, "leaf", "blush", pointed=True)
    ear(art, 86, 54, 60, 22, 20, "leaf", "blush", pointed=True)
    art.solid(whole(blob((60, 28), (86, 38), (90, 70), (76, 94), (44, 94), (30, 70), (34, 38))), "leaf")
    eyes(art, 60, 54, 13, 10, "angry", "leaf", (0, 0.2))
    art.flat(oval(56, 70, 2, 3) + oval(64, 70, 2, 3), art.ink)
    art.stroke("M42 82H78", 3.6)
    fang(art, 48, 83, 9, -14)
    fang(art, 72, 83, 9, -14)


def quarterling(art: Art) -> None:
    """Race: quarterling, curls and a huge hairy foot."""
    badge(art, "lilac")
    art.solid(whole(fluff(60, 40, 31, 27, 10)), "brown", lift=(-3, -3))
    art.solid(whole(blob((60, 28), (80, 38), (82, 58), (60, 76), (38, 58), (40, 38))), "skin")
    eyes(art, 60, 47, 10, 8.5, "wide", "skin", (0, 0.6))
    smile(art, 60, 61, 7, 3)
    for x, side in ((38, -1), (82, 1)):
        art.solid(
            whole(blob((x - 15, 78), (x, 74), (x + 15, 78), (x + 12, 104), (x, 110), (x - 12, 104))),
            "skin",
            flat(oval(x, 96, 7, 8), art["blush"]),
            (-3, -3),
        )
        for i, r in enumerate((6.5, 5, 4.5, 4)):
            art.flat(oval(x - side * (13 - i * 9), 74 + abs(i - 1) * 1.2, r), "skin", 2.8)


BADGES: dict[str, Draw] = {
    "class-ankle-biter": ankle_biter,
    "class-wiz-kid": wiz_kid,
    "class-crumb-snatcher": crumb_snatcher,
    "class-holy-terror": holy_terror,
    "race-elfling": elfling,
    "race-dwarfling": dwarfling,
    "race-orcling": orcling,
    "race-quarterling": quarterling,
}
