"""A card that puts a monster of the hand in the place of another: the verb swap plays it."""

from bestiary.games.munchkin_babies.effects.effect import Effect

EFFECT = Effect()
