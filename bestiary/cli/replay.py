"""`bestiary replay FILE`."""

from pathlib import Path

import click

from bestiary.cli.files import read_record
from bestiary.terminal.console import make_console, read_line
from bestiary.terminal.playback import Playback
from bestiary.terminal.replay import Replay, to_json


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--step", is_flag=True, help="Show the board after each move: Enter goes on, b goes back, q quits.")
@click.option("--seat", type=int, metavar="N", help="Show what this seat saw, counted from 0.")
@click.option("--from", "first", type=click.IntRange(1), default=1, metavar="N", help="Begin with this move.")
@click.option("--json", "as_json", is_flag=True, help="Print the moves and their sentences as JSON.")
def replay(file: Path, step: bool, seat: int | None, first: int, as_json: bool) -> None:
    """Tell a recorded game again, move by move. Whether it is true, `bestiary verify` says."""
    playback = Playback(read_record(file), seat)
    if as_json:
        click.echo(to_json(playback, first))
        return
    shown = Replay(playback, make_console(), first)
    if step:
        shown.step(read_line)
    else:
        shown.tell()
