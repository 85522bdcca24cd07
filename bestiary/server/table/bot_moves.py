"""The bots of one table move: each when its seat is asked, after a pause in which people can follow."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from bestiary.core.dice import Dice, key_from_seed
from bestiary.core.errors import Refused
from bestiary.core.seats import Action, Seat, Viewer
from bestiary.server.clock import Clock
from bestiary.server.minds.question import Question
from bestiary.server.minds.thinkers import Thinkers, Thought
from bestiary.server.store.storage import NotStored, Unsure
from bestiary.server.table.bot_players import BotPlayers
from bestiary.server.table.current import Current
from bestiary.server.table.play import Play
from bestiary.server.tasks import Tasks

PATIENCE = 5.0  # seconds until a bot tries again what could not be stored
_FINE = 1000  # steps in which a time is drawn


class Pondering(NamedTuple):
    """A bot thinks about a decision: it is the same one while its seat has not been told anything new."""

    seat: Seat
    moment: int
    thought: Thought


class BotMoves:
    """At most one task that lets bots move until a person is asked."""

    def __init__(
        self,
        current: Current,
        players: BotPlayers,
        thinkers: Thinkers,
        lock: asyncio.Lock,
        may_move: Callable[[], bool],
        make: Callable[[Seat, Action], Awaitable[None]],
        clock: Clock,
        pause: float,
        tasks: Tasks,
        tell_thinking: Callable[[], None],
    ) -> None:
        self._current = current
        self._players = players
        self._thinkers = thinkers
        self._lock = lock
        self._may_move = may_move
        self._make_move = make
        self._clock = clock
        self._pause = pause
        self._tasks = tasks
        self._tell_thinking = tell_thinking
        self._task: asyncio.Task[None] | None = None
        self._pondering: Pondering | None = None

    @property
    def idle(self) -> bool:
        """Whether none of them is about to move."""
        return self._task is None

    def thinking(self, viewer: Viewer) -> list[Seat]:
        """Which bots a viewer may see thinking: those that it knows to be waited for. In a window it would tell who has
        something to say."""
        play, pondering = self._current.running, self._pondering
        if play is None or pondering is None or play.window() is not None:
            return []
        return [pondering.seat] if pondering.seat in play.view(viewer).waiting else []

    def wake(self) -> None:
        """Something has changed: perhaps it is a bot's turn, and perhaps one thinks about what is no more."""
        if self._pondering is not None and not self._fits(self._pondering):
            self._pondering.thought.drop()
        if self._task is None and self._next() is not None:
            self._task = self._tasks.add(self._work())

    def stop(self) -> None:
        """No more moves."""
        if self._task is not None:
            self._task.cancel()

    def _next(self) -> Seat | None:
        """The first seat that is offered or asked something and that a bot plays for, unless bots have to wait; in a
        race, the first that is ready."""
        play = self._current.running
        if play is None or not self._may_move():
            return None
        offered = [seat for seat in range(play.seats) if self._is_bot(seat) and play.answers(seat)]
        if offered:
            return offered[0]  # before anybody's move takes the offer away
        bots = [seat for seat in play.pending if self._is_bot(seat)]
        if not bots or not play.race():
            return bots[0] if bots else None
        return min(bots, key=lambda seat: self._ready(play, seat))

    def _is_bot(self, seat: Seat) -> bool:
        return self._players.strength(self._current.row, seat) is not None

    def _ready(self, play: Play, seat: Seat) -> float:
        """When a bot that runs against others has looked at everything: it takes one to three pauses for each thing.
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
        looked = False
        try:
            while self._next() is not None:
                if self._looks():
                    await self._clock.sleep(self._pause)
                    looked = True
                    continue
                if not await self._move(self._clock.now() - (self._pause if looked else 0.0)):
                    await self._clock.sleep(PATIENCE)
                looked = False
        finally:
            self._task = None

    async def _move(self, began: float) -> bool:
        """A bot thinks, or takes a look, and moves. It lets a window be at once; anything else comes after a pause, so
        that people can follow: to think takes none of their time, until it takes longer. False when it could not be
        kept."""
        pondering = await self._ponder()
        chosen = None if pondering is None else await self._answer(pondering)
        if pondering is not None and pondering.thought.dropped:
            return True
        if self._current.window is None:
            await self._rest(began)
        async with self._lock:
            seat, play = self._next(), self._current.play
            if seat is None or play is None or (pondering is not None and not self._fits(pondering)):
                return True
            if pondering is None and self._players.thinks(self._current.row, play, seat):
                return True  # it has become another's turn meanwhile, who will think about it
            if chosen is None:
                name = self._players.strength(self._current.row, seat) or ""
                chosen = await asyncio.to_thread(self._players.choose, name, play, seat)
            window = play.window()
            if window is None or chosen == window.closing:
                return await self._make(seat, chosen)
            ply = self._current.ply
        await self._rest(began)
        async with self._lock:
            if self._current.ply == ply and self._next() == seat:
                return await self._make(seat, chosen)
        return True

    async def _ponder(self) -> Pondering | None:
        """The next bot begins to think, if it is one that does."""
        async with self._lock:
            seat, play = self._next(), self._current.play
            if seat is None or play is None:
                return None
            seconds = self._players.thinks(self._current.row, play, seat)
            if seconds == 0.0:
                return None
            name = self._players.strength(self._current.row, seat) or ""
            question = Question.about(self._current.game, play.state, seat, name)
            return Pondering(seat, play.moment(seat), self._thinkers.begin(question, seconds, self._pause + seconds))

    async def _answer(self, pondering: Pondering) -> Action | None:
        """What it has found; None when a glance has to do."""
        self._pondering = pondering
        self._tell_thinking()
        try:
            return await asyncio.shield(pondering.thought.answer)
        finally:
            pondering.thought.drop()
            self._pondering = None
            self._tell_thinking()

    def _fits(self, pondering: Pondering) -> bool:
        """Whether the same is still asked of the same bot."""
        play = self._current.running
        return play is not None and self._next() == pondering.seat and play.still(pondering.seat, pondering.moment)

    async def _rest(self, began: float) -> None:
        """The rest of a pause."""
        await self._clock.sleep(self._pause - (self._clock.now() - began))

    async def _make(self, seat: Seat, action: Action) -> bool:
        try:
            await self._make_move(seat, action)
        except Refused as refused:  # or another worker's bot was faster
            return refused.refusal.code != "NOT_STORED"
        except (NotStored, Unsure):
            return False
        return True
