"""Monster Baby Rescue: torsos and legs.

A torso begins 34 to 86 wide and ends 21 to 99 wide, where legs begin, so that parts of any creature and level fit each
other. Both are lower than wide: stacked under a head they make a stout baby.
"""

from __future__ import annotations

from art.canvas import Art, flat, stroke
from art.colours import mix
from art.limbs import paw, wing
from art.paths import at, blob, fluff, num, oval, polygon, star
from art.patterns import bands, scales
from art.rescue_coats import glitter, grime, grubby
from art.symbols import plaster

TORSO_HEIGHT, LEGS_HEIGHT = 78, 82
TORSO = (
    "M34 -8C34 6 30 10 26 22C20 35 14 45 15 56C16 65 21 71 21 86H99C99 71 104 65 105 56"
    "C106 45 100 35 94 22C90 10 86 6 86 -8z"
)
WINGS = {"dragon": "gold", "manticore": "#b5482f", "basilisk": "red"}


def torso(art: Art, creature: str, level: int, skin: str) -> None:
    """The middle part; it joins any head above and any legs below."""
    if creature in WINGS:
        wings(art, creature, level)
    art.solid(
        TORSO,
        skin,
        front(art, creature, level, skin) + grime(art, level, (36, 60, 9), (84, 26, 8), (54, 42, 6), (88, 56, 7)),
    )
    clothes(art, creature, level)
    if creature != "basilisk":
        arms(art, {3: 2, 4: 3}.get(level, level) if creature in WINGS else level, skin)
    if level in (1, 2):
        plaster(art, 74, 62, -24)
    if level == 1:
        plaster(art, 46, 28, 30)
    if level == 4:
        art.solid(polygon((51, 28), (69, 28), (64, 42), (56, 42)), "sky", lift=(-2, -1), line=2.6)
        art.flat(star(60, 49, 11), "#ffd84a", 2.8)
    glitter(art, level, (94, 66, 8), (28, 68, 7), (106, 40, 6))


def wings(art: Art, creature: str, level: int) -> None:
    """Folded when sad, spread when proud; the basilisk's are stubs of feathers and its only arms."""
    fold = {1: -26, 2: -14, 3: -2, 4: 8}[level]
    web = grubby(art, WINGS[creature], level)
    for mirror in (False, True):
        with art.mirrored(mirror):
            if creature == "basilisk":
                with art.turned(fold, 30, 38):
                    art.solid("M36 20Q16 2 9 15Q2 25 9 30Q2 39 12 43Q12 53 34 47z", web, lift=(-3, -3))
            else:
                wing(art, 36, 32, fold, 31 if level == 4 else 27, web)


def front(art: Art, creature: str, level: int, skin: str) -> str:
    """The pattern of belly and chest."""
    belly = mix(skin, art["cream"], 0.6)
    inside = flat(oval(60, 46, 29, 27), belly)
    if creature == "basilisk":
        inside = flat("M40 -8H80Q92 40 84 90H36Q28 40 40 -8z", belly)
        inside += bands(art.dark(belly, 0.3), 3, *(f"M26 {y}Q60 {y + 10} 94 {y}" for y in (4, 18, 32, 46, 60)))
        inside += scales(art, skin, (28, 34), (24, 48), (92, 34), (96, 48), (28, 62), (92, 62))
    if creature == "dragon":
        inside += bands(art.dark(belly, 0.3), 3, *(f"M26 {y}Q60 {y + 6} 94 {y}" for y in (28, 40, 52, 64)))
    if creature == "manticore":
        inside += flat(fluff(60, 4, 34, 20, 9), grubby(art, "#b5482f", level))
    if creature == "cerberus":
        inside += flat(blob((60, 30), (86, 46), (78, 74), (42, 74), (34, 46)), mix(skin, "#ffffff", 0.5))
    return inside


def clothes(art: Art, creature: str, level: int) -> None:
    """The orc's waistcoat, the hound's collar."""
    if creature == "orc":
        waistcoat = "M31 12L46 2L60 30L74 2L89 12Q110 46 101 66L60 74L19 66Q10 46 31 12z"
        art.solid(waistcoat, grubby(art, "wood", level), stroke("M60 30V78", 3, art.ink))
        art.flat(oval(66, 44, 3) + oval(66, 58, 3), "cream", 2.2)
    if creature == "cerberus":
        art.solid("M31 2Q60 16 89 2L92 14Q60 30 28 14z", "red", lift=(-1, -3))
        art.flat(oval(60, 27, 8), "gold" if level > 2 else "mud", 2.8)


def arms(art: Art, pose: int, skin: str) -> None:
    """Arms hang in pose 1, rest on the belly in pose 3 and go up in triumph in pose 4."""
    left = {1: "M30 26Q17 40 21 56", 2: "M30 26Q11 36 17 50", 3: "M30 26Q2 42 36 54", 4: "M31 32Q13 30 13 16"}[pose]
    tip = {1: (21, 59), 2: (18, 54), 3: (38, 55), 4: (13, 13)}[pose]
    for mirror in (False, True):
        with art.mirrored(mirror):
            art.limb(left, skin, 14)
            paw(art, *tip, 9, skin)


def legs(art: Art, creature: str, level: int, skin: str) -> None:
    """The lower part: knees together at level 1, a wide stance at level 4; a basilisk has coils instead."""
    if creature == "basilisk":
        coils(art, level, skin)
        return
    spread = {1: -6, 2: -2, 3: 1, 4: 5}[level]
    tails(art, creature, level, skin)
    left, right = 40 - spread, 80 + spread
    path = (
        f"M21 -8C20 6 13 14 14 28C16 42 {at(left - 17, 50)} {at(left - 15, 68)}H{num(left + 15)}"
        f"C{at(left + 15, 58)} 54 48 60 46"
        f"C66 48 {at(right - 15, 58)} {at(right - 15, 68)}H{num(right + 15)}"
        f"C{at(right + 17, 50)} 104 42 106 28C107 14 100 6 99 -8z"
    )
    marks = ""
    if creature == "dragon":
        marks = scales(art, skin, (34, 8), (60, 6), (86, 8), (46, 18), (74, 18), (32, 28), (88, 28), (60, 30))
    if creature in ("manticore", "cerberus"):
        marks = stroke("M34 8l4 8M84 6l-3 8M60 8v8M44 22l3 7M76 22l-3 7", 3.2, art.dark(skin, 0.3))
    art.solid(path, skin, marks + grime(art, level, (left, 50, 8), (right + 4, 36, 7), (74, 12, 7), (44, 24, 6)))
    if creature == "orc":
        art.solid(
            "M20 -8H100Q101 6 104 14Q109 26 104 38Q82 52 60 52Q38 52 16 38Q11 26 16 14Q19 6 20 -8z",
            grubby(art, "#fff7ea", level),
            stroke("M14 26Q40 28 46 51M106 26Q80 28 74 51", 3, art.dark("cream", 0.3)),
        )
        art.flat(oval(34, 14, 6) + oval(86, 14, 6), "sky", 2.4)
    for x, turn in ((left, -1), (right, 1)):
        feet(art, creature, x, turn * (1 if level > 1 else -1), skin)
    if level == 1:
        plaster(art, right - 2, 50, 20)
    if level in (1, 2):
        plaster(art, left - 4, 34, -30)
    glitter(art, level, (10, 54, 8), (110, 58, 7), (60, 66, 7))


def coils(art: Art, level: int, skin: str) -> None:
    """A snake's body, rolled up; the tip of the tail lifts with the mood."""
    belly, marks = mix(skin, art["cream"], 0.6), art.dark(mix(skin, art["cream"], 0.6), 0.3)
    tip = {1: 66, 2: 54, 3: 44, 4: 38}[level]
    art.limb(f"M92 66Q116 {num(tip + 20)} 109 {num(tip)}", skin, 10)
    art.solid(polygon((100, tip), (109, tip - 20), (117, tip)), grubby(art, "red", level), lift=(-2, 0))
    waist = flat("M36 -8H84L80 40H40z", belly) + bands(marks, 3, "M26 4Q60 14 94 4", "M26 18Q60 28 94 18")
    art.solid("M21 -8C21 10 26 20 30 34H90C94 20 99 10 99 -8z", skin, waist + grime(art, level, (34, 10, 6)))
    for y, rx, ry in ((38, 44, 14), (61, 53, 17)):
        side = scales(
            art,
            skin,
            *(
                (60 + dx, y + dy)
                for dx, dy in ((-rx * 0.7, -2), (-rx * 0.35, 3), (0, 5), (rx * 0.35, 3), (rx * 0.7, -2))
            ),
        )
        art.solid(oval(60, y, rx, ry), skin, side + grime(art, level, (38, y + 4, 8), (86, y - 2, 6)), (-3, -5))
    if level in (1, 2):
        plaster(art, 40, 60, -16)
    glitter(art, level, (8, 40, 8), (112, 70, 6), (20, 74, 6))


def feet(art: Art, creature: str, x: float, turn: int, skin: str) -> None:
    """One foot, as the creature has it."""
    x += turn * 3
    if creature in ("cerberus", "manticore"):
        art.solid(fluff(x, 70, 15, 9, 7), mix(skin, "#ffffff", 0.25), lift=(-2, -3))
        art.stroke(f"M{at(x - 5, 71)}v7M{at(x + 5, 71)}v7", 2.6)
    else:
        art.solid(oval(x, 69, 18, 10), skin, lift=(-2, -3))
        for dx in (-10, 0, 10):
            art.flat(oval(x + dx, 75, 4, 3.6), "cream", 2.2)


def tails(art: Art, creature: str, level: int, skin: str) -> None:
    """A tail to the right; it lifts with the mood."""
    tip = {1: 36, 2: 30, 3: 25, 4: 22}[level]
    if creature == "cerberus":
        art.limb(f"M84 24Q108 {num(tip + 14)} 109 {num(tip - 12)}", skin, 10)
    if creature == "manticore":
        art.limb(f"M88 44Q116 {num(tip + 30)} 109 {num(tip)}", grubby(art, "#b5482f", level), 9)
        sting = (
            f"M{at(98, tip + 2)}Q{at(96, tip - 12)} {at(108, tip - 22)}Q{at(118, tip - 10)} {at(116, tip + 2)}"
            f"Q{at(107, tip + 8)} {at(98, tip + 2)}z"
        )
        art.solid(sting, "night", lift=(-2, -2))
    if creature == "dragon":
        art.limb(f"M88 44Q115 {num(tip + 30)} 108 {num(tip)}", skin, 10)
        art.solid(
            polygon((95, tip + 2), (105, tip - 20), (117, tip), (106, tip + 8)),
            grubby(art, "gold", level),
            lift=(-2, -2),
        )
