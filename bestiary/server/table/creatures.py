"""Which creature sits on which seat. At one table nobody is mistaken for somebody else."""

from __future__ import annotations

from bestiary.server.messages import AVATARS, Avatar
from bestiary.server.people.people import People
from bestiary.server.store.rows import TableRow

APART = 5  # bots of neighbouring seats begin to look this far from each other


def creatures(row: TableRow, people: People) -> list[Avatar | None]:
    """The avatar of each seat. What people have chosen they get; others take the next one that is free: guests as they
    came, further seats of the same device, then bots."""
    found: list[Avatar | None] = [None] * len(row.seats)
    met: set[str] = set()
    later: list[tuple[int, int, Avatar]] = []  # how late, the seat, what it would like
    for seat, there in enumerate(row.seats):
        if there.kind == "open":
            continue
        owner = there.people[0] if there.people else None
        if owner is None:
            later.append((2, seat, AVATARS[seat * APART % len(AVATARS)]))
        elif owner in met:
            later.append((1, seat, people.get(owner).avatar))
        elif people.has_chosen(owner):
            found[seat] = people.get(owner).avatar
        else:
            later.append((0, seat, people.get(owner).avatar))
        if owner is not None:
            met.add(owner)
    for _, seat, wanted in sorted(later):
        found[seat] = _next_free(wanted, found)
    return found


def _next_free(wanted: Avatar, taken: list[Avatar | None]) -> Avatar:
    start = AVATARS.index(wanted)
    order = AVATARS[start:] + AVATARS[:start]
    return next((avatar for avatar in order if avatar not in taken), wanted)
