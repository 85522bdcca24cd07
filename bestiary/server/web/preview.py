"""What a link looks like before it is opened: the title, the words and the picture of a page, for those who only read
its head. Nothing is told that the link would not tell."""

from __future__ import annotations

import re
from html import escape
from typing import NamedTuple

from bestiary.core.game import Game
from bestiary.server.store.rows import TableRow

TABLE = re.compile(r"/t/([^/]+)(/replay)?")


class Words(NamedTuple):
    """A page in two lines."""

    title: str
    about: str


def words_of(row: TableRow, game: Game, replay: bool) -> Words:
    """A table in two lines."""
    players = f"{len(row.seats)} players"
    if replay:
        return Words(f"{game.name}: a replay", f"A game of {players}, move by move.")
    if row.status == "playing":
        return Words(f"{game.name}: a game is on", f"{players}, and room to watch.")
    if row.status == "over":
        return Words(f"{game.name}: how it ended", f"A game of {players}: the score pad, and a replay move by move.")
    free = sum(seat.kind == "open" for seat in row.seats)
    chairs = "One chair is free" if free == 1 else f"{free} chairs are free"
    return Words(f"{game.name}: pull up a chair", f"{chairs} at a table for {len(row.seats)}. No account, no download.")


def with_preview(page: bytes, base: str, path: str, words: Words | None) -> bytes:
    """The client's page with a head of its own: addresses in full, since who reads only the head knows no other."""
    base = escape(base.rstrip("/"))
    text = page.decode()
    text = text.replace('content="/preview.png"', f'content="{base}/preview.png"')
    text = text.replace("</head>", f'  <meta property="og:url" content="{base}{escape(path)}" />\n  </head>', 1)
    if words is None:
        return text.encode()
    title, about = escape(words.title), escape(words.about)
    text = re.sub(r"<title>.*?</title>", lambda _: f"<title>{title} · Bestiary</title>", text, count=1)
    for name, content in (("og:title", title), ("og:description", about), ("description", about)):
        tag = rf'(<meta\s+(?:name|property)="{name}"\s+content=")[^"]*'
        text = re.sub(tag, lambda found, content=content: found[1] + content, text, count=1)  # type: ignore[misc]
    return text.encode()
