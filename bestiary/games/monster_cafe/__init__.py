"""Monster Café, for 2 to 4 players: seat monsters, clear tables, feed what you took."""

from bestiary.games.monster_cafe.game import MonsterCafe

GAME = MonsterCafe()

__all__ = ["GAME"]
