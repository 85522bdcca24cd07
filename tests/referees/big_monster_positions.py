"""Late positions of Big Monster in which all fits together: crystals, pairs, mutants that random play leaves apart."""

from collections import Counter
from random import Random
from typing import Any

from tests.games.big_monster.by_hand import BASE, COPIES, FLAT, LADDER, LAVA, RUNE, Area
from tests.referees.big_monster import BLACK_SUITED, EXPLORERS, Tile, fits

TRIES = 5  # places looked at for a tile; the best is taken


def fitted(luck: Random, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """A position some turns before the end, in which nobody has kept a tile yet."""
    box = Counter(COPIES if seats >= 5 else BASE)
    explorers = [name for name in EXPLORERS if seats > 2 or name not in BLACK_SUITED]
    chosen = luck.sample(explorers, seats)
    turn = luck.randint(16, 19) if seats == 2 else luck.randint(6, 8)
    tiles = min(turn - 1, 14) if seats == 2 else 8 + turn
    document: dict[str, Any] = {
        "game": "big_monster",
        "seats": seats,
        "options": options,
        "turn": turn,
        "chosen": chosen,
        "zones": [_zone(luck, box, explorer, tiles) for explorer in chosen],
    }
    if seats == 2:
        return document | {"phase": "choose_series", "first": luck.randrange(2)}
    spare = [kind for kind, count in (+box).items() for _ in range(count)]
    luck.shuffle(spare)
    hand = 11 - turn
    return document | {
        "round": 2,
        "initiative": luck.sample(range(seats), seats),
        "stacks": [{"tiles": spare[hand * seat : hand * (seat + 1)]} for seat in range(seats)],
        "discards": [{"kind": kind} for kind in spare[hand * seats : hand * seats + seats]],
    }


def _zone(luck: Random, box: Counter[str], explorer: str, tiles: int) -> list[dict[str, Any]]:
    zone: list[Tile] = []
    while len(zone) < tiles:
        kind = _kind(luck, box)
        box[kind] -= 1
        zone.append((kind, *_best_place(luck, Area(explorer, zone), kind)))
    return [{"kind": kind, "x": x, "y": y} for kind, x, y in zone]


def _kind(luck: Random, box: Counter[str]) -> str:
    """Rather what has crystals, or can mutate."""
    kinds = [kind for kind, count in box.items() for _ in range(count)]
    found = luck.choice(kinds)
    return found if found in (*LAVA, *RUNE, *LADDER, *FLAT) else luck.choice(kinds)


def _best_place(luck: Random, area: Area, kind: str) -> tuple[int, int]:
    """Of some places near the explorer the one that is worth most."""
    covered = area.covered()
    near = {(a + dx, b + dy) for a, b in covered for dx in range(-2, 2) for dy in range(-2, 2)}
    places = sorted(place for place in near if fits(covered, kind, *place))
    aligned = [place for place in places if kind in FLAT or place[1] % 2 == 0] or places
    tiles: list[Tile] = [(laid.kind, laid.x, laid.y) for laid in area.tiles]
    some = luck.sample(aligned, min(TRIES, len(aligned)))
    return max(some, key=lambda place: _worth(Area(area.explorer, [*tiles, (kind, *place)])))


def _worth(area: Area) -> int:
    crystals = area.crystals()
    return crystals.total() + 4 * crystals["blue"] + 3 * area.big_monsters() + sum(area.levels())
