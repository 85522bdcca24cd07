"""Munchkin Babies: what stands on cards that show no creature, and a few Items more."""

from __future__ import annotations

from art.canvas import LINE, Art, Draw, flat, stroke
from art.colours import WHITE
from art.eyes import eyes
from art.mouths import smile
from art.paths import blob, burst, fluff, heart, oval, polygon, slab, star, whole
from art.patterns import bands, shine
from art.symbols import sparkle


def curse(art: Art) -> None:
    """A thundercloud in a bad mood."""
    art.solid(polygon((52, 70), (78, 70), (66, 88), (82, 88), (46, 118), (56, 94), (42, 94)), "butter", lift=(-2, -2))
    art.solid(whole(fluff(60, 46, 46, 32, 9)), "night", lift=(-4, -4))
    eyes(art, 60, 42, 15, 11, "angry", "night", (0, 0.2))
    smile(art, 60, 64, 11, -4)


def enhancer(art: Art) -> None:
    """A flexed arm of fur."""
    art.solid(whole(burst(60, 60, 54, 54, 14, 0.8)), "butter", lift=(-3, -3))
    art.solid(
        "M24 92Q20 66 40 58Q36 30 54 22Q74 16 76 34Q76 46 62 46Q84 44 96 62Q102 88 80 98Q50 106 24 92z",
        "leaf",
        stroke("M60 70Q74 62 84 72", 3.4, art.ink),
    )


def level(art: Art) -> None:
    """An arrow up, of gold."""
    art.solid(
        polygon((60, 6), (104, 54), (80, 54), (80, 112), (40, 112), (40, 54), (16, 54)),
        "butter",
        shine(52, 40, 9),
        (-4, -4),
    )
    sparkle(art, 96, 84, 12)
    sparkle(art, 22, 88, 9)


def wandering(art: Art) -> None:
    """Tracks that come nearer."""
    for x, y, r in ((30, 94, 15), (68, 66, 18), (44, 30, 14)):
        art.flat(oval(x, y, r, r * 0.85), "red", 3)
        for dx in (-1, 0, 1):
            art.flat(oval(x + dx * r * 0.75, y - r * 1.05, r * 0.3), "red", 2.8)


def cheat(art: Art) -> None:
    """An ace up a sleeve."""
    art.solid(slab(40, 8, 46, 64, 6), WHITE, flat(heart(63, 38, 14), art["red"]), (-3, -3))
    art.solid("M20 116L30 60Q60 50 96 60L104 116z", "blue", bands(WHITE, 5, "M26 72Q62 62 100 72"))


def special(art: Art) -> None:
    """A parcel nobody expected."""
    art.solid(slab(18, 46, 84, 66, 6), "lilac", bands(art["butter"], 10, "M60 40V116"), (-4, -4))
    art.solid(slab(12, 34, 96, 24, 6), "lilac", bands(art["butter"], 10, "M60 30V60"), (-3, -3))
    art.flat("M60 32Q36-6 28 30zM60 32Q84-6 92 30z", "butter", 3)


def second_class(art: Art) -> None:
    """Two shields in one."""
    for x, colour in ((44, "red"), (76, "lilac")):
        left, right = f"{x - 36} 22Q{x - 18} 24 {x} 14", f"Q{x + 18} 24 {x + 36} 22Q{x + 40} 78 {x} 108"
        art.solid(f"M{left}{right}Q{x - 40} 78 {x - 36} 22z", colour, lift=(-4, -4))
    art.flat(star(60, 58, 20), "butter", 3)


def second_race(art: Art) -> None:
    """Two faces in one."""
    for dx, colour in ((-16, "leaf"), (16, "blue")):
        art.solid(oval(60 + dx, 60, 42), colour, lift=(-4, -4))
    eyes(art, 60, 56, 14, 12, "wide", "leaf", (0, 0.2))
    smile(art, 60, 76, 12, 5)


def gold_star(art: Art) -> None:
    """Item: a star for good children."""
    art.solid(star(60, 62, 56), "butter", shine(48, 48, 8), (-4, -4))
    smile(art, 60, 70, 10, 4)
    art.flat(oval(50, 60, 3.4) + oval(70, 60, 3.4), "ink")


def plush(art: Art) -> None:
    """Item: a bear that is only stuffed."""
    art.flat(oval(34, 28, 14) + oval(86, 28, 14), "wood", LINE)
    art.solid(
        whole(blob((60, 20), (92, 38), (92, 72), (60, 94), (28, 72), (28, 38))),
        "wood",
        flat(oval(60, 70, 18, 15), art["sand"]),
    )
    art.flat(oval(46, 52, 5) + oval(74, 52, 5) + oval(60, 62, 6, 4.5), "ink")
    smile(art, 60, 72, 8, 4)
    art.solid(whole(blob((60, 94), (80, 86), (80, 108), (60, 98), (40, 108), (40, 86))), "red", lift=(-2, -2))


def block(art: Art) -> None:
    """Item: a wooden block with a letter."""
    art.solid(slab(18, 18, 84, 84, 8), "wood", lift=(-4, -4))
    art.flat(slab(30, 30, 60, 60, 5), "sand", 3)
    art.stroke("M44 80L60 40L76 80M50 66H70", 8, "red")


def balloon(art: Art) -> None:
    """Item: a balloon."""
    art.stroke("M60 86Q50 100 62 118", 3.4)
    art.solid(
        "M60 88L52 96H68zM60 4Q100 6 96 46Q92 78 60 88Q28 78 24 46Q20 6 60 4z", "red", shine(44, 28, 10), (-4, -4)
    )


def jar(art: Art) -> None:
    """Item: a jar of something mashed."""
    art.solid(slab(28, 30, 64, 84, 12), "#e3f4fb", flat("M20 62H100V120H20z", art["orange"]), (-3, -3))
    art.flat(slab(24, 14, 72, 22, 6), "leaf", LINE)
    art.flat(slab(38, 66, 44, 28, 5), WHITE, 3)
    art.flat(heart(60, 78, 9), "red")


def spoon(art: Art) -> None:
    """Item: a pokey spoon."""
    art.limb("M54 62L90 112", "steel", 8)
    art.solid(
        whole(blob((30, 8), (56, 18), (64, 48), (54, 70), (30, 58), (16, 30))), "steel", shine(34, 28, 8), (-3, -3)
    )


def wand(art: Art) -> None:
    """Item: a wand of bubbles."""
    art.limb("M62 62L30 112", "lilac", 8)
    art.solid(oval(74, 40, 28), "#d7f0ff", shine(64, 28, 8), (-3, -3))
    art.flat(oval(104, 84, 10) + oval(20, 44, 8) + oval(94, 108, 6), "#d7f0ff", 3)
    art.flat(star(74, 40, 12), "butter", 3)


def soaker(art: Art) -> None:
    """Item: a very large water pistol."""
    art.solid(
        "M10 44H88V36H104V62H88V70H52L46 104H24L30 70H10z",
        "leaf",
        flat(slab(24, 50, 54, 10, 4), art["butter"]),
        (-4, -4),
    )
    art.solid(oval(46, 32, 24, 14), "#9fdcf5", shine(38, 28, 6), (-2, -2))
    art.flat(oval(114, 48, 4) + oval(112, 62, 3), "#9fdcf5", 2.4)


SIGNS: dict[str, Draw] = {
    "sign-curse": curse,
    "sign-enhancer": enhancer,
    "sign-level": level,
    "sign-wandering": wandering,
    "sign-cheat": cheat,
    "sign-special": special,
    "sign-class": second_class,
    "sign-race": second_race,
    "item-star": gold_star,
    "item-plush": plush,
    "item-block": block,
    "item-balloon": balloon,
    "item-jar": jar,
    "item-spoon": spoon,
    "item-wand": wand,
    "item-soaker": soaker,
}
