"""The five pictures of the home page, and the logo. The ground behind them is the page's, in the game's own colours."""

from __future__ import annotations

from art import big_monster, monster_baby_rescue, monster_cafe, munchkin_babies, wombat_rescue
from art.canvas import Art, flat
from art.gallery import Gallery
from art.paths import heart, oval, polygon, ring, slab
from art.rescue_bodies import TORSO_HEIGHT

WIDTH, HEIGHT = 300, 278
SKY = 38  # room above what is drawn: a card is nearly square, and cuts away what does not fit
FLOOR, WOOD = "var(--table-2)", "var(--wood)"


def scenes() -> dict[str, str]:
    """The five pictures, by game; those whose figures are avatars too come last, near them, which packs better."""
    pictures = {
        monster_baby_rescue.GALLERY: nursery,
        big_monster.GALLERY: planet,
        munchkin_babies.GALLERY: doorway,
        wombat_rescue.GALLERY: bush,
        monster_cafe.GALLERY: cafe,
    }
    found: dict[str, str] = {}
    for gallery, draw in pictures.items():
        art = Art(gallery.palette, WIDTH, HEIGHT)
        with art.placed(0, SKY):
            draw(art, gallery)
        found[gallery.game] = art.svg().replace("<svg ", '<svg preserveAspectRatio="xMidYMax slice" ')
    return found


def figure(art: Art, gallery: Gallery, name: str, x: float, y: float, size: float) -> None:
    """A picture of the game whose upper left corner is at (x, y)."""
    with art.placed(x, y, size):
        gallery.draws[name](art)


def cafe(art: Art, gallery: Gallery) -> None:
    """Three guests at a laid table under a lamp."""
    art.flat("M128 48L54 200H246L172 48z", "lemon", opacity=0.22)
    art.stroke("M150 -40V24")
    art.solid("M120 46C120 26 136 20 150 20S180 26 180 46z", "#b23a2b", lift=(-4, -3))
    art.flat(oval(150, 46, 30, 6), "lemon", 3)
    figure(art, gallery, "sludge", 10, 74, 0.92)
    figure(art, gallery, "eyeball", 184, 70, 0.92)
    figure(art, gallery, "brain", 92, 58, 0.97)
    art.put(flat("M12 196C12 220 74 246 150 246S288 220 288 196z", WOOD), flat(oval(150, 196, 138, 36), WOOD))
    art.flat("M12 196C12 220 74 246 150 246S288 220 288 196C270 218 214 232 150 232S30 218 12 196z", "ink", opacity=0.3)
    art.flat(oval(150, 195, 124, 29), "#ffffff", opacity=0.2)
    art.stroke("M12 196A138 36 0 1 1 288 196C288 220 226 246 150 246S12 220 12 196")
    figure(art, gallery, "sludge_souffle", 32, 158, 0.5)
    figure(art, gallery, "boiled_brains", 118, 170, 0.53)
    figure(art, gallery, "spaghetti_and_eyeballs", 208, 162, 0.5)


def nursery(art: Art, gallery: Gallery) -> None:
    """Two babies that have been cared for, a rope ladder, and what they want."""
    art.put(flat("M0 190C60 164 120 204 180 182S270 174 300 186V240H0z", FLOOR))
    art.put(
        flat("M0 216C80 196 150 230 300 206V240H0z", WOOD),
        flat("M0 216C80 196 150 230 300 206V240H0z", FLOOR, opacity=0.35),
    )
    for y in (-50, -12, 26, 64):
        figure(art, gallery, "symbol-rope-ladder-rung", 128, y, 0.36)
    art.solid(heart(66, 14, 16), "pink", lift=(-3, -3))
    figure(art, gallery, "symbol-diamond-red", 218, -6, 0.36)
    baby(art, gallery, ("basilisk-head-3", "basilisk-torso-3", "basilisk-legs-3"), 196, 70, 0.58)
    baby(art, gallery, ("orc-head-3", "orc-torso-3", "orc-legs-3"), 12, 62, 0.61)
    baby(art, gallery, ("dragon-head-4", "dragon-torso-4", "dragon-legs-4"), 99, 36, 0.7)


def baby(art: Art, gallery: Gallery, parts: tuple[str, str, str], x: float, y: float, size: float) -> None:
    """Head, torso and legs, stacked; each is drawn over the one below it."""
    for name, top in zip(reversed(parts), (120 + TORSO_HEIGHT, 120, 0), strict=True):
        figure(art, gallery, name, x, y + top * size, size)


def bush(art: Art, gallery: Gallery) -> None:
    """A mama and her baby on the map of hexes."""
    kinds = ("sand", "grass", "creek", "grass", "sand", "rock", "grass")
    for row in range(-1, 5):
        for column in range(-1, 6):
            x, y = column * 60 + 30 * (row % 2) + 12, row * 52 + 10
            colour = art[kinds[(column * 3 + row * 5) % len(kinds)]]
            art.put(flat(polygon(*ring(x, y, 33, 33, 6)), colour, opacity=0.62))
    figure(art, gallery, "home-burrow", 12, -14, 0.62)
    figure(art, gallery, "food-herb", 226, 8, 0.38)
    figure(art, gallery, "poop-3", 2, 146, 0.6)
    figure(art, gallery, "mama-2", 68, 62, 1.42)
    figure(art, gallery, "baby", 218, 138, 0.72)


def planet(art: Art, gallery: Gallery) -> None:
    """The Big Monster under its moon, among crystals; a seal pup looks on."""
    art.flat(oval(246, 46, 26), "meadow", 3.4)
    art.flat(oval(238, 40, 6) + oval(254, 54, 4), "desert")
    art.put(flat("M0 188C50 162 110 200 170 178S270 176 300 186V240H0z", FLOOR))
    figure(art, gallery, "crystal-red-whole", 50, 62, 0.42)
    figure(art, gallery, "crystal-green-whole", 120, 34, 0.36)
    for side, x in (("left", 18), ("right", 150.5)):
        art.put(f"<g clip-path=\"path('M{x - 0.5} 0h134.6v240h-134.6z')view-box\">")
        figure(art, gallery, f"big-monster-{side}", x, 78, 1.11)
        art.put("</g>")
    figure(art, gallery, "ice-blue-1", 206, 166, 0.64)


def doorway(art: Art, gallery: Gallery) -> None:
    """A baby in full armour before a door out of which somebody looks."""
    art.put(flat("M0 208H300V240H0z", FLOOR))
    art.solid(slab(30, 20, 142, 196, 14), "wood", lift=(-5, -5))
    art.flat(slab(44, 34, 114, 182, 8), "ink", 3)
    figure(art, gallery, "rug-rat", 40, 96, 1)
    art.solid("M158 36L212 20V232L158 216z", "brown", lift=(-4, -4))
    art.flat(oval(200, 130, 6), "butter", 3)
    for x, y in ((30, 214), (50, 222), (38, 203)):
        art.flat(oval(x, y, 12, 7), "butter", 3)
        art.stroke(f"M{x - 4} {y}h8", 2.4, "orange")
    for layer in (
        "worn-blankie-of-obscurity",
        "doll-baby",
        "worn-saucepan-helm",
        "worn-bronze-booties",
        "left-rattle-of-battle",
        "right-sippy-lid-shield",
        "doll-fist-left",
    ):
        figure(art, gallery, layer, 156, 92, 1.16)


def logo() -> str:
    """A hungry face."""
    art = Art(monster_cafe.PALETTE)
    monster_cafe.hungry_face(art)
    return art.svg()
