"""A card that turns the own die: the verb set_die plays it."""

from bestiary.games.munchkin_babies.effects.effect import Effect

EFFECT = Effect()
