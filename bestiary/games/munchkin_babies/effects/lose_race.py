"""A Race is lost, or all."""

from bestiary.games.munchkin_babies.effects.lose_class import LoseBadge

EFFECT = LoseBadge(race=True)
