"""The one command and its subcommands, each of which is imported only when it is used."""

from __future__ import annotations

from importlib import import_module
from typing import NamedTuple

import click

from bestiary import __version__, compiled
from bestiary.cli.mistakes import unknown_command


class Entry(NamedTuple):
    """Where a subcommand is, and what it does."""

    module: str
    help: str


COMMANDS = {
    "games": Entry("games", "Every game that can be played here."),
    "rules": Entry("rules", "The numbered rules of a game, or those about something."),
    "play": Entry("play", "Play a game against bots in this terminal."),
    "serve": Entry("serve", "Tables for browsers, friends and bots, on this machine."),
    "move-database": Entry("move_database", "Move all tables from SQLite to PostgreSQL, or back."),
    "resume": Entry("play", "Go on with a game that was saved."),
    "replay": Entry("replay", "Look at a recorded game move by move."),
    "analyse": Entry("analyse", "Say how a finished game went, and which moves cost much."),
    "verify": Entry("verify", "Check that a recorded game is true."),
    "sim": Entry("sim", "Let bots play thousands of games, and see who wins."),
    "conformance": Entry("conformance", "Check that a game keeps every law of the kernel."),
    "bench": Entry("bench", "How fast the games are on this machine."),
}

EXAMPLES = """\b
Examples:
  bestiary games
  bestiary play monster_cafe
  bestiary rules monster_cafe sorbet
  bestiary sim monster_cafe --players sensible,random --games 1000 --seed 1
  bestiary verify game.json
"""


class Subcommands(click.Group):
    """A group that knows the names of its commands, and imports one when it is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module = import_module(f"bestiary.cli.{COMMANDS[cmd_name].module}")
        command: click.Command = getattr(module, cmd_name.replace("-", "_"))
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            raise unknown_command(args[0], list(COMMANDS))
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, entry.help) for name, entry in COMMANDS.items()])


@click.group(
    cls=Subcommands,
    invoke_without_command=True,
    epilog=EXAMPLES,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(__version__, message=f"bestiary %(version)s, {'compiled' if compiled() else 'plain Python'}")
@click.pass_context
def bestiary(ctx: click.Context, /) -> None:
    """One table for five creature games: play them, look up their rules, let bots play them by the thousand.

    `bestiary COMMAND --help` says more about each command.
    """
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())
