"""Munchkin Babies: what is used once, in bottles, jars and boxes, each with its own contents and sign."""

from __future__ import annotations

from art.canvas import LINE, Art, Draw, flat, stroke
from art.colours import WHITE
from art.eyes import eyes
from art.mouths import smile
from art.paths import blob, burst, fluff, heart, oval, polygon, slab, star, whole
from art.patterns import bands, shine, spots
from art.symbols import sparkle

GLASS = "#e3f4fb"


def flask(art: Art, filled: str, stopper: str = "wood") -> None:
    """A round flask with something in it."""
    art.flat(slab(48, 6, 24, 16, 5), stopper, LINE)
    art.solid(
        "M48 20H72V44Q104 56 102 84Q98 114 60 114Q22 114 18 84Q16 56 48 44z",
        GLASS,
        flat("M8 68Q34 60 60 68T112 68V120H8z", art[filled]) + shine(36, 64, 7),
        (-3, -3),
    )


def feeder(art: Art, filled: str, ring: str) -> None:
    """A feeding bottle."""
    art.flat("M50 28Q52 6 60 5Q68 6 70 28z", "orange", LINE)
    art.solid(
        slab(34, 42, 52, 74, 12),
        GLASS,
        flat("M24 62H96V120H24z", art[filled]) + stroke("M40 74h10M40 86h10M40 98h10", 3, art["blue"]),
        (-3, -3),
    )
    art.solid(slab(32, 26, 56, 18, 6), ring, lift=(-2, -2))


def jar(art: Art, filled: str, lid: str) -> None:
    """A jar with a label."""
    art.solid(slab(28, 30, 64, 84, 12), GLASS, flat("M20 58H100V120H20z", art[filled]), (-3, -3))
    art.flat(slab(24, 14, 72, 22, 6), lid, LINE)
    art.flat(slab(36, 62, 48, 36, 6), WHITE, 3)


def potion_of_pliable_bones(art: Art) -> None:
    """A flask with a bone in a bow."""
    flask(art, "mint")
    for path, width in (("M40 90Q60 66 80 90", 14), ("M40 90Q60 66 80 90", 8)):
        art.stroke(path, width, "" if width == 14 else WHITE)
    art.flat(oval(37, 87, 6) + oval(40, 95, 6) + oval(83, 87, 6) + oval(80, 95, 6), WHITE, 2.8)
    art.stroke("M44 88Q60 70 76 88", 7, WHITE)


def antioxidant_rich_juice(art: Art) -> None:
    """A carton of juice with a straw."""
    art.stroke("M72 34V14L92 6", 8)
    art.stroke("M72 34V14L92 6", 3.4, "red")
    art.solid(polygon((26, 44), (38, 28), (82, 28), (94, 44)), "leaf", lift=(-2, -2))
    art.solid(slab(26, 42, 68, 72, 5), "leaf", flat("M16 92H104V120H16z", art["butter"]), (-3, -3))
    art.solid(oval(48, 74, 12) + oval(70, 78, 12) + oval(58, 62, 11), "night", shine(44, 70, 4), (-2, -2), 3)
    art.flat("M58 52Q68 42 76 50Q68 58 58 52z", "leaf", 2.6)


def banana_smush_grenade(art: Art) -> None:
    """A banana with a pin."""
    art.flat(whole(burst(64, 70, 52, 46, 12, 0.8)), "sand", 3)
    art.solid(
        "M30 22Q28 82 84 96Q100 98 98 90Q60 74 52 18Q40 12 30 22z",
        "butter",
        stroke("M40 24Q42 74 88 92", 3, art.dark("butter", 0.4)),
    )
    art.flat(slab(28, 10, 26, 12, 4), "steel", LINE)
    art.stroke(oval(68, 14, 9), 8)
    art.stroke(oval(68, 14, 9), 3.4, "steel")


def fizzy_formula(art: Art) -> None:
    """A feeding bottle full of fizz."""
    feeder(art, "pink", "lilac")
    art.flat(oval(62, 76, 6) + oval(74, 92, 5) + oval(60, 102, 4) + oval(74, 66, 4), WHITE, 2.4)
    art.flat(oval(18, 40, 7) + oval(100, 26, 8) + oval(104, 54, 5) + oval(22, 64, 4), "#ffd9e6", 2.6)


def lukewarm_milk(art: Art) -> None:
    """A feeding bottle, tested for warmth."""
    feeder(art, WHITE, "blue")
    art.limb("M100 34V84", WHITE, 6)
    art.flat(oval(100, 92, 9), "red", 3)
    art.stroke("M100 90V60", 4, "red")


def sleepy_time_syrup(art: Art) -> None:
    """A bottle of syrup with a moon."""
    art.flat(slab(42, 6, 36, 18, 5), WHITE, LINE)
    art.solid(
        "M44 22H76V36Q94 42 94 58V104Q94 114 84 114H36Q26 114 26 104V58Q26 42 44 36z",
        "night",
        shine(40, 50, 6),
        (-4, -4),
    )
    art.flat(slab(34, 56, 52, 44, 6), "#f3e6ff", 3)
    art.solid("M60 62a17 17 0 1 0 16 25a15 15 0 0 1 -16 -25z", "butter", lift=(-2, -2), line=3)
    art.stroke("M98 30h10l-10 12h10M104 8h8l-8 9h8", 3.4)


def glow_in_the_dark_vitamins(art: Art) -> None:
    """A jar that glows."""
    art.flat(whole(burst(60, 66, 58, 54, 16, 0.84)), "#d8f77a", 0, 0.8)
    jar(art, "#a8ef5a", "night")
    art.flat(oval(50, 50, 6, 5) + oval(70, 48, 6, 5), "#fff3a6", 2.4)
    art.stroke("M60 70V92M49 81H71", 8, "leaf")


def magic_mashed_missile(art: Art) -> None:
    """A jar with fins."""
    art.flat("M28 84L10 104V116L30 110zM92 84L110 104V116L90 110z", "red", 3)
    jar(art, "orange", "leaf")
    art.flat(heart(60, 78, 10), "red")


def pretty_balloon(art: Art) -> None:
    """A balloon worth staring at."""
    art.stroke("M60 86Q50 100 62 118", 3.4)
    art.solid(
        "M60 88L52 96H68zM60 4Q100 6 96 46Q92 78 60 88Q28 78 24 46Q20 6 60 4z", "red", shine(44, 28, 10), (-4, -4)
    )
    art.flat(star(64, 48, 15), "butter", 2.8)


def diaper_bomb(art: Art) -> None:
    """A full nappy with a fuse."""
    art.stroke("M76 44Q84 20 98 22", 7)
    art.stroke("M76 44Q84 20 98 22", 2.6, "sand")
    art.flat(whole(burst(102, 20, 14, 14, 8, 0.55)), "orange", 2.8)
    art.solid(
        "M16 44Q60 62 104 44Q108 98 76 110H44Q12 98 16 44z", "nappy", flat("M34 120Q60 78 86 120z", "#d9c27a"), (-4, -4)
    )
    art.stroke("M26 24q-6 -8 0 -15M46 28q-6 -8 0 -15", 3.4, "leaf")
    art.flat(oval(60, 70, 9), "pink", LINE)


def mirror_baby(art: Art) -> None:
    """A baby in a mirror."""
    art.limb("M60 84V114", "wood", 8)
    art.solid(oval(60, 50, 46, 46), "butter", lift=(-3, -3))
    art.flat(oval(60, 50, 36, 36), "#cfeaf5", 3)
    with art.turned(0, 60, 40, move=(0, 10), size=0.86):
        art.solid(whole(blob((60, 14), (84, 24), (88, 46), (60, 70), (32, 46), (36, 24))), "skin", lift=(-3, -3))
        eyes(art, 60, 40, 13, 10, "wide", "skin", (0.4, 0.1))
        smile(art, 60, 56, 8, 4)
    art.stroke("M34 34L46 22M32 48L38 42", 4, WHITE)


def jam_hands(art: Art) -> None:
    """A hand that sticks to everything."""
    art.flat(fluff(60, 86, 52, 26, 9), "red", 3)
    for x, y, angle in ((32, 34, -24), (50, 20, -8), (70, 20, 8), (88, 36, 26)):
        with art.turned(angle, x, 60):
            art.solid(slab(x - 8, y, 16, 46, 8), "skin", lift=(-2, -2))
            art.flat(slab(x - 8, y, 16, 15, 8), "red", 2.6)
    art.solid(
        "M24 74Q30 54 60 54Q90 54 96 74Q94 108 60 108Q26 108 24 74z",
        "skin",
        flat(oval(60, 84, 18, 14), art["red"]),
        (-3, -3),
    )
    art.stroke("M44 100q0 10 4 14M74 102q2 8 -2 12", 5, "red")


def make_nice_muffins(art: Art) -> None:
    """A muffin with a heart."""
    art.solid("M28 66H92L82 112H38z", "pink", bands(WHITE, 5, "M44 60L48 120M60 60V120M76 60L72 120"), (-3, -3))
    art.solid(
        whole(fluff(60, 48, 42, 26, 9)),
        "wood",
        spots(art["ink"], (38, 44, 3), (76, 40, 3), (62, 60, 3), (48, 62, 3)),
        (-4, -4),
    )
    art.solid(heart(60, 28, 13), "red", shine(55, 24, 3), (-2, -2))


def instant_blanket_fort(art: Art) -> None:
    """A blanket over two chairs, with somebody inside."""
    art.limb("M20 112V44", "wood", 6)
    art.limb("M100 112V44", "wood", 6)
    art.solid(
        "M8 46Q34 50 60 12Q86 50 112 46L104 104Q60 96 16 104z",
        "blue",
        spots(WHITE, (30, 66, 5), (90, 66, 5), (60, 36, 5), (26, 90, 4), (94, 90, 4)),
    )
    art.flat("M36 112Q38 60 60 54Q82 60 84 112z", "ink", LINE)
    eyes(art, 60, 84, 11, 9, "wide", "ink", (0, 0.2))


def towel_of_invisibility(art: Art) -> None:
    """A towel, and nobody under it but eyes."""
    art.flat("M26 116V40Q26 8 60 8Q94 8 94 40V116L82 108L71 116L60 108L49 116L38 108z", "#e8f4f5", 0, 0.7)
    art.put(
        stroke("M26 116V40Q26 8 60 8Q94 8 94 40V116L82 108L71 116L60 108L49 116L38 108z", LINE, art.ink).replace(
            "/>", ' stroke-dasharray="9 7"/>'
        )
    )
    art.stroke("M30 82H90M30 94H90", 4, "mint")
    eyes(art, 60, 46, 15, 12, "wide", "mint", (0.5, 0))
    smile(art, 60, 68, 8, 3)


def loaded_alphabet_block(art: Art) -> None:
    """A block that falls as it should."""
    with art.turned(-10, 60, 60):
        art.solid(slab(18, 18, 84, 84, 10), "wood", lift=(-4, -4))
        art.flat(slab(29, 29, 62, 62, 6), "sand", 3)
        art.flat("".join(oval(x, y, 6.5) for x in (46, 74) for y in (42, 60, 78)), "ink")
    sparkle(art, 100, 22, 12)
    sparkle(art, 18, 102, 9)


def genie_in_a_bottle(art: Art) -> None:
    """A genie, half out."""
    art.solid("M60 84Q28 76 32 46Q36 20 62 16Q94 20 90 48Q88 66 70 70Q72 80 60 84z", "blue", lift=(-4, -4))
    art.flat("M62 18Q58 4 70 4Q76 10 68 18z", "ink", 2.6)
    eyes(art, 62, 42, 12, 9.5, "sly", "blue", (0, 0.2))
    smile(art, 62, 58, 9, 4)
    art.solid(
        "M44 84Q60 78 76 84Q74 90 86 96Q94 116 60 116Q26 116 34 96Q46 90 44 84z",
        "butter",
        flat(star(60, 102, 8), art["red"]),
        (-3, -3),
    )


def hot_potato_potion(art: Art) -> None:
    """A potato too hot to hold."""
    art.stroke("M36 26q-7 -8 0 -18M60 20q-7 -8 0 -16M84 26q-7 -8 0 -18", 4, "red")
    art.solid(
        whole(blob((58, 30), (94, 42), (106, 74), (84, 106), (44, 108), (14, 84), (22, 46))),
        "wood",
        spots(art.dark("wood", 0.35), (34, 60, 4), (88, 62, 4), (72, 96, 5), (40, 94, 3)),
    )
    eyes(art, 60, 66, 14, 11, "sad", "wood", (0, 0.3))
    smile(art, 60, 90, 9, -4)


def butterfly(art: Art, x: float, y: float, size: float, colour: str) -> None:
    """A butterfly."""
    with art.placed(x, y, size):
        for way in (-1, 1):
            art.flat(f"M0 -2Q{way * 30} -34 {way * 36} -8Q{way * 34} 6 0 2z", colour, 3)
            art.flat(f"M0 2Q{way * 30} 8 {way * 24} 26Q{way * 8} 32 0 6z", colour, 3)
        art.stroke("M0 -12V20M0 -12Q-4 -22 -10 -22M0 -12Q4 -22 10 -22", 4)


def morph_o_dough(art: Art) -> None:
    """A tub of dough that becomes a butterfly."""
    art.solid(slab(24, 72, 72, 42, 8), "blue", flat(slab(14, 84, 92, 16, 0), art["butter"]), (-3, -3))
    art.solid("M22 76Q24 54 42 58Q46 44 60 50Q78 42 82 58Q98 54 98 76z", "mint", lift=(-2, -3))
    butterfly(art, 60, 30, 0.95, "pink")


def lost_and_found_basket(art: Art) -> None:
    """A basket with one of everything."""
    art.solid("M24 66L16 26Q26 14 36 26L44 66z", "red", lift=(-2, -2), line=3)
    art.flat(oval(62, 44, 20), "butter", LINE)
    art.stroke("M62 24V64M42 44H82", 3, "red")
    art.solid("M74 66L82 22H104V66z", "blue", lift=(-2, -2), line=3)
    art.solid(
        "M10 62H110L100 112H20z",
        "wood",
        bands(art.dark("wood", 0.35), 4, "M6 78H114M6 94H114M36 60L42 116M60 60V116M84 60L78 116"),
        (-3, -3),
    )


def birthday_wish(art: Art) -> None:
    """A star with a candle."""
    art.flat("M60 2q-9 10 0 15q9 -5 0 -15z", "orange", 2.6)
    art.solid(slab(55, 16, 10, 22, 3), WHITE, bands(art["pink"], 4, "M50 24L70 20M50 32L70 28"), (-1, -1), 3)
    art.solid(star(60, 74, 46), "butter", shine(48, 66, 7), (-4, -4))
    smile(art, 60, 82, 9, 4)
    art.flat(oval(51, 73, 3.4) + oval(69, 73, 3.4), "ink")


LARDER: dict[str, Draw] = {
    "potion_of_pliable_bones": potion_of_pliable_bones,
    "antioxidant_rich_juice": antioxidant_rich_juice,
    "banana_smush_grenade": banana_smush_grenade,
    "fizzy_formula": fizzy_formula,
    "lukewarm_milk": lukewarm_milk,
    "sleepy_time_syrup": sleepy_time_syrup,
    "glow_in_the_dark_vitamins": glow_in_the_dark_vitamins,
    "magic_mashed_missile": magic_mashed_missile,
    "pretty_balloon": pretty_balloon,
    "diaper_bomb": diaper_bomb,
    "mirror_baby": mirror_baby,
    "jam_hands": jam_hands,
    "make_nice_muffins": make_nice_muffins,
    "instant_blanket_fort": instant_blanket_fort,
    "towel_of_invisibility": towel_of_invisibility,
    "loaded_alphabet_block": loaded_alphabet_block,
    "genie_in_a_bottle": genie_in_a_bottle,
    "hot_potato_potion": hot_potato_potion,
    "morph_o_dough": morph_o_dough,
    "lost_and_found_basket": lost_and_found_basket,
    "birthday_wish": birthday_wish,
}
