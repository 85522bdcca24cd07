"""The description of the HTTP interface: what cannot be read off the handlers."""

from __future__ import annotations

from collections.abc import Mapping

from litestar.openapi.spec import Components, OpenAPI, Schema, SecurityScheme

from bestiary.core.game import Game
from bestiary.server.bot_api import BotMove
from bestiary.server.messages import Me, SeatWish, TableWish
from bestiary.server.people import COOKIE

WHO = Components(
    security_schemes={
        "guest": SecurityScheme(type="apiKey", security_scheme_in="cookie", name=COOKIE),
        "token": SecurityScheme(type="http", scheme="bearer"),
    }
)
ANYBODY: list[dict[str, list[str]]] = [{}, {"guest": []}, {"token": []}]  # who has no cookie is given one
STRICT = (Me, SeatWish, TableWish, BotMove)


def complete(openapi: OpenAPI, games: Mapping[str, Game]) -> None:
    """Says what is strict, which games there are, and how a table is wished for."""
    schemas = openapi.components.schemas
    for kind in STRICT:
        schemas[kind.__name__].additional_properties = False
    wish = schemas[TableWish.__name__]
    wish.examples = [_against_bots(game) for game in games.values()]
    name = (wish.properties or {})["game"]
    assert isinstance(name, Schema)
    name.enum = sorted(games)


def _against_bots(game: Game) -> dict[str, object]:
    bots = [{"kind": "bot"}] * (game.usual_seats - 1)
    return {"game": game.id, "seats": [{"kind": "me"}, *bots]}
