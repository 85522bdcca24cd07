"""Munchkin Babies: what a baby holds, and what it has with it without holding it, drawn where it lies on the doll."""

from __future__ import annotations

from art.canvas import Art, Draw, flat, stroke
from art.colours import WHITE, mix
from art.munchkin_wardrobe import Worn
from art.paths import blob, burst, oval, polygon, slab, star, whole
from art.patterns import bands, shine, spots
from art.symbols import sparkle

# In the left hand, whose fist is at (18, 88); the right one is its mirror.


def extremely_pokey_spoon(art: Art) -> None:
    """A spork."""
    art.limb("M18 100L16 62", "steel", 4)
    art.solid("M5 28L9 40L12 28L16 40L20 28L23 40L27 28Q32 56 16 62Q0 56 5 28z", "steel", shine(12, 48, 4), (-2, -2), 3)


def kazoo_of_constant_whining(art: Art) -> None:
    """A kazoo at full voice."""
    with art.turned(-8, 18, 88):
        art.solid("M11 100L8 52Q16 44 26 52L24 100z", "butter", shine(14, 70, 4), (-2, -2), 3)
        art.flat(oval(17, 51, 9, 4.5), "red", 2.8)
        art.flat(oval(17, 68, 5), "red", 2.6)
    art.stroke("M4 40Q-2 32 4 24M14 36Q12 26 18 20M25 38Q30 32 29 25", 3, "red")


def kid_safe_stabbinator(art: Art) -> None:
    """A toy sword, safe on the outside."""
    art.limb("M18 102V84", "wood", 5)
    art.solid("M9 82L8 42Q17 26 26 42L25 82z", "mint", stroke("M17 40V82", 2.6, art.dark("mint", 0.4)), (-2, -2), 3)
    art.solid(slab(1, 77, 32, 9, 4.5), "red", lift=(-1, -2), line=3)
    sparkle(art, 31, 38, 7)


def woobie_of_mass_destruction(art: Art) -> None:
    """A plush rabbit that was never washed."""
    art.flat(oval(10, 42, 5.5, 15) + oval(24, 42, 5.5, 15), "#c9a7c8", 3)
    art.solid(
        whole(blob((17, 86), (29, 92), (27, 112), (17, 116), (7, 112), (5, 92))), "#c9a7c8", lift=(-2, -2), line=3
    )
    art.solid(oval(17, 68, 16, 15), "#c9a7c8", flat(oval(17, 74, 7, 5), WHITE), (-2, -2), 3)
    art.stroke("M8 63l6 6M14 63l-6 6", 2.6)
    art.flat(oval(23, 66, 2.6), art.ink)
    art.stroke("M14 76q3 3 6 0", 2.2)


def rattle_of_battle(art: Art) -> None:
    """A rattle used as a mace."""
    art.limb("M18 100L14 60", "butter", 5)
    art.solid(whole(burst(13, 50, 13, 13, 9, 0.74)), "red", lift=(-2, -2), line=3)
    art.flat(oval(13, 50, 4), WHITE, 2.2)


def pacifier_of_pummeling(art: Art) -> None:
    """A pacifier with reach."""
    art.stroke(oval(18, 90, 9), 9)
    art.stroke(oval(18, 90, 9), 4, "pink")
    art.solid("M8 62Q6 36 17 36Q28 36 26 62z", "sand", shine(14, 46, 3), (-2, -2), 3)
    art.solid("M17 60Q36 58 34 70Q30 82 17 76Q4 82 0 70Q-2 58 17 60z", "blue", lift=(-2, -2), line=3)


def crayon_of_treachery(art: Art) -> None:
    """A crayon, sharpened."""
    with art.turned(-8, 18, 88):
        art.flat(polygon((9, 50), (17, 28), (26, 50)), "red", 3)
        art.solid(slab(8, 48, 19, 54, 3), "red", bands(art.ink, 4, "M0 58H40M0 94H40"), (-2, -2), 3)
        art.stroke("M13 70q4 -5 8 0t-2 10", 2.6, "ink")


def wand_of_bubbles(art: Art) -> None:
    """A wand of bubbles."""
    art.limb("M18 102L16 66", "lilac", 4)
    art.flat(oval(16, 52, 13), "#d7f0ff", 9)
    art.stroke(oval(16, 52, 13), 4, "lilac")
    art.flat(star(16, 52, 6), "butter", 2.2)
    art.flat(oval(24, 24, 6) + oval(7, 30, 5) + oval(12, 15, 3.6), "#d7f0ff", 2.6)


def sippy_lid_shield(art: Art) -> None:
    """The lid of a cup as a shield."""
    art.solid(oval(20, 84, 19, 22), "steel", flat(oval(19, 83, 12, 15), mix(art["steel"], "#ffffff", 0.4)), (-3, -3), 3)
    art.flat(oval(20, 84, 5), "wood", 2.6)


def mallet_of_shin_bonking(art: Art) -> None:
    """A mallet."""
    art.limb("M18 102L16 62", "wood", 5)
    art.solid(slab(0, 38, 34, 25, 6), "pink", bands(WHITE, 4, "M8 30V70M26 30V70"), (-2, -3), 3)


def gnawed_drumstick(art: Art) -> None:
    """A drumstick that was gnawed at."""
    art.limb("M18 98L17 72", WHITE, 5)
    art.flat(oval(13, 102, 5) + oval(22, 102, 5), WHITE, 2.8)
    art.solid(
        "M17 78Q0 72 2 52Q4 36 18 36Q24 36 24 42Q30 42 29 49Q34 50 32 58Q30 74 17 78z",
        "wood",
        shine(10, 54, 4),
        (-2, -3),
        3,
    )


# In both hands.


def toy_of_sparkly_fascination(art: Art) -> None:
    """A wheel of light on a bar."""
    art.limb("M14 88H106", "lilac", 5)
    art.solid(whole(burst(60, 86, 27, 27, 12, 0.78)), "pink", lift=(-2, -3), line=3)
    art.solid(oval(60, 86, 16), "blue", flat(star(60, 86, 10), art["butter"]), (-2, -2), 3)
    sparkle(art, 32, 66, 8)
    sparkle(art, 90, 64, 9)


def super_duper_soaker(art: Art) -> None:
    """A very large water pistol."""
    art.solid(oval(62, 72, 22, 11), "#9fdcf5", shine(52, 68, 5), (-2, -2), 3)
    art.solid(
        "M6 80H24V74H100Q112 76 110 90L112 108H98L94 94H24V90H6z",
        "leaf",
        flat(slab(36, 82, 44, 6, 3), art["butter"]),
        (-3, -3),
        3,
    )
    art.flat("M2 86q-6 8 -1 11q6 0 1 -11z", "#9fdcf5", 2.2)


def enormous_wooden_block(art: Art) -> None:
    """A wooden block with the letter A."""
    art.solid(slab(23, 62, 74, 54, 7), "wood", lift=(-3, -4))
    art.flat(slab(32, 69, 56, 40, 4), "sand", 3)
    art.stroke("M48 103L60 75L72 103M53 94H67", 6, "red")


# With the baby, but in no hand.


def diaper_of_holding(art: Art) -> None:
    """A nappy with room for more."""
    art.limb("M44 90L36 74", "butter", 3.4)
    art.flat(oval(35, 71, 5), "red", 2.6)
    art.solid("M70 90L72 70Q78 64 84 70L82 90z", "#9fdcf5", lift=(-1, -1), line=2.8)
    art.solid(
        "M33 84Q60 96 87 84Q92 108 72 112H48Q28 108 33 84z",
        "mint",
        spots(WHITE, (42, 94, 3), (78, 94, 3), (50, 104, 3), (70, 104, 3)),
        (-2, -3),
    )
    art.flat(oval(60, 97, 6), "butter", 2.6)


def water_wings(art: Art) -> None:
    """Floaties for both arms."""
    for x, angle in ((30, -34), (90, 34)):
        with art.turned(angle, x, 77):
            art.solid(slab(x - 9, 66, 18, 22, 8), "orange", bands(WHITE, 4, f"M{x - 12} 77H{x + 12}"), (-2, -2))
        art.flat(oval(x, 68, 2.4), WHITE, 2)


def big_brother(art: Art) -> None:
    """A big brother, not happy about it."""
    art.limb("M96 100V112", "blue", 11)
    art.limb("M112 100V112", "blue", 11)
    art.solid("M84 104V62Q102 40 120 62V104z", "red", bands(WHITE, 6, "M70 76H124M70 92H124"), (-3, -3))
    art.solid(oval(103, 34, 18, 19), "skin", lift=(-3, -3))
    art.solid("M84 30Q84 9 104 9Q122 10 121 28H94L78 33Q78 28 84 30z", "blue", lift=(-2, -2))
    art.flat(oval(98, 38, 2.6, 3.4) + oval(111, 38, 2.6, 3.4), art.ink)
    art.stroke("M93 32l8 2M116 32l-8 2M99 46h10", 3)


def blankie_of_obscurity(art: Art) -> None:
    """A blanket as a cape."""
    art.solid(
        "M40 62H80Q110 78 117 112Q104 106 94 114Q78 106 60 114Q42 106 26 114Q16 106 3 112Q10 78 40 62z",
        "blue",
        spots(WHITE, (24, 98, 4), (32, 82, 3.5), (96, 98, 4), (88, 82, 3.5), (44, 100, 4), (76, 100, 4), (60, 84, 4))
        + stroke("M36 70Q28 92 30 112M84 70Q92 92 90 112M50 70V112M70 70V112", 3, art.dark("blue", 0.3)),
    )


def step_stool(art: Art) -> None:
    """A stool to stand on."""
    art.solid("M24 112H38L34 120H18zM82 112H96L102 120H86z", "wood", lift=(-1, -1), line=3)
    art.solid(slab(16, 107, 88, 8, 4), "wood", lift=(-1, -2), line=3)


def jellyfish_sandwich(art: Art) -> None:
    """A sandwich with stingers."""
    art.stroke("M8 108q-3 5 0 9M16 110q-3 4 0 8M24 110q3 4 0 8M32 108q4 4 1 9", 3.4, "lilac")
    art.solid(slab(2, 98, 36, 8, 4), "sand", lift=(-1, -2), line=2.8)
    art.flat("M2 106Q8 112 14 106Q20 112 26 106Q32 112 38 106z", "lilac", 2.6)
    art.solid("M4 98Q6 86 20 86Q34 86 36 98z", "sand", lift=(-2, -2), line=2.8)
    art.flat(oval(15, 95, 1.8) + oval(25, 95, 1.8), art.ink)


def giant_gold_star(art: Art) -> None:
    """A star for the specialest."""
    art.flat("M54 70L50 82L60 78L70 82L66 70z", "red", 2.6)
    art.solid(star(60, 88, 17), "butter", shine(55, 84, 4), (-2, -2), 3)
    art.flat(oval(56, 87, 1.6) + oval(64, 87, 1.6), art.ink)
    art.stroke("M56 91q4 4 8 0", 2.2)


def self_strumming_ukulele(art: Art) -> None:
    """A ukulele that floats along."""
    with art.turned(24, 104, 46):
        art.limb("M104 36V8", "wood", 4)
        art.flat(slab(99, 2, 10, 9, 3), "brown", 2.6)
        art.solid(
            whole(blob((104, 30), (112, 36), (109, 44), (117, 56), (104, 68), (91, 56), (99, 44), (96, 36))),
            "orange",
            lift=(-2, -2),
            line=3,
        )
        art.flat(oval(104, 50, 4.4), art.ink)
        art.stroke("M104 12V62", 1.8, WHITE)
    art.stroke("M84 20V8l7 -2v12", 2.6)
    art.flat(oval(81, 20, 3.4, 2.6) + oval(88, 18, 3.4, 2.6), art.ink)


def night_light_of_courage(art: Art) -> None:
    """A night-light like a mushroom."""
    art.flat(oval(102, 98, 17, 20), "#fff3a6", opacity=0.7)
    art.solid(slab(95, 98, 14, 19, 6), WHITE, lift=(-2, -2), line=2.8)
    art.solid(
        "M86 101Q86 82 102 82Q118 82 118 101Q102 106 86 101z",
        "red",
        spots(WHITE, (95, 93, 3), (108, 91, 3.4)),
        (-2, -2),
        3,
    )
    art.flat(oval(99, 107, 1.4) + oval(105, 107, 1.4), art.ink)


def floaties(art: Art) -> None:
    """A pair of floaties, not yet on any arm."""
    for x, y in ((34, 44), (84, 72)):
        with art.turned(-16, x, y):
            art.solid(slab(x - 26, y - 28, 52, 56, 18), "orange", bands(WHITE, 9, f"M{x - 30} {y}H{x + 30}"), (-4, -4))
            art.flat(oval(x, y - 16, 11, 5), art.dark("orange", 0.5), 3)
        art.flat(oval(x + 16, y - 32, 5), WHITE, 2.8)


def stool(art: Art) -> None:
    """A step stool."""
    art.solid("M28 52H46L38 112H14zM74 52H92L106 112H82z", "wood", lift=(-3, -3))
    art.solid(slab(24, 78, 72, 12, 5), "wood", lift=(-2, -2))
    art.solid(slab(10, 36, 100, 20, 8), "wood", flat(star(60, 46, 8), art["butter"]), (-3, -4))


HELD: dict[str, Worn] = {  # by the id of the card: what is drawn, and the middle and size of its own picture
    "extremely_pokey_spoon": (extremely_pokey_spoon, (17, 65), 1.35),
    "kazoo_of_constant_whining": (kazoo_of_constant_whining, (15, 62), 1.35),
    "kid_safe_stabbinator": (kid_safe_stabbinator, (18, 65), 1.35),
    "woobie_of_mass_destruction": (woobie_of_mass_destruction, (17, 71), 1.25),
    "rattle_of_battle": (rattle_of_battle, (15, 70), 1.5),
    "pacifier_of_pummeling": (pacifier_of_pummeling, (17, 68), 1.5),
    "crayon_of_treachery": (crayon_of_treachery, (15, 66), 1.4),
    "wand_of_bubbles": (wand_of_bubbles, (16, 58), 1.18),
    "sippy_lid_shield": (sippy_lid_shield, (20, 84), 2.2),
    "mallet_of_shin_bonking": (mallet_of_shin_bonking, (17, 69), 1.5),
    "gnawed_drumstick": (gnawed_drumstick, (17, 71), 1.45),
}
IN_BOTH_HANDS: dict[str, Worn] = {
    "toy_of_sparkly_fascination": (toy_of_sparkly_fascination, (60, 84), 1.12),
    "super_duper_soaker": (super_duper_soaker, (56, 86), 0.98),
    "enormous_wooden_block": (enormous_wooden_block, (60, 89), 1.35),
}
BEHIND: dict[str, Worn] = {
    "big_brother": (big_brother, (101, 62), 0.98),
    "blankie_of_obscurity": (blankie_of_obscurity, (60, 88), 0.98),
    "step_stool": (step_stool, (60, 113), 1.2),  # on its card: stool
}
BESIDE: dict[str, Worn] = {
    "diaper_of_holding": (diaper_of_holding, (60, 90), 1.7),
    "water_wings": (water_wings, (60, 77), 1.2),  # on its card: floaties
    "jellyfish_sandwich": (jellyfish_sandwich, (20, 102), 2.5),
    "giant_gold_star": (giant_gold_star, (60, 87), 2.8),
    "self_strumming_ukulele": (self_strumming_ukulele, (98, 36), 1.45),
    "night_light_of_courage": (night_light_of_courage, (102, 99), 2.5),
}
OFF_THE_DOLL: dict[str, Draw] = {"step_stool": stool, "water_wings": floaties}  # too small there for a card
