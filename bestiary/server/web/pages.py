"""The browser client: files made by the build, and one page for every address that the client knows."""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import mimetypes
import re
from pathlib import Path
from typing import Any, NamedTuple

from litestar import HttpMethod, Request, route
from litestar.response import Response

from bestiary.server.refusals import refuse
from bestiary.server.services import Services
from bestiary.server.store.storage import BadRow
from bestiary.server.web.preview import TABLE, with_preview, words_of

FOLDER = Path(__file__).parents[1] / "static"
PAGES = re.compile(r"/|/t/[^/]+(/replay)?|/seat/[^/]+|/learn|/about")
ASSETS = "/assets/"  # their names change with their content
PACKABLE = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
NOT_BUILT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Bestiary</title>
<meta http-equiv="refresh" content="5">
<h1>The server runs</h1>
<p>The browser client has not been built: <code>cd web &amp;&amp; npm ci &amp;&amp; npm run build</code>.</p>
"""
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")


class Asset(NamedTuple):
    """A file as it is sent."""

    content: bytes
    packed: bytes | None
    kind: str
    etag: str


class Assets:
    """The client's files, kept in memory once they have been asked for."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder.resolve()
        self._kept: dict[Path, tuple[int, Asset]] = {}

    def find(self, path: str) -> Asset | None:
        """The file at a path below the folder."""
        if "\0" in path:
            return None
        try:
            file = (self._folder / path.lstrip("/")).resolve()
            if not file.is_relative_to(self._folder) or not file.is_file():
                return None
        except OSError:  # a name that is too long for any file
            return None
        stamp = file.stat().st_mtime_ns
        kept = self._kept.get(file)
        if kept is None or kept[0] != stamp:
            kept = self._kept[file] = (stamp, _read(file))
        return kept[1]


@route("/{path:path}", http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
    """A file of the client, or its page; with status 404 when nothing is meant by the address."""
    if path.startswith(("/api/", "/schema/")):
        raise refuse("NO_SUCH_PAGE")
    assets: Assets = request.app.state.assets
    asset = assets.find(path) if path != "/" else None
    lasting = path.startswith(ASSETS)
    if lasting and asset is None:  # of another build: a page in its place would be read as a script
        raise refuse("NO_SUCH_PAGE")
    if asset is not None:
        cache = "public, max-age=31536000, immutable" if lasting else "public, max-age=3600"
        return _answer(request, asset, 200, cache)
    return await _index(request, path, 200 if PAGES.fullmatch(path) else 404)


@route("/", http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def home(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The home page."""
    return await _index(request, "/", 200)


async def _index(request: Request[Any, Any, Any], path: str, status: int) -> Response[bytes]:
    """The client's one page, with what a link to it shows where it is only looked at."""
    index = request.app.state.assets.find("index.html")
    if index is None:
        return _answer(request, Asset(NOT_BUILT, None, "text/html", ""), status, "no-cache")
    services: Services = request.app.state.services
    found = TABLE.fullmatch(path)
    row = None
    with contextlib.suppress(BadRow):
        row = await services.storage.table(found[1]) if found else None
    game = services.games.find(row.game) if row is not None else None
    words = words_of(row, game, bool(found and found[2])) if row is not None and game is not None else None
    return _answer(
        request, _asset(with_preview(index.content, str(request.base_url), path, words), index.kind), status, "no-cache"
    )


def _answer(request: Request[Any, Any, Any], asset: Asset, status: int, cache: str) -> Response[bytes]:
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    if asset.etag:
        headers["etag"] = asset.etag
        if status == 200 and request.headers.get("if-none-match") == asset.etag:
            return Response(b"", status_code=304, headers=headers)
    content = asset.content
    if asset.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content, headers["content-encoding"] = asset.packed, "gzip"
    return Response(content, status_code=status, media_type=asset.kind, headers=headers)


def _read(file: Path) -> Asset:
    return _asset(file.read_bytes(), mimetypes.guess_type(file.name)[0] or "application/octet-stream")


def _asset(content: bytes, kind: str) -> Asset:
    packed = gzip.compress(content, 9) if kind.startswith(PACKABLE) and len(content) > 500 else None
    etag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
    return Asset(content, packed, kind, etag)
