"""`python -m tests.browser.dealt serve ...` is `bestiary serve ...` with the same cards and dice in every run.

What people see must not depend on luck: a test that looks for a scene finds it always or never.
"""

from __future__ import annotations

import sys

from bestiary.cli import main
from bestiary.core.dice import key_from_seed
from bestiary.server.table import bot_players, new_tables


def the_same_key() -> bytes:
    """In place of a key that nobody can guess."""
    return key_from_seed("tests/browser")


if __name__ == "__main__":
    for module in (bot_players, new_tables):
        assert hasattr(module, "random_key"), f"{module.__name__} takes its keys from elsewhere"
        module.random_key = the_same_key  # type: ignore[attr-defined]
    sys.exit(main())
