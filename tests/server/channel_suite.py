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

    def test_a_notice_reaches_every_other_listener_of_its_topic_in_order(self) -> None:
        async def work(here: Channel, there: Channel) -> None:
            heard: list[tuple[str, bytes]] = []
            speaker = await here.join("t1", lambda notice: heard.append(("speaker", notice)))
            await here.join("t1", lambda notice: heard.append(("a", notice)))
            await there.join("t1", lambda notice: heard.append(("b", notice)))
            await there.join("t2", lambda notice: heard.append(("c", notice)))
            for number in range(20):
                await speaker.publish(str(number).encode())
            await settle(lambda: len(heard) == 40)
            expected = [str(number).encode() for number in range(20)]
            assert [notice for who, notice in heard if who == "a"] == expected
            assert [notice for who, notice in heard if who == "b"] == expected

        self.run(work)

    def test_who_has_left_hears_nothing_more(self) -> None:
        async def work(here: Channel, there: Channel) -> None:
            heard: list[bytes] = []
            kept: list[bytes] = []
            leaver = await here.join("t1", heard.append)
            await here.join("t1", kept.append)
            speaker = await there.join("t1", print)
            await speaker.publish(b"before")
            await settle(lambda: len(heard) == 1)
            await leaver.leave()
            await leaver.leave()
            await speaker.publish(b"after")
            await settle(lambda: len(kept) == 2)
            assert heard == [b"before"]

        self.run(work)

    def test_what_is_on_its_way_does_not_reach_who_leaves(self) -> None:
        async def work(here: Channel, there: Channel) -> None:
            heard: list[bytes] = []
            kept: list[bytes] = []
            leaver = await here.join("t1", heard.append)
            await here.join("t1", kept.append)
            speaker = await here.join("t1", print)
            await speaker.publish(b"x")
            await leaver.leave()
            await settle(lambda: kept == [b"x"])
            assert heard == []

        self.run(work)

    def test_speaking_to_nobody_is_harmless(self) -> None:
        async def work(here: Channel, there: Channel) -> None:
            speaker = await here.join("t9", print)
            await speaker.publish(b"anybody?")
            await there.close()
            await speaker.publish(b"anybody?")
            await speaker.leave()

        self.run(work)

    def test_a_listener_is_not_called_inside_of_publish(self) -> None:
        async def work(here: Channel, there: Channel) -> None:
            heard: list[bytes] = []
            await here.join("t1", heard.append)
            speaker = await here.join("t1", print)
            await speaker.publish(b"x")
            assert heard == []
            await settle(lambda: heard == [b"x"])

        self.run(work)


async def settle(done: Callable[[], bool]) -> None:
    """Waits until something has come about."""
    async with asyncio.timeout(60):
        while not done():
            await asyncio.sleep(0.001)
