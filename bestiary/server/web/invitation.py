"""Links: one for friends, and a private one for each seat of one's own."""

from __future__ import annotations

import io

import segno

from bestiary.server.messages import Invitation
from bestiary.server.refusals import refuse
from bestiary.server.store.rows import TableRow
from bestiary.server.table.private_links import PrivateLinks
from bestiary.server.table.seating import seats_of

LONGEST_ADDRESS = 300


def invitation(links: PrivateLinks, row: TableRow, person: str, base: str) -> Invitation:
    """The links of a table, as somebody may have them."""
    base = base.rstrip("/")
    if len(base) > LONGEST_ADDRESS:
        raise refuse("TOO_LARGE", "The address of this server is too long for a link.")
    link = f"{base}/t/{row.id}"
    seats = {str(seat): f"{base}/seat/{links.ending(row, seat)}" for seat in seats_of(row, person)}
    return Invitation(row.id, link, qr_code(link), seats)


def qr_code(text: str) -> str:
    """A QR code as an SVG image."""
    out = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        out, kind="svg", border=2, xmldecl=False, svgns=True, omitsize=True, light="white"
    )
    return out.getvalue().decode()
