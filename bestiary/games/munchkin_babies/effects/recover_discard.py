"""A card that takes another out of the discards: the verb recover plays it."""

from bestiary.games.munchkin_babies.effects.effect import Effect

EFFECT = Effect(deck=("any",))
