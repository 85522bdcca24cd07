"""`bestiary conformance`: whether a game keeps every law of the kernel."""

from __future__ import annotations

from typing import Any

import click

from bestiary.cli.game_options import GAME_WORD, GameCommand
from bestiary.cli.numbers import seed as read_seed
from bestiary.cli.numbers import whole
from bestiary.cli.output import print_json, print_table
from bestiary.cli.progress import progress_bar
from bestiary.conformance import LAWS, Report, check
from bestiary.core.errors import shown
from bestiary.core.game import Game


@click.command(cls=GameCommand)
@click.option("--seats", type=whole(1, 99), help="How many play.  [default: every number the game is for]")
@click.option("--games", type=whole(1, 1_000_000), default=5, show_default=True, help="Games for each number of seats.")
@click.option("--seed", type=read_seed, default="1", show_default=True, help="What all luck follows from.")
@click.option("--law", "laws", multiple=True, help="Look at this law only; may be given several times.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON instead of a table.")
def conformance(
    game: Game,
    options: dict[str, Any],
    seats: int | None,
    games: int,
    seed: int | str,
    laws: tuple[str, ...],
    as_json: bool,
) -> None:
    """Plays random games of GAME and checks every law of the kernel in every position.

    GAME is the id of an installed game, or module:NAME for one that is being written. Without options of the
    game, every variant is checked that the game itself thinks worth it. The first broken law is named, with the
    seed and the position that show it.

    \b
    bestiary conformance monster_cafe --seats 3 --games 100
    bestiary conformance my_package.my_game:GAME --law law-3
    """
    cases = [
        (count, variant)
        for count in ([seats] if seats is not None else game.seats)
        for variant in ([options] if options else game.variants(count))
    ]
    reports: list[Report] = []
    with progress_bar("Checking", len(cases) * games, "games") as told:
        for number, (count, variant) in enumerate(cases):
            before = number * games
            reports.append(
                check(
                    game,
                    count,
                    variant,
                    games=games,
                    seed=seed,
                    only=laws or None,
                    spec=click.get_current_context().meta[GAME_WORD],
                    progress=lambda done, _, before=before: told(before + done),  # type: ignore[misc]
                )
            )
    if as_json:
        print_json(reports)
        return
    _print_reports(game, reports, laws or tuple(LAWS))


def _print_reports(game: Game, reports: list[Report], wanted: tuple[str, ...]) -> None:
    rows = [
        (
            str(report.seats),
            ", ".join(f"{name} {shown(str(value))}" for name, value in report.options.items()) or "as usual",
            f"{report.games:,}",
            f"{report.positions:,}",
            f"{sum(report.checks.values()):,}",
        )
        for report in reports
    ]
    print_table(
        ["seats", "options", "games", "positions", "checks"], rows, numbers=["seats", "games", "positions", "checks"]
    )
    held = {law for report in reports for law in report.checks}
    what = "the law that was" if len(held) == 1 else f"all {len(held)} laws that were"
    click.echo(f"\n{game.name} holds to {what} looked at.")
    missed = [law for law in wanted if law not in held]
    if missed:
        click.echo(f"No occasion for: {', '.join(missed)}.")
