"""How well bots play: a few levels with names, the same everywhere. Each is a line of data.

A level may be given a budget of its own, where somebody simulates: "sharp:lines=200" is a number of lines, which the
same seed plays again in the same way, "fierce:seconds=0.5" a time. Where a game has room for tempers, a bot may have
one: "fierce/spiteful".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from bestiary.bots.gentle import GentleBot
from bestiary.bots.greedy import GreedyBot
from bestiary.bots.random import RandomBot
from bestiary.bots.search import SearchBot
from bestiary.core.bot import Bot
from bestiary.core.errors import BestiaryError, UnknownName, shown
from bestiary.core.game import Game

MOST_LINES: Final = 10_000_000
MOST_SECONDS: Final = 3600.0


class Level(NamedTuple):
    """A way to play."""

    name: str
    about: str  # in one line, for who chooses an opponent
    seconds: float = 0.0  # so long it thinks about a move; 0: it decides at a glance
    for_people: bool = True  # offered to who looks for an opponent


LEVELS: Final = (
    Level("gentle", "Overlooks things, as children do, and is kind to whoever is behind."),
    Level("sensible", "Takes what looks best at a glance, and thinks no further."),
    Level("sharp", "Thinks a tenth of a second ahead, and misses little.", 0.1),
    Level("fierce", "Thinks a whole second ahead. Bring a plan.", 1.0),
    Level("random", "Does anything that is allowed: for programs and tests.", for_people=False),
)
USUAL: Final = "sensible"
OLDER_NAMES: Final = {"greedy": "sensible"}  # in tables, records and scripts of before; understood, and never shown


class BadBudget(BestiaryError):
    """A budget that a level cannot have."""


class Strength(NamedTuple):
    """A level with its budget: for so many lines, or so many seconds; neither where it decides at a glance."""

    level: Level
    lines: int
    seconds: float
    personality: str = ""

    @property
    def text(self) -> str:
        """Its name. `strength` takes it back."""
        name = f"{self.level.name}/{self.personality}" if self.personality else self.level.name
        if self.lines > 0:
            return f"{name}:lines={self.lines}"
        return name if self.seconds == self.level.seconds else f"{name}:seconds={self.seconds:g}"

    @property
    def by_the_clock(self) -> bool:
        """Whether how it plays depends on how fast the machine is: the same seed may not give the same game."""
        return self.seconds > 0.0

    @property
    def thinks(self) -> bool:
        """Whether it takes longer than a glance."""
        return self.lines > 0 or self.seconds > 0.0


def level(name: str) -> Level:
    """A level by its name, or by one that it had before.

    >>> level("greedy").name
    'sensible'
    """
    wanted = OLDER_NAMES.get(name, name)
    for found in LEVELS:
        if found.name == wanted:
            return found
    raise UnknownName("bot", name, [known.name for known in LEVELS])


def strength(text: str) -> Strength:
    """A level, with a personality behind a slash, and with a budget behind a colon or with its own.

    >>> strength("sharp:lines=200").text, strength("greedy").text, strength("fierce/spiteful").personality
    ('sharp:lines=200', 'sensible', 'spiteful')
    """
    name, colon, budget = text.partition(":")
    name, _, personality = name.partition("/")
    found = level(name)
    if not colon:
        return Strength(found, 0, found.seconds, personality)
    if found.seconds == 0.0:
        raise BadBudget(f"A {found.name} bot decides at a glance: it has no budget, and '{shown(budget)}' is none.")
    kind, _, amount = budget.partition("=")
    if kind == "lines" and amount.isascii() and amount.isdigit() and 0 < int(amount[:20]) <= MOST_LINES:
        return Strength(found, int(amount), 0.0, personality)
    seconds = _number(amount) if kind == "seconds" else 0.0
    if 0.0 < seconds <= MOST_SECONDS:
        return Strength(found, 0, seconds, personality)
    raise BadBudget(f"A budget is like {name}:lines=200 or {name}:seconds=0.5, not '{shown(text)}'.")


def make_bot(text: str, game: Game, personality: str = "", stop: Callable[[], bool] | None = None) -> Bot:
    """A bot of that strength for a game, if wanted with one of the game's personalities; `stop` may end its thinking
    early.

    >>> from bestiary.core.registry import find_game
    >>> type(make_bot("random", find_game("monster_cafe"))).__name__
    'RandomBot'
    """
    wanted = strength(text)
    temper = personality or wanted.personality
    if temper:
        game = game.in_character(temper)
    if wanted.thinks:
        return SearchBot(game.guide(), wanted.lines, wanted.seconds, stop)
    if wanted.level.name == "random":
        return RandomBot()
    return GentleBot(game.heuristic()) if wanted.level.name == "gentle" else GreedyBot(game.heuristic())


def in_record(name: str, text: str) -> str:
    """What a bot is called in a record: its strength stands behind its name."""
    return f"{name} ({text})"


def from_record(player: str) -> tuple[str, str | None]:
    """The name of a player of a record, and the strength if it is a bot.

    >>> from_record("Mopsy (greedy)"), from_record("Guest (of honour)")
    (('Mopsy', 'sensible'), ('Guest (of honour)', None))
    """
    name, _, behind = player.rpartition(" (")
    if not name or not behind.endswith(")"):
        return player, None
    try:
        return name, strength(behind[:-1]).text
    except BestiaryError:
        return player, None


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return 0.0
