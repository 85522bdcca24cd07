"""Who plays by program at a table: the bots, and those who sit in for somebody who has gone."""

from __future__ import annotations

from bestiary.bots import make_bot
from bestiary.core.bot import Bot
from bestiary.core.dice import Dice, random_key
from bestiary.core.game import Game
from bestiary.core.seats import Action, Seat
from bestiary.server.clock import Clock
from bestiary.server.store.rows import TableRow
from bestiary.server.table.play import Play
from bestiary.server.table.seating import USUAL_BOT


class BotPlayers:
    """The bots of one table. Each has dice of its own, and is handed its seat's sight, never the position."""

    def __init__(self, game: Game, clock: Clock, grace: float) -> None:
        self._clock = clock
        self._game = game
        self._grace = grace
        self._bots: dict[str, Bot] = {}
        self._dice: dict[Seat, Dice] = {}
        self._gone: dict[Seat, float] = {}  # people's seats with nobody there: since when
        self._due: dict[Seat, float] = {}  # of these, for whom a bot will sit in: when
        self.sitting_in: set[Seat] = set()

    def strength(self, row: TableRow, seat: Seat) -> str | None:
        """The bot that plays for a seat now, if one does."""
        return USUAL_BOT if seat in self.sitting_in else row.seats[seat].bot

    def sits_in(self, seat: Seat) -> float | None:
        """In how many seconds a bot sits in for who has gone; None when nothing is counted down."""
        return max(0.0, round(self._due[seat] - self._clock.now(), 1)) if seat in self._due else None

    def choose(self, name: str, play: Play, seat: Seat) -> Action:
        """What a bot does."""
        sight = play.sight(seat, self._dice.setdefault(seat, Dice(random_key())))
        legal = sight.legal()
        if len(legal) == 1:
            return legal[0]
        if name not in self._bots:
            self._bots[name] = make_bot(name, self._game)
        return self._bots[name].choose(sight)

    def review(self, row: TableRow, present: set[str]) -> float | None:
        """Looks who is there: bots sit in for who has been gone for too long while somebody else waits, and hand
        back the seats of who has returned. Returns when to look again."""
        now = self._clock.now()
        people = {seat: there.people for seat, there in enumerate(row.seats) if there.kind == "person"}
        here = {seat for seat, names in people.items() if present.intersection(names)}
        self.sitting_in &= people.keys() - here
        self._gone = {seat: self._gone.get(seat, now) for seat in people.keys() - here}
        self._due = {}
        if not here or row.status != "playing":
            return None
        self._due = {seat: since + self._grace for seat, since in self._gone.items() if seat not in self.sitting_in}
        self.sitting_in |= {seat for seat, due in self._due.items() if due <= now}
        self._due = {seat: due for seat, due in self._due.items() if due > now}
        return min(self._due.values()) - now if self._due else None
