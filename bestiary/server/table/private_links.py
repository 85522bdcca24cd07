"""The private link of a seat: the same person on another device."""

from __future__ import annotations

from bestiary.core.errors import Refused
from bestiary.server.people.secret import Secret
from bestiary.server.refusals import refuse
from bestiary.server.store.rows import TableRow
from bestiary.server.table.seating import claim, seat_of
from bestiary.server.table.table import LiveTable
from bestiary.server.table.tables import Tables


class PrivateLinks:
    """Signed, and good for as long as the seat has the same owner."""

    def __init__(self, secret: Secret, tables: Tables) -> None:
        self._secret = secret
        self._tables = tables

    def ending(self, row: TableRow, seat: int) -> str:
        """What a seat's private link ends with."""
        text = f"{row.id}-{seat}"
        return f"{text}-{self._secret.seal('seat', f'{text}-{row.seats[seat].people[0]}')}"

    async def claim(self, ending: str, person: str) -> LiveTable:
        """The seat belongs to this person too."""
        table, _, rest = ending.partition("-")
        number, _, signature = rest.partition("-")
        try:
            live = await self._tables.get(table)
            seat = int(number) if number.isascii() and number.isdigit() and len(number) < 3 else -1
            owner = seat_of(live.row, seat).people[:1]
        except Refused:
            raise refuse("BAD_LINK") from None
        if not owner or not self._secret.opens("seat", signature, f"{table}-{seat}-{owner[0]}"):
            raise refuse("BAD_LINK")
        await live.change(lambda row: claim(row, seat, person))
        return live
