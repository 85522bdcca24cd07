"""Looking things up in the rulebook."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from bestiary.core.game import Game
from bestiary.core.rulebook import Rule, table_rules

MOST = 8


def find_rules(game: Game, words: str) -> list[Rule]:
    """Rules of the game and of every table that have these words in them; examples and refusals come last."""
    found = game.rulebook.find(words) + table_rules().find(words)
    exact = [rule for rule in found if rule.id.casefold() == words.strip().casefold()]
    return exact or sorted(found, key=lambda rule: rule.proof)


def draw_rules(found: list[Rule], words: str) -> RenderableType:
    """The first of them, with their ids."""
    if not found:
        return Text(f"No rule has {words!r} in it. Try a single word, such as a card's name.")
    table = Table.grid(padding=(0, 1), pad_edge=True)
    table.add_column(style="bold cyan", no_wrap=True)
    table.add_column()
    for rule in found[:MOST]:
        table.add_row(rule.id, Text(rule.text))
    if len(found) > MOST:
        table.add_row("", Text(f"... and {len(found) - MOST} more; another word makes it fewer.", style="dim"))
    return table
