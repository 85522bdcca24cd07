"""The bots of one table move: each when its seat is asked, after a pause in which people can follow."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.errors import Refused
from bestiary.core.seats import Action, Seat
from bestiary.server.clock import Clock
from bestiary.server.table.bot_players import BotPlayers
from bestiary.server.table.current import Current
from bestiary.server.table.play import Play
from bestiary.server.tasks import Tasks

PATIENCE = 5.0  # seconds until a bot tries again what could not be stored
_FINE = 1000  # steps in which a time is drawn


class BotMoves:
    """At most one task that lets bots move until a person is asked."""

    def __init__(
        self,
        current: Current,
        players: BotPlayers,
        lock: asyncio.Lock,
        may_move: Callable[[], bool],
        make: Callable[[Seat, Action], Awaitable[None]],
        clock: Clock,
        pause: float,
        tasks: Tasks,
    ) -> None:
        self._current = current
        self._players = players
        self._lock = lock
        self._may_move = may_move
        self._make_move = make
        self._clock = clock
        self._pause = pause
        self._tasks = tasks
        self._task: asyncio.Task[None] | None = None

    @property
    def idle(self) -> bool:
        """Whether none of them is about to move."""
        return self._task is None

    def wake(self) -> None:
        """Something has changed: perhaps it is a bot's turn."""
        if self._task is None and self._next() is not None:
            self._task = self._tasks.add(self._work())

    def stop(self) -> None:
        """No more moves."""
        if self._task is not None:
            self._task.cancel()

    def _next(self) -> Seat | None:
        """The first seat that is offered or asked something and that a bot plays for, unless bots have to wait; in a
        race against people, the first that is ready."""
        play = self._current.running
        if play is None or not self._may_move():
            return None
        offered = [seat for seat in range(play.seats) if self._is_bot(seat) and play.answers(seat)]
        if offered:
            return offered[0]  # before anybody's move takes the offer away
        bots = [seat for seat in play.pending if self._is_bot(seat)]
        if not bots or len(bots) == len(play.pending) or not play.race():
            return bots[0] if bots else None
        return min(bots, key=lambda seat: self._ready(play, seat))

    def _is_bot(self, seat: Seat) -> bool:
        return self._players.strength(self._current.row, seat) is not None

    def _ready(self, play: Play, seat: Seat) -> float:
        """When a bot that runs against people has looked at everything: it takes one to three pauses for each thing.
        The draw is the table's own, so that no restart and no other worker makes a bot faster."""
        since = play.asked[seat]
        dice = Dice(key_from_seed(self._current.row.key, "race", str(since), seat))
        return since + self._pause * play.race() * (1 + 2 * dice.below(_FINE) / _FINE)

    def _looks(self) -> bool:
        """Whether the next bot still looks at its hand in a race; not when only bots are left in it."""
        seat, play = self._next(), self._current.running
        if play is None or seat not in play.pending or not play.race():
            return False
        return not all(self._is_bot(one) for one in play.pending) and self._clock.now() < self._ready(play, seat)

    async def _work(self) -> None:
        try:
            while self._next() is not None:
                if self._current.window is None:
                    await self._clock.sleep(self._pause)
                if not self._looks() and not await self._move():
                    await self._clock.sleep(PATIENCE)
        finally:
            self._task = None

    async def _move(self) -> bool:
        """A bot lets a window be at once; what it has to say there, people can follow. False when it could not be
        kept."""
        async with self._lock:
            seat, play = self._next(), self._current.play
            if seat is None or play is None:
                return True
            name = self._players.strength(self._current.row, seat) or ""
            action = await asyncio.to_thread(self._players.choose, name, play, seat)
            window = play.window()
            if window is None or action == window.closing:
                return await self._make(seat, action)
            ply = self._current.ply
        await self._clock.sleep(self._pause)
        async with self._lock:
            if self._current.ply == ply and self._next() == seat:
                return await self._make(seat, action)
        return True

    async def _make(self, seat: Seat, action: Action) -> bool:
        try:
            await self._make_move(seat, action)
        except Refused as refused:  # or another worker's bot was faster
            return refused.refusal.code != "NOT_STORED"
        return True
