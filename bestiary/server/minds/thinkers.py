"""The processes in which bots think, and how they share their time."""

from __future__ import annotations

import asyncio
import logging
from collections import deque

from msgspec.structs import replace

from bestiary.core.seats import Action
from bestiary.server.clock import Alarm, Clock
from bestiary.server.minds.question import Answer, Question
from bestiary.server.minds.thinker import Lost, Thinker
from bestiary.server.tasks import Tasks

LEAST = 0.005  # seconds: with less, a search says no more than a glance
AGAIN = 0.5  # seconds until a process is started in place of one that has died
HUNG = 2.0  # seconds over its time, and a thinker is given up
log = logging.getLogger("bestiary.thinking")


class Thought:
    """A question on its way. Its answer comes after `seconds` of thinking at most, and not later than `patience` from
    now; None: there was no time, or the thinker was lost, and a glance has to do."""

    def __init__(self, question: Question, seconds: float, due: float) -> None:
        self.question = question
        self.seconds = seconds
        self.due = due
        self.answer: asyncio.Future[Action | None] = asyncio.get_running_loop().create_future()
        self.dropped = False
        self.thinker: Thinker | None = None  # who thinks about it
        self.began = 0.0

    def drop(self) -> None:
        """Nobody wants to know any more."""
        if not self.answer.done():
            self.dropped = True
            self.tell(None)
            if self.thinker is not None:
                self.thinker.hurry()

    def tell(self, action: Action | None) -> None:
        """It is found; unless nobody waits for it any more."""
        if not self.answer.done():
            self.answer.set_result(action)


class Thinkers:
    """As many processes as are set, each started when it is first needed, and again when it has died. When more is
    asked than they can think about, everybody gets less time, so that nobody waits for longer."""

    def __init__(self, clock: Clock, tasks: Tasks, most: int, further_games: tuple[str, ...]) -> None:
        self._clock = clock
        self._tasks = tasks
        self._most = most
        self._further_games = further_games
        self._waiting: deque[Thought] = deque()
        self._running: dict[Thought, Alarm | None] = {}
        self._idle: deque[asyncio.Future[None]] = deque()  # thinkers with nothing to do
        self._serving = 0
        self.slow: set[tuple[str, str]] = set()  # games and bots that had better look here: a glance took too long

    def begin(self, question: Question, seconds: float, patience: float) -> Thought:
        """Somebody begins to think, for so many seconds; the answer is wanted not later than after the patience."""
        thought = Thought(question, seconds, self._clock.now() + patience)
        alarm = self._clock.later(patience, lambda: self._too_late(thought))
        thought.answer.add_done_callback(lambda _: alarm.cancel())
        self._waiting.append(thought)
        if self._idle:
            self._idle.popleft().set_result(None)
        elif self._serving < self._most:
            self._serving += 1
            self._tasks.add(self._serve())
        self._share()
        return thought

    async def _serve(self) -> None:
        """One process answers, and another one when it has died."""
        thinker = Thinker(self._further_games)
        try:
            while True:
                try:
                    await thinker.start()
                    while True:
                        await self._answer_next(thinker)
                except Lost:
                    log.warning("a thinker has died, and is started again")
                    thinker.end()
                    thinker = Thinker(self._further_games)
                    await self._clock.sleep(AGAIN)
        finally:
            thinker.end()
            self._serving -= 1

    async def _answer_next(self, thinker: Thinker) -> None:
        thought = await self._next()
        thought.thinker, thought.began = thinker, self._clock.now()
        self._running[thought] = None
        given = max(LEAST, min(self._fair(thought), thought.due - thought.began))
        hung = self._clock.later(given + HUNG, thinker.kill)
        self._share()
        answer = Answer(None)
        try:
            answer = await thinker.ask(replace(thought.question, seconds=given))
            if answer.trouble:
                log.error("a bot's thinking broke: %s", answer.trouble)
        finally:
            hung.cancel()
            self._cancel(self._running.pop(thought))
            thought.thinker = None
            thought.tell(answer.action)
            self._share()

    async def _next(self) -> Thought:
        """The first that still wants an answer."""
        while True:
            while self._waiting:
                thought = self._waiting.popleft()
                if not thought.answer.done():
                    return thought
            free = asyncio.get_running_loop().create_future()
            self._idle.append(free)
            await free

    def _fair(self, thought: Thought) -> float:
        """How long a thought may take while others wait."""
        wanted = sum(not one.answer.done() for one in self._waiting) + len(self._running)
        return thought.seconds * min(1.0, self._most / max(1, wanted))

    def _share(self) -> None:
        """Who has had a fair share of the time while others wait is asked for an answer."""
        for thought, alarm in self._running.items():
            self._cancel(alarm)
            self._running[thought] = None
            if self._waiting and thought.thinker is not None:
                left = thought.began + self._fair(thought) - self._clock.now()
                self._running[thought] = self._clock.later(max(0.0, left), thought.thinker.hurry)

    def _too_late(self, thought: Thought) -> None:
        """Nobody has begun to think about it in time. Who is at it answers by itself."""
        if thought.thinker is None:
            thought.tell(None)

    @staticmethod
    def _cancel(alarm: Alarm | None) -> None:
        if alarm is not None:
            alarm.cancel()
