"""Players that are programs. Each is handed a game, and sees a seat's own sight of it, never the position."""

from bestiary.bots.levels import LEVELS, USUAL, Level, level, make_bot, strength

__all__ = ["LEVELS", "USUAL", "Level", "level", "make_bot", "strength"]
