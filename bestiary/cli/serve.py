"""`bestiary serve`."""

from __future__ import annotations

import os
import sys
import tempfile
import webbrowser
from pathlib import Path

import click

USUAL_PORT = 8000


@click.command()
@click.option("--host", default="127.0.0.1", metavar="ADDRESS", show_default=True, help="Where to listen.")
@click.option(
    "--port",
    metavar="PORT",
    type=click.IntRange(0, 65535),
    help="And on which port; 0 takes a free one.  [default: 8000, or a free one where that is taken]",
)
@click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="FOLDER",
    help="Where tables are kept.  [default: ~/.local/share/bestiary]",
)
@click.option(
    "--database",
    metavar="ADDRESS",
    envvar="BESTIARY_DATABASE",
    default="",
    help="Keep them in PostgreSQL instead: postgresql://user:password@host/name.  [env: BESTIARY_DATABASE]",
)
@click.option(
    "--redis",
    metavar="ADDRESS",
    envvar="BESTIARY_REDIS",
    default="",
    help="By which several workers tell each other: redis://host:6379/0.  [env: BESTIARY_REDIS]",
)
@click.option(
    "--workers",
    type=click.IntRange(1, 256),
    default=1,
    show_default=True,
    help="Processes that serve; more than one need --database and --redis.",
)
@click.option("--open", "show", is_flag=True, help="Show it in a browser, where there is a screen.")
@click.option("--game", "games", multiple=True, metavar="MODULE:NAME", help="A further game that is not installed.")
@click.option(
    "--set", "changes", multiple=True, metavar="NAME=VALUE", help="Another setting; docs/server.md lists them."
)
def serve(
    host: str,
    port: int | None,
    data: Path | None,
    database: str,
    redis: str,
    workers: int,
    show: bool,
    games: tuple[str, ...],
    changes: tuple[str, ...],
) -> None:
    """Serve tables to browsers and bots."""
    try:
        from bestiary.server.run import is_taken, run  # noqa: PLC0415
        from bestiary.server.settings import read_settings  # noqa: PLC0415
    except ImportError as error:
        raise click.ClickException(
            f"The server needs more than is installed here ({error.name}): pip install 'bestiary[server]'"
        ) from None
    folder = data or data_folder()
    make_writable(folder)
    settings = read_settings(folder, games, changes, database=database, redis=redis, workers=workers)
    if port is None and is_taken(host, USUAL_PORT):
        click.echo(f"Port {USUAL_PORT} is taken, so this takes another.")
        port = 0

    def ready(address: str) -> None:
        click.echo(f"Bestiary is at {address}  (Ctrl-C stops it)")
        if show and has_screen():
            webbrowser.open(address)

    run(settings, host, USUAL_PORT if port is None else port, ready)


def make_writable(folder: Path) -> None:
    """Before anything is served: tables that cannot be kept are not opened."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        reason = error.strerror or str(error)
        another = "Choose another folder with --data FOLDER, or make play DATA=FOLDER."
        raise click.ClickException(f"Tables cannot be kept in {folder}: {reason}. {another}") from None


def has_screen() -> bool:
    """Whether a browser could be shown; without one Python would open a text browser right here."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def data_folder() -> Path:
    """Where a program of this user keeps its data."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "bestiary"
