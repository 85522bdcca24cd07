"""Big Monster: the ice mutants, each on its floe and in two or three stages."""

from __future__ import annotations

from art.canvas import LINE, Art, flat, stroke
from art.colours import mix
from art.eyes import MOODS, eye, eyes
from art.limbs import ear, foot, horn
from art.mouths import fang, grin, smile
from art.paths import blob, fluff, oval, polygon
from art.patterns import spots


def ice_floe(art: Art) -> None:
    """The slab of ice under every ice mutant."""
    art.solid(
        polygon((8, 100), (20, 92), (100, 92), (112, 100), (98, 115), (24, 115)),
        "ice",
        flat(polygon((8, 100), (20, 92), (100, 92), (112, 100)), "#ffffff"),
        (-2, -2),
    )


def icicle(art: Art, x: float, y: float, angle: float, length: float, width: float) -> None:
    """A pointed piece of ice whose foot is at (x, y)."""
    with art.turned(angle, x, y):
        art.solid(
            polygon(
                (x - width / 2, y + 2),
                (x - width / 2, y - length * 0.55),
                (x, y - length),
                (x + width / 2, y - length * 0.55),
                (x + width / 2, y + 2),
            ),
            "ice",
            lift=(-width * 0.4, 0),
            line=3,
        )


def mutant_blue(art: Art, stage: int) -> None:
    """A seal pup that becomes a tusked colossus in one leap."""
    ice_floe(art)
    if stage == 1:
        art.solid("M84 92Q104 96 106 80Q96 82 90 86z", "blue", lift=(-2, -2))
        art.solid(
            blob((46, 44), (66, 54), (72, 74), (92, 88), (84, 98), (40, 99), (28, 84), (28, 58)),
            "blue",
            flat(oval(44, 90, 14, 14), mix(art["blue"], "#ffffff", 0.5)),
        )
        eyes(art, 47, 62, 11, 9, "wide", "blue", (-0.2, 0.2))
        art.flat(oval(46, 74, 5, 3.5), art.ink)
        smile(art, 46, 80, 6, 3)
        return
    for x, angle in ((28, -34), (44, -12), (76, 12), (92, 34)):
        icicle(art, x, 34, angle, 28, 14)
    art.solid(
        blob((60, 16), (94, 28), (110, 66), (104, 100), (60, 110), (16, 100), (10, 66), (26, 28)),
        "blue",
        flat(oval(60, 98, 34, 26), mix(art["blue"], "#ffffff", 0.5)),
    )
    art.limb("M16 72Q4 92 20 102", "blue", 13)
    art.limb("M104 72Q116 92 100 102", "blue", 13)
    eyes(art, 60, 44, 19, 12, "angry", "blue", (0, 0.2))
    grin(art, 60, 72, 22, 15)
    art.solid(fluff(60, 66, 24, 11, 8), mix(art["blue"], "#ffffff", 0.4), lift=(-2, -3))
    art.flat(oval(60, 58, 8, 5.5), art.ink)
    fang(art, 44, 74, 12, 30)
    fang(art, 76, 74, 12, 30)


def mutant_orange(art: Art, stage: int) -> None:
    """A snail whose shell grows into a mountain of ice."""
    ice_floe(art)
    size = {1: 0.7, 2: 0.86, 3: 1.0}[stage]
    with art.turned(0, 60, 104, size=size):
        if stage >= 2:
            for x, y, angle in ((52, 40, -18), (76, 36, 8), (96, 48, 34)):
                icicle(art, x, y, angle, 24 if stage == 2 else 31, 17)
        art.solid(
            "M10 104Q8 92 22 92Q30 88 28 66Q28 52 40 54Q50 58 48 74L52 88H98Q114 96 112 104Q60 112 10 104z", "orange"
        )
        art.solid(
            oval(76, 66, 33, 32),
            mix(art["ice"], art["blue"], 0.25 * stage - 0.1),
            stroke("M76 66q8 -4 6 -12q-8 -10 -20 2q-6 16 8 24q22 6 28 -12q2 -24 -22 -28", 4.5, art.ink),
        )
        if stage == 3:
            icicle(art, 34, 56, -4, 22, 11)
        art.limb("M32 58L24 34", "orange", 6)
        art.limb("M42 56L46 32", "orange", 6)
        mood = {1: "wide", 2: "calm", 3: "angry"}[stage]
        lids = MOODS.get(mood)
        eye(art, 22, 32, 10.5, (-0.4, 0.3), lids, "orange")
        eye(art, 47, 29, 10.5, (-0.4, 0.3), lids[::-1] if lids else None, "orange")
        if stage == 3:
            grin(art, 37, 70, 10, 10, 3, pointed=True)
        else:
            smile(art, 36, 72, 7, 4)


def mutant_green(art: Art, stage: int) -> None:
    """A tadpole, a frog, a crowned toad."""
    ice_floe(art)
    if stage == 1:
        art.limb("M64 82Q84 66 92 80T110 76", "green", 9)
        art.solid(oval(46, 76, 24, 22), "green", flat(oval(44, 90, 14, 10), art["belly"]))
        eyes(art, 42, 68, 10, 9.5, "wide", "green", (-0.3, 0))
        smile(art, 42, 84, 8, 4)
        return
    wide = 30 if stage == 2 else 37
    top = 44 if stage == 2 else 24
    for side in (-1, 1):
        art.limb(f"M{60 + side * wide * 0.7} 86Q{60 + side * (wide + 20)} 76 {60 + side * (wide + 4)} 102", "green", 11)
    art.solid(
        blob((60, top + 6), (60 + wide, top + 26), (60 + wide, 90), (60, 104), (60 - wide, 90), (60 - wide, top + 26)),
        "green",
        flat(oval(60, 98, wide * 0.75, 26), art["belly"])
        + spots(art.dark("green", 0.25), (60 - wide + 8, 66, 6), (60 + wide - 8, 72, 5), (60 + wide - 4, 58, 4)),
    )
    if stage == 3:
        for x, angle in ((34, -26), (47, -10), (60, 0), (73, 10), (86, 26)):
            icicle(art, x, 32, angle, 26, 12)
    for side in (-1, 1):
        art.solid(oval(60 + side * wide * 0.58, top + 10, 15, 15), "green", lift=(-2, -3))
    eyes(art, 60, top + 9, wide * 0.58, 10.5, "wide" if stage == 2 else "sly", "green", (0, 0.2))
    if stage == 2:
        smile(art, 60, 74, 20, 6)
    else:
        grin(art, 60, 56, 29, 20)
        art.solid("M60 72Q58 92 66 100Q76 102 76 92Q72 84 74 70z", "magenta", lift=(-2, -2), line=3)


def mutant_red(art: Art, stage: int) -> None:
    """An imp that gains horns, then two more arms."""
    ice_floe(art)
    size = {1: 0.7, 2: 0.86, 3: 0.98}[stage]
    with art.turned(0, 60, 104, size=size):
        art.limb("M78 96Q102 102 104 82", "red", 6)
        art.flat(polygon((96, 84), (104, 68), (112, 84)), "red", LINE)
        if stage == 1:
            ear(art, 34, 44, -30, 20, 18, "red", "blush")
            ear(art, 86, 44, 30, 20, 18, "red", "blush")
        else:
            long, thick = (24, 15) if stage == 2 else (36, 21)
            horn(art, 38, 40, -26, long, thick, "ice", -8)
            horn(art, 82, 40, 26, long, thick, "ice", 8)
        foot(art, 46, 104, 11, "red")
        foot(art, 74, 104, 11, "red")
        art.solid(
            blob((60, 26), (90, 44), (90, 70), (78, 102), (42, 102), (30, 70), (30, 44)),
            "red",
            flat(oval(60, 96, 18, 16), art["belly"]),
        )
        if stage >= 2:
            for path in ("M36 72Q14 70 14 52", "M40 88Q14 92 14 78")[: stage - 1]:
                art.limb(path, "red", 9)
                with art.mirrored():
                    art.limb(path, "red", 9)
        eyes(art, 60, 52, 14, 13, {1: "wide", 2: "sly", 3: "angry"}[stage], "red", (0, 0.1))
        if stage == 1:
            smile(art, 60, 72, 8, 4)
        else:
            grin(art, 60, 70, 18, 14, 5 if stage == 3 else 3, pointed=True)


MUTANTS = {
    "blue": (mutant_blue, (1, 3)),
    "orange": (mutant_orange, (1, 2, 3)),
    "green": (mutant_green, (1, 2, 3)),
    "red": (mutant_red, (1, 2, 3)),
}
