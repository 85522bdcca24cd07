"""`bestiary serve`."""

from __future__ import annotations

import os
import sys
import webbrowser
from pathlib import Path

import click


@click.command()
@click.option("--host", default="127.0.0.1", metavar="ADDRESS", show_default=True, help="Where to listen.")
@click.option(
    "--port",
    default=8000,
    metavar="PORT",
    show_default=True,
    type=click.IntRange(0, 65535),
    help="And on which port; 0 takes a free one.",
)
@click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="FOLDER",
    help="Where tables are kept.  [default: ~/.local/share/bestiary]",
)
@click.option("--open", "show", is_flag=True, help="Show it in a browser, where there is a screen.")
@click.option("--game", "games", multiple=True, metavar="MODULE:NAME", help="A further game that is not installed.")
@click.option(
    "--set", "changes", multiple=True, metavar="NAME=VALUE", help="Another setting; docs/server.md lists them."
)
def serve(
    host: str, port: int, data: Path | None, show: bool, games: tuple[str, ...], changes: tuple[str, ...]
) -> None:
    """Serve tables to browsers and bots."""
    try:
        from bestiary.server.run import run  # noqa: PLC0415
        from bestiary.server.settings import read_settings  # noqa: PLC0415
    except ImportError as error:
        raise click.ClickException(
            f"The server needs more than is installed here ({error.name}): pip install 'bestiary[server]'"
        ) from None
    settings = read_settings(data or data_folder(), games, changes)

    def ready(address: str) -> None:
        click.echo(f"Bestiary is at {address}  (Ctrl-C stops it)")
        if show and has_screen():
            webbrowser.open(address)

    run(settings, host, port, ready)


def has_screen() -> bool:
    """Whether a browser could be shown; without one Python would open a text browser right here."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def data_folder() -> Path:
    """Where a program of this user keeps its data."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "bestiary"
