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
        self.sitting_in: set[Seat] = set()

    def strength(self, row: TableRow, seat: Seat) -> str | None:
        """The bot that plays for a seat now, if one does."""
        return USUAL_BOT if seat in self.sitting_in else row.seats[seat].bot

    def choose(self, name: str, play: Play, seat: Seat) -> Action:
        """What a bot does."""
        legal = play.legal(seat)
        if len(legal) == 1:
            return legal[0]
        if name not in self._bots:
            self._bots[name] = make_bot(name, self._game)
        dice = self._dice.setdefault(seat, Dice(random_key()))
        return self._bots[name].choose(play.sight(seat, dice))

    def review(self, row: TableRow, present: set[str]) -> float | None:
        """Looks who is there: bots sit in for who has been gone for too long while somebody else waits, and hand
        back the seats of who has returned. Returns when to look again."""
        now = self._clock.now()
        people = {seat: there.people for seat, there in enumerate(row.seats) if there.kind == "person"}
        here = {seat for seat, names in people.items() if present.intersection(names)}
        self.sitting_in &= people.keys() - here
        self._gone = {seat: self._gone.get(seat, now) for seat in people.keys() - here}
        if not here or row.status != "playing":
            return None
        self.sitting_in |= {seat for seat, since in self._gone.items() if now - since >= self._grace}
        waits = [since + self._grace - now for seat, since in self._gone.items() if seat not in self.sitting_in]
        return max(0.0, min(waits)) if waits else None
