"""What every channel does. `make` gives two ends of it, as two workers have them; they may be the same."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from bestiary.server.channel import Channel


class ChannelSuite:
    """Notices by topic, in order, to who listens."""

    async def make(self) -> tuple[Channel, Channel]:
        raise NotImplementedError

    def run(self, work: Callable[[Channel, Channel], Awaitable[None]]) -> None:
        async def with_channel() -> None:
            here, there = await self.make()
            await work(here, there)
            await here.close()
            await there.close()

        asyncio.run(with_channel())

    def test_a_notice_reaches_every_listener_of_its_topic_in_order(self) -> None:
        async def work(here: Channel, there: Channel) -> None:
            heard: list[tuple[str, bytes]] = []
            await here.subscribe("t1", lambda notice: heard.append(("a", notice)))
            await there.subscribe("t1", lambda notice: heard.append(("b", notice)))
            await there.subscribe("t2", lambda notice: heard.append(("c", notice)))
            for number in range(20):
                await here.publish("t1", str(number).encode())
            await settle(lambda: len(heard) == 40)
            expected = [str(number).encode() for number in range(20)]
            assert [notice for who, notice in heard if who == "a"] == expected
            assert [notice for who, notice in heard if who == "b"] == expected
            assert not [notice for who, notice in heard if who == "c"]

        self.run(work)

    def test_who_has_unsubscribed_hears_nothing_more(self) -> None:
        async def work(here: Channel, there: Channel) -> None:
            heard: list[bytes] = []
            kept: list[bytes] = []
            await here.subscribe("t1", heard.append)
            await here.subscribe("t1", kept.append)
            await there.publish("t1", b"before")
            await settle(lambda: len(heard) == 1)
            await here.unsubscribe("t1", heard.append)
            await there.publish("t1", b"after")
            await settle(lambda: len(kept) == 2)
            assert heard == [b"before"]

        self.run(work)

    def test_publishing_to_nobody_is_harmless(self) -> None:
        async def work(here: Channel, there: Channel) -> None:
            await here.publish("t9", b"anybody?")
            await there.unsubscribe("t9", print)

        self.run(work)

    def test_a_listener_is_not_called_inside_of_publish(self) -> None:
        async def work(here: Channel, there: Channel) -> None:
            heard: list[bytes] = []
            await here.subscribe("t1", heard.append)
            publishing = here.publish("t1", b"x")
            await publishing
            assert heard == []
            await settle(lambda: heard == [b"x"])

        self.run(work)


async def settle(done: Callable[[], bool]) -> None:
    """Waits until something has come about."""
    for _ in range(500):
        if done():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it did not come about")
