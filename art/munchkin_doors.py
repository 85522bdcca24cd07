"""Munchkin Babies: enhancers, levels to go up, and cards that are one of a kind."""

from __future__ import annotations

from art.canvas import LINE, Art, Draw, flat, stroke
from art.colours import WHITE
from art.eyes import eye, eyes
from art.limbs import ear
from art.mouths import fang, grin, smile
from art.munchkin_larder import butterfly
from art.paths import blob, burst, heart, oval, polygon, slab, star, whole
from art.patterns import bands, shine, spots
from art.symbols import shadow

# Enhancers: a burst behind something monstrous; cold where it makes the monster weaker.


def imp(art: Art, colour: str, mood: str) -> None:
    """Any monster: a round one with two horns."""
    art.flat("M38 38L30 16L52 30zM82 38L90 16L68 30z", "butter", LINE)
    art.solid(whole(blob((60, 26), (90, 40), (94, 76), (60, 100), (26, 76), (30, 40))), colour)
    eyes(art, 60, 56, 15, 12, mood, colour, (0, 0.1))


def ground(colour: str, mark: Draw) -> Draw:
    """An enhancer: what it does to a monster, on its burst."""

    def draw(art: Art) -> None:
        art.solid(whole(burst(60, 60, 58, 58, 14, 0.8)), colour, lift=(-3, -3))
        mark(art)

    return draw


def inattentive(art: Art) -> None:
    """A monster that looks at a butterfly."""
    with art.turned(0, 60, 60, move=(-6, 12), size=0.8):
        imp(art, "mint", "calm")
        smile(art, 60, 78, 9, 4)
    butterfly(art, 88, 28, 0.6, "pink")


def preschool_aged(art: Art) -> None:
    """A satchel for the first day."""
    art.limb("M44 30Q46 16 60 16Q74 16 76 30", "wood", 6)
    art.solid(slab(28, 28, 64, 74, 16), "red", lift=(-4, -4))
    art.solid(slab(36, 66, 48, 30, 8), "orange", lift=(-2, -2))
    art.flat(slab(54, 60, 12, 14, 3), "butter", 3)
    art.stroke("M46 42h28M46 52h28", 4, "butter")


def identical(art: Art) -> None:
    """Two monsters alike."""
    for x in (38, 82):
        with art.turned(0, 60, 60, move=(x - 60, 2), size=0.62):
            imp(art, "lilac", "sly")
            grin(art, 60, 74, 14, 9, 4, pointed=True)


def undead(art: Art) -> None:
    """A skull with plans."""
    art.solid("M26 54Q26 20 60 20Q94 20 94 54Q94 70 82 74V92H38V74Q26 70 26 54z", WHITE, lift=(-4, -4))
    art.flat(oval(45, 54, 11, 12) + oval(75, 54, 11, 12), "ink")
    art.flat(oval(45, 56, 4) + oval(75, 56, 4), "#a8ef5a")
    art.flat(polygon((60, 64), (65, 72), (55, 72)), "ink")
    art.stroke("M48 78V92M56 80V92M64 80V92M72 78V92", 3)


def overtired(art: Art) -> None:
    """A monster that missed its nap."""
    with art.turned(0, 60, 60, size=0.86):
        imp(art, "leaf", "sleepy")
        art.stroke("M34 66q10 8 20 0M66 66q10 8 20 0", 3, art.dark("leaf", 0.4))
        art.flat(oval(60, 84, 11, 9), "#5a1f42", LINE)
        fang(art, 54, 77, 5, 6)
        fang(art, 66, 77, 5, 6)
    art.stroke("M92 22h12l-12 14h12", 4)


def sugar_rush(art: Art) -> None:
    """A piece of birthday cake."""
    art.flat("M62 10q-7 8 0 12q7 -4 0 -12z", "red", 2.6)
    art.solid(slab(58, 21, 8, 22, 3), WHITE, bands(art["pink"], 4, "M54 30L70 26M54 38L70 34"), (-1, -1), 3)
    art.solid("M18 66L62 40L104 58V98H18z", "sand", bands(art["pink"], 7, "M10 84H110"), (-3, -3))
    art.solid(
        "M18 66L62 40L104 58V66Q98 76 92 66Q84 78 76 68Q68 80 60 69Q52 80 44 69Q36 80 28 70Q20 76 18 66z",
        "pink",
        lift=(-2, -2),
    )
    art.stroke("M14 30l-8 -4M12 44H3M108 32l8 -5M110 46h8", 4, "red")


def ginormous(art: Art) -> None:
    """A foot from above."""
    art.solid("M40 8H80V62Q104 66 104 88Q104 102 88 102H32Q16 102 20 84Q24 68 40 62z", "leaf", lift=(-4, -4))
    for x, r in ((34, 10), (54, 9), (71, 8), (87, 8)):
        art.solid(oval(x, 98, r, r), "leaf", lift=(-2, -2), line=3)
        art.flat(oval(x, 103, r * 0.5, r * 0.34), WHITE, 2.2)
    art.flat(oval(100, 114, 3) + oval(22, 115, 2.4), "ink")


# Levels: the golden arrow, and how it was earned.


def level(mark: Draw) -> Draw:
    """A Go Up a Level card."""

    def draw(art: Art) -> None:
        arrow = polygon((60, 2), (100, 44), (80, 44), (80, 84), (40, 84), (40, 44), (20, 44))
        art.solid(arrow, "butter", shine(50, 32, 8), (-4, -4))
        with art.turned(move=(0, -12)):  # a table puts words over the foot of a card's picture
            mark(art)

    return draw


def first_word(art: Art) -> None:
    """A bad word."""
    art.solid(
        "M18 68H102Q112 68 112 78V94Q112 104 102 104H62L46 118V104H18Q8 104 8 94V78Q8 68 18 68z", WHITE, lift=(-3, -3)
    )
    art.stroke("M28 78l10 16M38 78l-10 16M26 86h14", 3.6, "red")
    art.flat(star(60, 86, 10), "red")
    art.stroke("M84 76v12M84 94v1M96 76v12M96 94v1", 4.4, "red")


def growth_spurt(art: Art) -> None:
    """A ruler at the wall."""
    art.solid(
        slab(82, 30, 26, 86, 4),
        "wood",
        stroke("M84 42h10M84 54h14M84 66h10M84 78h14M84 90h10M84 102h14", 3, art.ink),
        (-2, -2),
    )
    art.solid(oval(44, 72, 19), "skin", lift=(-3, -3))
    art.flat(oval(38, 71, 3, 4) + oval(50, 71, 3, 4), "ink")
    art.stroke("M39 80q5 5 10 0", 3)
    art.solid("M26 116Q28 92 44 92Q60 92 62 116z", "blue", lift=(-2, -2))


def counting_error(art: Art) -> None:
    """An abacus, read generously."""
    art.solid(slab(16, 60, 88, 54, 6), "wood", flat(slab(24, 67, 72, 40, 3), "#fff3d6"), (-2, -2))
    art.stroke("M24 77H96M24 96H96", 3)
    art.flat(oval(36, 77, 7) + oval(52, 77, 7) + oval(84, 77, 7), "red", 2.6)
    art.flat(oval(36, 96, 7) + oval(70, 96, 7) + oval(85, 96, 7), "blue", 2.6)


def eat_a_bug(art: Art) -> None:
    """A bug that was on a plate."""
    art.stroke(
        "M38 92L20 84M36 100L16 102M40 108L24 116M82 92L100 84M84 100L104 102M80 108L96 116"
        "M50 74Q44 62 36 64M70 74Q76 62 84 64",
        3.6,
    )
    art.solid(
        oval(60, 94, 26, 22),
        "red",
        stroke("M60 78V120", 3.4, art.ink) + spots(art.ink, (48, 92, 4), (72, 92, 4), (50, 106, 3.4), (70, 106, 3.4)),
        (-3, -3),
    )
    art.solid(oval(60, 76, 15, 11), "night", lift=(-2, -2))
    eye(art, 53, 74, 5.6, (0, 0.2))
    eye(art, 67, 74, 5.6, (0, 0.2))


def whine(art: Art) -> None:
    """A mouth wide open, and two tears."""
    art.solid(oval(60, 86, 32, 29), "skin", lift=(-3, -3))
    art.stroke("M37 76q8 6 15 0M68 76q8 6 15 0M36 66l14 -4M84 66l-14 -4", 3.6)
    art.flat(oval(60, 99, 12, 11), "#5a1f42", LINE)
    art.flat(oval(60, 105, 7, 4), "red")
    art.flat("M36 82q-9 14 0 18q9 -4 0 -18zM84 82q-9 14 0 18q9 -4 0 -18z", "#9fdcf5", 2.6)


def fire_the_sitter(art: Art) -> None:
    """The way out."""
    art.solid(slab(30, 56, 40, 60, 3), "wood", stroke("M40 64V108M52 64V108", 3, art.dark("wood", 0.4)), (-2, -2))
    art.flat(oval(63, 88, 3.6), "butter", 2.4)
    art.solid("M76 62H90V84Q108 88 110 104H76z", "night", lift=(-2, -2))
    art.flat(slab(74, 101, 38, 8, 3), "ink")
    art.stroke("M72 66l-8 -4M72 78h-9", 3.4, "red")


def clean_up(art: Art) -> None:
    """A brush and what it sweeps up."""
    art.limb("M92 54L62 92", "wood", 6)
    art.solid(
        "M70 82L52 74L22 98Q34 114 58 116Z",
        "blue",
        bands(art.dark("blue", 0.35), 3, "M52 84L34 106M60 88L46 112"),
        (-2, -2),
    )
    art.flat(star(94, 100, 10), "red", 2.6)
    art.flat(oval(80, 112, 4) + oval(106, 114, 3), "grey", 2.2)


def too_cute(art: Art) -> None:
    """Eyes that nobody can refuse."""
    art.solid(oval(60, 86, 34, 29), "skin", lift=(-3, -3))
    eyes(art, 60, 84, 15, 13, "wide", "skin", (0, -0.3))
    art.flat(oval(40, 80, 3) + oval(70, 80, 3), "#ffffff")
    smile(art, 60, 104, 5, 3)
    art.flat(heart(22, 70, 8) + heart(100, 68, 9), "red", 2.6)


def trade_snacks(art: Art) -> None:
    """A sandwich for a biscuit."""
    art.solid("M8 112L30 74L52 112z", "sand", flat("M2 104H58V110H2z", art["leaf"]), (-2, -2))
    art.solid(oval(88, 94, 20), "wood", spots(art.ink, (82, 88, 3), (96, 92, 3), (88, 104, 3)), (-3, -3))
    art.stroke("M46 72Q60 60 76 70M76 70l-9 -5M76 70l-10 4M74 116Q62 122 56 114M56 114l1 8M56 114l8 1", 3.4)


# One of a kind.


def peekaboo(art: Art) -> None:
    """Two hands, one blanket, one eye too many."""
    art.flat("M34 44L26 20L52 34zM86 44L94 20L68 34z", "butter", LINE)
    art.solid(whole(blob((60, 26), (92, 42), (94, 76), (60, 96), (26, 76), (28, 42))), "lilac")
    eyes(art, 60, 52, 16, 13, "wide", "lilac", (0, 0.3))
    art.solid(
        "M10 66Q34 74 60 66Q86 58 110 66L106 112Q82 104 60 112Q38 118 14 112z",
        "blue",
        spots(WHITE, (30, 84, 5), (60, 82, 5), (90, 80, 5), (44, 100, 5), (76, 98, 5)),
    )
    art.solid(oval(22, 68, 10, 8) + oval(98, 66, 10, 8), "lilac", lift=(-2, -2))


def snack_time(art: Art) -> None:
    """A plate of crackers."""
    art.solid(oval(60, 88, 52, 24), WHITE, lift=(-3, -3))
    art.flat(oval(60, 86, 36, 14), "#e8e4ee", 2.4)
    for x, y, angle in ((38, 62, -12), (76, 58, 14), (58, 40, 4)):
        with art.turned(angle, x, y):
            art.solid(
                slab(x - 19, y - 19, 38, 38, 7),
                "sand",
                spots(art.dark("sand", 0.45), *[(x + dx, y + dy, 2.4) for dx in (-9, 0, 9) for dy in (-9, 0, 9)]),
                (-2, -2),
            )


def gimme_that(art: Art) -> None:
    """A hand that takes a toy."""
    art.flat(oval(44, 22, 9) + oval(76, 22, 9), "wood", LINE)
    art.solid(
        whole(blob((60, 16), (82, 28), (82, 52), (60, 66), (38, 52), (38, 28))),
        "wood",
        flat(oval(60, 50, 12, 9), art["sand"]),
        (-3, -3),
    )
    art.flat(oval(51, 37, 3) + oval(69, 37, 3) + oval(60, 46, 3.6, 2.8), "ink")
    art.limb("M60 118V96", "skin", 20)
    art.solid(
        "M30 68Q28 58 36 58Q42 58 44 72Q46 60 54 60Q60 60 60 72Q62 60 68 60"
        "Q76 62 75 74Q80 62 87 64Q94 68 88 84Q82 104 60 104Q36 102 30 68z",
        "skin",
        lift=(-3, -3),
    )


def sunday_best(art: Art) -> None:
    """A collar and a bow tie, and a halo for the day."""
    art.limb("M36 16a24 7 0 1 0 48 0a24 7 0 1 0 -48 0", "butter", 4)
    art.solid("M16 116Q20 62 60 58Q100 62 104 116z", "night", lift=(-4, -4))
    art.solid(polygon((40, 52), (80, 52), (74, 96), (60, 112), (46, 96)), WHITE, lift=(-2, -2))
    art.solid("M60 68Q38 54 34 60V82Q38 86 60 72Q82 86 86 82V60Q82 54 60 68z", "red", lift=(-2, -2))
    art.flat(oval(60, 70, 6), "red", 3)
    art.flat(oval(60, 92, 2.6) + oval(60, 102, 2.6), "ink")


def candy_from_a_baby(art: Art) -> None:
    """A lollipop that changes hands."""
    art.limb("M56 66L72 110", WHITE, 6)
    art.solid(
        oval(48, 42, 34),
        "red",
        stroke("M48 42m0 -4a8 8 0 1 1 -8 8a16 16 0 1 0 16 -18a24 24 0 1 0 14 32", 6, WHITE),
        (-3, -3),
    )
    art.limb("M118 80Q104 82 88 92", "skin", 16)
    art.solid(oval(76, 96, 15, 13), "skin", lift=(-2, -2))
    art.stroke("M66 90h14M66 98h14", 3)


def toy_box_avalanche(art: Art) -> None:
    """A chest that was too full."""
    art.flat(star(28, 34, 18), "butter", LINE)
    art.solid(oval(62, 32, 21), "red", bands(WHITE, 5, "M40 32H84"), (-3, -3))
    art.solid(slab(80, 16, 32, 32, 5), "blue", flat(heart(96, 32, 8), WHITE), (-2, -2))
    art.solid(slab(12, 60, 96, 52, 8), "wood", bands(art["butter"], 7, "M34 56V116M86 56V116"), (-4, -4))
    art.flat("M12 60L4 46L30 52L44 60z", "wood", 3)
    art.flat(slab(50, 70, 20, 20, 4), "butter", 3)
    art.flat(oval(60, 78, 3) + "M58 78h4v8h-4z", "ink")


def hireling(art: Art) -> None:
    """A teenager who wants gas money."""
    shadow(art, 114, 34)
    art.solid("M22 116Q24 76 60 74Q96 76 98 116z", "night", flat("M50 72H70L60 96z", WHITE), (-3, -3))
    art.solid(whole(blob((60, 22), (84, 32), (86, 58), (60, 82), (34, 58), (36, 32))), "skin")
    art.flat("M32 46Q30 14 60 14Q92 14 90 48Q82 40 80 32Q64 40 44 34Q36 38 32 46z", "orange", 3)
    eyes(art, 60, 52, 12, 9.5, "sleepy", "skin", (0.4, 0.3))
    smile(art, 60, 70, 7, -1)
    art.stroke("M28 52Q24 10 60 8Q96 10 92 52", 4.4)
    art.solid(slab(20, 44, 13, 22, 6) + slab(87, 44, 13, 22, 6), "red", lift=(-2, -2), line=3)
    art.flat(oval(48, 64, 1.8) + oval(74, 63, 1.6), "blush")


def wandering(art: Art) -> None:
    """Tracks that come nearer."""
    for x, y, r in ((30, 94, 15), (68, 66, 18), (44, 30, 14)):
        art.flat(oval(x, y, r, r * 0.85), "red", 3)
        for dx in (-1, 0, 1):
            art.flat(oval(x + dx * r * 0.75, y - r * 1.05, r * 0.3), "red", 2.8)


def cheat(art: Art) -> None:
    """An ace up a sleeve."""
    art.solid(slab(40, 8, 46, 64, 6), WHITE, flat(heart(63, 38, 14), art["red"]), (-3, -3))
    art.solid("M20 116L30 60Q60 50 96 60L104 116z", "blue", bands(WHITE, 5, "M26 72Q62 62 100 72"))


def super_munchkin(art: Art) -> None:
    """Two shields in one."""
    for x, colour in ((44, "red"), (76, "lilac")):
        left, right = f"{x - 36} 22Q{x - 18} 24 {x} 14", f"Q{x + 18} 24 {x + 36} 22Q{x + 40} 78 {x} 108"
        art.solid(f"M{left}{right}Q{x - 40} 78 {x - 36} 22z", colour, lift=(-4, -4))
    art.flat(star(60, 58, 20), "butter", 3)


def half_breed(art: Art) -> None:
    """Two faces in one."""
    ear(art, 24, 50, -60, 26, 18, "leaf", "blush", pointed=True)
    ear(art, 96, 50, 60, 26, 18, "skin", "blush", pointed=True)
    head = whole(blob((60, 12), (96, 28), (102, 66), (84, 104), (60, 112), (36, 104), (18, 66), (24, 28)))
    art.solid(head, "skin", flat("M0 0H60V120H0z", art["leaf"]))
    art.put(stroke("M60 14V110", 3, art.ink).replace("/>", ' stroke-dasharray="7 6"/>'))
    eyes(art, 60, 56, 17, 13, "wide", "leaf", (0, 0.2))
    smile(art, 60, 82, 14, 6)
    fang(art, 50, 86, 8, -11)


ENHANCERS: dict[str, Draw] = {
    "inattentive": ground("blue", inattentive),
    "preschool_aged": ground("butter", preschool_aged),
    "identical": ground("butter", identical),
    "undead": ground("mint", undead),
    "overtired": ground("butter", overtired),
    "sugar_rush": ground("lilac", sugar_rush),
    "ginormous": ground("orange", ginormous),
}
LEVELS: dict[str, Draw] = {
    "gual_first_word": level(first_word),
    "gual_growth_spurt": level(growth_spurt),
    "gual_counting_error": level(counting_error),
    "gual_eat_a_bug": level(eat_a_bug),
    "gual_whine": level(whine),
    "gual_fire_the_sitter": level(fire_the_sitter),
    "gual_clean_up": level(clean_up),
    "gual_too_cute": level(too_cute),
    "gual_trade_snacks": level(trade_snacks),
}
OTHERS: dict[str, Draw] = {
    "peekaboo": peekaboo,
    "snack_time": snack_time,
    "gimme_that": gimme_that,
    "sunday_best": sunday_best,
    "candy_from_a_baby": candy_from_a_baby,
    "toy_box_avalanche": toy_box_avalanche,
    "hireling": hireling,
    "wandering_monster": wandering,
    "cheat": cheat,
    "super_munchkin": super_munchkin,
    "half_breed": half_breed,
}
