"""Boards, by the id of the game. A game without one of its own gets the plain one, which draws any view."""

from bestiary.terminal.boards.big_monster import BigMonsterBoard
from bestiary.terminal.boards.board import Board
from bestiary.terminal.boards.generic import PlainBoard
from bestiary.terminal.boards.monster_baby_rescue import RescueBoard
from bestiary.terminal.boards.monster_cafe import CafeBoard
from bestiary.terminal.boards.munchkin_babies import BabiesBoard
from bestiary.terminal.boards.wombat_rescue import WombatBoard

BOARDS: dict[str, Board] = {
    "big_monster": BigMonsterBoard(),
    "monster_baby_rescue": RescueBoard(),
    "monster_cafe": CafeBoard(),
    "munchkin_babies": BabiesBoard(),
    "wombat_rescue": WombatBoard(),
}
PLAIN = PlainBoard()


def board_of(game: str) -> Board:
    """The board of a game."""
    return BOARDS.get(game, PLAIN)
