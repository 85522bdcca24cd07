"""Munchkin Babies: the baby, and what it wears. All layers share one square, so that they lie over each other."""

from __future__ import annotations

from art.canvas import Art, Draw, flat, stroke
from art.colours import WHITE, mix
from art.eyes import cheeks, eyes
from art.limbs import paw
from art.mouths import grin
from art.paths import Point, blob, burst, heart, oval, slab, whole
from art.patterns import shine, spots
from art.symbols import shadow


def nursery_baby(art: Art) -> None:
    """Baby hero, ready to be dressed."""
    shadow(art, 115, 34)
    art.limb("M42 74Q24 76 18 88", "skin", 11)
    art.limb("M78 74Q96 76 102 88", "skin", 11)
    art.limb("M50 98L44 108", "skin", 13)
    art.limb("M70 98L76 108", "skin", 13)
    art.solid(oval(41, 110, 11, 6.5), "skin", lift=(-2, -2))
    art.solid(oval(79, 110, 11, 6.5), "skin", lift=(-2, -2))
    art.solid(
        whole(blob((60, 62), (80, 72), (82, 94), (60, 104), (38, 94), (40, 72))), "skin", stroke("M60 84v2", 3, art.ink)
    )
    art.solid("M37 86Q60 94 83 86Q84 104 68 108H52Q36 104 37 86z", "nappy", lift=(-2, -3))
    art.flat(oval(60, 95, 3.5), "pink", 2.2)
    art.solid(oval(25, 44, 7, 8) + oval(95, 44, 7, 8), "skin", lift=(-2, -2))
    art.solid(whole(blob((60, 10), (88, 22), (94, 46), (78, 68), (60, 72), (42, 68), (26, 46), (32, 22))), "skin")
    art.stroke("M60 12Q54 2 62 2Q70 4 64 10", 3.4)
    eyes(art, 60, 42, 15, 11, "wide", "skin", (0, 0.1))
    cheeks(art, 60, 54, 24, 6, art["blush"])
    grin(art, 60, 54, 9, 8, 1)


def pot(art: Art) -> None:
    """Headgear: a saucepan helmet."""
    art.limb("M88 18L114 12", "wood", 6)
    art.solid("M28 32V12Q28 2 40 2H80Q92 2 92 12V32Q60 40 28 32z", "steel", shine(44, 12, 7))
    art.solid("M22 28Q60 40 98 28V36Q60 46 22 36z", "steel", lift=(-1, -3))


def bonnet(art: Art) -> None:
    """Headgear: a frilly bonnet."""
    art.stroke("M28 40Q36 70 60 74Q84 70 92 40", 7)
    art.stroke("M28 40Q36 70 60 74Q84 70 92 40", 3, "butter")
    art.solid(
        "M24 34Q24 2 60 2Q96 2 96 34Q60 18 24 34z",
        "pink",
        spots(WHITE, (44, 14, 3.5), (60, 9, 3.5), (76, 14, 3.5), (84, 22, 3), (36, 22, 3)),
    )
    art.solid(
        (
            "M20 36Q18 26 28 27Q30 18 40 21Q46 14 54 19Q60 14 66 19Q74 14 80 21Q90 18 92 27Q102 26 100 36"
            "Q96 44 90 36Q84 42 78 33Q72 38 66 30Q60 36 54 30Q48 38 42 33Q36 42 30 36Q24 44 20 36z"
        ),
        WHITE,
        lift=(-1, -3),
        line=3,
    )
    art.solid(whole(blob((60, 74), (72, 67), (72, 82), (60, 77), (48, 82), (48, 67))), "butter", lift=(-2, -2), line=3)


def bib(art: Art) -> None:
    """Armor: a chain-mail bib."""
    rings = stroke(
        "".join(f"M{x} {y}q4 6 8 0" for y in (74, 82, 90, 98) for x in range(34 + y % 8, 88, 8)),
        2.4,
        art.dark("steel", 0.45),
    )
    art.solid("M40 66Q60 78 80 66Q90 82 84 98Q60 110 36 98Q30 82 40 66z", "steel", rings, (-3, -4))
    art.flat(heart(60, 86, 8), "red", 2.6)


def blanket(art: Art) -> None:
    """Armor: a blanket cape."""
    art.solid(
        "M40 62H80Q110 78 117 112Q104 106 94 114Q78 106 60 114Q42 106 26 114Q16 106 3 112Q10 78 40 62z",
        "blue",
        spots(WHITE, (24, 98, 4), (32, 82, 3.5), (96, 98, 4), (88, 82, 3.5), (44, 100, 4), (76, 100, 4), (60, 84, 4))
        + stroke("M36 70Q28 92 30 112M84 70Q92 92 90 112M50 70V112M70 70V112", 3, art.dark("blue", 0.3)),
    )
    art.solid(slab(36, 58, 48, 12, 6), "butter", lift=(-2, -3))


def bootees(art: Art) -> None:
    """Footgear: knitted bootees."""
    for x in (41, 79):
        side = -1 if x < 60 else 1
        art.solid(
            whole(
                blob(
                    (x - side * 8, 98),
                    (x + side * 6, 100),
                    (x + side * 16, 110),
                    (x + side * 8, 117),
                    (x - side * 12, 116),
                )
            ),
            "mint",
            lift=(-2, -2),
        )
        art.solid(slab(x - side * 1 - 9, 94, 18, 9, 4), WHITE, lift=(-1, -2), line=3)


def skates(art: Art) -> None:
    """Footgear: roller skates."""
    for x in (41, 79):
        art.solid(slab(x - 12, 98, 24, 13, 5), "red", lift=(-2, -2), line=3)
        art.flat(oval(x - 7, 113, 4.5) + oval(x + 7, 113, 4.5), "butter", 2.6)


def rattle(art: Art) -> None:
    """Hand: a rattle used as a mace."""
    art.limb("M18 96L14 60", "butter", 5)
    art.solid(whole(burst(13, 50, 13, 13, 9, 0.74)), "red", lift=(-2, -2), line=3)
    art.flat(oval(13, 50, 4), WHITE, 2.2)
    paw(art, 18, 88, 7, "skin")


def bottle(art: Art) -> None:
    """Hand: a milk bottle on the attack."""
    with art.turned(14, 104, 84):
        art.solid(
            slab(94, 62, 20, 34, 6),
            "#eef6fb",
            flat("M90 76H120V100H90z", WHITE) + stroke("M96 80h6M96 87h6", 2.2, art["blue"]),
            (-2, -2),
            3,
        )
        art.solid(slab(95, 54, 18, 9, 3), "blue", lift=(-2, -2), line=3)
        art.flat("M99 54Q100 44 104 43Q108 44 109 54z", "orange", 2.8)
    paw(art, 101, 88, 7, "skin")


def lid(art: Art) -> None:
    """Hand: a pan lid as a shield."""
    art.solid(
        oval(100, 84, 17, 20), "steel", flat(oval(99, 83, 10, 13), mix(art["steel"], "#ffffff", 0.4)), (-3, -3), 3
    )
    art.flat(oval(100, 84, 4.5), "wood", 2.6)


LAYERS: dict[str, Draw] = {  # from the back: blanket, baby, bib, headgear, footgear, hands
    "baby": nursery_baby,
    "slot-headgear-pot": pot,
    "slot-headgear-bonnet": bonnet,
    "slot-armor-bib": bib,
    "slot-armor-blanket": blanket,
    "slot-footgear-bootees": bootees,
    "slot-footgear-skates": skates,
    "slot-hand-left-rattle": rattle,
    "slot-hand-right-bottle": bottle,
    "slot-hand-right-lid": lid,
}
ITEMS: dict[
    str, tuple[str, Draw, Point, float]
] = {  # where a layer lies on the doll, and how much its icon is enlarged
    "pot": ("Saucepan helmet", pot, (68, 22), 1.15),
    "bonnet": ("Frilly bonnet", bonnet, (60, 41), 1.3),
    "bib": ("Chain-mail bib", bib, (60, 86), 1.9),
    "blanket": ("Blanket cape", blanket, (60, 88), 0.98),
    "bootees": ("Knitted bootees", bootees, (60, 106), 1.55),
    "skates": ("Roller skates", skates, (60, 108), 1.7),
    "rattle": ("Rattle mace", rattle, (15, 68), 1.8),
    "bottle": ("Milk bottle", bottle, (104, 72), 1.8),
    "lid": ("Pan lid shield", lid, (100, 84), 2.4),
}


def item(draw: Draw, middle: Point, size: float) -> Draw:
    """A thing worn, enlarged to fill its own picture."""

    def enlarged(art: Art) -> None:
        with art.turned(0, *middle, move=(60 - middle[0], 60 - middle[1]), size=size):
            draw(art)

    return enlarged
