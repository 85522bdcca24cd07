"""Monster Baby Rescue: babies stacked from head, torso and legs, and the symbols of the tiles."""

from __future__ import annotations

from art.canvas import Art, Draw, flat, stroke
from art.colours import WHITE
from art.eyes import eyes
from art.gallery import Gallery
from art.mouths import smile
from art.paths import at, blob, fluff, heart, oval, polygon, slab, star
from art.patterns import shine, spots
from art.rescue_bodies import LEGS_HEIGHT, TORSO_HEIGHT, legs, torso
from art.rescue_coats import glitter, grubby
from art.rescue_heads import HEADS
from art.symbols import plaster, shadow, sparkle

PALETTE = {
    "ink": "#22264a",
    "paper": "#e9f3ee",
    "teal": "#2bb39a",
    "plum": "#7d6bb5",
    "lime": "#a4c639",
    "gold": "#f5a83b",
    "coral": "#ee5d5d",
    "mud": "#86694f",
    "cream": "#fff0d0",
    "red": "#e23d4f",
    "green": "#2fae66",
    "wood": "#b9793f",
    "rope": "#e5c07a",
    "blush": "#ff9d8a",
    "sky": "#6fb7e8",
    "night": "#4a4f86",
    "pink": "#f58db0",
}
GALLERY = Gallery("monster_baby_rescue", PALETTE)
COATS = {"basilisk": "teal", "cerberus": "plum", "orc": "lime", "manticore": "gold", "dragon": "coral"}
LEVELS = {1: "sad and grubby", 2: "cheering up", 3: "clean and happy", 4: "proud and shiny"}
HEIGHTS = {"head": 120, "torso": TORSO_HEIGHT, "legs": LEGS_HEIGHT}


def register_babies() -> None:
    """Hangs every part of every creature at every level."""
    for creature, coat in COATS.items():
        for level, state in LEVELS.items():
            for part, height in HEIGHTS.items():
                GALLERY.add(
                    f"{creature}-{part}-{level}",
                    f"{creature.title()} {part}, level {level}: {state}",
                    baby_part(creature, part, level, coat),
                    height,
                )


def baby_part(creature: str, part: str, level: int, coat: str) -> Draw:
    """How to draw one part."""

    def draw(art: Art) -> None:
        skin = grubby(art, coat, level)
        if part == "head":
            HEADS[creature](art, level, skin)
            if level == 1:
                plaster(art, 76 if creature != "cerberus" else 70, 34, 30)
            glitter(art, level, (104, 26, 9), (14, 34, 7), (108, 88, 6))
        elif part == "torso":
            torso(art, creature, level, skin)
        else:
            legs(art, creature, level, skin)

    return draw


register_babies()


@GALLERY.picture("symbol-bed")
def bed(art: Art) -> None:
    """Comfy bed."""
    shadow(art, 108, 50)
    art.solid(slab(8, 26, 16, 80, 8), "wood", lift=(-3, -2))
    art.solid(slab(96, 52, 16, 54, 8), "wood", lift=(-3, -2))
    art.solid(slab(14, 70, 92, 24, 6), "wood", lift=(-2, -6))
    art.solid(blob((26, 52), (44, 46), (56, 54), (52, 70), (28, 72)), "#fff7ea", lift=(-3, -4))
    art.solid(
        "M48 74C48 56 60 50 76 50C92 50 102 58 102 74L102 82Q96 90 88 82Q82 90 74 82Q68 90 60 82Q54 88 48 80z",
        "sky",
        spots("#ffffff", (66, 64, 4), (82, 60, 4), (76, 74, 4), (94, 70, 4)),
    )
    art.solid("M84 8A17 17 0 1 0 101 33A15 15 0 0 1 84 8z", "#ffd84a", lift=(-2, -2), line=3)
    sparkle(art, 50, 26, 8)


@GALLERY.picture("symbol-diamond-red")
def red_diamond(art: Art) -> None:
    """Red diamond, pointed."""
    art.solid(
        polygon((34, 16), (86, 16), (112, 48), (60, 110), (8, 48)),
        "red",
        flat(polygon((34, 16), (60, 48), (8, 48)), "#ff8f94")
        + flat(polygon((60, 48), (86, 16), (112, 48)), "#c22a44")
        + flat(polygon((36, 48), (84, 48), (60, 110)), "#f26070"),
        (0, 0),
    )
    art.stroke("M8 48H112M34 16L44 48L60 110L76 48L86 16M44 48L60 16L76 48", 2.8)
    art.flat(oval(34, 38, 5, 4), "#ffffff", opacity=0.8)


@GALLERY.picture("symbol-diamond-green")
def green_diamond(art: Art) -> None:
    """Green diamond, eight-sided."""
    outer = [(38, 8), (82, 8), (108, 34), (108, 86), (82, 112), (38, 112), (12, 86), (12, 34)]
    inner = [(60 + (x - 60) * 0.56, 60 + (y - 60) * 0.56) for x, y in outer]
    art.solid(
        polygon(*outer),
        "green",
        flat(polygon(outer[7], outer[0], outer[1], inner[1], inner[0], inner[7], inner[6], outer[6]), "#7fdc9d"),
    )
    art.flat(polygon(*inner), "#4cc983", 2.8)
    art.stroke("".join(f"M{at(*a)}L{at(*b)}" for a, b in zip(outer, inner, strict=True)), 2.8)
    art.stroke("M48 64L64 48", 5, "#ffffff")


@GALLERY.picture("symbol-witch-doctor")
def witch_doctor(art: Art) -> None:
    """Witch doctor's mask."""
    for x, angle, colour in (
        (34, -30, "coral"),
        (47, -14, "gold"),
        (60, 0, "teal"),
        (73, 14, "gold"),
        (86, 30, "coral"),
    ):
        with art.turned(angle, x, 42):
            art.solid(blob((x, 2), (x + 9, 20), (x + 4, 44), (x - 4, 44), (x - 9, 20)), colour, lift=(-3, 0))
    art.solid(
        blob((60, 26), (90, 34), (96, 62), (82, 98), (60, 114), (38, 98), (24, 62), (30, 34)),
        "wood",
        flat(oval(60, 108, 30, 18), art.dark("wood", 0.35)),
    )
    eyes(art, 60, 58, 17, 13, "wide", "wood", (0, 0.2), "#fff3c4")
    art.stroke("M32 42L50 40M70 40L88 42", 6, "cream")
    art.solid(blob((60, 62), (67, 80), (53, 80)), "red", lift=(-1, -2), line=2.8)
    art.flat(slab(42, 88, 36, 13, 6), WHITE, 3)
    art.stroke("M51 88v13M60 88v13M69 88v13", 2.6)
    art.flat(oval(32, 72, 3) + oval(36, 82, 3) + oval(88, 72, 3) + oval(84, 82, 3), "cream")


@GALLERY.picture("symbol-rope-ladder-rung")
def rung(art: Art) -> None:
    """Rung of a rope ladder."""
    for x in (30, 90):
        art.limb(f"M{x} -6V126", "rope", 9)
        art.stroke("".join(f"M{x - 4} {y + 5}l8 -6" for y in range(0, 122, 13)), 2.6, art.dark("rope", 0.5))
    art.solid(slab(8, 48, 104, 22, 11), "wood", stroke("M22 56H60M50 63H98", 2.8, art.dark("wood", 0.35)))
    for x in (30, 90):
        art.solid(
            oval(x, 59, 12, 17),
            "rope",
            stroke(f"M{x - 12} 54q12 7 24 0M{x - 12} 64q12 7 24 0", 2.8, art.dark("rope", 0.5)),
            (-3, -3),
        )


@GALLERY.picture("symbol-heart")
def heart_symbol(art: Art) -> None:
    """Heart."""
    art.solid(heart(60, 62, 46), "pink", shine(36, 38, 11))


@GALLERY.picture("symbol-want-bubble")
def want_bubble(art: Art) -> None:
    """Want: a thought bubble with a wish."""
    art.solid(oval(30, 96, 10), "#ffffff", lift=(-2, -2))
    art.solid(oval(14, 111, 6), "#ffffff", lift=(-1, -1))
    art.solid(fluff(62, 46, 42, 30, 9), "#ffffff", lift=(-4, -5))
    art.solid(star(62, 48, 27), "gold", lift=(-3, -3))
    art.flat(oval(55, 48, 2.8, 3.6) + oval(69, 48, 2.8, 3.6), art.ink)
    smile(art, 62, 54, 5, 2.5)


GALLERY.arrangement = "stack"
GALLERY.sets = [[f"{creature}-{part}-{level}" for part in HEIGHTS] for creature in COATS for level in LEVELS]
