"""The entrance: who comes in, from where, how often, and what every answer carries."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any

import msgspec
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from bestiary.core.errors import Refused
from bestiary.server.messages import Problem
from bestiary.server.people.people import COOKIE, COOKIE_AGE, Cookie
from bestiary.server.refusals import refuse, status_of
from bestiary.server.services import Services
from bestiary.server.web.limits import address_of

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SECURITY = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
METRICS = "/metrics"  # has a token of its own
WITHOUT_GUEST = ("/healthz", "/readyz", METRICS, "/assets/")
SAFE = ("GET", "HEAD", "OPTIONS")
log = logging.getLogger("bestiary.requests")


class Entrance:
    """Every request and every WebSocket comes through here, also those that lead nowhere, which is why it stands around
    the application and not among its middleware. `scope["user"]` is the guest's public id afterwards."""

    def __init__(self, services: Services, inside: ASGIApp) -> None:
        self._services = services
        self._inside = inside
        self._cookie = Cookie(services.secret)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = self._services.clock.now()
        extra = list(SECURITY)
        status = 101

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *extra]
                if scope["type"] == ScopeType.HTTP and scope["method"] == "OPTIONS" and status == 204:
                    message["headers"] = _with_all_methods(message["headers"], scope)
            elif message["type"] == "websocket.accept":
                message["headers"] = [*message.get("headers", []), *extra[len(SECURITY) :]]
            await send(message)

        try:
            headers = Headers.from_scope(scope)
            await self._check_rate(scope)
            self._check_origin(scope, headers)
            person, cookie = await self._guest(scope, headers)
            if cookie is not None:
                extra.append((b"set-cookie", _set_cookie(cookie, scope)))
            scope["user"] = person
        except Refused as refused:
            await _turn_away(scope, answer, refused)
        else:
            await self._inside(scope, receive, answer)
        if scope["type"] == ScopeType.HTTP:
            self._note(scope, status, began)

    async def _check_rate(self, scope: Scope) -> None:
        if not await self._services.counts.take("requests", address_of(scope)):
            raise refuse("TOO_FAST")

    def _check_origin(self, scope: Scope, headers: Headers) -> None:
        """What a page of somebody else's sends with our cookie is not what our guest wants."""
        if scope["type"] == ScopeType.HTTP and scope["method"] in SAFE:
            return
        origin = headers.get("origin")
        if origin is None:
            if headers.get("sec-fetch-site") == "cross-site":
                raise refuse("WRONG_ORIGIN")
            return
        if origin not in self._services.settings.origins and origin != f"{_scheme(scope)}://{headers.get('host')}":
            raise refuse("WRONG_ORIGIN")

    async def _guest(self, scope: Scope, headers: Headers) -> tuple[str, str | None]:
        """The guest's public id, and a cookie for who has none."""
        token = token_in(headers)
        if token is not None and scope["path"] != METRICS:
            owner = await self._services.tokens.owner(token)
            if owner is None:
                raise refuse("BAD_TOKEN")
            return owner, None
        for cookie in _cookies_in(headers):
            known = self._cookie.owner(cookie)
            if known is not None:
                return known, None
        person, new = self._cookie.new()
        return person, None if scope["path"].startswith(WITHOUT_GUEST) else new

    def _note(self, scope: Any, status: int, began: float) -> None:
        """The path's form, never the path: links of seats are secrets."""
        self._services.metrics.requests.labels(scope["method"], str(status)).inc()
        milliseconds = round(1000 * (self._services.clock.now() - began), 1)
        path = scope.get("path_template", "")
        log.info("request", extra={"method": scope["method"], "path": path, "status": status, "ms": milliseconds})


def token_in(headers: Headers) -> str | None:
    """The token that somebody's program has sent."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def _cookies_in(headers: Headers) -> list[str]:
    """What may be ours among the cookies of everybody on this host, however the others are written."""
    pairs = [pair.strip().partition("=") for line in headers.getall("cookie", []) for pair in line.split(";")]
    return [value.strip('"') for name, _, value in pairs if name == COOKIE]


def _scheme(scope: Scope) -> str:
    """That of the page which a request belongs to."""
    return "https" if scope["scheme"] in ("https", "wss") else "http"


def _set_cookie(cookie: str, scope: Scope) -> bytes:
    secure = "; Secure" if _scheme(scope) == "https" else ""
    return f"{COOKIE}={cookie}; Path=/; Max-Age={COOKIE_AGE}; HttpOnly; SameSite=Lax{secure}".encode()


def _with_all_methods(headers: Iterable[tuple[bytes, bytes]], scope: Any) -> list[tuple[bytes, bytes]]:
    """Litestar names only the methods of the handler that a path had first."""
    routes = [route for route in scope["litestar_app"].routes if route.path_format == scope["path_template"]]
    methods = ", ".join(sorted({method for route in routes for method in route.methods}))
    return [*(header for header in headers if header[0] != b"allow"), (b"allow", methods.encode())]


async def _turn_away(scope: Scope, send: Any, refused: Refused) -> None:
    refusal = refused.refusal
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 1008, "reason": refusal.text})
        return
    body = msgspec.json.encode(Problem(refusal.code, refusal.rule, refusal.text))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status_of(refusal), "headers": headers})
    await send({"type": "http.response.body", "body": body})
