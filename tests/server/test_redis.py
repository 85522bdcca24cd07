"""Redis as the channel, a real one: it dies and comes back, and everybody hears again."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from bestiary.server.channel import Channel
from bestiary.server.clock import Clock
from bestiary.server.redis.channel import RedisChannel
from bestiary.server.redis.link import Link, NoRedis, shown
from tests.server.channel_suite import ChannelSuite, settle
from tests.server.real_redis import RealRedis

pytest.importorskip("redis", reason="the channel needs pip install 'bestiary[redis]'")


@pytest.fixture
def own_redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealRedis]:
    """One that a test may kill."""
    running = RealRedis(tmp_path_factory.mktemp("redis")).start()
    yield running
    running.stop()


def channel_at(url: str) -> RedisChannel:
    clock = Clock()
    return RedisChannel(Link(url, clock), clock)


class TestRedisChannel(ChannelSuite):
    """Two workers."""

    @pytest.fixture(autouse=True)
    def _at(self, redis: RealRedis) -> None:
        self.url = redis.url

    async def make(self) -> tuple[Channel, Channel]:
        both = channel_at(self.url), channel_at(self.url)
        for channel in both:
            await channel.open()
        return both


def test_after_redis_was_away_everybody_hears_again(own_redis: RealRedis) -> None:
    """Given two workers, when Redis is killed and comes back empty, then each notices both, nobody waits for it in
    between, and what is said afterwards is heard by all."""

    async def work() -> None:
        here, there = channel_at(own_redis.url), channel_at(own_redis.url)
        heard: list[bytes] = []
        back: list[str] = []
        for name, channel in (("here", here), ("there", there)):
            await channel.open()
            channel.when_back(lambda name=name: back.append(name))  # type: ignore[misc]
            assert channel.hears
        await here.join("t1", heard.append)
        speaker = await there.join("t1", print)
        await speaker.publish(b"before")
        await settle(lambda: heard == [b"before"])
        own_redis.kill()
        await settle(lambda: not here.hears and not there.hears)
        async with asyncio.timeout(2):
            await speaker.publish(b"to nobody")
            late = await here.join("t2", heard.append)
        own_redis.start()
        await settle(lambda: sorted(back) == ["here", "there"])
        assert here.hears
        await speaker.publish(b"after")
        await settle(lambda: heard[-1] == b"after")
        await (await there.join("t2", print)).publish(b"to who came meanwhile")
        await settle(lambda: heard[-1] == b"to who came meanwhile")
        await late.leave()
        await here.close()
        await there.close()

    asyncio.run(work())


def test_a_redis_that_cannot_be_used_is_a_sentence() -> None:
    with pytest.raises(NoRedis, match=r"^Redis cannot be reached at redis://127.0.0.1:9/0: .*\.$") as refused:
        asyncio.run(Link("redis://127.0.0.1:9/0", Clock()).check())
    assert "\n" not in str(refused.value)
    with pytest.raises(NoRedis, match="An address of Redis is like"):
        Link("http://games.example", Clock())
    assert shown("redis://me:secret@host:1/0") == "redis://...@host:1/0"
