"""What a simulation showed, for people."""

from collections import Counter
from typing import Any

import click

from bestiary.cli.output import print_table
from bestiary.core.errors import shown
from bestiary.core.phrases import counted
from bestiary.core.registry import import_game

SPREAD = ["Mean", "SD", "Min", "Median", "Max"]
BARS = 12  # at most so many rows of a distribution
BAR = 40  # characters of its longest one


def print_report(document: dict[str, Any]) -> None:
    """The tables of a summary; the last line, and only that, says how fast it went."""
    games, wanted = document["games"], document["wanted"]
    played = f"{games:,} games" if games == wanted else f"{games:,} of {wanted:,} games"
    name = import_game(document["game"]).name
    click.echo(f"{name}, {len(document['players'])} players, {played}, seed {document['seed']}")
    for option, value in document["options"].items():
        told = ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
        click.echo(f"  {option}: {shown(told)}")
    if document["by_the_clock"]:
        click.echo(by_the_clock(document["by_the_clock"]))
    if games:
        _print_seats(document["seats"])
        if 1 < len(document["bots"]) < len(document["players"]):
            _print_bots(document["bots"])
        click.echo(f"\nMoves in a game: {_length(document['length'])}")
        if document["turns"]:
            click.echo(f"Turns in a game: {_length(document['turns'])}")
            _print_bars(document["turns"])
    speed = document["speed"]
    rates = f"{_rate(speed['games_per_second'])} games/s, {speed['moves_per_second']:,} moves/s"
    workers = counted(speed["workers"], "worker")
    click.echo(f"Speed: {rates}, {speed['seconds']:.1f} s, {workers}")


def _rate(games: float) -> str:
    """With as many digits as tell something: never 0 where games were played.

    >>> _rate(1234.5), _rate(2.345), _rate(0.0123)
    ('1,234', '2.3', '0.012')
    """
    if games >= 10:
        return f"{games:,.0f}"
    return f"{games:.1f}" if games >= 1 else f"{games:.2g}"


def by_the_clock(players: list[str]) -> str:
    """What is to be known of bots that think for so long, and not for so many lines."""
    names = " and ".join(players)
    form = f"{players[0].partition(':')[0]}:lines=200"
    return f"By the clock: {names}. The same seed may give other games;\nwith {form} it gives the same."


def _print_seats(seats: list[dict[str, Any]]) -> None:
    click.echo()
    columns = ["Seat", "Player", "Wins", "95 % interval", *SPREAD]
    rows = [[str(seat["seat"]), seat["player"], *_wins(seat), *_spread(seat["score"])] for seat in seats]
    print_table(columns, rows, numbers=set(columns) - {"Player"})


def _print_bots(bots: list[dict[str, Any]]) -> None:
    click.echo()
    columns = ["Bot", "Seats", "Wins", "95 % interval", *SPREAD]
    rows = [[bot["bot"], str(len(bot["seats"])), *_wins(bot), *_spread(bot["score"])] for bot in bots]
    print_table(columns, rows, numbers=set(columns) - {"Bot"})


def _wins(line: dict[str, Any]) -> list[str]:
    low, high = line["interval"]
    return [f"{line['win_rate']:.1%}", f"{low:.1%}-{high:.1%}"]


def _spread(score: dict[str, Any]) -> list[str]:
    exact = [str(score["lowest"]), f"{score['median']:g}", str(score["highest"])]
    return [f"{score['mean']:.2f}", f"{score['deviation']:.2f}", *exact]


def _length(length: dict[str, Any]) -> str:
    spread = f"mean {length['mean']:.1f}, shortest {length['lowest']}, median {length['median']:g}"
    return f"{spread}, longest {length['highest']}"


def _print_bars(spread: dict[str, Any]) -> None:
    """How often a game was how long."""
    first = spread["lowest"]
    wide = (spread["highest"] - first) // BARS + 1
    games: Counter[int] = Counter()
    for number, count in spread["histogram"].items():
        games[(int(number) - first) // wide] += count
    for row in range(max(games) + 1):
        start = first + row * wide
        name = f"{start}-{start + wide - 1}" if wide > 1 else f"{start}"
        bar = "#" * round(BAR * games[row] / max(games.values()))
        click.echo(f"{name:>9}  {games[row]:6}  {bar}".rstrip())
