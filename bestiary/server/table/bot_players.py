"""Who plays by program at a table: the bots, and those who sit in for somebody who has gone."""

from __future__ import annotations

from bestiary.bots import USUAL, make_bot, strength
from bestiary.core.bot import Bot
from bestiary.core.dice import Dice, random_key
from bestiary.core.game import Game
from bestiary.core.seats import Action, Seat
from bestiary.server.clock import Clock
from bestiary.server.store.rows import TableRow
from bestiary.server.table.play import Play
from bestiary.server.table.seating import bot_of

GLANCE = 0.02  # seconds of the processor: a compiled bot lets nobody else in while it looks
LONG_LOOK = 1.0  # seconds at most for one that has taken longer, and looks aside from now on


class BotPlayers:
    """The bots of one table. Each has dice of its own, and is handed its seat's sight, never the position."""

    def __init__(self, game: Game, clock: Clock, grace: float, slow: set[tuple[str, str]]) -> None:
        """`slow` remembers, for all tables, which bots have turned out to take too long for a glance."""
        self._slow = slow
        self._clock = clock
        self._game = game
        self._grace = grace
        self._bots: dict[str, Bot] = {}
        self._dice: dict[Seat, Dice] = {}
        self._gone: dict[Seat, float] = {}  # people's seats with nobody there: since when
        self._due: dict[Seat, float] = {}  # of these, for whom a bot will sit in: when
        self.sitting_in: set[Seat] = set()

    def strength(self, row: TableRow, seat: Seat) -> str | None:
        """The bot that plays for a seat now, if one does: its level, and its temper."""
        there = row.seats[seat]
        if seat in self.sitting_in:
            return USUAL
        temper = there.personality if there.personality in self._game.personalities else ""
        return None if there.bot is None else bot_of(there.bot, temper)

    def level(self, row: TableRow, seat: Seat) -> str | None:
        """The level of that bot."""
        name = self.strength(row, seat)
        return None if name is None else strength(name).level.name

    def sits_in(self, seat: Seat) -> float | None:
        """In how many seconds a bot sits in for who has gone; None when nothing is counted down."""
        return max(0.0, round(self._due[seat] - self._clock.now(), 1)) if seat in self._due else None

    def choose(self, name: str, play: Play, seat: Seat) -> Action:
        """What a bot does that decides at a glance; and what one does that has no time to think."""
        sight = play.sight(seat, self._dice.setdefault(seat, Dice(random_key())))
        legal = sight.legal()
        if len(legal) == 1:
            return legal[0]
        wanted = strength(name)
        quick = name if not wanted.thinks else bot_of(USUAL, wanted.personality)
        if quick not in self._bots:
            self._bots[quick] = make_bot(quick, self._game)
        began = self._clock.busy()
        chosen = self._bots[quick].choose(sight)
        if self._clock.busy() - began > GLANCE:
            self._slow.add((self._game.id, quick))
        return chosen

    def thinks(self, row: TableRow, play: Play, seat: Seat) -> float:
        """For how many seconds a bot may think about what it is asked; 0: a glance is enough, which holds nobody up.
        Those that are asked in a window share the time of one, for a window does not wait for long."""
        seconds = self._seconds(row, seat)
        if seconds == 0.0 or len(play.answers(seat) or play.legal(seat)) == 1:
            return 0.0
        if play.window() is None:
            return seconds
        return seconds / max(1, sum(self._seconds(row, other) > 0.0 for other in play.pending))

    def _seconds(self, row: TableRow, seat: Seat) -> float:
        name = self.strength(row, seat)
        if name is None:
            return 0.0
        return LONG_LOOK if (self._game.id, name) in self._slow else strength(name).seconds

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
