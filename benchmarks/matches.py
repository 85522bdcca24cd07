"""The matches of the ladder: who plays against whom, in which games.

Searching bots get a number of lines, not a time: a tenth of a second (sharp) or a second (fierce) of the speed that the
game's guide names. What comes out does not depend on what else the machine does, and the same games can be played
again.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from arena import Duel

from bestiary.bots.levels import level
from bestiary.core.registry import find_game

SEED = "ladder 1"  # nobody has tuned anything on its games
ENOUGH = 200  # games, for a figure that is worth something
TWO_AND_FOUR = {
    "monster_baby_rescue": (2, 4),
    "monster_cafe": (2, 4),
    "wombat_rescue": (2, 4),
    "big_monster": (2, 4),
    "munchkin_babies": (3, 4),  # three is its fewest
}
TIMES = (0.01, 0.03, 0.1, 0.3, 1.0)  # seconds a decision, for the plot
HALF = "half of fierce"
RUNGS = (  # who, against whom, and how much of the time the match may have
    ("fierce", "sensible", 4.0),
    ("sharp", "sensible", 2.0),
    ("fierce", "sharp", 2.0),
    ("sensible", "frozen", 1.0),
    ("gentle", "sensible", 1.0),
    ("gentle", "random", 1.0),
    ("fierce", HALF, 1.0),
    ("fierce", "random", 0.3),
)
TEAMS = RUNGS[:4]
ALONE = ("frozen", "sensible", "sharp", "fierce")


class Match(NamedTuple):
    """A line of the table, and how many games it wants."""

    section: str
    duel: Duel
    wished: int = ENOUGH
    weight: float = 1.0

    @property
    def name(self) -> str:
        """By which its results are found again."""
        duel = self.duel
        options = ",".join(f"{name}={value}" for name, value in sorted(duel.options.items()))
        return f"{duel.game} {duel.seats} {duel.hero} {duel.others}{' ' + options if options else ''}"

    @property
    def fair(self) -> float:
        """The share of wins that equals would have; 0 for who plays alone."""
        return 0.0 if self.duel.seats == 1 else 0.5 if self.duel.team else 1.0 / self.duel.seats


def all_matches() -> list[Match]:
    """In the order of the table."""
    found = []
    for game, counts in TWO_AND_FOUR.items():
        for seats in counts:
            found += [_match("rungs", game, seats, rung) for rung in RUNGS]
        if game == "big_monster":
            found += [_match("rungs", game, 4, rung, {"teams": True}) for rung in TEAMS]
    for layout in ("standard", "four_corners"):
        found += [_match("alone", "wombat_rescue", 1, (hero, "nobody", 1.0), {"layout": layout}) for hero in ALONE]
    for game, counts in TWO_AND_FOUR.items():
        timed = [(_name(seconds), "sensible", 0.5) for seconds in TIMES]
        found += [_match("times", game, counts[0], rung) for rung in timed]
    return found


def shown(text: str) -> str:
    """What a bot is called on the page, with its lines.

    >>> shown("sharp:lines=1000"), shown("sensible")
    ('sharp, 1,000 lines', 'sensible')
    """
    name, _, lines = text.partition(":lines=")
    return f"{name}, {int(lines):,} lines" if lines else name


def _match(
    section: str, game: str, seats: int, rung: tuple[str, str, float], options: dict[str, Any] | None = None
) -> Match:
    hero, others, weight = rung
    chosen = options or {}
    duel = Duel(game, _in_lines(hero, game), _in_lines(others, game), seats, chosen, SEED, bool(chosen.get("teams")))
    return Match(section, duel, 100 if section == "alone" else ENOUGH, weight)


def _in_lines(name: str, game: str) -> str:
    """A bot with what its level gives it; seconds become lines."""
    if name in ("frozen", "nobody"):
        return name
    seconds = 0.5 * level("fierce").seconds if name == HALF else _seconds(name)
    level_name = "fierce" if name == HALF else name.partition(":")[0]
    return f"{level_name}:lines={round(seconds * find_game(game).guide().speed)}" if seconds else name


def _seconds(name: str) -> float:
    level_name, _, seconds = name.partition(":")
    return float(seconds) if seconds else level(level_name).seconds


def _name(seconds: float) -> str:
    """A searching bot that thinks for so long; by its level where it is one, so that its games count for both."""
    return {0.1: "sharp", 1.0: "fierce"}.get(seconds, f"fierce:{seconds:g}")
