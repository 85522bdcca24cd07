"""Munchkin Babies: the rest of the monsters, each in a few strokes."""

from __future__ import annotations

from art.canvas import LINE, Art, Draw, flat, stroke
from art.colours import WHITE, mix
from art.eyes import brows, eye, eyes
from art.limbs import foot, paw, wing
from art.mouths import fang, grin, smile
from art.paths import at, blob, fluff, heart, oval, polygon, ring, slab, star, whole
from art.patterns import bands, scales, shine, spots
from art.symbols import shadow, whiff


def face(art: Art, x: float, y: float, size: float, mood: str, skin: str, white: str = "#ffffff") -> None:
    """A pair of eyes, always drawn alike and then put in its place: what is alike packs well."""
    with art.placed(x - 60 * size, y - 50 * size, size):
        eyes(art, 60, 50, 13, 11, mood, skin, (0, 0.2), white)


def teeth(art: Art, x: float, y: float, size: float) -> None:
    """A mouth full of teeth, for the same reason."""
    with art.placed(x - 60 * size, y - 70 * size, size):
        grin(art, 60, 70, 16, 10, 5)


def dust_bunny(art: Art) -> None:
    """Dust bunny: a hare of fluff."""
    shadow(art, 112, 38)
    art.flat(oval(44, 26, 9, 24) + oval(76, 26, 9, 24), "grey", LINE)
    art.flat(oval(44, 26, 3, 15) + oval(76, 26, 3, 15), "pink")
    art.solid(
        whole(fluff(60, 76, 42, 36, 10)), "grey", spots(mix(art["grey"], "#ffffff", 0.5), (38, 92, 5), (84, 88, 6))
    )
    face(art, 60, 66, 1, "wide", "grey")
    art.flat(oval(60, 80, 5, 4), "pink", 2.6)
    art.flat(slab(55, 84, 10, 9, 2), WHITE, 2.6)


def mobile_of_mild_peril(art: Art) -> None:
    """Crib mobile: stars on strings, and a grumpy moon."""
    art.stroke("M60 2V20M18 30L60 18L102 30M18 30V62M102 30V60M60 20V40", 3.4)
    art.flat(star(18, 74, 16), "butter", 3)
    art.flat(star(102, 72, 16), "pink", 3)
    art.solid(oval(60, 76, 34), "blue", spots(art.dark("blue", 0.2), (42, 96, 5), (80, 92, 4), (76, 58, 3)))
    face(art, 60, 70, 0.9, "sly", "blue")
    smile(art, 60, 90, 11, -4)


def lint_imp(art: Art) -> None:
    """Lint imp: a ball of fluff with horns and a fork."""
    shadow(art, 112, 30)
    art.stroke("M100 110V42M90 40V54Q100 64 110 54V40M100 30V50", 4, "wood")
    art.flat("M34 46L30 20L50 40zM82 46L86 20L66 40z", "red", LINE)
    art.solid(whole(fluff(58, 72, 34, 36, 9)), "lilac", lift=(-4, -4))
    paw(art, 96, 80, 8, "lilac")
    face(art, 58, 64, 1, "angry", "lilac")
    teeth(art, 58, 80, 0.9)


def strained_carrot(art: Art) -> None:
    """Airborne carrot mush: a spoon that flies."""
    art.limb("M60 92V116", "steel", 8)
    wing(art, 30, 60, 10, 30, "leaf")
    art.solid(oval(60, 60, 40, 38), "steel", lift=(-4, -4))
    art.solid(whole(fluff(60, 52, 32, 28, 10)), "orange", spots(art.dark("orange", 0.25), (46, 68, 4), (76, 66, 5)))
    art.stroke("M56 20Q52 8 46 8M62 20Q62 6 70 4M66 22Q76 14 82 16", 5, "leaf")
    face(art, 60, 48, 0.9, "wide", "orange")
    grin(art, 60, 62, 11, 8, 0)


def tooth_fairy_trainee(art: Art) -> None:
    """Tooth fairy trainee: a winged pupil with a pair of pliers."""
    shadow(art, 114, 24)
    wing(art, 40, 66, 20, 30, "#d7f0ff")
    art.limb("M84 84L106 66", "skin", 8)
    art.stroke("M102 72L116 50M110 72L104 48", 4, "steel")
    art.solid("M36 112Q38 76 60 72Q82 76 84 112z", "pink", spots(WHITE, (50, 100, 4), (70, 94, 4)))
    art.solid(whole(blob((60, 22), (84, 32), (86, 56), (60, 76), (34, 56), (36, 32))), "skin")
    art.flat("M30 44Q30 14 60 12Q90 14 90 44Q76 28 60 30Q44 28 30 44z", "butter", 3)
    art.flat(star(60, 10, 9), "butter", 3)
    face(art, 60, 48, 0.9, "wide", "skin")
    teeth(art, 60, 60, 0.6)


def bathtub_sharklet(art: Art) -> None:
    """Bathtub sharklet: a small shark in foam."""
    art.flat("M62 30Q70 4 86 6Q82 22 86 36z", "blue", 3)
    art.solid(
        "M10 78Q16 32 62 28Q104 32 112 78Q100 104 60 104Q20 104 10 78z",
        "blue",
        flat("M22 84Q60 66 100 84Q90 110 60 110Q30 110 22 84z", WHITE),
    )
    face(art, 58, 54, 1, "angry", "blue")
    teeth(art, 60, 72, 1.6)
    art.solid(whole(fluff(60, 108, 54, 10, 9)), WHITE, lift=(-3, -2))


def rattlebones(art: Art) -> None:
    """Rattlebones: a skull and a rattling cage of ribs."""
    shadow(art, 113, 28)
    art.limb("M60 70V104", WHITE, 7)
    art.stroke("M40 80Q60 90 80 80M42 92Q60 102 78 92M46 104Q60 112 74 104", 9)
    art.stroke("M40 80Q60 90 80 80M42 92Q60 102 78 92M46 104Q60 112 74 104", 5, WHITE)
    art.limb("M78 78L100 66", WHITE, 6)
    art.solid(oval(104, 60, 11), "red", shine(100, 56, 4), (-2, -2), 3)
    art.solid("M24 36Q26 6 60 6Q94 6 96 36Q96 54 82 58V70H38V58Q24 54 24 36z", WHITE, lift=(-4, -4))
    art.flat(oval(44, 38, 12, 13) + oval(76, 38, 12, 13), "ink")
    art.flat(oval(44, 40, 4) + oval(76, 40, 4), "#a8ef5a")
    art.flat(polygon((60, 46), (65, 54), (55, 54)), "ink")
    art.stroke("M48 60V70M56 60V70M64 60V70M72 60V70", 3)


def weasel_in_the_box(art: Art) -> None:
    """Weasel-in-the-box: pop!"""
    art.stroke("M48 88L76 82L48 76L76 70L48 64L76 58", 8)
    art.stroke("M48 88L76 82L48 76L76 70L48 64L76 58", 4, "steel")
    art.flat(oval(38, 18, 10) + oval(82, 18, 10), "brown", LINE)
    art.solid(
        whole(blob((60, 10), (84, 24), (84, 48), (60, 64), (36, 48), (36, 24))),
        "brown",
        flat(oval(60, 50, 17, 13), art["sand"]),
    )
    face(art, 60, 32, 0.9, "sly", "brown")
    art.flat(oval(60, 43, 5, 4), "ink")
    teeth(art, 60, 50, 0.6)
    art.solid(slab(22, 82, 76, 34, 5), "blue", flat(star(60, 99, 12), art["butter"]), (-4, -4))
    art.limb("M98 96H110V84", "red", 5)


def undead_hobby_horse(art: Art) -> None:
    """Undead hobby horse: a stick with a stitched head."""
    art.limb("M70 84L58 118", "wood", 8)
    art.flat("M56 24L62 2L70 22z", "mint", LINE)
    art.solid("M64 20Q96 22 96 54Q98 78 86 96H62Q64 78 52 74L20 76Q8 70 12 56Q34 40 64 20z", "mint", lift=(-4, -4))
    art.flat("M72 16Q96 12 104 34Q112 52 104 84L90 88Q98 52 84 34z", "night", 3)
    eye(art, 60, 42, 12, (-0.3, 0.1), (0.3, 0), "mint")
    art.flat(oval(22, 62, 3, 4), "ink")
    art.stroke("M20 72H46M24 68V76M32 68V76M40 68V76M70 60L84 66M72 68L80 58", 3)


def turbo_tortoise(art: Art) -> None:
    """Wind-up turbo tortoise: a key in its shell and flames behind it."""
    shadow(art, 112, 44)
    art.flat("M8 84Q-2 76 10 70Q0 60 16 58L36 84z", "orange", 3)
    art.stroke("M60 40V22", 5)
    art.flat(oval(49, 16, 10, 8) + oval(71, 16, 10, 8), "steel", 3)
    foot(art, 40, 106, 12, "leaf", 0)
    foot(art, 78, 106, 12, "leaf", 0)
    art.solid(whole(blob((98, 54), (114, 64), (112, 84), (96, 88), (84, 74))), "leaf", lift=(-2, -3))
    art.solid(
        "M16 98Q16 40 56 38Q96 40 94 98z",
        "orange",
        bands(art.dark("orange", 0.3), 4, "M20 82H94", "M40 44L34 96", "M70 44L76 96"),
    )
    face(art, 101, 64, 0.6, "angry", "leaf")
    art.stroke("M100 80H112", 3)


def lullabanshee(art: Art) -> None:
    """Lullabanshee: a ghost with a night-cap, singing."""
    art.solid("M24 110Q20 30 60 26Q100 30 96 110L84 100L72 112L60 101L48 112L36 100z", "#dfe6f7", lift=(-5, -4))
    art.solid(
        "M32 40Q40 8 72 8Q98 10 104 36Q92 30 86 40Q60 26 32 40z", "lilac", bands(art["butter"], 4, "M40 28Q62 18 92 30")
    )
    art.flat(oval(106, 42, 8), WHITE, 3)
    face(art, 60, 56, 1, "calm", "#dfe6f7")
    art.flat(oval(60, 80, 10, 12), mix(art.ink, "#7a1030", 0.35), 3)
    art.stroke("M10 62V44L22 40V58", 3.4)
    art.flat(oval(7, 62, 4.5, 3.6) + oval(19, 58, 4.5, 3.6), "ink")


def gummi_gnome(art: Art) -> None:
    """Gummi gnome: a sticky little man in a pointed cap."""
    shadow(art, 113, 32)
    foot(art, 46, 108, 13, "night", 0)
    foot(art, 74, 108, 13, "night", 0)
    art.limb("M36 82L14 70", "#ff8fb2", 11)
    art.limb("M84 82L106 70", "#ff8fb2", 11)
    art.solid(whole(blob((60, 46), (88, 62), (86, 98), (60, 108), (34, 98), (32, 62))), "#ff8fb2", shine(46, 68, 9))
    art.solid("M28 48Q42 34 64 2Q80 30 92 48Q60 58 28 48z", "red", lift=(-3, -3))
    face(art, 60, 62, 0.9, "sly", "#ff8fb2")
    art.flat("M38 74Q60 66 82 74Q80 100 60 106Q40 100 38 74z", WHITE, 3)
    art.stroke("M50 84Q60 92 70 84", 3)


def spit_up_elemental(art: Art) -> None:
    """Spit-up elemental: a wave of warm milk."""
    art.solid(
        "M8 112Q4 76 26 66Q14 40 40 34Q46 8 70 14Q96 6 98 36Q116 46 104 70Q118 82 112 112z",
        "#f4efc8",
        spots("#d9cf8e", (30, 94, 6), (92, 92, 7), (64, 104, 5), (88, 54, 4)),
        (-5, -5),
    )
    face(art, 60, 50, 1.2, "angry", "#f4efc8")
    grin(art, 60, 72, 20, 18, 0)
    art.flat("M52 88Q50 108 58 108Q66 106 62 88z", "#d9cf8e", 3)


def sandbox_bully(art: Art) -> None:
    """Sandbox bully: a bucket for a hat and a spade for a sword."""
    art.limb("M92 82L104 52", "skin", 11)
    art.stroke("M104 66V28", 6, "wood")
    art.flat("M94 28H114V12Q104 2 94 12z", "red", 3)
    art.solid("M20 110Q22 76 58 76Q94 76 96 110z", "leaf", bands(WHITE, 6, "M10 98H110"))
    art.solid(whole(blob((58, 26), (88, 38), (90, 62), (58, 84), (26, 62), (28, 38))), "skin")
    art.solid("M30 40L36 6H80L86 40Q58 50 30 40z", "blue", bands(art["butter"], 6, "M34 30Q58 38 82 30"))
    face(art, 58, 54, 0.9, "angry", "skin")
    teeth(art, 58, 68, 0.9)


def tattletale(art: Art) -> None:
    """Tattletale: all mouth, with a pointing finger."""
    shadow(art, 113, 34)
    art.limb("M84 78Q104 76 106 46", "lilac", 10)
    art.limb("M106 48V30", "lilac", 6)
    art.solid(
        whole(blob((56, 12), (88, 28), (94, 72), (76, 108), (36, 108), (18, 72), (24, 28))),
        "lilac",
        spots(art.dark("lilac", 0.2), (34, 96, 5), (76, 98, 4)),
    )
    art.flat("M34 18Q28 2 42 4Q50 6 50 16M66 16Q70 2 80 6Q88 10 80 20z", "pink", 3)
    face(art, 56, 40, 1.1, "wide", "lilac")
    grin(art, 56, 58, 26, 32, 6)


def great_aunt_smoocher(art: Art) -> None:
    """Great-aunt smoocher: pearls, and enormous lips."""
    art.solid("M16 112Q18 82 60 82Q102 82 104 112z", "pink", spots(WHITE, (36, 104, 4), (60, 102, 4), (84, 104, 4)))
    art.solid(whole(fluff(60, 42, 41, 33, 9)), "#cdbfe6", lift=(-4, -4))
    art.solid(whole(blob((60, 20), (86, 34), (88, 62), (60, 90), (32, 62), (34, 34))), "skin")
    for px, py in ring(60, 78, 26, 14, 11, 180):
        if py > 80:
            art.flat(oval(px, py, 4), WHITE, 2.2)
    face(art, 60, 42, 0.9, "calm", "skin")
    art.stroke("M32 34Q40 28 48 34M72 34Q80 28 88 34", 3)
    art.solid(
        whole(blob((60, 58), (72, 54), (82, 66), (60, 80), (38, 66), (48, 54))),
        "red",
        stroke("M42 66Q60 72 78 66", 3, art.ink),
        (-2, -2),
    )


def cootie_bug(art: Art) -> None:
    """Cootie bug: six legs, feelers and a heart."""
    shadow(art, 112, 40)
    for path in ("M34 84L8 76", "M36 94L10 100", "M44 102L28 114", "M86 84L112 76", "M84 94L110 100", "M76 102L92 114"):
        art.limb(path, "leaf", 6)
    art.stroke("M46 30Q36 12 26 12M74 30Q84 12 94 12", 4)
    art.flat(oval(25, 12, 5) + oval(95, 12, 5), "red", 3)
    art.solid(
        oval(60, 86, 34, 26),
        "leaf",
        bands(art.dark("leaf", 0.3), 4, "M60 60V114") + flat(heart(42, 88, 8) + heart(78, 88, 8), art["red"]),
    )
    art.solid(oval(60, 48, 30, 26), "butter", lift=(-3, -3))
    face(art, 60, 46, 1, "wide", "butter")
    grin(art, 60, 58, 12, 8, 0)


def diaper_hound(art: Art) -> None:
    """Diaper hound: a dog with a doubtful prize."""
    whiff(art, 100, 40, 30, art["leaf"])
    art.flat("M16 36Q4 40 8 74Q18 84 28 66L34 40z", "brown", 3)
    art.flat("M88 36Q100 40 96 74Q86 84 78 66L72 40z", "brown", 3)
    art.solid(
        whole(blob((52, 14), (82, 30), (84, 64), (70, 88), (34, 88), (20, 64), (22, 30))),
        "wood",
        flat(oval(52, 72, 24, 20), art["sand"]),
    )
    face(art, 52, 44, 1, "calm", "wood")
    art.flat(oval(52, 60, 9, 6.5), "ink")
    art.solid(
        "M26 80Q60 70 98 84Q104 104 82 112Q60 100 40 110Q24 100 26 80z",
        WHITE,
        flat(oval(60, 96, 8, 6), "#c9b469"),
        (-3, -3),
    )
    fang(art, 42, 78, 6, 8)
    fang(art, 64, 78, 6, 8)


def zillion_bricks(art: Art) -> None:
    """A zillion bricks: a heap with a face."""
    shadow(art, 113, 48)
    colours = ("red", "butter", "blue", "leaf", "pink", "orange", "lilac")
    rows = ((10, 88, 4), (22, 62, 3), (36, 36, 2))
    number = 0
    for left, top, count in rows:
        for place in range(count):
            x = left + place * 25
            with art.placed(x, top):
                art.flat("M4 0v-5h7v5zM14 0v-5h7v5zM0 0h25v25H0z", colours[number % 7], 3)
            number += 1
    art.flat(slab(46, 12, 27, 24, 2), "butter", 3)
    face(art, 60, 54, 1.1, "angry", "butter")
    teeth(art, 60, 76, 1.4)


def drool_demon(art: Art) -> None:
    """Drool demon: horns and a river of drool."""
    art.flat("M24 42L14 8L46 26zM96 42L106 8L74 26z", "butter", LINE)
    art.solid(
        whole(blob((60, 14), (96, 32), (104, 70), (84, 100), (60, 104), (36, 100), (16, 70), (24, 32))),
        "red",
        scales(art, "red", (32, 86), (88, 86), (60, 26)),
    )
    face(art, 60, 48, 1.2, "sly", "red")
    teeth(art, 60, 66, 1.5)
    art.solid(
        "M44 80Q40 114 52 116Q64 116 62 96Q66 88 74 84Q72 104 80 106Q88 100 82 78z", "#9fdcf5", lift=(-2, -2), line=3
    )


def pea_puree_golem(art: Art) -> None:
    """Pea puree golem: a green mountain with a spoon in it."""
    shadow(art, 114, 46)
    art.limb("M80 40L104 8", "steel", 6)
    art.limb("M30 70Q14 80 18 104", "leaf", 14)
    art.limb("M90 70Q106 80 102 104", "leaf", 14)
    art.solid(
        "M24 112Q16 70 34 46Q44 20 66 26Q92 32 94 64Q104 88 96 112z",
        "leaf",
        spots(art.dark("leaf", 0.25), (40, 96, 7), (80, 92, 6), (60, 38, 5), (84, 62, 4)),
    )
    face(art, 60, 58, 1.1, "angry", "leaf")
    art.flat(slab(40, 78, 40, 14, 6), mix(art.ink, "#7a1030", 0.35), 3)


def pageant_mom(art: Art) -> None:
    """Pageant mom: big hair, a sash and a trophy."""
    art.solid(whole(fluff(60, 42, 44, 35, 9)), "butter", lift=(-4, -4))
    art.solid("M18 112Q20 80 60 78Q100 80 102 112z", "lilac", bands(WHITE, 9, "M30 80L84 116"))
    art.solid(whole(blob((60, 22), (82, 34), (84, 60), (60, 82), (36, 60), (38, 34))), "skin")
    face(art, 60, 46, 0.9, "wide", "skin", "#bfe3ff")
    brows(art, 60, 32, 12, 6, 2)
    teeth(art, 60, 62, 0.8)
    art.flat("M92 74H114Q114 94 103 96Q92 94 92 74z", "butter", 3)
    art.stroke("M103 96V108M94 110H112", 5)


def count_backward(art: Art) -> None:
    """Count backward: a vampire who ends at zero."""
    art.solid("M6 112Q14 70 34 62L60 84L86 62Q106 70 114 112z", "night", lift=(-3, -3))
    art.flat("M30 76L20 44L44 66zM90 76L100 44L76 66z", "red", 3)
    art.solid(whole(blob((60, 14), (86, 30), (88, 58), (60, 86), (32, 58), (34, 30))), "#dfe6f7")
    art.flat("M30 44Q28 8 60 8Q92 8 90 44Q80 26 60 40Q40 26 30 44z", "ink", 3)
    face(art, 60, 50, 0.9, "sly", "#dfe6f7", "#ffd1d1")
    smile(art, 60, 66, 12, 3)
    fang(art, 52, 67, 6, 9)
    fang(art, 68, 67, 6, 9)
    art.flat(oval(60, 100, 9, 11), "butter", 3)
    art.flat(oval(60, 100, 3.5, 5.5), "night")


def rocking_hippogriff(art: Art) -> None:
    """Rocking hippogriff: beak, wings and runners."""
    art.stroke("M12 100Q60 124 108 100", 7, "wood")
    wing(art, 46, 64, 24, 34, "butter")
    art.limb("M42 92V106", "orange", 8)
    art.limb("M82 92V106", "orange", 8)
    art.solid("M30 92Q26 62 56 58Q62 26 84 20Q104 24 104 46Q98 60 94 92z", "orange", lift=(-4, -4))
    art.flat("M98 32Q118 38 112 54Q104 50 96 52z", "butter", 3)
    art.flat("M74 24L78 4L88 22z", "orange", LINE)
    eye(art, 88, 40, 10, (0.4, 0.1), (0.3, 0), "orange")
    art.stroke("M66 40Q60 54 60 66M74 34Q68 50 70 66", 4)


def thing_under_the_bed(art: Art) -> None:
    """Thing under the bed: eyes in the dark, and claws."""
    art.solid(slab(4, 14, 112, 26, 8), "blue", bands(WHITE, 6, "M4 30H116"), (-3, -3))
    art.flat(slab(6, 38, 12, 74, 3), "wood", 3)
    art.flat(slab(102, 38, 12, 74, 3), "wood", 3)
    art.flat("M18 40H102V108H18z", "ink")
    art.solid(whole(blob((60, 52), (88, 64), (92, 92), (60, 106), (28, 92), (32, 64))), "night", lift=(-3, -3))
    face(art, 60, 72, 1.1, "wide", "night", "#fff2a8")
    teeth(art, 60, 88, 1.1)
    for x in (26, 36, 84, 94):
        art.flat(f"M{at(x, 100)}q-4 14 4 16q6 -4 4 -16z", WHITE, 2.4)


MONSTERS: dict[str, Draw] = {
    "dust-bunny": dust_bunny,
    "mobile-of-mild-peril": mobile_of_mild_peril,
    "lint-imp": lint_imp,
    "strained-carrot": strained_carrot,
    "tooth-fairy-trainee": tooth_fairy_trainee,
    "bathtub-sharklet": bathtub_sharklet,
    "rattlebones": rattlebones,
    "weasel-in-the-box": weasel_in_the_box,
    "undead-hobby-horse": undead_hobby_horse,
    "turbo-tortoise": turbo_tortoise,
    "lullabanshee": lullabanshee,
    "gummi-gnome": gummi_gnome,
    "spit-up-elemental": spit_up_elemental,
    "sandbox-bully": sandbox_bully,
    "tattletale": tattletale,
    "great-aunt-smoocher": great_aunt_smoocher,
    "cootie-bug": cootie_bug,
    "diaper-hound": diaper_hound,
    "zillion-bricks": zillion_bricks,
    "drool-demon": drool_demon,
    "pea-puree-golem": pea_puree_golem,
    "pageant-mom": pageant_mom,
    "count-backward": count_backward,
    "rocking-hippogriff": rocking_hippogriff,
    "thing-under-the-bed": thing_under_the_bed,
}
