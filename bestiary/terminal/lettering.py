"""What may be printed of a foreign text: names and records come from files that anybody may have written."""

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size

LONGEST_NAME = 14


def plain(text: str) -> str:
    """The text without characters that a terminal would obey instead of showing.

    >>> plain("Mo\\x1b[2Jpsy")
    'Mo?[2Jpsy'
    """
    return "".join(character if character.isprintable() else "?" for character in text)


def cut(text: str, width: int) -> str:
    """The text in at most so many columns, with a mark where it was cut.

    >>> cut("Bellybutton", 6)
    'Belly…'
    """
    return text if cell_len(text) <= width else set_cell_size(text, width - 1).rstrip() + "…"


def short_names(players: Sequence[str]) -> list[str]:
    """What players are called on the board and in sentences: without what is in parentheses behind a name.

    >>> short_names(["Guest", "Mopsy (sensible)"])
    ['Guest', 'Mopsy']
    """
    return [_short(player) or f"Player {seat + 1}" for seat, player in enumerate(players)]


def _short(player: str) -> str:
    return cut(plain(player.partition(" (")[0]).strip(), LONGEST_NAME)
