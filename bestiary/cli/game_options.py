"""Commands about one game, whose options become flags.

@click.command(cls=GameCommand)
@click.option("--seed")
def play(game: Game, options: dict[str, Any], seed: str) -> None: ...

The first argument is the game. `options` has what was given, as plain values; the game checks it.
"""

from __future__ import annotations

from typing import Any

import click
import msgspec

from bestiary.cli.option_value import NONE, is_switch, placeholder, reader
from bestiary.core.game import Game
from bestiary.core.options import Option, describe
from bestiary.core.registry import games, import_game

GAME_WORD = "bestiary.game"  # where a context keeps how the game was called: its id, or module:NAME
PREFIX = "game_option_"  # so that no option of a game hides a parameter of the command


class GameCommand(click.Command):
    """A command whose first argument is GAME, and which has a flag for each option of that game."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.params.insert(0, click.Argument(["game"], metavar="GAME"))

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        name = self._first_argument(args)
        if name is not None:
            game = import_game(name)
            ctx.meta[__name__] = game, self._flags(game)
            ctx.meta[GAME_WORD] = name
        elif not set(args) & set(ctx.help_option_names):
            raise click.UsageError(f"Say which game: {', '.join(games())}.", ctx)
        rest = super().parse_args(ctx, args)
        given = {flag.name or "": ctx.params.pop(flag.name or "") for flag in self._game_flags(ctx)}
        ctx.params["options"] = {
            name.removeprefix(PREFIX): None if value is NONE else value
            for name, value in given.items()
            if value is not None
        }
        if name is not None:
            ctx.params["game"] = ctx.meta[__name__][0]
        return rest

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        return [*super().get_params(ctx), *self._game_flags(ctx)]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        flags = self._game_flags(ctx)
        own = [option for option in self.get_params(ctx) if isinstance(option, click.Option) and option not in flags]
        with formatter.section("Options"):
            formatter.write_dl([line for option in own if (line := option.get_help_record(ctx))])
        if __name__ not in ctx.meta:
            formatter.write_paragraph()
            formatter.write_text(f"A game has options of its own: see {ctx.command_path} GAME --help")
            formatter.write_text(f"Games: {', '.join(games())}")
        elif flags:
            with formatter.section(f"Options of {ctx.meta[__name__][0].name}"):
                formatter.write_dl([line for flag in flags if (line := flag.get_help_record(ctx))])
            if any(flag.metavar == "TEXT" for flag in flags):
                formatter.write_paragraph()
                formatter.write_text("A TEXT may lie in a file: @FILE. One that begins with @ is written with @@.")

    def _game_flags(self, ctx: click.Context) -> list[click.Option]:
        flags: list[click.Option] = ctx.meta[__name__][1] if __name__ in ctx.meta else []
        return flags

    def _flags(self, game: Game) -> list[click.Option]:
        taken = {flag for parameter in self.params for flag in (*parameter.opts, *parameter.secondary_opts)}
        taken |= {"--help"}
        types = {field.name: field.type for field in msgspec.structs.fields(game.options)}
        return [_flag(option, types[option.name], taken) for option in describe(game.options)]

    def _first_argument(self, args: list[str]) -> str | None:
        """The game, before the flags are known that depend on it."""
        takes_value = {
            flag: not parameter.is_flag
            for parameter in self.params
            if isinstance(parameter, click.Option)
            for flag in (*parameter.opts, *parameter.secondary_opts)
        }
        rest = list(args)
        while rest:
            word = rest.pop(0)
            if word == "--":
                return rest[0] if rest else None
            if not word.startswith("-") or word == "-":
                return word
            # A flag of a game that is not known yet: what follows is its value, unless it is a game.
            if "=" not in word and takes_value.get(word, bool(rest) and _normal(rest[0]) not in games()) and rest:
                rest.pop(0)
        return None


def _normal(name: str) -> str:
    return name.replace("-", "_").casefold()


def _flag(option: Option, kind: Any, taken: set[str]) -> click.Option:
    word = option.name.replace("_", "-")
    if f"--{word}" in taken:
        word = f"game-{word}"
    name = PREFIX + option.name
    help_text = option.help
    if "values" in option.schema:  # the type does not list them, so the placeholder does not either
        help_text += f" Of: {', '.join(map(str, option.values))}."
    if option.default not in (None, ""):
        help_text = f"{help_text} Without it: {_shown(option.default)}.".strip()
    if is_switch(kind):
        return click.Option([name, f"--{word}/--no-{word}"], default=None, help=help_text)
    return click.Option([name, f"--{word}"], type=reader(kind), metavar=placeholder(kind), help=help_text)


def _shown(default: Any) -> str:
    if isinstance(default, bool):
        return "yes" if default else "no"
    return ",".join(map(str, default)) or "none" if isinstance(default, list | tuple) else str(default)
