"""`bestiary rules`: the rules of a game, by number or by word."""

import re
from itertools import groupby

import click
import msgspec
from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from bestiary.cli.output import print_json, show
from bestiary.core.errors import nearest
from bestiary.core.game import Game
from bestiary.core.registry import import_game
from bestiary.core.rulebook import Rule, Rulebook


@click.command()
@click.argument("game")
@click.argument("words", nargs=-1, metavar="[WORD]...")
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of text.")
def rules(game: str, words: tuple[str, ...], as_json: bool) -> int:
    """The numbered rules of GAME: all of them, or those that have every WORD in them.

    \b
    bestiary rules monster_cafe               all rules
    bestiary rules monster_cafe MC-031        one rule, by its number
    bestiary rules monster_cafe sorbet kind   whatever says something about both words
    """
    found_game = import_game(game)
    book = found_game.rulebook
    found = _find(book, words)
    if as_json:
        print_json([msgspec.to_builtins(rule) for rule in found])
    elif found:
        if not words and found_game.invented:
            show(Padding(Text(found_game.invented, style="italic"), (0, 0, 1, 0)))
        _print(found)
    if not found:
        click.echo(_nothing(found_game, book, words), err=True)
        return 1
    return 0


def _find(book: Rulebook, words: tuple[str, ...]) -> list[Rule]:
    if not words:
        return book.rules
    numbers = {number.casefold(): rule for number, rule in book.entries.items()}
    if all(word.casefold() in numbers for word in words):
        return [numbers[word.casefold()] for word in words]
    return book.find(" ".join(words))


def _print(found: list[Rule]) -> None:
    for section, rules_of_it in groupby(found, key=lambda rule: rule.section):
        lines = Table.grid(padding=(0, 2, 0, 0))
        lines.add_column(no_wrap=True, width=8)
        lines.add_column()
        for rule in rules_of_it:
            lines.add_row(Text(rule.id, style="cyan"), Text(rule.text))
        show(Group(Text(section, style="bold"), Padding(lines, (0, 0, 1, 2))))


def _nothing(game: Game, book: Rulebook, words: tuple[str, ...]) -> str:
    known = {word for rule in book.entries.values() for word in re.findall(r"[\w'-]{3,}", rule.text.casefold())}
    known |= set(book.entries)
    wanted = [word for word in words if not book.find(word)]
    near = [found for word in wanted if (found := nearest(word, known))]
    advice = f" Did you mean {' '.join(near)!r}?" if near else ""
    return f"{game.name} has no rule about {' '.join(words)!r}.{advice}"
