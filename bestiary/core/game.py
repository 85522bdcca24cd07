"""A game: everything about it that is not a position."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, ClassVar

from bestiary.core.actions import ActionSpace
from bestiary.core.bot import Heuristic
from bestiary.core.errors import BadPosition, BestiaryError, Refused, UnknownName, shown
from bestiary.core.event import Event
from bestiary.core.guide import Guide
from bestiary.core.minute import Panel, minute
from bestiary.core.options import Options, read_options
from bestiary.core.refusal import Refusal
from bestiary.core.rulebook import Rulebook
from bestiary.core.state import State

Document = dict[str, Any]


class Game(ABC):
    """What a package exports as GAME, under the entry point group `bestiary.games`."""

    id: ClassVar[str]
    package: ClassVar[str]  # where its RULES.md lies
    name: ClassVar[str]
    about: ClassVar[str]  # one line of what it is
    credit: ClassVar[str]  # who designed and published it
    names: ClassVar[Mapping[str, str]] = {}  # what the ids in its rules are called
    minutes: ClassVar[int]
    seats: ClassVar[range]
    usual_seats: ClassVar[int]
    windows: ClassVar[bool] = False  # it has windows in which seats may answer: see State.window
    in_points: ClassVar[bool] = True  # what its heuristic counts are points of its score, which a hint may name
    open: ClassVar[bool] = False  # everybody sees the same: views differ only in whose they are
    options: ClassVar[type[Options]]
    actions: ClassVar[ActionSpace]
    outcomes: ClassVar[ActionSpace]
    version: ClassVar[str]  # of the rules; changes with every change that a record could notice
    form: ClassVar[int] = 1  # of the position documents
    upgrades: ClassVar[Mapping[int, Callable[[Document], Document]]] = {}  # from form n to form n + 1
    personalities: ClassVar[Mapping[str, str]] = {}  # of bots: names, each with a line about how it plays

    @abstractmethod
    def start(self, seats: int, options: Options) -> State:
        """The position before anything has happened. Seats and options have been checked."""

    @abstractmethod
    def read(self, document: Document, seats: int, options: Options) -> State:
        """The position of a document of the present form. What it leaves out is filled in from the box."""

    @abstractmethod
    def wrong_seats(self, seats: int) -> Refusal:
        """The refusal for a number of players that this game is not for."""

    @abstractmethod
    def longest(self, seats: int, options: Options) -> int:
        """No game has more player decisions than this, steps into the tray not counted."""

    @abstractmethod
    def scores(self, seats: int, options: Options) -> tuple[int, int]:
        """The lowest and the highest total that can ever be reached."""

    @abstractmethod
    def heuristic(self) -> Heuristic:
        """What a decent player looks at."""

    def in_character(self, personality: str) -> Game:
        """This game, with bots of one of its personalities."""
        raise UnknownName("personality", personality, self.personalities)

    def guide(self) -> Guide:
        """What a searching bot should know beside that."""
        return Guide(self.heuristic())

    @abstractmethod
    def in_words(self, event: Event, names: Sequence[str]) -> str:
        """An event of this game in words. Ask `sentence`, which also knows the events of the table."""

    def reason(self, term: str, gain: float, names: Sequence[str]) -> str:
        """Why a move is good (or bad, where the gain is below 0), from a term of the heuristic: "feeds two Sludge
        Eaters". A part of a sentence, without the number; "" where a term is not worth a word."""
        return ""

    def usual_clock(self, options: Options) -> int | None:
        """The seconds for a move at a table that names none; None where a game can wait."""
        return None

    def variants(self, seats: int) -> list[dict[str, Any]]:
        """Sets of options that change how the game goes, for the conformance suite."""
        return [{}]

    def new(self, seats: int | None = None, options: Options | Mapping[str, Any] | None = None) -> State:
        """A new game. Refused for a wrong number of seats or wrong options."""
        count = self.usual_seats if seats is None else seats
        return self.start(count, self.check(count, options))

    def check(self, seats: int, options: Options | Mapping[str, Any] | None) -> Options:
        """The options, complete and checked for this many seats."""
        if type(seats) is not int or seats not in self.seats:
            raise Refused(self.wrong_seats(seats))
        chosen = read_options(self.options, options)
        problem = chosen.problem(seats)
        if problem is not None:
            raise Refused(problem)
        return chosen

    def sentence(self, event: Event, names: Sequence[str]) -> str:
        """An event in words, for the log."""
        if event.what == "went_back":
            return "The table goes back to before that."
        return self.in_words(event, names)

    def chapter(self, event: Event, names: Sequence[str]) -> str:
        """What a landmark (`Event.progress`) begins, in the few words of a heading: "Round 2". The whole sentence,
        unless a game has fewer."""
        return self.sentence(event, names).removesuffix(".")

    def part(self, event: Event, names: Sequence[str]) -> str:
        """What part of the game a landmark belongs to: its chapter, unless a game has several chapters in one part."""
        return self.chapter(event, names)

    def load(self, document: Mapping[str, Any]) -> State:
        """A position from its document, which may be partial."""
        if not isinstance(document, Mapping):
            raise BadPosition("", "a position is an object with names and values")
        rest = self._upgraded(dict(document))
        name = rest.pop("game", self.id)
        if not isinstance(name, str) or name.replace("-", "_").casefold() != self.id:
            raise BadPosition("game", f"this is a position of '{shown(name)}', not of {self.id!r}")
        seats = rest.pop("seats", self.usual_seats)
        try:
            options = self.check(seats, rest.pop("options", None))
        except Refused as refused:
            where = "options" if refused.refusal.code != self.wrong_seats(0).code else "seats"
            raise BadPosition(where, str(refused)) from None
        try:
            return self.read(rest, seats, options)
        except BestiaryError:
            raise
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:  # it trusts documents
            raise BadPosition("", f"it cannot be read: {type(error).__name__}") from error

    def _upgraded(self, document: Document) -> Document:
        form = document.pop("form", self.form)
        known = type(form) is int and 0 < form <= self.form
        if not known or not all(number in self.upgrades for number in range(form, self.form)):
            raise BadPosition("form", f"{shown(form)} is no known form of positions; the present one is {self.form}")
        for number in range(form, self.form):
            document = self.upgrades[number](document)
        return document

    @property
    def invented(self) -> str:
        """What of its data is invented, in one sentence for players; "" where nobody has said."""
        return ""

    @property
    def rulebook(self) -> Rulebook:
        """The numbered rules, read from the game's RULES.md: once, however often they are asked for."""
        return _rulebook(self)

    @property
    def minute(self) -> list[Panel]:
        """The game in a minute, read from its minute.toml; nothing where it has none."""
        return minute(self.package)

    def __repr__(self) -> str:
        return f"<{self.name}, {self.seats[0]} to {self.seats[-1]} players>"


@cache
def _rulebook(game: Game) -> Rulebook:
    text = resources.files(game.package).joinpath("RULES.md").read_text(encoding="utf-8")
    return Rulebook.parse(text, game.names)
