"""`bestiary move-database`."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import click

from bestiary.cli.output import print_table
from bestiary.cli.progress import progress_bar

if TYPE_CHECKING:
    from bestiary.server.store.moving import Content


@click.command("move-database")
@click.argument("source", metavar="FROM")
@click.argument("target", metavar="TO")
def move_database(source: str, target: str) -> None:
    """Move everything that a server keeps from one database into another, which is empty.

    FROM and TO are each a server's folder (SQLite) or an address like postgresql://user:password@host/name. Stop the
    server first. What has arrived is read again and compared before it is kept; FROM stays as it is.
    """
    contents = asyncio.run(_move(source, target))
    rows = [[table, f"{content.rows:,}", content.digest] for table, content in contents.items()]
    print_table(("table", "rows", "digest, here and there"), rows, numbers=("rows",))
    click.echo("Moved. Cookies and private links stay good with the file `secret` of the server's folder (--data).")


async def _move(source: str, target: str) -> dict[str, Content]:
    from bestiary.server.store.moving import move_everything  # noqa: PLC0415
    from bestiary.server.store.place import TABLES  # noqa: PLC0415
    from bestiary.server.store.places import place_of  # noqa: PLC0415

    async with place_of(source) as there, place_of(target) as here:
        total = sum([await there.count(table) for table in TABLES])
        with progress_bar("Moving", total, "rows") as told:
            return await move_everything(there, here, told)
