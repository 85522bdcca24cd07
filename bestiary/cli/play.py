"""`bestiary play GAME` and `bestiary resume FILE`."""

from pathlib import Path
from typing import Any

import click

from bestiary.bots import LEVELS
from bestiary.cli.files import read_position, read_record
from bestiary.cli.game_options import GameCommand
from bestiary.core.dice import key_from_seed
from bestiary.core.game import Game
from bestiary.core.match import Match
from bestiary.core.state import State
from bestiary.terminal.company import PERSON, Company
from bestiary.terminal.console import make_console, read_line
from bestiary.terminal.interruption import like_control_c
from bestiary.terminal.session import Session

HOW_THEY_PLAY = "\b\nBots:\n" + "\n".join(f"  {level.name:10}{level.about}" for level in LEVELS)


@click.command(cls=GameCommand, epilog=HOW_THEY_PLAY)
@click.option("--seats", type=int, metavar="N", help="How many play; the game's usual number if left out.")
@click.option("--seat", type=int, default=0, metavar="K", show_default=True, help="Your seat, counted from 0.")
@click.option("--bots", default="", metavar="LEVEL,..", help="Who sits in the other seats, in their order.")
@click.option(
    "--from",
    "file",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Begin from the position, or in the middle of the record, that is in FILE.",
)
@click.option("--after", type=click.IntRange(0), metavar="N", help="Of a record: after so many of its moves.")
@click.option("--seed", metavar="SEED", help="The same seed gives the same luck.")
@click.option("--name", default=PERSON, metavar="NAME", show_default=True, help="What you are called.")
def play(
    game: Game,
    options: dict[str, Any],
    seats: int | None,
    seat: int,
    bots: str,
    file: Path | None,
    after: int | None,
    seed: str | None,
    name: str,
) -> None:
    """Play a game in the terminal, against bots."""
    start = game.new(seats, options) if file is None else _position(game, options, seats, file, after)
    if file is None and after is not None:
        raise click.UsageError("--after needs --from, which names a record.")
    company = Company.gather(game, start.seats, seat, _names(bots), seed)
    key = None if seed is None else key_from_seed(seed)
    players = company.players(name.strip() or PERSON)
    match = Match(game, start, key=key, players=players, from_position=file is not None)
    _sit_down(match, company)


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", type=int, metavar="K", help="Another seat than you had, counted from 0.")
@click.option("--bots", default="", metavar="NAME,..", help="Other bots than there were, in the order of their seats.")
def resume(file: Path, seat: int | None, bots: str) -> None:
    """Go on with a game that was saved with `save` or `quit`."""
    record = read_record(file)
    match = Match.resume(record)
    company = Company.of_record(match.game, record)
    if seat is not None or bots:
        company = Company.gather(match.game, match.seats, company.seat if seat is None else seat, _names(bots))
    _sit_down(match, company, file)


def _position(game: Game, options: dict[str, Any], seats: int | None, file: Path, after: int | None) -> State:
    """Where the game begins instead; the file says how many play, and with which options."""
    if options or seats is not None:
        raise click.UsageError("--from brings its own seats and options: leave yours out.")
    start = read_position(file, game, after)
    if not start.pending():
        raise click.UsageError(f"In {file} the game is over; --after says after how many moves to begin.")
    return start


def _sit_down(match: Match, company: Company, file: Path | None = None) -> None:
    with like_control_c():
        Session(match, company, make_console(), read_line, file).run()


def _names(bots: str) -> list[str]:
    return [name.strip() for name in bots.split(",") if name.strip()]
