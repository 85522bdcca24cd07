"""Munchkin Babies: the baby itself, with what its sex, Races and Classes make of it. All layers share one square."""

from __future__ import annotations

from art.canvas import Art, Draw, flat, stroke
from art.colours import WHITE
from art.eyes import cheeks, eyes
from art.limbs import ear
from art.mouths import fang, grin
from art.paths import blob, oval, polygon, star, whole
from art.symbols import shadow

ARMS = "M42 74Q24 76 18 88", "M78 74Q96 76 102 88"
LEGS = "M50 98L44 108", "M70 98L76 108"
BODY = whole(blob((60, 62), (80, 72), (82, 94), (60, 104), (38, 94), (40, 72)))
HEAD = whole(blob((60, 10), (88, 22), (94, 46), (78, 68), (60, 72), (42, 68), (26, 46), (32, 22)))
FISTS = (18, 88), (102, 88)


def baby(skin: str, blush: str) -> Draw:
    """The baby in its skin, ready to be dressed."""

    def draw(art: Art) -> None:
        shadow(art, 115, 34)
        for arm in ARMS:
            art.limb(arm, skin, 11)
        for leg in LEGS:
            art.limb(leg, skin, 13)
        art.solid(oval(41, 110, 11, 6.5), skin, lift=(-2, -2))
        art.solid(oval(79, 110, 11, 6.5), skin, lift=(-2, -2))
        art.solid(BODY, skin, stroke("M60 84v2", 3, art.ink))
        art.solid("M37 86Q60 94 83 86Q84 104 68 108H52Q36 104 37 86z", "nappy", lift=(-2, -3))
        art.flat(oval(60, 95, 3.5), "pink", 2.2)
        art.solid(oval(25, 44, 7, 8) + oval(95, 44, 7, 8), skin, lift=(-2, -2))
        art.solid(HEAD, skin)
        eyes(art, 60, 42, 15, 11, "wide", skin, (0, 0.1))
        cheeks(art, 60, 54, 24, 6, blush)
        grin(art, 60, 54, 9, 8, 1)

    return draw


def fist(side: int, skin: str) -> Draw:
    """A hand closed round what it holds."""

    def draw(art: Art) -> None:
        art.solid(oval(*FISTS[side], 8), skin, lift=(-2, -2))

    return draw


# Boy and girl.


def tuft(art: Art) -> None:
    """A boy's tuft of hair."""
    art.flat("M46 14Q50 4 58 10Q58 1 67 2Q64 6 67 9Q74 6 78 14Q62 20 46 14z", "brown", 3)


def lashes(art: Art) -> None:
    """A girl's lashes."""
    art.stroke("M35 34l-6 -4M33 40l-7 -1M85 34l6 -4M87 40l7 -1", 3)


def bow(art: Art) -> None:
    """A girl's bow."""
    with art.turned(-24, 34, 17):
        art.solid("M34 17Q20 4 16 9Q14 17 16 25Q20 30 34 17Q48 4 52 9Q54 17 52 25Q48 30 34 17z", "pink", lift=(-2, -2))
        art.flat(oval(34, 17, 5), "pink", 3)


# Races.


def elfling_ears(art: Art) -> None:
    """An Elfling's ears."""
    ear(art, 31, 46, -66, 33, 19, "skin", "blush", pointed=True)
    ear(art, 89, 46, 66, 33, 19, "skin", "blush", pointed=True)


def dwarfling_beard(art: Art) -> None:
    """A Dwarfling's beard."""
    art.solid(
        "M28 48Q36 60 46 56Q54 50 60 54Q66 50 74 56Q84 60 92 48Q98 74 80 84L60 96L40 84Q22 74 28 48z",
        "orange",
        stroke("M46 72v8M60 74v12M74 72v8", 3, art.dark("orange", 0.35)),
    )
    grin(art, 60, 62, 8, 6, 1)


def orcling_tusks(art: Art) -> None:
    """An Orcling's brow and tusks."""
    art.stroke("M34 28L52 34M86 28L68 34", 5)
    fang(art, 50, 62, 8, -12)
    fang(art, 70, 62, 8, -12)


def quarterling_curls(art: Art) -> None:
    """A Quarterling's curls."""
    art.solid(
        "M24 40Q14 30 24 22Q24 10 38 12Q46 2 58 7Q70 0 80 10Q96 10 96 22Q106 32 96 40Q90 30 82 28Q70 20 60 26"
        "Q46 20 38 28Q30 30 24 40z",
        "brown",
        stroke("M36 18q6 -4 9 2M58 13q7 -4 9 3M80 18q7 0 6 7", 2.6, art.dark("brown", 0.4)),
        (-2, -3),
    )


def quarterling_feet(art: Art) -> None:
    """A Quarterling's feet, large and hairy."""
    for x, side in ((39, -1), (81, 1)):
        art.solid(oval(x, 110, 17, 8.5), "skin", lift=(-2, -2))
        art.stroke(f"M{x - 5} 104q-2 -5 2 -6M{x + 1} 103q0 -6 4 -5M{x + 7} 104q4 -4 6 -2", 3, "brown")
        art.stroke(f"M{x + side * 13} 110v4M{x + side * 8} 112v4", 2.4)


# Classes.


def ankle_biter_teeth(art: Art) -> None:
    """An Ankle Biter's bite."""
    grin(art, 60, 53, 17, 15, 5, pointed=True, lower=4)
    art.stroke("M30 29L50 35M90 29L70 35", 4.4)


def wiz_kid_cape(art: Art) -> None:
    """A Wiz Kid's cape of stars."""
    art.solid(
        "M42 62H78Q108 78 114 114Q88 108 60 116Q32 108 6 114Q12 78 42 62z",
        "night",
        flat("".join(star(x, y, r) for x, y, r in ((22, 98, 7), (98, 98, 7), (34, 78, 5), (87, 80, 5))), art["butter"]),
    )


def wiz_kid_glasses(art: Art) -> None:
    """A Wiz Kid's glasses."""
    frames = "".join(oval(x, 42, 13) for x in (45, 75)) + "M58 40Q60 38 62 40M32 40L25 36M88 40L95 36"
    art.stroke(frames, 6.4)
    art.stroke(frames, 2.6, "butter")


def crumb_snatcher_mask(art: Art) -> None:
    """A Crumb Snatcher's mask."""
    art.solid("M25 40Q42 24 60 32Q78 24 95 40Q92 60 74 56Q64 54 60 48Q56 54 46 56Q28 60 25 40z", "ink", lift=(0, 0))
    eyes(art, 60, 42, 15, 9.5, "sly", "night", (0.5, 0.1))
    art.flat(oval(74, 64, 2.6) + oval(80, 60, 2) + oval(68, 68, 2), "wood", 1.8)


def holy_terror_wings(art: Art) -> None:
    """A Holy Terror's wings, and its tail."""
    for mirrored in (False, True):
        with art.mirrored(mirrored):
            art.solid("M44 72Q30 48 6 54Q0 62 8 70Q4 76 12 82Q10 90 20 92Q36 96 46 88z", WHITE, lift=(-3, -3))
    art.limb("M72 104Q100 120 108 102", "red", 4)
    art.flat(polygon((108, 90), (117, 106), (101, 104)), "red", 2.8)


def holy_terror_halo(art: Art) -> None:
    """A Holy Terror's halo, a little askew."""
    with art.turned(-8, 60, 11):
        art.limb("M37 11a23 5 0 1 0 46 0a23 5 0 1 0 -46 0", "butter", 3.4)


def hireling(art: Art) -> None:
    """A teenager who carries something, behind the baby."""
    art.limb("M8 100V112", "blue", 11)
    art.limb("M25 100V112", "blue", 11)
    art.solid("M0 104V62Q18 40 36 62V104z", "night", lift=(-3, -3))
    art.solid(oval(17, 34, 17, 19), "skin", lift=(-3, -3))
    art.flat("M-1 32Q-3 12 17 11Q37 12 35 32Q29 22 21 24Q9 22 -1 32z", "orange", 3)
    art.stroke("M7 37h7M21 37h7M11 46h10", 3)
    art.stroke("M0 34Q-1 8 17 7Q35 8 34 34", 3.4)
    art.solid(oval(0, 36, 4, 7) + oval(34, 36, 4, 7), "red", lift=(-1, -1), line=3)


BODIES: dict[str, Draw] = {  # from the back; tools of a Class and marks of a Race in their places
    "doll-hireling": hireling,
    "doll-holy-terror-wings": holy_terror_wings,
    "doll-wiz-kid-cape": wiz_kid_cape,
    "doll-baby": baby("skin", "#ff8f86"),
    "doll-baby-orcling": baby("leaf", "#d98a4a"),
    "doll-quarterling-feet": quarterling_feet,
    "doll-tuft": tuft,
    "doll-lashes": lashes,
    "doll-orcling-tusks": orcling_tusks,
    "doll-ankle-biter-teeth": ankle_biter_teeth,
    "doll-crumb-snatcher-mask": crumb_snatcher_mask,
    "doll-wiz-kid-glasses": wiz_kid_glasses,
    "doll-dwarfling-beard": dwarfling_beard,
    "doll-quarterling-curls": quarterling_curls,
    "doll-elfling-ears": elfling_ears,
    "doll-holy-terror-halo": holy_terror_halo,
    "doll-bow": bow,
    "doll-fist-left": fist(0, "skin"),
    "doll-fist-right": fist(1, "skin"),
    "doll-fist-left-orcling": fist(0, "leaf"),
    "doll-fist-right-orcling": fist(1, "leaf"),
}
