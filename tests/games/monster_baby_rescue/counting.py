"""Another way of counting a home: from the tiles of a document and the bare values of components.toml."""

from typing import Any

from tests.games.monster_baby_rescue.printings import DATA, TILES

Home = dict[str, Any]


def tiles_of(home: Home, kind: str) -> list[dict[str, Any]]:
    """The tiles of a kind."""
    return [TILES[name] for name in home["tiles"] if TILES[name]["kind"] == kind]


def counts(home: Home) -> dict[str, int]:
    """Everything that goals, wants and final tiles look at, by its name in components.toml."""
    levels = list(home["levels"].values())
    beds, ladders = len(tiles_of(home, "bed")), len(tiles_of(home, "playground"))
    visits, diamonds = len(tiles_of(home, "witch_doctor")), home["red"] + home["green"]
    return {
        "visits": visits,
        "red": home["red"],
        "green": home["green"],
        "diamonds": diamonds,
        "same_colour_diamonds": max(home["red"], home["green"]),
        **home["levels"],
        **{f"{part}_level": level for part, level in home["levels"].items()},
        "all_parts": min(levels),
        "parts_at_3": sum(level >= 3 for level in levels),
        "bed_symbols": sum(tile["symbols"] for tile in tiles_of(home, "bed")),
        "rungs": sum(tile["rungs"] for tile in tiles_of(home, "playground")),
        "lines": min(ladders, beds // 2),
        "variety": int(beds > 0 and ladders > 0 and diamonds > 0 and visits > 0),
    }


def fulfils(document: dict[str, Any], seat: int, goal: int) -> bool:
    """Whether a player has what a goal tile needs, the side that is up."""
    own = counts(document["homes"][seat])
    return all(own[name] >= least for name, least in goal_face(document, goal)["needs"].items())


def goal_face(document: dict[str, Any], goal: int) -> dict[str, Any]:
    """The side of a goal tile that is up."""
    face: dict[str, Any] = DATA["goal_tile"][goal]["face"]["AB".index(document["goals"][goal])]
    return face


def linked(home: Home) -> dict[str, int]:
    """How many hearts need a diamond of each colour."""
    needs = [TILES[name]["heart_needs_diamond"] for name in home["tiles"]]
    return {colour: needs.count(colour) for colour in ("red", "green")}


def steps(document: dict[str, Any]) -> list[list[int]]:
    """The points of the six steps, for each seat."""
    everybody = [counts(home) for home in document["homes"]]
    return [_steps(document, seat, everybody) for seat in range(len(everybody))]


def _steps(document: dict[str, Any], seat: int, everybody: list[dict[str, int]]) -> list[int]:
    home, own = document["homes"][seat], everybody[seat]
    hearts = sum(TILES[name]["hearts"] for name in home["tiles"])
    hearts += sum(min(home[colour], count) for colour, count in linked(home).items())
    goals = sum(goal_face(document, goal)["points"] for goal in home["goals"])
    wants = sum(own[tile["counts"]] // tile["divisor"] for tile in tiles_of(home, "want"))
    finals = sum(_final(document, seat, everybody, tile) for tile in range(4))
    return [hearts, goals, wants, 3 * own["lines"], own["visits"] * len(home["goals"]), finals]


def _final(document: dict[str, Any], seat: int, everybody: list[dict[str, int]], tile: int) -> int:
    home, own = document["homes"][seat], everybody[seat]
    face = DATA["final_tile"][tile]["face"]["AB".index(document["finals"][tile])]
    levels = list(home["levels"].values())
    if face["rule"] == "lowest_level":
        return int(-3 * levels.count(1) if 1 in levels else 4 * min(levels) - 4)
    if face["rule"] == "per_part":
        return sum({1: -1, 2: 0, 3: 2, 4: 4}[level] for level in levels)
    if face["rule"] == "diamond_pairs":
        return 3 * min(home["red"], home["green"]) if own["diamonds"] else -1
    if face["rule"] == "table":
        return int((face["table"] + [face["table"][-1]] * 30)[own[face["counts"]]])
    return shares([other[face["counts"]] for other in everybody], face["prizes"])[seat]


def shares(everybody: list[int], prizes: list[int]) -> list[int]:
    """A majority, place after place."""
    paid = [0] * len(everybody)
    left = [*prizes, 0, 0, 0, 0, 0]
    for count in sorted(set(everybody) - {0}, reverse=True):
        group = [seat for seat, own in enumerate(everybody) if own == count]
        pot = sum(left.pop(0) for _ in group)
        for seat in group:
            paid[seat] = pot // len(group)
    return paid
