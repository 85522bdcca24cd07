"""Munchkin Babies: the first of the monsters, drawn at leisure."""

from __future__ import annotations

from art.canvas import LINE, Art, Draw, flat, stroke
from art.colours import WHITE, mix
from art.eyes import eye, eyes
from art.limbs import ear, foot, paw
from art.mouths import fang, grin, smile
from art.paths import at, blob, burst, fluff, heart, oval, polygon, ring, slab, whole
from art.patterns import bands, spots
from art.symbols import shadow


def rug_rat(art: Art) -> None:
    """Rug rat: a rat made of carpet with fringes."""
    shadow(art, 112, 46)
    art.limb("M92 92Q120 90 112 58", "pink", 5)
    art.solid(oval(36, 34, 20) + oval(78, 30, 20), "lilac", lift=(-3, -3))
    art.flat(oval(36, 34, 11) + oval(78, 30, 11), "pink")
    art.stroke("".join(f"M{x} 98v12" for x in range(22, 100, 9)), 4.5, "butter")
    art.solid(
        "M14 100Q14 36 58 34Q104 36 104 100z",
        "lilac",
        bands(art["butter"], 6, "M10 92H110")
        + bands(art["red"], 5, "M10 80l8 -7l8 7l8 -7l8 7l8 -7l8 7l8 -7l8 7l8 -7l8 7l8 -7l8 7"),
    )
    eyes(art, 56, 54, 13, 11, "sly", "lilac", (-0.3, 0.2))
    art.flat(oval(54, 67, 6, 4.5), "pink", 2.8)
    art.flat(slab(49, 72, 10, 9, 2), WHITE, 2.6)
    art.stroke("M36 66L18 62M36 71L18 74M74 66L92 62M74 71L92 74", 2.6)


def jealous_kitty(art: Art) -> None:
    """Jealous kitty: a green-eyed cat with an arched back."""
    shadow(art, 112, 44)
    art.limb("M94 84Q116 70 104 44Q98 34 106 26", "orange", 11)
    art.solid(
        "M30 112V82Q40 46 74 48Q102 50 102 84V112H86V96Q66 90 50 96V112z",
        "orange",
        bands(art.dark("orange", 0.35), 5, "M66 46V62", "M80 46V64", "M94 54V70"),
    )
    ear(art, 22, 34, -18, 26, 24, "orange", "pink", pointed=True)
    ear(art, 60, 34, 18, 26, 24, "orange", "pink", pointed=True)
    art.solid(
        whole(blob((41, 24), (66, 34), (72, 56), (60, 74), (41, 78), (22, 74), (10, 56), (16, 34))),
        "orange",
        bands(art.dark("orange", 0.35), 5, "M41 20V34", "M31 22V32", "M51 22V32"),
    )
    eyes(art, 41, 52, 14, 12, "angry", "orange", (0.6, 0), "#a8ef5a")
    art.flat(whole(blob((37, 64), (45, 64), (41, 68))), "pink", 2.4)
    smile(art, 41, 73, 9, -3)
    art.stroke("M14 62L2 60M14 67L4 71M68 62L78 60", 2.6)


def werecub(art: Art) -> None:
    """Werecub: a shaggy pup howling in torn pyjamas."""
    art.flat(oval(92, 26, 20), "butter", LINE)
    art.limb("M34 84Q16 76 16 58", "brown", 11)
    art.limb("M86 84Q104 78 106 62", "brown", 11)
    art.solid(
        "M34 112L28 74Q60 58 92 74L86 112L74 106L66 114L58 106L48 114z",
        "blue",
        spots(WHITE, (42, 92, 4), (58, 98, 4), (76, 90, 4)),
    )
    ear(art, 34, 34, -30, 32, 22, "brown", "pink", pointed=True)
    ear(art, 78, 34, 22, 32, 22, "brown", "pink", pointed=True)
    art.solid(whole(burst(57, 52, 38, 36, 15, 0.84)), "brown", flat(oval(56, 66, 22, 17), art["sand"]))
    eyes(art, 56, 44, 13, 11, "calm", "brown", (0.4, -0.5))
    art.flat(oval(56, 57, 7, 5), art.ink)
    art.flat(oval(56, 72, 8, 9), mix(art.ink, "#7a1030", 0.35), LINE)
    fang(art, 51, 65, 5, 7)
    fang(art, 61, 65, 5, 7)


def hootin_nanny(art: Art) -> None:
    """Hootin' nanny: an owl with a bonnet and spectacles."""
    shadow(art, 113, 32)
    art.limb("M48 104V112", "orange", 5)
    art.limb("M72 104V112", "orange", 5)
    art.solid(
        whole(blob((60, 22), (92, 36), (98, 72), (84, 104), (60, 110), (36, 104), (22, 72), (28, 36))),
        "brown",
        flat(oval(60, 90, 25, 24), art["sand"])
        + bands(art["brown"], 3.2, "M42 84q6 6 12 0q6 6 12 0q6 6 12 0", "M46 95q6 6 12 0q6 6 12 0"),
    )
    art.solid("M24 58Q4 78 20 100Q36 92 34 70z", art.dark("brown", 0.2), lift=(-2, -3))
    art.solid("M96 58Q116 78 100 100Q84 92 86 70z", art.dark("brown", 0.2), lift=(-2, -3))
    art.solid(whole(fluff(60, 24, 34, 14, 11)), WHITE, lift=(-2, -4))
    art.flat(heart(60, 24, 7), "pink", 2.4)
    for x in (43, 77):
        art.flat(oval(x, 52, 18), WHITE, 4)
    eyes(art, 60, 52, 17, 12, "sly", "sand", (0, 0.3))
    art.flat(polygon((53, 60), (67, 60), (60, 76)), "orange", 3)


def napmare(art: Art) -> None:
    """Napmare: a drowsy night horse in a cloud."""
    art.solid("M70 30Q90 26 90 44Q104 48 96 62Q108 74 94 88L70 84z", "night", lift=(-2, -3))
    ear(art, 46, 28, -14, 26, 16, "lilac", "pink", pointed=True)
    ear(art, 70, 28, 18, 26, 16, "lilac", "pink", pointed=True)
    art.solid(
        "M56 20Q86 24 84 56L88 96H44L40 88Q18 90 14 74Q12 60 28 56Q32 24 56 20z",
        "lilac",
        flat(oval(24, 76, 18, 18), mix(art["lilac"], "#ffffff", 0.4)),
    )
    art.solid("M50 24Q48 8 62 8Q78 12 74 26Q70 36 62 34Q60 26 50 24z", "night", lift=(-2, -3))
    eye(art, 40, 50, 12, (-0.3, 0.6), (0.1, 0), "lilac")
    eye(art, 66, 52, 12, (-0.3, 0.6), (0, 0.1), "lilac")
    art.flat(oval(20, 70, 2.6, 3.4), art.ink)
    art.stroke("M20 83Q30 86 38 80", 3)
    art.solid(whole(fluff(60, 100, 48, 12, 13)), WHITE, lift=(-3, -3))
    art.solid("M100 4A14 14 0 1 0 114 25A12.5 12.5 0 0 1 100 4z", "butter", lift=(-2, -2), line=3)


def captain_croup(art: Art) -> None:
    """Captain Croup: a sneezing germ in a pirate hat."""
    for px, py in ring(60, 70, 46, 42, 12, 15):
        art.limb(f"M60 70L{at(px, py)}", "mint", 6)
        art.flat(oval(px, py, 5), "mint", 3)
    art.solid(
        oval(60, 72, 38, 36), "mint", spots(art.dark("mint", 0.25), (36, 86, 6), (86, 80, 5), (78, 96, 4), (44, 100, 3))
    )
    art.solid("M14 40Q30 36 34 22Q60 -6 86 22Q90 36 106 40Q84 52 60 50Q36 52 14 40z", "ink", lift=(-2, -3))
    art.flat(oval(60, 27, 8, 7) + slab(55, 31, 10, 7, 2), WHITE)
    art.flat(oval(57, 27, 2.2) + oval(63, 27, 2.2), art.ink)
    eye(art, 46, 66, 12, (0.3, 0.2), (0.5, 0.3), "mint")
    art.flat(oval(75, 66, 11), "ink", LINE)
    art.stroke("M84 58L96 48", 3.4)
    art.solid(oval(60, 80, 9, 7), "red", lift=(-2, -2), line=3)
    art.flat("M62 86q-4 8 1 10q6 -3 -1 -10z", "#b9ef7a", 2.2)
    smile(art, 54, 96, 12, -4)


def big_baby(art: Art) -> None:
    """Big baby: a giant bawling for attention."""
    art.solid(
        "M10 108Q14 84 60 84Q106 84 110 108Q108 116 98 116H22Q12 116 10 108z", "blue", bands(WHITE, 6, "M0 107H120")
    )
    art.solid(whole(blob((60, 10), (96, 22), (106, 56), (90, 88), (60, 97), (30, 88), (14, 56), (24, 22))), "skin")
    art.stroke("M58 12Q44 4 56 3M62 12Q64 3 74 6", 4)
    art.stroke("M26 42Q36 34 48 44M94 42Q84 34 72 44", 4.6)
    art.stroke("M28 32L46 36M92 32L74 36", 4)
    art.solid("M26 48Q14 70 20 86Q30 88 34 72Q38 56 34 48z", "#9fdcf5", lift=(-2, -2), line=3)
    art.solid("M94 48Q106 70 100 86Q90 88 86 72Q82 56 86 48z", "#9fdcf5", lift=(-2, -2), line=3)
    grin(art, 60, 54, 23, 29, 0)
    art.flat(slab(55, 55, 10, 9, 2), WHITE, 2.4)


def princess_tut(art: Art) -> None:
    """Princess Tut: a small mummy with a tiara."""
    shadow(art, 113, 28)
    foot(art, 46, 108, 12, "sand", 0)
    foot(art, 74, 108, 12, "sand", 0)
    art.limb("M38 82L12 72", "sand", 12)
    art.limb("M82 82L108 72", "sand", 12)
    art.stroke("M14 74v14M108 74q6 8 2 16", 4, "sand")
    wraps = bands(
        art.dark("sand", 0.4),
        3,
        "M30 30Q60 40 92 26",
        "M28 66Q60 80 94 66",
        "M34 80Q60 92 90 78",
        "M36 94Q60 104 88 92",
        "M30 40Q44 32 60 20",
    )
    art.solid(
        whole(
            blob((60, 18), (90, 32), (92, 58), (82, 76), (86, 98), (60, 108), (34, 98), (38, 76), (28, 58), (30, 32))
        ),
        "sand",
        wraps,
    )
    art.flat(slab(32, 40, 56, 22, 11), "ink")
    eyes(art, 60, 51, 14, 10.5, "calm", "sand", (0, 0.1), "#fff2a8")
    art.stroke("M38 38l-5 -5M82 38l5 -5", 3)
    art.solid(polygon((36, 26), (32, 6), (48, 16), (60, 3), (72, 16), (88, 6), (84, 26)), "butter", lift=(-2, -3))
    art.flat(oval(60, 19, 4.5), "pink", 2.4)
    smile(art, 60, 69, 8, 3)


def squidzilla(art: Art) -> None:
    """Squidzilla Jr.: a squid with a bath-toy appetite."""
    for path in (
        "M40 76Q8 70 12 94Q14 104 22 102",
        "M46 80Q26 90 34 110",
        "M56 84Q48 98 53 110",
        "M64 84Q72 98 67 110",
        "M74 80Q94 90 86 110",
        "M80 76Q112 70 108 94Q106 104 98 102",
    ):
        art.limb(path, "red", 8)
    art.solid(
        "M24 34Q40 8 60 2Q80 8 96 34Q88 42 86 40Q92 62 84 78Q72 90 60 90Q48 90 36 78Q28 62 34 40Q32 42 24 34z",
        "red",
        spots(mix(art["red"], "#ffffff", 0.4), (52, 20, 4), (66, 26, 5), (58, 34, 3)),
    )
    eyes(art, 60, 56, 16, 14, "angry", "red", (0, 0.2))
    art.flat(polygon((50, 72), (70, 72), (60, 86)), "butter", 3)


def pediatrician(art: Art) -> None:
    """Pediatrician: a looming doctor with an enormous needle."""
    art.solid(
        "M14 108Q18 70 60 70Q102 70 106 108Q104 116 96 116H24Q16 116 14 108z",
        WHITE,
        stroke("M60 84V120", 3, art.dark("grey", 0.3)),
        (-4, -4),
    )
    art.stroke("M42 74Q40 96 52 100M78 74Q80 88 76 94", 4, "night")
    art.flat(oval(54, 102, 6), "steel", 3)
    art.solid(whole(blob((60, 18), (84, 28), (88, 52), (76, 76), (60, 82), (44, 76), (32, 52), (36, 28))), "leaf")
    art.limb("M30 24Q60 10 90 24", "night", 5)
    art.solid(oval(60, 17, 14), "steel", flat(oval(59, 16, 6), art["grey"]), (-3, -3))
    eyes(art, 60, 46, 13, 11, "sly", "leaf", (0.5, 0.3))
    grin(art, 60, 61, 14, 10, 6)
    with art.turned(16, 98, 70):
        art.stroke("M98 44V8", 3.4)
        art.solid(slab(90, 42, 16, 40, 3), "#e3f4fb", flat("M88 58H110V90H88z", art["pink"]), (-2, 0), 3)
        art.limb("M98 82V94M90 96H106", "steel", 3)
    paw(art, 92, 84, 9, "leaf")


BEASTS: dict[str, Draw] = {
    "rug-rat": rug_rat,
    "jealous-kitty": jealous_kitty,
    "werecub": werecub,
    "hootin-nanny": hootin_nanny,
    "napmare": napmare,
    "captain-croup": captain_croup,
    "big-baby": big_baby,
    "princess-tut": princess_tut,
    "squidzilla-jr": squidzilla,
    "pediatrician": pediatrician,
}
