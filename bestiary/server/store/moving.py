"""Everything that one database keeps, moved into another: counted and compared before it is kept there."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import NamedTuple

import msgspec

from bestiary.server.store.place import TABLES, NotMoved, Place, Row

_encode = msgspec.msgpack.Encoder().encode


class Content(NamedTuple):
    """How many rows a table has, and a digest that knows no order of them."""

    rows: int = 0
    sum: int = 0

    def and_these(self, rows: list[Row]) -> Content:
        """With more rows."""
        digests = (sha256(_encode(tuple(row))).digest() for row in rows)
        total = self.sum + sum(int.from_bytes(digest, "big") for digest in digests)
        return Content(self.rows + len(rows), total % 2**256)

    @property
    def digest(self) -> str:
        """Enough of it for people to compare."""
        return f"{self.sum:064x}"[:16]


async def move_everything(source: Place, target: Place, told: Callable[[int], None]) -> dict[str, Content]:
    """Copies every row, reads it again where it is now, and keeps it if it is the same. The source stays as it is."""
    for table in TABLES:
        if await target.count(table):
            raise NotMoved(f"There is something in {target.name} already. Name a database that is empty.")
    moved: dict[str, Content] = {}
    done = 0
    for table in TABLES:
        sent = Content()
        async for rows in source.rows(table):
            whole = [_as_declared(table, row) for row in rows]
            await target.add(table, whole)
            sent = sent.and_these(whole)
            done += len(rows)
            told(done)
        arrived = await content_of(target, table)
        if arrived != sent:
            raise NotMoved(f"What has arrived of {table} differs from what was sent, so nothing was moved.")
        moved[table] = arrived
    await target.keep()
    return moved


async def content_of(place: Place, table: str) -> Content:
    """What is in a table."""
    content = Content()
    async for rows in place.rows(table):
        content = content.and_these(rows)
    return content


def _as_declared(table: str, row: Row) -> Row:
    """SQLite keeps whatever it is given: a document may be there as text, a time as a whole number."""
    return tuple(
        value.encode()
        if column == "document" and isinstance(value, str)
        else float(value)
        if column in ("at", "created") and isinstance(value, int)
        else value
        for column, value in zip(TABLES[table], row, strict=True)
    )
