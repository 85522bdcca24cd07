"""Burrow with a verb `back`, as any game may have one: badgers dig back."""

from __future__ import annotations

from bestiary.core.actions import ActionSpace, Parameter, Verb
from tests.toy.burrow import KINDS
from tests.toy.game import Burrow

_KIND = Parameter("kind", tuple(KINDS))


class Backwards(Burrow):
    id = "backwards"
    actions = ActionSpace(
        [
            Verb("back"),
            Verb("swap", _KIND),
            Verb("lay", _KIND, tray=True),
            Verb("show"),
            Verb("pass"),
            Verb("snap"),
            Verb("peek"),
            Verb("guess", _KIND),
        ]
    )


GAME = Backwards()
