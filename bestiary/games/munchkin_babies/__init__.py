"""Munchkin Babies, for 3 to 6 players: kick open doors, fight monsters, ask for help, and be the first at Level 10."""

from bestiary.games.munchkin_babies.game import MunchkinBabies

GAME = MunchkinBabies()

__all__ = ["GAME"]
