"""Munchkin Babies: what stands on the stage beside babies and monsters: door, treasure, a fight's ends."""

from __future__ import annotations

from art.canvas import LINE, Art, Draw, flat, stroke
from art.colours import WHITE
from art.eyes import eyes
from art.munchkin_doll import baby, fist, tuft
from art.munchkin_toys import rattle_of_battle
from art.munchkin_wardrobe import WORN, saucepan_helm
from art.paths import fluff, heart, oval, polygon, slab, star, whole
from art.patterns import bands, shine
from art.symbols import shadow, sparkle


def hero(art: Art) -> None:
    """A baby ready for anything."""
    for part in (baby("skin", "#ff8f86"), WORN["bronze_booties"][0], saucepan_helm, rattle_of_battle, fist(0, "skin")):
        part(art)


def helper(art: Art) -> None:
    """Two babies who stand together."""
    for x, size in ((40, 0.74), (84, 0.66)):
        with art.turned(0, 60, 118, move=(x - 60, 0), size=size):
            baby("skin", "#ff8f86")(art)
            if x < 60:
                saucepan_helm(art)
            else:
                tuft(art)


def frame(art: Art) -> None:
    """The frame of a door, and the dark behind it."""
    shadow(art, 115, 50)
    art.solid("M18 116V52Q18 6 60 6Q102 6 102 52V116z", "wood", lift=(-4, -4))
    art.flat("M30 116V54Q30 18 60 18Q90 18 90 54V116z", "ink", LINE)


def door_closed(art: Art) -> None:
    """A door that nobody has kicked yet."""
    frame(art)
    art.solid(
        "M30 116V54Q30 18 60 18Q90 18 90 54V116z",
        "brown",
        stroke("M45 10V116M60 10V116M75 10V116", 3, art.dark("brown", 0.4)),
    )
    art.flat(slab(38, 44, 44, 17, 6), "ink", LINE)
    eyes(art, 60, 52, 11, 7.5, "sly", "night", (0, 0.1))
    art.flat(oval(81, 80, 5), "butter", 3)


def door_open(art: Art) -> None:
    """A door, kicked open."""
    frame(art)
    eyes(art, 58, 62, 13, 11, "angry", "night", (0, 0.1))
    art.solid(
        "M90 116V30Q100 22 112 22V118z", "brown", stroke("M98 26V117M105 23V118", 3, art.dark("brown", 0.4)), (-2, -2)
    )
    art.flat(whole(star(20, 98, 15)), "butter", 3)
    art.stroke("M8 78l-6 -6M36 84l6 -7M6 112H0", 4, "red")


def chest(art: Art, open_: bool) -> None:
    """A chest of treasure."""
    shadow(art, 114, 48)
    if open_:
        art.solid(
            "M16 44Q16 14 60 12Q104 14 104 44L98 56H22z",
            "wood",
            flat("M26 56Q28 30 60 28Q92 30 94 56z", art.ink),
            (-3, -3),
        )
        art.flat(fluff(60, 60, 40, 17, 9), "butter", LINE)
        art.flat(oval(44, 54, 7) + oval(64, 50, 8) + oval(80, 58, 6), "#ffe58a", 2.6)
        art.flat(heart(52, 66, 7), "pink", 2.6)
    else:
        art.solid("M16 64Q16 28 60 26Q104 28 104 64z", "wood", bands(art["butter"], 8, "M36 20V70M84 20V70"), (-3, -4))
    art.solid(slab(14, 64, 92, 48, 8), "wood", bands(art["butter"], 8, "M36 60V116M84 60V116"), (-4, -4))
    art.flat(slab(50, 70, 20, 22, 5), "butter", LINE)
    art.flat(oval(60, 78, 3.4) + "M58 78h4v9h-4z", "ink")


def chest_closed(art: Art) -> None:
    """Treasure, still shut."""
    chest(art, False)


def chest_open(art: Art) -> None:
    """Treasure, yours."""
    chest(art, True)
    sparkle(art, 18, 20, 11)
    sparkle(art, 102, 16, 9)
    sparkle(art, 62, 8, 7)


def caught(art: Art) -> None:
    """A claw that has somebody by the nappy."""
    art.limb("M60 0V26", "leaf", 24)
    art.solid(
        "M26 62Q18 22 60 20Q102 22 94 62Q92 74 84 62Q82 48 74 50Q74 72 66 72"
        "Q60 70 60 54Q60 70 54 72Q46 72 46 50Q38 48 36 62Q28 74 26 62z",
        "leaf",
        lift=(-4, -4),
    )
    art.flat("M24 64L30 78L36 64zM46 70L51 84L58 71zM63 71L70 84L75 69zM84 64L90 78L96 64z", WHITE, 2.8)
    art.solid("M26 84Q60 74 94 84Q96 110 72 116H48Q24 110 26 84z", "nappy", lift=(-3, -3))
    art.flat(oval(60, 98, 6), "pink", 3)
    art.stroke("M12 92l-8 -3M12 104H3M108 92l8 -3M108 104h9", 4, "red")


def away(art: Art) -> None:
    """Dust, and two small feet."""
    art.stroke("M4 40H34M0 58H26M8 76H30", 5, "blue")
    art.solid(whole(fluff(48, 84, 40, 24, 9)), WHITE, lift=(-4, -4))
    art.solid(whole(fluff(20, 98, 18, 13, 7)), WHITE, lift=(-2, -2))
    art.limb("M74 74L94 54", "skin", 12)
    art.limb("M82 88L104 92", "skin", 12)
    art.solid(oval(100, 46, 10, 13) + oval(110, 96, 9, 12), "mint", lift=(-2, -2))


def nap_time(art: Art) -> None:
    """A pillow, and no more of it today."""
    art.solid(
        "M10 64Q14 54 26 60Q60 50 94 60Q106 54 110 64Q104 84 110 104Q106 114 94 108"
        "Q60 116 26 108Q14 114 10 104Q16 84 10 64z",
        "#f3e6ff",
        lift=(-4, -4),
    )
    art.solid(oval(60, 74, 26, 23), "skin", lift=(-3, -3))
    art.stroke("M42 74q6 6 13 0M66 74q6 6 13 0", 4)
    art.flat(oval(60, 87, 4, 5), "#5a1f42", 2.6)
    art.stroke("M80 40h16l-16 18h16M102 12h12l-12 14h12", 5, "night")


def level_up(art: Art) -> None:
    """An arrow up, of gold."""
    art.solid(
        polygon((60, 6), (104, 54), (80, 54), (80, 112), (40, 112), (40, 54), (16, 54)),
        "butter",
        shine(52, 40, 9),
        (-4, -4),
    )
    sparkle(art, 96, 84, 12)
    sparkle(art, 22, 88, 9)


def level_down(art: Art) -> None:
    """An arrow down, of lead."""
    art.solid(
        polygon((60, 114), (104, 66), (80, 66), (80, 8), (40, 8), (40, 66), (16, 66)),
        "grey",
        shine(52, 24, 9),
        (-4, -4),
    )


FIGURES: dict[str, Draw] = {
    "baby": hero,
    "helper": helper,
    "door-closed": door_closed,
    "door-open": door_open,
    "chest-closed": chest_closed,
    "chest-open": chest_open,
    "caught": caught,
    "away": away,
    "nap-time": nap_time,
    "level-up": level_up,
    "level-down": level_down,
}
