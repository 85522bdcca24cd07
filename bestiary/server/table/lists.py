"""The tables of the home page."""

from __future__ import annotations

import logging

from bestiary.core.errors import Refused
from bestiary.server.messages import Table
from bestiary.server.messages import Tables as Listed
from bestiary.server.store.rows import TableRow
from bestiary.server.store.storage import Storage
from bestiary.server.table.tables import Tables

log = logging.getLogger("bestiary.tables")
SHOWN = 30  # tables in a list


async def lists(storage: Storage, tables: Tables, person: str) -> Listed:
    """Mine, those that are open to everybody, and those that can be watched."""
    mine = await storage.tables_of(person, SHOWN)
    opened = await storage.listed_tables("lobby", SHOWN)
    watched = await storage.listed_tables("playing", SHOWN)
    known = {row.id for row in mine}
    rows = (mine, [row for row in opened if row.id not in known], [row for row in watched if row.id not in known])
    return Listed(*[await _shown(tables, part, person) for part in rows])


async def _shown(tables: Tables, rows: list[TableRow], person: str) -> list[Table]:
    """Those that can be opened: games of older rules or none, and what is damaged, do not hide the others."""
    shown = []
    for row in rows:
        try:
            live = await tables.get(row.id)
            shown.append(await live.shown_to(person))
        except Refused:
            pass
        except Exception:
            log.exception("a table cannot be shown", extra={"table": row.id})
    return shown
