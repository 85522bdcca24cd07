"""From what the contestants said to medians, ratios, targets and a table."""

from collections.abc import Iterator
from statistics import median
from textwrap import wrap
from typing import Any

WIDTH = 80
CARD_GAMES = ("openspiel-crazy-eights", "openspiel-spades", "openspiel-skat", "openspiel-hearts")
RATES = ("moves_per_second", "steps_per_second", "games_per_second", "dropped_us", "kept_us")
OTHER_GAMES = {
    "monster_baby_rescue": "Monster Baby Rescue",
    "wombat_rescue": "Wombat Rescue",
    "big_monster": "Big Monster",
    "munchkin_babies": "Munchkin Babies",
}
GAMES = {"monster_cafe": "Monster Café", **OTHER_GAMES}
OURS = {
    "compiled-playouts": "Bestiary, compiled",
    "compiled-stepped": "Bestiary, compiled, stepped from Python",
    "pure-playouts": "Bestiary, pure Python",
    "pure-stepped": "Bestiary, pure Python, stepped from there",
    **{f"compiled-{game}": f"{name}, compiled" for game, name in OTHER_GAMES.items()},
    **{f"pure-{game}": f"{name}, pure Python" for game, name in OTHER_GAMES.items()},
    "compiled-clone": "Bestiary, compiled: clone",
    "compiled-view": "Bestiary, compiled: view",
    "compiled-imagine": "Bestiary, compiled: imagine",
    "pure-clone": "Bestiary, pure Python: clone",
    "pure-view": "Bestiary, pure Python: view",
    "pure-imagine": "Bestiary, pure Python: imagine",
    **{f"before-{game}": f"{name}, compiled, before" for game, name in GAMES.items()},
}

Runs = dict[str, list[dict[str, Any]]]
Board = dict[str, Any]


def score(runs: Runs) -> Board:
    """Medians for each contestant, how many times as fast ours are, and the targets.

    >>> score({"compiled-playouts": [{"moves_per_second": 8}], "catanatron": [{"moves_per_second": 2}]})["contestants"]
    ... # doctest: +ELLIPSIS
    {'compiled-playouts': {...}, 'catanatron': {...'compiled_ratio': 4.0}}
    """
    in_order = [*(name for name in OURS if name in runs), *(name for name in runs if name not in OURS)]
    contestants = {name: medians(name, runs[name]) for name in in_order}
    for name, figures in contestants.items():
        if name not in OURS:
            for variant in ("compiled", "pure"):
                ratio = quotient(contestants, f"{variant}-playouts", name)
                if ratio is not None:
                    figures[f"{variant}_ratio"] = ratio
    return {"contestants": contestants, "targets": targets(contestants)}


def medians(name: str, said: list[dict[str, Any]]) -> dict[str, Any]:
    """What a contestant said in all rounds as one; its own words when it could not be measured."""
    last = said[-1]
    what = {"what": OURS.get(name) or last.get("what", name)}
    if "missing" in last:
        return {**what, "missing": last["missing"]}
    if "version" in last:
        what["version"] = last["version"]
    return what | {rate: median(run[rate] for run in said) for rate in RATES if rate in last}


def quotient(contestants: Board, ours: str, theirs: str) -> float | None:
    """How many times as many moves a second; None when either was not measured."""
    rates = [contestants.get(name, {}).get("moves_per_second") for name in (ours, theirs)]
    return None if None in rates else round(rates[0] / rates[1], 2)


def now_name(game: str) -> str:
    """The contestant that plays a game of today, compiled."""
    return "compiled-playouts" if game == "monster_cafe" else f"compiled-{game}"


def targets(contestants: Board) -> list[Board]:
    """What Bestiary wants to reach; `met` is None where it was not measured."""
    before = {
        name: quotient(contestants, now_name(game), f"before-{game}")
        for game, name in GAMES.items()
        if f"before-{game}" in contestants
    }
    in_cpp = quotient(contestants, "compiled-playouts", "openspiel-hearts-in-cpp")
    catanatron = quotient(contestants, "pure-playouts", "catanatron")
    clone = contestants.get("compiled-clone", {}).get("dropped_us")
    return [
        at_least(4, beside_cards(contestants, "compiled-playouts"), "compiled / fastest OpenSpiel card game"),
        at_least(1, beside_cards(contestants, "compiled-monster_baby_rescue"), "Rescue / fastest OpenSpiel card game"),
        at_least(1, in_cpp, "compiled / OpenSpiel hearts inside C++"),
        at_least(20, catanatron, "pure Python / Catanatron"),
        {
            "target": "a compiled clone below 2 us",
            "figure": None if clone is None else f"{clone:.2f} us",
            "met": None if clone is None else clone < 2,
        },
        *(at_least(0.97, ratio, f"{name}, now / before") for name, ratio in before.items()),
    ]


def beside_cards(contestants: Board, ours: str) -> float | None:
    """How many times as many moves as the fastest card game of OpenSpiel, when all of them were measured."""
    ratios = [quotient(contestants, ours, game) for game in CARD_GAMES]
    return None if None in ratios else min(ratio for ratio in ratios if ratio is not None)


def at_least(bound: float, ratio: float | None, what: str) -> Board:
    """A target that is a ratio of moves per second."""
    return {
        "target": f"at least {bound} x: {what}",
        "figure": None if ratio is None else f"{ratio:.2f} x",
        "met": None if ratio is None else ratio >= bound,
    }


def table(board: Board) -> str:
    """The board for people, 80 columns wide."""
    return "\n".join(lines(board))


def lines(board: Board) -> Iterator[str]:
    """The lines of the table."""
    contestants = list(board["contestants"].values())
    yield f"Random legal play; medians of {board['rounds']} x {board['seconds']:g} s."
    yield "Ours is Monster Café for four where no other game is named; those have their usual number of players."
    yield ""
    yield f"{'':<42}{'':>10}{'':>10}{'ours / theirs':>18}"
    yield f"{'':<42}{'moves/s':>10}{'steps/s':>10}{'compiled':>10}{'pure':>8}"
    for figures in contestants:
        if "moves_per_second" in figures:
            yield (
                f"{figures['what']:<42}{count(figures, 'moves_per_second'):>10}{count(figures, 'steps_per_second'):>10}"
                f"{times(figures, 'compiled_ratio'):>10}{times(figures, 'pure_ratio'):>8}"
            ).rstrip()
    yield ""
    yield f"{'microseconds a call':<42}{'dropped':>10}{'kept':>10}"
    for figures in contestants:
        if "dropped_us" in figures:
            yield f"{figures['what']:<42}{figures['dropped_us']:>10.2f}{figures['kept_us']:>10.2f}"
    yield ""
    for target in board["targets"]:
        yield f"{verdict(target['met']):<14}{target['target']:<56}{target['figure'] or '':>10}".rstrip()
    for reason, names in missing(board["contestants"]).items():
        yield ""
        yield from wrap(f"Missing: {', '.join(names)}. {reason}", WIDTH, break_on_hyphens=False)


def missing(contestants: Board) -> dict[str, list[str]]:
    """Who could not be measured, by the reason."""
    found: dict[str, list[str]] = {}
    for name, figures in contestants.items():
        if "missing" in figures:
            found.setdefault(figures["missing"], []).append(name)
    return found


def count(figures: Board, rate: str) -> str:
    """A number with thousands; nothing where there is none."""
    return f"{figures[rate]:,.0f}" if rate in figures else ""


def times(figures: Board, ratio: str) -> str:
    """A ratio with as many digits as mean something."""
    value = figures.get(ratio)
    return "" if value is None else f"{value:.2f}" if value < 10 else f"{value:.1f}" if value < 100 else f"{value:.0f}"


def verdict(met: bool | None) -> str:
    """Yes, no, or that nobody knows."""
    return "not measured" if met is None else "yes" if met else "no"
