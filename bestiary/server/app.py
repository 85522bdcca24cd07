"""The application: every route, and what they share."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException, MethodNotAllowedException, NotFoundException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import Response

from bestiary import __version__
from bestiary.core.errors import BestiaryError, Refused
from bestiary.server import bot_api, description, http, live, pages
from bestiary.server.channel import Channel, InProcessChannel
from bestiary.server.door import Door
from bestiary.server.hall import Hall
from bestiary.server.messages import Problem
from bestiary.server.refusals import misread, refuse, status_of
from bestiary.server.secret import Secret
from bestiary.server.settings import Settings
from bestiary.server.sqlite import SqliteStorage
from bestiary.server.storage import Storage
from bestiary.server.strict import read_strictly

log = logging.getLogger("bestiary.app")


def create_app(settings: Settings, storage: Storage | None = None, channel: Channel | None = None) -> Litestar:
    """A server's application. Without a storage and a channel of its own it has a SQLite file and one process."""
    settings.data.mkdir(parents=True, exist_ok=True)
    secret = Secret.in_folder(settings.data)
    chosen = storage or SqliteStorage(settings.data / "bestiary.sqlite3")
    hall = Hall(settings, chosen, channel or InProcessChannel(), secret)

    @asynccontextmanager
    async def open_hall(app: Litestar) -> AsyncIterator[None]:
        await hall.open()
        try:
            yield
        finally:
            await hall.close()

    app = Litestar(
        route_handlers=[
            http.MeController,
            http.GamesController,
            http.TablesController,
            http.claim,
            bot_api.BotController,
            live.live,
            healthz,
            metrics,
            pages.page,
            pages.home,
        ],
        state=State({"hall": hall, "assets": pages.Assets()}),
        lifespan=[open_hall],
        guards=[read_strictly],
        request_max_body_size=settings.largest_body,
        exception_handlers={Exception: problem},
        openapi_config=OpenAPIConfig(
            title="Bestiary",
            version=__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
            use_handler_docstrings=True,
            components=description.WHO,
            security=description.ANYBODY,
        ),
        logging_config=None,
        debug=False,
    )
    description.complete(app.openapi_schema, hall.games)
    app.asgi_handler = Door(hall, app.asgi_handler)
    return app


@get("/healthz", tags=["operation"], responses=http.answers(http.ASKED_WRONG))
async def healthz(request: Request[Any, Any, Any]) -> dict[str, str]:
    """Whether the server and its storage answer."""
    await request.app.state.hall.storage.table("healthz")
    return {"status": "ok", "version": __version__}


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Numbers for Prometheus."""
    hall: Hall = request.app.state.hall
    return Response(hall.metrics.text(), media_type="text/plain; version=0.0.4")


def problem(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Whatever went wrong, as a Problem. What broke here is logged, and not told."""
    refusal = _refused(error).refusal
    status = status_of(refusal)
    headers = {}
    if isinstance(error, HTTPException):
        status = error.status_code
        headers = dict(error.headers or {})
    if status >= 500:
        log.error("a request broke", exc_info=error)
    return Response(Problem(refusal.code, refusal.rule, refusal.text), status_code=status, headers=headers)


def _refused(error: Exception) -> Refused:
    if isinstance(error, Refused):
        return error
    if isinstance(error, BestiaryError):
        return refuse("MALFORMED", str(error))
    if isinstance(error, NotFoundException):
        return refuse("NO_SUCH_PAGE")
    if isinstance(error, MethodNotAllowedException):
        return refuse("WRONG_METHOD")
    if isinstance(error, HTTPException) and error.status_code == 413:
        return refuse("TOO_LARGE")
    if isinstance(error, ValidationException):
        reasons = [str(entry.get("message", "")) for entry in error.extra or [] if isinstance(entry, dict)]
        return misread("; ".join(reasons) or error.detail)
    if isinstance(error, HTTPException) and error.status_code < 500:
        return refuse("MALFORMED")
    return refuse("BROKEN")
