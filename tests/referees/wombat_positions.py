"""Crowded positions of Wombat Rescue: mamas, cubes, dingoes and food close together, and most babies at home."""

from collections import Counter
from random import Random
from typing import Any

from tests.referees.wombat_board import ACTION_TILES, CARDS, DISKS, VALUE, name
from tests.referees.wombat_map import Hex, Layout, Map, around


def crowded(luck: Random, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """A position in a movement phase; `options` are complete."""
    layout = Layout(options, seats)
    ground = Map(layout, layout.named, options["boulders"])
    middle = luck.choice([ground.home, *ground.babies, *ground.food])
    wide = luck.choice([1, 2, 3, 3])
    near = [space for space in ground.spaces if ground.far(middle, space) <= wide and space not in ground.boulders]
    near = near if len(near) > 8 else sorted({*near, *luck.sample(sorted(ground.all - ground.boulders), 9)})
    never = [ground.home, *(ground.babies if seats == 1 else [])]
    dingoes = luck.sample([space for space in near if space not in never], 2 if options["second_dingo"] else 1)
    disks = Counter(DISKS)
    disks["black"] -= seats == 5  # the fifth player's lies beside the board
    taken = {*dingoes, *ground.shared, *ground.dens}
    spaces = [space for space in near if space not in taken]
    mamas = luck.sample(spaces, seats)
    dens = luck.random() < 0.2
    if dens:  # mamas in all dens, as far as there are mamas, and no dingo about
        mamas[: len(ground.dens)] = ground.dens[:seats]
    elif seats > 1 and luck.random() < 0.3:  # two mamas together, and a dingo beside them
        baby = luck.choice(ground.babies)
        beside = [space for space in around(baby) if space in ground.all - ground.boulders - taken - {*mamas}]
        mamas[:2] = [baby, baby]
        dingoes[0] = luck.choice(beside)
    turn = luck.randrange(seats)
    ended = options["protection"] and seats > 1 and not dens and luck.random() < 0.3
    if ended:  # she was protected where the dingo is, until now
        mamas[turn] = dingoes[0]
    wombats = [_wombat(luck, ground, mama, seat, options, disks) for seat, mama in enumerate(mamas)]
    if ended:
        wombats[turn]["mama"] = name(dingoes[0])
        wombats[turn]["unused"] = [tile for tile in wombats[turn]["unused"] if tile != "dingo_protection"]
    for wombat in wombats:
        _find(ground, wombat)
    bare = luck.random() < 0.3
    reserve = ((options["first"] or 0) - 1) % 5 if seats == 5 else None
    food = {name(space): _disk(luck, disks) for space in ground.food if not bare and luck.random() < 0.7}
    if bare:  # next to nothing is left in the bag: somebody has it all in the mouth
        wombats[0]["mouth"] = disks - Counter(luck.choices([*VALUE], k=luck.randrange(12)))
    deck = Counter(
        luck.sample([card for card, copies in CARDS.items() for _ in range(copies)], luck.choice([1, 3, 26]))
    )
    aside = [card for card, copies in (Counter(CARDS) - deck).items() if copies and card.endswith("_food")][:2]
    cubes = [_cubes(luck, near, ground, mama) for mama in mamas]
    if luck.random() < 0.2:  # lost in the desert, with a deck of food cards
        foods = [card for card in CARDS if card.endswith("_food")]
        food, deck, aside, cubes = {}, Counter(foods[2:]), foods[:2], [{name(ground.home): 1}] * seats
    return {
        "game": "wombat_rescue",
        "seats": seats,
        "options": options,
        "start": options["first"] or 0,
        "turn": turn,
        "food": food,
        "cubes": cubes,
        "wombats": wombats,
        "reserve": reserve,
        "deck": deck,
        "aside": aside,
        "dingoes": [
            name(space) if seats == 1 or ended or (luck.random() < 0.9 and not dens) else None for space in dingoes
        ],
        "awake": seats == 1,
        "controller": None if seats == 1 else luck.choice([turn, turn, luck.randrange(seats)]),
    }


def _wombat(
    luck: Random, ground: Map, mama: Hex, seat: int, options: dict[str, Any], disks: Counter[str]
) -> dict[str, Any]:
    babies = [number + 1 for number in range(len(ground.babies))]
    luck.shuffle(babies)
    here = luck.random()
    if here < 0.1:
        mama = ground.home
    pouch = babies.pop() if luck.random() < 0.5 and mama != ground.home else None
    chosen = options["protection_for"]
    tiles = [tile for tile in ACTION_TILES if luck.random() < 0.5]
    if not options["run_home"]:
        tiles = [tile for tile in tiles if tile != "run_home"]
    if not options["protection"] if chosen is None else seat not in chosen:
        tiles = [tile for tile in tiles if tile != "dingo_protection"]
    home = babies[: luck.choice([0, 1, len(babies) - (pouch is None)])]
    return {
        "mama": name(mama),
        "pouch": pouch,
        "home": home,
        "mouth": Counter(_disk(luck, disks) for _ in range(luck.randrange(3))),
        "left": _set(luck, disks),
        "middle": _set(luck, disks),
        "right": [part for part in (_set(luck, disks) for _ in range(1 if "hold_it_in" in tiles else 2)) if part],
        "unused": tiles,
    }


def _find(ground: Map, wombat: dict[str, Any]) -> None:
    """Who stands where her baby is has found it."""
    here = [number + 1 for number, space in enumerate(ground.babies) if name(space) == wombat["mama"]]
    if here and wombat["pouch"] is None and here[0] not in wombat["home"]:
        wombat["pouch"] = here[0]


def _disk(luck: Random, disks: Counter[str]) -> str:
    colour = luck.choice([colour for colour, left in disks.items() if left])
    disks[colour] -= 1
    return colour


def _set(luck: Random, disks: Counter[str]) -> Counter[str]:
    found: Counter[str] = Counter()
    while luck.random() < 0.6 and sum(VALUE[colour] * many for colour, many in found.items()) < 3:
        found[_disk(luck, disks)] += 1
    if sum(VALUE[colour] * many for colour, many in found.items()) >= 3:
        return found
    disks.update(found)
    return Counter()


def _cubes(luck: Random, near: list[Hex], ground: Map, mama: Hex) -> dict[str, int]:
    """Few or all fifteen, some of them far away, often as many as can be where the mama is."""
    cubes: Counter[Hex] = Counter({mama: luck.choice([0, 0, 3])})
    many = luck.choice([3, 8, 15, 15])
    spaces = [*near, *luck.sample(ground.spaces, 6), *around(ground.home)]
    while cubes.total() < many:
        space = luck.choice(spaces)
        if space in ground.all and space not in ground.boulders and cubes[space] < 3:
            cubes[space] += 1
    return {name(space): count for space, count in cubes.items() if count}
