"""Munchkin Babies: what is worn on head, body and feet, drawn where it lies on the doll."""

from __future__ import annotations

from collections.abc import Callable

from art.canvas import Art, Draw, flat, stroke
from art.colours import WHITE
from art.limbs import horn
from art.munchkin_doll import LEGS
from art.paths import Point, blob, fluff, heart, oval, polygon, slab, star, whole
from art.patterns import bands, shine, spots

Worn = tuple[Draw, Point, float]

# Headgear.


def thinking_bonnet(art: Art) -> None:
    """A bonnet with a pom-pom for thoughts."""
    art.limb("M26 38Q34 70 60 74Q86 70 94 38", "butter", 3)
    art.solid(
        "M22 38Q20 6 60 6Q100 6 98 38Q60 20 22 38z",
        "lilac",
        bands(WHITE, 4, "M18 26l9 -7l9 7l9 -7l9 7l9 -7l9 7l9 -7l9 7l9 -7l9 7"),
    )
    art.solid("M20 40Q60 18 100 40L98 30Q60 10 22 30z", WHITE, lift=(-1, -2), line=3)
    art.solid(whole(fluff(60, 12, 13, 8, 8)), "pink", lift=(-2, -2), line=3)


def saucepan_helm(art: Art) -> None:
    """A saucepan as a helmet."""
    art.limb("M88 18L114 12", "wood", 6)
    art.solid("M28 32V12Q28 2 40 2H80Q92 2 92 12V32Q60 40 28 32z", "steel", shine(44, 12, 7))
    art.solid("M22 28Q60 40 98 28V36Q60 46 22 36z", "steel", lift=(-1, -3))


def horned_hoodie(art: Art) -> None:
    """A hood with horns."""
    horn(art, 31, 21, -48, 21, 14, "nappy", 6)
    horn(art, 89, 21, 48, 21, 14, "nappy", -6)
    art.solid(
        "M19 64Q8 4 60 4Q112 4 101 64Q98 76 84 70Q100 46 88 30Q76 20 60 20Q44 20 32 30Q20 46 36 70Q22 76 19 64z",
        "red",
        stroke("M26 62Q18 16 60 12Q102 16 94 62", 2.6, art.dark("red", 0.35)),
        (-3, -3),
    )
    art.stroke("M42 72L38 88M78 72L82 88", 3.4)
    art.flat(oval(38, 90, 3.4) + oval(82, 90, 3.4), "butter", 2.4)


def cardboard_crown(art: Art) -> None:
    """A crown of cardboard, painted at home."""
    art.solid(
        polygon((27, 38), (20, 8), (40, 20), (60, 2), (80, 20), (100, 8), (93, 38)),
        "sand",
        stroke("M24 30H96", 4, art["red"]) + flat(oval(60, 22, 5) + oval(36, 26, 3.4) + oval(84, 26, 3.4), art["blue"]),
        (-2, -3),
    )
    art.stroke("M74 31v6", 3)


def propeller_beanie(art: Art) -> None:
    """A beanie that nearly flies."""
    art.limb("M60 12V6", "steel", 3)
    art.solid(
        "M26 36Q26 10 60 10Q94 10 94 36Q60 24 26 36z",
        "red",
        flat("M60 8Q44 12 42 34L60 30z", art["butter"]) + flat("M60 8Q76 12 78 34L60 30z", art["blue"]),
        (-2, -2),
    )
    art.flat(oval(44, 5, 15, 3.6) + oval(76, 5, 15, 3.6), "mint", 3)
    art.flat(oval(60, 6, 4), "butter", 2.6)


# Armor.

SLEEVES = "M42 74Q32 75 24 82", "M78 74Q88 75 96 82"


def suit(art: Art, colour: str, inside: str = "", sleeve: float = 12, leg: float = 14) -> None:
    """Something with arms and legs."""
    for arm in SLEEVES:
        art.limb(arm, colour, sleeve)
    for part in LEGS:
        art.limb(part, colour, leg)
    art.solid(oval(41, 110, 12, 7) + oval(79, 110, 12, 7), colour, lift=(-2, -2))
    art.solid("M42 66Q60 76 78 66Q88 80 84 98Q72 108 60 104Q48 108 36 98Q32 80 42 66z", colour, inside, (-3, -4))


def kinderarmor(art: Art) -> None:
    """A suit of plate for the very young."""
    art.solid("M40 66Q60 78 80 66Q90 84 84 100Q60 112 36 100Q30 84 40 66z", "steel", shine(48, 82, 6), (-4, -4))
    art.solid(oval(37, 73, 10, 9) + oval(83, 73, 10, 9), "steel", lift=(-2, -2))
    art.stroke("M60 74V106M38 96Q60 104 82 96", 2.6)
    art.solid(star(60, 86, 11), "butter", lift=(-1, -1), line=2.8)


def footie_pajamas_of_silence(art: Art) -> None:
    """Pyjamas with feet, dark as the hall."""
    suit(art, "night", spots(art["butter"], (48, 82, 2.4), (72, 80, 2), (50, 96, 2), (74, 94, 2.4)))
    art.stroke("M60 72V100", 2.8, "butter")
    art.solid("M66 76a9 9 0 1 0 8 14a8 8 0 0 1 -8 -14z", "butter", lift=(-1, -1), line=2.4)


def blame_resistant_pajamas(art: Art) -> None:
    """Pyjamas that point at somebody else."""
    suit(art, "#f4f0ff", bands(art["blue"], 5, "M40 60V112M54 60V112M68 60V112M82 60V112"))
    art.solid("M46 82H66V74L82 87L66 100V92H46z", "red", lift=(-1, -1), line=2.8)


def bib_of_bashing(art: Art) -> None:
    """A bib of chain mail."""
    rings = stroke(
        "".join(f"M{x} {y}q4 6 8 0" for y in (74, 82, 90, 98) for x in range(34 + y % 8, 88, 8)),
        2.4,
        art.dark("steel", 0.45),
    )
    art.solid("M40 66Q60 78 80 66Q90 82 84 98Q60 110 36 98Q30 82 40 66z", "steel", rings, (-3, -4))
    art.flat(heart(60, 86, 8), "red", 2.6)


def bubble_wrap_onesie(art: Art) -> None:
    """A onesie that pops."""
    bubbles = "".join(oval(x + (y // 9 % 2) * 5, y, 3.4) for y in (72, 81, 90, 99) for x in range(38, 84, 10))
    suit(art, "#bfe6f2", flat(bubbles, "#ffffff", art.dark("#bfe6f2", 0.4), 1.8))


def short_stout_snowsuit(art: Art) -> None:
    """A snowsuit as wide as high."""
    for arm in SLEEVES:
        art.limb(arm, "orange", 17)
    for leg in LEGS:
        art.limb(leg, "orange", 18)
    art.solid(
        "M40 62Q60 74 80 62Q98 78 92 102Q76 114 60 110Q44 114 28 102Q22 78 40 62z",
        "orange",
        bands(art.dark("orange", 0.35), 3, "M20 82Q60 92 100 82M20 97Q60 107 100 97"),
        (-4, -4),
    )
    art.solid(whole(fluff(60, 68, 24, 6, 9)), WHITE, lift=(-1, -2), line=3)
    art.stroke("M60 76V108", 3, "butter")


# Footgear.

Shoe = Callable[[Art, float, int], None]  # where its foot is, and to which side it points


def pair(shoe: Shoe, feet: Point = (44, 76)) -> Draw:
    """Both shoes, on feet that stand so far apart."""

    def draw(art: Art) -> None:
        shoe(art, feet[0], -1)
        shoe(art, feet[1], 1)

    draw.__doc__ = shoe.__doc__
    return draw


def boot(art: Art, x: float, side: int, colour: str, cuff: str, inside: str = "") -> None:
    """A knitted bootee."""
    shape = blob(
        (x - side * 8, 98), (x + side * 6, 100), (x + side * 16, 110), (x + side * 8, 117), (x - side * 12, 116)
    )
    art.solid(whole(shape), colour, inside, (-2, -2))
    art.solid(slab(x - side - 9, 94, 18, 9, 4), cuff, lift=(-1, -2), line=3)


def bronze_bootie(art: Art, x: float, side: int) -> None:
    """Bootees in bronze."""
    boot(art, x, side, "#d2914c", "#e8b877", shine(x - 5, 106, 5))


def unicorn_bootie(art: Art, x: float, side: int) -> None:
    """Bootees with a horn each."""
    boot(art, x, side, "#f3e6ff", "pink")
    tip = x + side * 9
    art.flat(polygon((tip - 5, 103), (tip + 5, 103), (tip + side * 3, 88)), "butter", 2.6)
    art.flat(oval(tip - side * 2, 109, 1.8), art.ink)


def light_up_sneaker(art: Art, x: float, side: int) -> None:
    """Sneakers that blink."""
    art.solid(
        f"M{x - side * 11} 96H{x + side * 4}Q{x + side * 8} 105 {x + side * 17} 106V114H{x - side * 11}z",
        "blue",
        bands(WHITE, 3, f"M{x} 94L{x + side * 6} 103M{x + side * 5} 94L{x + side * 11} 103"),
        (-2, -2),
    )
    art.flat(slab(min(x - side * 12, x + side * 18), 112, 30, 6, 3), "butter", 2.8)
    art.stroke(f"M{x + side * 22} 112l{side * 7} -3M{x + side * 21} 105l{side * 5} -6", 3, "red")


def sock(art: Art, x: float, side: int) -> None:
    """Socks that stay on."""
    art.solid(
        f"M{x - side * 9} 90H{x + side * 7}L{x + side * 6} 103Q{x + side * 17} 105 {x + side * 15} 114"
        f"Q{x} 120 {x - side * 10} 114z",
        WHITE,
        bands(art["red"], 4.4, f"M{x - 20} 96H{x + 20}M{x - 20} 104H{x + 20}M{x - 20} 112H{x + 20}"),
        (-2, -2),
    )


SHOES: dict[str, Shoe] = {
    "bronze_booties": bronze_bootie,
    "unicorn_booties": unicorn_bootie,
    "light_up_sneakers": light_up_sneaker,
    "socks_that_stay_on": sock,
}

WORN: dict[str, Worn] = {  # by the id of the card: what is drawn, and the middle and size of its own picture
    "thinking_bonnet": (thinking_bonnet, (60, 38), 1.25),
    "saucepan_helm": (saucepan_helm, (68, 22), 1.1),
    "horned_hoodie": (horned_hoodie, (60, 47), 1.15),
    "cardboard_crown": (cardboard_crown, (60, 20), 1.35),
    "propeller_beanie": (propeller_beanie, (60, 20), 1.4),
    "kinderarmor": (kinderarmor, (60, 86), 1.7),
    "footie_pajamas_of_silence": (footie_pajamas_of_silence, (60, 91), 1.25),
    "blame_resistant_pajamas": (blame_resistant_pajamas, (60, 91), 1.25),
    "bib_of_bashing": (bib_of_bashing, (60, 86), 1.9),
    "bubble_wrap_onesie": (bubble_wrap_onesie, (60, 91), 1.25),
    "short_stout_snowsuit": (short_stout_snowsuit, (60, 89), 1.2),
}
WORN |= {kind: (pair(shoe), (60, 104), 1.25 if shoe is light_up_sneaker else 1.6) for kind, shoe in SHOES.items()}
