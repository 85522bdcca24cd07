"""The channel of one process keeps to the suite."""

from __future__ import annotations

from bestiary.server.channel import Channel, InProcessChannel
from tests.server.channel_suite import ChannelSuite


class TestInProcessChannel(ChannelSuite):
    async def make(self) -> tuple[Channel, Channel]:
        channel = InProcessChannel()
        return channel, channel
