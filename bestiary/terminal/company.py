"""Who sits where: one person, and a bot in every other seat."""

from __future__ import annotations

from collections.abc import Sequence

from bestiary.bots import USUAL, make_bot, strength
from bestiary.bots.levels import from_record, in_record
from bestiary.core.bot import Bot
from bestiary.core.dice import Dice, key_from_seed, random_key
from bestiary.core.errors import Refused
from bestiary.core.game import Game
from bestiary.core.record import Record
from bestiary.core.refusal import Refusal
from bestiary.core.seats import Seat

PERSON = "Guest"
BOT_NAMES = ("Mopsy", "Grub", "Fang", "Wisp", "Snout", "Blob", "Gnash")


class Company:
    """The person's seat, and the bots of the others, each with dice of its own.

    A bot's name in the record says what plays there, "Mopsy (sensible)", so that a saved game can go on as it was.
    """

    def __init__(self, game: Game, seat: Seat, bots: dict[Seat, str], seed: str | None = None) -> None:
        self.seat = seat
        self.bot_names = {place: strength(name).text for place, name in bots.items()}
        self._bots: dict[Seat, Bot] = {place: make_bot(name, game) for place, name in bots.items()}
        self._dice = {
            place: Dice(key_from_seed(seed, "bot", place) if seed is not None else random_key()) for place in bots
        }

    @classmethod
    def gather(cls, game: Game, seats: int, seat: Seat, bots: Sequence[str] = (), seed: str | None = None) -> Company:
        """A person at a seat; bots in the other seats in their order, the last one named for all that remain."""
        check_seat(seat, seats)
        others = [place for place in range(seats) if place != seat]
        wanted = list(bots) or [USUAL] * len(others)
        if len(wanted) > len(others):
            raise Refused(Refusal("TOO_MANY_BOTS", "T-01", f"{len(wanted)} bots do not fit into {len(others)} seats."))
        wanted += wanted[-1:] * (len(others) - len(wanted))
        return cls(game, seat, dict(zip(others, wanted, strict=True)), seed)

    @classmethod
    def of_record(cls, game: Game, record: Record) -> Company:
        """Who sat where, as the names in a record tell."""
        bots = {place: name for place, player in enumerate(record.players) if (name := from_record(player)[1])}
        seat = next((place for place in range(record.seats) if place not in bots), 0)
        return cls(game, seat, {p: bots.get(p, USUAL) for p in range(record.seats) if p != seat})

    def players(self, person: str = PERSON) -> list[str]:
        """The names for a new record."""
        free = iter([name for name in BOT_NAMES if name != person])
        seats = range(len(self.bot_names) + 1)
        return [
            person if place == self.seat else in_record(next(free, f"Bot {place}"), self.bot_names[place])
            for place in seats
        ]

    def bot(self, seat: Seat) -> tuple[Bot, Dice]:
        """The bot of a seat and its dice."""
        return self._bots[seat], self._dice[seat]

    def thinks(self, seat: Seat) -> bool:
        """Whether the bot of a seat takes longer than a glance."""
        return strength(self.bot_names[seat]).thinks

    def flags(self, record: Record, game: Game) -> str:
        """What has to be said besides the file to sit down in the same way; mostly nothing."""
        guess = Company.of_record(game, record)
        if (guess.seat, guess.bot_names) == (self.seat, self.bot_names):
            return ""
        return f" --seat {self.seat} --bots {','.join(name for _, name in sorted(self.bot_names.items()))}"


def check_seat(seat: Seat, seats: int) -> None:
    """Refuses a seat that the table does not have."""
    if not 0 <= seat < seats:
        raise Refused(Refusal("NO_SUCH_SEAT", "T-01", f"There is no seat {seat} here; they are 0 to {seats - 1}."))
