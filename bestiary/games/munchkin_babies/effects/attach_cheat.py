"""A card that lets an Item ignore every limit: the verb cheat plays it."""

from bestiary.games.munchkin_babies.effects.effect import Effect

EFFECT = Effect()
