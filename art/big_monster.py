"""Big Monster: beasts and dragons; the halves of the Big Monster join at the edge they share."""

from __future__ import annotations

from functools import partial

from art.big_monster_crystals import GEM_PLACES, gem
from art.big_monster_ice import MUTANTS
from art.canvas import Art, flat, stroke
from art.colours import mix
from art.eyes import eye, eyes
from art.gallery import Gallery
from art.limbs import foot, horn, wing
from art.mouths import fang, grin, smile
from art.paths import Point, at, blob, oval, polygon, ring, slab
from art.patterns import spots
from art.symbols import shadow

PALETTE = {
    "ink": "#1a1f45",
    "paper": "#e6edf8",
    "ice": "#bfe8f7",
    "blue": "#3f8be0",
    "orange": "#f7913d",
    "green": "#46b56a",
    "red": "#ea4b55",
    "purple": "#8a5cd0",
    "slime": "#8fe04e",
    "magenta": "#d94fa0",
    "swamp": "#5f9b6c",
    "meadow": "#f5c842",
    "desert": "#e9a75b",
    "stone": "#8f97ad",
    "glow": "#5ff0dc",
    "cream": "#fff3d6",
    "lava": "#ff7a3c",
    "belly": "#ffe2a8",
    "leaf": "#7cc24a",
    "blush": "#ff9a9a",
}
GALLERY = Gallery("big_monster", PALETTE)
STAGES = {1: "small", 2: "evolved", 3: "final"}


for mutant_colour, (mutant, mutant_stages) in MUTANTS.items():
    for mutant_stage in mutant_stages:
        GALLERY.add(
            f"ice-{mutant_colour}-{mutant_stage}",
            f"Ice mutant, {mutant_colour}, {STAGES[mutant_stage]}",
            partial(mutant, stage=mutant_stage),
        )


def arrow(art: Art, x: float, y: float, size: float, down: bool) -> None:
    """A fat arrow, up or down."""
    s = -size if down else size
    art.solid(
        polygon(
            (x, y - s),
            (x + size, y),
            (x + size * 0.42, y),
            (x + size * 0.42, y + s * 0.8),
            (x - size * 0.42, y + s * 0.8),
            (x - size * 0.42, y),
            (x - size, y),
        ),
        "slime",
        lift=(-2, -2),
        line=3,
    )


def jelly(art: Art, x: float, y: float, size: float, look: Point) -> None:
    """A bubbling brain in a jar of slime: the mutagenic monster."""
    with art.turned(0, x, y, size=size):
        drips = "".join(f"Q{at(x + dx + 4, y + 29)} {at(x + dx - 4, y + 14)}" for dx in (22, 8, -6, -22))
        art.solid(
            f"M{at(x - 30, y + 14)}C{at(x - 34, y - 44)} {at(x + 34, y - 44)} {at(x + 30, y + 14)}{drips}z",
            "magenta",
            spots(mix(art["magenta"], "#ffffff", 0.45), (x - 16, y - 18, 4), (x + 18, y - 14, 3), (x + 8, y - 22, 2.5)),
        )
        eye(art, x, y - 6, 14, look)
        smile(art, x, y + 10, 8, 3)


@GALLERY.picture("mutagenic-single-up")
def mutagenic_single(art: Art) -> None:
    """Mutagenic monster acting upwards."""
    arrow(art, 60, 30, 25, False)
    jelly(art, 60, 84, 1.12, (0, -0.8))
    art.flat(oval(22, 46, 6) + oval(98, 40, 5) + oval(104, 58, 3.5), "slime", 2.8)


@GALLERY.picture("mutagenic-double-down")
def mutagenic_double(art: Art) -> None:
    """Two mutagenic monsters acting downwards."""
    for x in (32, 88):
        arrow(art, x, 90, 22, True)
        jelly(art, x, 38, 0.82, (0, 0.8))


BIG_BODY = "M130 24C104 22 70 30 56 52C44 70 30 72 22 58C14 44 22 30 10 20C2 42 -2 66 10 84C22 100 44 106 130 106z"


@GALLERY.picture("big-monster-left")
def big_left(art: Art) -> None:
    """Big Monster, left half with the tail."""
    for x, y, angle in ((44, 50, -50), (64, 36, -34), (88, 26, -14), (112, 24, -2)):
        with art.turned(angle, x, y):
            art.solid(polygon((x - 10, y + 5), (x, y - 18), (x + 10, y + 5)), "lava", lift=(-3, 0))
    art.solid(slab(58, 84, 30, 34, 12), "purple", lift=(-3, -2))
    art.solid(
        BIG_BODY,
        "purple",
        flat("M130 80C100 80 74 80 52 92Q60 120 130 112z", art["belly"])
        + spots(art.dark("purple", 0.3), (66, 60, 7), (84, 50, 5), (104, 62, 8), (48, 78, 4)),
    )
    for x in (64, 73, 82):
        art.flat(oval(x, 115, 4, 3.6), "cream", 2.2)
    art.solid(polygon((3, 26), (10, 5), (27, 24), (15, 35)), "lava", lift=(-2, -2))


@GALLERY.picture("big-monster-right")
def big_right(art: Art) -> None:
    """Big Monster, right half with the head."""
    for x, y, angle in ((8, 24, 2), (30, 24, 12)):
        with art.turned(angle, x, y):
            art.solid(polygon((x - 10, y + 5), (x, y - 18), (x + 10, y + 5)), "lava", lift=(-3, 0))
    art.solid(slab(24, 84, 30, 34, 12), "purple", lift=(-3, -2))
    horn(art, 62, 26, -14, 22, 14, "cream", -6)
    horn(art, 92, 24, 22, 24, 14, "cream", 7)
    path = "M-10 24C20 22 40 34 52 24C62 14 98 12 108 30C118 46 116 74 104 86C92 98 66 104 -10 106z"
    art.solid(
        path,
        "purple",
        flat("M-10 80C20 80 40 80 56 94Q40 114 -10 112z", art["belly"])
        + spots(art.dark("purple", 0.3), (16, 48, 7), (34, 66, 6), (14, 70, 4)),
    )
    for x in (30, 39, 48):
        art.flat(oval(x, 115, 4, 3.6), "cream", 2.2)
    eye(art, 66, 40, 14, (0.4, 0.2), (0.7, 0.2), "purple")
    eye(art, 95, 40, 12, (-0.2, 0.2), (0.2, 0.7), "purple")
    grin(art, 80, 60, 29, 24, 6, pointed=True, lower=3)


@GALLERY.picture("dragon-blue")
def dragon_blue(art: Art) -> None:
    """Blue dragon: a long coiled neck and a fin."""
    shadow(art, 112, 40)
    art.solid(
        blob((66, 70), (100, 78), (108, 98), (80, 112), (40, 110), (30, 94)),
        "blue",
        flat(oval(60, 110, 34, 12), art["belly"]),
    )
    art.limb("M96 92Q116 88 106 60", "blue", 8)
    art.solid(polygon((96, 62), (106, 40), (116, 62)), "lava", lift=(-2, 0), line=3)
    art.limb("M52 94Q82 70 54 56Q36 46 42 30", "blue", 21)
    for x, y, angle in ((77, 66, 70), (66, 50, 50), (58, 40, 70)):
        with art.turned(angle, x, y):
            art.flat(polygon((x - 6, y + 4), (x, y - 11), (x + 6, y + 4)), "lava", 2.8)
    horn(art, 48, 20, 16, 16, 10, "cream", 4)
    horn(art, 58, 24, 44, 18, 10, "cream", 4)
    art.solid(blob((44, 12), (62, 24), (58, 44), (30, 50), (10, 46), (10, 34), (26, 28)), "blue")
    eye(art, 42, 27, 10.5, (-0.4, 0.2), (0.5, 0.2), "blue")
    art.flat(oval(16, 37, 2.4), art.ink)
    art.stroke("M14 44Q30 46 42 42", 3)
    art.flat("M12 47Q0 50 4 62Q8 54 18 50z", "lava", 2.4)


@GALLERY.picture("dragon-green")
def dragon_green(art: Art) -> None:
    """Green dragon: round, with small wings."""
    shadow(art, 112, 40)
    wing(art, 34, 58, -4, 29, "meadow")
    with art.mirrored():
        wing(art, 34, 58, -4, 29, "meadow")
    foot(art, 42, 107, 14, "green", 3)
    foot(art, 78, 107, 14, "green", 3)
    for x, y, angle in ((44, 22, -24), (60, 16, 0), (76, 22, 24)):
        with art.turned(angle, x, y):
            art.solid(polygon((x - 9, y + 6), (x, y - 14), (x + 9, y + 6)), "meadow", lift=(-3, 0))
    art.solid(
        blob((60, 16), (88, 30), (96, 68), (84, 102), (60, 108), (36, 102), (24, 68), (32, 30)),
        "green",
        flat(oval(60, 92, 24, 24), art["belly"]) + stroke("M36 82H84M36 94H84", 3, art.dark("belly", 0.25)),
    )
    eyes(art, 60, 42, 16, 13, "calm", "green", (0, 0.3))
    art.solid(
        blob((60, 52), (78, 60), (74, 72), (60, 75), (46, 72), (42, 60)),
        mix(art["green"], "#ffffff", 0.3),
        lift=(-2, -3),
        line=3,
    )
    art.flat(oval(53, 59, 2.6, 2) + oval(67, 59, 2.6, 2), art.ink)
    smile(art, 60, 65, 9, 3)
    fang(art, 53, 67, 5, 6)


@GALLERY.picture("dragon-purple")
def dragon_purple(art: Art) -> None:
    """Purple dragon: spread wings and great horns."""
    wing(art, 44, 74, 16, 46, "magenta")
    with art.mirrored():
        wing(art, 44, 74, 16, 46, "magenta")
    art.limb("M66 104Q100 114 104 92", "purple", 8)
    art.solid(
        blob((60, 62), (80, 80), (78, 106), (60, 114), (42, 106), (40, 80)),
        "purple",
        flat(oval(60, 100, 12, 16), art["belly"]),
    )
    horn(art, 44, 28, -24, 28, 14, "cream", -10)
    horn(art, 76, 28, 24, 28, 14, "cream", 10)
    art.solid(
        "M60 18C80 18 88 34 86 46C84 56 78 58 78 68C78 82 70 88 60 88C50 88 42 82 42 68C42 58 36 56 34 46"
        "C32 34 40 18 60 18z",
        "purple",
        flat(oval(60, 82, 17, 16), mix(art["purple"], "#ffffff", 0.35)),
    )
    eyes(art, 60, 44, 13, 11.5, "angry", "purple", (0, 0.2))
    art.flat(oval(54, 70, 2.6, 2) + oval(66, 70, 2.6, 2), art.ink)
    art.stroke("M47 78Q54 84 60 79Q66 84 73 78", 3)
    fang(art, 51, 80, 5, 7)
    fang(art, 69, 80, 5, 7)


@GALLERY.picture("swamp-monster")
def swamp_monster(art: Art) -> None:
    """Swamp monster: rising from the water under reeds."""
    for x, y in ((20, 46), (103, 24)):
        with art.turned(-9 if x < 60 else 7, x, 100):
            art.limb(f"M{x} 100V{y}", "leaf", 2)
            art.solid(slab(x - 6, y - 6, 12, 26, 6), "#7a4a3a", lift=(-2, -1), line=3)
    art.solid(
        "M26 108V60C26 30 40 18 60 18C80 18 94 30 94 60V108z",
        "swamp",
        spots(art.dark("swamp", 0.25), (38, 80, 5), (84, 70, 6), (76, 86, 4)),
    )
    art.solid(
        "M24 34Q18 22 36 20Q40 8 60 10Q84 6 86 20Q102 22 96 38Q88 30 84 44Q78 30 70 40Q64 26 56 40"
        "Q48 28 42 42Q34 28 24 34z",
        "leaf",
        lift=(-2, -4),
    )
    eye(art, 60, 56, 18, (0.2, 0.3), (0.35, 0.35), "swamp")
    art.stroke("M42 84Q52 76 60 84T78 84", 3.6)
    fang(art, 50, 81, 6, 8)
    art.solid(
        "M4 104Q4 92 16 96Q28 101 38 96T60 96T82 96T104 96Q116 92 116 104Q114 115 60 115Q6 115 4 104z",
        mix(art["swamp"], art["blue"], 0.6),
        lift=(0, -6),
    )
    art.flat(oval(88, 106, 4) + oval(30, 108, 3), "#ffffff", 0, 0.6)


@GALLERY.picture("grassland-monster")
def grassland_monster(art: Art) -> None:
    """Grassland monster: a shaggy heap with a flower."""
    shadow(art, 113, 42)
    art.stroke("M60 32Q58 24 66 20", 7)
    art.stroke("M60 32Q58 24 66 20", 3, "leaf")
    for px, py in ring(68, 16, 7.5, 7.5, 5):
        art.flat(oval(px, py, 5.5), "#ff8fb0", 2.6)
    art.flat(oval(68, 16, 4.5), "cream", 2.4)
    shag = (
        "M60 26C88 26 104 48 106 76L114 84L106 90L112 102L100 100L96 112L84 104L74 114"
        "L64 105L54 114L44 104L34 112L26 101L12 104L16 91L6 86L14 76C16 48 32 26 60 26z"
    )
    art.solid(
        shag,
        "meadow",
        stroke("M30 56l-4 10M44 40l-4 9M88 50l5 10M28 84l-3 9M92 82l3 9M76 36l4 8", 3.6, art.dark("meadow", 0.4)),
    )
    horn(art, 24, 50, -58, 18, 13, "cream", -5)
    horn(art, 96, 50, 58, 18, 13, "cream", 5)
    eyes(art, 60, 62, 16, 14, "wide", "meadow", (0.3, -0.5))
    grin(art, 60, 84, 16, 11, 2)


@GALLERY.picture("desert-monster")
def desert_monster(art: Art) -> None:
    """Desert monster: a cactus worm out of a dune."""
    art.solid(oval(92, 22, 15), "meadow", lift=(-3, -3))
    art.limb("M38 78Q16 78 18 52", "leaf", 14)
    art.limb("M76 74Q100 74 96 52", "leaf", 14)
    art.solid(
        "M34 110V46C34 24 44 12 58 12C72 12 82 24 82 46V110z",
        "leaf",
        stroke("M46 10V44M46 84V120M58 10V30M58 84V120M70 10V44M70 84V120", 3, art.dark("leaf", 0.3)),
    )
    art.stroke("M34 36l-7 -3M82 36l7 -3M40 20l-5 -6M76 20l5 -6M58 12v-8M18 52l-7 -3M96 52l7 -3M28 64l-3 6", 3)
    eyes(art, 58, 48, 12, 11, "sleepy", "leaf", (0, 0.3))
    grin(art, 58, 66, 13, 11, 3)
    art.solid(
        "M4 110Q12 88 38 94Q62 102 84 92Q108 86 116 110Q112 115 60 115Q8 115 4 110z",
        "desert",
        stroke("M22 106q12 -8 24 0M70 106q12 -8 24 0", 3.2, art.dark("desert", 0.4)),
        (-3, -4),
    )


@GALLERY.picture("rune-monster")
def rune_monster(art: Art) -> None:
    """Rune monster: a stone golem with a glowing sign."""
    shadow(art, 114, 44)
    for x in (14, 106):
        art.solid(slab(x - 12, 54, 24, 46, 9), "stone", lift=(-3, -4))
    art.solid(slab(30, 88, 24, 26, 7), "stone", lift=(-3, -3))
    art.solid(slab(66, 88, 24, 26, 7), "stone", lift=(-3, -3))
    art.solid(
        polygon((22, 54), (36, 46), (84, 46), (98, 54), (94, 98), (26, 98)),
        "stone",
        stroke("M30 88l8 -6M88 60l-8 -4", 3, art.dark("stone", 0.45)),
    )
    art.solid(
        polygon((34, 44), (32, 18), (46, 8), (78, 10), (88, 22), (86, 46), (60, 52)),
        "stone",
        stroke("M70 10l-3 8l6 4", 3, art.dark("stone", 0.45)),
    )
    eyes(art, 60, 30, 13, 10.5, "calm", "stone", (0, 0.3), "#a8fff0")
    art.stroke("M50 44H70", 3.4)
    rune = "M60 62l12 10l-12 10l-12 -10zM60 56v6M60 82v8M42 72h6M72 72h6"
    art.stroke(rune, 9, art.dark("stone", 0.6))
    art.stroke(rune, 4.6, "glow")


for gem_colour, gem_places in GEM_PLACES.items():
    for gem_part, gem_place in gem_places.items():
        gem_title = f"Crystal, {gem_colour}, {gem_part.replace('-', ' at the ', 1).replace('-', ' ')}"
        GALLERY.add(f"crystal-{gem_colour}-{gem_part}", gem_title, partial(gem, colour=gem_colour, place=gem_place))

GALLERY.arrangement = "join"
GALLERY.sets = [["big-monster-left", "big-monster-right"], ["crystal-green-half-right", "crystal-green-half-left"]]
