"""Tokens, with which a guest's programs speak for the guest. Only their hashes are kept."""

from __future__ import annotations

import secrets

from bestiary.server.clock import Clock
from bestiary.server.people.secret import digest
from bestiary.server.refusals import refuse
from bestiary.server.store.storage import Storage


class Tokens:
    """Those of all guests."""

    def __init__(self, storage: Storage, clock: Clock, of_one: int) -> None:
        self._storage = storage
        self._clock = clock
        self._of_one = of_one

    async def new(self, person: str) -> str:
        """One more for somebody, told once."""
        if await self._storage.count_tokens(person) >= self._of_one:
            raise refuse("TOO_MANY_TOKENS")
        token = f"bst_{secrets.token_urlsafe(24)}"
        await self._storage.save_token(digest(token), person, self._clock.now())
        return token

    async def owner(self, token: str) -> str | None:
        """Whose it is; None when it is nobody's."""
        return await self._storage.token_owner(digest(token))

    async def void(self, person: str) -> None:
        """All tokens of somebody are void from now on."""
        await self._storage.drop_tokens(person)
