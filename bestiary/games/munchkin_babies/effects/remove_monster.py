"""A card that sends a monster away: the verb remove plays it."""

from bestiary.games.munchkin_babies.effects.effect import Effect

EFFECT = Effect(treasure=("yes", "if_only"), even_after_failed_escape=(True, False))
