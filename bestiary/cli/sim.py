"""`bestiary sim`: bots against each other."""

from __future__ import annotations

import secrets
from typing import Any

import click

from bestiary.bots import USUAL
from bestiary.cli.files import write_record
from bestiary.cli.game_options import GAME_WORD, GameCommand
from bestiary.cli.numbers import seed as read_seed
from bestiary.cli.numbers import whole
from bestiary.cli.output import print_json
from bestiary.cli.progress import progress_bar
from bestiary.cli.results import print_result
from bestiary.cli.sim_report import by_the_clock, print_report
from bestiary.core.game import Game
from bestiary.lab.interrupt import Interrupt
from bestiary.lab.plan import Plan
from bestiary.lab.simulation import Simulation, WorkersDie
from bestiary.lab.summary import speed, summary
from bestiary.processes import usable_cores

MOST_GAMES = 100_000_000
INTERRUPTED = 130


@click.command(cls=GameCommand)
@click.option("--players", metavar="BOT,BOT,...", help="A bot for each seat.  [default: sensible, the others random]")
@click.option("--seats", type=whole(1, 99), help="How many play.  [default: as many as --players names]")
@click.option("--games", "count", type=whole(1, MOST_GAMES), default=1000, show_default=True, help="How many games.")
@click.option("--seed", type=read_seed, help="What all luck follows from.  [default: chosen at random, and printed]")
@click.option("--workers", type=whole(1, 256), help="How many processes play.  [default: one for each core]")
@click.option("--only", type=whole(0, MOST_GAMES - 1), help="Play only the game of this number, counted from 0.")
@click.option("--record", metavar="FILE", help="With --only: write the record of that game to FILE.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of tables.")
def sim(
    game: Game,
    options: dict[str, Any],
    players: str | None,
    seats: int | None,
    count: int,
    seed: int | str | None,
    workers: int | None,
    only: int | None,
    record: str | None,
    as_json: bool,
) -> int:
    """Lets bots play many games of GAME on all cores, and says who wins how often.

    The same seed gives the same games on any number of workers, unless bots think by the clock: `sharp` and `fierce`
    do, and with a number of lines, as in `sharp:lines=200`, they do not. Ctrl-C stops it and keeps what was played.

    \b
    bestiary sim monster_cafe --players sensible,random,random,random --games 10000 --seed 1
    bestiary sim monster_cafe --players sensible,random --seed 1 --only 17 --record game17.json

    \b
    sharp:lines=200      a bot of that level that thinks for 200 lines of play
    fierce:seconds=0.5   the same for half a second
    """
    if record is not None and only is None:
        raise click.UsageError("--record needs --only, which says the game to write; such as --only 17.")
    if only is not None and seed is None:
        raise click.UsageError("--only needs --seed, for without one the games are never the same.")
    chosen_seed = secrets.randbelow(10**9) if seed is None else seed
    word = click.get_current_context().meta[GAME_WORD]
    plan = Plan.make(word, _bots(game, players, seats), seed=chosen_seed, options=options)
    if only is not None:
        _look_at(plan, only, record, as_json)
        return 0
    return _simulate(plan, count, workers or usable_cores(), as_json)


def _bots(game: Game, players: str | None, seats: int | None) -> list[str]:
    """Who plays. A wrong number of them is answered with the right form."""
    if players is None:
        return [USUAL] + ["random"] * ((seats or game.usual_seats) - 1)
    bots = [name.strip().casefold() for name in players.split(",")]
    wanted = len(bots) if seats is None else seats
    example = ",".join([USUAL] + ["random"] * ((wanted if wanted in game.seats else game.usual_seats) - 1))
    form = f"Name a bot for each seat, such as --players {example}"
    if wanted not in game.seats:
        raise click.UsageError(f"{game.wrong_seats(wanted)} {form}")
    if len(bots) != wanted:
        raise click.UsageError(f"--players names {len(bots)} of {wanted} players. {form}")
    if not all(bots):
        raise click.UsageError(f"--players has an empty name in it. {form}")
    return bots


def _simulate(plan: Plan, games: int, workers: int, as_json: bool) -> int:
    simulation = Simulation(plan, games, workers=workers)
    failure = None
    with Interrupt() as interrupt, progress_bar("Playing", games, "games") as told:
        try:
            simulation.run(told=told, stop=interrupt.asked)
        except WorkersDie as error:
            failure = error  # what was played is shown all the same
    document = summary(simulation)
    document["speed"] = speed(simulation, workers)
    if as_json:
        print_json(document)
    else:
        print_report(document)
    if failure is not None:
        raise failure
    return INTERRUPTED if simulation.tally.games < games else 0


def _look_at(plan: Plan, number: int, file: str | None, as_json: bool) -> None:
    match = plan.match(number)
    record = match.record()
    if file is not None:
        write_record(file, record)
    if as_json:
        print_json(record)
        return
    click.echo(f"Game {number} of seed {plan.seed}" + (f", written to {file}" if file is not None else "") + ".\n")
    if plan.by_the_clock:
        click.echo(by_the_clock(plan.by_the_clock) + "\n")
    assert match.result is not None
    print_result(match.result, plan.players)
