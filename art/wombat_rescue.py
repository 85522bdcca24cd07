"""Wombat Rescue: mamas and babies, the dingo, cubes, food disks and the terrain of the map."""

from __future__ import annotations

from functools import partial

from art.canvas import LINE, Art, Draw, flat, stroke
from art.colours import WHITE, mix
from art.eyes import cheeks, eye, eyes
from art.gallery import Gallery
from art.limbs import ear, foot
from art.mouths import fang, smile
from art.paths import Point, at, blob, fluff, heart, oval, polygon, ring, slab
from art.patterns import bands, spots
from art.symbols import shadow, whiff

PALETTE = {
    "ink": "#38241b",
    "paper": "#f7ecd7",
    "fur": "#a9775a",
    "belly": "#d9b08c",
    "nose": "#5b3a2e",
    "red": "#dc4436",
    "yellow": "#f6c233",
    "blueberry": "#2a63c9",
    "ember": "#c9481c",
    "mint": "#55c79a",
    "rose": "#c95fa8",
    "honey": "#f9dc5c",
    "dingo": "#e79a45",
    "cream": "#fbe3bd",
    "poop": "#96623a",
    "grass": "#93bf52",
    "bush": "#4f8f4c",
    "sand": "#f0cf87",
    "rock": "#b4aaa2",
    "creek": "#63b6d6",
    "herb": "#f08a35",
    "root": "#5e4a5e",
    "earth": "#8e5f3f",
    "blush": "#ef8f78",
}
GALLERY = Gallery("wombat_rescue", PALETTE)
SCARVES = {"blueberry": "plain", "ember": "rising", "mint": "dotted", "rose": "falling", "honey": "barred"}  # by seat


def scarf_pattern(art: Art, colour: str, pattern: str) -> str:
    """The pattern of the seat, so that colour is not the only sign."""
    mark = mix(art[colour], "#ffffff" if colour == "ember" else art.ink, 0.62)
    if pattern == "rising":
        return bands(mark, 5, *(f"M{x} 60L{x - 14} 118" for x in range(14, 150, 14)))
    if pattern == "falling":
        return bands(mark, 5, *(f"M{x} 60L{x + 14} 118" for x in range(-10, 120, 14)))
    if pattern == "dotted":
        rows = "M4 72H120M10 84H120M4 96H120M10 108H120"
        return stroke(rows, 7, mark).replace("/>", ' stroke-dasharray="0 13"/>')
    if pattern == "barred":
        return bands(mark, 3.6, *(f"M0 {y}Q60 {y + 22} 120 {y}" for y in (70, 79, 88, 97, 106)))
    return ""


def wombat_head(art: Art, x: float, y: float, size: float, look: Point = (0, 0), fur: str = "fur") -> None:
    """A broad, flat head with tiny ears and a big nose."""
    with art.turned(0, x, y, size=size):
        ear(art, x - 30, y - 16, -40, 15, 15, fur, "blush")
        ear(art, x + 30, y - 16, 40, 15, 15, fur, "blush")
        art.solid(
            blob(
                (x, y - 25),
                (x + 28, y - 20),
                (x + 43, y + 2),
                (x + 34, y + 25),
                (x, y + 33),
                (x - 34, y + 25),
                (x - 43, y + 2),
                (x - 28, y - 20),
            ),
            fur,
        )
        art.flat(
            blob((x, y - 8), (x + 20, y + 2), (x + 24, y + 22), (x, y + 31), (x - 24, y + 22), (x - 20, y + 2)), "belly"
        )
        eyes(art, x, y - 4, 26, 9.5, "wide", fur, look)
        art.solid(slab(x - 14, y - 7, 28, 20, 9), "nose", lift=(-2, -4), line=3)
        art.flat(oval(x - 5, y - 2, 4, 2.4), "#ffffff", opacity=0.5)
        art.stroke(f"M{at(x, y + 13)}v5M{at(x - 12, y + 17)}Q{at(x, y + 25)} {at(x + 12, y + 17)}", 3)
        art.flat(slab(x - 5, y + 21, 10, 7, 2), WHITE, 2.2)


def mama(art: Art, colour: str) -> None:
    """A mama; scarf, fur and what she wears on her head are her own."""
    fur = mix(art["fur"], FURS[colour], 0.75)
    shadow(art, 112, 44)
    foot(art, 34, 106, 14, fur)
    foot(art, 86, 106, 14, fur)
    art.solid(
        blob((60, 40), (100, 58), (108, 88), (94, 108), (60, 111), (26, 108), (12, 88), (20, 58)),
        fur,
        flat(oval(60, 98, 26, 18), art["belly"]),
    )
    inside = scarf_pattern(art, colour, SCARVES[colour])
    art.solid("M70 84L98 84Q100 98 96 112L84 108L76 113Q70 98 70 84z", colour, inside, (-3, -3))
    art.solid("M14 70Q60 96 106 70Q112 82 102 91Q60 108 18 91Q8 82 14 70z", colour, inside, (-2, -5))
    wombat_head(art, 60, 47, 1.1, (0.2, 0.1), fur)
    HATS[colour](art)


def flower(art: Art) -> None:
    """A flower behind the ear."""
    for x, y in ring(90, 20, 9, 9, 5):
        art.flat(oval(x, y, 7), "blueberry", 3)
    art.flat(oval(90, 20, 5), "yellow", 2.6)


def bobble_cap(art: Art) -> None:
    """A knitted cap."""
    art.solid(
        "M32 27Q34 6 60 6Q86 6 88 27Q60 18 32 27z", "ember", bands(WHITE, 4, "M46 4L42 28", "M60 4V28", "M74 4L78 28")
    )
    art.solid("M27 30Q25 21 33 21Q60 12 87 21Q95 21 93 30Q60 21 27 30z", WHITE, lift=(-1, -3), line=3)
    art.solid(fluff(60, 6, 7, 5, 7), WHITE, lift=(-1, -2), line=3)


def straw_hat(art: Art) -> None:
    """A wide hat of yellow straw."""
    art.solid("M38 22Q38 3 60 3Q82 3 82 22z", "yellow", bands(art["mint"], 6, "M34 19H86"), (-3, -3))
    art.solid(oval(60, 24, 42, 7), "yellow", lift=(-2, -3))


def spectacles(art: Art) -> None:
    """Round spectacles."""
    art.stroke("M45 41Q60 33 75 41M17 42L8 36M103 42L112 36", 7)
    art.stroke("M45 41Q60 33 75 41M17 42L8 36M103 42L112 36", 3, "rose")
    for x in (31.4, 88.6):
        art.stroke(oval(x, 42.6, 15), 7)
        art.stroke(oval(x, 42.6, 15), 3.4, "rose")


def bow(art: Art) -> None:
    """A bow on top."""
    art.solid(
        blob((60, 17), (42, 6), (36, 16), (42, 28)) + blob((60, 17), (78, 6), (84, 16), (78, 28)),
        "honey",
        lift=(-2, -3),
    )
    art.flat(oval(60, 17, 7, 6.5), "honey", 3)


HATS: dict[str, Draw] = {
    "blueberry": flower,
    "ember": bobble_cap,
    "mint": straw_hat,
    "rose": spectacles,
    "honey": bow,
}
FURS = {"blueberry": "#a9775a", "ember": "#8d8078", "mint": "#c2955f", "rose": "#75513f", "honey": "#b5653d"}
for seat, (seat_colour, scarf) in enumerate(SCARVES.items(), 1):
    GALLERY.add(f"mama-{seat}", f"Mama wombat with a {scarf} {seat_colour} scarf", partial(mama, colour=seat_colour))


@GALLERY.picture("baby")
def baby_wombat(art: Art) -> None:
    """Baby wombat."""
    shadow(art, 112, 30)
    foot(art, 40, 108, 10, "fur")
    foot(art, 80, 108, 10, "fur")
    art.solid(
        blob((60, 66), (84, 78), (88, 100), (60, 112), (32, 100), (36, 78)),
        "fur",
        flat(oval(60, 102, 15, 12), art["belly"]),
    )
    wombat_head(art, 60, 58, 1.02, (0, -0.6))
    art.solid("M53 37Q48 20 59 13Q60 21 67 17Q70 26 65 36z", "fur", lift=(-2, -2), line=3)
    cheeks(art, 60, 72, 29, 6, art["blush"])


@GALLERY.picture("dingo")
def dingo(art: Art) -> None:
    """Dingo on the prowl."""
    shadow(art, 112, 38)
    art.limb("M84 92Q114 92 108 56", "dingo", 14)
    art.stroke("M109 66L108 56", 13, "cream")
    art.solid(
        blob((60, 56), (84, 76), (90, 110), (60, 114), (30, 110), (36, 76)),
        "dingo",
        flat(blob((60, 74), (74, 90), (60, 116), (46, 90)), art["cream"]),
    )
    art.stroke("M50 113V98M70 113V98", 3)
    ear(art, 36, 34, -20, 34, 26, "dingo", "cream", pointed=True)
    ear(art, 84, 34, 20, 34, 26, "dingo", "cream", pointed=True)
    art.solid(
        "M60 18C82 18 92 32 98 56L84 62Q76 88 60 90Q44 88 36 62L22 56C28 32 38 18 60 18z",
        "dingo",
        flat("M60 54L92 52L80 70Q72 92 60 92Q48 92 40 70L28 52z", art["cream"]),
    )
    eyes(art, 60, 46, 15, 10.5, "angry", "dingo", (0.5, 0.2))
    art.flat(blob((52, 66), (60, 63), (68, 66), (60, 75)), "nose", 3)
    smile(art, 60, 79, 12, 4)
    fang(art, 52, 81, 6, 8)
    fang(art, 68, 81, 6, 8)


def cube(art: Art, x: float, y: float, size: float, face: bool = False) -> None:
    """A proud wombat dropping: a cube seen from above its corner."""
    s = size
    top = polygon((x, y - s), (x + s, y - s * 0.5), (x, y), (x - s, y - s * 0.5))
    art.flat(top, mix(art["poop"], "#ffd9a0", 0.5), LINE)
    art.flat(polygon((x - s, y - s * 0.5), (x, y), (x, y + s), (x - s, y + s * 0.5)), "poop", LINE)
    art.flat(polygon((x + s, y - s * 0.5), (x, y), (x, y + s), (x + s, y + s * 0.5)), art.dark("poop", 0.4), LINE)
    if face:
        eye(art, x - s * 0.74, y - s * 0.04, s * 0.27, (0.3, 0.2))
        eye(art, x - s * 0.24, y + s * 0.21, s * 0.27, (0.3, 0.2))
        art.stroke(
            f"M{at(x - s * 0.7, y + s * 0.36)}Q{at(x - s * 0.52, y + s * 0.74)} {at(x - s * 0.26, y + s * 0.64)}", 3.4
        )


@GALLERY.picture("poop-1")
def poop_1(art: Art) -> None:
    """One poop cube."""
    whiff(art, 44, 28, 24, "bush")
    whiff(art, 76, 28, 24, "bush")
    cube(art, 60, 70, 44, face=True)


@GALLERY.picture("poop-2")
def poop_2(art: Art) -> None:
    """Two poop cubes."""
    cube(art, 86, 52, 31)
    cube(art, 35, 80, 31, face=True)


@GALLERY.picture("poop-3")
def poop_3(art: Art) -> None:
    """Three poop cubes."""
    cube(art, 60, 33, 29)
    cube(art, 31, 84, 29, face=True)
    cube(art, 89, 84, 29)


@GALLERY.picture("food-grass")
def food_grass(art: Art) -> None:
    """Food disk: grass, round, worth one."""
    art.solid(oval(60, 60, 52), "grass")
    art.solid(
        "M58 98Q26 84 24 44Q44 58 52 78Q48 44 62 16Q74 46 68 78Q78 58 96 46Q94 84 62 98z", "bush", lift=(-4, -2), line=3
    )


@GALLERY.picture("food-herb")
def food_herb(art: Art) -> None:
    """Food disk: herb, six-sided, worth two."""
    art.solid(polygon(*ring(60, 60, 56, 56, 6, 30)), "herb")
    art.stroke("M60 100V40", 5)
    for x, y, angle in ((42, 76, -58), (78, 76, 58), (42, 52, -48), (78, 52, 48), (60, 34, 0)):
        with art.turned(angle, x, y):
            art.solid(blob((x, y - 17), (x + 10, y), (x, y + 14), (x - 10, y)), "#fbe3bd", lift=(-3, -1), line=3)


@GALLERY.picture("food-root")
def food_root(art: Art) -> None:
    """Food disk: root, square, worth three."""
    art.solid(slab(10, 10, 100, 100, 18), "root", lift=(-4, -5))
    art.solid(
        "M60 40Q52 22 38 20Q44 28 46 38Q34 34 26 40Q40 44 48 50H72Q80 44 94 40Q86 34 74 38Q76 28 82 20Q68 22 60 40z",
        "grass",
        lift=(-2, -2),
        line=3,
    )
    art.solid(
        "M36 58Q36 44 60 44Q84 44 84 58Q84 76 64 84Q70 94 58 104Q60 94 52 84Q36 76 36 58z",
        "#e9a0a8",
        stroke("M40 58h12M66 66h14M50 74h10", 3, "#b0606c"),
        line=3,
    )


@GALLERY.picture("boulder")
def boulder(art: Art) -> None:
    """Boulder."""
    shadow(art, 106, 50)
    art.solid(
        "M14 96L10 66L30 34L58 18L88 26L108 58L110 94Q60 112 14 96z",
        "rock",
        flat(polygon((30, 34), (58, 18), (88, 26), (70, 44), (42, 48)), mix(art["rock"], "#ffffff", 0.4))
        + stroke("M42 48L30 70L40 88M70 44L84 66", 3.2, art.dark("rock", 0.5)),
    )
    art.solid("M12 92Q20 80 32 90Q44 82 52 98Q30 106 12 96z", "bush", lift=(-2, -3), line=3)


@GALLERY.picture("den")
def den(art: Art) -> None:
    """Dingo den: a dark cave with eyes."""
    art.solid(
        "M4 108Q8 52 34 34Q44 12 66 16Q96 22 104 56Q118 78 116 108z",
        "rock",
        stroke("M20 74l10 -6M90 44l10 8M52 24l12 4", 3.2, art.dark("rock", 0.5)),
    )
    art.flat("M26 108Q24 50 60 48Q96 50 94 108z", "ink", LINE)
    eyes(art, 60, 78, 13, 9, "angry", "#38241b", (0, 0.2), "#ffd24a")
    for x in (42, 54, 66, 78):
        art.flat(
            polygon((x - 5, 50 + abs(x - 60) * 0.3), (x + 5, 50 + abs(x - 60) * 0.3), (x, 61 + abs(x - 60) * 0.2)),
            art.dark("rock", 0.2),
            2.4,
        )
    art.limb("M92 107L112 102", "cream", 4)


@GALLERY.picture("home-burrow")
def burrow(art: Art) -> None:
    """Home burrow: a hill with a lit round door."""
    art.solid(
        "M4 110Q4 34 60 26Q116 34 116 110z",
        "grass",
        stroke("M18 80l4 -8l4 8M94 66l4 -8l4 8M86 46l3 -7l3 7M26 54l3 -7l3 7", 3.2, art["bush"]),
    )
    art.solid(oval(60, 84, 36, 34), "earth", flat(oval(60, 86, 27, 26), art["yellow"]), (-4, -4))
    art.flat("M33 84Q33 60 60 60Q87 60 87 84Q87 110 60 111Q33 110 33 84z", "none", 3)
    art.solid(heart(60, 84, 17), "red", lift=(-2, -2), line=3)
    art.stroke("M60 26V12", 3.4)
    art.solid("M60 4L84 11L60 18z", "red", lift=(-2, -2), line=3)


HEX = polygon(*ring(60, 60, 58, 58, 6))


@GALLERY.picture("terrain-grass")
def terrain_grass(art: Art) -> None:
    """Terrain: grass, tufts."""
    tufts = "".join(
        f"M{x} {y}l-5 -13M{x} {y}v-17M{x} {y}l5 -13"
        for x, y in ((60, 34), (32, 52), (88, 52), (60, 70), (32, 88), (88, 88), (60, 106))
    )
    art.solid(HEX, "grass", stroke(tufts, 4, art.dark("grass", 0.5)), (0, -4))


@GALLERY.picture("terrain-bush")
def terrain_bush(art: Art) -> None:
    """Terrain: bush, round shrubs."""
    dark, light = art.dark("bush", 0.55), mix(art["bush"], "#b6e35a", 0.5)
    shrubs = "".join(
        flat(fluff(x, y, 19, 15, 7), light, dark, 3.4) + spots(art["red"], (x - 7, y - 4, 3), (x + 6, y + 3, 3))
        for x, y in ((60, 26), (34, 56), (86, 56), (60, 90))
    )
    art.solid(HEX, "bush", shrubs, (0, -4))


@GALLERY.picture("terrain-sand")
def terrain_sand(art: Art) -> None:
    """Terrain: sand, waves of dots."""
    dunes = "".join(f"M{x} {y}q14 -14 28 0" for x, y in ((46, 30), (16, 54), (62, 58), (36, 84), (76, 88)))
    dots = [
        (x, y, 2.6)
        for x, y in (
            (34, 36),
            (88, 38),
            (52, 48),
            (102, 66),
            (22, 72),
            (56, 70),
            (66, 96),
            (60, 108),
            (30, 90),
            (80, 70),
        )
    ]
    art.solid(HEX, "sand", stroke(dunes, 4, art.dark("sand", 0.4)) + spots(art.dark("sand", 0.4), *dots), (0, -4))


@GALLERY.picture("terrain-rock")
def terrain_rock(art: Art) -> None:
    """Terrain: rock, cracked slabs."""
    light = mix(art["rock"], "#ffffff", 0.45)
    slabs = (
        ((26, 40), (50, 26), (62, 46), (42, 58)),
        ((68, 24), (92, 36), (94, 58), (70, 52)),
        ((22, 68), (48, 66), (54, 88), (30, 92)),
        ((64, 64), (92, 70), (88, 94), (62, 104)),
    )
    art.solid(
        HEX, "rock", "".join(flat(polygon(*points), light, art.dark("rock", 0.5), 3.6) for points in slabs), (0, -4)
    )


@GALLERY.picture("terrain-creek")
def terrain_creek(art: Art) -> None:
    """Terrain: creek, long waves."""
    rows = "".join(f"M-10 {y}q12 -14 24 0t24 0t24 0t24 0t24 0t24 0" for y in (26, 62, 98))
    thin = "".join(f"M-22 {y}q12 -14 24 0t24 0t24 0t24 0t24 0t24 0" for y in (44, 80))
    art.solid(HEX, "creek", stroke(rows, 6, WHITE) + stroke(thin, 4, art.dark("creek", 0.4)), (0, -4))
