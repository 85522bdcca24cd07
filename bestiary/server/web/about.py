"""What runs here, for the page that tells about it."""

from __future__ import annotations

import platform

from litestar import get

import bestiary
from bestiary.server.messages import About
from bestiary.server.web.http import ASKED_WRONG, answers


@get("/api/about", tags=["operation"], responses=answers(ASKED_WRONG))
async def about() -> About:
    """The version, and whether it is compiled."""
    return About(bestiary.__version__, bestiary.compiled(), platform.python_version())
