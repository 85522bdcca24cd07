"""`bestiary analyse FILE`."""

from pathlib import Path

import click

from bestiary.advice.analysis import QUICK
from bestiary.advice.analysis import analyse as look_again
from bestiary.cli.files import read_record
from bestiary.cli.output import print_json
from bestiary.cli.progress import progress_bar
from bestiary.core.record import verify
from bestiary.core.registry import find_game
from bestiary.terminal.analysis import tell_analysis
from bestiary.terminal.console import make_console

WHOLE = 100


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--seconds",
    type=click.FloatRange(0.1, 3600),
    default=QUICK,
    show_default=True,
    help="About how long it thinks, compiled, on a usual machine.",
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of a graph and sentences.")
def analyse(file: Path, seconds: float, as_json: bool) -> None:
    """Say how a finished game went: everybody's chance to win after each move, and which moves cost much.

    A move is judged by what its player could know then; the chances are those of the true position.
    """
    record = read_record(file)
    verify(record)
    with progress_bar("Thinking", WHOLE, "%") as told:
        analysis = look_again(record, seconds=seconds, told=lambda part: told(round(WHOLE * part)))
    if as_json:
        print_json(analysis)
    else:
        tell_analysis(make_console(), find_game(record.game).name, analysis)
