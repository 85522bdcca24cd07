"""Tasks beside everything else end when the server does, and so does what they set off while they end."""

from __future__ import annotations

import asyncio

from bestiary.server.tasks import Tasks


def test_what_a_task_sets_off_while_it_ends_ends_too() -> None:
    """Given a bot whose move was cut short and who asks to look again, when the server stops, then nobody looks."""
    looked = []

    async def work() -> None:
        tasks = Tasks()

        async def look_again() -> None:
            looked.append("again")

        async def move() -> None:
            try:
                await asyncio.sleep(60)
            finally:
                tasks.add(look_again())

        tasks.add(move())
        await asyncio.sleep(0)
        await tasks.cancel()
        tasks.add(look_again())
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    asyncio.run(work())
    assert looked == []
