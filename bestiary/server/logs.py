"""Logs as lines of JSON. No cookie, token, key, address or private link is ever in them."""

from __future__ import annotations

import logging
from datetime import UTC, datetime

import msgspec

FIELDS = ("method", "path", "status", "ms", "table", "code", "worker", "pid", "workers")


class JsonLines(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": f"{datetime.fromtimestamp(record.created, UTC):%Y-%m-%dT%H:%M:%S}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line.update({field: getattr(record, field) for field in FIELDS if hasattr(record, field)})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up_logs(level: str) -> None:
    """Everything goes to the standard error, in one form."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    for name in ("bestiary", "uvicorn", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level)
    logging.getLogger("uvicorn.access").handlers = []  # its lines hold whole paths, and so private links
    logging.getLogger("uvicorn.access").propagate = False
    logging.getLogger("uvicorn.error").handlers = []
    logging.getLogger("uvicorn.error").setLevel("WARNING")  # below that it tells the address of every WebSocket
