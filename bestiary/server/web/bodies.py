"""Bodies of requests are read strictly: Litestar by itself takes 0 for false, and "10" for ten."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from bestiary.server.refusals import misread


async def read_strictly(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Refuses a body that has not the form of what its handler takes."""
    wanted = handler.parsed_data_field
    if wanted is None or not isinstance(connection, Request):
        return
    try:
        msgspec.convert(_whole(msgspec.json.decode(await connection.body())), wanted.annotation)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise misread(error) from None


def _whole(value: Any) -> Any:
    """To JSON, 2.0 is the integer 2."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, list):
        return [_whole(one) for one in value]
    if isinstance(value, dict):
        return {name: _whole(one) for name, one in value.items()}
    return value
