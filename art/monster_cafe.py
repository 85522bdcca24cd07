"""Monster Café: the eaters, the meals, the sorbet, the back of a card and the table."""

from __future__ import annotations

from art.canvas import Art, flat, stroke
from art.colours import WHITE, mix
from art.eyes import cheeks, eye, eyes, joyful_eyes
from art.gallery import Gallery
from art.limbs import ear, foot, horn
from art.mouths import fang, grin, smile
from art.paths import Point, at, blob, burst, fluff, num, oval, slab
from art.patterns import bands, shine, spots
from art.symbols import shadow, whiff

PALETTE = {
    "ink": "#3a1c2e",
    "paper": "#fff1dc",
    "tomato": "#ee5a3c",
    "mustard": "#f6b93b",
    "mint": "#4fc0a0",
    "olive": "#9bb53c",
    "plum": "#8d5aa8",
    "pink": "#f58fa8",
    "sky": "#4fa3d8",
    "dust": "#b9aebf",
    "lemon": "#ffe14d",
    "cream": "#fff6e3",
    "clay": "#d9824a",
    "teal": "#2f9c95",
    "leaf": "#62b04a",
    "brown": "#8a5a44",
}
GALLERY = Gallery("monster_cafe", PALETTE)


@GALLERY.picture("eyeball")
def eyeball_eater(art: Art) -> None:
    """Eyeball eater: three eyes on stalks and a hanging tongue."""
    shadow(art)
    for x, y, bend in ((28, 34, -6), (60, 22, 0), (92, 34, 6)):
        art.limb(f"M{at(60 + (x - 60) * 0.5, 66)}Q{at(60 + (x - 60) * 0.8 + bend, 56)} {at(x, y)}", "tomato", 8)
    foot(art, 42, 107, 13, "tomato")
    foot(art, 78, 107, 13, "tomato")
    art.solid(
        blob((60, 52), (92, 64), (98, 90), (60, 108), (22, 90), (28, 64)),
        "tomato",
        spots(art.dark("tomato", 0.18), (30, 84, 6), (38, 96, 4), (88, 74, 5), (92, 86, 3)),
    )
    eye(art, 28, 30, 15, (0.4, 0.6))
    eye(art, 92, 30, 15, (-0.4, 0.6))
    eye(art, 60, 20, 17, (0, 0.7))
    grin(art, 60, 72, 24, 20, 5)
    art.solid("M56 90C56 90 54 108 62 110C72 112 72 100 70 90z", "#f58fa8", lift=(-3, -2), line=3)


@GALLERY.picture("stinky_sock")
def stinky_sock_eater(art: Art) -> None:
    """Stinky sock eater: a striped walking sock."""
    shadow(art, 110, 44)
    whiff(art, 92, 58, 34, "olive")
    whiff(art, 106, 66, 28, "olive")
    path = (
        "M24 18L66 14C70 40 72 56 84 66C98 72 112 80 110 96C108 108 92 110 78 108"
        "C60 108 40 106 30 94C20 82 26 50 24 18z"
    )
    art.solid(
        path,
        "leaf",
        bands(WHITE, 8, "M16 37L76 33", "M16 52L78 49")
        + flat(oval(106, 96, 20, 22), art["mustard"])
        + flat(oval(26, 102, 18, 16), art["mustard"]),
    )
    art.solid(
        blob((20, 12), (46, 8), (70, 8), (74, 18), (68, 25), (46, 27), (22, 30), (16, 20)), "mustard", lift=(-2, -4)
    )
    eyes(art, 48, 64, 14, 12, "sleepy", "leaf", (0.2, 0.5))
    grin(art, 54, 84, 17, 11, 4)
    art.stroke("M95 78L103 86M103 78L95 86", 3)


@GALLERY.picture("sludge")
def sludge_eater(art: Art) -> None:
    """Sludge eater: a dripping heap."""
    path = (
        "M28 62C28 36 44 14 76 10C92 8 104 18 100 30C96 38 84 32 80 38C88 46 94 56 95 68"
        "C96 80 99 84 107 88C118 94 114 109 102 108"
        "C94 107 92 102 86 104C80 114 68 112 64 106C56 113 46 112 42 105C34 113 22 112 20 104"
        "C7 107 3 96 12 90C22 84 28 76 28 62z"
    )
    art.solid(
        path,
        "olive",
        spots(mix(art["olive"], "#ffffff", 0.4), (34, 88, 5), (44, 97, 3), (86, 88, 5), (58, 24, 5), (70, 18, 3)),
        (-6, -5),
    )
    eye(art, 46, 50, 14, (0.2, 0.5), (0.1, 0.2), "olive")
    eye(art, 73, 54, 11, (-0.1, 0.5), (0.3, 0.1), "olive")
    grin(art, 58, 74, 20, 14, 0, "#c9e04f")
    fang(art, 48, 76, 7, 9)
    fang(art, 68, 76, 7, 9)
    art.flat(oval(106, 50, 5, 7) + oval(14, 62, 4, 5), "olive", 3)


@GALLERY.picture("roadkill")
def roadkill_eater(art: Art) -> None:
    """Roadkill eater: flat as a rug with a tyre track."""
    art.limb("M92 84Q112 78 106 46", "clay", 10)
    art.stroke("M111 64L104 62M111 52L102 51", 5, "brown")
    for x, y in ((14, 62), (16, 106), (104, 106)):
        art.limb(f"M{at(60 + (x - 60) * 0.5, 86)}L{at(x, y)}", "clay", 13)
    track = bands(mix(art["clay"], art.ink, 0.6), 5, *(f"M{x} 66l8 9l-8 9M{x} 86l8 9l-8 9" for x in range(72, 110, 12)))
    art.solid(blob((60, 62), (92, 64), (110, 84), (92, 106), (60, 109), (28, 106), (10, 84), (28, 64)), "clay", track)
    ear(art, 24, 56, -34, 24, 20, "clay", "pink")
    ear(art, 62, 54, 26, 24, 20, "clay", "pink")
    art.solid(
        blob((43, 46), (66, 52), (72, 72), (60, 92), (43, 96), (26, 92), (14, 72), (20, 52)),
        "clay",
        flat(oval(30, 66, 15, 14), art.dark("brown", 0.1)) + flat(oval(58, 66, 13, 13), art.dark("brown", 0.1)),
    )
    eye(art, 30, 65, 12.5, (-0.2, -0.6))
    eye(art, 57, 66, 9.5, (0.6, 0.4))
    grin(art, 43, 80, 15, 9, 3, pointed=True)


@GALLERY.picture("brain")
def brain_eater(art: Art) -> None:
    """Brain eater: an enormous bare brain over a small grin."""
    shadow(art, 112, 26)
    art.limb("M36 92Q20 90 18 76", "plum", 8)
    art.limb("M84 92Q100 90 102 76", "plum", 8)
    art.solid(blob((60, 50), (86, 60), (84, 90), (76, 110), (44, 110), (36, 90), (34, 60)), "plum")
    art.solid(
        fluff(60, 38, 38, 24, 9),
        "pink",
        stroke(
            (
                "M60 8Q54 22 61 34T60 60M30 28Q40 22 42 34Q50 34 46 46M92 28Q80 22 78 34Q70 36 76 48M22 46"
                "Q32 42 34 52M98 46Q88 44 86 54"
            ),
            3.4,
            art.dark("pink", 0.4),
        ),
    )
    eyes(art, 60, 72, 14, 12.5, "sly", "plum", (0, -0.4))
    grin(art, 60, 90, 17, 12, 6)


@GALLERY.picture("toenail")
def toenail_eater(art: Art) -> None:
    """Toenail eater: a foot that stands on its heel."""
    shadow(art, 112, 30)
    art.limb("M34 88Q14 88 12 70", "sky", 8)
    art.limb("M84 88Q104 90 108 74", "sky", 8)
    art.solid(blob((36, 36), (60, 32), (90, 44), (90, 70), (82, 98), (60, 110), (40, 104), (32, 80), (26, 54)), "sky")
    for x, y, r in ((30, 26, 15), (53, 20, 11), (71, 23, 10), (87, 31, 9), (99, 44, 8)):
        art.solid(oval(x, y, r, r * 1.15), "sky", lift=(-2, -3))
        art.flat(
            f"M{at(x - r * 0.62, y - r * 0.2)}Q{at(x - r * 0.6, y - r * 1.7)} {at(x, y - r * 1.5)}"
            f"Q{at(x + r * 0.6, y - r * 1.7)} {at(x + r * 0.62, y - r * 0.2)}"
            f"Q{at(x, y + r * 0.2)} {at(x - r * 0.62, y - r * 0.2)}z",
            "lemon",
            2.6,
        )
    eyes(art, 58, 62, 14, 13, "wide", "sky", (-0.3, -0.6))
    grin(art, 58, 82, 16, 13, 2)


@GALLERY.picture("dust_bunny")
def dust_bunny_eater(art: Art) -> None:
    """Dust bunny eater: a fluffy ball with long ears."""
    shadow(art, 112, 36)
    ear(art, 42, 48, -14, 46, 21, "dust", "pink")
    ear(art, 78, 48, 26, 42, 21, "dust", "pink")
    art.solid(
        fluff(60, 76, 38, 31, 11),
        "dust",
        stroke("M28 74q5-5 8 0M86 96q5-5 8 0M32 94q5-5 8 0M90 72q4-4 7 0", 3, art.dark("dust", 0.4)),
    )
    eyes(art, 60, 68, 14, 13, "wide", "dust", (0.2, 0.3))
    art.flat(blob((55, 82), (65, 82), (60, 87)), "pink", 2.6)
    art.stroke("M60 87v4Q54 96 48 91M60 91Q66 96 72 91", 3)
    art.flat(slab(55, 93, 10, 10, 2), WHITE, 2.6)
    art.stroke("M60 94v8", 2)


@GALLERY.picture("bellybutton_lint")
def lint_eater(art: Art) -> None:
    """Bellybutton lint eater: all belly, with a fluffy button."""
    shadow(art, 112, 40)
    horn(art, 46, 24, -24, 17, 11, "mustard", -4)
    horn(art, 74, 24, 24, 17, 11, "mustard", 4)
    foot(art, 40, 108, 13, "mint")
    foot(art, 80, 108, 13, "mint")
    art.solid(
        "M60 14C78 14 84 26 84 38C106 48 114 70 106 88C100 104 82 108 60 108C38 108 20 104 14 88"
        "C6 70 14 48 36 38C36 26 42 14 60 14z",
        "mint",
        flat(oval(58, 84, 36, 26), mix(art["mint"], "#ffffff", 0.45)),
    )
    art.flat(fluff(59, 86, 10, 8, 8), "dust", 2.8)
    art.flat(oval(59, 86, 4.5, 3.5), art.ink)
    eyes(art, 60, 34, 11, 11, "calm", "mint", (0, 0.6))
    smile(art, 60, 53, 12, 5)
    art.flat(slab(54, 56, 6, 7, 2), WHITE, 2.4)
    art.limb("M20 66Q10 76 26 86", "mint", 8)
    art.limb("M100 66Q112 76 96 88", "mint", 8)


@GALLERY.picture("anything")
def anything_eater(art: Art) -> None:
    """Anything eater: a patchwork mouth that takes any seat."""
    art.limb("M26 82Q6 62 12 26M12 26l-4 -8M12 26l6 -8", "mustard", 8)
    art.limb("M94 82Q114 62 108 26M108 26l-6 -8M108 26l4 -8", "sky", 8)
    foot(art, 44, 108, 12, "tomato", 3)
    foot(art, 78, 108, 12, "mint", 3)
    quarter = (
        flat("M60 0H130V60H60z", art["mustard"])
        + flat("M-10 60H60V130H-10z", art["mint"])
        + flat("M60 60H130V130H60z", art["tomato"])
    )
    quarter += stroke("M60 0V130M0 60H120", 2.6, art.ink) + stroke("M56 16h8M56 30h8M24 56v8M96 56v8", 2.6, art.ink)
    art.solid(burst(60, 66, 46, 48, 13, 0.82), "plum", quarter)
    eye(art, 44, 42, 15, (0.3, 0.5))
    eye(art, 78, 44, 11, (-0.5, -0.3))
    grin(art, 60, 62, 33, 31, 7, pointed=True, lower=5)


@GALLERY.picture("lemon_sorbet")
def lemon_sorbet(art: Art) -> None:
    """Lemon sorbet: a cheerful dessert that scares monsters."""
    shadow(art, 113, 26)
    art.solid(
        oval(92, 34, 18),
        "lemon",
        flat(oval(92, 34, 13), "#fff7b8") + stroke("M92 22V46M80 34H104M84 26L100 42M100 26L84 42", 2.4, art["lemon"]),
    )
    art.solid(fluff(58, 42, 32, 27, 10), "lemon", shine(42, 28, 9))
    art.solid(
        "M18 58H102C100 82 80 90 66 91V103H78C86 103 86 112 78 112H42C34 112 34 103 42 103H54V91C40 90 20 82 18 58z",
        "#bfe9f2",
        stroke("M30 67Q34 78 46 83", 4, "#ffffff"),
        (-4, -4),
    )
    art.solid("M36 14C34 2 48 -2 56 4C58 14 48 22 36 14z", "leaf", lift=(-1, -3), line=3)
    joyful_eyes(art, 56, 38, 13, 7)
    cheeks(art, 56, 48, 20)
    grin(art, 56, 46, 10, 9)


def plate(art: Art) -> None:
    """A plate seen from above."""
    art.solid(oval(60, 62, 54, 50), "cream", flat(oval(60, 61, 39, 36), art.dark("cream", 0.08)), (-3, -5))


def eyeball(art: Art, x: float, y: float, r: float, iris: str, look: Point) -> None:
    """An eyeball to be eaten."""
    art.flat(oval(x, y, r), WHITE, 3)
    art.stroke(
        f"M{at(x - r * 0.8, y + r * 0.3)}l{num(r * 0.4)} -1M{at(x + r * 0.3, y + r * 0.85)}l-2 -{num(r * 0.35)}",
        1.8,
        "tomato",
    )
    art.flat(oval(x + look[0] * r * 0.35, y + look[1] * r * 0.35, r * 0.5), iris, 2.4)
    art.flat(oval(x + look[0] * r * 0.35, y + look[1] * r * 0.35, r * 0.22), art.ink)


@GALLERY.picture("spaghetti_and_eyeballs")
def spaghetti(art: Art) -> None:
    """Meal: spaghetti and eyeballs."""
    plate(art)
    art.solid(
        fluff(60, 66, 34, 24, 11),
        "mustard",
        stroke("M30 60Q44 44 60 58T90 60M28 74Q44 60 58 74T92 74M40 88Q56 76 78 88", 3.2, art.dark("mustard", 0.4)),
    )
    art.solid(blob((40, 56), (60, 48), (82, 54), (78, 66), (60, 70), (44, 68)), "tomato", lift=(-2, -3), line=2.8)
    eyeball(art, 45, 48, 14, "#4fa3d8", (0.4, -0.3))
    eyeball(art, 75, 50, 14, "#62b04a", (-0.5, 0.3))
    eyeball(art, 60, 70, 12, "#8d5aa8", (0.2, 0.5))


@GALLERY.picture("stinky_sock_stew")
def sock_stew(art: Art) -> None:
    """Meal: stinky sock stew."""
    whiff(art, 18, 46, 34, "olive")
    whiff(art, 104, 46, 34, "olive")
    sock = "M40 64V16H66V30C76 30 94 28 94 42C94 52 82 54 66 54V64z"
    art.solid(sock, "leaf", bands(WHITE, 6, "M34 28H66", "M34 40H64") + flat(oval(92, 42, 12, 16), art["mustard"]))
    art.solid(slab(36, 8, 34, 12, 5), "mustard", lift=(-2, -3))
    art.solid("M8 60H112C112 92 92 110 60 110C28 110 8 92 8 60z", "tomato", bands(WHITE, 6, "M4 80Q60 104 116 80"))
    art.solid(oval(60, 61, 52, 10), "brown", spots(art["clay"], (26, 61, 4), (92, 62, 5), (78, 65, 3)), (-2, -3))
    art.solid("M40 60V50H66V60Q53 66 40 60z", "leaf", lift=(-3, 0), line=3)
    art.stroke("M36 62Q53 70 70 62", 3)
    art.stroke("M42 51H64", 3.6, "leaf")


@GALLERY.picture("sludge_souffle")
def souffle(art: Art) -> None:
    """Meal: sludge souffle."""
    art.solid(oval(60, 100, 54, 14), "cream", lift=(-2, -4))
    art.solid(
        "M26 62H94L86 100Q60 108 34 100z",
        "sky",
        bands(art.dark("sky", 0.2), 4, "M42 60L46 106", "M60 60V110", "M78 60L74 106"),
    )
    art.solid(
        "M20 62C8 50 18 32 32 34C34 16 60 10 66 24C82 14 100 26 94 40C108 46 104 60 98 64"
        "C98 74 90 76 88 66C80 66 78 68 78 78C76 88 66 86 66 76C66 68 60 66 54 66C50 66 50 72 44 72"
        "C38 72 40 66 34 66C26 66 24 64 20 62z",
        "olive",
        spots(mix(art["olive"], "#ffffff", 0.45), (44, 44, 5), (64, 36, 4), (56, 54, 3), (80, 50, 4)),
    )


@GALLERY.picture("roasted_roadkill")
def roast(art: Art) -> None:
    """Meal: roasted roadkill."""
    plate(art)
    for x, y in ((30, 46), (30, 84), (88, 44), (90, 84)):
        art.limb(f"M60 64L{at(x, y)}", "clay", 9)
    art.limb("M80 66Q102 68 106 54", "clay", 6)
    art.solid(
        blob((34, 48), (62, 46), (86, 54), (90, 72), (72, 84), (44, 84), (28, 66)),
        "clay",
        bands(mix(art["clay"], art.ink, 0.6), 4.5, *(f"M{at(x, 44)}l6 8l-6 8l6 8l-6 8l6 8" for x in (62, 72, 82))),
    )
    art.stroke("M36 56l8 8M44 56l-8 8M50 58l6 6M56 58l-6 6", 3)
    art.stroke("M40 75q6-4 12 0", 3)
    art.solid(fluff(28, 92, 9, 7, 6), "leaf", lift=(-2, -2), line=2.8)


@GALLERY.picture("boiled_brains")
def brains(art: Art) -> None:
    """Meal: boiled brains."""
    plate(art)
    whiff(art, 36, 34, 24, "sky")
    whiff(art, 84, 34, 24, "sky")
    art.solid(
        fluff(60, 64, 32, 23, 9),
        "pink",
        stroke(
            "M60 32Q54 50 62 62T60 92M32 56Q42 50 44 62Q52 62 48 76M88 56Q78 50 76 62Q68 64 74 76",
            3.4,
            art.dark("pink", 0.4),
        ),
    )


@GALLERY.picture("toenail_tartare")
def tartare(art: Art) -> None:
    """Meal: toenail tartare."""
    plate(art)
    art.solid(slab(30, 60, 60, 32, 14), "tomato", spots(art.dark("tomato", 0.3), (42, 80, 4), (60, 84, 3), (76, 78, 4)))
    for x, y, angle in ((42, 52, -30), (78, 52, 30), (60, 44, 0), (52, 68, 12), (71, 70, -14)):
        with art.turned(angle, x, y):
            art.flat(
                f"M{at(x - 12, y + 10)}V{num(y - 4)}Q{at(x, y - 20)} {at(x + 12, y - 4)}V{num(y + 10)}"
                f"Q{at(x, y + 2)} {at(x - 12, y + 10)}z",
                "#ffd2b8",
                2.8,
            )
            art.flat(
                f"M{at(x - 12, y - 2)}V{num(y - 4)}Q{at(x, y - 20)} {at(x + 12, y - 4)}V{num(y - 2)}"
                f"Q{at(x, y - 12)} {at(x - 12, y - 2)}z",
                "lemon",
                2.4,
            )


@GALLERY.picture("deviled_dust_bunnies")
def deviled_bunnies(art: Art) -> None:
    """Meal: deviled dust bunnies."""
    plate(art)
    for x, y in ((38, 66), (82, 66), (60, 82)):
        art.solid(oval(x - 6, y - 22, 4.5, 11) + oval(x + 6, y - 22, 4.5, 11), "dust", lift=(-1, -1), line=2.8)
        art.solid(fluff(x, y, 17, 13, 7), "dust", lift=(-3, -3), line=2.8)
        art.flat(oval(x, y + 1, 8, 6), "mustard", 2.4)
        art.flat(oval(x - 9, y - 5, 2.2) + oval(x + 9, y - 5, 2.2), art.ink)


@GALLERY.picture("bblt")
def lint_sandwich(art: Art) -> None:
    """Meal: a bellybutton lint sandwich."""
    art.solid(oval(60, 100, 54, 14), "cream", lift=(-2, -4))
    art.solid(slab(18, 86, 84, 16, 8), "clay")
    art.solid(
        fluff(60, 76, 43, 13, 13),
        "dust",
        stroke("M28 76q4-5 8 0M54 80q4-5 8 0M84 76q4-5 8 0", 3, art.dark("dust", 0.4)),
        (-3, -3),
    )
    art.solid("M14 56Q26 48 36 56T58 56T80 56T106 56L100 66Q60 72 20 66z", "leaf", lift=(-1, -4))
    art.solid(
        "M18 50C14 26 36 18 60 18C84 18 106 26 102 50Q60 58 18 50z",
        "clay",
        flat(oval(60, 36, 6, 5), art.dark("clay", 0.55)) + stroke("M48 32Q60 22 72 32", 3, art.dark("clay", 0.4)),
    )
    art.stroke("M60 18V8", 3.4)
    art.flat(oval(60, 8, 5.5), "tomato", 3)


@GALLERY.picture("card-back", 168)
def card_back(art: Art) -> None:
    """Card back: a hungry face on a chequered cloth."""
    art.flat("M0 0H120V168H0z", "#b23a2b")
    art.stroke("".join(f"M{x} 0V168" for x in range(12, 120, 24)), 12, "#bf4d3d")
    art.put(stroke("".join(f"M0 {y}H120" for y in range(12, 168, 24)), 12, "#cf6a58").replace("/>", ' opacity=".5"/>'))
    art.flat(oval(60, 84, 46), "#8f2a1f")
    with art.turned(0, 60, 60, (0, 24), 0.8):
        hungry_face(art)


def hungry_face(art: Art) -> None:
    """All mouth, and friendly about it; the logo too."""
    art.solid(burst(60, 60, 54, 54, 13, 0.84), "plum")
    eye(art, 42, 42, 17, (0.3, 0.4))
    eye(art, 79, 44, 13.5, (-0.3, 0.4))
    grin(art, 60, 63, 34, 28, 6, pointed=True)


@GALLERY.picture("table")
def table(art: Art) -> None:
    """Table seen from above, with four stools; its wood is the theme's."""
    stools = "".join(oval(x, y, 13) for x, y in ((60, 17), (103, 60), (60, 103), (17, 60)))
    art.put(wood(stools), shade(stools, 0.22), wood(oval(60, 62, 41)), shade(oval(60, 62, 41), 0.34))
    art.put(wood(oval(60, 60, 41)), flat(oval(60, 60, 31), "#ffffff", opacity=0.22))


def wood(path: str) -> str:
    """A shape in the wood of the theme."""
    return flat(path, "var(--wood,#dba57e)")


def shade(path: str, opacity: float) -> str:
    """A shape darkened."""
    return flat(path, "#4a2c18", opacity=opacity)
