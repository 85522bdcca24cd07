"""Monster Baby Rescue, for 2 to 5 players: take care tiles, pay with time, look after one small monster."""

from bestiary.games.monster_baby_rescue.game import MonsterBabyRescue

GAME = MonsterBabyRescue()

__all__ = ["GAME"]
