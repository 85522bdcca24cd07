"""Boards: how a game looks in a terminal. One without a board of its own gets the plain one, which draws any view.

The boards of our games lie here, under the ids of the games, since no game knows of terminals. A game that is somebody
else's brings its own: a module `terminal_board` in its package. Either has the board as `BOARD`.
"""

from importlib import import_module
from importlib.util import find_spec

from bestiary.core.game import Game
from bestiary.terminal.boards.board import Board
from bestiary.terminal.boards.generic import PlainBoard

PLAIN = PlainBoard()


def board_of(game: Game) -> Board:
    """The board of a game."""
    for module in (f"{game.package}.terminal_board", f"{__name__}.{game.id}"):
        board = getattr(import_module(module), "BOARD", None) if _is_there(module) else None
        if isinstance(board, Board):
            return board
    return PLAIN


def _is_there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # the game is a module by itself, and no package
        return False
