"""Replays, a page at a time."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, cast

import msgspec

from bestiary.core.errors import BadPosition, Refused
from bestiary.core.game import Game
from bestiary.core.seats import Viewer
from bestiary.server.aside import Aside
from bestiary.server.messages import Frame, Replay, Table
from bestiary.server.refusals import refuse
from bestiary.server.store.rows import MoveRow, TableRow
from bestiary.server.store.storage import Storage
from bestiary.server.table.play import Play

PAGE = 100  # frames
PIECE = 200  # moves that are followed without a pause
KEPT = 8  # replays that go on where their last page ended

_encode = msgspec.json.Encoder().encode


class Replays:
    """Those of one process, made aside. Who reads page after page has each move followed once."""

    def __init__(self, storage: Storage, aside: Aside) -> None:
        self._storage = storage
        self._aside = aside
        self._kept: OrderedDict[tuple[str, Viewer, int], Replaying] = OrderedDict()

    async def page(self, game: Game, row: TableRow, viewer: Viewer, table: Table, since: int) -> bytes:
        """The frames from a number on, as JSON."""
        if row.status == "lobby":
            raise refuse("NOT_STARTED")
        replaying = self._kept.pop((row.id, viewer, since), None)
        if replaying is None:
            try:
                replaying = await self._aside.do(Replaying, game, row, viewer)
            except (Refused, BadPosition):
                raise refuse("OTHER_RULES") from None
        frames: list[Frame] = []
        try:
            while len(frames) < PAGE and await self._more(row.id, replaying):
                frames += await self._aside.do(replaying.go_on, since, PAGE - len(frames))
        except Refused:
            raise refuse("OTHER_RULES") from None
        following = since + len(frames) if await self._more(row.id, replaying) else None
        if following is not None:
            self._kept[row.id, viewer, following] = replaying
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        result = replaying.play.result if following is None else None
        return await self._aside.do(_encode, Replay(table, viewer, frames, following, result))

    def cost(self, row: TableRow, viewer: Viewer, since: int) -> float:
        """How many requests a page counts for: one that nobody has come to before is far to go."""
        return 4 if (row.id, viewer, since) in self._kept else 4 + since / 40

    async def _more(self, table: str, replaying: Replaying) -> bool:
        """Whether there is something left to follow; the log may have grown meanwhile."""
        if not replaying.moves:
            replaying.moves = (await self._storage.moves(table, replaying.ply))[::-1]
        return bool(replaying.moves) or not replaying.begun


class Replaying:
    """A match that is followed from its start with one viewer's eyes."""

    def __init__(self, game: Game, row: TableRow, viewer: Viewer) -> None:
        self.play = Play.begin(game, row)
        self.moves: list[MoveRow] = []  # those that are known and not followed yet, the next one last
        self.ply = 0
        self.begun = False
        self._viewer = viewer
        self._number = 0  # of the next frame

    def go_on(self, since: int, most: int) -> list[Frame]:
        """Follows some moves; the frames of a number and beyond it, each a step that told the viewer something."""
        frames: list[Frame] = []
        if not self.begun:
            self.begun = True
            self._add(frames, since, 0)
        for _ in range(PIECE):
            if not self.moves or len(frames) >= most:
                break
            before = self.play.moment(self._viewer)
            self.play.follow(self.moves.pop())
            self.ply += 1
            if self.play.moment(self._viewer) != before:
                self._add(frames, since, before)
        return frames

    def _add(self, frames: list[Frame], since: int, heard: int) -> None:
        if self._number >= since:
            view = cast("dict[str, Any]", self.play.view(self._viewer))
            frames.append(Frame(self._number, self.play.made, view, self.play.heard(self._viewer, heard)))
        self._number += 1
