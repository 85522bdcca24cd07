"""Munchkin Babies: Curses. Each is a thundercloud, in a mood of its own, over what it takes."""

from __future__ import annotations

from art.canvas import LINE, Art, Draw, flat, stroke
from art.colours import WHITE
from art.eyes import eyes
from art.mouths import grin, smile
from art.munchkin_wardrobe import bib_of_bashing, propeller_beanie
from art.paths import blob, fluff, heart, oval, polygon, slab, star, whole
from art.patterns import bands, shine, spots


def bolt(art: Art, x: float, y: float, way: int = 1) -> None:
    """A small flash of lightning."""
    path = polygon(
        (x, y),
        (x + way * 9, y),
        (x + way * 5, y + 11),
        (x + way * 12, y + 11),
        (x - way * 4, y + 30),
        (x, y + 16),
        (x - way * 6, y + 16),
    )
    art.flat(path, "butter", 2.6)


def cloud(art: Art, mood: str, colour: str = "night") -> None:
    """The cloud itself, with what it thinks of it."""
    bolt(art, 14, 48)
    bolt(art, 106, 48, -1)
    art.solid(whole(fluff(60, 32, 48, 24, 9)), colour, lift=(-4, -4))
    if mood == "laughing":
        art.stroke("M36 30Q44 20 52 30M68 30Q76 20 84 30", 4)
        grin(art, 60, 38, 12, 9, 3, pointed=True)
        return
    eyes(art, 60, 28, 15, 10.5, mood, colour, (0, 0.5))
    smile(art, 60, 48, 10, 4 if mood == "sly" else -3)


def curse(mood: str, mark: Draw, colour: str = "night") -> Draw:
    """A Curse: the cloud, and in front of it what it is about."""

    def draw(art: Art) -> None:
        with art.turned(0, 60, 4, size=0.86):
            cloud(art, mood, colour)
        with art.turned(move=(0, -9)):  # a table puts words over the foot of a card's picture
            mark(art)

    return draw


def shrunk_armor(art: Art) -> None:
    """A bib that shrank in the wash."""
    with art.turned(0, 60, 86, size=1.02):
        bib_of_bashing(art)
    art.stroke("M24 72l8 8M24 80h8v-8M96 72l-8 8M96 80h-8v-8", 3.4, "red")


def duckie(art: Art) -> None:
    """A rubber duck with a plan."""
    with art.turned(0, 60, 118, size=0.92):
        art.solid(
            "M28 92Q24 76 40 80Q50 84 56 84Q48 64 62 58Q80 54 84 70Q84 76 80 80Q98 84 96 98"
            "Q92 114 60 114Q34 114 28 92z",
            "butter",
            stroke("M52 98Q64 106 78 96", 3, art.dark("butter", 0.4)),
            (-3, -3),
        )
        art.solid("M82 70Q98 68 98 75Q94 82 80 79z", "orange", lift=(-1, -1), line=3)
        art.flat(oval(71, 69, 3.6), "red", 2)
        art.stroke("M64 62l9 3", 3)


def boo_boo(art: Art) -> None:
    """A knee with two plasters."""
    art.limb("M28 118Q30 78 60 76Q90 78 92 118", "skin", 22)
    art.flat(oval(60, 78, 15, 9), "blush")
    for angle in (35, -35):
        with art.turned(angle, 60, 80):
            art.solid(slab(38, 73, 44, 14, 7), "nappy", flat(slab(53, 70, 14, 20, 0), art["sand"]), (-1, -2), 3)


def one_shoe(art: Art) -> None:
    """One shoe, and where the other was."""
    art.solid("M14 72H34Q38 90 54 92Q60 96 58 108H14z", "mint", bands(WHITE, 4, "M30 76L40 72M34 86L44 80"), (-2, -2))
    art.flat(slab(11, 104, 50, 9, 4), WHITE, 3)
    art.put(
        stroke("M70 72H90Q94 90 108 92Q112 96 110 110H70z", 3.4, art.ink).replace("/>", ' stroke-dasharray="6 6"/>')
    )


def hat_blown_off(art: Art) -> None:
    """A hat in the wind."""
    art.stroke("M6 84H34Q42 80 36 74M2 98H26M10 110H40Q48 114 42 119", 4, "blue")
    with art.turned(22, 60, 22, move=(16, 66), size=0.78):
        propeller_beanie(art)


def flushed(art: Art) -> None:
    """What went down the drain."""
    art.solid(slab(34, 58, 52, 20, 5), WHITE, lift=(-2, -2))
    art.solid("M26 80H94Q94 102 74 106V116H46V106Q26 102 26 80z", WHITE, lift=(-3, -3))
    art.flat(oval(60, 84, 32, 9), "#9fdcf5", LINE)
    art.stroke("M46 84Q60 76 72 84Q64 90 56 85", 3)
    art.flat(star(62, 80, 7), "red", 2.4)


def yard_sale(art: Art) -> None:
    """Something big with a price on it."""
    art.solid(slab(24, 66, 60, 48, 5), "wood", bands(art.dark("wood", 0.35), 4, "M20 82H90M54 60V118"), (-3, -3))
    with art.turned(14, 88, 74):
        art.solid("M70 72L80 62H112V86H80z", "butter", lift=(-2, -2), line=3)
        art.flat(oval(79, 74, 3), WHITE, 2.2)
        art.stroke("M90 74h14M97 68v12", 3.4, "red")


def learn_to_share(art: Art) -> None:
    """A toy that goes next door."""
    art.flat(star(34, 90, 24), "butter", LINE)
    art.solid("M58 82H84V70L112 91L84 112V100H58z", "leaf", lift=(-2, -3))


def class_dismissed(art: Art) -> None:
    """A shield that is broken."""
    art.solid("M26 66Q42 68 58 62L50 78L62 90L54 116Q24 104 26 66z", "red", lift=(-2, -3))
    art.solid("M66 62Q80 68 96 66Q98 104 64 117L70 92L58 80z", "red", lift=(-2, -3))
    art.flat("M34 78h12v8H34zM76 78h12v8H76z", WHITE, 2.6)


def switched_at_birth(art: Art) -> None:
    """Two faces that change places."""
    art.solid(oval(34, 90, 22), "leaf", lift=(-3, -3))
    art.solid(oval(86, 90, 22), "orange", lift=(-3, -3))
    for x in (34, 86):
        art.flat(oval(x - 8, 88, 3.4, 4.4) + oval(x + 8, 88, 3.4, 4.4), "ink")
        art.stroke(f"M{x - 6} 99q6 5 12 0", 3)
    art.stroke("M42 64Q60 56 78 64M78 64l-8 -6M78 64l-9 4M78 116Q60 122 42 116M42 116l8 -5M42 116l9 3", 3.4)


def gum(art: Art) -> None:
    """Chewing gum in hair."""
    art.solid(
        "M22 116Q20 70 60 68Q100 70 98 116z",
        "brown",
        stroke("M34 112Q36 84 52 76M60 112V80M86 112Q84 84 68 76", 3, art.dark("brown", 0.45)),
        (-3, -3),
    )
    art.solid(
        "M44 66Q42 56 58 58Q78 54 78 68Q86 76 76 84Q76 98 70 98Q66 94 66 86Q56 92 52 104Q46 104 48 90Q34 82 44 66z",
        "pink",
        shine(54, 66, 5),
        (-2, -2),
    )


def hand_me_downs(art: Art) -> None:
    """A frock and trousers on one hanger."""
    art.stroke("M60 66Q60 58 66 58M32 78L60 66L88 78", 3.4)
    art.solid("M22 78H48L58 116H14z", "pink", spots(WHITE, (34, 92, 4), (28, 106, 4), (44, 106, 4)), (-2, -2))
    art.solid("M66 78H102L106 116H90L84 94L78 116H62z", "blue", lift=(-2, -2))


def overstimulated(art: Art) -> None:
    """A head that spins."""
    art.solid(oval(60, 92, 27, 24), "skin", lift=(-3, -3))
    for x in (48, 72):
        art.stroke(f"M{x} 88a3 3 0 1 1 -3 3a6 6 0 1 1 6 6", 2.8)
    smile(art, 60, 108, 7, -3)
    art.flat(star(22, 92, 9) + star(98, 90, 9), "butter", 2.6)
    art.flat(oval(28, 112, 6) + oval(96, 112, 6), "red", 2.6)


def toy_recall(art: Art) -> None:
    """A toy that has to go back."""
    art.flat(oval(44, 72, 8) + oval(76, 72, 8), "wood", LINE)
    art.solid(
        whole(blob((60, 68), (82, 78), (82, 102), (60, 116), (38, 102), (38, 78))),
        "wood",
        flat(oval(60, 100, 11, 8), art["sand"]),
        (-3, -3),
    )
    art.flat(oval(51, 88, 3) + oval(69, 88, 3) + oval(60, 96, 3.4, 2.6), "ink")
    art.stroke("M26 66L94 118", 12)
    art.stroke("M26 66L94 118", 6, "red")


def grabby_playmates(art: Art) -> None:
    """Two hands at one card."""
    art.solid(slab(44, 66, 32, 46, 5), WHITE, flat(heart(60, 88, 9), art["red"]), (-2, -2))
    for mirrored in (False, True):
        with art.mirrored(mirrored):
            art.limb("M4 112Q14 98 28 94", "skin", 10)
            art.solid(oval(34, 92, 11, 10), "skin", lift=(-2, -2))
            art.stroke("M38 84h10M40 91h10M38 98h9", 7)
            art.stroke("M38 84h10M40 91h10M38 98h9", 3.4, "skin")


def time_out(art: Art) -> None:
    """A stool in a corner."""
    art.limb("M46 96L38 116", "wood", 4)
    art.limb("M74 96L82 116", "wood", 4)
    art.solid(oval(60, 97, 27, 7), "red", lift=(-2, -2))
    art.solid(oval(60, 75, 19), WHITE, lift=(-2, -2))
    art.stroke("M60 64V76L69 80", 3.4, "red")


CURSES: dict[str, Draw] = {
    "lose_your_armor": curse("angry", shrunk_armor),
    "duckie_of_doom": curse("angry", duckie, "red"),
    "boo_boo": curse("sad", boo_boo, "lilac"),
    "one_shoe_missing": curse("sly", one_shoe),
    "windy_day": curse("calm", hat_blown_off, "steel"),
    "flushed_it": curse("sly", flushed, "blue"),
    "yard_sale": curse("sleepy", yard_sale),
    "learn_to_share": curse("calm", learn_to_share, "lilac"),
    "class_dismissed": curse("angry", class_dismissed),
    "switched_at_birth": curse("sly", switched_at_birth, "lilac"),
    "gum_in_your_hair": curse("laughing", gum),
    "hand_me_downs": curse("laughing", hand_me_downs, "lilac"),
    "overstimulated": curse("wide", overstimulated, "orange"),
    "toy_recall": curse("angry", toy_recall, "steel"),
    "grabby_playmates": curse("sly", grabby_playmates),
    "time_out": curse("angry", time_out, "grey"),
}
