"""The application: every route, and what they share."""

from __future__ import annotations

import hmac
import logging
import secrets
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
from bestiary.server.channel import Channel, InProcessChannel
from bestiary.server.clock import Clock
from bestiary.server.messages import Problem
from bestiary.server.people.secret import Secret
from bestiary.server.redis.channel import RedisChannel
from bestiary.server.redis.counts import RedisCounts
from bestiary.server.redis.link import Link
from bestiary.server.refusals import misread, not_kept, refuse, status_of
from bestiary.server.services import Services
from bestiary.server.settings import Settings
from bestiary.server.store.choice import storage_for
from bestiary.server.store.storage import NotStored, Storage, Unsure
from bestiary.server.web import about, bot_api, description, http, pages, socket
from bestiary.server.web.bodies import read_strictly
from bestiary.server.web.entrance import Entrance

log = logging.getLogger("bestiary.app")


def create_app(
    settings: Settings, storage: Storage | None = None, channel: Channel | None = None, clock: Clock | None = None
) -> Litestar:
    """A server's application. Without parts of its own it has the storage that its settings name, one process, and
    the computer's time."""
    settings.data.mkdir(parents=True, exist_ok=True)
    secret = Secret.in_folder(settings.data)
    clock = clock or Clock()
    chosen = storage or storage_for(settings.data, settings.database, clock)
    services = _services(settings, chosen, channel, secret, clock)

    @asynccontextmanager
    async def open_services(app: Litestar) -> AsyncIterator[None]:
        await services.open()
        try:
            yield
        finally:
            await services.close()

    app = Litestar(
        route_handlers=[
            http.MeController,
            http.GamesController,
            http.TablesController,
            http.claim,
            about.about,
            bot_api.BotController,
            socket.live,
            healthz,
            readyz,
            metrics,
            pages.page,
            pages.home,
        ],
        state=State({"services": services, "assets": pages.Assets()}),
        lifespan=[open_services],
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
    description.complete(app.openapi_schema, services.games)
    app.asgi_handler = Entrance(services, app.asgi_handler)
    return app


def _services(settings: Settings, storage: Storage, channel: Channel | None, secret: Secret, clock: Clock) -> Services:
    """With Redis, where the settings name one."""
    alone = not storage.shared
    if not settings.redis:
        return Services(settings, storage, channel or InProcessChannel(), secret, clock, alone=alone)
    link, worker = Link(settings.redis, clock), secrets.token_hex(6)
    counts = RedisCounts(link, settings, clock, worker)
    heard = channel or RedisChannel(link, clock)
    return Services(settings, storage, heard, secret, clock, alone=alone, worker=worker, counts=counts)


@get("/healthz", tags=["operation"], responses=http.answers(http.ASKED_WRONG, {503: "Nothing can be stored."}))
async def healthz(request: Request[Any, Any, Any]) -> dict[str, str]:
    """Whether the server answers, and its storage can be written."""
    if not await request.app.state.services.health.good():
        raise refuse("NOT_STORED")
    return {"status": "ok", "version": __version__}


@get("/readyz", tags=["operation"], responses=http.answers(http.ASKED_WRONG, {503: "Send people elsewhere."}))
async def readyz(request: Request[Any, Any, Any]) -> dict[str, str]:
    """Whether people may be sent here: what they do can be stored, and the other workers hear of it."""
    if not await request.app.state.services.health.ready():
        raise refuse("NOT_STORED", "This worker cannot serve tables now.")
    return {"status": "ok", "version": __version__}


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Numbers for Prometheus, for who has the token of the settings: they count what is secret at the tables."""
    services: Services = request.app.state.services
    wanted = f"Bearer {services.settings.metrics_token}"
    given = request.headers.get("authorization", "")
    if not services.settings.metrics_token or not hmac.compare_digest(given.encode(), wanted.encode()):
        raise refuse("NO_SUCH_PAGE")
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4")


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
    if isinstance(error, (NotStored, Unsure)):
        return not_kept(error)
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
