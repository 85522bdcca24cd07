"""Wombat Rescue, for 1 to 5 players: eat, digest, leave a trail of cubes, and bring four babies home."""

from bestiary.games.wombat_rescue.game import WombatRescue

GAME = WombatRescue()

__all__ = ["GAME"]
