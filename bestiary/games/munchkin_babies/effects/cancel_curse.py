"""A card that stops a Curse: the verb cancel plays it."""

from bestiary.games.munchkin_babies.effects.effect import Effect

EFFECT = Effect()
