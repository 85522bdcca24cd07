"""The picture of a game for the documentation: python -m bestiary.terminal.picture > docs/terminal.svg"""

import io
import re
import sys
from contextlib import suppress

from rich.console import Console
from rich.terminal_theme import MONOKAI
from rich.text import Text

from bestiary.core.dice import key_from_seed
from bestiary.core.match import Match
from bestiary.core.registry import find_game
from bestiary.terminal.boards.board import WIDTH
from bestiary.terminal.company import Company
from bestiary.terminal.session import Session

SEED = "picture25"
MOVES = ["1", "2", "2", "1", "2", "1", "1", "1"]  # before the picture begins
SHOWN = ["hint", "2"]  # what is typed in it
# Fonts would be fetched from elsewhere; the reader's own do as well.
FONTS = re.compile(r"@font-face\s*\{.*?\}\s*", re.DOTALL)


class Enough(Exception):
    """The picture is complete."""


class Hand:
    """Types what was decided beforehand, and begins the picture after the first moves."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._lines = [*MOVES, *SHOWN]

    def read(self, prompt: str) -> str:
        """The next line, shown as if it had been typed."""
        if not self._lines:
            self._console.print(Text(prompt))
            raise Enough
        line = self._lines.pop(0)
        if len(self._lines) == len(SHOWN):
            self._console.export_text(clear=True)
        else:
            self._console.print(Text.assemble(prompt, (line, "bold")))
        return line


def picture() -> str:
    """A few moves in the middle of a game, as SVG. It is always the same."""
    game = find_game("monster_cafe")
    company = Company.gather(game, 4, 0, seed=SEED)
    match = Match(game, game.new(4), key=key_from_seed(SEED), players=company.players("Ada"))
    console = Console(file=io.StringIO(), width=WIDTH, record=True, force_terminal=True, color_system="truecolor")
    with suppress(Enough):
        Session(match, company, console, Hand(console).read).run()
    svg = console.export_svg(title="bestiary play monster_cafe", theme=MONOKAI, unique_id="bestiary")
    return FONTS.sub("", svg)


if __name__ == "__main__":
    sys.stdout.write(picture())
