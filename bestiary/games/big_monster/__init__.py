"""Big Monster, for 2 to 6 players: keep a tile, hand on the rest, map a planet full of beasts."""

from bestiary.games.big_monster.game import BigMonster

GAME = BigMonster()

__all__ = ["GAME"]
