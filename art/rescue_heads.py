"""Monster Baby Rescue: the heads. Every neck is 34 to 86 wide at the lower edge, so that it joins any torso."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from art.canvas import LINE, Art, flat
from art.colours import mix
from art.eyes import cheeks, eyes
from art.limbs import ear, ear_path, horn
from art.mouths import fang, grin, smile
from art.paths import Point, at, blob, burst, fluff, num, oval, polygon
from art.patterns import scales
from art.rescue_coats import grime, grubby


def baby_face(
    art: Art, level: int, x: float, y: float, gap: float, r: float, skin: str, mouth: float = 22, look: Point = (0, 0)
) -> None:
    """Eyes and mouth of that level, `mouth` below the eyes."""
    if level == 4:
        eyes(art, x, y, gap, r * 1.08, "wide", skin, (look[0], look[1] - 0.2))
        cheeks(art, x, y + mouth * 0.8, gap + r * 0.7, 5.5, art["blush"])
        grin(art, x, y + mouth * 0.86, r * 1.25, r * 0.95, 2)
    else:
        eyes(
            art,
            x,
            y,
            gap,
            r,
            {1: "sad", 2: "calm", 3: "wide"}[level],
            skin,
            (look[0], look[1] + (0.6 if level == 1 else 0)),
        )
        smile(art, x, y + mouth + (4 if level == 1 else 0), r * 0.9, {1: -4, 2: 0.5, 3: 5}[level])
    if level == 1:
        art.flat(f"M{at(x + gap + r * 0.5, y + r * 0.8)}q-6 10 0 12q6 -2 0 -12z", "#9fdcf5", 2.2)


def neck(art: Art, skin: str) -> None:
    """Joins any torso."""
    art.solid("M34 76V130H86V76z", skin)


@contextmanager
def held(art: Art, level: int) -> Iterator[None]:
    """The head hangs at level 1 and is held high at level 4."""
    angle, drop = {1: (7, 18), 2: (3, 16), 3: (0, 15), 4: (-3, 14)}[level]
    with art.turned(angle, 60, 100, (0, drop), 1.15):
        yield


def basilisk_head(art: Art, level: int, skin: str) -> None:
    """A cockscomb over a snake's face: slit eyes, a wide mouth and a forked tongue."""
    neck(art, skin)
    with held(art, level):
        lean = {1: 26, 2: 10, 3: 0, 4: -6}[level]
        comb = grubby(art, "red", level)
        with art.turned(lean, 58, 38):
            for x, y, rx, ry, tufts in ((44, 28, 9, 12, 6), (74, 28, 9, 12, 6), (59, 22, 11, 16, 7)):
                art.solid(fluff(x, y, rx, ry, tufts), comb, lift=(-2, -2))
        art.solid(
            blob((60, 34), (86, 40), (104, 66), (92, 90), (60, 98), (28, 90), (16, 66), (34, 40)),
            skin,
            flat(oval(60, 96, 40, 14), mix(skin, art["cream"], 0.6))
            + scales(art, skin, (26, 68), (32, 78), (94, 68), (88, 78), (60, 42), (52, 49), (68, 49))
            + grime(art, level, (32, 86, 8), (90, 50, 7), (92, 80, 5), (30, 52, 5)),
        )
        mood = {1: "sad", 2: "calm", 3: "wide", 4: "wide"}[level]
        eyes(art, 60, 60, 21, 14 if level < 4 else 15, mood, skin, (0, 0.4 if level == 1 else 0), "#fff0a0", slit=True)
        art.flat(oval(55, 75, 2, 2.6) + oval(65, 75, 2, 2.6), art.ink)
        smile(art, 60, 88 if level == 1 else 84, 26, {1: -4, 2: 1, 3: 4, 4: 6}[level])
        if level > 1:
            tongue = f"M60 {89 if level > 2 else 86}v10l-6 7M60 {99 if level > 2 else 96}l6 7"
            art.stroke(tongue, 8)
            art.stroke(tongue, 3.6, "red")
        if level > 2:
            fang(art, 44, 87, 6, 8)
            fang(art, 76, 87, 6, 8)
        if level == 4:
            cheeks(art, 60, 80, 34, 6, art["blush"])


def puppy(art: Art, x: float, y: float, size: float, skin: str, level: int, look: Point) -> None:
    """One of the three heads, about 60 wide at size 1."""
    with art.turned(0, x, y, size=size):
        flop = {1: 154, 2: 144, 3: 132, 4: 116 if size > 0.8 else 140}[level]
        for side in (-1, 1):
            with art.turned(side * flop, x + side * 20, y - 20):
                art.flat(ear_path(x + side * 20, y - 20, 32, 22, False), mix(skin, art.ink, 0.3), LINE)
        art.solid(
            blob((x, y - 32), (x + 28, y - 18), (x + 30, y + 10), (x, y + 32), (x - 30, y + 10), (x - 28, y - 18)),
            skin,
            grime(art, level, (x + 18, y - 18, 7)),
        )
        art.flat(blob((x, y + 2), (x + 17, y + 12), (x, y + 28), (x - 17, y + 12)), mix(skin, "#ffffff", 0.55))
        eyes(art, x, y - 8, 13, 10.5, {1: "sad", 2: "calm", 3: "wide", 4: "wide"}[level], skin, look)
        art.flat(oval(x, y + 6, 7, 5), art.ink)
        if level == 4:
            grin(art, x, y + 14, 11, 11)
        else:
            smile(art, x, y + (20 if level == 1 else 16), 9, {1: -3, 2: 1, 3: 5}[level])


def cerberus_head(art: Art, level: int, skin: str) -> None:
    """Three puppies on one neck."""
    drop = {1: 8, 2: 4, 3: 0, 4: -3}[level]
    art.limb(f"M44 112Q30 112 30 {num(92 + drop)}M76 112Q90 112 90 {num(92 + drop)}", skin, 14)
    neck(art, skin)
    for mirror in (False, True):
        with art.mirrored(mirror):
            puppy(art, 30, 88 + drop, 0.62, mix(skin, "#ffffff", 0.14), level, (-0.5, 0))
    with held(art, level):
        puppy(art, 60, 46, 0.98, skin, level, (0, 0.4 if level == 1 else 0))


def orc_head(art: Art, level: int, skin: str) -> None:
    """Tusks, a snout and a tuft of hair."""
    neck(art, skin)
    with held(art, level):
        droop = {1: 118, 2: 100, 3: 84, 4: 70}[level]
        ear(art, 86, 58, droop, 22, 24, skin, "blush", pointed=True)
        ear(art, 34, 58, -droop, 22, 24, skin, "blush", pointed=True)
        art.solid(
            blob((60, 22), (88, 34), (94, 62), (88, 90), (60, 102), (32, 90), (26, 62), (32, 34)),
            skin,
            grime(art, level, (40, 92, 8), (80, 36, 8), (88, 76, 6), (36, 40, 5)),
        )
        art.solid("M46 26Q40 10 56 14Q58 2 68 12Q80 8 74 26Q60 20 46 26z", "night", lift=(-2, -3))
        baby_face(art, level, 60, 54, 17, 13, skin, 30)
        art.solid(oval(60, 72, 11, 7.5), mix(skin, art["blush"], 0.45), lift=(-1, -2), line=2.8)
        art.flat(oval(56, 72, 2, 3) + oval(64, 72, 2, 3), art.ink)
        fang(art, 44, 86, 7, -10)
        fang(art, 76, 86, 7, -10)


def manticore_head(art: Art, level: int, skin: str) -> None:
    """A lion cub in its mane."""
    neck(art, skin)
    mane = grubby(art, "#b5482f", level)
    with held(art, level):
        path = fluff(60, 60, 39, 40, 13) if level > 1 else burst(60, 62, 46, 46, 15, 0.82)
        art.solid(path, mane, grime(art, level, (20, 82, 7), (98, 50, 7)))
        ear(art, 34, 34, -32, 20, 22, skin, "blush")
        ear(art, 86, 34, 32, 20, 22, skin, "blush")
        art.solid(
            blob((60, 28), (86, 42), (88, 68), (60, 94), (32, 68), (34, 42)),
            skin,
            grime(art, level, (74, 40, 7), (42, 78, 6)),
        )
        baby_face(art, level, 60, 54, 15, 12, skin, 26)
        art.flat(blob((53, 68), (67, 68), (60, 76)), art.ink)
        if level > 1:
            art.stroke("M32 70L18 67M32 76L19 79M88 70L102 67M88 76L101 79", 2.6, "cream")


def dragon_head(art: Art, level: int, skin: str) -> None:
    """Horns, frills and a soft muzzle."""
    neck(art, skin)
    with held(art, level):
        tilt = {1: 30, 2: 26, 3: 20, 4: 12}[level]
        horn(art, 38, 36, -tilt, 27, 15, grubby(art, "cream", level), -5)
        horn(art, 82, 36, tilt, 27, 15, grubby(art, "cream", level), 5)
        for side in (-1, 1):
            art.solid(
                polygon(
                    (60 + side * 26, 56),
                    (60 + side * 45, 52),
                    (60 + side * 39, 66),
                    (60 + side * 45, 78),
                    (60 + side * 26, 82),
                ),
                grubby(art, "gold", level),
                lift=(-2, -2),
            )
        art.solid(
            blob((60, 24), (84, 34), (90, 60), (84, 74), (88, 90), (60, 104), (32, 90), (36, 74), (30, 60), (36, 34)),
            skin,
            grime(art, level, (80, 40, 8), (36, 58, 6), (82, 96, 6), (46, 30, 5)),
        )
        art.flat(blob((60, 72), (82, 80), (78, 96), (60, 100), (42, 96), (38, 80)), mix(skin, "#ffffff", 0.35))
        art.flat(oval(51, 78, 3, 2.2) + oval(69, 78, 3, 2.2), art.ink)
        art.solid(polygon((53, 30), (60, 8), (67, 30)), grubby(art, "gold", level), lift=(-3, 0))
        baby_face(art, level, 60, 54, 16, 13, skin, 33)


HEADS = {
    "basilisk": basilisk_head,
    "cerberus": cerberus_head,
    "orc": orc_head,
    "manticore": manticore_head,
    "dragon": dragon_head,
}
