"""The description of the HTTP interface: what cannot be read off the handlers."""

from __future__ import annotations

from collections.abc import Iterable

from litestar.openapi.spec import Components, OpenAPI, Schema, SecurityScheme
from msgspec import Struct

from bestiary.core.game import Game
from bestiary.server import messages
from bestiary.server.messages import SeatOrder, TableWish, Terms
from bestiary.server.people.people import COOKIE
from bestiary.server.web.bot_api import BotMove

WHO = Components(
    security_schemes={
        "guest": SecurityScheme(type="apiKey", security_scheme_in="cookie", name=COOKIE),
        "token": SecurityScheme(type="http", scheme="bearer"),
    }
)
ANYBODY: list[dict[str, list[str]]] = [{}, {"guest": []}, {"token": []}]  # who has no cookie is given one
WITHOUT_MORE_FIELDS = [
    kind.__name__
    for kind in (BotMove, *vars(messages).values())
    if isinstance(kind, type) and issubclass(kind, Struct) and kind.__struct_config__.forbid_unknown_fields
]


def complete(openapi: OpenAPI, games: Iterable[Game]) -> None:
    """Says what takes no further fields, which games there are, and how a table is wished for."""
    schemas = openapi.components.schemas
    for name in WITHOUT_MORE_FIELDS:
        if name in schemas:  # the WebSocket's messages are not described here
            schemas[name].additional_properties = False
    schemas[Terms.__name__].examples = [{"options": {}, "listed": True, "clock": 60}]
    schemas[SeatOrder.__name__].examples = [{"seats": [3, 2, 1, 0]}]
    wish = schemas[TableWish.__name__]
    wish.examples = [_against_bots(game) for game in games]
    named = (wish.properties or {})["game"]
    assert isinstance(named, Schema)
    named.enum = sorted(game.id for game in games)


def _against_bots(game: Game) -> dict[str, object]:
    bots = [{"kind": "bot"}] * (game.usual_seats - 1)
    return {"game": game.id, "seats": [{"kind": "me"}, *bots]}
