"""A card that grabs an Item which turns the fight: the verb grab plays it."""

from bestiary.games.munchkin_babies.effects.effect import Effect

EFFECT = Effect()
