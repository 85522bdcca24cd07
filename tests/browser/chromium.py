"""The browser of the tests: Debian's Chromium, and what is missing where it cannot be used."""

from __future__ import annotations

import importlib.util
import shutil
from pathlib import Path

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "bestiary" / "server" / "static" / "index.html"
NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
FLAGS = (
    "--no-sandbox",  # tests may run as root
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
)


def executable() -> str | None:
    """Where Chromium is."""
    return next((found for found in map(shutil.which, NAMES) if found), None)


def missing() -> str:
    """Why nothing can be tested in a browser here, with what to do about it; empty where it can."""
    if executable() is None:
        return "no Chromium here: python tools/chromium.py installs it, or says how"
    if importlib.util.find_spec("playwright") is None:
        return "no Playwright here: pip install playwright"
    if importlib.util.find_spec("litestar") is None:
        return "the server needs pip install 'bestiary[server]'"
    if not CLIENT.is_file():
        return "the browser client has not been built: cd web && npm ci && npm run build"
    return ""
