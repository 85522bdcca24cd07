"""The way to Redis. Where it is away nobody waits for it: for a while everybody does without."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar, cast

from bestiary.core.errors import BestiaryError
from bestiary.server.clock import Clock

if TYPE_CHECKING:
    from redis.asyncio import Redis

T = TypeVar("T")
PATIENCE = 1.0  # seconds for an answer
REST = 1.0  # seconds until it is asked again after it has not answered


class NoRedis(BestiaryError):
    """It cannot be used."""


class Link:
    """One for a process. The driver makes as many connections as are needed."""

    def __init__(self, url: str, clock: Clock) -> None:
        try:
            from redis.asyncio import Redis as Client  # noqa: PLC0415
            from redis.asyncio.retry import Retry  # noqa: PLC0415
            from redis.backoff import NoBackoff  # noqa: PLC0415
            from redis.exceptions import RedisError  # noqa: PLC0415
        except ImportError:
            raise NoRedis("Redis needs a driver that is not installed here: pip install 'bestiary[redis]'") from None
        self.trouble: tuple[type[BaseException], ...] = (RedisError, OSError, TimeoutError)
        self.url = url
        self._clock = clock
        self._resting_until = 0.0
        try:
            self.client: Redis = Client.from_url(
                url,
                socket_connect_timeout=PATIENCE,
                socket_timeout=PATIENCE,
                retry=Retry(NoBackoff(), 0),
                health_check_interval=0,
            )
        except ValueError as error:
            raise NoRedis(
                f"An address of Redis is like redis://localhost:6379/0, and this is {url!r}: {error}."
            ) from None

    async def check(self) -> None:
        """Says in a sentence why it cannot be used."""
        try:
            await cast("Awaitable[Any]", self.client.ping())
        except self.trouble as error:
            reason = " ".join(str(error).split()) or type(error).__name__
            raise NoRedis(f"Redis cannot be reached at {shown(self.url)}: {reason.rstrip('.')}.") from None

    async def ask(self, asked: Callable[[], Awaitable[T]]) -> T | None:
        """Its answer; None where it is away. Where it has not answered just now, nobody waits for it again so soon."""
        if self.resting:
            return None
        try:
            return await asked()
        except self.trouble:
            self._resting_until = self._clock.now() + REST
            return None

    @property
    def resting(self) -> bool:
        """Whether it has not answered just now."""
        return self._clock.now() < self._resting_until

    async def close(self) -> None:
        """Hangs up."""
        await self.client.aclose()


async def check_redis(url: str) -> None:
    """Before anything is announced: one sentence where it cannot be used."""
    link = Link(url, Clock())
    try:
        await link.check()
    finally:
        await link.close()


def shown(url: str) -> str:
    """An address without its password."""
    before, at, behind = url.rpartition("@")
    return url if not at else f"{before.partition('://')[0]}://...@{behind}"
