"""`bestiary bench`: how fast the games are here."""

import platform

import click
import msgspec

import bestiary
from bestiary.cli.numbers import seconds_between
from bestiary.cli.output import print_json, print_table
from bestiary.cli.progress import progress_bar
from bestiary.core.registry import games, import_game
from bestiary.lab.stopwatch import Speed, measure


@click.command()
@click.argument("game", required=False)
@click.option(
    "--seconds", type=seconds_between(0.1, 600), default=2.0, show_default=True, help="How long to measure each game."
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of a table.")
def bench(game: str | None, seconds: float, as_json: bool) -> None:
    """Measures random games from start to end on one core, and what a copy, a view and an imagined position cost.

    Without GAME every game is measured, each with its usual number of players.
    """
    wanted = list(games().values()) if game is None else [import_game(game)]
    speeds: list[Speed] = []
    with progress_bar("Measuring", len(wanted), "games") as told:
        for chosen in wanted:
            speeds.append(measure(chosen, seconds))
            told(len(speeds))
    if as_json:
        built = {"compiled": bestiary.compiled(), "python": platform.python_version(), "version": bestiary.__version__}
        print_json({**built, "games": [msgspec.to_builtins(speed) for speed in speeds]})
        return
    how = "compiled" if bestiary.compiled() else "plain Python, not compiled"
    python = f"{platform.python_implementation()} {platform.python_version()}"
    click.echo(f"Bestiary {bestiary.__version__}, {how}; {python}. One core.\n")
    columns = ["Game", "Players", "Games/s", "Moves/s", "Clone", "View", "Imagine"]
    print_table(columns, [_row(speed) for speed in speeds], numbers=columns[1:])


def _row(speed: Speed) -> list[str]:
    rates = [f"{speed.games_per_second:,.0f}", f"{speed.moves_per_second:,.0f}"]
    costs = [f"{cost:.2f} µs" for cost in (speed.clone_us, speed.view_us, speed.imagine_us)]
    return [speed.game, str(speed.seats), *rates, *costs]
