"""Guests. A signed cookie says who somebody is; the id that others see is its hash, and gives no rights."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Iterable
from contextlib import suppress

from msgspec.structs import replace

from bestiary.core.errors import Refused
from bestiary.core.names import check_names
from bestiary.server.messages import AVATARS, Avatar, Person
from bestiary.server.people.secret import Secret
from bestiary.server.store.rows import PersonRow
from bestiary.server.store.storage import NotStored, Storage

COOKIE = "bestiary_guest"
COOKIE_AGE = 400 * 24 * 3600  # browsers keep none for longer
MOODS = (
    "Brave",
    "Curious",
    "Drowsy",
    "Fuzzy",
    "Gentle",
    "Hungry",
    "Jolly",
    "Lucky",
    "Merry",
    "Mighty",
    "Plucky",
    "Shy",
)
BEASTS = ("Badger", "Dragon", "Gecko", "Gremlin", "Newt", "Ogre", "Otter", "Snail", "Troll", "Wombat", "Yak", "Yeti")
KNOWN = 20_000  # people kept in memory


class Cookie:
    """Makes and reads the cookies of guests."""

    def __init__(self, secret: Secret) -> None:
        self._secret = secret

    def new(self) -> tuple[str, str]:
        """A new guest: the public id, and the cookie that proves it."""
        private = secrets.token_urlsafe(18)
        return public_id(private), f"{private}.{self._secret.seal('cookie', private)}"

    def owner(self, cookie: str) -> str | None:
        """The public id that a cookie proves; None when it is not one of ours."""
        private, _, signature = cookie.rpartition(".")
        return public_id(private) if self._secret.opens("cookie", signature, private) else None


class People:
    """Names and avatars by public id. Who has not chosen any gets some that go with the id."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._known: OrderedDict[str, Person] = OrderedDict()  # who was met last stands last

    async def meet(self, ids: Iterable[str]) -> None:
        """Looks up who is not known, or not known any more: whoever shows somebody's name has met them before."""
        wanted = set(ids)
        for person in wanted & self._known.keys():
            self._known.move_to_end(person)
        unknown = sorted(wanted - self._known.keys())
        if unknown:
            with suppress(NotStored):  # whom the storage cannot tell now is a stranger until it can
                for row in await self._storage.people(unknown):
                    self._known[row.id] = person_of(row)
        while len(self._known) > max(KNOWN, len(wanted)):
            self._known.popitem(last=False)

    async def meet_again(self, ids: Iterable[str]) -> None:
        """They may go by other names now."""
        for row in await self._storage.people(sorted(set(ids) & self._known.keys())):
            self._known[row.id] = person_of(row)

    def get(self, person: str) -> Person:
        """Somebody who has been met, or a stranger."""
        return self._known.get(person) or _stranger(person)

    def has_chosen(self, person: str) -> bool:
        """Whether the name and the avatar are somebody's own choice."""
        return person in self._known

    async def rename(self, person: str, name: str, avatar: Avatar) -> Person:
        """Another name or avatar; refused (T-06) when nobody could say it."""
        try:
            check_names([name], 1)
        except Refused as refused:
            text = "A name has 1 to 24 characters, all of them such that others can see."
            raise Refused(replace(refused.refusal, text=text)) from None
        await self._storage.save_person(PersonRow(person, name, avatar))
        self._known[person] = Person(person, name, avatar)
        return self._known[person]


def public_id(private: str) -> str:
    """What others see of a guest's identity."""
    return hashlib.sha256(f"bestiary guest {private}".encode()).hexdigest()[:16]


def person_of(row: PersonRow) -> Person:
    """Somebody as stored. An avatar that is no longer drawn gives way to the one that goes with the id."""
    drawn = next((avatar for avatar in AVATARS if avatar == row.avatar), _stranger(row.id).avatar)
    return Person(row.id, row.name, drawn)


def _stranger(person: str) -> Person:
    number = int.from_bytes(hashlib.sha256(person.encode()).digest()[:8], "big")
    mood, beast = MOODS[number % len(MOODS)], BEASTS[number // len(MOODS) % len(BEASTS)]
    return Person(person, f"{mood} {beast}", AVATARS[number // 1000 % len(AVATARS)])
