"""Munchkin Babies: classes, races, monsters, card backs and the die."""

from __future__ import annotations

from art.canvas import Art, Draw, stroke
from art.colours import WHITE
from art.eyes import eye, eyes
from art.gallery import Gallery
from art.munchkin_badges import BADGES
from art.munchkin_beasts import BEASTS
from art.munchkin_curses import CURSES
from art.munchkin_doll import BODIES
from art.munchkin_doors import ENHANCERS, LEVELS, OTHERS
from art.munchkin_larder import LARDER
from art.munchkin_monsters import MONSTERS
from art.munchkin_scenes import FIGURES
from art.munchkin_toys import BEHIND, BESIDE, HELD, IN_BOTH_HANDS, OFF_THE_DOLL
from art.munchkin_wardrobe import WORN
from art.paths import Point, heart, oval, slab
from art.patterns import bands
from art.symbols import sparkle

PALETTE = {
    "ink": "#43214a",
    "paper": "#fdeef3",
    "skin": "#ffc9a3",
    "nappy": "#fffaf4",
    "pink": "#f77fa6",
    "blue": "#5fb0e6",
    "butter": "#ffd65a",
    "mint": "#62cda4",
    "lilac": "#a987e0",
    "orange": "#fb9650",
    "brown": "#a5683f",
    "grey": "#aab0c4",
    "steel": "#b8c3d6",
    "red": "#ec5260",
    "leaf": "#7cbf4e",
    "sand": "#f0cf94",
    "night": "#5b4a94",
    "blush": "#ff8f86",
    "wood": "#c07d45",
}
GALLERY = Gallery("munchkin_babies", PALETTE)


def enlarged(draw: Draw, middle: Point, size: float) -> Draw:
    """A thing worn, filling its own picture."""

    def draw_large(art: Art) -> None:
        with art.turned(0, *middle, move=(60 - middle[0], 60 - middle[1]), size=size):
            draw(art)

    return draw_large


def mirrored(draw: Draw) -> Draw:
    """The same in the other hand."""

    def draw_mirrored(art: Art) -> None:
        with art.mirrored():
            draw(art)

    return draw_mirrored


def hang(kind: str, draw: Draw, layers: dict[str, Draw], own: Draw) -> None:
    """A card's own picture beside its layers on the doll: what is alike packs well where it is near."""
    slug = kind.replace("_", "-")
    title = (draw.__doc__ or "").removesuffix(".")
    for layer, drawn in layers.items():
        GALLERY.add(f"{layer}-{slug}", title, drawn)
    GALLERY.add(slug, title, own)


for body_name, body in BODIES.items():
    GALLERY.add(body_name, (body.__doc__ or "Part of the doll").removesuffix("."), body)
for kind, (worn, middle, size) in (WORN | IN_BOTH_HANDS | BEHIND | BESIDE).items():
    hang(kind, worn, {"worn": worn}, OFF_THE_DOLL.get(kind) or enlarged(worn, middle, size))
for kind, (held, middle, size) in HELD.items():
    hang(kind, held, {"left": held, "right": mirrored(held)}, enlarged(held, middle, size))
for kind, shown in (LARDER | CURSES | ENHANCERS | LEVELS | OTHERS).items():
    hang(kind, shown, {}, shown)
for drawn_name, drawn in (BADGES | BEASTS | MONSTERS | FIGURES).items():
    GALLERY.picture(drawn_name)(drawn)


def card(art: Art, colour: str, border: str) -> None:
    """A card with a border."""
    art.solid(slab(20, 4, 80, 112, 10), border, lift=(-2, -2))
    art.flat(slab(27, 11, 66, 98, 6), colour, 2.8)


@GALLERY.picture("back-door")
def door_back(art: Art) -> None:
    """Card back: door."""
    card(art, "lilac", "night")
    art.solid(
        "M36 104V50Q36 24 60 24Q84 24 84 50V104z", "wood", stroke("M52 20V104M68 20V104", 3, art.dark("wood", 0.4))
    )
    art.flat("M42 44H78V56H42z", "ink", 2.6)
    eyes(art, 60, 50, 9, 6.5, "sly", "lilac", (0, 0))
    art.flat(oval(76, 76, 4.5), "butter", 2.6)


@GALLERY.picture("back-treasure")
def treasure_back(art: Art) -> None:
    """Card back: treasure."""
    card(art, "butter", "orange")
    art.solid("M34 60Q34 36 60 34Q86 36 86 60z", "wood", lift=(-2, -3))
    art.flat("M38 56H82V66H38z", "ink", 2.6)
    eyes(art, 60, 58, 10, 6.5, "wide", "butter", (0, 0.3))
    art.solid(slab(32, 64, 56, 34, 5), "wood", bands(art["butter"], 6, "M44 60V100", "M76 60V100"), (-3, -4))
    art.solid(heart(60, 77, 8), "pink", lift=(-1, -1), line=2.6)
    sparkle(art, 40, 26, 8)
    sparkle(art, 78, 24, 6)


PIPS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
}


def die(face: int) -> Draw:
    """One face of the die; the one is an eye."""

    def draw(art: Art) -> None:
        art.solid(slab(10, 10, 100, 100, 24), "pink" if face == 1 else WHITE, lift=(-6, -7))
        for x, y in PIPS[face]:
            if face == 1:
                eye(art, 60, 58, 26, (0.2, 0.2))
            else:
                art.flat(oval(59 + 27 * x, 58 + 27 * y, 11), art.ink)
                art.flat(oval(56 + 27 * x, 54.5 + 27 * y, 3), "#ffffff")

    return draw


for die_face in PIPS:
    GALLERY.add(f"die-{die_face}", f"Die showing {die_face}", die(die_face))

GALLERY.arrangement = "layer"
GALLERY.sets = [
    [
        "worn-blankie-of-obscurity",
        "doll-baby",
        "worn-kinderarmor",
        "doll-elfling-ears",
        "worn-bronze-booties",
        "worn-saucepan-helm",
        "left-rattle-of-battle",
        "right-sippy-lid-shield",
        "doll-fist-left",
        "doll-fist-right",
    ],
    ["doll-baby", "worn-bib-of-bashing", "doll-dwarfling-beard", "worn-light-up-sneakers", "worn-propeller-beanie"],
]
