"""`bestiary games`: what can be played."""

from typing import Any

import click

from bestiary.cli.output import print_json, print_table
from bestiary.core.game import Game
from bestiary.core.registry import broken_games
from bestiary.core.registry import games as installed


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of a table.")
def games(as_json: bool) -> None:
    """Every game that can be played here."""
    found = list(installed().values())
    for name, problem in broken_games().items():
        click.echo(f"bestiary: the game {name!r} does not load ({problem})", err=True)
    if as_json:
        print_json([_document(game) for game in found])
        return
    columns = ["Game", "Name", "Players", "Minutes", "What it is"]
    rows = [[game.id, game.name, _players(game), str(game.minutes), game.about] for game in found]
    print_table(columns, rows, numbers={"Players", "Minutes"})


def _players(game: Game) -> str:
    return f"{game.seats[0]}-{game.seats[-1]}" if len(game.seats) > 1 else str(game.seats[0])


def _document(game: Game) -> dict[str, Any]:
    return {
        "id": game.id,
        "name": game.name,
        "players": list(game.seats),
        "usual_players": game.usual_seats,
        "minutes": game.minutes,
        "about": game.about,
        "credit": game.credit,
        "rules_version": game.version,
    }
